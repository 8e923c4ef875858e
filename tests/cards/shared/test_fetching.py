"""What is taken from a Reserve Deck into hand for a price, and when."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field, someone

FINDS = [
    LostInterrupt(
        "Shocking Revelation", DARK, "fetching revelation", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]
    ),
    LostInterrupt("Lone Pilot", DARK, "fetching lone pilot", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
    AdmiralsOrder("Test Order", DARK, "fetching order", destiny=1, text=[Modify("power", +1, your(STARSHIP))]),
    someone("Test Commander", traits=["commander"]),
    someone("Test Admiral", traits=["admiral"]),
    someone("Test General", traits=["general"]),
    someone("Unique Brute", kind="alien", unique=1),
]
ON_TABLE_ = [  # who fetches, the price, the phase (any, if empty), what is found, and how often
    ("Secret Plans", 0, "control", ("Shocking Revelation",), "phase"), ("DS-61-4", 1, "", ("Lone Pilot",), ""),
    ("Corporal Derdram", 1, "", ("IT-O (Eyetee-Oh)", "Hypo"), ""),
    ("Admiral Piett", 0, "", ("Test Order", "Test Commander"), "game"),
]  # fmt: skip
PLAYED = [
    ("Unexpected Interruption", 2, "lost", ("Dark Trick",)), ("Abyssin Ornament", 0, "used", ("Brute 1",)),
    ("Imperial Command", 0, "used", ("Test Admiral", "Test General")),
]  # fmt: skip
OTHERS = ("Imperial 2", "Unique Brute", "Dark Banner")


@pytest.mark.parametrize(("title", "force", "phase", "finds", "limit"), ON_TABLE_)
def test_who_fetches_what(title: str, force: int, phase: str, finds: tuple[str, ...], limit: str):
    s = field(*FINDS, force=force)
    box = s.location("Kessel: Box")
    card = s.put(title, on="table") if title == "Secret Plans" else s.put(title, at=box)
    wanted = [*s.pile("dark", "reserve", *finds, *OTHERS)]
    s.start(turn="dark", phase=phase or "control")
    s.do("use", card, wanted[0])
    assert s.zone(wanted[0]) == "hand" and s.count("dark", "force") == 0
    assert all(s.zone(each) == "reserve" for each in wanted[1:])
    s.force("dark", 3)
    assert s.can("use", card) is (limit == "")
    s.until(player="dark", phase="deploy")
    assert s.can("use", card) is (limit == "")


@pytest.mark.parametrize(("title", "finds"), [(title, finds) for title, _, _, finds, _ in ON_TABLE_])
def test_nothing_else_is_fetched(title: str, finds: tuple[str, ...]):
    s = field(*FINDS)
    box = s.location("Kessel: Box")
    card = s.put(title, on="table") if title == "Secret Plans" else s.put(title, at=box)
    wanted = [*s.pile("dark", "reserve", *finds, *OTHERS)]
    s.start(turn="dark", phase="control")
    s.do("use", card)
    assert [s.can("choose", each) for each in wanted] == [True] * len(finds) + [False] * 3 or len(finds) == 1


@pytest.mark.parametrize(("title", "price"), [("DS-61-4", 1), ("Corporal Derdram", 1)])
def test_the_price_must_be_paid(title: str, price: int):
    s = field(*FINDS, force=price - 1)
    card = s.put(title, at=s.location("Kessel: Box"))
    s.pile("dark", "reserve", "Lone Pilot", "Hypo")
    s.start(turn="dark", phase="control")
    assert not s.can("use", card)


@pytest.mark.parametrize(("turn", "phase"), [("light", "control"), ("dark", "deploy")])
def test_secret_plans_are_made_in_your_control_phase(turn: str, phase: str):
    s = field(*FINDS)
    s.location("Kessel: Box")
    card = s.put("Secret Plans", on="table")
    s.pile("dark", "reserve", "Shocking Revelation")
    s.start(turn=turn, phase=phase)
    assert not s.can("use", card)


@pytest.mark.parametrize(("title", "force", "zone", "finds"), PLAYED)
def test_which_interrupts_fetch_what(title: str, force: int, zone: str, finds: tuple[str, ...]):
    s = field(*FINDS, force=force)
    s.location("Kessel: Box")
    card = s.hand("dark", title)
    wanted = [*s.pile("dark", "reserve", *finds, *OTHERS)]
    s.start(turn="dark", phase="control")
    s.do("play", card)
    if s.zone(wanted[0]) != "hand":
        assert [s.can("choose", each) for each in wanted] == [True] * len(finds) + [False] * 3
        s.do("choose", wanted[0])
    assert (s.zone(wanted[0]), s.zone(card), s.count("dark", "force")) == ("hand", zone, 0)


def test_an_unexpected_interruption_costs_2_force():
    s = field(force=1)
    s.location("Kessel: Box")
    card = s.hand("dark", "Unexpected Interruption")
    s.pile("dark", "reserve", "Dark Trick")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)
