"""Laying out a table, without cost or checks, and beginning play there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from itertools import cycle
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

from cantina import lang
from cantina.decks import standard_catalog
from cantina.engine import statuses
from cantina.engine.core import Engine
from cantina.engine.memory import remember
from cantina.engine.statuses import set_status
from cantina.lang import FLIPPED
from cantina.model.card import Definition
from cantina.model.frame import Frame
from cantina.model.num import Num
from cantina.model.sides import PHASES, PILES, SIDES, Side
from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.play.scenario.cards import Cards, ScenarioError, filler, known, with_fillers
from cantina.play.serialization import pack_definition, plain_events, plain_state
from cantina.records.setup import Setup
from cantina.records.turn import Turn
from cantina.rules import bluffs, captured_starships, mines, places, seats, zones
from cantina.rules.creatures import attach

DECK = 60
SEATS = ("pilot", "passenger", "driver", "astromech", "cargo")
OBSERVERS: list[Callable[[ScenarioSetup], object]] = []  # told of every scenario that is made
L = TypeVar("L", bound="ScenarioSetup")
Q = ParamSpec("Q")
A = TypeVar("A")


class ScenarioObserver(Protocol):
    """Who looks on while a scenario is played."""

    def hear(self, question: str, args: tuple[Any, ...], fields: dict[str, Any], answer: Any) -> None:
        """The scenario was asked something."""

    def cut(self) -> None:
        """The log is about to begin anew: something was set up in the middle of play."""


def recorded_query(question: Callable[Concatenate[L, Q], A]) -> Callable[Concatenate[L, Q], A]:
    """A question about the table: its answer is what a test proves. Those that it asks in turn are its own affair."""

    @wraps(question)
    def ask(layout: L, /, *args: Q.args, **fields: Q.kwargs) -> A:
        witness, layout.witness = layout.witness, None
        try:
            answer = question(layout, *args, **fields)
        finally:
            layout.witness = witness
        if witness is not None:
            witness.hear(question.__name__, args, fields, answer)
        return answer

    return ask


class ScenarioSetup:
    """A position that is being set up. Set-up calls are allowed in the middle of play too."""

    witness: ScenarioObserver | None = None

    def __init__(self, seed: int = 1, cards: Iterable[Definition] = (), plain: Sequence[Num] = (1,)) -> None:
        """`plain`: the destinies of the cards that both decks are made of, over and over."""
        own = tuple(cards)
        self._own = {face.id for face in own}
        self._engine = Engine(with_fillers().extended(own))
        self._engine.asks_owner = True
        self._engine.state.rng = seed
        self._game: Game | None = None
        destinies = cycle(plain)
        for side in SIDES:
            for _ in range(DECK):
                self._to_pile(side, "reserve", self._filler(side, next(destinies)))
        for observe in OBSERVERS:
            observe(self)

    @classmethod
    def opening(cls, light: Iterable[str] = (), dark: Iterable[str] = (), seed: int = 1,
                cards: Iterable[Definition] = (),
                outside: Mapping[Side, Iterable[str]] | None = None) -> Self:  # fmt: skip
        """A game from its very beginning, up to the first decision: these cards and plain ones, sixty for each side;
        `outside`: what the players have brought along besides."""
        layout = cls(seed, cards)
        for side, titles in zip(SIDES, (light, dark), strict=True):
            for _ in layout.pile(side, "reserve", *titles):
                layout._remove_filler(side, "reserve")
        for side, titles in (outside or {}).items():
            for title in titles:
                layout._engine.change(layout._for_pile(side, title), zone="outside")
        layout._engine.push(Setup())
        layout._engine.run()
        layout._begin_log()
        return layout

    @classmethod
    def of(cls, game: Game) -> Self:
        """A scenario that goes on from where a game stands."""
        layout = cls.__new__(cls)
        layout._own, layout._engine, layout._game = set(), game.engine, game
        return layout

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise ScenarioError("the scenario has not started: call start() first")
        return self._game

    def _id(self, card: CardRef | Cards) -> int:
        """The card that somebody means. Every copy of a location that was deployed at a place names the place."""
        g = self._engine
        if not isinstance(card, CardRef | Cards) or not 0 < card.id < len(g.state.cards):
            raise ScenarioError(f"{card!r} is no card of this scenario")
        record = g.card(card.id)
        return record.on if record.zone == "converted" else record.id

    def _named(self, card: CardRef | Cards) -> CardRef:
        return self._engine.ref(self._id(card))

    def _filler(self, side: Side, destiny: Num) -> int:
        face = filler(side, destiny)
        if face.id not in self._engine.catalog.by_id:
            self._engine.catalog.add(face)
        return self._engine.add_card(self._engine.catalog.by_id[face.id], side)

    def _find(self, title: str, side: Side | None) -> Definition:
        if side is not None:
            known("side", side, SIDES)
        found = [face for face in self._engine.catalog.find(title) if side in (None, face.side)]
        found = [face for face in found if face.id in self._own] or found  # a test's own card comes first
        if not found:
            raise ScenarioError(f"no card {title!r}" + (f" on the {side} side" if side else ""))
        if len({face.side for face in found}) > 1 and found[0].category != "location":
            raise ScenarioError(f"{title!r} is on both sides: say side=")
        return found[0]

    def _for_pile(self, side: Side, title: str) -> int:
        """A new card for a player's pile: of that side, or a stray one of the other side if only that has it."""
        known("side", side, SIDES)
        sides = {face.side for face in self._engine.catalog.find(title)}
        return self._engine.add_card(self._find(title, side if side in sides else None), side)

    def _to_pile(self, side: Side, pile: str, id: int) -> None:
        self._engine.change(id, zone=pile)
        self._engine.set_pile(side, pile, (*self._engine.pile(side, pile), id))

    def _changed(self) -> None:
        """Something was set up: work the present decision out anew, and begin the log here."""
        g = self._engine
        g.invalidate()
        if self._game is not None:
            g.rebuild_decision()
            g.run()
            self._begin_log()

    def _begin_log(self) -> None:
        if self._game is not None and self.witness is not None:
            self.witness.cut()
        self._game = Game(self._engine, self._base())

    def _base(self) -> dict[str, Any]:
        g = self._engine
        return {"position": plain_state(g.state), "events": plain_events(g.events.since(0)),
                "asks_owner": True, "cards": self._own_cards()}  # fmt: skip

    def _own_cards(self) -> list[Any]:
        """The definitions that the package does not have, so that the log can be read by itself."""
        by_id = self._engine.catalog.by_id
        return [pack_definition(by_id[id]) for id in sorted(self.faces - standard_catalog().by_id.keys())]

    @property
    def log(self) -> dict[str, Any]:
        """What was played since something was last set up; of a position that nobody plays yet, the position alone."""
        return self._game.log if self._game is not None else {"base": self._base(), "answers": []}

    @property
    def faces(self) -> set[str]:
        """The ids of all definitions that have a card here, those of both faces if it has two."""
        g = self._engine
        return {id for card in g.state.cards for id in (card.face, g.face(card.id).reverse) if id}

    @property
    def own_titles(self) -> set[str]:
        """The titles of the cards here that only this scenario has."""
        return {self._engine.catalog.by_id[id].title for id in self._own & self.faces}

    def location(self, title: str, side: Side | None = None) -> CardRef:
        """Put a location on table; sites join their planet's row as in play. Where both sides have a copy and none is
        named, it is the one that was printed first, the Light Side's if they came together."""
        face = self._find(title, side)
        if face.category != "location":
            raise ScenarioError(f"{face.title} is no location: use put()")
        id = self._engine.add_card(face, face.side)
        place = places.place_location(self._engine, id, face.side)
        self._changed()
        return self._engine.ref(place)

    def put(self, title: str, at: CardRef | None = None, on: CardRef | str | None = None,
            aboard: CardRef | None = None, as_: str = "", side: Side | None = None,
            targets: Mapping[str, CardRef] | None = None, missing: CardRef | None = None,
            captured_by: CardRef | None = None, captive_of: CardRef | None = None,
            imprisoned_at: CardRef | None = None, captive_at: CardRef | None = None,
            frozen: bool = False) -> CardRef:  # fmt: skip
        """Put a card on table, without cost or checks; `targets`: what it remembers, by name; `missing`: the site where
        it is missing; `captured_by`: what a captured starship lies under. A captive is under its
        escort or its prison, or left behind at a site."""
        g = self._engine
        face = self._find(title, side)
        if captive_of or imprisoned_at or captive_at:
            return self._put_captive(face, captive_of, imprisoned_at, captive_at, frozen)
        at = missing or at
        if captured_by is not None:
            under = captured_by
            at, on = (under, None) if g.face(self._id(under)).category == "location" else (None, under)
        if face.category == "location":
            raise ScenarioError(f"{face.title} is a location: use location()")
        if at is None and aboard is None and (on is None or (isinstance(on, str) and on != "table")):
            raise ScenarioError(f"where does {title} go? say at=, on= or aboard=")
        if at is not None and g.face(self._id(at)).category != "location":
            raise ScenarioError(f"{at.title} is no location: say on= or aboard=")
        if as_:
            known("seat", as_, SEATS)
        id, owner = g.add_card(face, face.side), face.side
        if aboard is not None:
            free = seats.free_seats(g, self._id(aboard), id)
            zones.to_table(g, id, owner, on=self._id(aboard), seat=as_ or (free[0] if free else "passenger"))
        elif on is not None and not isinstance(on, str):
            zones.to_table(g, id, owner, on=self._id(on))
            if face.category == "creature":
                attach(g, id, self._id(on))
        else:
            zones.to_table(g, id, owner, at=self._id(at) if at is not None else 0)
        if missing is not None:
            set_status(g, id, lang.MISSING)
        if captured_by is not None:
            set_status(g, id, lang.CAPTURED, other=captured_starships.beam_on(g, self._id(captured_by)))
        for name, target in (targets or {}).items():
            remember(g, id, name, (self._id(target),))
        self._changed()
        return g.ref(id)

    def _put_captive(self, face: Definition, escort: CardRef | None, prison: CardRef | None, site: CardRef | None,
                     frozen: bool) -> CardRef:  # fmt: skip
        """A captive: escorted, imprisoned, or left behind in carbonite."""
        g = self._engine
        if face.category != "character" or face.side != "light":
            raise ScenarioError(f"{face.title} cannot be a captive: only characters of the Light Side can")
        if site is not None and not frozen:
            raise ScenarioError("only a frozen captive stays anywhere without an escort: say frozen=True")
        id, holder = g.add_card(face, face.side), escort or prison
        if holder is not None:
            zones.to_table(g, id, face.side, on=self._id(holder))
        elif site is not None:
            zones.to_table(g, id, face.side, at=self._id(site))
        statuses.set_status(g, id, lang.CAPTIVE, *((self._id(escort), g.card(self._id(escort)).life) if escort else ()))
        for word in (*((lang.IMPRISONED,) if prison else ()), *((lang.FROZEN,) if frozen else ())):
            statuses.set_status(g, id, word)
        self._changed()
        return g.ref(id)

    def objective(self, side: Side, title: str, flipped: bool = False) -> CardRef:
        """Put an Objective on table, by the title of either face, as if it had been there from the start; what its
        first sentence deploys is not brought along."""
        g = self._engine
        face = self._find(title, side)
        if face.category != "objective":
            raise ScenarioError(f"{face.title} is no Objective: use put()")
        id = g.add_card(g.catalog.by_id[face.front or face.id], side)
        zones.to_table(g, id, side)
        zones.speak_for_good(g, id)
        if flipped:
            g.flip_face(id)
            set_status(g, id, FLIPPED)
            zones.speak_for_good(g, id)
        self._changed()
        return g.ref(id)

    def stack(self, card: CardRef, *titles: str, side: Side | None = None, face_down: bool = False) -> Cards:
        """Put cards on or under a card, bottom to top; `side` if both sides have the title. Under a site a face-down
        card is buried, or a bluff card where such may lie."""
        g, on, made = self._engine, self._id(card), []
        for title in titles:
            face = self._find(title, side)
            id = g.add_card(face, face.side)
            if face_down and g.face(on).category == "location":
                (bluffs.lay if on in bluffs.bluff_sites(g, face.side) else mines.bury)(g, id, on)
            else:
                zones.stack(g, id, on, face_down)
            made.append(g.ref(id))
        self._changed()
        return Cards(made)

    def hand(self, side: Side, *titles: str) -> Cards:
        """Put cards into a hand; a single one can be used as the card itself."""
        return self.pile(side, "hand", *titles)

    def pile(self, side: Side, pile: str, *titles: str) -> Cards:
        """Put cards on top of a pile, bottom to top; a single one can be used as the card itself."""
        known("pile", pile, PILES)
        made = []
        for id in [self._for_pile(side, title) for title in titles]:
            self._to_pile(side, pile, id)
            made.append(self._engine.ref(id))
        self._changed()
        return Cards(made)

    def destinies(self, side: Side, *numbers: Num) -> None:
        """The next destinies: fillers with these numbers on top of the Reserve Deck, first on top."""
        known("side", side, SIDES)
        for number in reversed(numbers):
            self._to_pile(side, "reserve", self._filler(side, number))
        for _ in numbers:
            self._remove_filler(side, "reserve")
        self._changed()

    def _remove_filler(self, side: Side, pile: str) -> None:
        """The lowest plain card leaves the game."""
        g = self._engine
        plain = [id for id in g.pile(side, pile) if g.face(id).category == "filler"]
        if plain:
            self._discard(plain[0])

    def _discard(self, id: int) -> None:
        zones.detach(self._engine, id)
        self._engine.change(id, zone="gone")

    def force(self, side: Side, amount: int) -> None:
        """Exactly this many cards in the Force Pile."""
        self._amount(side, amount)
        g = self._engine
        while len(g.pile(side, "force")) > amount:
            zones.to_pile(g, g.pile(side, "force")[-1], "reserve", top=False)
        while len(g.pile(side, "force")) < amount:
            bottom = [id for id in g.pile(side, "reserve") if g.face(id).category == "filler"]
            self._to_pile_from(side, bottom[0] if bottom else self._filler(side, 1), "force")
        self._changed()

    @staticmethod
    def _amount(side: Side, amount: int) -> None:
        known("side", side, SIDES)
        if amount < 0:
            raise ScenarioError(f"{amount} cards are no pile")

    def _to_pile_from(self, side: Side, id: int, pile: str) -> None:
        zones.detach(self._engine, id)
        self._to_pile(side, pile, id)

    def life_force(self, side: Side, amount: int) -> None:
        """That many cards in Life Force in all, in the Reserve Deck; the rest leave the game."""
        self._amount(side, amount)
        g = self._engine
        for pile in ("force", "used"):
            for id in g.pile(side, pile):
                self._discard(id)
        while len(g.pile(side, "reserve")) > amount:
            self._discard(g.pile(side, "reserve")[0])
        while len(g.pile(side, "reserve")) < amount:
            self._to_pile(side, "reserve", self._filler(side, 1))
        self._changed()

    def start(self, turn: Side = "dark", phase: str = "activate") -> None:
        """Begin play in a phase of a player's turn; a second time, with the table as it is by then."""
        known("side", turn, SIDES)
        known("phase", phase, PHASES)
        g = self._engine
        g.state.turn, g.state.player, g.state.first = 1, turn, turn
        g.state.stack = [Frame(Turn(next=PHASES.index(phase)), 1)]
        g.state.decision, g.state.marks = None, {}
        g.state.lasting = tuple(each for each in g.state.lasting if each.until == "game")
        g.invalidate()
        g.run()
        self._begin_log()
