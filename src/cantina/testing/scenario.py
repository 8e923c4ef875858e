"""`Scenario`: lay out a table, begin play anywhere, and act by naming cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from cantina.decks import standard_catalog
from cantina.engine import board as table
from cantina.engine.catalog import Catalog
from cantina.engine.core import Engine
from cantina.engine.values import value
from cantina.model.card import Definition
from cantina.model.decision import DECLINES, Decision, Option, Refusal
from cantina.model.frame import Frame
from cantina.model.sides import PHASES, PILES, SIDES, Side
from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.play.packing import encode, pack_definition, plain_events, plain_state
from cantina.rules import layout, seats, zones
from cantina.rules.battle import battle_of, participants
from cantina.rules.deploy import cost_at
from cantina.rules.drain import drain_amount
from cantina.rules.force import force_icons, generation
from cantina.rules.presence import controls, is_battleground, occupies, total_power
from cantina.view.seat import power_so_far
from cantina.view.table import show_table

DECK = 60
FIELDS = ("pile", "amount", "seat", "mode", "owner")
FOLLOW_UPS = ("choose", "seat", "amount", "yes")  # the verbs of the choices that belong to an action
SEATS = ("pilot", "passenger", "driver", "astromech", "cargo")
ZONES = (*PILES, "table", "captive", "missing", "stacked", "drawn", "playing", "converted", "gone")
Numbered = list[tuple[int, Option]]
PATIENCE = 500  # decisions that `until` declines before it gives up
OBSERVERS: list[Callable[[Scenario], object]] = []  # told of every scenario that is made


class ScenarioError(AssertionError):
    """The scenario asks for something that is not there; the message lists what is."""


def known(what: str, name: str, names: Iterable[str]) -> None:
    """Fail loudly on a side, phase, pile or seat that there is not."""
    if name not in names:
        raise ScenarioError(f"no {what} {name!r}: {', '.join(names)}")


def filler(side: Side, destiny: float) -> Definition:
    """A plain card that does nothing but carry a destiny number."""
    return Definition(f"filler-{side}-{destiny:g}", f"Filler {destiny:g}", side, "filler", frozenset({"filler"}),
                      destiny=(destiny,))  # fmt: skip


@cache
def _with_fillers() -> Catalog:
    """The package's cards and plain ones: all scenarios that bring no cards of their own share it."""
    return standard_catalog().extended(filler(side, destiny) for side in SIDES for destiny in range(10))


class Scenario:
    """A position and what is played from it."""

    def __init__(self, seed: int = 1, cards: Iterable[Definition] = ()) -> None:
        own = tuple(cards)
        self._own = {face.id for face in own}
        self._engine = Engine(_with_fillers().extended(own))
        self._engine.asks_owner = True
        self._engine.state.rng = seed
        self._game: Game | None = None
        self._ended: list[dict[str, Any]] = []  # the logs of the scenes before the present one
        for side in SIDES:
            for _ in range(DECK):
                self._to_pile(side, "reserve", self._filler(side, 1))
        for observe in OBSERVERS:
            observe(self)

    # -- setting up ----------------------------------------------------------------------------------------------------

    def _filler(self, side: Side, destiny: float) -> int:
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
        if len({face.side for face in found}) > 1:
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
        g.touch()
        if self._game is not None:
            g.reask()
            g.run()
            self._begin_log()

    def _begin_log(self) -> None:
        g = self._engine
        if self._game is not None and self._game.log["answers"]:
            self._ended.append(self._game.log)
        self._game = Game(g, {"position": plain_state(g.state), "events": plain_events(g.events.since(0)),
                              "asks_owner": True, "cards": self._own_cards()})  # fmt: skip

    def _own_cards(self) -> list[Any]:
        """The definitions that the package does not have, so that the log can be read by itself."""
        known, used = standard_catalog().by_id, {card.face for card in self._engine.state.cards}
        return [pack_definition(face) for id, face in self._engine.catalog.by_id.items()
                if id in used and id not in known]  # fmt: skip

    @property
    def scenes(self) -> list[dict[str, Any]]:
        """What was played, as logs: setting something up after `start` begins a new one. A position that was only
        looked at is one too."""
        if self._game is None:
            self.start()
        return [*self._ended, self.game.log]

    def location(self, title: str, side: Side | None = None) -> CardRef:
        """Put a location on table; sites join their planet's row as in play."""
        face = self._find(title, side)
        if face.category != "location":
            raise ScenarioError(f"{face.title} is no location: use put()")
        id = self._engine.add_card(face, face.side)
        place = layout.place_location(self._engine, id, face.side)
        self._changed()
        return self._engine.ref(place)

    def put(self, title: str, at: CardRef | None = None, on: CardRef | str | None = None,
            aboard: CardRef | None = None, as_: str = "", side: Side | None = None) -> CardRef:  # fmt: skip
        """Put a card on table, without cost or checks."""
        g = self._engine
        face = self._find(title, side)
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
        else:
            zones.to_table(g, id, owner, at=self._id(at) if at is not None else 0)
        self._changed()
        return g.ref(id)

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

    def destinies(self, side: Side, *numbers: float) -> None:
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
        g.state.stack = [Frame("turn", 1, {"next": PHASES.index(phase)})]
        g.state.decision, g.state.marks, g.state.lasting = None, {}, ()
        g.touch()
        g.run()
        self._begin_log()

    # -- acting --------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise ScenarioError("the scenario has not started: call start() first")
        return self._game

    @property
    def decision(self) -> Decision | None:
        """The present decision."""
        return self.game.decision

    def do(self, verb: str, *cards: CardRef | Cards, **fields: Any) -> None:
        """Choose the option with that verb and card; further cards and fields answer the follow-up choices. What
        cannot be carried through changes nothing."""
        unknown = set(fields) - set(FIELDS)
        if unknown:
            raise ScenarioError(f"no such field: {', '.join(sorted(unknown))}; there are {', '.join(FIELDS)}")
        before = self.game.clone()
        try:
            self._carry_through(verb, [self._named(card) for card in cards], dict(fields))
        except ScenarioError:
            self.game.become(before)
            raise

    def _carry_through(self, verb: str, rest: list[CardRef], left: dict[str, Any]) -> None:
        player = self._decision().player
        self._take(verb, rest.pop(0) if rest else None, left)
        auto = self._made_choices()
        while rest or left:
            if rest and self._made_itself(auto, rest[0], left):
                rest.pop(0)
                continue
            if not rest and self._field_made_itself(auto, left):
                continue
            self._follow(player, rest.pop(0) if rest else None, left)
            auto = self._made_choices()

    def _made_choices(self) -> list[Option]:
        """The choices of the action that had only one answer."""
        return [option for option in self._engine.auto if option.verb in FOLLOW_UPS]

    def _id(self, card: CardRef | Cards) -> int:
        """The card that somebody means. Every copy of a location that was deployed at a place names the place."""
        g = self._engine
        if not isinstance(card, CardRef | Cards) or not 0 < card.id < len(g.state.cards):
            raise ScenarioError(f"{card!r} is no card of this scenario")
        record = g.card(card.id)
        return record.on if record.zone == "converted" else record.id

    def _named(self, card: CardRef | Cards) -> CardRef:
        return self._engine.ref(self._id(card))

    def _decision(self) -> Decision:
        if self.decision is None:
            raise ScenarioError("the game is over")
        return self.decision

    def _take(self, verb: str, card: CardRef | None, left: dict[str, Any]) -> None:
        options = [(n, option) for n, option in enumerate(self._decision().options)
                   if option.verb == verb and (card is None or option.card == card)]  # fmt: skip
        self._choose_one(self._narrow(options, left), f"{verb} {card.title if card else ''} {left or ''}", left)

    def _follow(self, player: Side, card: CardRef | None, left: dict[str, Any]) -> None:
        decision = self._decision()
        options = [(n, option) for n, option in enumerate(decision.options)
                   if option.verb in FOLLOW_UPS and (card is None or option.card == card)]  # fmt: skip
        narrowed = self._narrow(options, left, must=card is None)
        if decision.player != player or any(option.verb == "pass" for option in decision.options):
            narrowed = []  # another player's choice, or a window: the action that was named has ended
        self._choose_one(narrowed, f"then {card.title if card else left}", left)

    @staticmethod
    def _narrow(options: Numbered, left: dict[str, Any], must: bool = False) -> Numbered:
        """Keep the options that agree with the fields; a field that no option has is for a later question."""
        used = False
        for name, wanted in left.items():
            having = [each for each in options if getattr(each[1], name) is not None]
            if having:
                options = [each for each in having if getattr(each[1], name) == wanted]
                used = True
        return options if used or not must else []

    def _choose_one(self, options: Numbered, what: str, left: dict[str, Any]) -> None:
        if len(options) != 1:
            trouble = "is not possible" if not options else "is ambiguous"
            raise ScenarioError(f"{what.strip()} {trouble}.\n{self._options()}")
        index, option = options[0]
        for name in [name for name in left if getattr(option, name) == left[name]]:
            del left[name]
        self.game.choose(index)

    @staticmethod
    def _made_itself(auto: list[Option], card: CardRef, left: dict[str, Any]) -> bool:
        """The game made this very choice by itself."""
        for option in auto:
            if option.card == card:
                auto.remove(option)
                for name in [name for name in left if getattr(option, name) == left[name]]:
                    del left[name]
                return True
        return False

    @staticmethod
    def _field_made_itself(auto: list[Option], left: dict[str, Any]) -> bool:
        for option in auto:
            answered = [name for name in left if getattr(option, name) == left[name]]
            if answered:
                auto.remove(option)
                for name in answered:
                    del left[name]
                return True
        return False

    def _options(self) -> str:
        decision = self.decision
        if decision is None:
            return "The game is over."
        lines = [f"  {n}: {option.verb} - {option.text('en')}" for n, option in enumerate(decision.options)]
        return "\n".join([f"{decision.player} chooses ({self._engine.state.phase}): {decision.prompt('en')}", *lines])

    def can(self, verb: str, *cards: CardRef | Cards, **fields: Any) -> bool:
        """Whether `do` would be possible now, all the way through."""
        if self._game is None:
            return False
        twin = Scenario.__new__(Scenario)
        twin._game = self._game.clone()
        twin._engine = twin._game.engine
        try:
            twin.do(verb, *cards, **fields)
        except ScenarioError:
            return False
        return True

    def pass_(self) -> None:
        """The deciding player declines."""
        decision = self._decision()
        for n, option in enumerate(decision.options):
            if option.verb in DECLINES:
                self.game.choose(n)
                return
        raise ScenarioError(f"{decision.player} cannot decline.\n{self._options()}")

    def until(self, phase: str | None = None, player: Side | None = None, verb: str | None = None) -> None:
        """Decline until a phase, a player's decision or an option with a verb comes; fails if a forced choice does."""
        if phase is not None:
            known("phase", phase, PHASES)
        if player is not None:
            known("side", player, SIDES)
        for _ in range(PATIENCE):
            decision = self._decision()
            there = (phase in (None, self._engine.state.phase) and player in (None, decision.player)
                     and (verb is None or any(option.verb == verb for option in decision.options)))  # fmt: skip
            if there:
                return
            self.pass_()
        raise ScenarioError(f"that did not come within {PATIENCE} decisions.\n{self._options()}")

    def decide(self, accepts: Callable[[Option], bool]) -> None:
        """Answer the present decision with the first option that is accepted."""
        for n, option in enumerate(self._decision().options):
            if accepts(option):
                self.game.choose(n)
                return
        raise ScenarioError(f"no option was accepted.\n{self._options()}")

    # -- asking --------------------------------------------------------------------------------------------------------

    def _value(self, stat: str, card: CardRef) -> float | None:
        return value(self._engine, stat, self._id(card))

    def power(self, card: CardRef) -> float | None:
        """A card's power now."""
        return self._value("power", card)

    def ability(self, card: CardRef) -> float | None:
        """A card's ability now; None for a droid."""
        return self._value("ability", card)

    def forfeit(self, card: CardRef) -> float | None:
        """A card's forfeit value now."""
        return self._value("forfeit", card)

    def destiny(self, card: CardRef) -> float | None:
        """A card's destiny number now."""
        return self._value("destiny", card)

    def defense(self, card: CardRef) -> float | None:
        """A card's defense value now."""
        return self._value("defense", card)

    def landspeed(self, card: CardRef) -> float | None:
        """A card's landspeed now."""
        return self._value("landspeed", card)

    def hyperspeed(self, card: CardRef) -> float | None:
        """A starship's hyperspeed now."""
        return self._value("hyperspeed", card)

    def maneuver(self, card: CardRef) -> float | None:
        """A ship's or vehicle's maneuver now."""
        return self._value("maneuver", card)

    def armor(self, card: CardRef) -> float | None:
        """A ship's or vehicle's armor now."""
        return self._value("armor", card)

    def deploy_cost(self, card: CardRef, at: CardRef | None = None) -> float:
        """What deploying a card costs its player there."""
        g = self._engine
        return cost_at(g, g.card(self._id(card)).side, self._id(card), self._id(at) if at else -1)[0]

    def total_power(self, side: Side, place: CardRef) -> float:
        """A player's total power at a location."""
        known("side", side, SIDES)
        battle = battle_of(self._engine)
        among = participants(self._engine, side) if battle and battle["location"] == self._id(place) else None
        return total_power(self._engine, side, self._id(place), among)

    def icons(self, side: Side, place: CardRef) -> int:
        """A player's Force icons at a location."""
        known("side", side, SIDES)
        return force_icons(self._engine, side, self._id(place))

    def generation(self, side: Side) -> int:
        """The Force that a player generates."""
        known("side", side, SIDES)
        return generation(self._engine, side)

    def drain_amount(self, side: Side, place: CardRef) -> int:
        """What a drain there would take, without what a player may add."""
        known("side", side, SIDES)
        return drain_amount(self._engine, side, self._id(place))

    def presence(self, side: Side, place: CardRef) -> bool:
        """Whether a player has presence at a location."""
        known("side", side, SIDES)
        return occupies(self._engine, side, self._id(place))

    def occupies(self, side: Side, place: CardRef) -> bool:
        """Whether a player occupies a location."""
        known("side", side, SIDES)
        return occupies(self._engine, side, self._id(place))

    def controls(self, side: Side, place: CardRef) -> bool:
        """Whether a player controls a location."""
        known("side", side, SIDES)
        return controls(self._engine, side, self._id(place))

    def related(self, a: CardRef, b: CardRef) -> bool:
        """Whether two locations belong to one system."""
        return table.related(self._engine, self._id(a), self._id(b))

    def adjacent(self, a: CardRef, b: CardRef) -> bool:
        """Whether two sites stand next to each other."""
        return table.adjacent(self._engine, self._id(a), self._id(b))

    def battleground(self, place: CardRef) -> bool:
        """Whether a location is a battleground."""
        return is_battleground(self._engine, self._id(place))

    def zone(self, card: CardRef) -> str:
        """Where a card is: table, hand, reserve, force, used, lost, out-of-play…"""
        return self._engine.card(self._id(card)).zone

    def at(self, card: CardRef) -> CardRef | None:
        """The location that a card is at."""
        where = table.location_of(self._engine, self._id(card)) if self.on_table(card) else 0
        return self._engine.ref(where) if where else None

    def aboard(self, card: CardRef) -> CardRef | None:
        """The ship or vehicle that a card is aboard of."""
        record = self._engine.card(self._id(card))
        return self._engine.ref(record.on) if record.on and record.seat else None

    def carrier(self, card: CardRef) -> CardRef | None:
        """The card that carries this one."""
        on = self._engine.card(self._id(card)).on
        return self._engine.ref(on) if on else None

    def count(self, side: Side, zone: str) -> int:
        """How many of a player's cards are in a zone."""
        known("side", side, SIDES)
        known("zone", zone, ZONES)
        if zone in PILES:
            return len(self._engine.pile(side, zone))
        return sum(1 for card in self._engine.state.cards[1:] if card.zone == zone and card.owner == side)

    def hit(self, card: CardRef) -> bool:
        """Whether a card is 'hit'."""
        return self._engine.card(self._id(card)).hit

    def active(self, card: CardRef) -> bool:
        """Whether a card on table counts for texts."""
        return self.on_table(card) and table.is_active(self._engine, self._id(card))

    def on_table(self, card: CardRef) -> bool:
        """Whether a card is on table."""
        return self._engine.card(self._id(card)).zone == "table"

    @property
    def battle(self) -> BattleReport | None:
        """The battle that is going on, if one is."""
        return BattleReport(self._engine) if battle_of(self._engine) else None

    def why_not(self, verb: str, card: CardRef | Cards, target: CardRef | Cards | None = None,
                player: Side | None = None) -> tuple[Refusal, ...]:  # fmt: skip
        """Why something is not possible now."""
        aim = self._named(target) if target is not None else None
        game = self._game or Game(self._engine, {})
        return game.why_not(verb, self._named(card), aim, player)

    def show(self, lang: str = "en") -> str:
        """The table, in text, for people."""
        return show_table(self._engine, lang)

    def save(self, path: str | Path) -> None:
        """Write the scenario out as a position and answers."""
        Path(path).write_bytes(encode(self.game.log))


class Cards(tuple[CardRef, ...]):
    """Cards that were set up together. A single one can be used as the card itself."""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardRef):
            return len(self) == 1 and self[0] == other
        return tuple.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self[0]) if len(self) == 1 else tuple.__hash__(self)

    @property
    def _only(self) -> CardRef:
        if len(self) != 1:
            raise ScenarioError(f"there are {len(self)} cards here, not one")
        return self[0]

    @property
    def id(self) -> int:
        """The only card's id."""
        return self._only.id

    @property
    def title(self) -> str:
        """The only card's title."""
        return self._only.title


class BattleReport:
    """What there is to know about the present battle."""

    def __init__(self, g: Engine) -> None:
        self._g = g
        battle = battle_of(g)
        assert battle is not None
        self._battle = battle

    @property
    def location(self) -> CardRef:
        """Where it is fought."""
        return self._g.ref(self._battle["location"])

    @property
    def initiator(self) -> Side:
        """Who initiated it."""
        side: Side = self._battle["initiator"]
        return side

    @property
    def winner(self) -> Side | None:
        """Who won, once that is known."""
        side: Side | None = self._battle["winner"]
        return side

    @property
    def segment(self) -> str:
        """initiation, weapons, power or damage, to which the very end belongs."""
        name: str = self._battle["segment"]
        return "damage" if name == "ended" else name

    def participants(self, side: Side) -> tuple[CardRef, ...]:
        """A player's cards in the battle."""
        return tuple(self._g.ref(id) for id in participants(self._g, side))

    def power(self, side: Side) -> float:
        """A player's total, destiny included."""
        return power_so_far(self._g, side)

    def destinies(self, side: Side) -> tuple[float, ...]:
        """The values drawn."""
        drawn: tuple[float, ...] = self._battle["destinies"][side]
        return drawn

    def attrition(self, side: Side) -> float:
        """What a player owes in all."""
        owed: float = self._battle["attrition"][side]
        return owed

    def damage(self, side: Side) -> float:
        """What a player owes in all."""
        owed: float = self._battle["damage"][side]
        return owed
