"""Effects on what lies in a Force Pile."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

TOLL = LostInterrupt("Toll", LIGHT, "piles toll", destiny=1, text=[Action([LoseForce(4, OPPONENT)])])
LUCK = LostInterrupt("Luck", DARK, "piles luck", destiny=1, text=[
    Action([Put(top(1, among=In("force")), to=In("hand"))])])  # fmt: skip


# -- Frozen Assets -----------------------------------------------------------------------------------------------------


def frozen(theirs: int = 3) -> tuple[Scenario, CardRef]:
    """Three Force of the Dark Side are frozen; then its turn comes."""
    s = scene(TOLL, LUCK, force=0)
    site = s.location("Kessel: Box")
    s.put("Imperial 1", at=site)
    s.force("dark", theirs)
    card = s.hand("light", "Frozen Assets")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, mode=2)
    return s, card


@pytest.mark.ruling("frozen-assets.1")
def test_what_is_frozen_is_neither_used_nor_drawn():
    s, card = frozen()
    someone, luck = s.hand("dark", "Imperial 2", "Luck")
    s.until(phase="deploy", player="dark")
    assert s.count("dark", "force") == 3 and not s.can("deploy", someone)
    s.do("play", luck)
    s.until(phase="draw", player="dark")
    assert s.count("dark", "hand") == 1 and not s.can("draw") and s.zone(card) == "table"
    s.until(phase="activate", player="light")
    assert s.zone(card) == "lost"


def test_without_frozen_assets_force_is_used_and_drawn():
    s, card = frozen()
    someone, luck = s.hand("dark", "Imperial 2", "Luck")
    s.happen("lose", card)
    s.until(phase="deploy", player="dark")
    assert s.can("deploy", someone)
    s.do("play", luck)
    assert s.count("dark", "hand") == 2
    s.until(phase="draw", player="dark")
    assert s.can("draw")


@pytest.mark.ruling("frozen-assets.1")
def test_what_is_activated_later_lies_above_it():
    s, _ = frozen()
    cheap, dear = s.hand("dark", "Imperial 2", "Barge")
    s.until(phase="activate", player="dark")
    s.do("activate", amount=2)
    s.until(phase="deploy", player="dark")
    assert s.count("dark", "force") == 5 and s.can("deploy", cheap) and not s.can("deploy", dear)
    s.do("deploy", cheap)
    s.until(phase="draw", player="dark")
    assert s.count("dark", "force") == 3 and not s.can("draw")


@pytest.mark.ruling("frozen-assets.1")
def test_what_is_frozen_may_be_lost():
    s, _ = frozen()
    toll = s.hand("light", "Toll")
    s.do("play", toll)
    for left in (2, 1, 0):
        s.do("lose", pile="force")
        assert s.count("dark", "force") == left


@pytest.mark.ruling("frozen-assets.2", "frozen-assets.3")
def test_what_is_frozen_may_be_put_in_another_order_but_not_be_dug_out():
    s = scene(force=0)
    shasa = s.put("Shasa Tiel", at=s.location("Kessel: Box"))
    low, high = s.pile("dark", "force", "Imperial 1", "Imperial 2")
    card = s.hand("light", "Frozen Assets")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, mode=2)
    third, fourth = s.pile("dark", "force", "Imperial 3", "Imperial 4")  # activated later: above it
    s.force("light", 3)
    s.start(turn="dark", phase="control")
    s.until(player="light")
    s.do("use", shasa)
    for id, others in ((third, (low, high)), (fourth, (low, high)), (low, ()), (high, ())):
        assert s.can("choose", id) and not any(s.can("choose", each) for each in others)
        s.do("choose", id)
        if id == low:
            break
    assert [s.game.engine.face(id).title for id in s.game.engine.pile("dark", "force")] == [
        "Imperial 2", "Imperial 1", "Imperial 4", "Imperial 3"]  # fmt: skip


@pytest.mark.ruling("frozen-assets.1")
def test_what_was_lost_from_beneath_makes_no_room_for_what_comes_later():
    s, _ = frozen()
    toll = s.hand("light", "Toll")
    s.do("play", toll)
    for _ in range(2):
        s.do("lose", pile="force")
    for _ in range(2):
        s.do("lose", pile="reserve")
    s.until(phase="activate", player="dark")
    s.do("activate", amount=2)
    s.until(phase="draw", player="dark")
    for _ in range(2):
        s.do("draw")
    assert s.count("dark", "force") == 1 and not s.can("draw")


def test_your_own_force_is_not_frozen():
    s, _ = frozen()
    s.force("light", 2)
    s.start(turn="light", phase="draw")
    assert s.can("draw")


# -- Hiding In The Garbage ---------------------------------------------------------------------------------------------

TYPES = {"rebel": 1, "alien": 3, "droid": 4, "starship": 9, "weapon": 12, "location": 16, "interrupt": 15}


def garbage(*pile: str) -> tuple[Scenario, CardRef, list[CardRef]]:
    """Cards in a Force Pile, bottom to top."""
    s = scene(force=0)
    card = s.put("Hiding In The Garbage", on="table")
    cards = s.pile("light", "force", *pile)
    s.force("dark", 3)
    s.start(turn="dark", phase="control")
    while s.decision.player != "light":
        s.pass_()
    return s, card, [cards] if len(pile) == 1 else list(cards)


@pytest.mark.ruling("card-type.1")
@pytest.mark.parametrize(("wanted", "found", "used"), [
    ("alien", 2, 1), ("rebel", 0, 3), ("droid", None, 4), ("weapon", 1, 2), ("interrupt", 3, 0)])  # fmt: skip
def test_force_is_used_and_shown_until_the_card_comes_up(wanted: str, found: int | None, used: int):
    s, card, cards = garbage("Rebel 1", "Light Stick", "Settler 1", "Light Trick")
    s.do("use", card, mode=TYPES[wanted])
    zones = [s.zone(each) for each in cards]
    assert zones.count("used") == used and zones.count("hand") == (found is not None)
    if found is not None:
        assert zones[found] == "hand"
    shown = [event for event in s.game.events("dark") if event.kind == "revealed"]
    assert len(shown) == used + (found is not None)


@pytest.mark.ruling("card-type.2")
@pytest.mark.parametrize("place", ["Tatooine: Mos Eisley", "Tatooine", "Clouds"])
def test_all_locations_are_of_one_type(place: str):
    s, card, (location, rebel) = garbage(place, "Rebel 1")
    s.do("use", card, mode=TYPES["location"])
    assert (s.zone(location), s.zone(rebel)) == ("hand", "used")


@pytest.mark.ruling("hiding-in-the-garbage.1")
def test_only_your_own_force_pile_is_searched():
    s = scene(force=0)
    card = s.put("Hiding In The Garbage", on="table")
    theirs = s.pile("dark", "force", "Imperial 1", "Dark Trick")
    s.put("Imperial 1", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    assert not s.can("use", card)
    mine = s.pile("light", "force", "Rebel 1")
    s.start(turn="light", phase="control")
    s.do("use", card, mode=TYPES["interrupt"])
    assert s.zone(mine) == "used" and all(s.zone(each) == "force" for each in theirs)


def test_the_garbage_costs_two_force():
    s = scene(force=2)
    s.location("Tatooine: Box")
    card = s.hand("light", "Hiding In The Garbage")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert s.count("light", "force") == 0 and s.zone(card) == "table"
