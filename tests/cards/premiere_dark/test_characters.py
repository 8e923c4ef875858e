"""Characters of Premiere, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Djas Puhr ---------------------------------------------------------------------------------------------------------

DARK_PLACES = [Site(f"Kessel: Pit {n}", LIGHT, f"premiere pit {n}", ["exterior", "planet"], (3, n)) for n in range(3)]
NIGHT = Effect("Test Night", DARK, "premiere night", destiny=1, text=[DeployOn(SITE), Grant("nighttime", HERE)])


@pytest.mark.parametrize("icons", [0, 1, 2])
@pytest.mark.parametrize("night", ["", "here", "elsewhere"])
def test_djas_puhr_is_stronger_in_the_dark(icons: int, night: str):
    s = field(*DARK_PLACES, NIGHT)
    pit, street = s.location(f"Kessel: Pit {icons}"), s.location("Tatooine: Box")
    if night:
        s.put("Test Night", on=pit if night == "here" else street)
    assert s.power(s.put("Djas Puhr", at=pit)) == 1 + icons + 2 * (night == "here")


@pytest.mark.parametrize(("night", "power"), [("", 2), ("here", 4), ("elsewhere", 2)])
def test_melas_is_stronger_at_night(night: str, power: int):
    s = field(NIGHT)
    box, street = s.location("Kessel: Box"), s.location("Tatooine: Box")
    if night:
        s.put("Test Night", on=box if night == "here" else street)
    assert s.power(s.put("Melas", at=box)) == power
