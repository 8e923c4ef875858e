"""Messages: the moments that can be answered."""

MESSAGES = {
    "prompt.respond.battle": (
        "{player} just initiated a battle at {place}: respond?",
        "{player} vient d'initier une bataille à {place} : répondre ?",
    ),
    "prompt.respond.drain": (
        "{player} just initiated a Force drain of {amount} at {place}: respond?",
        "{player} vient d'initier un drainage de {amount} Force à {place} : répondre ?",
    ),
    "prompt.respond.deploying": (
        "{player} is deploying {card}: respond?",
        "{player} est en train de déployer {card} : répondre ?",
    ),
    "prompt.respond.deployed": ("{card} was just deployed: respond?", "{player} vient de déployer {card} : répondre ?"),
    "prompt.respond.used": (
        "{player} is using the text of {card}: respond?",
        "{player} utilise le texte de {card} : répondre ?",
    ),
    "prompt.respond.played": ("{player} is playing {card}: respond?", "{player} joue {card} : répondre ?"),
    "prompt.respond.forfeited": (
        "{card} was just forfeited: respond?",
        "{player} vient de comptabiliser {card} en perte : répondre ?",
    ),
    "prompt.respond.lost": ("{card} was just lost: respond?", "{player} vient de perdre {card} : répondre ?"),
    "prompt.respond.about-to-be-lost": (
        "{card} is about to be lost: respond?",
        "{card} va quitter la table pour la pile perdue : répondre ?",
    ),
    "prompt.respond.moved": ("{card} just moved: respond?", "{card} vient de se déplacer : répondre ?"),
    "prompt.respond.about-to-move": ("{card} is about to move: respond?", "{card} va se déplacer : répondre ?"),
    "prompt.respond.cover-broken": (
        "The cover of {card} was just broken: respond?",
        "La couverture de {card} vient d'être levée : répondre ?",
    ),
    "prompt.respond.went-missing": (
        "{card} just became missing: respond?",
        "Personnage porté disparu : {card}. Répondre ?",
    ),
    "prompt.respond.hit": ("{card} was just 'hit': respond?", "Carte touchée : {card}. Répondre ?"),
    "prompt.respond.fired": (
        "{player} just fired {card} at {target}: respond?",
        "{player} vient de tirer avec {card} sur {target} : répondre ?",
    ),
    "prompt.respond.about-to-draw": (
        "{player} is about to draw destiny: respond?",
        "{player} va tirer une destinée : répondre ?",
    ),
    "prompt.respond.destiny": (
        "{player} just drew {card} for destiny: respond?",
        "{player} vient de tirer {card} comme destinée : répondre ?",
    ),
    "prompt.respond.draw-succeeded": (
        "{player} just succeeded with a destiny draw for {card}: respond?",
        "{player} vient de réussir un tirage de destinée pour {card} : répondre ?",
    ),
    "prompt.respond.transported": (
        "{card} just completed a transport: respond?",
        "{card} vient d'achever un transport : répondre ?",
    ),
    "prompt.respond.battle-destinies": (
        "The battle destinies at {place} are drawn: respond?",
        "Les destinées de bataille à {place} sont tirées : répondre ?",
    ),
    "prompt.respond.battle-won": (
        "{player} just won the battle at {place}: respond?",
        "{player} vient de gagner la bataille à {place} : répondre ?",
    ),
    "prompt.respond.battle-lost": (
        "{player} just lost the battle at {place}: respond?",
        "{player} vient de perdre la bataille à {place} : répondre ?",
    ),
    "prompt.respond.battle-ended": (
        "The battle at {place} ends: respond?",
        "La bataille à {place} se termine : répondre ?",
    ),
    "prompt.respond.segment-ended": (
        "The weapons segment of the battle at {place} has ended: respond?",
        "Le segment des armes de la bataille à {place} est terminé : répondre ?",
    ),
    "prompt.respond.battle-over": (
        "The battle that {player} initiated at {place} is over: respond?",
        "La bataille que {player} avait initiée à {place} est terminée : répondre ?",
    ),
    "prompt.respond.about-to-activate": (
        "{player} is about to activate Force: respond?",
        "{player} va activer de la Force : répondre ?",
    ),
    "prompt.respond.about-to-lose-force": (
        "{player} is about to lose {amount} Force ({cause:bare}): respond?",
        "{player} va perdre {amount} Force ({cause:bare}) : répondre ?",
    ),
    "prompt.respond.retrieved": (
        "{player} just retrieved {amount} Force with {card}: respond?",
        "{player} vient de récupérer {amount} Force avec {card} : répondre ?",
    ),
    "prompt.respond.force-lost": (
        "{player} just lost {amount} Force ({cause:bare}): respond?",
        "{player} vient de perdre {amount} Force ({cause:bare}) : répondre ?",
    ),
    "prompt.respond.stacked": (
        "{card} was just placed on another card: respond?",
        "{card} vient d'être placé sur une autre carte : répondre ?",
    ),
    "prompt.respond.flipped": ("{card} was just flipped: respond?", "{card} vient d'être retourné : répondre ?"),
    "prompt.respond.start-of-phase": (
        "A phase of {player} begins: respond?",
        "Une phase de {player} commence : répondre ?",
    ),
    "prompt.respond.end-of-phase": (
        "A phase of {player} ends: respond?",
        "Une phase de {player} se termine : répondre ?",
    ),
    "prompt.respond.start-of-turn": (
        "The turn of {player} begins: respond?",
        "Le tour de {player} commence : répondre ?",
    ),
    "prompt.respond.end-of-turn": (
        "The turn of {player} ends: respond?",
        "Le tour de {player} se termine : répondre ?",
    ),
    "prompt.respond.react": (
        "{player} 'reacts' with {card}: respond?",
        "{player} réagit avec {card} : répondre ?",
    ),
}
