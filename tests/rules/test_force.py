"""Force: Life Force, piles, generating, using, losing (glossary: force, force-generation, force-icons, force-pile)."""

import pytest
from plain_cards import *

from cantina import Game
from cantina.decks.bundled import bundled_deck
from cantina.lang import *
from cantina.testing import Scenario

BLOW = used("Heavy Blow", DARK, Action([LoseForce(2, OPPONENT)]))
PILES = ("reserve", "force", "used", "hand", "lost", "table")


def counts(s: Scenario, side: str = "light") -> dict[str, int]:
    return {pile: s.count(side, pile) for pile in PILES}


# -- Life Force --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("force.1", "force.2", "force.4", "counting-cards.6")
def test_life_force_is_one_card_a_unit_in_three_piles():
    """We're Doomed can be played with less than 15 Life Force."""
    s = Scenario(cards=[FARMER, MEADOW])
    s.life_force("light", 12)
    s.force("light", 4)  # taken from the Reserve Deck: still 12
    doomed = s.hand("light", "We're Doomed")
    s.hand("light", *["Farmer"] * 4)
    s.pile("light", "lost", *["Farmer"] * 4)
    s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    s.pile("light", "used", "Farmer", "Farmer")
    s.start(turn="dark", phase="control")
    s.pass_()
    assert s.can("play", doomed)  # 8 + 4 + 2; hand, table and Lost Pile do not count
    s.pile("light", "used", "Farmer")
    assert not s.can("play", doomed)  # 15


@pytest.mark.ruling("force.3", "force.4")
def test_a_player_without_life_force_loses_at_once_whatever_else_he_has():
    s = Scenario(cards=[BLOW, FARMER, MEADOW])
    s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    s.pile("light", "lost", "Farmer")
    keep = s.hand("light", "Farmer")
    s.life_force("light", 2)
    s.force("light", 1)
    blow = s.hand("dark", "Heavy Blow")
    s.start(turn="dark", phase="deploy")
    s.do("play", blow)
    s.do("lose", pile="force")
    assert s.game.winner is None
    s.do("lose", pile="reserve")
    assert s.game.winner == "dark" and s.decision is None and s.zone(keep) == "hand"


@pytest.mark.ruling("force.3")
def test_cards_in_the_used_pile_keep_a_player_alive():
    s = Scenario(cards=[BLOW, FARMER])
    s.life_force("light", 2)
    s.pile("light", "used", "Farmer")
    blow = s.hand("dark", "Heavy Blow")
    s.start(turn="dark", phase="deploy")
    s.do("play", blow)
    s.do("lose", pile="reserve")
    s.do("lose", pile="reserve")
    assert s.game.winner is None and counts(s)["used"] == 1


@pytest.mark.ruling("force.5", "hand.1")
def test_sixty_cards_less_the_starting_location_and_eight_in_hand():
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=3)
    while game.view("public")["turn"] == 0:
        game.choose(0)
    for side in ("light", "dark"):
        piles = game.view(side)["piles"][side]
        assert piles["hand"] == 8 and len(game.view(side)["hand"]) == 8
        started = sum(1 for card in game.engine.state.cards[1:] if card.owner == side and card.zone == "table")
        assert started >= 1 and piles["reserve"] == 60 - 8 - started
        assert piles["force"] == piles["used"] == piles["lost"] == 0
    other = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=4)
    while other.view("public")["turn"] == 0:
        other.choose(0)
    assert [card["title"] for card in other.view("light")["hand"]] != [
        card["title"] for card in game.view("light")["hand"]]  # the rest was shuffled  # fmt: skip


# -- the round of Force ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("force.6", "force-generation.1")
def test_force_is_activated_first_unseen_from_the_top_of_the_reserve_deck():
    s = Scenario(cards=[FARMER, MEADOW])
    s.location("Yavin 4: Meadow")
    top = s.pile("light", "reserve", "Farmer")
    s.start(turn="light", phase="activate")
    assert s.game.view("light")["phase"] == "activate"
    s.do("activate", amount=1)
    assert s.zone(top) == "force"
    assert not any("Farmer" in event.text("en") for seat in ("light", "dark") for event in s.game.events(seat))
    s.do("activate", amount=1)
    assert not s.can("activate", amount=1)  # two are generated: one for the player, one for the icon
    assert s.why_not("activate", top, player="light")[0].rule == "force-generation"


@pytest.mark.ruling("force.7", "force-pile.1")
def test_cards_of_the_force_pile_are_used_drawn_in_the_draw_phase_or_kept():
    s = Scenario(cards=[FARMER, MEADOW])
    site, farmer = s.location("Yavin 4: Meadow"), s.hand("light", "Farmer")
    s.force("light", 5)
    s.start(turn="light", phase="deploy")
    assert not s.can("draw") and s.why_not("draw", farmer)[0].rule == "force-pile"
    s.do("deploy", farmer, site)
    assert s.count("light", "force") == 4 and s.count("light", "used") == 1
    s.until(phase="draw")
    s.do("draw")
    assert s.count("light", "hand") == 1 and s.count("light", "force") == 3
    s.pass_()
    s.until(player="dark", phase="draw")
    assert s.count("light", "force") == 3  # what was left is still there


@pytest.mark.ruling("force.8")
def test_using_force_moves_cards_unseen_one_at_a_time_to_the_used_pile():
    s = Scenario(cards=[FARMER, NEIGHBOUR, person("Dear Friend", LIGHT, deploy=2), MEADOW])
    site = s.location("Yavin 4: Meadow")
    lower, upper = s.pile("light", "force", "Farmer", "Neighbour")
    friend = s.hand("light", "Dear Friend")
    s.start(turn="light", phase="deploy")
    s.do("deploy", friend, site)
    assert s.game.engine.pile("light", "used")[-2:] == (upper.id, lower.id)  # the top one went first
    assert not any("Neighbour" in event.text("en") for event in s.game.events("light"))


@pytest.mark.ruling("force.9")
def test_cards_come_to_the_used_pile_by_other_means():
    look = used("Look Around", LIGHT, Action([DrawDestiny(), RetrieveForce(1)]))
    s = Scenario(cards=[look, FARMER])
    card, top = s.hand("light", "Look Around"), s.pile("light", "reserve", "Farmer")
    lost = s.pile("light", "lost", "Farmer")
    s.start(turn="light", phase="deploy")
    s.do("play", card)
    assert {s.zone(each) for each in (card, top, lost)} == {"used"}  # played, drawn for destiny, retrieved


@pytest.mark.ruling("force.10", "force.13")
def test_force_is_lost_one_card_at_a_time_from_where_the_player_likes():
    s = Scenario(cards=[used("Heavy Blow", DARK, Action([LoseForce(4, OPPONENT)])), FARMER])
    s.force("light", 1)
    hand, force, spent, reserve = (s.pile("light", pile, "Farmer")[0] for pile in ("hand", "force", "used", "reserve"))
    blow = s.hand("dark", "Heavy Blow")
    s.start(turn="dark", phase="deploy")
    s.do("play", blow)
    assert s.decision.player == "light" and {option.verb for option in s.decision.options} == {"lose"}
    for n, (card, pile) in enumerate(((force, "force"), (hand, "hand"), (spent, "used"), (reserve, "reserve")), 1):
        s.do("lose", *([card] if pile == "hand" else []), pile=pile)
        assert s.zone(card) == "lost" and s.count("light", "lost") == n
        for seat in ("light", "dark"):  # face up: both see the card on top
            assert s.game.view(seat)["lost"]["light"]["top"] == {"id": card.id, "title": "Farmer"}


@pytest.mark.ruling("force.13")
def test_only_the_top_card_of_a_pile_can_be_lost():
    s = Scenario(cards=[BLOW, FARMER, NEIGHBOUR])
    below, top = s.pile("light", "force", "Farmer", "Neighbour")
    blow = s.hand("dark", "Heavy Blow")
    s.start(turn="dark", phase="deploy")
    s.do("play", blow)
    assert not s.can("lose", below) and not s.can("lose", top)  # a pile is named, not a card in it
    s.do("lose", pile="force")
    assert s.zone(top) == "lost" and s.zone(below) == "force"


@pytest.mark.ruling("force.11")
def test_lost_cards_come_back_only_through_cards_that_retrieve_them():
    back = used("Comeback", LIGHT, Action([RetrieveForce(1)], during="draw"))
    s = Scenario(cards=[back, FARMER])
    lost, card = s.pile("light", "lost", "Farmer"), s.hand("light", "Comeback")
    s.start(turn="light", phase="activate")
    s.until(phase="draw", player="light")
    s.until(player="dark")
    s.until(phase="draw", player="light")  # more than a whole turn later
    assert s.zone(lost) == "lost"
    s.do("play", card)
    assert s.zone(lost) == "used"


@pytest.mark.ruling("force.12")
def test_at_the_end_of_every_turn_both_used_piles_go_under_the_reserve_decks():
    s = Scenario(cards=[FARMER, RECRUIT])
    mine, theirs_ = s.pile("light", "used", "Farmer"), s.pile("dark", "used", "Recruit")
    s.start(turn="light", phase="draw")
    s.until(player="dark", phase="activate")
    assert s.zone(mine) == s.zone(theirs_) == "reserve"
    for side, card in (("light", mine), ("dark", theirs_)):
        assert s.game.engine.pile(side, "reserve")[0] == card.id  # at the very bottom


# -- generating --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("force-generation.1")
def test_you_activate_up_to_your_generation_in_your_activate_phase_only():
    s = Scenario(cards=[MEADOW])
    s.location("Yavin 4: Meadow")
    s.start(turn="light", phase="activate")
    amounts = {option.amount for option in s.decision.options if option.verb == "activate"}
    assert amounts == {1, 2}
    s.pass_()
    s.until(phase="control")
    assert not s.can("activate", amount=1)
    s.until(phase="activate")
    assert s.decision.player == "dark"
    assert s.why_not("activate", s.hand("light", "Luke"), player="light")[0].rule == "force-generation"


@pytest.mark.ruling("force-generation.2", "force-icons.1")
def test_generation_comes_from_yourself_your_icons_and_your_jedi_master():
    s = Scenario(cards=[MASTER, OUTPOST, MEADOW])
    assert (s.generation("light"), s.generation("dark")) == (1, 1)
    s.location("Yavin 4: Dark Outpost")  # no light icon, two dark ones
    assert (s.generation("light"), s.generation("dark")) == (1, 3)
    site = s.location("Yavin 4: Meadow")  # one and one
    assert (s.generation("light"), s.generation("dark")) == (2, 4)
    s.put("Old Master", at=site)
    assert (s.generation("light"), s.generation("dark")) == (3, 4)


@pytest.mark.ruling("force-generation.3", "force-generation-modifier.1")
@pytest.mark.parametrize(("by", "generated"), [(+2, 3), (-2, 1)])
def test_a_location_without_icons_generates_what_modifiers_make_of_zero(by, generated):
    spring = effect("Spring", LIGHT, ModifyPlayer("generation here", by, at=Named("Yavin 4: Barren Rock")))
    s = Scenario(cards=[spring, BARREN])
    s.location("Yavin 4: Barren Rock")
    assert s.generation("light") == 1
    s.put("Spring", on="table")
    assert s.generation("light") == generated  # a location never takes from the rest


@pytest.mark.ruling("force-generation-bonus.1", "force-generation-modifier.1")
def test_a_generation_bonus_is_a_positive_modifier():
    rain = effect("Rain", LIGHT, ModifyPlayer("generation here", +2, at=SITE))
    drought = effect("Drought", DARK, ModifyPlayer("generation here", -1, OPPONENT, at=Named("Yavin 4: Lake")))
    dry = effect("Dry Season", DARK, CancelModifiers("generation here"))
    still = effect("Stillness", DARK, CancelModifiers("generation here", bonuses_only=False))
    s = Scenario(cards=[rain, drought, dry, still, meadow("Yavin 4: Lake", 2, 0)])
    s.location("Yavin 4: Lake")
    s.put("Rain", on="table")
    s.put("Drought", on="table")
    assert s.generation("light") == 4  # 1 + (2 + 2 - 1)
    s.put("Dry Season", on="table")
    assert s.generation("light") == 2  # the bonus is gone, the other modifier is not
    s.put("Stillness", on="table")
    assert s.generation("light") == 3


@pytest.mark.ruling("force-icons.3")
@pytest.mark.parametrize(("light", "dark", "ground"), [(1, 1, True), (2, 1, True), (0, 1, False), (1, 0, False)])
def test_a_battleground_needs_icons_on_both_sides(light, dark, ground):
    s = Scenario(cards=[meadow("Yavin 4: Field", light, dark)])
    assert s.battleground(s.location("Yavin 4: Field")) is ground


# -- the hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("hand.2")
def test_there_is_no_limit_to_the_hand():
    s = Scenario(cards=[FARMER])
    s.hand("light", *["Farmer"] * 20)
    s.force("light", 10)
    s.start(turn="light", phase="draw")
    for _ in range(10):
        s.do("draw")
    assert s.count("light", "hand") == 30
    s.until(player="dark")
    assert s.count("light", "hand") == 30


def test_everybody_is_told_what_a_loss_is_for_and_how_large_it_is():
    s = Scenario(cards=[BLOW])
    blow = s.hand("dark", "Heavy Blow")
    s.force("light", 3)
    s.start(turn="dark", phase="control")
    s.do("play", blow)
    assert s.decision.player == "light"  # before anything is lost
    for seat in ("light", "dark", "public"):
        (logged,) = (event.text for event in s.game.events(seat) if event.kind == "must-lose")
        assert logged("en") == "Light must lose 2 Force (Heavy Blow)."
        assert logged("fr") == "Le côté lumineux doit perdre 2 Force (Heavy Blow)."
