"""That Thing's Operational and the sectors around it; Deactivate The Shield Generator and the Bunker."""

import pytest

from cantina.lang import *
from cantina.model.card import Definition
from tests.cards.sample_cards import crewed, draws, fight, scene
from tests.cards.test_blown_away_superlaser import orbit

NEAR = System("Near", LIGHT, "event near", ["planet"], (1, 1), parsec=6)
FIELDS = [Site(f"Near: {name}", LIGHT, f"event {name}", ["exterior", "planet"], (1, 1)) for name in ("Hill", "Dale")]
WILD = Site("Near: Wild", LIGHT, "event wild", ["exterior", "planet"], (1, 0))
ACE = Rebel("Ace", "event ace", destiny=1, deploy=1, power=1, ability=4, forfeit=1, icons=["pilot"])
MISSILE = StarshipWeapon("Rocket", LIGHT, "event rocket", destiny=1, traits=["missile"], text=[DeployOn(STARSHIP)])
GUN = StarshipWeapon("Popgun", LIGHT, "event popgun", destiny=1, text=[DeployOn(STARSHIP)])
RUMORS = Effect("Occupation Notice", DARK, "event notice", destiny=1, text=[DeployOnTable()])
CARDS = [NEAR, *FIELDS, WILD, ACE, MISSILE, GUN, RUMORS]
NAMES = ("Death Star II", "Death Star II: Coolant Shaft", "Death Star II: Capacitors", "Death Star II: Reactor Core")


def armed(*more: Definition, operational: bool = True):
    """Death Star II over Endor, with its core at work."""
    s = scene(*CARDS, *more)
    s.location("Endor")
    places = [s.location(name) for name in NAMES]
    event = s.put("That Thing's Operational", on=places[3]) if operational else None
    return s, places, event


def fighter(s, place, gear: str = "", title: str = "Fighter"):
    """A starfighter flown by an ace, of ability 4."""
    ship = s.put(title, at=place)
    s.put("Ace", aboard=ship, as_="pilot")
    if gear:
        s.put(gear, on=ship)
    return ship


# -- That Thing's Operational ------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.1")
@pytest.mark.parametrize(("gear", "destiny", "blown"), [
    ("", 3, False), ("", 4, True), ("Popgun", 3, False), ("Rocket", 0, False), ("Rocket", 1, True),
    ("Proton Torpedoes", 0, False), ("Proton Torpedoes", 1, True)])  # fmt: skip
def test_an_attempt_at_the_core(gear, destiny, blown):
    """The pilot's ability is 4, and the core adds one for the ship itself."""
    s, places, event = armed()
    ship = fighter(s, places[3], gear)
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("attempt", event, ship)
    assert any(option.verb == "yes" for option in s.decision.options) is blown
    if blown:
        s.do("yes", ship)
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.blown_away(places[0]) is blown and (s.zone(event) == "lost") is blown
    if blown:
        icons, locations = 2 + 1 + 1 + 1, 3
        assert s.at(ship) == places[0] and s.count("dark", "lost") == 2 * icons + locations + 1
        assert s.count("light", "lost") == 0


def test_wingmen_help():
    s, places, event = armed()
    ship = fighter(s, places[3])
    fighter(s, places[3]), s.put("Fighter", at=places[3])  # one with a pilot, one without
    fighter(s, places[2]), crewed(s, "Raider", places[3]), crewed(s, "Cruiser", places[3])
    for destiny, blown in ((2, False), (3, True)):  # and 4 + 2 > 8
        s.destinies("light", destiny)
        s.start(turn="light", phase="control")
        s.do("attempt", event, ship)
        assert any(option.verb == "yes" for option in s.decision.options) is blown


def test_nobody_must_attempt_it():
    s, places, _ = armed()
    fighter(s, places[3])
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.count("light", "used") == 0


def test_when_and_by_whom_it_is_attempted():
    s, places, event = armed()
    ship, empty = fighter(s, places[3]), s.put("Fighter", at=places[3])
    far, foe = fighter(s, places[2]), crewed(s, "Raider", places[3])
    big = s.put("Cruiser", at=places[3])
    s.put("Ace", aboard=big, as_="pilot")
    s.destinies("light", 0)
    s.start(turn="light", phase="control")
    assert [s.can("attempt", event, each) for each in (ship, empty, far, foe, big)] == [True, *[False] * 4]
    s.do("attempt", event, ship)
    assert not s.can("attempt", event)  # once
    s.until(phase="move")
    assert not s.can("attempt", event)
    s.start(turn="dark", phase="control")
    s.pass_()
    assert not s.can("attempt", event)


@pytest.mark.parametrize(("lando", "destiny", "blown"), [
    ("General Calrissian", 3, True), ("General Calrissian", 2, False), ("Ace", 3, False)])  # fmt: skip
def test_lando_is_the_man_for_it(lando, destiny, blown):
    """His ability is 3, the ace's 4: 3 + 3 + 1 + 2 > 8."""
    s, places, event = armed()
    ship = s.put("Fighter", at=places[3])
    s.put(lando, aboard=ship, as_="pilot")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("attempt", event, ship)
    assert any(option.verb == "yes" for option in s.decision.options) is blown


@pytest.mark.parametrize(("hull", "where"), [("Fighter", 2), ("Cruiser", 3)])
def test_lando_elsewhere_or_in_another_ship_is_no_help(hull, where):
    s, places, event = armed()
    ship, other = fighter(s, places[3]), s.put(hull, at=places[where])
    s.put("General Calrissian", aboard=other, as_="pilot")
    s.destinies("light", 2)
    s.start(turn="light", phase="control")
    s.do("attempt", event, ship)
    assert not any(option.verb == "yes" for option in s.decision.options)


@pytest.mark.parametrize("operational", [True, False])
def test_it_lets_death_star_ii_move(operational):
    s, places, _ = armed(operational=operational)
    near, far = s.location("Near"), s.location("Yavin 4")
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", places[0], near) is operational
    assert not s.can("hyperspeed", places[0], far)  # 4 parsecs away
    assert s.hyperspeed(places[0]) == (3 if operational else 0)
    assert s.hyperspeed(crewed(s, "Raider", near)) == 4


def over_near(s, places):
    """Death Star II goes to Near."""
    near = s.location("Near")
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", places[0], near)
    return near


def lost_to_it(s) -> int:
    """Play the Dark Side's control phase, and say what the Light Side has lost in it."""
    before = s.count("light", "lost")
    s.start(turn="dark", phase="control")
    s.pass_()
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    return s.count("light", "lost") - before


def test_whole_planets_tremble_before_it():
    """Two, and one for each battleground site there that is occupied."""
    s, places, _ = armed()
    near = over_near(s, places)
    hill, dale, wild, far = (s.location(title) for title in ("Near: Hill", "Near: Dale", "Near: Wild", "Tatooine: Box"))
    for place in (hill, wild, far):
        s.put("Imperial 1", at=place)
    s.put("Rebel 1", at=dale)
    assert lost_to_it(s) == 0
    s.put("Imperial 1", aboard=crewed(s, "Raider", near), as_="passenger")
    assert lost_to_it(s) == 3
    s.start(turn="dark", phase="deploy")
    assert s.count("light", "lost") == 3


def test_but_not_endor_nor_planets_that_it_does_not_orbit():
    s, _, _ = armed(GLADE)
    s.put("Imperial 1", at=s.location("Endor: Glade"))
    for planet in ("Endor", "Near"):
        s.put("Imperial 1", aboard=crewed(s, "Raider", s.location(planet)), as_="passenger")
    assert lost_to_it(s) == 0


@pytest.mark.parametrize("moved", [True, False])
def test_other_mobile_systems_make_nobody_tremble(moved):
    s, places, _ = armed(Site("Tatooine: Hill", LIGHT, "event hill", ["exterior", "planet"], (1, 1)))
    sands = s.location("Tatooine")
    near = over_near(s, places) if moved else sands
    orbit(s, s.location("Death Star", side="dark"), sands)
    for place in {near, sands}:
        s.put("Imperial 1", aboard=crewed(s, "Raider", place), as_="passenger")
    s.put("Imperial 1", at=s.location("Tatooine: Hill"))
    assert lost_to_it(s) == (2 if moved else 0)


def test_clouds_are_no_sites_that_tremble():
    s, places, _ = armed(Sector("Near: Clouds", LIGHT, "event clouds", "cloud", "Near", ["planet"], (1, 1)))
    near = over_near(s, places)
    for place in (near, s.location("Near: Clouds")):
        s.put("Imperial 1", aboard=crewed(s, "Raider", place), as_="passenger")
    assert lost_to_it(s) == 2


# -- Death Star II and its sectors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("operational", "more"), [(True, 0), (False, 3)])
def test_before_it_is_operational_the_light_side_drains_it(operational, more):
    s, places, _ = armed(operational=operational)
    s.put("Rebel 1", aboard=crewed(s, "Fighter", places[0]), as_="passenger")
    assert s.drain_amount("light", places[0]) == 2 + more
    assert s.drain_amount("light", s.location("Tatooine: Box")) == 1
    s.put("Imperial 1", aboard=crewed(s, "Raider", s.location("Tatooine")), as_="passenger")
    assert s.drain_amount("dark", places[0]) == s.icons("light", places[0])


def test_death_star_ii_cannot_be_turned_round():
    s, places, _ = armed()
    effect = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert not any(s.can("deploy", effect, place) for place in places) and s.can("deploy", effect, s.location("Endor"))


def test_nothing_happens_in_its_sectors_but_flying():
    s, places, _ = armed()
    light, dark = fighter(s, places[2]), crewed(s, "Raider", places[2])
    s.put("Imperial 1", aboard=dark, as_="passenger")
    rocket, gear = s.hand("light", "Rocket"), s.hand("light", "Popgun")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", rocket, light) and not s.can("deploy", gear, light)
    for n in (1, 2, 3):
        t, spots, _ = armed()
        fighter(t, spots[n])
        t.start(turn="light", phase="control")
        assert not t.can("drain", spots[n])
        t.put("Imperial 1", aboard=crewed(t, "Raider", spots[n]), as_="passenger")
        t.start(turn="light", phase="battle")
        assert not t.can("battle", spots[n])


@pytest.mark.parametrize(("hull", "where", "struck"), [
    ("Fighter", 1, False), ("Fighter", 0, False), ("Cruiser", 0, True), ("Fighter", None, True)])  # fmt: skip
def test_starfighters_at_death_star_ii_are_immune_to_tallon_roll(hull, where, struck):
    roll = LostInterrupt("Tallon Roll", DARK, "event roll", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(STARSHIP),))])  # fmt: skip
    s, places, _ = armed(roll)
    ship, card = crewed(s, hull, s.location("Near") if where is None else places[where]), s.hand("dark", "Tallon Roll")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, ship) is struck


@pytest.mark.parametrize("operational", [True, False])
@pytest.mark.parametrize(("where", "able"), [("Death Star II", True), ("Endor", True), ("Tatooine", False)])
def test_capacitors_strengthen_the_fleet(operational, where, able):
    s, _, _ = armed(operational=operational)
    place = s.location(where)
    orbit(s, s.location("Death Star", side="dark"), s.location("Tatooine"))
    s.put("Imperial 6", aboard=crewed(s, "Raider", place), as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Fighter", place), as_="passenger")
    fight(s, place, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1 + (able and operational), 0)


def test_the_coolant_shaft_ends_occupations_of_its_own_side():
    goal = Effect("Occupation Plan", DARK, "event plan", destiny=1, text=[DeployOnTable(), Grant("objective", SELF)])
    theirs = Effect("Occupation Report", LIGHT, "event report", destiny=1, text=[DeployOnTable()])
    s, _, _ = armed(goal, theirs)
    s.start(turn="dark", phase="deploy")
    cards = [s.put(title, on="table") for title in ("Occupation Notice", "Occupation Plan", "Occupation Report")]
    assert [s.zone(card) for card in cards] == ["lost", "table", "table"]


def test_the_core_brings_its_event():
    s, places, _ = armed(operational=False)
    event, other = s.pile("dark", "reserve", "That Thing's Operational", "Dark Banner")
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert not s.can("use", places[3])
    s.start(turn="dark", phase="control")
    assert not s.can("use", places[3])
    s.until(phase="deploy")
    assert not s.can("use", places[3], other)
    s.do("use", places[3], event)
    assert s.carrier(event) == places[3]


def test_the_core_may_keep_its_event():
    s, _, _ = armed(operational=False)
    event = s.pile("dark", "reserve", "That Thing's Operational")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.zone(event) == "reserve"


def test_the_core_ends_ominous_rumors():
    rumors = Effect(
        "Ominous Rumors", DARK, "event rumors", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +5)]
    )
    s, _, _ = armed(rumors)
    s.put("Ominous Rumors", on="table")
    assert s.drain_amount("dark", s.location("Tatooine: Box")) == 1


def test_death_star_ii_waits_for_endor():
    s = scene()
    star = s.hand("dark", "Death Star II")
    s.location("Tatooine: Box"), s.put("Imperial 1", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", star)
    s.location("Endor")
    assert s.can("deploy", star)


# -- the Bunker --------------------------------------------------------------------------------------------------------

GLADE = Site("Endor: Glade", LIGHT, "event glade", ["exterior", "planet"], (1, 1))
PLATFORM = Site("Endor: Landing Platform (Docking Bay)", DARK, "event platform", ["interior", "exterior", "planet"],
                (1, 1))  # fmt: skip
CHARGE = Device("Explosive Charge", LIGHT, "event charge", destiny=1, text=[DeployOn(SITE)])


def forest(side: str = "dark", *extra: Definition):
    """The Bunker, its back door and a landing platform."""
    s = scene(GLADE, PLATFORM, CHARGE, *extra)
    bunker = s.location("Endor: Bunker", side=side)
    return s, bunker, s.location("Endor: Back Door"), s.location("Endor: Landing Platform (Docking Bay)", side="dark")


@pytest.mark.parametrize(("first", "second", "charges", "blown"), [
    (6, 6, 0, False), (6, 7, 0, True), (4, 5, 1, False), (5, 5, 1, True), (3, 3, 2, False),
    (3, 4, 2, True)])  # fmt: skip
def test_charges_come_on_come_on(first, second, charges, blown):
    s, bunker, door, platform = forest()
    event = s.put("Deactivate The Shield Generator", on=bunker)
    for _ in range(charges):
        s.put("Explosive Charge", on=bunker)
    s.put("Explosive Charge", on=door)
    runner, hero, friend = (s.put(title, at=bunker) for title in ("Rebel 1", "Rebel 2", "Settler 1"))
    guard = s.put("Imperial 1", at=platform)
    s.put("Dark Droid", at=bunker), s.put("Rebel 3", at=platform)  # neither can run
    s.destinies("light", first, second)
    s.force("light", 0)
    s.start(turn="light", phase="control")
    s.do("attempt", event)
    assert s.can("choose", runner) is blown
    if blown:
        assert {option.card for option in s.decision.options if option.card} == {runner, hero, friend}
        assert s.can("done")  # nobody must run
        s.do("choose", runner)
        s.do("choose", friend)
        s.do("done")
        while any(option.verb == "lose" for option in s.decision.options):
            s.do("lose", pile="reserve")
        assert s.blown_away(bunker) and s.blown_away(platform) and not s.blown_away(door)
        assert s.at(runner) == s.at(friend) == door and s.zone(hero) == s.zone(guard) == s.zone(event) == "lost"
        assert s.count("dark", "lost") == 8 + 2
    else:
        assert not s.blown_away(bunker) and s.zone(event) == "table" and not s.can("attempt", event)


@pytest.mark.parametrize(("help_", "blown"), [(0, False), (1, True)])
def test_what_helps_the_attempt_counts_at_the_bunker(help_: int, blown: bool):
    aide = Effect("Aide", LIGHT, "event aide", destiny=1,
                  text=[Modify("attempt total", help_, Named("Deactivate The Shield Generator"))])  # fmt: skip
    s, bunker, _, _ = forest("dark", aide)
    event = s.put("Deactivate The Shield Generator", on=bunker)
    runner = s.put("Rebel 1", at=bunker)
    s.put("Aide", on="table")
    s.destinies("light", 6, 6)
    s.start(turn="light", phase="control")
    s.do("attempt", event)
    assert s.can("choose", runner) is blown


def test_those_who_attack_death_star_ii_are_no_help_at_the_bunker():
    s, places, _ = armed(CHARGE)
    bunker = s.location("Endor: Bunker", side="dark")
    event = s.put("Deactivate The Shield Generator", on=bunker)
    runner, ship = s.put("Rebel 1", at=bunker), s.put("Fighter", at=places[3])
    s.put("General Calrissian", aboard=ship, as_="pilot")
    s.destinies("light", 6, 6)
    s.start(turn="light", phase="control")
    s.do("attempt", event)
    assert s.decision.player == "light" and not s.blown_away(bunker) and runner


@pytest.mark.parametrize(("mine", "theirs", "able"), [
    ("Rebel 1", "", True), ("Settler 1", "", False), ("Rebel 1", "Imperial 1", False), ("", "", False)])  # fmt: skip
def test_a_rebel_must_control_the_bunker(mine, theirs, able):
    s, bunker, door, _ = forest()
    event = s.put("Deactivate The Shield Generator", on=bunker)
    s.put("Rebel 2", at=door)
    for title in (mine, theirs):
        if title:
            s.put(title, at=bunker)
    s.start(turn="light", phase="control")
    assert s.can("attempt", event) is able
    s.until(phase="move")
    assert not s.can("attempt", event) and s.count("light", "used") == 0


def test_the_shield_generator_stands_in_the_bunker():
    s, bunker, door, _ = forest()
    event = s.hand("light", "Deactivate The Shield Generator")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", event, bunker) and not s.can("deploy", event, door)


@pytest.mark.parametrize(("side", "more"), [("light", 1), ("dark", 0)])
def test_the_light_sides_bunker_is_worth_holding(side, more):
    s, bunker, _, _ = forest("light")
    man, foe = ("Rebel 6", "Imperial 6") if side == "light" else ("Imperial 6", "Rebel 6")
    s.put(man, at=bunker)
    assert s.drain_amount(side, bunker) == s.icons("dark" if side == "light" else "light", bunker) + more
    s.put(foe, at=bunker)
    elsewhere = s.location("Tatooine: Box")
    assert s.drain_amount(side, elsewhere) == 1
    fight(s, bunker, side)
    assert draws(s, side) == 1 + more and draws(s, "dark" if side == "light" else "light") == 1


def test_who_defends_the_bunker_draws_no_more():
    s, bunker, _, _ = forest("light")
    s.put("Rebel 6", at=bunker), s.put("Imperial 6", at=bunker)
    fight(s, bunker, "dark")
    assert draws(s, "light") == 1


@pytest.mark.parametrize("copy", ["light", "dark"])
def test_the_dark_side_raises_its_shield_once(copy):
    s, bunker, _, _ = forest(copy)
    first, second, other = s.pile("dark", "reserve", "Endor Shield", "Endor Shield", "Dark Banner")
    s.start(turn="dark", phase="control")
    assert not s.can("use", bunker)
    s.until(phase="deploy")
    assert not s.can("use", bunker, other)
    s.do("use", bunker, first)
    assert s.carrier(first) == bunker and not s.can("use", bunker)
    s.until(player="light", phase="deploy")
    s.until(player="dark", phase="deploy")
    assert not s.can("use", bunker) and s.zone(second) != "table"


@pytest.mark.parametrize("copy", ["light", "dark"])
def test_the_dark_side_may_leave_its_shield_in_the_deck(copy):
    s, _, _, _ = forest(copy)
    shield = s.pile("dark", "reserve", "Endor Shield")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.zone(shield) == "reserve"


@pytest.mark.parametrize(("copy", "barred"), [("dark", True), ("light", False)])
def test_there_is_only_the_back_door(copy, barred):
    s, bunker, door, platform = forest(copy)
    ours, friend, theirs = s.put("Rebel 1", at=platform), s.put("Rebel 2", at=door), s.put("Imperial 1", at=platform)
    s.start(turn="light", phase="move")
    assert s.can("walk", ours, bunker) is not barred and s.can("move", friend, bunker)
    s.start(turn="dark", phase="move")
    assert s.can("walk", theirs, bunker)


def test_creatures_find_other_ways_into_the_bunker():
    rat = Creature("Rat", LIGHT, "event rat", "swamp", destiny=1, deploy=1, forfeit=0, ferocity=1, defense=1,
                   text=[Habitat()])  # fmt: skip
    s, bunker, _, platform = forest("dark", rat)
    beast = s.put("Rat", at=platform)
    s.start(turn="light", phase="move")
    assert s.can("walk", beast, bunker)


def test_who_holds_the_bunker_holds_the_shield():
    s, bunker, _, _ = forest()
    s.put("Endor Shield", on=bunker)
    recruit = s.hand("dark", "Imperial 1")
    assert s.deploy_cost(recruit, bunker) == 1  # the shield is up
    s.put("Rebel 1", at=bunker)
    assert s.deploy_cost(recruit, bunker) == 2
    s.put("Imperial 1", at=bunker)
    assert s.deploy_cost(recruit, bunker) == 1
