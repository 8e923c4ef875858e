"""Messages: the damage segment."""

MESSAGES = {
    "option.forfeit-from-hand": (
        "Forfeit {card} from hand[ (worth {amount})]",
        "Comptabiliser {card} en perte depuis la main[ (valeur {amount})]",
    ),
    "option.forfeit": ("Forfeit {card}[ (worth {amount})]", "Comptabiliser {card} en perte[ (valeur {amount})]"),
    "prompt.damage": (
        ("Damage segment[ · attrition {attrition}][ · battle damage {damage}][ · 'hit' cards to forfeit: {hits}]"),
        (
            "Segment des dommages[ · attrition {attrition}][ · dommages de bataille {damage}][ · cartes touchées "
            "à comptabiliser en perte : {hits}]"
        ),
    ),
    "event.restored": ("{card} is restored.", "Rétablissement : {card}."),
    "event.forfeited": ("Forfeited: {cards}.", "Comptabilisation en perte : {cards}."),
    "event.damage-cancelled": (
        "The battle damage that {player} still owes is [reduced by {amount}|canceled].",
        "Les dommages de bataille encore dus par {player} sont [réduits de {amount}|annulés].",
    ),
    "refusal.damage-segment": (
        "Only in the damage segment of a battle.",
        "Seulement pendant le segment des dommages d'une bataille.",
    ),
    "refusal.no-forfeit-value": ("It has no forfeit value.", "Cette carte n'a pas de valeur de perte."),
    "refusal.all-satisfied": (
        "You owe no attrition or battle damage.",
        "Vous ne devez ni attrition ni dommages de bataille.",
    ),
}
