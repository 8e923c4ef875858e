"""Bluff cards (glossary: bluff-rules): laid face down by one player, turned over by the other."""

import json

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from cantina.view.resample import resample
from cantina.view.seat import seat_view
from tests.cards.sample_cards import scene

PICKY = Imperial("Picky One", "bluffs picky", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
                 text=[DeployOnly(site("Yavin 4"))])  # fmt: skip
DEAR = Imperial("Dear One", "bluffs dear", unique=1, destiny=1, deploy=9, power=1, ability=1, forfeit=2)


def bluffs(*more: Definition) -> tuple[Scenario, CardRef]:
    s = scene(PICKY, DEAR, *more)
    return s, s.location("Tatooine: Bluffs")


@pytest.mark.ruling("bluff-rules.1")
@pytest.mark.parametrize("phase", ["activate", "control", "deploy", "battle", "move", "draw"])
def test_once_in_any_phase_of_his_turn_dark_places_a_card_face_down(phase: str):
    s, place = bluffs()
    man, trick = s.hand("dark", "Imperial 1", "Dark Trick")
    s.hand("light", "Rebel 1", "Light Trick")
    s.start(turn="dark", phase=phase)
    assert s.can("bluff", man) and s.can("bluff", trick)
    s.do("bluff", trick)
    assert s.zone(trick) == "stacked" and s.stacked(place) == trick and s.count("dark", "hand") == 1
    s.until(player="dark")
    assert not s.can("bluff", man)
    assert [why.rule for why in s.why_not("bluff", man, player="dark")] == ["bluff-rules"]


@pytest.mark.ruling("bluff-rules.1")
def test_dark_does_not_bluff_in_lights_turn_nor_anywhere_else():
    s, _ = bluffs()
    card = s.hand("dark", "Dark Trick")
    s.start(turn="light", phase="control")
    s.until(player="dark")
    assert s.can("play", card) and not s.can("bluff", card)
    elsewhere = scene()
    elsewhere.location("Tatooine: Box")
    card = elsewhere.hand("dark", "Dark Trick")
    elsewhere.start(turn="dark", phase="control")
    assert elsewhere.can("play", card) and not elsewhere.can("bluff", card)


def test_a_new_turn_brings_another_bluff():
    s, place = bluffs()
    first, second = s.hand("dark", "Imperial 1", "Imperial 2")
    s.start(turn="dark", phase="draw")
    s.do("bluff", first)
    s.until(phase="control", player="light")
    s.until(phase="control", player="dark")
    s.do("bluff", second)
    assert s.stacked(place) == (first, second)


@pytest.mark.ruling("bluff-rules.2")
def test_a_bluff_card_is_not_in_play():
    s, place = bluffs()
    card, again = s.stack(place, "Dear One", side="dark", face_down=True), s.hand("dark", "Dear One")
    assert not s.on_table(card) and not s.active(card) and s.at(card) is None
    assert (s.total_power("dark", place), s.presence("dark", place)) == (0, False)
    site = s.location("Tatooine: Box")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", again, site)  # a unique card that lies there does not stand against it
    s.life_force("dark", 3)
    assert sum(s.count("dark", pile) for pile in ("reserve", "force", "used")) == 3


@pytest.mark.ruling("bluff-rules.3")
def test_every_bluff_card_adds_to_darks_drains_there():
    s, place = bluffs()
    near = s.location("Tatooine: Box")
    assert (s.drain_amount("dark", place), s.drain_amount("dark", near)) == (0, 1)
    s.stack(place, "Imperial 1", face_down=True)
    assert (s.drain_amount("dark", place), s.drain_amount("light", place)) == (1, 0)
    s.stack(place, "Imperial 1", "Dark Trick", face_down=True)
    assert (s.drain_amount("dark", place), s.drain_amount("dark", near)) == (3, 1)
    s.put("Revolution", on=place)
    assert (s.drain_amount("dark", place), s.drain_amount("light", place)) == (3, 0)
    assert s.drain_amount("dark", near) == 1
    s.start(turn="dark", phase="control")
    assert s.game.explain("drain", place, player="dark").value == 3


@pytest.mark.ruling("bluff-rules.4")
@pytest.mark.parametrize("phase", ["activate", "control", "deploy", "battle", "move", "draw"])
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_light_turns_one_over_at_any_time_and_dark_does_not(turn: str, phase: str):
    s, place = bluffs()
    first, second = s.stack(place, "Picky One", "Imperial 1", face_down=True)
    s.hand("dark", "Dark Trick")
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert s.can("play") and not s.can("turn-over", place, amount=1)
    s.start(turn=turn, phase=phase)
    s.until(player="light")
    assert s.can("turn-over", place, amount=1) and not s.can("turn-over", place, amount=3)
    s.do("turn-over", place, amount=2)
    assert (s.zone(first), s.zone(second)) == ("stacked", "table")


def test_the_cards_are_counted_in_the_order_in_which_they_came():
    s, place = bluffs()
    first, second, third = s.stack(place, "Imperial 1", "Imperial 2", "Imperial 3", face_down=True)
    s.start(turn="light", phase="control")
    s.do("turn-over", place, amount=1)
    s.until(phase="deploy", player="light")
    assert [option.amount for option in s.decision.options if option.verb == "turn-over"] == [1, 2]
    s.do("turn-over", place, amount=2)
    assert [s.zone(each) for each in (first, second, third)] == ["table", "stacked", "table"]


@pytest.mark.ruling("bluff-rules.5")
def test_a_turned_over_character_deploys_for_free_if_it_may():
    s, place = bluffs()
    dear = s.stack(place, "Dear One", face_down=True)
    s.force("dark", 0)
    s.start(turn="light", phase="control")
    s.do("turn-over", place, amount=1)
    assert s.at(dear) == place and s.zone(dear) == "table" and s.drain_amount("dark", place) == 0


@pytest.mark.ruling("bluff-rules.5")
def test_a_turned_over_character_that_may_not_deploy_is_lost():
    s, place = bluffs()
    s.put("Dear One", at=s.location("Tatooine: Box"))
    dear, picky = s.stack(place, "Dear One", "Picky One", face_down=True)
    lost = s.count("dark", "lost")
    s.start(turn="light", phase="control")
    s.do("turn-over", place, amount=1)
    s.until(phase="deploy", player="light")
    s.do("turn-over", place, amount=1)
    assert (s.zone(dear), s.zone(picky)) == ("lost", "lost")
    assert s.count("dark", "lost") == lost + 2  # and no Force besides


@pytest.mark.ruling("bluff-rules.6")
@pytest.mark.parametrize("title", ["Dark Trick", "Barge", "Dark Stick", "Raider"])
def test_a_turned_over_card_of_another_kind_is_lost_with_two_force(title: str):
    s, place = bluffs()
    card = s.stack(place, title, face_down=True)
    s.start(turn="light", phase="control")
    s.do("turn-over", place, amount=1)
    assert s.zone(card) == "lost" and s.decision.player == "dark"
    s.do("lose", pile="reserve")
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 3 and not s.can("lose", pile="reserve")


@pytest.mark.ruling("bluff-rules.7")
def test_expand_the_empire_takes_bluffs_to_adjacent_sites():
    s, place = bluffs()
    near, far = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    assert s.adjacent(place, near) and not s.adjacent(place, far)
    card = s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="control")
    assert s.can("bluff", card, place) and not s.can("bluff", card, near)
    s.put("Expand The Empire", on=place)
    assert s.can("bluff", card, place) and not s.can("bluff", card, far)
    s.do("bluff", card, near)
    assert s.stacked(near) == card
    assert (s.drain_amount("dark", near), s.drain_amount("dark", place)) == (2, 0)
    s.force("dark", 0)
    s.do("turn-over", near, amount=1)
    assert s.at(card) == near


@pytest.mark.ruling("bluff-rules.8")
def test_bluffs_at_adjacent_sites_are_lost_with_expand_the_empire():
    s, place = bluffs()
    s.location("Tatooine: Vault")
    near = s.location("Tatooine: Box")
    effect = s.put("Expand The Empire", on=place)
    there, here = s.stack(near, "Dark Trick", face_down=True), s.stack(place, "Dark Trick", face_down=True)
    s.start(turn="light", phase="control")
    assert (s.zone(there), s.zone(here)) == ("stacked", "stacked")
    s.happen("lose", effect)
    assert (s.zone(there), s.zone(here)) == ("lost", "stacked")
    assert s.count("dark", "lost") == 2  # the Effect and the card, no Force


@pytest.mark.ruling("bluff-rules.9")
def test_revolution_lets_nobody_else_bluff():
    s, place = bluffs()
    s.put("Revolution", on=place)
    light, dark = s.hand("light", "Light Trick"), s.hand("dark", "Dark Trick")
    s.start(turn="light", phase="control")
    assert s.can("play", light) and not s.can("bluff", light)
    s.start(turn="dark", phase="control")
    assert s.can("bluff", dark)


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_only_its_player_sees_a_bluff_card():
    s, place = bluffs()
    card = s.hand("dark", "Dear One")
    s.start(turn="dark", phase="control")
    s.do("bluff", card)
    backs = [{"side": "dark", "status": ["face down", "bluff"], "count": 1}]
    for seat in ("light", "dark", "public"):
        view = s.game.view(seat)
        (shown,) = [each for row in view["table"]["rows"] for each in row["locations"] if each["id"] == place.id]
        assert shown["face_down"] == backs
        log = " ".join(event.text("en") for event in s.game.events(seat))
        knows = seat == "dark"
        assert [each["id"] for each in view["face_down"]] == ([card.id] if knows else [])
        assert (f'"id": {card.id},' in json.dumps(view)) is ("Dear One" in json.dumps(view)) is knows
        assert ("Dear One" in log) is knows


def test_the_table_in_plain_text_counts_them():
    s, place = bluffs()
    s.stack(place, "Dear One", "Picky One", face_down=True)
    assert "Dark: 2 cards face down" in s.show() and "Dear One" not in s.show()
    assert "2 cartes face cachée" in s.show("fr")


def test_what_light_cannot_see_is_dealt_anew_there():
    s, place = bluffs()
    s.stack(place, "Dear One", "Picky One", face_down=True)
    s.hand("dark", "Imperial 1", "Imperial 2", "Imperial 3")
    s.start(turn="light", phase="control")
    g = s.game.engine
    found = set()
    for seed in range(20):
        twin = resample(g, "light", seed)
        there = [card.id for card in twin.state.cards if card.zone == "stacked"]
        assert len(there) == 2 and s.game.view("light")["table"] == seat_view(twin, "light")["table"]
        found.update(there)
        own = resample(g, "dark", seed)
        assert [card.id for card in own.state.cards if card.zone == "stacked"] == [each.id for each in s.stacked(place)]
    assert len(found) > 5
