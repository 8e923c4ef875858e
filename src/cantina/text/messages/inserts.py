"""Messages: insert cards."""

MESSAGES = {
    "option.insert": (
        "Into the opponent's Reserve Deck[ ({cost:force})][, function {mode}]",
        "Dans la pile de réserve de l'adversaire[ ({cost:force})][, fonction {mode}]",
    ),
    "event.inserted": (
        "{player} inserts {card} in the Reserve Deck of {owner}.",
        "{player} insère {card} dans la pile de réserve de {owner}.",
    ),
    "event.surfaced": (
        "{card} has come to the top of the Reserve Deck of {owner}.",
        "{card} arrive au sommet de la pile de réserve de {owner}.",
    ),
    "status.inserted": ("inserted", "insérée"),
    "prompt.respond.insert-revealed": (
        "{card} was just revealed on top of a Reserve Deck: respond?",
        "{card} vient d'apparaître au sommet d'une pile de réserve : répondre ?",
    ),
    "prompt.respond.reached-top": (
        "{card} has come to the top of a Reserve Deck: respond?",
        "{card} est au sommet d'une pile de réserve : répondre ?",
    ),
}
