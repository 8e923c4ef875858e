"""A box of plain cards that only tests use: people of every kind for each side, ships, vehicles and places. Texts that
should not touch them must leave them as they are."""

from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.text import CardRef
from cantina.rules.battle import draws_allowed
from cantina.testing import Scenario

BODY = {"destiny": 1, "deploy": 2, "power": 1, "forfeit": 5}
HULL = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 6}
ROOM = Carries(pilots=2, passengers=6)


def _person(title: str, side: Side, kind: str, **facts: object) -> Definition:
    return Character(title, side, f"box {title}", kind, **{**BODY, "ability": 1, **facts})


def _craft(side: Side, open_one: str, closed_one: str, fighter: str, capital: str) -> list[Definition]:
    return [
        Vehicle(open_one, side, f"box {open_one}", "combat", maneuver=2, landspeed=2, text=[ROOM], **HULL),
        Vehicle(
            closed_one,
            side,
            f"box {closed_one}",
            "combat",
            maneuver=2,
            landspeed=2,
            traits=["enclosed"],
            text=[ROOM],
            **HULL,
        ),
        Starfighter(
            fighter,
            side,
            f"box {fighter}",
            "Scout",
            maneuver=3,
            hyperspeed=4,
            icons=["nav computer"],
            text=[Carries(pilots=2, passengers=6, astromechs=1)],
            **HULL,
        ),
        Capital(
            capital,
            side,
            f"box {capital}",
            "Mon Calamari Star Cruiser",
            armor=4,
            hyperspeed=3,
            icons=["nav computer"],
            text=[Carries(pilots=6, passengers=8, vehicles=2, starfighters=2)],
            **HULL,
        ),
    ]


BOX: list[Definition] = [
    *(_person(f"Rebel {n}", LIGHT, "rebel", ability=n) for n in range(1, 7)),
    *(_person(f"Imperial {n}", DARK, "imperial", ability=n) for n in range(1, 7)),
    *(_person(f"Settler {n}", LIGHT, "alien", ability=n) for n in range(1, 7)),
    *(_person(f"Brute {n}", DARK, "alien", ability=n) for n in range(1, 7)),
    _person("Light Flier", LIGHT, "alien", ability=0, icons=["pilot"]),
    _person("Dark Flier", DARK, "alien", ability=0, icons=["pilot"]),
    _person("Light Guard", LIGHT, "rebel", icons=["warrior"]),
    _person("Dark Guard", DARK, "imperial", icons=["warrior"]),
    _person("Light Chief", LIGHT, "alien", traits=["leader"]),
    _person("Dark Chief", DARK, "alien", traits=["leader"]),
    _person("Light Spy", LIGHT, "alien", traits=["spy"]),
    _person("Dark Spy", DARK, "alien", traits=["spy"]),
    *(_person(f"{wing} Cook", LIGHT, "rebel", squadron=wing) for wing in ("Red", "Gold")),
    *(_person(f"{wing} Ace", LIGHT, "rebel", squadron=wing, icons=["pilot"]) for wing in ("Red", "Gold")),
    Droid("Light Droid", LIGHT, "box light droid", "power droid", **BODY),
    Droid("Dark Droid", DARK, "box dark droid", "power droid", **BODY),
    Droid("Light Digger", LIGHT, "box light digger", "mining droid", **BODY),
    Droid("Dark Digger", DARK, "box dark digger", "mining droid", **BODY),
    *_craft(LIGHT, "Skiff", "Crawler", "Fighter", "Cruiser"),
    *_craft(DARK, "Barge", "Tank", "Raider", "Dreadnaught"),
    *(
        Site(f"{planet}: Box", LIGHT, f"box {planet} light", ["exterior", kind], (1, 1))
        for planet, kind in (
            ("Tatooine", "planet"),
            ("Yavin 4", "planet"),
            ("Death Star", "mobile"),
            ("Kessel", "planet"),
        )
    ),
    Site("Tatooine: Vault", LIGHT, "box vault", ["interior", "planet", "scomp link"], (1, 1)),
    System("Calm", LIGHT, "box calm", ["planet"], (1, 1), parsec=3),
    CharacterWeapon("Light Stick", LIGHT, "box light stick", destiny=1, text=[DeployOn(CHARACTER)]),
    CharacterWeapon("Dark Stick", DARK, "box dark stick", destiny=1, text=[DeployOn(CHARACTER)]),
    CharacterWeapon(
        "Light Saber", LIGHT, "box light saber", destiny=1, traits=["lightsaber"], text=[DeployOn(CHARACTER)]
    ),
    CharacterWeapon("Dark Saber", DARK, "box dark saber", destiny=1, traits=["lightsaber"], text=[DeployOn(CHARACTER)]),
    Effect("Light Banner", LIGHT, "box light banner", destiny=1, text=[DeployOnTable()]),
    Effect("Dark Banner", DARK, "box dark banner", destiny=1, text=[DeployOnTable()]),
    LostInterrupt("Light Trick", LIGHT, "box light trick", destiny=1, text=[Action([Put(top(1), to=In("hand"))])]),
    LostInterrupt("Dark Trick", DARK, "box dark trick", destiny=1, text=[Action([Put(top(1), to=In("hand"))])]),
]


def scene(*extra: Definition, force: int = 12) -> Scenario:
    """An empty table with the box at hand, and Force for both sides."""
    s = Scenario(cards=[*BOX, *extra])
    s.force("light", force)
    s.force("dark", force)
    return s


def gun(title: str, side: Side, *traits: str, kind=CharacterWeapon, draws: int = 1, again=None) -> Definition:
    """A weapon that costs nothing and 'hits' whom its destiny beats."""
    shot = Fire(CHARACTER | STARSHIP, (DrawDestiny(draws), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), again=again,
                by=WARRIOR if kind is ArtilleryWeapon else None)  # fmt: skip
    return kind(title, side, f"box {title}", destiny=1, traits=traits, text=[DeployOn(CHARACTER | STARSHIP), shot])


def crewed(s: Scenario, hull: str, at: CardRef, **where: str) -> CardRef:
    """A ship or vehicle with a pilot who adds nothing."""
    craft = s.put(hull, at=at, **where)
    s.put(
        "Light Flier" if hull in ("Skiff", "Crawler", "Fighter", "Cruiser") else "Dark Flier", aboard=craft, as_="pilot"
    )
    return craft


def draws(s: Scenario, side: str) -> int:
    """How many battle destinies a side may draw in the present battle."""
    return draws_allowed(s.game.engine, side)


def fight(s: Scenario, place: CardRef, by: str) -> None:
    """Begin a battle."""
    s.start(turn=by, phase="battle")
    s.do("battle", place)


def over(s: Scenario, *kept: CardRef) -> None:
    """Play the battle to its end; these cards are not given up while there is anything else to give."""
    while s.battle:
        options = s.decision.options
        wanted = [n for n, option in enumerate(options) if option.verb in ("pass", "done", "no")]
        wanted += [n for n, option in enumerate(options) if option.card not in kept]
        s.game.choose(wanted[0])


def drawn(s: Scenario) -> dict[str, float]:
    """Fight on, draw all battle destinies, and say both total powers."""
    while s.battle and s.battle.segment in ("initiation", "weapons", "power"):
        wanted = [n for n, option in enumerate(s.decision.options) if option.verb == "draw-destiny"]
        s.game.choose(wanted[0]) if wanted else s.pass_()
    return [event.text.args for event in s.game.events("public") if event.kind == "battle-power"][-1]


def was_hit(s: Scenario, card: CardRef) -> bool:
    """Whether a card was 'hit', whatever has become of it since."""
    return any(event.kind == "hit" and event.text.args["card"] == card for event in s.game.events("public"))
