"""Deeds: each kind is one record, offered in an order that is written down, and asked about with the cards it suits."""

import re
from pathlib import Path

import pytest

from cantina.decks import bundled_deck, bundled_pairs, standard_catalog
from cantina.model.card import Definition
from cantina.play.game import Game
from cantina.rules.player_actions import (
    ALWAYS_LEGAL,
    OFFER_ORDER,
    PLAYER_ACTIONS,
    RESPONSE_ORDER,
    PlayerAction,
    explained,
    no_candidates,
    player_action,
    suits_no_card,
    verbs_of,
)
from cantina.testing import Scenario

WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"


def face(title: str) -> Definition:
    return standard_catalog().find(title)[0]


def test_whatever_is_offered_has_its_place_in_the_order():
    at_top = [name for row in OFFER_ORDER for name in row]
    assert len(set(at_top)) == len(at_top) and len(set(RESPONSE_ORDER)) == len(RESPONSE_ORDER)
    assert set(at_top) == {
        name for name, each in PLAYER_ACTIONS.items() if each.offer or each.candidates is not no_candidates
    }
    assert set(RESPONSE_ORDER) == {name for name, each in PLAYER_ACTIONS.items() if each.response_options}


def test_a_deed_is_declared_once_and_can_be_begun_or_is_only_explained():
    with pytest.raises(ValueError, match="declared twice"):
        player_action(PlayerAction(verb="drain", applies_to=suits_no_card))
    assert {name for name, each in PLAYER_ACTIONS.items() if each.begin is None} == {"draw-destiny"}
    for name, each in PLAYER_ACTIONS.items():
        assert each.verb in ALWAYS_LEGAL or each.reasons or each.no_choice_refusal or not each.choices, name


def test_cards_are_asked_about_with_what_they_could_do_where_they_are():
    assert verbs_of(face("Luke"), "hand") == ["deploy", "replace", "react"]
    assert {"walk", "embark", "transit", "forfeit"} <= set(verbs_of(face("Luke"), "table"))
    assert not {"hyperspeed", "drain", "deploy"} & set(verbs_of(face("Luke"), "table"))
    assert verbs_of(face("Sense"), "hand") == ["play"] and verbs_of(face("Sense"), "table") == []
    assert verbs_of(face("Death Star"), "table") == ["battle", "drain", "hyperspeed"]
    assert "transit" in verbs_of(face("Tatooine: Docking Bay 94"), "table")


def test_a_mobile_system_and_a_ship_are_told_their_own_reasons():
    """Both move by hyperspeed, each in its own way."""
    s = Scenario()
    star, tatooine = s.location("Death Star"), s.location("Tatooine")
    fighter = s.put("TIE Fighter", at=tatooine)
    s.force("dark", 3)
    s.start(turn="dark", phase="move")
    assert s.why_not("hyperspeed", star) == ()
    assert [each.rule for each in s.why_not("hyperspeed", fighter)] == ["movement-regular-using-hyperspeed"]
    s.do("hyperspeed", star)
    assert [each.rule for each in s.why_not("hyperspeed", star)] == ["movement-regular"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_has_words_for_all_that_may_be_asked(lang):
    asked = {verb for each in standard_catalog().by_id.values() for zone in ("hand", "table")
             for verb in verbs_of(each, zone)}  # fmt: skip
    worded = re.findall(r"^verb-([a-z-]+) =", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert asked <= explained() and asked <= set(worded)


def test_whatever_is_offered_with_a_card_may_be_asked_about():
    """In whole games: the table would have nothing to explain such an option with while it is not offered."""
    for light, dark in bundled_pairs():
        game = Game.new(light=bundled_deck(light), dark=bundled_deck(dark), seed=4)
        chance, g = 7, game.engine
        while game.decision is not None and len(game.log["answers"]) < 400:
            for option in game.decision.options:
                if option.card and option.verb in explained() - {"seat"}:
                    zone = "hand" if g.card(option.card.id).zone == "hand" else "table"
                    assert option.verb in verbs_of(g.face(option.card.id), zone), option.text("en")
            able = [n for n, option in enumerate(game.decision.options) if option.verb != "cancel"]
            chance = (chance * 1103515245 + 12345) % 2**31
            game.choose(able[chance % len(able)])
