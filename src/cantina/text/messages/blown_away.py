"""Messages: locations that are blown away."""

MESSAGES = {
    "event.blown-away": ("{player} blows {place} away.", "{player} annihile {place}."),
    "prompt.respond.blown-away": ("{card} is being blown away: respond?", "Annihilation de {card} : répondre ?"),
    "refusal.blown-away": ("{place} was blown away.", "Annihilation subie : {place}."),
    "refusal.no-more": ("[{by}|That place] was blown away.", "Lieu annihilé[ : {by}]."),
    "refusal.damaged": ("[{by}|That holosite] is damaged.", "Holosite endommagé[ : {by}]."),
    "status.blown away": ("blown away", "annihilé"),
    "status.damaged": ("damaged", "endommagé"),
}
