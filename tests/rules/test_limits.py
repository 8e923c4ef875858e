"""How often something can be done: limits of texts, and unique Interrupts (glossary: cancel, grappling-hook)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.model.card import Definition
from cantina.testing import Scenario

ONCE = Action([LoseForce(1, OPPONENT)], limit=Limit("turn"))
TELLER = person("Story Teller", LIGHT, text=[ONCE])
LIFT = used("Lift", LIGHT, Action([Move(TARGET, Bound("site"), how="relocate")], targets=(
    one(your(CHARACTER)), one(SITE & ~Where(TARGET), name="site"))))  # fmt: skip
FIRESIDE = meadow("Yavin 4: Fireside", 1, 1, dark=[ONCE])
ECHO = Effect("Echo", DARK, "plain Echo", destiny=1, text=[DeployOn(SITE), Expands(to=Adjacent(HERE))])
SOLO = {side: UsedInterrupt("Solo", side, f"plain {side} Solo", destiny=1, text=[Action([LoseForce(1, OPPONENT)])],
                            unique=1) for side in (LIGHT, DARK)}  # fmt: skip
CHORUS = used("Chorus", LIGHT, Action([LoseForce(1, OPPONENT)]))


def test_a_limit_goes_where_its_card_goes():
    s = Scenario(cards=[TELLER, LIFT, MEADOW, HILL])
    meadow, hill = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    teller, lift = s.put("Story Teller", at=meadow), s.hand("light", "Lift")
    s.start(turn="light", phase="control")
    s.do("use", teller)
    s.do("play", lift, teller, hill)
    assert s.at(teller) == hill
    assert not s.can("use", teller) and s.why_not("use", teller)[0].rule == "cancel"
    s.until(phase="activate", player="light")
    assert s.can("use", teller)  # a new turn


def test_a_text_that_is_in_force_at_two_sites_is_limited_at_each():
    s = Scenario(cards=[FIRESIDE, ECHO, MEADOW])
    fireside, meadow = s.location("Yavin 4: Fireside"), s.location("Yavin 4: Meadow")
    s.put("Echo", on=fireside)
    s.start(turn="dark", phase="control")
    for place in ((), (meadow,)):
        s.decide(lambda option, place=place: option.verb == "use" and option.targets == place)
    assert s.count("light", "lost") == 2 and not s.can("use", fireside)


@pytest.mark.ruling("grappling-hook.2")
@pytest.mark.parametrize("second", [LIGHT, DARK])
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_unique_interrupt_is_played_once_a_turn_whoever_plays_it_cancelled_or_not(second, cancelled):
    s = Scenario(cards=[*SOLO.values(), DENIAL])
    first, again = s.hand("dark", "Solo"), s.hand(second, "Solo")
    denial = s.hand("light", "Flat Denial") if cancelled else None
    s.start(turn="dark", phase="control")
    assert not s.why_not("play", first, player="dark")
    s.do("play", first)
    if denial:
        s.do("play", denial)
    elif second == LIGHT:
        s.do("lose", pile="reserve")  # and not the card in hand
    assert s.count("light", "lost") == (0 if cancelled else 1)
    assert s.why_not("play", again, player=second)[0].rule == "grappling-hook"
    s.until(phase="deploy")
    assert not s.can("play", again)
    s.until(phase="activate", player="light")
    assert s.zone(again) == "hand" and (second == DARK or s.can("play", again))


def test_other_interrupts_are_played_as_often_as_one_has_them():
    s = Scenario(cards=[CHORUS])
    cards = s.hand("light", "Chorus", "Chorus")
    s.start(turn="light", phase="control")
    for card in cards:
        s.do("play", card)
    assert s.count("dark", "lost") == 2


def often(limit: Limit, title: str = "Habit") -> Definition:
    return Effect(title, LIGHT, f"plain {title}", destiny=1, text=[
        DeployOnTable(), Action([LoseForce(1, OPPONENT)], limit=limit)])  # fmt: skip


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_limit_of_several_times_is_spent_one_by_one(times):
    s = Scenario(cards=[often(Limit("turn", times))])
    card = s.put("Habit", on="table")
    s.start(turn="light", phase="control")
    for _ in range(times):
        s.do("use", card)
    assert not s.can("use", card) and f"{times} time" in s.why_not("use", card)[0].text("en")
    assert f"{times} fois" in s.why_not("use", card)[0].text("fr")


@pytest.mark.parametrize(("limit", "shared"), [
    (Limit("turn"), False), (Limit("turn", of="title"), True), (Limit("game"), True),
])  # fmt: skip
def test_copies_share_a_limit_of_their_title(limit, shared):
    s = Scenario(cards=[often(limit)])
    one, other = s.put("Habit", on="table"), s.put("Habit", on="table")
    s.start(turn="light", phase="control")
    s.do("use", one)
    assert not s.can("use", one) and s.can("use", other) is not shared


@pytest.mark.parametrize(("limit", "again"), [(Limit("turn"), True), (Limit("game"), False)])
def test_what_is_limited_for_the_game_is_not_renewed_by_a_new_turn_or_a_new_deployment(limit, again):
    s = Scenario(cards=[often(limit)])
    card = s.put("Habit", on="table")
    s.start(turn="light", phase="control")
    s.do("use", card)
    s.until(phase="control", player="dark")
    s.happen("lose", card)
    new = s.put("Habit", on="table")
    s.until(phase="control", player="light")
    assert s.can("use", new) is again
