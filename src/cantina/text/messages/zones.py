"""Messages: cards that leave the table, change sides or come back."""

MESSAGES = {
    "prompt.jump-off": ("{card} may jump off", "{card} peut sauter à terre"),
    "prompt.lose-card": ("{card}: choose a card to lose", "{card} : choisissez une carte à perdre"),
    "event.cancelled": ("Canceled: [{card}|{kind}].", "Annulation : [{card}|{kind}]."),
    "event.lost": ("Lost: {cards}.", "Perte : {cards}."),
    "event.returned": ("Returned to hand: {cards}.", "Retour en main : {cards}."),
    "event.converted": ("{card} comes over to {player}.", "{player} convertit {card} à son camp."),
    "event.crossed-over": (
        "{card} crosses over: it belongs to {player} now.",
        "{card} change de côté : {player} en dispose désormais.",
    ),
    "event.stacked": ("{card} is placed on {place}.", "{card} est placé sur {place}."),
    "event.revived": ("{card} returns to {place}.", "{card} revient à {place}."),
    "event.crashed": ("{card} crashes.", "Accident : {card}."),
    "event.collapsed": ("{place} collapses.", "Effondrement : {place}."),
    "event.saved": (
        "{card} goes to {pile} instead of being lost.",
        "{card} va à {pile} au lieu d'aller à la pile perdue.",
    ),
    "event.stolen": ("{player} steals {card}.", "{player} vole {card}."),
}
