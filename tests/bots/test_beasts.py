"""How the heuristic bot treats creatures."""

import pytest

from cantina.bots import make_bot
from cantina.lang import *
from tests.cards.sample_cards import scene

STRONG = Character("Strong Man", LIGHT, "box strong", "rebel", destiny=1, deploy=2, power=8, ability=3, forfeit=5)


def chosen(s):
    """What the bot does now."""
    return s.decision.options[make_bot("heuristic", 1).choose(s.game)]


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_its_creatures_attack_the_opponents_side(owner):
    s = scene()
    box = s.location("Yavin 4: Box")
    mynock = s.put("Mynock", at=box, side=owner)
    s.put("Rebel 1", at=box)
    s.put("Imperial 1", at=box)
    s.start(owner, "battle")
    assert chosen(s).verb == "unleash"
    s.do("unleash", mynock)
    assert chosen(s).owner == ("dark" if owner == "light" else "light")


@pytest.mark.parametrize(("who", "side", "wanted"), [("Strong Man", "dark", "attack"), ("Rebel 1", "dark", "pass"),
                                                     ("Strong Man", "light", "pass")])  # fmt: skip
def test_it_attacks_creatures_of_the_opponent_that_it_can_beat(who, side, wanted):
    s = scene(STRONG)
    box = s.location("Yavin 4: Box")
    s.put("Mynock", at=box, side=side)
    s.put(who, at=box)
    s.start("light", "battle")
    assert chosen(s).verb == wanted


def test_creatures_go_where_the_opponents_prey_is():
    s = scene()
    near, far = s.location("Yavin 4: Box"), s.location("Kessel: Box")
    s.put("Rebel 6", at=near)
    s.put("Imperial 6", at=far)
    (snake,) = s.hand("dark", "Vine Snake")
    s.start("dark", "deploy")
    option = chosen(s)
    assert option.verb == "deploy" and option.card == snake
    s.decide(lambda each: each == option)
    assert chosen(s).card == near
