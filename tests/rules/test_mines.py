"""Mines and decoys that are buried (glossary: mining-droid-rules)."""

import json

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, scene

SPICE = Site("Kessel: Pit", LIGHT, "mines pit", ["exterior", "planet"], (1, 1))
DECK = Site("Death Star: Deck", LIGHT, "mines deck", ["exterior", "mobile"], (1, 1))


def field(*more: Definition) -> tuple[Scenario, CardRef, CardRef]:
    """A site with a mining droid of the Dark Side, and the site next to it."""
    s = scene(*more)
    near, site = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.put("Dark Digger", at=site)
    return s, site, near


@pytest.mark.ruling("mining-droid-rules.1")
@pytest.mark.parametrize(("title", "inside"), [("Timer Mine", True), ("Infantry Mine", False), ("Vehicle Mine", False)])
def test_a_mining_droid_lets_its_player_lay_mines_at_its_site(title: str, inside: bool):
    s, site, near = field()
    vault = s.location("Tatooine: Vault")
    s.put("Dark Digger", at=vault)
    s.put("Light Digger", at=near)
    mine = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", mine, site) and not s.can("deploy", mine, near)
    assert s.can("deploy", mine, vault) is inside


@pytest.mark.ruling("mining-droid-rules.2")
def test_any_number_of_cards_is_buried_in_the_deploy_phase():
    s, site, near = field()
    cards = s.hand("dark", "Infantry Mine", "Dark Trick", "Imperial 1")
    s.start(turn="dark", phase="control")
    assert not s.can("bury", cards[0])
    s.until(phase="deploy")
    for card in cards:
        assert not s.can("bury", card, near)
        s.do("bury", card, site)
    assert s.stacked(site) == cards and s.count("dark", "force") == 12
    s.hand("dark", "Imperial 2")
    s.until(phase="move", player="dark")
    assert not s.can("bury")


@pytest.mark.ruling("mining-droid-rules.2")
@pytest.mark.parametrize("case", ["enclosed", "theirs", "none"])
def test_nobody_buries_without_a_mining_droid_present(case: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Dark Droid", at=site)
    if case == "enclosed":
        s.put("Dark Digger", aboard=s.put("Tank", at=site), as_="passenger")
    if case == "theirs":
        s.put("Light Digger", at=site)
    card = s.hand("dark", "Infantry Mine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("bury", card)
    assert [why.rule for why in s.why_not("bury", card, player="dark")] == ["mining-droid-rules"]
    s.put("Dark Digger", at=site)
    assert s.can("bury", card)


@pytest.mark.ruling("mining-droid-rules.4")
def test_cards_are_buried_at_exterior_planet_sites_only():
    s = scene(DECK)
    inside, deck = s.location("Tatooine: Vault"), s.location("Death Star: Deck")
    for place in (inside, deck):
        s.put("Dark Digger", at=place)
    mine = s.hand("dark", "Timer Mine")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", mine, inside) and s.can("deploy", mine, deck)
    assert not s.can("bury", mine)


@pytest.mark.ruling("mining-droid-rules.3")
def test_mines_and_decoys_look_the_same_to_the_opponent():
    s, site, _ = field()
    mine, decoy = s.hand("dark", "Infantry Mine", "Dark Trick")
    s.start(turn="dark", phase="deploy")
    s.do("bury", mine, site)
    s.do("bury", decoy, site)
    for seat, knows in (("light", False), ("public", False), ("dark", True)):
        view = s.game.view(seat)
        (shown,) = [each for row in view["table"]["rows"] for each in row["locations"] if each["id"] == site.id]
        assert shown["face_down"] == [{"side": "dark", "status": ["face down", "buried"], "count": 2}]
        text = json.dumps(view) + " ".join(event.text("en") for event in s.game.events(seat))
        assert ("Infantry Mine" in text) is ("Dark Trick" in text) is knows
        assert [each["id"] for each in view["face_down"]] == ([mine.id, decoy.id] if knows else [])


@pytest.mark.ruling("mining-droid-rules.5", "mining-droid-rules.6", "mining-droid-rules.8")
@pytest.mark.parametrize("how", ["deploy", "walk", "through", "vehicle", "starship", "own"])
def test_whoever_comes_brings_everything_to_light(how: str):
    s, site, near = field()
    far = s.location("Tatooine: Jundland Wastes")
    decoys = s.stack(site, "Dark Trick", "Imperial 4", side="dark", face_down=True)
    assert not any(s.on_table(each) for each in decoys) and s.total_power("dark", site) == 1
    if how == "deploy":
        s.put("Rebel 1", at=site)
        card = s.hand("light", "Rebel 2")
        s.start(turn="light", phase="deploy")
        assert s.zone(decoys[0]) == "stacked"
        s.do("deploy", card, site)
    elif how in ("walk", "own"):
        walker = s.put("Imperial 1" if how == "own" else "Rebel 1", at=near)
        s.start(turn="dark" if how == "own" else "light", phase="move")
        s.do("walk", walker, site)
    elif how == "through":
        skiff = crewed(s, "Skiff", near)
        s.start(turn="light", phase="move")
        s.do("walk", skiff, far)
    elif how == "vehicle":
        skiff = crewed(s, "Skiff", near)
        s.start(turn="light", phase="move")
        s.do("walk", skiff, site)
    else:
        system = s.location("Tatooine")
        ship = crewed(s, "Fighter", system)
        s.start(turn="light", phase="move")
        s.do("land", ship, site)
    assert [s.zone(each) for each in decoys] == ["lost", "lost"]


@pytest.mark.ruling("mining-droid-rules.5")
def test_nothing_comes_to_light_next_door_or_when_somebody_only_steps_out():
    s, site, near = field()
    decoy = s.stack(site, "Dark Trick", side="dark", face_down=True)
    rider = s.put("Rebel 1", aboard=s.put("Skiff", at=site), as_="passenger")
    walker, gone = s.put("Rebel 1", at=s.location("Tatooine: Vault")), s.put("Rebel 1", at=site)
    stick = s.hand("light", "Light Stick")
    s.start(turn="light", phase="deploy")
    s.do("deploy", stick, gone)
    s.until(phase="move", player="light")
    s.do("disembark", rider)
    s.until(player="light")
    s.do("walk", walker, near)
    s.until(player="light")
    s.do("walk", gone, near)
    assert s.zone(decoy) == "stacked"


@pytest.mark.ruling("mining-droid-rules.7")
@pytest.mark.parametrize(("destiny", "lost"), [(0, False), (1, True)])
def test_a_buried_mine_explodes_against_who_has_come(destiny: int, lost: bool):
    s, site, near = field()
    mine = s.stack(site, "Infantry Mine", side="dark", face_down=True)
    bystander, walker = s.put("Rebel 2", at=site), s.put("Rebel 2", at=near)
    s.destinies("dark", destiny)
    s.start(turn="light", phase="move")
    s.do("walk", walker, site)
    assert (s.zone(walker), s.zone(bystander), s.zone(mine)) == ("lost" if lost else "table", "table", "lost")


@pytest.mark.ruling("mining-droid-rules.7")
def test_a_mine_that_cannot_target_who_has_come_is_lost_without_effect():
    s, site, near = field()
    infantry, vehicle, timer = s.stack(site, "Infantry Mine", "Vehicle Mine", "Timer Mine", side="dark", face_down=True)
    skiff = crewed(s, "Skiff", near)
    s.destinies("dark", 7)
    s.start(turn="light", phase="move")
    before = s.count("dark", "used")
    s.do("walk", skiff, site)
    assert s.zone(skiff) == "lost" and s.count("dark", "used") == before + 1  # one destiny was drawn
    assert {s.zone(each) for each in (infantry, vehicle, timer)} == {"lost"}


def test_a_buried_timer_mine_explodes_at_once_among_the_opponents_characters():
    s, site, near = field()
    mine = s.stack(site, "Timer Mine", side="dark", face_down=True)
    there, walker = s.put("Rebel 1", at=site), s.put("Rebel 1", at=near)
    s.destinies("dark", 1)
    s.start(turn="light", phase="move")
    s.do("walk", walker, site)
    assert s.decision.player == "light"
    s.do("choose", there)  # as with any Timer Mine, their owner's choice
    assert [s.zone(each) for each in (there, walker, mine)] == ["lost", "table", "lost"]
    s, site, near = field()
    mine = s.stack(site, "Timer Mine", side="dark", face_down=True)
    there, own = s.put("Rebel 1", at=site), s.put("Imperial 1", at=near)
    s.start(turn="dark", phase="move")
    s.do("walk", own, site)
    s.do("done")
    assert [s.zone(each) for each in (there, own, mine)] == ["table", "table", "lost"]


@pytest.mark.ruling("mining-droid-rules.7")
def test_several_mines_explode_one_by_one_until_nobody_is_left():
    s, site, near = field()
    first, second = s.stack(site, "Infantry Mine", "Infantry Mine", side="dark", face_down=True)
    walker = s.put("Rebel 2", at=near)
    s.destinies("dark", 5)
    s.start(turn="light", phase="move")
    before = s.count("dark", "used")
    s.do("walk", walker, site)
    assert s.decision.player == "light" and {option.card for option in s.decision.options} == {first, second}
    s.do("use", second)
    assert s.zone(walker) == "lost" and {s.zone(first), s.zone(second)} == {"lost"}
    assert s.count("dark", "used") == before + 1


@pytest.mark.ruling("mining-droid-rules.9")
def test_in_ones_own_turn_a_droid_there_defuses_mines_before_they_explode():
    s, site, near = field()
    first, second = s.stack(site, "Infantry Mine", "Infantry Mine", side="dark", face_down=True)
    walker = s.put("Imperial 2", at=near)
    s.destinies("dark", 5)
    s.force("dark", 3)
    s.start(turn="dark", phase="move")
    s.do("walk", walker, site)
    assert [(option.verb, option.cost) for option in s.decision.options] == [
        ("defuse", 1),
        ("defuse", 1),
        ("done", None),
    ]
    s.do("defuse", first)
    assert s.zone(first) == "lost" and s.count("dark", "force") == 1
    s.do("defuse", second)
    assert s.zone(walker) == "table" and s.count("dark", "force") == 0 and s.zone(second) == "lost"


@pytest.mark.ruling("mining-droid-rules.9")
@pytest.mark.parametrize("case", ["light turn", "no droid", "no Force", "light droid"])
def test_who_may_not_defuse(case: str):
    s = scene()
    near, site = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.stack(site, "Infantry Mine", side="dark", face_down=True)
    if case != "no droid":
        s.put("Light Digger" if case == "light droid" else "Dark Digger", at=site)
    turn = "light" if case == "light turn" else "dark"
    walker = s.put("Rebel 2" if turn == "light" else "Imperial 2", at=near)
    s.force("dark", 1 if case == "no Force" else 9)
    s.destinies("dark", 5)
    s.start(turn=turn, phase="move")
    s.do("walk", walker, site)
    assert s.zone(walker) == "lost"


def test_a_mine_of_the_opponents_may_be_defused_too():
    s, site, near = field()
    mine, walker = s.stack(site, "Infantry Mine", side="light", face_down=True), s.put("Imperial 2", at=near)
    s.start(turn="dark", phase="move")
    s.do("walk", walker, site)
    s.do("defuse", mine)
    assert (s.zone(mine), s.zone(walker)) == ("lost", "table")


def test_what_is_buried_stays_under_a_site_that_is_converted():
    s = scene()
    near, site = s.location("Tatooine: Box"), s.location("Tatooine: Jundland Wastes", side="light")
    mine, walker = s.stack(site, "Infantry Mine", side="dark", face_down=True), s.put("Rebel 2", at=near)
    s.location("Tatooine: Jundland Wastes", side="dark")
    assert s.stacked(site) == mine
    s.destinies("dark", 5)
    s.start(turn="light", phase="move")
    s.do("walk", walker, site)
    assert (s.zone(mine), s.zone(walker)) == ("lost", "lost")


@pytest.mark.parametrize(("target", "destiny", "lost"), [
    ("Skiff", 0, False), ("Skiff", 1, True), ("Fighter", 3, False), ("Fighter", 4, True)])  # fmt: skip
def test_a_vehicle_mine_beats_a_defense_value(target: str, destiny: int, lost: bool):
    s, site, near = field()
    mine = s.put("Vehicle Mine", on=site, side="dark")
    craft = crewed(s, target, s.location("Tatooine") if target == "Fighter" else near)
    s.destinies("dark", destiny)
    s.start(turn="light", phase="move")
    s.do("land" if target == "Fighter" else "walk", craft, site)
    assert (s.zone(craft), s.zone(mine)) == ("lost" if lost else "table", "lost")


def test_a_vehicle_mine_heeds_neither_people_nor_beasts():
    s, site, near = field(Vehicle("Test Beast", LIGHT, "mines beast", "creature", maneuver=1, landspeed=1, destiny=1,
                                  deploy=2, power=1, forfeit=2, text=[Carries(drivers=1)]))  # fmt: skip
    mine, walker = s.put("Vehicle Mine", on=site, side="dark"), s.put("Rebel 1", at=near)
    beast = s.put("Test Beast", at=near)
    s.put("Rebel 1", aboard=beast, as_="driver")
    s.start(turn="light", phase="move")
    s.do("walk", walker, site)
    s.until(player="light")
    s.do("walk", beast, site)
    assert s.zone(mine) == "table"
