"""Messages: transferring weapons and devices."""

MESSAGES = {
    "option.transfer": ("Transfer {card}", "Transférer {card}"),
    "prompt.transfer": ("Who receives {card}?", "Qui reçoit {card} ?"),
    "event.transferred": ("{player} transfers {card} to {to}.", "{player} transfère {card} à {to}."),
    "refusal.not-transferable": (
        "Only a weapon or device on table can be transferred.",
        "Seule une arme ou un équipement sur la table peut être transféré.",
    ),
    "refusal.elsewhere": ("Only to a card at the same place.", "Seulement à une carte au même endroit."),
    "refusal.sits-in-it": ("{card} is in it.", "{card} est à l'intérieur."),
    "refusal.no-receiver": ("Nobody can receive it.", "Personne ne peut recevoir cette carte."),
}
