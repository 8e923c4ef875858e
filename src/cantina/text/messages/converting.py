"""Messages: cards that come to serve the other player."""

MESSAGES = {
    "event.converted": ("{card} comes over to {player}.", "{player} transforme {card}."),
    "event.crossed-over": (
        "{card} crosses over: it belongs to {player} now.",
        "{card} change de côté : {player} en dispose désormais.",
    ),
    "event.not-stolen": ("{card} cannot be stolen because of {by}.", "{by} empêche le vol de {card}."),
    "event.stolen": ("{player} steals {card}.", "{player} vole {card}."),
    "status.crossed over": ("crossed over", "passé de l'autre côté"),
}
