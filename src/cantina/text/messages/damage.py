"""Messages: the damage segment."""

MESSAGES = {
    "option.forfeit-from-hand": (
        "Forfeit {card} from hand[ (worth {amount})]",
        "Comptabiliser {card} en perte depuis la main[ (valeur {amount})]",
    ),
    "option.forfeit": ("Forfeit {card}[ (worth {amount})]", "Comptabiliser {card} en perte[ (valeur {amount})]"),
    "option.forfeit-in-place": (
        "Forfeit {card} in place of a 'hit' card",
        "Comptabiliser {card} en perte à la place d'une carte touchée",
    ),
    "prompt.damage": (
        ("Damage segment[ · attrition {attrition}][ · battle damage {damage}][ · 'hit' cards to forfeit: {hits}]"),
        (
            "Segment des dommages[ · attrition {attrition}][ · dommages de bataille {damage}][ · cartes touchées "
            "à comptabiliser en perte : {hits}]"
        ),
    ),
    "prompt.save": (
        "Choose the 'hit' card that {card} is forfeited for",
        "Choisissez la carte touchée que {card} remplace comme perte",
    ),
    "event.restored": (
        "{card} is restored: {by} is forfeited instead.",
        "Rétablissement : {card} ; {by} prend sa place comme perte.",
    ),
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
