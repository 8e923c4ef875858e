"""Combat Response and Squadron Assignments: a starfighter and its matching pilot, one from hand, the other from the
Reserve Deck."""

import pytest

from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.sides import other
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, scene

WING = {**HULL, "maneuver": 3, "hyperspeed": 3}
TITLES = {"dark": "Combat Response", "light": "Squadron Assignments"}
PLAIN = {"dark": ("Imperial 1", "Dark Droid", "Raider"), "light": ("Rebel 1", "Light Droid", "Fighter")}


def mates(side: Side) -> list[Definition]:
    """A starfighter and its pilot, and others who match nothing."""
    person = Imperial if side == "dark" else Rebel
    return [
        Starfighter("Black Wing", side, f"combat {side} ship", "TIE/ln", unique=1, personas=["Black Wing"],
                    text=[Carries(pilots=1)], **WING),
        person("Wing Mate", f"combat {side} mate", unique=1, personas=["Wing Mate"], ability=2, icons=["pilot"],
               text=[Modify("power", +1, piloting("Black Wing"))], **BODY),
        person("Loner", f"combat {side} loner", unique=1, ability=2, icons=["pilot"], **BODY),
        Starfighter("Crewed Wing", side, f"combat {side} other", "TIE/ln", unique=1, personas=["Black Wing"],
                    text=[PermanentPilot(1)], **WING),
        Capital("Big Ship", side, f"combat {side} big", "Dreadnaught-Class Heavy Cruiser", unique=1, armor=4,
                hyperspeed=2, text=[Carries(pilots=2), Modify("power", +1, Named("Wing Mate"))], **HULL),
    ]  # fmt: skip


@pytest.fixture(params=["dark", "light"])
def side(request: pytest.FixtureRequest) -> Side:
    """The player who has such an Effect."""
    return request.param


def ready(
    side: Side, hand: list[str], reserve: list[str], force: int = 9, sky: bool = True
) -> tuple[Scenario, CardRef, list[CardRef]]:
    """The Effect on table in the deploy phase, and cards in hand and in the Reserve Deck."""
    s = scene(*mates(side), force=force)
    s.location("Calm" if sky else "Tatooine: Box")
    card = s.put(TITLES[side], on="table")
    cards = [s.hand(side, title) for title in hand] + [s.pile(side, "reserve", title) for title in reserve]
    s.start(turn=side, phase="deploy")
    return s, card, cards


@pytest.mark.parametrize(("shown", "sought"), [("Black Wing", "Wing Mate"), ("Wing Mate", "Black Wing")])
def test_both_deploy_at_once_for_both_prices(side: Side, shown: str, sought: str):
    s, card, (mine, found) = ready(side, [shown], [sought])
    s.do("use", card)
    s.do("choose", found)
    ship, pilot = (mine, found) if shown == "Black Wing" else (found, mine)
    assert s.aboard(pilot) == ship and s.zone(ship) == "table" and s.count(side, "force") == 9 - 3 - 2
    shown_to_all = [event for event in s.game.events(other(side)) if event.kind == "revealed"]
    assert len(shown_to_all) == 2


def test_only_unpiloted_starfighters_and_pilots_are_revealed(side: Side):
    s, card, cards = ready(side, ["Black Wing", "Wing Mate", "Crewed Wing", "Big Ship", *PLAIN[side][:2]], [])
    s.do("use", card)
    assert [s.can("choose", each) for each in cards] == [True, True, False, False, False, False]


def test_only_the_match_is_found(side: Side):
    s, card, cards = ready(side, ["Wing Mate"], ["Black Wing", "Big Ship", "Crewed Wing", "Loner", PLAIN[side][2]])
    s.do("use", card)
    assert [s.can("choose", each) for each in cards[1:]] == [True, False, False, False, False]


def test_nobody_must_use_it(side: Side):
    s, _, cards = ready(side, ["Black Wing"], ["Wing Mate"])
    s.until(phase="battle")
    assert [s.zone(each) for each in cards] == ["hand", "reserve"]
    assert not [event for event in s.game.events("public") if event.kind == "revealed"]


def test_it_is_for_your_deploy_phase(side: Side):
    s, card, _ = ready(side, ["Black Wing"], ["Wing Mate"])
    s.until(phase="battle", player=side)
    assert not s.can("use", card)
    s.until(phase="deploy", player=other(side))
    assert not s.can("use", card)


def test_with_nothing_to_reveal_there_is_no_response(side: Side):
    s, card, _ = ready(side, [PLAIN[side][0]], ["Wing Mate"])
    assert not s.can("use", card)


@pytest.mark.ruling("combat-response.1")
def test_the_dark_side_uses_it_once_in_a_turn(side: Side):
    s, card, (_, found) = ready(side, ["Black Wing"], ["Wing Mate"])
    s.do("use", card)
    s.do("choose", found)
    s.hand(side, "Loner")
    assert s.can("use", card) is (side == "light")
    s.until(phase="deploy", player=other(side))
    s.until(phase="deploy", player=side)
    assert s.can("use", card)


@pytest.mark.ruling("combat-response.2", "combat-response.3")
@pytest.mark.parametrize("shown", ["Black Wing", "Wing Mate"])
@pytest.mark.parametrize("verified", [True, False])
def test_if_nothing_is_found_the_opponent_may_verify(side: Side, shown: str, verified: bool):
    s, card, (mine, _) = ready(side, [shown], ["Loner"])
    s.do("use", card)
    s.until(verb="yes")
    assert s.decision.player == other(side)
    s.do("yes" if verified else "no")
    seen = [event for event in s.game.events(other(side)) if event.kind == "peeked"]
    assert bool(seen) == verified and s.zone(mine) == "hand"
    if verified:
        assert len(seen[0].text.args["cards"]) == s.count(side, "reserve")


@pytest.mark.ruling("combat-response.2")
def test_who_found_the_match_is_not_verified(side: Side):
    s, card, (_, found) = ready(side, ["Black Wing"], ["Wing Mate"])
    s.do("use", card)
    s.do("choose", found)
    assert not any(option.verb == "yes" for option in s.decision.options) and s.decision.player == side


@pytest.mark.ruling("combat-response.4")
@pytest.mark.parametrize(("force", "zones"), [(5, ("table", "table")), (4, ("hand", "reserve"))])
def test_who_cannot_pay_for_both_gets_neither(side: Side, force: int, zones: tuple[str, str]):
    s, card, (mine, found) = ready(side, ["Black Wing"], ["Wing Mate"], force=force)
    s.do("use", card)
    s.do("choose", found)
    assert (s.zone(mine), s.zone(found)) == zones
    assert any(event.kind == "shuffled" for event in s.game.events("public"))


@pytest.mark.ruling("combat-response.5")
@pytest.mark.parametrize(("shown", "sought"), [("Black Wing", "Wing Mate"), ("Wing Mate", "Black Wing")])
def test_where_there_is_no_place_for_them_they_go_back(side: Side, shown: str, sought: str):
    s, card, (mine, found) = ready(side, [shown], [sought], sky=False)
    s.do("use", card)
    s.do("choose", found)
    assert (s.zone(mine), s.zone(found)) == ("hand", "reserve") and s.count(side, "force") == 9
