"""Messages: the beginning of the game."""

MESSAGES = {
    "option.start": ("Start with {card}", "Commencer avec {card}"),
    "option.convert-yes": ("Yes, mine is converted", "Oui, la mienne est transformée"),
    "option.convert-no": ("No, mine is not converted", "Non, la mienne n'est pas transformée"),
    "prompt.start": ("Choose your starting location", "Choisissez votre localisation de départ"),
    "prompt.start-interrupt": ("Start with an Interrupt?", "Commencer avec une Interruption ?"),
    "prompt.convert-start": (
        "Both players start with {card}: is yours converted?",
        "Les deux joueurs commencent avec {card} : la vôtre est-elle transformée ?",
    ),
    "event.started": ("{player} starts at {card}.", "{player} commence à {card}."),
    "event.opened": ("{player} starts with {card}.", "{player} commence avec {card}."),
    "event.same-start": ("Both players have chosen {card}.", "Les deux joueurs ont choisi {card}."),
    "event.set-aside": (
        "{player} lacks what {card} must bring along: it is set aside.",
        "{player} n'a pas ce que {card} doit amener : la carte est mise de côté.",
    ),
    "event.dealt": ("Opening hand of {player}: {cards}.", "Main de départ de {player} : {cards}."),
}
