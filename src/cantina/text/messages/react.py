"""Messages: reacts."""

MESSAGES = {
    "option.react-move": (
        "Move {card} as a 'react'[ ({cost:force})]",
        "Déplacer {card} comme réaction[ ({cost:force})]",
    ),
    "option.react-deploy": ("Deploy {card} as a 'react'", "Déployer {card} comme réaction"),
    "prompt.react-embark": (
        "Choose who embarks on {card} before it leaves",
        "Choisissez qui embarque sur {card} avant le départ",
    ),
    "prompt.react-disembark": ("Choose who disembarks from {card}", "Choisissez qui débarque de {card}"),
    "event.react": ("{player} 'reacts': {card} goes to {place}.", "{player} réagit : {card} va à {place}."),
    "refusal.already-there": ("It is already there.", "Cette carte y est déjà."),
    "refusal.reacted": (
        "It has already been part of a 'react' this turn.",
        "Cette carte a déjà participé à une réaction ce tour-ci.",
    ),
    "refusal.no-react": (
        "No text allows it to move as a 'react' now.",
        "Aucun texte ne lui permet maintenant de se déplacer comme réaction.",
    ),
}
