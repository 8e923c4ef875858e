"""Effects of Dagobah and Cloud City."""

import pytest

from cantina.decks.standard import standard_catalog
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, scene

MIRE = System("Dagobah", LIGHT, "later mire", ["planet"], (1, 1), parsec=4)
SWAMP = Site("Dagobah: Swamp", LIGHT, "later swamp", ["exterior", "planet"], (1, 1))
LIGHT_ADMIRAL = Rebel("Test Ally", "later ally", traits=["admiral"], ability=3, **BODY)
THREEPIO = "C-3PO (See-Threepio)"
WOOKIEE_GUEST = Alien("Test Wookiee", LIGHT, "later wookiee", traits=["Wookiee"], ability=2, **BODY)


# -- Awwww, Cannot Get Your Ship Out -----------------------------------------------------------------------------------


def stuck(force: int = 0) -> tuple[Scenario, CardRef, dict[str, CardRef]]:
    s = scene(SWAMP, MIRE, force=force)
    box, swamp, bay = s.location("Tatooine: Box"), s.location("Dagobah: Swamp"), s.location("Tatooine: Docking Bay 94")
    sky = s.location("Calm")
    ships = {
        "landed": crewed(s, "Fighter", box),
        "docked": crewed(s, "Fighter", bay),
        "flying": crewed(s, "Fighter", sky),
        "driven": crewed(s, "Skiff", box),
        "sinking": crewed(s, "Skiff", swamp),
        "sunk": crewed(s, "Fighter", swamp),
        "above": crewed(s, "Fighter", s.location("Dagobah")),
        "walker": s.put("Rebel 1", at=swamp),
    }
    card = s.hand("dark", "Awwww, Cannot Get Your Ship Out")
    s.start(turn="dark", phase="deploy")
    return s, card, ships


def test_awwww_is_for_landed_ships_and_for_anything_that_drives_on_dagobah():
    s, card, ships = stuck()
    able = [{name for name, ship in ships.items() if s.can("deploy", card, ship, mode=mode)} for mode in (1, 2)]
    assert able == [{"landed", "sunk"}, {"sinking", "sunk"}]


def test_a_landed_ship_stays_where_it_is():
    s, card, ships = stuck(force=3)
    s.location("Tatooine")
    free = crewed(s, "Fighter", s.at(ships["landed"]))
    s.do("deploy", card, ships["landed"])
    s.until(phase="move", player="light")
    assert not s.can("take-off", ships["landed"]) and s.can("take-off", free) and s.can("walk", ships["driven"])
    s.until(phase="deploy", player="dark")
    assert s.zone(ships["landed"]) == "table"


@pytest.mark.parametrize(("mode", "zone"), [(1, "table"), (2, "used")])
def test_a_ship_on_dagobah_may_sink_with_all_that_is_aboard(mode: int, zone: str):
    s, card, ships = stuck()
    s.force("light", 3)
    other = crewed(s, "Fighter", s.at(ships["sunk"]))
    s.do("deploy", card, ships["sunk"], mode=mode)
    s.until(phase="move", player="light")
    assert s.zone(ships["sunk"]) == "table" and not s.can("take-off", ships["sunk"]) and s.can("take-off", other)
    s.until(phase="control", player="dark")
    assert s.zone(ships["sunk"]) == zone and s.zone(ships["sinking"]) == "table"


# -- Field Promotion ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("field-promotion.1")
@pytest.mark.parametrize("superior", [
    "Darth Vader", "Emperor Palpatine", "Admiral Ozzel", "General Veers", "Grand Moff Tarkin",
])  # fmt: skip
def test_an_imperial_is_promoted_in_the_presence_of_a_superior(superior: str):
    s = scene(LIGHT_ADMIRAL, force=0)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    chief = s.put(superior, at=site)
    young, old, brute, away = (s.put(title, at=place) for title, place in (
        ("Imperial 4", site), ("Imperial 5", site), ("Brute 1", site), ("Imperial 1", far)))  # fmt: skip
    tank = s.put("Tank", at=site)
    inside = s.put("Imperial 2", aboard=tank, as_="passenger")
    s.put("Test Ally", at=far)
    card = s.hand("dark", "Field Promotion")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, young)
    assert not any(s.can("deploy", card, each) for each in (chief, old, brute, away, inside))


@pytest.mark.ruling("field-promotion.2")
def test_who_is_promoted_leads_and_is_stronger():
    s = scene()
    site = s.location("Death Star: War Room", side="dark")
    s.put("Darth Vader", at=site)
    young, peer = s.put("Imperial 4", at=site), s.put("Imperial 4", at=site)
    recruit = s.put("Rebel Trooper", at=s.location("Tatooine: Box"))
    assert s.forfeit(recruit) == 2
    s.put("Field Promotion", on=young)
    assert (s.power(young), s.power(peer)) == (2, 1)
    assert s.forfeit(recruit) == 1  # the War Room asks for a leader


@pytest.mark.ruling("field-promotion.3")
def test_who_is_promoted_is_not_demoted():
    s = scene()
    site = s.location("Tatooine: Box")
    young, peer = s.put("Imperial Pilot", at=site), s.put("Imperial Pilot", at=site)
    s.put("Field Promotion", on=young)
    card = s.hand("light", "Demotion")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, peer) and not s.can("deploy", card, young)


@pytest.mark.ruling("field-promotion.3")
@pytest.mark.parametrize("promoted", [True, False])
def test_who_is_promoted_is_not_called_to_the_master(promoted: bool):
    s = scene()
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    aloo = s.put("Sim Aloo", at=site)
    if promoted:
        s.put("Field Promotion", on=aloo)
    card = s.hand("light", "What Is Thy Bidding, My Master?")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, sky, aloo) is not promoted


@pytest.mark.ruling("field-promotion.3")
@pytest.mark.parametrize("promoted", [True, False])
def test_who_is_promoted_need_not_report(promoted: bool):
    s = scene()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    vader, officer = s.put("Darth Vader", at=far), s.put("Imperial 4", at=site)
    if promoted:
        s.put("Field Promotion", on=officer)
    for _ in range(4):
        s.put("Rebel 2", at=site)
    card = s.hand("light", "Report To Lord Vader")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    while s.battle and not any(each.verb == "deploy" for each in s.decision.options) and s.on_table(officer):
        s.decide(lambda each: each.verb in ("pass", "lose"))
    assert s.can("deploy", card, vader, officer) is not promoted


@pytest.mark.ruling("field-promotion.4", "hindsight.4")
@pytest.mark.parametrize(
    "title",
    [
        "Field Promotion", "Visage Of The Emperor", "Hindsight", "Bo Shuda", "Staging Areas", "6_147", "6_58",
        "A Bright Center To The Universe", "The Planet That It's Farthest From", "Civil Disorder", "Imperial Decree",
        "Uncontrollable Fury", "Perimeter Patrol", "Draw Their Fire", "Menace Fades", "Squadron Assignments",
        "Strike Planning", "Combat Response", "Mobilization Points", "Crush The Rebellion", "No Escape",
        "Battle Plan & Draw Their Fire", "Insurrection & Aim High", "Imperial Arrest Order & Secret Plans",
        "Your Insight Serves You Well & Staging Areas", "First Strike", "Battle Plan", "Insurrection",
        "Imperial Arrest Order", "There Is No Try", "You Cannot Hide Forever", "Your Insight Serves You Well",
        "Secret Plans", "Wise Advice", "Oppressive Enforcement", "There Is No Try & Oppressive Enforcement",
        "Something Special Planned For Them", "Tatooine Occupation",
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", ["light", "dark"])
def test_alter_cannot_touch_them(title: str, side: str):
    s = scene()
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    s.put("Rebel 3", at=site), s.put("Imperial 3", at=site)
    mine = s.put(title, on=s.put("Light Droid", at=site), targets={"target": sky})
    banner, alter = s.put("Light Banner", on="table"), s.hand(side, "1_71" if side == "light" else "1_234")
    s.start(turn=side, phase="draw")
    assert s.can("play", alter, banner, mode=1) and not s.can("play", alter, mine, mode=1)


BESIDE = ["6_147", "6_58", "S-foils", "Search And Destroy", "Staging Areas", "Imperial Decree",
          "Civil Disorder", "Yarna d'al' Gargan", "Draw Their Fire", "Menace Fades", "Squadron Assignments",
          "Strike Planning", "Combat Response", "Honor Of The Jedi", "Mobilization Points", "Crush The Rebellion",
          "No Escape", "Battle Plan & Draw Their Fire", "Insurrection & Aim High",
          "Imperial Arrest Order & Secret Plans", "Your Insight Serves You Well & Staging Areas", "First Strike",
          "Battle Plan", "Insurrection", "Imperial Arrest Order", "There Is No Try", "You Cannot Hide Forever",
          "Your Insight Serves You Well", "Blast Door Controls", "Secret Plans", "Wise Advice",
          "Oppressive Enforcement",
          "There Is No Try & Oppressive Enforcement", "Something Special Planned For Them"]  # fmt: skip


@pytest.mark.parametrize("title", BESIDE)
def test_they_stand_beside_the_locations_for_free(title: str):
    s = scene(force=0)
    for place in ("Tatooine: Box", "Yavin 4: Box"):
        for someone in ("Rebel 1", "Imperial 1"):
            s.put(someone, at=s.location(place))
    face = standard_catalog().find(title)[0]
    card = s.hand(face.side, face.id)
    s.start(turn=face.side, phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "table" and s.at(card) is None


# -- Visage Of The Emperor ---------------------------------------------------------------------------------------------

ROOMS = [
    Site("Executor: Holotheatre", DARK, "later holotheatre", ["interior", "mobile", "starship"], (0, 1)),
    Site("Death Star: Conference Room", DARK, "later conference", ["interior", "mobile"], (1, 1)),
]


@pytest.mark.parametrize("title", [each.title for each in ROOMS])
def test_the_emperor_speaks_in_two_rooms_for_two_force(title: str):
    s = scene(*ROOMS)
    room, box = s.location(title), s.location("Tatooine: Box")
    card = s.hand("dark", "Visage Of The Emperor")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, box)
    s.do("deploy", card, room)
    for _ in range(2):
        assert s.zone(card) != "table"
        s.do("lose", pile="reserve")
    assert s.zone(card) == "table" and s.count("dark", "force") == 12


def test_each_player_loses_a_force_at_the_end_of_every_turn():
    s = scene(*ROOMS)
    room = s.location("Death Star: Conference Room")
    card = s.put("Visage Of The Emperor", on=room)
    s.start(turn="light", phase="draw")
    for turn in (1, 2):
        s.until(verb="lose")
        for _ in range(2):
            s.do("lose", pile="reserve")
        assert (s.count("light", "lost"), s.count("dark", "lost")) == (turn, turn)
    assert s.zone(card) == "table"


@pytest.mark.parametrize(("visitor", "guard", "zone"), [
    ("Rebel 1", "", "lost"), ("Light Droid", "", "table"), ("Rebel 1", "Imperial 1", "table")])  # fmt: skip
def test_the_visage_is_cancelled_where_the_opponent_controls(visitor: str, guard: str, zone: str):
    s = scene(*ROOMS)
    room, hall = s.location("Death Star: Conference Room"), s.location("Death Star: Box")
    if guard:
        s.put(guard, at=room)
    card, guest = s.put("Visage Of The Emperor", on=room), s.put(visitor, at=hall)
    s.start(turn="light", phase="move")
    s.do("walk", guest, room)
    assert s.zone(card) == zone


# -- Wars Not Make One Great -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("force", "drains", "battles"), [(0, False, False), (1, True, False), (2, True, True)])
def test_wars_cost_both_players_more(side: str, force: int, drains: bool, battles: bool):
    s = scene(force=force)
    site, field, home = s.location("Tatooine: Box"), s.location("Yavin 4: Box"), s.location("Kessel: Box")
    s.put("Rebel 1" if side == "light" else "Imperial 1", at=site)
    s.put("Rebel 1", at=field), s.put("Imperial 1", at=field)
    s.put("Wars Not Make One Great", on=home)
    s.start(turn=side, phase="control")
    assert s.can("drain", site) == drains
    s.until(phase="battle", player=side)
    assert s.can("battle", field) == battles
    if battles:
        s.do("battle", field)
        assert s.count(side, "force") == 0


def test_wars_are_spoken_of_at_any_location():
    s = scene(force=0)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    someone, card = s.put("Rebel 1", at=site), s.hand("light", "Wars Not Make One Great")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (site, sky, someone)] == [True, True, False]


def test_a_drain_under_wars_is_paid_for():
    s = scene(force=1)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Wars Not Make One Great", on=site)
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert (s.count("light", "force"), s.count("light", "used")) == (0, 1)


@pytest.mark.parametrize(("defender", "zone"), [(None, "lost"), ("Rebel 1", "table")])
def test_wars_end_where_the_opponent_controls(defender: str | None, zone: str):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card, guest = s.put("Wars Not Make One Great", on=site), s.put("Imperial 1", at=near)
    if defender:
        s.put(defender, at=site)
    s.start(turn="dark", phase="move")
    s.do("walk", guest, site)
    assert s.zone(card) == zone


# -- Hindsight, Hopping Mad --------------------------------------------------------------------------------------------


@pytest.mark.ruling("hindsight.1")
def test_hindsight_is_for_c_3po():
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    droid, other = s.put(THREEPIO, at=site), s.put("Light Droid", at=site)
    card = s.hand("light", "Hindsight")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, other)
    s.do("deploy", card, droid)
    assert s.carrier(card) == droid


FORESEEN = ["Eyes In The Dark", "The Professor", "Mantellian Savrip", "Hopping Mad"]


@pytest.mark.ruling("hindsight.2")
@pytest.mark.parametrize("title", [*FORESEEN, "Light Banner"])
@pytest.mark.parametrize("hindsight", [True, False])
def test_what_was_foreseen_cannot_be_altered(title: str, hindsight: bool):
    spared = hindsight and title in FORESEEN
    for alter in ("1_234", "12_145"):
        s, droid = looked_back(hindsight)
        standing = s.put(title, on=droid if title == "Hopping Mad" else "table")
        s.put("Dark Banner", on="table")
        card = s.hand("dark", alter)
        s.start(turn="dark", phase="draw")
        assert s.can("play", card, standing, mode=1) != spared
        s, droid = looked_back(hindsight)
        coming, card = s.hand("light", title), s.hand("dark", alter)
        s.start(turn="light", phase="deploy")
        s.do("deploy", coming, **({"mode": 2} if title == "Eyes In The Dark" else {}))
        assert s.can("play", card) != spared


def looked_back(hindsight: bool) -> tuple[Scenario, CardRef]:
    """C-3PO, with Hindsight or without, and somebody of the Dark Side who can alter things."""
    s = scene()
    site = s.location("Tatooine: Box")
    droid = s.put(THREEPIO, at=site)
    s.put("Imperial 3", at=site)
    if hindsight:
        s.put("Hindsight", on=droid)
    return s, droid


@pytest.mark.ruling("hindsight.3")
def test_c_3po_looks_back_once_in_your_draw_phase():
    s = scene()
    site = s.location("Tatooine: Box")
    card = s.put("Hindsight", on=s.put(THREEPIO, at=site))
    s.pile("light", "used", "Rebel 1", "Rebel 2")
    s.start(turn="dark", phase="draw")
    assert not s.can("use", card)
    s.until(phase="move", player="light")
    s.pile("light", "used", "Rebel 3")
    assert not s.can("use", card)
    s.until(phase="draw", player="light")
    s.pass_()
    assert not [event for event in s.game.events("light") if event.kind == "peeked"]  # nobody must
    s.pile("light", "used", "Rebel 3")
    s.start(turn="light", phase="draw")
    s.do("use", card)
    assert [event.kind for event in s.game.events("light") if event.kind == "peeked"] == ["peeked"]
    assert not [event for event in s.game.events("dark") if event.kind == "peeked"]
    assert s.count("light", "used") == 1 and not s.can("use", card)


@pytest.mark.ruling("hindsight.3")
@pytest.mark.parametrize(("where", "able"), [("same", False), ("other", True), ("inside", True)])
def test_no_wookiee_may_be_present_with_him(where: str, able: bool):
    s = scene(WOOKIEE_GUEST)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    card = s.put("Hindsight", on=s.put(THREEPIO, at=site))
    if where == "inside":
        s.put("Test Wookiee", aboard=s.put("Crawler", at=site), as_="passenger")
    else:
        s.put("Test Wookiee", at=site if where == "same" else far)
    s.pile("light", "used", "Rebel 1")
    s.start(turn="light", phase="draw")
    assert s.can("use", card) == able


MAD = ["Scomp Link Access", "Shocking Information", "We're Doomed", "The Professor", "This Is All Your Fault",
       "Droid Shutdown"]  # fmt: skip


@pytest.mark.parametrize("title", [*MAD, "Rebel Barrier"])
def test_hopping_mad_finds_what_droids_need(title: str):
    known = [LostInterrupt(each, LIGHT, f"later mad {each}", destiny=1, text=[Action([DrawDestiny()])]) for each in MAD]
    s = scene(*known, force=1)
    site = s.location("Tatooine: Box")
    card = s.put("Hopping Mad", on=s.put("Light Droid", at=site))
    wanted = s.pile("light", "reserve", title)
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert s.count("light", "force") == 0
    assert s.can("choose", wanted) == (title in MAD)
    if title in MAD:
        s.do("choose", wanted)
        assert s.zone(wanted) == "hand"


def test_hopping_mad_is_for_a_droid_of_yours_and_for_your_control_phase():
    s = scene(force=1)
    site = s.location("Tatooine: Box")
    droid, human, theirs = s.put("Light Droid", at=site), s.put("Rebel 1", at=site), s.put("Dark Droid", at=site)
    card = s.hand("light", "Hopping Mad")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (droid, human, theirs)] == [True, False, False]
    s.do("deploy", card, droid)
    assert not s.can("use", card)
    s.until(phase="control", player="dark")
    assert not s.can("use", card)
    s.until(phase="deploy", player="light")
    assert s.count("light", "force") > 0 and s.count("light", "used") == 0  # nobody must
