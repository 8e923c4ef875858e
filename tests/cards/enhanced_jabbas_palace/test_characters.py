"""Characters of Enhanced Jabba's Palace."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

MEDDLER = Effect("Test Meddler", DARK, "premium meddler", destiny=1, text=[
    DeployOnTable(), ModifyPlayer("drain", -1, OPPONENT),
    Response(drain_just_initiated(by=OPPONENT), [CancelIt()])])  # fmt: skip
PALACE = [
    Site("Kessel: Palace", DARK, "premium palace", ["exterior", "planet"], (1, 2)),
    Site("Kessel: Garden", DARK, "premium garden", ["exterior", "planet"], (1, 2)),
    Site("Kessel: Refuge", LIGHT, "premium refuge", ["exterior", "planet"], (1, 2)),
    Site("Tatooine: Palace", DARK, "premium other palace", ["exterior", "planet"], (1, 2)),
]

# -- Boushh ------------------------------------------------------------------------------------------------------------


def test_boushh_comes_as_an_undercover_spy():
    s = field()
    box, ship = s.location("Kessel: Box"), s.put("Cruiser", at=s.location("Calm"))
    card = s.hand("light", "Boushh")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, ship)
    s.do("deploy", card, box)
    assert s.at(card) == box and not s.active(card)


@pytest.mark.parametrize(("lair", "drained", "undercover", "safe"), [
    ("Kessel: Palace", "Kessel: Garden", True, True), ("Kessel: Palace", "Kessel: Garden", False, False),
    ("Kessel: Palace", "Kessel: Refuge", True, False), ("Kessel: Palace", "Tatooine: Palace", True, False),
    ("Kessel: Refuge", "Kessel: Garden", True, False)])  # fmt: skip
def test_boushh_protects_drains_near_a_lair_of_the_opponent(lair, drained, undercover, safe):
    s = field(*PALACE, MEDDLER)
    places = {each.title: s.location(each.title) for each in PALACE}
    meddler, card = s.put("Test Meddler", on="table"), s.hand("light", "Boushh")
    s.put("Rebel 1", at=places[drained])
    if undercover:
        s.start(turn="light", phase="deploy")
        s.do("deploy", card, places[lair])
        s.until(player="light", phase="control")
    else:
        s.put("Boushh", at=places[lair])
        s.start(turn="light", phase="control")
    assert s.drain_amount("light", places[drained]) == (2 if safe else 1)
    s.do("drain", places[drained])
    assert s.can("use", meddler) is not safe
