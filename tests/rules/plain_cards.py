"""Plain cards for the tables of these rulings: each does one thing, so that a test shows one rule."""

from typing import Any

from cantina.lang import *
from cantina.model.card import Definition

SMALL: dict[str, Any] = {"destiny": 1, "deploy": 1, "power": 1, "ability": 1, "forfeit": 1}


def other_side(side: str) -> str:
    """The other side of the Force."""
    return DARK if side == LIGHT else LIGHT


def person(title: str, side: str, kind: str = "alien", **facts: Any) -> Definition:
    """A character with small numbers unless others are given."""
    return Character(title, side, "plain " + title, kind, **{**SMALL, **facts})


def robot(title: str, side: str, **facts: Any) -> Definition:
    """A droid: it has no ability."""
    return Droid(title, side, "plain " + title, "power droid", destiny=1, deploy=1, power=1, forfeit=1, **facts)


def used(title: str, side: str, *text: Any, **facts: Any) -> Definition:
    """A Used Interrupt."""
    return UsedInterrupt(title, side, "plain " + title, destiny=1, text=text, **facts)


def effect(title: str, side: str, *text: Any, **facts: Any) -> Definition:
    """An Effect that stands on table."""
    return Effect(title, side, "plain " + title, destiny=1, text=(DeployOnTable(), *text), **facts)


def fighter(title: str, side: str, model: str = "X-wing", pilot: float | None = 2, **facts: Any) -> Definition:
    """A starfighter, with a permanent pilot unless it says otherwise."""
    text = [Carries(pilots=1, passengers=1), *([PermanentPilot(pilot)] if pilot is not None else [])]
    numbers = {"destiny": 1, "deploy": 1, "power": 3, "maneuver": 3, "forfeit": 3, "hyperspeed": 5}
    text += facts.pop("text", [])
    return Starfighter(title, side, "plain " + title, model, text=text, **{**numbers, **facts})


def meadow(title: str, *force: int, **texts: Any) -> Definition:
    """An exterior planet site with so many Force icons, light and dark."""
    return Site(title, "light", "plain " + title, ["exterior", "planet"], force, **texts)


# -- people ------------------------------------------------------------------------------------------------------------

FARMER = person("Farmer", LIGHT)  # ability 1
NEIGHBOUR = person("Neighbour", LIGHT)
RECRUIT = person("Recruit", DARK, "imperial")  # ability 1
KNIGHT = person("Young Knight", LIGHT, "rebel", ability=6)
MASTER = person("Old Master", LIGHT, "jedi master", ability=7)
LORD = person("Grim Lord", DARK, "imperial", ability=6)
TYRANT = person("Grand Tyrant", DARK, "dark jedi master", ability=7)
ROBOT = robot("Walking Toaster", LIGHT)

# -- places ------------------------------------------------------------------------------------------------------------

MEADOW = meadow("Yavin 4: Meadow", 1, 1)
HILL = meadow("Yavin 4: Hill", 1, 1)
BARREN = meadow("Yavin 4: Barren Rock", 0, 0)
OUTPOST = meadow("Yavin 4: Dark Outpost", 0, 2)
PLACES = [MEADOW, HILL, BARREN, OUTPOST]

# -- ships -------------------------------------------------------------------------------------------------------------

X_WING = fighter("Test X-wing", LIGHT)
TIE_FIGHTER = fighter("Test TIE", DARK, "TIE/ln")

# -- breaking things ---------------------------------------------------------------------------------------------------

SABOTAGE = used("Sabotage", DARK, Action([Lose(TARGET)], targets=(one(theirs(EFFECT)),)))
HUSH = effect("Hush", DARK, CancelText(theirs(CHARACTER)))
SHUSH = used("Shush", DARK, Action([ForRest("turn", (CancelText(TARGET),))], targets=(one(theirs(CHARACTER)),)))
DENIAL = used("Flat Denial", LIGHT, Response(just_played(INTERRUPT, by=OPPONENT), [CancelIt()]))
