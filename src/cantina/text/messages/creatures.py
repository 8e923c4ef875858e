"""Messages: creatures and attacks."""

MESSAGES = {
    "option.attack": ("Attack {card}[ ({cost:force})]", "Attaquer {card}[ ({cost:force})]"),
    "option.unleash": ("{card} attacks now", "{card} attaque maintenant"),
    "option.attack-side": ("Attack on the side of {owner}", "Attaquer du côté de {owner}"),
    "prompt.attack-side": ("On which side does {card} attack?", "De quel côté attaque {card} ?"),
    "prompt.weapons-attack": ("Attack: fire weapons or act", "Attaque : tirez ou agissez"),
    "prompt.carry-off": ("Where is {card} carried off to?", "Vers où emporter {card} ?"),
    "prompt.respond.attack": (
        "{player} just initiated an attack at {place}: respond?",
        "{player} vient d'initier une attaque à {place} : répondre ?",
    ),
    "prompt.respond.eaten": ("{card} was just eaten: respond?", "Carte dévorée : {card}. Répondre ?"),
    "event.attack": ("{card} attacks {target} at {place}.", "{card} attaque {target} à {place}."),
    "event.attack-on": ("{player} attacks {card} at {place}.", "{player} attaque {card} à {place}."),
    "event.attack-totals": (
        "Total power {power} against ferocity {ferocity} ({card}).",
        "Puissance totale {power} contre férocité {ferocity} ({card}).",
    ),
    "event.attack-rivals": (
        "Ferocity: {card} {ferocity}, {target} {other_ferocity}.",
        "Férocité : {card} {ferocity}, {target} {other_ferocity}.",
    ),
    "event.attack-over": ("The attack at {place} is over.", "L'attaque à {place} est terminée."),
    "event.eaten": ("Eaten: {cards}.", "Dévoré : {cards}."),
    "event.attached": ("{card} attaches to {target}.", "{card} s'attache à {target}."),
    "event.detached": ("{card} detaches and stays at {place}.", "{card} se détache et reste à {place}."),
    "refusal.in-fight": ("Not during a battle or an attack.", "Pas pendant une bataille ou une attaque."),
    "refusal.attacked-here": (
        "You have already attacked a creature at {place} this turn.",
        "Vous avez déjà attaqué une créature à {place} ce tour-ci.",
    ),
    "refusal.no-hunters": (
        "No card of yours present with [{by}|it] can attack.",
        "Aucune de vos cartes présentes avec [{by}|elle] ne peut attaquer.",
    ),
    "refusal.has-attacked": (
        "[{by}|It] has already attacked in this phase.",
        "[{by}|Cette créature] a déjà attaqué pendant cette phase.",
    ),
    "refusal.no-prey": (
        "Nothing that [{by}|it] attacks is present with it.",
        "Rien de ce que [{by}|cette créature] attaque n'est présent avec elle.",
    ),
    "refusal.attached": ("[{by}|It] is attached to a host.", "[{by}|Cette créature] est attachée à un hôte."),
    "refusal.habitat": ("That is not in its habitat[: {node}].", "Ce n'est pas dans son habitat[ : {node}]."),
    "verb.attack": ("attack", "attaquer"),
    "verb.unleash": ("unleash", "lâcher"),
    "status.attached": ("attached[ to {other}]", "attaché[ à {other}]"),
}
