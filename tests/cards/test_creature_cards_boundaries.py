"""Where the texts about creatures end: the case just beside each of them."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, scene
from tests.cards.test_creature_cards import BEAST, CAVE, PIT, SMUGGLER_, threatened

OTHER = {"light": "dark", "dark": "light"}


# -- Fallen Portal -----------------------------------------------------------------------------------------------------


PORTALS = [(PIT, True), ("Tatooine: Jabba's Palace", True), ("Tatooine: Docking Bay 94", True),
           ("Endor: Back Door", True), ("Tatooine: Box", False)]  # fmt: skip


@pytest.mark.parametrize(("place", "falls"), PORTALS)
def test_battles_under_portals(place, falls):
    s = scene()
    there = s.location(place)
    s.put("Rebel 6", at=there)
    s.put("Imperial 1", at=there)
    portal = s.hand("light", "Fallen Portal")
    s.start("dark", "battle")
    s.do("battle", there)
    assert s.can("play", portal) is falls


@pytest.mark.parametrize(("place", "falls"), PORTALS)
def test_hunts_under_portals(place, falls):
    s = scene()
    there = s.location(place)
    mynock, hunter = s.put("Mynock", at=there, side="light"), s.put("Imperial 1", at=there)
    hidden = s.put("Imperial 2", aboard=s.put("Tank", at=there), as_="passenger")
    portal = s.hand("light", "Fallen Portal")
    s.start("dark", "battle")
    s.do("attack", mynock)
    plays = [option for option in (s.decision.options if s.decision else ()) if option.verb == "play"]
    assert len(plays) == (1 if falls else 0)  # by the second text alone
    assert s.can("play", portal, hunter) is falls and not s.can("play", portal, hidden)


def test_hunters_of_your_own_bring_no_portal_down():
    s = scene()
    pit = s.location(PIT)
    mynock = s.put("Mynock", at=pit, side="light")
    s.put("Rebel 6", at=pit)
    s.put("Imperial 1", at=pit)
    portal = s.hand("light", "Fallen Portal")
    s.start("light", "battle")
    s.do("attack", mynock)
    assert not s.can("play", portal)


def test_a_creature_that_attacks_your_creature_is_one_target():
    s = scene(BEAST)
    pit = s.location(PIT)
    s.hand("light", "Fallen Portal")
    s.start("dark", "move")
    s.put("Beast", at=pit)
    s.put("Imperial 1", at=pit)
    s.put("Mynock", at=pit, side="light")
    assert [option.mode for option in s.decision.options if option.verb == "play"] == [1]


# -- Rancor Pit --------------------------------------------------------------------------------------------------------


def test_only_your_characters_bring_force_back():
    s = scene(BEAST)
    pit = s.location(PIT)
    beast, tauntaun, own = s.put("Beast", at=pit), s.put("Tauntaun", at=pit), s.put("Imperial 1", at=pit)
    for side in ("light", "dark"):
        s.pile(side, "lost", *["Light Trick" if side == "light" else "Dark Trick"] * 6)
    s.start("dark", "move")
    s.happen("eat", tauntaun, other=beast)
    s.happen("eat", own, other=beast)
    assert (s.count("light", "lost"), s.count("dark", "lost")) == (7, 7)


def test_other_cards_deploy_to_the_pit_as_ever():
    s = scene()
    pit = s.location(PIT)
    skiff = s.hand("dark", "Barge")
    s.put("Imperial 1", at=pit)
    s.start("dark", "deploy")
    assert not s.can("deploy", skiff, pit)


@pytest.mark.parametrize("where", ["elsewhere", "inside"])
def test_a_creature_that_is_not_present_keeps_nobody(where):
    s = scene(BEAST)
    pit, den = s.location(PIT), s.location("Jabba's Palace: Audience Chamber")
    who = s.put("Imperial 6", at=pit)
    if where == "elsewhere":
        s.put("Beast", at=den)
    else:
        s.put("Vine Snake", on=s.put("Imperial 1", aboard=s.put("Tank", at=pit), as_="passenger"), side="dark")
    s.start("dark", "move")
    assert s.can("walk", who, den)


# -- Dark Waters -------------------------------------------------------------------------------------------------------


def test_dark_waters_take_one_from_a_drain_and_mobile_sites_stay_dry():
    bog = Site("Yavin 4: Bog", LIGHT, "box bog", ["exterior", "planet"], (3, 3))
    deck = Site("Fighter: Deck", LIGHT, "box deck", ["interior", "starship"], (1, 1))
    hatch = Site("Tank: Hatch", DARK, "box hatch", ["exterior", "vehicle"], (1, 1))
    s = scene(bog, deck, hatch)
    place, mobile, calm = s.location("Yavin 4: Bog"), s.location("Death Star: Box"), s.location("Calm")
    s.put("Fighter", at=calm)
    s.put("Tank", at=place)
    dry = [mobile, calm, s.location("Fighter: Deck"), s.location("Tank: Hatch")]
    waters = s.hand("dark", "Dark Waters")
    s.start("dark", "deploy")
    assert not any(s.can("deploy", waters, each) for each in dry)
    s.do("deploy", waters, place)
    assert (s.drain_amount("light", place), s.drain_amount("dark", place)) == (2, 3)


def test_a_swamp_creature_that_is_shut_in_does_not_shelter_them():
    s = scene()
    box = s.location("Yavin 4: Box")
    waters, alter = s.put("Dark Waters", on=box), s.hand("light", "Alter")
    s.put("Rebel 5", at=box)
    s.put("Nudj", on=s.put("Rebel 1", aboard=s.put("Crawler", at=box), as_="passenger"))
    s.start("light", "control")
    assert s.can("play", alter, waters)


# -- Yaggle Gakkle -----------------------------------------------------------------------------------------------------


def test_what_a_creature_has_eaten_stays_with_it():
    s = scene(BEAST)
    box = s.location("Yavin 4: Box")
    beast, mount = s.put("Beast", at=box), s.put("Tauntaun", at=box)
    cry = s.hand("dark", "Yaggle Gakkle")
    s.start("dark", "control")
    s.do("play", cry, mount, beast)
    s.until(phase="control", player="light")
    assert s.ferocity(beast) == 11


def test_nobody_has_to_cry_yaggle_gakkle():
    s = scene(BEAST)
    box = s.location("Yavin 4: Box")
    s.put("Beast", at=box)
    mount, cry = s.put("Tauntaun", at=box), s.hand("dark", "Yaggle Gakkle")
    s.start("dark", "control")
    s.until(phase="deploy")
    assert s.on_table(mount) and s.zone(cry) == "hand"


# -- Greedo ------------------------------------------------------------------------------------------------------------


def test_greedo_threatens_once_a_phase_and_only_if_he_likes():
    s, box, greedo, runner = threatened(force=0, destiny=1)
    s.until(player="dark")
    s.do("use", greedo, runner)
    assert s.on_table(runner) and s.decision.player == "light"
    s.pass_()
    assert not s.can("use", greedo)
    s, box, greedo, runner = threatened(force=0, destiny=9)
    s.until(phase="deploy")
    assert s.on_table(runner)


def test_greedo_threatens_smugglers_only_and_in_no_other_phase():
    s, box, greedo, runner = threatened(force=0)
    plain = s.put("Rebel 3", at=box)
    s.until(player="dark")
    assert not s.can("use", greedo, plain) and s.can("use", greedo, runner)
    s.start("light", "deploy")
    s.pass_()
    assert not s.can("use", greedo)


def test_greedo_threatens_nobody_in_space():
    s = scene(SMUGGLER_, force=0)
    calm = s.location("Calm")
    greedo = s.put("Greedo", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    s.put("Light Runner", aboard=crewed(s, "Cruiser", calm), as_="passenger")
    s.start("light", "control")
    s.pass_()
    assert not s.can("use", greedo)


def test_a_single_force_is_all_of_it():
    s, box, greedo, runner = threatened(force=1)
    s.until(player="dark")
    s.do("use", greedo, runner)
    s.do("yes")
    assert s.on_table(runner) and s.count("light", "force") == 0 and s.count("dark", "force") == 2


def test_greedos_ability_counts_and_his_destiny_alone():
    s, box, greedo, runner = threatened(force=0, destiny=5)
    s.destinies("dark", 3, 9)
    s.until(player="dark")
    s.do("use", greedo, runner)
    assert s.on_table(runner)  # 3 + 1, whatever lies beneath


# -- Wampa Cave --------------------------------------------------------------------------------------------------------

WAMPA_CAVE = "Hoth: Wampa Cave (7th Marker)"


def test_the_cave_weakens_no_other_drain():
    s = scene()
    cave, power = s.location(WAMPA_CAVE), s.location("Hoth: Main Power Generators (1st Marker)")
    box = s.location("Yavin 4: Box")
    before = s.drain_amount("light", box), s.drain_amount("dark", cave)
    rebel = s.put("Rebel 1", at=cave)
    assert (s.drain_amount("light", box), s.drain_amount("dark", cave)) == before and power
    held = s.drain_amount("light", cave)
    s.put("Imperial 1", at=cave)
    assert s.drain_amount("light", cave) == held + 1 and s.on_table(rebel)  # whose cave it is, is open


def test_wampas_of_the_other_side_pay():
    s = scene(Creature("White Beast", LIGHT, "box white beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=1,
                       defense=1, traits=["wampa"], text=[Habitat()]))  # fmt: skip
    cave = s.location(WAMPA_CAVE)
    beast = s.hand("light", "White Beast")
    s.start("light", "deploy")
    assert s.deploy_cost(beast, cave) == 2


# -- Swamp -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_swamp_breeds_in_ones_deploy_phase_and_costs_nothing_elsewhere(side):
    s = scene()
    box = s.location("Yavin 4: Box")
    swamp = s.location("Swamp", side=side)
    s.pile(side, "reserve", "Vine Snake")
    for who in ("Rebel 1", "Imperial 1"):
        s.put(who, at=box)
    s.start(side, "control")
    assert not s.can("use", swamp)
    s.start(OTHER[side], "battle")
    assert next(option.cost for option in s.decision.options if option.verb == "battle") == 1


CRAFT = {"light": "Incom T-16 Skyhopper", "dark": "Ubrikkian 9000 Z001"}
PEOPLE = {"light": "Rebel", "dark": "Imperial"}


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("owner", "start", "reacts"), [("mine", "swamp", True), ("theirs", "swamp", False),
                                                        ("theirs", "next", True)])  # fmt: skip
def test_who_reacts_beside_a_swamp(side, owner, start, reacts):
    """A swamp holds back those on its other side, and only there."""
    s = scene(Site("Yavin 4: Next", LIGHT, "box next", ["exterior", "planet"], (1, 1)))
    first = s.location("Yavin 4: Next") if start == "next" else None
    box = s.location("Yavin 4: Box")
    swamp = s.location("Swamp", side=side if owner == "mine" else OTHER[side])
    craft = s.put(CRAFT[side], at=first or swamp)
    s.put(f"{PEOPLE[side]} 3", aboard=craft)
    for each in ("light", "dark"):
        s.put(f"{PEOPLE[each]} 1", at=box)
    s.start(OTHER[side], "battle")
    s.do("battle", box)
    assert s.can("react", craft) is reacts


# -- the cave ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "mine"), [("light", "Rebel 1"), ("dark", "Imperial 1")])
@pytest.mark.parametrize("case", ["uncontrolled", "contested", "sector", "other system"])
def test_drains_that_a_cave_does_not_stop(side, mine, case):
    foe = OTHER[side]
    s = scene()
    calm, big = s.location("Calm"), s.location("Big One")
    cave = s.location(CAVE, side=side)
    far = s.location("Yavin 4")
    second = s.location("Big One")
    place = {"sector": big, "other system": far}.get(case, calm)
    ship = "Dreadnaught" if foe == "dark" else "Cruiser"
    s.put("Imperial 2" if foe == "dark" else "Rebel 2", aboard=crewed(s, ship, place), as_="passenger")
    if case != "uncontrolled":
        s.put(mine, at=cave)
    if case == "contested":
        s.put("Imperial 1" if foe == "dark" else "Rebel 1", at=cave)
    s.start(foe, "control")
    s.do("drain", place)
    assert not any(option.verb == "use" and option.card == cave for option in s.decision.options) and second


# -- Vine Snake --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("destiny", "left"), [(3, 4), (2, 5)])
def test_a_vine_snake_draws_one_destiny_above_ability(owner, destiny, left):
    big = Character("Big", LIGHT, "box big", "rebel", destiny=1, power=5, ability=2, forfeit=3)
    s = scene(big)
    host = s.put("Big", at=s.location("Yavin 4: Box"))
    s.put("Vine Snake", on=host, side=owner)
    s.destinies(owner, destiny, 9)
    s.start(owner, "move")
    s.until(phase="draw")
    assert s.power(host) == left
