"""Messages: hands and piles that texts reach into."""

MESSAGES = {
    "prompt.fetch": ("{card}: choose a card to take into hand", "{card} : choisissez une carte à prendre en main"),
    "prompt.deploy-from-reserve": (
        "{card}: choose a card to deploy from your Reserve Deck",
        "{card} : choisissez une carte à déployer depuis votre pile de réserve",
    ),
    "prompt.retrieve": (
        "{card}: choose a card to retrieve (up to {amount} more)",
        "{card} : choisissez une carte à récupérer (encore {amount} au plus)",
    ),
    "prompt.discard": (
        "{card}: you may put a card on the Used Pile",
        "{card} : vous pouvez placer une carte sur la pile utilisée",
    ),
    "event.retrieved-card": ("{player} retrieves {card}.", "{player} récupère {card}."),
    "event.regenerated": (
        "{player} takes {card} from the Lost Pile into hand.",
        "{player} reprend en main {card} de la pile perdue.",
    ),
    "event.taken": ("{player} takes {card} into hand.", "{player} prend {card} en main."),
    "event.hand-cut": (
        "From your hand to the Used Pile, at random: {cards}.",
        "De votre main à la pile utilisée, au hasard : {cards}.",
    ),
    "event.hand-cut-hidden": (
        "{amount:cards} from the hand of {player} go to the Used Pile, at random.",
        "De la main de {player} à la pile utilisée, au hasard : {amount:cards}.",
    ),
    "event.hand-put-away": (
        "{player} puts {amount:cards} from hand on the Used Pile.",
        "{player} place {amount:cards} de sa main sur sa pile utilisée.",
    ),
    "event.revealed": (
        "The hand of {player} is revealed: [{cards}|no cards].",
        "La main de {player} est révélée : [{cards}|aucune carte].",
    ),
    "event.shuffled": ("{pile} of {player} is shuffled.", "{pile} de {player} est mélangée."),
    "event.peeked": (
        "You look at {pile} of {owner}: [{cards}|no cards].",
        "Vous regardez {pile} de {owner} : [{cards}|aucune carte].",
    ),
    "event.peeked-hidden": (
        "{player} looks at {amount:cards} in {pile} of {owner}.",
        "{player} regarde {amount:cards} de {pile} de {owner}.",
    ),
    "event.top-to-force": (
        "{player} moves the top card of the Reserve Deck to the Force Pile.",
        "{player} place la carte du dessus de la pile de réserve sur la pile de Force.",
    ),
    "event.discarded": (
        "{card} goes from hand to the Used Pile of {player}.",
        "{card} passe de la main à la pile utilisée de {player}.",
    ),
    "event.scavenged": (
        "Lost from the Used Pile of {player}: [{cards}|nothing].",
        "Perte de la pile utilisée de {player} : [{cards}|rien].",
    ),
    "event.search-failed": (
        "{player} finds nothing in the Reserve Deck.",
        "{player} ne trouve rien dans la pile de réserve.",
    ),
}
