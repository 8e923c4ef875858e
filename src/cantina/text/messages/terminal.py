"""Messages: the terminal."""

MESSAGES = {
    "ui.help": (
        (
            "Type an option's number. Also: ? NUMBER or ? TITLE (a card's text), why VERB CARD, table, log, undo, "
            "save FILE, quit."
        ),
        (
            "Tapez le numéro d'une option. Aussi : ? NUMÉRO ou ? TITRE (texte d'une carte), pourquoi VERBE CARTE, "
            "table, journal, annuler, sauver FICHIER, quitter."
        ),
    ),
    "ui.prompt": ("{player} >", "{player} >"),
    "ui.unknown": (
        "“{line}” is neither a number from 1 to {most} nor a command; type help.",
        "« {line} » n'est ni un numéro de 1 à {most} ni une commande ; tapez aide.",
    ),
    "ui.hand": ("Hand: [{cards}|empty]", "Main : [{cards}|vide]"),
    "ui.no-card": ("That option is about no card.", "Cette option ne concerne aucune carte."),
    "ui.no-such-card": ("No card “{title}” is known here.", "Aucune carte « {title} » n'est connue ici."),
    "ui.why-usage": (
        "why VERB CARD, with a verb out of: {verbs}.",
        "pourquoi VERBE CARTE, avec un verbe parmi : {verbs}.",
    ),
    "ui.possible": ("That is possible now.", "C'est possible maintenant."),
    "ui.nothing-to-undo": ("There is nothing to take back.", "Il n'y a rien à annuler."),
    "ui.undone": ("Taken back.", "C'est annulé."),
    "ui.parted": (
        "The rules or cards have changed since this game was played: this is the table after {step} answers, as far as "
        "it is still the same game ({why}).",
        "Les règles ou les cartes ont changé depuis cette partie : voici la table après {step} réponses, tant que "
        "c'est encore la même partie ({why}).",
    ),
    "ui.parted-over": (
        "That game is over. To see it as it was recorded: cantina replay {path}",
        "Cette partie est finie. Pour la voir telle qu'elle a été notée : cantina replay {path}",
    ),
    "ui.saved": (
        "Saved as {path}. Go on with: cantina play --resume {path}",
        "Partie sauvée dans {path}. Pour continuer : cantina play --resume {path}",
    ),
    "ui.not-saved": ("Not saved as {path}: {error}", "La partie n'a pas été sauvée dans {path} : {error}"),
    "ui.over": ("The game is over. {winner} wins.", "La partie est terminée. {winner} gagne."),
    "ui.rules-reading": ("How the game reads it: {text}", "Lecture retenue par le jeu : {text}"),
    "ui.rules-see": ("See also: {links}", "Voir aussi : {links}"),
    "ui.rules-nothing": ("No entry holds “{words}”.", "Aucune entrée ne contient « {words} »."),
    "ui.rules-more": ("… and {number} more.", "… et {number} de plus."),
    "ui.rules-no-statement": ("{entry} has statements 1 to {most}.", "{entry} a les énoncés 1 à {most}."),
    "ui.rules-no-proof": (
        "There is no proof of {statement} to watch.",
        "Il n'y a pas de preuve de {statement} à regarder.",
    ),
    "ui.rules-refused": ("Not possible: {card}. {reason}", "Pas possible : {card}. {reason}"),
    "ui.rules-chooses": (
        "{player}, asked “{prompt}”: {option}",
        "{player}, à qui l'on demande « {prompt} » : {option}",
    ),
    # What one types after why, a word each.
    "verb.activate": ("activate", "activer"),
    "verb.battle": ("battle", "batailler"),
    "verb.attempt": ("attempt", "tenter"),
    "verb.flip": ("flip", "retourner"),
    "verb.race": ("race", "course"),
    "verb.abandon": ("abandon", "abandonner"),
    "verb.break-cover": ("break-cover", "démasquer"),
    "verb.take-back": ("take-back", "reprendre"),
    "verb.deploy": ("deploy", "déployer"),
    "verb.disembark": ("disembark", "débarquer"),
    "verb.dock": ("dock", "amarrer"),
    "verb.drain": ("drain", "drainer"),
    "verb.draw": ("draw", "piocher"),
    "verb.draw-destiny": ("draw-destiny", "destinée"),
    "verb.embark": ("embark", "embarquer"),
    "verb.enter": ("enter", "entrer"),
    "verb.fire": ("fire", "tirer"),
    "verb.forfeit": ("forfeit", "perte"),
    "verb.hyperspeed": ("hyperspeed", "hypervitesse"),
    "verb.collect": ("collect", "escorter"),
    "verb.deliver": ("deliver", "remettre"),
    "verb.release": ("release", "libérer"),
    "verb.land": ("land", "atterrir"),
    "verb.leave": ("leave", "sortir"),
    "verb.move": ("move", "déplacer"),
    "verb.play": ("play", "jouer"),
    "verb.react": ("react", "réagir"),
    "verb.replace": ("replace", "remplacer"),
    "verb.search": ("search", "chercher"),
    "verb.seat": ("seat", "place"),
    "verb.sector": ("sector", "secteur"),
    "verb.shuttle": ("shuttle", "navette"),
    "verb.take-off": ("take-off", "décoller"),
    "verb.transfer": ("transfer", "transférer"),
    "verb.transit": ("transit", "transit"),
    "verb.use": ("use", "utiliser"),
    "verb.walk": ("walk", "marcher"),
}
