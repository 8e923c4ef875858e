"""What is worked out: kept once it is complete, the same whoever asked first, and never half of it."""

import gc

import pytest

from cantina.engine import texts
from cantina.engine.board import board
from cantina.engine.core import Engine
from cantina.engine.evaluator import evaluates
from cantina.engine.query_cache import CircularQuery, cached_query
from cantina.engine.values import value
from cantina.invariants.checks import digest
from cantina.lang import (
    CHARACTER,
    LIGHT,
    YOU,
    Action,
    Alien,
    Amount,
    Compare,
    Count,
    DeployOnTable,
    Effect,
    LoseForce,
    Measure,
    Modify,
    one,
)
from cantina.play.game import Game
from cantina.testing import Scenario


class Raises(Amount, frozen=True):
    """An amount that cannot be worked out."""


@evaluates(Raises)
def _raises(node):
    def ask(context):
        raise ZeroDivisionError("broken on purpose")

    return ask


CROWD = Effect("Crowd", LIGHT, "test_crowd", text=[
    DeployOnTable(), Modify("power", Count(CHARACTER & Measure("power", ">", 3)), CHARACTER)])  # fmt: skip
BROKEN = Effect("Broken", LIGHT, "test_broken", text=[
    DeployOnTable(), Modify("power", 1, CHARACTER, when=Compare(Raises(), ">", 0))])  # fmt: skip

FAILING = Effect("Failing", LIGHT, "test_failing", text=[
    DeployOnTable(), Action([LoseForce(Raises(), YOU)], targets=(one(CHARACTER),))])  # fmt: skip


def crowded(*effects):
    """Many characters, and texts that ask for the power of all of them to find the power of one."""
    s = Scenario(cards=effects)
    site = s.location("Tatooine: Dune Sea")
    for title in ("Luke Skywalker", "Han Solo", "Leia Organa", "Biggs Darklighter", "Obi-Wan Kenobi", "Rebel Guard",
                  "Darth Vader", "Grand Moff Tarkin", "Commander Praji", "General Tagge"):  # fmt: skip
        s.put(title, at=site)
    for effect in effects:
        s.put(effect.title, on="table")
    s.start(turn="light", phase="control")
    return s.game.engine


def powers(g: Engine, order):
    g.invalidate()
    found = {id: value(g, "power", id) for id in order}
    return [found[id] for id in sorted(found)]


def test_numbers_that_ask_in_a_circle_are_the_same_whoever_is_asked_first():
    g = crowded(CROWD)
    people = [id for id in board(g).on_table if g.face(id).category == "character"]
    assert len(people) == 10
    first = powers(g, people)
    assert first == powers(g, people[::-1]) == powers(g, people[3:] + people[:3])
    assert max(first) > 7


def test_nothing_half_worked_out_is_kept():
    g = crowded(CROWD)
    g.invalidate()
    person = next(id for id in board(g).on_table if g.face(id).category == "character")
    key, seen = ("power", person, 0), []
    cached_query(g, "outer", lambda: seen.append((value(g, "power", person), key in g.memo)))
    assert not g.asking.open and not g.asking.drafts and seen


def test_a_question_without_a_stand_in_that_asks_itself_is_an_error_and_leaves_nothing_behind():
    g = crowded()

    def ask():
        return cached_query(g, "itself", ask)

    with pytest.raises(CircularQuery):
        ask()
    assert not g.asking.open and "itself" not in g.memo


def test_a_text_that_fails_while_somebody_looks_is_silenced_for_who_looks_alone():
    s = Scenario(cards=[BROKEN])
    luke = s.put("Luke Skywalker", at=s.location("Tatooine: Dune Sea"))
    s.start(turn="light", phase="control")
    broken = s.put("Broken", on="table")
    game = s.game.clone()
    quiet = game.engine.state.quarantine
    game.view("light")
    game.explain("power", luke)
    assert game.engine.state.quarantine == quiet
    game.engine.invalidate()
    value(game.engine, "power", luke.id)
    assert broken.id in game.engine.state.quarantine


def test_the_state_that_a_failed_action_goes_back_to_is_each_copys_own():
    s = Scenario(cards=[FAILING])
    site = s.location("Tatooine: Dune Sea")
    s.put("Luke Skywalker", at=site), s.put("Han Solo", at=site)
    effect = s.put("Failing", on="table")
    s.start(turn="light", phase="control")
    s.decide(lambda option: option.verb == "use" and option.card == effect)
    twins = [s.game.clone(), s.game.clone(), Game.load(s.game.save(), cards=[FAILING])]
    twins[0].choose(0)
    failed = digest(twins[0])
    twins[0].choose(0)
    twins[1].choose(0)
    assert digest(twins[1]) == failed != digest(twins[0])
    twins[2].choose(0)
    assert digest(twins[2]) == failed and twins[2].events("light") == twins[1].events("light")


def test_questions_that_lead_ever_further_come_to_an_end():
    g = crowded()

    def ask(n):
        return cached_query(g, ("further", n), lambda: ask(n + 1))

    with pytest.raises(RecursionError, match="wait for each other"):
        ask(0)
    assert not g.asking.open and not any("further" in key for key in g.memo if isinstance(key, tuple))


def test_what_was_looked_up_on_a_made_up_card_is_forgotten_with_it():
    """Every sandbox has cards of its own."""
    s = Scenario(cards=[Alien("Passer-by", LIGHT, "asked_passer", destiny=1, deploy=1, power=1, ability=1, forfeit=1)])
    card = s.put("Passer-by", at=s.location("Tatooine: Dune Sea"))
    s.start(turn="light", phase="move")
    key = id(s.game.engine.faces[card.id])
    assert key in texts._looked_up
    del s
    gc.collect()
    assert key not in texts._looked_up
