"""One check for each promise, made at a decision of a running game. A broken promise raises `InvariantViolation`."""

from __future__ import annotations

from cantina.engine import rng
from cantina.engine.board import board
from cantina.engine.core import Engine
from cantina.engine.statuses import hidden_from, is_hidden
from cantina.engine.values import value
from cantina.model.decision import Decision, Explained, Option
from cantina.model.num import Num
from cantina.model.sides import PILES, SIDES, TABLE, Side
from cantina.model.text import cards_in
from cantina.play.game import Game
from cantina.play.serialization import encode, pack_state
from cantina.rules.drain import drain_amount
from cantina.rules.explanations import OF_CARDS
from cantina.rules.force import force_icons, generation
from cantina.rules.inserts import inserted_in
from cantina.rules.player_actions import explained
from cantina.view.resample import resample
from cantina.view.seat import SEATS, seat_view

AHEAD = 12  # answers that copies play on before they are compared
BESIDES = 11  # cards that a player may have brought along besides the deck
PLACES = ("table", "drawn", "playing", "converted", "stacked", "outside")  # where a card is that is in no pile
DECK = 60
WITHOUT_CARD = {"activate", "draw", "draw-destiny"}
# Events of these kinds show a card to everybody, wherever it goes next.
OPENLY = frozenset({
    "cancelled", "deployed", "destiny", "lost", "lost-force", "opened", "out-of-play", "played", "put",
    "retrieved-cards", "revealed", "same-start", "set-aside", "stolen", "taken", "turned-over", "unearthed",
    "used-text",
})  # fmt: skip


class InvariantViolation(AssertionError):
    """A promise does not hold; the message says which, and where."""


def digest(game: Game) -> bytes:
    """All that a game is, as bytes."""
    return encode(pack_state(game.engine.state))


def random_option(decision: Decision, state: int) -> tuple[int, int]:
    """The next state of a generator and an option that is not `cancel`."""
    able = [n for n, option in enumerate(decision.options) if option.verb != "cancel"]
    state, pick = rng.below(state, len(able))
    return state, able[pick]


def check_forks(game: Game, seed: int) -> None:
    """A clone and a loaded save continue exactly as the game itself would, and the game is left untouched."""
    before = digest(game)
    copies = [game.clone(), game.clone(), Game.load(game.save())]
    state = rng.step(seed)[0]
    for _ in range(AHEAD):
        if copies[0].decision is None:
            break
        if any(_asked(copy) != _asked(copies[0]) for copy in copies):
            raise InvariantViolation(
                f"a clone or a loaded save asks another question than {copies[0].decision.prompt('en')}"
            )
        state, pick = random_option(copies[0].decision, state)
        for copy in copies:
            copy.choose(pick)
    if len({digest(copy) for copy in copies}) != 1:
        raise InvariantViolation("a clone or a loaded save went another way")
    if digest(game) != before:
        raise InvariantViolation("playing a clone changed the original")


def check_secrets(game: Game, seed: int) -> None:
    """Dealing anew what the deciding seat may not see changes nothing in its view, options, texts and ids."""
    decision = game.decision
    assert decision is not None
    twin = resample(game.engine, decision.player, seed)
    if twin.state.decision is None or _shown(twin.state.decision) != _shown(decision):
        raise InvariantViolation(f"{decision.player} can tell hidden cards from the options of {decision.prompt.key}")
    if _view(twin, decision.player) != _view(game.engine, decision.player):
        raise InvariantViolation(f"{decision.player} can tell hidden cards from the view")


def _asked(game: Game) -> tuple[object, ...] | None:
    return _shown(game.decision) if game.decision else None


def _shown(decision: Decision) -> tuple[object, ...]:
    return decision.player, decision.prompt, decision.options


def _view(g: Engine, seat: Side) -> bytes:
    view = seat_view(g, seat)
    view.pop("decision")
    return encode(view)


def open_cards(game: Game) -> set[int]:
    """What lies open before everybody, or was inserted in a deck before everybody's eyes."""
    state = game.engine.state
    inserted = {id for side in SIDES for id in inserted_in(game.engine, side)}
    tops = {pile[-1] for (_, zone), pile in state.piles.items() if zone == "lost" and pile}
    return tops | inserted | {card.id for card in state.cards[1:] if card.zone not in PILES and not is_hidden(card)}


def check_events(game: Game, since: int, opened: set[int]) -> None:
    """No line of the log since then names a card to a seat that may not see it; `opened` lay open at that time, and
    what one line has shown to everybody the next ones may name."""
    state, known = game.engine.state, opened | open_cards(game)
    for event in game.engine.events.since(since):
        named = {ref.id for ref in cards_in(event.text.args)}
        for seat in SEATS:
            shown = event.kind in OPENLY or event.seat is not None or not event.visible_to(seat)
            hand = set(state.piles[seat, "hand"]) if seat in SIDES else set()
            hand |= {card.id for card in state.cards[1:] if is_hidden(card) and not hidden_from(card, seat)}
            if not shown and named - known - hand:
                raise InvariantViolation(f"{seat} reads of a hidden card: {event.text('en')}")
        known |= named if event.kind in OPENLY and event.visible_to("public") else set()


def check_cards(game: Game) -> None:
    """Every card is in exactly one place, each player's 60 are all there, and no number is out of range."""
    _check_places(game)
    if not game.laid_out:
        _check_decks(game)
    _check_numbers(game.engine)


def _check_places(game: Game) -> None:
    state, places = game.engine.state, (*PLACES, *(("gone",) if game.laid_out else ()))
    where: dict[int, list[tuple[str, str]]] = {}
    for (side, zone), cards in state.piles.items():
        for id in cards:
            where.setdefault(id, []).append((side, zone))
    for card in state.cards[1:]:
        expected = [(card.holder, card.zone)] if card.zone in PILES else []
        if where.get(card.id, []) != expected or (not expected and card.zone not in places):
            raise InvariantViolation(f"card {card.id} says {card.zone} and lies in {where.get(card.id)}")
        if card.zone == "stacked" and state.cards[card.on].zone != TABLE:
            raise InvariantViolation(
                f"card {card.id} is stacked on card {card.on}, which is in {state.cards[card.on].zone}"
            )


def _check_decks(game: Game) -> None:
    for side in SIDES:
        if not 0 <= sum(1 for card in game.engine.state.cards[1:] if card.owner == side) - DECK <= BESIDES:
            raise InvariantViolation(f"{side} has not {DECK} cards")


def _check_numbers(g: Engine) -> None:
    view = seat_view(g, "public")
    numbers = [number for row in view["table"]["rows"] for place in row["locations"] for card in place["cards"]
               for number in card.get("values", {}).values()]  # fmt: skip
    icons = [count for row in view["table"]["rows"] for place in row["locations"] for count in place["icons"].values()]
    if any(number < 0 for number in (*numbers, *icons, *view["generation"].values())):
        raise InvariantViolation("a number fell below zero")


def check_options(game: Game, seed: int) -> None:
    """An option that is offered can be carried through; an index that is not is refused and changes nothing."""
    decision = game.decision
    assert decision is not None
    before = digest(game)
    for wrong in (-1, len(decision.options)):
        try:
            game.choose(wrong)
        except ValueError:
            continue
        raise InvariantViolation("a choice that is not offered was taken")
    if digest(game) != before:
        raise InvariantViolation("a refused choice changed something")
    state, pick = rng.below(rng.step(seed)[0], len(decision.options))
    _carry_through(game.clone(), pick, state)


def check_reasons(game: Game, seed: int) -> None:
    """For every card that the deciding player sees, there is no reason against exactly what is offered."""
    decision, g = game.decision, game.engine
    assert decision is not None
    offered = {(option.verb, option.card.id) for option in decision.options if option.card}
    for verb in explained() - WITHOUT_CARD:
        for id in (*g.pile(decision.player, "hand"), *board(g).on_table):
            reasons = game.why_not(verb, id, player=decision.player)
            if bool(reasons) == ((verb, id) in offered):
                raise InvariantViolation(
                    f"{verb} {g.ref(id).title}: {[each.text('en') for each in reasons] or 'no reason against'}"
                )


def check_parts(game: Game, seed: int) -> None:
    """The parts of every number add up to it, and the printed number, which has no card, comes first."""
    g = game.engine
    for stat in OF_CARDS:
        for id in board(g).on_table:
            _check_sum(game.explain(stat, id), value(g, stat, id) or 0)
    for side in SIDES:
        for place in board(g).locations:
            _check_sum(game.explain("drain", place, side), drain_amount(g, side, place))
            _check_sum(game.explain("force icons", place, side), force_icons(g, side, place))
            _check_sum(game.explain("generation", place, side), generation(g, side))


def _check_sum(told: Explained, known: Num) -> None:
    if told.value != known or sum(part.amount for part in told.parts) != known or told.parts[0].card is not None:
        raise InvariantViolation(f"{known} is explained as {[(part.amount, part.text('en')) for part in told.parts]}")


def _carry_through(game: Game, pick: int, state: int) -> None:
    """Take an option and answer its follow-ups; none of them may fail or lead into a dead end."""
    decision = game.decision
    assert decision is not None
    option, depth = decision.options[pick], len(game.engine.state.stack)
    game.choose(pick)
    while game.decision is not None and len(game.engine.state.stack) > depth and _follows(game.decision):
        state, pick = random_option(game.decision, state)
        game.choose(pick)
    _check_quarantine(game, option)


def _follows(decision: Decision) -> bool:
    return any(option.verb == "cancel" for option in decision.options)


def _check_quarantine(game: Game, option: Option) -> None:
    if game.engine.state.quarantine:
        raise InvariantViolation(f"{option.text('en')} raised an error inside a card")
