"""Missing characters: where they lie, who goes missing with them, and the search parties that find them (glossary:
missing)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import is_called
from cantina.engine.statuses import clear_status, define_status, end_statuses, has_status, is_losable, set_status
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.missing import SearchParty, WentMissing
from cantina.rules.core import happens
from cantina.rules.destiny import draw_destiny
from cantina.rules.options import cancel, choices, decline, refusal
from cantina.rules.player_actions import PlayerAction, player_action
from cantina.rules.presence import bodies
from cantina.rules.responses import emit
from cantina.rules.statuses import becomes, restores

HARD_TO_FIND = 5  # what a search party's total must be more than
SCOUTING = 2  # what a scout adds to it; anybody else adds 1


def company(g: Engine, id: int) -> tuple[int, ...]:
    """A missing character and those who are missing with it: who carries whom, they are found or lost together."""
    first = id
    while carrier := next((each for each in _carriers(g, first) if has_status(g, each, lang.MISSING)), 0):
        first = carrier
    return (first, *(each for each in table.everything_on(g, first) if has_status(g, each, lang.MISSING)))


def _carriers(g: Engine, id: int) -> list[int]:
    found = []
    while id := g.card(id).on:
        found.append(id)
    return found


define_status(
    lang.MISSING,
    active=False,
    counts_for_mass_effects=True,  # missing.4
    attackable=True,  # creature-attacks.6
    zone="missing",
    shared_fate=company,
    forbids={"be replaced": ("missing", "missing"), "move": ("missing", "missing")},  # missing.1
    ends=frozenset({"captured"}),
)
define_status(
    lang.SEARCHING,
    forbids={"move": ("missing", "searching"), "attack": ("missing", "searching")},
    ends=frozenset({"turn"}),
)


@happens("missing")
@becomes(lang.MISSING)
def go_missing(g: Engine, id: int, by: Side) -> bool:
    """A character lies under the site from now on, with what it carries: characters among it are missing, too."""
    where, reached = table.location_of(g, id), table.is_active(g, id) or is_losable(g.card(id))
    if not reached or g.face(id).category != "character" or "site" not in g.face(where).words:
        return False
    carried = [each for each in table.everything_on(g, id) if table.is_active(g, each)]
    gone = (id, *(each for each in carried if g.face(each).category == "character"))
    g.change(id, at=where, on=0, seat="")
    for each in gone:
        end_statuses(g, each, "missing")
        set_status(g, each, lang.MISSING)
    g.log_event("missing", cards=tuple(map(g.ref, gone)), place=g.ref(where))
    for each in reversed(gone):
        emit(g, WentMissing(by=g.card(each).side, card=each, location=where))
    return True


@happens("find")
@restores(lang.MISSING)
def find(g: Engine, id: int, by: Side) -> bool:
    """A missing character is back on its side of the site, and whoever was missing with it."""
    if not has_status(g, id, lang.MISSING):
        return False
    found = company(g, id)
    for each in found:
        clear_status(g, each, lang.MISSING)
    g.log_event("found", cards=tuple(map(g.ref, found)), place=g.ref(table.location_of(g, id)))
    return True


# -- search parties ----------------------------------------------------------------------------------------------------


def missing_at(g: Engine, player: Side, site: int) -> list[int]:
    """A player's missing characters at a site; who is carried by another one is found with it."""
    return [id for id in table.cards_at(g, site)
            if g.card(id).side == player and has_status(g, id, lang.MISSING) and company(g, id)[0] == id]  # fmt: skip


def searchers(g: Engine, player: Side, site: int) -> list[int]:
    """The characters there who could look for somebody: each of them once a turn."""
    return [id for id in bodies(g, player, site)
            if g.face(id).category == "character" and not has_status(g, id, lang.SEARCHING)]  # fmt: skip


def refuse_search(g: Engine, player: Side, site: int) -> Refusal | None:
    """Why a player cannot look for his missing characters at a site, or None."""
    if not missing_at(g, player, site):
        return refusal(g, "missing", "nobody-missing", place=g.ref(site))
    return None if searchers(g, player, site) else refusal(g, "missing", "nobody-to-search", place=g.ref(site))


def _sites(g: Engine, player: Side) -> list[int]:
    gone = [id for id in table.board(g).idle if g.card(id).side == player and has_status(g, id, lang.MISSING)]
    return sorted({table.location_of(g, id) for id in gone})


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(SearchParty(player=player, location=chosen.card.id, cancelable=True), into="acted")


player_action(PlayerAction(
    verb="search", applies_to=lambda face, zone: zone == "table" and "site" in face.words, own_turn_phases=("control",),
    rule="missing", candidates=_sites, refuse=refuse_search, begin=_begin,
))  # fmt: skip


def _ask_member(g: Engine, f: Scope[SearchParty]) -> None:
    """One after the other; who is in the party is known before anything is drawn."""
    able = [id for id in searchers(g, f.vars.player, f.vars.location) if id not in f.vars.members]
    end = decline(g, "done") if f.vars.members else cancel(g)
    prompt = say("prompt.search", place=g.ref(f.vars.location))
    f.ask(f.vars.player, prompt, [*choices(g, able), end], always=bool(f.vars.members))


def _take_member(g: Engine, f: Scope[SearchParty]) -> None:
    if f.answer.card is not None:
        f.let(members=(*f.vars.members, f.answer.card.id))
        f.goto("_ask_member")


def _set_out(g: Engine, f: Scope[SearchParty]) -> None:
    """Whatever they find, the members do nothing else this turn."""
    f.let(cancelable=False)
    place = g.ref(f.vars.location)
    g.log_event("search", player=f.vars.player, place=place, cards=tuple(map(g.ref, f.vars.members)))
    for id in f.vars.members:
        set_status(g, id, lang.SEARCHING)
    draw_destiny(g, f.vars.player, "search", f.vars.location, "destiny")


def _look_around(g: Engine, f: Scope[SearchParty]) -> None:
    """Without a destiny nobody is found; of several, chance decides who is."""
    player, lost = f.vars.player, missing_at(g, f.vars.player, f.vars.location)
    eyes = sum(SCOUTING if is_called(g, id, "scout") else 1 for id in f.vars.members)
    total = None if f.vars.destiny is None else f.vars.destiny + eyes
    if lost and total is not None and total > HARD_TO_FIND:
        found = lost[g.random(len(lost))]
        find(g, found, player)
        set_status(g, found, lang.SEARCHING)
    else:
        g.log_event("not-found", player=player, place=g.ref(f.vars.location), total=total)
    f.finish(True)


procedure(SearchParty, _ask_member, _take_member, _set_out, _look_around)
