"""The beginning of a game: starting locations, the first hands, who goes first."""

import pytest

from cantina import Game
from cantina.decks import Deck
from cantina.testing import Scenario

STREET = {"light": "1_133", "dark": "1_295"}  # Tatooine: Mos Eisley; its owner's side has two Force icons
THRONE_ROOM, TATOOINE = "1_138", "1_289"
FILLING = {"light": "1_28", "dark": "1_194"}


def game(light: list[str], dark: list[str]) -> Game:
    """A game of two decks that hold these locations and troopers."""
    decks = {side: Deck(side, (*own, *[FILLING[side]] * (60 - len(own)))) for side, own in
             (("light", light), ("dark", dark))}  # fmt: skip
    return Game.new(**decks, seed=1)


def choose(game: Game, words: str) -> None:
    """Take the one option that reads like this."""
    (index,) = [n for n, option in enumerate(game.decision.options) if words in option.text("en")]
    game.choose(index)


def locations(game: Game) -> list[str]:
    """What lies on the table."""
    return [each["title"] for row in game.view("public")["table"]["rows"] for each in row["locations"]]


def icons(game: Game) -> dict[str, int]:
    """The Force icons of the only location on the table."""
    (row,) = game.view("public")["table"]["rows"]
    return row["locations"][0]["icons"]


@pytest.mark.ruling("force.5", "hand.1")
def test_each_starts_with_a_location_and_eight_cards():
    g = game([THRONE_ROOM], [TATOOINE])
    assert sorted(locations(g)) == ["Tatooine", "Yavin 4: Massassi Throne Room"]
    for side in ("light", "dark"):
        piles = g.view("public")["piles"][side]
        assert (piles["hand"], piles["reserve"], piles["lost"]) == (8, 51, 0)


@pytest.mark.ruling("force.5", "hand.1")
def test_sixty_cards_become_a_location_a_hand_of_eight_and_a_reserve_deck():
    s = Scenario.opening(["Yavin 4: Massassi Throne Room"], ["Tatooine"])
    for side in ("light", "dark"):
        assert (s.count(side, "hand"), s.count(side, "reserve"), s.count(side, "force")) == (8, 51, 0)
    s.do("activate", amount=1)
    assert s.count("light", "force") == 1 and s.count("light", "reserve") == 50


def test_dark_goes_first_unless_a_starting_location_says_otherwise():
    assert game([STREET["light"]], [TATOOINE]).view("public")["player"] == "dark"
    assert game([THRONE_ROOM], [TATOOINE]).view("public")["player"] == "light"


@pytest.mark.ruling("force.5")
def test_the_reserve_deck_is_shuffled():
    rebels, others = [FILLING["light"]] * 30, ["1_17"] * 29
    g = game([THRONE_ROOM, *rebels, *others], [TATOOINE])
    assert len({card["title"] for card in g.view("light")["hand"]}) == 2  # not the last eight of the list


@pytest.mark.parametrize("converted", ["light", "dark"])
def test_of_two_copies_of_one_location_either_player_may_let_his_be_converted(converted):
    g = game([STREET["light"]], [STREET["dark"]])
    assert g.decision.player == "light"
    if converted == "dark":
        choose(g, "No")
    assert g.decision.player == converted
    choose(g, "Yes, mine is converted")
    standing = "dark" if converted == "light" else "light"
    assert icons(g) == {standing: 2, converted: 1}


def test_if_neither_does_both_choose_again_without_that_title():
    g = game([STREET["light"], THRONE_ROOM], [STREET["dark"], TATOOINE])
    choose(g, "Mos Eisley")
    choose(g, "Mos Eisley")
    choose(g, "No")
    choose(g, "No")
    assert sorted(locations(g)) == ["Tatooine", "Yavin 4: Massassi Throne Room"]  # the only ones that are left


def test_what_dark_chose_is_not_shown_before_light_has_chosen():
    """Light sees the same, whatever Dark took."""
    views = []
    for n in (0, 1):
        g = game([STREET["light"], THRONE_ROOM], [STREET["dark"], TATOOINE])
        assert g.decision.player == "dark"
        g.choose(n)
        assert g.decision.player == "light"
        views.append((g.view("light"), [event.kind for event in g.events("light")]))
    assert views[0] == views[1]
