"""French. Moving and deploying as a 'react'."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import at, describe, join, moments, moving, says, suffix, thing, to
from cantina.text.grammar import Context


@says(lang.AsReact)
def _as_react(node: lang.AsReact, c: Context) -> str:
    return "le déploiement est une réaction"


@says(lang.ReactMove)
def _react_move(node: lang.ReactMove, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    move = "s'éloigner" if node.away else "se déplacer"
    free = " gratuitement" if node.free else ""
    against = f" {(FLED if node.away else REACTED_TO)[node.against]}" if node.against else ""
    way = f"{move}{against}{goal} comme réaction{free}"
    return f"{said.text} {'peuvent' if said.many else 'peut'} {way}{suffix(node.when, c)}"


@says(lang.ReactDeploy)
def _react_deploy(node: lang.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "des cartes"
    pilot = " avec un pilote" if node.with_pilot else ""
    against = f" {REACTED_TO[node.against]}" if node.against else ""
    where = f"à bord de {c.title or 'cette carte'}" if node.aboard else at(node.to, c)
    return f"vous pouvez déployer {what}{pilot} {where} comme réaction{against}{suffix(node.when, c)}"


REACTED_TO = {"battle": "à une bataille", "drain": "à un drainage de Force"}
FLED = {"battle": "d'une bataille", "drain": "d'un drainage de Force"}


moments(
    {
        "react": lambda t, c: moving(t, c, "réagit"),
    }
)
