"""Combat Response: a starfighter and its matching pilot, one from hand, the other from the Reserve Deck."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import BODY, HULL, scene

WING = {**HULL, "maneuver": 3, "hyperspeed": 3}
MATES = [
    Starfighter("Black 2", DARK, "combat ship", "TIE/ln", unique=1, personas=["Black 2"], text=[Carries(pilots=1)],
                **WING),
    Imperial("Wing Mate", "combat mate", unique=1, personas=["Wing Mate"], ability=2, icons=["pilot"],
             text=[Modify("power", +1, piloting("Black 2"))], **BODY),
    Imperial("Loner", "combat loner", unique=1, ability=2, icons=["pilot"], **BODY),
    Starfighter("Piloted Black 3", DARK, "combat other", "TIE/ln", unique=1, personas=["Black 3"],
                text=[PermanentPilot(1)], **WING),
    Capital("Big Ship", DARK, "combat big", "Dreadnaught-Class Heavy Cruiser", unique=1, armor=4, hyperspeed=2,
            text=[Carries(pilots=2), Modify("power", +1, Named("Wing Mate"))], **HULL),
]  # fmt: skip


def ready(
    hand: list[str], reserve: list[str], force: int = 9, sky: bool = True
) -> tuple[Scenario, CardRef, list[CardRef]]:
    """The Effect on table in the deploy phase, and cards in hand and in the Reserve Deck."""
    s = scene(*MATES, force=force)
    s.location("Calm" if sky else "Tatooine: Box")
    card = s.put("Combat Response", on="table")
    cards = [s.hand("dark", title) for title in hand] + [s.pile("dark", "reserve", title) for title in reserve]
    s.start(turn="dark", phase="deploy")
    return s, card, cards


@pytest.mark.parametrize(("shown", "sought"), [("Black 2", "Wing Mate"), ("Wing Mate", "Black 2")])
def test_both_deploy_at_once_for_both_prices(shown: str, sought: str):
    s, card, (mine, found) = ready([shown], [sought])
    s.do("use", card)
    s.do("choose", found)
    ship, pilot = (mine, found) if shown == "Black 2" else (found, mine)
    assert s.aboard(pilot) == ship and s.zone(ship) == "table" and s.count("dark", "force") == 9 - 3 - 2
    shown_to_all = [event for event in s.game.events("light") if event.kind == "revealed"]
    assert len(shown_to_all) == 2


def test_only_unpiloted_starfighters_and_pilots_are_revealed():
    s, card, cards = ready(["Black 2", "Wing Mate", "Piloted Black 3", "Big Ship", "Imperial 1", "Dark Droid"], [])
    s.do("use", card)
    assert [s.can("choose", each) for each in cards] == [True, True, False, False, False, False]


def test_only_the_match_is_found():
    s, card, cards = ready(["Wing Mate"], ["Black 2", "Big Ship", "Piloted Black 3", "Loner"])
    s.do("use", card)
    assert [s.can("choose", each) for each in cards[1:]] == [True, False, False, False]


def test_it_is_for_your_deploy_phase():
    s, card, _ = ready(["Black 2"], ["Wing Mate"])
    s.until(phase="battle", player="dark")
    assert not s.can("use", card)
    s.until(phase="deploy", player="light")
    assert not s.can("use", card)


def test_with_nothing_to_reveal_there_is_no_response():
    s, card, _ = ready(["Imperial 1"], ["Wing Mate"])
    assert not s.can("use", card)


@pytest.mark.ruling("combat-response.1")
def test_it_is_used_once_in_a_turn():
    s, card, (_, found, _) = ready(["Black 2"], ["Wing Mate", "Black 2"])
    s.do("use", card)
    s.do("choose", found)
    s.hand("dark", "Loner")
    assert not s.can("use", card)
    s.until(phase="deploy", player="dark")
    s.start(turn="dark", phase="deploy")
    s.until(phase="deploy", player="light")
    s.until(phase="deploy", player="dark")
    assert s.can("use", card)


@pytest.mark.ruling("combat-response.2", "combat-response.3")
@pytest.mark.parametrize("shown", ["Black 2", "Wing Mate"])
@pytest.mark.parametrize("verified", [True, False])
def test_if_nothing_is_found_the_opponent_may_verify(shown: str, verified: bool):
    s, card, (mine, _) = ready([shown], ["Loner"])
    s.do("use", card)
    s.until(verb="yes")
    assert s.decision.player == "light"
    s.do("yes" if verified else "no")
    seen = [event for event in s.game.events("light") if event.kind == "peeked"]
    assert bool(seen) == verified and s.zone(mine) == "hand"
    if verified:
        assert len(seen[0].text.args["cards"]) == s.count("dark", "reserve")


@pytest.mark.ruling("combat-response.2")
def test_who_found_the_match_is_not_verified():
    s, card, (_, found) = ready(["Black 2"], ["Wing Mate"])
    s.do("use", card)
    s.do("choose", found)
    assert not any(option.verb == "yes" for option in s.decision.options) and s.decision.player == "dark"


@pytest.mark.ruling("combat-response.4")
@pytest.mark.parametrize(("force", "zones"), [(5, ("table", "table")), (4, ("hand", "reserve"))])
def test_who_cannot_pay_for_both_gets_neither(force: int, zones: tuple[str, str]):
    s, card, (mine, found) = ready(["Black 2"], ["Wing Mate"], force=force)
    s.do("use", card)
    s.do("choose", found)
    assert (s.zone(mine), s.zone(found)) == zones
    assert any(event.kind == "shuffled" for event in s.game.events("public"))


@pytest.mark.ruling("combat-response.5")
@pytest.mark.parametrize(("shown", "sought"), [("Black 2", "Wing Mate"), ("Wing Mate", "Black 2")])
def test_where_there_is_no_place_for_them_they_go_back(shown: str, sought: str):
    s, card, (mine, found) = ready([shown], [sought], sky=False)
    s.do("use", card)
    s.do("choose", found)
    assert (s.zone(mine), s.zone(found)) == ("hand", "reserve") and s.count("dark", "force") == 9
