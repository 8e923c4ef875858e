"""The engine: the one door through which the state is written, the stack, questions, and the loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from cantina.engine import rng
from cantina.engine.catalog import Catalog
from cantina.engine.query_cache import QueryStack
from cantina.engine.state import State
from cantina.engine.statuses import end_everywhere
from cantina.model.card import Card, Definition
from cantina.model.decision import Decision, IllegalChoice, Option
from cantina.model.event import Event, ForkableList
from cantina.model.frame import Frame, FrameVars, name_of
from cantina.model.registry import register_once
from cantina.model.sides import LAID, LIFE_FORCE, Side
from cantina.model.text import CardRef, Text, say

if TYPE_CHECKING:
    from cantina.engine.board import Board

V = TypeVar("V", bound=FrameVars)
V_co = TypeVar("V_co", bound=FrameVars, covariant=True)
Step = Callable[["Engine", "Scope[V]"], None]
PROCEDURES: dict[type[FrameVars], tuple[Step[Any], ...]] = {}
FRAME_TYPES: dict[str, type[FrameVars]] = {}  # by the name of their procedure
_POSITIONS: dict[type[FrameVars], dict[str, int]] = {}
StateCheck = Callable[["Engine"], None]
# what is looked after before a question is asked, in this order: cards where they may not be
STATE_CHECKS: list[StateCheck] = []
EAGER_STATE_CHECKS: list[StateCheck] = []  # what of it is looked after at every step, be a question asked or not


def procedure(kind: type[V], *steps: Step[V]) -> None:
    """Declare a procedure: what it holds, and the steps that run one after the other on the stack."""
    register_once(FRAME_TYPES, name_of(kind), kind)
    known: type[FrameVars] = kind
    register_once(PROCEDURES, known, steps)
    register_once(_POSITIONS, known, {step.__name__: n for n, step in enumerate(steps)})


class CardError(Exception):
    """A card's text raised an error while it was carried out."""

    def __init__(self, source: int, cause: Exception) -> None:
        super().__init__(f"card {source}: {cause!r}")
        self.source, self.cause = source, cause


class Scope(Generic[V_co]):
    """A running frame, as its steps see it."""

    __slots__ = ("g", "i")

    def __init__(self, g: Engine, i: int) -> None:
        self.g, self.i = g, i

    @property
    def frame(self) -> Frame:
        """The frame itself."""
        return self.g.state.stack[self.i]

    @property
    def vars(self) -> V_co:
        """What it holds."""
        stack: Any = self.g.state.stack
        held: V_co = stack[self.i].vars
        return held

    @property
    def answer(self) -> Option:
        """What was chosen last."""
        answer = self.g.state.stack[self.i].vars.answer
        assert answer is not None
        return answer

    @property
    def chosen(self) -> int:
        """The card that was chosen last."""
        card = self.answer.card
        assert card is not None
        return card.id

    def let(self, **names: Any) -> None:
        """Set variables of this frame; one that it does not hold is an error."""
        frame = self.frame
        self.g.state.stack[self.i] = Frame(replace(frame.vars, **names), frame.step, frame.into)

    def goto(self, step: str) -> None:
        """Continue at a named step."""
        frame = self.frame
        self.g.state.stack[self.i] = Frame(frame.vars, _POSITIONS[type(frame.vars)][step], frame.into)

    def finish(self, result: Any = None) -> None:
        """End this procedure and hand a result to the one that called it."""
        self.g.finish(self.i, result)

    def ask(self, player: Side, prompt: Text, options: list[Option], *, always: bool = False) -> None:
        """Ask a player; the answer is the variable `answer` in the next step. A single answer is given by itself."""
        self.g.ask(self, player, prompt, options, always)


class Engine:
    """A state, the catalogue it speaks of, and what has been worked out about it."""

    __slots__ = (
        "asking", "asks_owner", "auto", "board", "catalog", "checkpoints", "discreet", "events", "faces", "lives",
        "map", "memo", "state", "texts", "undone",
    )  # fmt: skip

    def __init__(self, catalog: Catalog, state: State | None = None, of: Engine | None = None) -> None:
        """An engine for a state, or a copy of another engine."""
        self.catalog = catalog
        self.state = state or State()
        self.faces: list[Definition] = of.faces if of else [catalog.face(card.face) for card in self.state.cards]
        self.memo: dict[Any, Any] = of.memo if of else {}  # true for this very state
        self.board: dict[Any, Any] = of.board if of else {}  # true while the table does not change
        self.map: Board | None = of.map if of else None  # of the table, likewise
        self.texts: dict[Any, dict[str, list[Any]]] | None = of.texts if of else None  # in force in this very state
        self.lives: dict[Any, Any] = of.lives if of else {}  # live abilities by the standing of their card
        self.asking = QueryStack()  # what is being worked out: nobody else's business
        self.events: ForkableList[Event] = of.events.fork() if of else ForkableList()
        self.auto: list[Option] = of.auto.copy() if of else []  # choices that had one answer, since the last question
        # depth of the stack, the state, how many events
        self.checkpoints: list[tuple[int, State, int]] = of.checkpoints.copy() if of else []
        self.asks_owner: bool = of.asks_owner if of else False  # the turn's owner, even if only `pass` is possible
        self.discreet: bool = of.discreet if of else False  # whoever might hold an answer is asked, with one or not
        self.undone: frozenset[str] = of.undone if of else frozenset()  # verbs of what nobody would do: not offered

    def clone(self) -> Engine:
        """An independent copy. What was worked out stays true for both until one of them is written to."""
        twin = Engine(self.catalog, self.state.clone(), self)
        self.events = self.events.fork()
        return twin

    def adopt(self, twin: Engine) -> None:
        """Take over everything that a copy holds; the copy is given up."""
        self.catalog, self.state, self.faces = twin.catalog, twin.state, twin.faces
        self.memo, self.board, self.lives, self.asking = twin.memo, twin.board, twin.lives, twin.asking
        self.texts, self.map = twin.texts, twin.map
        self.events, self.auto, self.checkpoints = twin.events, twin.auto, twin.checkpoints
        self.asks_owner, self.discreet, self.undone = twin.asks_owner, twin.discreet, twin.undone

    # -- reading ---------------------------------------------------------------------------------------------------

    def card(self, id: int) -> Card:
        """The record of a card."""
        return self.state.cards[id]

    def face(self, id: int) -> Definition:
        """What is printed on a card."""
        return self.faces[id]

    def ref(self, id: int) -> CardRef:
        """A card as players name it."""
        return CardRef(id, self.faces[id].title)

    def pile(self, side: Side, zone: str) -> tuple[int, ...]:
        """The cards of a pile, bottom to top."""
        return self.state.piles[side, zone]

    def life_force(self, side: Side) -> int:
        """How many cards a player has in Life Force, what is just being drawn included."""
        piles = self.state.piles
        return sum(len(piles[side, zone]) for zone in LIFE_FORCE)

    def bears(self, id: int, other: int) -> bool:
        """Whether a card is another one, or what that is on or at, however many lie between them."""
        while other and other != id:
            card = self.state.cards[other]
            other = card.on or card.at
        return bool(other)

    # -- writing: the one door -------------------------------------------------------------------------------------

    def invalidate(self, board: bool = True) -> None:
        """Something changed: forget what was worked out. The old dictionaries may be a clone's: never cleared."""
        self.memo, self.texts = {}, None
        if board:
            self.board, self.map = {}, None

    def write(self, card: Card) -> None:
        """Replace the record of a card, which cannot lie on itself, nor on what lies on it."""
        old = self.state.cards[card.id]
        if (card.on, card.at) != (old.on, old.at) and self.bears(card.id, card.on or card.at):
            raise CardError(self._blame() or card.id, ValueError(f"card {card.id} would lie on itself"))
        self.state.cards[card.id] = card
        self.invalidate(old.zone in LAID or card.zone in LAID)

    def change(self, id: int, **fields: Any) -> None:
        """Change some fields of a card."""
        self.write(replace(self.state.cards[id], **fields))

    def flip_face(self, id: int) -> None:
        """A card with two faces shows the other one from now on. The list of faces may be a clone's as well."""
        face = self.catalog.face(self.faces[id].reverse)
        self.change(id, face=face.id)
        self.faces = [*self.faces[:id], face, *self.faces[id + 1 :]]

    def set_pile(self, side: Side, zone: str, cards: tuple[int, ...]) -> None:
        """Replace the order of a pile."""
        self.state.piles[side, zone] = cards
        self.invalidate(False)

    def add_card(self, face: Definition, owner: Side) -> int:
        """Bring a new card into the game, nowhere yet."""
        self.catalog.read(face.id)
        if not self.state.cards:
            self.state.cards.append(Card(0, face.id, owner, owner, "nowhere"))
            self.faces = [face]
        id = len(self.state.cards)
        self.state.cards.append(Card(id, face.id, owner, owner, "nowhere"))
        self.faces = [*self.faces, face]
        return id

    def random(self, bound: int) -> int:
        """A random number below a bound."""
        self.state.rng, value = rng.below(self.state.rng, bound)
        return value

    def shuffle(self, side: Side, zone: str) -> None:
        """Put a pile in random order."""
        self.state.rng, order = rng.shuffled(self.state.rng, self.pile(side, zone))
        self.set_pile(side, zone, order)

    def mark(self, *key: Any) -> None:
        """Note that something was done; the first part of the key is the period after which it is forgotten."""
        self.state.marks[key] = self.state.marks.get(key, 0) + 1
        self.invalidate(False)

    def marked(self, *key: Any) -> int:
        """How often something was done in its period."""
        return self.state.marks.get(key, 0)

    def unmark(self, keys: Iterable[tuple[Any, ...]]) -> None:
        """Some of what was done counts no more."""
        gone = set(keys)
        self.state.marks = {key: n for key, n in self.state.marks.items() if key not in gone}
        self.invalidate(False)

    def end_period(self, period: str) -> None:
        """A period has ended: its marks, its lasting texts and the statuses that it ends are gone."""
        state = self.state
        state.marks = {key: n for key, n in state.marks.items() if key[0] != period}
        left = tuple(each for each in state.lasting if each.until != period)
        self.invalidate(len(left) != len(state.lasting))
        state.lasting = left
        end_everywhere(self, period)

    def log_event(self, key: str, seen_by: Side | None = None, hidden_from: Side | None = None, **args: Any) -> None:
        """Write a line into the log, for everybody, for one side, or for all but one."""
        self.events.append(Event(key, say("event." + key, **args), seen_by, hidden_from))

    # -- the stack -------------------------------------------------------------------------------------------------

    def push(self, vars: FrameVars, into: str = "") -> None:
        """Start the procedure that holds such a record, on top of the present one."""
        self.state.stack.append(Frame(vars, 0, into))

    def finish(self, index: int, result: Any = None) -> None:
        """End the frame at an index (and whatever still stands above it)."""
        stack = self.state.stack
        into = stack[index].into
        del stack[index:]
        while self.checkpoints and self.checkpoints[-1][0] >= index:
            self.checkpoints.pop()
        if into and stack:
            frame = stack[-1]
            stack[-1] = Frame(replace(frame.vars, **{into: result}), frame.step, frame.into)

    def find(self, kind: type[V]) -> Scope[V] | None:
        """The innermost running frame that holds such a record."""
        stack = self.state.stack
        for i in range(len(stack) - 1, -1, -1):
            if isinstance(stack[i].vars, kind):
                return Scope(self, i)
        return None

    def at(self, index: int, kind: type[V]) -> Scope[V]:
        """The frame at an index, which holds such a record."""
        assert isinstance(self.state.stack[index].vars, kind)
        return Scope(self, index)

    # -- questions -------------------------------------------------------------------------------------------------

    def ask(self, scope: Scope[Any], player: Side, prompt: Text, options: list[Option], always: bool) -> None:
        """Stop with a decision, unless there is only one possible answer."""
        real = [option for option in options if option.verb != "cancel"]
        if len(real) == 1 and not always:
            self.auto.append(real[0])
            scope.let(answer=real[0])
        elif not options:
            raise LookupError(f"{scope.frame.proc}: a question without an answer")
        else:
            self.state.decision = Decision(player, prompt, tuple(options))

    def choose(self, index: int) -> None:
        """Answer the present decision and run on to the next."""
        decision = self.state.decision
        if decision is None:
            raise IllegalChoice("the game is over: there is nothing to decide")
        if type(index) is not int or not 0 <= index < len(decision.options):
            raise IllegalChoice(f"{index!r} is not an option: {decision.player} chooses from 0 to "
                                f"{len(decision.options) - 1}")  # fmt: skip
        before = self.state.clone()
        option = decision.options[index]
        self.auto = []
        self.state.decision = None
        if option.verb == "cancel":
            self._cancel()
        else:
            depth = len(self.state.stack)
            self.checkpoint(depth, before)
            Scope(self, depth - 1).let(answer=option)
        self.run()

    def _cancel(self) -> None:
        """Step back: drop everything that the action has begun. Nothing was changed since, by construction. The window
        below already stands at the step that asks."""
        stack = self.state.stack
        for i in range(len(stack) - 1, -1, -1):
            if stack[i].vars.cancelable:
                self.finish(i, None)
                self.invalidate()
                return

    def rebuild_decision(self) -> None:
        """Work the present question out anew: the step that asks changes nothing before it asks."""
        self.state.decision = None
        self.invalidate()
        frame = self.state.stack[-1]
        self.state.stack[-1] = Frame(frame.vars, max(frame.step - 1, 0), frame.into)

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run until somebody must choose or the game is over."""
        while self.state.decision is None and self.state.winner is None:
            try:
                self._run()
            except CardError as error:
                self._quarantine(error)

    def _run(self) -> None:
        state, stack = self.state, self.state.stack
        looked: dict[Any, Any] | None = None  # what was worked out when it was last looked after
        while state.decision is None and state.winner is None:
            i = len(stack) - 1
            frame = stack[i]
            steps = PROCEDURES[type(frame.vars)]
            if frame.step >= len(steps):
                self.finish(i)
                continue
            stack[i] = Frame(frame.vars, frame.step + 1, frame.into)
            silent = state.quarantine
            try:
                steps[frame.step](self, Scope(self, i))
            except Exception as cause:
                source = self._blame()
                if source is None or isinstance(cause, CardError):
                    raise
                raise CardError(source, cause) from cause
            if self._asks() or looked is not self.memo:
                looked = self.memo
                for look in STATE_CHECKS if self._asks() else EAGER_STATE_CHECKS:
                    look(self)
            if state.quarantine is not silent and self._asks():
                self.rebuild_decision()  # a text failed while the options were worked out

    def _asks(self) -> bool:
        """Somebody must choose. (Asked by name: the compiler believes that what the loop began with still holds.)"""
        return self.state.decision is not None

    def end(self, winner: Side, reason: str) -> None:
        """The game is over."""
        self.state.winner, self.state.decision = winner, None
        self.log_event("game-over", winner=winner, reason=reason)

    def call_off(self) -> None:
        """The game ends without a winner."""
        self.state.decision = None
        self.log_event("called-off")

    # -- a card that fails -----------------------------------------------------------------------------------------

    def _blame(self) -> int | None:
        """The card whose text is being carried out."""
        return next((frame.vars.source for frame in reversed(self.state.stack) if frame.vars.source), None)

    def checkpoint(self, depth: int, state: State) -> None:
        """Remember a state to come back to if a card that acts above this depth of the stack fails."""
        self.checkpoints = [each for each in self.checkpoints if each[0] < depth]
        self.checkpoints.append((depth, state, len(self.events)))

    def silence(self, source: int, cause: Exception) -> None:
        """A card's continuous text raised an error: treat it as cancelled from now on, and say so."""
        if source not in self.state.quarantine:
            self.state.quarantine |= {source}
            self.invalidate()
            self.log_event("quarantine", card=self.ref(source), error=repr(cause))

    def _quarantine(self, error: CardError) -> None:
        """Take back the action of a card that failed, or what the rules last did with it, and play on without its
        text."""
        frames = self.state.stack
        index = next((i for i, frame in enumerate(frames) if frame.vars.source == error.source), len(frames) - 1)
        saved = [each for each in self.checkpoints if each[0] <= index]
        if saved:
            _, before, told = saved[-1]
            self.state = before.clone()  # clones may still have to come back to it themselves
            self.checkpoints.remove(saved[-1])
            self.faces = [self.catalog.face(card.face) for card in self.state.cards]
            self.events = self.events.cut(told)
            self.rebuild_decision()
        else:
            self.finish(index)
        self.silence(error.source, error.cause)
        self.invalidate()
