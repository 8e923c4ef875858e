"""Messages: the moments that can be answered."""

MESSAGES = {
    "prompt.respond.battle": (
        "A battle was just initiated: respond?",
        "Une bataille vient d'être engagée : répondre ?",
    ),
    "prompt.respond.drain": (
        "A Force drain was just initiated: respond?",
        "Un drainage de Force vient d'être engagé : répondre ?",
    ),
    "prompt.respond.deploying": (
        "[{card}|A card] is being deployed: respond?",
        "Une carte est en cours de déploiement[ ({card})] : répondre ?",
    ),
    "prompt.respond.deployed": (
        "[{card}|A card] was just deployed: respond?",
        "Une carte vient d'être déployée[ ({card})] : répondre ?",
    ),
    "prompt.respond.used": (
        "The text of [{card}|a card] is being used: respond?",
        "Le texte d'une carte est utilisé[ ({card})] : répondre ?",
    ),
    "prompt.respond.played": (
        "[{card}|A card] is being played: respond?",
        "Une carte est jouée[ ({card})] : répondre ?",
    ),
    "prompt.respond.forfeited": (
        "[{card}|A card] was just forfeited: respond?",
        "Une carte vient d'être comptabilisée en perte[ ({card})] : répondre ?",
    ),
    "prompt.respond.lost": (
        "[{card}|A card] was just lost: respond?",
        "Une carte vient d'être perdue[ ({card})] : répondre ?",
    ),
    "prompt.respond.about-to-be-lost": (
        "[{card}|A card] is about to be lost: respond?",
        "Une carte va être perdue[ ({card})] : répondre ?",
    ),
    "prompt.respond.moved": (
        "[{card}|A card] just moved: respond?",
        "Une carte vient de se déplacer[ ({card})] : répondre ?",
    ),
    "prompt.respond.about-to-move": (
        "[{card}|A card] is about to move: respond?",
        "Une carte va se déplacer[ ({card})] : répondre ?",
    ),
    "prompt.respond.cover-broken": ("{card} was just unmasked: respond?", "{card} vient d'être démasqué : répondre ?"),
    "prompt.respond.hit": (
        "[{card}|A card] was just 'hit': respond?",
        "Une carte vient d'être touchée[ ({card})] : répondre ?",
    ),
    "prompt.respond.fired": (
        "[{card}|A weapon] was just fired: respond?",
        "Une arme vient de tirer[ ({card})] : répondre ?",
    ),
    "prompt.respond.destiny": (
        "Destiny was just drawn[: {card}]. Respond?",
        "Une destinée vient d'être tirée[ ({card})] : répondre ?",
    ),
    "prompt.respond.battle-destinies": (
        "The battle destinies are drawn: respond?",
        "Les destinées de bataille sont tirées : répondre ?",
    ),
    "prompt.respond.battle-won": ("A battle was just won: respond?", "Une bataille vient d'être gagnée : répondre ?"),
    "prompt.respond.battle-lost": ("A battle was just lost: respond?", "Une bataille vient d'être perdue : répondre ?"),
    "prompt.respond.battle-ended": ("The battle ends: respond?", "La bataille se termine : répondre ?"),
    "prompt.respond.about-to-lose-force": (
        "Force is about to be lost: respond?",
        "De la Force va être perdue : répondre ?",
    ),
    "prompt.respond.force-lost": ("Force was just lost: respond?", "De la Force vient d'être perdue : répondre ?"),
    "prompt.respond.start-of-turn": ("The turn begins: respond?", "Le tour commence : répondre ?"),
    "prompt.respond.end-of-turn": ("The turn ends: respond?", "Le tour se termine : répondre ?"),
    "prompt.respond.react": ("[{card}|A card] 'reacts': respond?", "Une carte réagit[ ({card})] : répondre ?"),
}
