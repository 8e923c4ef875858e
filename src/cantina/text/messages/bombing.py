"""Messages: bombing runs."""

MESSAGES = {
    "event.crashes": ("{card} cannot return and crashes.", "{card} ne peut pas revenir et s'écrase."),
    "refusal.aloft": ("[{by}|It] is flying a bombing run.", "[{by}|Ce vaisseau] est en mission de bombardement."),
    "status.bombing": ("bombing run", "bombardement"),
}
