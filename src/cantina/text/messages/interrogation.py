"""Messages: interrogation."""

MESSAGES = {
    "prompt.question": ("{card}: what do you ask about the hand?", "{card} : que demandez-vous sur la main ?"),
    "option.ask-type": ("About a card type", "Sur un type de carte"),
    "option.ask-trait": ("About a characteristic", "Sur une caractéristique"),
    "option.ask-title": ("About a title with {letter}", "Sur un titre en {letter}"),
    "option.ask-about": ("Ask about: {node}", "Demander : {node}"),
    "prompt.truth": (
        "You are asked about your hand: {node}. Say the truth, or lose {amount} Force?",
        "On vous interroge sur votre main : {node}. Dire la vérité, ou perdre {amount} Force ?",
    ),
    "option.tell-truth": ("Say the truth", "Dire la vérité"),
    "option.keep-silent": ("Lose {amount} Force", "Perdre {amount} Force"),
    "event.asked": (
        "{player} asks about the opponent's hand: {node}.",
        "{player} interroge sur la main adverse : {node}.",
    ),
    "event.has": ("{player} has in hand: {node}.", "{player} a en main : {node}."),
    "event.has-not": ("{player} does not have in hand: {node}.", "{player} n'a pas en main : {node}."),
}
