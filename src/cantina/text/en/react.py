"""English. Moving and deploying as a 'react'."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, moments, moving, says, suffix, thing, to
from cantina.text.grammar import Context


@says(lang.AsReact)
def _as_react(node: lang.AsReact, c: Context) -> str:
    return "it deploys as a 'react'"


@says(lang.ReactMove)
def _react_move(node: lang.ReactMove, c: Context) -> str:
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    away = " away" if node.away else ""
    free = " for free" if node.free else ""
    against = f" {'from' if node.away else 'to'} {REACTED_TO[node.against]}" if node.against else ""
    return f"{thing(node.who, c, 'many')} may move{away}{against}{goal} as a 'react'{free}{suffix(node.when, c)}"


@says(lang.ReactDeploy)
def _react_deploy(node: lang.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "cards"
    pilot = " with a pilot" if node.with_pilot else ""
    against = f" to {REACTED_TO[node.against]}" if node.against else ""
    where = f"aboard {c.title or 'this card'}" if node.aboard else at(node.to, c)
    return f"you may deploy {what}{pilot} {where} as a 'react'{against}{suffix(node.when, c)}"


REACTED_TO = {"battle": "a battle", "drain": "a Force drain"}


moments(
    {
        "react": lambda t, c: moving(t, c, "'reacts'"),
    }
)
