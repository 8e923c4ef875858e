"""Messages: the cave in Big One and the space slug."""

MESSAGES = {
    "event.belly": ("{place} is now a belly.", "{place} : c'est maintenant un ventre."),
    "event.cave": ("{place} is a cave again.", "{place} : c'est de nouveau une grotte."),
    "event.mouth-closed": ("{card} closes its mouth.", "{card} ferme la bouche."),
    "status.belly": ("belly[ of {other}]", "ventre[ de {other}]"),
    "status.closed": ("mouth closed", "bouche fermée"),
}
