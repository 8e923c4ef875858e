"""Messages: undercover spies."""

MESSAGES = {
    "option.break-cover": ("Break the cover of {card}", "Lever la couverture de {card}"),
    "event.cover-broken": ("{card} breaks cover.", "La couverture de {card} est levée."),
    "event.undercover": ("{card} goes undercover.", "{card} devient espion clandestin."),
    "refusal.no-cover": (
        "[{by}|This card] is no spy whose cover can be broken now.",
        "[{by}|Cette carte] n'est pas un espion dont la couverture puisse être levée maintenant.",
    ),
    "refusal.undercover": ("[{by}|A spy] is undercover.", "Impossible pour un espion clandestin[ ({by})]."),
    "status.undercover": ("undercover", "clandestin"),
}
