"""English. Deploying: where, and at what price."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import (
    at,
    at_price,
    deed,
    describe,
    did,
    force,
    join,
    maybe_at,
    moments,
    says,
    suffix,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context


@says(lang.DeployFromReserve)
def _deploy_from_reserve(node: lang.DeployFromReserve, c: Context) -> Clause:
    return deed("you", "deploy", "deploys", f"{thing(node.what, c)} from your Reserve Deck, then reshuffle")


@says(lang.DeployOn)
def _deploy_on(node: lang.DeployOn, c: Context) -> str:
    what = ("opponent's side of " if node.opponents_side else "") + thing(node.on, c)
    return f"deploy free on {what}" if node.cost == 0 else f"deploy on {what}{at_price(node.cost, c)}"


@says(lang.DeployOnTable)
def _deploy_on_table(node: lang.DeployOnTable, c: Context) -> str:
    near = f" near opponent's {lexicon.PILES[node.near][0]}" if node.near else ""
    return f"deploy on table{near}{at_price(node.cost, c)}"


@says(lang.DeployOnly)
def _deploy_only(node: lang.DeployOnly, c: Context) -> str:
    return f"deploys only {at(node.to, c)}, but may move elsewhere"


@says(lang.DeployAnywhere)
def _deploy_anywhere(node: lang.DeployAnywhere, c: Context) -> str:
    return f"may deploy without presence or Force icons{maybe_at(node.to, c)}"


@says(lang.NoDeploy)
def _no_deploy(node: lang.NoDeploy, c: Context) -> str:
    return f"cannot deploy {when(node.when, c)}"


@says(lang.DeployFor)
def _deploy_for(node: lang.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    verb = "deploy" if said.many else "deploys"
    place = maybe_at(node.at, c)
    if node.opponents and node.opponents == node.yours:
        place += f" for {force(node.yours, c)} from each player"
    elif node.opponents:
        place += f" for {force(node.yours, c)} of yours and {force(node.opponents, c)} of the opponent's"
    else:
        place = f" free{place}" if node.yours == 0 else f"{place}{at_price(node.yours, c)}"
    return f"{said.text} {verb}{place}{suffix(node.when, c)}"


moments(
    {
        "deployed": lambda t, c: did(t, c, "deployed"),
        "deploying": lambda t, c: did(t, c, "deployed", be="is being"),
    }
)
