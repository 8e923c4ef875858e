"""Where the texts of later Rebels end: in space, for others, in other battles, one time too many."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, over, scene
from tests.cards.test_later_rebels import (
    CHEWIE_,
    FALCON_,
    HOTH,
    HULL,
    LUKE_,
    person,
)
from tests.cards.test_more_later_rebels import CALRISSIAN

SCOUT = person("Test Scout", traits=["scout"])
TAX = Effect("Test Tax", DARK, "test tax", destiny=1, text=[DeployOnTable(), Modify("deploy", +3, REBEL)])


FRIENDS = pytest.mark.parametrize(("title", "friend", "cast"), [
    ("Han With Heavy Blaster Pistol", "Test Luke", LUKE_),
    ("Nien Nunb", "General Calrissian", CALRISSIAN)])  # fmt: skip


# -- planets are not the space above them ------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "planet", "usual"), [
    ("Master Luke", "Tatooine", 7), ("General Solo", "Endor", 6), ("Daughter Of Skywalker", "Endor", 7)])  # fmt: skip
def test_nobody_deploys_for_less_above_his_planet(title: str, planet: str, usual: int):
    s = scene(System("Endor", LIGHT, "test endor system", ["planet"], (1, 1), parsec=8))
    above = s.location(planet, side="light")
    assert s.deploy_cost(s.hand("light", title), at=crewed(s, "Cruiser", at=above)) == usual


@pytest.mark.parametrize("title", ["Commander Luke Skywalker", "Captain Han Solo", "Princess Leia"])
def test_nobody_deploys_above_hoth(title: str):
    s = scene()
    ship = crewed(s, "Cruiser", at=s.location("Hoth", side="light"))
    card = s.hand("light", title)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, ship)


def test_commander_luke_leads_where_he_is():
    pilot = person("Rogue Pilot", squadron="Rogue", icons=["pilot"])
    near = Site("Hoth: Ridge", LIGHT, "test ridge", ["exterior", "planet"], (1, 1))
    s = scene(HOTH, near, pilot)
    s.put("Commander Luke Skywalker", at=s.location("Hoth: Field"))
    assert s.forfeit(s.put("Rogue Pilot", at=s.location("Hoth: Ridge"))) == 5
    s = scene(pilot)
    ship = crewed(s, "Cruiser", at=s.location("Hoth", side="light"))
    s.put("Commander Luke Skywalker", aboard=ship, as_="passenger")
    assert s.forfeit(s.put("Rogue Pilot", aboard=ship, as_="passenger")) == 5


# -- somebody else's battle --------------------------------------------------------------------------------------------


@FRIENDS
def test_friends_alone_add_no_battle_destiny(title: str, friend: str, cast: object):
    s = scene(cast)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(title, at=site)
    s.put(friend, at=other)
    s.put("Rebel 4", at=other)
    s.put("Imperial 4", at=other)
    fight(s, other, "light")
    assert draws(s, "light") == 1


@FRIENDS
def test_what_friends_add_is_not_for_the_enemy(title: str, friend: str, cast: object):
    s = scene(cast)
    site = s.location("Tatooine: Box")
    s.put(title, at=site)
    s.put(friend, at=site)
    s.put("Imperial 4", at=site)
    fight(s, site, "light")
    assert draws(s, "dark") == 1


def test_captain_han_adds_nothing_for_the_enemy():
    s = scene(FALCON_)
    calm = s.location("Calm")
    s.put("Captain Han Solo", aboard=s.put("Test Falcon", at=calm), as_="pilot")
    s.put("Imperial 4", aboard=crewed(s, "Raider", at=calm), as_="pilot")
    fight(s, calm, "light")
    assert draws(s, "dark") == 1


@pytest.mark.parametrize(("solo", "friend", "friend_at"), [
    ("other", "Test Chewie", "site"), ("site", "Test Chewie", "other"), ("other", "Test Scout", "site")])  # fmt: skip
def test_general_solo_and_his_friend_must_both_fight(solo: str, friend: str, friend_at: str):
    s = scene(CHEWIE_, SCOUT)
    places = {"site": s.location("Kessel: Box"), "other": s.location("Yavin 4: Box")}
    card = s.put("General Solo", at=places[solo])
    s.put(friend, at=places[friend_at])
    s.put("Rebel 1", at=places["site"])
    s.put("Imperial 4", at=places["site"])
    fight(s, places["site"], "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", card)


def test_general_solo_cancels_battle_destinies_only():
    s = scene(CHEWIE_)
    site = s.location("Kessel: Box")
    solo, vader = s.put("General Solo", at=site), s.put("Darth Vader, Dark Lord Of The Sith", at=site)
    s.put("Test Chewie", at=site)
    s.hand("light", "Light Trick")
    fight(s, site, "dark")
    s.destinies("dark", 1)
    s.do("use", vader, solo)
    assert not s.can("use", solo)


def test_master_luke_acts_in_his_own_battle_only():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    luke = s.put("Master Luke", at=site)
    for place in (site, other):
        s.put("Brute 2", at=place)
        s.put("Rebel 2", at=place)
    s.hand("light", "Light Trick")  # something to do at any time
    fight(s, other, "light")
    assert s.can("play") and not s.can("use", luke)


@pytest.mark.parametrize(("title", "side", "foe"), [
    ("Master Luke", "light", "Brute 6"), ("Darth Vader, Dark Lord Of The Sith", "dark", "Rebel 6")])  # fmt: skip
def test_what_may_be_done_once_a_battle_may_be_done_in_the_next_one(title: str, side: str, foe: str):
    s = scene()
    enemy = "dark" if side == "light" else "light"
    site = s.location("Tatooine: Box")
    card, target = s.put(title, at=site), s.put(foe, at=site)
    fight(s, site, side)
    s.destinies(side, 1)
    s.do("use", card, target)
    over(s, card, target)
    s.until(phase="battle", player=enemy, verb="battle")
    s.do("battle", site)
    s.until(player=side, verb="use")
    assert s.can("use", card, target)


@pytest.mark.ruling("captain-han-solo.5")
def test_captain_han_makes_the_opponent_draw_again_in_each_battle():
    s = scene()
    site = s.location("Tatooine: Box")
    han, foe = s.put("Captain Han Solo", at=site), s.put("Imperial 4", at=site)
    s.put("Rebel 4", at=site)
    s.life_force("light", 40)
    s.force("light", 8)
    s.destinies("dark", 1, 1)
    fight(s, site, "dark")
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", han)
    over(s, han, foe)
    s.until(phase="battle", player="light", verb="battle")
    s.do("battle", site)
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", han)


# -- one's own war room ------------------------------------------------------------------------------------------------


def test_willard_must_be_in_the_war_room_himself_and_directs_what_flies():
    s = scene()
    room, above, box = s.location("Yavin 4: Massassi War Room"), s.location("Yavin 4"), s.location("Yavin 4: Box")
    willard = s.put("Commander Vanden Willard", at=box)
    s.put("Rebel 2", at=room)
    ship = crewed(s, "Fighter", at=above)
    assert (s.power(willard), s.power(ship)) == (2, 3)
    s.put("Commander Vanden Willard", at=room)
    assert (s.power(ship), s.power(crewed(s, "Fighter", at=box))) == (4, 3)


def test_mon_mothma_must_be_in_the_war_room_herself():
    s = scene()
    s.put("Mon Mothma", at=s.location("Yavin 4: Box"))
    s.put("Rebel 2", at=s.location("Yavin 4: Massassi War Room"))
    assert s.forfeit(s.put("Rebel 1", at=s.location("Tatooine: Box"))) == 5


def test_mon_mothma_calls_rebels_only_and_may_leave_it():
    s = scene()
    mothma = s.put("Mon Mothma", at=s.location("Tatooine: Box"))
    settler, rebel = s.pile("light", "reserve", "Settler 1", "Rebel 1")
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="deploy")
    assert s.can("use", mothma, rebel) and not s.can("use", mothma, settler)
    s.until(phase="battle")
    assert (s.zone(settler), s.zone(rebel)) == ("reserve", "reserve")


# -- Corporal Beezer ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("beezer", [True, False])
def test_beezer_hides_rebels_from_the_scanning_crew(beezer: bool):
    s = scene()
    if beezer:
        s.put("Corporal Beezer", at=s.location("Tatooine: Box"))
    weak, strong, endor, alien = s.hand("light", "Rebel 2", "Rebel 3", "General Solo", "Settler 2")
    crew = s.hand("dark", "Scanning Crew")
    s.start(turn="dark", phase="control")
    found = [each for each in (weak, strong, endor, alien) if s.can("play", crew, each)]
    assert found == ([strong] if beezer else [weak, strong, endor])


def test_beezer_may_leave_her_devices():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Corporal Beezer", at=site)
    device = s.pile("light", "reserve", "Electrobinoculars")
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="deploy")
    s.until(phase="battle")
    assert s.zone(device) == "reserve"


# -- General Walex Blissex ---------------------------------------------------------------------------------------------


def test_blissex_goes_aboard_nothing_else_for_less():
    liner = Capital("Test Liner", LIGHT, "test liner", "Corvette", personas=["Test Liner"], armor=4, hyperspeed=3,
                    text=[Carries(pilots=2, passengers=6)], **HULL)  # fmt: skip
    deck = Site("Test Liner: Deck", LIGHT, "test deck", ["interior", "mobile", "starship"], (1, 0))
    pirate = Capital("Test Prize", DARK, "test prize", "Mon Calamari Star Cruiser", armor=4, hyperspeed=3,
                     text=[Carries(pilots=2, passengers=6)], **HULL)  # fmt: skip
    s = scene(liner, deck, pirate, TAX)
    calm, room = s.location("Calm"), s.location("Test Liner: Deck")
    s.put("Test Liner", at=calm)
    own, prize = s.put("Cruiser", at=calm), s.put("Test Prize", at=calm)
    s.put("Test Tax", on="table")
    blissex, haashn = s.hand("light", "General Walex Blissex", "Major Haash'n")
    assert [s.deploy_cost(blissex, at=each) for each in (own, prize, room)] == [3, 5, 5]
    assert [s.deploy_cost(haashn, at=each) for each in (own, prize, room)] == [3, 3, 5]


# -- Nien Nunb ---------------------------------------------------------------------------------------------------------


def test_nien_nunb_must_be_in_a_sector_himself():
    sector = Sector("Test Sector", LIGHT, "test sector", "asteroid", "Calm", ["mobile"], (1, 1))
    s = scene(sector)
    s.location("Calm")
    crewed(s, "Fighter", at=s.location("Test Sector"))
    nunb = s.put("Nien Nunb", at=s.location("Death Star: Box"))
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="control")
    assert s.can("play") and not s.can("use", nunb)


def test_nien_nunb_looks_once_a_turn_whatever_is_fought():
    sector = Sector("Test Sector", LIGHT, "test sector", "asteroid", "Calm", ["mobile"], (1, 1))
    s = scene(sector)
    s.location("Calm")
    nunb = s.put("Nien Nunb", aboard=s.put("Fighter", at=s.location("Test Sector")), as_="pilot")
    site = s.location("Tatooine: Box")
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="control")
    s.do("use", nunb)
    s.pass_()
    s.until(phase="battle", player="light")
    s.do("battle", site)
    over(s)
    s.until(phase="battle", player="light")
    assert s.can("play") and not s.can("use", nunb)


# -- Padme, Chewie -----------------------------------------------------------------------------------------------------


def test_padme_calls_nobody_a_third_time_in_another_phase():
    s = scene(*(person(f"Test {each}", each) for each in ("Qui-Gon", "Obi-Wan")))
    padme = s.put("Padme Naberrie", at=s.location("Tatooine: Box"))
    first, second, third = s.pile("light", "reserve", "Test Qui-Gon", "Test Obi-Wan", "Test Obi-Wan")
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="control")
    s.do("use", padme, first)
    s.until(phase="control", player="light")
    s.do("use", padme, second)
    s.until(phase="move", player="light")
    assert s.can("play") and not s.can("use", padme, third)


def test_chewie_is_kept_at_the_end_of_his_own_turn_only():
    s = scene()
    chewie = s.put("Chewie, Enraged", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="draw")
    s.until(player="light")
    assert not any(option.verb == "maintain" for option in s.decision.options)
    assert s.zone(chewie) == "table"


def test_chewie_scares_once_a_turn_whatever_is_fought():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    chewie, man = s.put("Chewie, Enraged", at=site), s.put("Imperial 1", at=site)
    s.put("Imperial 1", at=other)
    s.put("Rebel 1", at=other)
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="control")
    s.do("use", chewie, man)
    s.until(phase="battle", player="light")
    s.do("battle", other)
    over(s)
    s.until(phase="battle", player="light")
    assert s.can("play") and not s.can("use", chewie)


def test_hans_pistol_is_a_blaster():
    text = [DeployOnTable(), Modify("forfeit", +1, Armed("blaster"))]
    s = scene(Effect("Test Drill", LIGHT, "test drill", destiny=1, text=text))
    site = s.location("Tatooine: Box")
    han, other = s.put("Han With Heavy Blaster Pistol", at=site), s.put("Rebel 2", at=site)
    s.put("Test Drill", on="table")
    assert (s.forfeit(han), s.forfeit(other)) == (7, 5)
