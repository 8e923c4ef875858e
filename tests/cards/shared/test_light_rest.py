"""Effects and Interrupts of the Light Side that answer each for themselves."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import HULL, crewed, draws, fight, gun
from tests.cards.shared.crafts import field, someone

PALACE = Site("Jabba's Palace: Box", LIGHT, "rest palace", ["interior", "planet"], (1, 1))
CHAMBER = Site("Jabba's Palace: Audience Chamber", LIGHT, "rest chamber", ["interior", "planet"], (1, 1))
PEOPLE = [
    someone("Unique Settler", LIGHT, "alien", unique=1), someone("Low Brute", kind="alien", destiny=1),
    someone("High Brute", kind="alien", destiny=2),
    someone("Unique Scout", LIGHT, "rebel", traits=["scout"], unique=1),
    someone("Test Threepio", LIGHT, "alien", personas=["C-3PO"]), someone("Elite", destiny=4),
    someone("Good Elite", LIGHT, "rebel", destiny=4),
]  # fmt: skip


def lost_now(s, player: str) -> int:
    """How much Force a player has to lose at once, and loses."""
    lost = 0
    while any(each.verb == "lose" for each in s.decision.options):
        assert s.decision.player == player
        s.do("lose", pile="reserve")
        lost += 1
    return lost


# -- Blue Milk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "light", "dark"), [(0, 1, 0), (1, 0, 1)])
def test_blue_milk_strengthens_either_player(n: int, light: int, dark: int):
    s = field(force=0)
    s.location("Kessel: Box")
    card = s.hand("light", "Blue Milk")
    s.start(turn="light", phase="control")
    offered = [k for k, each in enumerate(s.decision.options) if each.verb == "play" and each.card == card[0]]
    s.game.choose(offered[n])
    assert (s.count("light", "force"), s.count("dark", "force"), s.zone(card)) == (light, dark, "used")


@pytest.mark.parametrize(("title", "victim", "goes"), [
    ("Blue Milk", "Juri Juice", True), ("Blue Milk", "Dark Ploy", False), ("It's A Hit!", "Counter Assault", True),
    ("It's A Hit!", "It's Worse", True), ("It's A Hit!", "Elis Helrot", True), ("It's A Hit!", "Tallon Roll", True),
    ("It's A Hit!", "Limited Resources", True), ("It's A Hit!", "Scanning Crew", True),
    ("It's A Hit!", "Dark Ploy", False), ("Out Of Commission & Transmission Terminated", "Dark Show", True),
    ("Out Of Commission & Transmission Terminated", "Dark Ploy", False)])  # fmt: skip
def test_which_interrupts_they_cancel(title: str, victim: str, goes: bool):
    traits = ["hologram"] if victim == "Dark Show" else []
    ploy = LostInterrupt(victim, DARK, "rest ploy", destiny=1, traits=traits, text=[Action([LoseForce(1, OPPONENT)])])
    s = field(ploy)
    s.location("Kessel: Box")
    played, card = s.hand("dark", "rest ploy"), s.hand("light", title)
    s.start(turn="dark", phase="control")
    s.do("play", played)
    mode = 2
    assert s.can("play", card, mode=mode) is goes
    if goes:
        s.do("play", card, mode=mode)
        assert (s.zone(played), s.zone(card), lost_now(s, "light")) == ("lost", "lost", 0)


@pytest.mark.parametrize(("title", "able"), [("Hypo", True), ("Holoprojector", False)])
def test_blue_milk_ends_a_hypo(title: str, able: bool):
    s = field()
    droid = s.put("Dark Droid", at=s.location("Kessel: Box"))
    device, card = s.put(title, on=droid), s.hand("light", "Blue Milk")
    s.start(turn="light", phase="control")
    assert s.can("play", card, device, mode=2) is able


# -- Echo Base Operations ----------------------------------------------------------------------------------------------

ECHOES = [Site(f"Hoth: Echo Room {n}", LIGHT, f"rest echo {n}", ["interior", "planet"], (1, 1)) for n in range(3)]
ICE = [Site(f"Hoth: Ice {n}", LIGHT, f"rest ice {n}", ["exterior", "planet"], (1, 1)) for n in range(5)]
GENERATORS = "Hoth: Main Power Generators (1st Marker)"


@pytest.mark.parametrize(("held", "ice", "able"), [(3, 0, True), (2, 1, False)])
def test_echo_base_operates_from_three_sites(held: int, ice: int, able: bool):
    s = field(*ECHOES, *ICE, force=0)
    s.location("Hoth", side="light")
    base = s.location(GENERATORS)
    for each in (*ECHOES[:held], *ICE[:ice]):
        s.put("Rebel 1", at=s.location(each.title))
    card = s.hand("light", "Echo Base Operations")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, base) is able and not s.can("deploy", card, s.location(ECHOES[0].title))


@pytest.mark.parametrize(("foes", "stays"), [(4, True), (5, False)])
def test_five_sites_of_hoth_end_its_operations(foes: int, stays: bool):
    s = field(*ICE)
    s.location("Hoth", side="light")
    card = s.put("Echo Base Operations", on=s.location(GENERATORS))
    s.put("Imperial 1", at=s.location("Kessel: Box"))
    for each in ICE:
        s.put("Rebel 1", at=s.location(each.title))
    for each in ICE[:foes]:
        s.put("Imperial 1", at=s.location(each.title))
    s.start(turn="dark", phase="deploy")
    assert s.on_table(card) is stays


def test_its_operations_reach_every_system():
    s = field()
    s.location("Hoth", side="light")
    calm, box = s.location("Calm"), s.location("Kessel: Box")
    drains = s.drain_amount("light", calm), s.drain_amount("light", box), s.drain_amount("dark", calm)
    s.put("Echo Base Operations", on=s.location(GENERATORS))
    fighter, raider, rebel = s.hand("light", "Fighter"), s.hand("dark", "Raider"), s.hand("light", "Rebel 1")
    assert [s.deploy_cost(fighter, at=calm), s.deploy_cost(raider, at=calm), s.deploy_cost(rebel, at=box)] == [2, 3, 2]
    after = s.drain_amount("light", calm), s.drain_amount("light", box), s.drain_amount("dark", calm)
    assert after == (drains[0] + 2, drains[1], drains[2])


@pytest.mark.parametrize(("place", "more"), [("Calm", 3), ("Kessel: Box", 0)])
def test_its_operations_help_in_battles_at_systems(place: str, more: int):
    s = field()
    s.location("Hoth", side="light")
    s.put("Echo Base Operations", on=s.location(GENERATORS))
    where = s.location(place)
    if place == "Calm":
        s.put("Rebel 1", aboard=crewed(s, "Fighter", at=where), as_="pilot")
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=where), as_="pilot")
    else:
        s.put("Rebel 4", at=where), s.put("Imperial 4", at=where)
    plain = s.total_power("light", where), s.total_power("dark", where)
    fight(s, where, "light")
    assert (s.battle.power("light"), s.battle.power("dark")) == (plain[0] + more, plain[1])


# -- Tessek ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "side", "able"), [
    ("Low Brute", "dark", True), ("High Brute", "dark", False), ("Settler 1", "light", False),
    ("Tank", "dark", False)])  # fmt: skip
def test_tessek_profits_from_low_company(who: str, side: str, able: bool):
    s = field(*PEOPLE, force=6)
    box = s.location("Kessel: Box")
    tessek, card = s.put("Tessek", at=s.location("Tatooine: Box")), s.hand(side, who)
    s.put("Imperial 1", at=box)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card, box)
    assert s.can("use", tessek) is able
    if able:
        s.do("use", tessek)
        assert s.count("light", "force") == 7


@pytest.mark.parametrize(("place", "who", "side", "more"), [
    ("Jabba's Palace: Audience Chamber", "Settler 1", "light", 1), ("Kessel: Box", "Settler 1", "light", 0),
    ("Jabba's Palace: Audience Chamber", "Unique Settler", "light", 0),
    ("Jabba's Palace: Audience Chamber", "Rebel 1", "light", 0),
    ("Jabba's Palace: Audience Chamber", "Brute 1", "dark", 0)])  # fmt: skip
def test_tessek_at_court_serves_common_aliens(place: str, who: str, side: str, more: int):
    s = field(*PEOPLE, CHAMBER)
    s.put("Tessek", at=s.location(place))
    box = s.location("Yavin 4: Box")
    assert s.deploy_cost(s.hand(side, who), at=box) == 2 - more
    before = s.drain_amount("light", box), s.drain_amount("dark", box)
    s.put(who, at=box)
    assert (s.drain_amount("light", box), s.drain_amount("dark", box)) == (before[0] + more, before[1])


# -- Docking And Repair Facilities -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "side", "full", "able"), [
    ("Cruiser", "light", False, True), ("Cruiser", "light", True, False), ("Raider", "dark", False, False),
    ("Skiff", "light", False, False)])  # fmt: skip
def test_which_wreck_is_docked(who: str, side: str, full: bool, able: bool):
    s = field()
    docks = s.put("Docking And Repair Facilities", on="table")
    if full:
        s.stack(docks, "Fighter")
    ship = s.put(who, at=s.location("Kessel: Box" if who == "Skiff" else "Calm"))
    s.start(turn="light", phase="control")
    s.happen("lose", ship, by="dark")
    assert s.can("use", docks) is able
    if able:
        s.do("use", docks)
        assert s.stacked(docks) == ship


@pytest.mark.parametrize(("force", "turn", "phase", "able"), [
    (3, "light", "deploy", True), (2, "light", "deploy", False), (3, "light", "control", False),
    (3, "dark", "deploy", False)])  # fmt: skip
def test_a_docked_ship_comes_back_for_its_deploy_cost(force: int, turn: str, phase: str, able: bool):
    s = field(force=force)
    s.location("Calm")
    docks = s.put("Docking And Repair Facilities", on="table")
    (ship,) = s.stack(docks, "Cruiser")
    s.start(turn=turn, phase=phase)
    assert s.can("use", docks, ship) is able
    if able:
        s.do("use", docks, ship)
        assert s.zone(ship) == "hand" and s.count("light", "force") == 0


@pytest.mark.parametrize(("force", "able"), [(4, True), (3, False)])
def test_docks_cost_4_force(force: int, able: bool):
    s = field(force=force)
    s.location("Calm")
    docks = s.hand("light", "Docking And Repair Facilities")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", docks) is able


# -- I Hope She's All Right --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "forfeit"), [
    ("Good Scout", 6), ("Unique Scout", 5), ("Dark Scout", 5), ("Rebel 2", 5)])  # fmt: skip
def test_hope_helps_common_scouts(who: str, forfeit: int):
    s = field(*PEOPLE)
    for each in ("Kessel: Box", "Yavin 4: Box"):
        s.put("Rebel 1", at=s.location(each))
    s.put("I Hope She's All Right", on="table")
    assert s.forfeit(s.put(who, at=s.location("Tatooine: Box"))) == forfeit


@pytest.mark.parametrize(("foe", "place", "loss"), [
    ("", "", 1), ("Imperial 1", "Tatooine: Box", 0), ("Elite", "Tatooine: Box", 1), ("Dark Droid", "Tatooine: Box", 1),
    ("Imperial 1", "Calm", 1)])  # fmt: skip
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_hope_costs_who_stays_away(foe: str, place: str, loss: int, turn: str):
    s = field(*PEOPLE)
    for each in ("Kessel: Box", "Yavin 4: Box"):
        s.put("Rebel 1", at=s.location(each))
    s.put("I Hope She's All Right", on="table")
    if place == "Calm":
        s.put(foe, aboard=crewed(s, "Raider", at=s.location("Calm")), as_="passenger")
    elif foe:
        s.put(foe, at=s.location(place))
    s.start(turn=turn, phase="draw")
    lost = 0
    while s._engine.state.phase == "draw":
        lost += lost_now(s, "dark")
        if s._engine.state.phase == "draw":
            s.pass_()
    assert lost == loss


@pytest.mark.parametrize(("first", "second", "stays"), [
    ("Rebel 1", "Rebel 1", True), ("Rebel 1", "Good Elite", False), ("Rebel 1", "", False)])  # fmt: skip
def test_hope_needs_two_sites(first: str, second: str, stays: bool):
    s = field(*PEOPLE)
    for who, place in ((first, "Kessel: Box"), (second, "Yavin 4: Box")):
        where = s.location(place)
        if who:
            s.put(who, at=where)
    card = s.put("I Hope She's All Right", on="table")
    s.start(turn="dark", phase="deploy")
    assert s.on_table(card) is stays


# -- Endor Celebration, It's A Hit! and Out Of Commission & Transmission Terminated ------------------------------------

GROVES = [Site(f"Endor: Grove {n}", LIGHT, f"rest grove {n}", ["exterior", "planet"], (1, 1)) for n in range(2)]
LAIR = Site("Endor: Lair", LIGHT, "rest lair", ["exterior", "planet"], (1, 0))


@pytest.mark.parametrize(("turn", "phase", "able"), [
    ("light", "activate", True), ("light", "control", False), ("dark", "activate", False)])  # fmt: skip
def test_endor_celebrates(turn: str, phase: str, able: bool):
    s = field(*GROVES, LAIR, force=0)
    for each in (*GROVES, LAIR):
        s.put("Rebel 1", at=s.location(each.title))
    s.put("Rebel 1", at=s.location("Kessel: Box")), s.location("Endor: Field")
    card = s.hand("light", "Endor Celebration")
    s.start(turn=turn, phase=phase)
    assert s.can("play", card, mode=2) is able
    if able:
        s.do("play", card, mode=2)
        assert s.count("light", "force") == 2


@pytest.mark.parametrize(("title", "able"), [
    ("Tatooine Occupation", True), ("Cloud City Occupation", True), ("Rebel Base Occupation", True),
    ("Endor Occupation", False)])  # fmt: skip
def test_a_celebration_ends_occupations(title: str, able: bool):
    rule = Effect(title, DARK, "rest rule", destiny=1, text=[DeployOnTable()])
    s = field(rule)
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    effect, card, sense = s.put("rest rule", on="table"), s.hand("light", "Endor Celebration"), s.hand("dark", "Sense")
    s.start(turn="light", phase="control")
    assert s.can("play", card, effect, mode=1) is able
    if able:
        s.do("play", card, effect, mode=1)
        assert (s.zone(effect), s.zone(card), s.zone(sense)) == ("lost", "used", "hand")


@pytest.mark.parametrize(("place", "guard", "foe", "able"), [
    ("Tatooine: Box", True, False, True), ("Tatooine: Box", False, False, False), ("Tatooine: Box", True, True, False),
    ("Kessel: Box", True, False, False), ("Tatooine", True, True, False)])  # fmt: skip
def test_a_hit_from_above_stops_a_drain(place: str, guard: bool, foe: bool, able: bool):
    s = field()
    planet = s.location("Tatooine", side="light")
    if guard:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", at=planet), as_="pilot")
    if foe:
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet), as_="pilot")
    where = s.location(place, side="light")
    if ":" in place:
        s.put("Imperial 1", at=where)
    card = s.hand("light", "It's A Hit!")
    s.start(turn="dark", phase="control")
    if s.can("drain", where):
        s.do("drain", where)
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        assert s.zone(card) == "used" and lost_now(s, "light") == 0


@pytest.mark.parametrize(("force", "able"), [(3, True), (2, False)])
def test_a_hit_brings_a_fighter_back(force: int, able: bool):
    ace = Starfighter("Test Ace", LIGHT, "rest ace", "X-wing", unique=1, maneuver=3, text=[Carries(pilots=1)], **HULL)
    s = field(ace, force=force)
    s.location("Kessel: Box")
    card = s.hand("light", "It's A Hit!")
    wanted = [*s.pile("light", "lost", "Fighter", "Test Ace", "Cruiser")]
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=3) is able
    if able:
        s.do("play", card, mode=3)
        if s.zone(wanted[0]) != "hand":
            s.do("choose", wanted[0])
        assert [s.zone(each) for each in wanted] == ["hand", "lost", "lost"] and s.count("light", "force") == 0


@pytest.mark.parametrize(("force", "able"), [(1, True), (0, False)])
def test_a_lost_card_goes_out_of_commission(force: int, able: bool):
    s = field(force=force)
    s.location("Kessel: Box")
    lost, mine = s.pile("dark", "lost", "Imperial 1"), s.pile("light", "lost", "Rebel 1")
    card = s.hand("light", "Out Of Commission & Transmission Terminated")
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        assert (s.zone(lost), s.zone(mine), s.zone(card)) == ("out-of-play", "lost", "used")


@pytest.mark.parametrize(("force", "rocks", "destiny", "blown"), [
    (4, 0, 4, True), (4, 0, 3, False), (4, 1, 3, True), (3, 0, 4, None)])  # fmt: skip
def test_the_transmission_ends_with_the_table(force: int, rocks: int, destiny: int, blown: bool | None):
    s = field(Sector("Calm: Rocks", LIGHT, "rest rocks", "asteroid", "Calm", ["space"], (1, 1)), force=force)
    s.location("Calm")
    if rocks:
        s.location("Calm: Rocks")
    table = s.location("Imperial Holotable")
    card = s.hand("light", "Out Of Commission & Transmission Terminated")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=3) is (blown is not None)
    if blown is not None:
        s.do("play", card, table, mode=3)
        assert lost_now(s, "dark") == (4 if blown else 0) and s.count("light", "force") == 0


# -- Were You Looking For Me? ------------------------------------------------------------------------------------------


def test_who_was_looked_for():
    s = field(*PEOPLE)
    s.location("Kessel: Box")
    card = s.hand("light", "Were You Looking For Me?")
    wanted = [*s.pile("light", "reserve", "CZ-3 (Seezee-Three)", "K-3PO (Kay-Threepio)", "Light Droid")]
    s.start(turn="light", phase="control")
    s.do("play", card, mode=1)
    assert [s.can("choose", each) for each in wanted] == [True, True, False]
    s.do("choose", wanted[0])
    s.do("choose", wanted[1])
    assert [s.zone(each) for each in wanted] == ["hand", "hand", "reserve"] and s.zone(card) == "used"


@pytest.mark.parametrize(("who", "found"), [("Test Threepio", True), ("Light Droid", False)])
def test_threepio_is_found_again(who: str, found: bool):
    s = field(*PEOPLE)
    s.location("Kessel: Box")
    lost, card = s.pile("light", "lost", who), s.hand("light", "Were You Looking For Me?")
    s.start(turn="light", phase="control")
    s.do("play", card, mode=2)
    if s.can("choose", lost):
        s.do("choose", lost)
    assert (s.zone(lost) == "used") is found and (not found or s.zone(card) == "lost")


@pytest.mark.parametrize(("who", "place", "ewoks", "more"), [
    ("Test Threepio", "Kessel: Box", 0, 1), ("Test Threepio", "Kessel: Box", 2, 1),
    ("Test Threepio", "Kessel: Box", 3, 2), ("Light Droid", "Kessel: Box", 3, 0),
    ("Test Threepio", "Calm", 0, 0)])  # fmt: skip
def test_threepio_helps_in_battle(who: str, place: str, ewoks: int, more: int):
    s = field(*PEOPLE)
    where = s.location(place)
    if place == "Calm":
        s.put(who, aboard=crewed(s, "Cruiser", at=where), as_="passenger")
        s.put("Rebel 4", aboard=crewed(s, "Fighter", at=where), as_="pilot")
        s.put("Imperial 4", aboard=crewed(s, "Raider", at=where), as_="pilot")
    else:
        for each in (who, "Rebel 4", "Imperial 4", *["Test Ewok"] * ewoks):
            s.put(each, at=where)
    s.put("Test Ewok", at=s.location("Tatooine: Box"))
    card = s.hand("light", "Were You Looking For Me?")
    fight(s, where, "light")
    assert s.can("play", card, mode=3) is bool(more)
    if more:
        before = draws(s, "light")
        s.do("play", card, mode=3)
        assert draws(s, "light") == before + more and s.zone(card) == "lost"


# -- Organized Attack and Power Pivot ----------------------------------------------------------------------------------

CANNON = gun("Test Cannon", LIGHT, kind=StarshipWeapon)


@pytest.mark.parametrize(("hull", "near", "more"), [
    ("X-wing", True, 1), ("Y-wing", True, 1), ("Red 7", True, 1), ("Fighter", True, 0),
    ("X-wing", False, 0)])  # fmt: skip
def test_wings_attack_together(hull: str, near: bool, more: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="light")
    ship = s.put(hull, at=calm if near else far)
    if hull in ("Red 7", "Fighter"):
        s.put("Light Flier", aboard=ship, as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=calm), as_="pilot")
    plain = s.power(ship)
    card = s.hand("light", "Organized Attack")
    fight(s, calm, "light")
    if s.decision.player != "light":
        s.pass_()
    s.do("play", card, mode=1)
    assert s.power(ship) == plain + more and s.zone(card) == "used"
    assert immunity(s._engine, ship.id) == (float("inf") if more else 0)


def test_wings_are_called_together():
    s = field()
    s.location("Kessel: Box")
    card = s.hand("light", "Organized Attack")
    wanted = [*s.pile("light", "reserve", "X-wing", "X-wing", "Y-wing", "Y-wing", "Red 7", "Fighter")]
    s.start(turn="light", phase="control")
    s.do("play", card, mode=2)
    s.do("lose", pile="reserve")
    assert [s.can("choose", each) for each in wanted[4:]] == [False, False]
    for each in wanted[:3]:
        s.do("choose", each)
    assert sum(s.zone(each) == "hand" for each in wanted) == 3 and s.zone(card) == "lost"
    assert s.count("light", "lost") == 2


@pytest.mark.parametrize(("armed", "piloted", "near", "able"), [
    (True, True, True, True), (False, True, True, False), (True, False, True, False),
    (True, True, False, False)])  # fmt: skip
def test_an_armed_ship_pivots(armed: bool, piloted: bool, near: bool, able: bool):
    s = field(CANNON)
    calm, far = s.location("Calm"), s.location("Tatooine", side="light")
    ship = s.put("Fighter", at=calm if near else far)
    if piloted:
        s.put("Light Flier", aboard=ship, as_="pilot")
    if armed:
        s.put("Test Cannon", on=ship)
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    foe, other = crewed(s, "Raider", at=calm), crewed(s, "Raider", at=calm)
    s.put("Imperial 1", aboard=foe, as_="pilot")
    card = s.hand("light", "Power Pivot")
    fight(s, calm, "light")
    if s.decision.player != "light":
        s.pass_()
    assert s.can("play", card, foe, mode=1) is able and not s.can("play", card, ship, mode=1)
    if able:
        s.do("play", card, foe, mode=1)
        lost_now(s, "light")
        assert (s.power(foe), s.power(other), s.count("light", "lost")) == (0, 3, 2)


@pytest.mark.parametrize(("target", "able"), [("Raider", True), ("Imperial 1", False)])
def test_a_hit_starship_is_finished(target: str, able: bool):
    s = field(gun("Good Gun", LIGHT))
    box = s.location("Tatooine: Docking Bay 94", side="light")
    arm = s.put("Good Gun", on=s.put("Rebel 4", at=box))
    foe = crewed(s, "Raider", at=box) if target == "Raider" else s.put("Imperial 1", at=box)
    s.put("Imperial 2", at=box)
    card = s.hand("light", "Power Pivot")
    s.destinies("light", 6)
    fight(s, box, "light")
    s.do("fire", arm, foe)
    assert s.can("play", card, mode=2) is able
    if able:
        s.do("play", card, mode=2)
        assert s.zone(foe) == "lost"


# -- Uh-oh! ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "side", "place", "cost", "forfeit"), [
    ("Imperial 1", "dark", "Jabba's Palace: Box", 2, 0), ("Brute 1", "dark", "Jabba's Palace: Box", 0, 0),
    ("Settler 1", "light", "Jabba's Palace: Box", 0, 1), ("Unique Settler", "light", "Jabba's Palace: Box", 0, 0),
    ("Imperial 1", "dark", "Kessel: Box", 0, 0), ("Settler 1", "light", "Kessel: Box", 0, 0)])  # fmt: skip
@pytest.mark.parametrize("rebel", [False, True])
def test_without_rebels_the_palace_is_theirs(who: str, side: str, place: str, cost: int, forfeit: int, rebel: bool):
    s = field(*PEOPLE, PALACE, CHAMBER)
    where, chamber = s.location(place), s.location("Jabba's Palace: Audience Chamber")
    s.put("Rebel 1", at=s.location("Yavin 4: Box"))
    if rebel:
        s.put("Rebel 1", at=chamber)
    s.put("Uh-oh!", on="table")
    assert s.deploy_cost(s.hand(side, who), at=where) == 2 + (0 if rebel else cost)
    assert s.forfeit(s.put(who, at=where)) == 5 + (0 if rebel else forfeit)


@pytest.mark.parametrize(("rebel", "able"), [(False, False), (True, True)])
def test_bo_shuda_lasts_without_rebels(rebel: bool, able: bool):
    ender = UsedInterrupt("Test Ender", DARK, "rest ender", destiny=1, text=[
        Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip
    s = field(CHAMBER, PALACE, ender)
    chamber = s.location("Jabba's Palace: Audience Chamber")
    if rebel:
        s.put("Rebel 1", at=s.location("Jabba's Palace: Box"))
    shuda, banner = s.put("Bo Shuda", on=chamber), s.put("Light Banner", on="table")
    s.put("Uh-oh!", on="table")
    card = s.hand("dark", "Test Ender")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, banner)
    if s.can("play", card, shuda):
        s.do("play", card, shuda)
    assert (s.zone(shuda) == "lost") is able


@pytest.mark.parametrize(("place", "rebel", "stays"), [
    ("Jabba's Palace: Box", False, False), ("Jabba's Palace: Box", True, True),
    ("Kessel: Box", False, True)])  # fmt: skip
def test_the_empire_does_not_expand_into_the_palace(place: str, rebel: bool, stays: bool):
    s = field(PALACE, CHAMBER)
    chamber, where = s.location("Jabba's Palace: Audience Chamber"), s.location(place)
    if rebel:
        s.put("Rebel 1", at=chamber)
    empire = s.put("Expand The Empire", on=where)
    s.put("Uh-oh!", on="table")
    s.start(turn="dark", phase="control")
    assert s.on_table(empire) is stays


# -- Ounee Ta ----------------------------------------------------------------------------------------------------------

OPEN = [Site(f"{side} Open", side, f"rest open {side}", ["exterior", "planet"], (1, 1)) for side in (LIGHT, DARK)]


@pytest.mark.parametrize(("who", "side", "place", "more"), [
    ("Dear", "light", "rest open dark", -3), ("Skiff", "light", "rest open dark", -3), ("Dear", "light",
    "rest open light", 0), ("Bad Dear", "dark", "rest open dark", 0), ("Dear", "light", "Kessel: Box", 0)])  # fmt: skip
def test_open_ground_of_the_opponent(who: str, side: str, place: str, more: int):
    s = field(*OPEN, someone("Dear", LIGHT, "rebel", deploy=4), someone("Bad Dear", deploy=4))
    s.location("Tatooine", side="light"), s.location("Tatooine: Box")
    where = s.location(place)
    s.put("Ounee Ta", on="table")
    assert s.deploy_cost(s.hand(side, who), at=where) == (3 if who == "Skiff" else 4) + more


@pytest.mark.parametrize(("place", "more"), [("rest open dark", 1), ("rest open light", 0)])
def test_open_ground_yields_more_force(place: str, more: int):
    s = field(*OPEN)
    s.location("Tatooine", side="light"), s.location("Tatooine: Box"), s.location(place)
    before = s.generation("light"), s.generation("dark")
    s.put("Ounee Ta", on="table")
    assert (s.generation("light"), s.generation("dark")) == (before[0] + more, before[1])


@pytest.mark.parametrize("takes", [True, False])
def test_ounee_ta_brings_the_top_lost_card(takes: bool):
    s = field(force=0)
    s.location("Kessel: Box")
    under, top = s.pile("light", "lost", "Rebel 2"), s.pile("light", "lost", "Rebel 1")
    card = s.hand("light", "Ounee Ta")
    s.start(turn="light", phase="deploy")
    first = s.game.engine.pile("light", "lost")[-1]
    s.do("deploy", card)
    s.do("use", card) if takes else s.pass_()
    taken = top if top[0].id == first else under
    assert s.zone(taken) == ("hand" if takes else "lost") and s.count("light", "lost") == (1 if takes else 2)


@pytest.mark.parametrize(("there", "zone"), [(True, "lost"), (False, "used")])
def test_none_shall_pass_is_lost(there: bool, zone: str):
    s = field(PALACE)
    palace = s.location("Jabba's Palace: Box")
    if there:
        s.put("Ounee Ta", on="table")
    card, rebel = s.hand("dark", "None Shall Pass"), s.hand("light", "Rebel 1")
    s.start(turn="light", phase="deploy")
    s.do("deploy", rebel, palace)
    s.do("play", card)
    assert s.zone(card) == zone


@pytest.mark.parametrize("title", ["Ounee Ta", "Uh-oh!", "Echo Base Operations"])
def test_alter_does_not_reach_them(title: str):
    s = field()
    s.location("Hoth", side="light")
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    effect = s.put(title, on=s.location(GENERATORS) if title.startswith("Echo") else "table")
    banner, alter = s.put("Light Banner", on="table"), s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner, mode=1) and not s.can("play", alter, effect, mode=1)


# -- Mechanical Failure ------------------------------------------------------------------------------------------------

YARD = Site("Kessel: Yard", LIGHT, "rest yard", ["exterior", "planet"], (1, 1))
HALL = Site("Kessel: Hall", LIGHT, "rest hall", ["interior", "planet"], (1, 1))


@pytest.mark.parametrize(("who", "at", "on", "able"), [
    ("Barge", "Kessel: Box", "Kessel: Yard", True), ("Skiff", "Kessel: Box", "Kessel: Yard", False),
    ("Barge", "Tatooine: Box", "Kessel: Yard", False), ("Test Mount", "Kessel: Box", "Kessel: Yard", False),
    ("Barge", "Kessel: Box", "Kessel: Hall", False)])  # fmt: skip
def test_which_vehicle_fails(who: str, at: str, on: str, able: bool):
    s = field(YARD, HALL, force=0)
    places = {each: s.location(each) for each in ("Kessel: Box", "Kessel: Yard", "Kessel: Hall", "Tatooine: Box")}
    craft, card = s.put(who, at=places[at]), s.hand("light", "Mechanical Failure")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, places[on], craft) is able


def test_a_failed_vehicle_is_worth_nothing():
    s = field(YARD)
    box, yard = s.location("Kessel: Box"), s.location("Kessel: Yard")
    craft, other = (crewed(s, "Barge", at=box) for _ in range(2))
    s.put("Mechanical Failure", on=yard, targets={"target": craft})
    assert (s.power(craft), s.forfeit(craft), s.power(other), s.forfeit(other)) == (0, 0, 3, 6)


@pytest.mark.parametrize(("destiny", "stays"), [(2, True), (3, False)])
def test_it_is_repaired_where_help_is(destiny: int, stays: bool):
    s = field(YARD)
    box, yard = s.location("Kessel: Box"), s.location("Kessel: Yard")
    craft = crewed(s, "Barge", at=box)
    card = s.put("Mechanical Failure", on=yard, targets={"target": craft})
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="move")
    s.do("walk", craft, yard)
    assert s.on_table(card) is stays
