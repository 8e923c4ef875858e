"""Cards that question, torture and strangle: IT-O, EV-9D9, Interrogation Array, Special Delivery, Strangle…"""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, over, scene

CORRIDOR, TOWN, WORKSHOP = "Death Star: Detention Block Corridor", "Tatooine: Box", "Jabba's Palace: Droid Workshop"
JUNKHEAP, INCINERATOR = "Sandcrawler: Droid Junkheap", "Cloud City: Incinerator"
TROOPER = Imperial("Escort Trooper", "t trooper", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
                   icons=["warrior"], traits=["trooper"])  # fmt: skip
BRAWLER = Imperial("Brawler", "t brawler", destiny=1, deploy=1, power=3, ability=2, forfeit=1, icons=["warrior"])


def at(place=CORRIDOR, **start):
    s = scene(TROOPER, BRAWLER)
    return s, s.location(place, side="dark" if "Interrogation" in place else None)


def escorted(s, place, who="Rebel 3", guard="Dark Guard", **how):
    """A captive with an escort of its own."""
    return s.put(who, captive_of=s.put(guard, at=place), **how)


# -- IT-O --------------------------------------------------------------------------------------------------------------


def test_it_o_adds_the_captives_present_to_drains_in_the_detention_block():
    s, prison = at()
    s.put("Imperial 1", at=prison)
    plain, theirs_ = s.drain_amount("dark", prison), s.drain_amount("light", prison)
    ito = s.put("IT-O (Eyetee-Oh)", at=prison)
    s.put("Rebel 1", imprisoned_at=prison)  # shut away: not present
    assert s.drain_amount("dark", prison) == plain
    escorted(s, prison), escorted(s, prison)
    assert s.drain_amount("dark", prison) == plain + 2 and s.drain_amount("light", prison) == theirs_
    bay = s.location("Death Star: Docking Bay 327")
    escorted(s, bay), s.put("Imperial 1", at=bay)
    far = s.drain_amount("dark", bay)
    s.start(turn="dark", phase="move")
    s.do("walk", ito, bay)
    assert s.drain_amount("dark", prison) == plain and s.drain_amount("dark", bay) == far


@pytest.mark.ruling("captives-frozen.4")
@pytest.mark.parametrize(("frozen", "more"), [(True, 0), (False, 1)])
def test_it_o_does_not_count_the_frozen(frozen, more):
    s, prison = at()
    s.put("Imperial 1", at=prison)
    plain = s.drain_amount("dark", prison)
    s.put("IT-O (Eyetee-Oh)", at=prison)
    escorted(s, prison, frozen=frozen)
    assert s.drain_amount("dark", prison) == plain + more


def test_no_bolt_holds_it_o():
    s, prison = at()
    ito, other, bolt = s.put("IT-O (Eyetee-Oh)", at=prison), s.put("Dark Droid", at=prison), "Restraining Bolt"
    card = s.hand("light", bolt)
    s.put("Rebel 1", at=prison)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, other) and not s.can("deploy", card, ito)


# -- EV-9D9 ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ev-9d9-card-face.1")
@pytest.mark.parametrize("title", ["Torture", "Dark Droid"])
def test_ev_9d9_finds_power_droids_and_torture(title):
    s, place = at(WORKSHOP)
    ev = s.put("EV-9D9", at=place)
    other, found = s.pile("dark", "reserve", "Dark Trick", title)
    s.start(turn="dark", phase="control")
    assert not s.can("use", ev, other)
    s.until(phase="deploy")
    assert s.zone(found) == "reserve"  # nobody must
    s.start(turn="dark", phase="control")
    s.do("use", ev, found)
    assert s.zone(found) == "hand"
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", ev)
    s.start(turn="light", phase="control")
    assert not s.can("use", ev)


@pytest.mark.ruling("ev-9d9-card-face.2")
@pytest.mark.parametrize(("place", "may"), [(WORKSHOP, True), (JUNKHEAP, True), (INCINERATOR, True), (TOWN, False)])
def test_ev_9d9_drains_where_droids_are_broken_more_if_there_are_some(place, may):
    s, site = at(place)
    ev = s.put("EV-9D9", at=site)
    s.start(turn="dark", phase="control")
    assert s.can("drain", site) == may
    plain = s.drain_amount("dark", site)
    s.put("Dark Droid", at=site)
    assert s.drain_amount("dark", site) == plain + may
    s.happen("lose", ev)
    assert not s.can("drain", site)


@pytest.mark.ruling("ev-9d9-card-face.2", "ev-9d9-card-face.3")
def test_ev_9d9_elsewhere_lets_nobody_drain_in_the_workshop():
    s, site = at(WORKSHOP)
    town = s.location(TOWN)
    s.put("EV-9D9", at=town), s.put("Dark Droid", at=town), s.put("Dark Droid", at=site), s.put("Imperial 1", at=town)
    s.start(turn="dark", phase="control")
    assert not s.can("drain", site) and s.drain_amount("dark", town) == s.icons("light", town)


@pytest.mark.ruling("ev-9d9-card-face.3")
def test_ev_9d9_counts_droids_in_sight_for_your_drains_there():
    s, place = at(WORKSHOP)
    town = s.location(TOWN)
    s.put("Imperial 1", at=town)
    before = [s.drain_amount(side, where) for side, where in (("dark", town), ("light", place))]
    s.put("EV-9D9", at=place), s.put("Dark Droid", at=place)
    plain = s.drain_amount("dark", place)
    s.put("Dark Droid", at=town), s.put("Dark Droid", aboard=s.put("Tank", at=place))
    assert s.drain_amount("dark", place) == plain
    assert [s.drain_amount(side, where) for side, where in (("dark", town), ("light", place))] == before


@pytest.mark.ruling("ev-9d9-card-face.3", "captives-frozen.6")
def test_ev_9d9_counts_other_droids_captive_ones_included_but_not_frozen_ones():
    s, place = at(WORKSHOP)
    ev = s.put("EV-9D9", at=place)
    plain = s.drain_amount("dark", place)
    s.put("Dark Droid", at=place), s.put("Light Droid", at=place)
    assert s.drain_amount("dark", place) == plain + 2
    escorted(s, place, "Light Digger")
    assert s.drain_amount("dark", place) == plain + 3
    escorted(s, place, "Light Droid", frozen=True), escorted(s, place, "Rebel 3")
    assert s.drain_amount("dark", place) == plain + 3
    s.start(turn="dark", phase="control")
    s.happen("lose", ev)
    assert s.drain_amount("dark", place) == plain


# -- Interrogation Array -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("interrogation-array-card-face.1")
def test_the_array_stands_in_a_prison():
    s, prison = at()
    town, array = s.location(TOWN), s.hand("dark", "Interrogation Array")
    s.put("Imperial 1", at=prison), s.put("Imperial 1", at=town)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", array, prison) and not s.can("deploy", array, town)


def array(*captives):
    s, prison = at()
    device = s.put("Interrogation Array", on=prison)
    for who, how in captives:
        s.put(who, **{"imprisoned_at": prison} if how.get("jail") else {"captive_of": s.put("Dark Guard", at=prison)},
              frozen=how.get("frozen", False))  # fmt: skip
    s.start(turn="dark", phase="control")
    return s, prison, device


@pytest.mark.ruling("interrogation-array-card-face.2", "captives-frozen.8")
@pytest.mark.parametrize(("captives", "lost"), [
    ((("Rebel 3", {}), ("Rebel 4", {"jail": True})), 2), ((("Rebel 2", {}),), 0),
    ((("Rebel 3", {"frozen": True}),), 0),
    ((("Rebel 3", {"jail": True, "frozen": True}), ("Rebel 3", {})), 1)])  # fmt: skip
def test_the_array_costs_a_force_for_each_captive_of_ability_above_two(captives, lost):
    s, *_ = array(*captives)
    before = s.game.engine.life_force("light")
    s.until(player="light", verb="lose") if lost else s.until(phase="deploy")
    while any(each.verb == "lose" for each in s.decision.options):
        s.decide(lambda each: each.verb == "lose")
    assert before - s.game.engine.life_force("light") == lost


def test_the_array_asks_the_captives_at_its_own_prison():
    s, prison, _ = array()
    town = s.location(TOWN)
    escorted(s, town, "Rebel 4"), s.put("Rebel 5", at=prison)
    s.until(phase="deploy")
    assert s.count("light", "lost") == 0
    s, prison, _ = array(("Rebel 3", {}), ("Rebel 2", {}))
    escorted(s, s.location(TOWN), "Rebel 4"), s.put("Rebel 5", at=prison)
    s.until(player="light", verb="lose")
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 1 and not s.can("lose", pile="reserve")


def test_the_array_rests_in_the_opponents_turn():
    s, prison, device = array(("Rebel 3", {}))
    s.pile("dark", "reserve", "Torture")
    s.start(turn="light", phase="control")
    while s.game.engine.state.phase == "control":
        assert not s.can("use", device)
        s.pass_()
    assert s.count("light", "lost") == 0


def test_the_array_finds_nothing_else_and_nothing_for_free():
    s, _, device = array()
    other = s.pile("dark", "reserve", "Dark Trick")
    assert not s.can("use", device, other)
    s.force("dark", 0)
    assert not s.can("use", device)


@pytest.mark.ruling("interrogation-array-card-face.3")
@pytest.mark.parametrize("title", ["Torture", "Aiiii! Aaa! Agggggggggg!"])
def test_the_array_finds_torture_for_a_force(title):
    s, _, device = array()
    card = s.pile("dark", "reserve", title)
    s.do("use", device, card)
    assert s.zone(card) == "hand" and s.count("dark", "force") == 11
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", device)


# -- Aiiii! Aaa! Agggggggggg! ------------------------------------------------------------------------------------------


@pytest.mark.ruling("aiiii-aaa-agggggggggg-card-face.1", "captives-frozen.7")
@pytest.mark.parametrize(("who", "how", "played"), [
    ("Rebel 2", {}, True), ("Rebel 1", {}, False), ("Settler 3", {}, False),
    ("Rebel 2", {"frozen": True}, False)])  # fmt: skip
def test_a_rebel_of_some_ability_in_a_prison_cries_out(who, how, played):
    s, prison = at()
    town = s.location(TOWN)
    for each in ("Rebel 3", "Rebel 4", "Rebel 2", "Light Droid"):
        s.put(each, at=town)
    s.put("Imperial 5", at=prison), s.put(who, imprisoned_at=prison, **how)
    card = s.hand("dark", "Aiiii! Aaa! Agggggggggg!")
    s.start(turn="dark", phase="control")
    assert s.can("play", card) == played
    if played:
        before = s.game.engine.life_force("light")
        s.do("play", card)
        while any(each.verb == "lose" for each in s.decision.options):
            s.decide(lambda each: each.verb == "lose")
        assert before - s.game.engine.life_force("light") == 2  # those of ability above 2, the captive not counted


@pytest.mark.ruling("aiiii-aaa-agggggggggg-card-face.1")
def test_the_prison_must_be_under_control():
    s, prison = at()
    s.put("Rebel 3", imprisoned_at=prison), s.put("Rebel 4", at=s.location(TOWN))
    card = s.hand("dark", "Aiiii! Aaa! Agggggggggg!")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)
    s.put("Imperial 1", at=prison)
    assert s.can("play", card)
    s.put("Rebel 1", at=prison)
    assert not s.can("play", card)
    s, town = at(TOWN)
    escorted(s, town), s.put("Rebel 4", at=s.location("Tatooine: Vault"))
    card = s.hand("dark", "Aiiii! Aaa! Agggggggggg!")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)  # no prison


# -- Sonic Bombardment -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("sonic-bombardment-card-face.1")
def test_sonic_bombardment_finds_a_prison():
    s, _ = at(TOWN)
    prison, other = (
        s.pile("dark", "reserve", "Cloud City: Security Tower"),
        s.pile("dark", "reserve", "Tatooine: Desert"),
    )
    card = s.hand("dark", "Sonic Bombardment")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, other)
    s.do("play", card, prison)
    assert s.zone(prison) == "hand" and s.zone(card) == "used"


def test_nobody_free_is_bombarded():
    s, prison = at()
    s.put("Settler 1", at=prison)
    card = s.hand("dark", "Sonic Bombardment")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, mode=2)


@pytest.mark.ruling("sonic-bombardment-card-face.2", "captives-frozen.9")
@pytest.mark.parametrize(("who", "frozen", "place", "played"), [
    ("Settler 1", False, CORRIDOR, True), ("Rebel 3", False, CORRIDOR, False),
    ("Settler 1", True, CORRIDOR, False), ("Settler 1", False, TOWN, False)])  # fmt: skip
def test_an_alien_in_a_prison_is_bombarded(who, frozen, place, played):
    s, site = at(place)
    escorted(s, site, who, frozen=frozen)
    card = s.hand("dark", "Sonic Bombardment")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, mode=2) == played
    if played:
        before = s.game.engine.life_force("light")
        s.do("play", card, mode=2)
        while any(each.verb == "lose" for each in s.decision.options):
            s.decide(lambda each: each.verb == "lose")
        assert before - s.game.engine.life_force("light") == 3 and s.zone(card) == "lost"


# -- Special Delivery --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "paid"), [("Escort Trooper", True), ("Dark Guard", False)])
def test_a_trooper_who_delivers_a_captive_earns_a_lost_card(who, paid):
    s, prison = at()
    effect, guard = s.put("Special Delivery", on=prison), s.put(who, at=prison)
    s.put("Rebel 3", captive_of=guard)
    card = s.pile("dark", "lost", "Dark Trick")
    s.start(turn="dark", phase="move")
    s.do("deliver", guard)
    assert s.can("use", effect) == paid
    if paid:
        s.do("use", effect)
        s.do("choose", card) if s.zone(card) == "lost" else None
        assert s.zone(card) == "hand" and s.zone(effect) == "lost"


def test_a_captive_is_delivered_only_once():
    s, prison = at()
    effect, guard = s.put("Special Delivery", on=prison), s.put("Escort Trooper", at=prison)
    prey = s.put("Rebel 3", captive_of=guard)
    s.pile("dark", "lost", "Dark Trick")
    s.start(turn="dark", phase="move")
    s.do("deliver", guard)
    s.pass_()
    s.until(player="dark")
    s.do("collect", guard, prey), s.until(player="dark")
    s.do("deliver", guard)
    assert not s.can("use", effect)


def test_it_pays_only_at_its_own_prison():
    s, prison = at()
    tower = s.location("Cloud City: Security Tower")
    effect, guard = s.put("Special Delivery", on=tower), s.put("Escort Trooper", at=prison)
    s.put("Rebel 3", captive_of=guard), s.pile("dark", "lost", "Dark Trick")
    s.start(turn="dark", phase="move")
    s.do("deliver", guard)
    assert not s.can("use", effect)


def test_special_delivery_waits_in_a_prison():
    s, prison = at()
    town, effect = s.location(TOWN), s.hand("dark", "Special Delivery")
    s.put("Imperial 1", at=prison), s.put("Imperial 1", at=town)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", effect, prison) and not s.can("deploy", effect, town)


# -- Strangle ----------------------------------------------------------------------------------------------------------


def strangle(captive="Rebel 3", guard="Dark Guard", **how):
    s, town = at(TOWN)
    escort = s.put(guard, at=town)
    prey, card = s.put(captive, captive_of=escort, **how), s.hand("light", "Strangle")
    s.start(turn="light", phase="control")
    return s, town, escort, prey, card


@pytest.mark.parametrize(("escort", "destiny", "dead"), [
    ("Dark Guard", 2, True), ("Dark Guard", 1, False), ("Brawler", 5, True), ("Brawler", 4, False)])  # fmt: skip
def test_a_captive_strangles_its_lone_escort(escort, destiny, dead):
    s, town, guard, prey, card = strangle(guard=escort)  # power 1 against ability and power: 1 and 1, or 2 and 3
    s.destinies("light", destiny)
    s.do("play", card, guard, prey)
    if dead:
        s.do("release", prey, town)
    assert (s.zone(guard) == "lost") == dead and s.captive(prey) != dead


@pytest.mark.ruling("captives-frozen.15")
@pytest.mark.parametrize(("frozen", "may"), [(True, False), (False, True)])
def test_the_frozen_strangle_nobody(frozen, may):
    s, _, guard, _, card = strangle(frozen=frozen)
    assert s.can("play", card, guard) == may


def test_only_its_own_captive_strangles_an_escort_and_none_in_carbonite():
    s, town, guard, prey, card = strangle()
    s.put("Binders", on=guard)
    frozen, far = s.put("Rebel 4", captive_of=guard, frozen=True), escorted(s, s.location("Kessel: Box"))
    assert [s.can("play", card, guard, each) for each in (prey, frozen, far)] == [True, False, False]


def test_an_escort_with_company_is_safe():
    s, town, guard, _, card = strangle()
    s.put("Imperial 1", at=town)
    assert not s.can("play", card, guard)


@pytest.mark.parametrize(("captive", "may"), [("Leia Organa", True), ("Rebel 3", False)])
def test_leia_in_bonds_inspires_her_friends(captive, may):
    s, town = at(TOWN)
    s.put(captive, captive_of=s.put("Dark Guard", at=town))
    s.put("Rebel 2", at=town), s.put("Imperial 1", at=town)
    card = s.hand("light", "Strangle")
    s.hand("light", "Light Trick")
    fight(s, town, "light")
    assert s.can("play", card, mode=2) == may
    if may:
        before, theirs = draws(s, "light"), draws(s, "dark")
        s.do("play", card, mode=2)
        assert (draws(s, "light"), draws(s, "dark")) == (before + 1, theirs)


def test_leia_inspires_them_in_this_battle_alone():
    s, town = at(TOWN)
    field = s.location("Kessel: Box")
    s.put("Leia Organa", captive_of=s.put("Dark Guard", at=town))
    for place in (town, field):
        s.put("Rebel 4", at=place), s.put("Imperial 4", at=place)
    card = s.hand("light", "Strangle")
    fight(s, town, "light")
    before = draws(s, "light")
    s.do("play", card, mode=2)
    over(s)
    s.do("battle", field)
    assert draws(s, "light") == before == 1


@pytest.mark.parametrize("how", ["imprisoned", "in space"])
def test_leia_inspires_nobody_from_a_cell_or_a_ship(how):
    s, place = at(CORRIDOR)
    card = s.hand("light", "Strangle")
    s.hand("light", "Light Trick")
    if how == "imprisoned":
        s.put("Leia Organa", imprisoned_at=place)
        s.put("Rebel 2", at=place), s.put("Imperial 1", at=place)
    else:
        place = s.location("Calm")
        s.put("Rebel 2", aboard=crewed(s, "Fighter", place), as_="pilot")
        s.put("Leia Organa", captive_of=s.put("Dark Guard", aboard=crewed(s, "Raider", place)))
    fight(s, place, "light")
    assert not s.can("play", card, mode=2)


# -- Torture -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "place", "may"), [
    ("Light Droid", WORKSHOP, True), ("Rebel 3", WORKSHOP, False), ("Light Droid", CORRIDOR, False)])  # fmt: skip
def test_a_captive_droid_is_tortured_in_the_workshop(who, place, may):
    s, site = at(place)
    prey, card = escorted(s, site, who), s.hand("dark", "Torture")
    s.pile("dark", "lost", *["Dark Trick"] * 12)
    s.start(turn="dark", phase="control")
    assert s.can("play", card) == may
    if may:
        s.do("play", card)
        assert s.zone(prey) == "lost" and s.count("dark", "lost") == 12 - 5 + 1  # the card itself is lost


def test_a_stolen_droid_is_worth_twice_as_much_and_ones_own_is_safe():
    s, site = at(WORKSHOP)
    s.put("Dark Droid", at=site)
    droid, card = s.put("Light Droid", at=site), s.hand("dark", "Torture")
    s.pile("dark", "lost", *["Dark Trick"] * 12)
    s.start(turn="dark", phase="control")
    s.happen("steal", s.put("Rebel 3", at=site))
    assert not s.can("play", card)
    s.happen("steal", droid)
    s.do("play", card)
    assert s.zone(droid) == "lost" and s.count("dark", "lost") == 12 - 10 + 1


# -- Cloud City: Interrogation Room ------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-frozen.10")
def test_the_interrogation_room_counts_captives_and_unique_rebels_twice():
    s, room = at("Cloud City: Interrogation Room")
    s.put("Imperial 1", at=room)
    plain = s.drain_amount("dark", room)
    escorted(s, room, "Rebel 3")
    assert s.drain_amount("dark", room) == plain + 1
    escorted(s, room, "Leia Organa")
    assert s.drain_amount("dark", room) == plain + 3
    escorted(s, room, "Luke Skywalker", frozen=True), escorted(s, room, "Settler 1", frozen=True)
    assert s.drain_amount("dark", room) == plain + 3
    s = scene()
    room = s.location("Cloud City: Interrogation Room", side="dark")
    s.put("Rebel 1", at=room)
    assert s.drain_amount("light", room) == 2
