"""Messages: locations."""

MESSAGES = {
    "option.take-back": ("Take {card} back into hand", "Reprendre {card} en main"),
    "refusal.no-piece": (
        "This is no card of yours at a holosite.",
        "Ce n'est pas une de vos cartes sur un holosite.",
    ),
    "status.turned": ("turned round", "retourné"),
}
