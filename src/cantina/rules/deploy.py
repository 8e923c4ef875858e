"""Deploying (glossary: character-deployment, force-icons; digest: deploying). Each place is allowed or refused with
a reason; the same code offers and explains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import walk
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    Holds,
    Match,
    Number,
    compiled,
    counted_by,
    evaluates,
    is_called,
    matches,
    named,
    referenced_cards,
    side_of,
    statuses_named,
    words,
)
from cantina.engine.memory import forget, remember
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import ended_by, enters_without_presence, entry_cost, in_one_of, initial_statuses
from cantina.engine.texts import ActiveAbility, ability_applies, active_abilities, own_abilities, printed
from cantina.engine.values import OFF_TABLE, BaseOverride, adjusted, overrides_base, value
from cantina.lang.characteristics import DROIDS
from cantina.model.card import Definition
from cantina.model.decision import Option, Refusal
from cantina.model.num import Num
from cantina.model.sides import PILES, Side
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState
from cantina.records.costs import Price
from cantina.records.deploy import DeployEach, Deployed, Deploying, Deployment, Reacting
from cantina.rules import places, zones
from cantina.rules.actions import is_played
from cantina.rules.blown_away import refuse_ruin
from cantina.rules.choices import performs_on_cards, shuffle
from cantina.rules.converting import misfits
from cantina.rules.core import acting, context_of, needs, performs
from cantina.rules.costs import pay_price, price_of, refuse_price
from cantina.rules.dejarik import boards_for, is_holosite, is_piece, may_be_piece, piece_price, refuse_piece
from cantina.rules.force import force_icons, freeze, spendable
from cantina.rules.habitats import habitat_of, is_creature, lives_at
from cantina.rules.inserts import insert, is_insert
from cantina.rules.memory import Line, aims, can_aim, deploys_in, is_time_for, named_by_moment, new_aim, waits_for
from cantina.rules.options import cancel, choices, decline, option, refusal
from cantina.rules.personas import copies, refuse_uniqueness
from cantina.rules.playable_cards import playable_from_hand
from cantina.rules.player_actions import PlayerAction, common, player_action
from cantina.rules.presence import CLOUD_VEHICLES, is_body, occupies
from cantina.rules.prohibitions import forbidden_by, forbids_itself, immune_to, spared_by
from cantina.rules.responses import cards_of, current_moment, emit, reacting
from cantina.rules.seats import free_seats, moves_like, own_carriers, walks
from cantina.rules.statuses import refuse_by_status
from cantina.rules.targets import targets_of
from cantina.rules.weapons import disarmed

ATTACHMENTS = (
    "weapon",
    "device",
    "effect",
    "admiral's order",
    "epic event",
    "jedi test",
    "podracer",
)  # what deploys on another card, or on table
DEPLOYABLE = ("character", "starship", "vehicle", *ATTACHMENTS, "location", "creature")
ON_TABLE = -1  # the place of what stands beside the locations


class Way(NamedTuple):
    """One way to deploy a card: at a location, aboard or on a card, in a function of its text."""

    place: int
    price: Price
    mode: int = 0


OFF_TABLE.add("deploy")

# -- prices ------------------------------------------------------------------------------------------------------------


def price(g: Engine, side: Side, id: int, place: int, by_text: Price | None = None) -> Price:
    """What a deployment costs. A text that names the whole price comes before the number on the card, or in its own
    text."""
    to = max(place, 0)
    cost = _named_price(g, side, id, to) or by_text or Price(int(value(g, "deploy", id, to) or 0))
    return cost._replace(yours=cost.yours + entry_cost(g.card(table.location_of(g, to) if to else 0)))


def _named_price(g: Engine, side: Side, id: int, to: int) -> Price | None:
    """`DeployFor` on the card itself, or on a card on table that speaks of it; the cheapest that applies."""
    where = table.location_of(g, to) if to else 0
    others = [each for each in active_abilities(g, lang.DeployFor, of=id, at=to) if each.source != id]
    mine = [
        each
        for each in own_abilities(g, id, lang.DeployFor, here=where)
        if not each.ability.may and ability_applies(g, each, at=to)
    ]
    return min(_prices(g, side, [*others, *mine]), default=None)


Priced = ActiveAbility[lang.DeployOn] | ActiveAbility[lang.DeployOnTable] | ActiveAbility[lang.DeployFor]


def _prices(g: Engine, side: Side, lines: Iterable[Priced]) -> list[Price]:
    """What texts ask for; one that raises is silenced."""
    found = []
    for each in lines:
        try:
            found.append(price_of(each.context(g), each.ability, each.ability.cost, side))
        except Exception as error:
            g.silence(each.source, error)
    return found


def _coming(g: Engine, side: Side, id: int, place: int) -> Context:
    """Where the texts of a card speak from that is about to be deployed."""
    return Context(g, side, id, table.location_of(g, place) if place > 0 else 0, {"place": place})


# -- where -------------------------------------------------------------------------------------------------------------


def candidates(g: Engine, side: Side, id: int) -> list[tuple[int, int]]:
    """Every (place, mode) worth asking about, in table order."""
    category = g.face(id).category
    index = table.board(g)
    boards = [(each, 0) for each in boards_for(g, id)]
    if category == "interrupt":
        return boards
    if category == "location":
        planets = places.planets_for(g, g.face(id)) if "generic" in g.face(id).words else {}
        return [(place, 0) for place in (*planets.values(), *places.holders_for(g, side, id))] or [(ON_TABLE, 0)]
    if category in ("character", "starship", "vehicle", "creature"):
        ships = [each for loc in index.locations for each in own_carriers(g, side, loc)]
        return [(each, mode) for each in (*index.locations, *ships) for mode in range(len(_other_prices(g, id)) + 1)]
    others = [each for each in (*index.active, *index.idle) if g.face(each).category != "location"]
    usual = [(each, mode) for mode in _modes(g, id) for each in (*index.locations, *others, ON_TABLE)]
    return [*boards, *(way for way in usual if (way[0], 0) not in boards)]


def _other_prices(g: Engine, id: int, where: int = 0) -> list[ActiveAbility[lang.DeployFor]]:
    """The prices that a card's own text lets its player choose instead of the usual one: its modes are counted by
    them."""
    return [each for each in own_abilities(g, id, lang.DeployFor, here=where) if each.ability.may]


def _modes(g: Engine, id: int) -> list[int]:
    return list(range(1, len(printed(g.face(id), lang.Function)) + 1)) or [0]


def refuse_place(
    g: Engine, side: Side, id: int, place: int, mode: int = 0, moment: TriggerEvent | None = None
) -> Refusal | None:
    """Why a card cannot deploy at a place, in answer to a moment or in its own time, price aside; or None."""
    face = g.face(id)
    if face.category == "location":
        return _refuse_location(g, side, id, place)
    if place > 0 and (shut := refuse_by_status(g, "be entered", table.location_of(g, place))):
        return shut
    if is_holosite(g, place):
        no_entry = None if _may_enter(g, side, id, place) else refusal(
            g, "character-deployment", "no-icon", place=g.ref(place))  # fmt: skip
        return refuse_piece(g, id, place) or no_entry
    if face.category in ATTACHMENTS:
        return _refuse_attachment(g, id, place, mode, moment)
    if place == ON_TABLE:
        return refusal(g, "character-deployment", "no-place")
    return _refuse_moment(g, id, place, mode, moment) or _refuse_body(g, side, id, place)


def _refuse_moment(g: Engine, id: int, place: int, mode: int, moment: TriggerEvent | None) -> Refusal | None:
    """Why a character, ship or vehicle cannot deploy there in answer to a moment, if it would do so."""
    if moment is None or _lines_for(g, id, place, mode, moment):
        return None
    return refusal(
        g, "game-text", "deploys-on", by=id, node=tuple(each.ability for each in own_abilities(g, id, lang.DeployOn))
    )


def _refuse_location(g: Engine, side: Side, id: int, place: int) -> Refusal | None:
    """One of each title and owner, of a generic site one on each planet, of what lies at a card one at each, unless a
    new copy restores it. Of some there may be several at one system, whosever they are."""
    face, generic, held = g.face(id), "generic" in g.face(id).words, places.is_held(g.face(id))
    if generic and place == ON_TABLE:
        return refusal(g, "generic-sites", "no-planet")
    if held and place == ON_TABLE:
        lines = tuple(line for line in face.half(side) if isinstance(line, lang.DeployOn))
        return refusal(g, "game-text", "deploys-on", by=id, node=lines)
    if shut := forbidden_by(g, "deploy", id, id):  # where it would lie itself
        return refusal(g, "game-text", "forbidden", by=shut)
    if barred := _refuse_by_half(g, side, id, place):
        return barred
    if ruin := refuse_ruin(g, face, table.planet_of(g, place) if place > 0 else ""):
        return ruin
    if shut := places.unconvertible(g, face, table.planet_of(g, place) if generic else "", place if held else 0):
        return refusal(g, "converting-locations", "forbidden", by=shut)
    if places.stands_several_times(face):
        there = places.standing_at(g, face, table.planet_of(g, place) if generic else face.planet)
        same = [each for each in there if held and g.card(each).at == place]
        full = bool(same) or len(there) >= face.unique
        return refusal(g, "generic-sites", "location-there", by=(same or there)[0]) if full else None
    whole = [each for each in copies(g, side, face) if not ended_by(g.card(each), "converted")]
    mine = [each for each in whole
            if g.card(each).owner == side and (not generic or table.related(g, each, place))
            and (not held or g.card(each).at == place)]  # fmt: skip
    if mine and face.unique:
        return refusal(g, "generic-sites" if generic else "converting-locations", "location-there", by=mine[0])
    return None


def _refuse_by_half(g: Engine, side: Side, id: int, place: int) -> Refusal | None:
    """Why a location does not deploy there by the half of its text that its player reads, or None."""
    for line in () if id in g.state.quarantine else g.catalog.abilities(g.face(id).half(side)):
        each = ActiveAbility(line, id, side, max(place, 0), {"place": place})
        if isinstance(line, lang.DeployOnly) and not ability_applies(g, each, to=place):
            return refusal(g, "generic-sites", "deploys-only", by=id, node=line)
        if (
            isinstance(line, lang.Cannot)
            and "deploy" in line.about()
            and line.to
            and ability_applies(g, each, to=place)
        ):
            return refusal(g, "generic-sites", "forbidden", by=id)
        if isinstance(line, lang.NoDeploy) and ability_applies(g, each):
            return refusal(g, "game-text", "no-deploy", by=id, node=line)
    return None


def _refuse_attachment(g: Engine, id: int, place: int, mode: int, moment: TriggerEvent | None) -> Refusal | None:
    ban = (disarmed(g, place) if g.face(id).category == "weapon" and place > 0 else 0) or (
        spared_by(g, "carry", place, id) if place > 0 else 0)  # fmt: skip
    if ban:
        return refusal(g, "permanent-weapon", "forbidden", by=ban)
    where = table.location_of(g, place) if place > 0 else 0
    if where and (shut := forbidden_by(g, "deploy", id, where)):
        return refusal(g, "game-text", "forbidden", by=shut)
    _, unready = _restriction(g, id, where, place)
    if unready is not None:
        return refusal(g, "game-text", "no-deploy", by=id, node=unready)
    if not places_on(g, id, place, mode, moment):
        lines = tuple(
            each.ability
            for kind in (lang.DeployOn, lang.DeployOnTable)
            for each in own_abilities(g, id, kind, mode=mode)
        )
        return refusal(g, "game-text", "deploys-on", by=id, node=lines)
    if place > 0 and immune_to(g, place, g.face(id).title, g.card(id).side):
        return refusal(g, "game-text", "immune", by=place)
    return _refuse_generic(g, id, place)


def _refuse_generic(g: Engine, id: int, place: int) -> Refusal | None:
    """Of a generic card each player may have as many as it is unique on each planet, as of a generic site
    (generic-sites.5)."""
    face, where = g.face(id), table.location_of(g, place) if place > 0 else 0
    if "generic" not in face.words or not face.unique:
        return None
    near = (where, *table.fellows(g, where))
    there = [each for each in copies(g, g.card(id).side, face) if table.location_of(g, each) in near]
    return refusal(g, "generic-sites", "location-there", by=there[0]) if len(there) >= face.unique else None


def places_on(g: Engine, id: int, place: int, mode: int, moment: TriggerEvent | None) -> list[Line]:
    """The lines of a card's text by which it deploys on a card, or on table."""
    if place == ON_TABLE:
        return [*_lines_beside(g, id, mode, moment)]
    return [*_lines_for(g, id, place, mode, moment)]


def _lines_beside(
    g: Engine, id: int, mode: int, moment: TriggerEvent | None
) -> list[ActiveAbility[lang.DeployOnTable]]:
    """The lines by which a card deploys beside the locations now."""
    lines = own_abilities(g, id, lang.DeployOnTable, mode=mode, **(moment.names() if moment else {}))
    return [each for each in lines if is_time_for(g, each, moment) and can_aim(g, each)]


def _lines_for(
    g: Engine, id: int, place: int, mode: int, moment: TriggerEvent | None
) -> list[ActiveAbility[lang.DeployOn]]:
    """The lines by which a card deploys on another one now, with somebody to target if they want that."""
    names = {**(moment.names() if moment else {}), "place": place}
    lines = own_abilities(g, id, lang.DeployOn, mode=mode, here=table.location_of(g, place), **names)
    mounted = any(
        each.source == place and each.you == g.card(id).side for each in active_abilities(g, lang.Mounts, what=id)
    )
    welcome = mounted or _taken_aboard(g, id, place) or bool(active_abilities(g, lang.MayDeploy, who=id, to=place))
    lines = [each for each in lines if welcome or _names_host(g, each, place)]
    return [each for each in lines if is_time_for(g, each, moment) and can_aim(g, each)]


def _names_host(g: Engine, each: ActiveAbility[lang.DeployOn], place: int) -> bool:
    """Whether a line looks at a card, which need not count if it names its status, and describes it."""
    on = each.ability.on
    counts = g.faces[place].category == "location" or on is None or table.is_active(g, place)
    seen = counts or in_one_of(g.card(place), statuses_named(on))
    return seen and ability_applies(g, each, on=place)


def _taken_aboard(g: Engine, id: int, place: int) -> bool:
    """Whether the text of a ship or vehicle lets a card 'react' on it that could not deploy there otherwise."""
    lines = [
        each for each in active_abilities(g, lang.ReactDeploy, what=id) if each.ability.aboard and each.source == place
    ]
    return bool(lines) and reacting(g)


def attachment_cost(g: Engine, side: Side, id: int, place: int, mode: int, moment: TriggerEvent | None = None) -> Price:
    """What a weapon, device or Effect costs there, by its text; no mode is any of its functions."""
    lines = [each for one in ([mode] if mode else _modes(g, id)) for each in places_on(g, id, place, one, moment)]
    cost = min(_prices(g, side, lines), default=Price())
    return price(g, side, id, place, cost._replace(yours=int(adjusted(g, "deploy", id, cost.yours, max(place, 0)))))


@overrides_base("deploy", of=ATTACHMENTS)
def _cost_by_text(g: Engine, stat: str, id: int) -> BaseOverride | None:
    """No deploy cost is printed on a weapon, device or Effect: its text says what it costs, at least."""
    if is_piece(g, id):
        return None
    on = [each for mode in _modes(g, id) for each in own_abilities(g, id, lang.DeployOn, mode=mode)]
    beside = [each for mode in _modes(g, id) for each in own_abilities(g, id, lang.DeployOnTable, mode=mode)]
    return BaseOverride(min(_prices(g, g.card(id).side, [*on, *beside]), default=Price()).yours)


def _refuse_body(g: Engine, side: Side, id: int, place: int) -> Refusal | None:
    where = table.location_of(g, place)
    if not lives_at(g, id, where):
        return refusal(g, "creature-deployment", "habitat", by=id, node=habitat_of(g, id))
    only, ban = _restriction(g, id, where, place)
    if only is not None:
        return refusal(g, "but-may-move-elsewhere", "deploys-only", by=id, node=only)
    if ban is not None:
        return refusal(g, "game-text", "no-deploy", by=id, node=ban)
    for secret in printed(g.face(id), lang.DeploysUndercover):
        if place != where or not is_called(g, where, "site"):
            return refusal(g, "game-text", "deploys-only", by=id, node=secret)
    shut = (
        id
        if forbids_itself(g, "deploy", id, where) and not _is_free(g, id, where)
        else forbidden_by(g, "deploy", id, where)
    )
    if shut:
        return refusal(g, "game-text", "forbidden", by=shut)
    welcome = place == where and bool(active_abilities(g, lang.MayDeploy, who=id, to=where))
    if g.face(where).planet == "Dagobah" and not (welcome or _speaks_of_dagobah(g, id) or _is_free(g, id, where)):
        return refusal(g, "character-deployment", "dagobah", place=g.ref(where))
    reason = None if welcome else _refuse_kind(g, side, id, place, where)
    if reason is None and not _may_enter(g, side, id, where):
        return refusal(g, "character-deployment", "no-icon", place=g.ref(where))
    return reason


def _speaks_of_dagobah(g: Engine, id: int) -> bool:
    """Nothing but creatures and cards whose own text speaks of it deploys to Dagobah."""
    named = any(isinstance(node, lang.PartOf) and node.planet == "Dagobah" for node in walk(g.face(id)))
    return named or g.face(id).category == "creature"


def _may_enter(g: Engine, side: Side, id: int, where: int) -> bool:
    """A Force icon or presence is needed, except for spies and where its status or a text says so, the card's own or
    another's."""
    if is_creature(g, id):  # creature-deployment.2
        return True
    mine = [
        each
        for each in own_abilities(g, id, lang.DeployAnywhere, here=where)
        if ability_applies(g, each, who=id, to=where)
    ]
    if mine or active_abilities(g, lang.DeployAnywhere, who=id, to=where) or is_called(g, id, "spy"):
        return True
    if enters_without_presence(g.card(id)):
        return True
    return force_icons(g, side, where) > 0 or occupies(g, side, where)


def _refuse_kind(g: Engine, side: Side, id: int, place: int, where: int) -> Refusal | None:
    """Creatures go where they live, characters to sites or aboard, vehicles to exterior sites or aboard, ships to space
    or docking bays; vehicles that fly go to the clouds too (cloud-sectors.3)."""
    kind, there = words(g, id), words(g, where)
    if place != where:
        return None if free_seats(g, place, id) else refusal(g, "capacity", "no-room", by=place)
    if "creature" in kind and moves_like(g, id) != "starfighter":
        return None  # wherever it lives
    if "character" in kind:
        return None if "site" in there else refusal(g, "character-deployment", "not-in-space", place=g.ref(where))
    if "vehicle" in kind and not ("cloud sector" in there and kind & CLOUD_VEHICLES):
        outside = {"site", "exterior"} <= there
        return None if outside else refusal(g, "character-deployment", "exterior", place=g.ref(where))
    if "capital" in kind and moves_like(g, id) != "starfighter":
        return None if "system" in there or "asteroid sector" in there else refusal(
            g, "capital-starships", "capital-place", place=g.ref(where))  # fmt: skip
    if "docking bay" in there:
        return None
    if "system" not in there and "sector" not in there:
        return refusal(g, "force-icons", "fighter-place", place=g.ref(where))
    if "creature" in kind or _has_permanent_pilot(g, id) or pilots_for(g, side, id, where):
        return None
    return refusal(g, "must-have-pilot-aboard-to-use-power-maneuver-or-hyperspeed", "needs-pilot", by=id)


def _has_permanent_pilot(g: Engine, id: int) -> bool:
    return bool(printed(g.face(id), lang.PermanentPilot))


def _with_pilot(g: Engine, side: Side, ship: int, pilot: int, where: int) -> int:
    """What a ship and a pilot cost together; what its text says of such company is tried out on a copy."""
    if _minds_company(g, ship):
        g = g.clone()
        g.push(Deployment(player=side, card=ship, place=where, crew=(pilot,)))
        g.invalidate(False)
    return price(g, side, ship, where).yours + price(g, side, pilot, where).yours


def _minds_company(g: Engine, id: int) -> bool:
    return g.catalog.derived(_speaks_of_company, g.face(id))


def _speaks_of_company(face: Definition) -> bool:
    return any(isinstance(node, lang.Together) for node in walk(face))


@evaluates(lang.Together)
def _together(node: lang.Together) -> Holds:
    who = compiled(node.who)

    def check(c: Context) -> bool:
        coming = c.g.find(Deployment)
        return coming is not None and coming.vars.card == c.self and any(who(c, each) for each in coming.vars.crew)

    return check


@counted_by(lang.HasDeployed)
def _has_deployed(node: lang.HasDeployed) -> Number:
    what = compiled(node.what)

    def count(c: Context) -> Num:
        done = [key[3] for key in c.g.state.marks if key[:3] == ("game", "deployed", c.you)]
        return len({c.g.face(id).title for id in done if what(c, id)})

    return count


def pilots_for(g: Engine, side: Side, ship: int, where: int) -> list[int]:
    """Pilots in hand that could deploy simultaneously with a ship, aboard it, price of both included."""
    budget = spendable(g, side)
    people = [id for id in playable_from_hand(g, side) if {"pilot", "character"} <= words(g, id)]
    able = [id for id in people if "pilot" in free_seats(g, ship, id) and refuse_uniqueness(g, side, id) is None]
    return [id for id in able if _with_pilot(g, side, ship, id, where) <= budget
            and not any(_restriction(g, id, where, ship))]  # fmt: skip


def _restriction(g: Engine, id: int, where: int, place: int) -> tuple[lang.DeployOnly | None, lang.NoDeploy | None]:
    """What a card's own text has against its deploying there: at a location, or aboard or on a card there."""
    if _is_free(g, id, where):
        return None, None
    only = [each.ability for each in own_abilities(g, id, lang.DeployOnly, here=where, place=place)
            if not (ability_applies(g, each, to=where) or ability_applies(g, each, to=place))]  # fmt: skip
    bans = [
        each.ability
        for each in own_abilities(g, id, lang.NoDeploy, here=where, place=place)
        if ability_applies(g, each)
    ]
    return next(iter(only), None), next(iter(bans), None)


def _is_free(g: Engine, id: int, where: int) -> bool:
    """Whether a text lets a card ignore what its own text has against deploying at a location."""
    return bool(active_abilities(g, lang.Unrestricted, who=id, to=where))


def refuse_deploy(g: Engine, side: Side, id: int) -> Refusal | None:
    """Why a card cannot deploy anywhere, before any place is looked at, or None."""
    if g.face(id).category not in DEPLOYABLE and not boards_for(g, id):
        return refusal(g, "character-deployment", "not-deployable")
    ban = forbidden_by(g, "deploy", id)
    if ban:
        return refusal(g, "game-text", "forbidden", by=ban)
    return refuse_ruin(g, g.face(id), "") or refuse_uniqueness(g, side, id)


def ways(
    g: Engine, side: Side, id: int, only_at: int = 0, price: Price | None = None, moment: TriggerEvent | None = None
) -> list[Way]:
    """Every way to deploy a card that is allowed and can be paid, be it at a price that a text names; in answer to a
    moment, or in its own time."""
    if moment is not None:
        return _ways(g, side, id, only_at, price, moment)
    return cached_query(g, ("ways", side, id, only_at, price), lambda: _ways(g, side, id, only_at, price, None))


def _ways(g: Engine, side: Side, id: int, only_at: int, price: Price | None, moment: TriggerEvent | None) -> list[Way]:
    if refuse_deploy(g, side, id):
        return []
    found = []
    attached = g.face(id).category in ATTACHMENTS
    for place, mode in candidates(g, side, id):
        if attached and not is_holosite(g, place) and not places_on(g, id, place, mode, moment):
            continue  # most cards: the rest need not be asked
        if price is not None and mode and g.face(id).category not in ATTACHMENTS:
            continue
        if only_at and (place <= 0 or table.location_of(g, place) != only_at):
            continue
        if refuse_place(g, side, id, place, mode, moment) is None:
            cost = price or cost_at(g, side, id, place, mode, moment)
            if _refuse_cost(g, side, id, place, cost) is None:
                found.append(Way(place, cost, mode))
    return found


def _refuse_cost(g: Engine, side: Side, id: int, place: int, cost: Price) -> Refusal | None:
    """Why a card cannot be paid for at a place, be it together with a pilot; or None."""
    if _minds_company(g, id) and _flies(g, id, place) and pilots_for(g, side, id, place):
        return None
    return refuse_price(_coming(g, side, id, place), cost, side)


def cost_at(g: Engine, side: Side, id: int, place: int, mode: int = 0, moment: TriggerEvent | None = None) -> Price:
    """The price of a card at a place."""
    category = g.face(id).category
    if category == "location":
        return Price()
    if is_holosite(g, place):
        return Price(piece_price(g, id))
    if category in ATTACHMENTS:
        return attachment_cost(g, side, id, place, mode, moment)
    if mode:
        chosen = _other_prices(g, id, table.location_of(g, place))[mode - 1]
        return min(_prices(g, side, [chosen]), default=Price())
    lines = _lines_for(g, id, place, mode, moment) if moment is not None else []
    return price(g, side, id, place, min(_prices(g, side, lines), default=None))


# -- offering ----------------------------------------------------------------------------------------------------------


def _answer(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    """The cards in hand that deploy in answer to a moment: Immediate Effects, in either player's turn."""
    waiting = [id for id in playable_from_hand(g, player) if waits_for(g, id, moment)]
    found = [(id, ways(g, player, id, moment=moment)) for id in waiting]
    return [option(g, "deploy", id, targets=cards_of(moment), cost=common(way.price.yours for way in places))
            for id, places in found if places]  # fmt: skip


def _is_time(g: Engine, player: Side, id: int) -> bool:
    """Cards deploy in their player's deploy phase, unless their own text names another phase."""
    return (g.state.phase, g.state.player) == ("deploy", player) or g.state.phase in deploys_in(g, id)


def why_not_deploy(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card cannot deploy, at a given place or anywhere."""
    moment = current_moment(g)
    moment = moment if moment is not None and waits_for(g, card, moment) else None
    if moment is None and not _is_time(g, player, card):
        return [refusal(g, "character-deployment", "phase", phase=next(iter(deploys_in(g, card)), "deploy"))]
    if card not in playable_from_hand(g, player):
        return [refusal(g, "character-deployment", "not-in-hand")]
    reason = refuse_deploy(g, player, card)
    if reason:
        return [reason]
    chosen = [(place, mode) for place, mode in candidates(g, player, card) if not target or place == target]
    reasons: list[Refusal] = []
    for place, mode in chosen:
        cost = cost_at(g, player, card, place, mode, moment)
        why = refuse_place(g, player, card, place, mode, moment)
        why = why or _refuse_cost(g, player, card, place, cost)
        if why is None:
            return []
        if why not in reasons:
            reasons.append(why)
    return reasons or [refusal(g, "character-deployment", "no-place")]


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    """In answer to the moment, if there is one."""
    assert chosen.card is not None
    moment = current_moment(g)
    g.push(Deployment(player=player, card=chosen.card.id, cancelable=True, moment=moment), into="acted")


player_action(PlayerAction(
    verb="deploy",
    applies_to=lambda face, zone: zone == "hand" and (may_be_piece(face) or (
        face.category in DEPLOYABLE and not is_played(face))),
    candidates=lambda g, player: [id for id in playable_from_hand(g, player) if _is_time(g, player, id)],
    choices=lambda g, player, id: {way.place: way.price.yours for way in ways(g, player, id)},
    make_options=lambda g, player, id, _: ({"cost": common(way.price.yours for way in ways(g, player, id))},),
    reasons=why_not_deploy,
    response_options=_answer,
    begin=_begin,
))  # fmt: skip


# -- the life of a deployment ------------------------------------------------------------------------------------------


def _choose_place(g: Engine, f: Scope[Deployment]) -> None:
    found = ways(g, f.vars.player, f.vars.card, f.vars.only_at, f.vars.price, f.vars.moment)
    only_to = f.vars.only_to
    options = [_way_option(g, f.vars.card, way) for way in found if only_to is None or way.place in only_to]
    if len(options) > 1 and f.vars.cancelable:
        options.append(cancel(g))
    f.ask(f.vars.player, say("prompt.deploy-where", card=g.ref(f.vars.card)), options)


def _way_option(g: Engine, id: int, way: Way) -> Option:
    mode = way.mode or None
    if way.place == ON_TABLE:
        if is_insert(g.face(id)):
            return option(g, "choose", key="insert", cost=way.price.yours, mode=mode)
        return option(g, "choose", key="on-table", cost=way.price.yours, mode=mode)
    return option(g, "choose", way.place, key="deploy-at", cost=way.price.yours, mode=mode)


def _choose_seat(g: Engine, f: Scope[Deployment]) -> None:
    answer = f.answer
    place = answer.card.id if answer.card else ON_TABLE
    f.let(place=place, mode=answer.mode or 0, seat="", crew=())
    if place > 0 and is_body(g, f.vars.card) and g.face(place).category != "location":
        seats = free_seats(g, place, f.vars.card)
        back = [cancel(g)] if f.vars.cancelable else []
        f.ask(f.vars.player, say("prompt.seat", card=g.ref(f.vars.card)),
              [*(option(g, "seat", f.vars.card, seat=seat) for seat in seats), *back])  # fmt: skip
    else:
        f.goto("_choose_crew")


def _take_seat(g: Engine, f: Scope[Deployment]) -> None:
    f.let(seat=f.answer.seat)


def _choose_crew(g: Engine, f: Scope[Deployment]) -> None:
    """An unpiloted ship may deploy together with its pilot; a starfighter in space must, and a vehicle in the sky."""
    player, id, place = f.vars.player, f.vars.card, f.vars.place
    if not _flies(g, id, place):
        f.goto("_choose_target")
        return
    able = pilots_for(g, player, id, place) if not _has_permanent_pilot(g, id) else []
    if f.vars.pilot:
        able = [f.vars.pilot]
    if f.vars.only_at:
        able = [each for each in able if not g.marked("turn", "reacted", each)]
    if not able:
        f.goto("_choose_target")
        return
    must = f.vars.with_pilot or (not is_called(g, id, "capital") and not is_called(g, place, "docking bay"))
    alone = [] if must or price(g, player, id, place).yours > spendable(g, player) else [decline(g, "done")]
    back = [cancel(g)] if f.vars.cancelable else []
    crew = [option(g, "choose", each, cost=price(g, player, each, place).yours) for each in able]
    f.ask(player, say("prompt.crew", card=g.ref(id)), [*crew, *alone, *back])


def _flies(g: Engine, id: int, place: int) -> bool:
    """A ship at a location, or a vehicle in the sky."""
    if place < 0 or g.face(place).category != "location":
        return False
    return g.face(id).category == "starship" or (g.face(id).category == "vehicle" and is_called(g, place, "sector"))


def _take_crew(g: Engine, f: Scope[Deployment]) -> None:
    answer = f.answer
    if answer.card:
        f.let(crew=(answer.card.id,))
        g.invalidate(False)


def _choose_target(g: Engine, f: Scope[Deployment]) -> None:
    """One target after the other; what the moment speaks of is remembered without being chosen."""
    line = _line_of(g, f.vars)
    if line is None:
        f.goto("_pay")
        return
    names = dict(f.vars.names) | named_by_moment(line, f.vars.moment)
    target = next((each for each in line.ability.targets if each.name not in names), None)
    f.let(names=tuple(names.items()))
    if target is None:
        f.goto("_pay")
        return
    back = [cancel(g)] if f.vars.cancelable else []
    prompt = say("prompt.target", card=g.ref(f.vars.card), node=target, bound=named(g, target, names))
    f.ask(f.vars.player, prompt, [*choices(g, aims(g, line, target, names)), *back])


def can_come_along(g: Engine, line: Line, id: int) -> bool:
    """Whether a character can deploy where a card does that targets it: its own text has no say in where that is."""
    if refuse_deploy(g, line.you, id) or not is_called(g, id, "character"):
        return False
    return price(g, line.you, id, line.here).yours <= spendable(g, line.you)


def _line_of(g: Engine, deployment: Deployment) -> Line | None:
    """The line of its own text by which a card is being deployed; None if that follows from the rules alone."""
    id, place = deployment.card, deployment.place
    if g.face(id).category not in ATTACHMENTS or is_holosite(g, place):
        return None
    return next(iter(places_on(g, id, place, deployment.mode, deployment.moment)), None)


def _take_target(g: Engine, f: Scope[Deployment]) -> None:
    line = _line_of(g, f.vars)
    assert line is not None and f.answer.card is not None
    name = next(each.name for each in line.ability.targets if each.name not in dict(f.vars.names))
    f.let(names=(*f.vars.names, (name, f.answer.card.id)))
    if g.card(f.chosen).zone == "hand":
        f.let(crew=(f.chosen,))
    f.goto("_choose_target")


def _pay(g: Engine, f: Scope[Deployment]) -> None:
    player, id, place = f.vars.player, f.vars.card, f.vars.place
    f.let(cancelable=False)
    cost = f.vars.price or cost_at(g, player, id, place, f.vars.mode, f.vars.moment)
    for each in f.vars.crew:
        cost = cost._replace(yours=cost.yours + price(g, player, each, place).yours)
    if is_insert(g.face(id)):
        g.mark("game", "deployed", player, id)  # even if it is cancelled
    f.let(pile=g.card(id).zone)
    zones.set_aside(g, id, "playing")  # everybody sees it now
    pay_price(_coming(g, player, id, place), cost, player)


def _announce(g: Engine, f: Scope[Deployment]) -> None:
    player, id = f.vars.player, f.vars.card
    if f.vars.only_at:
        for each in (id, *f.vars.crew):
            g.mark("turn", "reacted", each)  # even if the 'react' is cancelled (movement-react.13)
        emit(g, Reacting(by=player, card=id, location=f.vars.only_at, frame=f.i))


def _show(g: Engine, f: Scope[Deployment]) -> None:
    """A 'react' that was cancelled puts nothing on table: the card goes back to the hand, the Force is used."""
    if f.vars.cancelled:
        zones.to_pile(g, f.vars.card, "hand")
        f.finish(True)
        return
    where = table.location_of(g, f.vars.place) if f.vars.place > 0 else 0
    for each in (*reversed(f.vars.crew), f.vars.card):
        emit(g, Deploying(by=f.vars.player, card=each, location=where, frame=f.i))


def _lay_down(g: Engine, f: Scope[Deployment]) -> None:
    """A card that was cancelled while it was deployed goes to the Lost Pile (glossary: cancel.6)."""
    player, id, place = f.vars.player, f.vars.card, f.vars.place
    if f.vars.cancelled:
        zones.to_pile(g, id, f.vars.cancelled_to)
        f.finish(True)
        return
    if is_insert(g.face(id)):
        insert(g, id, player)
        f.finish(True)
        return
    put_down(g, player, id, place, f.vars.seat, f.vars.mode)
    for each in f.vars.crew:
        put_down(g, player, each, *((place, "") if g.face(id).category in ATTACHMENTS else (id, "pilot")), 0)
    for name, target in f.vars.names:
        remember(g, id, name, (target,))
    freeze(g, id)
    crew = tuple(g.ref(each) for each in f.vars.crew)
    to, stands = g.ref(place) if place > 0 else None, g.card(id).at == place
    g.log_event("deployed", player=player, card=g.ref(id), place=to if stands else None, on=None if stands else to,
           seat=f.vars.seat, crew=crew, targets=tuple(map(g.ref, targets_of(g, id))),
           pile=f.vars.pile if f.vars.pile in PILES[1:] else None)  # fmt: skip
    g.invalidate()
    where = table.location_of(g, id)
    for each in (*reversed(f.vars.crew), id):
        g.mark("turn", "deployed", each)
        if g.face(each).category == "location":
            g.mark("game", "deployed", player, each)
        emit(g, Deployed(by=player, card=each, location=where, frame=f.i, bound_up=_bound_up(g, f, each)))


def _bound_up(g: Engine, f: Scope[Deployment], id: int) -> tuple[int, ...]:
    """What has come to the table by one and the same deployment as a card, and goes back into hand if that does: a
    target and the card that brought it along (great-warrior.2)."""
    family = (f.vars.card, *f.vars.crew) if g.face(f.vars.card).category in ATTACHMENTS else ()
    return tuple(each for each in family if each != id)


def put_down(g: Engine, side: Side, id: int, place: int, seat: str, mode: int) -> None:
    """Put a card on table at a place: a location, a carrier, or beside the locations."""
    face = g.face(id)
    if face.category == "location":
        held = places.is_held(face)
        planet = table.planet_of(g, place) if place > 0 and not held else ""
        zones.lose(g, misfits(g, places.place_location(g, id, side, planet, place if held else 0)))
    elif place == ON_TABLE:
        zones.to_table(g, id, side, mode=mode)
    elif is_holosite(g, place) or walks(g, id):
        zones.to_table(g, id, side, at=place)
    elif face.category in ATTACHMENTS or seat:
        zones.to_table(g, id, side, on=place, seat=seat, mode=mode)
    else:
        zones.to_table(g, id, side, at=place, statuses=initial_statuses(g, id))


def _deployed(g: Engine, f: Scope[Deployment]) -> None:
    f.finish(True)


procedure(Deployment, _choose_place, _choose_seat, _take_seat, _choose_crew, _take_crew, _choose_target, _take_target,
          _pay, _announce, _show, _lay_down, _deployed)  # fmt: skip


# -- deployments that a text brings about ------------------------------------------------------------------------------


def _ways_of(g: Engine, act: Scope[ActionState], verb: lang.Deploy, id: int) -> list[Way]:
    """The ways in which a text can deploy a card: to the places that it names, at the price that it names."""
    context = context_of(g, act)
    found = ways(g, side_of(context, verb.by), id, price=_price_by(act, verb))
    leads_to = _joins if g.face(id).category == "location" else _leads_to
    return [way for way in found if verb.to is None or leads_to(context, verb.to, id, way.place)]


def _price_by(act: Scope[ActionState], verb: lang.Deploy) -> Price | None:
    if act.vars.unpaid:
        return Price()
    context = context_of(act.g, act)
    return None if verb.cost is None else price_of(context, verb, verb.cost, side_of(context, verb.by))


def _joins(context: Context, to: lang.Filter, id: int, place: int) -> bool:
    """Whether a location comes to lie in the row of such a location, and so is related to it."""
    planet = table.planet_of(context.g, place if place > 0 else id)
    near = to.to if isinstance(to, lang.Related) else to
    row = [each for each in table.board(context.g).locations if table.planet_of(context.g, each) == planet]
    return any(matches(context, near, each) for each in row)


def _leads_to(context: Context, to: lang.Filter, id: int, place: int) -> bool:
    """Whether a place is such a card, or at such a location."""
    return place > 0 and (matches(context, to, place) or matches(context, to, table.location_of(context.g, place)))


def _deployable(g: Engine, act: Scope[ActionState], verb: lang.Deploy, id: int) -> bool:
    return bool(_ways_of(g, act, verb, id))


@performs_on_cards(lang.Deploy, "what", able=_deployable)
def _deploy_found(g: Engine, act: Scope[ActionState], verb: lang.Deploy, cards: list[int]) -> None:
    if verb.together:
        _deploy_together(g, act.vars.you, cards)
        return
    face, node = g.catalog.address(verb)
    g.push(DeployEach(act=act.i, face=face, node=node, cards=tuple(cards)))


def _deploy_next(g: Engine, f: Scope[DeployEach]) -> None:
    """One after the other, in the order that the player likes or has chosen them in; what has no place stays where it
    is."""
    act, verb = _deploying(g, f)
    able = [id for id in f.vars.cards if _deployable(g, act, verb, id)]
    if not able:
        f.finish()
        return
    chosen = isinstance(verb.what, lang.Choice) and verb.what.how == "choose"
    player = side_of(context_of(g, act), verb.by)
    f.ask(player, say("prompt.deploy-next", card=acting(g, f)), choices(g, able[:1] if chosen else able))


def _deploy_it(g: Engine, f: Scope[DeployEach]) -> None:
    act, verb = _deploying(g, f)
    id = f.chosen
    f.let(cards=tuple(each for each in f.vars.cards if each != id))
    f.goto("_deploy_next")
    places = tuple(way.place for way in _ways_of(g, act, verb, id))
    player = side_of(context_of(g, act), verb.by)
    g.push(Deployment(player=player, card=id, price=_price_by(act, verb), only_to=places))


def _deploying(g: Engine, f: Scope[DeployEach]) -> tuple[Scope[ActionState], lang.Deploy]:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.Deploy)
    return g.at(f.vars.act, ActionState), verb


procedure(DeployEach, _deploy_next, _deploy_it)


def _deploy_together(g: Engine, you: Side, pair: list[int]) -> None:
    """What was found in the Reserve Deck is in hand for that; if there is no place for both that can be paid, it goes
    back, and the pile is reshuffled (combat-response.4, .5)."""
    found = [id for id in pair if g.card(id).zone == "reserve"]
    for id in found:
        zones.to_pile(g, id, "hand")
    pilot = next(id for id in pair if g.face(id).category == "character")
    ship = next(id for id in pair if id != pilot)
    places = tuple(way.place for way in ways(g, you, ship) if pilot in pilots_for(g, you, ship, way.place))
    if places:
        g.push(Deployment(player=you, card=ship, only_to=places, pilot=pilot))
        return
    for id in found:
        zones.to_pile(g, id, "reserve")
    shuffle(g, you, "reserve")


# -- another target ----------------------------------------------------------------------------------------------------


def _new_aims(context: Context, verb: lang.Retarget) -> list[tuple[int, str, int]]:
    """The cards that could target another one, the name that they would know it by, and that one."""
    pairs = [(id, new) for id in referenced_cards(context, verb.what) for new in referenced_cards(context, verb.aim)]
    found = [(id, verb.name or new_aim(context.g, id, new), new) for id, new in pairs]
    return [(id, name, new) for id, name, new in found if name]


@needs(lang.Retarget)
def _somebody_else_to_target(context: Context, verb: lang.Retarget) -> bool:
    return bool(_new_aims(context, verb))


@performs(lang.Retarget)
def _retarget(g: Engine, act: Scope[ActionState], verb: lang.Retarget) -> None:
    for id, name, new in _new_aims(context_of(g, act), verb):
        if new not in targets_of(g, id):
            g.log_event("retargeted", card=g.ref(id), target=g.ref(new))
        forget(g, id, name)
        remember(g, id, name, (new,))


@evaluates(lang.DeploysOn)
def _deploys_on(node: lang.DeploysOn) -> Match:
    """A text that only shuts such cards out does not name them. A model of droid is a droid."""
    wanted = {node.what.word, *(DROID_WORDS if node.what.word == "droid" else ())}

    def match(c: Context, id: int) -> bool:
        lines = own_abilities(c.g, id, lang.DeployOn, mode=0) or [
            each for mode in _modes(c.g, id) for each in own_abilities(c.g, id, lang.DeployOn, mode=mode)
        ]
        return any(word in wanted for each in lines for word in _words_in(each.ability.on))

    return match


DROID_WORDS = frozenset((*DROIDS, "R-unit"))


def _words_in(noun: lang.Filter) -> Iterator[str]:
    if isinstance(noun, lang.Is):
        yield noun.word
    elif isinstance(noun, lang.Both | lang.Either):
        for part in noun.parts:
            yield from _words_in(part)


@performs(lang.Forget)
def _forget(g: Engine, act: Scope[ActionState], verb: lang.Forget) -> None:
    forget(g, act.vars.source, verb.name)
