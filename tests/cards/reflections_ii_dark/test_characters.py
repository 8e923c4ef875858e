"""Characters of Reflections II, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, gun
from tests.cards.shared.crafts import field

# -- Guri --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "guri", "able"), [
    ("Test Xizor", "here", False), ("Brute 1", "here", True), ("Test Xizor", "away", True)])  # fmt: skip
def test_guri_shields_xizor(who: str, guri: str, able: bool):
    s = field(gun("Good Gun", LIGHT))
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Guri", at=box if guri == "here" else away)
    man, weapon = s.put(who, at=box), s.put("Good Gun", on=s.put("Light Guard", at=box))
    fight(s, box, "light")
    assert s.can("fire", weapon, man) is able


@pytest.mark.parametrize(("title", "able"), [("Guri", False), ("Dark Droid", True)])
def test_guri_is_not_restrained(title: str, able: bool):
    s = field()
    box = s.location("Kessel: Box")
    droid, bolt = s.put(title, at=box), s.hand("light", "Restraining Bolt")
    s.put("Light Guard", at=box)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", bolt, droid) is able


# -- The Emperor -------------------------------------------------------------------------------------------------------

COURT = [Site(f"{planet}: Court", DARK, f"reflections {planet}", ["interior", kind], (1, 1))
         for planet, kind in (("Coruscant", "planet"), ("Death Star II", "mobile"))]  # fmt: skip


@pytest.mark.parametrize(("place", "able"), [
    ("Coruscant: Court", True), ("Death Star II: Court", True), ("Kessel: Box", False)])  # fmt: skip
def test_where_the_emperor_deploys(place: str, able: bool):
    s = field(*COURT)
    where, card = s.location(place), s.hand("dark", "The Emperor")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, where) is able


@pytest.mark.parametrize(("foe", "able"), [("Rebel 1", False), ("Imperial 1", True)])
def test_the_emperor_moves_to_no_site_of_the_opponents(foe: str, able: bool):
    s = field(Site("Tatooine: Yard", LIGHT, "reflections yard", ["exterior", "planet"], (1, 1)))
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Yard")
    emperor, barge, tank = s.put("The Emperor", at=box), s.put("Barge", at=box), s.put("Barge", at=box)
    s.put("Dark Flier", aboard=tank, as_="pilot"), s.put("Dark Flier", aboard=barge, as_="pilot")
    s.put(foe, at=vault)
    s.start(turn="dark", phase="move")
    assert s.can("walk", emperor, vault) is able
    s.do("embark", emperor, barge, seat="passenger")
    s.until(player="dark", phase="move")
    assert s.can("walk", barge, vault) is able
