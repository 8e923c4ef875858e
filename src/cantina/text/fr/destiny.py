"""French. Drawing destiny."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import amount, deed, do, moments, order, owned, says, some, thing, when
from cantina.text.grammar import Clause, Context, Noun, Nouns


def _destiny(node: lang.Trigger, c: Context) -> str:
    what = f"une {lexicon.DESTINIES[node.of][1]}"
    if node.source is not None:
        what += f" pour {thing(node.source, c)}"
    if node.target is not None:
        what += f" qui cible {thing(node.target, c)}"
    if node.card is not None:
        what = f"{thing(node.card, c)} pour {what}"
    if node.by == lang.ANYONE:
        return f"si {what} vient d'être tirée" if node.card is None else f"si on vient de tirer {what}"
    return f"si {do(node.by, 'venez', 'vient')} de tirer {what}"


@says(lang.DrawDestiny)
def _draw_destiny(node: lang.DrawDestiny, c: Context) -> Clause:
    number, more = node.number, ""
    if isinstance(number, lang.Depends):
        number, more = number.otherwise, f" (ou {amount(number.then, c)} {when(number.when, c)})"
    kind = lexicon.DESTINIES[node.of][1]
    what = f"une {kind}" if node.number == 1 or node.of == "race" else some(number, kind, "destinées", c) + more
    return deed(node.by, "tirer", "tirez", "tire", what)


@says(lang.Substitute)
def _substitute(node: lang.Substitute, c: Context) -> Clause:
    return order("utiliser", "utilisez", f"{amount(node.amount, c)} comme destinée au lieu de tirer")


def _about_to_draw(node: lang.Trigger, c: Context) -> str:
    return f"si {do(node.by, 'allez', 'va')} tirer une {lexicon.DESTINIES[node.of][1]}"


@says(lang.BestOf)
def _best_of(node: lang.BestOf, c: Context) -> str:
    return f"chaque fois que vous tirez une {lexicon.DESTINIES[node.of][1]}, tirez-en {node.draws} et choisissez-en une"


@says(lang.Redraw)
def _redraw(node: lang.Redraw, c: Context) -> Clause:
    return Clause("ignorez cette destinée et tirez-en une autre", "ignorer cette destinée et en tirer une autre")


def _succeeded(node: lang.Trigger, c: Context) -> str:
    drawn_for = f" pour {thing(node.source, c)}" if node.source is not None else ""
    draw = "un tirage de destinée" if node.by == lang.ANYONE else owned(node.by, "tirage de destinée", False)
    return f"si {draw}{drawn_for} vient de réussir"


moments(
    {
        "about-to-draw": _about_to_draw,
        "destiny": _destiny,
        "draw-succeeded": _succeeded,
    }
)


@says(lang.OfDrawnNumber)
def _of_drawn_number(node: lang.OfDrawnNumber, c: Context) -> Nouns:
    return (Noun(more=("portant un nombre de destinée qui vient d'être tiré",)),)
