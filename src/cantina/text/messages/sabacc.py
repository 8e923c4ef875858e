"""Messages: sabacc."""

MESSAGES = {
    "option.sabacc-draw": ("Draw another card", "Tirer une autre carte"),
    "prompt.sabacc-player": ("{card}: who of yours plays?", "{card} : qui joue pour vous ?"),
    "prompt.sabacc-draw": ("{card}: you have {amount}; draw or pass", "{card} : vous avez {amount} ; tirez ou passez"),
    "prompt.sabacc-count": ("What does {card} count?", "Combien vaut {card} ?"),
    "prompt.sabacc-total": ("{card}: which total counts?", "{card} : quel total compte ?"),
    "prompt.sabacc-prize": ("{card}: choose what you have won", "{card} : choisissez votre gain"),
    "event.sabacc-drew": ("{player} draws {card} for sabacc.", "{player} tire {card} au sabacc."),
    "event.sabacc-drew-hidden": ("{player} draws a card for sabacc.", "{player} tire une carte au sabacc."),
    "event.sabacc-shown": ("{player} shows {cards}: {total}.", "{player} montre {cards} : {total}."),
    "event.sabacc-won": ("{card}: [{winner} wins|nobody wins].", "{card} : [{winner} gagne|personne ne gagne]."),
    "event.sabacc-prize": ("{player} wins {card}.", "{player} gagne {card}."),
}
