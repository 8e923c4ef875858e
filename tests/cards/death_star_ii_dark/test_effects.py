"""Effects and ships of Death Star II, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed
from tests.cards.shared.crafts import field

# -- Something Special Planned For Them --------------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "near", "side", "cost"), [
    ("Chimaera", True, "light", 3), ("Big Freighter", True, "light", 1), ("Chimaera", False, "light", 1),
    ("Chimaera", True, "dark", 1)])  # fmt: skip
def test_who_slips_past_a_star_destroyer_pays(guard: str, near: bool, side: str, cost: int):
    s = field(force=cost - 1)
    calm, goal, away = s.location("Calm"), s.location("Tatooine", side="dark"), s.location("Yavin 4", side="light")
    s.put("Something Special Planned For Them", on="table")
    s.put(guard, at=calm if near else away)
    ship = crewed(s, "Fighter" if side == "light" else "Raider", at=calm)
    s.start(turn=side, phase="move")
    assert not s.can("hyperspeed", ship, goal)
    s.force(side, cost)
    assert s.can("hyperspeed", ship, goal)


@pytest.mark.parametrize(("side", "title", "zone"), [
    ("light", "Light Again", "out-of-play"), ("dark", "Dark Again", "lost"),
    ("light", "Light Device", "table")])  # fmt: skip
def test_what_retrieves_is_placed_out_of_play(side: str, title: str, zone: str):
    again = [LostInterrupt(f"{each.title()} Again", each, f"star {each} again", destiny=1,
    text=[Action([RetrieveForce(1)])])
             for each in (LIGHT, DARK)]  # fmt: skip
    tool = Effect("Light Device", LIGHT, "star device", destiny=1, text=[
        DeployOnTable(), Action([RetrieveForce(1)], during="control")])  # fmt: skip
    s = field(*again, tool)
    s.location("Kessel: Box")
    s.put("Something Special Planned For Them", on="table")
    s.pile(side, "lost", f"{side.title()} Droid")
    s.start(turn=side, phase="control") if title != "Light Device" else None
    if title == "Light Device":
        card = s.put(title, on="table")
        s.start(turn=side, phase="control")
        s.do("use", card)
    else:
        card = s.hand(side, title)
        s.do("play", card)
    assert s.zone(card) == zone


# -- Thunderflare ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("near", "free"), [(True, True), (False, False)])
def test_batteries_are_free_where_the_thunderflare_is(near: bool, free: bool):
    s = field(force=0)
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    own, other = s.put("Thunderflare", at=calm if near else far), s.put("Test Destroyer", at=calm)
    s.put("Imperial 4", aboard=other, as_="pilot")
    battery = s.hand("dark", "Turbolaser Battery")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", battery, other) is free and s.can("deploy", battery, own)
    armed = s.put("Turbolaser Battery", on=other)
    foe = crewed(s, "Cruiser", at=calm)
    s.put("Rebel 4", aboard=foe, as_="pilot")
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", calm)
    assert s.can("fire", armed, foe) is free
