"""English. The cave in Big One and the space slug."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import comings, endings, says, statuses
from cantina.text.grammar import Context

statuses({"belly": "digesting", "closed": "closed-mouthed"})
comings({"closed": ("%s closes its mouth", "close the mouth of %s")})
endings({"closed": ("%s opens its mouth", "open the mouth of %s")})


@says(lang.CaveRules)
def _cave_rules(node: lang.CaveRules, c: Context) -> str:
    return (
        "this site is a cave; while a Space Slug is present at the sector it lies in, it is that slug's belly instead, "
        "where no starship lands or takes off while its mouth is closed, and everything here is lost with the slug"
    )
