"""French words of the terminal."""

MESSAGES = {
    "ui.help": "Tapez le numéro d'une option. Aussi : ? NUMÉRO ou ? TITRE (texte d'une carte), pourquoi VERBE CARTE, "
    "table, journal, annuler, sauver FICHIER, quitter.",
    "ui.prompt": "{player} >",
    "ui.unknown": "« {line} » n'est ni un numéro de 1 à {most} ni une commande ; tapez aide.",
    "ui.hand": "Main : [{cards}|vide]",
    "ui.no-card": "Cette option ne concerne aucune carte.",
    "ui.no-such-card": "Aucune carte « {title} » n'est connue ici.",
    "ui.why-usage": "pourquoi VERBE CARTE, avec un verbe parmi : {verbs}.",
    "ui.possible": "C'est possible maintenant.",
    "ui.nothing-to-undo": "Il n'y a rien à annuler.",
    "ui.undone": "C'est annulé.",
    "ui.saved": "Partie sauvée dans {path}. Pour continuer : cantina play --resume {path}",
    "ui.not-saved": "La partie n'a pas été sauvée dans {path} : {error}",
    "ui.over": "La partie est terminée. {winner} gagne.",
    "ui.rules-reading": "Lecture retenue par le jeu : {text}",
    "ui.rules-see": "Voir aussi : {links}",
    "ui.rules-untranslated": "(pas encore en français)",
    "ui.rules-nothing": "Aucune entrée ne contient « {words} ».",
    "ui.rules-more": "… et {number} de plus.",
    "ui.rules-no-statement": "{entry} a les énoncés 1 à {most}.",
    "ui.rules-no-proof": "Aucune preuve de {statement} à regarder ici : nommez un dossier de scénarios, écrit avec "
    "./test --write-scenarios.",
    "ui.rules-chooses": "{player}, à qui l'on demande « {prompt} » : {option}",
    "table.turn": "Tour {turn} : {player}[, {phase}]",
    "table.piles": "{player} : main {hand}, réserve {reserve}, Force {force}, utilisée {used}, perdue {lost}",
    "table.location": "{card} (lumineux {light}, obscur {dark})",
    "table.side": "{player} : puissance totale {power}",
    "table.seat": "({seat})",
    "table.numbers": "puissance {power}[, habileté {ability}][, valeur de perte {forfeit}]",
}
