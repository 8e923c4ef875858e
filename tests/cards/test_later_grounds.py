"""More systems and sites of later sets: those that let cards in, move them, convert and cancel."""

import pytest

from cantina.lang import *
from cantina.rules import damage
from tests.cards.sample_cards import crewed, drawn, fight, over, scene

SIDES = ("light", "dark")
BRIDGE = Site("Executor: Bridge", DARK, "test bridge", ["interior", "mobile", "starship"], (0, 1))
MAUL = Alien("Test Maul", DARK, "test maul", personas=["Maul"], destiny=1, deploy=3, power=5, ability=5, forfeit=5)
JEDI_KNIGHT = Rebel("Test Jedi", "test jedi", destiny=1, deploy=3, power=4, ability=6, forfeit=5)
END = UsedInterrupt("Test End", DARK, "test end", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),)),
    Response(about_to_deploy(EFFECT), [CancelIt()], also=True)])  # fmt: skip
PALACE = [Site(f"Jabba's Palace: {name}", side, f"test palace {name}", ["interior", "planet"], (1, 1))
          for name, side in (("Cellar", DARK), ("Attic", DARK), ("Garden", LIGHT))]  # fmt: skip
CELLS = Site("Death Star: Detention Block Control Room", LIGHT, "test cells", ["interior", "mobile"], (1, 0))
FAR = System("Test Far", LIGHT, "test far", ["planet"], (1, 1), parsec=19)
NEAR = System("Test Near", LIGHT, "test near", ["planet"], (1, 1), parsec=18)
BEYOND = System("Test Beyond", LIGHT, "test beyond", ["planet"], (1, 1), parsec=23)
AREA = "Dagobah: Training Area"
MEN = {"light": "Rebel", "dark": "Imperial"}


# -- Dagobah: Bog Clearing ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("dagobah-bog-clearing-printed-card-face.2")
def test_starfighters_of_the_light_side_deploy_at_the_bog():
    s = scene()
    bog, swamp = s.location("Dagobah: Bog Clearing"), s.location("Dagobah: Swamp")
    fighter, cruiser, man = s.hand("light", "X-wing", "Cruiser", "Rebel 2")
    theirs_ = s.hand("dark", "TIE Fighter")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", fighter, bog) and not s.can("deploy", fighter, swamp)
    assert not s.can("deploy", cruiser, bog) and not s.can("deploy", man, bog)
    s.put("Imperial 2", at=bog)
    s.until(player="dark", phase="deploy")
    assert not s.can("deploy", theirs_, bog)


@pytest.mark.ruling("dagobah-bog-clearing-printed-card-face.2")
def test_starfighters_of_the_light_side_do_not_get_stuck_there():
    s = scene()
    bog, swamp = s.location("Dagobah: Bog Clearing"), s.location("Dagobah: Swamp")
    here, away, great, theirs_ = (s.put("X-wing", at=bog), s.put("X-wing", at=swamp), s.put("Cruiser", at=bog),
                                  s.put("TIE Fighter", at=bog))  # fmt: skip
    (mud,) = s.hand("dark", "Awwww, Cannot Get Your Ship Out")
    s.start(turn="dark", phase="deploy")
    for mode in (1, 2):
        stuck = [s.can("deploy", mud, ship, mode=mode) for ship in (here, away, great, theirs_)]
        assert stuck == [False, True, True, True]


@pytest.mark.ruling("dagobah-bog-clearing-printed-card-face.1")
@pytest.mark.parametrize("title", ["Dagobah: Bog Clearing", "Dagobah: Jungle"])
def test_the_dark_side_generates_more_in_the_wild_while_it_is_there(title):
    s = scene()
    bog = s.location(title)
    s.location("Tatooine: Box")
    before = {side: s.generation(side) for side in SIDES}
    s.put("Rebel 2", at=bog)
    assert {side: s.generation(side) for side in SIDES} == before
    s.put("Imperial 2", at=bog)
    assert (s.generation("dark"), s.generation("light")) == (before["dark"] + 1, before["light"])


# -- Dagobah: Jungle and Swamp -----------------------------------------------------------------------------------------

CRAFT = {"light": ("Skiff", "Fighter"), "dark": ("Barge", "Raider")}
FOE = {"light": "dark", "dark": "light"}


def test_no_craft_comes_to_the_jungle():
    s = scene()
    jungle, area, box = (s.location(title) for title in ("Dagobah: Jungle", AREA, "Tatooine: Box"))
    bog = s.location("Dagobah: Bog Clearing")
    cars, new = [crewed(s, "Skiff", area), crewed(s, "Skiff", bog)], s.hand("light", "Skiff")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", new, box)
    s.start(turn="light", phase="move")
    assert not any(s.can("walk", each, jungle) for each in cars) and s.can("walk", cars[0], bog)
    assert s.can("walk", s.put("Rebel 1", at=area), jungle) or s.can("walk", s.put("Rebel 1", at=bog), jungle)


def test_creatures_of_the_light_side_are_at_home_in_the_jungle():
    worms = [Creature(f"{side} worm", side, f"test {side} worm", "swamp", destiny=1, deploy=5, forfeit=0, ferocity=1,
                      defense=1, text=[Habitat()]) for side in SIDES]  # fmt: skip
    s = scene(*worms)
    jungle, area = s.location("Dagobah: Jungle"), s.location(AREA)
    ours, man, theirs_ = *s.hand("light", "light worm", "Rebel 1"), s.hand("dark", "dark worm")
    assert [s.deploy_cost(ours, at=each) for each in (jungle, area)] == [3, 5]
    assert (s.deploy_cost(theirs_, at=jungle), s.deploy_cost(man, at=jungle)) == (5, 2)


@pytest.mark.parametrize(("side", "zone"), [("light", "reserve"), ("dark", "lost")])
def test_the_swamp_swallows_craft_when_their_players_turn_ends(side, zone):
    s = scene()
    swamp, box = s.location("Dagobah: Swamp"), s.location("Tatooine: Box")
    craft = [crewed(s, hull, swamp) for hull in CRAFT[side]]
    left = [crewed(s, CRAFT[FOE[side]][0], swamp), crewed(s, CRAFT[side][0], box), s.put(f"{MEN[side]} 1", at=swamp)]
    old = s.pile(side, "lost", f"{side.title()} Trick")
    s.start(turn=side, phase="draw")
    assert all(s.on_table(each) for each in craft)
    s.until(phase="activate")  # what was used is under the Reserve Deck by now
    assert {s.zone(each) for each in craft} == {zone} and all(s.on_table(each) for each in left)
    assert s.game.engine.pile(side, "lost")[-1] == old.id


@pytest.mark.parametrize("side", SIDES)
def test_the_swamp_waits_until_their_own_turn_ends(side):
    s = scene()
    craft = crewed(s, CRAFT[side][0], s.location("Dagobah: Swamp"))
    s.start(turn=FOE[side], phase="draw")
    s.until(phase="activate")
    assert s.on_table(craft)


# -- Dagobah: Yoda's Hut and Training Area -----------------------------------------------------------------------------

HUT = "Dagobah: Yoda's Hut"


def clash(s, place) -> None:
    """Two people of each side, who draw battle destiny."""
    for title in ("Rebel 6", "Rebel 1", "Imperial 6", "Imperial 1"):
        s.put(title, at=place)


def far_battle(*at_the_hut: str, at: str = "Tatooine: Box"):
    """A battle in which both sides draw a destiny of 5; people at the hut."""
    s = scene()
    hut, site = s.location(HUT), s.location("Tatooine: Box")
    for each in at_the_hut:
        s.put(each, at=hut)
    place = hut if at == HUT else site
    clash(s, place)
    for side in SIDES:
        s.destinies(side, 5)
        s.hand(side, f"{side.title()} Trick")
    fight(s, place, "light")
    return s, hut


def test_yoda_takes_two_from_the_attrition_of_a_battle_far_from_his_hut():
    s, hut = far_battle("Yoda")
    s.do("use", hut)
    s.until(player="light")
    assert not s.can("use", hut)
    drawn(s)
    assert (s.battle.attrition("light"), s.battle.attrition("dark")) == (3, 5)


def test_nobody_has_to_ask_for_help():
    s, _ = far_battle("Yoda")
    drawn(s)
    assert s.battle.attrition("light") == 5


def test_the_hut_helps_in_one_battle_a_turn():
    s, hut = far_battle("Yoda")
    box = s.location("Kessel: Box")
    clash(s, box)
    s.do("use", hut)
    over(s)
    s.until(player="light")
    s.destinies("dark", 5), s.destinies("light", 5)
    s.do("battle", box)
    assert not s.can("use", hut)
    drawn(s)
    assert s.battle.attrition("light") == 5


def test_the_hut_helps_again_in_the_next_turn():
    s, hut = far_battle("Yoda")
    box = s.location("Kessel: Box")
    clash(s, box)
    s.do("use", hut)
    over(s)
    s.until(phase="move")
    s.until(phase="battle")
    s.do("battle", box)
    s.until(player="light")
    assert s.can("use", hut)


@pytest.mark.parametrize(("people", "at"), [
    ((), "Tatooine: Box"), (("Rebel 6",), "Tatooine: Box"), (("Yoda", "Imperial 1"), "Tatooine: Box"), (("Yoda",), HUT),
])  # fmt: skip
def test_the_hut_helps_far_away_while_yoda_is_at_home_and_the_dark_side_is_not(people, at):
    s, hut = far_battle(*people, at=at)
    assert not s.can("use", hut)


def test_the_hut_does_nothing_without_a_battle_and_a_droid_does_not_silence_it():
    s, hut = far_battle("Yoda", "Dark Droid")
    assert s.can("use", hut)
    s.start(turn="light", phase="control")
    assert not s.can("use", hut)


def test_yoda_elsewhere_helps_nobody():
    s, hut = far_battle()
    s.put("Yoda", at=s.location("Kessel: Box"))
    assert not s.can("use", hut)


def test_the_training_area_brings_a_jedi_test_each_turn():
    s = scene()
    area = s.location(AREA)
    tests, other = (
        s.pile("light", "reserve", "Great Warrior", "A Jedi's Strength"),
        s.pile("light", "reserve", "Rebel 1"),
    )
    s.start(turn="light", phase="control")
    s.do("use", area)
    assert {each.card for each in s.decision.options if each.verb == "choose"} == set(tests) and other
    s.do("choose", tests[0])
    assert s.zone(tests[0]) == "hand" and s.zone(tests[1]) == "reserve"
    s.until(player="light", phase="deploy")
    assert not s.can("use", area)
    s.until(player="dark", phase="control")
    s.until(player="light")
    assert s.can("use", area)


@pytest.mark.parametrize(
    ("place", "force", "cancelled"), [(AREA, 1, True), (AREA, 0, False), ("Kessel: Box", 1, False)]
)
def test_the_dark_side_may_buy_off_a_drain_at_the_training_area(place, force, cancelled):
    s = scene()
    area, box = s.location(AREA), s.location("Kessel: Box")
    s.put("Rebel 1", at=area if place == AREA else box)
    s.force("dark", force)
    s.start(turn="light", phase="control")
    s.do("drain")
    assert (s.decision.player == "dark" and s.can("use", area)) == cancelled
    if cancelled:
        s.do("use", area)
        assert s.count("dark", "force") == s.count("dark", "lost") == 0


def test_the_dark_side_may_let_itself_be_drained_there():
    s = scene()
    s.put("Rebel 1", at=s.location(AREA))
    s.start(turn="light", phase="control")
    s.do("drain")
    s.pass_()
    assert s.can("lose", pile="reserve") and s.count("dark", "force") == 12


# -- Executor: Main Corridor -------------------------------------------------------------------------------------------


def corridor():
    """The Executor in space, its corridor and its bridge; no Force for either side."""
    s = scene(BRIDGE, force=0)
    ship = s.put("Executor", at=s.location("Calm"))
    return s, ship, s.location("Executor: Main Corridor"), s.location("Executor: Bridge")


def test_the_main_corridor_leads_everywhere_on_the_executor():
    s, ship, hall, bridge = corridor()
    here, there, aboard = s.put("Imperial 2", at=hall), s.put("Imperial 2", at=bridge), s.put("Imperial 2", aboard=ship)
    other_ship = crewed(s, "Dreadnaught", at=s.location("Calm"))
    away = s.put("Imperial 2", aboard=other_ship, as_="passenger")
    outside, car, fighter = s.location("Tatooine: Box"), s.put("Barge", at=hall), s.put("TIE Fighter", at=hall)
    s.put("Dark Flier", aboard=car, as_="pilot")
    s.start(turn="dark", phase="control")
    assert not s.can("move", here)
    s.until(phase="move")
    assert s.can("move", car, bridge) and not s.can("move", fighter) and not s.can("move", here, outside)
    assert s.can("move", here, bridge) and s.can("move", here, ship) and not s.can("move", here, other_ship)
    assert s.can("move", there, hall) and not s.can("move", there, ship)
    assert s.can("move", aboard, hall) and not s.can("move", aboard, bridge) and not s.can("move", away)
    s.do("move", here, ship)
    assert s.carrier(here) == ship and not s.can("move", here)
    s.do("move", aboard, hall)
    assert s.at(aboard) == hall and s.carrier(aboard) is None


def test_the_main_corridor_is_for_its_own_side_only():
    s, ship, hall, bridge = corridor()
    spy = s.put("Rebel 2", at=bridge)
    s.start(turn="light", phase="move")
    assert not s.can("move", spy)


@pytest.mark.parametrize(("people", "leads"), [((), True), (("Rebel 2",), False), (("Rebel 2", "Imperial 2"), True)])
def test_who_controls_the_main_corridor_silences_it(people, leads):
    s, _, hall, bridge = corridor()
    for title in people:
        s.put(title, at=hall)
    man = s.put("Imperial 2", at=bridge)
    s.start(turn="dark", phase="move")
    assert s.can("move", man, hall) == leads


# -- Tatooine: City Outskirts ------------------------------------------------------------------------------------------


def test_a_jedi_comes_to_the_outskirts_once():
    s = scene(JEDI_KNIGHT)
    place, box = s.location("Tatooine: City Outskirts"), s.location("Tatooine: Box")
    jedi, second, man = s.pile("light", "reserve", "Test Jedi", "Test Jedi", "Rebel 5")
    s.start(turn="light", phase="control")
    assert not s.can("use", place)
    s.until(phase="deploy")
    assert not s.can("use", place, man)
    s.do("use", place, jedi)
    assert s.at(jedi) == place != box and s.count("light", "force") == 9
    assert not s.can("use", place, second)
    s.until(player="dark")
    s.until(player="light", phase="deploy")
    assert not s.can("use", place)


def test_nobody_need_come_to_the_outskirts():
    s = scene(JEDI_KNIGHT)
    s.location("Tatooine: City Outskirts")
    (jedi,) = s.pile("light", "reserve", "Test Jedi")
    s.start(turn="light", phase="deploy")
    s.until(player="dark", phase="control")
    assert s.zone(jedi) == "reserve"


@pytest.mark.parametrize(("title", "free"), [("Test Maul", True), ("Imperial 5", False)])
def test_maul_walks_to_the_outskirts_for_free(title, free):
    s = scene(MAUL, force=0)
    place, box = s.location("Tatooine: City Outskirts"), s.location("Tatooine: Box")
    comes, goes = s.put(title, at=box), s.put(title, at=place)
    s.start(turn="dark", phase="move")
    assert s.can("walk", comes, place) == free
    assert not s.can("walk", goes, box)


@pytest.mark.parametrize("tracks", [1, 2])
def test_what_makes_walking_dearer_is_free_for_maul_too(tracks):
    mud = Effect(
        "Test Mud", LIGHT, "test mud", destiny=1, text=[DeployOnTable(), Modify("move cost", +1, theirs(CHARACTER))]
    )
    s = scene(MAUL, mud, force=tracks)
    place, box = s.location("Tatooine: City Outskirts"), s.location("Tatooine: Box")
    s.put("Test Mud", on="table")
    maul, man = s.put("Test Maul", at=box), s.put("Imperial 2", at=box)
    s.start(turn="dark", phase="move")
    assert s.can("walk", man, place) == (tracks == 2)
    s.do("walk", maul, place)
    assert s.count("dark", "force") == tracks


# -- Cloud City: Dining Room -------------------------------------------------------------------------------------------


def test_the_dark_side_comes_to_dinner_as_a_react():
    spoon = Device("Test Spoon", DARK, "test spoon", destiny=1, text=[DeployOn(CHARACTER)])
    s = scene(spoon)
    room, other_room = s.location("Cloud City: Dining Room"), s.location("Tatooine: Box")
    for place in (room, other_room):
        s.put("Imperial 2", at=place)
        s.put("Rebel 2", at=place)
    guard = s.put("Dark Guard", at=room)
    man, stick, toy, mine = s.hand("dark", "Imperial 3", "Imperial Blaster", "Test Spoon", "Timer Mine")
    s.put("Dark Digger", at=room)
    fight(s, room, "light")
    assert s.can("react", man) and s.can("react", stick, guard)
    assert not s.can("react", toy) and not s.can("react", mine)
    s = scene()
    place = s.location("Tatooine: Box")
    s.location("Cloud City: Dining Room")
    s.put("Imperial 2", at=place)
    s.put("Rebel 2", at=place)
    (man,) = s.hand("dark", "Imperial 3")
    fight(s, place, "light")
    assert not s.can("react", man)


@pytest.mark.parametrize(("who", "factor"), [(("Rebel 2",), 2), (("Imperial 2",), 1), ((), 1),
                                             (("Rebel 2", "Imperial 2"), 1)])  # fmt: skip
@pytest.mark.parametrize("title", ["Beru Stew", "Blue Milk", "Yoda Stew", "Light Soup"])
def test_dishes_are_doubled_for_who_controls_the_dining_room(title, who, factor):
    dish = LostInterrupt(title, LIGHT, f"test {title}", destiny=1, text=[Action([LoseForce(2, OPPONENT)])])
    s = scene(*([] if title == "Beru Stew" else [dish]))
    room = s.location("Cloud City: Dining Room")
    for each in who:
        s.put(each, at=room)
    (stew,) = s.hand("light", title)
    s.start(turn="light", phase="control")
    force, before = {side: s.count(side, "force") for side in SIDES}, s.count("dark", "lost")
    s.do("play", stew)
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    factor = 1 if title == "Light Soup" else factor
    if title == "Beru Stew":
        assert {side: s.count(side, "force") - force[side] for side in SIDES} == dict.fromkeys(SIDES, 2 * factor)
    else:
        assert s.count("dark", "lost") - before == 2 * factor


def test_porkins_dines_cheaply():
    jek = Rebel("Test Jek", "test jek", personas=["Porkins"], destiny=1, deploy=5, power=1, ability=1, forfeit=3)
    s = scene(jek)
    room, box = s.location("Cloud City: Dining Room"), s.location("Tatooine: Box")
    jek, man = s.hand("light", "Test Jek", "Rebel 2")
    assert s.deploy_cost(jek, at=box) - s.deploy_cost(jek, at=room) == 2
    assert s.deploy_cost(man, at=box) == s.deploy_cost(man, at=room)


# -- Jabba's Palace ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "gone"), [((), False), (("Rebel 2",), True), (("Rebel 2", "Imperial 2"), False),
                                              (("Imperial 2",), False)])  # fmt: skip
def test_scum_and_villainy_ends_when_the_light_side_rules_the_chamber(people, gone):
    s = scene()
    room = s.location("Jabba's Palace: Audience Chamber", side="light")
    scum, banner = s.put("Scum And Villainy", on=room), s.put("Dark Banner", on="table")
    for title in people:
        s.put(title, at=room)
    s.start(turn="light", phase="control")
    assert s.zone(scum) == ("lost" if gone else "table") and s.on_table(banner)


def test_the_light_chamber_fetches_bo_shuda():
    s = scene()
    room = s.location("Jabba's Palace: Audience Chamber", side="light")
    shuda, banner = s.pile("light", "reserve", "Bo Shuda", "Light Banner")
    s.start(turn="light", phase="control")
    assert not s.can("use", room)
    s.until(phase="deploy")
    assert not s.can("use", room, banner)
    s.do("use", room, shuda)
    assert s.on_table(shuda)


def test_bo_shuda_need_not_come():
    s = scene()
    s.location("Jabba's Palace: Audience Chamber", side="light")
    (shuda,) = s.pile("light", "reserve", "Bo Shuda")
    s.start(turn="light", phase="deploy")
    s.until(player="dark", phase="control")
    assert s.zone(shuda) == "reserve"


def test_alien_leaders_are_safe_in_the_light_chamber():
    human = Imperial("Test Moff", "test moff", destiny=1, deploy=2, power=1, ability=2, forfeit=5, traits=["leader"])
    s = scene(human)
    room, box = s.location("Jabba's Palace: Audience Chamber", side="light"), s.location("Tatooine: Box")
    chief, theirs_, brute, away, officer = (
        s.put("Dark Chief", at=room), s.put("Light Chief", at=room), s.put("Brute 2", at=room),
        s.put("Dark Chief", at=box), s.put("Test Moff", at=room))  # fmt: skip
    s.start(turn="dark", phase="control")
    safe = [damage.immunity(s.game.engine, card.id) for card in (chief, theirs_, brute, away, officer)]
    assert safe == [ALL_ATTRITION, 0, 0, 0, 0]


@pytest.mark.parametrize(("people", "safe"), [(("Settler 2",), True), (("Rebel 2",), False), ((), False),
                                              (("Settler 2", "Imperial 2"), True), (("Brute 2",), False)])  # fmt: skip
def test_an_alien_at_the_palace_keeps_bo_shuda_from_being_cancelled(people, safe):
    s = scene(END)
    palace, room = s.location("Tatooine: Jabba's Palace", side="light"), s.location("Jabba's Palace: Audience Chamber")
    shuda, banner = s.put("Bo Shuda", on=room), s.put("Light Banner", on="table")
    for title in people:
        s.put(title, at=palace)
    (end,) = s.hand("dark", "Test End")
    s.start(turn="dark", phase="control")
    assert s.can("play", end, shuda) != safe and s.can("play", end, banner)


@pytest.mark.parametrize("safe", [True, False])
def test_bo_shuda_is_not_cancelled_while_it_comes_either(safe):
    s = scene(END)
    palace, room = s.location("Tatooine: Jabba's Palace", side="light"), s.location("Jabba's Palace: Audience Chamber")
    s.put("Settler 2" if safe else "Rebel 2", at=palace)
    (end,), (shuda,) = s.hand("dark", "Test End"), s.hand("light", "Bo Shuda")
    s.start(turn="light", phase="deploy")
    s.do("deploy", shuda, room)
    assert s.can("play", end) != safe


@pytest.mark.parametrize(
    ("held", "lost"), [((), 2), (("Jabba's Palace: Cellar",), 1), (("Jabba's Palace: Garden",), 2)]
)
def test_the_palace_costs_the_dark_side_force_when_it_comes(held, lost):
    s = scene(*PALACE)
    s.location("Tatooine: Desert", side="dark")
    for site in PALACE:
        place = s.location(site.title)
        if site.title in held:
            s.put("Imperial 2", at=place)
    (palace,) = s.hand("light", "Tatooine: Jabba's Palace")
    s.start(turn="light", phase="deploy")
    before = {side: s.game.engine.life_force(side) for side in SIDES}
    s.do("deploy", palace)
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    assert before["dark"] - s.game.engine.life_force("dark") == lost
    assert before["light"] == s.game.engine.life_force("light")


def test_another_site_that_comes_costs_nothing():
    s = scene(*PALACE)
    s.location("Tatooine: Jabba's Palace", side="light")
    s.location("Jabba's Palace: Attic")
    (cellar,) = s.hand("dark", "Jabba's Palace: Cellar")
    s.start(turn="dark", phase="deploy")
    before = s.game.engine.life_force("dark")
    s.do("deploy", cellar)
    assert s.game.engine.life_force("dark") == before and not s.can("lose", pile="reserve")


# -- Death Star: Detention Block Control Room --------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "open_"), [((), True), (("Imperial 2",), False), (("Brute 2",), True),
                                               (("Rebel 2",), True), (("Imperial 2", "Rebel 2"), False)])  # fmt: skip
def test_an_imperial_keeps_the_control_room_from_being_converted(people, open_):
    s = scene(CELLS)
    room = s.location(CELLS.title, side="dark")
    for title in people:
        s.put(title, at=room)
    (cells,) = s.hand("light", CELLS.title)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", cells) == open_


@pytest.mark.parametrize(("people", "able"), [(("Rebel 2",), True), ((), False), (("Rebel 2", "Brute 2"), False)])
def test_the_light_side_raises_its_control_room_again(people, able):
    s = scene(CELLS)
    room = s.location(CELLS.title, side="light")
    ours, (theirs_,) = s.icons("light", room), s.hand("dark", CELLS.title)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", theirs_)
    assert (s.icons("light", room), s.icons("dark", room)) == (0, 1)
    for title in people:
        s.put(title, at=room)
    s.until(player="light", phase="control")
    assert s.can("use", room) == able
    if able:
        s.do("use", room)
        assert (s.icons("light", room), s.icons("dark", room)) == (ours, 0)
        assert not s.can("use", room)


def test_there_is_nothing_to_raise_if_nothing_was_converted():
    s = scene()
    room = s.location(CELLS.title, side="dark")
    s.put("Rebel 2", at=room)
    s.start(turn="light", phase="control")
    assert not s.can("use", room)


# -- Rendezvous Point --------------------------------------------------------------------------------------------------


def test_rendezvous_point():
    s = scene()
    point, calm = s.location("Rendezvous Point"), s.location("Calm")
    ship, theirs_ = s.hand("light", "Cruiser")[0], s.hand("dark", "Dreadnaught")[0]
    assert s.deploy_cost(ship, at=calm) - s.deploy_cost(ship, at=point) == 2
    assert s.deploy_cost(theirs_, at=calm) == s.deploy_cost(theirs_, at=point)
    here, away, enemy = (
        crewed(s, "Cruiser", at=point),
        crewed(s, "Cruiser", at=calm),
        crewed(s, "Dreadnaught", at=point),
    )
    assert [s.hyperspeed(card) for card in (here, away, enemy)] == [5, 3, 3]
    (man,) = s.hand("light", "Rebel 2")
    assert s.deploy_cost(man, at=here) == s.deploy_cost(man, at=away)


@pytest.mark.parametrize("side", SIDES)
def test_nobody_drains_at_rendezvous_point(side):
    s = scene()
    point = s.location("Rendezvous Point")
    ship = crewed(s, "Cruiser" if side == "light" else "Dreadnaught", at=point)
    s.put(f"{MEN[side]} 2", aboard=ship, as_="passenger")
    s.start(turn=side, phase="control")
    assert not s.can("drain", point)


@pytest.mark.parametrize(("title", "start", "able"), [("Cruiser", "Test Near", True), ("Cruiser", "Test Far", False),
                                                      ("Dreadnaught", "Test Near", False)])  # fmt: skip
def test_ships_of_the_light_side_come_to_rendezvous_point_from_farther(title, start, able):
    """From 5 parsecs away with a hyperspeed of 3, and not from 6; elsewhere only as far as their own goes."""
    s = scene(FAR, NEAR, BEYOND)
    beyond = s.location("Test Beyond")
    point, far, near = s.location("Rendezvous Point"), s.location("Test Far"), s.location("Test Near")
    ship = crewed(s, title, at=near if start == "Test Near" else far)
    s.start(turn="light" if title == "Cruiser" else "dark", phase="move")
    assert s.can("hyperspeed", ship, point) == able
    assert s.can("hyperspeed", ship, far if start == "Test Near" else near) and not s.can("hyperspeed", ship, beyond)
