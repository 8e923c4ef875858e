"""Messages: captured starships."""

MESSAGES = {
    "prompt.release-ship": ("Where does {card} escape to?", "Où {card} s'échappe-t-il ?"),
    "option.release-ship": ("{card} escapes to {place}", "{card} s'échappe vers {place}"),
    "option.release-ship-to-pile": (
        "{card} goes to the Used Pile with all aboard",
        "{card} va à la pile utilisée avec tout ce qui est à bord",
    ),
    "event.captured-ship": ("{card} is captured, under {place}.", "{card} est capturé, sous {place}."),
    "event.ship-escaped": ("{card} escapes to {place}.", "{card} s'échappe vers {place}."),
    "refusal.no-siege": ("No siege of [{by}|that starship].", "Aucun siège de [{by}|ce vaisseau]."),
    "status.captured": ("captured", "capturé"),
    "status.besieged": ("in the siege", "dans le siège"),
    "status.inert": ("without effect", "sans effet"),
}
