"""Nouns: filters that say which cards a text speaks of. They combine with `&`, `|` and `~`."""

from __future__ import annotations

from typing import Any

from cantina.model.node import Node

Player = str  # "you", "opponent", "any", or the name of a bound player
YOU: Player = "you"
OPPONENT: Player = "opponent"
ANYONE: Player = "any"


class Filter(Node, frozen=True):
    """A description of cards."""

    def __and__(self, more: Filter) -> Filter:
        return Both(_flat(Both, self) + _flat(Both, more))

    def __or__(self, more: Filter) -> Filter:
        return Either(_flat(Either, self) + _flat(Either, more))

    def __invert__(self) -> Filter:
        return Not(self)


def _flat(kind: Any, item: Filter) -> tuple[Filter, ...]:
    return item.parts if isinstance(item, kind) else (item,)


class Is(Filter, frozen=True):
    """A card that can be called by this word: its category, type, icon, skill or characteristic."""

    word: str


class Named(Filter, frozen=True):
    """A card with exactly this title."""

    title: str


class Person(Filter, frozen=True):
    """Any card that depicts this person, starship or vehicle."""

    name: str


class Family(Filter, frozen=True):
    """A character of this family, whatever its title says."""

    name: str


class Matching(Filter, frozen=True):
    """The matching "pilot", "starship", "vehicle" or "weapon" of such a card, or the matching "operative" of the
    planet that such a location belongs to."""

    what: str
    of: Filter


class Armed(Filter, frozen=True):
    """A character with a weapon that can be called by this word, be it a permanent one."""

    weapon: str = "weapon"


class Both(Filter, frozen=True):
    """A card that all of these describe."""

    parts: tuple[Filter, ...]


class Either(Filter, frozen=True):
    """A card that one of these describes."""

    parts: tuple[Filter, ...]


class Not(Filter, frozen=True):
    """A card that this does not describe."""

    part: Filter


class Of(Filter, frozen=True):
    """A card of a player's."""

    player: Player


class Self(Filter, frozen=True):
    """The card whose text this is."""


class Host(Filter, frozen=True):
    """The card that this one is deployed on."""


class Bound(Filter, frozen=True):
    """A card that was chosen or named before: the target, the card just deployed."""

    name: str


class Unique(Filter, frozen=True):
    """A card of which each player may have one on table."""


class Restricted(Filter, frozen=True):
    """A card of which each player may have two or three on table."""


class Backed(Filter, frozen=True):
    """A card with the back of a side of the Force, whomever it serves."""

    side: str


class SameType(Filter, frozen=True):
    """A card of the same card type as such a card: a character's types, any other card's category."""

    like: Filter


class HighestAbility(Filter, frozen=True):
    """A player's character of the highest ability on table; each of them, if several are tied."""

    of: Player


class Measure(Filter, frozen=True):
    """A card with a value in this relation to a number."""

    stat: str
    op: str
    amount: Any


class Hit(Filter, frozen=True):
    """A card that was 'hit'."""


class Undercover(Filter, frozen=True):
    """An undercover spy."""


class EvenUndercover(Filter, frozen=True):
    """Any card, undercover spies included: it widens what a description looks at."""


class OnTable(Filter, frozen=True):
    """A card on table: not in a hand or pile, where its values are asked too."""


class At(Filter, frozen=True):
    """A card at such a location, aboard something or not."""

    place: Filter


class Present(Filter, frozen=True):
    """A card at such a location and not enclosed in a ship or vehicle."""

    place: Filter


class InBattle(Filter, frozen=True):
    """A card that participates in the present battle."""


class Alone(Filter, frozen=True):
    """A card with no other of its side in the battle, or at its location if there is no battle."""


class With(Filter, frozen=True):
    """A card at the same location as another such card."""

    who: Filter


class Aboard(Filter, frozen=True):
    """A card aboard such a ship or vehicle, in a given seat or any."""

    what: Filter
    seat: str = ""


class Piloted(Filter, frozen=True):
    """A ship or vehicle that such a card pilots; who drives a transport vehicle does not pilot it."""

    by: Filter


class Working(Filter, frozen=True):
    """A ship or vehicle that can be used: not crashed, and flown or driven by somebody if it needs that."""


class Carrying(Filter, frozen=True):
    """A card that carries such a card: on it, or aboard if it says so, in a given seat or any."""

    what: Filter
    aboard: bool = False
    seat: str = ""


class Here(Filter, frozen=True):
    """The location where this text acts."""


class Adjacent(Filter, frozen=True):
    """A site next to such a site."""

    to: Filter


class Related(Filter, frozen=True):
    """A location of the same system as such a location."""

    to: Filter


class PartOf(Filter, frozen=True):
    """A location that belongs to this planet or mobile system."""

    planet: str


class Where(Filter, frozen=True):
    """A location where such a card is (present only, if it says so)."""

    who: Filter
    present: bool = False


class Occupied(Filter, frozen=True):
    """A location that a player occupies or, more strictly, controls."""

    by: Player
    controlled: bool = False


class AtScompLink(Filter, frozen=True):
    """A card at a location, or aboard a ship, that has a Scomp link."""


class AbleToWalk(Filter, frozen=True):
    """A card that could move by its landspeed to such a location, as a regular move."""

    to: Filter


SELF = Self()
HOST = Host()
HERE = Here()
TARGET = Bound("target")
THAT = Bound("card")  # the card that the trigger speaks of
PLACE = Bound("place")  # the card that something is being deployed on
THERE = Bound("location")  # the location that the trigger speaks of
HIT = Hit()
IN_BATTLE = InBattle()
ALONE = Alone()
UNIQUE = Unique()
UNDERCOVER = Undercover()
EVEN_UNDERCOVER = EvenUndercover()
AT_SCOMP_LINK = AtScompLink()

CHARACTER, STARSHIP, VEHICLE = Is("character"), Is("starship"), Is("vehicle")
WEAPON, DEVICE, EFFECT, INTERRUPT = Is("weapon"), Is("device"), Is("effect"), Is("interrupt")
CREATURE, LOCATION, SITE, SYSTEM, SECTOR = Is("creature"), Is("location"), Is("site"), Is("system"), Is("sector")
REBEL, IMPERIAL, ALIEN, DROID = Is("rebel"), Is("imperial"), Is("alien"), Is("droid")
WARRIOR, PILOT, SPY, LEADER = Is("warrior"), Is("pilot"), Is("spy"), Is("leader")
JEDI, DARK_JEDI = Is("jedi"), Is("dark jedi")
TROOPER, STORMTROOPER, DEATH_STAR_TROOPER = Is("trooper"), Is("stormtrooper"), Is("Death Star trooper")
THIEF, SMUGGLER, BOUNTY_HUNTER = Is("thief"), Is("smuggler"), Is("bounty hunter")
JAWA, TUSKEN_RAIDER = Is("Jawa"), Is("Tusken Raider")
CAPITAL, STARFIGHTER, TIE, Y_WING, TIE_LN = Is("capital"), Is("starfighter"), Is("TIE"), Is("Y-wing"), Is("TIE/ln")
MINE, MINING_DROID = Is("mine"), Is("mining droid")
ON_TABLE = OnTable()
REBEL_TROOPER, WOOKIEE, HOLOSITE = Is("Rebel trooper"), Is("Wookiee"), Is("holosite")
PLAIN_EFFECT, UTINNI_EFFECT = Is("plain effect"), Is("utinni effect")
IMPERIAL_SHIP, REBEL_SHIP = Is("Imperial starship"), Is("Rebel starship")
STAR_DESTROYER, MOBILE = Is("Star Destroyer"), Is("mobile")
LIGHTSABER, DOCKING_BAY, SCOMP_LINK = Is("lightsaber"), Is("docking bay"), Is("scomp link")
EXTERIOR, INTERIOR = Is("exterior"), Is("interior")

LUKE, LEIA, HAN, CHEWIE, OBI_WAN = Person("Luke"), Person("Leia"), Person("Han"), Person("Chewie"), Person("Obi-Wan")
VADER, TARKIN, R2_D2, C_3PO = Person("Vader"), Person("Tarkin"), Person("R2-D2"), Person("C-3PO")
YODA = Person("Yoda")
LANDO, FALCON = Person("Lando"), Person("Falcon")
ANYTHING_PILOTED = (STARSHIP | VEHICLE) & Piloted(SELF)  # whatever this card pilots


def your(what: Filter) -> Filter:
    """Such a card of yours."""
    return Of(YOU) & what


def theirs(what: Filter) -> Filter:
    """Such a card of your opponent's."""
    return Of(OPPONENT) & what


def other(what: Filter) -> Filter:
    """Such a card other than this one."""
    return what & ~SELF


def ability(op: str, amount: Any) -> Filter:
    """A character whose ability stands in this relation to a number. A droid has none and never matches."""
    return Measure("ability", op, amount)


def piloting(ship: str) -> Filter:
    """This starship or vehicle, if this card pilots it."""
    return Person(ship) & Piloted(SELF)


WITH_ABILITY = Measure("ability", ">", 0)


def site(planet: str) -> Filter:
    """A site of this planet or mobile system."""
    return SITE & PartOf(planet)


def on(planet: str) -> Filter:
    """A card on this planet or mobile system: at a site of it, not at the system above."""
    return At(site(planet))


SAME_SITE = SITE & HERE
SAME_OR_ADJACENT = HERE | Adjacent(HERE)
