"""The Light cards of the classic decks that no other deck has."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import crewed, draws, fight, gun, scene

LEADER = "I'll Take The Leader"


def street(*extra, force=12):
    s = scene(*extra, force=force)
    return s, s.location("Tatooine: Box")


def flown(s, hull, place, *pilots):
    """A ship with these pilots."""
    ship = s.put(hull, at=place)
    for title in pilots:
        s.put(title, aboard=ship, as_="pilot")
    return ship


# -- Admiral's Orders --------------------------------------------------------------------------------------------------

RIVAL = AdmiralsOrder("Rival Order", DARK, "test rival order", unique=1, destiny=1, text=())


def test_an_admirals_order_deploys_if_a_battleground_system_is_occupied_and_takes_the_place_of_another():
    s = scene(RIVAL)
    calm = s.location("Calm")
    rival = s.put("Rival Order", on="table")
    order = s.hand("light", LEADER)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", order)
    flown(s, "Fighter", calm, "Rebel 1")
    s.force("light", 0)
    s.do("deploy", order)
    assert s.zone(order) == "table" and s.zone(rival) == "used"


def test_unpiloted_kinds_of_starfighters_are_harder_to_wear_down_and_empty_ships_weaker():
    s = scene()
    calm = s.location("Calm")
    ship = flown(s, "Red 10", calm, "Light Flier")
    common = flown(s, "Fighter", calm, "Light Flier")
    built = s.put("IG-88 In IG-2000", at=calm)
    ace = flown(s, "Green Squadron 3", calm, "Tycho Celchu")
    fighters = (ship, common, ace)
    before = immunity(s._engine, built.id)
    assert [immunity(s._engine, each.id) for each in fighters] == [0, 0, 4]
    power = [s.power(card) for card in (ship, common)]
    s.put(LEADER, on="table")
    assert [immunity(s._engine, each.id) for each in fighters] == [4, 0, 6]
    assert immunity(s._engine, built.id) == before  # a permanent pilot
    assert [s.power(card) for card in (ship, common)] == power
    cruiser = s.put("Spiral", at=calm)  # its permanent pilot is no character
    assert s.power(cruiser) == 5 - 2


def test_docking_bays_near_your_ships_drain_better():
    s = scene()
    planet, bay = s.location("Yavin 4", side="light"), s.location("Yavin 4: Docking Bay")
    s.put(LEADER, on="table")
    plain, theirs = (s.drain_amount(side, bay) for side in ("light", "dark"))
    flown(s, "Fighter", planet, "Rebel 1")
    assert (s.drain_amount("light", bay), s.drain_amount("dark", bay)) == (plain + 1, theirs)


def test_a_starfighter_just_lost_may_land_instead():
    s = scene()
    planet, bay = s.location("Yavin 4", side="light"), s.location("Yavin 4: Docking Bay")
    order = s.put(LEADER, on="table")
    ships = [flown(s, "Fighter", planet, "Light Flier") for _ in range(2)]
    s.start(turn="light", phase="control")
    s.happen("lose", ships[0])
    s.do("use", order, bay)
    assert s.at(ships[0]) == bay
    s.happen("lose", ships[1])
    assert not s.can("use", order) and s.zone(ships[1]) == "lost"


# -- people ------------------------------------------------------------------------------------------------------------


def test_the_bantha_droid_looks_after_vehicles_and_starfighters():
    s = scene()
    planet, bay, street_ = (
        s.location("Yavin 4", side="light"),
        s.location("Yavin 4: Docking Bay"),
        s.location("Kessel: Box"),
    )
    ship = flown(s, "Fighter", planet, "Light Flier")
    droid = s.put("WED-9-M1 'Bantha' Droid", at=street_)
    skiff, other, man = s.put("Skiff", at=street_), s.put("Light Droid", at=street_), s.put("Rebel 1", at=street_)
    assert [immunity(s._engine, card.id) for card in (skiff, other, man, ship)] == [2, 2, 0, 0] and droid
    s.put("WED-9-M1 'Bantha' Droid", at=bay)
    assert immunity(s._engine, ship.id) == 3


def test_the_bantha_droid_looks_after_nothing_else():
    clouds = Sector("Yavin 4: Clouds", LIGHT, "test clouds", "cloud", "Yavin 4", [], (1, 1))
    s = scene(clouds)
    planet, bay, away = s.location("Yavin 4", side="light"), s.location("Yavin 4: Docking Bay"), s.location("Calm")
    sector, ruins = s.location("Yavin 4: Clouds"), s.location("Yavin 4: Massassi Ruins")
    s.put("WED-9-M1 'Bantha' Droid", at=bay)
    spared = [s.put(title, at=bay) for title in ("Barge", "Dark Droid", "Fighter")]
    spared += [s.put(title, at=ruins) for title in ("Skiff", "Light Droid", "Fighter")]
    spared += [s.put("Raider", at=planet), s.put("Cruiser", at=planet), s.put("Fighter", at=away)]
    assert [immunity(s._engine, each.id) for each in spared] == [0] * len(spared)
    assert immunity(s._engine, s.put("Fighter", at=sector).id) == 3


@pytest.mark.parametrize(("place", "able"), [("Yavin 4: Docking Bay", True), ("Yavin 4: Massassi Ruins", False)])
def test_in_a_docking_bay_the_bantha_droid_mends_lateral_damage(place, able):
    s = scene()
    sites = {title: s.location(title) for title in ("Yavin 4: Docking Bay", "Yavin 4: Massassi Ruins")}
    droid, _ = s.put("WED-9-M1 'Bantha' Droid", at=sites[place]), s.put("Rebel 1", at=sites["Yavin 4: Docking Bay"])
    calm, far = s.location("Calm"), s.location("Yavin 4", side="light")
    damage = s.put("Lateral Damage", on=calm, targets={"target": s.put("Fighter", at=far)})
    banner = s.put("Dark Banner", on="table")
    s.start(turn="light", phase="control")
    assert s.can("use", droid, damage) == able and not s.can("use", droid, banner)


def test_corran_horn_finds_spies_and_hunters():
    s, place = street()
    corran = s.put("Corran Horn", at=place)
    assert s.power(corran) == 2 and immunity(s._engine, corran.id) == 3
    ship = flown(s, "Fighter", s.location("Calm"), "Corran Horn")
    assert s.power(ship) == 3 + 2 and s.maneuver(ship) == 3 + 2
    spy = s.put("Dark Spy", at=place)
    s.put("Undercover", on=spy, side="dark")
    s.force("light", 1)
    s.start(turn="light", phase="move")
    s.do("use", corran, spy)
    assert s.count("light", "force") == 0 and s.active(spy)
    s.start(turn="light", phase="control")
    assert not s.can("use", corran)
    s.force("light", 1)
    fight(s, place, "light")
    assert s.power(corran) == 5


def test_luke_the_jedi_knight():
    s, place = street()
    luke = s.put("Luke Skywalker, Jedi Knight", at=place)
    assert s.power(luke) == 6 and immunity(s._engine, luke.id) == 6  # alone
    other = s.put("Rebel 1", at=place)
    assert immunity(s._engine, luke.id) == 5 and other
    s.put("Light Saber", on=luke)
    assert s.power(luke) == 8 and immunity(s._engine, luke.id) == 6
    s.start(turn="light", phase="control")
    s.happen("lose", other)
    assert immunity(s._engine, luke.id) == 7
    card = s.hand("light", "Luke Skywalker, Jedi Knight")
    home = s.location("Home One: War Room")
    assert s.deploy_cost(card, at=home) == 5 and s.deploy_cost(card, at=place) == 8


@pytest.mark.parametrize(("hull", "drawn_"), [("Green Squadron 3", 1), ("Red 10", 1), ("Fighter", 0)])
def test_tycho_celchu_in_his_fighters(hull, drawn_):
    s = scene()
    calm = s.location("Calm")
    ship = s.put(hull, at=calm)
    plain = 3
    s.put("Tycho Celchu", aboard=ship, as_="pilot")
    assert s.power(ship) == plain + 3
    flown(s, "Raider", calm, "Imperial 1")
    fight(s, calm, "light")
    assert draws(s, "light") == drawn_
    if hull == "Green Squadron 3":
        assert immunity(s._engine, ship.id) == 4
        card = s.hand("light", "Tycho Celchu")
        free = s.put("Green Squadron 3", at=calm)
        assert s.deploy_cost(card, at=free) == 1


def test_wedge_leads_red_squadron():
    s = scene()
    calm = s.location("Calm")
    ship = flown(s, "Fighter", calm, "Wedge Antilles, Red Squadron Leader")
    assert s.power(ship) == 6
    flown(s, "Raider", calm, "Imperial 4")
    wing = flown(s, "Fighter", calm, "Red Ace")
    s.destinies("dark", 5)
    fight(s, calm, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    wedge = next(c for c in s.game.engine.state.cards if s.game.engine.face(c.id).title.startswith("Wedge"))
    s.do("use", s.game.engine.ref(wedge.id))
    assert wing and (s.battle is None or s.battle.destinies("dark") == ())


def test_wedge_alone_cancels_nothing_but_draws_by_himself():
    s = scene()
    calm = s.location("Calm")
    flown(s, "Fighter", calm, "Wedge Antilles, Red Squadron Leader")
    flown(s, "Raider", calm, "Imperial 4")
    s.destinies("dark", 5)
    fight(s, calm, "dark")
    assert draws(s, "light") == 1
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not any(each.verb == "use" for each in s.decision.options)


# -- Effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", ["Battle Plan & Draw Their Fire", "Battle Plan"])
def test_battle_plan_lets_its_player_battle_for_free(plan):
    s, place = street(force=5)
    s.put(plan, on="table")
    s.put("Rebel 1", at=place)
    s.put("Imperial 1", at=place)
    trick = s.hand("dark", "Dark Trick")
    fight(s, place, "light")
    assert s.count("light", "force") == 5
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    assert s.count("dark", "force") == 4 and trick


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("system", "cost"), [(False, 3), (True, 0)])
def test_both_players_pay_for_drains(side, system, cost):
    s, place = street(force=5)
    s.put("Battle Plan & Draw Their Fire", on="table")
    man = "Rebel 1" if side == "light" else "Imperial 1"
    s.put(man, at=place)
    if system:
        flown(s, "Fighter" if side == "light" else "Raider", s.location("Calm"), man)
    s.start(turn=side, phase="control")
    s.do("drain", place)
    assert 5 - s.count(side, "force") == cost


@pytest.mark.parametrize(("theirs", "loss"), [(2, 1), (3, 3)])
def test_honor_of_the_jedi_spares_two_force(theirs, loss):
    leech = Effect("Leech", DARK, "test leech", destiny=1, text=[
        DeployOnTable(), Action([LoseForce(3, OPPONENT)], limit=Limit("turn"))])  # fmt: skip
    mine = Effect("Own Leech", LIGHT, "test own leech", destiny=1, text=[
        DeployOnTable(), Action([LoseForce(3)], limit=Limit("turn"))])  # fmt: skip
    s = scene(leech, mine, force=0)
    s.put("Honor Of The Jedi", on="table")
    cards = [s.put("Leech", on="table"), s.put("Own Leech", on="table")]
    for title in ("Tatooine: Box", "Yavin 4: Box", "Death Star: Box")[:theirs]:
        s.put("Imperial 1", at=s.location(title))
    s.start(turn="dark", phase="control")
    s.do("use", cards[0])
    assert s.count("light", "lost") == loss
    s.start(turn="light", phase="control")
    s.do("use", cards[1])
    assert s.count("light", "lost") == loss + 3  # not from one's own card


def test_honor_spares_drains_at_places_that_are_no_battlegrounds():
    poor = Site("Kessel: Hole", LIGHT, "test hole", ["exterior", "planet"], (3, 0))
    rich = Site("Kessel: Hall", LIGHT, "test hall", ["exterior", "planet"], (3, 1))
    for place, loss in (("Kessel: Hole", 1), ("Kessel: Hall", 3)):
        s = scene(poor, rich, force=0)
        s.put("Honor Of The Jedi", on="table")
        where = s.location(place)
        s.put("Imperial 1", at=where)
        s.start(turn="dark", phase="control")
        s.do("drain", where)
        assert s.count("light", "lost") == loss


def test_insurrection_and_aim_high():
    small = Rebel("Small", "test small", unique=1, destiny=1, deploy=1, power=1, ability=2, forfeit=5)
    again = LostInterrupt("Again", DARK, "test again", destiny=1, text=[Action([RetrieveForce(1)])])
    s, place = street(small, again)
    effect = s.put("Insurrection & Aim High", on="table")
    assert s.forfeit(s.put("Small", at=place)) == 6
    s.pile("dark", "lost", "Imperial 1")
    card = s.hand("dark", "Again")
    s.force("dark", 1)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    s.do("yes")
    assert s.count("dark", "force") == 0
    bay = s.pile("light", "reserve", "Tatooine: Docking Bay 94")
    s.start(turn="light", phase="deploy")
    s.do("use", effect, bay)
    assert s.zone(bay) == "table"


@pytest.mark.parametrize(("fought", "loss"), [(True, 0), (False, 3)])
def test_order_to_engage(fought, loss):
    s, place = street(force=4)
    s.put("Order To Engage", on="table")
    for title in ("Rebel 1", "Imperial 1", "Rebel 2", "Imperial 2"):
        s.put(title, at=place)
    s.start(turn="dark", phase="battle")
    if fought:
        s.do("battle", place)
        while s.battle:
            s.decide(lambda each: each.verb in ("pass", "done", "no", "forfeit", "lose"))
    before = s.count("dark", "lost")
    while s.game.view("dark")["phase"] == "battle":
        s.decide(lambda each: each.verb in ("pass", "done", "no", "lose"))
    assert s.count("dark", "lost") - before == loss


@pytest.mark.parametrize(("people", "turn"), [
    (("Rebel 1",), "dark"), (("Imperial 1",), "dark"), (("Rebel 1", "Imperial 1"), "light"),
])  # fmt: skip
def test_order_to_engage_is_for_the_opponent_who_shuns_a_battle(people, turn):
    s, place = street()
    s.put("Order To Engage", on="table")
    for title in people:
        s.put(title, at=place)
    s.start(turn=turn, phase="battle")
    s.until(phase="move")
    assert s.count("dark", "lost") == s.count("light", "lost") == 0


def test_order_to_engage_waits_for_the_end_of_the_battle_phase():
    s, place = street()
    s.put("Order To Engage", on="table")
    s.put("Rebel 1", at=place), s.put("Imperial 1", at=place)
    s.start(turn="dark", phase="control")
    s.until(phase="battle")
    assert not s.can("lose", pile="reserve") and s.count("dark", "lost") == 0


@pytest.mark.parametrize(("force", "able"), [(1, False), (2, True)])
def test_order_to_engage_costs_two_force(force, able):
    s, _ = street(force=force)
    order = s.hand("light", "Order To Engage")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", order) == able
    if able:
        s.do("deploy", order)
        assert s.count("light", "force") == 0 and s.zone(order) == "table"


def test_strike_planning():
    s, place = street()
    endor = s.location("Endor", side="light")
    plain = s.generation("dark")
    effect = s.put("Strike Planning", on="table")
    assert s.generation("dark") == plain - s.icons("dark", endor)
    calrissian, other = s.pile("light", "reserve", "General Calrissian", "Rebel 1")
    dodonna = s.pile("light", "reserve", "General Dodonna")
    s.start(turn="light", phase="control")
    for card in (calrissian, dodonna):
        s.do("use", effect, card)
        assert s.zone(card) == "hand"
    assert not s.can("use", effect) and s.zone(other) == "reserve"


def test_squadron_assignments_brings_pilot_and_fighter_together():
    s = scene()
    calm = s.location("Calm")
    effect = s.put("Squadron Assignments", on="table")
    ship = s.hand("light", "Green Squadron 3")
    tycho = s.pile("light", "reserve", "Tycho Celchu")
    s.start(turn="light", phase="deploy")
    s.do("use", effect, ship)
    while s.zone(ship) != "table":
        s.decide(lambda each: each.card is not None and each.verb == "choose")
    assert s.at(ship) == calm and s.aboard(tycho) == ship


@pytest.mark.parametrize(("held", "may"), [(2, True), (1, False)])
def test_tatooine_celebration(held, may):
    s, place = street()
    planet, vault, yard = s.location("Tatooine"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    for where in (place, vault)[:held]:
        s.put("Rebel 1", at=where)
    s.put("Rebel 1", at=yard)
    card = s.hand("light", "Tatooine Celebration")
    s.pile("light", "lost", *["Rebel 2"] * 5)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, planet) is may
    if may:
        s.do("deploy", card, planet)
        s.start(turn="light", phase="control")
        s.do("use", card)
        assert s.count("light", "lost") == 3
        flown(s, "Raider", planet, "Imperial 1")
        assert s.zone(card) == "lost"


@pytest.mark.parametrize("second", ["orbit", "waste", "another planet"])
def test_tatooine_celebration_wants_two_battleground_sites_there(second):
    waste = Site("Tatooine: Waste", LIGHT, "test waste", ["exterior", "planet"], (1, 0))
    s, place = street(waste)
    planet, calm = s.location("Tatooine"), s.location("Calm")
    s.put("Rebel 1", at=place)
    if second == "orbit":
        flown(s, "Fighter", planet, "Rebel 1")
    else:
        s.put("Rebel 1", at=s.location("Tatooine: Waste" if second == "waste" else "Yavin 4: Box"))
    card = s.hand("light", "Tatooine Celebration")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, planet)
    s.put("Rebel 1", at=s.location("Tatooine: Vault"))
    assert s.can("deploy", card, planet) and not s.can("deploy", card, calm)


def test_tatooine_celebration_counts_battlegrounds_and_outlives_a_contest():
    waste = Site("Tatooine: Waste", LIGHT, "test waste", ["exterior", "planet"], (1, 0))
    s, place = street(waste)
    planet = s.location("Tatooine")
    s.put("Rebel 1", at=place), s.put("Rebel 1", at=s.location("Tatooine: Waste"))
    flown(s, "Fighter", planet, "Rebel 1"), flown(s, "Raider", planet, "Imperial 1")
    card = s.put("Tatooine Celebration", on=planet)
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    s.pile("light", "lost", *["Rebel 2"] * 5)
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert s.on_table(card) and s.count("light", "lost") == 3
    banner, alter = s.put("Light Banner", on="table"), s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner) and not s.can("play", alter, card)


def test_your_insight_serves_you_well():
    s, place = street()
    bay = s.location("Tatooine: Docking Bay 94")
    s.put("Rebel 1", at=bay)
    plain = s.generation("light")
    vader = s.put("Darth Vader", at=place)
    defense = s.defense(vader)
    effect = s.put("Your Insight Serves You Well & Staging Areas", on="table")
    assert s.generation("light") == plain + 1 and s.defense(vader) == defense - 1
    crew = s.hand("dark", "Scanning Crew")
    s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    s.do("play", crew)
    assert s.zone(crew) == "lost"
    wanted, other = s.pile("light", "reserve", "Staging Areas", "Ultimatum")
    s.start(turn="light", phase="control")
    s.do("use", effect)
    if s.zone(wanted) != "hand":
        assert wanted in {each.card for each in s.decision.options if each.card}
        s.do("choose", wanted)
    assert s.zone(effect) == "lost" and s.zone(other) == "reserve"


def test_all_wings_report_in():
    s, place = street()
    card = s.hand("light", "All Wings Report In & Darklighter Spin")
    wanted, common = s.pile("light", "reserve", "Red 10", "Fighter")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert {each.card for each in s.decision.options if each.card} == {wanted}
    s.do("choose", wanted)
    assert s.zone(wanted) == "hand" and s.zone(card) == "used" and s.zone(common) == "reserve"
    s = scene()
    calm = s.location("Calm")
    ship = flown(s, "Red 10", calm, "Rebel 4")
    flown(s, "Raider", calm, "Imperial 1")
    spin = s.hand("light", "All Wings Report In & Darklighter Spin")
    fight(s, calm, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.do("play", spin, ship)
    assert s.battle.destinies("light") == (s.maneuver(ship),) and s.zone(spin) == "lost"


# -- places and ships --------------------------------------------------------------------------------------------------


def test_endor_and_kessel():
    s = scene()
    endor, kessel = s.location("Endor", side="light"), s.location("Kessel", side="light")
    assert s.drain_amount("light", endor) == s.icons("dark", endor) - 1
    assert s.drain_amount("dark", endor) == s.icons("light", endor) - 1
    landing = Site("Endor: Field", DARK, "test field", ["exterior", "planet"], (1, 1))
    plain = s.drain_amount("light", kessel)
    flown(s, "Fighter", kessel, "Rebel 1")
    assert s.drain_amount("light", kessel) == plain + 1
    s = scene(landing)
    endor = s.location("Endor", side="light")
    s.put("Imperial 1", at=s.location("Endor: Field"))
    assert s.drain_amount("dark", endor) == s.icons("light", endor)


def test_endor_hinders_drains_there_and_nowhere_else():
    turncoat = Character("Turncoat", LIGHT, "classic turncoat", "imperial", destiny=1, deploy=1, power=1, ability=1,
                         forfeit=1)  # fmt: skip
    field = Site("Endor: Field", DARK, "test field", ["exterior", "planet"], (1, 1))
    s = scene(turncoat, field)
    endor, calm, ground, away = (s.location(each) for each in ("8_68", "Calm", "Endor: Field", "Tatooine: Box"))
    assert s.drain_amount("light", calm) == s.drain_amount("dark", calm) == 1
    s.put("Brute 1", at=ground), s.put("Turncoat", at=ground), s.put("Imperial 1", at=away)
    flown(s, "Raider", endor, "Imperial 1")
    assert s.drain_amount("dark", endor) == s.icons("light", endor) - 1


@pytest.mark.parametrize(("start", "end", "side", "cost"), [
    ("Sullust", "Endor", "light", 1), ("Rendezvous Point", "Endor", "light", 1), ("Haven", "Endor", "light", 1),
    ("Port", "Endor", "light", 2), ("Sullust", "Port", "light", 2), ("Sullust", "Endor", "dark", 2)])  # fmt: skip
def test_endor_is_near_to_the_fleet(start, end, side, cost):
    tax = Effect("Tax", DARK, "classic tax", destiny=1, text=[DeployOnTable(), Modify("move cost", +1, STARSHIP)])
    havens = [System(title, LIGHT, f"classic {title}", ["planet"], (1, 1), parsec=6)
              for title in ("Sullust", "Rendezvous Point", "Haven", "Port")]  # fmt: skip
    s = scene(tax, *havens)
    places = {each.title: s.location(each.title) for each in havens} | {"Endor": s.location("8_68")}
    ship = crewed(s, "Cruiser" if side == "light" else "Dreadnaught", places[start])
    s.put("Tax", on="table")
    s.force(side, cost - 1)
    s.start(turn=side, phase="move")
    assert not s.can("hyperspeed", ship, places[end])
    s.force(side, cost)
    assert s.can("hyperspeed", ship, places[end])


def test_a_spaceport_is_for_fighters_and_not_for_every_planet():
    s = scene()
    s.location("Tatooine")
    port = s.hand("light", "Spaceport Docking Bay")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", port)
    s = scene()
    s.location("Yavin 4", side="light")
    port = s.hand("light", "Spaceport Docking Bay")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", port)
    s = scene()
    s.location("Tatooine")
    place = s.location("Spaceport Docking Bay")
    fighter, falcon, pilot = s.hand("light", "Fighter", "Millennium Falcon", "Light Flier")
    assert s.deploy_cost(fighter, at=place) == 2 and pilot
    enemy = s.hand("dark", "Dark Flier")
    assert s.deploy_cost(enemy, at=place) == 3 and falcon


def test_artoo_in_red_5():
    s = scene()
    calm = s.location("Calm")
    ship = s.put("Artoo-Detoo In Red 5", at=calm)
    luke = s.hand("light", "Luke Skywalker")
    assert s.deploy_cost(luke, at=ship) == 0
    s.put("Luke Skywalker", aboard=ship, as_="pilot")
    assert s.power(ship) == 3 + 2 + 3 and s.maneuver(ship) >= 6 and immunity(s._engine, ship.id) == 5
    artoo = s.hand("light", "R2-D2 (Artoo-Detoo)")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", artoo)


def test_gold_squadron_1():
    s = scene()
    calm = s.location("Calm")
    nunb = Alien("Nunb", LIGHT, "test nunb", unique=1, personas=["Nien Nunb"], destiny=1, deploy=1, power=1, ability=1,
                 forfeit=1, icons=["pilot"])  # fmt: skip
    s = scene(nunb)
    calm = s.location("Calm")
    ship = flown(s, "Gold Squadron 1", calm, "Nunb")
    assert immunity(s._engine, ship.id) == 4
    s.put("General Calrissian", aboard=ship, as_="pilot")
    assert immunity(s._engine, ship.id) == 6
    other = flown(s, "Gold Squadron 1", calm, "Rebel 1")
    assert immunity(s._engine, other.id) == 0
    card = s.hand("light", "Gold Squadron 1")
    endor = s.location("Endor", side="light")
    assert s.deploy_cost(card, at=endor) == 1 and s.deploy_cost(card, at=calm) == 3


def test_green_squadron_3_fears_faster_fighters():
    swift = Starfighter("Swift", DARK, "test swift", "TIE/ln", destiny=1, deploy=1, power=1, maneuver=6, hyperspeed=2,
                        forfeit=1, text=[PermanentPilot(1)])  # fmt: skip
    s = scene(swift)
    calm = s.location("Calm")
    ship = flown(s, "Green Squadron 3", calm, "Rebel 1")
    flown(s, "Raider", calm, "Imperial 1")
    assert s.power(ship) == 3
    s.put("Swift", at=calm)
    assert s.power(ship) == 2


def test_red_squadron_1_waits_for_wedge():
    s = scene()
    calm, endor = s.location("Calm"), s.location("Endor", side="light")
    ship, there = s.put("Red Squadron 1", at=calm), s.put("Red Squadron 1", at=endor)
    wedge, old = s.hand("light", "Wedge Antilles, Red Squadron Leader", "Wedge Antilles")
    assert s.deploy_cost(wedge, at=ship) == 1 and s.deploy_cost(wedge, at=there) == 0
    assert s.deploy_cost(old, at=there) > 0
    s.put("Wedge Antilles, Red Squadron Leader", aboard=ship, as_="pilot")
    assert immunity(s._engine, ship.id) == 5 and immunity(s._engine, there.id) == 0


def test_spiral_comes_as_a_react():
    s = scene()
    calm = s.location("Calm")
    flown(s, "Fighter", calm, "Rebel 1")
    flown(s, "Raider", calm, "Imperial 1")
    spiral = s.hand("light", "Spiral")
    s.force("light", 2)
    fight(s, calm, "dark")
    s.do("react", spiral)
    assert s.at(spiral) == calm and s.count("light", "force") == 0 and s.power(spiral) == 5


def test_you_are_beaten_is_cancelled_by_weapon_levitation():
    beaten = Effect("You Are Beaten", DARK, "test beaten", unique=1, destiny=1, text=[DeployOnTable()])
    s, place = street(beaten, gun("Pistol", DARK))
    card = s.put("You Are Beaten", on="table")
    levitation = s.hand("light", "Weapon Levitation")
    s.start(turn="light", phase="control")
    s.do("play", levitation, card)
    assert s.zone(card) == "lost" and s.zone(levitation) == "lost" and crewed
