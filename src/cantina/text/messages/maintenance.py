"""Messages: maintenance."""

MESSAGES = {
    "option.maintain": ("Maintain {card}[ ({cost:force})][: {node}]", "Maintenir {card}[ ({cost:force})][ : {node}]"),
    "option.recycle": ("Recycle {card}[ ({cost:force})][: {node}]", "Recycler {card}[ ({cost:force})][ : {node}]"),
    "option.sacrifice": ("Sacrifice {card}: out of play", "Sacrifier {card} : hors jeu"),
    "prompt.maintenance": ("Maintenance is due", "La maintenance est due"),
    "event.maintained": ("{player} maintains {card}.", "{player} maintient {card}."),
}
