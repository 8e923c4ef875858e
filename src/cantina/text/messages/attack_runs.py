"""Messages: Attack Runs."""

MESSAGES = {
    "prompt.follow": ("Which ship follows to {place}?", "Quel vaisseau suit vers {place} ?"),
    "prompt.lead": ("Which starfighter leads at {place}?", "Quel chasseur mène à {place} ?"),
    "prompt.trench": ("Attack Run: fire weapons or act", "Attack Run : tirez ou agissez"),
    "event.leads": ("{card} leads the Attack Run.", "{card} mène l'Attack Run."),
    "event.attack-run": (
        "The Attack Run of {player} comes to {total}; it must exceed {limit}.",
        "L'Attack Run de {player} donne {total} ; il faut dépasser {limit}.",
    ),
}
