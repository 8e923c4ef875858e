"""English. Deploying: where, and at what price."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.choices import reshuffle, source, upon, which
from cantina.text.en.phrases import (
    at_cost,
    describe,
    did,
    doing,
    join,
    maybe_at,
    maybe_to,
    moments,
    phrase,
    player_clause,
    says,
    suffix,
    thing,
    to,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import sentences


@says(lang.Deploy)
def _deploy(node: lang.Deploy, c: Context) -> Clause:
    choice, price = node.what, "" if node.cost is None else at_cost(node.cost, c)
    if node.together:
        rest = "both simultaneously (if they cannot deploy, each returns to where it was, then reshuffle)"
        return player_clause(lang.YOU, "deploy", "deploys", rest)
    if not isinstance(choice, lang.Choice):
        return player_clause(lang.YOU, "deploy", "deploys", f"{thing(choice, c, 'many')}{_goal(node, c)}{price}")
    rest = f"{which(choice, c)}{source(choice, c)}{_goal(node, c)}{price}{reshuffle(choice)}"
    if choice.at_most and choice.number == 1:
        return Clause(f"you may deploy {rest}", f"deploy {rest}")
    return player_clause(node.by, "deploy", "deploys", rest)


def _goal(node: lang.Deploy, c: Context) -> str:
    if node.to is None:
        return ""
    if isinstance(node.to, lang.Related):
        return f", related to {thing(node.to.to, c)}"
    return f" {to(node.to, c)}" if any(noun.place for noun in describe(node.to, c)) else f" on {thing(node.to, c)}"


@says(lang.DeploysOn)
def _deploys_on(node: lang.DeploysOn, c: Context) -> Nouns:
    return (Noun(after=(f"that deploys on {thing(node.what, c)}",)),)


@says(lang.Forget)
def _forget(node: lang.Forget, c: Context) -> Clause:
    return Clause(f"{c.title or 'this card'} has no target from now on")


@says(lang.DeployOn)
def _deploy_on(node: lang.DeployOn, c: Context) -> str:
    what = ("opponent's side of " if node.opponents_side else "") + thing(node.on, c)
    start = f"deploy free on {what}" if not node.cost else f"deploy on {what}{at_cost(node.cost, c)}"
    if node.on == lang.THERE:
        start = f"you may deploy {c.title or 'this card'} there{at_cost(node.cost, c) or ' for free'}"
    if node.to is not None:
        rest = f" and {phrase(node.when, c)}" if node.when is not None else ""
        start = f"{phrase(node.to, c)}{rest}, {start}"
    elif node.when is not None:
        start += f" {when(node.when, c)}"
    if node.during:
        start = f"during any {lexicon.PHASES[node.during][0]}, {start}"
    return sentences([start, *(_aim(node, each, c) for each in node.targets)])


def _aim(node: lang.DeployOn, target: lang.Choice, c: Context) -> str:
    said = phrase(target, c)
    return f"{said} (or deploy one there, whatever its own text says of places)" if node.brings == target.name else said


@says(lang.Retarget)
def _retarget(node: lang.Retarget, c: Context) -> Clause:
    if node.name:
        return Clause(f"{thing(node.aim, c)} is {thing(lang.Bound(node.name), c)} from now on")
    return player_clause(lang.YOU, "re-target", "re-targets", f"{thing(node.what, c)} to {thing(node.aim, c)}")


@says(lang.DeployOnTable)
def _deploy_on_table(node: lang.DeployOnTable, c: Context) -> str:
    if node.inserted:
        return f"insert in opponent's {lexicon.PILES['reserve'][0]}; reshuffle"
    near = f" near opponent's {lexicon.PILES[node.near][0]}" if node.near else ""
    where = "opponent's side of table" if node.opponents_side else "table"
    moment = f"{phrase(node.to, c)}, " if node.to is not None else ""
    return sentences(
        [f"{moment}deploy on {where}{near}{at_cost(node.cost, c)}", *(phrase(each, c) for each in node.targets)]
    )


@says(lang.Awaits)
def _awaits(node: lang.Awaits, c: Context) -> str:
    return f"{thing(node.what, c, 'many')} are not lost for want of a target"


@says(lang.DeployOnly)
def _deploy_only(node: lang.DeployOnly, c: Context) -> str:
    return f"deploys only{maybe_to(node.to, c)}, but may move elsewhere"


@says(lang.AsIfFromHand)
def _as_if_from_hand(node: lang.AsIfFromHand, c: Context) -> str:
    if node.what is None:
        return "you may play or deploy cards stacked here as if from hand"
    where = upon(lang.On(node.on), c)
    return f"{thing(node.what, c, 'many')} stacked {where} may deploy as if from hand"


@says(lang.StackGoesTo)
def _stack_goes_to(node: lang.StackGoesTo, c: Context) -> str:
    pile = lexicon.PILES[node.pile][0]
    goal = f"return to their owner's {pile}" if node.pile == "hand" else f"are placed in their owner's {pile}"
    return f"if {c.title or 'this card'} leaves the table, its bearer or its player, cards stacked on it {goal}"


@says(lang.DeployAnywhere)
def _deploy_anywhere(node: lang.DeployAnywhere, c: Context) -> str:
    who = "" if isinstance(node.who, lang.Self) else f"{thing(node.who, c, 'many')} "
    return f"{who}may deploy without presence or Force icons{maybe_at(node.to, c)}"


@says(lang.Together)
def _together(node: lang.Together, c: Context) -> str:
    return f"it deploys together with {thing(node.who, c)}"


@says(lang.MayDeploy)
def _may_deploy(node: lang.MayDeploy, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may deploy{maybe_at(node.to, c)}"


@says(lang.HasDeployed)
def _has_deployed(node: lang.HasDeployed, c: Context) -> str:
    what = thing(node.what, c, "a") if node.least == 1 else f"{node.least} {thing(node.what, c, 'bare')}"
    return f"you have deployed {what}"


@says(lang.Unrestricted)
def _unrestricted(node: lang.Unrestricted, c: Context) -> str:
    who = thing(node.who, c, "many")
    return f"{who} may deploy{maybe_to(node.to, c)} regardless of deployment restrictions in their game text"


@says(lang.NoDeploy)
def _no_deploy(node: lang.NoDeploy, c: Context) -> str:
    return f"cannot deploy {when(node.when, c)}"


@says(lang.DeployFor)
def _deploy_for(node: lang.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    verb = "deploy" if said.many else "deploys"
    place = maybe_to(node.at, c)
    if node.may:
        return f"instead, you may {doing(lang.YOU, node.cost, c)} to deploy {said.text}{place} for free"
    alone = not isinstance(node.of, lang.Self) and all(getattr(each, "player", None) == lang.YOU for each in node.cost)
    price = at_cost(node.cost, c) + (" from you only" if alone else "")
    return f"{said.text} {verb}{f'{place}{price}' if node.cost else f' free{place}'}{suffix(node.when, c)}"


moments(
    {
        "deployed": lambda t, c: did(t, c, "deployed"),
        "deploying": lambda t, c: did(t, c, "deployed", be="is being"),
    }
)
