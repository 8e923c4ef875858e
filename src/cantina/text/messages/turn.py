"""Messages: turns and phases."""

MESSAGES = {
    "prompt.phase.activate": (
        "Activate phase: activate Force or act",
        "Phase d'activation : activez de la Force ou agissez",
    ),
    "prompt.phase.control": ("Control phase: Force drain or act", "Phase de contrôle : drainez ou agissez"),
    "prompt.phase.deploy": (
        "Deploy phase: deploy cards or act",
        "Phase de déploiement : déployez des cartes ou agissez",
    ),
    "prompt.phase.battle": (
        "Battle phase: initiate a battle or act",
        "Phase de bataille : initiez une bataille ou agissez",
    ),
    "prompt.phase.move": ("Move phase: move cards or act", "Phase de déplacement : déplacez des cartes ou agissez"),
    "prompt.phase.draw": ("Draw phase: draw cards or act", "Phase de tirage : tirez des cartes ou agissez"),
    "event.turn": ("Turn {turn}: {player}.", "Tour {turn} : {player}."),
    "event.end-of-turn": ("{player} ends the turn.", "{player} termine son tour."),
    "event.phase": ("{player}: {phase:plain}.", "{player} : {phase:plain}."),
}
