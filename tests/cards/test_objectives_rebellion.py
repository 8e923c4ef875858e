"""Hidden Base, Local Uprising and Massassi Base Operations."""

import pytest

from cantina.engine.evaluator import words
from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, crewed, drawn, draws, fight, over, scene

BASE, SLIP = "Hidden Base", "Systems Will Slip Through Your Fingers"
POINT = "Rendezvous Point"
STARS = [System(f"Star {n}", LIGHT, f"test star {n}", ["planet"], (1, 1), parsec=n) for n in range(10)]
LONELY = System("Lonely", LIGHT, "test lonely", ["planet"], (1, 0), parsec=3)
VOID = System("Void", LIGHT, "test void", ["space"], (1, 1), parsec=3)
SKY = [*STARS, LONELY, VOID, *BOX]


def titles(s):
    view = s.game.view("public")["table"]
    return {each["title"] for row in view["rows"] for each in row["locations"]} | {
        each["title"] for each in view["beside"]}  # fmt: skip


# -- Hidden Base -------------------------------------------------------------------------------------------------------


def hidden(base="Star 1", flipped=False):
    """The Objective with its hidden planet."""
    s = Scenario(cards=SKY)
    for side in ("light", "dark"):
        s.force(side, 12)
    objective = s.objective("light", BASE, flipped=flipped)
    s.stack(objective, base, side="light", face_down=True)
    return s, objective


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.1")
def test_at_the_start_a_planet_of_the_reserve_deck_is_hidden():
    others = ["Star 0", "Star 9", "Void", "Tatooine: Box"]
    s = Scenario.opening([BASE, POINT, "Star 1", "Star 8", *others], ["Kessel: Box"], cards=SKY)
    assert {each.card.title for each in s.decision.options if each.card} == {"Star 1", "Star 8"}
    assert {each.verb for each in s.decision.options} == {"choose"}  # it must be done
    s.decide(lambda each: each.card.title == "Star 8")
    assert titles(s) == {POINT, BASE, "Kessel: Box"}
    assert [each["title"] for each in s.game.view("light")["face_down"]] == ["Star 8"]
    for seat in ("dark", "public"):
        assert s.game.view(seat)["face_down"] == []
        assert not any("Star" in event.text("en") for event in s.game.events(seat))


def outside(*titles):
    """The game begins with these cards outside the deck, and Star 4 in it."""
    return Scenario.opening([BASE, POINT, "Star 4"], ["Kessel: Box"], outside={"light": titles}, cards=SKY)


@pytest.mark.parametrize(("title", "hidden"), [
    ("Star 1", "Star 1"), ("Star 8", "Star 8"), ("Star 0", "Star 4"), ("Star 9", "Star 4"), ("Void", "Star 4"),
])  # fmt: skip
def test_a_planet_from_outside_the_deck_comes_first(title, hidden):
    assert [each["title"] for each in outside(title).game.view("light")["face_down"]] == [hidden]


def test_of_several_cards_outside_the_deck_a_near_planet_is_hidden():
    s = outside("Star 0", "Star 1", "Star 8", "Star 9", "Void")
    assert {each.card.title for each in s.decision.options} == {"Star 1", "Star 8"}


@pytest.mark.parametrize("deck", [(POINT, "Star 9"), ("Star 1",)])
def test_without_such_a_planet_or_the_rendezvous_point_there_is_no_base(deck):
    s = Scenario.opening([BASE, *deck], ["Kessel: Box"], cards=SKY)
    assert titles(s) == {"Kessel: Box"} and s.count("light", "out-of-play") == 1


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.2")
def test_once_in_each_deploy_phase_a_system_comes_from_the_reserve_deck():
    s, objective = hidden()
    star, site = s.pile("light", "reserve", "Star 3", "Tatooine: Box")
    s.start(turn="light", phase="deploy")
    s.do("use", objective)
    assert {each.card for each in s.decision.options if each.card} == {star}
    s.do("choose", star)
    assert s.zone(star) == "table" and not s.can("use", objective) and s.zone(site) == "reserve"
    s.start(turn="light", phase="deploy")
    assert s.can("use", objective)
    s.start(turn="light", phase="control")
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.3")
@pytest.mark.parametrize(
    ("side", "place", "loss"), [("light", "Strong", 1), ("light", "Strong: Camp", 3), ("dark", "Strong", 3),
                                ("light", "Strong: Haze", 1), ("light", "Lonely", 0)]
)  # fmt: skip
def test_a_drain_of_yours_at_a_system_or_sector_costs_no_more_than_one(side, place, loss):
    strong = System("Strong", LIGHT, "test strong", ["planet"], (3, 3), parsec=3)
    camp = Site("Strong: Camp", LIGHT, "test camp", ["exterior", "planet"], (3, 3))
    haze = Sector("Strong: Haze", LIGHT, "test haze", "cloud", "Strong", [], (3, 3))
    s = Scenario(cards=[*SKY, strong, camp, haze])
    s.objective("light", BASE)
    where = s.location(place)
    man = "Rebel 1" if side == "light" else "Imperial 1"
    if place != "Strong: Camp":
        s.put(man, aboard=crewed(s, "Fighter" if side == "light" else "Raider", where), as_="pilot")
    else:
        s.put(man, at=where)
    s.start(turn=side, phase="control")
    s.do("drain", where)  # all of it can only come from the Reserve Deck
    assert s.count("dark" if side == "light" else "light", "lost") == loss


def deploy(s, *stars):
    """The systems are deployed from hand."""
    for title in stars:
        s.do("deploy", s.hand("light", title))


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.4",
                    "hidden-base-systems-will-slip-through-your-fingers.5")  # fmt: skip
def test_it_may_be_flipped_once_the_base_and_five_battlegrounds_were_deployed():
    s, objective = hidden("Star 1")
    s.start(turn="light", phase="deploy")
    deploy(s, "Star 2", "Star 3", "Star 4", "Star 5", "Lonely")
    assert not s.can("flip", objective)
    deploy(s, "Star 1")  # the base is a battleground, and so the fifth
    assert s.can("flip", objective) and not s.flipped(objective)  # nobody must
    s.until(phase="draw")
    s.do("flip", objective)
    assert s.flipped(objective)


def test_five_battlegrounds_without_the_base_are_not_enough():
    s, objective = hidden("Lonely")
    s.start(turn="light", phase="deploy")
    deploy(s, "Star 2", "Star 3", "Star 4", "Star 5", "Star 6")
    assert not s.can("flip", objective)
    deploy(s, "Lonely")
    assert s.can("flip", objective)
    s.until(player="dark")
    assert not s.can("flip", objective)


def test_four_battlegrounds_and_the_base_are_not_enough_nor_are_those_of_the_opponent():
    s, objective = hidden("Lonely")
    s.start(turn="light", phase="deploy")
    deploy(s, "Star 2", "Star 3", "Star 4", "Star 5", "Lonely", "Tatooine: Box")
    s.location("Star 6")
    assert not s.can("flip", objective)


def slipped(base="Star 1"):
    s, objective = hidden(base, flipped=True)
    star = s.location("Star 1")
    return s, objective, star


def fleet(s, side, place):
    ship = crewed(s, "Fighter" if side == "light" else "Raider", place)
    s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=ship, as_="pilot")
    return ship


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.6")
def test_drawing_a_card_costs_the_opponent_one_force():
    s, objective, star = slipped()
    s.force("dark", 3)
    s.start(turn="dark", phase="draw")
    s.do("draw")
    assert (s.count("dark", "hand"), s.count("dark", "force"), s.count("dark", "used")) == (1, 1, 1)
    assert not s.can("draw")  # nothing is left to draw once that is used
    s.force("light", 1)
    s.start(turn="light", phase="draw")
    s.do("draw")
    assert s.count("light", "force") == 0 and s.count("light", "used") == 0


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.7")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_each_battleground_system_cancels_one_drain_a_turn_two_at_most(held):
    s, objective, star = slipped()
    for place in [star, s.location("Star 2"), s.location("Star 3")][:held]:
        fleet(s, "light", place)
    fleet(s, "light", s.location("Lonely"))  # no battleground
    places = [s.location(title) for title in ("Tatooine: Box", "Kessel: Box", "Death Star: Box")]
    for place in places:
        s.put("Imperial 1", at=place)
    s.start(turn="dark", phase="control")
    cancelled = 0
    for place in places:
        s.do("drain", place)
        if s.can("use", objective):
            s.do("use", objective)
            cancelled += 1
        else:
            s.do("lose", pile="reserve")
    assert cancelled == min(held, 2) and s.count("light", "lost") == 3 - cancelled


@pytest.mark.parametrize("second", ["contested", "a site"])
@pytest.mark.parametrize("held", [0, 1])
def test_neither_contested_systems_nor_sites_cancel_drains(second, held):
    s, objective, star = slipped()
    other, yard = s.location("Star 2"), s.location("Yavin 4: Box")
    if held:
        fleet(s, "light", star)
    if second == "contested":
        fleet(s, "light", other), fleet(s, "dark", other)
    else:
        s.put("Rebel 1", at=yard)
    places = [s.location(title) for title in ("Tatooine: Box", "Kessel: Box")]
    for place in places:
        s.put("Imperial 1", at=place)
    s.start(turn="dark", phase="control")
    offered = []
    for place in places:
        s.do("drain", place)
        offered.append(s.can("use", objective))
        s.do("use", objective) if offered[-1] else s.do("lose", pile="reserve")
    assert offered == [bool(held), False]


def test_drains_are_cancelled_anew_in_the_next_turn():
    s, objective, star = slipped()
    fleet(s, "light", star)
    s.put("Imperial 1", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="control")
    for _ in range(2):
        s.decide(lambda each: each.verb == "drain")
        s.do("use", objective)
        s.until(phase="activate", player="light")
        s.until(phase="control", player="dark")
    assert s.count("light", "lost") == 0


@pytest.mark.ruling("blown-away-systems.11")
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(("base", "found"), [("Star 1", True), ("Star 2", False)])
def test_a_base_that_is_blown_away_has_been_probed(base, found, flipped):
    s, objective = hidden(base, flipped=flipped)
    star = s.location("Star 1")
    s.start(turn="dark", phase="deploy")
    s.happen("blow-away", star, by="dark")
    while any(each.verb in ("yes", "no") for each in s.decision.options):
        s.do("no")
    assert (s.zone(objective) == "out-of-play") is found


WHITE_PROBE = Droid("White Probe", LIGHT, "test white probe", "probe droid", destiny=1, deploy=1, power=1, forfeit=1)


def clutter(s, objective, place):
    """Cards that lie on others, but are no probes of the opponent's: yours, open ones, some that lie on no system."""
    banner = s.put("Dark Banner", on="table")
    return [*s.stack(place, "White Probe", side="light", face_down=True), *s.stack(place, *["Probe Droid"] * 2),
            *s.stack(banner, "Probe Droid", face_down=True), *s.stack(objective, "Rebel 2")]  # fmt: skip


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("retrieves", ["yes", "no"])
def test_probes_come_back_if_the_base_is_blown_away(flipped, retrieves):
    s = Scenario(cards=[*SKY, WHITE_PROBE])
    objective = s.objective("light", BASE, flipped=flipped)
    base = s.stack(objective, "Star 1", side="light", face_down=True)
    star, far = s.location("Star 1"), s.location("Star 2")
    probes = s.stack(far, "Probe Droid", "Imperial 2", face_down=True)
    *others, top_card = clutter(s, objective, far)
    for side in ("light", "dark"):
        s.pile(side, "lost", *["Rebel 5" if side == "light" else "Imperial 5"] * 3)
    s.start(turn="dark", phase="deploy")
    s.happen("blow-away", star, by="dark")
    assert s.decision.player == "dark"
    s.do(retrieves)
    assert {s.zone(each) for each in probes} == {"used"} and {s.zone(each) for each in others} == {"stacked"}
    assert s.zone(base) == s.zone(objective) == "out-of-play" != s.zone(top_card)
    assert s.count("dark", "lost") == 3 - (retrieves == "yes")


@pytest.mark.ruling("blown-away-systems.11", "blown-away-systems.12")
def test_what_is_blown_away_is_probed_no_more_and_probes_stay_there():
    s, objective, star = slipped("Star 2")
    other = s.location("Star 3")
    fleet(s, "dark", star), fleet(s, "dark", other)
    card, spare = s.hand("dark", "Imperial 1", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective, other, card)
    assert s.zone(card) == "stacked"
    assert s.can("use", objective, star, spare)
    s.happen("blow-away", star, by="dark")
    assert not s.can("use", objective, star, spare)
    s.happen("blow-away", other, by="dark")
    assert s.zone(card) == "stacked"


def test_ones_own_drains_are_not_cancelled():
    s, objective, star = slipped()
    fleet(s, "light", star)
    s.start(turn="light", phase="control")
    s.do("drain", star)
    assert not s.can("use", objective)


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.8")
def test_no_more_systems_of_yours_deploy():
    s, objective, star = slipped()
    mine, site = s.hand("light", "Star 2", "Tatooine: Box")
    theirs = s.hand("dark", "Kessel")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", mine) and s.can("deploy", site)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", theirs)


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.9")
def test_the_opponent_probes_systems_that_he_occupies_in_any_deploy_phase():
    s, objective, star = slipped("Star 4")
    far, camp = s.location("Star 2"), s.location("Tatooine: Box")
    fleet(s, "dark", star)
    s.put("Imperial 1", at=camp)
    one_, two, three = s.hand("dark", "Imperial 2", "Imperial 3", "Imperial 4")
    s.stack(star, "Imperial 5")  # lies there openly: no probe
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", objective, far) and not s.can("use", objective, camp)
    s.do("use", objective, star, one_)
    assert s.zone(one_) == "stacked" and one_ in s.stacked(star) and s.zone(objective) == "table"
    assert not any("Imperial 2" in event.text("en") for event in s.game.events("light"))
    fleet(s, "dark", far)
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert not s.can("use", objective, star, two)  # it is probed already
    s.do("use", objective, far, two)
    assert two in s.stacked(far)
    s.start(turn="light", phase="deploy")
    assert not s.can("use", objective)  # not the Light Side player
    assert three


@pytest.mark.ruling("hidden-base-systems-will-slip-through-your-fingers.10",
                    "hidden-base-systems-will-slip-through-your-fingers.11")  # fmt: skip
@pytest.mark.parametrize(("probes", "back"), [(("Probe Droid", "Imperial 2"), 1), (("Probe Droid", "Probe Droid"), 2)])
def test_if_the_base_is_probed_the_objective_is_gone_and_the_probes_come_back(probes, back):
    s = Scenario(cards=[*SKY, WHITE_PROBE])
    objective = s.objective("light", BASE, flipped=True)
    s.stack(objective, "Star 1", side="light", face_down=True)
    star, far = s.location("Star 1"), s.location("Star 2")
    *others, _ = clutter(s, objective, s.location("Star 3"))
    for place in (far, star):
        fleet(s, "dark", place)
    first, second = s.hand("dark", *probes)
    s.pile("dark", "lost", "Imperial 5", "Imperial 5", "Imperial 5")
    mine = s.stack(far, "Rebel 1", side="light", face_down=True)
    s.start(turn="dark", phase="deploy")
    s.do("use", objective, far, first)
    assert s.zone(objective) == "table"
    s.do("use", objective, star, second)
    assert s.decision.player == "dark" and {each.verb for each in s.decision.options} == {"yes", "no"}
    s.do("yes")
    assert s.zone(objective) == "out-of-play" and s.zone(first) == s.zone(second) == "used"
    assert s.count("dark", "lost") == 3 - back and {s.zone(each) for each in (mine, *others)} == {"stacked"}
    assert s.count("light", "out-of-play") == 2


def test_only_the_base_itself_is_out_of_play_if_it_is_probed():
    s, objective, star = slipped()
    fleet(s, "dark", star)
    other, probe = s.stack(objective, "Rebel 2"), s.hand("dark", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective, star, probe)
    s.do("no")
    assert s.zone(objective) == "out-of-play" and s.zone(other) == "lost"


# -- Local Uprising ----------------------------------------------------------------------------------------------------

AGENTS = [Alien(f"Tatooine {name}", LIGHT, f"test {name}", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                traits=["operative"]) for name in ("Operative", "Helper", "Friend")]  # fmt: skip
STRANGER = Alien("Kessel Operative", LIGHT, "test stranger", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                 traits=["operative"])  # fmt: skip
ENEMY = Alien("Tatooine Traitor", DARK, "test traitor", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
              traits=["operative"])  # fmt: skip
WILDS = [Site(title, LIGHT, f"test {title}", ["exterior", "planet"], (1, 1)) for title in ("Field", "Hill", "Shore")]
BARREN = Site("Tatooine: Waste", LIGHT, "test waste", ["exterior", "planet"], (1, 0))
HAZE = Sector("Tatooine: Haze", LIGHT, "test tatooine haze", "cloud", "Tatooine", [], (1, 1))
WALKER = Vehicle("Walker", DARK, "test walker", "combat", model="AT-AT", destiny=1, deploy=3, power=3, maneuver=2,
                 landspeed=1, forfeit=3)  # fmt: skip
RITE = Effect("Rite", LIGHT, "test rite", words=["generic"], destiny=1, text=[DeployOn(SITE)])
REVOLT = [*AGENTS, STRANGER, ENEMY, *WILDS, BARREN, HAZE, WALKER, RITE, VOID, *BOX]


def uprising(flipped=False):
    """An uprising on Tatooine, with three sites there."""
    s = Scenario.opening(["Local Uprising", "Tatooine", "Field"], ["Kessel: Box"], cards=REVOLT)
    g = s.game.engine
    found = {g.face(card.id).title: g.ref(card.id) for card in g.state.cards if card.zone == "table"}
    s.force("light", 12)
    s.force("dark", 12)
    objective, planet = found["Local Uprising"], found["Tatooine"]
    sites = [found["Field"], s.location("Tatooine: Box"), s.location("Tatooine: Vault")]
    if flipped:
        for title, place in zip(("Tatooine Operative", "Tatooine Helper", "Tatooine Friend"), sites, strict=True):
            s.put(title, at=place)
        assert s.flipped(objective)
    return s, objective, planet, sites


@pytest.mark.ruling("characteristics.3", "characteristics.16")
def test_local_uprising_starts_with_a_planet_and_a_generic_site_there():
    s, objective, planet, sites = uprising()
    assert s.related(planet, sites[0]) and "subjugated planet" in words(s.game.engine, planet.id)
    s = Scenario.opening(["Local Uprising", "Tatooine", "Void", "Field", "Rite"], ["Tatooine: Box"], cards=REVOLT)
    assert titles(s) == {"Local Uprising", "Tatooine", "Tatooine: Box", "Field"}  # nobody had a choice
    s = Scenario.opening(["Local Uprising", "Void", "Field"], ["Kessel: Box"], cards=REVOLT)
    assert titles(s) == {"Kessel: Box"}
    s = Scenario.opening(["Local Uprising", "Tatooine", "Tatooine: Box"], ["Kessel: Box"], cards=REVOLT)
    assert titles(s) == {"Kessel: Box"}


def test_it_brings_generic_sites_to_that_planet():
    s, objective, planet, sites = uprising()
    s.location("Yavin 4")
    hill, other, *more = s.pile("light", "reserve", "Hill", "Yavin 4: Box", "Tatooine: Mos Eisley", "Rite")
    s.start(turn="light", phase="deploy")
    assert not any(s.can("use", objective, each) for each in (other, *more))
    s.until(phase="battle")
    assert s.zone(hill) == "reserve"  # nobody must
    s.start(turn="light", phase="deploy")
    s.do("use", objective, hill)
    assert s.related(hill, planet) and not s.can("use", objective) and s.zone(other) == "reserve"
    s.start(turn="light", phase="battle")
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.parametrize(("people", "flips"), [
    (("Tatooine Operative", "Tatooine Helper", "Tatooine Friend"), True),
    (("Tatooine Operative", "Tatooine Helper"), False),
    (("Tatooine Operative", "Tatooine Helper", "Rebel 3"), False),
    (("Tatooine Operative", "Tatooine Helper", "Kessel Operative"), False),
])  # fmt: skip
def test_matching_operatives_in_control_of_three_battleground_sites_flip_it(people, flips):
    s, objective, planet, sites = uprising()
    for title, place in zip(people, sites, strict=False):
        s.put(title, at=place)
    s.start(turn="light", phase="control")
    assert s.flipped(objective) is flips


def test_a_contested_site_or_one_that_is_no_battleground_does_not_count():
    for third, foe in (("Tatooine: Vault", "Imperial 1"), ("Tatooine: Waste", None)):
        s, objective, planet, sites = uprising()
        places = [*sites[:2], s.location(third)]
        for title, place in zip(("Tatooine Operative", "Tatooine Helper", "Tatooine Friend"), places, strict=True):
            if foe and place == places[2]:
                s.put(foe, at=place)
            s.put(title, at=place)
        s.start(turn="light", phase="control")
        assert not s.flipped(objective)


def test_neither_clouds_nor_another_planet_count():
    for third in ("Tatooine: Haze", "Kessel: Box"):
        s, objective, planet, sites = uprising()
        for title, place in zip(("Tatooine Operative", "Tatooine Helper"), sites[:2], strict=True):
            s.put(title, at=place)
        place = s.location(third)
        if third == "Tatooine: Haze":
            s.put("Tatooine Friend", aboard=crewed(s, "Fighter", place), as_="pilot")
        else:
            s.put("Tatooine Friend", at=place)
        s.start(turn="light", phase="control")
        assert s.controls("light", place)
        assert not s.flipped(objective)


@pytest.mark.parametrize("second", ["Tatooine: Haze", "Kessel: Box", "Tatooine: Waste"])
def test_it_flips_back_although_other_places_are_occupied(second):
    s, objective, planet, sites = uprising(flipped=True)
    place = s.location(second)
    if second == "Tatooine: Haze":
        fleet(s, "light", place)
    else:
        s.put("Rebel 1", at=place)
    people = [card for card in s.game.engine.state.cards if card.zone == "table" and card.at in {x.id for x in sites}]
    for card in people[1:]:
        s.happen("lose", s.game.engine.ref(card.id))
    assert not s.flipped(objective)


@pytest.mark.parametrize(("left", "stays"), [(2, True), (1, False)])
def test_it_flips_back_unless_two_such_sites_are_occupied(left, stays):
    s, objective, planet, sites = uprising(flipped=True)
    people = [card for card in s.game.engine.state.cards if card.zone == "table" and card.at in {x.id for x in sites}]
    for card in people[left:]:
        s.happen("lose", s.game.engine.ref(card.id))
    assert s.flipped(objective) is stays


def test_the_opponent_drains_one_less_in_a_liberated_land():
    s, objective, planet, sites = uprising()
    street = s.location("Tatooine: Mos Eisley")
    assert s.drain_amount("dark", street) == 2
    s, objective, planet, sites = uprising(flipped=True)
    street = s.location("Tatooine: Mos Eisley")
    assert s.drain_amount("dark", street) == 1 and s.drain_amount("light", street) == 1


@pytest.mark.parametrize(("who", "where", "gain"), [
    ("Tatooine Operative", "planet", True), ("Rebel 1", "planet", False), ("Kessel Operative", "planet", False),
    ("Tatooine Operative", "elsewhere", False), ("Tatooine Operative", "orbit", True),
])  # fmt: skip
def test_deploying_a_matching_operative_there_retrieves_one(who, where, gain):
    s, objective, planet, sites = uprising(flipped=True)
    yard = s.location("Yavin 4: Box") if where != "orbit" else s.put("Fighter", at=planet)
    s.pile("light", "lost", "Rebel 2", "Rebel 2")
    card = s.hand("light", who)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, sites[0] if where == "planet" else yard)
    assert s.can("use", objective) is gain
    if gain:
        s.do("use", objective)
        assert s.count("light", "lost") == 1


def test_matching_operatives_are_worth_more_there_and_fight_better_against_the_empire():
    s, objective, planet, sites = uprising(flipped=True)
    yard = s.location("Yavin 4: Box")
    here, stranger, away = (s.put("Tatooine Operative", at=sites[0]), s.put("Kessel Operative", at=sites[0]),
                            s.put("Tatooine Helper", at=yard))  # fmt: skip
    enemy = s.put("Tatooine Traitor", at=sites[0])
    assert [s.forfeit(card) for card in (here, stranger, away, enemy)] == [5, 3, 3, 3]
    assert s.power(here) == 1
    aloft = s.put("Tatooine Friend", aboard=crewed(s, "Fighter", planet), as_="passenger")
    s.put("Imperial 1", aboard=crewed(s, "Raider", planet), as_="passenger")
    haze = s.location("Tatooine: Haze")
    hidden = s.put("Tatooine Friend", aboard=crewed(s, "Fighter", haze), as_="passenger")
    s.put("Imperial 1", aboard=crewed(s, "Raider", haze), as_="passenger")
    assert (s.forfeit(aloft), s.power(aloft), s.power(hidden)) == (5, 1, 1)
    for foe in ("Imperial 1", "Walker"):
        card = s.put(foe, at=sites[0])
        assert [s.power(each) for each in (here, stranger, enemy)] == [3, 1, 1]
        s.start(turn="light", phase="control")
        s.happen("lose", card)
        assert s.power(here) == 1
    s.put("Imperial 1", at=yard)
    assert s.power(away) == 1


@pytest.mark.parametrize(("who", "where", "more"), [
    ("Tatooine Operative", "planet", True), ("Rebel 1", "planet", False), ("Tatooine Operative", "elsewhere", False),
    ("Tatooine Operative", "orbit", True),
])  # fmt: skip
def test_a_matching_operative_in_battle_there_may_add_a_battle_destiny(who, where, more):
    s, objective, planet, sites = uprising(flipped=True)
    if where == "orbit":
        yard = planet
        s.put(who, aboard=crewed(s, "Fighter", planet), as_="pilot"), fleet(s, "dark", planet)
    else:
        yard = s.location("Yavin 4: Box") if where != "planet" else s.location("Tatooine: Mos Eisley")
        s.put(who, at=yard), s.put("Imperial 1", at=yard)
        s.put("Tatooine Traitor", at=yard)
    fight(s, yard, "light")
    assert s.can("use", objective) is more
    if more:
        before, theirs = draws(s, "light"), draws(s, "dark")
        assert s.battle.segment == "initiation"
        s.do("use", objective)
        assert (draws(s, "light"), draws(s, "dark")) == (before + 1, theirs)


def test_the_destiny_of_liberation_is_for_one_battle():
    s, objective, planet, sites = uprising(flipped=True)
    street, yard = s.location("Tatooine: Mos Eisley"), s.location("Yavin 4: Box")
    for place in (street, yard):
        s.put("Tatooine Operative", at=place), s.put("Imperial 1", at=place)
    fight(s, street, "light")
    s.do("use", objective)
    over(s)
    s.hand("light", "Light Trick")
    s.do("battle", yard)
    assert draws(s, "light") == 0


# -- Massassi Base Operations ------------------------------------------------------------------------------------------

MASSASSI, MILLION = "Massassi Base Operations", "One In A Million"
HALLS = [Site(f"Yavin 4: Hall {n}", LIGHT, f"test hall {n}", ["exterior", "planet"], (2, 1)) for n in range(1, 7)]
CLOUDS = Sector("Yavin 4: Sky", LIGHT, "test sky", "cloud", "Yavin 4", ["planet"], (1, 1))


def massassi(flipped=False):
    s = scene(*HALLS, CLOUDS)
    objective, planet = s.objective("light", MASSASSI, flipped=flipped), s.location("Yavin 4", side="light")
    return s, objective, planet, [s.location(f"Yavin 4: Hall {n}") for n in (1, 2, 3)]


def test_massassi_base_operations_starts_on_yavin_4():
    s = Scenario.opening([MASSASSI, "Yavin 4", "Yavin 4: Docking Bay", "Tatooine: Box"], ["Kessel: Box"], cards=BOX)
    assert titles(s) == {MASSASSI, "Yavin 4", "Yavin 4: Docking Bay", "Kessel: Box"}
    for missing in ("Yavin 4", "Yavin 4: Docking Bay"):
        deck = [MASSASSI, *({"Yavin 4", "Yavin 4: Docking Bay"} - {missing})]
        assert titles(Scenario.opening(deck, ["Kessel: Box"], cards=BOX)) == {"Kessel: Box"}


@pytest.mark.ruling("massassi-base-operations-one-in-a-million.1")
@pytest.mark.ruling("massassi-base-operations-one-in-a-million.2")
@pytest.mark.parametrize("flipped", [None, False, True])
def test_revolution_deploys_nowhere_for_the_rest_of_the_game(flipped):
    s = scene(*HALLS)
    street, hall = s.location("Kessel: Box"), s.location("Yavin 4: Hall 1")
    if flipped is not None:
        objective = s.objective("light", MASSASSI)
    revolution = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    if flipped:
        s.happen("flip", objective)
    for place in (street, hall):
        assert s.can("deploy", revolution, place) is (flipped is None)


@pytest.mark.parametrize("flipped", [False, True])
def test_one_in_a_million_needs_no_plans_for_the_death_star(flipped):
    s, *_ = massassi(flipped)
    star = s.hand("light", "7_117")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", star) is flipped


@pytest.mark.parametrize("flipped", [False, True])
def test_its_player_does_not_drain_at_sites_and_sectors_of_yavin_4(flipped):
    s, objective, planet, (hall, other, third) = massassi(flipped)
    sky, street = s.location("Yavin 4: Sky"), s.location("Kessel: Box")
    for place in (hall, street):
        s.put("Rebel 1", at=place)
    for place in (planet, sky):
        s.put("Rebel 1", aboard=crewed(s, "Fighter", place), as_="pilot")
    s.put("Imperial 1", at=other)
    s.start(turn="light", phase="control")
    assert not s.can("drain", hall) and not s.can("drain", sky) and s.can("drain", street) and s.can("drain", planet)
    s.start(turn="dark", phase="control")
    assert s.can("drain", other)


@pytest.mark.parametrize(("flipped", "each"), [(False, 1), (True, 2)])
def test_no_more_than_one_force_comes_from_each_yavin_4_site(flipped, each):
    s, objective, planet, halls = massassi(flipped)
    dark, light = s.generation("dark"), s.generation("light")
    hall = s.location("Yavin 4: Hall 4")
    assert s.generation("light") == light + each and s.generation("dark") == dark + 1 and s.icons("light", hall) == 2
    street = s.location("Tatooine: Mos Eisley", side="light")
    assert s.generation("light") == light + each + s.icons("light", street) == light + each + 2


def test_once_a_deploy_phase_a_yavin_4_site_comes():
    s, objective, planet, halls = massassi()
    hall, box = s.pile("light", "reserve", "Yavin 4: Hall 5", "Tatooine: Box")
    sky = s.pile("light", "reserve", "Yavin 4: Sky")
    s.start(turn="light", phase="deploy")
    assert not s.can("use", objective, box) and not s.can("use", objective, sky)
    s.do("use", objective, hall)
    assert s.zone(hall) == "table" and not s.can("use", objective) and s.zone(box) == "reserve"
    s.start(turn="light", phase="move")
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.parametrize(("flipped", "more"), [(False, 2), (True, 0)])
def test_imperials_pay_two_more_on_yavin_4(flipped, more):
    s, objective, planet, (hall, *_) = massassi(flipped)
    street = s.location("Kessel: Box")
    imperial, brute = s.hand("dark", "Imperial 1", "Brute 1")
    assert s.deploy_cost(imperial, at=hall) == s.deploy_cost(imperial, at=street) + more
    assert s.deploy_cost(brute, at=hall) == s.deploy_cost(brute, at=street)


@pytest.mark.parametrize(("mine", "theirs", "flips"), [(3, 0, True), (2, 0, False), (3, 2, True), (3, 3, False)])
def test_three_sites_flip_it_if_the_opponent_has_fewer(mine, theirs, flips):
    s, objective, planet, halls = massassi()
    for place in halls[:mine]:
        s.put("Rebel 1", at=place)
    for n in range(4, 4 + theirs):
        s.put("Imperial 1", at=s.location(f"Yavin 4: Hall {n}"))
    s.start(turn="light", phase="control")
    assert s.flipped(objective) is flips


def test_it_goes_with_yavin_4():
    s, objective, planet, halls = massassi()
    street = s.location("Calm")
    s.start(turn="light", phase="control")
    s.happen("blow-away", street, by="dark")
    assert s.zone(objective) == "table"
    s.happen("blow-away", planet, by="dark")
    assert s.zone(objective) == "out-of-play"


def test_it_finds_what_an_attack_needs():
    s, objective, planet, halls = massassi(True)
    torpedoes, other = s.pile("light", "reserve", "Proton Torpedoes", "Rebel 1")
    s.start(turn="light", phase="deploy")
    s.do("use", objective)
    assert {each.card for each in s.decision.options if each.card} == {torpedoes}
    s.do("choose", torpedoes)
    assert s.zone(torpedoes) == "hand" and not s.can("use", objective) and s.zone(other) == "reserve"
    s.start(turn="light", phase="battle")
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.parametrize(("flipped", "more"), [(True, 3), (False, 0)])
def test_total_power_is_three_higher_in_battles_at_systems(flipped, more):
    s, objective, planet, (hall, *_) = massassi(flipped)
    calm = s.location("Calm")
    for side in ("light", "dark"):
        fleet(s, side, calm)
        s.put("Rebel 1" if side == "light" else "Imperial 1", at=hall)
    plain = {(side, place): s.total_power(side, place) for side in ("light", "dark") for place in (calm, hall)}
    for place in (calm, hall):
        fight(s, place, "light")
        power = drawn(s)
        assert power["light"] == plain["light", place] + (more if place == calm else 0)
        assert power["dark"] == plain["dark", place]


def death_star_gone(flipped):
    """The Death Star blows up with two of its sites; the Force that this costs, and a system with a ship on it."""
    s, objective, planet, halls = massassi(flipped)
    star, calm = s.location("Death Star"), s.location("Calm")
    s.location("Death Star: Box")  # not the opponent's
    s.location("Tatooine: Cantina", side="dark")
    for title in ("Death Star: Detention Block Corridor", "Death Star: Level 4 Military Corridor"):
        s.location(title, side="dark")
    fleet(s, "light", calm)
    s.start(turn="light", phase="control")
    s.happen("blow-away", star, by="light")
    lost = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose"]
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
    return s, objective, calm, lost[-1]


def test_if_the_death_star_blows_up_the_opponent_loses_three_more_for_each_of_its_sites():
    before, *_, plain = death_star_gone(False)
    s, *_, more = death_star_gone(True)
    assert more == plain + 2 * 3 and s.count("light", "lost") == before.count("light", "lost")


def test_another_system_that_blows_up_costs_no_more():
    losses = []
    for flipped in (False, True):
        s, objective, planet, halls = massassi(flipped)
        s.location("Death Star: Detention Block Corridor", side="dark")
        hoth = s.location("Hoth", side="light")
        s.start(turn="light", phase="control")
        s.happen("blow-away", hoth, by="light")
        losses.append([e.text.args["amount"] for e in s.game.events("public") if e.kind == "must-lose"])
    assert losses[0] == losses[1] != []


def test_then_drains_with_piloted_starfighters_at_battleground_systems_are_two_higher_for_good():
    s, objective, calm, _ = death_star_gone(True)
    assert s.drain_amount("light", calm) == s.icons("dark", calm) + 2
    s.happen("flip", objective)
    assert s.drain_amount("light", calm) == s.icons("dark", calm) + 2
    bare = s.location("Kessel")
    crewed(s, "Cruiser", bare)
    unpiloted = s.location("Dantooine")
    s.put("Fighter", at=unpiloted)
    for place in (bare, unpiloted):
        assert s.drain_amount("light", place) == s.icons("dark", place)
    assert s.drain_amount("dark", calm) == s.icons("light", calm)


def test_without_the_back_up_they_are_not():
    s, objective, calm, _ = death_star_gone(False)
    assert s.drain_amount("light", calm) == s.icons("dark", calm)
