"""Cloud City: Downtown Plaza, of either side."""

import pytest

from tests.cards.shared.crafts import field

FOE = {"light": "dark", "dark": "light"}
ONE = {"light": "Rebel 1", "dark": "Imperial 1"}
SIDES = pytest.mark.parametrize("side", ["light", "dark"])


@SIDES
@pytest.mark.parametrize(("force", "own", "phase", "able"), [
    (1, True, "control", True), (0, True, "control", False), (1, True, "deploy", False),
    (1, False, "control", False)])  # fmt: skip
def test_the_plaza_retrieves_a_cloud_city_location(side: str, force: int, own: bool, phase: str, able: bool):
    s = field(force=force)
    plaza = s.location("Cloud City: Downtown Plaza", side=side)
    wanted, other = s.pile(side, "lost", "Cloud City: Chasm Walkway", "Hoth: Echo Docking Bay")
    s.start(turn=side if own else FOE[side], phase=phase)
    assert s.can("use", plaza) is able
    if able:
        s.do("use", plaza, wanted)
        assert (s.zone(wanted), s.zone(other), s.count(side, "force")) == ("used", "lost", 0)
        assert not s.can("use", plaza)


@SIDES
@pytest.mark.parametrize(("foes", "own", "able"), [(True, False, False), (True, True, True), (False, False, True)])
def test_who_controls_the_plaza_silences_it(side: str, foes: bool, own: bool, able: bool):
    s = field()
    plaza = s.location("Cloud City: Downtown Plaza", side=side)
    if foes:
        s.put(ONE[FOE[side]], at=plaza)
    if own:
        s.put(ONE[side], at=plaza)
    s.pile(side, "lost", "Cloud City: Chasm Walkway")
    s.start(turn=side, phase="control")
    assert s.can("use", plaza) is able
