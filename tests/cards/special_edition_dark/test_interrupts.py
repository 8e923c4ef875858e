"""Interrupts of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, draws, fight, gun
from tests.cards.shared.crafts import CRAFTS, field, someone

HUNTER = someone("Test Hunter", kind="alien", traits=["bounty hunter"], icons=["warrior"], ability=4)
GUNS = [gun("Test Gun", DARK, "blaster"), gun("Good Gun", LIGHT, "blaster"),
        gun("Test Cannon", DARK, "cannon", kind=StarshipWeapon)]  # fmt: skip

# -- Jabba's Through With You ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "weapon", "able"), [
    ("Test Hunter", "Test Gun", True), ("Imperial 4", "Test Gun", False), 
    ("Test Hunter", "Test Cannon", False)])  # fmt: skip
def test_a_bounty_hunter_who_fires_adds_a_destiny(who: str, weapon: str, able: bool):
    s = field(HUNTER, *GUNS)
    box = s.location("Kessel: Box")
    foe = s.put("Rebel 6", at=box)
    arm = s.put(weapon, on=s.put(who, at=box))
    card = s.hand("dark", "Jabba's Through With You")
    s.destinies("dark", 1)
    fight(s, box, "dark")
    before, theirs = draws(s, "dark"), draws(s, "light")
    assert not s.can("play", card)
    s.do("fire", arm, foe)
    assert s.can("play", card) is able
    if able:
        s.do("play", card)
        assert (draws(s, "dark"), draws(s, "light")) == (before + 1, theirs)


def test_a_shot_outside_a_battle_adds_nothing():
    snipe = LostInterrupt("Test Snipe", DARK, "special snipe", destiny=1, text=[
        Action([Shoot(free=True)], targets=(one(your(Arm("blaster"))),))])  # fmt: skip
    s = field(HUNTER, snipe, *GUNS)
    box = s.location("Kessel: Box")
    s.put("Rebel 6", at=box)
    s.put("Test Gun", on=s.put("Test Hunter", at=box))
    card, shot = s.hand("dark", "Jabba's Through With You", "special snipe")
    s.destinies("dark", 1)
    s.start(turn="dark", phase="control")
    s.do("play", shot)
    offered = False
    for _ in range(6):
        offered = offered or s.can("play", card, mode=1)
        target = [each for each in s.decision.options if each.verb in ("choose", "fire")]
        s.decide(lambda each: each.verb in ("choose", "fire")) if target else s.pass_()
    assert not offered and s.count("dark", "reserve") > 0


def test_an_opponents_shot_is_no_reason():
    s = field(HUNTER, *GUNS)
    box = s.location("Kessel: Box")
    foe = s.put("Test Hunter", at=box)
    arm = s.put("Good Gun", on=s.put("Rebel 4", at=box))
    card = s.hand("dark", "Jabba's Through With You")
    fight(s, box, "light")
    s.do("fire", arm, foe)
    assert not s.can("play", card)


@pytest.mark.parametrize(("who", "turn", "phase", "able"), [
    ("Test Hunter", "dark", "deploy", True), ("Test Hunter", "dark", "control", False),
    ("Test Hunter", "light", "deploy", False), ("Imperial 4", "dark", "deploy", False)])  # fmt: skip
def test_a_bounty_hunter_is_armed_from_the_reserve_deck(who: str, turn: str, phase: str, able: bool):
    s = field(HUNTER, someone("Good Hunter", LIGHT, "alien", traits=["bounty hunter"], icons=["warrior"]), *GUNS)
    box = s.location("Kessel: Box")
    man = s.put(who, at=box)
    s.put("Good Hunter", at=box)
    wanted, other, trick = s.pile("dark", "reserve", "Test Gun", "Test Cannon", "Dark Trick")
    card = s.hand("dark", "Jabba's Through With You")
    s.start(turn=turn, phase=phase)
    if able:
        s.do("play", card)
        assert not s.can("choose", other) and not s.can("choose", trick)
        s.do("choose", wanted)
        assert s.carrier(wanted) == man
    elif s.can("play", card):
        s.do("play", card)
        assert not s.can("choose", wanted)


# -- Surface Defense ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "able", "destiny"), [("dark", True, 4), ("dark", True, 3), ("light", False, 4)])
def test_surface_defense_adds_to_weapon_destiny_of_yours(side: str, able: bool, destiny: int):
    s = field(*GUNS)
    box = s.location("Kessel: Box")
    people = {"dark": s.put("Imperial 4", at=box), "light": s.put("Rebel 4", at=box)}
    arm = s.put("Test Gun" if side == "dark" else "Good Gun", on=people[side])
    card = s.hand("dark", "Surface Defense")
    s.destinies(side, destiny)
    fight(s, box, side)
    assert not s.can("play", card)
    foe = people["light" if side == "dark" else "dark"]
    s.do("fire", arm, foe)
    assert s.can("play", card) is able
    if able:
        s.do("play", card)
        assert s.hit(foe) is (destiny == 4) and s.zone(card) == "used"
    else:
        assert not s.hit(foe)


def test_surface_defense_leaves_battle_destiny_alone():
    s = field()
    box = s.location("Kessel: Box")
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    card = s.hand("dark", "Surface Defense")
    fight(s, box, "dark")
    s.destinies("dark", 4)
    s.until(verb="draw-destiny", player="dark")
    s.do("draw-destiny")
    assert not s.can("play", card)


DEFENSES = ("Resistance", "Secret Plans", "There Is No Try", "Dark Banner")


@pytest.mark.parametrize(("start", "able"), [("Tatooine: Box", True), ("Plain", False)])
def test_surface_defense_opens_the_game_on_a_battleground(start: str, able: bool):
    plain = Site("Kessel: Plain", DARK, "special plain", ["exterior", "planet"], (0, 1))
    own = ["special plain" if start == "Plain" else start, "Surface Defense", *DEFENSES]
    s = Scenario.opening(
        ["Kessel: Box" if able else "special far"],
        own,
        cards=[*BOX, *CRAFTS, plain, Site("Kessel: Far", LIGHT, "special far", ["exterior", "planet"], (1, 0))],
    )
    offered = any(each.verb == "start" and each.card.title == "Surface Defense" for each in s.decision.options)
    if offered:
        s.decide(lambda each: each.verb == "start" and each.card.title == "Surface Defense")
    titles = set()
    while any(each.verb == "choose" for each in s.decision.options):
        titles |= {each.card.title for each in s.decision.options if each.card}
        s.decide(lambda each: each.verb == "choose")
    beside = {each["title"] for each in s.game.view("dark")["table"]["beside"]}
    assert (beside, titles <= set(DEFENSES[:3])) == (set(DEFENSES[:3]) if able else set(), True)
    assert s.count("dark", "lost") == 0
    assert any(s._engine.faces[id].title == "Surface Defense" for id in s._engine.pile("dark", "reserve"))


# -- Jabba's Twerps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boss", "where", "by", "able"), [
    ("Test Crook", "here", "light", True), ("Test Crook", "here", "dark", False),
    ("Test Crook", "tank", "light", False),
    ("Test Crook", "away", "light", False), ("Test Boss", "here", "light", False), ("Brute 4", "here", "light", False),
])  # fmt: skip
def test_aliens_come_to_their_leader(boss: str, where: str, by: str, able: bool):
    s = field(someone("Unique Brute", kind="alien", unique=1), force=20)
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    if where == "tank":
        tank = s.put("Tank", at=box)
        s.put("Dark Flier", aboard=tank, as_="pilot"), s.put(boss, aboard=tank, as_="passenger")
        s.put("Light Chief", at=box)
    else:
        s.put(boss, at=box if where == "here" else away)
    aliens = s.pile("dark", "reserve", "Brute 1", "Brute 2", "Brute 3", "Brute 5")
    others = s.pile("dark", "reserve", "Unique Brute", "Imperial 1")
    card = s.hand("dark", "Jabba's Twerps")
    fight(s, box, by)
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        while any(each.verb == "choose" and each.card in aliens for each in s.decision.options):
            assert not any(s.can("choose", each) for each in others)
            s.decide(lambda each: each.verb == "choose" and each.card in aliens)
        assert sorted(s.zone(each) for each in aliens) == ["reserve", "table", "table", "table"]
        assert all(s.at(each) == box for each in aliens if s.zone(each) == "table")


@pytest.mark.parametrize(("bosses", "count"), [
    (("Test Crook",), 1), (("Test Crook", "Test Crook"), 2), (("Test Boss",), 0), (("Brute 1",), 0)])  # fmt: skip
def test_alien_leaders_at_battlegrounds_retrieve_once_a_game(bosses: tuple[str, ...], count: int):
    s = field(Site("Kessel: Pit", LIGHT, "special pit", ["exterior", "planet"], (0, 1)))
    places = [s.location("Kessel: Box"), s.location("Tatooine: Box")]
    for place, boss in zip(places, bosses, strict=False):
        s.put(boss, at=place)
    s.put("Test Crook", at=s.location("special pit")), s.put("Light Chief", at=places[0])
    s.put("Test Crook", aboard=s.put("Test Destroyer", at=s.location("Calm")), as_="pilot")
    tank = s.put("Tank", at=places[1])
    s.put("Dark Flier", aboard=tank, as_="pilot"), s.put("Test Crook", aboard=tank, as_="passenger")
    s.pile("dark", "lost", "Imperial 1", "Imperial 2", "Imperial 3")
    card, again = s.hand("dark", "Jabba's Twerps", "Jabba's Twerps")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=2)
    assert s.count("dark", "lost") == 3 - count + 1
    s.until(player="dark")
    assert not s.can("play", again, mode=2)
    s.until(player="light")
    s.until(player="dark", phase="control")
    assert not s.can("play", again, mode=2)
