"""The bot that thinks ahead: it sees what comes of plans, keeps to its budget, and looks at no hidden card."""

import time

import pytest

from cantina.bots import make_bot
from cantina.bots.search.budget import Budget, BudgetMeter, Savings, read_budget
from cantina.bots.search.evidence import Evidence
from cantina.bots.search.hints import hints
from cantina.bots.search.plan_search import SearchState, think
from cantina.bots.search.plans import STEADY, Plan, leaning, turn_plans
from cantina.bots.search.playouts import horizon, play_out, sample_world
from cantina.decks import bundled_deck
from cantina.engine.core import Engine
from cantina.lang import *
from cantina.model.decision import Option
from cantina.play.game import Game
from cantina.rules.player_actions import top_level
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX

FOE = Imperial("Test Foe", "search foe", destiny=1, deploy=4, power=5, ability=2, forfeit=2)
FRIENDS = [Rebel(f"Test Friend {n}", f"search friend {n}", destiny=1, deploy=2, power=4, ability=2, forfeit=4)
           for n in range(3)]  # fmt: skip


def strike() -> Scenario:
    """A foe whom nobody can beat alone, and three friends who can together, with the Force for all of them."""
    s = Scenario(cards=[*BOX, FOE, *FRIENDS])
    place = s.location("Tatooine: Box")
    s.put("Test Foe", at=place)
    s.hand("light", *(friend.title for friend in FRIENDS))
    s.life_force("light", 30)
    s.life_force("dark", 6)
    s.force("light", 8)
    s.start(turn="light", phase="deploy")
    return s


def answer(s: Scenario, bot: str) -> Option:
    return s.decision.options[make_bot(bot, 1).choose(s.game)]


# -- what it sees ------------------------------------------------------------------------------------------------------


def test_it_comes_together_where_one_alone_would_lose():
    assert answer(strike(), "search:40").verb == "deploy"


def test_it_follows_its_plan_to_the_end():
    s = strike()
    bot, done = make_bot("search:20", 1), []
    while s.decision is not None and s.decision.player == "light" and s.game.engine.state.player == "light":
        pick = bot.choose(s.game)
        done.append(s.decision.options[pick].verb)
        s.game.choose(pick)
    assert done.count("deploy") == 3
    assert "battle" in done


def test_plans_are_for_places_that_matter():
    s = strike()
    plans = turn_plans(s.game.engine, "light")
    assert plans[0] == STEADY
    assert Plan(focus=s.game.engine.state.rows[0][1][0], fight=True) in plans


def test_a_plan_leans_towards_its_focus_and_nothing_else():
    s = strike()
    g, decision = s.game.engine, s.decision
    focus = g.state.rows[0][1][0]
    friend = next(option for option in decision.options if option.verb == "deploy")
    away = next(option for option in decision.options if option.verb == "pass")
    assert leaning(g, decision, friend, Plan(focus=focus)) > 0 > leaning(g, decision, friend, Plan(hold=True))
    assert leaning(g, decision, friend, STEADY) == leaning(g, decision, away, Plan(focus=focus)) == 0


def test_a_playout_ends_with_the_opponents_turn():
    s = strike()
    g = s.game.engine
    assert horizon(g, "light") == g.state.turn + 1
    assert horizon(g, "dark") == g.state.turn
    before = s.game.save()
    assert 0 <= play_out(sample_world(g, "light", 3), "light", STEADY, 0, horizon(g, "light")) <= 1
    assert s.game.save() == before


def test_texts_that_nobody_would_use_are_not_offered_in_a_playout():
    s = strike()
    g = s.game.engine.clone()
    offered = {option.verb for option in top_level(g, "light")}
    g.undone = frozenset({"deploy"})
    assert {option.verb for option in top_level(g, "light")} == offered - {"deploy"} != offered
    assert {option.verb for option in top_level(g.clone(), "light")} == offered - {"deploy"}


def test_a_plan_begins_with_the_answer_that_it_gives():
    """All three come if the first answer is to deploy, and nobody if it is to pass."""
    s = strike()
    g, world = s.game.engine, sample_world(s.game.engine, "light", 3)
    focus, verbs = g.state.rows[0][1][0], [option.verb for option in s.decision.options]
    come = play_out(world, "light", Plan(focus=focus, fight=True), verbs.index("deploy"), horizon(g, "light"))
    stay = play_out(world, "light", Plan(focus=focus, fight=True), verbs.index("pass"), horizon(g, "light"))
    assert come != stay


# -- what it may not see -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 11])
def test_it_does_not_look_at_hidden_cards(seed: int):
    """All that is hidden from its seat changes places, chance included; the answers stay the same."""
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=seed)
    walker, asked = make_bot("heuristic", seed), 0
    while game.decision is not None and asked < 7:
        twin = Game(_mixed(game.engine, asked), {})
        assert make_bot("search:5", 3).choose(game) == make_bot("search:5", 3).choose(twin)
        asked += 1
        for _ in range(15):
            if game.decision is not None:
                game.choose(walker.choose(game))
    assert asked == 7


def _mixed(g: Engine, seed: int) -> Engine:
    assert g.state.decision is not None
    return sample_world(g, g.state.decision.player, seed)


def test_worlds_have_a_chance_of_their_own():
    g = strike().game.engine
    assert len({g.state.rng, sample_world(g, "light", 1).state.rng, sample_world(g, "light", 2).state.rng}) == 3


# -- how it compares ---------------------------------------------------------------------------------------------------


def test_only_worlds_that_both_have_seen_count():
    found = Evidence()
    brave, shy = Plan(fight=True), Plan(hold=True)
    for world, (one, other) in enumerate([(0.9, 0.8), (0.2, 0.1)]):
        found.note(brave, world, one)
        found.note(shy, world, other)
    found.note(shy, 7, 1.0)
    gain = found.gain(brave, over=shy)
    assert gain.worlds == 2
    assert gain.mean == pytest.approx(0.1)
    assert found.gain(shy, over=STEADY).worlds == 0


def test_evidence_is_kept_for_plans_that_wanted_the_answer():
    found = Evidence()
    found.note(Plan(first=2), 1, 0.5)
    found.note(STEADY, 2, 0.25)
    found.note(Plan(hold=True), 3, 0.9)
    kept = found.followed(lambda plan: not plan.hold, lambda plan: STEADY)
    assert kept.plans == (STEADY,)
    assert (kept.worlds(STEADY), kept.mean(STEADY)) == (2, 0.375)


def thought_of(*gains: float) -> SearchState:
    """A plan and a rival that was better by so much in each world."""
    found = Evidence()
    for world, gain in enumerate(gains):
        found.note(STEADY, world, 0.5)
        found.note(Plan(fight=True), world, 0.5 + gain)
    thought = SearchState(STEADY, [Plan(fight=True)], found)
    thought.reconsider()
    return thought


def test_a_plan_is_given_up_only_for_one_that_is_clearly_better():
    assert thought_of(0.2, 0.1).best == Plan(fight=True)
    assert thought_of(0.2).best == STEADY
    assert thought_of(0.2, -0.15).best == STEADY
    assert thought_of(0.0, 0.0).best == STEADY


def test_the_plan_that_is_held_is_looked_at_first():
    assert thought_of(0.2, 0.1).lineup() == [Plan(fight=True)]
    assert thought_of(0.2).lineup() == [STEADY, Plan(fight=True)]


def test_what_is_the_same_or_clearly_worse_is_not_looked_at_again():
    assert thought_of(0.0).lineup() == [STEADY]
    assert thought_of(-0.2, -0.2).lineup() == [STEADY]
    assert thought_of(*[0.001] * 4).lineup() == [STEADY]
    assert thought_of(-0.2, 0.15).lineup() == [STEADY, Plan(fight=True)]


# -- what it may spend -------------------------------------------------------------------------------------------------


def test_budgets_are_read_from_names():
    assert read_budget("100ms") == Budget(milliseconds=100)
    assert read_budget("64") == Budget(playouts=64)
    with pytest.raises(ValueError, match="no budget"):
        make_bot("search:long", 1)


def test_playouts_are_counted():
    purse = BudgetMeter(Budget(playouts=2))
    assert [purse.pay(), purse.pay(), purse.pay()] == [True, True, False]


def test_no_playout_begins_that_would_not_end_in_time():
    now = [0.0]
    purse = BudgetMeter(Budget(milliseconds=100), lambda: now[0])
    for paid in (True, True, False):
        assert purse.pay() is paid
        now[0] += 0.04
        purse.done()


def test_nothing_is_spent_without_a_choice():
    s = strike()
    purse = BudgetMeter(Budget(playouts=1))
    think(s.game.engine, "light", SearchState(STEADY, [], Evidence()), lambda plan: 0, purse, 1)
    assert purse.pay()


def spend(savings: Savings, most: int) -> int:
    """How many playouts a decision takes, of as many as it would like."""
    with savings.purse() as purse:
        return sum(purse.pay() for _ in range(most))


def test_what_one_decision_leaves_another_may_spend():
    savings = Savings(Budget(playouts=10), time.thread_time)
    assert spend(savings, 99) == 10
    assert [spend(savings, 0) for _ in range(9)] == [0] * 9
    assert spend(savings, 99) == 40
    spent = [spend(savings, 99) for _ in range(50)]
    assert max(spent) < 40
    assert sum(spent) <= 60 + 50 * 10


def test_who_is_waited_for_saves_nothing():
    savings = Savings(Budget(playouts=10), time.thread_time, most=1)
    assert [spend(savings, 0) for _ in range(9)] == [0] * 9
    assert spend(savings, 99) == 10


def test_what_took_too_long_is_paid_back():
    now = [0.0]
    savings = Savings(Budget(milliseconds=100), lambda: now[0])
    with savings.purse():
        now[0] += 0.25
    with savings.purse() as purse:
        assert not purse.pay()


# -- hints -------------------------------------------------------------------------------------------------------------


def test_hints_are_the_best_options_with_what_to_expect():
    s = strike()
    found = hints(s.game, 1, Budget(playouts=40))
    assert 1 <= len(found) <= 3
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
    assert s.decision.options[found[0].option].verb == "deploy"


def test_hints_tell_nothing_of_hidden_cards():
    s = strike()
    mixed = Game(_mixed(s.game.engine, 5), {})
    assert hints(mixed, 1, Budget(playouts=10)) == hints(s.game, 1, Budget(playouts=10))


def test_a_budget_is_parted():
    assert Budget(playouts=10).parted(0.4) == (Budget(playouts=4), Budget(playouts=6))
    assert Budget(milliseconds=100).parted(0.5) == (Budget(milliseconds=50), Budget(milliseconds=50))
