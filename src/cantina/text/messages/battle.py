"""Messages: battles, up to their totals."""

MESSAGES = {
    "option.battle": ("Initiate a battle at {card}[ ({cost:force})]", "Initier une bataille à {card}[ ({cost:force})]"),
    "option.draw-destiny": ("Draw battle destiny", "Tirer une destinée de bataille"),
    "option.draw-destiny-to-power": ("Draw destiny to power only", "Tirer une destinée à la puissance seulement"),
    "status.excluded": ("excluded from the battle", "exclu de la bataille"),
    "prompt.weapons": ("Weapons segment: fire weapons or act", "Segment des armes : tirez ou agissez"),
    "prompt.draw-destiny": ("Draw battle destiny?", "Tirer une destinée de bataille ?"),
    "prompt.draw-destiny-to-power": ("Draw destiny to power only?", "Tirer une destinée à la puissance seulement ?"),
    "event.battle": ("{player} initiates a battle at {place}.", "{player} initie une bataille à {place}."),
    "event.battle-power": (
        "Total power: Light {light}, Dark {dark}. [{winner} wins the battle|Nobody wins the battle].",
        (
            "Puissance totale : lumineux {light}, obscur {dark}. [{winner:capital} gagne la bataille|Personne ne "
            "gagne la bataille]."
        ),
    ),
    "event.battle-damage": (
        (
            "Attrition: Light {attrition_light}, Dark {attrition_dark}. Battle damage: Light {damage_light}, Dark "
            "{damage_dark}."
        ),
        (
            "Attrition : lumineux {attrition_light}, obscur {attrition_dark}. Dommages de bataille : lumineux "
            "{damage_light}, obscur {damage_dark}."
        ),
    ),
    "event.battle-over": ("The battle at {place} is over.", "La bataille à {place} est terminée."),
    "event.battle-ends-early": ("The battle at {place} ends early.", "La bataille à {place} se termine avant l'heure."),
    "refusal.in-battle": ("Not during a battle.", "Pas pendant une bataille."),
    "refusal.no-battle": ("Only during a battle.", "Seulement pendant une bataille."),
    "refusal.battled-here": (
        "There was already a battle at {place} this turn.",
        "Il y a déjà eu une bataille à {place} ce tour-ci.",
    ),
    "refusal.no-presence": (
        "You have no presence at {place} that can battle.",
        "Vous n'avez pas à {place} de présence capable de participer à une bataille.",
    ),
    "refusal.no-enemy": (
        "The opponent has no presence at {place} that can battle.",
        "L'adversaire n'a pas à {place} de présence capable de participer à une bataille.",
    ),
    "refusal.not-participating": ("It is not in the battle.", "Cette carte ne participe pas à la bataille."),
    "refusal.power-segment": (
        "Only in the power segment of a battle.",
        "Seulement pendant le segment de puissance d'une bataille.",
    ),
    "refusal.not-your-draw": (
        "It is not your turn to draw battle destiny: the initiator makes all his draws first.",
        "Ce n'est pas à vous de tirer : l'initiateur fait d'abord tous ses tirages.",
    ),
    "refusal.no-more-destiny": (
        "No more battle destiny can be drawn.",
        "Aucune autre destinée de bataille ne peut être tirée.",
    ),
}
