"""The energy shield over Hoth (glossary: hoth-energy-shield-rules, hoth-main-power-generators)."""

import pytest
from msgspec.structs import replace
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

GENERATORS, RIDGE = "Hoth: Main Power Generators (1st Marker)", "Hoth: North Ridge (4th Marker)"
PLAINS, MOUNTAINS = "Hoth: Ice Plains (5th Marker)", "Hoth: Mountains (6th Marker)"
CAVE, BAY, QUAY = "Hoth: Wampa Cave (7th Marker)", "Hoth: Echo Docking Bay", "Yavin 4: Docking Bay"
TRENCH = Site("Hoth: Snow Trench (2nd Marker)", LIGHT, "plain snow trench", ["exterior", "planet"], (1, 1))
HALL = Site("Hoth: Echo Hall", LIGHT, "plain echo hall", ["interior", "planet"], (1, 1))
SPY = {side: person(f"{side} spy", side, traits=["spy"]) for side in (LIGHT, DARK)}
WALKER = {side: Vehicle(f"{side} walker", side, f"plain {side} walker", "combat", destiny=1, deploy=1, power=1, armor=3,
                        landspeed=2, forfeit=1, text=[PermanentPilot(1)]) for side in (LIGHT, DARK)}  # fmt: skip
SHIP = {side: fighter(f"{side} ship", side, "Y-wing") for side in (LIGHT, DARK)}
LINER = {side: Capital(f"{side} liner", side, f"plain {side} liner", "Corvette", destiny=1, deploy=1, power=1, armor=3,
                       hyperspeed=2, forfeit=1, text=[PermanentPilot(1), Carries(passengers=3)])
         for side in (LIGHT, DARK)}  # fmt: skip
BEAST = replace(person("Snow Beast", DARK), category="creature", words=frozenset({"creature"}))
GEAR = Device("Dark Gear", DARK, "plain gear", destiny=1, text=[DeployOn(CHARACTER)])
FROST = Effect("Frost", DARK, "plain frost", destiny=1, text=[DeployOn(SITE)])
CARDS = [TRENCH, HALL, BEAST, GEAR, FROST, *SPY.values(), *WALKER.values(), *SHIP.values(),
         *LINER.values()]  # fmt: skip
UNDER, OUTSIDE = (GENERATORS, TRENCH.title, RIDGE, HALL.title, BAY), (MOUNTAINS, CAVE)


def hoth(shield: bool = True) -> tuple[Scenario, dict]:
    """Hoth with sites under the shield and beyond it, by their titles."""
    s = Scenario(cards=CARDS)
    titles = [title for title in ("Hoth", *UNDER, *OUTSIDE, QUAY) if shield or title != GENERATORS]
    places = {title: s.location(title) for title in titles}
    for side in (LIGHT, DARK):
        s.force(side, 9)
    return s, places


@pytest.mark.ruling("hoth-energy-shield-rules.1", "hoth-energy-shield-rules.11")
def test_what_the_shield_covers():
    s, places = hoth()
    assert {title for title, place in places.items() if s.shielded(place)} == set(UNDER)
    s, places = hoth(shield=False)
    assert not any(s.shielded(place) for place in places.values())


@pytest.mark.ruling("hoth-energy-shield-rules.1")
def test_the_outermost_marker_site_on_table_lies_outside():
    s = Scenario(cards=CARDS)
    s.start()
    generators, trench = s.location(GENERATORS), s.location(TRENCH.title)
    assert s.shielded(generators) and not s.shielded(trench)
    ridge, cave = s.location(RIDGE), s.location(CAVE)
    assert s.shielded(trench) and not s.shielded(ridge) and not s.shielded(cave)
    s.happen("blow-away", generators, by="dark")
    assert not s.shielded(trench)


@pytest.mark.ruling("hoth-energy-shield-rules.2", "hoth-energy-shield-rules.6", "hoth-energy-shield-rules.10",
                    "hoth-energy-shield-rules.11")  # fmt: skip
@pytest.mark.parametrize("shield", [True, False])
@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_what_deploys_there(side, shield):
    s, places = hoth(shield)
    walker = s.put(f"{side} walker", at=places[TRENCH.title])
    spy, car, ship = s.hand(side, f"{side} spy", f"{side} walker", f"{side} ship")
    s.start(turn=side, phase="deploy")
    stopped = shield and side == DARK
    assert s.can("deploy", spy, places[TRENCH.title]) is not stopped
    assert s.can("deploy", car, places[TRENCH.title]) is not stopped
    assert s.can("deploy", ship, places[BAY]) is (side == LIGHT)  # Dark has no icon there, shield or not
    s.put(f"{side} spy", at=places[BAY])
    assert s.can("deploy", ship, places[BAY]) is not stopped
    assert s.can("deploy", spy, places[MOUNTAINS]) and s.can("deploy", spy, places[CAVE])
    if side == DARK:
        assert s.can("deploy", car, places[MOUNTAINS])
    if stopped:
        assert s.why_not("deploy", spy, places[TRENCH.title])[0].card == places[GENERATORS]
        assert not s.can("deploy", spy, walker)


@pytest.mark.ruling("hoth-energy-shield-rules.3", "hoth-energy-shield-rules.6", "hoth-energy-shield-rules.10")
@pytest.mark.parametrize("shield", [True, False])
@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_landing_and_taking_off(side, shield):
    s, places = hoth(shield)
    above, below, out = (s.put(f"{side} ship", at=places[name]) for name in ("Hoth", TRENCH.title, MOUNTAINS))
    s.start(turn=side, phase="move")
    stopped = shield and side == DARK
    assert s.can("land", above, places[TRENCH.title]) is not stopped
    assert s.can("take-off", below) is not stopped
    assert s.can("land", above, places[MOUNTAINS]) and s.can("take-off", out)


@pytest.mark.ruling("hoth-energy-shield-rules.4", "hoth-energy-shield-rules.10")
@pytest.mark.parametrize("shield", [True, False])
@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_shuttles_and_docking_bay_transit(side, shield):
    s, places = hoth(shield)
    liner = s.put(f"{side} liner", at=places["Hoth"])
    down = s.put(f"{side} spy", aboard=liner)
    up, out = s.put(f"{side} spy", at=places[TRENCH.title]), s.put(f"{side} spy", at=places[MOUNTAINS])
    s.put(f"{side} spy", at=places[BAY]), s.put(f"{side} spy", at=places[QUAY])
    s.start(turn=side, phase="move")
    stopped = shield and side == DARK
    assert s.can("shuttle", down, places[TRENCH.title]) is not stopped and s.can("shuttle", up, liner) is not stopped
    assert s.can("transit", places[BAY], places[QUAY]) is not stopped
    assert s.can("transit", places[QUAY], places[BAY]) is not stopped
    assert s.can("shuttle", down, places[MOUNTAINS]) and s.can("shuttle", out, liner)


@pytest.mark.ruling("hoth-energy-shield-rules.4", "hoth-energy-shield-rules.10")
@pytest.mark.parametrize(("side", "title"), [(DARK, "Elis Helrot"), (LIGHT, "Nabrun Leids")])
def test_nobody_of_the_dark_side_is_transported_through_the_shield(side, title):
    s, places = hoth()
    ride = s.hand(side, title)
    out, inside = s.put(f"{side} spy", at=places[MOUNTAINS]), s.put(f"{side} spy", at=places[TRENCH.title])
    s.start(turn=side, phase="move")
    stopped = side == DARK
    assert s.can("play", ride, places[MOUNTAINS], places[QUAY], out)
    assert s.can("play", ride, places[MOUNTAINS], places[RIDGE], out) is not stopped
    assert s.can("play", ride, places[TRENCH.title], places[QUAY], inside) is not stopped


@pytest.mark.ruling("hoth-energy-shield-rules.4", "hoth-energy-shield-rules.7")
def test_from_a_ship_one_is_stopped_and_on_the_ground_one_is_not():
    lift, guide = (
        used(f"Dark {name}", DARK, Action([Move(TARGET, Bound("site"), how="relocate")], targets=(
            one(your(CHARACTER) & At(start)), one(SITE, name="site"))))
        for name, start in (("Lift", SYSTEM), ("Guide", SITE))
    )  # fmt: skip
    s = Scenario(cards=[*CARDS, lift, guide])
    places = {title: s.location(title) for title in ("Hoth", *UNDER, *OUTSIDE)}
    man, guest = (
        s.put("dark spy", at=places[MOUNTAINS]),
        s.put("dark spy", aboard=s.put("dark ship", at=places["Hoth"])),
    )
    down, along = s.hand("dark", "Dark Lift", "Dark Guide")
    s.start(turn=DARK, phase="move")
    assert not s.can("play", down, guest, places[HALL.title]) and s.can("play", down, guest, places[MOUNTAINS])
    assert s.can("play", along, man, places[HALL.title])


def powers(s: Scenario) -> dict:
    """The total powers of the battle that was fought last."""
    return [event.text.args for event in s.game.events("public") if event.kind == "battle-power"][-1]


@pytest.mark.ruling("hoth-energy-shield-rules.5", "hoth-energy-shield-rules.10")
@pytest.mark.parametrize("side", [LIGHT, DARK])
@pytest.mark.parametrize(("site", "covered"), [(TRENCH.title, True), (MOUNTAINS, False)])
def test_starships_above_give_no_power_there(side, site, covered):
    """Hoth's own text: +1 for each starship at the system that its player controls."""
    s, places = hoth()
    s.put(f"{side} ship", at=places["Hoth"])
    for each in (LIGHT, DARK):
        s.put(f"{each} spy", at=places[site])
    s.start(turn=side, phase="battle")
    s.do("battle", places[site])
    assert powers(s)[side] == 1 + (0 if covered and side == DARK else 1)


@pytest.mark.ruling("hoth-energy-shield-rules.5")
@pytest.mark.parametrize(("site", "more"), [(TRENCH.title, 0), (MOUNTAINS, 3)])
def test_nor_do_a_destroyer_and_fear_of_it(site, more):
    """One from Hoth's text, one from the destroyer's, one from the Effect's."""
    s, places = hoth()
    destroyer = s.put("Victory-Class Star Destroyer", at=places["Hoth"])
    s.put("Fear Will Keep Them In Line", on=destroyer)
    for each in (LIGHT, DARK):
        s.put(f"{each} spy", at=places[site])
    s.start(turn=DARK, phase="battle")
    s.do("battle", places[site])
    assert powers(s)[DARK] == 1 + more


@pytest.mark.ruling("hoth-energy-shield-rules.6", "hoth-energy-shield-rules.7")
def test_one_walks_in_under_the_shield():
    s, places = hoth()
    man, walker = s.put("dark spy", at=places[TRENCH.title]), s.put("dark walker", at=places[MOUNTAINS])
    s.start(turn=DARK, phase="move")
    s.do("walk", man, places[GENERATORS])
    s.do("walk", walker, places[RIDGE])
    assert s.at(man) == places[GENERATORS] and s.at(walker) == places[RIDGE]


@pytest.mark.ruling("hoth-energy-shield-rules.8", "hoth-energy-shield-rules.9")
def test_everything_else_goes_on_as_usual():
    s, places = hoth()
    man, foe = s.put("dark spy", at=places[TRENCH.title]), s.put("light spy", at=places[TRENCH.title])
    gear, frost, beast = s.hand("dark", "Dark Gear", "Frost", "Snow Beast")
    s.start(turn=DARK, phase="deploy")
    assert s.can("deploy", gear, man) and s.can("deploy", frost, places[TRENCH.title])
    assert s.can("deploy", beast, places[TRENCH.title])
    s.until(phase="battle")
    assert s.can("battle", places[TRENCH.title]) and s.at(foe) == places[TRENCH.title]
    lone = s.put("dark spy", at=places[HALL.title])
    s.start(turn=DARK, phase="control")
    assert s.can("drain", s.at(lone))


# -- Main Power Generators ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("hoth-main-power-generators.1", "hoth-main-power-generators.2")
@pytest.mark.parametrize("there", ["", RIDGE, MOUNTAINS, PLAINS, CAVE])
def test_the_generators_bring_a_far_marker_along(there):
    s = Scenario(cards=CARDS)
    generators, ridge = s.hand("light", GENERATORS), s.pile("light", "reserve", RIDGE)
    if there:
        s.location(there, side="dark" if there == RIDGE else None)
    s.start(turn=LIGHT, phase="deploy")
    s.do("deploy", generators)
    assert (s.zone(ridge) == "table") is (there in ("", CAVE))


@pytest.mark.ruling("hoth-main-power-generators.2")
def test_without_one_in_the_reserve_deck_nothing_comes():
    s = Scenario(cards=CARDS)
    generators = s.hand("light", GENERATORS)
    s.start(turn=LIGHT, phase="deploy")
    s.do("deploy", generators)
    s.until(phase="battle")
    assert s.zone(generators) == "table"


@pytest.mark.ruling("hoth-main-power-generators.1", "hoth-main-power-generators.2")
def test_they_bring_it_along_as_a_starting_location_too():
    s = Scenario.opening(light=[GENERATORS, RIDGE, "Yavin 4"], dark=["Tatooine"])
    s.decide(lambda option: option.card.title == GENERATORS)
    s.until(phase="activate")
    titles = {each["title"] for row in s.game.view("public")["table"]["rows"] for each in row["locations"]}
    assert titles == {GENERATORS, RIDGE, "Tatooine"}


@pytest.mark.ruling("hoth-main-power-generators.3")
@pytest.mark.parametrize(("start", "able"), [("Tatooine", False), (MOUNTAINS, True)])
def test_who_has_no_far_marker_starts_elsewhere(start, able):
    """Unless one is on table, be it the opponent's."""
    s = Scenario.opening(light=[GENERATORS, "Yavin 4", "Hoth"], dark=[start])
    s.decide(lambda option: option.card.title == GENERATORS)
    if not able:
        assert {each.card.title for each in s.decision.options} == {"Yavin 4", "Hoth"}
        s.decide(lambda option: option.card.title == "Yavin 4")
    s.until(phase="activate")
    titles = {each["title"] for row in s.game.view("public")["table"]["rows"] for each in row["locations"]}
    assert titles == {GENERATORS if able else "Yavin 4", start}


def blow_away(s: Scenario, place) -> None:
    """Let it happen, and the loser lose from the Reserve Deck."""
    s.happen("blow-away", place, by="dark")
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")


@pytest.mark.ruling("blown-away-hoth-main-power-generators.1", "blown-away-hoth-main-power-generators.2",
                    "blown-away-hoth-main-power-generators.3", "blown-away-hoth-main-power-generators.4",
                    "blown-away-hoth-main-power-generators.5", "blown-away-hoth-main-power-generators.6")  # fmt: skip
def test_without_its_generators_hoth_has_no_shield():
    s, places = hoth()
    generators, trench = places[GENERATORS], places[TRENCH.title]
    there, near = s.put("light spy", at=generators), s.put("light spy", at=trench)
    recruit, walker = s.hand("dark", "dark spy", "dark walker")
    s.start(turn=DARK, phase="deploy")
    assert s.icons("light", generators) == 1 and not s.can("deploy", recruit, generators)
    blow_away(s, generators)
    assert s.blown_away(generators) and s.on_table(generators)
    assert s.zone(there) == "lost" and s.zone(near) == "table" and not s.shielded(trench)
    assert s.icons("light", generators) == s.icons("dark", generators) == 0
    assert s.related(generators, places["Hoth"]) and s.adjacent(generators, trench)
    assert s.can("deploy", recruit, generators) and not s.can("deploy", walker, places[HALL.title])
    s.start(turn=LIGHT, phase="move")
    assert s.can("walk", near, generators)


@pytest.mark.ruling("blown-away-hoth-main-power-generators.4")
def test_it_is_still_the_first_marker_but_has_no_name():
    first = Effect("First", DARK, "plain first", destiny=1, text=[DeployOn(Measure("marker", "=", 1))])
    named = Effect("Named", DARK, "plain named", destiny=1, text=[DeployOn(Named(GENERATORS))])
    s = Scenario(cards=[*CARDS, first, named])
    generators = s.location(GENERATORS)
    one_, two = s.hand("dark", "First", "Named")
    s.start(turn=DARK, phase="deploy")
    assert s.can("deploy", one_, generators) and s.can("deploy", two, generators)
    blow_away(s, generators)
    assert s.can("deploy", one_, generators) and not s.can("deploy", two, generators)


@pytest.mark.ruling("blown-away-hoth-main-power-generators.7")
def test_they_are_not_built_again():
    s, places = hoth()
    again = s.hand("light", GENERATORS)
    s.start(turn=LIGHT, phase="deploy")
    assert not s.can("deploy", again) and s.reasons("deploy", again) == ["forbidden"]
    blow_away(s, places[GENERATORS])
    assert not s.can("deploy", again) and s.reasons("deploy", again) == ["blown-away"]


@pytest.mark.ruling("blown-away-hoth-main-power-generators.8")
def test_eight_force_are_lost_with_them_but_not_with_the_planet():
    s, places = hoth()
    s.start(turn=DARK, phase="control")
    blow_away(s, places[GENERATORS])
    assert s.count("light", "lost") == 8
    s, places = hoth()
    s.start(turn=DARK, phase="control")
    sites = [places[title] for title in (*UNDER, *OUTSIDE)]
    icons = sum(s.icons("light", each) for each in (places["Hoth"], *sites))
    owned = sum(1 for each in sites if each.title in (GENERATORS, TRENCH.title, RIDGE, HALL.title, BAY))
    blow_away(s, places["Hoth"])
    assert s.zone(places[GENERATORS]) == "lost" and s.count("light", "lost") == 2 * icons + owned


def test_what_lies_under_the_shield_is_no_battleground():
    s, places = hoth()
    s.put("Presence Of The Force", on=places[MOUNTAINS])  # the Light Side has no icon there
    assert not s.battleground(places[TRENCH.title]) and s.battleground(places[MOUNTAINS])
    s, places = hoth(shield=False)
    assert s.battleground(places[TRENCH.title])
