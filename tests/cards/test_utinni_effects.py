"""Utinni Effects: whom they target, and what reaching them does."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.battle import draws_allowed
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, fight, scene

VADER_HERE = Imperial("Test Vader", "utinni vader", personas=["Vader"], unique=1, ability=6, **{**BODY, "power": 6})
RUNNER = Rebel("Runner", "utinni runner", traits=["smuggler"], ability=2, **BODY)
DARK_RUNNER = Alien("Dark Runner", DARK, "utinni dark runner", traits=["smuggler"], ability=2, **BODY)


# -- Yerka Mig ---------------------------------------------------------------------------------------------------------


def mig(at: str = "Tatooine: Box") -> tuple[Scenario, dict[str, CardRef], CardRef, CardRef]:
    """Mig at a location, hunted by an Imperial who is somewhere else."""
    s = scene()
    places = {title: s.location(title) for title in ("Tatooine: Box", "Tatooine: Vault", "Kessel: Box", "Calm")}
    hunter = s.put("Imperial 1", at=places["Kessel: Box"])
    card = s.hand("light", "Yerka Mig")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, places[at], hunter)
    return s, places, card, hunter


def test_mig_hides_at_any_location_from_a_character_of_the_opponent():
    s = scene(force=0)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    far = s.location("Kessel: Box")
    hunter, friend = s.put("Imperial 1", at=far), s.put("Rebel 1", at=far)
    s.put("Imperial 2", at=far)
    card = s.hand("light", "Yerka Mig")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, site, hunter) and s.can("deploy", card, sky, hunter)
    tank = s.put("Tank", at=far)
    assert not any(s.can("deploy", card, site, each) for each in (friend, tank))
    assert not s.can("deploy", card, friend)


@pytest.mark.parametrize(("field", "less"), [("Tatooine: Box", 1), ("Tatooine: Vault", 1), ("Kessel: Box", 0)])
def test_the_opponent_is_weaker_in_battles_near_mig(field: str, less: int):
    s, places, *_ = mig()
    for title in ("Rebel 3", "Imperial 4", "Imperial 4"):
        s.put(title, at=places[field])
    before = s.total_power("dark", places[field])
    fight(s, places[field], "light")
    assert s.total_power("dark", places[field]) == before - less
    assert s.total_power("light", places[field]) == 1


def test_mig_hinders_nobody_in_space():
    s, places, *_ = mig("Calm")
    for hull, who in (("Cruiser", "Rebel 3"), ("Dreadnaught", "Imperial 4")):
        s.put(who, aboard=crewed(s, hull, places["Calm"]), as_="passenger")
    fight(s, places["Calm"], "light")
    assert s.total_power("dark", places["Calm"]) == 3


def test_mig_walks_like_a_character():
    s, places, card, _ = mig()
    s.until(phase="move", player="light")
    s.do("walk", card, places["Tatooine: Vault"])
    assert s.at(card) == places["Tatooine: Vault"]


def test_mig_is_caught_by_the_hunter_alone():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    hunter, other = s.put("Imperial 1", at=near), s.put("Imperial 1", at=near)
    card = s.put("Yerka Mig", on=site, targets={"target": hunter})
    s.start(turn="dark", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", hunter, site)
    assert s.zone(card) == "lost" and s.zone(hunter) == "table"


# -- Death Mark --------------------------------------------------------------------------------------------------------


def marked() -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A smuggler with a price on his head, one step away from it."""
    s = scene(RUNNER)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    target = s.put("Runner", at=near)
    return s, s.put("Death Mark", on=site, targets={"target": target}), target, site


def test_a_death_mark_costs_three_and_hangs_on_an_exterior_planet_site():
    s = scene(RUNNER, DARK_RUNNER, force=3)
    site, inside, ship, sky = (s.location(each) for each in ("Tatooine: Box", "Tatooine: Vault", "Death Star: Box",
                                                             "Calm"))  # fmt: skip
    target, mine, honest = (s.put(each, at=inside) for each in ("Runner", "Dark Runner", "Rebel 1"))
    s.put("Runner", at=inside)
    card = s.hand("dark", "Death Mark")
    s.start(turn="dark", phase="deploy")
    assert not any(s.can("deploy", card, each, target) for each in (inside, ship, sky))
    assert [s.can("deploy", card, site, each) for each in (target, mine, honest)] == [True, False, False]
    s.do("deploy", card, site, target)
    assert s.count("dark", "force") == 0


def test_a_death_mark_takes_a_force_each_turn():
    s, card, *_ = marked()
    s.start(turn="dark", phase="activate")
    s.until(phase="deploy", player="dark")
    assert s.count("light", "lost") == 0
    s.until(verb="lose")
    assert (s.game.engine.state.player, s.game.engine.state.phase) == ("light", "control")
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 1 and s.zone(card) == "table"
    mine = s.put("Rebel 1", at=s.at(card))
    assert s.can("drain", s.at(mine))  # it was the start of the phase
    s.until(phase="activate", player="dark")
    assert s.count("light", "lost") == 1


def test_a_death_mark_is_over_when_its_man_comes_for_it():
    s, card, target, site = marked()
    other = s.put("Runner", at=s.at(target))
    s.start(turn="light", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", target, site)
    assert (s.zone(card), s.zone(target), s.zone(other)) == ("lost", "used", "table")


# -- Report To Lord Vader ----------------------------------------------------------------------------------------------


def reported(winner: str = "light") -> tuple[Scenario, dict[str, CardRef]]:
    """A battle that somebody wins, and Vader far away."""
    s = scene(VADER_HERE, force=1)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    cards = {"vader": s.put("Test Vader", at=far), "loser": s.put("Imperial 1", at=site)}
    cards |= {
        "alien": s.put("Brute 1", at=site),
        "away": s.put("Imperial 2", at=far),
        "peer": s.put("Imperial 3", at=site),
    }
    for _ in range(5):
        s.put("Settler 1" if winner == "light" else "Brute 1", at=site)
    s.put("Rebel 1", at=site)
    cards["card"] = s.hand("light", "Report To Lord Vader")
    fight(s, site, "light")
    while s.battle and s.battle.winner is None and not s.can("deploy", cards["card"]):
        s.pass_()
    return s, cards


def test_an_imperial_of_a_battle_you_won_must_report():
    s, cards = reported()
    assert [s.can("deploy", cards["card"], cards["vader"], cards[name]) for name in (
        "loser", "alien", "away", "vader")] == [True, False, False, False]  # fmt: skip
    assert not s.can("deploy", cards["card"], cards["away"], cards["loser"])
    s.do("deploy", cards["card"], cards["vader"], cards["loser"])
    assert [(s.power(cards[each]), s.forfeit(cards[each])) for each in ("vader", "loser", "peer")] == [
        (2, 1), (0, 1), (1, 5)]  # fmt: skip


def test_vader_does_not_report_to_himself():
    s = scene(VADER_HERE, force=1)
    site = s.location("Tatooine: Box")
    vader, peer = s.put("Test Vader", at=site), s.put("Imperial 1", at=site)
    for _ in range(12):
        s.put("Settler 1", at=site)
    card = s.hand("light", "Report To Lord Vader")
    fight(s, site, "light")
    while s.battle and not s.can("deploy", card):
        s.pass_()
    assert s.can("deploy", card, vader, peer) and not s.can("deploy", card, vader, vader)


def test_nobody_reports_after_a_battle_that_you_lost():
    s, cards = reported("dark")
    assert not s.can("deploy", cards["card"])


@pytest.mark.parametrize(("destiny", "zone"), [(3, "lost"), (2, "table")])
def test_reporting_may_be_fatal(destiny: int, zone: str):
    s = scene(VADER_HERE)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    vader, target, other = s.put("Test Vader", at=site), s.put("Imperial 1", at=near), s.put("Imperial 1", at=near)
    card = s.put("Report To Lord Vader", on=vader, targets={"target": target})
    s.destinies("light", destiny)
    s.start(turn="dark", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", target, site)
    assert (s.zone(card), s.zone(target), s.zone(vader)) == ("lost", zone, "table")


# -- Lateral Damage ----------------------------------------------------------------------------------------------------

NEAR = System("Near", LIGHT, "utinni near", ["planet"], (1, 1), parsec=2)


def damaged(at: str = "Near") -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A damaged cruiser of the Light Side, one jump away from help or there already."""
    s = scene(NEAR)
    sky, near = s.location("Calm"), s.location("Near")
    target = s.put("Cruiser", at=near if at == "Near" else sky)
    s.put("Red Ace", aboard=target, as_="pilot")
    return s, s.put("Lateral Damage", on=sky, targets={"target": target}), target, sky


def test_lateral_damage_is_done_to_a_starship_of_the_opponents():
    s = scene(NEAR, force=0)
    sky, near, site = s.location("Calm"), s.location("Near"), s.location("Tatooine: Box")
    theirs, mine, tank = s.put("Cruiser", at=near), s.put("Dreadnaught", at=near), s.put("Crawler", at=site)
    s.put("Cruiser", at=near)
    card = s.hand("dark", "Lateral Damage")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, site)
    assert [s.can("deploy", card, sky, each) for each in (theirs, mine, tank)] == [True, False, False]


def test_a_damaged_starship_is_worth_nothing():
    s, _, target, sky = damaged()
    other = crewed(s, "Cruiser", sky)
    assert [(s.power(each), s.forfeit(each)) for each in (target, other)] == [(0, 0), (3, 6)]


@pytest.mark.parametrize(("destiny", "zone"), [(3, "lost"), (2, "table")])
def test_it_is_repaired_where_help_is(destiny: int, zone: str):
    s, card, target, sky = damaged()
    s.destinies("light", destiny)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", target, sky)
    assert s.zone(card) == zone and s.count("light", "used") >= 1
    used = s.count("light", "used")
    s.until(phase="draw", player="light")
    assert s.zone(card) == zone and s.count("light", "used") == used  # no second draw in the same phase


@pytest.mark.parametrize(("destiny", "zone"), [(3, "lost"), (2, "table")])
def test_it_is_tried_again_in_the_next_move_phase(destiny: int, zone: str):
    s, card, target, _ = damaged("Calm")
    s.destinies("light", destiny)
    s.start(turn="dark", phase="move")
    s.until(phase="draw", player="dark")
    assert s.zone(card) == zone and s.zone(target) == "table"


def test_nothing_is_repaired_elsewhere():
    s, card, _, _ = damaged()
    s.destinies("light", 6)
    s.start(turn="dark", phase="move")
    s.until(phase="draw", player="dark")
    assert s.zone(card) == "table"


def test_only_its_own_coming_there_helps_a_damaged_starship():
    s, card, target, sky = damaged()
    friend, third = crewed(s, "Cruiser", s.at(target)), s.location("Dantooine", side="light")
    s.destinies("light", 6, 6)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", friend, sky)
    s.until(player="light")
    s.do("hyperspeed", target, third)
    assert s.at(target) == third and s.zone(card) == "table"


# -- Kessel Run --------------------------------------------------------------------------------------------------------

KESSEL = System("Kessel", LIGHT, "utinni kessel", ["planet"], (1, 1), parsec=5)
FAST = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 6, "armor": 3, "hyperspeed": 5}
CLIPPER = Capital("Clipper", LIGHT, "utinni clipper", "Corellian Corvette", icons=["nav computer"],
                  text=[PermanentPilot(2), Carries(pilots=2, passengers=4)], **FAST)  # fmt: skip


def run(destiny: int = 1) -> tuple[Scenario, dict[str, CardRef]]:
    """A smuggler in space, two parsecs from Kessel, with a run before him and Force to retrieve."""
    s = scene(RUNNER, KESSEL, CLIPPER, NEAR)
    cards = {"kessel": s.location("Kessel", side="light"), "first": s.location("Calm"), "near": s.location("Near")}
    cards["ship"] = s.put("Clipper", at=cards["first"])
    cards["runner"] = s.put("Runner", aboard=cards["ship"], as_="passenger")
    s.pile("light", "lost", *["Light Droid"] * 5)
    card = s.hand("light", "Kessel Run")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, cards["kessel"], cards["runner"])
    s.destinies("dark", destiny)
    return s, {**cards, "card": card}


def fly(s: Scenario, cards: dict[str, CardRef], goal: str) -> None:
    """In the next move phase of the Light Side the ship jumps; then that is over."""
    s.until(phase="move", player="light")
    s.do("hyperspeed", cards["ship"], cards[goal])
    s.until(phase="draw", player="light")


def test_a_kessel_run_is_for_a_smuggler_of_yours_at_another_system():
    s = scene(RUNNER, DARK_RUNNER, KESSEL, CLIPPER, force=0)
    kessel, sky, site = s.location("Kessel", side="light"), s.location("Calm"), s.location("Tatooine: Box")
    ship, home = s.put("Clipper", at=sky), s.put("Clipper", at=kessel)
    able, honest = (s.put(title, aboard=ship, as_="passenger") for title in ("Runner", "Rebel 1"))
    there, grounded = s.put("Runner", aboard=home, as_="passenger"), s.put("Runner", at=site)
    theirs = s.put("Dark Runner", aboard=s.put("Dreadnaught", at=sky), as_="passenger")
    s.put("Runner", aboard=ship, as_="passenger")
    card = s.hand("light", "Kessel Run")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, sky)
    assert [s.can("deploy", card, kessel, each) for each in (able, honest, there, grounded, theirs)] == [
        True, False, False, False, False]  # fmt: skip


def test_who_comes_back_from_kessel_retrieves_the_distance():
    s, cards = run()
    fly(s, cards, "kessel")
    assert s.zone(cards["card"]) == "table" and s.count("light", "lost") == 5
    draws = [event for event in s.game.events("public") if event.kind == "destiny"]
    assert len(draws) == 1  # one draw, however long he stays
    fly(s, cards, "first")
    assert s.zone(cards["card"]) == "lost" and s.count("light", "lost") == 5 - 2 + 1


def test_no_other_system_is_the_goal_and_no_run_is_one_without_kessel():
    s, cards = run()
    fly(s, cards, "near")
    fly(s, cards, "first")
    assert s.zone(cards["card"]) == "table" and s.count("light", "lost") == 5
    fly(s, cards, "kessel")
    fly(s, cards, "near")
    assert s.zone(cards["card"]) == "table" and s.count("light", "lost") == 5


@pytest.mark.parametrize(("destiny", "zone"), [(0, "lost"), (1, "table")])
def test_kessel_is_dangerous(destiny: int, zone: str):
    s, cards = run(destiny)
    friend = s.put("Clipper", at=cards["kessel"])
    fly(s, cards, "kessel")
    assert [s.zone(cards[name]) for name in ("ship", "runner", "card")] == [zone] * 3 and s.on_table(friend)


def test_kessel_swallows_the_ship_around_a_cart_with_the_runner_in_it():
    s = scene(RUNNER, KESSEL, CLIPPER)
    kessel, first = s.location("Kessel", side="light"), s.location("Calm")
    ship = s.put("Clipper", at=first)
    cart = s.put("Skiff", aboard=ship, as_="cargo")
    runner = s.put("Runner", aboard=cart, as_="passenger")
    s.put("Kessel Run", on=kessel, targets={"target": runner, "first": first})
    s.destinies("dark", 0)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", ship, kessel)
    assert [s.zone(each) for each in (ship, cart, runner)] == ["lost"] * 3


# -- Organa's Ceremonial Necklace --------------------------------------------------------------------------------------

BASE = [Site(f"Yavin 4: Hall {n}", LIGHT, f"utinni hall {n}", ["interior", "planet"], (2, 2)) for n in range(3)]


def necklace(at: int) -> tuple[Scenario, list[CardRef], CardRef, CardRef]:
    """Three halls in a row with the necklace in the second, and an Imperial in one of them."""
    s = scene(*BASE)
    halls = [s.location(each.title) for each in BASE]
    thief = s.put("Imperial 1", at=halls[at])
    return s, halls, thief, s.put("Organa's Ceremonial Necklace", on=halls[1], targets={"target": thief})


def test_the_necklace_lies_on_yavin_4_for_an_imperial():
    s = scene(*BASE, force=0)
    hall, far = s.location("Yavin 4: Hall 0"), s.location("Tatooine: Box")
    thief, brute, rebel = (s.put(title, at=far) for title in ("Imperial 1", "Brute 1", "Rebel 1"))
    s.put("Imperial 2", at=far)
    card = s.hand("dark", "Organa's Ceremonial Necklace")
    sky = s.location("Yavin 4", side="light")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, far) and not s.can("deploy", card, sky)
    assert [s.can("deploy", card, hall, each) for each in (thief, brute, rebel)] == [True, False, False]


def drain(s: Scenario, hall: CardRef) -> int:
    """Drain there, without passing the necklace on, and say how much was lost."""
    s.do("drain", hall)
    while s.decision.player == "dark" and s.game.engine.state.phase == "control" and not s.can("drain", hall):
        if any(option.verb == "lose" for option in s.decision.options):
            break
        s.pass_()
        if s.decision.player == "light":
            break
    paid = 0
    while s.decision.player == "light" and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        paid += 1
    return paid


def test_until_it_is_stolen_it_does_nothing():
    s, halls, thief, card = necklace(0)
    s.put("Brute 1", at=halls[1])
    s.start(turn="dark", phase="control")
    assert drain(s, halls[1]) == 2 and s.zone(card) == "table"
    s.happen("lose", thief)
    assert s.zone(card) == "lost"


@pytest.mark.ruling("force-drain.7")
def test_once_stolen_it_adds_to_drains_where_it_is():
    s, halls, thief, card = necklace(1)
    s.put("Brute 1", at=halls[2])
    s.start(turn="dark", phase="control")
    assert drain(s, halls[1]) == 3
    assert drain(s, halls[2]) == 2
    s.happen("lose", thief)
    assert s.zone(card) == "table" and s.at(card) == halls[1]  # whoever stole it


@pytest.mark.ruling("force-drain.7")
def test_it_passes_on_to_an_adjacent_site_that_you_control():
    s, halls, _, card = necklace(1)
    s.put("Brute 1", at=halls[2])
    s.put("Brute 1", at=halls[0]), s.put("Rebel 1", at=halls[0])
    s.start(turn="dark", phase="control")
    s.do("drain", halls[1])
    s.do("use", card)
    assert s.at(card) == halls[2]
    paid = 0
    while s.decision.player == "light" and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        paid += 1
    assert paid == 3 and drain(s, halls[2]) == 3


def test_it_passes_on_next_door_and_only_when_the_dark_side_drains_there():
    s, halls, thief, card = necklace(1)
    far = s.location("Tatooine: Box")
    for place in (far, halls[2]):
        s.put("Brute 1", at=place)
    s.start(turn="dark", phase="control")
    s.do("drain", far)
    assert not s.can("use", card)
    s.start(turn="dark", phase="control")
    s.put("Brute 1", at=halls[0]), s.put("Rebel 1", at=halls[0])
    s.do("drain", halls[1])
    assert s.can("use", card, halls[2]) and not s.can("use", card, far) and not s.can("use", card, halls[0])
    s.start(turn="dark", phase="control")
    s.happen("lose", thief)
    s.put("Rebel 1", at=halls[1]), s.hand("dark", "Dark Trick")  # with a trick at hand its player is always asked
    s.start(turn="light", phase="control")
    s.do("drain", halls[1])
    assert not s.can("use", card)
    logged = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "drain-amount"]
    assert logged[-1] == 2


def test_the_opponents_drains_are_as_they_were():
    s, halls, thief, card = necklace(1)
    s.start(turn="dark", phase="control")
    s.happen("lose", thief)
    s.put("Rebel 1", at=halls[1])
    s.start(turn="light", phase="control")
    assert s.zone(card) == "table" and s.drain_amount("light", halls[1]) == 2
    s.do("drain", halls[1])
    paid = 0
    while s.decision.player == "dark" and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        paid += 1
    assert paid == 2


# -- What Is Thy Bidding, My Master? -----------------------------------------------------------------------------------

LORD = Imperial("Test Emperor", "utinni emperor", personas=["Emperor"], unique=1, ability=6, **BODY)
GUESS = LostInterrupt("Guess", DARK, "utinni guess", destiny=1, text=[
    Action([DrawDestiny(), If(DESTINY < YOUR_HIGHEST_ABILITY, (LoseForce(1, OPPONENT),))])])  # fmt: skip


def test_the_emperor_calls_who_serves_him():
    s = scene(LORD, force=0)
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    lord, tarkin, plain = (s.put(title, at=site) for title in ("Test Emperor", "Grand Moff Tarkin", "Imperial 1"))
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "What Is Thy Bidding, My Master?")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, site) and not s.can("deploy", card, plain)
    for host in (sky, lord):
        assert s.can("deploy", card, host, tarkin) and not s.can("deploy", card, host, plain)


@pytest.mark.parametrize(("called", "draws"), [(True, 0), (False, 1)])
def test_who_is_called_draws_no_battle_destiny_by_his_ability(called: bool, draws: int):
    s = scene()
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    target = s.put("Grand Moff Tarkin", at=site)
    s.put("Imperial 1", at=site), s.put("Rebel 1", at=site)
    if called:
        s.put("What Is Thy Bidding, My Master?", on=sky, targets={"target": target})
    fight(s, site, "dark")
    assert draws_allowed(s.game.engine, "dark") == draws


@pytest.mark.parametrize(("called", "lost"), [(True, 0), (False, 1)])
def test_who_is_called_is_not_the_highest_in_ability(called: bool, lost: int):
    s = scene(GUESS)
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    target = s.put("Grand Moff Tarkin", at=site)
    s.put("Imperial 2", at=site)
    if called:
        s.put("What Is Thy Bidding, My Master?", on=sky, targets={"target": target})
    card = s.hand("dark", "Guess")
    s.destinies("dark", 2)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.can("lose", pile="reserve") == bool(lost)


def test_his_bidding_is_done_where_he_is():
    s = scene(LORD)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    lord, target, other = s.put("Test Emperor", at=site), s.put("Stormtrooper", at=near), s.put("Stormtrooper", at=near)
    card = s.put("What Is Thy Bidding, My Master?", on=lord, targets={"target": target})
    s.start(turn="dark", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", target, site)
    assert s.zone(card) == "lost" and s.zone(target) == "table"
