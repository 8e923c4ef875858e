"""Messages: buried mines and decoys."""

MESSAGES = {
    "verb.bury": ("bury", "enterrer"),
    "option.bury": ("Bury {card}", "Enterrer {card}"),
    "option.defuse": ("Defuse {card}[ ({cost:force})]", "Désamorcer {card}[ ({cost:force})]"),
    "prompt.bury": ("Under which site does {card} lie?", "Sous quel site enterrer {card} ?"),
    "prompt.defuse": ("Mines at {place}: defuse any of them?", "Mines à {place} : en désamorcer ?"),
    "event.buried": (
        "{player} buries [{cards}|{amount:cards}] under {place}.",
        "{player} enterre [{cards}|{amount:cards}] sous {place}.",
    ),
    "event.unearthed": ("Revealed under {place}: {cards}.", "Mis au jour sous {place} : {cards}."),
    "event.defused": ("{player} defuses {card}.", "{player} désamorce {card}."),
    "refusal.no-miner": (
        "No mining droid of yours is present at such an exterior planet site.",
        "Aucun de vos droïdes mineurs n'est présent à un tel site extérieur de planète.",
    ),
    "status.buried": ("buried", "enterré"),
}
