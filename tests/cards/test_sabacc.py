"""Cloud City Sabacc: a game of cards for a starfighter, a weapon or a device. Both sides play it alike."""

import pytest

from cantina.lang import *
from cantina.model.sides import other
from cantina.testing import Scenario
from cantina.view.resample import resample
from cantina.view.seat import seat_view

CASINO, STREET = "Cloud City: Upper Plaza Corridor", "Tatooine: Mos Eisley"
SABACC = {"light": "5_39", "dark": "5_134"}
LANDO_OF = {"light": "5_5", "dark": "5_99"}
BOTH = pytest.mark.parametrize("side", ["light", "dark"])


def person(title, side, trait):
    return Alien(f"{side} {title}", side, f"t_{side}_{title}", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
                 traits=[trait])  # fmt: skip


def cards_of(side):
    """Plain cards of each number, people, and what can be won or not."""
    plain = [UsedInterrupt(f"{side} {n}", side, f"t_{side}_{n}", destiny=n) for n in range(12)]
    people = [person(title, side, trait) for title, trait in (
        ("sharp", "gambler"), ("thug", "thief"), ("rogue", "smuggler"), ("digger", "miner"))]  # fmt: skip
    craft = {"destiny": 4, "deploy": 2, "power": 2, "maneuver": 2, "forfeit": 2, "text": [PermanentPilot(2)]}
    return [
        *plain, *people,
        Device(f"{side} prize", side, f"t_{side}_prize", destiny=2, text=[DeployOn(CHARACTER)]),
        CharacterWeapon(f"{side} gun", side, f"t_{side}_gun", destiny=2, text=[DeployOn(CHARACTER)]),
        Squadron(f"{side} wing", side, f"t_{side}_wing", "TIE/ln", **craft),
        Starfighter(f"{side} fighter", side, f"t_{side}_fighter", "TIE/ln", **craft),
        UsedInterrupt("Weather Vane", side, f"t_{side}_vane", destiny=2),
        person("worker", side, "Ugnaught"),
    ]  # fmt: skip


CARDS = [*cards_of("light"), *cards_of("dark")]


def game(side, mine, theirs, player="sharp", rival="", at=CASINO):
    """The card in a hand; these are the next cards of both decks, the first on top."""
    s = Scenario(cards=CARDS)
    places = {title: s.location(title, side="light") for title in (CASINO, STREET)}
    s.put(player if player in LANDO_OF.values() else f"{side} {player}", at=places[at], side=side)
    if rival:
        s.put(rival if rival in LANDO_OF.values() else f"{other(side)} {rival}", at=places[CASINO], side=other(side))
    card = s.hand(side, SABACC[side])
    for who, hand in ((side, mine), (other(side), theirs)):
        s.pile(who, "reserve", *(f"t_{who}_{each}" for each in reversed(hand)))
    s.start(turn=side, phase="control")
    return s, card


def finish_draws(s):
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()


def play(s, card, *picks):
    """Begins and ends it; whoever is asked to draw passes."""
    s.do("play", card)
    finish_draws(s)
    for title in picks:
        s.decide(lambda each, title=title: each.card is not None and each.card.title == title)


def won(s):
    return next(event.text.args["winner"] for event in s.game.events("light") if event.kind == "sabacc-won")


def top_of_deck(s, side):
    return s.game.engine.pile(side, "reserve")[-1]


@BOTH
@pytest.mark.ruling("cloud-city-sabacc.1")
def test_a_squadron_is_no_stake(side):
    s, card = game(side, [5, 5], ["wing", 1])
    wing = top_of_deck(s, other(side))
    play(s, card, f"{other(side)} wing")
    assert wing in s.game.engine.pile(other(side), "lost")  # it was picked to be lost, for want of a stake
    assert s.zone(card) == "used"


@BOTH
@pytest.mark.ruling("cloud-city-sabacc.1")
@pytest.mark.parametrize("title", ["prize", "gun", "fighter"])
def test_starfighters_weapons_and_devices_are_at_stake(side, title):
    s, card = game(side, [5, 5], [title, "wing"])
    prize = top_of_deck(s, other(side))
    play(s, card)
    assert prize in s.game.engine.pile(side, "used")


@BOTH
@pytest.mark.ruling("counting-cards.5")
@pytest.mark.parametrize(("mine", "theirs"), [((5, 5), ("prize", "wing")), ((5, "prize"), (1, "wing"))])
def test_a_reserve_deck_with_a_prize_in_it_cannot_be_counted(side, mine, theirs):
    """Won from the opponent, a card goes around with one's own; one's own prize is a card like any other."""
    s, card = game(side, mine, theirs)
    play(s, card)
    foreign = "prize" in theirs
    assert won(s) == side and "reserve" in s.game.view("public")["piles"][side]  # it lies in the Used Pile yet
    s.start(turn=side, phase="draw")
    while s.game.engine.state.player == side:
        s.pass_()
    for seat in ("light", "dark", "public"):
        piles = s.game.view(seat)["piles"]
        assert ("reserve" not in piles[side]) is foreign and "reserve" in piles[other(side)]
    assert ("Reserve ?" in s.show()) is foreign


@BOTH
@pytest.mark.parametrize(("mine", "theirs", "better"), [
    ((5, 5), (3, 3), "me"), ((3, 3), (5, 5), "them"), ((6, 6), (5, 4), "them"), ((7, 7), (6, 7), "them"),
    ((4, 4), (5, 3), None),
])  # fmt: skip
def test_who_comes_nearer_to_11_wins(side, mine, theirs, better):
    s, card = game(side, mine, theirs)
    play(s, card)
    assert won(s) == {"me": side, "them": other(side), None: None}[better]


@BOTH
def test_players_draw_in_turn_the_opponent_first_and_six_at_most(side):
    s, card = game(side, [1] * 7, [1] * 7)
    s.do("play", card)
    asked = []
    while s.decision.prompt.key == "prompt.sabacc-draw":
        asked.append(s.decision.player)
        s.decide(lambda each: each.verb == "draw")
    assert asked == [other(side), side] * 4


@BOTH
def test_with_equal_totals_who_has_fewer_cards_wins(side):
    s, card = game(side, [4, 4], [4, 3, 1])
    s.do("play", card)
    s.decide(lambda each: each.verb == "draw")
    finish_draws(s)
    assert won(s) == side


@BOTH
def test_11_at_once_wins_double(side):
    s, card = game(side, [5, 6], ["prize", "fighter"])
    prizes = s.game.engine.pile(other(side), "reserve")[-2:]
    play(s, card, f"{other(side)} prize")
    assert all(id in s.game.engine.pile(side, "used") for id in prizes)


@BOTH
def test_nobody_sees_the_other_hand(side):
    s, card = game(side, [5, 4], [3, 2])
    s.do("play", card)
    g = s.game.engine
    for seat, mine, theirs in ((side, f"{side} 5", f"{other(side)} 3"), (other(side), f"{other(side)} 3", f"{side} 5")):
        logged = " ".join(event.text("en") for event in s.game.events(seat))
        assert mine in logged and theirs not in logged
        assert seat_view(resample(g, seat, 3), seat) == seat_view(g, seat)


def counts(side, hand, **more):
    """What a player may let his first card count; what the hand came to, if there is nothing to choose."""
    s, card = game(side, hand, [3, 3], **more)
    play(s, card)
    shown = {e.text.args["player"]: e.text.args["total"] for e in s.game.events("dark") if e.kind == "sabacc-shown"}
    return shown.get(side) or [each.amount for each in s.decision.options]


@BOTH
def test_wild_cards_and_clones(side):
    assert counts(side, [3, 4]) == 7
    assert counts(side, ["vane", 4]) == [1, 2, 3, 4, 5, 6]
    assert counts(side, ["worker", 4], player="rogue") == 8
    assert counts(side, ["worker", 4]) == [4, 0]  # a gambler's


@BOTH
def test_lando_and_locations_are_wild_or_clones_too(side):
    s = Scenario(cards=CARDS)
    s.put(f"{side} rogue", at=s.location(CASINO, side="light"))
    for title, expected in ((LANDO_OF[side], [1, 2, 3, 4, 5, 6]), ("Tatooine", None)):
        card = s.hand(side, SABACC[side])
        s.pile(side, "reserve", f"t_{side}_4", title)
        s.pile(other(side), "reserve", f"t_{other(side)}_3", f"t_{other(side)}_3")
        s.start(turn=side, phase="control")
        s.do("play", card)
        finish_draws(s)
        if expected:
            assert [each.amount for each in s.decision.options] == expected
            s.do("amount", amount=1)
        else:
            shown = [e.text.args["total"] for e in s.game.events("dark") if e.kind == "sabacc-shown"]
            assert shown[-1 if side == "dark" else -2] == 8


@BOTH
def test_lando_may_add_or_subtract_1(side):
    s, card = game(side, [5, 5], [5, 5], player=LANDO_OF[side])
    play(s, card)
    assert s.decision.player == side and {each.amount for each in s.decision.options} == {10, 11, 9}
    s.do("amount", amount=11)
    assert won(s) == side


@BOTH
def test_the_opponent_may_name_a_player_too(side):
    s, card = game(side, [5, 5], [5, 4], rival=LANDO_OF[other(side)])
    s.do("play", card)
    assert s.decision.player == other(side)
    s.decide(lambda each: each.card is not None)
    finish_draws(s)
    assert s.decision.player == other(side) and {each.amount for each in s.decision.options} == {9, 10, 8}


@BOTH
def test_who_may_play_for_the_opponent(side):
    s, card = game(side, [5, 5], [5, 5])
    place, street = s.location(CASINO, side="light"), s.location(STREET, side="light")
    for title in ("sharp", "rogue", "digger", "thug"):
        s.put(f"{other(side)} {title}", at=place)
    s.put(f"{other(side)} thug", at=street)
    s.do("play", card)
    named = sorted(each.card.title for each in s.decision.options if each.card)
    assert named == [f"{other(side)} {title}" for title in ("rogue", "sharp", "thug")]
    assert all(s.at(each.card) == place for each in s.decision.options if each.card)


@BOTH
@pytest.mark.parametrize(("player", "at", "plays"), [
    ("sharp", CASINO, True), ("thug", CASINO, True), ("rogue", CASINO, True), ("digger", CASINO, False),
    ("sharp", STREET, False),
])  # fmt: skip
def test_it_wants_a_player_of_ones_own_on_cloud_city(side, player, at, plays):
    s, card = game(side, [5], [5], player=player, at=at, rival="sharp")
    assert s.can("play", card) == plays


@BOTH
@pytest.mark.parametrize("short", ["light", "dark"])
def test_it_wants_two_cards_each(side, short):
    s, card = game(side, [5], [5])
    s.life_force(short, 2)
    assert s.can("play", card)
    s.life_force(short, 1)
    assert not s.can("play", card)


@BOTH
def test_it_is_not_played_in_a_battle(side):
    s, card = game(side, [5], [5], rival="sharp")
    casino = s.location(CASINO, side="light")
    s.put("Luke Skywalker", at=casino), s.put("Darth Vader", at=casino)
    s.force(side, 3)
    s.start(turn=side, phase="battle")
    s.do("battle", casino)
    assert not s.can("play", card)
