"""Starships of Enhanced Jabba's Palace."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import HULL, crewed, fight
from tests.cards.shared.crafts import field

# -- Zuckuss In Mist Hunter --------------------------------------------------------------------------------------------

MANNED = [Capital(f"Manned {n}", LIGHT, f"hunter manned {n}", "Mon Calamari Star Cruiser", armor=4, hyperspeed=3,
                  text=[Carries(pilots=2, passengers=6), PermanentPilot(n)], **HULL) for n in (1, 2)]  # fmt: skip


@pytest.mark.parametrize(("pilots", "passengers", "hull", "able"), [
    ((6,), (), "Cruiser", True), ((6, 1), (), "Cruiser", False), ((6,), (3,), "Cruiser", True),
    ((5,), (), "Manned 1", True), ((5,), (), "Manned 2", False)])  # fmt: skip
def test_zuckuss_foresees_the_moves_of_few_pilots(pilots, passengers, hull: str, able: bool):
    s = field(*MANNED)
    calm = s.location("Calm")
    hunter, craft = s.put("Zuckuss In Mist Hunter", at=calm), s.put(hull, at=calm)
    for n in pilots:
        s.put(f"Rebel {n}", aboard=craft, as_="pilot")
    for n in passengers:
        s.put(f"Rebel {n}", aboard=craft, as_="passenger")
    s.put("Imperial 6", aboard=s.put("Dreadnaught", at=calm), as_="pilot")
    fight(s, calm, "dark")
    s.destinies("light", 5), s.destinies("dark", 4)
    assert s.can("use", hunter) is able
    if able:
        s.do("use", hunter)
        s.until(player="dark")
        assert not s.can("use", hunter)
    while s.battle.segment in ("weapons", "power"):
        drawing = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawing else s.pass_()
    power = [event.text.args for event in s.game.events("public") if event.kind == "battle-power"][-1]
    assert power["light"] == 3 + (0 if able else 5) and power["dark"] == 4 + 3 + 4


def test_zuckuss_minds_his_own_battles():
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    hunter = s.put("Zuckuss In Mist Hunter", at=far)
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert not s.can("use", hunter)
