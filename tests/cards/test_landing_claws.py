"""Landing Claw: a starfighter that hides on the hull of a capital starship."""

import pytest

from cantina.lang import *
from cantina.model.card import Definition
from tests.cards.sample_cards import crewed, scene


def hunt(turn: str = "light", phase: str = "control", more: tuple[Definition, ...] = ()):
    """A fighter with a claw beside a dreadnaught, in somebody's phase."""
    s = scene(*more)
    calm, far = s.location("Calm"), s.location("Yavin 4")
    ship = crewed(s, "Fighter", calm)
    s.put("Rebel 1", aboard=ship, as_="passenger")
    claw, host = s.put("Landing Claw", on=ship), crewed(s, "Dreadnaught", calm)
    s.start(turn=turn, phase=phase)
    return s, calm, far, ship, claw, host


@pytest.mark.parametrize(("turn", "phase", "able"), [
    ("light", "control", True), ("dark", "control", True), ("light", "move", False)])  # fmt: skip
def test_in_any_control_phase(turn, phase, able):
    s, _, _, _, claw, host = hunt(turn, phase)
    if s.decision.player == "dark":
        s.pass_()
    assert s.can("use", claw, host) is able


def test_only_to_a_capital_ship_of_the_opponents_that_is_there():
    s, calm, far, _, claw, _ = hunt()
    raider, ours, away = crewed(s, "Raider", calm), crewed(s, "Cruiser", calm), crewed(s, "Dreadnaught", far)
    assert not any(s.can("use", claw, each) for each in (raider, ours, away))


def test_nobody_makes_it_cling():
    s, calm, _, ship, *_ = hunt()
    s.until(phase="deploy")
    assert s.at(ship) == calm and s.carrier(ship) is None


LOOKOUT = Effect("Lookout", DARK, "claw lookout", destiny=1, text=[
    DeployOnTable(), Cannot("move", theirs(STARSHIP)),
    Automatic(just_moved(STARSHIP), [LoseForce(1, OPPONENT)])])  # fmt: skip


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.4")
def test_to_cling_and_to_let_go_is_no_move():
    """Somebody keeps the fighter from moving and would notice if it did."""
    s, calm, _, ship, claw, host = hunt(more=(LOOKOUT,))
    s.put("Lookout", on="table")
    s.do("use", claw, host)
    assert s.carrier(ship) == host and s.at(ship) == calm
    s.start(turn="light", phase="move")
    s.do("use", claw)
    assert s.carrier(ship) is None and s.at(ship) == calm
    assert not any(option.verb == "lose" for option in s.decision.options) and s.count("light", "lost") == 0


def test_concealed_it_counts_no_more_and_goes_along():
    s, calm, far, ship, claw, host = hunt()
    assert s.presence("light", calm)
    s.do("use", claw, host)
    assert s.carrier(ship) == host and not s.active(ship) and not s.presence("light", calm)
    (view,) = [each for row in s.game.view("dark")["table"]["rows"] for place in row["locations"]
               for each in place["cards"] if each["id"] == host.id]  # fmt: skip
    assert [each["status"] for each in view["carries"] if each["id"] == ship.id] == [["concealed"]]
    s.start(turn="light", phase="move")
    assert not s.can("hyperspeed", ship)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", host, far)
    s.pass_()  # the claw may let go as its host begins to move
    assert s.at(host) == far and s.at(ship) == far and s.carrier(ship) == host


def test_it_lets_go_at_any_time():
    s, calm, _, ship, claw, host = hunt()
    s.do("use", claw, host)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    s.do("use", claw)
    assert s.at(ship) == calm and s.carrier(ship) is None and s.active(ship) and s.presence("light", calm)
    assert not s.can("use", claw)


def test_even_as_its_host_begins_to_move():
    s, calm, far, ship, claw, host = hunt()
    s.do("use", claw, host)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", host, far)
    s.do("use", claw)
    assert s.at(ship) == calm and s.at(host) == far and s.active(ship)


def test_another_ship_that_moves_is_none_of_its_business():
    s, calm, far, _, claw, host = hunt()
    other = crewed(s, "Dreadnaught", calm)
    s.do("use", claw, host)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", other, far)
    assert s.at(other) == far


def test_when_its_host_is_lost_it_floats_free():
    s, calm, _, ship, claw, host = hunt()
    s.do("use", claw, host)
    s.happen("lose", host)
    assert s.zone(host) == "lost" and s.at(ship) == calm and s.active(ship) and s.active(claw)


def test_it_is_fitted_to_starfighters_of_ones_own():
    s, calm, *_ = hunt("light", "deploy")
    claw = s.hand("light", "Landing Claw")
    fighter, cruiser, raider = crewed(s, "Fighter", calm), crewed(s, "Cruiser", calm), crewed(s, "Raider", calm)
    assert [s.can("deploy", claw, each) for each in (fighter, cruiser, raider)] == [True, False, False]
