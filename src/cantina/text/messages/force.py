"""Messages: activating, using, drawing, losing and retrieving Force."""

MESSAGES = {
    "option.activate": ("Activate {amount} Force", "Activer {amount} Force"),
    "option.draw": ("Draw a card", "Tirer une carte"),
    "option.lose-hand": ("Lose {card} from hand", "Perdre {card} de la main"),
    "option.lose-pile": ("Lose the top card of {pile}", "Perdre la carte du dessus {pile:de}"),
    "prompt.lose": ("Lose {amount} Force", "Perdez {amount} Force"),
    "prompt.use-force": ("How much Force do you use?", "Combien de Force utilisez-vous ?"),
    "prompt.retrieve-random": (
        "{card}: retrieve a card at random from your Lost Pile?",
        "{card} : récupérer une carte au hasard dans votre pile perdue ?",
    ),
    "event.activated": ("{player} activates {amount} Force.", "{player} active {amount} Force."),
    "event.used-force": ("{player} uses {amount} Force.", "{player} utilise {amount} Force."),
    "event.drew": ("You draw {card} from {pile}.", "Vous tirez {card} {pile:de}."),
    "event.drew-hidden": ("{player} draws a card from {pile}.", "{player} tire une carte {pile:de}."),
    "event.retrieved": ("{player} retrieves {amount} Force.", "{player} récupère {amount} Force."),
    "event.lost-force": ("{player} loses {card} from {pile}.", "{player} perd {card} {pile:de}."),
    "refusal.generated-all": (
        "You have activated all the Force that you generate.",
        "Vous avez activé toute la Force que vous générez.",
    ),
    "refusal.empty-force-pile": ("Your Force Pile is empty.", "Votre pile de Force est vide."),
}
