"""An immunity to attrition protects the card itself and, if it is enclosed, those aboard (battle-damage-segment)."""

import pytest
from plain_cards import DARK, LIGHT, MEADOW, fighter, person

from cantina.lang import Carries, ImmuneToAttrition, System, Vehicle
from cantina.model.card import Definition
from cantina.testing import Scenario


def carrier(title: str, *traits: str, below: int = 4) -> Definition:
    """A vehicle that is immune to some attrition."""
    return Vehicle(title, LIGHT, f"plain {title}", "transport", destiny=1, deploy=1, power=9, maneuver=1, landspeed=1,
                   forfeit=5, traits=traits,
                   text=[Carries(drivers=1, passengers=2, vehicles=1), ImmuneToAttrition(below)])  # fmt: skip


CARDS = [
    System("Far System", LIGHT, "plain Far System", ["planet"], (1, 1), parsec=4), MEADOW,
    fighter("Freighter", LIGHT, pilot=None, power=9, text=[ImmuneToAttrition(4)]),
    fighter("Plain Fighter", LIGHT, pilot=None, power=9),
    fighter("Raider", DARK, pilot=4, power=1), person("Soldier", DARK, ability=4),
    carrier("Speeder"), carrier("Hull", "enclosed"),
    person("Flyer", LIGHT, forfeit=2, ability=4, icons=["pilot"]),
    person("Sturdy Flyer", LIGHT, forfeit=2, ability=4, icons=["pilot"], text=[ImmuneToAttrition(9)]),
]  # fmt: skip
SPACE, FIELD = ("Far System", "Raider"), ("Yavin 4: Meadow", "Soldier")


def struck(craft: str, field: tuple[str, str], destiny: int, *, beside: bool = False, crew: str = "Flyer") -> tuple:
    """Light is in a battle that it wins, with such a craft and one aboard, and Dark has drawn a battle destiny."""
    s = Scenario(cards=CARDS)
    place, foe = field
    where = s.location(place)
    ship = s.put(craft, at=where)
    flyer, other = s.put(crew, aboard=ship), s.put("Flyer", at=where) if beside else None
    s.put(foe, at=where)
    s.destinies("dark", destiny)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", where)
    s.until(verb="draw-destiny", player="dark")
    s.do("draw-destiny")
    while s.battle and s.battle.segment != "damage":
        s.pass_()
    return s, ship, flyer, other


def asked(s: Scenario) -> set:
    """The cards of which Light must forfeit one, once Dark has paid its own damage; none if the battle is over."""
    while s.battle and s.decision.player == "dark":
        s.do("lose", pile="reserve")
    return {option.card for option in s.decision.options if option.verb == "forfeit"} if s.battle else set()


@pytest.mark.ruling("battle-damage-segment.7", "characteristics.13")
@pytest.mark.parametrize(("craft", "field"), [("Freighter", SPACE), ("Hull", FIELD)])
def test_an_enclosed_craft_that_is_immune_protects_those_aboard(craft: str, field: tuple):
    s, ship, flyer, _ = struck(craft, field, 3)
    assert not asked(s) and s.on_table(ship) and s.on_table(flyer)


@pytest.mark.ruling("battle-damage-segment.7", "characteristics.13")
@pytest.mark.parametrize(("craft", "field", "destiny"), [
    ("Freighter", SPACE, 4), ("Hull", FIELD, 4), ("Plain Fighter", SPACE, 3), ("Speeder", FIELD, 3),
])  # fmt: skip
def test_neither_too_much_attrition_nor_an_open_vehicle_spares_anybody(craft: str, field: tuple, destiny: int):
    s, ship, flyer, _ = struck(craft, field, destiny)
    assert asked(s) == {ship, flyer}


@pytest.mark.ruling("battle-damage-segment.7")
def test_with_one_more_who_is_not_immune_any_card_may_be_forfeited():
    s, ship, flyer, other = struck("Hull", FIELD, 3, beside=True)
    assert asked(s) == {ship, flyer, other}
    s.do("forfeit", other)  # 2 of 3: all that are left are immune
    assert not asked(s) and s.on_table(ship) and s.on_table(flyer)


@pytest.mark.ruling("battle-damage-segment.7")
def test_the_immunity_of_someone_aboard_is_not_that_of_the_craft():
    s, ship, sturdy, _ = struck("Plain Fighter", SPACE, 3, crew="Sturdy Flyer")
    assert asked(s) == {ship, sturdy}
