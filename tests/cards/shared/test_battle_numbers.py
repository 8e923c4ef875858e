"""Attrition, total power and the number of battle destinies."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import draws, fight
from tests.cards.shared.crafts import field, someone


def armies(s: Scenario, place: CardRef, foes: CardRef | None = None) -> None:
    """Two people on each side, so that attrition leaves a choice."""
    for title in ("Imperial 4", "Imperial 1"):
        s.put(title, at=place)
    for title in ("Rebel 4", "Rebel 1"):
        s.put(title, at=foes or place)


def fought(s: Scenario) -> tuple[float, float]:
    """The attrition against the Light and the Dark Side, once everybody has drawn a 5."""
    s.destinies("light", 5), s.destinies("dark", 5)
    while s.battle.segment in ("weapons", "power"):
        drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawn else s.pass_()
    return s.battle.attrition("light"), s.battle.attrition("dark")


@pytest.mark.parametrize(("place", "against"), [("Jungle", (5, 3)), ("Kessel: Box", (5, 5))])
def test_the_jungle_hampers_the_light_side(place: str, against: tuple[int, int]):
    s = field()
    where = s.location(place, side="dark" if place == "Jungle" else None)
    armies(s, where)
    fight(s, where, "dark")
    assert fought(s) == against


@pytest.mark.parametrize(("pilot", "near", "against"), [
    ("Lieutenant Arnet", True, (6, 5)), ("Dark Flier", True, (5, 5)), ("Lieutenant Arnet", False, (5, 5))])  # fmt: skip
def test_arnet_in_his_scout_adds_to_attrition(pilot: str, near: bool, against: tuple[int, int]):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(pilot, aboard=s.put("Tempest Scout 1", at=box if near else away), as_="pilot")
    armies(s, box)
    fight(s, box, "dark")
    assert fought(s) == against


@pytest.mark.parametrize(("craft", "pilots", "near", "against", "forfeit"), [
    ("Test AT-ST", 1, True, (6, 5), 4), ("Test AT-ST", 2, True, (7, 5), 4), ("Test AT-AT", 1, True, (5, 5), 3),
    ("Test AT-ST", 1, False, (5, 5), 3)])  # fmt: skip
def test_at_st_pilots_fight_in_their_own_machines(craft, pilots, near, against, forfeit):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    people = [s.put("AT-ST Pilot", aboard=s.put(craft, at=box if near else away), as_="pilot") for _ in range(pilots)]
    armies(s, box)
    assert s.forfeit(people[0]) == 3
    fight(s, box, "dark")
    assert s.forfeit(people[0]) == forfeit
    assert fought(s) == against


@pytest.mark.parametrize(("friend", "luke", "here", "against"), [
    ("Test Vader", False, False, (7, 5)), ("Test Xizor", False, False, (7, 5)), ("Test Vader", True, False, (5, 5)),
    ("Test Boss", False, False, (5, 5)), ("Test Vader", False, True, (5, 5))])  # fmt: skip
def test_the_emperor_sways_battles_elsewhere(friend: str, luke: bool, here: bool, against: tuple[int, int]):
    s = field(someone("Test Luke", LIGHT, "rebel", personas=["Luke"]))  # fmt: skip
    court, front, away = s.location("Kessel: Box"), s.location("Yavin 4: Box"), s.location("Tatooine: Box")
    s.put("The Emperor", at=court), s.put(friend, at=court)
    if luke:
        s.put("Test Luke", at=away)
    place = court if here else front
    armies(s, front, place)
    fight(s, place, "dark")
    assert fought(s) == against


@pytest.mark.parametrize(("others", "more"), [
    ((), 0), (("Test AT-AT",), 1), (("Test AT-AT", "Barge"), 2), (("Empty",), 0), (("Skiff",), 0)])  # fmt: skip
@pytest.mark.parametrize("near", [True, False])
def test_tempest_scout_5_leads_other_combat_vehicles(others: tuple[str, ...], more: int, near: bool):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Tempest Scout 5", at=box)
    for each in others:
        craft = s.put("Barge" if each == "Empty" else each, at=box if near else away)
        if each != "Empty":
            s.put("Light Flier" if each == "Skiff" else "Dark Flier", aboard=craft, as_="pilot")
    plain = s.total_power("dark", box)
    s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert s.battle.power("dark") == plain + (more if near else 0)


@pytest.mark.parametrize(
    ("guri", "vader", "most"), [(True, "", 1), (False, "", 2), (True, "here", 2), (True, "away", 1)]
)
def test_guri_allows_the_opponent_one_battle_destiny(guri: bool, vader: str, most: int):
    s = field(someone("Test More", LIGHT, "rebel", text=[ModifyPlayer("battle destinies", +1)]))
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Guri", at=box if guri else away)
    if vader:
        s.put("Test Vader", at=box if vader == "here" else away)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box), s.put("Test More", at=box)
    fight(s, box, "dark")
    assert draws(s, "light") == most


@pytest.mark.parametrize(("leader", "place", "able"), [
    ("Test Admiral", "Calm", True), ("Test General", "Calm", False), ("Test General", "Kessel: Box", True),
    ("Test Admiral", "Kessel: Box", False)])  # fmt: skip
@pytest.mark.parametrize("mode", [2, 3])
def test_imperial_command_leads_battles(leader: str, place: str, able: bool, mode: int):
    s = field(someone("Test Admiral", traits=["admiral"]), someone("Test General", traits=["general"]),
              someone("Test More", LIGHT, "rebel", text=[ModifyPlayer("battle destinies", +1)]))  # fmt: skip
    where = s.location(place)
    s.put("Test More", at=s.location("Tatooine: Box"))
    if place == "Calm":
        s.put(leader, aboard=s.put("Test Destroyer", at=where), as_="pilot")
        s.put("Imperial 4", aboard=s.put("Dreadnaught", at=where), as_="pilot")
        s.put("Rebel 4", aboard=s.put("Cruiser", at=where), as_="pilot")
    else:
        s.put(leader, at=where), s.put("Imperial 4", at=where), s.put("Rebel 4", at=where)
    card = s.hand("dark", "Imperial Command")
    s.pile("dark", "reserve", "Test Admiral")
    s.start(turn="dark", phase="battle")
    assert not s.can("play", card, mode=mode)
    s.do("battle", where)
    s.until(player="dark")
    before = draws(s, "dark"), draws(s, "light")
    assert s.can("play", card, mode=mode) is able
    if able:
        s.do("play", card, mode=mode)
        assert (draws(s, "dark"), draws(s, "light")) == ((before[0] + 1, 2) if mode == 2 else (before[0], 1))


@pytest.mark.parametrize(("where", "drawn"), [("Kessel: Box", 1), ("Calm", 0)])
def test_ardan_draws_one_battle_destiny_at_a_site(where: str, drawn: int):
    s = field()
    place = s.location(where)
    if where == "Calm":
        s.put("Lieutenant Commander Ardan", aboard=s.put("Vader's Personal Shuttle", at=place), as_="passenger")
        s.put("Rebel 1", aboard=s.put("Fighter", at=place), as_="pilot")
    else:
        s.put("Lieutenant Commander Ardan", at=place), s.put("Rebel 1", at=place)
    fight(s, place, "dark")
    assert draws(s, "dark") == drawn


@pytest.mark.parametrize(("vader", "ability", "drawn"), [
    ("aboard", 5, 0), ("aboard", 6, 1), ("beside", 5, 1), ("", 5, 1)])  # fmt: skip
def test_vader_in_his_shuttle_unsettles_the_opponent(vader: str, ability: int, drawn: int):
    s = field()
    calm = s.location("Calm")
    shuttle, other = s.put("Vader's Personal Shuttle", at=calm), s.put("Dreadnaught", at=calm)
    if vader:
        s.put("Test Vader", aboard=shuttle if vader == "aboard" else other, as_="passenger")
    s.put(f"Rebel {ability}", aboard=s.put("Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert draws(s, "light") == drawn


@pytest.mark.parametrize("where", ["office", "bay", "hall"])
def test_treidum_guards_docking_bay_327(where: str):
    s = field()
    places = {"bay": s.location("Death Star: Docking Bay 327", side="dark"),
              "office": s.location("Death Star: Docking Control Room 327", side="dark"),
              "hall": s.location("Death Star: Box")}  # fmt: skip
    s.put("Imperial 1", at=places["bay"])
    s.put("Lt. Pol Treidum", at=places[where])
    expected = {"office": 3, "bay": 3, "hall": 1}  # 1 for who is there, 2 for his own power or for his text
    assert s.total_power("dark", places["bay"]) == expected[where]
    assert s.total_power("dark", places["hall"]) == (2 if where == "hall" else 0)
