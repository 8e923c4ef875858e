"""Where cards of Death Star II stop: other pilots and ships, other places, the other side, one time too many."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, gun, over, scene
from tests.cards.test_classic_light_deck import LEADER, RIVAL, flown
from tests.cards.test_later_craft_boundaries import room

WEDGE, LUKE, LANDO = "Wedge Antilles, Red Squadron Leader", "Luke Skywalker, Jedi Knight", "General Calrissian"
ROGUE = Rebel("Rogue Ace", "dsii rogue", squadron="Rogue", icons=["pilot"], ability=1, **BODY)
RED_2 = Starfighter("Red 2", LIGHT, "dsii red 2", "X-wing", unique=1, personas=["Red 2"], maneuver=4, hyperspeed=4,
                    text=[Carries(pilots=2)], **HULL)  # fmt: skip
FOREST = Site("Endor: Field", DARK, "dsii field", ["exterior", "planet"], (1, 1))
VOID = System("Void", LIGHT, "dsii void", [], (1, 0), parsec=3)


def roll(title: str):
    """An Interrupt that destroys a starfighter if its destiny is high."""
    return LostInterrupt(title, DARK, f"dsii {title}", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 7, (Lose(TARGET),))], targets=(one(STARFIGHTER),))])  # fmt: skip


# -- pilots ------------------------------------------------------------------------------------------------------------


def test_calrissian_makes_the_freighter_nimble_that_he_pilots_himself():
    s = scene()
    calm = s.location("Calm")
    own, other = flown(s, "Gold Squadron 1", calm, LANDO), flown(s, "Gold Squadron 1", calm, "Light Flier")
    assert (s.maneuver(own), s.maneuver(other)) == (6, 5)


@pytest.mark.parametrize(("hull", "drawn"), [("Gold Squadron 1", 1), ("Fighter", 0)])
def test_calrissian_draws_destiny_in_a_freighter_that_he_pilots(hull: str, drawn: int):
    s = scene()
    calm = s.location("Calm")
    flown(s, hull, calm, LANDO), flown(s, "Gold Squadron 1", calm, "Light Flier")
    flown(s, "Raider", calm, "Imperial 1")
    fight(s, calm, "light")
    assert draws(s, "light") == drawn


def test_luke_the_jedi_knight_comes_to_endor_and_the_flagship_for_less_and_protects_nobody_else():
    s = scene(FOREST)
    luke, calm = s.hand("light", LUKE), s.location("Calm")
    places = (s.location("Endor: Field"), s.put("Home One", at=calm), crewed(s, "Cruiser", calm))
    assert [s.deploy_cost(luke, at=place) for place in places] == [5, 5, 8]
    s.put(LUKE, at=s.location("Tatooine: Box"))
    hermit, soldier = s.put("Rebel 2", at=s.location("Kessel: Box")), s.put("Rebel 3", at=s.location("Yavin 4: Box"))
    s.put("Rebel 1", at=s.location("Yavin 4: Box"))
    for each in (hermit, soldier):
        s.put("Light Saber", on=each)
    assert [immunity(s._engine, each.id) for each in (hermit, soldier)] == [0, 0]
    assert s.power(hermit) == 1


def test_tycho_flies_starfighters_and_his_own_cheaply():
    s = scene()
    calm = s.location("Calm")
    big, other = flown(s, "Cruiser", calm, "Tycho Celchu"), flown(s, "Fighter", calm, "Light Flier")
    card, own = s.hand("light", "Tycho Celchu"), s.put("Green Squadron 3", at=calm)
    assert (s.power(big), s.power(other)) == (3, 3)
    assert (s.deploy_cost(card, at=own), s.deploy_cost(card, at=other)) == (1, 3)


def test_tycho_draws_nothing_for_the_x_wing_of_another():
    s = scene()
    calm = s.location("Calm")
    flown(s, "Red 10", calm, "Light Flier"), flown(s, "Fighter", calm, "Tycho Celchu")
    flown(s, "Raider", calm, "Imperial 1")
    fight(s, calm, "light")
    assert draws(s, "light") == 0


@pytest.mark.parametrize(("hull", "drawn"), [("Skiff", 1), ("", 0)])
def test_wedge_draws_destiny_in_vehicles_and_not_on_foot(hull: str, drawn: int):
    s = scene()
    box = s.location("Tatooine: Box")
    flown(s, "Fighter", s.location("Calm"), "Light Flier")
    flown(s, hull, box, WEDGE) if hull else s.put(WEDGE, at=box)
    s.put("Imperial 1", at=box)
    fight(s, box, "light")
    assert draws(s, "light") == drawn


def test_wedge_makes_red_2_nimble():
    s = scene(RED_2)
    calm = s.location("Calm")
    own, other, strange = (flown(s, *each) for each in (("Red 2", calm, WEDGE), ("Red 2", calm, "Light Flier"),
                                                        ("Fighter", calm, WEDGE)))  # fmt: skip
    assert [s.maneuver(each) for each in (own, other, strange)] == [6, 4, 3]


@pytest.mark.parametrize(("wedge", "friend", "where", "cancels"), [
    ("Calm", "Red Ace", "Calm", True), ("Calm", "Rogue Ace", "Calm", True), ("Calm", "Gold Ace", "Calm", False),
    ("Calm", "Red Cook", "Calm", False), ("Calm", "Red Ace", "Void", False), ("Void", "Red Ace", "Calm", False),
])  # fmt: skip
def test_wedge_cancels_destiny_together_with_a_pilot_of_his_squadrons(wedge, friend, where, cancels):
    s = scene(ROGUE, VOID)
    calm, places = s.location("Calm"), {title: s.location(title) for title in ("Calm", "Void")}
    flown(s, "Fighter", places[wedge], WEDGE)
    s.put(friend, aboard=crewed(s, "Fighter", places[where]))
    flown(s, "Fighter", calm, "Light Flier"), flown(s, "Raider", calm, "Imperial 4")
    fight(s, calm, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert any(option.verb == "use" for option in s.decision.options) is cancels


def test_wedge_cancels_one_battle_destiny_in_each_battle():
    luck = Effect("Luck", DARK, "dsii luck", destiny=1, text=[DeployOnTable(), ModifyPlayer("battle destinies", +1)])
    s = scene(luck)
    s.put("Luck", on="table")
    calm = s.location("Calm")
    ship = s.put("Fighter", at=calm)
    wedge = s.put(WEDGE, aboard=ship, as_="pilot")
    s.start(turn="dark", phase="battle")
    for _ in range(2):
        flown(s, "Raider", calm, "Imperial 4"), flown(s, "Fighter", calm, "Red Ace")
        s.do("battle", calm)
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
        s.do("use", wedge)
        s.do("draw-destiny")
        assert not s.can("use", wedge)
        over(s, ship, wedge)
        s.until(player="light", phase="activate")
        s.until(player="dark", phase="battle")


def test_wedge_cancels_battle_destinies_only():
    s = scene(gun("Laser", DARK, kind=StarshipWeapon))
    calm = s.location("Calm")
    ship, laser = s.put("Fighter", at=calm), s.put("Laser", on=flown(s, "Raider", calm, "Imperial 4"))
    wedge, _ = s.put(WEDGE, aboard=ship, as_="pilot"), flown(s, "Fighter", calm, "Red Ace")
    fight(s, calm, "dark")
    s.do("fire", laser, ship)
    assert not s.can("use", wedge)


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "pilots", "passengers"), [
    ("Gold Squadron 1", 2, 2), ("Green Squadron 3", 1, 0), ("Red Squadron 1", 1, 0),
    ("Artoo-Detoo In Red 5", 1, 0)])  # fmt: skip
def test_seats_of_starfighters(title: str, pilots: int, passengers: int):
    s = scene()
    calm = s.location("Calm")
    assert room(s, s.put(title, at=calm), "Light Flier", "pilot") == pilots
    assert room(s, s.put(title, at=calm), "Rebel 1", "passenger") == passengers


@pytest.mark.parametrize(("ship", "pilots", "immune"), [
    ("Gold Squadron 1", ("Nien Nunb",), 4), ("Gold Squadron 1", (LANDO,), 4), ("Gold Squadron 1", ("Rebel 1",), 0),
    ("Gold Squadron 1", (LANDO, "Rebel 1"), 4), ("Fighter", (LANDO, "Nien Nunb"), 0), ("Fighter", (LANDO,), 0),
    ("Green Squadron 3", ("Rebel 1",), 0), ("Fighter", ("Tycho Celchu",), 0),
    ("Red Squadron 1", ("Rebel 1",), 0), ("Fighter", (WEDGE,), 0)])  # fmt: skip
def test_who_makes_which_starfighter_immune(ship: str, pilots: tuple[str, ...], immune: int):
    s = scene()
    calm = s.location("Calm")
    for title in ("Gold Squadron 1", "Green Squadron 3", "Red Squadron 1"):
        s.put(title, at=calm)
    assert immunity(s._engine, flown(s, ship, calm, *pilots).id) == immune


@pytest.mark.parametrize(("title", "struck"), [("Tallon Roll", False), ("Other Roll", True)])
def test_gold_squadron_1_is_immune_to_tallon_roll(title: str, struck: bool):
    s = scene(roll(title))
    calm = s.location("Calm")
    ship, other, card = s.put("Gold Squadron 1", at=calm), s.put("Fighter", at=calm), s.hand("dark", title)
    s.start(turn="dark", phase="control")
    assert s.can("play", card, other) and s.can("play", card, ship) is struck


@pytest.mark.parametrize(("title", "ship", "pilot", "destiny", "struck"), [
    ("Tallon Roll", "Red Squadron 1", WEDGE, 2, True), ("Tallon Roll", "Red Squadron 1", WEDGE, 1, False),
    ("Other Roll", "Red Squadron 1", WEDGE, 2, False), ("Tallon Roll", "Fighter", WEDGE, 2, False),
    ("Tallon Roll", "Red Squadron 1", "Rebel 1", 2, False)])  # fmt: skip
def test_wedge_in_red_squadron_1_rolls_too_far(title: str, ship: str, pilot: str, destiny: int, struck: bool):
    s = scene(roll(title))
    calm = s.location("Calm")
    s.put("Red Squadron 1", at=calm)
    target, card = flown(s, ship, calm, pilot), s.hand("dark", title)
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    s.do("play", card, target)
    assert (s.zone(target) == "lost") is struck


def test_wedges_roll_counts_for_the_card_drawn_and_not_for_another_in_its_place():
    swap = Effect("Swap", DARK, "dsii swap", destiny=1, text=[
        DeployOnTable(), Response(destiny_just_drawn(by=YOU), [Exchange(THAT, one(among=On(SELF)))])])  # fmt: skip
    s = scene(roll("Tallon Roll"), swap)
    target, card = flown(s, "Red Squadron 1", s.location("Calm"), WEDGE), s.hand("dark", "Tallon Roll")
    effect = s.put("Swap", on="table")
    s.stack(effect, "Orn Free Taa")  # destiny 4
    s.start(turn="dark", phase="control")
    s.do("play", card, target)
    s.do("use", effect)
    assert s.zone(target) == "table"


def test_red_squadron_1_waits_for_the_wedge_of_its_set_alone():
    other = Rebel("Other Pilot", "dsii other", icons=["pilot", "Death Star II"], ability=1, **{**BODY, "deploy": 3})
    s = scene(other)
    calm, endor = s.location("Calm"), s.location("8_68")
    wedge, old, stranger = s.hand("light", WEDGE, "Wedge Antilles", "Other Pilot")
    for place in (calm, endor):
        ship, fighter = s.put("Red Squadron 1", at=place), s.put("Fighter", at=place)
        assert s.deploy_cost(wedge, at=fighter) == s.deploy_cost(stranger, at=ship) == 3
        assert s.deploy_cost(old, at=ship) == s.deploy_cost(old, at=fighter)


SWIFT = {
    "Swift": Starfighter("Swift", DARK, "dsii swift", "TIE/ln", maneuver=6, text=[PermanentPilot(1)], **HULL),
    "Even": Starfighter("Even", DARK, "dsii even", "TIE/ln", maneuver=5, text=[PermanentPilot(1)], **HULL),
    "Friend": Starfighter("Friend", LIGHT, "dsii friend", "X-wing", maneuver=6, text=[PermanentPilot(1)], **HULL),
    "Gunboat": Capital("Gunboat", DARK, "dsii gunboat", "Dreadnaught-Class Heavy Cruiser", maneuver=6,
                       text=[PermanentPilot(1)], **HULL),
}  # fmt: skip


@pytest.mark.parametrize(("other", "where", "power"), [
    ("Swift", "here", 2), ("Even", "here", 3), ("Friend", "here", 3), ("Gunboat", "here", 3), ("Swift", "away", 3),
    ("Swift", "aboard", 3)])  # fmt: skip
def test_green_squadron_3_fears_faster_starfighters_of_the_opponent_there(other: str, where: str, power: int):
    s = scene(*SWIFT.values(), VOID)
    calm, void = s.location("Calm"), s.location("Void")
    ship = flown(s, "Green Squadron 3", calm, "Light Flier")
    if where == "aboard":
        s.put(other, aboard=s.put("Dreadnaught", at=calm), as_="cargo")
    else:
        s.put(other, at=calm if where == "here" else void)
    assert s.power(ship) == power


def test_green_squadron_3_is_nimble_in_the_tunnels_of_death_star_ii():
    s = scene()
    s.location("8_68")
    star, shaft, rocks = (s.location(each) for each in ("Death Star II", "Death Star II: Coolant Shaft", "4_81"))
    ships = [flown(s, "Green Squadron 3", place, "Light Flier") for place in (shaft, star, rocks)]
    assert [s.maneuver(each) for each in ships] == [7, 5, 5]
    assert s.maneuver(flown(s, "Fighter", shaft, "Light Flier")) == 3


# -- I'll Take The Leader ----------------------------------------------------------------------------------------------


def test_the_order_wants_a_system_that_is_a_battleground():
    s = scene(VOID)
    box, void = s.location("Tatooine: Box"), s.location("Void")
    s.put("Rebel 4", at=box), flown(s, "Fighter", void, "Rebel 1")
    order = s.hand("light", LEADER)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", order)


def test_the_order_leaves_other_cards_alone_and_orders_that_come_later():
    s = scene(RIVAL)
    flown(s, "Fighter", s.location("Calm"), "Rebel 1")
    box, banner = s.location("Tatooine: Box"), s.put("Light Banner", on="table")
    order, man = s.hand("light", LEADER, "Rebel 2")
    s.start(turn="light", phase="deploy")
    s.do("deploy", order)
    rival = s.put("Rival Order", on="table")
    s.do("deploy", man, box)
    assert s.zone(banner) == s.zone(rival) == "table"


def test_the_order_is_for_unique_starfighters_without_a_pilot_of_their_own():
    hard = [ImmuneToAttrition(3)]
    ships = [Starfighter("Common", LIGHT, "dsii common", "X-wing", maneuver=3, text=hard, **HULL),
             Starfighter("Crewed", LIGHT, "dsii crewed", "X-wing", unique=1, maneuver=3,
                         text=[*hard, PermanentPilot(1)], **HULL),
             Capital("Hard Flag", LIGHT, "dsii hard flag", "Corellian Corvette", unique=1, armor=3, text=hard, **HULL),
             Capital("Flag", LIGHT, "dsii flag", "Corellian Corvette", unique=1, armor=3, **HULL)]  # fmt: skip
    s = scene(*ships)
    calm = s.location("Calm")
    s.put(LEADER, on="table")
    assert [immunity(s._engine, s.put(each.title, at=calm).id) for each in ships] == [3, 3, 3, 0]


def test_the_order_weakens_ships_without_a_pilot_character():
    s = scene()
    calm, box = s.location("Calm"), s.location("Tatooine: Box")
    ship, man, skiff = s.put("Spiral", at=calm), s.put("Rebel 1", at=box), crewed(s, "Skiff", box)
    s.put("Rebel 2", aboard=ship, as_="passenger")
    s.put(LEADER, on="table")
    assert [s.power(each) for each in (ship, man, skiff)] == [3, 1, 3]


def test_the_order_strengthens_drains_at_docking_bays_below_ships():
    s = scene()
    planet = s.location("Yavin 4", side="light")
    box, bay = s.location("Yavin 4: Box"), s.location("Yavin 4: Docking Bay")
    s.put(LEADER, on="table")
    plain = [s.drain_amount("light", each) for each in (box, bay)]
    s.put("Rebel 4", at=box)
    assert [s.drain_amount("light", each) for each in (box, bay)] == plain
    flown(s, "Fighter", planet, "Rebel 1")
    assert [s.drain_amount("light", each) for each in (box, bay)] == [plain[0], plain[1] + 1]


@pytest.mark.parametrize(("hull", "where", "saved"), [
    ("Fighter", "Yavin 4", True), ("Raider", "Yavin 4", False), ("Cruiser", "Yavin 4", False),
    ("Fighter", "Yavin 4: Box", False)])  # fmt: skip
def test_the_order_saves_your_starfighters_from_systems(hull: str, where: str, saved: bool):
    s = scene()
    s.location("Yavin 4", side="light")
    s.location("Yavin 4: Docking Bay")
    order, ship = s.put(LEADER, on="table"), crewed(s, hull, s.location(where, side="light"))
    s.start(turn="light", phase="control")
    s.happen("lose", ship)
    assert s.can("use", order) is saved


def test_the_order_saves_a_starfighter_each_turn_into_a_docking_bay_below():
    s = scene()
    planet = s.location("Yavin 4", side="light")
    box, bay = s.location("Yavin 4: Box"), s.location("Yavin 4: Docking Bay")
    far, order = s.location("Tatooine: Docking Bay 94", side="light"), s.put(LEADER, on="table")
    ships = [crewed(s, "Fighter", planet) for _ in range(2)]
    s.start(turn="light", phase="control")
    s.happen("lose", ships[0])
    assert not s.can("use", order, box) and not s.can("use", order, far)
    s.do("use", order, bay)
    s.until(player="dark", phase="control")
    s.happen("lose", ships[1])
    assert s.can("use", order, bay)


# -- Effects -----------------------------------------------------------------------------------------------------------


def test_strike_planning_finds_mon_mothma_and_generals_but_not_obi_wan():
    hermit = Rebel("General Kenobi", "dsii kenobi", personas=["Obi-Wan"], traits=["general"], ability=6, **BODY)
    s = scene(hermit)
    effect = s.put("Strike Planning", on="table")
    mothma, kenobi, other = s.pile("light", "reserve", "Mon Mothma", "General Kenobi", "Rebel 1")
    madine, dodonna = s.pile("light", "reserve", "General Calrissian", "General Dodonna")
    s.start(turn="light", phase="control")
    assert [s.can("use", effect, each) for each in (mothma, madine, kenobi, other)] == [True, True, False, False]
    s.do("use", effect, mothma)
    s.do("use", effect, madine)
    s.until(player="dark", phase="control")
    s.until(player="light", phase="control")
    assert not s.can("use", effect) and dodonna


def test_strike_planning_stops_force_at_the_endor_system_alone():
    operations = Effect("Endor Operations", DARK, "dsii operations", destiny=1, text=[DeployOnTable()])
    s = scene(FOREST, operations)
    endor = s.location("8_68")
    s.location("Endor: Field"), s.location("Calm")
    ours, theirs = s.generation("light"), s.generation("dark")
    s.put("Strike Planning", on="table")
    assert (s.generation("light"), s.generation("dark")) == (ours, theirs - s.icons("dark", endor))
    s.put("Endor Operations", on="table")
    assert s.generation("dark") == theirs


def leech(title: str, side: str, player: Player):
    """An Effect of a side that costs a player three Force."""
    return Effect(title, side, f"dsii {title}", destiny=1, text=[
        DeployOnTable(), Action([LoseForce(3, player)], limit=Limit("turn"))])  # fmt: skip


def test_honor_of_the_jedi_is_for_its_own_player():
    s = scene(leech("Own Leech", DARK, YOU), force=0)
    s.put("Honor Of The Jedi", on="table")
    card = s.put("Own Leech", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", card)
    assert s.count("dark", "lost") == 3


@pytest.mark.parametrize(("side", "icons", "loss"), [("dark", (3, 1), 3), ("light", (0, 3), 3), ("dark", (3, 0), 1)])
def test_honor_of_the_jedi_and_drains(side: str, icons: tuple[int, int], loss: int):
    s = scene(Site("Kessel: Hall", DARK, "dsii hall", ["exterior", "planet"], icons), force=0)
    s.put("Honor Of The Jedi", on="table")
    hall = s.location("Kessel: Hall")
    s.put("Imperial 1" if side == "dark" else "Rebel 1", at=hall)
    s.start(turn=side, phase="control")
    s.do("drain", hall)
    assert s.count("light" if side == "dark" else "dark", "lost") == loss


def test_honor_of_the_jedi_does_not_spare_battle_damage():
    s = scene(Site("Kessel: Hole", DARK, "dsii hole", ["exterior", "planet"], (3, 0)), force=0)
    s.put("Honor Of The Jedi", on="table")
    hole = s.location("Kessel: Hole")
    s.put("Rebel 1", at=hole)
    for _ in range(3):
        s.put("Imperial 1", at=hole)
    s.force("dark", 1)
    fight(s, hole, "dark")
    assert s.battle.damage("light") == 2
    for _ in range(2):
        s.do("lose", pile="reserve")
    assert s.battle is None and s.count("light", "lost") == 2


def test_honor_of_the_jedi_does_not_spare_what_one_does_to_oneself():
    spender = Alien("Spender", LIGHT, "dsii spender", ability=1, text=[Action([LoseForce(3)], limit=Limit("turn"))],
                    **BODY)  # fmt: skip
    s = scene(spender, Site("Kessel: Hole", LIGHT, "dsii hole", ["exterior", "planet"], (3, 0)), force=0)
    s.put("Honor Of The Jedi", on="table")
    card = s.put("Spender", at=s.location("Kessel: Hole"))
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert s.count("light", "lost") == 3


@pytest.mark.parametrize(("guest", "immune"), [("", False), ("Imperial 1", False), ("Rebel 1", True)])
def test_honor_of_the_jedi_is_immune_to_alter_while_you_hold_a_battleground(guest: str, immune: bool):
    s = scene()
    s.put("Imperial 6", at=s.location("Kessel: Box"))  # whose ability Alter counts on
    box, card, played = s.location("Tatooine: Box"), s.put("Honor Of The Jedi", on="table"), s.hand("dark", "1_234")
    if guest:
        s.put(guest, at=box)
    s.start(turn="dark", phase="control")
    assert s.can("play", played, card) is not immune
