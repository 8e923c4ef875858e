"""What the views show of a card and of a battle."""

from typing import Any

from cantina.lang import *
from cantina.model.sides import SIDES
from cantina.testing import Scenario
from cantina.view.table import show_table

WRECK = UsedInterrupt("Wreck", DARK, "t_wreck", text=[
    Action([Become(CRASHED)], targets=(one(VEHICLE),)), Action([Become(COLLAPSED)], targets=(one(SITE),))])  # fmt: skip
FERVOR = Effect("Fervor", LIGHT, "t_fervor", text=[DeployOnTable(), ModifyPlayer("total battle destiny", +3)])


def shown(s: Scenario, seat: str = "public") -> dict[int, dict[str, Any]]:
    """Every card on table in a seat's view, by its id."""
    view = s.game.view(seat)["table"]
    waiting = [*(place for row in view["rows"] for place in row["locations"]), *view["beside"]]
    found = {}
    while waiting:
        card = waiting.pop()
        found[card["id"]] = card
        waiting += [*card.get("cards", ()), *card.get("carries", ())]
    return found


def test_every_seat_sees_what_has_become_of_a_card():
    s = Scenario(cards=[WRECK])
    site = s.location("Tatooine: Cantina", side="dark")
    other = s.location("Tatooine: Mos Eisley", side="dark")
    crawler = s.put("Luke's X-34 Landspeeder", at=other)
    luke = s.put("Luke Skywalker", at=other)
    first, second = s.hand("dark", "Wreck", "Wreck")
    s.start(turn="dark", phase="control")
    assert all(card["status"] == [] for card in shown(s).values())
    s.do("play", first, crawler, mode=1)
    s.do("play", second, site, mode=2)
    for seat in (*SIDES, "public"):
        now = shown(s, seat)
        assert now[crawler.id]["status"] == ["crashed"] and now[site.id]["status"] == ["collapsed"]
        assert now[luke.id]["status"] == []
    assert "[Crashed]" in show_table(s.game.engine) and "[Effondré]" in show_table(s.game.engine, "fr")


def test_a_battle_in_progress_counts_what_changes_the_total_battle_destiny():
    s = Scenario(cards=[FERVOR])
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Luke Skywalker", at=site)
    s.put("Darth Vader", at=site)
    s.put("Fervor", on="table")
    s.destinies("light", 2)
    s.destinies("dark", 1)
    s.force("light", 2)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    before = s.battle.power("light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.decision.player == "dark" and s.battle.segment == "power"
    assert s.battle.power("light") == before + 2 + 3
    assert s.game.view("public")["battle"]["sides"]["light"]["power"] == before + 2 + 3
