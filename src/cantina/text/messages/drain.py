"""Messages: Force drains."""

MESSAGES = {
    "option.drain": (
        "Force drain at {card}[ ({amount})][, for {cost:force}]",
        "Drainage de Force à {card}[ ({amount})][, pour {cost:force}]",
    ),
    "event.drain": ("{player} initiates a Force drain at {place}.", "{player} initie un drainage de Force à {place}."),
    "event.drain-cancelled": ("The Force drain at {place} is canceled.", "Le drainage de Force à {place} est annulé."),
    "event.drain-amount": ("{player} drains {amount} Force at {place}.", "{player} draine {amount} Force à {place}."),
    "refusal.contested": ("The opponent has presence at {place}.", "L'adversaire est présent à {place}."),
    "refusal.no-control": ("You do not control {place}.", "Vous ne contrôlez pas {place}."),
    "refusal.drained": (
        "You have already Force drained at {place} this turn.",
        "Vous avez déjà drainé à {place} ce tour-ci.",
    ),
    "refusal.spy": ("The undercover spy [{by}|there] prevents it.", "Un espion clandestin[ ({by})] l'empêche."),
    "refusal.already-participated": (
        "[{by}|A card of yours there] has already taken part in a Force drain this turn.",
        "[{by}|Une de vos cartes présentes] a déjà participé à un drainage ce tour-ci.",
    ),
}
