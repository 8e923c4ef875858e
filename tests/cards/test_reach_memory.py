"""Cards that remember: what they target, and whom they avenge."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, scene

HEROES = {
    name: Rebel(f"Test {name}", f"memory {name}", personas=[name], ability=1, icons=["warrior"], **BODY)
    for name in ("Luke", "Leia")
}
PLANETS = {
    title: System(title, LIGHT, f"memory {title}", ["planet"], (1, 1), parsec=2) for title in ("Tatooine", "Yavin 4")
}
CONTROL = LostInterrupt("Control", DARK, "memory control", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip


# -- Luke? Luuuuke! ----------------------------------------------------------------------------------------------------


def called(title: str, at: str = "Kessel: Box") -> tuple[Scenario, CardRef, CardRef]:
    """The Effect at a Tatooine site, and its target."""
    s = scene(*HEROES.values())
    site = s.location("Tatooine: Box")
    target = s.put(title, at=s.location(at) if at != "Tatooine: Box" else site)
    return s, target, s.put("Luke? Luuuuke!", on=site, targets={"target": target})


def test_aunt_beru_calls_from_a_tatooine_site_for_any_rebel():
    s = scene(PLANETS["Tatooine"], force=0)
    site, far, sky = s.location("Tatooine: Box"), s.location("Kessel: Box"), s.location("Tatooine")
    target, settler, imperial = (s.put(title, at=far) for title in ("Rebel 1", "Settler 1", "Imperial 1"))
    s.put("Rebel 2", at=far)
    card = s.hand("dark", "Luke? Luuuuke!")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, far) and not s.can("deploy", card, sky)
    assert [s.can("deploy", card, site, each) for each in (target, settler, imperial)] == [True, False, False]


@pytest.mark.parametrize(("title", "power", "forfeit"), [("Rebel 1", 0, 4), ("Test Luke", 0, 2), ("Test Leia", 0, 4)])
def test_who_is_called_is_weaker(title: str, power: int, forfeit: int):
    s, target, _ = called(title)
    other = s.put("Rebel 3", at=s.at(target))
    assert (s.power(target), s.forfeit(target)) == (power, forfeit)
    assert (s.power(other), s.forfeit(other)) == (1, 5)


@pytest.mark.parametrize(("printed", "zone"), [(1, "lost"), (2, "table")])
def test_a_rebel_whose_forfeit_value_is_used_up_is_lost(printed: int, zone: str):
    weak = Rebel("Weak", "memory weak", destiny=1, deploy=1, power=2, ability=1, forfeit=printed)
    s = scene(weak)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    target, other = s.put("Weak", at=far), s.put("Weak", at=far)
    card = s.hand("dark", "Luke? Luuuuke!")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site, target)
    assert [s.zone(each) for each in (target, other, card)] == [zone, "table", zone]


def test_it_is_over_when_he_comes_home():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    target, other = s.put("Rebel 1", at=near), s.put("Rebel 1", at=near)
    card = s.put("Luke? Luuuuke!", on=site, targets={"target": target})
    s.start(turn="light", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", target, site)
    assert s.zone(card) == "lost" and s.zone(target) == "table"


# -- Tactical Re-Call --------------------------------------------------------------------------------------------------


def recall(winner: str = "dark", at: str = "Tatooine: Box") -> tuple[Scenario, list[CardRef]]:
    """A battle that somebody wins, with warriors on both sides."""
    s = scene(*HEROES.values(), PLANETS["Yavin 4"], force=1)
    base, site = s.location("Yavin 4: Box"), s.location("Tatooine: Box")
    s.location("Yavin 4")
    place = base if at == "Yavin 4: Box" else site
    foe, mine, plain = (s.put(title, at=place) for title in ("Light Guard", "Dark Guard", "Rebel 1"))
    away = s.put("Light Guard", at=base if place == site else site)
    s.put("Imperial 6" if winner == "dark" else "Rebel 6", at=place)
    for _ in range(3):
        s.put("Brute 1" if winner == "dark" else "Settler 1", at=place)
    card = s.hand("dark", "Tactical Re-Call")
    s.start(turn="dark", phase="battle")
    assert not s.can("deploy", card)
    s.do("battle", place)
    return s, [card, base, site, foe, mine, plain, away]


def to_the_end(s: Scenario) -> bool:
    """Decline everything until the card can be deployed, or the battle is over."""
    while s.game.engine.state.phase == "battle" and s.battle is not None:
        if any(option.verb == "deploy" for option in s.decision.options):
            return True
        verbs = {option.verb for option in s.decision.options}
        if verbs & {"pass", "done", "no"}:
            s.pass_()
        else:
            s.game.choose(0)
    return False


def test_a_warrior_of_a_battle_won_elsewhere_is_called_back():
    s, (card, base, site, foe, mine, plain, away) = recall()
    assert to_the_end(s)
    assert {option.card.title for option in s.decision.options if option.verb == "deploy"} == {"Tactical Re-Call"}
    assert not s.can("deploy", card, site)
    assert [s.can("deploy", card, base, each) for each in (foe, mine, plain, away)] == [True, True, False, False]
    s.do("deploy", card, base, foe)
    assert s.count("dark", "force") == 0 and (s.power(foe), s.forfeit(foe)) == (0, 3)
    assert (s.power(mine), s.forfeit(mine)) == (1, 5)


@pytest.mark.parametrize(("winner", "at"), [("light", "Tatooine: Box"), ("dark", "Yavin 4: Box")])
def test_nobody_is_called_back_from_a_battle_lost_or_fought_there(winner: str, at: str):
    s, _ = recall(winner, at)
    assert not to_the_end(s)


@pytest.mark.parametrize(("title", "less"), [("Light Guard", 2), ("Test Leia", 3)])
def test_leia_is_missed_most_until_she_is_there(title: str, less: int):
    s = scene(*HEROES.values())
    base, near = s.location("Yavin 4: Box"), s.location("Yavin 4: Massassi Ruins")
    target, other = s.put(title, at=near), s.put(title, at=near)
    card = s.put("Tactical Re-Call", on=base, targets={"target": target})
    assert (s.forfeit(target), s.forfeit(other)) == (5 - less, 5) and s.power(target) == 0
    s.start(turn="light", phase="move")
    s.do("walk", other, base)
    assert s.zone(card) == "table"
    s.do("walk", target, base)
    assert s.zone(card) == "lost" and s.forfeit(target) == 5


# -- Advantage ---------------------------------------------------------------------------------------------------------


def beaten(loser: str, winner: str = "light") -> tuple[Scenario, list[CardRef]]:
    """A battle in which a character of the Dark Side stands against warriors and others."""
    s = scene(force=1)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    victim, foe = s.put(loser, at=site), s.put("Dark Guard", at=site)
    mine, plain = s.put("Light Guard", at=site), s.put("Rebel 6", at=site)
    away = s.put("Light Guard", at=far)
    for _ in range(3):
        s.put("Settler 1" if winner == "light" else "Brute 1", at=site)
    card = s.hand("light", "Advantage")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    return s, [card, victim, foe, mine, plain, away]


def forfeiting(s: Scenario, victim: CardRef) -> bool:
    """Play the battle on, with this card forfeited first, until an Effect can be deployed or it is over."""
    while s.battle is not None:
        options = s.decision.options
        if any(option.verb == "deploy" for option in options):
            return True
        wanted = [n for n, each in enumerate(options) if each.verb == "forfeit" and each.card == victim]
        decline = [n for n, each in enumerate(options) if each.verb in ("pass", "done", "no")]
        s.game.choose((wanted or decline or [0])[0])
    return False


@pytest.mark.parametrize(("loser", "offered"), [("Brute 4", True), ("Brute 3", False)])
def test_advantage_avenges_the_strong_on_a_warrior_of_the_battle(loser: str, offered: bool):
    s, (card, victim, foe, mine, plain, away) = beaten(loser)
    assert forfeiting(s, victim) is offered
    if offered:
        assert [each.id for each in s.decision.options[0].targets] == [victim.id]
        assert [s.can("deploy", card, each) for each in (mine, plain, away, foe)] == [True, False, False, False]
        s.do("deploy", card, mine)
        assert s.power(mine) == 3 and s.power(plain) == 1 and s.carrier(card) == mine


def test_advantage_needs_a_battle_that_you_won():
    s, (card, victim, *_) = beaten("Brute 4", winner="dark")
    assert not forfeiting(s, victim)


def test_advantage_needs_a_battle_at_all():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Light Guard", at=site)
    victim = s.put("Brute 4", at=site)
    card = s.hand("light", "Advantage")
    s.start(turn="light", phase="control")
    s.happen("lose", victim)
    assert s.zone(card) == "hand" and not s.can("deploy", card)


def until_won(s: Scenario) -> None:
    """Play the battle until the power segment has shown who wins."""
    while s.battle.winner is None:
        s.game.choose(next((n for n, each in enumerate(s.decision.options) if each.verb in ("pass", "done", "no")), 0))


def test_advantage_is_not_for_your_own_losses():
    s, (card, victim, foe, mine, plain, away) = beaten("Brute 1")
    until_won(s)
    s.happen("lose", plain)
    assert not s.can("deploy", card) and s.zone(plain) == "lost"


def test_advantage_waits_for_the_battle_to_be_won():
    s, (card, victim, *_) = beaten("Brute 4")
    s.happen("lose", victim)
    assert not s.can("deploy", card) and s.zone(victim) == "lost"


@pytest.mark.parametrize("title", ["Advantage", "Legendary Starfighter"])
def test_control_is_no_help(title: str):
    s = scene(CONTROL)
    site = s.location("Tatooine: Box")
    guard = s.put("Light Guard", at=site)
    s.put(title, on=guard, targets={"victim": guard})
    other = s.put("Light Banner", on="table")
    card = s.hand("dark", "Control")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.zone(other) == "lost" and s.carrier(s.game.engine.ref(guard.id)) is None


def test_control_is_no_help_against_the_light_side_either():
    s = scene(LostInterrupt("Control", LIGHT, "memory control light", destiny=1, text=CONTROL.text))
    site = s.location("Tatooine: Box")
    s.put("Pride Of The Empire", on=s.put("Dark Guard", at=site))
    other = s.put("Dark Banner", on="table")
    card = s.hand("light", "Control")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.zone(other) == "lost"


@pytest.mark.parametrize(("luke", "zone"), [(9, "table"), (0, "hand")])
def test_advantage_is_taken_of_a_duel_too(luke: int, zone: str):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    hero, guard = s.put("Luke Skywalker", at=site), s.put("Light Guard", at=site)
    vader = s.put("Darth Vader", at=near)
    duel, card = s.hand("dark", "Vader's Obsession"), s.hand("light", "Advantage")
    s.destinies("light", luke, luke)
    s.destinies("dark", 1, 1)
    s.start(turn="dark", phase="move")
    s.do("walk", vader, site)
    s.do("play", duel)
    if zone == "table":
        assert s.can("deploy", card, hero) and not s.can("deploy", card, guard)
        s.do("deploy", card, hero)
    assert s.zone(card) == zone


@pytest.mark.parametrize(("loser", "amount"), [("Brute 5", 1), ("Brute 6", 2)])
def test_advantage_hurts_in_each_of_the_opponents_move_phases(loser: str, amount: int):
    s, (card, victim, foe, mine, *_) = beaten(loser)
    assert forfeiting(s, victim)
    s.do("deploy", card, mine)
    while s.battle is not None:
        s.game.choose(next((n for n, each in enumerate(s.decision.options) if each.verb in ("pass", "done", "no")), 0))
    before = s.count("dark", "lost")
    s.until(player="dark", phase="deploy")
    assert s.count("dark", "lost") == before and s.decision.player == "dark"
    for turn in (1, 2):
        while (s.game.engine.state.player, s.game.engine.state.phase) != ("dark", "move"):
            s.pass_()
        assert s.count("dark", "lost") == before + amount * (turn - 1)
        while s.game.engine.state.phase == "move":
            losing = [n for n, each in enumerate(s.decision.options) if each.verb == "lose"]
            s.game.choose(losing[0]) if losing else s.pass_()
        assert s.count("dark", "lost") == before + amount * turn


# -- Legendary Starfighter and Pride Of The Empire ---------------------------------------------------------------------

ACES = {
    "light": ("Legendary Starfighter", "Fighter", "Cruiser", "Raider", "Dreadnaught", "Light Flier", "Dark Flier"),
    "dark": ("Pride Of The Empire", "Raider", "Dreadnaught", "Fighter", "Cruiser", "Dark Flier", "Light Flier"),
}
FAMOUS = [
    Starfighter("Test Falcon", LIGHT, "memory falcon", "Scout", personas=["Falcon"], text=[Carries(pilots=1)], **BODY),
    Starfighter("Test Red 5", LIGHT, "memory red 5", "X-wing", personas=["Red 5"], text=[Carries(pilots=1)], **BODY),
    Starfighter("Test TIE", DARK, "memory tie", "TIE/ln", text=[Carries(pilots=1)], **BODY),
]


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("kind", ["ship", "pilot", "own", "early"])
def test_a_starfighter_makes_a_name_for_itself_where_the_enemy_loses_a_ship(side: str, kind: str):
    title, fighter, capital, foe, foe_capital, pilot, foe_pilot = ACES[side]
    s = scene(force=1)
    sky, far = s.location("Calm"), s.location("Kessel", side="dark")
    ships = {name: s.put(name, at=sky) for name in (fighter, capital, foe, foe_capital)}
    away, wing = s.put(fighter, at=far), s.put(foe, at=sky)
    s.put(foe_pilot, aboard=wing, as_="pilot")
    for name, ship in ships.items():
        s.put(pilot if name in (fighter, capital) else foe_pilot, aboard=ship, as_="pilot")
    s.put("Rebel 6" if side == "light" else "Imperial 6", aboard=ships[capital], as_="passenger")
    lone = s.put("Brute 2" if side == "light" else "Settler 2", aboard=ships[foe_capital], as_="passenger")
    for _ in range(3):
        s.put(pilot, aboard=s.put(capital, at=sky), as_="pilot")
    card, _ = s.hand(side, title, "Light Trick" if side == "light" else "Dark Trick")
    s.start(turn=side, phase="battle")
    s.do("battle", sky)
    if kind != "early":
        until_won(s)
    s.happen("lose", {"ship": ships[foe], "early": ships[foe], "pilot": lone, "own": ships[capital]}[kind])
    if kind != "ship":
        assert not s.can("deploy", card)
        return
    able = [s.can("deploy", card, each) for each in (ships[fighter], ships[capital], away, wing)]
    assert able == [True, False, False, False]
    before = s.power(ships[fighter])
    s.do("deploy", card, ships[fighter])
    assert s.power(ships[fighter]) == before + 2


@pytest.mark.parametrize(("title", "hull", "amount"), [
    ("Legendary Starfighter", "Fighter", 1), ("Legendary Starfighter", "Test Falcon", 2),
    ("Legendary Starfighter", "Test Red 5", 2), ("Pride Of The Empire", "Raider", 1),
    ("Pride Of The Empire", "Test TIE", 2),
])  # fmt: skip
def test_a_famous_starfighter_hurts_once_in_each_of_the_opponents_move_phases(title: str, hull: str, amount: int):
    s = scene(*FAMOUS)
    s.put(title, on=s.put(hull, at=s.location("Calm")))
    mine, foe = ("light", "dark") if title == "Legendary Starfighter" else ("dark", "light")
    s.start(turn=mine, phase="move")
    s.pass_()
    while s.game.engine.state.player == mine or s.game.engine.state.phase != "move":
        s.pass_()
    assert s.count(foe, "lost") == 0
    while s.game.engine.state.phase == "move":
        losing = [n for n, each in enumerate(s.decision.options) if each.verb == "lose"]
        s.game.choose(losing[0]) if losing else s.pass_()
    assert s.count(foe, "lost") == amount and s.count(mine, "lost") == 0
