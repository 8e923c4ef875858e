"""Weather Vane and the Chasm Walkways, Endor and its shield, the Tusken Raiders at the races."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, drawn, fight, gun, over, scene
from tests.cards.test_podraces import DARK_RACER, LIGHT_RACER, Track, draw

CITY = "Bespin: Cloud City"
WALKWAY = "Cloud City: Chasm Walkway"
BLADE, ANGEL = gun("Dark Blade", DARK), gun("Angel Gun", LIGHT)
DROP = UsedInterrupt("Drop", LIGHT, "t drop", destiny=1, text=[
    Action([Put(TARGET, to=On(Named("Weather Vane")))], targets=(one(CHARACTER | WEAPON),))])  # fmt: skip
DRAPE = UsedInterrupt("Drape", LIGHT, "t drape", destiny=1, text=[
    Action([Put(TARGET, to=On(Named("Light Banner")))], targets=(one(CHARACTER),))])  # fmt: skip
RAZE = UsedInterrupt("Raze", DARK, "t raze", destiny=1, text=[
    Action([Lose(TARGET)], targets=(one(LOCATION),))])  # fmt: skip
HUSH = Effect("Hush", LIGHT, "t hush", destiny=1, text=[
    DeployOnTable(), CancelText(Named("Cloud City: Chasm Walkway"), facing=YOU)])  # fmt: skip
SNUB = Effect("Snub", LIGHT, "t snub", destiny=1, text=[
    DeployOnTable(), CancelText(Named("Cloud City: Chasm Walkway"), facing=OPPONENT)])  # fmt: skip
CARDS = (BLADE, ANGEL, DROP, DRAPE, RAZE, HUSH, SNUB)


# -- the Chasm Walkways ------------------------------------------------------------------------------------------------


def shot(owner: str, vane: bool = True, walkway: bool = True, silenced: tuple[str, ...] = ()):
    s = scene(*CARDS)
    for each in silenced:
        s.put(each, on="table")
    site = s.location(WALKWAY, side=owner) if walkway else s.location("Tatooine: Box")
    where = s.put("Weather Vane", on="table", side=owner) if vane else None
    guard, rebel = s.put("Dark Guard", at=site), s.put("Rebel 3", at=site)
    s.put("Imperial 1", at=site), s.put("Rebel 1", at=site)
    stick, blade = s.put("Light Stick", on=rebel), s.put("Dark Blade", on=guard)
    fight(s, site, "dark")
    s.destinies("dark", 6)
    s.do("fire", blade, rebel)
    return s, where, rebel, stick


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_who_is_hit_on_the_walkway_falls_to_the_weather_vane(owner: str):
    s, vane, rebel, stick = shot(owner)
    assert s.stacked(vane) == (rebel,) and s.zone(stick) == "lost"
    assert rebel not in s.battle.participants("light")
    over(s)
    assert s.stacked(vane) == (rebel,)


@pytest.mark.parametrize(("vane", "walkway"), [(False, True), (True, False)])
def test_elsewhere_or_without_a_vane_nobody_falls(vane: bool, walkway: bool):
    s, _, rebel, _ = shot("light", vane, walkway)
    assert s.hit(rebel) and s.zone(rebel) == "table"


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("silenced", "falls"), [(("Hush",), True), (("Snub",), True), (("Hush", "Snub"), False)])
def test_either_half_of_the_walkway_suffices(owner: str, silenced: tuple[str, ...], falls: bool):
    s, vane, rebel, _ = shot(owner, silenced=silenced)
    assert (s.stacked(vane) == (rebel,)) is falls and s.hit(rebel) is not falls


# -- Weather Vane ------------------------------------------------------------------------------------------------------


SHIPS, VEHICLES = {"light": "Fighter", "dark": "Raider"}, {"light": "Skiff", "dark": "Barge"}
PEOPLE, THINGS = {"light": "Rebel 3", "dark": "Imperial 3"}, {"light": "Light Stick", "dark": "Dark Stick"}
RIVAL = {"light": "dark", "dark": "light"}
# Who comes by, and for whom: both sides for their own people, the Dark Side for the captives that it may make.
COMING = [("light", "light"), ("dark", "dark"), ("dark", "light")]


def hanging(victim: str = "Rebel 3", owner: str = "light", *more: str):
    s = scene(*CARDS)
    s.location("Bespin")
    city = s.location(CITY, side=owner)
    vane = s.put("Weather Vane", on="table", side=owner)
    s.stack(vane, victim, *more)
    return s, city, vane, s.stacked(vane)[0]


def manned(s: Scenario, craft: str, place: CardRef, side: str) -> CardRef:
    """A piloted craft with somebody aboard whose ability counts."""
    craft_there = crewed(s, craft, place)
    s.put(PEOPLE[side], aboard=craft_there, as_="passenger")
    return craft_there


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_vane_deploys_on_the_table_for_free(owner: str):
    s = scene(force=0)
    vane = s.hand(owner, "Weather Vane")
    s.start(turn=owner, phase="deploy")
    s.do("deploy", vane)
    assert s.zone(vane) == "table"


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(
    ("victim", "ship", "side"), [("Rebel 3", "Fighter", "light"), ("Imperial 3", "Raider", "dark")]
)
def test_whoever_controls_the_city_rescues_his_own(owner: str, victim: str, ship: str, side: str):
    s, city, vane, fallen = hanging(victim, owner)
    rescuer, empty = crewed(s, ship, city), s.put(ship, at=city)
    s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=rescuer, as_="passenger")
    s.start(turn=side, phase="control")
    assert not s.can("use", vane, empty)
    s.do("use", vane, rescuer)
    assert s.aboard(fallen) == rescuer and s.active(fallen) and not s.stacked(vane)


@pytest.mark.parametrize(("side", "phase", "place", "rival"), [
    ("light", "deploy", CITY, False), ("dark", "control", CITY, False), ("light", "control", "Bespin", False),
    ("light", "control", CITY, True)])  # fmt: skip
def test_not_in_another_phase_from_elsewhere_or_without_control(side: str, phase: str, place: str, rival: bool):
    s, city, vane, _ = hanging()
    ship = crewed(s, "Fighter", city if place == CITY else s.location("Bespin"))
    s.put("Rebel 1", aboard=ship, as_="passenger")
    if rival:
        s.put("Imperial 1", aboard=crewed(s, "Raider", city), as_="passenger")
    s.start(turn=side, phase=phase)
    s.until(player="light")
    assert not s.can("use", vane)


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_the_dark_side_captures_who_hangs_there(owner: str):
    s, city, vane, fallen = hanging(owner=owner)
    ship = crewed(s, "Raider", city)
    hunter = s.put("Dark Guard", aboard=ship, as_="passenger")
    s.start(turn="dark", phase="control")
    s.do("use", vane)
    s.do("seize", hunter, fallen)
    assert s.escort(fallen) == hunter and not s.stacked(vane)


@pytest.mark.parametrize(("turn", "phase", "crew", "guarded"), [
    ("light", "control", True, False), ("dark", "deploy", True, False), ("dark", "control", False, False),
    ("dark", "control", True, True)])  # fmt: skip
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_only_in_its_own_control_phase_with_control(owner: str, turn: str, phase: str, crew: bool, guarded: bool):
    s, city, vane, _ = hanging(owner=owner)
    ship = crewed(s, "Raider", city) if crew else s.put("Raider", at=city)
    s.put("Imperial 1", aboard=ship, as_="passenger")
    if guarded:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", city), as_="passenger")
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert not s.can("use", vane)


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_the_light_side_captures_nobody(owner: str):
    s, city, vane, _ = hanging("Imperial 3", owner)
    s.put("Rebel 1", aboard=crewed(s, "Fighter", city), as_="passenger")
    s.start(turn="light", phase="control")
    assert not s.can("use", vane)


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_vehicle_rescues_as_well(owner: str, side: str):
    s, city, vane, fallen = hanging(PEOPLE[side], owner)
    rescuer = manned(s, VEHICLES[side], city, side)
    s.start(turn=side, phase="control")
    s.do("use", vane, rescuer)
    assert s.aboard(fallen) == rescuer


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_rescuers_craft_is_its_own_and_at_the_city(owner: str, side: str):
    s, city, vane, _ = hanging(PEOPLE[side], owner)
    rescuer, foreign = manned(s, SHIPS[side], city, side), crewed(s, SHIPS[RIVAL[side]], city)
    away = manned(s, SHIPS[side], s.location("Bespin"), side)
    s.start(turn=side, phase="control")
    assert s.controls(side, city) and s.can("use", vane, rescuer)
    assert not s.can("use", vane, foreign) and not s.can("use", vane, away)


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("side", "whose"), COMING)
@pytest.mark.parametrize(("turn", "phase", "contested", "may"), [
    ("own", "control", False, True), ("own", "deploy", False, False), ("rival", "control", False, False),
    ("own", "control", True, False)])  # fmt: skip
def test_who_comes_by_must_control_the_city_in_its_own_control_phase(
    owner: str, side: str, whose: str, turn: str, phase: str, contested: bool, may: bool
):
    s, city, vane, _ = hanging(PEOPLE[whose], owner)
    manned(s, SHIPS[side], city, side), manned(s, SHIPS[side], s.location("Bespin"), side)
    if contested:
        manned(s, SHIPS[RIVAL[side]], city, RIVAL[side])
    s.start(turn=side if turn == "own" else RIVAL[side], phase=phase)
    s.until(player=side)
    assert s.can("use", vane) is may


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("side", "whose"), COMING)
def test_nobody_comes_for_a_thing(owner: str, side: str, whose: str):
    s, city, vane, _ = hanging(THINGS[whose], owner)
    manned(s, SHIPS[side], city, side)
    s.start(turn=side, phase="control")
    assert not s.can("use", vane)


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_rescuer_chooses_ship_and_person(owner: str, side: str):
    s, city, vane, left = hanging(PEOPLE[side], owner, PEOPLE[side])
    saved = s.stacked(vane)[1]
    manned(s, SHIPS[side], city, side)
    rescuer = manned(s, SHIPS[side], city, side)
    s.start(turn=side, phase="control")
    s.do("use", vane, rescuer, saved)
    assert s.aboard(saved) == rescuer and s.stacked(vane) == (left,)


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_the_captor_chooses_whom_to_take(owner: str):
    s, city, vane, left = hanging("Rebel 3", owner, "Rebel 2")
    taken = s.stacked(vane)[1]
    hunter = s.put("Dark Guard", aboard=manned(s, "Raider", city, "dark"), as_="passenger")
    s.start(turn="dark", phase="control")
    s.do("use", vane, taken)
    s.do("seize", hunter, taken)
    assert s.escort(taken) == hunter and s.stacked(vane) == (left,)


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("craft", "may"), [("", False), ("Raider", True), ("Barge", True)])
def test_captives_are_made_from_a_piloted_craft_of_ones_own_at_the_city(owner: str, craft: str, may: bool):
    s, city, vane, _ = hanging(owner=owner)
    s.put("Imperial 3", aboard=s.put("Raider", at=city), as_="passenger"), crewed(s, "Fighter", city)
    manned(s, "Raider", s.location("Bespin"), "dark")
    if craft:
        crewed(s, craft, city)
    s.start(turn="dark", phase="control")
    assert s.controls("dark", city) and s.can("use", vane) is may


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_people_make_room_for_people_only(owner: str):
    s, _, vane, fallen = hanging("Rebel 3", owner, "Light Stick")
    stick, box = s.stacked(vane)[1], s.location("Tatooine: Box")
    banner, host, guest = s.put("Light Banner", on="table"), s.put("Imperial 1", at=box), s.put("Imperial 2", at=box)
    blade = s.put("Dark Stick", on=host)
    drape, thing, person = s.hand("light", "Drape", "Drop", "Drop")
    s.start(turn="light", phase="control")
    s.do("play", drape, guest)
    assert s.stacked(banner) == (guest,) and s.zone(fallen) == "stacked"
    s.until(player="light")
    s.do("play", thing, blade)
    assert s.zone(blade) == s.zone(fallen) == "stacked"
    s.until(player="light")
    s.do("play", person, host)
    assert s.zone(fallen) == "lost" and set(s.stacked(vane)) == {stick, blade, host}


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_there_is_room_for_one(owner: str):
    s, city, vane, fallen = hanging(owner=owner)
    next_one = s.put("Imperial 1", at=s.location("Tatooine: Box"))
    drop = s.hand("light", "Drop")
    s.start(turn="light", phase="control")
    s.do("play", drop, next_one)
    assert s.stacked(vane) == (next_one,) and s.zone(fallen) == "lost"


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize(("place", "zone"), [(CITY, "lost"), ("Bespin", "table")])
def test_it_goes_with_the_city(owner: str, place: str, zone: str):
    s, city, vane, fallen = hanging(owner=owner)
    raze = s.hand("dark", "Raze")
    s.start(turn="dark", phase="control")
    s.do("play", raze, city if place == CITY else s.location("Bespin"))
    assert s.zone(vane) == zone


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_nothing_alters_a_vane(owner: str):
    s = scene()
    vane = s.put("Weather Vane", on="table", side=owner)
    other = "dark" if owner == "light" else "light"
    s.put("Rebel 6", at=s.location("Tatooine: Box")), s.put("Imperial 6", at=s.location("Kessel: Box"))
    alter = s.hand(other, "Alter")
    s.start(turn=other, phase="control")
    assert not s.can("play", alter, vane)


# -- Endor Shield ------------------------------------------------------------------------------------------------------

LOBBY = Site("Death Star II: Lobby", LIGHT, "t lobby", ["interior", "mobile"], (1, 1))
DECK = Site("Death Star II: Deck", LIGHT, "t deck", ["interior", "mobile"], (1, 1))
NEAR = System("Near", LIGHT, "t near", ["planet"], (1, 1), parsec=9)


def moon(holder: str = "Imperial 1", shield: bool = True):
    """The Bunker with its shield, under Death Star II."""
    s = scene(LOBBY, DECK, NEAR)
    endor, bunker = s.location("Endor", side="dark"), s.location("Endor: Bunker", side="dark")
    star, lobby, deck = (
        s.location("Death Star II"),
        s.location("Death Star II: Lobby"),
        s.location("Death Star II: Deck"),
    )
    if holder:
        s.put(holder, at=bunker)
    if shield:
        s.put("Endor Shield", on=bunker)
    return s, endor, bunker, star, lobby, deck


@pytest.mark.ruling("battleground.6")
@pytest.mark.parametrize(("holder", "shield", "covered"), [
    ("Imperial 1", True, True), ("", True, False), ("Imperial 1", False, False), ("Rebel 1", True, False)])  # fmt: skip
def test_what_lies_under_the_shield_is_no_battleground_and_closed_to_the_light_side(holder, shield, covered):
    s, endor, _, star, lobby, deck = moon(holder, shield)
    assert s.battleground(lobby) is not covered and s.battleground(endor)
    s.put("Rebel 1", at=lobby), s.put("Rebel 1", aboard=crewed(s, "Cruiser", star), as_="passenger")
    rebel, ship = s.hand("light", "Rebel 2", "Corellian Corvette")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", rebel, lobby) is s.can("deploy", ship, star) is not covered
    walker = s.put("Rebel 3", at=lobby)
    s.until(phase="move")
    before = s.count("light", "force")
    s.do("walk", walker, deck)
    assert before - s.count("light", "force") == (4 if covered else 1)


def test_the_dark_side_comes_and_goes_beneath_it():
    s, _, _, star, lobby, deck = moon()
    s.put("Imperial 2", at=lobby)
    card = s.hand("dark", "Imperial 3")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, lobby)
    s.until(phase="move")
    before = s.count("dark", "force")
    s.do("walk", card, deck)
    assert before - s.count("dark", "force") == 1


def test_away_from_endor_it_is_bare():
    s, _, _, star, lobby, _ = moon()
    near = s.location("Near")
    for name in ("Coolant Shaft", "Capacitors"):
        s.location(f"Death Star II: {name}")
    s.put("That Thing's Operational", on=s.location("Death Star II: Reactor Core"))
    s.start(turn="dark", phase="move")
    assert not s.battleground(lobby)
    s.do("hyperspeed", star, near)
    assert s.battleground(lobby)


def test_imperials_come_cheaper_to_the_bunker():
    s, _, bunker, *_ = moon("")
    imperial, brute, rebel = s.hand("dark", "Imperial 1"), s.hand("dark", "Brute 1"), s.hand("light", "Rebel 1")
    assert (s.deploy_cost(imperial, bunker), s.deploy_cost(brute, bunker)) == (1, 2)
    assert s.deploy_cost(rebel, bunker) == 2 and s.deploy_cost(imperial, s.location("Tatooine: Box")) == 2


def test_it_deploys_on_the_bunker():
    s, _, bunker, *_ = moon(shield=False)
    card = s.hand("dark", "Endor Shield")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, bunker) and not s.can("deploy", card, s.location("Endor"))


# -- Tusken Raider -----------------------------------------------------------------------------------------------------

RAIDER = "12_124"


def ambush(*raiders: str, at: str = "Tatooine: Podrace Arena", force: int = 12):
    track = Track(LIGHT_RACER, DARK_RACER, force=force)
    place = track.s.location(at)
    people = [track.s.put(each, at=place) for each in raiders]
    return track, people


def racing(track: Track, side: str, racer: str, number: int):
    s = track.begin()
    s.until(phase="control", player=side)
    s.destinies(side, number)
    draw(s, track.events["dark"], track.racers[racer])
    while s.decision.prompt.key == "prompt.cards":
        s.pass_()
    return s


@pytest.mark.parametrize(("shot", "zone"), [(4, "hand"), (3, "stacked")])
def test_raiders_shoot_at_the_racers_of_the_opponent(shot: int, zone: str):
    track, (raider,) = ambush(RAIDER)
    s = racing(track, "light", LIGHT_RACER, 5)
    (lap,) = s.stacked(track.racers[LIGHT_RACER])
    before = s.count("dark", "force")
    s.destinies("dark", shot)
    s.do("use", raider)
    assert s.zone(lap) == zone and before - s.count("dark", "force") == 3
    assert s.game.engine.card(lap.id).owner == "light"


def test_they_let_their_own_pass():
    track, (raider,) = ambush(RAIDER)
    s = racing(track, "dark", DARK_RACER, 5)
    assert s.stacked(track.racers[DARK_RACER]) and not s.can("use", raider)


def test_one_of_them_shoots_once_a_turn():
    track, (one_of_them, other_one) = ambush(RAIDER, RAIDER)
    s = racing(track, "light", LIGHT_RACER, 5)
    assert s.can("use", one_of_them) and s.can("use", other_one)
    s.destinies("dark", 1)
    s.do("use", one_of_them)
    assert not s.can("use", other_one)


def test_they_lie_in_wait_at_the_arena_only():
    track, (raider,) = ambush(RAIDER, at="Tatooine: Box")
    s = racing(track, "light", LIGHT_RACER, 5)
    assert not s.can("use", raider)


def test_a_shot_costs_three_force():
    track, (raider,) = ambush(RAIDER)
    track.s.force("dark", 2)
    s = racing(track, "light", LIGHT_RACER, 5)
    assert not s.can("use", raider)


# -- Endor -------------------------------------------------------------------------------------------------------------

GLADE = Site("Endor: Glade", LIGHT, "t glade", ["exterior", "planet"], (1, 1))
FURRY = Alien("Furry", LIGHT, "t furry", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=["Ewok"])


def above_endor(*ships: str):
    s = scene(GLADE, FURRY, NEAR)
    endor, glade = s.location("Endor", side="dark"), s.location("Endor: Glade")
    for ship in ships:
        s.put("Imperial 1", aboard=crewed(s, ship, endor), as_="passenger")
    return s, endor, glade


@pytest.mark.parametrize(("ships", "rival", "more"), [((), False, 0), (("Raider", "Raider"), False, 2),
                                                      (("Raider",), True, 0)])  # fmt: skip
def test_ships_above_endor_help_below(ships: tuple[str, ...], rival: bool, more: int):
    s, endor, glade = above_endor(*ships)
    town = s.location("Tatooine: Box")
    if rival:
        s.put("Rebel 1", aboard=crewed(s, "Cruiser", endor), as_="passenger")
    for place in (glade, town):
        s.put("Imperial 1", at=place), s.put("Rebel 1", at=place)
    for place, power in ((glade, 1 + more), (town, 1)):
        fight(s, place, "dark")
        totals = drawn(s)
        assert totals["dark"] == power and totals["light"] == 1
        over(s)


@pytest.mark.parametrize(("friend", "where", "drain"), [
    ("", "", 1), ("Furry", "Endor: Glade", 2), ("Rebel 2", "Endor: Glade", 1),
    ("Furry", "Tatooine: Box", 1)])  # fmt: skip
def test_without_ewoks_the_light_side_drains_endor_for_less(friend: str, where: str, drain: int):
    s, endor, _ = above_endor()
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", endor), as_="passenger")
    if friend:
        s.put(friend, at=s.location(where))
    assert s.drain_amount("light", endor) == drain


def test_the_light_side_comes_to_endor_at_a_price():
    s, endor, glade = above_endor()
    calm = s.location("Near")
    ours, theirs, rebel = s.hand("light", "Fighter"), s.hand("dark", "Raider"), s.hand("light", "Rebel 1")
    assert (s.deploy_cost(ours, endor), s.deploy_cost(ours, calm), s.deploy_cost(theirs, endor)) == (4, 3, 3)
    assert s.deploy_cost(rebel, glade) == 2
    ship, raider = crewed(s, "Fighter", calm), crewed(s, "Raider", calm)
    for side, card, price in (("light", ship, 2), ("dark", raider, 1)):
        s.start(turn=side, phase="move")
        before = s.count(side, "force")
        s.do("hyperspeed", card, endor)
        assert before - s.count(side, "force") == price
