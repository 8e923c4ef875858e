"""Cards that are lost or cancelled, and what goes along."""

from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

CHARM = Device("Charm", DARK, "plain Charm", destiny=1, text=[DeployOn(CHARACTER), Modify("power", +2, HOST)])
BLOW = used("Blow", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),)))
VETO = used("Veto", DARK, Action([CancelCard()], targets=(one(theirs(EFFECT)),)))
ORCHARD = effect("Orchard", LIGHT, Modify("power", +4, your(CHARACTER)))
MOURNING = effect("Mourning", LIGHT, Automatic(just_lost(CHARACTER), [LoseForce(1, OPPONENT)]))
CARDS = [CHARM, BLOW, VETO, ORCHARD, MOURNING, FARMER, NEIGHBOUR, MEADOW]


def farm(*hand: str) -> tuple:
    s = Scenario(cards=CARDS)
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    return s, farmer, s.hand("dark", *hand)


def test_what_is_on_a_lost_card_is_lost_each_to_its_owners_pile():
    s, farmer, blow = farm("Blow")
    charm = s.put("Charm", on=farmer)
    s.start(turn="dark", phase="control")
    s.do("play", blow, farmer)
    assert s.zone(farmer) == s.zone(charm) == "lost"
    assert (s.count("light", "lost"), s.count("dark", "lost")) == (1, 1)


def test_a_cancelled_card_is_lost_and_its_text_with_it():
    s, farmer, veto = farm("Veto")
    orchard = s.put("Orchard", on="table")
    s.start(turn="dark", phase="control")
    assert s.power(farmer) == 5
    s.do("play", veto, orchard)
    assert s.zone(orchard) == "lost" and s.power(farmer) == 1


def test_cancelling_a_card_is_no_losing_of_a_character():
    for trick, victim, mourned in (("Blow", "Farmer", True), ("Veto", "Orchard", False)):
        s, farmer, card = farm(trick)
        s.put("Mourning", on="table")
        target = farmer if victim == "Farmer" else s.put("Orchard", on="table")
        s.start(turn="dark", phase="control")
        s.do("play", card, target)
        assert s.zone(target) == "lost" and s.count("dark", "lost") == mourned


def test_a_card_that_is_gone_leaves_its_company_alone():
    s, farmer, blow = farm("Blow")
    neighbour = s.put("Neighbour", at=s.location("Yavin 4: Meadow"))
    s.start(turn="dark", phase="control")
    s.do("play", blow, farmer)
    assert s.zone(farmer) == "lost" and s.on_table(neighbour)
