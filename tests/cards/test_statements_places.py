"""What the glossary says about locations, proven on the cards themselves."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, fight, scene
from tests.cards.test_later_places import COURT

# -- Corellia ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("corellia.1", "corellia.2")
@pytest.mark.parametrize(("title", "pilot", "comes"), [
    ("Millennium Falcon", True, True), ("Millennium Falcon", False, False), ("Corellian Corvette", False, True),
    ("Tantive IV", False, True), ("X-wing", False, False), ("Red 1", True, False)])  # fmt: skip
@pytest.mark.parametrize("place", ["Corellia", "Calm"])
def test_corellia_calls_the_falcon_with_a_pilot_and_its_corvettes(title: str, pilot: bool, comes: bool, place: str):
    s = scene()
    sites = {name: s.location(name) for name in ("Corellia", "Calm")}
    for hull, pilot_there in (("Cruiser", "Rebel Pilot"), ("Dreadnaught", "Imperial Pilot")):
        s.put(pilot_there, aboard=s.put(hull, at=sites[place]), as_="pilot")
    card = s.hand("light", title)
    s.hand("light", "Han Solo" if pilot else "Rebel 1")
    fight(s, sites[place], "dark")
    assert s.can("react", card) == (comes and place == "Corellia")


@pytest.mark.ruling("corellia.1")
def test_the_falcon_brings_its_pilot_to_corellia():
    s = scene()
    corellia = s.location("Corellia")
    for hull, pilot in (("Cruiser", "Rebel Pilot"), ("Dreadnaught", "Imperial Pilot")):
        s.put(pilot, aboard=s.put(hull, at=corellia), as_="pilot")
    falcon, han = s.hand("light", "Millennium Falcon", "Han Solo")
    fight(s, corellia, "dark")
    s.do("react", falcon, corellia, han)
    assert s.aboard(han) == falcon and falcon in s.battle.participants("light")


@pytest.mark.ruling("corellia.3")
def test_ships_go_one_parsec_further_from_corellia():
    far = System("Told Rim", LIGHT, "told rim", ["planet"], (1, 1), parsec=5)
    s = scene(far)
    corellia, rim = s.location("Corellia"), s.location("Told Rim")
    dark, light = crewed(s, "Dreadnaught", corellia), crewed(s, "Cruiser", corellia)
    back = crewed(s, "Dreadnaught", rim)
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", dark, rim) and not s.can("hyperspeed", back, corellia)  # four parsecs
    s.start(turn="light", phase="move")
    assert not s.can("hyperspeed", light, rim)


@pytest.mark.ruling("corellia.4")
def test_corellia_has_an_icon_of_each_side():
    s = scene()
    corellia = s.location("Corellia")
    assert (s.icons("light", corellia), s.icons("dark", corellia)) == (1, 1)


# -- Imperial Square ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("coruscant-imperial-square.2")
@pytest.mark.parametrize(("moff", "where", "less"), [
    ("Grand Moff Tarkin", "square", 1), ("Grand Moff Tarkin", "court", 0), ("Darth Vader", "square", 0)])  # fmt: skip
def test_tarkin_at_imperial_square_makes_imperials_cheaper_at_sites(moff: str, where: str, less: int):
    s = scene(COURT)
    square, court = s.location("Coruscant: Imperial Square"), s.location("Coruscant: Court")
    far, ship = s.location("Tatooine: Box"), s.put("Devastator", at=s.location("Calm"))
    man, alien = s.hand("dark", "Imperial 2", "Brute 2")
    s.put(moff, at=square if where == "square" else court)
    assert [s.deploy_cost(man, at=place) for place in (square, far, ship)] == [2 - less, 2 - less, 2]
    assert s.deploy_cost(alien, at=far) == 2


@pytest.mark.ruling("coruscant-imperial-square.1")
def test_the_emperor_comes_free_to_imperial_square():
    s = scene(COURT, force=0)
    square, court = s.location("Coruscant: Imperial Square"), s.location("Coruscant: Court")
    ruler, man = s.hand("dark", "Emperor Palpatine", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", ruler, court) and not s.can("deploy", man, square)
    s.do("deploy", ruler, square)
    assert s.at(ruler) == square


@pytest.mark.ruling("coruscant-imperial-square.4")
@pytest.mark.parametrize(("here", "allowed"), [((), True), (("Rebel 2",), False), (("Rebel 2", "Imperial 2"), True)])
def test_who_controls_imperial_square_keeps_the_emperor_off_coruscant(here: tuple[str, ...], allowed: bool):
    s = scene(COURT)
    square, court, far = (s.location(title) for title in ("Coruscant: Imperial Square", "Coruscant: Court",
                                                          "Tatooine: Box"))  # fmt: skip
    ruler, man = s.hand("dark", "Emperor Palpatine", "Imperial 2")
    for name in here:
        s.put(name, at=square)
    s.start(turn="dark", phase="deploy")
    assert (s.can("deploy", ruler, court), s.can("deploy", ruler, far), s.can("deploy", man, court)) == (
        allowed, True, True)  # fmt: skip


@pytest.mark.ruling("coruscant-imperial-square.3")
def test_light_drains_more_at_imperial_square():
    s = scene()
    square, far = s.location("Coruscant: Imperial Square"), s.location("Tatooine: Box")
    s.put("Rebel 2", at=square)
    assert s.icons("dark", square) == 2 and s.drain_amount("light", square) == 3
    s.start(turn="light", phase="control")
    s.do("drain", square)
    for _ in range(3):
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 3
    assert s.drain_amount("light", far) == 1 and s.drain_amount("dark", square) == s.icons("light", square)


# -- Fondor ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("fondor-card-face.1")
def test_the_executor_is_five_cheaper_at_fondor():
    s = scene(force=10)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    executor, other = s.hand("dark", "Executor", "Devastator")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", executor, fondor) and not s.can("deploy", executor, calm)
    s.force("dark", 9)
    assert not s.can("deploy", executor, fondor)
    assert s.deploy_cost(other, at=fondor) == s.deploy_cost(other, at=calm)


@pytest.mark.ruling("fondor-card-face.2")
@pytest.mark.parametrize(("ships", "occupied"), [((), False), (("Dark Flier",), False), (("Imperial 1",), True)])
def test_corvettes_fear_who_occupies_fondor(ships: tuple[str, ...], occupied: bool):
    """A ship whose crew has no ability does not occupy."""
    s = scene()
    fondor, calm = s.location("Fondor"), s.location("Calm")
    for crew in ships:
        s.put(crew, aboard=s.put("Dreadnaught", at=fondor), as_="passenger")
    corvette, runner, cruiser = (s.put(title, at=calm) for title in ("Corellian Corvette", "Tantive IV", "Cruiser"))
    card = s.hand("light", "Corellian Corvette")
    assert s.occupies("dark", fondor) == occupied
    less, more = (4, 1) if occupied else (0, 0)
    assert [s.forfeit(ship) for ship in (corvette, runner, cruiser)] == [8 - less, 8 - less, 6]
    assert s.deploy_cost(card, at=calm) == 4 + more


@pytest.mark.ruling("fondor-card-face.3")
def test_light_drains_less_at_fondor():
    s = scene()
    fondor = s.location("Fondor")
    s.put("Rebel 2", aboard=s.put("Cruiser", at=fondor), as_="passenger")
    s.start(turn="light", phase="control")
    s.do("drain", fondor)
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == s.icons("dark", fondor) - 1 == 1
    assert s.drain_amount("dark", fondor) == s.icons("light", fondor)


@pytest.mark.ruling("fondor-card-face.4")
@pytest.mark.parametrize(("here", "allowed"), [((), True), (("light",), False), (("light", "dark"), True)])
def test_who_controls_fondor_from_the_light_side_stops_the_executor_everywhere(here: tuple[str, ...], allowed: bool):
    s = scene(force=20)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    for side in here:
        hull, man = ("Cruiser", "Rebel 2") if side == "light" else ("Dreadnaught", "Imperial 2")
        s.put(man, aboard=s.put(hull, at=fondor), as_="passenger")
    executor, other = s.hand("dark", "Executor", "Devastator")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", executor, place) for place in (fondor, calm)] == [allowed, allowed]
    assert s.can("deploy", other, fondor)


# -- passages ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("endor-back-door-printed-card-face.1")
@pytest.mark.parametrize(("copy", "side"), [("light", "light"), ("light", "dark"), ("dark", "dark"), ("dark", "light")])
@pytest.mark.parametrize("contested", [False, True])
def test_who_may_use_the_back_door(copy: str, side: str, contested: bool):
    s = scene()
    door, bunker = s.location("Endor: Back Door", side=copy), s.location("Endor: Bunker")
    mine, foe = ("Rebel 2", "Imperial 2") if side == "light" else ("Imperial 2", "Rebel 2")
    out, back = s.put(mine, at=door), s.put(mine, at=bunker)
    if contested:
        s.put(foe, at=door)
    s.start(turn=side, phase="deploy")
    assert not s.can("move", out, bunker)
    s.until(phase="move")
    able = copy == side or not contested
    assert (s.can("move", out, bunker), s.can("move", back, door)) == (able, able)


@pytest.mark.ruling("tatooine-mos-eisley-card-face.1")
@pytest.mark.parametrize(("side", "phase", "able"), [
    ("light", "control", True), ("light", "deploy", False), ("light", "move", False),
    ("dark", "control", False)])  # fmt: skip
def test_light_goes_free_between_mos_eisley_and_the_cantina(side: str, phase: str, able: bool):
    s = scene(force=0)
    street, bay, bar = (s.location(f"Tatooine: {name}", side="light") for name in ("Mos Eisley", "Docking Bay 94",
                                                                                  "Cantina"))  # fmt: skip
    who = "Rebel 2" if side == "light" else "Imperial 2"
    out, back = s.put(who, at=street), s.put(who, at=bar)
    s.start(turn=side, phase=phase)
    assert not s.can("move", out, bay)
    assert (s.can("move", out, bar), s.can("move", back, street)) == (able, able)
    if able:
        s.do("move", out, bar)
        s.do("move", back, street)
        assert (s.at(out), s.at(back)) == (bar, street)


# -- Jabba's Palace ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("tatooine-jabbas-palace-printed-card-face.2")
@pytest.mark.parametrize(("phase", "able"), [("deploy", True), ("control", False), ("battle", False)])
def test_the_palace_brings_one_of_its_sites_in_the_deploy_phase(phase: str, able: bool):
    s = scene()
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    room, other, far = s.pile("dark", "reserve", "Jabba's Palace: Droid Workshop", "Jabba's Palace: Audience Chamber",
                              "Tatooine: Jundland Wastes")  # fmt: skip
    s.start(turn="dark", phase=phase)
    assert s.can("use", palace, room) == able and not s.can("use", palace, far)
    if able:
        s.do("use", palace, room)
        assert (s.zone(room), s.zone(other)) == ("table", "reserve")
        assert any(event.kind == "shuffled" for event in s.game.events("public"))
        s.until(player="dark")
        assert not s.can("use", palace, other)  # one


@pytest.mark.ruling("tatooine-jabbas-palace-printed-card-face.1")
@pytest.mark.parametrize(("here", "able"), [((), True), (("Rebel 2",), False), (("Rebel 2", "Imperial 2"), True)])
def test_who_controls_the_palace_shuts_it_and_revolution_never_turns_it(here: tuple[str, ...], able: bool):
    s = scene()
    palace, other = s.location("Tatooine: Jabba's Palace", side="dark"), s.location("Tatooine: Box")
    room, card = s.pile("dark", "reserve", "Jabba's Palace: Droid Workshop"), s.hand("light", "Revolution")
    for name in here:
        s.put(name, at=palace)
    s.start(turn="dark", phase="deploy")
    assert s.can("use", palace, room) == able
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, other) and not s.can("deploy", card, palace)


@pytest.mark.ruling("jabbas-palace-audience-chamber-card-face.1")
def test_the_audience_chamber_deploys_its_alien_and_reshuffles():
    s = scene()
    room = s.location("Jabba's Palace: Audience Chamber", side="dark")
    s.pile("dark", "reserve", "Brute 1")
    s.start(turn="light", phase="deploy")
    assert not s.can("use", room)
    s.start(turn="dark", phase="deploy")
    brute = s.pile("dark", "reserve", "Brute 2")
    s.do("use", room, brute)
    assert s.at(brute) == room and any(event.kind == "shuffled" for event in s.game.events("public"))
    assert s.count("dark", "force") == 10  # an alien that costs 2 all the same
