"""What a scenario can be asked about the table."""

from __future__ import annotations

from pathlib import Path

from cantina import lang
from cantina.engine import board as table
from cantina.engine.statuses import has_status, zone_of
from cantina.engine.values import value
from cantina.lang.vocabulary import CardStat
from cantina.model.decision import Refusal
from cantina.model.num import Num
from cantina.model.sides import PILES, SIDES, Side
from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.play.scenario.attack_report import AttackReport
from cantina.play.scenario.battle_report import BattleReport
from cantina.play.scenario.cards import Cards, known
from cantina.play.scenario.setup import ScenarioSetup, recorded_query
from cantina.play.serialization import encode
from cantina.rules.battle import battle_of, power_at
from cantina.rules.blown_away import is_blown_away
from cantina.rules.deploy import ATTACHMENTS, ON_TABLE, cost_at
from cantina.rules.drain import drain_amount
from cantina.rules.energy_shields import is_shielded
from cantina.rules.fights import attack_of
from cantina.rules.force import force_icons, generation
from cantina.rules.podraces import race_total
from cantina.rules.presence import controls, is_battleground, occupies
from cantina.rules.ship_interiors import adjacent_sites
from cantina.view.table import show_table

ZONES = (*PILES, "table", "captive", "captured", "missing", "stacked", "drawn", "playing", "converted", "gone")


class ScenarioQueries(ScenarioSetup):
    """A position and all that can be read off it."""

    def _value(self, stat: CardStat, card: CardRef) -> Num | None:
        return value(self._engine, stat, self._id(card))

    @recorded_query
    def power(self, card: CardRef) -> Num | None:
        """A card's power now."""
        return self._value("power", card)

    @recorded_query
    def ability(self, card: CardRef) -> Num | None:
        """A card's ability now; None for a droid."""
        return self._value("ability", card)

    @recorded_query
    def forfeit(self, card: CardRef) -> Num | None:
        """A card's forfeit value now."""
        return self._value("forfeit", card)

    @recorded_query
    def destiny(self, card: CardRef) -> Num | None:
        """A card's destiny number now."""
        return self._value("destiny", card)

    @recorded_query
    def defense(self, card: CardRef) -> Num | None:
        """A card's defense value now."""
        return self._value("defense", card)

    @recorded_query
    def ferocity(self, card: CardRef) -> Num | None:
        """A creature's ferocity now; None if it is drawn for."""
        return self._value("ferocity", card)

    @recorded_query
    def landspeed(self, card: CardRef) -> Num | None:
        """A card's landspeed now."""
        return self._value("landspeed", card)

    @recorded_query
    def hyperspeed(self, card: CardRef) -> Num | None:
        """A starship's hyperspeed now."""
        return self._value("hyperspeed", card)

    @recorded_query
    def maneuver(self, card: CardRef) -> Num | None:
        """A ship's or vehicle's maneuver now."""
        return self._value("maneuver", card)

    @recorded_query
    def armor(self, card: CardRef) -> Num | None:
        """A ship's or vehicle's armor now."""
        return self._value("armor", card)

    @recorded_query
    def deploy_cost(self, card: CardRef, at: CardRef | None = None) -> Num:
        """What deploying a card costs its player there; a weapon, device or Effect wherever its text says."""
        g, id = self._engine, self._id(card)
        if at is None and g.face(id).category in ATTACHMENTS:
            return value(g, "deploy", id) or 0
        return cost_at(g, g.card(id).side, id, self._id(at) if at else ON_TABLE).yours

    @recorded_query
    def total_power(self, side: Side, place: CardRef) -> Num:
        """A player's total power at a location."""
        known("side", side, SIDES)
        return power_at(self._engine, side, self._id(place))

    @recorded_query
    def icons(self, side: Side, place: CardRef) -> int:
        """A player's Force icons at a location."""
        known("side", side, SIDES)
        return force_icons(self._engine, side, self._id(place))

    @recorded_query
    def generation(self, side: Side) -> int:
        """The Force that a player generates."""
        known("side", side, SIDES)
        return generation(self._engine, side)

    @recorded_query
    def drain_amount(self, side: Side, place: CardRef) -> int:
        """What a drain there would take, without what a player may add."""
        known("side", side, SIDES)
        return drain_amount(self._engine, side, self._id(place))

    @recorded_query
    def presence(self, side: Side, place: CardRef) -> bool:
        """Whether a player has presence at a location."""
        known("side", side, SIDES)
        return occupies(self._engine, side, self._id(place))

    @recorded_query
    def occupies(self, side: Side, place: CardRef) -> bool:
        """Whether a player occupies a location."""
        known("side", side, SIDES)
        return occupies(self._engine, side, self._id(place))

    @recorded_query
    def controls(self, side: Side, place: CardRef) -> bool:
        """Whether a player controls a location."""
        known("side", side, SIDES)
        return controls(self._engine, side, self._id(place))

    @recorded_query
    def related(self, a: CardRef, b: CardRef) -> bool:
        """Whether two locations belong to one system."""
        return table.related(self._engine, self._id(a), self._id(b))

    @recorded_query
    def adjacent(self, a: CardRef, b: CardRef) -> bool:
        """Whether two sites are adjacent."""
        return self._id(b) in adjacent_sites(self._engine, self._id(a))

    @recorded_query
    def battleground(self, place: CardRef) -> bool:
        """Whether a location is a battleground."""
        return is_battleground(self._engine, self._id(place))

    @recorded_query
    def zone(self, card: CardRef) -> str:
        """Where a card is: table, hand, reserve, force, used, lost, out-of-play…"""
        return zone_of(self._engine, self._id(card))

    @recorded_query
    def at(self, card: CardRef) -> CardRef | None:
        """The location that a card is at."""
        where = table.location_of(self._engine, self._id(card))
        return self._engine.ref(where) if where else None

    @recorded_query
    def aboard(self, card: CardRef) -> CardRef | None:
        """The ship or vehicle that a card is aboard of."""
        record = self._engine.card(self._id(card))
        return self._engine.ref(record.on) if record.on and record.seat else None

    @recorded_query
    def carrier(self, card: CardRef) -> CardRef | None:
        """The card that carries this one."""
        on = self._engine.card(self._id(card)).on
        return self._engine.ref(on) if on else None

    @recorded_query
    def count(self, side: Side, zone: str) -> int:
        """How many of a player's cards are in a zone."""
        known("side", side, SIDES)
        known("zone", zone, ZONES)
        if zone in PILES:
            return len(self._engine.pile(side, zone))
        cards = self._engine.state.cards[1:]
        return sum(1 for card in cards if zone_of(self._engine, card.id) == zone and card.holder == side)

    @recorded_query
    def hit(self, card: CardRef) -> bool:
        """Whether a card is 'hit'."""
        return has_status(self._engine, self._id(card), lang.HIT)

    @recorded_query
    def crashed(self, card: CardRef) -> bool:
        """Whether a vehicle has crashed."""
        return has_status(self._engine, self._id(card), lang.CRASHED)

    @recorded_query
    def collapsed(self, site: CardRef) -> bool:
        """Whether a site has collapsed."""
        return has_status(self._engine, self._id(site), lang.COLLAPSED)

    @recorded_query
    def blown_away(self, location: CardRef) -> bool:
        """Whether a location was blown away."""
        return is_blown_away(self._engine, self._id(location))

    @recorded_query
    def captive(self, card: CardRef) -> bool:
        """Whether a card is a captive."""
        return has_status(self._engine, self._id(card), lang.CAPTIVE)

    @recorded_query
    def frozen(self, card: CardRef) -> bool:
        """Whether a card is frozen in carbonite."""
        return has_status(self._engine, self._id(card), lang.FROZEN)

    @recorded_query
    def escort(self, card: CardRef) -> CardRef | None:
        """The escort or the prison of a captive."""
        return self.carrier(card) if self.captive(card) else None

    @recorded_query
    def flipped(self, card: CardRef) -> bool:
        """Whether an Objective shows the face that lies down at first."""
        return has_status(self._engine, self._id(card), lang.FLIPPED)

    @recorded_query
    def missing(self, card: CardRef) -> bool:
        """Whether a character is missing."""
        return has_status(self._engine, self._id(card), lang.MISSING)

    @recorded_query
    def captured(self, ship: CardRef) -> bool:
        """Whether a starship is captured."""
        return has_status(self._engine, self._id(ship), lang.CAPTURED)

    def stacked(self, card: CardRef) -> Cards:
        """What lies on or under a card, open or face down."""
        return Cards(map(self._engine.ref, table.stacked_on(self._engine, self._id(card))))

    @recorded_query
    def race_total(self, side: Side) -> Num:
        """A player's highest race total."""
        return race_total(self._engine, side)

    @recorded_query
    def shielded(self, site: CardRef) -> bool:
        """Whether a site lies under an energy shield."""
        return is_shielded(self._engine, self._id(site))

    @recorded_query
    def active(self, card: CardRef) -> bool:
        """Whether a card on table counts for texts."""
        return table.is_active(self._engine, self._id(card))

    @recorded_query
    def on_table(self, card: CardRef) -> bool:
        """Whether a card is on table."""
        return self.zone(card) == "table"

    @property
    def attack(self) -> AttackReport | None:
        """The attack that is going on, if one is."""
        return AttackReport(self._engine) if attack_of(self._engine) else None

    @property
    def battle(self) -> BattleReport | None:
        """The battle that is going on, if one is."""
        return BattleReport(self._engine) if battle_of(self._engine) else None

    @recorded_query
    def why_not(self, verb: str, card: CardRef | Cards, target: CardRef | Cards | None = None,
                player: Side | None = None) -> tuple[Refusal, ...]:  # fmt: skip
        """Why something is not possible now."""
        aim = self._named(target) if target is not None else None
        game = self._game or Game(self._engine, {})
        return game.why_not(verb, self._named(card), aim, player)

    def reasons(self, verb: str, card: CardRef | Cards, target: CardRef | Cards | None = None,
                player: Side | None = None) -> list[str]:  # fmt: skip
        """Why something is not possible, by the keys of the messages; empty if it is."""
        return [why.text.key.removeprefix("refusal.") for why in self.why_not(verb, card, target, player)]

    def show(self, lang: str = "en") -> str:
        """The table, in text, for people."""
        return show_table(self._engine, lang)

    def save(self, path: str | Path) -> None:
        """Write the scenario out as a position and answers."""
        Path(path).write_bytes(encode(self.game.log))
