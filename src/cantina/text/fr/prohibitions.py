"""French. What cards may and may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import at, describe, do, join, owned, says, suffix, thing, to
from cantina.text.grammar import Context
from cantina.text.lexicon import agree, listed

# what players do at a location
DONE_THERE = {"be drained at": "drainer de Force", "be battled at": "initier de bataille"}


@says(lang.Cannot)
def _cannot(node: lang.Cannot, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    if all(each in DONE_THERE for each in what):
        who = "aucun joueur ne peut" if node.by == lang.ANYONE else do(node.by, "ne pouvez pas", "ne peut pas")
        done = listed([DONE_THERE[each] for each in what], "ni")
        where = "" if node.who == lang.LOCATION else f" {at(node.who, c, 'many')}"
        return f"{who} {done}{where}{suffix(node.when, c)}"
    said = join(describe(node.who, c), "many")
    if what == ("be cancelled",) and node.by != lang.ANYONE:
        may = do(node.by, "ne pouvez pas", "ne peut pas")
        cancel = "l'annuler" if node.who == lang.THAT else f"annuler {said.text}"
        return f"{may} {cancel}{suffix(node.when, c)}"
    can = "peuvent" if said.many else "peut"
    deeds_ = [agree(lexicon.RESTRICTIONS[each][1], said.fem, said.many) for each in what]
    text = f"ne {can} pas {deeds_[0]}" if len(deeds_) == 1 else f"ne {can} " + " ".join(f"ni {each}" for each in deeds_)
    whither = at if "deploy" in what else to
    goal = "" if node.to is None else f" {whither(node.to, c)}"
    using = "" if node.using is None else f" par {thing(node.using, c)}"
    if what == ("carry",) and node.using is not None:
        using = f" {thing(node.using, c)}"
    return f"{said.text} {text}{goal}{using}{suffix(node.when, c)}"


@says(lang.Allows)
def _allows(node: lang.Allows, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([agree(lexicon.PERMISSIONS[each][1], said.fem, said.many) for each in what], "et")
    return f"{said.text} {'peuvent' if said.many else 'peut'} {deeds_}{suffix(node.when, c)}"


@says(lang.ImmuneTo)
def _immune_to(node: lang.ImmuneTo, c: Context) -> str:
    whose = node.title if node.by == lang.ANYONE else owned(node.by, node.title, False)
    return f"cette carte est immunisée à {whose}{suffix(node.when, c)}"
