"""French. Capture."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.choices import found, nouns_of, source, which
from cantina.text.fr.phrases import (
    at,
    comings,
    deed,
    did,
    endings,
    join,
    kinds_of_card,
    lines,
    moments,
    order,
    says,
    statuses,
    thing,
    to,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree, listed

statuses({"captive": "captif{s}", "imprisoned": "emprisonné{e}{s}", "frozen": "gelé{e}{s}"})
kinds_of_card({"captive": "captive"})
comings(
    {
        "captive": ("%s {est|est|sont|sont} capturé{e}{s}", "capturer %s"),
        "frozen": ("%s {est|est|sont|sont} gelé{e}{s}", "geler %s"),
    }
)
endings({"captive": ("%s {est|est|sont|sont} libéré{e}{s} sur le site", "libérer %s sur le site")})


@says(lang.EscortedBy)
def _escorted_by(node: lang.EscortedBy, c: Context) -> Nouns:
    by = f" par {thing(node.who, c)}" if node.who is not None else ""
    return (Noun(after=(f"escorté{{e}}{{s}}{by}",)),)


@says(lang.Escorting)
def _escorting(node: lang.Escorting, c: Context) -> Nouns:
    return (Noun(where=(f"en train d'escorter {thing(node.captive, c)}",)),)


@says(lang.DeliveredBefore)
def _delivered_before(node: lang.DeliveredBefore, c: Context) -> Nouns:
    return (Noun(after=("déjà remis{e}{s}",)),)


@says(lang.Release)
def _release(node: lang.Release, c: Context) -> Clause:
    what = found(node.what, c) if isinstance(node.what, lang.Choice) else thing(node.what, c, "the")
    return Clause(f"libérez {what}", f"libérer {what}")


@says(lang.Binds)
def _binds(node: lang.Binds, c: Context) -> str:
    lost = f"si {c.title or 'cette carte'} lui est retirée, choisissez un captif qu'il garde et libérez tous les autres"
    return f"le porteur peut escorter un nombre quelconque de captifs ; {lost}"


@says(lang.Revolt)
def _revolt(node: lang.Revolt, c: Context) -> Clause:
    during = f" ; pendant celle-ci, {listed(lines(list(node.text), c), 'et')}"
    return order("initier", "initiez", f"une bataille à cet endroit avec {thing(node.what, c, 'the')}{during}")


def _delivered(t: lang.Trigger, c: Context) -> str:
    who = thing(t.source, c) if t.source is not None else "une escorte"
    captive = thing(t.card if t.card is not None else lang.CAPTIVE, c)
    seized = " dont il s'était emparé lors de sa capture" if t.of == "own" else ""
    return f"si {who} vient de remettre {captive}{seized} {to(t.at, c) if t.at is not None else 'à une prison'}"


moments(
    {
        "captured": lambda t, c: did(t, c, "capturer", "capturé{e}"),
        "released": lambda t, c: did(t, c, "libérer", "libéré{e}"),
        "delivered": _delivered,
    }
)


@says(lang.DeployCaptive)
def _deploy_captive(node: lang.DeployCaptive, c: Context) -> Clause:
    """Whose choice it is, if it is not yours."""
    if isinstance(node.what.among, lang.On):
        rest = f"{which(node.what, c)}{source(node.what, c)} {at(node.at, c)}"
        return deed(node.what.by, "capturer", "capturez", "capture", rest)
    said = join(nouns_of(node.what, c), "a")
    how = agree("gelé{e}" if node.frozen else "emprisonné{e}", said.fem)
    rest = f"{which(node.what, c)}{source(node.what, c)}, {how} {at(node.at, c)}"
    return deed(node.what.by, "déployer", "déployez", "déploie", rest)


@says(lang.Releases)
def _releases(node: lang.Releases, c: Context) -> Nouns:
    return (Noun(more=("libérant des captifs",)),)
