"""Characters of the Light Side whose clauses are few."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import HULL, crewed, draws, fight
from tests.cards.shared.crafts import field, someone

CITY = Site("Cloud City: Box", LIGHT, "people city", ["exterior", "mobile"], (1, 1))
PALACE = Site("Jabba's Palace: Box", LIGHT, "people palace", ["interior", "planet"], (1, 1))
FREIGHTER = Starfighter("Good Freighter", LIGHT, "people freighter", "Modified Light Freighter", maneuver=3,
                        hyperspeed=4, personas=["Falcon"], text=[Carries(pilots=2, passengers=2)], **HULL)  # fmt: skip
SKATE = Starfighter("Test Skate", LIGHT, "people skate", "Scout", maneuver=3, hyperspeed=4, personas=["Pulsar Skate"],
                    text=[Carries(pilots=2, passengers=2)], **HULL)  # fmt: skip
CREW = [
    CITY, PALACE, FREIGHTER, SKATE, someone("Test Leader", LIGHT, "rebel", traits=["leader"]),
    someone("Test Threepio", LIGHT, "alien", personas=["C-3PO"]), someone("Test Leia", LIGHT, "rebel",
    personas=["Leia"]), someone("Test Luke", LIGHT, "rebel", personas=["Luke"]),
    someone("Test Guard", traits=["stormtrooper"]), someone("Good Guard", LIGHT, "rebel", traits=["stormtrooper"]),
    someone("Loud", ability=2, text=[Modify("power", +2)]), someone("Good Loud", LIGHT, "rebel", text=[
        Modify("power", +2)]),
]  # fmt: skip

# -- what pilots add ---------------------------------------------------------------------------------------------------

PILOTS = [  # who, what he flies, the power and the maneuver that he adds
    ("Jeroen Webb", "Fighter", 2, 0), ("Jeroen Webb", "Skiff", 2, 0), ("Romas 'Lock' Navander", "Fighter", 1, 1),
    ("Romas 'Lock' Navander", "Skiff", 1, 1), ("Chewbacca, Protector", "Fighter", 2, 0),
    ("Chewbacca, Protector", "Good Freighter", 3, 0), ("Chewbacca, Protector", "Skiff", 2, 0),
    ("Mirax Terrik", "Fighter", 2, 0), ("Mirax Terrik", "Skiff", 2, 0),
    ("Chewie With Blaster Rifle", "Good Freighter", 3, 0), ("Chewie With Blaster Rifle", "Fighter", 0, 0),
    ("Lando With Blaster Pistol", "Fighter", 2, 0), ("Lando With Blaster Pistol", "Skiff", 2, 0),
]  # fmt: skip


@pytest.mark.parametrize("seat", ["pilot", "passenger"])
@pytest.mark.parametrize(("who", "craft", "power", "maneuver"), PILOTS)
def test_what_pilots_add(who: str, craft: str, power: int, maneuver: int, seat: str):
    s = field(*CREW)
    place = s.location("Tatooine: Box" if craft == "Skiff" else "Calm")
    flown, other = s.put(craft, at=place), s.put(craft, at=place)
    for each in (flown, other):
        if each == other or seat == "passenger":
            s.put("Light Flier", aboard=each, as_="pilot")
    s.put(who, aboard=flown, as_=seat)
    flies = seat == "pilot"
    assert s.power(flown) == s.power(other) + power * flies
    assert s.maneuver(flown) == s.maneuver(other) + maneuver * flies


@pytest.mark.parametrize(("craft", "seat", "drawn"), [
    ("Test Skate", "pilot", 1), ("Test Skate", "passenger", 0), ("Fighter", "pilot", 0)])  # fmt: skip
def test_mirax_fights_in_her_own_ship(craft: str, seat: str, drawn: int):
    s = field(*CREW)
    calm = s.location("Calm")
    ship = s.put(craft, at=calm)
    if seat == "passenger":
        s.put("Light Flier", aboard=ship, as_="pilot")
    s.put("Mirax Terrik", aboard=ship, as_=seat)
    crewed(s, "Raider", at=calm)
    s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    fight(s, calm, "light")
    assert draws(s, "light") == drawn


# -- Mirax Terrik ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("force", "able"), [(1, True), (0, False)])
def test_mirax_trades_a_card_once_a_turn(force: int, able: bool):
    s = field(*CREW)
    mirax = s.put("Mirax Terrik", at=s.location("Kessel: Box"))
    kept, top = s.hand("light", "Rebel 2"), s.pile("light", "reserve", "Rebel 1")
    s.pile("light", "used", "Rebel 3")
    s.force("light", force)
    s.start(turn="light", phase="control")
    assert s.can("use", mirax, kept) is able
    if able:
        s.do("use", mirax, kept)
        assert s.zone(top) == "hand" and s.game.engine.pile("light", "used")[0] == kept.id
        assert s.count("light", "force") == 0
        s.force("light", 1)
        assert not s.can("use", mirax)
        s.until(player="dark", phase="deploy")
        s.pass_()
        assert s.can("use", mirax)


# -- in whose company --------------------------------------------------------------------------------------------------

COMPANY = [  # who, his friend, where, and what he adds
    ("Chewie With Blaster Rifle", "Test Threepio", "Kessel: Box", 1),
    ("Chewie With Blaster Rifle", "Light Droid", "Kessel: Box", 0),
    ("Lando With Blaster Pistol", "Settler 1", "Cloud City: Box", 1),
    ("Lando With Blaster Pistol", "Settler 1", "Kessel: Box", 0),
    ("Lando With Blaster Pistol", "Rebel 1", "Cloud City: Box", 0),
]  # fmt: skip


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize(("who", "friend", "where", "more"), COMPANY)
def test_in_whose_company_they_add_a_battle_destiny(who: str, friend: str, where: str, more: int, near: bool):
    s = field(*CREW)
    box, away = s.location(where), s.location("Tatooine: Box")
    s.put(who, at=box), s.put(friend, at=box if near else away)
    s.put("Imperial 4", at=box), s.put("Brute 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "light")
    assert (draws(s, "light"), draws(s, "dark")) == (1 + more * near, 1)


@pytest.mark.parametrize(("who", "friend"), [
    ("Chewie With Blaster Rifle", "Test Threepio"), ("Lando With Blaster Pistol", "Settler 1")])  # fmt: skip
def test_they_add_nothing_to_battles_elsewhere(who: str, friend: str):
    s = field(*CREW)
    box, away = s.location("Kessel: Box"), s.location("Cloud City: Box")
    s.put(who, at=away), s.put(friend, at=away)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "light")
    assert draws(s, "light") == 1


def total(friend: str, near: bool, webb: str) -> tuple[float, float]:
    """What the destinies of the Dark and the Light Side come to in a battle with Jeroen Webb."""
    s = field(*CREW)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Jeroen Webb", at=box if webb == "here" else away), s.put(friend, at=box if near else away)
    for each in ("Imperial 4", "Imperial 1", "Rebel 4", "Rebel 1"):
        s.put(each, at=box)
    fight(s, box, "light")
    s.destinies("dark", 5), s.destinies("light", 5)
    while s.battle.segment in ("weapons", "power"):
        drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawn else s.pass_()
    return s.battle.attrition("light"), s.battle.attrition("dark")


@pytest.mark.parametrize(("friend", "near", "webb", "totals"), [
    ("Test Leader", True, "here", (4, 5)), ("Light Chief", True, "here", (5, 5)), ("Rebel 1", True, "here", (5, 5)),
    ("Test Leader", False, "here", (5, 5)), ("Test Leader", True, "away", (5, 5)),
    ("Test Leader", False, "away", (5, 5)), ("Test Boss", True, "here", (5, 5))])  # fmt: skip
def test_webb_spies_for_a_rebel_leader(friend: str, near: bool, webb: str, totals: tuple[int, int]):
    assert total(friend, near, webb) == totals


@pytest.mark.parametrize(("stands", "comes"), [("battle", False), ("away", True)])
def test_nobody_reacts_to_or_from_where_navander_is(stands: str, comes: bool):
    runners = [someone("Sprinter", text=[ReactMove()]), someone("Runaway", text=[ReactMove(away=True)])]
    s = field(*runners)
    street, hall, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    s.put("Romas 'Lock' Navander", at=street if stands == "battle" else away)
    s.put("Imperial 4", at=street), s.put("Rebel 4", at=street)
    sprinter, runaway = s.put("Sprinter", at=hall), s.put("Runaway", at=street)
    fight(s, street, "light")
    assert (s.can("react", sprinter), s.can("react", runaway)) == (comes, comes)


def test_navander_does_not_stop_his_own():
    s = field(someone("Helper", LIGHT, "rebel", text=[ReactMove()]))
    street, hall = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Romas 'Lock' Navander", at=street), s.put("Imperial 4", at=street)
    helper = s.put("Helper", at=hall)
    fight(s, street, "dark")
    assert s.can("react", helper)


# -- Chewbacca, Protector ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "cost"), [("Test Leia", 2), ("Test Luke", 5)])
def test_chewbacca_comes_to_leia(friend: str, cost: int):
    s = field(*CREW)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(friend, at=box)
    chewie = s.hand("light", "Chewbacca, Protector")
    assert (s.deploy_cost(chewie, at=box), s.deploy_cost(chewie, at=away)) == (cost, 5)


def test_chewbacca_comes_to_no_ship_of_leias():
    s = field(*CREW)
    calm = s.location("Calm")
    ship = crewed(s, "Fighter", at=calm)
    s.put("Test Leia", aboard=ship, as_="passenger")
    assert s.deploy_cost(s.hand("light", "Chewbacca, Protector"), at=ship) == 5


@pytest.mark.parametrize(("who", "near", "able"), [
    ("Loud", True, True), ("Good Loud", True, False), ("Loud", False, False), ("Strong", True, False),
    ("Barge", True, False)])  # fmt: skip
def test_whom_chewbacca_silences(who: str, near: bool, able: bool):
    s = field(*CREW, someone("Strong", power=2, text=[Modify("power", +2)]))
    box, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    chewie, foe = s.put("Chewbacca, Protector", at=box), s.put(who, at=box if near else away)
    s.start(turn="light", phase="control")
    assert s.can("use", chewie, foe) is able


def test_chewbacca_silences_one_for_the_turn():
    s = field(*CREW)
    box = s.location("Kessel: Box")
    chewie, foe, other = s.put("Chewbacca, Protector", at=box), s.put("Loud", at=box), s.put("Loud", at=box)
    s.start(turn="light", phase="control")
    s.do("use", chewie, foe)
    assert (s.power(foe), s.power(other)) == (1, 3) and not s.can("use", chewie, other)
    s.until(player="light", phase="draw")
    assert s.power(foe) == 1
    s.until(player="dark", phase="deploy")
    s.pass_()
    assert s.power(foe) == 3 and s.can("use", chewie, other)


# -- Owen Lars & Beru Lars ---------------------------------------------------------------------------------------------


def test_the_larses_deploy_free_at_their_farm():
    s = field()
    farm, box = s.location("Tatooine: Lars' Moisture Farm", side="light"), s.location("Tatooine: Box")
    lars = s.hand("light", "Owen Lars & Beru Lars")
    assert (s.deploy_cost(lars, at=farm), s.deploy_cost(lars, at=box)) == (0, 3)


@pytest.mark.parametrize(("near", "drawn"), [(True, 1), (False, 0)])
def test_the_larses_draw_a_battle_destiny(near: bool, drawn: int):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Owen Lars & Beru Lars", at=box if near else away)
    s.put("Rebel 2", at=box) if not near else None
    s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    assert draws(s, "light") == drawn


@pytest.mark.parametrize(("who", "place", "title", "able"), [
    ("Test Guard", "Tatooine: Box", "Harvest", False), ("Imperial 1", "Tatooine: Box", "Harvest", True),
    ("Good Guard", "Tatooine: Box", "Harvest", True), ("Test Guard", "Kessel: Box", "Harvest", True),
    ("Test Guard", "Tatooine: Box", "Light Trick", True)])  # fmt: skip
def test_stormtroopers_spoil_the_harvest(who: str, place: str, title: str, able: bool):
    harvests = [LostInterrupt("Harvest", side, f"people harvest {side}", destiny=1, text=[
        Action([LoseForce(1, OPPONENT)])]) for side in (LIGHT, DARK)]  # fmt: skip
    s = field(*CREW, *harvests)
    s.location("Tatooine: Box")
    s.put("Owen Lars & Beru Lars", at=s.location("Yavin 4: Box"))
    s.put(who, at=s.location(place))
    card = s.hand("light", "people harvest light" if title == "Harvest" else title)
    theirs = s.hand("dark", "people harvest dark")
    s.start(turn="light", phase="control")
    assert s.can("play", card) is able
    s.until(player="dark", phase="control")
    assert s.can("play", theirs)


@pytest.mark.parametrize(("turn", "who", "more"), [
    ("dark", "Owen Lars & Beru Lars", 6), ("light", "Owen Lars & Beru Lars", 0), ("dark", "Rebel 2", 0)])  # fmt: skip
def test_luke_mourns_both(turn: str, who: str, more: int):
    s = field(*CREW)
    box = s.location("Kessel: Box")
    lars, friend = s.put("Owen Lars & Beru Lars", at=box), s.put("Rebel 2", at=box)
    lost = friend if who == "Rebel 2" else lars
    luke, other = s.put("Test Luke", at=box), s.put("Test Leia", at=box)
    s.hand("light", "Light Trick")
    s.start(turn=turn, phase="move")
    s.happen("lose", lost)
    assert (s.power(luke), s.power(other)) == (1 + more, 1)
    if more:
        s.until(player="light", phase="draw")
        assert s.power(luke) == 7
        s.until(player="dark", phase="deploy")
        assert s.power(luke) == 1


# -- Oola and Yoxgit ---------------------------------------------------------------------------------------------------

HANDS = [
    someone("Test Loner", LIGHT, "alien", unique=1), someone("Bad Loner", kind="alien", unique=1),
    someone("Bad Officer", unique=1), someone("Bad Lady", unique=1, traits=["female"]),
    Starfighter("Bad Ship", DARK, "people ship", "Scout", unique=1, text=[Carries(pilots=1)], **HULL),
]  # fmt: skip


def test_oola_sends_men_of_note_away():
    s = field(*HANDS, force=0)
    oola = s.put("Oola", at=s.location("Kessel: Box"))
    hand = s.hand("dark", "Bad Loner", "Bad Officer", "Bad Lady", "Imperial 1", "Brute 1", "Dark Droid", "Bad Ship")
    s.force("light", 6)
    s.start(turn="light", phase="control")
    assert not s.can("use", oola)
    s.force("light", 7)
    s.do("use", oola)
    assert [s.zone(card) for card in hand] == ["used", "used"] + ["hand"] * 5 and s.count("light", "force") == 0


@pytest.mark.parametrize(("turn", "phase"), [("light", "deploy"), ("dark", "control")])
def test_oola_dances_in_your_control_phase(turn: str, phase: str):
    s = field(*HANDS)
    oola = s.put("Oola", at=s.location("Kessel: Box"))
    s.hand("dark", "Bad Loner")
    s.start(turn=turn, phase=phase)
    assert not s.can("use", oola)


@pytest.mark.parametrize(("place", "cost", "power"), [
    ("Cloud City: Box", 0, 3), ("Jabba's Palace: Box", 0, 1), ("Kessel: Box", 2, 1)])  # fmt: skip
def test_where_yoxgit_works(place: str, cost: int, power: int):
    s = field(*CREW)
    s.location("Tatooine: Box")
    where = s.location(place)
    assert s.deploy_cost(s.hand("light", "Yoxgit"), at=where) == cost
    assert s.power(s.put("Yoxgit", at=where)) == power


@pytest.mark.parametrize(("force", "turn", "phase", "able"), [
    (3, "light", "control", True), (2, "light", "control", False), (3, "light", "deploy", False),
    (3, "dark", "control", False)])  # fmt: skip
def test_yoxgit_finds_gear(force: int, turn: str, phase: str, able: bool):
    tool = Device("Test Tool", LIGHT, "people tool", destiny=1, text=[DeployOn(CHARACTER)])
    s = field(tool, force=force)
    yoxgit = s.put("Yoxgit", at=s.location("Kessel: Box"))
    wanted = [*s.pile("light", "lost", "Light Stick", "Test Tool", "Light Droid")]
    s.start(turn=turn, phase=phase)
    assert s.can("use", yoxgit) is able
    if able:
        s.do("use", yoxgit)
        assert [s.can("choose", each) for each in wanted] == [True, True, False]
        s.do("choose", wanted[0])
        assert s.zone(wanted[0]) == "hand" and s.count("light", "force") == 0


# -- General Crix Madine -----------------------------------------------------------------------------------------------

SCOUTS = [
    someone("Young Scout", LIGHT, "rebel", traits=["scout"], text=[ImmuneToAttrition(3)]),
    someone("Old Scout", LIGHT, "rebel", traits=["scout"], ability=3),
    someone("Immune Scout", traits=["scout"], text=[ImmuneToAttrition(3)]),
    someone("Hard Rebel", LIGHT, "rebel", text=[ImmuneToAttrition(3)]),
    Site("Kessel: Bridge (War Room)", LIGHT, "people room", ["interior", "planet"], (1, 1)),
    Site("Kessel: Lair (War Room)", DARK, "people lair", ["interior", "planet"], (1, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("turn", "phase", "able"), [
    ("light", "deploy", True), ("light", "control", False), ("dark", "deploy", False)])  # fmt: skip
def test_madine_calls_scouts(turn: str, phase: str, able: bool):
    s = field(*SCOUTS)
    madine = s.put("General Crix Madine", at=s.location("Kessel: Box"))
    wanted = [*s.pile("light", "reserve", "Young Scout", "Old Scout", "Rebel 2")]
    s.start(turn=turn, phase=phase)
    assert s.can("use", madine) is able
    if able:
        s.do("use", madine)
        if s.zone(wanted[0]) != "hand":
            s.do("choose", wanted[0])
        assert [s.zone(each) for each in wanted] == ["hand", "reserve", "reserve"] and not s.can("use", madine)


@pytest.mark.parametrize(("who", "below"), [
    ("Young Scout", 4), ("Old Scout", 0), ("Immune Scout", 3), ("Hard Rebel", 3)])  # fmt: skip
@pytest.mark.parametrize(("where", "leads"), [
    ("Kessel: Bridge (War Room)", True), ("Kessel: Lair (War Room)", False), ("Kessel: Box", False),
    ("Cruiser", True), ("Fighter", False)])  # fmt: skip
def test_from_where_madine_leads_his_scouts(who: str, below: int, where: str, leads: bool):
    s = field(*SCOUTS)
    if where in ("Cruiser", "Fighter"):
        s.put("General Crix Madine", aboard=crewed(s, where, at=s.location("Calm")), as_="passenger")
    else:
        s.put("General Crix Madine", at=s.location(where))
    scout = s.put(who, at=s.location("Yavin 4: Box"))
    assert immunity(s._engine, scout.id) == (below if leads else 3 if below else 0)
