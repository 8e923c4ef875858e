"""English. What cards may and may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import says, suffix, thing
from cantina.text.grammar import Context
from cantina.text.lexicon import listed


@says(lang.Cannot)
def _cannot(node: lang.Cannot, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([lexicon.DEEDS[each][0] for each in what], "or")
    return f"{thing(node.who, c, 'many')} cannot {deeds_}{suffix(node.when, c)}"


@says(lang.Allows)
def _allows(node: lang.Allows, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([lexicon.PERMISSIONS[each][0] for each in what], "and")
    return f"{thing(node.who, c, 'many')} may {deeds_}{suffix(node.when, c)}"


@says(lang.ImmuneTo)
def _immune_to(node: lang.ImmuneTo, c: Context) -> str:
    return f"immune to {node.title}"
