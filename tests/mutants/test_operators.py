"""How a card's text is damaged: each way on the smallest text that shows it."""

from collections.abc import Callable

import pytest

from cantina.cards import CARDS
from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.mutants.operators import mutants
from cantina.text.render import card_text


def damaged(*lines: Node, kind: Callable[..., Definition] = Effect) -> dict[str, tuple[Node, ...]]:
    """Where and how → the text that came out."""
    card = kind("Test", LIGHT, "t_1", text=lines)
    return {f"{mutant.where} {mutant.what}": mutant.card.text for mutant in mutants(card)}


def test_a_sentence_is_dropped():
    one, two = Cannot("move"), Cannot("battle")
    found = damaged(one, two)
    assert found["text[0] removed"] == (two,) and found["text[1] removed"] == (one,)


def test_a_condition_is_dropped():
    assert damaged(Cannot("move", when=NO_BATTLE))["text[0].when dropped"] == (Cannot("move"),)


def test_a_conjunct_is_dropped_from_a_filter_and_from_a_condition():
    found = damaged(Cannot("move", REBEL & PILOT, when=NO_BATTLE & TurnOf(YOU)))
    assert found["text[0].who.parts[0] dropped"] == (Cannot("move", Both((PILOT,)), when=NO_BATTLE & TurnOf(YOU)),)
    assert found["text[0].when.parts[1] dropped"] == (Cannot("move", REBEL & PILOT, when=AllOf((NO_BATTLE,))),)


def test_a_description_in_one_word_is_widened():
    assert damaged(Cannot("move", REBEL))["text[0].who widened"] == (Cannot("move", Of(YOU) | Of(OPPONENT)),)


def test_numbers_are_moved_by_one_but_never_to_nothing():
    by = {key: lines[0].by for key, lines in damaged(Modify("power", 2)).items() if ".by" in key}
    assert by == {"text[0].by +1": 3, "text[0].by -1": 1}
    assert [lines[0].by for key, lines in damaged(Modify("power", -1)).items() if ".by" in key] == [-2]
    assert damaged(Modify("power", 0, how="set"))["text[0].by +1"] == (Modify("power", 1, how="set"),)


def test_a_number_that_is_not_said_is_left_alone():
    assert not [key for key in damaged(DeployOn(SITE)) if ".cost" in key]


def test_limits_costs_and_choices_are_dropped():
    act = Action([Put(top(), to=In("hand"))], cost=[Use(1)], limit=Limit("turn"))
    found = damaged(act)
    assert found["text[0].limit dropped"] == (Action([Put(top(), to=In("hand"))], cost=[Use(1)]),)
    assert found["text[0].cost dropped"] == (Action([Put(top(), to=In("hand"))], limit=Limit("turn")),)
    assert found["text[0].may denied"][0].may is False


def test_playing_an_interrupt_stays_a_choice():
    assert "text[0].may denied" not in damaged(Action([Put(top(), to=In("hand"))]), kind=LostInterrupt)


def test_present_becomes_at_and_control_becomes_occupation():
    found = damaged(Cannot("move", Present(HERE), when=you_control(HERE)))
    assert found["text[0].who weakened to At"][0].who == At(HERE)
    assert found["text[0].when weakened to Occupies"][0].when == Occupies(YOU, HERE)


def test_one_player_becomes_both_or_the_other():
    assert damaged(ModifyPlayer("drain", 1))["text[0].player widened"][0].player == EACH
    assert damaged(Action([LoseForce(1, OPPONENT)]))["text[0].do[0].player swapped"][0].do == (LoseForce(1, YOU),)


def test_a_relation_between_amounts_is_moved():
    act = Action([If(DESTINY > DEFENSE_VALUE, (MakeHit(),))])
    assert damaged(act)["text[0].do[0].when.op moved"][0].do[0].when == (DESTINY >= DEFENSE_VALUE)


def test_what_happens_under_a_condition_happens_always():
    draw, hit = DrawDestiny(), MakeHit()
    act = Action([draw, If(DESTINY > DEFENSE_VALUE, (hit, hit), (draw,))])
    assert damaged(act)["text[0].do[1] always then"][0].do == (draw, hit, hit)
    assert damaged(act)["text[0].do[1] always otherwise"][0].do == (draw, draw)


def test_an_amount_is_reduced_to_one_of_its_parts():
    found = damaged(Modify("power", Depends(NO_BATTLE, 3, PlayerValue("hand"))))
    assert found["text[0].by reduced to then"][0].by == 3
    assert found["text[0].by reduced to otherwise"][0].by == PlayerValue("hand")


def test_a_word_of_a_closed_list_becomes_the_next():
    assert damaged(FirstTurn(LIGHT))["text[0].side changed"] == (FirstTurn(DARK),)


def test_a_damage_that_cannot_be_loaded_is_none():
    act = Action([Put(TARGET, to=In("used"))], targets=[one(DROID)])
    assert not [key for key in damaged(act) if key.endswith((".to.whose swapped", ".how changed"))]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_no_mutant_of_a_card_is_the_card_or_comes_twice(card):
    texts = [repr((each.card.text, each.card.light_text, each.card.dark_text)) for each in mutants(card)]
    assert len(set(texts)) == len(texts) and repr((card.text, card.light_text, card.dark_text)) not in texts
    assert bool(texts) == bool(card_text(card))
