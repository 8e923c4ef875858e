"""English. Capture."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.choices import found, reshuffle, source, which
from cantina.text.en.phrases import (
    at,
    comings,
    did,
    endings,
    kinds_of_card,
    lines,
    moments,
    player_clause,
    says,
    statuses,
    thing,
    to,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import listed

statuses({"captive": "captive", "imprisoned": "imprisoned", "frozen": "'frozen'"})
kinds_of_card({"captive": "captive"})
comings(
    {
        "captive": ("%s {is|is|are|are} captured", "capture %s"),
        "frozen": ("%s {is|is|are|are} 'frozen'", "'freeze' %s"),
    }
)
endings({"captive": ("%s {is|is|are|are} released to the site", "release %s to the site")})


@says(lang.EscortedBy)
def _escorted_by(node: lang.EscortedBy, c: Context) -> Nouns:
    if node.who is None:
        return (Noun(before=("escorted",)),)
    return (Noun(after=(f"escorted by {thing(node.who, c)}",)),)


@says(lang.Escorting)
def _escorting(node: lang.Escorting, c: Context) -> Nouns:
    return (Noun(where=(f"escorting {thing(node.captive, c)}",)),)


@says(lang.DeliveredBefore)
def _delivered_before(node: lang.DeliveredBefore, c: Context) -> Nouns:
    return (Noun(after=("delivered before",)),)


@says(lang.Release)
def _release(node: lang.Release, c: Context) -> Clause:
    what = found(node.what, c) if isinstance(node.what, lang.Choice) else thing(node.what, c, "the")
    return Clause(f"release {what}", f"release {what}")


@says(lang.Binds)
def _binds(node: lang.Binds, c: Context) -> str:
    lost = f"if {c.title or 'this card'} is removed from it, choose one captive that it escorts to remain"
    return f"the bearer may escort any number of captives; {lost} and release all others"


@says(lang.Revolt)
def _revolt(node: lang.Revolt, c: Context) -> Clause:
    during = f"; during it, {listed(lines(list(node.text), c), 'and')}"
    return player_clause(lang.YOU, "initiate", "initiates", f"a battle with {thing(node.what, c, 'the')} there{during}")


def _delivered(t: lang.Trigger, c: Context) -> str:
    who = thing(t.source, c) if t.source is not None else "an escort"
    captive = thing(t.card if t.card is not None else lang.CAPTIVE, c)
    seized = " that it seized at its capture" if t.of == "own" else ""
    return f"if {who} just delivered {captive}{seized} {to(t.at, c) if t.at is not None else 'to a prison'}"


moments(
    {
        "captured": lambda t, c: did(t, c, "captured"),
        "released": lambda t, c: did(t, c, "released"),
        "delivered": _delivered,
    }
)


@says(lang.DeployCaptive)
def _deploy_captive(node: lang.DeployCaptive, c: Context) -> Clause:
    """Whose choice it is, if it is not yours."""
    if isinstance(node.what.among, lang.On):
        return player_clause(
            node.what.by, "capture", "captures", f"{which(node.what, c)}{source(node.what, c)} {at(node.at, c)}"
        )
    how = "frozen" if node.frozen else "imprisoned"
    rest = f"{which(node.what, c)}{source(node.what, c)} {how} {at(node.at, c)}{reshuffle(node.what)}"
    return player_clause(node.what.by, "deploy", "deploys", rest)


@says(lang.Releases)
def _releases(node: lang.Releases, c: Context) -> Nouns:
    return (Noun(after=("releasing captives",)),)
