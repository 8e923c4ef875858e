"""Immediate Effects: the moment that they answer, and what follows."""

import pytest

from cantina.decks.standard import standard_catalog
from cantina.engine.board import stacked_on
from cantina.engine.evaluator import words
from cantina.engine.statuses import has_status
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, drawn, fight, scene

# -- Breached Defenses -------------------------------------------------------------------------------------------------

HOTH = [
    Site("Hoth: Echo Hall", LIGHT, "moment hall", ["interior", "planet"], (1, 1)),
    Site("Hoth: Field", LIGHT, "moment field", ["exterior", "planet"], (1, 1)),
    Site("Hoth: Plain", LIGHT, "moment plain", ["exterior", "planet"], (1, 1)),
]


@pytest.mark.parametrize(("walker", "goal", "able"), [
    ("Imperial 1", "Hoth: Echo Hall", True), ("Brute 1", "Hoth: Echo Hall", False),
    ("Imperial 1", "Hoth: Plain", False)])  # fmt: skip
def test_an_imperial_in_the_base_breaches_it(walker: str, goal: str, able: bool):
    s = scene(*HOTH)
    places = {each.title: s.location(each.title) for each in HOTH}
    start = places["Hoth: Field"]
    someone, card = s.put(walker, at=start), s.hand("dark", "Breached Defenses")
    s.put("Light Droid", at=start)
    s.start(turn="dark", phase="move")
    assert not s.can("deploy", card)
    s.do("walk", someone, places[goal])
    assert s.can("deploy", card) == able
    if able:
        force = s.count("dark", "force")
        s.do("deploy", card)
        assert s.zone(card) == "table" and s.count("dark", "force") == force


@pytest.mark.parametrize(("at", "field", "more"), [
    ("Hoth: Echo Hall", "Hoth: Plain", 1), ("Hoth: Echo Hall", "Hoth: Echo Hall", 1), ("Hoth: Plain", "Hoth: Plain", 0),
    ("Hoth: Echo Hall", "Tatooine: Box", 0)])  # fmt: skip
def test_breached_defenses_help_in_battles_on_hoth(at: str, field: str, more: int):
    s = scene(*HOTH)
    places = {title: s.location(title) for title in ("Hoth: Echo Hall", "Hoth: Plain", "Tatooine: Box")}
    s.put("Breached Defenses", on="table")
    s.put("Imperial 1", at=places[at])
    s.put("Imperial 1", at=places[field]), s.put("Rebel 1", at=places[field])
    before = s.total_power("dark", places[field])
    fight(s, places[field], "dark")
    assert s.total_power("dark", places[field]) == before + more and s.total_power("light", places[field]) == 1


def test_breached_defenses_do_not_reach_the_sky():
    s = scene(*HOTH, System("Hoth", LIGHT, "moment hoth", ["planet"], (1, 1), parsec=3))
    hall, sky = s.location("Hoth: Echo Hall"), s.location("Hoth", side="light")
    s.put("Breached Defenses", on="table")
    s.put("Imperial 1", at=hall)
    for hull, who in (("Cruiser", "Rebel 1"), ("Dreadnaught", "Imperial 1")):
        s.put(who, aboard=crewed(s, hull, sky), as_="passenger")
    fight(s, sky, "dark")
    assert s.total_power("dark", sky) == 3


# -- A Gift ------------------------------------------------------------------------------------------------------------

HALL = "Jabba's Palace: Audience Chamber"
PALACE = [
    Site("Kessel: Mine", LIGHT, "moment mine", ["exterior", "planet"], (3, 3)),
    Site("Jabba's Palace: Gate", LIGHT, "moment gate", ["interior", "planet"], (1, 1)),
    Site("Jabba's Palace: Cellar", LIGHT, "moment cellar", ["interior", "planet"], (1, 1)),
]


def undercover(s: Scenario, card: CardRef) -> bool:
    return has_status(s.game.engine, card.id, UNDERCOVER)


@pytest.mark.parametrize(("walker", "goal", "able"), [
    ("Light Droid", HALL, True), ("Rebel 1", HALL, False), ("Dark Droid", HALL, False),
    ("Light Droid", "Jabba's Palace: Cellar", False)])  # fmt: skip
def test_a_droid_is_given_to_jabba(walker: str, goal: str, able: bool):
    s = scene(*PALACE)
    places = {title: s.location(title) for title in ("Jabba's Palace: Gate", HALL, "Jabba's Palace: Cellar")}
    start = next(place for place in places.values() if s.adjacent(place, places[goal]))
    someone, other = s.put(walker, at=start), s.put("Light Droid", at=places[HALL])
    card = s.hand("light", "A Gift")
    s.start(turn="dark" if walker == "Dark Droid" else "light", phase="move")
    s.do("walk", someone, places[goal])
    assert s.can("deploy", card) == able
    if able:
        assert not s.can("deploy", card, other)
        s.do("deploy", card, someone)
        assert undercover(s, someone) and s.carrier(card) == someone
        assert "spy" in words(s.game.engine, someone.id)


def given(at: str = HALL) -> tuple[Scenario, dict[str, CardRef], CardRef, CardRef]:
    s = scene(*PALACE)
    places = {title: s.location(title) for title in (HALL, "Jabba's Palace: Gate", "Tatooine: Box", "Kessel: Box")}
    droid = s.put("Light Droid", at=places[at])
    return s, places, droid, s.put("A Gift", on=droid)


@pytest.mark.parametrize(("host", "less"), [("Brute 1", 1), ("Imperial 1", 0)])
def test_aliens_of_the_opponent_drain_less(host: str, less: int):
    s, places, *_ = given()
    field = s.location("Kessel: Mine")
    s.put(host, at=field), s.put("Settler 1", at=field)
    assert (s.drain_amount("dark", field), s.drain_amount("light", field)) == (3 - less, 3)
    assert s.zone(places[HALL]) == "table"


def test_control_does_not_take_the_gift_back():
    control = LostInterrupt("Control", DARK, "moment control", destiny=1, text=[
        Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip
    s = scene(*PALACE, control)
    hall = s.location(HALL)
    gift, banner = s.put("A Gift", on=s.put("Light Droid", at=hall)), s.put("Light Banner", on="table")
    card = s.hand("dark", "Control")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, banner) and not s.can("play", card, gift)


@pytest.mark.parametrize(("host", "less"), [("Brute 4", 2), ("Imperial 4", 0)])
def test_aliens_of_the_opponent_draw_less(host: str, less: int):
    s, places, *_ = given()
    field = places["Kessel: Box"]
    s.put(host, at=field), s.put("Settler 4", at=field)
    s.destinies("dark", 5)
    s.destinies("light", 5)
    fight(s, field, "dark")
    totals = drawn(s)
    assert (totals["dark"], totals["light"]) == (6 - less, 6)


@pytest.mark.parametrize(("at", "zone"), [(HALL, "table"), ("Tatooine: Box", "table"), ("Kessel: Box", "lost")])
def test_the_gift_is_over_when_the_droid_leaves_tatooine(at: str, zone: str):
    s, _, droid, card = given(at)
    s.start(turn="light", phase="draw")
    assert s.zone(card) == zone and undercover(s, droid) == (zone == "table")


# -- Grappling Hook, Tentacle ------------------------------------------------------------------------------------------

TRICK = [
    UsedInterrupt(title, side, f"moment {title} {side}", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    for title in ("Trick", "Other Trick")
    for side in ("light", "dark")
]
HOOKS = [("Grappling Hook", "light", "dark"), ("Tentacle", "dark", "light")]
TOLLS = [("What're You Tryin' To Push On Us?", "light", "dark"), ("There'll Be Hell To Pay", "dark", "light")]


def stack(s: Scenario, card: CardRef) -> list[str]:
    """The titles of what is stacked on a card."""
    return [s.game.engine.face(id).title for id in stacked_on(s.game.engine, card.id)]


def hooked(hook: str, side: str, enemy: str, *more: str) -> tuple[Scenario, CardRef, list[CardRef]]:
    """The enemy plays a trick, and the hook is in the hand of its player."""
    s = scene(*TRICK)
    site = s.location("Tatooine: Box")
    s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    card, played = s.hand(side, hook), s.hand(enemy, "Trick", "Trick", "Other Trick", *more)
    s.start(turn=enemy, phase="control")
    assert not s.can("deploy", card)
    s.do("play", played[0])
    return s, card, list(played)


@pytest.mark.ruling("grappling-hook.1", "grappling-hook.2")
@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_who_was_grappled_is_unique_for_both_players(hook: str, side: str, enemy: str):
    s, card, (first, second, other) = hooked(hook, side, enemy)
    mine = s.hand(side, "Trick")
    s.do("deploy", card)
    assert stack(s, card) == [first.title] and s.count(side, "force") == 11
    s.do("lose", pile="reserve")  # the trick has its result
    assert s.zone(first) == "stacked"
    s.until(player=enemy)
    assert s.can("play", other) and not s.can("play", second)
    while s.decision.player != side and s.game.engine.state.phase == "control":
        s.pass_()
    assert not s.can("play", mine)
    s.until(phase="control", player=side)
    assert s.can("play", mine)  # in another turn one may be played, and no more
    s.do("play", mine)
    s.do("lose", pile="reserve")
    s.until(phase="deploy", player=side)
    assert not s.can("play", second)


@pytest.mark.ruling("grappling-hook.2")
@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_without_the_hook_tricks_are_played_again(hook: str, side: str, enemy: str):
    s, card, (_, second, _) = hooked(hook, side, enemy)
    s.pass_()
    s.do("lose", pile="reserve")
    assert s.zone(card) == "hand" and s.can("play", second)


@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_your_own_interrupts_are_not_grappled(hook: str, side: str, enemy: str):
    s = scene(*TRICK)
    s.location("Tatooine: Box")
    card, mine = s.hand(side, hook, "Trick")
    s.start(turn=side, phase="control")
    s.do("play", mine)
    s.do("lose", pile="reserve")
    assert s.zone(mine) == "used" and s.zone(card) == "hand"


@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_who_has_no_force_grapples_nothing(hook: str, side: str, enemy: str):
    s = scene(*TRICK)
    s.location("Tatooine: Box")
    card, played = s.hand(side, hook), s.hand(enemy, "Trick")
    s.force(side, 0)
    s.start(turn=enemy, phase="control")
    s.do("play", played)
    assert not s.can("deploy", card)


@pytest.mark.ruling("grappling-hook.3")
@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_what_is_cancelled_after_it_was_grappled_stays_there(hook: str, side: str, enemy: str):
    s, card, (first, *_) = hooked(hook, side, enemy)
    sense = s.hand(side, "1_109" if side == "light" else "1_267")
    s.do("deploy", card)
    while s.decision.player != side:
        s.pass_()
    s.destinies(side, 5)  # below the ability of 6
    s.do("play", sense)
    assert s.zone(first) == "stacked" and stack(s, card) == [first.title]
    assert s.count(side, "lost") == 0  # its result was cancelled


@pytest.mark.parametrize(("hook", "side", "enemy"), HOOKS)
def test_who_was_not_grappled_is_played_as_before(hook: str, side: str, enemy: str):
    s, card, (*_, other, another) = hooked(hook, side, enemy, "Other Trick")
    s.do("deploy", card)
    s.do("lose", pile="reserve")
    s.until(player=enemy)
    s.do("play", other)
    s.do("lose", pile="reserve")
    s.until(player=enemy)
    assert s.can("play", another)


@pytest.mark.ruling("grappling-hook.5")
@pytest.mark.parametrize(("title", "side", "enemy"), [*HOOKS, *TOLLS])
def test_two_of_them_may_hold_the_same_interrupt(title: str, side: str, enemy: str):
    s = scene(*TRICK)
    s.location("Tatooine: Box")
    hooks, played = s.hand(side, title, title), s.hand(enemy, "Trick")
    s.start(turn=enemy, phase="control")
    s.do("play", played)
    s.do("deploy", hooks[0])
    while not s.can("deploy", hooks[1]):
        s.pass_()
    s.do("deploy", hooks[1])
    assert stack(s, hooks[0]) == [played.title] and stack(s, hooks[1]) == [played.title]
    s.do("lose", pile="reserve")
    s.happen("lose", hooks[0])
    assert s.zone(played) == "stacked" and stack(s, hooks[1]) == [played.title]
    s.happen("lose", hooks[1])
    assert s.zone(played) == "lost"


# -- There'll Be Hell To Pay, What're You Tryin' To Push On Us? --------------------------------------------------------


def tolled(toll: str, side: str, enemy: str) -> tuple[Scenario, CardRef, list[CardRef]]:
    """The enemy has played a trick; it lies on the toll by now, and others are in hand."""
    s = scene(*TRICK)
    s.location("Tatooine: Box")
    card, played = s.hand(side, toll), s.hand(enemy, "Trick", "Trick", "Trick", "Other Trick")
    s.start(turn=enemy, phase="control")
    s.do("play", played[0])
    force = s.count(side, "force")
    s.do("deploy", card)
    assert s.count(side, "force") == force - 3
    s.do("lose", pile="reserve")
    return s, card, list(played)


@pytest.mark.ruling("grappling-hook.4")
@pytest.mark.parametrize(("toll", "side", "enemy"), TOLLS)
def test_each_further_copy_is_stacked_and_costs_more(toll: str, side: str, enemy: str):
    s, card, (first, second, third, other) = tolled(toll, side, enemy)
    assert stack(s, card) == ["Trick"] and s.zone(first) == "stacked"
    for copy, price in ((second, 2), (third, 3)):
        while not s.can("play", copy):
            s.pass_()
        force = s.count(enemy, "force")
        s.do("play", copy)
        s.do("lose", pile="reserve")
        assert force - s.count(enemy, "force") == price and s.zone(copy) == "stacked"
    assert stack(s, card) == ["Trick"] * 3
    while not s.can("play", other):
        s.pass_()
    force = s.count(enemy, "force")
    s.do("play", other)
    s.do("lose", pile="reserve")
    assert s.count(enemy, "force") == force and s.zone(other) == "used"


@pytest.mark.parametrize(("toll", "side", "enemy"), TOLLS)
@pytest.mark.parametrize(("force", "able"), [(2, True), (1, False)])
def test_who_cannot_pay_the_toll_plays_no_copy(toll: str, side: str, enemy: str, force: int, able: bool):
    s, _, (_, second, _, _) = tolled(toll, side, enemy)
    s.force(enemy, force)
    s.start(turn=enemy, phase="deploy")
    assert s.can("play", second) == able


@pytest.mark.parametrize(("toll", "side", "enemy"), TOLLS)
def test_the_toll_may_lay_hold_of_your_own_interrupt(toll: str, side: str, enemy: str):
    s = scene(*TRICK)
    s.location("Tatooine: Box")
    card, mine = s.hand(side, toll, "Trick")
    s.start(turn=side, phase="control")
    s.do("play", mine)
    while not s.can("deploy", card):
        s.pass_()
    s.do("deploy", card)
    assert stack(s, card) == ["Trick"]


@pytest.mark.ruling("grappling-hook.4")
@pytest.mark.parametrize("title", [name for name, *_ in (*HOOKS, *TOLLS)])
def test_four_cards_lay_hold_of_an_interrupt_and_are_immune_to_control(title: str):
    (face,) = standard_catalog().find(title)
    side, enemy = face.side, "dark" if face.side == "light" else "light"
    flash = Effect("Flash", side, "moment flash", "immediate", destiny=1, text=[DeployOnTable()])
    s = scene(*TRICK, flash)
    s.location("Tatooine: Box")
    card, played = s.hand(side, title), s.hand(enemy, "Trick")
    answer, other = s.hand(enemy, "4_139" if enemy == "dark" else "4_48"), s.put("Flash", on="table")
    s.start(turn=enemy, phase="control")
    s.do("play", played)
    s.do("deploy", card)
    assert stack(s, card) == ["Trick"]
    s.do("lose", pile="reserve")
    s.until(player=enemy)
    assert s.can("play", answer, other, mode=2) and not s.can("play", answer, card, mode=2)
