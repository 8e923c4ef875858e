"""What cards are called: categories, types, icons, skills, characteristics, titles."""

from __future__ import annotations

from cantina.lang.characteristics import IN_LORE
from cantina.lang.core import Ability, Condition, Filter, each_of, your
from cantina.lang.values import Highest, ValueOf
from cantina.lang.vocabulary import StandIn


class Is(Filter, frozen=True):
    """A card that can be called by this word: its category, type, icon, skill or characteristic."""

    word: str


class Named(Filter, frozen=True):
    """A card with exactly this title."""

    title: str


class Titled(Filter, frozen=True):
    """A card with these words in its title, among others."""

    words: str


class LoreSays(Filter, frozen=True):
    """A character whose lore uses this word, or one of these."""

    word: str | tuple[str, ...]

    def __post_init__(self) -> None:
        for word in each_of(self.word):
            if word not in IN_LORE:
                raise ValueError(f"whose lore uses {word!r} is not noted down")


class Family(Filter, frozen=True):
    """A character of this family, whatever its title says."""

    name: str


class Backed(Filter, frozen=True):
    """A card with the back of a side of the Force, whomever it serves."""

    side: str


class SameTitle(Filter, frozen=True):
    """A card with the title of such a card, that card itself included."""

    like: Filter


class OfSpecies(Filter, frozen=True):
    """A character whose lore tells its species; that of such a card, if it names one."""

    like: Filter | None = None


class SameType(Filter, frozen=True):
    """A card of the same card type as such a card: a character's types, any other card's category."""

    like: Filter


CHARACTER, STARSHIP, VEHICLE = Is("character"), Is("starship"), Is("vehicle")
WEAPON, DEVICE, EFFECT, INTERRUPT = Is("weapon"), Is("device"), Is("effect"), Is("interrupt")
CREATURE, LOCATION, SITE, SYSTEM, SECTOR = Is("creature"), Is("location"), Is("site"), Is("system"), Is("sector")
REBEL, IMPERIAL, ALIEN, DROID = Is("rebel"), Is("imperial"), Is("alien"), Is("droid")
WARRIOR, PILOT, SPY, LEADER = Is("warrior"), Is("pilot"), Is("spy"), Is("leader")
JEDI, DARK_JEDI, JEDI_MASTER, EWOK = Is("jedi"), Is("dark jedi"), Is("jedi master"), Is("Ewok")
TROOPER, STORMTROOPER, DEATH_STAR_TROOPER = Is("trooper"), Is("stormtrooper"), Is("Death Star trooper")
THIEF, SMUGGLER, BOUNTY_HUNTER = Is("thief"), Is("smuggler"), Is("bounty hunter")
JAWA, TUSKEN_RAIDER = Is("Jawa"), Is("Tusken Raider")
CAPITAL, STARFIGHTER, TIE, Y_WING, TIE_LN = Is("capital"), Is("starfighter"), Is("TIE"), Is("Y-wing"), Is("TIE/ln")
MINE, MINING_DROID, R_UNIT = Is("mine"), Is("mining droid"), Is("R-unit")
REBEL_TROOPER, WOOKIEE, HOLOSITE = Is("Rebel trooper"), Is("Wookiee"), Is("holosite")
PLAIN_EFFECT, UTINNI_EFFECT = Is("plain effect"), Is("utinni effect")
IMPERIAL_SHIP, REBEL_SHIP = Is("Imperial starship"), Is("Rebel starship")
STAR_DESTROYER, MOBILE = Is("Star Destroyer"), Is("mobile")
STAR_CRUISER = Is("Mon Calamari Star Cruiser")
LIGHTSABER, DOCKING_BAY, SCOMP_LINK = Is("lightsaber"), Is("docking bay"), Is("scomp link")
WAR_ROOM, COMBAT_VEHICLE, SPEEDER_BIKE = Is("war room"), Is("combat vehicle"), Is("speeder bike")
EXTERIOR, INTERIOR = Is("exterior"), Is("interior")


STARSHIP_WEAPON = Is("starship weapon")

YOUR_HIGHEST_ABILITY = ValueOf("ability", Highest("ability", your(CHARACTER)))


class CountsAs(Ability, frozen=True):
    """This card counts as one that can be called so, for such cards only."""

    word: StandIn
    on: Filter


class Grant(Ability, frozen=True):
    """Such cards can also be called by this word (a skill, an icon); an Interrupt made Used or Lost is nothing else."""

    word: str
    to: Filter
    when: Condition | None = None
