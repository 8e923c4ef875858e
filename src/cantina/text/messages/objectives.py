"""Messages: cards with two faces."""

MESSAGES = {
    "flip.need": ("{node}", "{node}"),
    "event.flipped": ("{card} is flipped: {now}.", "{card} se retourne : {now}."),
    "status.flipped": ("flipped", "retourné"),
}
