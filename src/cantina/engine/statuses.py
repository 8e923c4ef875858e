"""The statuses that cards are in, and what each of them means. A topic says all about its status in one place; who
wants to know what follows asks about the card, not about a status of another topic."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cantina.lang.statuses import InStatus
from cantina.model.card import Card, Status
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import SIDES, TABLE, Side

if TYPE_CHECKING:
    from cantina.engine.core import Engine
    from cantina.engine.values import BaseOverride

Fixes = Callable[["Engine", int, Status], "BaseOverride | None"]
Reason = tuple[str, str]  # the glossary entry that forbids something, and the key of "refusal.…"


class StatusRules(NamedTuple):
    """What a status means for the cards that are in it. Where it shows, it is called by the message "status.…"."""

    active: bool = True  # whether texts and rules count such a card; nouns find an inactive one only by its status
    text_blanked: bool = False  # its game text is cancelled
    hidden: bool = False  # it lies face down: only those know it who are noted on it
    named: bool = True  # whether texts find it by its title, its family or its person
    enters_without_presence: bool = False  # it deploys without presence or icons
    airborne: bool = False  # it flies where its kind would have to land
    on_opponents_side: bool = False  # it stands on the other player's side of its location
    halves_swapped: bool = False  # a location whose halves face the other players
    # texts about all cards of a kind, which choose none, take it in though it is inactive
    counts_for_mass_effects: bool = False
    losable: bool = False  # what loses cards takes it in though it is inactive
    # it counts and is present, though what it is aboard of does not count, or encloses it
    active_when_enclosed: bool = False
    strips: Callable[[frozenset[str]], frozenset[str]] = lambda printed: frozenset()  # words that no longer fit it
    adds: Callable[[frozenset[str]], frozenset[str]] = lambda printed: frozenset()  # words that fit it besides
    lets_out: Callable[[Engine, int, Side], bool] = lambda g, id, side: False  # whether those aboard may get off
    attackable: bool = False  # it can be attacked even though it does not count
    zone: str = ""  # where it is said to be, if not on table
    entry_cost: int = 0  # the Force that coming to such a location, and leaving it, costs more
    shared_fate: Callable[[Engine, int], tuple[int, ...]] = lambda g, id: ()  # who shares what befalls it
    numbers: Mapping[str, Fixes] = {}  # the values that it takes away or fixes, before any text changes them
    forbids: Mapping[str, Reason] = {}  # what such a card cannot do
    restricts_opponent: Mapping[str, Reason] = {}  # what its opponent cannot do at its location
    kept: Callable[[Engine, int, Status], bool] = lambda g, new, status: False  # by a new version of the person
    enclosed: bool = False  # it is shut away in the card that it is on, where no sweeping text reaches it
    deactivates_carried: bool = False  # no card on it counts, unless that card's text names the status
    rides: bool = False  # it takes a passenger's place wherever the card that it is on goes aboard
    # what becomes of it when the card that it is on leaves the table, told where that was; None: it goes along
    on_host_left: Callable[[Engine, int, int], None] | None = None
    brought: Callable[[Engine, int], Status | None] = lambda g, id: None  # by a card that comes to the table
    survives: frozenset[str] = frozenset()  # how its carrier can leave the table without taking it along
    left_to: str = ""  # the pile that it goes to when the card that it is stacked on leaves the table, if not lost
    ignores_host_type: bool = False  # it stays where it is and with whom it is, of whatever kind these are
    follows: bool = False  # it serves whom the card serves that it is on
    ends: frozenset[str] = frozenset()  # the periods and happenings that end it, besides leaving the table


STATUS_RULES: dict[str, StatusRules] = {}


def define_status(noun: InStatus, **facets: Any) -> None:
    """Declare what a status means."""
    register_once(STATUS_RULES, noun.status, StatusRules(**facets))


# -- being in a status -------------------------------------------------------------------------------------------------


def status_of(g: Engine, id: int, noun: InStatus) -> Status | None:
    """The record of a status that a card is in; None if it is not."""
    statuses = g.state.cards[id].statuses
    return next((each for each in statuses if each.name == noun.status), None) if statuses else None


def has_status(g: Engine, id: int, noun: InStatus) -> bool:
    """Whether a card is in a status."""
    statuses = g.state.cards[id].statuses
    return bool(statuses) and any(each.name == noun.status for each in statuses)


def set_status(g: Engine, id: int, noun: InStatus, other: int = 0, value: Num | None = None) -> None:
    """A card is in a status from now on; what it had of that name is over."""
    g.change(id, statuses=(*_without(g, id, {noun.status}), Status(noun.status, other, value)))


def clear_status(g: Engine, id: int, noun: InStatus) -> None:
    """A card is no longer in a status."""
    g.change(id, statuses=_without(g, id, {noun.status}))


def end_statuses(g: Engine, id: int, happening: str) -> None:
    """Something happened to a card: the statuses that this ends are over."""
    over = {each.name for each in g.state.cards[id].statuses if happening in STATUS_RULES[each.name].ends}
    if over:
        g.change(id, statuses=_without(g, id, over))


def end_everywhere(g: Engine, period: str) -> None:
    """A period has ended, and with it what lasts no longer."""
    for id in [card.id for card in g.state.cards if card.statuses]:
        end_statuses(g, id, period)


def _without(g: Engine, id: int, names: set[str]) -> tuple[Status, ...]:
    return tuple(each for each in g.state.cards[id].statuses if each.name not in names)


# -- what follows from it ----------------------------------------------------------------------------------------------


def is_idle(card: Card) -> bool:
    """Whether a status keeps a card from counting."""
    return any(not STATUS_RULES[each.name].active for each in card.statuses)


def counts_for_mass_effects(card: Card) -> bool:
    """Whether texts about all cards of a kind take in a card that does not count: not one that is shut away."""
    meanings = [STATUS_RULES[each.name] for each in card.statuses]
    return any(each.counts_for_mass_effects for each in meanings) and not any(each.enclosed for each in meanings)


def is_losable(card: Card) -> bool:
    """Whether what loses cards may take in a card that does not count: none of its statuses shelters it."""
    idle = _idle(card)
    return bool(idle) and all(meaning.losable for meaning in idle)


def is_active_when_enclosed(card: Card) -> bool:
    """Whether a card counts and is present, whatever it is aboard of."""
    return bool(card.statuses) and any(STATUS_RULES[each.name].active_when_enclosed for each in card.statuses)


def rests_with_host(g: Engine, id: int) -> bool:
    """Whether a card counts only while what carries it does: equipment, who is aboard, and whatever is muffled."""
    card = g.state.cards[id]
    bound = bool(card.on) and (bool(card.seat) or g.faces[id].is_equipment or is_deactivated_by_host(g, id))
    return bound and not is_active_when_enclosed(card)


def is_deactivated_by_host(g: Engine, id: int) -> bool:
    """Whether no card counts on the one that carries this one, and its own text does not speak of such cards."""
    host = g.state.cards[g.state.cards[id].on]
    deep = {each.name for each in host.statuses if STATUS_RULES[each.name].deactivates_carried}
    return bool(deep) and deep.isdisjoint(g.catalog.read(g.faces[id].id).statuses)


def is_exposed(card: Card) -> bool:
    """Whether a card can be attacked although a status keeps it from counting: none of those shelters it."""
    idle = _idle(card)
    return bool(idle) and all(meaning.attackable for meaning in idle)


def _idle(card: Card) -> list[StatusRules]:
    return [STATUS_RULES[each.name] for each in card.statuses if not STATUS_RULES[each.name].active]


def survives(card: Card, how: str) -> bool:
    """Whether a status lets a card stay behind when its carrier leaves the table in some way."""
    return any(how in STATUS_RULES[each.name].survives for each in card.statuses)


def is_silent(card: Card) -> bool:
    """Whether a status cancels a card's text."""
    return any(STATUS_RULES[each.name].text_blanked for each in card.statuses)


def is_hidden(card: Card) -> bool:
    """Whether nobody knows a card but those who are noted on it."""
    return bool(card.statuses) and any(STATUS_RULES[each.name].hidden for each in card.statuses)


def hidden_from(card: Card, seat: str) -> bool:
    """Whether a card is hidden, and from a seat."""
    return is_hidden(card) and seat not in card.seen


def goes_by_name(card: Card) -> bool:
    """Whether texts find a card by its title, its family or its person."""
    return all(STATUS_RULES[each.name].named for each in card.statuses)


def stripped(card: Card, printed: frozenset[str]) -> frozenset[str]:
    """The printed words of a card that it can still be called by, and those that its statuses bring."""
    for each in card.statuses:
        meaning = STATUS_RULES[each.name]
        printed = (printed - meaning.strips(printed)) | meaning.adds(printed)
    return printed


def enters_without_presence(card: Card) -> bool:
    """Whether a card may come to the table where its player has neither presence nor icons."""
    return any(STATUS_RULES[each.name].enters_without_presence for each in card.statuses)


def is_airborne(card: Card) -> bool:
    """Whether a card flies where its kind would have to land."""
    return any(STATUS_RULES[each.name].airborne for each in card.statuses)


def is_across(card: Card) -> bool:
    """Whether a card stands on the other player's side of its location."""
    return bool(card.statuses) and any(STATUS_RULES[each.name].on_opponents_side for each in card.statuses)


def is_swapped(card: Card) -> bool:
    """Whether the halves of a location face the other players."""
    return any(STATUS_RULES[each.name].halves_swapped for each in card.statuses)


def is_shut_away(card: Card) -> bool:
    """Whether a card is shut away in the one that it is on."""
    return bool(card.statuses) and any(STATUS_RULES[each.name].enclosed for each in card.statuses)


def rides(card: Card) -> bool:
    """Whether a card takes a passenger's place wherever the one that it is on goes aboard."""
    return any(STATUS_RULES[each.name].rides for each in card.statuses)


def stays_behind(card: Card) -> bool:
    """Whether a card does not leave the table with the one that it is on."""
    return any(STATUS_RULES[each.name].on_host_left is not None for each in card.statuses)


def on_host_left(g: Engine, id: int, where: int) -> None:
    """The card that a card is on leaves the table without it, from a location."""
    for each in g.state.cards[id].statuses:
        orphaned = STATUS_RULES[each.name].on_host_left
        if orphaned is not None:
            orphaned(g, id, where)


def stands_with(card: Card) -> Side:
    """The player on whose side of its location a card stands."""
    return SIDES[1 - SIDES.index(card.side)] if card.statuses and is_across(card) else card.side


def zone_of(g: Engine, id: int) -> str:
    """Where a card is said to be: if its own statuses do not say it, those of the card that it rests with do."""
    card = g.state.cards[id]
    own = next((zone for each in card.statuses if (zone := STATUS_RULES[each.name].zone)), "")
    if own or card.zone != TABLE or not rests_with_host(g, id):
        return own or card.zone
    return zone_of(g, card.on)


def lets_out(g: Engine, id: int, side: Side) -> bool:
    """Whether a player's cards aboard a card that does not count may get off because of its statuses."""
    return any(STATUS_RULES[each.name].lets_out(g, id, side) for each in g.state.cards[id].statuses)


def leaves_table_with(g: Engine, id: int) -> tuple[int, ...]:
    """The cards that leave the table together with a card, or share what befalls it, because of its statuses."""
    found = [STATUS_RULES[each.name].shared_fate(g, id) for each in g.state.cards[id].statuses]
    return tuple(other for cards in found for other in cards if other != id)


def left_to(card: Card) -> str:
    """The pile that a stacked card goes to when the card that it is on leaves the table."""
    return next((pile for each in card.statuses if (pile := STATUS_RULES[each.name].left_to)), "lost")


def is_settled(card: Card) -> bool:
    """Whether it no longer matters of which kind the cards are that a card is on or targets."""
    return any(STATUS_RULES[each.name].ignores_host_type for each in card.statuses)


def follows(card: Card) -> bool:
    """Whether a card serves whom the card serves that it is on."""
    return any(STATUS_RULES[each.name].follows for each in card.statuses)


def entry_cost(card: Card) -> int:
    """How much Force it costs more to come to a location or to leave it."""
    return sum(STATUS_RULES[each.name].entry_cost for each in card.statuses) if card.statuses else 0


def fixed(g: Engine, stat: str, id: int) -> BaseOverride | None:
    """What the statuses of a card make of one of its values; None if they let it be."""
    for each in g.state.cards[id].statuses:
        fix = STATUS_RULES[each.name].numbers.get(stat)
        found = fix(g, id, each) if fix else None
        if found is not None:
            return found
    return None


def forbidden(card: Card, deed: str) -> Reason | None:
    """Why a status keeps a card from a deed; None if none does."""
    if not card.statuses:
        return None
    return next((why for each in card.statuses if (why := STATUS_RULES[each.name].forbids.get(deed))), None)


def opponent_restriction(card: Card, deed: str) -> Reason | None:
    """Why a card keeps its opponent from a deed at its location; None if it does not."""
    if not card.statuses:
        return None
    return next((why for each in card.statuses if (why := STATUS_RULES[each.name].restricts_opponent.get(deed))), None)


def ended_by(card: Card, happening: str) -> bool:
    """Whether a card is in a status that something would end."""
    return any(happening in STATUS_RULES[each.name].ends for each in card.statuses)


def initial_statuses(g: Engine, id: int) -> tuple[Status, ...]:
    """The statuses that a card's own text brings it to the table with."""
    return tuple(found for meaning in STATUS_RULES.values() if (found := meaning.brought(g, id)))


def statuses_after_replacement(g: Engine, old: int, new: int) -> tuple[Status, ...]:
    """The statuses that a new version of a person has: what it takes over, and what it brings itself."""
    own = initial_statuses(g, new)
    names = {each.name for each in own}
    return (*(each for each in g.state.cards[old].statuses
              if each.name not in names and STATUS_RULES[each.name].kept(g, new, each)), *own)  # fmt: skip


def name_instead(g: Engine, old: int, new: int) -> None:
    """Whatever status names a card names another one in its place."""
    for card in g.state.cards:
        if any(each.other == old for each in card.statuses):
            named = [msgspec.structs.replace(each, other=new) if each.other == old else each for each in card.statuses]
            g.change(card.id, statuses=tuple(named))


def in_one_of(card: Card, names: Iterable[str]) -> bool:
    """Whether a card is in one of these statuses."""
    return any(each.name in names for each in card.statuses)
