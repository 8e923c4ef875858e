"""People, ships and things that only tests use: plain cards with the words that texts ask for."""

from cantina.lang import *
from cantina.model.card import Definition
from cantina.testing import Scenario

PLAIN = {"destiny": 1, "deploy": 1, "power": 2, "forfeit": 3}
SHIP = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 4}


def person(title: str, side: str = "light", ability: int = 3, **facts: object) -> Definition:
    """A Rebel or an Imperial."""
    make = Rebel if side == "light" else Imperial
    return make(title, f"test {title}", **{**PLAIN, "ability": ability, **facts})


PEOPLE = [
    person("Test Luke", personas=["Luke"], icons=["warrior"], unique=1),
    person("Test Leia", personas=["Leia"], icons=["warrior"], unique=1),
    person("Test Obi-Wan", personas=["Obi-Wan"], ability=6, unique=1, deploy=8),
    person("Test Spy", traits=["spy"], ability=2),
    person("Test Chief", traits=["leader"], ability=2),
    person("Test Pilot", icons=["pilot"], ability=2),
    person("Test Vader", "dark", personas=["Vader"], ability=6, unique=1),
    person("Test Tarkin", "dark", personas=["Tarkin"], ability=4, icons=["pilot"], unique=1),
    person("Test Snitch", "dark", traits=["spy"], ability=2),
    person("Test Boss", "dark", traits=["leader"], ability=2),
    Alien("Test Wookiee", LIGHT, "test wookiee", traits=["Wookiee"], icons=["pilot"], ability=2, **PLAIN),
    Alien("Tonnika Sisters", DARK, "test sisters", unique=1, ability=2, text=[Modify("power", +1)], **PLAIN),
    Droid("Test Threepio", LIGHT, "test threepio", "protocol droid", personas=["C-3PO"], unique=1, **PLAIN,
          text=[Modify("power", +1)]),
    Droid("Test Unit", LIGHT, "test unit", "power droid", **PLAIN, text=[Modify("power", +1)]),
    System("Test Planet", LIGHT, "test planet", ["planet"], (1, 1), parsec=1),
    Starfighter("Test X-wing", LIGHT, "test x-wing", "X-wing", maneuver=3, hyperspeed=4, icons=["nav computer"],
                text=[PermanentPilot(2)], **SHIP),
    Starfighter("Test Y-wing", LIGHT, "test y-wing", "Y-wing", maneuver=1, hyperspeed=4, icons=["nav computer"],
                text=[Carries(pilots=2)], **SHIP),
    Starfighter("Test TIE", DARK, "test tie", "TIE/ln", maneuver=3, text=[PermanentPilot(1)], **SHIP),
    Capital("Test Destroyer", DARK, "test destroyer", "Imperial-Class Star Destroyer", armor=5, hyperspeed=3,
            icons=["nav computer"], text=[PermanentPilot(3), Carries(pilots=2, passengers=4)], **SHIP),
    CharacterWeapon("Test Saber", LIGHT, "test saber", destiny=1, traits=["lightsaber"], text=[DeployOn(CHARACTER)]),
    StarshipWeapon("Test Cannon", DARK, "test cannon", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))]),
    Effect("Test Effect", LIGHT, "test effect", destiny=1, text=[DeployOnTable()]),
    Effect("Test Scan", LIGHT, "test macroscan", destiny=1, text=[DeployOnTable(cost=(Use(2),))]),
    Effect("Test Bane", DARK, "test bane", destiny=1, text=[DeployOnTable()]),
    Effect("Wrong Turn", DARK, "test wrong turn", destiny=3, text=[DeployOnTable()]),
    LostInterrupt("Test Ploy", LIGHT, "test ploy", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
    LostInterrupt("Test Plot", DARK, "test plot", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
]  # fmt: skip


def scene(force: int = 10) -> Scenario:
    """A table with these people in the box and Force for both sides."""
    s = Scenario(cards=PEOPLE)
    s.force("light", force)
    s.force("dark", force)
    return s
