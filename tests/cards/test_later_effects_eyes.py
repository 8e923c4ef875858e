"""Eyes In The Dark: a Lost Pile that lies face down."""

import pytest

from cantina.view.resample import resample
from tests.cards.sample_cards import scene

EYES = "Eyes In The Dark"
PILES = {1: "dark", 2: "light"}  # the function, and whose pile it turns
OTHER = {"light": "dark", "dark": "light"}


def eyes(mode):
    """The Effect in one of its functions, and three cards in each Lost Pile."""
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    s.pile("light", "lost", "Light Stick", "Light Saber", "Light Trick")
    s.pile("dark", "lost", "Dark Stick", "Dark Saber", "Dark Trick")
    card = s.hand("light", EYES)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, mode=mode)
    return s, card, site


def top(s, seat, side):
    """What a seat sees on top of a Lost Pile."""
    shown = s.game.view(seat)["lost"][side]["top"]
    return shown and shown["title"]


@pytest.mark.parametrize("seat", ["light", "dark"])
@pytest.mark.parametrize("mode", [1, 2])
def test_eyes_turn_one_lost_pile_face_down(mode, seat):
    s, card, _ = eyes(mode)
    side = PILES[mode]
    assert s.on_table(card) and top(s, seat, side) is None
    assert top(s, seat, OTHER[side]) == ("Dark Trick" if side == "light" else "Light Trick")
    assert s.game.view(seat)["lost"][side]["count"] == 3


@pytest.mark.parametrize("mode", [1, 2])
def test_the_pile_is_open_again_without_them(mode):
    s, card, _ = eyes(mode)
    s.happen("lose", card)
    side = PILES[mode]
    assert top(s, "light", side) == ("Dark Trick" if side == "dark" else EYES)


def drained(mode, side, pile):
    """A side loses one Force to a drain, from hand or from the top of a pile, and what everybody is told of it."""
    s, _, _ = eyes(mode)
    titles = {"light": ("Rebel 1", "Imperial 2"), "dark": ("Imperial 1", "Rebel 2")}[side]
    s.hand(side, "Light Saber" if side == "light" else "Dark Saber")  # so that there is a choice
    card = s.pile(side, pile, titles[0])
    away = s.location("Kessel: Box")
    s.put(titles[1], at=away)
    s.start(turn=OTHER[side], phase="control")
    s.do("drain", away)
    s.until(player=side)
    if pile == "hand":
        s.do("lose", card)
    else:
        s.do("lose", pile=pile)
    assert s.zone(card) == "lost"
    return [event.kind for seat in ("light", "dark") for event in s.game.events(seat)
            if event.kind in ("lost-force", "lost-unseen")], s, card  # fmt: skip


@pytest.mark.parametrize(("mode", "side", "pile", "seen"), [
    (1, "dark", "reserve", False), (1, "dark", "hand", True), (1, "light", "reserve", True),
    (2, "light", "reserve", False), (2, "light", "hand", True), (2, "dark", "reserve", True),
])  # fmt: skip
def test_nobody_sees_what_is_lost_from_that_players_life_force(mode, side, pile, seen):
    logged, s, card = drained(mode, side, pile)
    assert logged == (["lost-force"] * 2 if seen else ["lost-unseen"] * 2)
    for seat in ("light", "dark"):
        named = [event for event in s.game.events(seat) if card.title in event.text("en")]
        assert bool(named) is seen


@pytest.mark.parametrize("seat", ["light", "dark"])
@pytest.mark.parametrize("mode", [1, 2])
def test_what_lies_there_is_nobodys_secret_to_know(mode, seat):
    s, _, _ = eyes(mode)
    engine, side = s.game.engine, PILES[mode]
    twins = [resample(engine, seat, seed) for seed in range(8)]
    assert any(twin.pile(side, "lost") != engine.pile(side, "lost") for twin in twins)
    assert all(twin.pile(OTHER[side], "lost") == engine.pile(OTHER[side], "lost") for twin in twins)


def test_both_piles_can_be_turned():
    s, _, _ = eyes(1)
    copy = s.hand("light", EYES)
    s.start(turn="light", phase="deploy")
    s.do("deploy", copy, mode=2)
    assert top(s, "light", "light") is None and top(s, "light", "dark") is None
