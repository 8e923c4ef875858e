"""Messages: activating, using, drawing, losing and retrieving Force."""

MESSAGES = {
    "status.freezing": ("upon {value} Force", "sur {value} Force"),
    "refusal.frozen": (
        "What lies in your Force Pile may not be drawn or used.",
        "Ce qui se trouve dans votre pile de Force ne peut être ni tiré ni utilisé.",
    ),
    "option.activate": ("Activate {amount} Force", "Activer {amount} Force"),
    "option.pay-retrieval": ("Use {cost:force} to retrieve", "Utiliser {cost:force} pour récupérer"),
    "prompt.retrieval": ("Retrieve {amount} Force?", "Récupérer {amount} Force ?"),
    "option.draw": ("Draw a card[ ({cost:force})]", "Tirer une carte[ ({cost:force})]"),
    "option.lose-hand": ("Lose {card} from hand", "Perdre {card} de la main"),
    "option.lose-pile": ("Lose the top card of {pile}", "Perdre la carte du dessus de {pile}"),
    "prompt.activate": ("{card}: activate how much Force?", "{card} : activer combien de Force ?"),
    "prompt.lose": ("Lose {amount} Force ({cause:bare})", "Perdez {amount} Force ({cause:bare})"),
    "loss.drain": ("Force drain at {card}", "drainage de Force à {card}"),
    "loss.battle": ("battle damage at {card}", "dommages de bataille à {card}"),
    "loss.text": ("{card}", "{card}"),
    "loss.cost": ("the cost of {card}", "le coût de {card}"),
    "event.must-lose": (
        "{player} must lose {amount} Force ({cause:bare}).",
        "{player} doit perdre {amount} Force ({cause:bare}).",
    ),
    "event.activated": ("{player} activates {amount} Force.", "{player} active {amount} Force."),
    "event.borrowed-force": (
        "{player} uses {amount} Force of {owner}'s.",
        "{player} utilise {amount} Force qui appartient à {owner}.",
    ),
    "event.may-borrow": (
        "The next {amount} Force that {player} uses this turn is {owner}'s.",
        "Les {amount} prochaines Force que {player} utilise pendant ce tour appartiennent à {owner}.",
    ),
    "event.used-force": ("{player} uses {amount} Force.", "{player} utilise {amount} Force."),
    "event.drew": ("{player} draws {card} from {pile}.", "{player} tire {card} de {pile}."),
    "event.drew-hidden": ("{player} draws a card from {pile}.", "{player} tire une carte de {pile}."),
    "event.retrieved": ("{player} retrieves {amount} Force.", "{player} récupère {amount} Force."),
    "event.lost-unseen": (
        "{player} loses a card from {pile}, face down.",
        "{player} perd une carte de {pile}, face cachée.",
    ),
    "event.lost-force": ("{player} loses {card} from {pile}.", "{player} perd {card} de {pile}."),
    "refusal.generated-all": (
        "You have activated all the Force that you generate.",
        "Vous avez activé toute la Force que vous générez.",
    ),
    "refusal.empty-force-pile": ("Your Force Pile is empty.", "Votre pile de Force est vide."),
}
