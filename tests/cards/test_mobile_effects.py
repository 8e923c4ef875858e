"""Sandwhirl: it drifts from site to site, and whoever is there goes missing."""

import pytest

from cantina.model.sides import other as rival
from tests.cards.sample_cards import scene

TOWN, CANTINA = "Tatooine: Mos Eisley", "Tatooine: Cantina"
DESERT = "Tatooine: Desert"
BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


def desert(side="dark", phase="deploy"):
    """A desert between a town and a camp, and a Sandwhirl in hand."""
    s = scene()
    town, sand, camp = s.location(TOWN), s.location(DESERT, side="dark"), s.location("Tatooine: Jawa Camp", side="dark")
    storm = s.hand(side, "Sandwhirl")
    s.start(turn=side, phase=phase)
    return s, town, sand, camp, storm


@BOTH_SIDES
def test_it_deploys_on_a_desert_in_a_direction_and_drifts_to_and_fro(side):
    s, town, sand, camp, storm = desert(side)
    assert s.why_not("deploy", storm, town) and not s.why_not("deploy", storm, sand)
    s.do("deploy", storm, sand, town)
    assert s.at(storm) == sand
    for place in (town, sand, camp, sand):
        s.until("control", player=side)
        s.until("deploy", player=side)
        assert s.at(storm) == place


@BOTH_SIDES
@pytest.mark.parametrize("first", ["town", "camp"])
def test_its_first_step_is_the_one_that_was_named_and_in_your_turn(side, first):
    s, town, sand, camp, storm = desert(side)
    goal = town if first == "town" else camp
    s.do("deploy", storm, sand, goal)
    s.until("deploy", player=rival(side))
    assert s.at(storm) == sand
    s.until("deploy", player=side)
    assert s.at(storm) == goal


@BOTH_SIDES
@pytest.mark.parametrize(("who", "gone"), [("Rebel 6", True), ("Imperial 6", True), ("Jawa", False),
                                           ("Tusken Raider", False), ("R2-D2 (Artoo-Detoo)", True)])  # fmt: skip
def test_it_takes_away_all_who_are_present_but_for_natives(side, who, gone):
    s, town, sand, camp, storm = desert(side)
    sides = {"Jawa": "light"}
    there, elsewhere = s.put(who, at=sand, side=sides.get(who)), s.put("Rebel 5", at=camp)
    s.do("deploy", storm, sand, town)
    assert s.missing(there) == gone and not s.missing(elsewhere)


@BOTH_SIDES
def test_who_comes_there_goes_missing_and_closed_vehicles_protect(side):
    s, town, sand, camp, storm = desert(side)
    s.do("deploy", storm, sand, camp)
    crawler, rider = s.put("Crawler", at=sand), s.put("Skiff", at=sand)
    inside, outside = s.put("Rebel 1", aboard=crawler), s.put("Rebel 2", aboard=rider)
    assert s.missing(outside) and not s.missing(inside)
    walker = s.put("Rebel 3" if side == "light" else "Imperial 3", at=town)
    s.until("move", player=side)
    s.do("walk", walker, sand)
    assert s.missing(walker) and s.at(walker) == sand


@BOTH_SIDES
def test_it_is_lost_at_an_interior_site_and_takes_nobody_there(side):
    s, town, sand, camp, storm = desert(side)
    inside = s.location(CANTINA)
    guest = s.put("Rebel 4", at=inside)
    s.do("deploy", storm, sand, town)
    for place in (town, None):
        s.until("deploy", player=rival(side))
        s.until("deploy", player=side)
        assert s.at(storm) == place
    assert s.zone(storm) == "lost" and not s.missing(guest)
