"""Combat cards: how they come under a character, what they are good for, and who sees them."""

import pytest

from cantina.engine.statuses import set_status
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.zones import stack
from cantina.testing import Scenario
from tests.cards.sample_cards import scene


def trial(kind: str = "duel") -> list:
    """An Interrupt that lets two characters fight, one destiny each."""
    return [LostInterrupt("Trial Of Arms", DARK, "combat trial", destiny=1, text=[
        Action([Duel(TARGET, Bound("site"), (Lose(DEFEATED),), destinies=1, adds="", combat=kind == "combat")],
               targets=(one(your(CHARACTER)), one(theirs(CHARACTER) & With(TARGET), name="site")))])]  # fmt: skip


SIDES = {"light": ("Inner Strength", "Rebel 6", "Rebel 5"), "dark": ("Deep Hatred", "Imperial 6", "Imperial 5")}


def armed(side: str = "light", *extra, cards: int = 1, turn: str = "dark") -> tuple[Scenario, CardRef, CardRef]:
    """A player's Jedi with combat cards to be, and the Event that speaks of them."""
    event, jedi, _ = SIDES[side]
    s = scene(*extra)
    hero = s.put(jedi, at=s.location("Tatooine: Box"))
    event = s.put(event, on="table")
    s.hand(side, *["Obi-Wan Kenobi" if side == "light" else "Darth Vader"] * cards)
    s.start(turn=turn, phase="deploy")
    s.until(player=side)
    return s, hero, event


@pytest.mark.ruling("combat-cards.1", "combat-cards.2")
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_a_card_from_hand_goes_face_down_under_a_jedi_in_any_deploy_phase(side: str, turn: str):
    s, hero, event = armed(side, cards=2, turn=turn)
    mate = s.put(SIDES[side][2], at=s.at(hero))
    foe = s.put(SIDES["dark" if side == "light" else "light"][1], at=s.at(hero))
    s.until(player=side)
    assert not s.can("use", event, mate) and not s.can("use", event, foe)
    s.do("use", event, hero)
    s.decide(lambda option: option.verb == "choose")
    assert (s.count(side, "hand"), len(s.stacked(hero))) == (1, 1)
    assert not s.can("use", event)
    s.until(phase="battle")
    assert not s.can("use", event)


BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


@BOTH_SIDES
@pytest.mark.parametrize("held", [1, 2])
def test_nobody_has_more_than_two_combat_cards(side: str, held: int):
    s, hero, event = armed(side, cards=3, turn=side)
    for _ in range(held):
        put_under(s, hero, "Jawa", side)
    s.start(turn=side, phase="deploy")
    assert s.can("use", event, hero) is (held < 2)


@BOTH_SIDES
def test_what_lies_on_a_jedi_openly_does_not_count(side: str):
    s, hero, event = armed(side, cards=3, turn=side)
    lay_on(s, hero, "Jawa", "Jawa", side=side)
    s.start(turn=side, phase="deploy")
    assert s.can("use", event, hero)


@BOTH_SIDES
def test_what_was_placed_is_good_for_a_duel(side: str):
    s, hero, event = armed(side, *trial())
    foe = s.put("Imperial 6" if side == "light" else "Rebel 6", at=s.at(hero))
    s.until(player=side)
    s.do("use", event, hero)
    card = s.stacked(hero)[0]
    s.until(player="dark")
    s.do("play", s.hand("dark", "Trial Of Arms"), *((foe, hero) if side == "light" else (hero, foe)))
    s.do("use", event, card)
    assert s.zone(card) == "used"


@BOTH_SIDES
def test_nobody_must_place_a_combat_card(side: str):
    s, hero, event = armed(side, turn=side)
    s.until(phase="battle")
    assert s.stacked(hero) == () and event


@pytest.mark.ruling("combat-cards.5")
@BOTH_SIDES
def test_only_their_owner_sees_combat_cards(side: str):
    s, hero, event = armed(side)
    s.do("use", event, hero)
    title, foe = ("Obi-Wan Kenobi", "dark") if side == "light" else ("Darth Vader", "light")
    assert [each["title"] for each in s.game.view(side)["face_down"]] == [title]
    assert s.game.view(foe)["face_down"] == s.game.view("public")["face_down"] == []
    for seat, seen in ((side, True), (foe, False), ("public", False)):
        logged = " ".join(event.text("en") for event in s.game.events(seat))
        assert (title in logged) is seen


def facing(
    kind: str, under: tuple[str, ...] = ("Luke Skywalker",), hero: str = "Rebel 6", side: str = "light"
) -> tuple[Scenario, CardRef]:
    """A fight between a character with combat cards and one of the other side begins; the Dark Side has started it."""
    s = scene(*trial(kind))
    site = s.location("Tatooine: Box")
    jedi, foe = s.put(hero, at=site), s.put("Imperial 6" if side == "light" else "Rebel 6", at=site)
    s.put(SIDES[side][0], on="table")
    for title in under:
        put_under(s, jedi, title, side)
    s.destinies("dark" if side == "light" else "light", 0)
    s.destinies(side, 4)
    s.start(turn="dark", phase="deploy")
    s.do("play", s.hand("dark", "Trial Of Arms"), *((foe, jedi) if side == "light" else (jedi, foe)))
    return s, jedi


def put_under(s: Scenario, jedi: CardRef, title: str, side: str = "light") -> CardRef:
    """A combat card under a character, known to its owner only."""
    card = s.hand(side, title)
    g = s._engine
    stack(g, card.id, jedi.id, face_down=True)
    set_status(g, card.id, COMBAT_CARD)
    return card


@pytest.mark.ruling("combat-cards.3", "combat-cards.4")
@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_a_combat_card_counts_in_place_of_a_draw(kind: str):
    s, jedi = facing(kind, ("Luke Skywalker", "Yoda"))
    strength = next(option.card for option in s.decision.options if option.card)
    before = s.count("light", "reserve")
    luke = next(card for card in s.stacked(jedi) if card.title == "Luke Skywalker")
    s.do("use", strength, luke)
    assert (s.zone(luke), s.count("light", "reserve")) == ("used", before)
    assert [card.title for card in s.stacked(jedi)] == ["Yoda"]
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], logged["opponents"]) == (0, 1)


@pytest.mark.ruling("combat-cards.3", "combat-cards.4")
@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_a_combat_card_need_not_be_used(kind: str):
    s, jedi = facing(kind)
    s.pass_()
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["opponents"], len(s.stacked(jedi))) == (4, 1)


@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_a_combat_card_of_the_dark_side_counts_in_place_of_a_draw(kind: str):
    s, sith = facing(kind, ("Emperor Palpatine", "Lord Vader"), "Imperial 6", "dark")  # destinies 6 and 1
    hatred = next(option.card for option in s.decision.options if option.card)
    before = s.count("dark", "reserve")
    emperor = next(card for card in s.stacked(sith) if card.title == "Emperor Palpatine")
    s.do("use", hatred, emperor)
    assert (s.zone(emperor), s.count("dark", "reserve")) == ("used", before)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], logged["opponents"]) == (6, 0)


@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_a_combat_card_of_the_dark_side_need_not_be_used(kind: str):
    s, sith = facing(kind, ("Lord Vader",), "Imperial 6", "dark")
    s.pass_()
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], len(s.stacked(sith))) == (4, 1)


@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_deep_hatred_is_for_its_own_draws_and_duelists(kind: str):
    s = scene(*trial(kind))
    site = s.location("Tatooine: Box")
    sith, idle, jedi, guard = (s.put(title, at=site) for title in ("Imperial 6", "Imperial 6", "Rebel 6", "Imperial 5"))
    s.put("Deep Hatred", on="table")
    for man, title, side in ((idle, "Lord Vader", "dark"), (guard, "Lord Vader", "dark"), (jedi, "Yoda", "light")):
        put_under(s, man, title, side)
    lay_on(s, sith, "Lord Vader", side="dark")
    s.start(turn="dark", phase="deploy")
    s.do("play", s.hand("dark", "Trial Of Arms"), sith, jedi)
    assert [event for event in s.game.events("public") if event.kind == "duel"]  # nothing could be used


def test_deep_hatred_is_of_no_use_to_others_nor_in_battles():
    s, _ = facing("duel", ("Lord Vader",), "Imperial 5", "dark")
    assert [event for event in s.game.events("public") if event.kind == "duel"]
    s = scene()
    site = s.location("Tatooine: Box")
    sith, _ = s.put("Imperial 6", at=site), s.put("Rebel 6", at=site)
    event = s.put("Deep Hatred", on="table")
    put_under(s, sith, "Lord Vader", "dark")
    s.start(turn="dark", phase="battle")
    assert not s.can("use", event)
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", event)


def test_combat_cards_of_others_are_of_no_use():
    s, jedi = facing("duel", hero="Rebel 5")  # no Jedi
    assert [event for event in s.game.events("public") if event.kind == "duel"]


def test_combat_cards_are_not_for_battles():
    s = scene()
    site = s.location("Tatooine: Box")
    jedi = s.put("Rebel 6", at=site)
    s.put("Imperial 6", at=site)
    event = s.put("Inner Strength", on="table")
    put_under(s, jedi, "Luke Skywalker")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", event)


def test_combat_cards_are_used_up_when_their_character_leaves():
    s, hero, event = armed()
    s.do("use", event, hero)
    card = s.stacked(hero)[0]
    s.happen("lose", hero)
    assert (s.zone(hero), s.zone(card)) == ("lost", "used")


@pytest.mark.parametrize(("event", "side", "banned", "allowed"), [
    ("Inner Strength", "light", ("Sorry About The Mess", "Clash Of Sabers"), "Light Trick"),
    ("Deep Hatred", "dark", ("Sniper", "You Are Beaten"), "Dark Trick"),
])  # fmt: skip
def test_some_interrupts_are_given_up_for_combat_cards(event: str, side: str, banned: tuple[str, ...], allowed: str):
    beaten = LostInterrupt("You Are Beaten", DARK, "combat beaten", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = scene(beaten)
    cards = s.hand(side, *banned, allowed)
    s.start(turn=side, phase="deploy")
    forbidden = [forbidden_by(s.game.engine, "be played", card.id) for card in cards]
    assert forbidden == [0] * len(cards)
    event = s.put(event, on="table")
    forbidden = [forbidden_by(s.game.engine, "be played", card.id) for card in cards]
    assert forbidden == [*[event.id] * len(banned), 0]


# -- Force Push --------------------------------------------------------------------------------------------------------


def pushing(title: str | None, jedi: str = "Rebel 6", mine: str = "Imperial 6", near: bool = True):
    s = scene()
    site = s.location("Tatooine: Box")
    hero = s.put(jedi, at=site)
    s.put(mine, at=site if near else s.location("Tatooine: Vault"))
    card = put_under(s, hero, title) if title else None
    push = s.hand("dark", "Force Push")
    s.start(turn="dark", phase="deploy")
    return s, push, hero, card


@pytest.mark.ruling("force-push.1", "force-push.2")
@pytest.mark.parametrize(("title", "destiny"), [("Luke Skywalker", 1), ("Sorry About The Mess", 4)])
def test_a_weak_combat_card_stays_and_costs_a_force(title: str, destiny: int):
    s, push, hero, card = pushing(title)
    assert s.destiny(card) == destiny
    s.do("play", push, hero)
    assert s.decision.player == "dark" and any(option.verb == "lose" for option in s.decision.options)
    s.do("lose", pile="reserve")
    assert (s.stacked(hero), s.count("dark", "lost"), s.zone(push)) == ((card,), 1, "used")
    assert any(title in event.text("en") for event in s.game.events("dark"))


@pytest.mark.ruling("force-push.1", "force-push.2")
def test_a_strong_combat_card_goes_on_the_reserve_deck():
    s, push, hero, card = pushing("Gift Of The Mentor")
    s.do("play", push, hero)
    assert (s.zone(card), s.game.engine.pile("light", "reserve")[-1]) == ("reserve", card.id)
    assert s.count("dark", "lost") == 0


@pytest.mark.parametrize(("title", "jedi", "mine", "near"), [
    (None, "Rebel 6", "Imperial 6", True), ("Luke Skywalker", "Rebel 5", "Imperial 6", True),
    ("Luke Skywalker", "Rebel 6", "Imperial 5", True), ("Luke Skywalker", "Rebel 6", "Imperial 6", False),
])  # fmt: skip
def test_force_push_wants_a_jedi_with_a_combat_card_and_a_dark_jedi(
    title: str | None, jedi: str, mine: str, near: bool
):
    s, push, *_ = pushing(title, jedi, mine, near)
    assert not s.can("play", push)


def test_force_push_is_immune_to_sense():
    s, push, hero, _ = pushing("Luke Skywalker")
    sense = s.hand("light", "Sense")
    s.do("play", push, hero)
    assert not s.can("play", sense)


# -- what is no combat card --------------------------------------------------------------------------------------------


def lay_on(s: Scenario, jedi: CardRef, *titles: str, side: str = "light") -> None:
    """Cards that lie on a character openly, and are no combat cards."""
    for card in s.hand(side, *titles):
        stack(s._engine, card.id, jedi.id)


@pytest.mark.parametrize(("title", "side"), [("Inner Strength", "light"), ("Deep Hatred", "dark")])
def test_the_events_deploy_on_table(title: str, side: str):
    s = scene(force=0)
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "table"


def test_nobody_has_to_place_a_combat_card():
    s, hero, _ = armed(turn="light")
    s.until(phase="battle")
    assert (s.count("light", "hand"), len(s.stacked(hero))) == (1, 0)


def test_other_cards_on_a_jedi_do_not_count():
    s, hero, event = armed(cards=1, turn="light")
    lay_on(s, hero, "Luke Skywalker", "Yoda")
    put_under(s, hero, "Luke Skywalker")
    s.start(turn="light", phase="deploy")
    assert s.can("use", event, hero)


def test_other_cards_on_a_jedi_are_not_used_in_duels():
    s = scene(*trial())
    site = s.location("Tatooine: Box")
    jedi, sith = s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    idle = s.put("Rebel 6", at=site)
    s.put("Inner Strength", on="table")
    lay_on(s, jedi, "Luke Skywalker")
    put_under(s, idle, "Yoda")
    s.start(turn="dark", phase="deploy")
    s.do("play", s.hand("dark", "Trial Of Arms"), sith, jedi)
    assert [event for event in s.game.events("public") if event.kind == "duel"]


def test_force_push_finds_a_combat_card_by_chance():
    s, push, hero, card = pushing("Luke Skywalker")
    lay_on(s, hero, *["Gift Of The Mentor"] * 6)
    put_under(s, hero, "Yoda")
    s.start(turn="dark", phase="deploy")
    s.do("play", push, hero)
    assert any(option.verb == "lose" for option in s.decision.options)
    assert not any(option.verb == "choose" for option in s.decision.options)


def test_force_push_wants_combat_cards_not_others():
    s, push, hero, _ = pushing(None)
    lay_on(s, hero, "Luke Skywalker")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", push)


def test_force_push_wants_the_dark_jedi_present():
    s, push, hero, _ = pushing("Luke Skywalker", mine="Imperial 5")
    s.put("Imperial 6", aboard=s.put("Tank", at=s.at(hero)), as_="passenger")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", push)
