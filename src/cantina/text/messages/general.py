"""Messages: what every topic uses."""

MESSAGES = {
    "option.pass": ("Pass", "Passer"),
    "option.done": ("Done", "Terminé"),
    "option.no": ("No", "Non"),
    "option.cancel": ("Cancel", "Annuler"),
    "option.choose": ("Choose {card}", "Choisir {card}"),
    "prompt.choose-number": ("{card}: choose a number", "{card} : choisissez un nombre"),
    "option.amount": ("{amount}", "{amount}"),
    "event.called-off": (
        "Both players have ended the game without a winner.",
        "Les deux joueurs ont mis fin à la partie sans vainqueur.",
    ),
    "event.game-over": ("{winner} wins the game[: {reason}].", "{winner} gagne la partie[ : {reason}]."),
    "event.quarantine": (
        "The text of {card} failed and is ignored ({error}).",
        "Le texte de {card} a échoué et reste sans effet ({error}).",
    ),
    "refusal.phase": ("Only in your {phase:plain}.", "Seulement pendant votre {phase:plain}."),
    "refusal.not-now": ("Not at this moment.", "Pas à ce moment."),
    "refusal.no-target": ("There is no target for it.", "Il n'y a pas de cible."),
    "refusal.not-a-target": ("It cannot target that.", "Ce n'est pas une cible permise."),
    "refusal.cost": (
        "You do not have {cost:force} in your Force Pile.",
        "Votre pile de Force ne contient pas {cost:force}.",
    ),
    "refusal.immune": ("[{by}|This card] is immune to it.", "[{by}|Cette carte] y est immunisée."),
    "refusal.forbidden": ("[{by}|A card] forbids it.", "[{by}|Une carte] l'interdit."),
    "refusal.own-card": ("Only to a card of your own.", "Seulement à une de vos cartes."),
}
