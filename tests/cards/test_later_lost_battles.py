"""Lost Interrupts of later sets about battles: those they bring about, those they leave, those they change."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, gun, over, scene

FOE = {"light": "dark", "dark": "light"}

# -- a battle that answers a battle ------------------------------------------------------------------------------------

ANSWERS = {"light": "Here We Go Again", "dark": "Counterattack"}
MINE = {"light": "Rebel", "dark": "Imperial"}


def _helper(name: str, side: Side) -> Definition:
    """A device that a player may use as often as he likes."""
    return Device(name, side, f"battles {name}", destiny=1, text=[
        DeployOn(CHARACTER), Action([Put(top(1), to=In("hand"))])])  # fmt: skip


def _arms(side: Side) -> list[Definition]:
    return [
        CharacterWeapon(f"{side} gun", side, f"battles {side} gun", destiny=1, text=[
            DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 9, (MakeHit(),))))]),
        _helper(f"{side} dish", side), _helper(f"{side} lamp", side),
        Alien(f"{side} scout", side, f"battles {side} scout", text=[ReactMove(to=Adjacent(HERE)), ReactMove(away=True)],
              **{**BODY, "ability": 1}),
        Alien(f"{side} soldier", side, f"battles {side} soldier", traits=["trooper"], **{**BODY, "ability": 1}),
    ]  # fmt: skip


CARDS = [
    *_arms(LIGHT), *_arms(DARK),
    StarshipWeapon("dark torpedo", DARK, "battles torpedo", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (MakeHit(),))]),
    Effect("Fear", DARK, "battles fear", destiny=1, text=[DeployOn(CHARACTER), Cannot("battle", HOST)]),
    Alien("light coward", LIGHT, "battles coward", ability=1, text=[
        Action([ForRest("battle", (Cannot("battle"),))], when=in_battle(SELF))], **BODY),
    Droid("A Threepio", LIGHT, "battles threepio", "protocol droid", personas=["C-3PO"], unique=1, **BODY),
]  # fmt: skip


def answered(side: str, *more: str, force: int = 12) -> tuple[Scenario, CardRef, CardRef, dict[str, CardRef]]:
    """A battle that a side's opponent begins at a site: one of ability 1 on each side, and more. The side holds the
    card that answers it, and both a trick."""
    s = scene(*CARDS)
    s.force(side, force)
    site = s.location("Tatooine: Box")
    people = {name: s.put(name, at=site) for name in ("Rebel 1", "Imperial 1", *more)}
    card, _, _ = *s.hand(side, ANSWERS[side], f"{side.title()} Trick"), s.hand(FOE[side], f"{FOE[side].title()} Trick")
    fight(s, site, FOE[side])
    return s, site, card, people


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_answer_comes_when_the_opponents_battle_is_over(side: str):
    s, site, card, _ = answered(side)
    assert not s.can("play", card)
    over(s)
    assert s.decision.player == side and s.decision.prompt.key == "prompt.respond.battle-over"
    s.do("play", card)
    assert s.battle.location == site and s.battle.initiator == side and s.count(side, "force") == 11
    over(s)
    assert s.zone(card) == "lost"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_ones_own_battle_has_no_such_answer(side: str):
    s, site, card, _ = answered(side)
    over(s)
    s.pass_()
    away = s.location("Kessel: Box")
    for name in ("Rebel 1", "Imperial 1"):
        s.put(name, at=away)
    fight(s, away, side)
    over(s)
    assert s.battle is None and not s.can("play", card) and site


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_answer_costs_what_a_battle_costs(side: str):
    s, _, card, _ = answered(side, force=0)
    over(s)
    assert not s.can("play", card)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_there_is_no_answer_where_nobody_is_left(side: str):
    s, _, card, people = answered(side, f"{MINE[side]} 2")
    over(s)  # the opponent forfeits his only card there
    assert s.zone(people[f"{MINE[FOE[side]]} 1"]) == "lost" and not s.can("play", card)


@pytest.mark.ruling("counterattack.1", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_those_who_battled_battle_again(side: str):
    s, site, card, people = answered(side)
    over(s)
    assert s.reasons("battle", site, player=side) == ["phase"]  # by the rules they could not
    s.do("play", card)
    assert set(s.battle.participants("light")) == {people["Rebel 1"]}
    assert set(s.battle.participants("dark")) == {people["Imperial 1"]}


@pytest.mark.ruling("counterattack.2", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_they_use_their_weapons_again(side: str):
    s, _, card, people = answered(side)
    gun, stick = (s.put(f"{side} {name}", on=people[f"{MINE[side]} 1"]) for name in ("gun", "gun"))
    s.until(player=side)
    s.do("fire", gun)
    s.until(player=side)
    assert not s.can("fire", gun) and not s.can("fire", stick)
    over(s)
    s.do("play", card)
    assert s.can("fire", gun) and s.can("fire", stick)


@pytest.mark.ruling("counterattack.3", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_they_use_their_devices_again(side: str):
    s, _, card, people = answered(side)
    dish, lamp = (s.put(f"{side} {name}", on=people[f"{MINE[side]} 1"]) for name in ("dish", "lamp"))
    s.until(player=side)
    s.do("use", dish)
    s.until(player=side)
    assert not s.can("use", lamp)
    over(s)
    s.do("play", card)
    s.until(player=side)
    assert s.can("use", lamp)


@pytest.mark.ruling("counterattack.4", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("again", [True, False])
def test_who_has_reacted_does_not_react_again(side: str, again: bool):
    """A scout of the opponent's side: whether he has 'reacted' this turn decides whether he may."""
    foe = FOE[side]
    s = scene(*CARDS)
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    for place in (site, far):
        for name in ("Rebel 1", "Imperial 1"):
            s.put(name, at=place)
    scout = s.put(f"{foe} scout", at=near)
    card, _, _ = *s.hand(side, ANSWERS[side], f"{side.title()} Trick"), s.hand(foe, f"{foe.title()} Trick")
    fight(s, site, foe)
    if again:
        s.game.engine.mark("turn", "reacted", scout.id)
    over(s)
    s.do("play", card)
    assert s.can("react", scout) is not again


@pytest.mark.parametrize("side", ["light", "dark"])
def test_nobody_reacts_away_from_the_answer(side: str):
    foe = FOE[side]
    s, site, card, people = answered(side, f"{foe} scout")
    s.location("Tatooine: Vault")
    over(s, *people.values())
    s.do("play", card)
    assert s.battle.location == site and not s.can("react", people[f"{foe} scout"])
    plain = scene(*CARDS)
    place, _ = plain.location("Tatooine: Box"), plain.location("Tatooine: Vault")
    scout, *_ = (plain.put(name, at=place) for name in (f"{foe} scout", "Rebel 1", "Imperial 1"))
    fight(plain, place, side)
    assert plain.can("react", scout)  # from any other battle


def test_nobody_hides_from_the_answer():
    s, _, card, people = answered("light", "Chief Retwin")
    over(s, *people.values())
    s.do("play", card)
    s.until(player="dark")
    chief = people["Chief Retwin"]
    assert not s.can("use", chief, mode=1) and chief in s.battle.participants("dark")
    plain = scene(*CARDS)
    place = plain.location("Tatooine: Box")
    chief, *_ = (plain.put(name, at=place) for name in ("Chief Retwin", "Rebel 1", "Imperial 1"))
    fight(plain, place, "dark")
    plain.do("use", chief)
    assert chief not in plain.battle.participants("dark") if plain.battle else True


def test_nobody_hides_from_the_counterattack():
    s, _, card, people = answered("dark", "light coward")
    over(s, *people.values())
    s.do("play", card)
    s.until(player="light")
    assert not s.can("use", people["light coward"])


@pytest.mark.parametrize(("side", "more", "added"), [
    ("dark", [], 0), ("dark", ["dark soldier"], 1), ("dark", ["light soldier"], 0),
    ("light", [], 0), ("light", ["Light Droid"], 1), ("light", ["Dark Droid"], 0), ("light", ["A Threepio"], 2),
])  # fmt: skip
def test_a_trooper_or_droid_adds_destinies_to_the_answer(side: str, more: list[str], added: int):
    s, _, card, people = answered(side, *more)
    assert draws(s, side) == 0
    over(s, *people.values())
    s.do("play", card)
    assert draws(s, side) == added and draws(s, FOE[side]) == 0


@pytest.mark.parametrize(("side", "helper", "there", "added"), [
    ("dark", "dark soldier", [], 0), ("light", "Light Droid", [], 0), ("light", "A Threepio", ["Light Droid"], 1),
])  # fmt: skip
@pytest.mark.parametrize("where", ["elsewhere", "aboard"])
def test_helpers_who_are_not_present_add_nothing(side: str, helper: str, there: list[str], added: int, where: str):
    s, site, card, people = answered(side, *there)
    if where == "aboard":
        s.put(helper, aboard=s.put("Crawler" if side == "light" else "Tank", at=site))
    else:
        s.put(helper, at=s.location("Kessel: Box"))
    over(s, *people.values())
    s.do("play", card)
    assert draws(s, side) == added


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_loser_of_the_answer_ignores_battle_damage(side: str):
    s, _, card, people = answered(side, f"{MINE[side]} 2", f"{MINE[side]} 3")
    over(s, *people.values())
    lost = s.count(FOE[side], "lost")
    s.do("play", card)
    over(s)
    assert s.count(FOE[side], "lost") == lost


# -- falling back ------------------------------------------------------------------------------------------------------


def surrounded(mine: int, theirs: int, site: str = "Tatooine: Box", by: str = "dark", force: int = 1):
    """A battle of so many Rebels against so many Imperials, each of power 1; two sites next to it. Fall Back!"""
    s = scene(*CARDS)
    s.force("light", force)
    west, place, east = (s.location(title) for title in ("Tatooine: Jundland Wastes", site, "Tatooine: Dune Sea"))
    rebels = [s.put("Rebel 1", at=place) for _ in range(mine)]
    for _ in range(theirs):
        s.put("Imperial 1", at=place)
    card, _, _ = *s.hand("light", "Fall Back!", "Light Trick"), s.hand("dark", "Dark Trick")
    s.start(turn=by, phase="battle")
    return s, place, rebels, card, [each for each in (west, east) if s.adjacent(each, place)]


@pytest.mark.ruling("fall-back.1")
@pytest.mark.parametrize(("mine", "theirs", "site", "by", "force", "offered"), [
    (1, 3, "Tatooine: Box", "dark", 1, True),
    (1, 2, "Tatooine: Box", "dark", 1, False),
    (2, 5, "Tatooine: Box", "dark", 1, True),
    (2, 4, "Tatooine: Box", "dark", 1, False),
    (1, 3, "Tatooine: Vault", "dark", 1, False),
    (1, 3, "Tatooine: Box", "light", 3, False),
    (1, 3, "Tatooine: Box", "dark", 0, False),
])  # fmt: skip
def test_fall_back_answers_more_than_twice_ones_power(
    mine: int, theirs: int, site: str, by: str, force: int, offered: bool
):
    s, place, _, card, near = surrounded(mine, theirs, site, by, force)
    assert not s.can("play", card)
    s.do("battle", place)
    assert s.can("play", card) is offered
    assert near


@pytest.mark.ruling("fall-back.2")
def test_who_falls_back_goes_to_an_adjacent_site_without_the_opponent_and_the_battle_is_off():
    s, place, rebels, card, near = surrounded(2, 5)
    (goal, *rest), far = near, s.location("Kessel: Box")
    for each in rest:
        s.put("Imperial 1", at=each)
    s.put("Rebel 1", aboard=s.put("Crawler", at=place))
    s.do("battle", place)
    assert not any(s.can("play", card, each) for each in (far, *rest))
    s.do("play", card, goal)
    assert [s.at(each) for each in rebels] == [goal] * 2
    assert s.battle is None and (s.zone(card), s.count("light", "force")) == ("lost", 0)


def test_only_those_in_the_battle_fall_back_and_no_vehicle_with_its_crew():
    s, place, rebels, card, (goal, *_) = surrounded(2, 12, force=5)
    tank = crewed(s, "Crawler", at=place)
    rider, shy = s.put("Rebel 1", aboard=tank, as_="passenger"), s.put("Rebel 2", at=place)
    s.put("Fear", on=shy)
    foe = s.put("Imperial 2", at=place)
    s.do("battle", place)
    s.do("play", card, goal)
    assert {s.at(each) for each in rebels} == {goal} and s.count("light", "force") == 4
    assert {s.at(each) for each in (tank, rider, shy, foe)} == {place} and s.aboard(rider) == tank


def test_ability_makes_nobody_fall_back():
    s, place, _, card, _ = surrounded(1, 1)
    s.put("Imperial 6", at=place)
    s.do("battle", place)
    assert not s.can("play", card)


def test_a_droid_of_the_opponents_does_not_close_the_way_back():
    """It is no presence."""
    s, place, rebels, card, near = surrounded(1, 3)
    for each in near:
        s.put("Dark Droid", at=each)
    s.do("battle", place)
    s.do("play", card, near[0])
    assert s.at(rebels[0]) == near[0]


# -- speeders in formation ---------------------------------------------------------------------------------------------


def _speeder(title: str, side: Side, model: str) -> Definition:
    return Vehicle(title, side, f"battles {title}", "combat", model=model, maneuver=4, landspeed=4, text=[
        PermanentPilot(1)], **HULL)  # fmt: skip


def formation() -> tuple[Scenario, CardRef, dict[str, CardRef]]:
    """Three T-47s, one of them the opponent's, and a skiff; another T-47 is elsewhere. Attack Pattern Delta."""
    sand, stolen = _speeder("Sand", LIGHT, "T-47 Sandspeeder"), _speeder("Stolen", DARK, "T-47 Snowspeeder")
    gun = CharacterWeapon("dark cannon", DARK, "battles cannon", destiny=1, text=[
        DeployOn(CHARACTER), Fire(VEHICLE, (DrawDestiny(), If(DESTINY > 9, (MakeHit(),))))])  # fmt: skip
    s = scene(*CARDS, stolen, sand, gun)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    there = {name: s.put(name, at=site) for name in ("Rogue 1", "Sand", "Stolen", "Skiff", "Imperial 1")}
    there["far"] = s.put("Sand", at=away)
    s.put("Rebel 2", aboard=there["Rogue 1"], as_="pilot")
    there["gun"] = s.put("dark cannon", on=there["Imperial 1"])
    card, _, _ = *s.hand("light", "Attack Pattern Delta", "Light Trick"), s.hand("dark", "Dark Trick")
    fight(s, site, "dark")
    return s, card, there


def test_the_other_speeders_follow_the_lead():
    s, card, there = formation()
    assert not any(s.can("play", card, there[name]) for name in ("Stolen", "Skiff", "far"))
    before = {name: s.power(one) for name, one in there.items()}
    s.do("play", card, there["Rogue 1"])
    stronger = {name for name, one in there.items() if s.power(one) != before[name]}
    assert stronger == {"Sand", "Stolen"} and s.power(there["Sand"]) == 4
    s.until(player="dark")
    assert s.can("fire", there["gun"], there["Rogue 1"]) and not s.can("fire", there["gun"], there["Sand"])
    assert s.can("fire", there["gun"], there["Skiff"])


def test_the_pattern_hides_no_speeder_elsewhere():
    s, card, there = formation()
    gun = s.put("dark cannon", on=s.put("Imperial 1", at=s.at(there["far"])))
    s.do("play", card, there["Rogue 1"])
    over(s, *there.values())
    s.until(player="dark")
    s.do("battle", s.at(there["far"]))
    s.until(player="dark", verb="fire")
    assert s.can("fire", gun, there["far"])


def test_the_others_are_immune_to_attrition():
    s, card, there = formation()
    s.do("play", card, there["Rogue 1"])
    immune = {name for name, one in there.items() if s._value("immunity", one) == ALL_ATTRITION}
    assert immune == {"Sand", "Stolen"}


def test_the_pattern_lasts_for_the_turn():
    s, card, there = formation()
    s.do("play", card, there["Rogue 1"])
    over(s, *there.values())
    assert s.power(there["Sand"]) == 4
    s.until(phase="control", player="light")
    assert s.power(there["Sand"]) == 3


def test_the_pattern_is_for_battles_at_sites_that_are_just_begun():
    s, card, _ = formation()
    s.until(player="dark")
    s.do("play", next(option.card for option in s.decision.options if option.verb == "play"))
    assert not s.can("play", card)
    sky = scene(*CARDS, Sector("Bespin: Haze", LIGHT, "battles haze", "cloud", "Bespin", [], (1, 1)))
    haze = sky.location("Bespin: Haze")
    sky.put("Rebel 2", aboard=sky.put("Rogue 1", at=haze), as_="pilot")
    sky.put("Imperial 1", aboard=sky.put("Raider", at=haze), as_="pilot")
    delta, _ = sky.hand("light", "Attack Pattern Delta", "Light Trick")
    fight(sky, haze, "dark")
    assert sky.battle and not sky.can("play", delta)


# -- numbers in place of draws -----------------------------------------------------------------------------------------


def test_a_smoke_screen_counts_a_characters_ability_as_battle_destiny():
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    able, weak = s.put("Rebel 5", at=site), s.put("Rebel 2", at=site)
    droid, foe, away = s.put("Light Droid", at=site), s.put("Imperial 5", at=site), s.location("Kessel: Box")
    far, car = s.put("Rebel 6", at=away), crewed(s, "Skiff", site)
    card = s.hand("light", "Smoke Screen")
    reserve = s.count("light", "reserve")
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")  # the opponent's own draw is no occasion
    assert s.decision.player == "light" and not s.can("play", card)
    s.do("draw-destiny")
    assert not any(s.can("play", card, each) for each in (droid, foe, far, car)) and s.can("play", card, weak)
    s.do("play", card, able)
    assert (s.count("light", "reserve"), s.zone(card)) == (reserve, "lost")
    assert s.battle.destinies("light") == (5,) and s.battle.destinies("dark") == (1,)


def test_without_the_smoke_screen_the_card_counts():
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    s.put("Rebel 5", at=site), s.put("Imperial 5", at=site)
    s.hand("light", "Smoke Screen")
    s.destinies("light", 3)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.pass_()
    assert s.battle.destinies("light") == (3,)


@pytest.mark.parametrize(("title", "offered"), [("Smoke Screen", False), ("Darklighter Spin", True)])
@pytest.mark.parametrize("place", ["Calm", "Bespin: Haze"])
def test_in_space_it_is_a_starfighters_maneuver(title: str, offered: bool, place: str):
    s = scene(*CARDS, Sector("Bespin: Haze", LIGHT, "battles haze", "cloud", "Bespin", [], (1, 1)))
    calm = s.location(place)
    ship, cruiser = s.put("Fighter", at=calm), s.put("Cruiser", at=calm)
    s.put("Rebel 5", aboard=ship, as_="pilot"), s.put("Rebel 1", aboard=cruiser, as_="pilot")
    s.put("Imperial 1", aboard=s.put("Raider", at=calm), as_="pilot")
    far = s.put("Fighter", at=s.location("Tatooine", side="light"))
    card = s.hand("light", title)
    fight(s, calm, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", card) is offered
    if offered:
        assert not s.can("play", card, cruiser) and not s.can("play", card, far)
        s.do("play", card, ship)
        assert s.battle.destinies("light") == (3,)


def test_a_spin_is_for_your_own_fighter_and_your_own_battle_destiny():
    s = scene(*CARDS, gun("Cannon", LIGHT, kind=StarshipWeapon))
    calm = s.location("Calm")
    ship, foe = s.put("Fighter", at=calm), s.put("Raider", at=calm)
    s.put("Rebel 5", aboard=ship, as_="pilot"), s.put("Imperial 5", aboard=foe, as_="pilot")
    cannon, card = s.put("Cannon", on=ship), s.hand("light", "Darklighter Spin")
    fight(s, calm, "dark")
    s.until(verb="fire")
    s.do("fire", cannon, foe)
    assert not s.can("play", card)
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("play", card)
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", card, ship) and not s.can("play", card, foe)


def test_a_spin_is_for_space():
    s = scene(*CARDS)
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    s.put("Rebel 5", at=bay), s.put("Imperial 5", at=bay), s.put("Fighter", at=bay)
    card = s.hand("light", "Darklighter Spin")
    fight(s, bay, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("play", card)


def test_a_shot_is_no_battle_destiny():
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    rebel = s.put("Rebel 5", at=site)
    s.put("Imperial 5", at=site)
    gun, card = s.put("light gun", on=rebel), s.hand("light", "Smoke Screen")
    fight(s, site, "light")
    s.do("fire", gun)
    assert not s.can("play", card)


# -- hit and run -------------------------------------------------------------------------------------------------------


def raid(*ships: str):
    """Fighters of the Light Side against a Raider, after the weapons segment. Hit And Run."""
    s = scene(*CARDS)
    calm, near = s.location("Calm"), s.location("Tatooine", side="light")
    mine = [s.put(each, at=calm) for each in ships]
    for each in mine:
        s.put("Rebel 1", aboard=each, as_="pilot")
    foe = s.put("Raider", at=calm)
    s.put("Imperial 1", aboard=foe, as_="pilot")
    card, _, _ = *s.hand("light", "Hit And Run", "Light Trick"), s.hand("dark", "Dark Trick")
    fight(s, calm, "dark")
    return s, calm, near, mine, foe, card


def after_the_shots(s: Scenario) -> None:
    """Play on to the end of the weapons segment."""
    while s.decision.prompt.key != "prompt.respond.segment-ended":
        s.pass_()


def test_who_hits_and_runs_is_gone_before_the_power_segment():
    s, calm, near, (one, two), foe, card = raid("Fighter", "Fighter")
    s.until(player="light")
    assert s.battle.segment == "weapons" and not s.can("play", card)
    after_the_shots(s)
    assert s.decision.player == "light" and not s.can("play", card, foe)
    s.do("play", card, one)
    s.pass_()  # the other one stays
    powers = next(event.text.args for event in s.game.events("public") if event.kind == "battle-power")
    assert (s.at(one), s.at(two)) == (near, calm) and (powers["light"], powers["dark"]) == (3, 3)
    assert s.count("light", "force") == 11  # the jump costs what it always does


def test_nobody_runs_from_elsewhere():
    s, calm, near, _, _, card = raid("Fighter")
    far = s.put("Fighter", at=near)
    s.put("Rebel 1", aboard=far, as_="pilot")
    after_the_shots(s)
    assert not s.can("play", card, far)


def test_all_may_run():
    s, _, near, (one, two), _, card = raid("Fighter", "Fighter")
    after_the_shots(s)
    s.do("play", card, one, two)
    assert (s.at(one), s.at(two), s.battle) == (near, near, None)


def test_who_cannot_pay_does_not_run():
    s, _, _, _, _, card = raid("Fighter")
    s.force("light", 0)
    while s.battle:
        assert not s.can("play", card)
        s.game.choose(len(s.decision.options) - 1)


def test_a_battle_ends_when_everybody_has_run():
    s, calm, near, (one,), _, card = raid("Fighter")
    after_the_shots(s)
    s.do("play", card, one)
    assert s.at(one) == near and s.battle is None and s.controls("dark", calm)


@pytest.mark.parametrize("shot", [True, False])
def test_who_was_hit_is_lost_even_if_it_ran(shot: bool):
    s, _, near, (one,), foe, card = raid("Fighter")
    gun = s.put("dark torpedo", on=foe)
    if shot:
        s.do("fire", gun)
    after_the_shots(s)
    s.do("play", card, one)
    assert s.zone(one) == ("lost" if shot else "table") and near
