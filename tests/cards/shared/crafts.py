"""Ships, vehicles and people that the tables of shared clauses use, beside the box."""

from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, scene


def walker(title: str, model: str) -> Definition:
    """A combat vehicle of a class with room for two pilots."""
    return Vehicle(title, DARK, f"crafts {title}", "combat", model=model, unique=0, armor=4, landspeed=1,
                   traits=["enclosed"], text=[Carries(pilots=2, passengers=4)], **HULL)  # fmt: skip


def ship(title: str, *personas: str) -> Definition:
    """A Dark capital starship that can be told by the persons that it is."""
    return Capital(title, DARK, f"crafts {title}", "Imperial-Class Star Destroyer", personas=personas, armor=4,
                   hyperspeed=3, icons=["nav computer"], text=[Carries(pilots=3, passengers=6)], **HULL)  # fmt: skip


def someone(title: str, side: Side = DARK, kind: str = "imperial", **facts: object) -> Definition:
    """A plain character."""
    return Character(title, side, f"crafts {title}", kind, **{**BODY, "ability": 2, **facts})


CRAFTS = [
    walker("Test AT-AT", "AT-AT"), walker("Test AT-ST", "AT-ST"), ship("Test Destroyer"),
    ship("Test Onyx", "Onyx 1"), ship("Test Tyrant", "Tyrant"), ship("Test Black", "Black 4"),
    ship("Test Executor", "Executor"),
    ship("Test Chimaera", "Chimaera"), ship("Test Scimitar", "Scimitar 2"),
    Vehicle("Test Mount", DARK, "crafts mount", "creature", landspeed=1, **HULL),
    Starfighter("Test Fleet TIE", DARK, "crafts fleet tie", "TIE/ln", maneuver=3, text=[PermanentPilot(1)], **HULL),
    Starfighter("Test Trader", DARK, "crafts trader", "Trilon Aggressor", maneuver=3, hyperspeed=4,
                icons=["independent"], text=[Carries(pilots=2, passengers=4)], **HULL),
    Starfighter("Test Freighter", DARK, "crafts freighter", "YV-Class Freighter", maneuver=3, hyperspeed=4,
                text=[Carries(pilots=2)], **HULL),
    Capital("Big Freighter", DARK, "crafts big freighter", "Modified Corellian Freighter", armor=3, hyperspeed=4,
            text=[Carries(pilots=2)], **HULL),
    someone("Test Jabba", kind="alien", personas=["Jabba"]), someone("Test Thrawn", personas=["Thrawn"]),
    someone("Test Zuckuss", kind="alien", personas=["Zuckuss"]), someone("Test Han", LIGHT, "rebel", personas=["Han"]),
    someone("Test Veers", personas=["Veers"]), someone("Test Tagge", personas=["Tagge"]),
    someone("Test Vader", personas=["Vader"], ability=6),
    someone("Test Bib", kind="alien", personas=["Bib"], deploy=4),
    someone("Test Gamorrean", kind="alien", traits=["Gamorrean"]),
    someone("Good Scout", LIGHT, "rebel", traits=["scout"]), someone("Dark Scout", traits=["scout"]),
    someone("Dear Settler", LIGHT, "alien", deploy=4),
    someone("Strong Rebel", LIGHT, "rebel", power=4),
    someone("Test Emperor", personas=["Emperor"]), someone("Test Tarkin", personas=["Tarkin"], deploy=3),
    someone("Test Xizor", kind="alien", personas=["Xizor"]),
    someone("Unique Boss", traits=["leader"], unique=1),
    someone("Test Boss", traits=["leader"]), someone("Test Crook", kind="alien", traits=["leader"]),
    someone("Test Yuzzum", kind="alien", traits=["Yuzzum"]), someone("Test Ewok", LIGHT, "alien", traits=["Ewok"]),
    someone("Test Trooper", traits=["trooper"]), someone("Good Trooper", LIGHT, "rebel", traits=["trooper"]),
    someone("Test Thief", LIGHT, "alien", traits=["thief"]), someone("Test Gambler", LIGHT, "alien",
    traits=["gambler"]),
    Site("Coruscant: Alley", LIGHT, "crafts alley", ["exterior", "planet"], (1, 1)),
    Site("Test Forest", LIGHT, "crafts forest", ["exterior", "planet"], (1, 1)),
    Site("Endor: Field", LIGHT, "crafts field", ["exterior", "planet"], (1, 1)),
    Site("Endor: Cellar", LIGHT, "crafts cellar", ["interior", "planet"], (1, 1)),
    Site("Test Jungle", LIGHT, "crafts jungle", ["exterior", "planet"], (1, 1)),
    Site("Test Desert", LIGHT, "crafts desert", ["exterior", "planet"], (1, 1)),
]  # fmt: skip


def field(*extra: Definition, force: int = 12) -> Scenario:
    """The box with these people and crafts."""
    return scene(*CRAFTS, *extra, force=force)


def place_for(s: Scenario, craft: str) -> CardRef:
    """Where such a ship or vehicle can be: a planet or a street on it."""
    ground = craft in ("Barge", "Skiff", "Tank", "Crawler") or craft.startswith(("Test AT", "Tempest"))
    return s.location("Tatooine: Box" if ground else "Calm")
