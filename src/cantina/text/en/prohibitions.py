"""English. What cards may and may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import at, owner, player, says, suffix, thing, to
from cantina.text.grammar import Context
from cantina.text.lexicon import listed

DONE_THERE = {"be drained at": "Force drain", "be battled at": "initiate battle"}  # what players do at a location


@says(lang.Cannot)
def _cannot(node: lang.Cannot, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    if all(each in DONE_THERE for each in what):
        who = "neither player may" if node.by == lang.ANYONE else f"{player(node.by)} may not"
        deeds_ = listed([DONE_THERE[each] for each in what], "or")
        where = "" if node.who == lang.LOCATION else f" {at(node.who, c, form='many')}"
        return f"{who} {deeds_}{where}{suffix(node.when, c)}"
    if what == ("be cancelled",) and node.by != lang.ANYONE:
        spared = "it" if node.who == lang.THAT else thing(node.who, c, "many")
        return f"{player(node.by)} may not cancel {spared}{suffix(node.when, c)}"
    deeds_ = listed([lexicon.RESTRICTIONS[each][0] for each in what], "or")
    goal = "" if node.to is None else f" at {thing(node.to, c)}" if what == ("fire",) else f" {to(node.to, c)}"
    using = "" if node.using is None else f"{'' if what == ('carry',) else ' by'} {thing(node.using, c, 'many', 'or')}"
    return f"{thing(node.who, c, 'many')} cannot {deeds_}{goal}{using}{suffix(node.when, c)}"


@says(lang.Allows)
def _allows(node: lang.Allows, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([lexicon.PERMISSIONS[each][0] for each in what], "and")
    return f"{thing(node.who, c, 'many')} may {deeds_}{suffix(node.when, c)}"


@says(lang.ImmuneTo)
def _immune_to(node: lang.ImmuneTo, c: Context) -> str:
    whose = "" if node.by == lang.ANYONE else f"{owner(node.by)} "
    return f"immune to {whose}{node.title}{suffix(node.when, c)}"
