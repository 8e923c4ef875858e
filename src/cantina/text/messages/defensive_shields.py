"""Messages: Defensive Shields."""

MESSAGES = {
    "event.shield-played": ("{player} plays {card}.", "{player} joue {card}."),
}
