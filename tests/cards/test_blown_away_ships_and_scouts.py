"""Blockade Flagship and Bravo Fighter; the Light Side's Death Star; Battle Order, Close Air Support, Commander Merrejk,
Hyperwave Scan (V), Meteor Impact?"""

import pytest

from cantina.lang import *
from cantina.rules.battle import draws_allowed
from cantina.rules.presence import ability_of
from cantina.testing import Scenario

BAY = "Blockade Flagship: Docking Bay"


# -- Blockade Flagship, Bravo Fighter ----------------------------------------------------------------------------------


def blockade(destiny=7, phase="control", landed=True):
    s = Scenario()
    system = s.location("Tatooine", side="light")
    ship = s.put("Blockade Flagship", at=system)
    bay = s.location(BAY, side="dark")
    fighter = s.put("Bravo Fighter", at=bay if landed else system)
    s.destinies("light", destiny)
    s.force("light", 5), s.force("dark", 12)
    s.start(turn="light", phase=phase)
    return s, system, ship, bay, fighter


@pytest.mark.ruling("blown-away-blockade-flagship.1", "blown-away-blockade-flagship.2", "bravo-fighter.1")
@pytest.mark.parametrize(("destiny", "destroyed"), [(7, True), (6, False)])
def test_bravo_fighter_blows_the_flagship_away_from_inside(destiny, destroyed):
    s, _, ship, bay, fighter = blockade(destiny)
    s.do("use", fighter)
    assert s.zone(ship) == s.zone(bay) == ("out-of-play" if destroyed else "table")
    assert s.zone(fighter) == ("used" if destroyed else "table")
    s.until(player="light")
    assert s.game.engine.state.phase == "control" and not s.can("use", fighter)


def test_bravo_fighter_need_not_try_and_its_pilot_is_able():
    s, _, ship, _, fighter = blockade()
    assert ability_of(s.game.engine, fighter.id) == 3
    s.until(phase="deploy")
    assert s.on_table(ship)


def test_inside_another_ship_it_tries_nothing():
    barge = Capital("Barge", DARK, "t_barge", "Corvette", unique=1, personas=["Barge"], destiny=1, deploy=5, power=3,
                    armor=4, hyperspeed=3, forfeit=6, text=[PermanentPilot(1)])  # fmt: skip
    hold = Site("Barge: Bay", DARK, "t_bay", ["interior", "exterior", "starship", "mobile"], (1, 1))
    s = Scenario(cards=[barge, hold])
    system = s.location("Tatooine", side="light")
    s.put("Blockade Flagship", at=system), s.put("Barge", at=system)
    s.location(BAY, side="dark")
    fighter = s.put("Bravo Fighter", at=s.location("Barge: Bay"))
    s.start(turn="light", phase="control")
    assert not s.can("use", fighter)


@pytest.mark.ruling("blown-away-blockade-flagship.1")
def test_it_must_have_landed_there_in_its_own_control_phase():
    s, *_, fighter = blockade(landed=False)
    assert not s.can("use", fighter)
    s, *_, fighter = blockade(phase="deploy")
    assert not s.can("use", fighter)
    s.start(turn="dark", phase="control")
    assert not s.can("use", fighter)


@pytest.mark.ruling("blown-away-blockade-flagship.3")
def test_neither_the_flagship_nor_its_sites_come_back():
    s, system, _, _, fighter = blockade()
    other, site = s.hand("dark", "Blockade Flagship", BAY)
    s.do("use", fighter)
    s.until(phase="deploy", player="dark")
    s.force("dark", 12)
    assert not s.can("deploy", other, system) and not s.can("deploy", site)
    assert {each.rule for each in s.why_not("deploy", site)} == {"blown-away-systems"}


def test_a_flagship_that_was_lost_comes_back():
    s, system, ship, _, _ = blockade()
    other = s.hand("dark", "Blockade Flagship")
    s.happen("lose", ship)
    s.until(phase="deploy", player="dark")
    s.force("dark", 12)
    assert s.can("deploy", other, system)


@pytest.mark.ruling("blown-away-blockade-flagship.4")
def test_what_is_aboard_or_at_its_sites_is_lost():
    s, system, ship, bay, fighter = blockade()
    crew, guest = s.put("Darth Vader", aboard=ship, as_="pilot"), s.put("Luke Skywalker", at=bay)
    near = s.put("X-wing", at=system)
    s.do("use", fighter)
    assert s.zone(crew) == s.zone(guest) == "lost" and s.on_table(near)


@pytest.mark.parametrize(("kind", "seat", "room"), [
    ("Pilot", "pilot", 4), ("Guest", "passenger", 4), ("Cart", "cargo", 2), ("Vulture", "cargo", 4),
])  # fmt: skip
def test_the_flagship_has_room(kind, seat, room):
    cards = [
        Imperial("Pilot", "t_pilot", destiny=1, deploy=1, power=1, ability=2, forfeit=2, icons=["pilot"]),
        Imperial("Guest", "t_guest", destiny=1, deploy=1, power=1, ability=2, forfeit=2),
        Vehicle("Cart", DARK, "t_cart", "combat", destiny=1, deploy=1, power=1, armor=3, landspeed=1, forfeit=1,
                text=[PermanentPilot(1)]),
        Starfighter("Vulture", DARK, "t_vulture", "Droid Starfighter", destiny=1, deploy=1, power=1, maneuver=3,
                    forfeit=1, text=[PermanentPilot(1)]),
    ]  # fmt: skip
    s = Scenario(cards=cards)
    ship = s.put("Blockade Flagship", at=s.location("Tatooine", side="dark"))
    for _ in range(room - 1):
        s.put(kind, aboard=ship, as_=seat)
    card = s.hand("dark", kind)
    s.force("dark", 3)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, ship, seat=seat)
    assert s.aboard(card) == ship
    another = s.hand("dark", kind)
    s.force("dark", 3)
    assert not s.can("deploy", another, ship, seat=seat)
    assert ability_of(s.game.engine, ship.id) == 2


def test_the_flagship_carries_droid_starfighters_only_and_fetches_a_neimoidian_pilot():
    pilot = Alien("Viceroy", DARK, "t_viceroy", destiny=1, deploy=2, power=1, ability=2, forfeit=2, icons=["pilot"],
                  traits=["Neimoidian"])  # fmt: skip
    other = Alien("Clerk", DARK, "t_clerk", destiny=1, deploy=2, power=1, ability=2, forfeit=2, traits=["Neimoidian"])
    vulture = Starfighter("Vulture", DARK, "t_vulture", "Droid Starfighter", destiny=1, deploy=1, power=1, maneuver=3,
                          forfeit=1, text=[PermanentPilot(1)])  # fmt: skip
    s = Scenario(cards=[pilot, other, vulture])
    system = s.location("Tatooine", side="dark")
    ship = s.put("Blockade Flagship", at=system)
    drone, tie = s.hand("dark", "Vulture", "TIE Fighter")
    viceroy, clerk, ace = s.pile("dark", "reserve", "Viceroy", "Clerk", "DS-61-2")
    s.force("dark", 9)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", drone, ship) and not s.can("deploy", tie, ship)
    assert not s.can("use", ship, clerk) and not s.can("use", ship, ace)
    s.location("Tatooine: Mos Eisley", side="dark")
    s.pile("dark", "reserve", "Viceroy")
    s.do("use", ship, viceroy, seat="pilot")
    assert s.aboard(viceroy) == ship
    s.until(phase="battle", player="dark")
    assert not s.can("use", ship)
    assert "Trade Federation starship" in s.game.engine.face(ship.id).words
    assert "Imperial starship" not in s.game.engine.face(ship.id).words


# -- the Light Side's Death Star ---------------------------------------------------------------------------------------

PLANS = Effect("Death Star Plans", LIGHT, "t_plans", "utinni", text=[
    DeployOnTable(), Action([Lose(SELF)], during="deploy", whose=YOU),
    Action([CancelCard(SELF)], during="control", whose=YOU)])  # fmt: skip


def test_it_deploys_once_the_plans_are_completed():
    s = Scenario(cards=[PLANS])
    s.location("Tatooine")
    star, plans = s.hand("light", "7_117"), s.put("Death Star Plans", on="table")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", star)
    s.do("use", plans)
    assert s.can("deploy", star)
    s.location("Death Star", side="dark")
    assert not s.can("deploy", star)


def test_plans_that_are_lost_otherwise_are_not_completed():
    s = Scenario(cards=[PLANS])
    star, plans = s.hand("light", "7_117"), s.put("Death Star Plans", on="table")
    s.start(turn="light", phase="deploy")
    s.happen("lose", plans)
    assert not s.can("deploy", star)


def test_it_costs_the_dark_side_8_force_more():
    lost = []
    for title in ("2_143", "7_117"):
        s = Scenario()
        star = s.location(title)
        s.start(turn="light", phase="move")
        s.happen("blow-away", star, by="light")
        lost.append(s.count("dark", "lost"))
    assert lost == [6, 4 + 8]


def test_only_its_own_end_costs_that():
    s = Scenario()
    s.location("7_117")
    planet = s.location("Tatooine", side="light")
    s.start(turn="dark", phase="control")
    s.happen("blow-away", planet, by="dark")
    assert s.count("dark", "lost") == 0


def test_it_moves_like_the_other_one():
    s = Scenario()
    star = s.location("7_117")
    s.force("dark", 3)
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", star, amount=1) and not s.can("hyperspeed", star, amount=2)
    revolution = s.hand("light", "Revolution")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", revolution, star)


# -- Battle Order ------------------------------------------------------------------------------------------------------

GROUNDS = [
    Site("Vell: Town", DARK, "t_town", ["exterior", "planet"], (2, 2)),
    Site("Vell: Quiet", DARK, "t_quiet_light", ["exterior", "planet"], (2, 0)),
    Site("Vell: Still", DARK, "t_quiet_dark", ["exterior", "planet"], (0, 2)),
    System("Vell", DARK, "t_vell", ["planet"], (2, 2), parsec=3),
    System("Near", DARK, "t_near", ["planet"], (2, 2), parsec=4),
    System("Void", DARK, "t_void", ["planet"], (1, 0), parsec=5),
    System("Gap", DARK, "t_gap", ["planet"], (0, 1), parsec=6),
]  # fmt: skip


def drains(side, *held, plan=False):
    """What a drain at the first of the places that a side holds costs it."""
    s = Scenario(cards=GROUNDS)
    places = [s.location(title) for title in held]
    people = ("Darth Vader", "Stormtrooper") if side == "dark" else ("Luke Skywalker", "Rebel Trooper")
    ships = ("Devastator", "Grand Moff Tarkin") if side == "dark" else ("X-wing", "Biggs Darklighter")
    more = ("Vader's Custom TIE", "DS-61-2") if side == "dark" else ("Red 3", "Jek Porkins")
    for place in places:
        if "site" in s._engine.face(place.id).words:
            s.put(people[0] if place == places[0] else people[1], at=place)
        else:
            ship, pilot = ships if place.title in ("Vell", "Void", "Gap") else more
            s.put(pilot, aboard=s.put(ship, at=place), as_="pilot")
    s.put("Battle Order", on="table")
    if plan:
        s.put("Battle Plan", on="table")
    s.force(side, 5)
    s.start(turn=side, phase="control")
    s.do("drain", places[0])
    return 5 - s.count(side, "force")


@pytest.mark.parametrize(("side", "quiet", "void"), [("light", "Vell: Still", "Gap"), ("dark", "Vell: Quiet", "Void")])
def test_battle_order_asks_3_force_for_a_drain_unless_battlegrounds_of_both_kinds_are_held(side, quiet, void):
    assert drains(side, "Vell: Town") == 3
    assert drains(side, "Vell: Town", plan=True) == 3  # in place of Battle Order, not beside it
    assert drains(side, "Vell: Town", "Vell") == drains(side, "Vell", "Vell: Town") == 0
    assert drains(side, "Vell") == drains(side, "Vell", "Near") == drains(side, "Vell", quiet) == 3
    assert drains(side, "Vell: Town", void) == 3


def test_battle_order_lets_its_player_battle_for_free():
    for side, cost in (("dark", 0), ("light", 1)):
        s = Scenario()
        town = s.location("Tatooine: Mos Eisley", side="dark")
        s.put("Darth Vader", at=town), s.put("Luke Skywalker", at=town)
        s.put("Battle Order", on="table")
        s.force(side, 5)
        s.start(turn=side, phase="battle")
        s.do("battle", town)
        assert 5 - s.count(side, "force") == cost


def test_battle_order_deploys_on_table_for_free():
    s = Scenario()
    s.location("Tatooine: Mos Eisley", side="dark")
    card = s.hand("dark", "Battle Order")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card) and s.carrier(card) is None


def test_battle_order_is_immune_to_alter():
    s = Scenario()
    town = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Obi-Wan Kenobi", at=town)
    order, alter = s.put("Battle Order", on="table"), s.hand("light", "Alter")
    s.force("light", 5)
    s.start(turn="light", phase="control")
    assert not s.can("play", alter, order)


# -- Close Air Support -------------------------------------------------------------------------------------------------

SCOUT = Rebel("Scout", "t_scout", destiny=1, deploy=1, power=1, ability=2, forfeit=2, traits=["scout"])
PLAIN = Rebel("Plain", "t_plain", destiny=1, deploy=1, power=1, ability=2, forfeit=2)
MANNED = Starfighter("Manned", LIGHT, "t_manned", "Z-95 Headhunter", destiny=1, deploy=1, power=1, maneuver=3,
                     forfeit=1, text=[PermanentPilot(1)])  # fmt: skip
EMPTY = Starfighter("Empty", LIGHT, "t_empty", "Modified Z-95 Headhunter", destiny=1, deploy=1, power=1, maneuver=3,
                    forfeit=1, text=[Carries(pilots=1)])  # fmt: skip
TALA = Starfighter("Tala 1", LIGHT, "t_tala", "Modified Z-95 Headhunter", destiny=1, deploy=1, power=1, maneuver=3,
                   forfeit=1, text=[Carries(pilots=1)])  # fmt: skip
TALA_2 = Starfighter("Tala 2", LIGHT, "t_tala_2", "Modified Z-95 Headhunter", destiny=1, deploy=1, power=1, maneuver=3,
                     forfeit=1, text=[Carries(pilots=1)])  # fmt: skip
SPIES = Imperial("Enemy Scout", "t_enemy", destiny=1, deploy=1, power=1, ability=2, forfeit=2, traits=["scout"])
MIST = Sector("Mist", LIGHT, "t_mist", "cloud", "", ["space"], (1, 1))


def support(
    ship="Manned", who="Scout", crew=False, at="Tatooine", site="Tatooine: Mos Eisley", other="", third="", idle=""
):
    s = Scenario(cards=[SCOUT, PLAIN, MANNED, EMPTY, TALA, TALA_2, SPIES, MIST])
    places = {title: s.location(title) for title in ("Tatooine", "Mist", "Yavin 4", "Tatooine: Jundland Wastes")}
    town = s.location(site)
    fighter = s.put(ship, at=places[at])
    if crew:
        s.put("Plain", aboard=fighter, as_="pilot")
    if other:
        s.put(other, at=places[at])
    if idle:
        s.put(idle, at=places["Tatooine: Jundland Wastes"])
    if third:
        s.put("Plain", aboard=s.put("Tala 1", at=places[third]), as_="pilot")
    s.put(who, at=town), s.put("Darth Vader", at=town), s.put("Enemy Scout", at=town)
    effect = s.put("Close Air Support", on="table")
    s.force("light", 5)
    s.start(turn="light", phase="battle")
    s.do("battle", town)
    return s, effect


@pytest.mark.ruling("close-air-support.1", "close-air-support.2")
@pytest.mark.parametrize(("case", "works"), [
    ({}, True), ({"at": "Mist"}, True), ({"at": "Yavin 4"}, False), ({"who": "Plain"}, False),
    ({"site": "Tatooine: Cantina"}, False), ({"ship": "Empty"}, False), ({"ship": "Empty", "crew": True}, True),
    ({"ship": "Empty", "other": "Manned"}, True), ({"ship": "X-wing"}, False),
    ({"at": "Tatooine: Jundland Wastes"}, False),
])  # fmt: skip
def test_a_z_95_with_presence_above_helps_scouts_below(case, works):
    s, effect = support(**case)
    assert s.can("use", effect) == works


@pytest.mark.ruling("close-air-support.2")
def test_an_empty_z_95_does_not_help_though_its_player_occupies_the_system():
    ship = Starfighter("Escort", LIGHT, "t_escort", "X-wing", destiny=1, deploy=1, power=1, maneuver=3, forfeit=1,
                       text=[PermanentPilot(1)])  # fmt: skip
    s = Scenario(cards=[SCOUT, EMPTY, ship])
    system, town = s.location("Tatooine"), s.location("Tatooine: Mos Eisley")
    s.put("Empty", at=system), s.put("Escort", at=system)
    s.put("Scout", at=town), s.put("Darth Vader", at=town)
    effect = s.put("Close Air Support", on="table")
    s.force("light", 5)
    s.start(turn="light", phase="battle")
    s.do("battle", town)
    assert s.occupies("light", system) and not s.can("use", effect)


@pytest.mark.parametrize(("case", "extra"), [
    ({"ship": "Manned"}, 0), ({"ship": "Tala 1", "crew": True}, 1), ({"ship": "Tala 2", "crew": True}, 1),
    ({"third": "Mist"}, 1), ({"third": "Yavin 4"}, 0), ({"third": "Tatooine: Jundland Wastes"}, 0),
])  # fmt: skip
def test_it_adds_a_battle_destiny_and_with_a_tala_a_destiny_to_power(case, extra):
    s, effect = support(**case)
    g = s.game.engine
    before = draws_allowed(g, "dark"), draws_allowed(g, "dark", "power")
    s.do("use", effect)
    assert not s.can("use", effect)
    assert draws_allowed(g, "light") == 1 and draws_allowed(g, "light", "power") == extra
    assert (draws_allowed(g, "dark"), draws_allowed(g, "dark", "power")) == before


def test_it_helps_who_is_in_the_battle():
    s, effect = support(site="Tatooine: Cantina", who="Plain", idle="Scout")
    assert not s.can("use", effect)


def test_it_lasts_for_one_battle_and_comes_once_a_turn():
    s, effect = support(third="Mist")
    second = s.location("Tatooine: Lars' Moisture Farm", side="dark")
    s.put("Scout", at=second), s.put("Stormtrooper", at=second)
    s.do("use", effect)
    for _ in range(80):
        if s.battle is None:
            break
        options = s.decision.options
        lose = [n for n, each in enumerate(options) if each.verb == "lose" and each.pile == "reserve"]
        give_up = [n for n, each in enumerate(options) if each.verb == "forfeit"]
        rest = [n for n, each in enumerate(options) if each.verb in ("pass", "done", "no")]
        s.game.choose((rest or lose or give_up)[0])
    s.force("light", 5)
    s.until(verb="battle")
    s.do("battle", second)
    g = s.game.engine
    assert not s.can("use", effect)
    assert draws_allowed(g, "light") == draws_allowed(g, "light", "power") == 0


def test_it_deploys_beside_the_locations():
    s = Scenario()
    s.location("Tatooine: Mos Eisley", side="dark")
    card = s.hand("light", "Close Air Support")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card) and s.carrier(card) is None


# -- Commander Merrejk -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-merrejk.1")
def test_merrejk_is_an_isb_agent():
    agents = Effect("Agents", DARK, "t_agents", text=[DeployOnTable(), Modify("power", 3, Is("ISB agent"))])
    s = Scenario(cards=[agents])
    town = s.location("Tatooine: Mos Eisley", side="dark")
    merrejk, other = s.put("Commander Merrejk", at=town), s.put("Grand Moff Tarkin", at=town)
    before = s.power(merrejk), s.power(other)
    s.put("Agents", on="table")
    assert (s.power(merrejk), s.power(other)) == (before[0] + 3, before[1])


def test_merrejk_adds_2_to_what_he_pilots():
    tank = Vehicle("Tank", DARK, "t_tank", "combat", destiny=1, deploy=1, power=4, armor=3, landspeed=1, forfeit=1,
                   traits=["enclosed"], text=[Carries(pilots=1)])  # fmt: skip
    for title, at in (("Devastator", "Tatooine"), ("Tank", "Tatooine: Mos Eisley")):
        flyer = Imperial("Flyer", "t_flyer", destiny=1, deploy=1, power=1, ability=2, forfeit=2, icons=["pilot"])
        s = Scenario(cards=[tank, flyer])
        place = s.location(at, side="dark")
        hull, other = s.put(title, at=place), s.put(title, at=place)
        s.put("Flyer", aboard=hull, as_="pilot")
        s.put("Commander Merrejk", aboard=other, as_="pilot")
        plain = s._engine.face(hull.id).power
        assert s.power(other) == plain + 2 and s.power(hull) == plain


def test_merrejk_must_be_present_himself():
    tank = Vehicle("Tank", DARK, "t_tank", "combat", destiny=1, deploy=1, power=4, armor=3, landspeed=1, forfeit=1,
                   traits=["enclosed"], text=[Carries(pilots=1)])  # fmt: skip
    s = Scenario(cards=[tank])
    desk = s.location("Death Star: War Room", side="dark")
    s.put("Stormtrooper", at=desk)
    merrejk = s.put("Commander Merrejk", aboard=s.put("Tank", at=desk), as_="pilot")
    s.pile("dark", "reserve", "Tatooine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", merrejk)


def test_merrejk_deploys_battleground_systems_at_a_scomp_link():
    s = Scenario()
    town, desk = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Death Star: War Room", side="dark")
    merrejk = s.put("Commander Merrejk", at=desk)
    tatooine, quiet, cantina = s.pile("dark", "reserve", "Tatooine", "Death Star", "Tatooine: Cantina")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", merrejk, quiet) and not s.can("use", merrejk, cantina)
    saved = s.game.clone()
    s.do("use", merrejk, tatooine)
    assert s.on_table(tatooine) and not s.can("use", merrejk)
    s.game.become(saved)
    s.start(turn="dark", phase="control")
    assert not s.can("use", merrejk)
    s.happen("lose", merrejk)
    again = s.put("Commander Merrejk", at=town)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", again)


# -- Hyperwave Scan (V) ------------------------------------------------------------------------------------------------

TRICK = UsedInterrupt("Trick", LIGHT, "t_trick", text=[
    Action([Put(all_but(8, among=In("hand", OPPONENT)), to=In("used"))])])  # fmt: skip
THEFT = UsedInterrupt("Theft", LIGHT, "t_theft", text=[Action([Lose(all_but(8, among=In("hand", OPPONENT)))])])
TIDYING = UsedInterrupt("Tidying", DARK, "t_tidying", text=[Action([Put(all_(among=In("hand")), to=In("used"))])])
AGENDA = Effect("Agenda", LIGHT, "t_agenda", "political", text=[DeployOnTable()])


def scan(turn="light", phase="move"):
    s = Scenario(cards=[AGENDA, TRICK, THEFT, TIDYING])
    s.location("Tatooine: Mos Eisley", side="dark")
    effect = s.put("Hyperwave Scan (V)", on="table")
    s.force("dark", 4)
    s.start(turn=turn, phase=phase)
    return s, effect


@pytest.mark.ruling("hyperwave-scan-v.1")
def test_it_deploys_on_table():
    s, _ = scan("dark", "deploy")
    card = s.hand("dark", "Hyperwave Scan (V)")
    s.do("deploy", card)
    assert s.on_table(card) and s.carrier(card) is None and s.count("dark", "force") == 4


@pytest.mark.ruling("hyperwave-scan-v.2")
def test_once_in_the_opponents_move_phase_it_looks_at_the_hand():
    s, effect = scan()
    luke = s.hand("light", "Luke Skywalker")
    s.until(player="dark")
    s.do("use", effect)
    assert s.count("dark", "force") == 1
    assert any(luke in event.text.args.get("cards", ()) for event in s.game.events("dark"))
    s.force("dark", 4)
    assert s.why_not("use", effect, player="dark")[0].text("en").startswith("Already used")


def test_nobody_has_to_look():
    s, _ = scan()
    s.hand("light", "Luke Skywalker")
    s.until(phase="draw")
    assert s.count("dark", "force") == 4


@pytest.mark.ruling("hyperwave-scan-v.2")
def test_or_it_puts_a_political_effect_away_with_all_on_it():
    s, effect = scan()
    agenda = s.put("Agenda", on="table")
    attached, stacked = s.put("Luke Skywalker", on=agenda), s.stack(agenda, "Han Solo")
    s.until(player="dark")
    s.do("use", effect, agenda)
    assert s.zone(agenda) == s.zone(attached) == s.zone(stacked) == "used" and s.count("dark", "force") == 1


@pytest.mark.ruling("hyperwave-scan-v.2")
@pytest.mark.parametrize(
    ("turn", "phase", "force"), [("dark", "move", 4), ("light", "deploy", 4), ("light", "move", 2)]
)
def test_it_wants_its_time_and_3_force(turn, phase, force):
    s, effect = scan(turn, phase)
    s.hand("light", "Luke Skywalker")
    s.force("dark", force)
    for _ in range(3):
        if s.game.engine.state.phase != phase:
            break
        assert not s.can("use", effect)
        s.pass_()


@pytest.mark.ruling("hyperwave-scan-v.3")
@pytest.mark.parametrize(("cards", "put"), [(12, False), (13, True)])
def test_the_opponent_puts_no_cards_of_a_small_hand_away(cards, put):
    s, _ = scan("light", "control")
    s.hand("dark", *["Stormtrooper"] * cards)
    trick = s.hand("light", "Trick")
    s.do("play", trick)
    assert s.count("dark", "hand") == (8 if put else cards)


@pytest.mark.ruling("hyperwave-scan-v.3")
def test_cards_of_a_small_hand_can_be_lost_and_put_away_by_their_own_player():
    s, _ = scan("light", "control")
    s.hand("dark", *["Stormtrooper"] * 10)
    s.do("play", s.hand("light", "Theft"))
    assert s.count("dark", "hand") == 8
    s.start(turn="dark", phase="control")
    s.do("play", s.hand("dark", "Tidying"))
    assert s.count("dark", "hand") == 0


# -- Meteor Impact? ----------------------------------------------------------------------------------------------------


def impact(where=0, at=2):
    """Five sites in a row; the Effect on one of them, Luke at another."""
    s = Scenario(cards=[MIST])
    system, mist = s.location("Tatooine", side="dark"), s.location("Mist")
    titles = ("Tatooine: Mos Eisley", "Tatooine: Jundland Wastes", "Tatooine: Lars' Moisture Farm", "Tatooine: Desert")
    row = [s.location(title, side="dark") for title in titles]
    luke = s.put("Luke Skywalker", at=row[at])
    effect = s.put("Meteor Impact?", on=row[where], targets={"target": luke})
    s.force("light", 9)
    s.start(turn="light", phase="move")
    return s, system, mist, row, luke, effect


@pytest.mark.ruling("meteor-impact.2", "meteor-impact.3")
def test_the_target_cannot_move_away_but_it_can_come_nearer():
    s, _, _, row, luke, effect = impact()
    assert s.can("walk", luke, row[1]) and not s.can("walk", luke, row[3])
    s.do("walk", luke, row[1])
    assert s.on_table(effect)
    s.start(turn="light", phase="move")
    s.do("walk", luke, row[0])
    assert s.zone(effect) == "lost"


@pytest.mark.ruling("meteor-impact.3")
def test_others_move_where_they_like():
    s, _, _, row, _, _ = impact()
    other = s.put("Han Solo", at=row[2])
    assert s.can("walk", other, row[3])


@pytest.mark.ruling("meteor-impact.3")
def test_as_far_on_the_other_side_is_near_enough():
    wings = Effect("Wings", LIGHT, "t_wings", text=[DeployOnTable(), Modify("landspeed", 2, LUKE)])
    s = Scenario(cards=[wings])
    titles = ("Tatooine: Mos Eisley", "Tatooine: Jundland Wastes", "Tatooine: Lars' Moisture Farm", "Tatooine: Desert")
    row = [s.location(title, side="dark") for title in titles]
    luke = s.put("Luke Skywalker", at=row[2])
    s.put("Wings", on="table")
    s.put("Meteor Impact?", on=row[1], targets={"target": luke})
    s.force("light", 9)
    s.start(turn="light", phase="move")
    assert s.can("walk", luke, row[0]) and not s.can("walk", luke, row[3])


@pytest.mark.ruling("meteor-impact.1", "meteor-impact.4", "meteor-impact.5")
def test_the_target_cannot_leave_the_planet():
    lift = Effect("Lift", LIGHT, "t_lift", text=[
        DeployOnTable(), Action([Move(LUKE, TARGET, how="relocate")], targets=(one(LOCATION),))])  # fmt: skip
    s = Scenario(cards=[MIST, lift])
    system, mist = s.location("Tatooine", side="dark"), s.location("Mist")
    row = [s.location(title, side="dark") for title in ("Tatooine: Mos Eisley", "Tatooine: Jundland Wastes")]
    away, temple = s.location("Yavin 4"), s.location("Yavin 4: Massassi War Room")
    luke = s.put("Luke Skywalker", at=row[1])
    text = s.put("Lift", on="table")
    s.force("light", 9)
    s.start(turn="light", phase="move")
    places = (system, mist, away, temple)
    free = [s.can("use", text, place) for place in places]
    s.put("Meteor Impact?", on=row[0], targets={"target": luke})
    assert all(free) and not any(s.can("use", text, place) for place in places)
    assert s.can("use", text, row[0])


@pytest.mark.ruling("meteor-impact.4")
def test_the_target_does_not_shuttle():
    s = Scenario()
    system, town = s.location("Tatooine", side="dark"), s.location("Tatooine: Mos Eisley", side="dark")
    luke, han = s.put("Luke Skywalker", at=town), s.put("Han Solo", at=town)
    ship = s.put("Corellian Corvette", at=system)
    s.put("Meteor Impact?", on=s.location("Tatooine: Jundland Wastes", side="dark"), targets={"target": luke})
    s.force("light", 9)
    s.start(turn="light", phase="move")
    assert s.can("shuttle", han, ship) and not s.can("shuttle", luke, ship)


def test_meteor_impact_deploys_on_an_exterior_site_for_2_force_and_targets_somebody_on_the_planet():
    s = Scenario()
    town, inn = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Cantina", side="dark")
    temple = s.location("Yavin 4: Massassi War Room")
    luke, leia = s.put("Luke Skywalker", at=inn), s.put("Leia Organa", at=temple)
    bay, system = s.location("Death Star: Docking Bay 327", side="dark"), s.location("Tatooine", side="dark")
    han, near = s.put("Han Solo", at=bay), s.put("Obi-Wan Kenobi", at=town)
    flyer = s.put("Biggs Darklighter", aboard=s.put("Red 3", at=system), as_="pilot")
    card = s.hand("dark", "Meteor Impact?")
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, inn) and not s.can("deploy", card, town, leia)
    assert not s.can("deploy", card, bay, han) and not s.can("deploy", card, town, flyer)
    assert s.can("deploy", card, town, near)
    s.do("deploy", card, town, luke)
    assert s.count("dark", "force") == 0
