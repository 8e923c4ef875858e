"""Messages: cards that leave the table, or come back."""

MESSAGES = {
    "prompt.jump-off": ("{card} may jump off", "{card} peut sauter à terre"),
    "event.cancelled": ("Canceled: [{card}|{kind}].", "Annulation : [{card}|{kind}]."),
    "event.lost": ("Lost[ from {pile} of {player}]: {cards}.", "Perte[ de {pile} de {player}] : {cards}."),
    "event.placed": ("Placed in {zone}: {cards}.", "Vers {zone} : {cards}."),
    "event.out-of-play": ("Out of play: {cards}.", "Hors jeu : {cards}."),
    "event.returned": ("Returned to hand: {cards}.", "Retour en main : {cards}."),
    "event.stacked": ("Placed on {place}: {cards}.", "Sur {place} : {cards}."),
    "event.stacked-down": (
        "Placed face down on {place}: [{cards}|{amount:cards}].",
        "Face cachée sur {place} : [{cards}|{amount:cards}].",
    ),
    "status.face down": ("face down", "face cachée"),
    "event.revived": ("{card} returns to {place}.", "{card} revient à {place}."),
}
