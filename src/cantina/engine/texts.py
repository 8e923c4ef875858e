"""Which texts are live, and an index of their abilities by what they touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar
from weakref import finalize

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, function_of, holds, is_player, matches, number, referenced_cards
from cantina.engine.memory import recalled
from cantina.engine.statuses import in_one_of, is_swapped
from cantina.lang import (
    Ability,
    CancelText,
    Cannot,
    EveryFunction,
    Expands,
    Filter,
    Function,
    Gives,
    WhileIn,
)
from cantina.model.card import Definition
from cantina.model.lasting import LastingEffect
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import SIDES, Side

A = TypeVar("A", bound=Ability)
A_co = TypeVar("A_co", bound=Ability, covariant=True)
NO_NAMES: dict[str, Any] = {}


class ActiveAbility(Generic[A_co]):
    """One ability in force: whose it is, the card it comes from, the location it acts at, the names bound."""

    __slots__ = ("ability", "here", "source", "vars", "you")

    def __init__(self, ability: A_co, source: int, you: Side, here: int, vars: dict[str, Any] = NO_NAMES) -> None:
        self.ability, self.source, self.you, self.here, self.vars = ability, source, you, here, vars

    def context(self, g: Engine) -> Context:
        """Where this ability speaks from."""
        return Context(g, self.you, self.source, self.here, self.vars)


Line = ActiveAbility[Ability]
_looked_up: dict[int, dict[type, Any]] = {}  # what is printed, looked for once and forgotten with its definition
Cancelled = frozenset[int | tuple[int, Side]]  # cards without text; a location and the side that has none there
Index = dict[type[Ability], dict[str, list[Any]]]  # by kind and by what it is about: the lines of that kind


def topics_of(ability: Ability) -> tuple[str, ...]:
    """What an ability is looked up by besides its kind: the values, moment or deed that it is about."""
    return tuple(ability.about())


# What the rules of the game say of texts.
_CANCELLED: list[Callable[[Engine], Iterable[int]]] = []
_SPEECHLESS: list[Callable[[Engine, int], bool]] = []
_BROUGHT: dict[type, Callable[[Any], Ability]] = {}


def cancels_texts(find: Callable[[Engine], Iterable[int]]) -> Callable[[Engine], Iterable[int]]:
    """Declare cards whose texts the rules cancel."""
    _CANCELLED.append(find)
    return find


def declares_textless(check: Callable[[Engine, int], bool]) -> Callable[[Engine, int], bool]:
    """Declare cards that have no game text where they stand."""
    _SPEECHLESS.append(check)
    return check


def brings(kind: type, another: Callable[[Any], Ability]) -> None:
    """Declare that an ability has another one inside that is in force with it."""
    register_once(_BROUGHT, kind, another)


# -- asking the texts --------------------------------------------------------------------------------------------------


def active_abilities(g: Engine, kind: type[A], about: str = "", /, **asked: int | Side) -> list[ActiveAbility[A]]:
    """The lines of one kind that are in force now and speak of what is asked about: a card for a noun of theirs
    (`who=id`), a side for a player of theirs (`player=side`)."""
    lines = lines_of(g, kind, about)
    return [each for each in lines if ability_applies(g, each, **asked)] if lines else []


def ability_applies(g: Engine, each: Line, purpose: str = "", /, **asked: int | Side) -> bool:
    """Whether a line's condition holds and its nouns and players take in what is asked about: one that it leaves out
    takes in all. A line that raises is silenced. `purpose`: the value that is being worked out."""
    ability: Any = each.ability
    try:
        context = each.context(g)
        context.purpose = purpose
        for field, one in asked.items():
            word = getattr(ability, field)
            if (word is not None or isinstance(one, str)) and not _takes_in(context, field, word, one):
                return False
        return holds(context, getattr(ability, "when", None))
    except Exception as error:
        g.silence(each.source, error)
        return False


def taken_in(g: Engine, each: Line, field: str, cards: list[int]) -> list[int]:
    """Those of some cards that a noun of a line takes in, if its condition holds. A line that raises is silenced."""
    ability: Any = each.ability
    try:
        context = each.context(g)
        match = function_of(context, getattr(ability, field))
        found = [id for id in cards if match(context, id)]
        return found if found and holds(context, getattr(ability, "when", None)) else []
    except Exception as error:
        g.silence(each.source, error)
        return []


def _takes_in(context: Context, field: str, word: Any, asked: int | Side) -> bool:
    """What is aboard a card is at that card, and at its location."""
    if isinstance(asked, str):
        return is_player(context, word, asked)
    if word is None or (bool(asked) and matches(context, word, asked)):
        return True
    place = table.location_of(context.g, asked) if field == "at" and asked else asked
    return place != asked and matches(context, word, place)


def amount_in(g: Engine, each: Line, amount: Any, /, **names: Any) -> Num | None:
    """What an amount of a line comes to, with some more names; None, and the line is silenced, if it raises."""
    if isinstance(amount, Num):
        return amount
    try:
        return number(Context(g, each.you, each.source, each.here, {**names, **each.vars}), amount)
    except Exception as error:
        g.silence(each.source, error)
        return None


def cards_in(g: Engine, each: Line, noun: Filter) -> list[int]:
    """The cards that a noun of a line speaks of; none, and the line is silenced, if it raises."""
    try:
        return referenced_cards(each.context(g), noun)
    except Exception as error:
        g.silence(each.source, error)
        return []


def takes_in(g: Engine, each: Line, noun: Filter, id: int) -> bool:
    """Whether a noun of a line describes a card; no, and the line is silenced, if it raises."""
    try:
        return matches(each.context(g), noun, id)
    except Exception as error:
        g.silence(each.source, error)
        return False


def own_abilities(
    g: Engine, id: int, kind: type[A], /, mode: int | None = None, here: int | None = None, **names: Any
) -> list[ActiveAbility[A]]:
    """The lines of one kind in a card's own text, wherever it is: in hand it says where it may go and what it costs.
    `mode` and `here`: the function and the location that it would come to the table for."""
    if id in g.state.quarantine:
        return []
    card = g.state.cards[id]
    found = g.catalog.own(g.faces[id], kind, card.mode if mode is None else mode)
    if not found:
        return []
    where = table.location_of(g, id) if here is None else here
    bound = {**recalled(g, id), **names} if card.memory else names
    return [ActiveAbility(each, id, card.side, where, bound) for each in found]


def printed(face: Definition, kind: type[A]) -> tuple[A, ...]:
    """What is printed on a card as a fact, be its text cancelled or not: what is built in, where it begins."""
    kinds = _looked_up.get(id(face))
    if kinds is None:
        kinds = _looked_up[id(face)] = {}
        finalize(face, _looked_up.pop, id(face), None)
    found: tuple[A, ...] | None = kinds.get(kind)
    if found is None:
        lines = (*face.text, *face.light_text, *face.dark_text)
        found = kinds[kind] = tuple(line for line in lines if isinstance(line, kind))
    return found


def lines_of(g: Engine, kind: type[A], about: str = "") -> list[ActiveAbility[A]]:
    """The lines of one kind on table whose texts are not cancelled, whether or not their condition holds now."""
    index = g.texts
    lines = (_known(g) if index is None else index).get(kind)
    return _NONE if lines is None else lines.get(about, _NONE)


def all_lines_of(g: Engine, kind: type[A]) -> list[ActiveAbility[A]]:
    """The lines of one kind, whatever they are about."""
    return [each for lines in _known(g).get(kind, {}).values() for each in lines]


# -- the index ---------------------------------------------------------------------------------------------------------

_NONE: list[Any] = []
_NOBODY: dict[str, Any] = {}


class AbilityIndex(NamedTuple):
    """Live texts: their lines, in an index too, and the cards whose texts are cancelled."""

    lines: list[Line]
    by_kind: Index
    cancelled: Cancelled


def _known(g: Engine) -> Index:
    """The index of the present state, be it empty."""
    if g.texts is None:
        g.texts = known_texts(g).by_kind
    return g.texts


def known_texts(g: Engine) -> AbilityIndex:
    """All texts in force."""
    known: AbilityIndex | None = g.memo.get("texts")
    while known is None:
        known = _find_texts(g)
    return known


def printed_abilities(g: Engine) -> AbilityIndex:
    """All texts on table, before any is given to a card or cancelled: good until the table changes. What they add
    elsewhere is asked of a copy in which all of them count."""
    known: AbilityIndex | None = g.board.get("texts")
    while known is None:
        known = _find_written(g)
    return known


def _find_written(g: Engine) -> AbilityIndex | None:
    """None if a text has failed meanwhile: then it is silenced, and all must be asked anew."""
    lines = [*_printed(g), *_lasting(g)]
    index = _by_key(g, lines)
    for kind, more in ((Expands, _expanded), (EveryFunction, _other_functions)):
        if kind in index:
            copy = _counting(g, index)
            lines += more(copy, lines)
            if _failed(g, copy):
                return None
            index = _by_key(g, lines)
    known = g.board["texts"] = AbilityIndex(lines, index, frozenset())
    return known


def _find_texts(g: Engine) -> AbilityIndex | None:
    """What is given and what is cancelled is asked of a copy in which all texts still count: it is good until anything
    changes. The index is made anew only if other texts are given or cancelled than before."""
    known = printed_abilities(g)
    if Gives in known.by_kind:
        copy = _counting(g, known.by_kind)
        given = _given(copy)
        if _failed(g, copy):
            return None
        known = _with_given(g, known, given)
    ruled_out = frozenset(table.board(g).silent).union(*(find(g) for find in _CANCELLED))
    if CancelText in known.by_kind or ruled_out:
        copy = _counting(g, known.by_kind)
        cancelled = _cancelled(copy) | ruled_out
        if _failed(g, copy):
            return None
        known = _without(g, known, cancelled)
    g.memo["texts"] = known
    return known


def _with_given(g: Engine, known: AbilityIndex, given: list[Line]) -> AbilityIndex:
    """The texts that there are if cards have some from others."""
    which = [(id(each.ability), each.source, each.you, each.here, each.vars["given_by"]) for each in given]
    before: tuple[object, AbilityIndex] | None = g.board.get("texts given")
    if before is not None and before[0] == which:
        return before[1]
    lines = [*known.lines, *given]
    made = AbilityIndex(lines, _by_key(g, lines), frozenset())
    g.board["texts given"] = (which, made)
    return made


def _without(g: Engine, known: AbilityIndex, cancelled: Cancelled) -> AbilityIndex:
    """The texts that are left if some are cancelled."""
    if not cancelled:
        return known
    before: tuple[AbilityIndex, AbilityIndex] | None = g.board.get("texts left")
    if before is not None and before[0] is known and before[1].cancelled == cancelled:
        return before[1]
    lines = [each for each in known.lines if not _silenced(each, cancelled)]
    left = AbilityIndex(lines, _by_key(g, lines), cancelled)
    g.board["texts left"] = (known, left)
    return left


def _counting(g: Engine, index: Index) -> Engine:
    """A copy in which all these texts are in force; what it works out is nobody else's."""
    copy, known = g.clone(), AbilityIndex([], index, frozenset())
    copy.memo, copy.board, copy.texts, copy.map = {"texts": known}, {"texts": known}, index, table.board(g)
    return copy


def _failed(g: Engine, copy: Engine) -> bool:
    """Whether a text failed while the copy was asked: then it is silenced here as well."""
    if copy.state.quarantine == g.state.quarantine:
        return False
    g.state.quarantine = copy.state.quarantine
    for event in copy.events.since(len(g.events)):
        g.events.append(event)
    g.invalidate()
    return True


def _silenced(each: Line, cancelled: Cancelled) -> bool:
    """A lasting text lives apart from its source; an expanded one also depends on what expands it, and one that was
    given on the giver alone."""
    if "lasting" in each.vars:
        return False
    if "given_by" in each.vars:
        return each.vars["given_by"] in cancelled
    sources = (each.source, (each.source, each.you), each.vars.get("expanded_by"))
    return not cancelled.isdisjoint(sources)


def _expanded(g: Engine, lines: list[Line]) -> list[Line]:
    """Texts of locations that other cards add elsewhere: the same text, with HERE bound at the other location. A card
    on a location whose halves are swapped serves the other side with it."""
    found: list[Line] = []
    for each in lines:
        if isinstance(each.ability, Expands):
            home = each.here
            you: Side = SIDES[1 - SIDES.index(each.you)] if is_swapped(g.card(home)) else each.you
            texts = list(g.catalog.abilities(half_facing(g, home, you)))
            goals = [place for place in table.board(g).locations if ability_applies(g, each, to=place)]
            found += [
                ActiveAbility(text, home, you, place, {"expanded_by": each.source}) for place in goals for text in texts
            ]
    return found


def _other_functions(g: Engine, lines: list[Line]) -> list[Line]:
    """The functions that were not chosen, of cards of which all apply; they are the card's own text all the same."""
    found: list[Line] = []
    where = table.board(g)
    for each in [line for line in lines if isinstance(line.ability, EveryFunction)]:
        for id in [id for id in where.active if g.card(id).mode and ability_applies(g, each, of=id)]:
            card, face = g.card(id), g.faces[id]
            others = [mode for mode in range(1, len(printed(face, Function)) + 1) if mode != card.mode]
            own_text = list(g.catalog.abilities(face.text))
            texts = [text for mode in others for text in g.catalog.abilities(face.text, mode) if text not in own_text]
            found += [ActiveAbility(text, id, card.side, where.location[id], recalled(g, id)) for text in texts]
    return found


def _given(g: Engine) -> list[Line]:
    """Texts that cards have from others: their player's, and acting where they are."""
    found: list[Line] = []
    where = table.board(g)
    for each in lines_of(g, Gives):
        texts = [*g.catalog.abilities(each.ability.text), *_copied(g, each)]
        for id in taken_in(g, each, "to", where.on_table):
            side, names = g.card(id).side, {"given_by": each.source}
            found += [ActiveAbility(text, id, side, where.location[id], names) for text in texts]
    return found


def _copied(g: Engine, each: ActiveAbility[Gives]) -> list[Ability]:
    """The texts of other cards that one has, too, but for what is part of those cards themselves."""
    cards = cards_in(g, each, each.ability.of) if each.ability.of is not None else []
    return [text for id in cards for text in g.catalog.abilities(g.faces[id].text) if not text.inborn]


def _by_key(g: Engine, lines: Iterable[Line]) -> Index:
    index: Index = {}
    abouts = g.catalog.derived
    for each in lines:
        ability = each.ability
        kept = index.get(type(ability))
        if kept is None:
            kept = index[type(ability)] = {}
        for about in abouts(topics_of, ability):
            if about in kept:
                kept[about].append(each)
            else:
                kept[about] = [each]
    return index


def _cancelled(g: Engine) -> Cancelled:
    """The cards without game text. A text that is cancelled itself cancels nothing (cancel-game-text.4); texts that
    cancel each other in a circle are all cancelled."""
    reach = [(each, _reach(g, each)) for each in lines_of(g, CancelText)]
    silent: Cancelled = frozenset()
    for _ in range(len(reach) + 1):
        speaking = [found for each, found in reach if not _silenced(each, silent)]
        now = frozenset().union(*speaking)
        if now == silent:
            return silent
        silent = now
    return frozenset().union(*(found for _, found in reach))


def _reach(g: Engine, each: ActiveAbility[CancelText]) -> Cancelled:
    """The cards whose text one text cancels. "Game text may not be canceled" stops every way of taking a text out of
    use (cancel-game-text.2)."""
    reached = taken_in(g, each, "of", table.board(g).on_table)
    losing = [id for id in reached if not active_abilities(g, Cannot, "lose-text", who=id)]
    if each.ability.facing is None:
        return frozenset(losing)
    context = each.context(g)
    return frozenset((id, side) for id in losing for side in SIDES if is_player(context, each.ability.facing, side))


def text_cancelled(g: Engine, id: int) -> bool:
    """Whether a card's game text is cancelled now (glossary: cancel-game-text)."""
    return id in g.state.quarantine or id in known_texts(g).cancelled


def _printed(g: Engine) -> Iterable[Line]:
    where = table.board(g)
    for id in where.active:
        if id in g.state.quarantine:
            continue
        card = g.card(id)
        names = recalled(g, id) if card.memory else _NOBODY
        key = (id, card.life, card.side, card.mode, card.statuses, where.location[id], card.face, *names.items())
        lines = g.lives.get(key)
        if lines is None:
            lines = g.lives[key] = list(_lines(g, id, where.location[id], names))
        yield from lines
    for id in where.idle:
        if id not in g.state.quarantine:
            for line in g.faces[id].text:
                if isinstance(line, WhileIn) and not line.until:
                    yield from _meanwhile(g, line, id, where.location[id], recalled(g, id))


def _meanwhile(g: Engine, line: WhileIn, id: int, here: int, names: dict[str, Any]) -> Iterable[Line]:
    """What a card's text says of just the time that it is in a status, or before that."""
    card = g.card(id)
    if in_one_of(card, (line.status,)) != line.until:
        for ability in g.catalog.abilities(line.text):
            yield ActiveAbility(ability, id, card.side, here, names)


def _lines(g: Engine, id: int, here: int, names: dict[str, Any]) -> Iterable[Line]:
    """The abilities of one card as it stands, with the names that it remembers."""
    card, face = g.card(id), g.faces[id]
    if face.category == "location":
        for side in SIDES:
            for ability in g.catalog.abilities(half_facing(g, id, side)):
                yield ActiveAbility(ability, id, side, id, names)
    elif not any(check(g, id) for check in _SPEECHLESS):
        for ability in g.catalog.abilities(face.text, card.mode):
            if isinstance(ability, WhileIn):
                yield from _meanwhile(g, ability, id, here, names)
                continue
            yield ActiveAbility(ability, id, card.side, here, names)
            if type(ability) in _BROUGHT:
                yield ActiveAbility(_BROUGHT[type(ability)](ability), id, card.side, here, names)


def half_facing(g: Engine, location: int, side: Side) -> tuple[Any, ...]:
    """The text of a location that serves a side now."""
    face, swapped = g.faces[location], is_swapped(g.card(location))
    return face.half(side if not swapped else SIDES[1 - SIDES.index(side)])


def _lasting(g: Engine) -> Iterable[Line]:
    for each in g.state.lasting:
        if each.source not in g.state.quarantine and each.vars.get("since", 0) <= g.state.turn:
            yield ActiveAbility(node_of(g, each), each.source, each.you, each.here, {"lasting": True, **each.vars})


def node_of(g: Engine, lasting: LastingEffect) -> Ability:
    """The ability that a lasting text repeats."""
    node = g.catalog.node(lasting.face, lasting.node)
    assert isinstance(node, Ability)
    return node
