"""Messages: crashed vehicles and collapsed sites."""

MESSAGES = {
    "event.crashed": ("{card} crashes.", "Accident : {card}."),
    "event.collapsed": ("{place} collapses.", "Effondrement : {place}."),
    "refusal.crashed": ("[{by}|It] has crashed.", "[{by}|Ce véhicule] est hors d'usage après un accident."),
    "part.crashed": ("It has crashed", "La carte s'est écrasée"),
    "status.crashed": ("crashed", "écrasé"),
    "status.collapsed": ("collapsed", "effondré"),
}
