"""Premiere: Interrupts about battles, destinies, transport, and the cancelling of cards."""

import pytest

from tests.cards.people import scene
from tests.cards.tables import battle


def duel_of(*names: str):
    """A battle at the Dune Sea between these people, initiated by the Dark Side, in its weapons segment."""
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    cards = [s.put(name, at=site) for name in names]
    return s, site, cards


def draws(s, side: str) -> int:
    """How many battle destinies a side draws in the rest of the battle."""
    s.destinies(side, *[0] * 6)
    count = 0
    while s.battle is not None and s.battle.segment in ("weapons", "power"):
        if any(option.verb == "draw-destiny" for option in s.decision.options) and s.decision.player == side:
            s.do("draw-destiny")
            count += 1
        else:
            s.pass_()
    return count


@pytest.mark.parametrize(("title", "light", "dark", "more"), [
    ("Skywalkers", ["Test Luke", "Test Leia"], ["Stormtrooper"], 2),
    ("Gift Of The Mentor", ["Test Luke", "Test Obi-Wan"], ["Stormtrooper"], 2),
    ("The Force Is Strong With This One", ["Test Luke"], ["Test Tarkin"], 1),
    ("The Force Is Strong With This One", ["Test Luke"], ["Test Vader"], 2),
    ("Warrior's Courage", ["Rebel Trooper"], ["Stormtrooper"], 1),
])  # fmt: skip
def test_an_interrupt_adds_battle_destinies(title, light, dark, more):
    s, site, _ = duel_of(*light, *dark)
    card = s.hand("light", title)
    battle(s, site)
    s.until(player="light")
    own = 1 if title in ("Skywalkers", "Gift Of The Mentor") else 0  # ability of 4 or more draws one anyway
    s.decide(lambda option: option.card == card and option.mode in (None, 1))
    assert draws(s, "light") == own + more


@pytest.mark.parametrize(("title", "people"), [
    ("Skywalkers", ["Test Luke", "Test Pilot"]), ("Gift Of The Mentor", ["Test Luke", "Test Leia"]),
    ("The Force Is Strong With This One", ["Test Luke"]), ("Warrior's Courage", ["Rebel Trooper", "Rebel Trooper"]),
])  # fmt: skip
def test_without_the_people_it_names_nothing_is_added(title, people):
    s, site, _ = duel_of(*people, "Stormtrooper")
    card = s.hand("light", title)
    battle(s, site)
    assert not s.can("play", card, mode=1)


def test_warriors_courage_adds_two_for_leia():
    s, site, _ = duel_of("Test Leia", "Stormtrooper")
    card = s.hand("light", "Warrior's Courage")
    battle(s, site)
    s.until(player="light")
    s.do("play", card, mode=2)
    assert draws(s, "light") == 2


def test_warriors_courage_is_for_defenders():
    s, site, _ = duel_of("Rebel Trooper", "Stormtrooper")
    card = s.hand("light", "Warrior's Courage")
    battle(s, site, by="light")
    assert not s.can("play", card)


def test_added_destinies_stay_when_the_character_is_gone():
    s, site, (_, leia, trooper) = duel_of("Test Luke", "Test Leia", "Stormtrooper")
    gun = s.put("Imperial Blaster", on=trooper)
    s.hand("light", "Skywalkers")
    card = s.hand("light", "Skywalkers")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("play", card)
    s.destinies("dark", 9)
    s.do("fire", gun, leia)
    assert draws(s, "light") == 2 + 1


def test_two_copies_add_no_more_than_one():
    s, site, _ = duel_of("Test Luke", "Test Leia", "Test Tarkin")
    one, two = s.hand("light", *["The Force Is Strong With This One"] * 2)
    battle(s, site)
    s.until(player="light")
    s.do("play", one)
    s.do("play", two)
    assert draws(s, "light") == 2


@pytest.mark.parametrize(("rebel", "more"), [("Test Leia", 1), ("Test Luke", 2)])
def test_i_have_you_now(rebel, more):
    s, site, _ = duel_of(rebel, "Test Vader")
    card = s.hand("dark", "I Have You Now")
    battle(s, site)
    s.do("play", card)
    assert draws(s, "dark") == 1 + more


def test_i_have_you_now_needs_a_dark_jedi():
    s, site, _ = duel_of("Test Luke", "Test Tarkin")
    card = s.hand("dark", "I Have You Now")
    battle(s, site)
    assert not s.can("play", card)


def test_gift_of_the_mentor_fetches_a_lightsaber():
    s = scene()
    card = s.hand("light", "Gift Of The Mentor")
    saber = s.pile("light", "reserve", "Test Saber")
    s.start(turn="light", phase="control")
    s.do("play", card, saber)
    assert (s.zone(saber), s.zone(card), s.count("light", "force")) == ("hand", "lost", 9)


def test_skywalkers_cancels_imperial_barrier():
    s = scene()
    site, _ = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Jawa Camp", side="light")
    card, barrier = s.hand("light", "Skywalkers"), s.hand("dark", "Imperial Barrier")
    luke = s.hand("light", "Test Luke")
    s.start(turn="light", phase="deploy")
    s.do("deploy", luke, site)
    s.do("play", barrier)
    s.do("play", card)
    s.until(phase="move")
    assert s.zone(barrier) == "lost" and s.can("walk", luke)


def test_skywalkers_cancels_wrong_turn():
    s = scene()
    card, effect = s.hand("light", "Skywalkers"), s.put("Wrong Turn", on="table")
    s.start(turn="light", phase="control")
    s.do("play", card, effect)
    assert s.zone(effect) == "lost"


def test_jedi_presence_doubles_the_other_rebels():
    s, site, (jedi, luke, vader) = duel_of("Test Obi-Wan", "Test Luke", "Test Vader")
    card = s.hand("light", "Jedi Presence")
    battle(s, site)
    s.until(player="light")
    s.do("play", card)
    assert (s.power(jedi), s.power(luke), s.power(vader)) == (2, 4, 2)
    assert s.count("light", "force") == 9


def test_trooper_charge_adds_power_and_costs_the_trooper():
    s, site, (_, trooper) = duel_of("Rebel Trooper", "Stormtrooper")
    card = s.hand("dark", "Trooper Charge")
    s.destinies("light", 0)
    battle(s, site)
    s.do("play", card)
    assert s.power(trooper) == 3
    while s.battle is not None:
        s.decide(lambda option: option.verb in ("pass", "lose"))
    assert s.zone(trooper) == "lost"


def test_trooper_charge_adds_three_to_a_death_star_trooper():
    s = scene()
    site = s.location("Death Star: War Room")
    trooper = s.put("Death Star Trooper", at=site)
    s.put("Rebel Trooper", at=site)
    card = s.hand("dark", "Trooper Charge")
    battle(s, site)
    s.do("play", card)
    assert s.power(trooper) == 5


def test_physical_choke_takes_a_rebel_trooper():
    s, _, (trooper, luke) = duel_of("Rebel Trooper", "Test Luke")
    card = s.hand("dark", "Physical Choke")
    s.start(turn="light", phase="control")
    s.pass_()
    assert not s.can("play", card, luke)
    s.do("play", card, trooper)
    assert s.zone(trooper) == "lost"


@pytest.mark.parametrize(("destiny", "fate"), [(3, "table"), (4, "lost")])
def test_physical_choke_after_a_battle_won_beside_a_dark_jedi(destiny, fate):
    s, site, (luke, _, _) = duel_of("Test Luke", "Test Vader", "Stormtrooper")
    card = s.hand("dark", "Physical Choke")
    battle(s, site)
    s.until(verb="play")
    s.destinies("dark", destiny)
    s.do("play", card, luke)
    assert s.zone(luke) == fate and s.count("dark", "force") == 8


@pytest.mark.parametrize("title", ["Nabrun Leids", "Elis Helrot"])
def test_transport_for_as_much_force_as_the_destiny(title):
    side, who = ("light", "Rebel Trooper") if title == "Nabrun Leids" else ("dark", "Stormtrooper")
    s = scene()
    here, there = s.location("Tatooine: Dune Sea"), s.location("Yavin 4: Docking Bay")
    one, two = s.put(who, at=here), s.put(who, at=here)
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    s.destinies(side, 4)
    s.do("play", card, here, there, one)
    s.decide(lambda option: option.verb == "done")
    s.decide(lambda option: option.verb == "yes")
    assert (s.at(one), s.at(two), s.count(side, "force"), s.zone(card)) == (there, here, 6, "used")


def test_a_transport_that_is_not_paid_loses_the_interrupt():
    s = scene(1)
    here, there = s.location("Tatooine: Dune Sea"), s.location("Yavin 4: Docking Bay")
    one = s.put("Rebel Trooper", at=here)
    card = s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="deploy")
    s.destinies("light", 4)
    s.do("play", card, here, there, one)
    assert (s.at(one), s.count("light", "force"), s.zone(card)) == (here, 1, "lost")


def test_no_transport_during_a_battle():
    s, site, _ = duel_of("Rebel Trooper", "Stormtrooper")
    s.location("Yavin 4: Docking Bay")
    card, ploy = s.hand("light", "Nabrun Leids", "Test Ploy")
    battle(s, site)
    assert s.can("play", ploy) and not s.can("play", card)


def test_how_did_we_get_into_this_mess():
    s = scene()
    dunes = s.location("Tatooine: Dune Sea")
    s.put("Test Unit", at=dunes)
    card, *others = s.hand("light", "How Did We Get Into This Mess?", "Test Ploy", "Test Ploy")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert {s.zone(each) for each in others} == {"used"}
    assert (s.count("light", "hand"), s.count("light", "force")) == (2, 9)


def test_how_did_we_get_into_this_mess_draws_one_more_for_c_3po():
    s = scene()
    room = s.location("Yavin 4: Massassi War Room")  # a Scomp link
    s.put("Test Threepio", at=room)
    card, _ = s.hand("light", "How Did We Get Into This Mess?", "Test Ploy")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.count("light", "hand") == 2


def test_how_did_we_get_into_this_mess_works_aboard_a_ship_with_a_scomp_link():
    s = scene()
    ship = s.put("Corellian Corvette", at=s.location("Dantooine", side="light"))
    s.put("Test Unit", aboard=ship)
    card = s.hand("light", "How Did We Get Into This Mess?")
    s.start(turn="light", phase="control")
    assert s.can("play", card)


def test_how_did_we_get_into_this_mess_needs_a_droid_there():
    s = scene()
    bar = s.location("Tatooine: Cantina", side="light")
    s.put("Test Threepio", at=bar)
    card = s.hand("light", "How Did We Get Into This Mess?")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


# -- Sense and Alter ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "lost"), [(5, 0), (6, 1)])
def test_sense_cancels_an_interrupt_below_the_highest_ability(destiny, lost):
    s, _, _ = duel_of("Test Obi-Wan")
    sense, plot = s.hand("light", "Sense"), s.hand("dark", "Test Plot")
    s.start(turn="dark", phase="control")
    s.do("play", plot)
    s.destinies("light", destiny)
    s.do("play", sense)
    if lost:
        s.do("lose", pile="reserve")
    assert (s.zone(plot), s.count("light", "lost")) == ("lost", lost)
    assert s.zone(sense) == "used"


def test_dark_sense_cancels_too_and_sense_answers_sense():
    s, _, _ = duel_of("Test Obi-Wan", "Test Vader")
    ploy, mine, theirs = s.hand("light", "Test Ploy"), s.hand("light", "Sense"), s.hand("dark", "Sense")
    s.destinies("light", 0)
    s.destinies("dark", 0)
    s.start(turn="light", phase="control")
    s.do("play", ploy)
    s.do("play", theirs, mode=1)
    s.do("play", mine, mode=1)
    s.do("lose", pile="reserve")  # the ploy works after all
    assert (s.zone(theirs), s.zone(mine)) == ("lost", "used")


def test_sense_cancels_a_react():
    s, site, _ = duel_of("Rebel Trooper", "Test Vader")
    far = s.location("Tatooine: Jawa Camp", side="light")
    wolf, sense = s.put("Shistavanen Wolfman", at=far), s.hand("dark", "Sense")
    s.destinies("dark", 0)
    battle(s, site)
    s.do("react", wolf)
    s.do("play", sense)
    assert s.at(wolf) == far and s.count("light", "force") == 9


def test_sense_cancels_a_react_by_deploying():
    s, site, (_, _, droid) = duel_of("Rebel Trooper", "Test Vader", "CZ-3 (Seezee-Three)")
    trooper, sense = s.hand("light", "Rebel Trooper"), s.hand("dark", "Sense")
    s.destinies("dark", 0)
    battle(s, site)
    s.do("react", trooper)
    s.do("play", sense)
    assert s.zone(trooper) == "hand" and s.count("light", "force") == 9 and droid


def test_sense_cancels_alter_and_alter_cancels_sense_without_destiny():
    s, _, _ = duel_of("Test Obi-Wan", "Test Vader")
    effect = s.put("Test Bane", on="table")
    alter, sense, reply = s.hand("light", "Alter"), s.hand("dark", "Sense"), s.hand("light", "Alter")
    s.destinies("light", 0)
    s.start(turn="light", phase="control")
    s.do("play", alter, effect)
    s.do("play", sense, mode=2)
    s.do("play", reply, mode=2)
    assert (s.zone(sense), s.zone(effect)) == ("lost", "lost")


@pytest.mark.parametrize(("side", "destiny", "fate"), [
    ("light", 5, "lost"), ("light", 6, "table"), ("dark", 5, "lost"),
])  # fmt: skip
def test_alter_cancels_an_effect(side, destiny, fate):
    s, _, _ = duel_of("Test Obi-Wan", "Test Vader")
    effect, alter = s.put("Test Effect", on="table"), s.hand(side, "Alter")
    s.destinies(side, destiny)
    s.start(turn=side, phase="deploy")
    s.do("play", alter, effect)
    assert s.zone(effect) == fate and s.zone(alter) == "used"


def test_sense_and_alter_need_a_character_to_measure():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    s.put("Test Bane", on="table")
    s.put("Test Unit", at=site)  # a droid has no ability
    alter, ploy = s.hand("light", "Alter", "Test Ploy")
    sense = s.hand("dark", "Sense")
    s.start(turn="light", phase="control")
    assert not s.can("play", alter)
    s.do("play", ploy)
    assert s.decision.player == "dark" and not s.can("play", sense)  # the loss is at hand; Sense was not offered
    s.do("lose", pile="reserve")
    s.put("Test Luke", at=site)
    s.until(player="light")
    assert s.can("play", alter)


def test_alter_takes_utinni_effects_but_not_what_is_immune():
    s, site, (_, spy, _) = duel_of("Test Obi-Wan", "Test Spy", "Test Vader")
    cover, run = s.put("Undercover", on=spy, side="light"), s.put("Kessel Run", on="table")
    alter = s.hand("dark", "Alter")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", alter, cover)
    assert s.can("play", alter, run) and site


@pytest.mark.parametrize(("destiny", "fate"), [(5, "lost"), (6, "table")])
def test_alter_answers_the_deployment_of_an_effect(destiny, fate):
    s, _, _ = duel_of("Test Obi-Wan", "Test Vader")
    effect, alter = s.hand("light", "Test Scan"), s.hand("dark", "Alter")
    s.destinies("dark", destiny)
    s.start(turn="light", phase="deploy")
    s.do("deploy", effect)
    assert s.decision.player == "dark" and not s.on_table(effect) and s.count("light", "force") == 8
    s.do("play", alter)
    assert s.zone(effect) == fate and s.zone(alter) == "used" and s.count("light", "force") == 8


def test_alter_does_not_answer_other_deployments_or_what_is_immune():
    s, site, (_, spy, _) = duel_of("Test Obi-Wan", "Test Spy", "Test Vader")
    cover, trooper = s.hand("light", "Undercover", "Rebel Trooper")
    alter = s.hand("dark", "Alter")
    s.start(turn="light", phase="deploy")
    s.do("deploy", cover, spy)
    assert s.on_table(cover)
    s.do("deploy", trooper, site)
    assert s.on_table(trooper) and s.zone(alter) == "hand"


def test_functions_are_counted_as_printed():
    s, site, _ = duel_of("Test Luke", "Test Leia", "Test Vader")
    bridge, card = s.put("Wrong Turn", on="table"), s.hand("light", "Skywalkers")
    s.start(turn="light", phase="deploy")
    assert s.can("play", card, bridge, mode=2) and not s.can("play", card, mode=3)
    barrier, soldier = s.hand("dark", "Imperial Barrier"), s.hand("light", "Rebel Trooper")
    s.do("deploy", soldier, site)
    s.do("play", barrier)
    assert s.can("play", card, mode=2)
    maneuvers, sky = s.hand("light", "A Few Maneuvers"), s.location("Tatooine", side="light")
    s.put("Test X-wing", at=sky)
    s.until(player="light", phase="move")
    assert [option.mode for option in s.decision.options if option.card == maneuvers] == [None]


# -- maneuvers ---------------------------------------------------------------------------------------------------------


def test_a_few_maneuvers_last_for_the_turn():
    s = scene()
    sky = s.location("Tatooine", side="light")
    ship, card = s.put("Test X-wing", at=sky), s.hand("light", "A Few Maneuvers")
    s.start(turn="light", phase="control")
    s.do("play", card, ship)
    assert (s.maneuver(ship), s.hyperspeed(ship)) == (5, 6)
    s.until(player="dark")
    s.until(player="light")
    s.until(phase="activate")
    assert s.maneuver(ship) == 3


def test_dark_maneuvers_add_power_and_no_hyperdrive():
    s = scene()
    sky = s.location("Tatooine", side="light")
    ship, card = s.put("Test TIE", at=sky), s.hand("dark", "Dark Maneuvers")
    s.start(turn="dark", phase="control")
    s.do("play", card, ship)
    assert (s.maneuver(ship), s.power(ship), s.hyperspeed(ship)) == (5, 4, None)


def test_maneuvers_save_a_ship_after_the_destiny_is_drawn():
    s = scene()
    sky = s.location("Tatooine", side="light")
    ship, enemy = s.put("Test X-wing", at=sky), s.put("Test Destroyer", at=sky)
    gun, card = s.put("Test Cannon", on=enemy), s.hand("light", "A Few Maneuvers")
    s.destinies("dark", 4)
    s.start(turn="dark", phase="battle")
    s.do("battle", sky)
    s.do("fire", gun, ship)
    s.do("play", card)
    assert not s.hit(ship) and s.on_table(ship)
