"""What players may see and count (glossary: counting, face-up, hand-empty, peeking-at-cards)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

COUNTED = ("reserve", "force", "used", "lost")


def titles_seen(s: Scenario, seat: str) -> str:
    """All that a seat was told, in words."""
    return " ".join(event.text("en") for event in s.game.events(seat))


def shown(s: Scenario, seat: str) -> tuple:
    """The cards of the last look that a seat was given."""
    looks = [event for event in s.game.events(seat) if event.kind == "peeked"]
    return looks[-1].text.args["cards"]


# -- counting ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("counting-a-deck-or-pile.1", "counting-a-deck-or-pile.2", "counting-cards.1", "counting-cards.3")
def test_both_players_may_count_every_pile_and_hand_at_any_time():
    s = Scenario(cards=[FARMER, RECRUIT])
    s.force("light", 3)
    s.hand("light", "Farmer", "Farmer")
    s.pile("light", "used", "Farmer")
    s.pile("light", "lost", *["Farmer"] * 4)
    s.start(turn="dark", phase="control")
    for _ in range(3):  # in whoever's turn, and whoever is asked
        for seat in ("light", "dark"):
            piles = s.game.view(seat)["piles"]["light"]
            assert [piles[pile] for pile in COUNTED] == [s.count("light", pile) for pile in COUNTED]
            assert piles["hand"] == 2
        s.pass_()
    assert s.game.view("dark")["piles"]["light"] | {"reserve": 57, "force": 3, "used": 1, "lost": 4} == (
        s.game.view("light")["piles"]["light"])  # fmt: skip


@pytest.mark.ruling("counting-cards.2", "counting-a-deck-or-pile.1")
def test_counting_a_lost_pile_shows_none_but_its_top_card():
    s = Scenario(cards=[FARMER, NEIGHBOUR])
    s.pile("light", "lost", "Farmer", "Neighbour")
    s.start(turn="light", phase="deploy")
    for seat in ("light", "dark"):
        view = s.game.view(seat)
        assert view["lost"]["light"]["count"] == 2 and view["lost"]["light"]["top"]["title"] == "Neighbour"
        assert "Farmer" not in str(view)


@pytest.mark.ruling("counting-cards.7")
def test_whoever_may_look_through_a_hand_or_deck_sees_how_many_cards_it_has():
    call = used("Call", LIGHT, Action([Deploy(one(ALIEN, among=In("reserve")))]))
    s = Scenario(cards=[call, FARMER, RECRUIT, MEADOW])
    s.location("Yavin 4: Meadow")
    crew, cry = s.hand("dark", "Scanning Crew"), s.hand("light", "Call", "Farmer", "Farmer")
    s.force("dark", 1)
    s.start(turn="dark", phase="deploy")
    s.do("play", crew)
    assert len(shown(s, "dark")) == 3
    s.do("play", cry[0])
    assert len(shown(s, "light")) == s.count("light", "reserve") == 60


@pytest.mark.ruling("counting-cards.8")
def test_a_deck_is_reshuffled_only_if_the_card_requires_it():
    glance = used("Glance", LIGHT, Action([Peek(top(3))]))
    call = used("Call", LIGHT, Action([Deploy(one(ALIEN, among=In("reserve")))]))
    s = Scenario(cards=[glance, call])
    look, search = s.hand("light", "Glance", "Call")
    s.start(turn="light", phase="deploy")
    order = s.game.engine.pile("light", "reserve")
    s.do("play", look)
    assert s.game.engine.pile("light", "reserve") == order
    s.do("play", search)
    assert s.game.engine.pile("light", "reserve") != order
    assert sorted(s.game.engine.pile("light", "reserve")) == sorted(order)


# -- face up -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("face-up.1")
def test_a_card_under_another_on_table_is_seen_by_both_players():
    s = Scenario(cards=[FARMER, X_WING])
    pilot = s.put("Farmer", aboard=s.put("Test X-wing", at=s.location("Yavin 4")), as_="passenger")
    s.start(turn="dark", phase="deploy")
    for seat in ("light", "dark", "public"):
        (row,) = s.game.view(seat)["table"]["rows"]
        (ship,) = row["locations"][0]["cards"]
        assert [(card["id"], card["title"]) for card in ship["carries"]] == [(pilot.id, "Farmer")]


HERO = person("Only Hero", LIGHT, unique=1)
SHELF_TEXT = (Action([Put(TARGET, to=On(SELF))], targets=(one(your(CHARACTER)),)),)


def shelf(category: str, *more) -> Definition:
    """A card of some category on which characters can be placed face up."""
    return Definition("plain shelf", "Shelf", LIGHT, category, frozenset({category}), text=(*SHELF_TEXT, *more))


def stacked_hero(holder: Definition) -> tuple[Scenario, object, object]:
    """A unique character is placed face up on a card; another copy of it is in hand."""
    s = Scenario(cards=[holder, HERO, MEADOW])
    site = s.location("Yavin 4: Meadow")
    hero, holding = s.put("Only Hero", at=site), s.put("Shelf", on="table")
    copy = s.hand("light", "Only Hero")
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", copy, site)  # the first one is on table
    s.do("use", holding, hero)
    return s, hero, copy


@pytest.mark.ruling("face-up.2", "face-up.3", "face-up.4", "face-up.5")
@pytest.mark.parametrize("category", ["effect", "objective", "defensive shield", "jedi test"])
def test_a_card_stacked_face_up_is_not_on_table(category):
    s, hero, copy = stacked_hero(shelf(category))
    assert s.zone(hero) == "stacked" and not s.on_table(hero) and s.at(hero) is None
    assert s.can("deploy", copy)
    for seat in ("light", "dark"):  # but everybody sees it
        (holder,) = s.game.view(seat)["table"]["beside"]
        assert holder["stacked"][0]["title"] == "Only Hero"


@pytest.mark.ruling("face-up.6")
def test_a_card_may_make_an_exception_for_uniqueness():
    s, hero, copy = stacked_hero(shelf("effect", StackOnTable()))
    assert not s.on_table(hero)
    assert not s.can("deploy", copy) and s.why_not("deploy", copy)[0].rule == "persona-replacement-rule"


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("hand-empty.1")
def test_an_empty_hand_cannot_be_looked_at():
    s = Scenario(cards=[FARMER])
    crew = s.hand("dark", "Scanning Crew")
    s.force("dark", 1)
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", crew) and s.why_not("play", crew)[0].rule == "hand-empty"
    s.hand("light", "Farmer")
    assert s.can("play", crew)


PEEK = used("Keen Eye", DARK, Action([Peek(top(2, among=In("reserve", OPPONENT)))]))


@pytest.mark.ruling("peeking-at-cards.1", "peeking-at-cards.2", "peeking-at-cards.3")
def test_only_the_peeking_player_sees_the_cards_and_they_stay_where_they_were():
    s = Scenario(cards=[PEEK, FARMER, NEIGHBOUR])
    below, top = s.pile("light", "reserve", "Farmer", "Neighbour")
    eye = s.hand("dark", "Keen Eye")
    s.start(turn="dark", phase="deploy")
    order = s.game.engine.pile("light", "reserve")
    s.do("play", eye)
    assert shown(s, "dark") == (top, below)  # the whole cards, top first
    for seat in ("light", "public"):
        assert "Farmer" not in titles_seen(s, seat) and "Neighbour" not in titles_seen(s, seat)
    assert "Neighbour" in titles_seen(s, "dark")
    assert s.game.engine.pile("light", "reserve") == order
    assert "Neighbour" not in str(s.game.view("dark"))  # face down again


@pytest.mark.ruling("peeking-at-cards.2")
def test_a_peek_may_say_that_the_card_goes_elsewhere():
    s = Scenario(cards=[person("Watcher", LIGHT, icons=["warrior"]), FARMER, MEADOW])
    watcher = s.put("Watcher", at=s.location("Yavin 4: Meadow"))
    glass, top = s.put("Electrobinoculars", on=watcher), s.pile("light", "reserve", "Farmer")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    s.do("use", glass)
    assert shown(s, "light") == (s.game.engine.ref(top.id),) and s.zone(top) == "reserve"
    s.do("yes")
    assert s.zone(top) == "force"
