"""Maintenance (glossary: maintenance-cards): due at the end of the turn of the player who has the card."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import scene


def due(title: str = "Boba Fett, Bounty Hunter", side: str = "dark", force: int = 5) -> tuple[Scenario, CardRef]:
    """A card at the end of its player's turn."""
    s = scene()
    card = s.put(title, at=s.location("Tatooine: Box"))
    s.force(side, force)
    s.start(turn=side, phase="draw")
    return s, card


def offered(s: Scenario) -> list[tuple[str, int | None]]:
    return [(option.verb, option.cost) for option in s.decision.options]


@pytest.mark.ruling("maintenance-cards.1", "maintenance-cards.2", "maintenance-cards.3")
def test_exactly_one_of_the_printed_options_must_be_chosen():
    s, fett = due()
    s.until(verb="sacrifice")
    assert s.decision.player == "dark" and offered(s) == [("maintain", 2), ("recycle", None), ("sacrifice", None)]
    assert all(option.card == fett for option in s.decision.options)
    s, walker = due("Blizzard 4")
    s.until(verb="sacrifice")
    assert offered(s) == [("maintain", 1), ("sacrifice", None)]
    s.do("sacrifice", walker)
    assert s.zone(walker) == "out-of-play"


def test_it_is_due_once_at_the_end_of_its_players_own_turn():
    s, fett = due()
    s.until(verb="maintain")
    s.do("maintain", fett)
    s.until(phase="draw", player="light")
    assert s.game.engine.state.player == "light"  # nothing was asked again
    s.until(phase="control", player="dark")
    assert s.zone(fett) == "table"


@pytest.mark.ruling("maintenance-cards.4", "maintenance-cards-maintain.1")
def test_maintaining_uses_force_and_keeps_the_card_until_the_next_time():
    s, fett = due()
    s.until(verb="maintain")
    s.do("maintain", fett)
    assert s.zone(fett) == "table" and s.count("dark", "force") == 3 and s.count("dark", "lost") == 0
    s.until(phase="draw", player="light")
    s.until(phase="draw", player="dark")
    s.until(verb="maintain")
    assert s.decision.player == "dark"


@pytest.mark.ruling("maintenance-cards.5", "maintenance-cards-recycle.1", "maintenance-cards-recycle.2")
def test_recycling_loses_force_and_puts_all_into_the_used_pile():
    s, fett = due()
    gear = s.put("Dark Stick", on=fett)
    s.until(verb="recycle")
    before = s.count("dark", "reserve")
    s.do("recycle", fett)
    s.do("lose", pile="reserve")
    assert s.zone(fett) == "table"
    s.do("lose", pile="reserve")
    assert (s.count("dark", "force"), s.count("dark", "lost")) == (5, 2)
    # the turn is over: the Used Pile has gone under the Reserve Deck
    assert (s.zone(fett), s.zone(gear)) == ("reserve", "reserve") and s.count("dark", "reserve") == before


@pytest.mark.ruling("maintenance-cards.6", "maintenance-cards-sacrifice.1", "maintenance-cards-sacrifice.2")
def test_a_sacrifice_is_free_and_what_was_carried_is_lost():
    s, fett = due()
    gear = s.put("Dark Stick", on=fett)
    s.until(verb="sacrifice")
    s.do("sacrifice", fett)
    assert (s.zone(fett), s.zone(gear)) == ("out-of-play", "lost")
    assert (s.count("dark", "force"), s.count("dark", "lost")) == (5, 1)


@pytest.mark.ruling("maintenance-cards-sacrifice.2")
def test_whoever_is_aboard_a_sacrificed_vehicle_is_lost():
    s, walker = due("Blizzard 4")
    rider = s.put("Imperial 1", aboard=walker, as_="passenger")
    stick = s.put("Dark Stick", on=rider)
    s.until(verb="sacrifice")
    s.do("sacrifice", walker)
    assert [s.zone(each) for each in (walker, rider, stick)] == ["out-of-play", "lost", "lost"]


@pytest.mark.ruling("maintenance-cards.2", "maintenance-cards.7")
def test_what_cannot_be_paid_is_not_offered_and_a_card_without_hope_goes():
    s, fett = due(force=1)
    s.until(verb="sacrifice")
    assert [verb for verb, _ in offered(s)] == ["recycle", "sacrifice"]
    s, fett = due(force=0)
    s.life_force("dark", 1)
    s.pass_()
    assert s.zone(fett) == "out-of-play" and s.game.winner is None
    s, walker = due("Blizzard 4", force=0)
    s.pass_()
    assert s.zone(walker) == "out-of-play" and s.game.engine.state.player == "light"


def test_the_player_who_has_the_card_pays_for_it():
    s, fett = due()
    s.happen("steal", fett)
    s.until(phase="draw", player="light")
    assert s.zone(fett) == "table"
    s.until(verb="maintain")
    assert s.decision.player == "light"
    s.do("maintain", fett)
    assert s.count("light", "force") == 10


def test_several_are_maintained_in_the_order_that_their_player_likes():
    s, fett = due(force=2)
    walker = s.put("Blizzard 4", at=s.location("Tatooine: Box", side="light"))
    s.until(verb="maintain")
    assert {option.card for option in s.decision.options} == {fett, walker}
    s.do("maintain", walker)
    assert {(option.verb, option.card) for option in s.decision.options} == {("recycle", fett), ("sacrifice", fett)}
    s.do("sacrifice", fett)
    assert s.game.engine.state.player == "light" and s.zone(walker) == "table"


def test_force_that_is_lost_to_recycle_a_card_cannot_be_reduced():
    text = [Response(about_to_lose_force(YOU), [Change("loss", 1, "subtract")])]
    s = scene(LostInterrupt("Test Relief", DARK, "test relief", destiny=1, text=text))
    fett = s.put("Boba Fett, Bounty Hunter", at=s.location("Tatooine: Box"))
    relief = s.hand("dark", "Test Relief")
    s.start(turn="dark", phase="draw")
    s.until(verb="recycle")
    s.do("recycle", fett)
    assert not s.can("play", relief) and s.can("lose", pile="reserve")


@pytest.mark.ruling("maintenance-cards-recycle.3", "maintenance-cards-sacrifice.3")
@pytest.mark.parametrize("verb", ["recycle", "sacrifice"])
def test_a_captive_is_released_when_its_escort_goes(verb: str):
    s, fett = due()
    luke = s.put("Rebel 2", captive_of=fett)
    assert s.captive(luke)
    s.until(verb=verb)
    s.do(verb, fett)
    if verb == "recycle":
        s.do("lose", pile="reserve")
        s.do("lose", pile="reserve")
    assert s.decision.player == "light" and s.zone(fett) == ("used" if verb == "recycle" else "out-of-play")
    s.do("release", luke, s.at(luke))
    assert not s.captive(luke) and s.zone(luke) == "table"


def test_an_escort_that_is_maintained_keeps_its_captive():
    s, fett = due()
    luke = s.put("Rebel 2", captive_of=fett)
    s.until(verb="maintain")
    s.do("maintain", fett)
    assert s.captive(luke) and s.escort(luke) == fett
