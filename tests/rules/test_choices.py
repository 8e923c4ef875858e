"""Choices of cards: what is offered, how many, in which zone, seen by whom (glossary: hand-empty, peeking-at-cards)."""

from itertools import product

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.rules.choices import SEARCH_POLICIES
from cantina.testing import Scenario
from cantina.text.render import phrase
from cantina.view.resample import resample

PEOPLE = [FARMER, NEIGHBOUR, RECRUIT, ROBOT]


def table(verb: Verb, side: str = LIGHT, **act) -> tuple[Scenario, object]:
    """An Interrupt with one verb in a player's hand."""
    s = Scenario(cards=[used("Order", side, Action([verb], **act)), *PEOPLE, MEADOW])
    return s, s.hand(side, "Order")


def offered(s: Scenario) -> list[str]:
    """The titles of the cards that can be chosen, and the verbs that decline."""
    return [option.card.title if option.card else option.verb for option in s.decision.options]


def told(s: Scenario, seat: str, kind: str) -> list[str]:
    """What a seat was told by events of a kind."""
    return [event.text("en") for event in s.game.events(seat) if event.kind == kind]


# -- how many ----------------------------------------------------------------------------------------------------------

IN_HAND = In("hand")
TO_USED = In("used")


def test_one_card_is_chosen_and_only_such_as_fit():
    s, order = table(Put(one(DROID, IN_HAND), to=TO_USED))
    robots = s.hand("light", "Walking Toaster", "Walking Toaster", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert offered(s) == ["Walking Toaster", "Walking Toaster"] and s.decision.player == "light"
    s.do("choose", robots[1])
    assert [s.zone(card) for card in robots] == ["hand", "used", "hand"]


def test_a_choice_with_one_answer_is_made_by_the_game():
    s, order = table(Put(one(DROID, IN_HAND), to=TO_USED))
    robot, farmer = s.hand("light", "Walking Toaster", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert (s.zone(robot), s.zone(farmer)) == ("used", "hand")


def test_what_a_player_sees_not_to_be_there_is_not_offered():
    s, order = table(Put(one(DROID, IN_HAND), to=TO_USED))
    s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    assert not s.can("play", order) and s.why_not("play", order)
    s.hand("light", "Walking Toaster")
    assert s.can("play", order)


@pytest.mark.parametrize(("there", "taken"), [(3, 2), (2, 2), (1, 1)])
def test_of_several_cards_as_many_are_chosen_as_there_are(there, taken):
    s, order = table(Put(several(2, DROID, IN_HAND), to=TO_USED))
    s.hand("light", *["Walking Toaster"] * there)
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    while s.decision.options[0].verb == "choose":
        assert "done" not in offered(s)
        s.decide(lambda option: True)
    assert s.count("light", "used") == taken + 1  # and the Interrupt


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_up_to_so_many_are_chosen_or_none(wanted):
    s, order = table(Put(up_to(2, among=IN_HAND), to=TO_USED))
    s.hand("light", *["Farmer"] * 3)
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    for _ in range(wanted):
        s.decide(lambda option: option.verb == "choose")
    if wanted < 2:
        s.do("done")
    assert s.count("light", "used") == wanted + 1 and s.decision.options[-1].verb == "pass"


def test_any_number_is_at_least_one():
    s, order = table(Put(any_number_of(among=IN_HAND), to=TO_USED))
    s.hand("light", *["Farmer"] * 3)
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert offered(s) == ["Farmer"] * 3
    s.decide(lambda option: option.verb == "choose")
    assert offered(s) == ["Farmer", "Farmer", "done"]
    s.do("done")
    assert s.count("light", "hand") == 2


def test_all_of_nothing_is_nothing():
    s, order = table(Put(all_(among=IN_HAND), to=TO_USED))
    s.start(turn="light", phase="deploy")
    assert not s.can("play", order)  # it is the only card in hand, and cannot be meant
    s.hand("light", "Farmer")
    s.do("play", order)
    assert s.count("light", "hand") == 0


def test_one_that_may_be_chosen_can_be_declined():
    s, order = table(Put(up_to(1, among=IN_HAND), to=TO_USED))
    farmer = s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert offered(s) == ["Farmer", "no"]
    s.pass_()
    assert s.zone(farmer) == "hand"


def test_the_player_chooses_whom_the_text_names():
    s, order = table(Put(one(among=In("hand", OPPONENT), by=OPPONENT), to=TO_USED))
    recruits = s.hand("dark", "Recruit", "Recruit")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.decision.player == "dark" and offered(s) == ["Recruit", "Recruit"]
    s.do("choose", recruits[0])
    assert s.zone(recruits[0]) == "used" and not told(s, "light", "peeked")  # it is his own hand


# -- where -------------------------------------------------------------------------------------------------------------

FACE_DOWN = ("reserve", "used", "force")


@pytest.mark.parametrize("pile", ["used", "force", "lost"])
def test_an_empty_pile_cannot_be_searched(pile):
    s, order = table(Put(one(DROID, In(pile)), to=In("hand")))
    s.start(turn="light", phase="deploy")
    assert not s.can("play", order) and s.why_not("play", order)
    s.pile("light", pile, "Farmer")
    assert s.can("play", order)  # what is in it may not be asked before


@pytest.mark.parametrize("pile", [*FACE_DOWN, "lost"])
def test_a_search_shows_the_pile_to_the_searcher_alone_and_may_find_nothing(pile):
    s, order = table(Put(one(DROID, In(pile)), to=In("hand")))
    s.pile("light", pile, "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert "Farmer" in told(s, "light", "peeked")[0] and not told(s, "dark", "peeked")
    assert [len(told(s, seat, "peeked-hidden")) for seat in ("dark", "public")] == [1, 1]
    assert len(told(s, "dark", "search-failed")) == 1 and s.count("light", "hand") == 0


@pytest.mark.parametrize("pile", [*FACE_DOWN, "lost"])
def test_who_finds_a_card_may_say_that_there_is_none(pile):
    s, order = table(Put(one(DROID, In(pile)), to=In("hand")))
    robot = s.pile("light", pile, "Walking Toaster")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert offered(s) == ["Walking Toaster", "no"]
    s.pass_()
    assert s.zone(robot) == pile and not told(s, "light", "taken")


@pytest.mark.ruling("counting-cards.8")
@pytest.mark.parametrize("pile", [*FACE_DOWN, "lost"])
def test_only_a_reserve_deck_is_reshuffled_by_itself(pile):
    s, order = table(Put(one(DROID, In(pile)), to=In("hand")))
    s.pile("light", pile, *["Farmer"] * 20)
    s.start(turn="light", phase="deploy")
    before = s.game.engine.pile("light", pile)
    s.do("play", order)
    after = tuple(id for id in s.game.engine.pile("light", pile) if id != order.id)
    assert (after != before) is (pile == "reserve")
    assert len(told(s, "dark", "shuffled")) == (pile == "reserve")


def test_the_order_of_a_pile_does_not_show_in_what_is_offered():
    s, order = table(Put(one(CHARACTER, In("reserve")), to=In("hand")))
    s.pile("light", "reserve", "Walking Toaster", "Farmer", "Neighbour", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert offered(s) == ["Farmer", "Farmer", "Neighbour", "Walking Toaster", "no"]


def test_cards_are_chosen_among_those_stacked_on_a_card():
    shelf = effect("Shelf", LIGHT, Action([Put(one(ALIEN, On(SELF)), to=In("hand"))]),
                   Action([Put(TARGET, to=On(SELF))], targets=(one(CHARACTER, among=In("hand")),)))  # fmt: skip
    s = Scenario(cards=[shelf, *PEOPLE])
    holder = s.put("Shelf", on="table")
    farmer, robot = s.hand("light", "Farmer", "Walking Toaster")
    s.start(turn="light", phase="deploy")
    s.do("use", holder, robot, mode=2)
    assert not s.can("use", holder, mode=1)  # a droid is no alien
    s.do("use", holder, farmer, mode=2)
    s.do("use", holder, mode=1)
    assert (s.zone(farmer), s.zone(robot)) == ("hand", "stacked")


def test_the_table_is_where_nothing_else_is_said():
    s, order = table(Lose(one(your(ALIEN))))
    site = s.location("Yavin 4: Meadow")
    there, other_ = s.put("Farmer", at=site), s.put("Neighbour", at=site)
    in_hand = s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert {option.card for option in s.decision.options} == {there, other_}
    s.do("choose", other_)
    assert (s.zone(other_), s.zone(there), s.zone(in_hand)) == ("lost", "table", "hand")


# -- who sees what -----------------------------------------------------------------------------------------------------


def test_the_table_of_manners_and_the_texts_agree_on_reshuffling():
    for (how, pile, _), manner in SEARCH_POLICIES.items():
        if pile in ("hand", "their hand") or how in ("top", "random", "all"):
            assert not manner.reshuffled
            continue
        zone = In(pile or "used")
        choice = all_(DROID, zone) if how == "all such" else one(DROID if how == "such" else None, zone)
        text = phrase(Put(choice, to=In("hand")))
        assert ("reshuffle" in text) is manner.reshuffled, (how, pile)


@pytest.mark.parametrize(("what", "seen"), [(DROID, True), (None, False)])
@pytest.mark.parametrize("pile", FACE_DOWN)
def test_a_card_that_fits_a_description_is_shown_and_any_card_is_not(pile, what, seen):
    s, order = table(Put(one(what, In(pile)), to=In("hand")))
    robot = s.pile("light", pile, "Walking Toaster")
    s.start(turn="light", phase="deploy")
    s.do("play", order, robot)
    for seat in ("dark", "public"):
        (line,) = told(s, seat, "taken")
        assert ("Walking Toaster" in line) is seen and ("1 card" in line) is not seen
    assert "Walking Toaster" in told(s, "light", "taken")[0]


@pytest.mark.parametrize(("what", "seen"), [(DROID, True), (None, False)])
def test_a_card_from_ones_own_hand_is_shown_only_if_it_must_fit(what, seen):
    s, order = table(Put(one(what, IN_HAND), to=TO_USED))
    s.hand("light", "Walking Toaster")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert ("Walking Toaster" in told(s, "dark", "put")[0]) is seen
    assert "Walking Toaster" in told(s, "light", "put")[0]


def test_both_players_know_what_was_chosen_from_the_others_hand_and_nobody_else_does():
    s, order = table(Put(one(CHARACTER, In("hand", OPPONENT)), to=TO_USED))
    first, second = s.hand("dark", "Recruit", "Recruit")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.decision.player == "light" and offered(s) == ["Recruit", "Recruit"]  # no declining: it can be seen
    s.do("choose", first)
    assert s.zone(first) == "used" and s.zone(second) == "hand"
    assert [bool(told(s, seat, "put")) for seat in ("light", "dark", "public")] == [True, True, False]


@pytest.mark.parametrize("pile", ["lost", "out-of-play"])
@pytest.mark.parametrize("choice", [random(1, among=IN_HAND), one(among=IN_HAND), top(1, among=In("reserve"))])
def test_what_goes_where_cards_lie_face_up_is_seen_by_all(choice, pile):
    s, order = table(Put(choice, to=In(pile)))
    s.hand("light", "Farmer")
    s.pile("light", "reserve", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert any("Farmer" in event.text("en") for event in s.game.events("dark") if event.kind in ("put", "out-of-play"))


def test_nobody_sees_the_top_card_that_goes_from_one_face_down_pile_to_another():
    s, order = table(Put(top(), to=In("force")))
    card = s.pile("light", "reserve", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.zone(card) == "force"
    for seat in ("light", "dark", "public"):
        assert told(s, seat, "put") == ["From the Reserve Deck of Light to the Force Pile: 1 card."]


@pytest.mark.parametrize(("choice", "seat"), [
    (one(CHARACTER, In("hand", OPPONENT)), "light"), (one(CHARACTER, In("reserve")), "light"),
    (one(among=In("hand", OPPONENT), by=OPPONENT), "dark"),
    (one(CHARACTER, In("used", OPPONENT)), "light")])  # fmt: skip
def test_what_is_asked_does_not_depend_on_what_the_chooser_may_not_see(choice, seat):
    s, order = table(Put(choice, to=In("lost")))
    s.hand("dark", "Recruit", "Recruit")
    s.hand("light", "Farmer")
    s.pile("light", "reserve", "Farmer", "Neighbour")
    s.pile("dark", "used", "Recruit", "Recruit")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.decision.player == seat
    for seed in range(5):
        twin = resample(s.game.engine, seat, seed).state.decision
        assert (twin.player, twin.prompt, twin.options) == (seat, s.decision.prompt, s.decision.options)


def test_a_question_does_not_name_a_card_that_the_player_may_not_see():
    gone = Bound("gone")
    verbs = [Put(random(among=In("hand", OPPONENT), name="gone"), to=TO_USED), May((Put(gone, to=In("force")),))]
    s = Scenario(cards=[used("Order", LIGHT, Action(verbs)), *PEOPLE])
    order, card = s.hand("light", "Order"), s.hand("dark", "Recruit")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.zone(card) == "used" and s.decision.player == "light"
    for text in (s.decision.prompt, *(option.text for option in s.decision.options)):
        assert "Recruit" not in text("en") + text("fr")


# -- chance ------------------------------------------------------------------------------------------------------------


def test_chance_picks_different_cards_and_never_one_twice():
    picked = set()
    for seed in range(12):
        s = Scenario(
            seed=seed, cards=[used("Order", LIGHT, Action([Put(random(2, among=IN_HAND), to=TO_USED)])), *PEOPLE]
        )
        order, *cards = s.hand("light", "Order", "Farmer", "Neighbour", "Walking Toaster")
        s.start(turn="light", phase="deploy")
        s.do("play", order)
        gone = frozenset(card.title for card in cards if s.zone(card) == "used")
        assert len(gone) == 2
        picked.add(gone)
    assert len(picked) == 3


@pytest.mark.parametrize(("held", "left"), [(5, 3), (3, 3), (2, 2)])
def test_all_but_some_are_picked_by_chance(held, left):
    s, order = table(Put(all_but(3, among=In("hand", OPPONENT)), to=TO_USED))
    s.hand("dark", *["Recruit"] * held)
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.count("dark", "hand") == left and s.count("dark", "used") == held - left


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_choice_in_a_result_does_not_take_the_name_of_the_target():
    verbs = [Lose(one(your(ALIEN))), Lose(TARGET)]
    s = Scenario(cards=[used("Order", LIGHT, Action(verbs, targets=(one(theirs(CHARACTER)),))), *PEOPLE, MEADOW])
    site = s.location("Yavin 4: Meadow")
    recruit, farmer = s.put("Recruit", at=site), s.put("Farmer", at=site)
    order = s.hand("light", "Order")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert (s.zone(recruit), s.zone(farmer)) == ("lost", "lost")


def test_a_target_that_has_gone_elsewhere_is_left_alone():
    verbs = [Put(TARGET, to=In("hand")), Lose(TARGET), Put(TARGET, to=In("used"))]
    s = Scenario(cards=[used("Order", LIGHT, Action(verbs, targets=(one(theirs(CHARACTER)),))), *PEOPLE, MEADOW])
    recruit = s.put("Recruit", at=s.location("Yavin 4: Meadow"))
    order = s.hand("light", "Order")
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.zone(recruit) == "hand"


def test_named_cards_are_counted_and_described_wherever_they_are():
    verbs = [Put(all_(among=IN_HAND, name="gone"), to=TO_USED), LoseForce(Count(Bound("gone")), OPPONENT)]
    s = Scenario(cards=[used("Order", LIGHT, Action(verbs)), *PEOPLE])
    order = s.hand("light", "Order", *["Farmer"] * 3)[0]
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    assert s.count("dark", "lost") == 3


# -- at initiation -----------------------------------------------------------------------------------------------------


def test_several_targets_are_chosen_before_anything_is_paid():
    order_ = used("Order", LIGHT, Action([Lose(TARGET)], cost=[Use(1)], targets=(several(2, theirs(CHARACTER)),)))
    s = Scenario(cards=[order_, *PEOPLE, MEADOW])
    site, order = s.location("Yavin 4: Meadow"), s.hand("light", "Order")
    s.force("light", 1)
    first = s.put("Recruit", at=site)
    s.start(turn="light", phase="deploy")
    assert not s.can("play", order)  # there is but one
    second, third = s.put("Recruit", at=site), s.put("Recruit", at=site)
    s.do("play", order)
    assert "cancel" in offered(s) and "done" not in offered(s)
    s.do("choose", first)
    assert "cancel" in offered(s) and s.count("light", "force") == 1
    s.do("choose", third)
    assert [s.zone(each) for each in (first, second, third)] == ["lost", "table", "lost"]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_up_to_so_many_targets(taken):
    order_ = used("Order", LIGHT, Action([Lose(TARGET), LoseForce(1)], targets=(up_to(2, theirs(CHARACTER)),)))
    s = Scenario(cards=[order_, *PEOPLE, MEADOW])
    site, order = s.location("Yavin 4: Meadow"), s.hand("light", "Order")
    recruits = [s.put("Recruit", at=site) for _ in range(3)]
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    for recruit in recruits[:taken]:
        s.do("choose", recruit)
    if taken < 2:
        s.do("done")
    assert [s.zone(each) for each in recruits] == ["lost"] * taken + ["table"] * (3 - taken)
    assert s.count("light", "lost") == 1  # the rest of the result follows all the same


@pytest.mark.parametrize("choice", [one(among=In("reserve")), one(among=In("hand", OPPONENT)), top(),
                                    random(among=IN_HAND), one(among=In("lost"))])  # fmt: skip
def test_nothing_hidden_can_be_a_target(choice):
    with pytest.raises(ValueError, match="cannot be chosen at initiation"):
        Action([Lose(TARGET)], targets=(choice,))


def test_a_card_goes_to_its_owners_pile_and_no_text_can_say_otherwise():
    with pytest.raises(ValueError, match="owner"):
        Put(TARGET, to=In("used", OPPONENT))


PILES = ("hand", "reserve", "force", "used", "lost")


@pytest.mark.parametrize(("source", "goal"), [pair for pair in product(PILES, PILES) if pair[0] != pair[1]])
@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_cards_go_from_every_zone_to_every_other(source, goal, owner):
    s, order = table(Put(one(CHARACTER, In(source, owner)), to=In(goal)))
    side, title = ("light", "Farmer") if owner == YOU else ("dark", "Recruit")
    card = s.pile(side, source, title)
    s.start(turn="light", phase="deploy")
    s.do("play", order)
    if s.decision.options[0].verb == "choose":
        s.do("choose", card)
    assert s.zone(card) == goal
    if goal not in ("hand", "used"):  # the Interrupt itself goes to the Used Pile after it
        assert s.game.engine.pile(side, goal)[-1] == card.id
