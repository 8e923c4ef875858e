"""The game: seed + decks + answers. This is the interface that everything else hangs on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

import cantina.rules
import cantina.text.render  # noqa: F401 - installs the languages
from cantina.decks import Deck, standard_catalog
from cantina.engine import rng
from cantina.engine.catalog import Catalog
from cantina.engine.core import Engine
from cantina.model.card import Definition
from cantina.model.decision import Decision, Explained, IllegalChoice, Refusal
from cantina.model.event import Event, ForkableList
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import CardRef
from cantina.play.log_answers import (
    AGREED,
    GIVING_UP,
    Answer,
    concession,
    describe_answer,
    given_up,
    resolve_answer,
    state_checksum,
)
from cantina.play.revision import revision
from cantina.play.serialization import (
    NO_EVENTS,
    PACKED,
    Packed,
    encode,
    pack_earlier,
    pack_state,
    unpack_definition,
    unpack_earlier,
    unpack_events,
    unpack_state,
)
from cantina.records.setup import Setup
from cantina.rules.explanations import explain_stat
from cantina.rules.player_actions import why_not
from cantina.view.seat import SEATS, seat_view

FORMAT = 2
FORMATS = (1, FORMAT)  # 1: answers are bare numbers, and nothing says which rules they were given under
NOTHING = msgspec.Raw(b"null")


class Saved(msgspec.Struct):
    """What a save holds: a log and, unless it is nothing but a log, a snapshot. What other revisions may write
    otherwise is read only if it is needed; so are the events."""

    format: int
    base: dict[str, Any]
    answers: msgspec.Raw
    revision: str = ""
    state: msgspec.Raw = NOTHING
    asks_owner: bool = False
    discreet: bool = False
    told: int = 0
    events: msgspec.Raw = msgspec.Raw(b"[]")
    checkpoints: list[tuple[int, int, msgspec.Raw]] = []  # where to go back to if a card fails


_SAVED = msgspec.json.Decoder(Saved)


class SaveError(ValueError):
    """A save or a log that cannot be used; the message says why."""


class ReplayDiverged(SaveError):
    """A log that these rules and cards do not play to its end. `game` stands after the first `step` answers: all those
    that still mean what they meant, and do what they did."""

    def __init__(self, game: Game, step: int, why: Exception) -> None:
        super().__init__(f"answer {step} of the log does not fit: {why}")
        self.game, self.step = game, step
        self.over = False  # whether the game was saved when it was over: then there is nothing to go on with


class Game:
    """One game. Every change goes through `choose` (or `concede`)."""

    def __init__(self, engine: Engine, base: dict[str, Any]) -> None:
        self._engine = engine
        self._base = base
        self._answers: ForkableList[Answer] = ForkableList()
        self._told = NO_EVENTS
        self._unasked = False  # somebody must choose, but the question was not worked out yet

    # -- beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls, *, light: Deck, dark: Deck, seed: int, cards: Iterable[Definition] = (), discreet: bool = False
    ) -> Game:
        """A new game from two decks and a seed. `cards`: definitions beyond those of the package; `discreet`: nobody
        learns from who is asked who holds an answer."""
        for side, deck in (("light", light), ("dark", dark)):
            if deck.side != side:
                raise ValueError(f"the deck for the {side} side is a {deck.side} deck")
        base: dict[str, Any] = {"seed": seed, "light": list(light.cards), "dark": list(dark.cards)}
        if light.outside or dark.outside:
            base["outside"] = {"light": list(light.outside), "dark": list(dark.outside)}
        if discreet:
            base["discreet"] = True
        return cls._from_base(base, standard_catalog().extended(cards))

    @classmethod
    def _from_base(cls, base: dict[str, Any], catalog: Catalog) -> Game:
        engine = Engine(catalog)
        if "position" in base:
            position = msgspec.convert(base["position"], Packed)
            engine = Engine(catalog, unpack_state(position, catalog))
            engine.asks_owner = bool(base.get("asks_owner"))
            engine.events = ForkableList.of(unpack_events(base.get("events", [])))
            if position.asking:
                engine.rebuild_decision()
            if engine.state.stack:  # nobody plays yet: such a position is only looked at
                engine.run()
        else:
            engine.discreet = bool(base.get("discreet"))
            _lay_out(engine, base)
        return cls(engine, base)

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What somebody must choose now; None when the game is over."""
        return self.engine.state.decision

    @property
    def winner(self) -> Side | None:
        """Who has won, if anybody has."""
        return self.engine.state.winner

    @property
    def engine(self) -> Engine:
        """The engine, for rules, tests and tools; players use the rest of this class. A game that was loaded works its
        question out when somebody first looks."""
        if self._unasked:
            self._ask()
        return self._engine

    def _ask(self) -> None:
        """Ask anew what was asked when the game was saved."""
        try:
            self._engine.rebuild_decision()
            self._engine.run()
        except Exception as error:
            raise SaveError(f"this save cannot be read: {error}") from error
        self._unasked = False

    def choose(self, index: int) -> None:
        """Answer the decision; raises IllegalChoice and changes nothing if that is not an option."""
        g, decision = self.engine, self.decision
        said = describe_answer(g, decision, index) if decision and index in range(len(decision.options)) else ""
        g.choose(index)
        self._answers.append(Answer(index, said, state_checksum(g.state)))

    def concede(self, side: Side, reason: str = "conceded") -> None:
        """Give the game up, or lose it because "time" ran out or the seat was "abandoned"."""
        if side not in SIDES:
            raise IllegalChoice(f"{side!r} is not a side: light or dark")
        code = concession(side, reason)
        if self.decision is None:
            raise IllegalChoice("the game is over")
        self.engine.end(other(side), reason)
        self._answers.append(Answer(code))

    def call_off(self) -> None:
        """Both players end the game without a winner."""
        if self.decision is None:
            raise IllegalChoice("the game is over")
        self.engine.call_off()
        self._answers.append(Answer(AGREED))

    def clone(self) -> Game:
        """An independent copy, mid-anything."""
        twin = Game(self.engine.clone(), self._base)
        twin._answers = self._answers.fork()
        self._answers = self._answers.fork()
        return twin

    def become(self, twin: Game) -> None:
        """Go on from where a copy of this game stands."""
        self.engine.adopt(twin.engine)
        self._answers = twin._answers

    @property
    def last_answer(self) -> Answer:
        """The newest answer, as the log has it."""
        return self._answers.since(len(self._answers) - 1)[0]

    # -- keeping -------------------------------------------------------------------------------------------------------

    @property
    def laid_out(self) -> bool:
        """Whether the game began at a position, and not with two decks."""
        return "position" in self._base

    @property
    def log(self) -> dict[str, Any]:
        """The base (decks and seed, or a position) and the answers since, each with what it meant."""
        answers = [answer.plain() for answer in self._answers.since(0)]
        return {"format": FORMAT, "revision": revision(), "base": self._base, "answers": answers}

    @classmethod
    def replay(cls, log: dict[str, Any], cards: Iterable[Definition] = ()) -> Game:
        """The same game, played again from its log. Raises Parted where the log and these rules go different ways."""
        if (
            not isinstance(log, dict)
            or not isinstance(log.get("base"), dict)
            or not isinstance(log.get("answers"), list)
        ):
            raise SaveError("this is no log of a game: it has no base and answers")
        if log.get("format", FORMAT) not in FORMATS:
            known = " and ".join(map(str, FORMATS))
            raise SaveError(f"this log has format {log['format']!r}: this version of Cantina reads {known}")
        try:
            game = cls._from_base(log["base"], _catalog(log["base"], cards))
        except Exception as error:
            raise SaveError(f"this is no log of a game: {error}") from error
        for n, answer in enumerate(log["answers"]):
            try:
                game.answer(answer)
            except Exception as error:  # whatever it is: the answers before it are still a game
                agreed = {**log, "answers": log["answers"][:n]}
                raise ReplayDiverged(cls.replay(agreed, cards), n, error) from error
        return game

    def answer(self, entry: Any) -> None:
        """One entry of a log: an option with what it meant, or how the game was given up. If it does not mean that
        here, or does something else, this raises IllegalChoice; after the latter the game has moved on."""
        answer = Answer.of(entry)
        if -len(GIVING_UP) <= answer.option < 0:
            self.concede(*given_up(answer.option))
        elif answer.option == AGREED:
            self.call_off()
        else:
            self.choose(self.meant(answer))
            if answer.then not in (None, state_checksum(self.engine.state)):
                raise IllegalChoice(f"{answer.meant!r} does not lead where it did")

    def meant(self, answer: Answer) -> int:
        """The number, among the present options, of the one that an answer of a log means."""
        return resolve_answer(self.engine, self.decision, answer) if self.decision is not None else answer.option

    def save(self) -> bytes:
        """A snapshot and the log, as JSON."""
        g = self.engine
        self._told = self._told.with_all(g.events.since(0))
        return encode({
            "format": FORMAT, "revision": revision(), "state": pack_state(g.state), "base": self._base,
            "answers": [answer.noted() for answer in self._answers.since(0)], "asks_owner": g.asks_owner,
            "discreet": g.discreet, "told": self._told.size, "events": msgspec.Raw(b"[" + self._told.data + b"]"),
            "checkpoints": [[depth, encoded, pack_earlier(then, g.state)] for depth, then, encoded in g.checkpoints],
        })  # fmt: skip

    @classmethod
    def load(cls, data: bytes, cards: Iterable[Definition] = ()) -> Game:
        """Resume exactly where `save` left, in any process. A log that was written out, or a game that was saved under
        other rules or cards, is played to its end; raises Parted if that is another game."""
        try:
            saved = _SAVED.decode(data)
            if saved.format not in FORMATS:
                raise SaveError("this is no save of this version of Cantina")
            if saved.state == NOTHING or saved.revision != revision():
                return cls.replay({"base": saved.base, "answers": msgspec.json.decode(saved.answers)}, cards)
            return cls._resume(saved, PACKED.decode(saved.state), _catalog(saved.base, cards))
        except ReplayDiverged as parted:
            parted.over = saved.state != NOTHING and not msgspec.json.decode(saved.state).get("asking")
            raise
        except SaveError:
            raise
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(f"this save cannot be read: {error}") from error

    @classmethod
    def _resume(cls, saved: Saved, packed: Packed, catalog: Catalog) -> Game:
        engine = Engine(catalog, unpack_state(packed, catalog))
        engine.asks_owner, engine.discreet = saved.asks_owner, saved.discreet
        engine.checkpoints = [(depth, unpack_earlier(PACKED.decode(then), engine.state, catalog), encoded)
                              for depth, encoded, then in saved.checkpoints]  # fmt: skip
        engine.events = ForkableList.later(saved.told, lambda: unpack_events(msgspec.json.decode(saved.events)))
        game = cls(engine, saved.base)
        game._answers = ForkableList.of(Answer.all_in(saved.answers))
        game._unasked = packed.asking
        return game

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self, seat: str) -> dict[str, Any]:
        """Everything that a seat ("light", "dark", or "public" for a spectator) may know."""
        return seat_view(self._looked_at(), seat)

    def events(self, seat: str, since: int = 0) -> list[Event]:
        """What happened, as a seat saw it, from its n-th event on."""
        if seat not in SEATS:
            raise ValueError(f"{seat!r} is not a seat: light, dark or public")
        seen = [event for event in self.engine.events.since(0) if event.visible_to(seat)]
        return seen[since:]

    def why_not(
        self, verb: str, card: CardRef | int, target: CardRef | int | None = None, player: Side | None = None
    ) -> tuple[Refusal, ...]:
        """Why something is not possible now; () if it is."""
        g, id = self._looked_at(), self._id(card)
        goal = 0 if target is None else self._id(target)
        if player not in (None, *SIDES):
            raise ValueError(f"{player!r} is not a side: light or dark")
        own = g.state.player if g.face(id).category == "location" else g.card(id).side
        return tuple(why_not(g, verb, player or own, id, goal))

    def explain(self, stat: str, card: CardRef | int, player: Side | None = None) -> Explained:
        """A value and the parts it is made of. "total power", "drain", "force icons" and "generation" are asked for a
        player: the one whose turn it is, if none is named."""
        if player not in (None, *SIDES):
            raise ValueError(f"{player!r} is not a side: light or dark")
        return explain_stat(self._looked_at(), stat, self._id(card), player or self.engine.state.player)

    def _looked_at(self) -> Engine:
        """A copy to look at: should a text fail on the way, it is silenced there and not in the game."""
        return self.engine.clone()

    def _id(self, card: CardRef | int) -> int:
        id = card if isinstance(card, int) else getattr(card, "id", None)
        if type(id) is not int or not 0 < id < len(self.engine.state.cards):
            raise ValueError(f"{card!r} is no card of this game")
        return id


def events_in_save(save: dict[str, Any]) -> list[Event]:
    """What a save says that everybody was told, for a game that can no longer be played; a log says nothing of it."""
    return [event for event in unpack_events(save.get("events", [])) if event.visible_to("public")]


def _catalog(base: dict[str, Any], cards: Iterable[Definition]) -> Catalog:
    """All cards of the package, some more, and those that a scenario brought along in its log."""
    brought = _brought(encode(base.get("cards", ())))
    return brought.extended(face for face in cards if face.id not in brought.by_id)


@lru_cache(maxsize=8)
def _brought(cards: bytes) -> Catalog:
    """The package's cards with those of a log. Most scenarios bring the same few: they share one catalogue, and what
    was worked out about it."""
    return standard_catalog().extended(map(unpack_definition, msgspec.json.decode(cards)))


def _lay_out(engine: Engine, base: dict[str, Any]) -> None:
    """Both decks become Reserve Decks; the cards' ids tell nothing about them."""
    state = engine.state
    state.rng = rng.step(int(base["seed"]) & rng.MASK)[0]
    outside = base.get("outside", {})
    cards: list[tuple[Side, str, str]] = [(side, id, "reserve") for side in SIDES for id in base[side]]
    cards += [(side, id, "outside") for side in SIDES for id in outside.get(side, ())]
    state.rng, order = rng.shuffled(state.rng, tuple(range(len(cards))))
    for n in order:
        side, face, zone = cards[n]
        if face not in engine.catalog.by_id:
            raise LookupError(f"unknown card {face}")
        id = engine.add_card(engine.catalog.by_id[face], side)
        engine.change(id, zone=zone)
        if zone == "reserve":
            engine.set_pile(side, zone, (*engine.pile(side, zone), id))
    engine.push(Setup())
    engine.run()
