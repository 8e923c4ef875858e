"""Prisoner transfers, and captives who are left behind in carbonite."""

import pytest
from capture_cards import BAY, CORRIDOR, TOWN, held, jailed, offers, table, verbs

from cantina.lang import *
from tests.cards.sample_cards import fight

CHAINS = Effect("Chains", LIGHT, "t chains", destiny=1, text=[DeployOn(CHARACTER), Cannot("move", HOST)])


def at_prison(*guards, phase="move", turn="dark", extra=()):
    """People of the Dark Side in the prison's corridor."""
    s = table(*extra)
    prison = s.location(CORRIDOR)
    return s, prison, [s.put(each, at=prison) for each in guards]


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.1", "movement-unlimited.1")
def test_an_escort_delivers_its_captive_to_the_prison_in_the_move_phase():
    s, prison, (guard,) = at_prison("Dark Guard")
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="control")
    assert not s.can("deliver", guard)
    assert [each.rule for each in s.why_not("deliver", guard, player="dark")] == ["move-phase"]
    s.start(turn="light", phase="move")
    assert not s.can("deliver", guard)
    s.start(turn="dark", phase="move")
    s.do("deliver", guard)
    assert s.escort(prey) == prison and s.captive(prey) and s.at(prey) == prison


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.1")
def test_elsewhere_there_is_nobody_to_deliver_it_to():
    s, _, _, guard, _ = held("dark", "move")
    assert not s.can("deliver", guard)
    assert [each.rule for each in s.why_not("deliver", guard, player="dark")] == [
        "movement-unlimited-prisoner-transfers"]  # fmt: skip


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.1")
def test_who_sits_in_an_enclosed_vehicle_is_not_present_at_the_prison():
    s, prison, _ = at_prison()
    tank = s.put("Tank", at=prison)
    guard = s.put("Dark Guard", aboard=tank, as_="passenger")
    s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="move")
    assert not s.can("deliver", guard)


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.2")
@pytest.mark.parametrize(("who", "may"), [("Dark Guard", True), ("Bossk", True), ("Imperial 6", False)])
def test_a_bounty_hunter_or_warrior_at_the_prison_takes_a_prisoner_along(who, may):
    s, prison, (guard,) = at_prison(who)
    prey = s.put("Rebel 3", imprisoned_at=prison)
    s.start(turn="dark", phase="move")
    assert s.can("collect", guard, prey) == may
    if may:
        s.do("collect", guard, prey)
        assert s.escort(prey) == guard and s.game.engine.card(prey.id).statuses[0].name == "captive"
        assert [each.name for each in s.game.engine.card(prey.id).statuses] == ["captive"]


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.2")
def test_from_elsewhere_nobody_takes_a_prisoner_and_an_escort_takes_no_second_one():
    s, prison, bay, prey = jailed("dark", "move")
    far, busy = s.put("Dark Guard", at=bay), s.put("Bossk", at=prison)
    s.put("Rebel 1", captive_of=busy)
    assert not s.can("collect", far) and not s.can("collect", busy, prey)


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.3")
def test_an_escort_leaves_a_frozen_captive_at_any_site():
    s, town, _, guard, prey = held("dark", "move", frozen=True)
    s.do("abandon", guard)
    assert s.escort(prey) is None and s.captive(prey) and s.frozen(prey) and s.at(prey) == town


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.3")
def test_a_captive_that_is_not_frozen_is_left_nowhere_nor_is_one_in_space():
    s, _, _, guard, _ = held("dark", "move")
    assert not s.can("abandon", guard)
    s = table()
    guard = s.put("Dark Guard", aboard=s.put("Raider", at=s.location("Calm")), as_="passenger")
    s.put("Rebel 3", captive_of=guard, frozen=True)
    s.start(turn="dark", phase="move")
    assert not s.can("abandon", guard)


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.4")
@pytest.mark.parametrize(("who", "may"), [("Dark Guard", True), ("Bossk", True), ("Imperial 6", False)])
def test_any_bounty_hunter_or_warrior_present_takes_who_was_left_behind(who, may):
    s = table()
    town = s.location(TOWN)
    prey, guard = s.put("Rebel 3", captive_at=town, frozen=True), s.put(who, at=town)
    s.start(turn="dark", phase="move")
    assert s.can("collect", guard, prey) == may
    if may:
        s.do("collect", guard, prey)
        assert s.escort(prey) == guard and s.frozen(prey)


@pytest.mark.ruling("movement-unlimited-prisoner-transfers.5", "movement-unlimited.1")
def test_transfers_use_no_regular_move_and_no_force():
    s, prison, (guard,) = at_prison("Dark Guard")
    bay = s.location(BAY)
    prey = s.put("Rebel 3", captive_of=guard, frozen=True)
    s.start(turn="dark", phase="move")
    for _ in range(2):
        s.do("deliver", guard), s.until(player="dark")
        s.do("collect", guard, prey), s.until(player="dark")
        s.do("abandon", guard), s.until(player="dark")
        s.do("collect", guard, prey), s.until(player="dark")
    assert s.count("dark", "force") == 10
    s.do("walk", guard, bay)
    s.until(player="dark")
    assert s.at(prey) == bay and s.can("abandon", guard) and not s.can("walk", guard, prison)


def test_neither_an_escort_nor_a_captive_that_cannot_move_is_transferred():
    for chained in ("guard", "prey", "nobody"):
        s, _, (guard,) = at_prison("Dark Guard", extra=[CHAINS, Effect("Irons", LIGHT, "t irons", destiny=1, text=[
            DeployOnTable(), Cannot("move", CAPTIVE)])])  # fmt: skip
        s.put("Rebel 3", captive_of=guard)
        if chained == "guard":
            s.put("Chains", on=guard)
        if chained == "prey":
            s.put("Irons", on="table")
        s.start(turn="dark", phase="move")
        assert s.can("deliver", guard) == (chained == "nobody")


# -- released because nobody holds them --------------------------------------------------------------------------------


def left_behind(*people, turn="light", phase="control", **where):
    s = table()
    town = s.location(TOWN)
    for each in people:
        s.put(each, at=town)
    prey = s.put("Rebel 3", **(where or {"captive_at": town}), frozen=True)
    s.start(turn=turn, phase=phase)
    return s, town, prey


@pytest.mark.ruling("captives-frozen-releasing.2", "captives-frozen-releasing.5")
@pytest.mark.parametrize("phase", ["control", "deploy", "move"])
def test_who_controls_the_location_releases_a_captive_left_behind_in_any_phase_of_his_turn(phase):
    s, town, prey = left_behind("Rebel 1", phase=phase)
    assert [each for each in offers(s) if each[0] == "release"] == [("release", prey, (town,))]  # and nowhere else
    s.do("release", prey)
    assert not s.captive(prey) and not s.frozen(prey) and s.at(prey) == town and s.active(prey)


@pytest.mark.ruling("captives-frozen-releasing.2")
@pytest.mark.parametrize(("people", "turn"), [
    ((), "light"), (("Rebel 1", "Imperial 1"), "light"),
    (("Light Droid",), "light"), (("Rebel 1",), "dark")])  # fmt: skip
def test_without_control_or_in_the_opponents_turn_it_stays_frozen(people, turn):
    s, _, prey = left_behind(*people, turn=turn)
    assert not s.can("release", prey)
    assert [each.rule for each in s.why_not("release", prey, player="light")] == ["captives-frozen-releasing"]


@pytest.mark.ruling("captives-frozen-releasing.3")
def test_control_does_not_release_who_is_escorted():
    s = table()
    town = s.location(TOWN)
    s.put("Rebel 1", at=town)
    robot = s.put("IG-88", at=town)  # an escort without ability: the Light Side controls the site
    prey = s.put("Rebel 3", captive_of=robot, frozen=True)
    s.start(turn="light", phase="control")
    assert s.controls("light", town) and not s.can("release", prey)


@pytest.mark.ruling("captives-frozen-releasing.4")
def test_control_does_not_release_who_is_in_prison():
    s, prison, _, prey = jailed("light", "control", frozen=True)
    s.put("Rebel 1", at=prison)
    assert s.controls("light", prison) and not s.can("release", prey)


@pytest.mark.ruling("captives-frozen-releasing.2")
def test_who_is_not_frozen_waits_for_other_means():
    s, prison, _, prey = jailed("light", "control")
    s.put("Rebel 1", at=prison)
    assert "release" not in verbs(s)


def test_nobody_is_released_so_in_a_battle():
    s, town, prey = left_behind("Rebel 1", "Light Guard", phase="battle")
    s.put("Imperial 1", at=town), s.hand("light", "Light Trick")
    fight(s, town, "light")
    assert s.battle and not s.can("release", prey)


# -- reasons -----------------------------------------------------------------------------------------------------------


def unexplained(s):
    """The options of the present decision for which there is a reason against them."""
    asked = [
        each for each in s.decision.options if each.card and each.verb in ("release", "abandon", "deliver", "collect")
    ]
    return [each.verb for each in asked if s.why_not(each.verb, each.card, player=s.decision.player)]


def test_there_is_no_reason_against_what_is_offered():
    s, town, prey = left_behind("Rebel 1")
    assert "release" in verbs(s) and not unexplained(s)
    s, _, _, guard, prey = held()
    s.happen("lose", guard)
    assert "release" in verbs(s) and not unexplained(s)
    s, _, _, guard, prey = held("dark", "move", frozen=True)
    assert "abandon" in verbs(s) and not unexplained(s)
    fresh = s.put("Rebel 2", at=s.at(guard))
    s.happen("freeze", fresh)
    s.put("Bossk", at=s.at(guard))
    assert "abandon" in verbs(s) and not unexplained(s) and town and prey
