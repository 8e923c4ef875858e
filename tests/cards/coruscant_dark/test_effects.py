"""Effects of Coruscant, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, fight
from tests.cards.shared.crafts import field

BOTH = "Battle Order & First Strike"


@pytest.mark.parametrize(
    ("side", "there", "able"), [("dark", True, True), ("dark", False, False), ("light", True, False)]
)
def test_battles_are_free_for_you(side: str, there: bool, able: bool):
    s = field(force=0)
    box = s.location("Kessel: Box")
    s.put("Rebel 4", at=box), s.put("Imperial 4", at=box)
    if there:
        s.put(BOTH, on="table")
    s.start(turn=side, phase="battle")
    assert s.can("battle", box) is able


@pytest.mark.parametrize(("by", "player", "cost"), [
    ("dark", "light", 1), ("dark", "dark", 0), ("light", "light", 0), ("", "light", 0)])  # fmt: skip
@pytest.mark.parametrize("force", [0, 1])
def test_the_opponent_pays_for_interrupts_in_your_battles(by: str, player: str, cost: int, force: int):
    s = field(force=force + 1)
    box = s.location("Kessel: Box")
    for who in ("Rebel 4", "Imperial 4"):
        s.put(who, at=box)
    s.put(BOTH, on="table")
    title = f"{player.title()} Trick"
    card = s.hand(player, title)
    s.force(player, force + (by == player == "light"))
    fight(s, box, by) if by else s.start(turn=player, phase="control")
    offered = s.can("play", card)
    while not offered and s.battle and s.battle.segment in ("initiation", "weapons"):
        s.pass_()
        offered = s.can("play", card)
    assert offered is (force >= cost)


@pytest.mark.parametrize(
    ("held", "plan", "cost"),
    [((), False, 3), (("site",), False, 3), (("system",), False, 3), (("site", "system"), False, 0), ((), True, 0)],
)
@pytest.mark.parametrize("side", ["light", "dark"])
def test_drains_are_dear_for_who_is_not_spread(held: tuple[str, ...], plan: bool, cost: int, side: str):
    quiet = Site("Kessel: Quiet", LIGHT, "order quiet", ["exterior", "planet"], (2, 0) if side == "dark" else (0, 2))
    battle_plan = Effect("Battle Plan", LIGHT, "order plan", destiny=1, text=[DeployOnTable()])
    s = field(quiet, battle_plan)
    box, calm, place = s.location("Tatooine: Box"), s.location("Calm"), s.location("Kessel: Quiet")
    who, hull = ("Rebel 1", "Fighter") if side == "light" else ("Imperial 1", "Raider")
    s.put(who, at=place)
    if "site" in held:
        s.put(who, at=box)
    if "system" in held:
        s.put(who, aboard=crewed(s, hull, at=calm), as_="pilot")
    s.put(BOTH, on="table")
    if plan:
        s.put("order plan", on="table")
    s.start(turn=side, phase="control")
    s.force(side, max(cost - 1, 0))
    assert s.can("drain", place) is (cost == 0)
    s.force(side, cost)
    assert s.can("drain", place)
