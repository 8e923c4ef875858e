"""Messages: hands and piles that texts reach into."""

MESSAGES = {
    "prompt.declare": ("{card}: declare a card type", "{card} : déclarez un type de carte"),
    "option.declare": ("Declare: {node}", "Déclarer : {node}"),
    "event.retrieved-cards": ("{player} retrieves [{cards}|nothing].", "{player} [récupère {cards}|ne récupère rien]."),
    "event.taken": (
        "{player} takes [{cards}|{amount:cards}] into hand[ from {pile}].",
        "{player} prend en main [{cards}|{amount:cards}][ de {pile}].",
    ),
    "status.face up": ("face up", "face visible"),
    "event.put": (
        "[From {pile} of {player} to|To] {zone}: [{cards}|{amount:cards}].",
        "[De {pile} de {player} à|À] {zone} : [{cards}|{amount:cards}].",
    ),
    "event.revealed": (
        "Revealed from {pile} of {player}: [{cards}|no cards].",
        "Cartes révélées de {pile} de {player} : [{cards}|aucune carte].",
    ),
    "prompt.rearrange": (
        "{card}: which card lies next from the top of {pile} of {owner}?",
        "{card} : quelle carte vient ensuite, à partir du dessus de {pile} de {owner} ?",
    ),
    "event.rearranged": (
        "{player} puts {amount:cards} back in an order of his choice.",
        "{player} remet {amount:cards} dans l'ordre de son choix.",
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
}
