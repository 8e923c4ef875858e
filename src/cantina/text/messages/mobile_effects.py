"""Messages: Mobile Effects that drift."""

MESSAGES = {
    "prompt.course": ("Toward which site does {card} start?", "Vers quel site {card} part-il d'abord ?"),
    "status.heading": ("drifting", "en mouvement"),
}
