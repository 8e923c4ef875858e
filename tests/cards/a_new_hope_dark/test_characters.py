"""Characters of A New Hope, Dark Side."""

import pytest

from tests.cards.shared.crafts import field

# -- Lt. Pol Treidum ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "broken"), [(1, True), (0, False), (2, False)])
def test_treidum_unmasks_a_spy(destiny: int, broken: bool):
    s = field()
    box = s.location("Kessel: Box")
    spy = s.put("Light Spy", at=box)
    cover = s.put("Undercover", on=spy, side="light")
    man = s.put("Lt. Pol Treidum", at=box)
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    assert not s.active(spy)
    s.do("use", man, spy)
    assert s.active(spy) is broken and not s.can("use", man) and cover


@pytest.mark.parametrize(("hidden", "near", "turn", "phase"), [
    (False, True, "dark", "control"), (True, False, "dark", "control"), (True, True, "light", "control"),
    (True, True, "dark", "deploy")])  # fmt: skip
def test_treidum_looks_for_hidden_spies_beside_him_in_your_control_phase(hidden, near, turn, phase):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    spy = s.put("Light Spy", at=box if near else away)
    if hidden:
        s.put("Undercover", on=spy, side="light")
    man = s.put("Lt. Pol Treidum", at=box)
    s.start(turn=turn, phase=phase)
    assert not s.can("use", man)
