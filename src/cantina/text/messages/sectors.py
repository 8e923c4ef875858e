"""Messages: sectors inside Death Star II."""

MESSAGES = {
    "prompt.escape": ("{card}: try to escape?", "{card} : tenter de s'échapper ?"),
    "option.escape-yes": ("Try to escape with {card}", "Tenter de s'échapper avec {card}"),
}
