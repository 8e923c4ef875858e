"""Messages: firing weapons."""

MESSAGES = {
    "option.fire": ("Fire {card}[ ({cost:force})]", "Tirer avec {card}[ ({cost:force})]"),
    "prompt.fire": ("Choose a target for {card}", "Choisissez une cible pour {card}"),
    "event.forgone": ("{player} does not fire {card}.", "{player} renonce à tirer avec {card}."),
    "prompt.gunner": ("Who fires {card}?", "Qui tire avec {card} ?"),
    "event.fired": (
        "{player} fires {card}[ at {target}][ and {more}].",
        "{player} tire avec {card}[ sur {target}][ et {more}].",
    ),
    "event.missed": (
        "{card} misses {target}[ ({value} against {limit})].",
        "{card} manque {target}[ ({value} contre {limit})].",
    ),
    "event.not-hit": ("{card} cannot be 'hit': {by}.", "{card} ne peut pas être touché : {by}."),
    "event.hit": ("{card} is 'hit'.", "Carte touchée : {card}."),
    "refusal.fired": (
        "[{by}|This weapon] has already been fired in this battle.",
        "[{by}|Cette arme] a déjà tiré dans cette bataille.",
    ),
    "refusal.no-power": (
        "[{by}|This weapon] has no power: your power droid or fusion generator must be present.",
        "[{by}|Cette arme] n'a pas d'énergie : il lui faut votre droïde énergétique ou générateur à fusion sur place.",
    ),
    "refusal.other-weapon": (
        "[{by}|Its carrier] has already fired another weapon in this battle.",
        "[{by}|Le porteur] a déjà tiré avec une autre arme dans cette bataille.",
    ),
    "refusal.not-a-weapon": (
        "This is not a weapon of yours that can be fired.",
        "Ce n'est pas une de vos armes en état de tirer.",
    ),
    "status.hit": ("hit", "touché"),
}
