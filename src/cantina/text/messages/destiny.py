"""Messages: destiny draws and duels."""

MESSAGES = {
    "prompt.pick-destiny": ("Which {of} counts?", "Quelle {of} compte ?"),
    "prompt.destiny-number": ("Which destiny number of {card} counts?", "Quelle destinée de {card} compte ?"),
    "event.destiny": ("{player} draws {of}: {card} ({value}).", "{player} tire une {of} : {card} ({value})."),
    "event.destiny-substituted": (
        "{player} draws no {of}: {value} counts instead ({card}).",
        "{player} ne tire pas de {of} : {value} compte à la place ({card}).",
    ),
    "event.no-destiny": (
        "{player} has no card to draw for destiny.",
        "{player} n'a pas de carte à tirer pour la destinée.",
    ),
    "event.destiny-cancelled": (
        "The destiny of {player} is canceled[ ({card})].",
        "La destinée de {player} est annulée[ ({card})].",
    ),
    "event.duel-begun": (
        "{player} initiates a duel: {card} against {rival}.",
        "{player} initie un duel : {card} contre {rival}.",
    ),
    "status.combat card": ("combat card", "carte de combat"),
    "event.duel-over": ("It ends without a result.", "Il s'achève sans résultat."),
    "prompt.respond.duel-over": ("The duel is over: respond?", "Le duel est fini : répondre ?"),
    "prompt.respond.duel-begun": (
        "{card} is about to fight {target}: respond?",
        "{card} va affronter {target} : répondre ?",
    ),
    "event.duel": (
        "Duel: {yours} for {player}, {opponents} for the opponent. [{winner} wins|Nobody wins].",
        ("Duel : {yours} pour {player}, {opponents} pour l'adversaire. [{winner:capital} gagne|Personne ne gagne]."),
    ),
    "event.destiny-changed": ("The destiny of {card} becomes {value}.", "La destinée de {card} devient {value}."),
}
