"""Where Interrupts stop: the wrong moment, the wrong side, one ability less, a card elsewhere, the next battle."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.records.destiny import Destiny
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, draws, fight, over, scene

PEOPLE = [
    *(Character(name, side, f"box {name}", kind, unique=1, personas=[persona], ability=ability, power=1, forfeit=5,
                icons=["warrior"])
      for name, side, kind, persona, ability in (
          ("A Luke", LIGHT, "rebel", "Luke", 3), ("A Leia", LIGHT, "rebel", "Leia", 3),
          ("An Obi-Wan", LIGHT, "rebel", "Obi-Wan", 6), ("A Yoda", LIGHT, "alien", "Yoda", 6),
          ("A Vader", DARK, "imperial", "Vader", 6), ("A Han", LIGHT, "rebel", "Han", 3),
          ("Turned Luke", DARK, "alien", "Luke", 3))),
    *(Character(name, side, f"box {name}", kind, ability=ability, power=1, forfeit=5, traits=[trait])
      for name, side, kind, ability, trait in (
          ("A Sith", DARK, "imperial", 6, "dark jedi"), ("A Knight", LIGHT, "rebel", 6, "jedi"),
          ("Rogue Sith", LIGHT, "alien", 6, "dark jedi"), ("Rogue Knight", DARK, "alien", 6, "jedi"))),
]  # fmt: skip


def other(side: str) -> str:
    return "dark" if side == "light" else "light"


# -- adding battle destinies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "mode", "there", "elsewhere", "offered"), [
    ("Gift Of The Mentor", 1, "A Luke;An Obi-Wan;Imperial 1", "", True),
    ("Gift Of The Mentor", 1, "A Luke;A Yoda;Imperial 1", "", True),
    ("Gift Of The Mentor", 1, "A Leia;An Obi-Wan;Imperial 1", "", False),
    ("Gift Of The Mentor", 1, "A Leia;An Obi-Wan;Imperial 1", "A Luke", False),
    ("Gift Of The Mentor", 1, "A Luke;Rebel 6;Imperial 1", "An Obi-Wan", False),
    ("Skywalkers", 1, "A Luke;A Leia;Imperial 1", "", True),
    ("Skywalkers", 1, "Rebel 4;A Leia;Imperial 1", "A Luke", False),
    ("Skywalkers", 1, "A Luke;Rebel 4;Imperial 1", "A Leia", False),
    ("The Force Is Strong With This One", None, "A Luke;Imperial 3", "", True),
    ("The Force Is Strong With This One", None, "A Luke;Imperial 2", "", False),
    ("The Force Is Strong With This One", None, "A Luke;Brute 3", "", False),
    ("The Force Is Strong With This One", None, "Rebel 4;Imperial 3", "A Luke", False),
    ("The Force Is Strong With This One", None, "A Luke;Imperial 1", "Imperial 4", False),
    ("I Have You Now", None, "A Sith;Rebel 3", "", True),
    ("I Have You Now", None, "A Sith;Rebel 2", "", False),
    ("I Have You Now", None, "A Sith;Settler 3", "", False),
    ("I Have You Now", None, "A Sith;Rebel 1", "Rebel 4", False),
    ("I Have You Now", None, "Imperial 5;Rebel 3", "A Sith", False),
    ("Warrior's Courage", 1, "Light Guard;Imperial 1", "", True),
    ("Warrior's Courage", 1, "Rebel 1;Imperial 1", "", False),
    ("Warrior's Courage", 2, "A Leia;Imperial 1", "", True),
    ("Warrior's Courage", 2, "Rebel 3;Imperial 1", "", False),
    ("Warrior's Courage", 2, "A Leia;Rebel 3;Imperial 1", "", False),
])  # fmt: skip
def test_who_must_be_in_the_battle(title: str, mode: int | None, there: str, elsewhere: str, offered: bool):
    side = "dark" if title == "I Have You Now" else "light"
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for name in there.split(";"):
        s.put(name, at=site)
    if elsewhere:
        s.put(elsewhere, at=away)
    card = s.hand(side, title)
    fight(s, site, "light" if side == "dark" else "dark")
    s.until(player=side)
    assert (s.can("play", card, mode=mode) if mode else s.can("play", card)) == offered


@pytest.mark.parametrize(
    ("title", "mode", "mine", "theirs", "more"),
    [
        ("Gift Of The Mentor", 1, ["A Luke", "An Obi-Wan"], "Imperial 1", 2),
        ("Skywalkers", 1, ["A Luke", "A Leia"], "Imperial 1", 2),
        ("The Force Is Strong With This One", None, ["A Luke"], "Imperial 3", 1),
        ("The Force Is Strong With This One", None, ["A Luke"], "A Vader", 2),
        ("I Have You Now", None, ["A Sith"], "Rebel 3", 1),
        ("I Have You Now", None, ["A Sith"], "A Luke", 2),
        ("Warrior's Courage", 1, ["Light Guard"], "Imperial 1", 1),
        ("Warrior's Courage", 2, ["A Leia"], "Imperial 1", 2),
    ],
)
def test_destinies_are_added_for_one_side_and_one_battle(
    title: str, mode: int | None, mine: list[str], theirs: str, more: int
):
    side = "dark" if title == "I Have You Now" else "light"
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for name in (*mine, theirs):
        s.put(name, at=site)
    s.put("Rebel 1", at=away)
    s.put("Imperial 1", at=away)
    card = s.hand(side, title)
    fight(s, site, other(side))
    s.until(player=side)
    before = draws(s, side), draws(s, other(side))
    s.do("play", card, mode=mode) if mode else s.do("play", card)
    assert (draws(s, side), draws(s, other(side))) == (before[0] + more, before[1])
    over(s)
    s.do("battle", away)
    assert draws(s, side) == 0


@pytest.mark.parametrize(
    ("title", "mine", "theirs", "elsewhere"),
    [
        ("The Force Is Strong With This One", "A Luke", "Imperial 3", "A Vader"),
        ("I Have You Now", "A Sith", "Rebel 3", "A Luke"),
        ("I Have You Now", "A Sith", "Rebel 3;Turned Luke", ""),
    ],
)
def test_the_famous_one_counts_only_in_the_battle(title: str, mine: str, theirs: str, elsewhere: str):
    side = "dark" if title == "I Have You Now" else "light"
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for name in (mine, *theirs.split(";")):
        s.put(name, at=site)
    if elsewhere:
        s.put(elsewhere, at=away)
    card = s.hand(side, title)
    fight(s, site, other(side))
    s.until(player=side)
    before = draws(s, side)
    s.do("play", card)
    assert draws(s, side) == before + 1


def test_warriors_courage_is_for_sites():
    s = scene(*PEOPLE)
    sky = s.location("Calm")
    s.put("Light Guard", aboard=s.put("Fighter", at=sky), as_="pilot")
    s.put("TIE Fighter", at=sky)
    card = s.hand("light", "Warrior's Courage")
    s.start(turn="dark", phase="battle")
    if s.can("battle", sky):
        s.do("battle", sky)
    assert not s.can("play", card)


# -- about battles -----------------------------------------------------------------------------------------------------


def weapons_table(
    title: str, theirs: str, armed: str = "", elsewhere: str = "", destiny: int = 0
) -> tuple[Scenario, CardRef, list[CardRef]]:
    """A battle in which an accident may happen."""
    side = "light" if title == "Friendly Fire" else "dark"
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    people = [s.put(name, at=site) for name in theirs.split(";")]
    s.put("Imperial 2" if side == "dark" else "Rebel 2", at=site)
    stick = "Dark Stick" if side == "light" else "Light Stick"
    if armed == "own":
        s.put(
            "Light Stick" if side == "light" else "Dark Stick",
            on=s.put("Imperial 1" if side == "dark" else "Rebel 1", at=site),
        )
    elif armed == "away":
        s.put(stick, on=s.put("Imperial 1" if side == "light" else "Rebel 1", at=away))
    elif armed:
        s.put(stick, on=people[0])
    if elsewhere:
        s.put(elsewhere, at=away)
    card = s.hand(side, title)
    s.destinies(side, destiny)
    fight(s, site, side)
    return s, card, people


@pytest.mark.parametrize("title", ["Friendly Fire", "Collateral Damage"])
def test_an_accident_needs_two_characters_and_a_weapon_of_the_opponent_there(title: str):
    foe = "Imperial" if title == "Friendly Fire" else "Rebel"
    vehicle = "Barge" if title == "Friendly Fire" else "Skiff"

    def offered(*args: str) -> bool:
        s, card, _ = weapons_table(title, *args)
        return s.can("play", card)

    assert offered(f"{foe} 1;{foe} 2", "yes")
    assert not offered(f"{foe} 1;{foe} 2") and not offered(f"{foe} 1;{foe} 2", "own")
    assert not offered(f"{foe} 1;{foe} 2", "away")
    assert not offered(f"{foe} 1", "yes") and not offered(f"{foe} 1", "yes", f"{foe} 2")
    assert not offered(f"{foe} 1;{vehicle}", "yes")


@pytest.mark.parametrize("title", ["Friendly Fire", "Collateral Damage"])
def test_an_accident_costs_the_opponent_one_character_of_his_choice(title: str):
    foe, foes = ("Imperial", "dark") if title == "Friendly Fire" else ("Rebel", "light")
    vehicle = "Barge" if title == "Friendly Fire" else "Skiff"
    s, card, people = weapons_table(title, f"{foe} 1;{foe} 2;{vehicle}", "yes", f"{foe} 3", destiny=1)
    s.do("play", card)
    assert s.decision.player == foes
    assert {option.card for option in s.decision.options if option.card} == set(people[:2])
    s.do("choose", people[1])
    assert [s.zone(card) for card in people] == ["table", "lost", "table"]
    s, card, people = weapons_table(title, f"{foe} 1;{foe} 2;{vehicle}", "yes", f"{foe} 3", destiny=2)
    s.do("play", card)
    assert not any(option.verb == "choose" for option in s.decision.options) and all(map(s.on_table, people))


@pytest.mark.parametrize("title", ["Friendly Fire", "Collateral Damage"])
def test_no_accident_at_a_system(title: str):
    side, foe = ("light", "Imperial") if title == "Friendly Fire" else ("dark", "Rebel")
    s = scene()
    sky = s.location("Calm")
    ship = crewed(s, "Raider" if side == "light" else "Fighter", sky)
    people = [s.put(f"{foe} {n}", aboard=ship, as_="passenger") for n in (1, 2)]
    s.put("Dark Stick" if side == "light" else "Light Stick", on=people[0])
    s.put("TIE Fighter" if side == "light" else "X-wing", at=sky)
    s.put("X-wing" if side == "light" else "TIE Fighter", at=sky)
    card = s.hand(side, title)
    fight(s, sky, side)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "side", "rival"), [
    ("Don't Underestimate Our Chances", "light", "You Overestimate Their Chances"),
    ("You Overestimate Their Chances", "dark", "Don't Underestimate Our Chances")])  # fmt: skip
def test_chances_answer_the_opponents_battle_and_the_rival_only(title: str, side: str, rival: str):
    def table(by: str) -> tuple[Scenario, CardRef]:
        s = scene()
        site = s.location("Tatooine: Box")
        s.put("Rebel 1", at=site)
        s.put("Imperial 1", at=site)
        card = s.hand(side, title)[0]
        fight(s, site, by)
        return s, card

    s, card = table(other(side))
    s.until(player=side)
    assert s.can("play", card, mode=1) and not s.can("play", card, mode=2)
    s, card = table(side)
    assert not s.can("play", card)
    s = scene()
    card = s.hand(side, title)[0]
    trick = s.hand(other(side), "Dark Trick" if side == "light" else "Light Trick")
    s.start(turn=other(side), phase="control")
    s.do("play", trick)
    assert not s.can("play", card)
    s = scene()
    card = s.hand(side, title)[0]
    s.start(turn=side, phase="control")
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "side", "rival"), [
    ("Don't Underestimate Our Chances", "light", "You Overestimate Their Chances"),
    ("You Overestimate Their Chances", "dark", "Don't Underestimate Our Chances")])  # fmt: skip
def test_chances_triple_the_rival(title: str, side: str, rival: str):
    s = scene()
    site = s.location("Tatooine: Box")
    weak, strong = ("Rebel 1", "Imperial 1") if side == "light" else ("Imperial 1", "Rebel 1")
    for each in (weak, strong, strong, strong):
        s.put(each, at=site)
    card, theirs = s.hand(side, title), s.hand(other(side), rival)
    fight(s, site, side)
    s.until(player=other(side))
    s.do("play", theirs, mode=1)
    s.do("play", card, mode=2)
    s.until(verb="lose")
    assert s.battle.damage(side) == 2 * 9


@pytest.mark.parametrize(("by", "mine", "han", "offered", "factor"), [
    ("light", 1, "", True, 2), ("light", 2, "", False, 1), ("dark", 1, "", False, 1), ("light", 1, "site", True, 3),
    ("light", 1, "other", True, 2), ("light", 1, "closed", True, 2)])  # fmt: skip
def test_a_bad_feeling(by: str, mine: int, han: str, offered: bool, factor: int):
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for _ in range(mine):
        s.put("Rebel 4", at=site)
    for _ in range(3 if han == "site" else 2):
        s.put("Imperial 1", at=site)
    if han:
        spot = {"site": {"at": site}, "other": {"at": away}}.get(han)
        s.put("A Han", **(spot or {"aboard": s.put("Crawler", at=site), "as_": "passenger"}))
    card = s.hand("light", "I've Got A Bad Feeling About This")
    fight(s, site, by)
    assert s.can("play", card) == offered
    if offered:
        s.do("play", card)
        s.destinies("light", 9)
        s.until(player="light", verb="draw-destiny")
        s.do("draw-destiny")
        s.until(verb="lose")
        assert s.battle.damage("dark") == factor * (s.battle.power("light") - s.battle.power("dark")) > 0


@pytest.mark.parametrize(
    ("jedi", "where", "offered"),
    [
        ("A Knight", "site", True),
        ("Rogue Knight", "site", False),
        ("A Knight", "other", False),
        ("A Knight", "closed", False),
    ],
)
def test_jedi_presence_wants_a_jedi_of_ones_own_present_in_the_battle(jedi: str, where: str, offered: bool):
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    spot = {"site": {"at": site}, "other": {"at": away}}.get(where)
    s.put(jedi, **(spot or {"aboard": s.put("Crawler", at=site), "as_": "passenger"}))
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    card = s.hand("light", "Jedi Presence")
    fight(s, site, "light")
    assert s.can("play", card) == offered


def test_jedi_presence_doubles_rebels_of_this_battle_for_this_battle():
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("A Knight", at=site)
    here, alien, far = s.put("Rebel 1", at=site), s.put("Settler 1", at=site), s.put("Rebel 1", at=away)
    s.put("Imperial 1", at=site)
    s.put("Imperial 1", at=away)
    card = s.hand("light", "Jedi Presence")
    fight(s, site, "light")
    s.do("play", card)
    assert [s.power(each) for each in (here, alien, far)] == [2, 1, 1]
    over(s)
    s.do("battle", away)
    assert s.power(far) == 1


@pytest.mark.parametrize(("by", "rebel", "where", "offered"), [
    ("dark", "Rebel 3", "site", True), ("light", "Rebel 3", "site", False), ("dark", "Rebel 2", "site", False),
    ("dark", "Settler 3", "site", False), ("dark", "Rebel 3", "closed", False)])  # fmt: skip
def test_a_narrow_escape_needs_a_capable_rebel_present(by: str, rebel: str, where: str, offered: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    s.location("Tatooine: Dune Sea")
    s.put(rebel, **({"at": site} if where == "site" else {"aboard": s.put("Crawler", at=site), "as_": "passenger"}))
    s.put("Settler 1", at=site)
    s.put("Imperial 1", at=site)
    card = s.hand("light", "Narrow Escape")
    fight(s, site, by)
    assert s.can("play", card) == offered


def test_a_narrow_escape_takes_ones_own_with_ability_from_there():
    s = scene()
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea"), s.location("Kessel: Box")
    rebel, weak, droid = s.put("Rebel 3", at=site), s.put("Settler 1", at=site), s.put("Light Droid", at=site)
    away, foe = s.put("Rebel 4", at=far), s.put("Imperial 1", at=site)
    card = s.hand("light", "Narrow Escape")
    fight(s, site, "dark")
    s.until(player="light")
    s.do("play", card)
    while s.decision and s.decision.player == "light" and s.decision.options[0].verb == "choose":
        s.game.choose(0)
    assert [s.at(card) for card in (rebel, weak, droid, away, foe)] == [near, near, site, far, site]
    assert s.count("light", "force") == 12  # nobody pays for the way


@pytest.mark.parametrize(
    ("who", "place", "back"),
    [("Rebel 1", "Tatooine: Box", True), ("Rebel 1", "Kessel: Box", False), ("Skiff", "Tatooine: Box", False)],
)
def test_old_ben_returns_a_character_for_one_force(who: str, place: str, back: bool):
    s = scene(force=3)
    site = s.location(place)
    victim = s.put(who, at=site)
    friend = s.put("Rebel 2", at=site)
    for _ in range(6):
        s.put("Imperial 1", at=site)
    card = s.hand("light", "Old Ben")
    fight(s, site, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", victim)
    assert s.can("play", card) == back
    if back:
        s.do("play", card)
        assert s.at(victim) == site and s.count("light", "force") == 2 and s.on_table(friend)


def test_old_ben_is_for_ones_own():
    s = scene()
    site = s.location("Tatooine: Box")
    victim = s.put("Imperial 1", at=site)
    for _ in range(4):
        s.put("Rebel 1", at=site)
    card = s.hand("light", "Old Ben")
    fight(s, site, "light")
    s.until(verb="forfeit")
    s.do("forfeit", victim)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "side"), [("Rebel Barrier", "light"), ("Imperial Barrier", "dark")])
def test_a_barrier_costs_one_force_and_lasts_one_turn(title: str, side: str):
    foe = other(side)
    s = scene(force=4)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card, who = s.hand(side, title), s.hand(foe, "Imperial 1" if foe == "dark" else "Rebel 1")
    s.start(turn=foe, phase="deploy")
    s.do("deploy", who, site)
    s.do("play", card)
    assert s.count(side, "force") == 3
    s.until(phase="move")
    assert not s.can("walk", who, near)
    s.until(player=side, phase="activate")
    s.until(player=foe, phase="activate")
    s.until(player=foe, phase="move")
    assert s.can("walk", who, near)


@pytest.mark.parametrize(("title", "side"), [("Rebel Barrier", "light"), ("Imperial Barrier", "dark")])
def test_a_barrier_stops_no_friend_and_no_vehicle(title: str, side: str):
    foe = other(side)
    own = "Rebel 1" if side == "light" else "Imperial 1"
    for player, thing in ((side, own), (foe, "Barge" if foe == "dark" else "Skiff")):
        s = scene()
        site = s.location("Tatooine: Box")
        card, who = s.hand(side, title), s.hand(player, thing)
        s.put("Imperial 2", at=site)
        s.put("Rebel 2", at=site)
        s.start(turn=player, phase="deploy")
        s.do("deploy", who, site)
        assert not s.can("play", card)


# -- destinies ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "there", "elsewhere", "offered"),
    [
        ("light", "Rebel 3", "", True),
        ("light", "Rebel 2;Rebel 2", "", False),
        ("light", "Rebel 2;Rebel 2", "Rebel 3", False),
        ("dark", "Rebel 3;Rebel 3", "", False),
    ],
)
def test_hans_dice_need_a_capable_character_and_ones_own_battle_destiny(
    who: str, there: str, elsewhere: str, offered: bool
):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for name in (*there.split(";"), "Rebel 1", "Imperial 5"):
        s.put(name, at=site)
    if elsewhere:
        s.put(elsewhere, at=away)
    card = s.hand("light", "Han's Dice")
    fight(s, site, "dark")
    s.until(player=who, verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", card) == offered


def test_hans_dice_are_for_battle_destinies():
    s = scene()
    site = s.location("Tatooine: Box")
    shooter, target = s.put("Rebel 4", at=site), s.put("Imperial 1", at=site)
    gun = s.put("Blaster", on=shooter)
    card = s.hand("light", "Han's Dice")
    fight(s, site, "light")
    s.do("fire", gun, target)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "side", "stats"), [
    ("A Few Maneuvers", "light", (3 + 2, 4 + 2, 3)), ("Dark Maneuvers", "dark", (3 + 2, 4 + 2, 4))])  # fmt: skip
def test_maneuvers_help_a_starfighter_for_the_turn(title: str, side: str, stats: tuple[int, int, int]):
    hull = "Fighter" if side == "light" else "Raider"
    s = scene()
    sky = s.location("Calm")
    ship, mate = crewed(s, hull, sky), crewed(s, "Cruiser" if side == "light" else "Dreadnaught", sky)
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert not s.can("play", card, mate)
    s.do("play", card, ship)
    assert (s.maneuver(ship), s.hyperspeed(ship), s.power(ship)) == stats
    s.until(player=other(side), phase="activate")
    assert (s.maneuver(ship), s.hyperspeed(ship), s.power(ship)) == (3, 4, 3)


@pytest.mark.parametrize(("title", "side", "stats"), [
    ("A Few Maneuvers", "light", (5, 6, 3)), ("Dark Maneuvers", "dark", (5, 6, 4))])  # fmt: skip
@pytest.mark.parametrize("target", ["fighter", "capital"])
def test_maneuvers_answer_a_shot_at_a_starfighter(title: str, side: str, stats: tuple[int, int, int], target: str):
    gun = StarshipWeapon("Big Gun", other(side), "box big gun", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
    s = scene(gun)
    sky = s.location("Calm")
    fighter, capital = ("Fighter", "Cruiser") if side == "light" else ("Raider", "Dreadnaught")
    ship, big = crewed(s, fighter, sky), crewed(s, capital, sky)
    s.put("Rebel 4" if side == "light" else "Imperial 4", aboard=ship, as_="pilot")
    foe = s.put("TIE Fighter" if side == "light" else "X-wing", at=sky)
    weapon = s.put("Big Gun", on=foe)
    card = s.hand(side, title)
    s.destinies(other(side), 4)
    fight(s, sky, other(side))
    s.do("fire", weapon, ship if target == "fighter" else big)
    asked = s.game.engine.find(Destiny) is not None  # while the shot is in the air
    assert asked == (target == "fighter")
    if asked:
        s.do("play", card)
        assert (s.maneuver(ship), s.hyperspeed(ship), s.power(ship)) == stats
        assert not any(event.kind == "hit" for event in s.game.events("public"))
        assert (s.hyperspeed(big), s.power(big)) == (3, 3)
        over(s)
        s.until(player=side, phase="activate")
        assert not s.on_table(ship) or s.power(ship) == 3


@pytest.mark.parametrize(("title", "side"), [("Alter", "light"), ("Alter", "dark")])
def test_alter_draws_one_destiny_and_needs_less_than_the_ability(title: str, side: str):
    for destiny, fate in ((3, "lost"), (4, "table")):
        s = scene()
        s.put("Rebel 4" if side == "light" else "Imperial 4", at=s.location("Tatooine: Box"))
        banner = s.put("Dark Banner" if side == "light" else "Light Banner", on="table")
        card = s.hand(side, title)
        s.destinies(side, destiny, 5)
        s.start(turn=side, phase="control")
        s.do("play", card, banner)
        assert s.zone(banner) == fate


@pytest.mark.parametrize("side", ["light", "dark"])
def test_sense_draws_one_destiny_and_answers_interrupts_only(side: str):
    for destiny, cancelled in ((3, True), (4, False)):
        s = scene()
        s.put("Rebel 4" if side == "light" else "Imperial 4", at=s.location("Tatooine: Box"))
        sense, trick = s.hand(side, "Sense"), s.hand(other(side), "Dark Trick" if side == "light" else "Light Trick")
        s.destinies(side, destiny, 5)
        s.start(turn=other(side), phase="control")
        s.do("play", trick)
        assert not s.can("play", sense, mode=2)
        s.do("play", sense, mode=1)
        assert s.count(other(side), "hand") == (0 if cancelled else 1)


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("title", ["Alter", "Sense"])
def test_sense_and_alter_answer_each_other_and_nothing_else_that_way(side: str, title: str):
    s = scene()
    s.put("Rebel 4" if side == "light" else "Imperial 4", at=s.location("Tatooine: Box"))
    card, trick = s.hand(side, title), s.hand(other(side), "Dark Trick" if side == "light" else "Light Trick")
    s.start(turn=other(side), phase="control")
    s.do("play", trick)
    assert not s.can("play", card, mode=2)
    s = scene()
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert not s.can("play", card, mode=2)


def test_alter_cancels_utinni_effects():
    utinni = Effect("Box Utinni", DARK, "box utinni", "utinni", destiny=1, text=[DeployOnTable()])
    s = scene(utinni)
    s.put("Rebel 4", at=s.location("Tatooine: Box"))
    card, target = s.hand("light", "Alter"), s.put("Box Utinni", on="table")
    s.start(turn="light", phase="control")
    assert s.can("play", card, target)


# -- losses and drains -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("counter-assault.2")
@pytest.mark.parametrize(("title", "side"), [("Surprise Assault", "light"), ("Counter Assault", "dark")])
def test_an_assault_counts_the_opponents_present_and_cancels_the_drain(title: str, side: str):
    foe = other(side)
    one, barge, tank = ("Imperial 1", "Barge", "Tank") if side == "light" else ("Rebel 1", "Skiff", "Crawler")
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(one, at=site)
    s.put(barge, at=site)
    s.put("Dark Stick" if side == "light" else "Light Stick", on=s.put(one, at=site))
    s.put(one, aboard=s.put(tank, at=site), as_="passenger")
    s.put("Light Droid" if side == "light" else "Dark Droid", at=site)
    s.put(one, at=away)
    card = s.hand(side, title)
    before = s.count(side, "force")
    s.start(turn=foe, phase="control")
    s.do("drain", site)
    s.destinies(side, *[1] * 8)
    s.do("play", card)
    drawn = [event for event in s.game.events("public") if event.kind == "destiny"]
    assert len(drawn) == 4 and s.count(side, "force") == before - 1
    assert s.decision.player == foe  # 4 against 2


@pytest.mark.parametrize(("title", "side"), [("Surprise Assault", "light"), ("Counter Assault", "dark")])
def test_an_assault_cancels_what_was_to_be_lost(title: str, side: str):
    foe = other(side)
    one = "Imperial 1" if side == "light" else "Rebel 1"
    s = scene()
    site = s.location("Tatooine: Box")
    s.put(one, at=site)
    card = s.hand(side, title)
    s.start(turn=foe, phase="control")
    s.do("drain", site)
    s.destinies(side, 1)
    s.do("play", card)
    assert (s.count("light", "lost") + s.count("dark", "lost"), s.zone(card)) == (1, "lost")
    assert not any(option.verb == "lose" for option in s.decision.options)


@pytest.mark.ruling("counter-assault.1")
@pytest.mark.parametrize(("title", "side"), [("Surprise Assault", "light"), ("Counter Assault", "dark")])
def test_an_assault_does_not_answer_ones_own_drain(title: str, side: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1" if side == "light" else "Imperial 1", at=site)
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    s.do("drain", site)
    assert not s.can("play", card)


def test_it_could_be_worse_is_for_ones_own_loss():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    card = s.hand("light", "It Could Be Worse")
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert not s.can("play", card)


def test_its_worse_answers_one_card_and_the_opponents_battle_damage_only():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Imperial 1", at=site)
    card, trick = s.hand("dark", "It's Worse"), s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("lose", pile="reserve")
    assert not s.can("play", card)  # no battle
    s.until(player="light", phase="control")
    s.do("play", trick)
    assert not s.can("play", card)
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    s.put("Rebel 1", at=site)
    card = s.hand("dark", "It's Worse")
    fight(s, site, "light")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    assert not s.can("play", card)


def test_its_worse_costs_one_more_force():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    s.put("Imperial 1", at=site)
    card = s.hand("dark", "It's Worse")
    fight(s, site, "dark")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    s.do("play", card, mode=2)
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 2 and (s.battle is None or s.battle.segment == "damage")
    assert not any(option.verb == "lose" for option in s.decision.options)


@pytest.mark.parametrize(("victim", "offered"), [("Rebel 1", True), ("Skiff", False)])
def test_kintan_strider_answers_an_opponents_character_for_one_force(victim: str, offered: bool):
    s = scene(force=4)
    site = s.location("Tatooine: Box")
    target = s.put(victim, at=site)
    if victim == "Skiff":
        s.put("Rebel 2", at=site)
    for _ in range(6):
        s.put("Imperial 1", at=site)
    s.pile("dark", "lost", "Imperial 2")
    card = s.hand("dark", "Kintan Strider")
    fight(s, site, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", target)
    assert s.can("play", card) == offered
    if offered:
        before = s.count("dark", "force")
        s.do("play", card)
        assert s.count("dark", "force") == before - 1


def test_kintan_strider_is_not_for_ones_own_losses():
    s = scene()
    site = s.location("Tatooine: Box")
    target = s.put("Imperial 1", at=site)
    for _ in range(4):
        s.put("Rebel 1", at=site)
    s.pile("dark", "lost", "Imperial 2")
    card = s.hand("dark", "Kintan Strider")
    fight(s, site, "light")
    s.until(verb="forfeit")
    s.do("forfeit", target)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "side"), [("Ommni Box", "dark"), ("The Bith Shuffle", "light")])
@pytest.mark.parametrize("pile", ["reserve", "lost", "used"])
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_any_of_three_piles_can_be_shuffled(title: str, side: str, pile: str, owner: str):
    s = scene()
    for each in ("light", "dark"):
        for where in ("lost", "used"):
            s.pile(each, where, *["Rebel 1" if each == "light" else "Imperial 1"] * 3)
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert s.can("play", card, pile=pile, owner=owner)


@pytest.mark.parametrize(("title", "side", "kinds"), [
    ("Rebel Reinforcements", "light", ("Rebel Trooper", "Y-wing")),
    ("Imperial Reinforcements", "dark", ("Stormtrooper", "TIE Fighter"))])  # fmt: skip
def test_reinforcements_compare_characters_and_starships(title: str, side: str, kinds: tuple[str, str]):
    own, ship, foe, foe_ship = (("Rebel 1", "X-wing", "Imperial 1", "TIE Fighter") if side == "light" else
                                ("Imperial 1", "TIE Fighter", "Rebel 1", "X-wing"))  # fmt: skip
    banner, flag = ("Dark Banner", "Light Banner") if side == "light" else ("Light Banner", "Dark Banner")

    def offered(*cards: str) -> bool:
        s = scene()
        site, sky = s.location("Tatooine: Box"), s.location("Calm")
        for name in cards:
            if name in (banner, flag):
                s.put(name, on="table")
            else:
                s.put(name, at=sky if name in (ship, foe_ship) else site)
        s.pile(side, "lost", *kinds)
        card = s.hand(side, title)
        s.start(turn=side, phase="control")
        return s.can("play", card)

    assert offered(foe) and offered(foe_ship) and offered(foe, foe_ship, own) and offered(foe, flag)
    assert not offered(own, foe) and not offered(ship, foe) and not offered(foe_ship, own)
    assert not offered(banner) and not offered() and not offered(own, foe, banner)
    assert not offered(own, ship, foe, foe_ship)


@pytest.mark.parametrize(("title", "side", "kinds"), [
    ("Rebel Reinforcements", "light", ("Rebel Trooper", "Y-wing")),
    ("Imperial Reinforcements", "dark", ("Stormtrooper", "TIE Fighter"))])  # fmt: skip
def test_reinforcements_cost_one_force_and_draw_one_destiny(title: str, side: str, kinds: tuple[str, str]):
    for n in (0, 1):
        s = scene(force=3)
        s.put("Imperial 1" if side == "light" else "Rebel 1", at=s.location("Tatooine: Box"))
        lost = s.pile(side, "lost", *kinds, "Rebel 1" if side == "light" else "Imperial 1")
        card = s.hand(side, title)
        s.destinies(side, 1, 5)
        s.start(turn=side, phase="control")
        s.do("play", card)
        s.do("choose", lost[n])
        assert not any(option.verb == "choose" for option in s.decision.options)
        assert s.zone(lost[n]) != "lost" and s.count(side, "force") == 2
        assert s.zone(lost[1 - n]) == s.zone(lost[2]) == "lost"


def test_were_doomed_halves_for_one_turn_in_the_control_phase():
    s = scene()
    site = s.location("Tatooine: Box")
    card = s.hand("light", "We're Doomed")
    s.life_force("light", 14)
    s.start(turn="dark", phase="deploy")
    s.put("Imperial 1", at=site)
    assert not s.can("play", card)


def test_were_doomed_is_for_ones_own_loss_of_this_turn():
    rally = LostInterrupt("Tax", DARK, "box tax", text=[Action([LoseForce(4, OPPONENT), LoseForce(4, YOU)])])
    s = scene(rally)
    card = s.hand("light", "We're Doomed")
    taxes = s.hand("dark", "Tax", "Tax")
    s.put("Light Droid", at=s.location("Tatooine: Box"))
    s.life_force("light", 14)
    s.start(turn="dark", phase="control")
    s.until(player="light")
    s.do("play", card)
    s.until(player="dark")
    s.do("play", taxes[0])
    while any(option.verb == "lose" for option in s.decision.options):
        s.decide(lambda option: option.verb == "lose")
    assert (s.count("light", "lost"), s.count("dark", "lost")) == (2, 5)


@pytest.mark.parametrize(
    ("by", "sith", "where", "target", "spot", "offered"),
    [
        ("dark", "A Sith", "site", "Rebel 1", "site", True),
        ("dark", "Imperial 5", "site", "Rebel 1", "site", False),
        ("dark", "A Sith", "other", "Rebel 1", "site", False),
        ("dark", "A Sith", "closed", "Rebel 1", "site", False),
        ("dark", "A Sith", "site", "Rebel 1", "closed", False),
        ("dark", "A Sith", "site", "Rebel 1", "other", False),
    ],
)
def test_physical_choke_after_a_won_battle(by: str, sith: str, where: str, target: str, spot: str, offered: bool):
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler, tank = s.put("Crawler", at=site), s.put("Tank", at=site)
    spots = {"site": {"at": site}, "other": {"at": away}}
    s.put(sith, **(spots.get(where) or {"aboard": tank, "as_": "passenger"}))
    victim = s.put(target, **(spots.get(spot) or {"aboard": crawler, "as_": "passenger"}))
    skiff = s.put("Skiff", at=site)
    s.put("Settler 1", aboard=skiff, as_="pilot")
    own = [s.put("Imperial 1", at=site) for _ in range(8)]
    card = s.hand("dark", "Physical Choke")
    fight(s, site, by)
    for _ in range(12):
        if s.battle is None or s.battle.segment == "damage" or s.can("play", card, mode=2):
            break
        s.pass_()
    assert s.can("play", card, victim, mode=2) == offered
    assert not s.can("play", card, skiff, mode=2) and not s.can("play", card, own[0], mode=2)


def test_physical_choke_is_for_the_winner_and_his_own_sith():
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    s.put("A Sith", at=site)
    for _ in range(4):
        s.put("Rebel 1", at=site)
    card = s.hand("dark", "Physical Choke")
    fight(s, site, "light")
    while s.battle and s.battle.segment in ("weapons", "power"):
        assert not s.can("play", card, mode=2)
        s.pass_()
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    s.put("Rogue Sith", at=site)
    for _ in range(4):
        s.put("Imperial 1", at=site)
    card = s.hand("dark", "Physical Choke")
    fight(s, site, "dark")
    while s.battle and s.battle.segment in ("weapons", "power"):
        assert not s.can("play", card, mode=2)
        s.pass_()
    assert not s.can("play", card, mode=2)


def test_set_for_stun_targets_opposing_characters():
    s = scene()
    site = s.location("Tatooine: Box")
    foe, own, skiff = s.put("Rebel 1", at=site), s.put("Imperial 1", at=site), s.put("Skiff", at=site)
    card = s.hand("dark", "Set For Stun")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, own) and not s.can("play", card, skiff)
    s.destinies("dark", 2)
    s.do("play", card)
    assert s.zone(foe) == "hand"


def test_takeel_costs_one_force_after_single_destinies():
    more = Effect("Omen", LIGHT, "box omen", text=[DeployOnTable(), ModifyPlayer("battle destinies", +1)])
    for double in (False, True):
        s = scene(more, force=4)
        site = s.location("Tatooine: Box")
        if double:
            s.put("Omen", on="table")
        s.put("Rebel 5", at=site)
        s.put("Imperial 5", at=site)
        card = s.hand("dark", "Takeel")
        fight(s, site, "dark")
        offered = False
        while s.battle and s.battle.segment in ("weapons", "power") and not offered:
            offered = s.can("play", card)
            if not offered:
                s.decide(lambda option: option.verb in ("draw-destiny", "pass"))
        assert offered != double
        if offered:
            s.do("play", card)
            assert s.count("dark", "force") == 2  # one for the battle


@pytest.mark.parametrize(("who", "where", "offered"), [
    ("Stormtrooper", "site", True), ("Imperial 1", "site", False), ("Stormtrooper", "other", False)])  # fmt: skip
def test_trooper_charge_is_for_a_trooper_in_the_battle(who: str, where: str, offered: bool):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(who, at=site if where == "site" else away)
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    card = s.hand("dark", "Trooper Charge")
    fight(s, site, "dark")
    assert s.can("play", card) == offered


@pytest.mark.parametrize("gear", ["Skiff", "Light Stick", "Electrobinoculars"])
def test_scavengers_take_each_kind_of_gear_for_one_force(gear: str):
    s = scene(force=3)
    site = s.location("Tatooine: Box")
    s.put("Tusken Raider", at=site)
    found, plain = s.pile("light", "used", gear, "Rebel 1")
    card = s.hand("dark", "Tusken Scavengers")
    s.destinies("dark", 0)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    s.do("yes")
    assert s.zone(found) == "lost" and s.zone(plain) == "used" and s.count("dark", "force") == 2


def test_scanning_costs_one_force():
    s = scene(force=3)
    s.hand("light", "Settler 1")
    card = s.hand("dark", "Scanning Crew")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.count("dark", "force") == 2


@pytest.mark.parametrize("title", ["Nabrun Leids", "Elis Helrot"])
def test_a_transport_takes_ones_own_characters_from_site_to_site(title: str):
    holo = Site("Box Board", LIGHT, "box board", [], (1, 1), light=[Rules("dejarik")], dark=[Rules("dejarik")])
    side = "light" if title == "Nabrun Leids" else "dark"
    own, foe = ("Rebel 1", "Imperial 1") if side == "light" else ("Imperial 1", "Rebel 1")
    skiff, hull = ("Skiff", "Fighter") if side == "light" else ("Barge", "Raider")
    s = scene(holo)
    site, there, empty = s.location("Tatooine: Box"), s.location("Kessel: Box"), s.location("Yavin 4: Box")
    sky, board = s.location("Calm"), s.location("Box Board")
    one, car, rival = s.put(own, at=site), s.put(skiff, at=site), s.put(foe, at=site)
    stranger = s.put(own, at=there)
    s.put(foe, at=empty)
    crewed(s, hull, sky)
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert s.can("play", card, site, there, one)
    assert not s.can("play", card, sky) and not s.can("play", card, empty)
    assert (
        not s.can("play", card, site, sky)
        and not s.can("play", card, site, board)
        and not s.can("play", card, site, site)
    )
    assert not any(s.can("play", card, site, empty, each) for each in (car, rival, stranger))


def test_elis_is_lost_if_nobody_pays_and_waits_for_the_end_of_a_battle():
    s = scene(force=1)
    site, there = s.location("Tatooine: Box"), s.location("Kessel: Box")
    one = s.put("Imperial 1", at=site)
    card = s.hand("dark", "Elis Helrot")
    s.destinies("dark", 4)
    s.start(turn="dark", phase="control")
    s.do("play", card, site, there, one)
    assert s.zone(card) == "lost" and s.at(one) == site
    s = scene()
    site = s.location("Tatooine: Box")
    s.location("Kessel: Box")
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    card, trick = s.hand("dark", "Elis Helrot", "Dark Trick")
    fight(s, site, "dark")
    assert s.can("play", trick) and not s.can("play", card)


@pytest.mark.parametrize(
    ("title", "mode", "rival"),
    [("Skywalkers", 2, "Imperial Barrier"), ("Skywalkers", 2, "Retract The Bridge"), ("Run Luke, Run!", 2, "")],
)
def test_a_card_that_cancels_certain_others_cancels_no_trick(title: str, mode: int, rival: str):
    draws = Action([Put(top(1), to=In("hand"))])
    bridge = LostInterrupt("Retract The Bridge", DARK, "box bridge", destiny=1, text=[draws])
    s = scene(bridge)
    card, trick = s.hand("light", title), s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="control")
    s.do("play", trick)
    assert not s.can("play", card, mode=mode)
    if rival == "Retract The Bridge":
        s = scene(bridge)
        card, foe = s.hand("light", title), s.hand("dark", rival)
        s.start(turn="dark", phase="control")
        s.do("play", foe)
        assert s.can("play", card, mode=mode)


@pytest.mark.parametrize(
    ("luke", "where", "offered"),
    [("A Luke", "near", True), ("Rebel 3", "near", False), ("Turned Luke", "near", False), ("A Luke", "far", False)],
)
def test_run_luke_run_needs_ones_own_luke_next_door(luke: str, where: str, offered: bool):
    s = scene(*PEOPLE)
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    s.put(luke, at=near if where == "near" else far)
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    card = s.hand("light", "Run Luke, Run!")
    fight(s, site, "dark")
    s.until(player="light")
    assert s.can("play", card) == offered


@pytest.mark.parametrize(("vader", "power"), [("", 3), ("site", 1), ("near", 1), ("far", 3)])
def test_run_luke_run_gives_two_power_for_the_battle(vader: str, power: int):
    s = scene(*PEOPLE)
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    luke, rebel = s.put("A Luke", at=near), s.put("Rebel 1", at=site)
    mate = s.put("Rebel 1", at=near)
    s.put("Imperial 1", at=site)
    if vader:
        s.put("A Vader", at={"site": site, "near": near, "far": far}[vader])
    card = s.hand("light", "Run Luke, Run!")
    fight(s, site, "dark")
    s.until(player="light")
    s.do("play", card)
    assert (s.at(luke), s.power(luke), s.power(rebel), s.at(mate)) == (site, power, 1, near)
    over(s)
    assert not s.on_table(luke) or s.power(luke) == 1


@pytest.mark.parametrize(
    ("mover", "start", "luke", "offered"),
    [
        ("A Vader", "near", "A Luke", True),
        ("Imperial 6", "near", "A Luke", False),
        ("A Vader", "near", "Rebel 4", False),
    ],
)
def test_vaders_obsession_needs_vader_and_luke(mover: str, start: str, luke: str, offered: bool):
    s = scene(*PEOPLE)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put(luke, at=site)
    who = s.put(mover, at=near)
    card = s.hand("dark", "Vader's Obsession")
    s.start(turn="dark", phase="move")
    s.do("walk", who, site)
    assert s.can("play", card) == offered


def test_vaders_obsession_draws_two_destinies_each():
    s = scene(*PEOPLE)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    luke, vader = s.put("A Luke", at=site), s.put("A Vader", at=near)
    s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    card = s.hand("dark", "Vader's Obsession")
    s.destinies("dark", 3, 3, 9)
    s.destinies("light", 1, 1, 9)
    s.start(turn="dark", phase="move")
    s.do("walk", vader, site)
    s.do("play", card)
    while any(option.verb == "lose" for option in s.decision.options):
        s.decide(lambda option: option.verb == "lose")
    assert s.zone(luke) == "lost" and s.on_table(vader)
    assert len([event for event in s.game.events("public") if event.kind == "destiny"]) == 4


@pytest.mark.ruling("gravity-shadow.1")
@pytest.mark.parametrize(("mover", "verb", "offered"), [
    ("X-wing", "hyperspeed", True), ("TIE", "hyperspeed", False), ("X-wing", "land", False)])  # fmt: skip
def test_gravity_shadow_stops_an_opponents_ship_in_hyperspace_only(mover: str, verb: str, offered: bool):
    s = scene()
    sky, goal = s.location("Calm"), s.location("Tatooine", side="light")
    if verb == "land":
        sky, goal = goal, s.location("Tatooine: Docking Bay 94", side="light")
        ship = s.put("X-wing", at=sky)
    else:
        ship = s.put("X-wing", at=sky) if mover == "X-wing" else crewed(s, "Raider", sky)
    card = s.hand("dark", "Gravity Shadow")
    s.start(turn="light" if mover == "X-wing" else "dark", phase="move")
    s.do(verb, ship, goal)
    assert s.can("play", card) == offered


@pytest.mark.parametrize(("destiny", "fate", "moved"), [(0, "table", True), (1, "lost", False), (2, "table", False)])
def test_gravity_shadow_compares_with_the_pilot(destiny: int, fate: str, moved: bool):
    s = scene()
    sky, goal = s.location("Calm"), s.location("Kessel")
    ship, mate = s.put("X-wing", at=sky), s.put("X-wing", at=sky)
    card = s.hand("dark", "Gravity Shadow")
    s.destinies("dark", destiny)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", ship, goal)
    s.do("play", card)
    assert s.zone(ship) == fate
    if fate == "table":
        assert s.at(ship) == (goal if moved else sky)
        if not moved:
            assert not s.can("hyperspeed", ship, goal) and s.can("hyperspeed", mate, goal)
            s.until(player="dark", phase="activate")
            s.until(player="light", phase="activate")
            s.until(phase="move")
            assert s.can("hyperspeed", ship, goal)


@pytest.mark.parametrize(("spy", "there", "offered"), [
    ("Dark Spy", "Light Spy", True), ("Brute 1", "Light Spy", False), ("Dark Spy", "Rebel 1", False)])  # fmt: skip
def test_double_agent_is_for_spies(spy: str, there: str, offered: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put(spy, at=site)
    own = s.put(there, at=site)
    card = s.hand("light", "Double Agent")
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=1) == offered and not s.can("play", card, own)


@pytest.mark.ruling("houjix.1")
@pytest.mark.parametrize("loser", ["light", "dark"])
def test_houjix_is_for_the_loser(loser: str):
    s = scene()
    site = s.location("Tatooine: Box")
    beaten = s.put("Rebel 1" if loser == "light" else "Imperial 1", at=site)
    for _ in range(8):
        s.put("Imperial 1" if loser == "light" else "Rebel 1", at=site)
    card = s.hand("light", "Houjix")
    fight(s, site, "light")
    s.until(verb="forfeit")
    s.do("forfeit", beaten)
    assert s.battle and s.decision.player == loser and s.can("play", card) == (loser == "light")


def test_grimtaash_goes_to_the_pile_of_the_function_that_was_chosen():
    s = scene()
    card = s.hand("light", "Grimtaash")
    s.hand("dark", *["Dark Trick"] * 13)
    s.start(turn="light", phase="control")
    s.do("play", card, mode=1)
    assert s.zone(card) == "used"


@pytest.mark.parametrize(
    ("droid", "more"), [("Light Droid", 0), ("R2-D2 (Artoo-Detoo)", 1), ("C-3PO (See-Threepio)", 1)]
)
def test_a_mess_with_a_famous_droid_draws_one_more(droid: str, more: int):
    s = scene()
    dunes = s.location("Tatooine: Dune Sea")
    s.put(droid, at=dunes)
    s.put("Dark Droid", at=dunes)
    card = s.hand("light", "How Did We Get Into This Mess?", "Light Trick", "Light Trick")[0]
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.count("light", "hand") == 2 + more


@pytest.mark.parametrize(("destiny", "fate"), [(0, "table"), (1, "lost")])
def test_double_agent_adds_two_for_a_spy_under_cover(destiny: int, fate: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Light Spy", at=site)
    spy = s.put("Dark Spy", at=site)
    s.put("Undercover", on=spy, side="light")
    card = s.hand("light", "Double Agent")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card, spy)
    assert s.zone(spy) == fate


# -- how far a choice reaches ------------------------------------------------------------------------------------------


def test_scanning_crew_puts_away_a_single_card():
    s = scene()
    first, second = s.hand("light", "Rebel 1", "Rebel 1")
    card = s.hand("dark", "Scanning Crew")
    s.start(turn="dark", phase="control")
    s.do("play", card, first)
    assert (s.zone(first), s.zone(second)) == ("used", "hand") and s.decision.options[-1].verb == "pass"


def test_gift_of_the_mentor_takes_one_lightsaber_and_nothing_else():
    s = scene()
    first, second, person = s.pile("light", "reserve", "Light Saber", "Light Saber", "Rebel 1")
    card = s.hand("light", "Gift Of The Mentor")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, person)
    s.do("play", card, first)
    assert (s.zone(first), s.zone(second)) == ("hand", "reserve") and s.decision.options[-1].verb == "pass"


def test_how_did_we_get_into_this_mess_draws_from_the_top():
    s = scene()
    s.put("Light Droid", at=s.location("Tatooine: Dune Sea"))
    card, *_ = s.hand("light", "How Did We Get Into This Mess?", "Light Trick", "Light Trick")
    below, first, second = s.pile("light", "reserve", "Rebel 1", "Rebel 1", "Rebel 1")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert [s.zone(each) for each in (below, first, second)] == ["reserve", "hand", "hand"]


def test_kintan_strider_brings_back_the_character_nearest_the_top():
    s = scene()
    site = s.location("Tatooine: Box")
    target = s.put("Rebel 1", at=site)
    for _ in range(4):
        s.put("Imperial 1", at=site)
    lost = s.pile("dark", "lost", *["Imperial 2"] * 5, "Dark Trick")
    card = s.hand("dark", "Kintan Strider")
    fight(s, site, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", target)
    s.do("play", card)
    assert [s.zone(each) for each in lost] == ["lost"] * 4 + ["hand", "lost"]
