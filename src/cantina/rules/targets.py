"""The ways to choose an action's targets: what can be chosen for each, and what the action costs then."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf
from typing import Any

from cantina import lang
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, amounts_named, number, side_of
from cantina.engine.memory import recalled
from cantina.engine.texts import ActiveAbility, own_abilities
from cantina.engine.values import value
from cantina.model.decision import Refusal
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.sides import SIDES
from cantina.rules.choices import fitting, limits, losing, victims
from cantina.rules.core import can_result
from cantina.rules.costs import force_for, played_for, refuse_rest
from cantina.rules.force import spendable
from cantina.rules.limits import is_spent
from cantina.rules.prohibitions import immune_to

UNSPOKEN = {"target", "owner", "pile"}  # what verbs may mean without naming it


class Ways:
    """All ways to choose the targets of an action from a context on. What was found once is not looked for again: it
    depends only on those earlier choices that something later speaks of."""

    def __init__(self, context: Context, act: lang.Act) -> None:
        self.context, self.act = context, act
        self._links: tuple[Links, ...] = context.g.catalog.derived(_links, act)
        self._choices: dict[tuple[Any, ...], list[Any]] = {}
        self._costs: dict[tuple[Any, ...], Num | None] = {}
        self.payer = side_of(context, act.by)
        self.refused: Refusal | None = None  # why what the cost asks for besides Force cannot be paid

    def choices(self, n: int, context: Context | None = None) -> list[Any]:
        """What can be chosen for the n-th target: cards, (owner, pile) pairs, or amounts."""
        context = context or self.context
        key = (n, *_values(context, self._links[n][0]))
        if key not in self._choices:
            self._choices[key] = _choices(context, self.act.targets[n], self.act)
        return self._choices[key]

    def possible(self, n: int) -> list[Any]:
        """What can be chosen for the n-th target so that the action can be chosen and paid to its end."""
        return [each for each in self.choices(n) if self._payable(self.cost_with(n, each))]

    def least_cost(self, n: int = 0, context: Context | None = None) -> Num | None:
        """The least that the action can cost, once its targets from the n-th on are chosen; None if they cannot be, or
        if it could have no result then. A later target may depend on an earlier one, and the cost on any of them."""
        context = context or self.context
        key = (n, *_values(context, self._links[n][1]))
        if key not in self._costs:
            self._costs[key] = self._least_cost(n, context)
        return self._costs[key]

    def cost_with(self, n: int, choice: Any, context: Context | None = None) -> Num | None:
        """The least that the action costs with this choice for the n-th target; None if it leads nowhere."""
        return self.least_cost(n + 1, _with(context or self.context, self.act.targets[n], choice))

    def takes(self, card: int, n: int = 0, context: Context | None = None) -> bool:
        """Whether a card can be one of the targets, from the n-th on, and the action be paid then."""
        if n >= len(self.act.targets):
            return False
        context, target = context or self.context, self.act.targets[n]
        found = self.choices(n, context)
        if card in found and self._payable(self.cost_with(n, card, context)):
            return True
        last = n + 1 >= len(self.act.targets)
        return not last and any(self.takes(card, n + 1, _with(context, target, each)) for each in found)

    def _payable(self, cost: Num | None) -> bool:
        return cost is not None and cost <= spendable(self.context.g, self.payer)

    def _least_cost(self, n: int, context: Context) -> Num | None:
        act = self.act
        if n >= len(act.targets):
            worth_it = not act.needs_result or can_result(context, act.do)
            return self._cost(context) if worth_it else None
        fixed, least = context.g.catalog.derived(_is_fixed, act), None
        for cost in self._each_cost(n, context):
            if cost is not None and (least is None or cost < least):
                least = cost
                if fixed:
                    break
        return least

    def _cost(self, context: Context) -> Num:
        """The Force that it costs the player; without end, if the rest cannot be paid."""
        self.refused = refuse_rest(context, self.act.cost, self.payer) if self.act.cost else None
        if self.refused:
            return inf
        return played_for(context.g, context.self, force_for(context, self.act.cost, self.payer))

    def _each_cost(self, n: int, context: Context) -> Iterator[Num | None]:
        """What the action can cost with each choice for its n-th target; nothing if there are too few for it."""
        target, found = self.act.targets[n], self.choices(n, context)
        least = limits(context, target)[0] if isinstance(target, lang.Choice) else 1
        for each in found if len(found) >= least else ():
            yield self.cost_with(n, each, context)
        if isinstance(target, lang.Choice) and least == 0:
            yield self.least_cost(n + 1, context.knowing(**{name_of(target): ()}))


Links = tuple[tuple[str, ...], tuple[str, ...]]  # the earlier choices that a target, and all from it on, depend on


def _is_fixed(act: lang.Act) -> bool:
    """Whether a cost is the same whatever is chosen."""
    return not any(isinstance(node, lang.Bound | lang.Amount) for node in inside(act.cost))


def _links(act: lang.Act) -> tuple[Links, ...]:
    """For each target, and for the end, what depends on which earlier choices."""
    before: list[str] = []
    found: list[Links] = []
    for n in range(len(act.targets) + 1):
        rest = _spoken_of((act.targets[n:], act.cost, act.do))
        here = _spoken_of(act.targets[n : n + 1])
        found.append((tuple(name for name in before if name in here), tuple(name for name in before if name in rest)))
        before += _names_of(act.targets[n]) if n < len(act.targets) else []
    return tuple(found)


def _spoken_of(item: object) -> set[str]:
    return UNSPOKEN | {node.name for node in inside(item) if isinstance(node, lang.Bound | lang.Var)}


def _values(context: Context, names: tuple[str, ...]) -> list[Any]:
    return [context.vars.get(name) for name in names]


def _choices(context: Context, target: lang.Target, act: lang.Act) -> list[Any]:
    g = context.g
    if isinstance(target, lang.EitherPile):
        return [(side, pile) for side in SIDES for pile in target.piles if g.pile(side, pile)]
    if isinstance(target, lang.AmountUpTo):
        most = ceil(number(context, target.most))
        if lang.X.name in amounts_named(act.cost):
            most = min(most, spendable(g, context.you))
        return list(range(target.least, most + 1))
    assert isinstance(target, lang.Choice)
    title, name = g.face(context.self).title, name_of(target)
    seeking = losing(context) if name in g.catalog.derived(victims, act) else context
    able = [id for id in fitting(seeking, target) if not immune_to(g, id, title, context.you)]
    if act.limit is not None and act.limit.of == "target":
        line = ActiveAbility(act, context.self, context.you, context.here)
        able = [id for id in able if not is_spent(g, line, act.limit, id)]
    if weighs_ability(g, act, name):
        return [id for id in able if g.face(id).category != "character" or value(g, "ability", id) is not None]
    return able


# -- names -------------------------------------------------------------------------------------------------------------


def name_of(choice: lang.Choice) -> str:
    """What the chosen card is called from then on."""
    return choice.name or lang.TARGET.name


def is_several(target: lang.Target) -> bool:
    """Whether several cards may be chosen, one after the other."""
    return isinstance(target, lang.Choice) and target.number != 1


def names_for(target: lang.Target, choice: Any) -> dict[str, Any]:
    """What a choice is called from then on."""
    if isinstance(target, lang.EitherPile):
        return {"owner": choice[0], "pile": choice[1]}
    return dict.fromkeys(_names_of(target), choice)


def _names_of(target: lang.Target) -> list[str]:
    if isinstance(target, lang.EitherPile):
        return ["owner", "pile"]
    return [name_of(target) if isinstance(target, lang.Choice) else lang.X.name]


def _with(context: Context, target: lang.Target, choice: Any) -> Context:
    """The same context after a choice."""
    if isinstance(target, lang.Choice) and is_several(target):
        return context.knowing(**{name_of(target): (*context.vars.get(name_of(target), ()), choice)})
    return context.knowing(**names_for(target, choice))


# -- ability -----------------------------------------------------------------------------------------------------------


def weighs_ability(g: Engine, act: lang.Act | lang.Fire, name: str) -> bool:
    """Whether a result compares something with the ability of this target; then it cannot be a droid, which has none
    (glossary: character-with-ability.1)."""
    return name in g.catalog.derived(_weighed, act)


def _weighed(act: lang.Act | lang.Fire) -> frozenset[str]:
    """The names of the targets whose ability a result speaks of."""
    values = [node for node in inside(act.do) if isinstance(node, lang.ValueOf) and node.stat == "ability"]
    return frozenset(node.of.name for node in values if isinstance(node.of, lang.Bound))


# -- lasting targets ---------------------------------------------------------------------------------------------------


def targets_of(g: Engine, id: int) -> list[int]:
    """The cards on table that a card on table targets."""
    found = recalled(g, id)
    return [found[each.name] for each in wanted_targets(g, id) if found.get(each.name)] if found else []


def wanted_targets(g: Engine, id: int) -> list[lang.Choice]:
    """The targets that a card chooses when it is deployed."""
    on_cards = [each for line in own_abilities(g, id, lang.DeployOn) for each in line.ability.targets]
    return [*on_cards, *(each for line in own_abilities(g, id, lang.DeployOnTable) for each in line.ability.targets)]
