"""Messages: mobile systems."""

MESSAGES = {
    "option.orbit": ("Orbit {card}[ ({cost:force})]", "Se mettre en orbite autour de {card}[ ({cost:force})]"),
    "option.deep-space": (
        "Deep space at parsec {amount}[ ({cost:force})]",
        "Espace lointain au parsec {amount}[ ({cost:force})]",
    ),
    "event.orbit": ("{card} orbits {place}.", "{card} se met en orbite autour de {place}."),
    "event.deep-space": (
        "{card} is in deep space at parsec {amount}.",
        "{card} est dans l'espace lointain au parsec {amount}.",
    ),
    "status.orbiting": ("orbiting {other}", "en orbite autour de {other}"),
    "status.in deep space": ("in deep space, parsec {value}", "dans l'espace lointain, parsec {value}"),
}
