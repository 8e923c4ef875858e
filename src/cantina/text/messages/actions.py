"""Messages: actions of card texts."""

MESSAGES = {
    "option.choose-pile": ("Choose {pile}[ of {owner}]", "Choisir {pile}[ de {owner}]"),
    "option.act.play": (
        "Play {card}[ ({cost:force})][ at {place}][ in answer to {targets}][: {node}]",
        "Jouer {card}[ ({cost:force})][ à {place}][ en réponse à {targets}][ : {node}]",
    ),
    "option.act.use": (
        "Use {card}[ ({cost:force})][ at {place}][ in answer to {targets}][: {node}]",
        "Utiliser {card}[ ({cost:force})][ à {place}][ en réponse à {targets}][ : {node}]",
    ),
    "option.act.attempt": (
        "Attempt {card}[ ({cost:force})][ at {place}][ in answer to {targets}][: {node}]",
        "Tenter {card}[ ({cost:force})][ à {place}][ en réponse à {targets}][ : {node}]",
    ),
    "option.act.flip": (
        "Flip {card}[ ({cost:force})][ at {place}][ in answer to {targets}][: {node}]",
        "Retourner {card}[ ({cost:force})][ à {place}][ en réponse à {targets}][ : {node}]",
    ),
    "option.act.race": (
        "Race: {card}[ ({cost:force})][ at {place}][ in answer to {targets}][: {node}]",
        "Course : {card}[ ({cost:force})][ à {place}][ en réponse à {targets}][ : {node}]",
    ),
    "option.pay-yes": ("Yes[ ({cost:force})]", "Oui[ ({cost:force})]"),
    "option.may-yes": ("Yes[: {node}]", "Oui[ : {node}]"),
    "prompt.order": ("Choose which text acts next", "Choisissez le texte qui agit ensuite"),
    "prompt.target": ("{card}: [{node}|choose]", "{card} : [{node}|choisissez]"),
    "prompt.may": ("{card}: {node:full}", "{card} : {node:full}"),
    "event.played": ("{player} plays {card}[ on {targets}].", "{player} joue {card}[ sur {targets}]."),
    "event.used-text": ("{player} uses {card}[ on {targets}].", "{player} utilise {card}[ sur {targets}]."),
    "refusal.turn": ("Not in this player's turn.", "Pas pendant le tour de ce joueur."),
    "refusal.answered": ("Already used in answer to this.", "Déjà utilisé en réponse à ceci."),
    "refusal.limit": ("Already used {times:times} this {period}.", "Possible {times:times} au plus par {period}."),
    "refusal.unique-played": (
        "A unique Interrupt of this title was already played this turn.",
        "Une Interruption unique de ce titre a déjà été jouée ce tour-ci.",
    ),
    "refusal.condition": ("Only {node:when}.", "Seulement {node:when}."),
    "refusal.broken": (
        "The text of [{by}|this card] failed and is ignored.",
        "Le texte [de {by}|de cette carte] a échoué et reste sans effet.",
    ),
    "refusal.unpayable": ("You cannot pay all of the cost: {node}.", "Vous ne pouvez pas payer tout le coût : {node}."),
    "refusal.no-action": ("This card has no action for you.", "Cette carte n'a pas d'action pour vous."),
    "refusal.no-result": ("It would have no result now.", "Cela n'aurait aucun effet maintenant."),
    "refusal.other-device": (
        "Its carrier has already used another device this turn.",
        "Le porteur a déjà utilisé un autre équipement ce tour-ci.",
    ),
}
