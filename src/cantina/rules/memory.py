"""Cards that remember others: what they target when they deploy, the moment that they deploy in, and what becomes of
them when a target is gone (digest: effect kinds)."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context
from cantina.engine.memory import recalled
from cantina.engine.statuses import is_settled
from cantina.engine.texts import ActiveAbility, active_abilities, own_abilities
from cantina.model.trigger_event import TriggerEvent
from cantina.rules import zones
from cantina.rules.choices import fitting
from cantina.rules.converting import is_of_kind
from cantina.rules.prohibitions import immune_to
from cantina.rules.responses import fits
from cantina.rules.targets import wanted_targets

Line = ActiveAbility[lang.DeployOn] | ActiveAbility[lang.DeployOnTable]


# -- when --------------------------------------------------------------------------------------------------------------


def waits_for(g: Engine, id: int, moment: TriggerEvent) -> bool:
    """Whether a card deploys in answer to such moments."""
    lines: list[Line] = [*own_abilities(g, id, lang.DeployOn), *own_abilities(g, id, lang.DeployOnTable)]
    return any(each.ability.to is not None and moment.kind in each.ability.to.kinds() for each in lines)


def deploys_in(g: Engine, id: int) -> frozenset[str]:
    """The phases in which a card deploys in either player's turn, by its own text."""
    return frozenset(each.ability.during for each in own_abilities(g, id, lang.DeployOn) if each.ability.during)


def is_time_for(g: Engine, line: Line, moment: TriggerEvent | None) -> bool:
    """Whether a line lets its card deploy now: in answer to its moment, or in its own time if it names none."""
    to, during = line.ability.to, line.ability.during
    if to is None or moment is None:
        return to is None and moment is None and during in ("", g.state.phase)
    try:
        return fits(line.context(g), to, moment)
    except Exception as error:
        g.silence(line.source, error)
        return False


# -- at what -----------------------------------------------------------------------------------------------------------


def can_aim(g: Engine, line: Line, names: dict[str, Any] | None = None) -> bool:
    """Whether there is a card for each target that a line wants; a later one may depend on those before it."""
    chosen = names or {}
    target = next((each for each in line.ability.targets if each.name not in chosen), None)
    return target is None or bool(aims(g, line, target, chosen))


def aims(g: Engine, line: Line, target: lang.Choice, names: dict[str, Any]) -> list[int]:
    """The cards that can be a target, and leave some for the targets after it."""
    title = g.face(line.source).title
    context = Context(g, line.you, line.source, line.here, {**line.vars, **names})
    try:
        found = [*fitting(context, target), *_brought_along(context, line, target)]
    except Exception as error:
        g.silence(line.source, error)
        return []
    return [
        id for id in found if not immune_to(g, id, title, line.you) and can_aim(g, line, {**names, target.name: id})
    ]


def _brought_along(context: Context, line: Line, target: lang.Choice) -> list[int]:
    """The cards in hand that may deploy together with a card that targets them."""
    from cantina.rules.deploy import can_come_along

    if line.ability.brings != target.name:
        return []
    hand = [id for id in context.g.pile(line.you, "hand") if id != line.source]
    return [id for id in hand if is_of_kind(context, target.what, id) and can_come_along(context.g, line, id)]


def named_by_moment(line: Line, moment: TriggerEvent | None) -> dict[str, int]:
    """What a line lets its card remember of the moment that it answers."""
    to = line.ability.to
    return {to.name: moment.card} if to is not None and moment is not None and to.name else {}


def new_aim(g: Engine, id: int, new: int) -> str:
    """The name of a target in whose place a card could have targeted another one; "" if there is none."""
    found = recalled(g, id)
    for line in own_abilities(g, id, lang.DeployOn):
        for each in line.ability.targets:
            others = {name: card for name, card in found.items() if name != each.name}
            if found.get(each.name) not in (None, new) and new in aims(g, line, each, others):
                return each.name
    return ""


# -- from then on ------------------------------------------------------------------------------------------------------


def lose_without_target(g: Engine) -> None:
    """A card whose target is gone, or is no longer of the kind that it wants, is lost; the question waits."""
    if g.state.decision is None or "tracked" in g.memo:
        return
    lost = tuple(id for id in table.board(g).mindful if _has_lost_track(g, id))
    if not lost:
        g.memo["tracked"] = True
        return
    g.rebuild_decision()
    zones.lose(g, lost)


def _has_lost_track(g: Engine, id: int) -> bool:
    card, found = g.card(id), recalled(g, id)
    context = Context(g, card.side, id, table.location_of(g, id), found)
    tracked = [each for each in wanted_targets(g, id) if each.name in found]  # not those that are forgotten
    wanted = [(found[each.name], each.what) for each in tracked]
    settled = is_settled(card)
    astray = [target for target, what in wanted if not target or not (settled or is_of_kind(context, what, target))]
    return bool(astray) and not active_abilities(g, lang.Awaits, what=id)
