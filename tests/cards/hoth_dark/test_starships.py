"""Starships of Hoth, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY
from tests.cards.shared.crafts import field

# -- Stalker -----------------------------------------------------------------------------------------------------------

PROBE = Droid("Test Probe", DARK, "hoth probe", "probe droid", **BODY)


@pytest.mark.parametrize(("title", "ship", "site", "cost"), [
    ("Test Probe", "Tatooine", "Tatooine: Box", 0), ("Dark Droid", "Tatooine", "Tatooine: Box", 2),
    ("Test Probe", "Tatooine", "Kessel: Box", 2), ("Test Probe", "Calm", "Tatooine: Box", 2)])  # fmt: skip
def test_the_stalker_sends_probe_droids(title: str, ship: str, site: str, cost: int):
    s = field(PROBE, force=cost)
    places = {"Tatooine": s.location("Tatooine", side="dark"), "Calm": s.location("Calm")}
    goal = s.location(site)
    s.put("Imperial 1", at=goal)
    s.put("Stalker", at=places[ship])
    card = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, goal)
    assert s.count("dark", "force") == 0
    assert s.deploy_cost(s.hand("dark", title), at=places["Calm"]) == 2
