"""Insert cards: face down in the opponent's Reserve Deck, and shown as soon as they come to its top."""

import pytest

from cantina.engine.statuses import has_status
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from cantina.view.resample import resample
from tests.cards.sample_cards import drawn, fight, scene

FOE = {"light": "dark", "dark": "light"}
TREMORS = [("A Tremor In The Force", "light"), ("A Disturbance In The Force", "dark")]
ODDS = [("Never Tell Me The Odds", "light"), ("3,720 To 1", "dark")]
UNHIDDEN = {"light": "13_99", "dark": "13_49"}  # by whose inserts it cancels


def inserted(title: str, side: str, depth: int, s: Scenario | None = None, **start: str) -> tuple[Scenario, CardRef]:
    """A player has inserted a card in the opponent's Reserve Deck, under so many cards."""
    s = s or scene()
    card = s.hand(side, title)[0]
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    bury(s, card, FOE[side], depth)
    if start:
        s.start(**start)
    return s, card


def bury(s: Scenario, card: CardRef, whose: str, depth: int) -> None:
    g = s.game.engine
    others = [id for id in g.pile(whose, "reserve") if id != card.id]
    g.set_pile(whose, "reserve", (*others[: len(others) - depth], card.id, *others[len(others) - depth :]))


def in_deck(s: Scenario, card: CardRef, whose: str) -> bool:
    return card.id in s.game.engine.pile(whose, "reserve") and has_status(s.game.engine, card.id, INSERTED)


def lose_all(s: Scenario) -> None:
    while s.decision is not None and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile=next(pile for pile in ("used", "force", "reserve") if s.count(s.decision.player, pile)))


# -- inserting ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("counting-a-deck-or-pile.3")
@pytest.mark.parametrize(("title", "side"), TREMORS)
def test_a_reserve_deck_with_an_insert_card_in_it_cannot_be_counted(title: str, side: str):
    s, foe = scene(), FOE[side]
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    before = s.count(foe, "reserve")
    assert s.game.view("public")["piles"][foe]["reserve"] == before
    s.do("deploy", card)
    for seat in ("light", "dark", "public"):
        view = s.game.view(seat)
        assert "reserve" not in view["piles"][foe] and "reserve" in view["piles"][side]
        assert [each["title"] for each in view["inserted"][foe]] == [title] and view["inserted"][side] == []
    assert s.zone(card) == "reserve" and "Reserve ?" in s.show()


@pytest.mark.parametrize(("title", "side"), TREMORS)
def test_where_it_lies_is_left_to_chance(title: str, side: str):
    places = set()
    for extra in range(4):
        s = scene(force=12 + extra)  # another deck, another shuffle
        card = s.hand(side, title)[0]
        s.start(turn=side, phase="deploy")
        s.do("deploy", card)
        if in_deck(s, card, FOE[side]):
            places.add(s.game.engine.pile(FOE[side], "reserve").index(card.id))
    assert len(places) > 1


def test_nobody_learns_where_an_insert_card_lies_and_a_copy_dealt_anew_holds_it_elsewhere():
    s, card = inserted(*TREMORS[0], depth=5)
    g = s.game.engine
    for seat in ("light", "dark"):
        places = {resample(g, seat, seed).pile("dark", "reserve").index(card.id) for seed in range(8)}
        assert len(places) > 1
    logged = [event for event in s.game.events("dark") if event.kind == "inserted"]
    assert logged[0].text.args["card"].id == card.id


@pytest.mark.parametrize(("title", "side"), TREMORS)
def test_it_is_inserted_in_ones_own_deploy_phase_and_once_per_game(title: str, side: str):
    s = scene()
    first, second = s.hand(side, title, title)
    s.start(turn=side, phase="control")
    assert not s.can("deploy", first)
    s.start(turn=FOE[side], phase="deploy")
    assert not s.can("deploy", first)
    s.start(turn=side, phase="deploy")
    other = s.hand(side, {whose: card for card, whose in ODDS}[side])[0]
    s.start(turn=side, phase="deploy")
    s.do("deploy", other)
    bury(s, other, FOE[side], 9)
    s.do("deploy", first)
    assert not s.can("deploy", second)
    assert s.why_not("deploy", second)[0].rule == "game-text"


@pytest.mark.parametrize(("title", "side"), ODDS)
def test_others_are_inserted_as_often_as_one_likes(title: str, side: str):
    s = scene()
    first, second = s.hand(side, title, title)
    s.start(turn=side, phase="deploy")
    s.do("deploy", first)
    bury(s, first, FOE[side], 9)
    s.do("deploy", second)
    assert {s.zone(first), s.zone(second)} <= {"reserve", "lost"} and s.zone(first) == "reserve"


@pytest.mark.parametrize(("title", "side"), [*TREMORS, *ODDS, ("Knowledge And Defense", "dark")])
def test_alter_does_not_answer_it(title: str, side: str):
    s, foe = scene(), FOE[side]
    card, banner = s.hand(side, title, f"{side.title()} Banner")
    alter = s.hand(foe, "Alter")
    site = s.location("Tatooine: Box")
    s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    s.start(turn=side, phase="deploy")
    s.do("deploy", banner)
    assert s.can("play", alter)
    s.until(player=side)
    s.do("deploy", card)
    assert s.zone(card) == "reserve"  # nobody was asked


# -- in the deck -------------------------------------------------------------------------------------------------------


def test_whoever_takes_cards_from_the_deck_passes_it_by():
    s, card = inserted(*TREMORS[0], depth=2, turn="dark", phase="draw")
    trick = s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="control")
    second = s.game.engine.pile("dark", "reserve")[-2]
    s.do("play", trick)
    assert in_deck(s, card, "dark")
    more = s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="control")
    s.do("play", more)
    assert s.game.engine.card(second).zone == "hand" and s.zone(card) == "lost"


def test_it_is_no_card_that_a_search_of_the_deck_could_find():
    search = LostInterrupt("Dark Search", DARK, "search", destiny=1,
                           text=[Action([Put(one(EFFECT, among=In("reserve")), to=In("hand"))])])  # fmt: skip
    s, card = inserted(*TREMORS[0], 8, scene(search))
    wanted = s.pile("dark", "reserve", "Dark Banner")
    paper = s.hand("dark", "Dark Search")
    s.start(turn="dark", phase="control")
    s.do("play", paper)
    offered = {option.card.id for option in s.decision.options if option.card} if s.zone(wanted) != "hand" else set()
    assert card.id not in offered and s.zone(card) == "reserve"


@pytest.mark.parametrize(("life", "winner"), [(2, "light"), (3, None)])
def test_a_game_is_lost_though_an_insert_card_is_left_in_the_deck(life: int, winner: str | None):
    s = scene(Site("Tatooine: Vein", LIGHT, "inserts vein", ["exterior", "planet"], (0, 2)))
    site = s.location("Tatooine: Vein")
    s.put("Rebel 1", at=site)
    s.life_force("dark", life)
    s, card = inserted("A Tremor In The Force", "light", life, s, turn="light", phase="control")
    s.do("drain", site)
    lose_all(s)
    assert s.game.winner == winner and s.zone(card) == ("reserve" if winner is None else "playing")


# -- at the top --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side"), TREMORS)
@pytest.mark.parametrize("depth", [1, 2])
def test_no_more_force_is_activated_once_a_tremor_has_come_to_the_top(title: str, side: str, depth: int):
    foe = FOE[side]
    s, card = inserted(title, side, depth, turn=foe, phase="activate")
    s.location("Tatooine: Box"), s.location("Kessel: Box"), s.location("Yavin 4: Box")
    s.start(turn=foe, phase="activate")
    before = s.count(foe, "force")
    s.do("activate", amount=4)
    assert s.count(foe, "force") == before + depth and s.zone(card) == "lost"
    assert not s.can("activate", amount=1)
    assert s.game.engine.pile(side, "lost")[-1] == card.id
    for whose in (side, foe):  # the other player, and another turn
        while (s.game.engine.state.player, s.game.engine.state.phase) != (whose, "activate"):
            s.pass_()
        s.until(player=whose)
        assert s.can("activate", amount=1)


@pytest.mark.parametrize(("title", "side"), TREMORS)
def test_a_text_activates_nothing_either(title: str, side: str):
    foe = FOE[side]
    boost = LostInterrupt("Boost", foe, "boost", destiny=1, text=[Action([ActivateForce(2)])])
    s, card = inserted(title, side, 1, scene(boost), turn=foe, phase="activate")
    first, second = s.hand(foe, "Boost", "Boost")
    s.start(turn=foe, phase="activate")
    before = s.count(foe, "force")
    s.do("play", first)
    assert s.count(foe, "force") == before + 2 and s.zone(card) == "lost"  # what was begun is done
    assert not s.can("play", second)


@pytest.mark.parametrize(("turn", "hidden", "battles"), [("light", 0, False), ("light", 9, True), ("dark", 0, True)])
def test_knowledge_and_defense_keeps_the_opponent_from_battle_this_turn(turn: str, hidden: int, battles: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 5", at=site), s.put("Imperial 5", at=site)
    s, card = inserted("Knowledge And Defense", "dark", 9, s)
    bury(s, card, "light", hidden)
    s.start(turn=turn, phase="battle")
    assert s.can("battle", site) is battles and s.zone(card) == ("reserve" if hidden else "lost")
    if not battles:
        for whose in ("dark", "light"):
            while (s.game.engine.state.player, s.game.engine.state.phase) != (whose, "battle"):
                s.pass_()
            s.until(player=whose)
            assert s.can("battle", site)


# -- what the odds cost ------------------------------------------------------------------------------------------------


def odds(title: str, side: str, mine: list[int], theirs: list[int], beside: str = "") -> tuple[Scenario, CardRef]:
    """Characters with these destinies on both sides, and the card on top of the opponent's Reserve Deck."""
    people = [Alien(f"{whose} {n}", whose, f"odds {whose} {n}", destiny=n, deploy=1, power=1, forfeit=1, ability=1)
              for whose in ("light", "dark") for n in range(8)]  # fmt: skip
    quiet = Site("Tatooine: Quiet", LIGHT, "odds quiet", ["exterior", "planet"], (1, 0))  # no battleground
    s = scene(*people, quiet)
    site = s.location("Tatooine: Quiet")
    for each in ("Light Banner", "Dark Banner", *([beside] if beside else [])):  # which are no characters
        s.put(each, on="table")
    for whose, numbers in ((side, mine), (FOE[side], theirs)):
        for number in numbers:
            s.put(f"{whose} {number}", at=site)
    card = s.hand(side, title)[0]
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    if s.zone(card) == "reserve":
        bury(s, card, FOE[side], 0)
        s.pass_()
    return s, card


@pytest.mark.parametrize(("title", "side"), ODDS)
@pytest.mark.parametrize(
    ("mine", "theirs", "loser", "amount"),
    [
        ([3, 4, 5], [1, 2, 3], "theirs", 6),
        ([1, 2, 3], [3, 4, 5], "mine", 6),
        ([1, 2, 3, 7], [3, 2, 1], "", 0),  # only the three lowest count
        ([7], [1, 2, 3, 4], "theirs", 1),
        ([4, 3, 2, 1], [7], "mine", 1),
        ([5], [0, 1, 2], "theirs", 2),
        ([2], [4], "mine", 2),
        ([2], [], "theirs", 2),
    ],
)
def test_who_has_the_lower_total_of_destinies_loses_the_difference(
    title: str, side: str, mine: list[int], theirs: list[int], loser: str, amount: int
):
    s, card = odds(title, side, mine, theirs)
    who = {"mine": side, "theirs": FOE[side], "": ""}[loser]
    lose_all(s)
    assert s.zone(card) == "lost"
    lost = {each: s.count(each, "lost") - (each == side) for each in FOE}  # the card itself aside
    assert lost == {each: amount if each == who else 0 for each in FOE}


@pytest.mark.parametrize(("holding", "title", "side"), [
    ("Resistance", *ODDS[0]), ("13_84", *ODDS[0]), ("Ultimatum", *ODDS[1]), ("13_44", *ODDS[1]),
])  # fmt: skip
@pytest.mark.parametrize(("there", "lost"), [(True, 2), (False, 6)])
def test_holding_out_limits_what_an_insert_card_takes(holding: str, title: str, side: str, there: bool, lost: int):
    s, card = odds(title, side, [1, 2, 3], [], holding if there else "")
    lose_all(s)
    assert s.zone(card) == "lost" and s.count(FOE[side], "lost") == lost


# -- cancelled ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side"), [*TREMORS, *ODDS])
def test_a_shield_cancels_what_is_being_inserted_or_revealed(title: str, side: str):
    s, foe = scene(), FOE[side]
    s.put(UNHIDDEN[side], on="table", side=foe)
    card = s.hand(side, title)[0]
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "lost"
    s, card = inserted(title, side, 9)
    s.put(UNHIDDEN[side], on="table", side=foe)
    bury(s, card, foe, 0)
    s.location("Tatooine: Box")
    s.start(turn=foe, phase="activate")
    assert s.zone(card) == "lost" and s.can("activate", amount=1) and s.count(foe, "lost") == 0


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_shield_lets_other_effects_be(side: str):
    s = scene()
    s.put(UNHIDDEN[side], on="table", side=FOE[side])
    banner = s.hand(side, f"{side.title()} Banner")
    s.start(turn=side, phase="deploy")
    s.do("deploy", banner)
    assert s.zone(banner) == "table"


@pytest.mark.parametrize("there", [True, False])
def test_insight_cancels_scanning_crew(there: bool):
    s = scene()
    if there:
        s.put("13_49", on="table", side="light")
    crew = s.hand("dark", "Scanning Crew")
    s.hand("light", "Rebel 1")
    s.start(turn="dark", phase="control")
    s.do("play", crew)
    assert any(event.kind == "cancelled" for event in s.game.events("public")) is there
    assert any(event.kind == "peeked" for event in s.game.events("dark")) is not there


@pytest.mark.parametrize(("title", "can"), [("Never Tell Me The Odds", True), ("A Tremor In The Force", False)])
@pytest.mark.parametrize("late", [False, True])
def test_torture_cancels_the_odds_alone(title: str, can: bool, late: bool):
    s = scene()
    card, torture = s.hand("light", title)[0], s.hand("dark", "Torture")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    if late:
        s.until(player="light")
        bury(s, card, "dark", 0)
        s.start(turn="light", phase="control")
    assert s.can("play", torture) is can
    if can:
        s.do("play", torture)
        assert s.zone(card) == "lost" and s.zone(torture) == "used" and s.count("dark", "lost") == 0


@pytest.mark.parametrize(("title", "sensed"), [("Torture", False), ("Dark Answer", True)])
def test_sense_does_not_stop_torture(title: str, sensed: bool):
    answer = UsedInterrupt("Dark Answer", DARK, "answer", destiny=1,
                           text=[Response(inserted_or_revealed(INSERT), [CancelIt()])])  # fmt: skip
    s = scene(answer)
    site = s.location("Tatooine: Box")
    s.put("Rebel 6", at=site)
    card, sense = s.hand("light", "Never Tell Me The Odds", "Sense")
    torture = s.hand("dark", title)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    s.do("play", torture)
    assert s.can("play", sense) is sensed


# -- who may not -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side", "objective"), [
    (*TREMORS[0], "Agents In The Court"), (*TREMORS[1], "My Kind Of Scum"),
])  # fmt: skip
def test_who_has_a_rep_at_court_inserts_nothing(title: str, side: str, objective: str):
    s = scene()
    s.objective(side, objective)
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", card)
    assert objective in str(s.why_not("deploy", card)[0])


def test_battles_and_destiny_go_on_while_a_card_lies_in_the_deck():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 5", at=site), s.put("Imperial 5", at=site)
    s, card = inserted(*TREMORS[0], 1, s)
    fight(s, site, "dark")
    drawn(s)
    assert s.zone(card) == "lost" and any(event.kind == "destiny" for event in s.game.events("public"))
