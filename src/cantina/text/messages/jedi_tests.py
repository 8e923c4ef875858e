"""Messages: Jedi Tests."""

MESSAGES = {
    "event.completed": ("{apprentice} completes {card}.", "{apprentice} réussit {card}."),
    "event.upside-down": ("{card} is turned upside down.", "{card} est mis à l'envers."),
    "refusal.upside-down": ("[{by}|It] is upside down.", "[{by}|Cette carte] est à l'envers."),
    "part.trained": ("A completed Jedi Test", "Un test Jedi réussi"),
    "part.upside-down": ("It is upside down", "La carte est à l'envers"),
    "prompt.respond.completed": ("{card} was just completed", "{card} vient d'être réussi"),
    "status.completed": ("completed", "réussi"),
    "status.trained": ("trained", "entraîné"),
    "status.upside down": ("upside down", "à l'envers"),
}
