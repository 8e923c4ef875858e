"""English. Drawing destiny."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import amount, moments, owner, player, player_clause, says, some, thing, when
from cantina.text.grammar import Clause, Context, Noun, Nouns


def _destiny(node: lang.Trigger, c: Context) -> str:
    what = lexicon.DESTINIES[node.of][0]
    if node.source is not None:
        what += f" for {thing(node.source, c)}"
    if node.target is not None:
        what += f" targeting {thing(node.target, c)}"
    if node.card is not None:
        what = f"{thing(node.card, c)} for {what}"
    return f"if {what} was just drawn" if node.by == lang.ANYONE else f"if {player(node.by)} just drew {what}"


@says(lang.DrawDestiny)
def _draw_destiny(node: lang.DrawDestiny, c: Context) -> Clause:
    number, more = node.number, ""
    if isinstance(number, lang.Depends):
        number, more = number.otherwise, f" (or {amount(number.then, c)} {when(number.when, c)})"
    kind = lexicon.DESTINIES[node.of][0]
    what = kind if node.number == 1 or node.of == "race" else some(number, kind, "destinies", c) + more
    return player_clause(node.by, "draw", "draws", what)


@says(lang.Substitute)
def _substitute(node: lang.Substitute, c: Context) -> Clause:
    return player_clause(lang.YOU, "use", "uses", f"{amount(node.amount, c)} as that destiny instead of drawing")


def _about_to_draw(node: lang.Trigger, c: Context) -> str:
    be = "are" if node.by == lang.YOU else "is"
    return f"if {player(node.by)} {be} about to draw {lexicon.DESTINIES[node.of][0]}"


@says(lang.BestOf)
def _best_of(node: lang.BestOf, c: Context) -> str:
    return f"whenever you draw {lexicon.DESTINIES[node.of][0]}, draw {node.draws} and choose one"


@says(lang.Redraw)
def _redraw(node: lang.Redraw, c: Context) -> Clause:
    return Clause("ignore that destiny and draw another", "ignore that destiny and draw another")


def _succeeded(node: lang.Trigger, c: Context) -> str:
    drawn_for = f" for {thing(node.source, c)}" if node.source is not None else ""
    draw = "a destiny draw" if node.by == lang.ANYONE else f"{owner(node.by)} destiny draw"
    return f"if {draw}{drawn_for} was just successful"


moments(
    {
        "about-to-draw": _about_to_draw,
        "destiny": _destiny,
        "draw-succeeded": _succeeded,
    }
)


@says(lang.OfDrawnNumber)
def _of_drawn_number(node: lang.OfDrawnNumber, c: Context) -> Nouns:
    return (Noun(after=("with a destiny number just drawn",)),)
