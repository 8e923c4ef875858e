"""Messages: cards that come to serve the other player."""

MESSAGES = {
    "event.converted": ("{card} comes over to {player}.", "{player} transforme {card}."),
    "event.crossed-over": (
        "{card} crosses over: it belongs to {player} now.",
        "{card} change de côté : {player} en dispose désormais.",
    ),
    "refusal.turncoat": (
        "{card} has crossed over: you cannot deploy this character any more.",
        "{card} est passé de l'autre côté : vous ne pouvez plus déployer ce personnage.",
    ),
    "event.not-stolen": ("{card} cannot be stolen because of {by}.", "{by} empêche le vol de {card}."),
    "event.stolen": ("{player} steals {card}.", "{player} vole {card}."),
    "status.crossed over": ("crossed over", "passé de l'autre côté"),
}
