"""What the glossary says about people, proven on the cards themselves, at each number and just below it."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, draws, fight, over, scene

# -- Luke and Vader ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("luke-skywalker-printed-card-face.1")
@pytest.mark.parametrize(("where", "more"), [("Kessel: Box", 1), ("Tatooine: Box", 0), ("enclosed", 0), ("open", 1)])
def test_luke_is_worth_one_force_where_he_is_present_away_from_tatooine(where: str, more: int):
    s = scene()
    away, home = s.location("Kessel: Box"), s.location("Tatooine: Box")
    cars = {"enclosed": s.put("Crawler", at=away), "open": s.put("Skiff", at=away)}
    before = s.generation("light")
    if where in cars:
        s.put("Luke Skywalker", aboard=cars[where], as_="passenger")
    else:
        s.put("Luke Skywalker", at={"Kessel: Box": away, "Tatooine: Box": home}[where])
    assert s.generation("light") == before + more
    s.start(turn="light", phase="activate")
    amounts = [option.amount for option in s.decision.options if option.verb == "activate"]
    assert max(amounts) == before + more and s.can("activate", amount=before)  # he is not forced to take it


@pytest.mark.ruling("luke-skywalker-printed-card-face.2")
@pytest.mark.parametrize(("ship", "maneuver"), [("Red 5", 6), ("Red 1", 4)])
def test_luke_flies_red_5_best(ship: str, maneuver: int):
    s = scene()
    calm = s.location("Calm")
    craft, other = s.put(ship, at=calm), crewed(s, "Fighter", calm)
    s.put("Luke Skywalker", aboard=craft, as_="pilot")
    assert (s.power(craft), s.maneuver(craft), s.power(other)) == (6, maneuver, 3)


@pytest.mark.ruling("darth-vader-card-face.2", "darth-vader-card-face.3")
@pytest.mark.parametrize(("ship", "power", "maneuver"), [("Vader's Custom TIE", 6, 6), ("Black 2", 4, 4)])
def test_vader_flies_his_own_fighter_best(ship: str, power: int, maneuver: int):
    s = scene()
    calm = s.location("Calm")
    craft, other = s.put(ship, at=calm), crewed(s, "Raider", calm)
    s.put("Darth Vader", aboard=craft, as_="pilot")
    assert (s.power(craft), s.maneuver(craft), s.power(other)) == (power, maneuver, 3)


def lost_to_attrition(s: Scenario, place: CardRef, who: CardRef, enemy: str, amount: int) -> bool:
    """Whether a card that has won its battle is lost to so much attrition."""
    side = "dark" if enemy.startswith("Rebel") else "light"
    foe = "light" if side == "dark" else "dark"
    s.put(enemy, at=place)
    s.destinies(foe, amount)
    fight(s, place, side)
    s.until(player=foe, verb="draw-destiny")
    s.do("draw-destiny")
    over(s, who)
    return s.zone(who) == "lost"


@pytest.mark.ruling(
    "luke-skywalker-printed-card-face.3", "darth-vader-card-face.4", "blizzard-2.2", "blizzard-walker.2"
)
@pytest.mark.parametrize(("title", "enemy", "limit"), [
    ("Luke Skywalker", "Imperial 6", 3), ("Darth Vader", "Rebel 6", 5), ("Blizzard 2", "Rebel 6", 4),
    ("Blizzard Walker", "Rebel 6", 4)])  # fmt: skip
def test_attrition_takes_them_at_the_number_and_not_below(title: str, enemy: str, limit: int):
    for amount in (limit - 1, limit):
        s = scene()
        site = s.location("Kessel: Box")
        who = s.put(title, at=site)
        if title == "Blizzard Walker":
            s.put("Imperial Pilot", aboard=who, as_="pilot")
        assert lost_to_attrition(s, site, who, enemy, amount) == (amount == limit)


# -- a destiny if not able to otherwise --------------------------------------------------------------------------------


@pytest.mark.ruling("biggs-darklighter.3", "han-solo.3")
@pytest.mark.parametrize(("pilot", "ship", "draw"), [
    ("Biggs Darklighter", "Red 3", 1), ("Biggs Darklighter", "Red 1", 0), ("Han Solo", "Millennium Falcon", 1),
    ("Han Solo", "Red 1", 0), ("Rebel Pilot", "Red 3", 0), ("Rebel Pilot", "Millennium Falcon", 0)])  # fmt: skip
@pytest.mark.parametrize("able", [False, True])
def test_a_pilot_in_his_own_ship_draws_where_nobody_else_could(pilot: str, ship: str, draw: int, able: bool):
    s = scene()
    calm = s.location("Calm")
    s.put(pilot, aboard=s.put(ship, at=calm), as_="pilot")
    if able:
        s.put("Luke Skywalker", aboard=s.put("Fighter", at=calm), as_="pilot")
    s.put("TIE Fighter", at=calm)
    fight(s, calm, "light")
    assert draws(s, "light") == (1 if able else draw)


# -- Han and Tarkin ----------------------------------------------------------------------------------------------------


def drawing(*dark: str, light: tuple[str, ...] = ("Han Solo", "Rebel 5")) -> tuple[Scenario, dict[str, CardRef]]:
    """A battle of these people in which the Light Side has just drawn its battle destiny."""
    s = scene()
    site = s.location("Tatooine: Box")
    people = {title: s.put(title, at=site) for title in (*dark, *light)}
    s.destinies("light", 5, 4)
    fight(s, site, "light")
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    return s, people


@pytest.mark.ruling("han-solo.5")
def test_han_does_not_redraw_what_tarkin_has_cancelled():
    s, people = drawing("Grand Moff Tarkin", "Darth Vader")
    s.do("use", people["Grand Moff Tarkin"])  # the opponent of the one who drew answers first
    assert not s.can("use", people["Han Solo"])
    assert s.battle.destinies("light") == ()


@pytest.mark.ruling("han-solo.5")
def test_han_redraws_what_tarkin_has_left_alone():
    s, people = drawing("Grand Moff Tarkin", "Darth Vader")
    s.pass_()
    s.do("use", people["Han Solo"])
    s.pass_()  # Tarkin could cancel the new one
    assert s.battle.destinies("light") == (4,)


SENSE_TARGET = UsedInterrupt("Told Ploy", DARK, "told ploy", destiny=1, text=[
    Action([LoseForce(1, OPPONENT)], when=DuringBattle())])  # fmt: skip


@pytest.mark.ruling("grand-moff-tarkin.3")
@pytest.mark.parametrize("drawn", ["battle destiny", "weapon destiny", "destiny for Sense"])
@pytest.mark.parametrize("vader", [True, False])
def test_tarkin_cancels_any_destiny_of_the_opponents_in_his_battle(drawn: str, vader: bool):
    s = scene(SENSE_TARGET)
    site = s.location("Tatooine: Box")
    tarkin = s.put("Grand Moff Tarkin", at=site)
    s.put("Darth Vader" if vader else "Imperial 6", at=site)
    hero = s.put("Luke Skywalker", at=site)
    blaster, victim = s.put("Blaster", on=hero), s.put("Imperial 1", at=site)
    ploy, sense = s.hand("dark", "Told Ploy"), s.hand("light", "Sense")
    s.destinies("light", 3)
    fight(s, site, "light" if drawn != "destiny for Sense" else "dark")
    if drawn == "battle destiny":
        s.until(player="light", verb="draw-destiny")
        s.do("draw-destiny")
    elif drawn == "weapon destiny":
        s.do("fire", blaster, victim)
    else:
        s.do("play", ploy)
        s.do("play", sense)
    assert s.can("use", tarkin) == vader
    if vader and drawn == "weapon destiny":
        s.do("use", tarkin)
        assert not s.hit(victim)


@pytest.mark.ruling("grand-moff-tarkin.3")
def test_tarkin_cancels_no_destiny_before_the_battle():
    s = scene(SENSE_TARGET)
    site = s.location("Tatooine: Box")
    tarkin = s.put("Grand Moff Tarkin", at=site)
    s.put("Darth Vader", at=site)
    s.put("Rebel 5", at=site)
    trick, sense = s.hand("dark", "Dark Trick"), s.hand("light", "Sense")
    s.destinies("light", 9)
    s.start(turn="dark", phase="battle")
    s.do("play", trick)
    s.do("play", sense)
    assert any(event.kind == "destiny" for event in s.game.events("public"))
    assert not s.can("use", tarkin)


@pytest.mark.ruling("grand-moff-tarkin.4")
@pytest.mark.parametrize("screened", [True, False])
def test_tarkin_cancels_no_number_that_was_not_drawn(screened: bool):
    """Smoke Screen puts a number in the place of a draw."""
    s = scene()
    site = s.location("Tatooine: Box")
    tarkin = s.put("Grand Moff Tarkin", at=site)
    s.put("Darth Vader", at=site)
    luke, screen = s.put("Luke Skywalker", at=site), s.hand("light", "Smoke Screen")
    s.destinies("light", 1)
    fight(s, site, "light")
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    s.do("play", screen, luke) if screened else s.pass_()
    assert s.can("use", tarkin) != screened
    if screened:
        assert s.battle.destinies("light") == (4,)


@pytest.mark.ruling("grand-moff-tarkin.6", "momaw-nadon.1")
@pytest.mark.parametrize(("title", "word", "is_one"), [
    ("Grand Moff Tarkin", "commander", False), ("Commander Praji", "commander", True),
    ("Momaw Nadon", "leader", True), ("Figrin D'an", "leader", False)])  # fmt: skip
def test_who_is_called_what(title: str, word: str, is_one: bool):
    pride = Effect("Told Pride", LIGHT, "told pride", destiny=1, text=[
        DeployOnTable(), Modify("forfeit", +10, Is(word))])  # fmt: skip
    s = scene(pride)
    who = s.put(title, at=s.location("Tatooine: Box"))
    s.put("Told Pride", on="table")
    assert (s.forfeit(who) > 10) == is_one


@pytest.mark.ruling("gold-leader-in-gold-1.2")
@pytest.mark.parametrize(("title", "power"), [("Red Leader", 12), ("Gold Leader In Gold 1", 4)])
def test_a_leader_is_a_character_and_no_starship(title: str, power: int):
    pride = Effect("Told Pride", LIGHT, "told pride", destiny=1, text=[
        DeployOnTable(), Modify("power", +10, Is("leader")), NoDeploy(~There(Is("leader")))])  # fmt: skip
    s = scene(pride)
    calm, site = s.location("Calm"), s.location("Tatooine: Box")
    who = s.put(title, at=site if title == "Red Leader" else calm)
    card = s.hand("light", "Told Pride")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card) == (title == "Red Leader")
    s.put("Told Pride", on="table")
    assert s.power(who) == power


@pytest.mark.ruling("general-dodonna.3")
@pytest.mark.parametrize("where", [None, "same site", "elsewhere"])
def test_dodonna_leaves_the_price_of_the_planners_alone(where: str | None):
    s = scene()
    room, other = s.location("Yavin 4: Massassi War Room"), s.location("Yavin 4: Box")
    if where:
        s.put("General Dodonna", at=room if where == "same site" else other)
    card = s.hand("light", "Rebel Planners")
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert s.deploy_cost(card, at=room) == 1
    s.do("deploy", card, room)
    assert s.count("light", "force") == 0
