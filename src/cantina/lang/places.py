"""Where cards are: locations, what is next to what, what is present."""

from __future__ import annotations

from cantina.lang.cards import CHARACTER, CREATURE, LOCATION, SITE, STARSHIP, VEHICLE
from cantina.lang.core import Ability, Amount, Condition, Filter
from cantina.lang.prohibitions import Cannot
from cantina.lang.statuses import status
from cantina.lang.vocabulary import Rulebook


class Distance(Amount, frozen=True):
    """How many parsecs lie between two systems, named before."""

    one: Filter
    other: Filter


class OnTable(Filter, frozen=True):
    """A card on table: not in a hand or pile, where its values are asked too."""


class At(Filter, frozen=True):
    """A card at such a location, aboard something or not."""

    place: Filter


class Present(Filter, frozen=True):
    """A card at such a location and not enclosed in a ship or vehicle."""

    place: Filter


class With(Filter, frozen=True):
    """A card at the same location as another such card; both present there, if it says so."""

    who: Filter
    present: bool = False


class Here(Filter, frozen=True):
    """The location where this text acts."""


class Adjacent(Filter, frozen=True):
    """A site next to such a site."""

    to: Filter


class Related(Filter, frozen=True):
    """A location of the same system as such a location."""

    to: Filter


class ByDistance(Filter, frozen=True):
    """A site that lies farther from a place or card, counted in adjacent sites, than such a card does; or nearer."""

    place: Filter
    than: Filter
    nearer: bool = False


class PartOf(Filter, frozen=True):
    """A location that belongs to this planet or mobile system."""

    planet: str


class Inside(Filter, frozen=True):
    """A site inside such a ship or vehicle on table."""

    what: Filter


class Where(Filter, frozen=True):
    """A location where such a card is, or so many of them (present only, if it says so)."""

    who: Filter
    present: bool = False
    least: int = 1


class AtScompLink(Filter, frozen=True):
    """A card at a location, or aboard a ship, that has a Scomp link."""


HERE = Here()
AT_SCOMP_LINK = AtScompLink()
ON_TABLE = OnTable()


def site(planet: str) -> Filter:
    """A site of this planet or mobile system."""
    return SITE & PartOf(planet)


def on(planet: str) -> Filter:
    """A card on this planet or mobile system: at a site of it, not at the system above."""
    return At(site(planet))


SAME_SITE, SAME_LOCATION = SITE & HERE, LOCATION & HERE
SAME_OR_ADJACENT = HERE | Adjacent(HERE)


class Nighttime(Condition, frozen=True):
    """'Nighttime conditions' exist somewhere on table, or at such a location."""

    at: Filter | None = None


class ConvertedBy(Ability, frozen=True):
    """A location of another title converts this one as a copy of it would."""

    title: str


class Rules(Ability, frozen=True):
    """This location has rules of its own. "bluff": the Dark Side player may place bluff cards here.
    "bombing run": bombers that move here fly, and return to the system at the end of your battle phase. "dejarik": only
    dejarik cards and holograms can be here; they deploy, battle and drain by their destiny number. "trench": cards come
    here only by texts that name this place."""

    of: Rulebook

    def short_for(self) -> tuple[Ability, ...]:
        """What a text could say as well."""
        bodies = CHARACTER | STARSHIP | VEHICLE | CREATURE
        return (Cannot(("deploy", "move"), bodies, to=HERE),) if self.of == "trench" else ()


TURNED = status("turned")


class Rotates(Ability, frozen=True):
    """The location that this card is on is turned round: icons and texts serve the other side."""
