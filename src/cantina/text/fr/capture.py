"""French. Capture."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.choices import found
from cantina.text.fr.phrases import comings, did, kinds_of_card, maybe_at, moments, says, statuses, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns

statuses({"captive": "captif{s}", "imprisoned": "emprisonné{e}{s}", "frozen": "gelé{e}{s}"})
kinds_of_card({"captive": "captive"})
comings({"captive": ("%s est capturé{e}", "capturer %s"), "frozen": ("%s est gelé{e}", "geler %s")})


@says(lang.EscortedBy)
def _escorted_by(node: lang.EscortedBy, c: Context) -> Nouns:
    by = f" par {thing(node.who, c)}" if node.who is not None else ""
    return (Noun(after=(f"escorté{{e}}{{s}}{by}",)),)


@says(lang.Escorting)
def _escorting(node: lang.Escorting, c: Context) -> Nouns:
    return (Noun(where=(f"qui escorte {thing(node.captive, c)}",)),)


@says(lang.Release)
def _release(node: lang.Release, c: Context) -> Clause:
    what = found(node.what, c) if isinstance(node.what, lang.Choice) else thing(node.what, c, "the")
    return Clause(f"libérez {what}", f"libérer {what}")


def _delivered(t: lang.Trigger, c: Context) -> str:
    who = thing(t.source, c) if t.source is not None else "une escorte"
    assert t.card is not None
    seized = " dont il s'était emparé lors de sa capture" if t.of == "own" else ""
    return f"si {who} vient de remettre {thing(t.card, c)}{seized} à une prison{maybe_at(t.at, c)}"


moments(
    {
        "captured": lambda t, c: did(t, c, "capturer", "capturé{e}"),
        "released": lambda t, c: did(t, c, "libérer", "libéré{e}"),
        "delivered": _delivered,
    }
)
