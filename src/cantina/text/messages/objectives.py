"""Messages: cards with two faces."""

MESSAGES = {
    "event.flipped": ("{card} is flipped: {now}.", "{card} se retourne : {now}."),
    "status.flipped": ("flipped", "retourné"),
}
