"""English. Capture."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.choices import found
from cantina.text.en.phrases import comings, did, kinds_of_card, maybe_at, moments, says, statuses, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns

statuses({"captive": "captive", "imprisoned": "imprisoned", "frozen": "'frozen'"})
kinds_of_card({"captive": "captive"})
comings({"captive": ("%s is captured", "capture %s"), "frozen": ("%s is 'frozen'", "'freeze' %s")})


@says(lang.EscortedBy)
def _escorted_by(node: lang.EscortedBy, c: Context) -> Nouns:
    if node.who is None:
        return (Noun(before=("escorted",)),)
    return (Noun(after=(f"escorted by {thing(node.who, c)}",)),)


@says(lang.Escorting)
def _escorting(node: lang.Escorting, c: Context) -> Nouns:
    return (Noun(where=(f"escorting {thing(node.captive, c)}",)),)


@says(lang.Release)
def _release(node: lang.Release, c: Context) -> Clause:
    what = found(node.what, c) if isinstance(node.what, lang.Choice) else thing(node.what, c, "the")
    return Clause(f"release {what}", f"release {what}")


def _delivered(t: lang.Trigger, c: Context) -> str:
    who = thing(t.source, c) if t.source is not None else "an escort"
    assert t.card is not None
    seized = " that it seized at its capture" if t.of == "own" else ""
    return f"if {who} just delivered {thing(t.card, c)}{seized} to a prison{maybe_at(t.at, c)}"


moments(
    {
        "captured": lambda t, c: did(t, c, "captured"),
        "released": lambda t, c: did(t, c, "released"),
        "delivered": _delivered,
    }
)
