"""Effects that both sides have: the abyss and the chasm, the den and the bargaining table."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, fight, scene

LIGHT_ALTER = UsedInterrupt("Alter", LIGHT, "twins alter", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip
DARK_ALTER = UsedInterrupt("Alter", DARK, "twins dark alter", destiny=1, text=LIGHT_ALTER.text)

# -- Abyss, Chasm ------------------------------------------------------------------------------------------------------

HERO = Rebel("Hero", "twins hero", unique=1, ability=4, text=[ImmuneToAttrition(5)], **{**BODY, "destiny": 5})
ABYSSES = ["Abyss", "Chasm"]
SHIP = Starfighter("Lone Ship", LIGHT, "twins ship", "Scout", unique=1, destiny=5, deploy=2, power=2, maneuver=3,
                   forfeit=3, text=[PermanentPilot(1)])  # fmt: skip
PLAIN = Rebel("Plain", "twins plain", ability=4, **{**BODY, "destiny": 5})


def fallen(effect: str, drawn_card: str, standing: str) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """The Light Side draws a card for battle destiny while another stands on table."""
    s = scene(HERO, SHIP, PLAIN)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    double = s.put(standing, at=sky if standing == "Lone Ship" else site)
    s.put(effect, on="table")
    card = s.pile("light", "reserve", drawn_card)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    return s, card, double, site


@pytest.mark.ruling("chasm.1")
@pytest.mark.parametrize("effect", ABYSSES)
@pytest.mark.parametrize(("drawn_card", "standing", "swallowed"), [
    ("Hero", "Hero", True), ("Lone Ship", "Lone Ship", True), ("Hero", "Plain", False), ("Plain", "Plain", False),
])  # fmt: skip
def test_a_unique_card_whose_double_stands_is_swallowed(effect: str, drawn_card: str, standing: str, swallowed: bool):
    s, card, double, _ = fallen(effect, drawn_card, standing)
    asked = any(option.verb == "yes" for option in s.decision.options)
    assert asked == (swallowed and standing == "Hero")
    if asked:
        s.do("no")
    assert s.zone(card) == ("lost" if swallowed else "used")
    assert s.zone(double) == ("lost" if asked else "table")
    assert s.battle.destinies("light") == ((0,) if swallowed else (5,))


@pytest.mark.ruling("chasm.1")
@pytest.mark.parametrize("effect", ABYSSES)
def test_two_force_keep_the_double_on_table(effect: str):
    s, _, double, _ = fallen(effect, "Hero", "Hero")
    assert s.decision.player == "light"
    before = s.count("light", "lost")
    s.do("yes")
    for _ in range(2):
        s.do("lose", pile="reserve")
    assert s.zone(double) == "table" and s.count("light", "lost") == before + 2


@pytest.mark.ruling("chasm.1")
@pytest.mark.parametrize("effect", [*ABYSSES, "Dark Banner"])
def test_who_was_drawn_again_is_immune_no_more(effect: str):
    s, _, double, _ = fallen(effect, "Hero", "Hero")
    if effect != "Dark Banner":
        s.do("yes")
        s.do("lose", pile="reserve")
        s.do("lose", pile="reserve")
    g = s.game.engine
    assert value(g, "immunity", double.id) == (5 if effect == "Dark Banner" else 0)
    s.start(turn="dark", phase="control")
    s.until(phase="control", player="light")
    assert value(s.game.engine, "immunity", double.id) == 5


@pytest.mark.parametrize("effect", ABYSSES)
def test_the_owner_of_the_double_pays_whoever_drew(effect: str):
    spy = Imperial("Hero", "twins dark hero", unique=1, ability=4, **{**BODY, "destiny": 5})
    s = scene(spy)
    site = s.location("Tatooine: Box")
    s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    double = s.put("Hero", at=site, side="dark")
    s.put(effect, on="table")
    s.pile("dark", "reserve", "Hero")
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.decision.player == "dark" and any(option.verb == "yes" for option in s.decision.options)
    s.do("no")
    assert s.zone(double) == "lost"


DARK_HERO = Imperial("Hero", "twins dark hero", unique=1, ability=4, **{**BODY, "destiny": 5})
HERO_SHIPS = [Starfighter("Hero", side, f"twins {side} ship", "Scout", unique=1, destiny=1, deploy=2, power=2,
                          maneuver=3, forfeit=3, text=[PermanentPilot(1), ImmuneToAttrition(4)])
              for side in (LIGHT, DARK)]  # fmt: skip
TOUGH = Rebel("Tough", "twins tough", ability=4, text=[ImmuneToAttrition(5)], **BODY)


def doubled(effect: str, *heroes: str) -> tuple[Scenario, list[CardRef], list[CardRef]]:
    """The Light Side draws Hero for battle destiny while ships and these people of that title stand; others do, too."""
    s = scene(HERO, DARK_HERO, *HERO_SHIPS, TOUGH)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    others = [s.put(title, at=site) for title in ("Rebel 6", "Imperial 6", "Tough")]
    others += [s.put(ship.id, at=sky) for ship in HERO_SHIPS]
    people = [s.put(id, at=site) for id in heroes]
    s.put(effect, on="table")
    s.pile("light", "reserve", HERO.id)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    return s, people, others


@pytest.mark.parametrize("effect", ABYSSES)
@pytest.mark.parametrize("saver", ["light", "dark"])
def test_each_side_pays_for_its_own_double(effect: str, saver: str):
    s, people, others = doubled(effect, HERO.id, DARK_HERO.id)
    while any(option.verb == "yes" for option in s.decision.options):
        if s.decision.player != saver:
            s.do("no")
            continue
        before = s.count(saver, "reserve")
        s.do("yes")
        while s.can("lose", pile="reserve"):
            s.do("lose", pile="reserve")
        assert before - s.count(saver, "reserve") == 2
    assert [s.zone(each) for each in people] == (["table", "lost"] if saver == "light" else ["lost", "table"])
    assert all(s.on_table(each) for each in others)
    assert [value(s.game.engine, "immunity", each.id) for each in others[2:]] == [5, 4, 4]


@pytest.mark.parametrize("effect", ABYSSES)
def test_who_has_no_such_character_is_not_asked(effect: str):
    s, _, others = doubled(effect)
    assert not s.can("yes") and all(s.on_table(each) for each in others)
    for face, owner in ((HERO, "light"), (DARK_HERO, "dark")):
        s, (hero,), _ = doubled(effect, face.id)
        assert s.decision.player == owner
        s.do("yes")
        for _ in range(2):
            s.do("lose", pile="reserve")
        assert s.on_table(hero) and not s.can("yes")


@pytest.mark.parametrize("effect", ABYSSES)
def test_an_abyss_deploys_free_on_table(effect: str):
    s, side = scene(force=0), "dark" if effect == "Abyss" else "light"
    card = s.hand(side, effect)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "table"


@pytest.mark.parametrize("effect", ABYSSES)
@pytest.mark.parametrize("side", ["light", "dark"])
def test_an_abyss_is_not_altered(effect: str, side: str):
    s = scene(LIGHT_ALTER, DARK_ALTER)
    card, alter = s.put(effect, on="table"), s.hand(side, "Alter")
    banner = s.put("Light Banner", on="table")
    s.start(turn=side, phase="control")
    assert s.can("play", alter, banner) and not s.can("play", alter, card)


# -- Den Of Thieves, Bargaining Table ----------------------------------------------------------------------------------

REFUGES = [("Den Of Thieves", "dark", "light", "Brute"), ("Bargaining Table", "light", "dark", "Settler")]


def refuge(card: str, side: str, enemy: str, people: str) -> tuple[Scenario, CardRef, list[CardRef], CardRef]:
    """The enemy could drain at a site; aliens and others are in the hand of the refuge's player."""
    guest = Alien("Guest", side, "twins guest", unique=1, ability=2, **BODY)
    s = scene(guest, LIGHT_ALTER, DARK_ALTER)
    site, _ = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    s.put("Rebel 1" if enemy == "light" else "Imperial 1", at=site)
    den = s.put(card, on="table")
    hand = s.hand(side, f"{people} 1", f"{people} 2", "Guest", "Rebel 2" if side == "light" else "Imperial 2")
    return s, den, list(hand), site


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_an_alien_in_hand_cancels_a_drain_once_a_turn(card: str, side: str, enemy: str, people: str):
    s, den, hand, site = refuge(card, side, enemy, people)
    other = s.location("Kessel: Box")
    s.put("Rebel 1" if enemy == "light" else "Imperial 1", at=other)
    s.start(turn=enemy, phase="control")
    s.do("drain", site)
    s.do("use", den)
    assert [s.can("choose", each) for each in hand] == [True, True, False, False]
    s.do("choose", hand[0])
    assert s.zone(hand[0]) == "stacked" and s.count(side, "lost") == 0
    s.do("drain", other)
    assert not s.can("use", den)
    s.do("lose", pile="reserve")
    s.until(phase="activate", player=side)
    s.until(phase="control", player=enemy)
    s.do("drain", other)
    assert s.can("use", den)


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_a_refuge_is_free(card: str, side: str, enemy: str, people: str):
    s = scene()
    den = s.hand(side, card)
    s.start(turn=side, phase="deploy")
    s.do("deploy", den)
    assert s.on_table(den) and s.count(side, "force") == 12


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_nobody_but_aliens_leaves_a_refuge(card: str, side: str, enemy: str, people: str):
    s, den, hand, site = refuge(card, side, enemy, people)
    alien, soldier = s.stack(den, f"{people} 1", "Rebel 2" if side == "light" else "Imperial 2")
    field = s.location("Kessel: Box")
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", alien, field) and not s.can("deploy", soldier, field)
    alter = s.hand(enemy, "Alter")
    s.start(turn=enemy, phase="control")
    s.do("play", alter, den)
    assert s.can("choose", alien, field) and not s.can("choose", soldier, field)


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_they_stay_there_if_another_card_is_cancelled_and_are_lost_if_it_is_lost(
    card: str, side: str, enemy: str, people: str
):
    blow = LostInterrupt("Blow", enemy, "twins blow", destiny=1, text=[Action([Lose(TARGET)], targets=(one(EFFECT),))])
    s = scene(LIGHT_ALTER, DARK_ALTER, blow)
    s.location("Kessel: Box")
    den = s.put(card, on="table")
    (alien,) = s.stack(den, f"{people} 1")
    banner = s.put("Light Banner" if side == "light" else "Dark Banner", on="table")
    alter, blow = s.hand(enemy, "Alter", "Blow")
    s.start(turn=enemy, phase="control")
    s.do("play", alter, banner)
    assert s.zone(alien) == "stacked" and s.decision.player == enemy
    s.do("play", blow, den)
    assert s.zone(alien) == "lost"


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_without_plain_aliens_nothing_is_cancelled(card: str, side: str, enemy: str, people: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1" if enemy == "light" else "Imperial 1", at=site)
    den = s.put(card, on="table")
    s.hand(side, "Rebel 2" if side == "light" else "Imperial 2")
    s.start(turn=enemy, phase="control")
    s.do("drain", site)
    assert not s.can("use", den)


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
def test_aliens_deploy_from_there_as_from_hand(card: str, side: str, enemy: str, people: str):
    s, den, hand, site = refuge(card, side, enemy, people)
    s.start(turn=enemy, phase="control")
    s.do("drain", site)
    s.do("use", den)
    s.do("choose", hand[0])
    field = s.location("Kessel: Box")
    s.until(phase="deploy", player=side)
    force = s.count(side, "force")
    s.do("deploy", hand[0], field)
    assert s.at(hand[0]) == field and s.count(side, "force") == force - 2


@pytest.mark.parametrize(("card", "side", "enemy", "people"), REFUGES)
@pytest.mark.parametrize("canceller", ["enemy", "self"])
def test_when_the_opponent_cancels_it_they_all_come_out(card: str, side: str, enemy: str, people: str, canceller: str):
    s, den, hand, site = refuge(card, side, enemy, people)
    s.start(turn=enemy, phase="control")
    s.do("drain", site)
    s.do("use", den)
    s.do("choose", hand[0])
    s.force(side, 0)
    who = enemy if canceller == "enemy" else side
    alter = s.hand(who, "Alter")
    s.start(turn=who, phase="control")
    s.do("play", alter, den)
    if canceller == "enemy":
        assert s.decision.player == side
        s.do("choose", hand[0], s.location("Kessel: Box"))
        assert s.zone(hand[0]) == "table" and s.zone(den) == "lost"
    else:
        assert s.zone(hand[0]) == "lost" and s.zone(den) == "lost"
