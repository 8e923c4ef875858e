"""Messages: bluff cards."""

MESSAGES = {
    "verb.bluff": ("bluff", "bluffer"),
    "verb.turn-over": ("turn-over", "dévoiler"),
    "option.bluff": ("Place {card} as a bluff card", "Placer {card} comme carte de bluff"),
    "option.turn-over": ("Turn over bluff card {amount} at {card}", "Retourner la carte de bluff n° {amount} à {card}"),
    "prompt.bluff": ("Where does {card} lie as a bluff card?", "Où placer {card} comme carte de bluff ?"),
    "event.bluffed": (
        "{player} bluffs at {place}: [{cards}|{amount:cards}] face down.",
        "{player} bluffe à {place} : [{cards}|{amount:cards}] face cachée.",
    ),
    "event.turned-over": (
        "{player} turns over a bluff card at {place}: {card}.",
        "{player} retourne une carte de bluff à {place} : {card}.",
    ),
    "refusal.bluffed": ("A bluff card was placed this turn.", "Une carte de bluff a déjà été placée à ce tour."),
    "refusal.no-bluff-site": (
        "You may place bluff cards at no such site.",
        "Vous ne pouvez placer de carte de bluff à aucun site de ce genre.",
    ),
    "refusal.no-bluff": (
        "There is no bluff card of your opponent's.",
        "Il n'y a pas là de carte de bluff de votre adversaire.",
    ),
    "status.bluff": ("bluff card", "carte de bluff"),
}
