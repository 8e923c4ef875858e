"""Words of card texts that are easily read too widely or too narrowly, from both sides."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, fight, over, scene

# -- ability present ---------------------------------------------------------------------------------------------------

MANNED = Vehicle("Manned", DARK, "readings manned", "combat", destiny=1, deploy=3, power=3, forfeit=6, landspeed=1,
                 maneuver=2, text=[PermanentPilot(2), Carries(passengers=2)])  # fmt: skip
SEALED = Vehicle("Sealed", DARK, "readings sealed", "combat", destiny=1, deploy=3, power=3, forfeit=6, landspeed=1,
                 maneuver=2, traits=["enclosed"], text=[PermanentPilot(2), Carries(passengers=2)])  # fmt: skip


@pytest.mark.ruling("molator.1")
@pytest.mark.parametrize(("hull", "most"), [("Barge", 5), ("Tank", 2), ("Manned", 7), ("Sealed", 2)])
def test_molator_counts_no_ability_in_an_enclosed_vehicle(hull: str, most: int):
    s = scene(MANNED, SEALED)
    site = s.location("Tatooine: Box")
    s.put("Imperial 2", at=site), s.put("Rebel 1", at=site)
    s.put("Imperial 3", aboard=s.put(hull, at=site), as_="passenger")
    effect = s.put("Molator", on="table")
    fight(s, site, "dark")
    assert s.can("use", effect, amount=most) and not s.can("use", effect, amount=most + 1)


@pytest.mark.parametrize("seat", ["pilot", "passenger"])
def test_a_slug_counts_no_ability_aboard_a_starship(seat: str):
    s = scene()
    calm = s.location("Calm")
    s.put("Red Ace", aboard=s.put("Fighter", at=calm), as_=seat)
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    s.put("Light Flier", aboard=s.put("Fighter", at=calm), as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", calm), as_="passenger")
    effect = s.put("K'lor'slug", on="table")
    fight(s, calm, "light")
    assert s.battle and not s.can("use", effect)


@pytest.mark.ruling("frozen-dinner.3")
@pytest.mark.parametrize(("hull", "may"), [("Skiff", True), ("Crawler", False)])
def test_a_frozen_dinner_wants_ability_present(hull: str, may: bool):
    s = scene()
    cave = s.location("Hoth: Wampa Cave (7th Marker)")
    meal = s.put("Frozen Dinner", on=s.put("Rebel 2", at=cave))
    s.put("Rebel 3", aboard=s.put(hull, at=cave), as_="passenger")
    s.start(turn="light", phase="control")
    assert s.can("use", meal) is may


# -- copies ------------------------------------------------------------------------------------------------------------

BIG = Character("Big", LIGHT, "readings big", "rebel", destiny=1, power=6, ability=1, forfeit=3)


def strangled(*snakes: str) -> tuple[Scenario, CardRef]:
    """A character of power 6 and ability 1 with Vine Snakes of these players, before a move phase."""
    s = scene(BIG)
    host = s.put("Big", at=s.location("Yavin 4: Box"))
    for side in snakes:
        s.put("Vine Snake", on=host, side=side)
    s.start("dark", "battle")
    return s, host


def squeeze(s: Scenario, *destinies: int) -> None:
    """The next move phase, in which each snake draws one of these; which of them is first is all the same."""
    state = s.game.engine.state
    while state.phase != "battle":
        s.pass_()
    for side in ("light", "dark"):
        s.destinies(side, *destinies)
    while state.phase != "draw":
        s.decide(lambda option: option.verb in ("use", "pass"))


@pytest.mark.ruling("modifiers.2")
def test_two_vine_snakes_of_one_player_do_not_add_up():
    s, host = strangled("dark", "dark")
    squeeze(s, 5, 5)
    assert s.power(host) == 5
    squeeze(s, 5, 0)
    assert s.power(host) == 4  # one of them has drawn well twice, the other one once
    assert [part.amount for part in s.game.explain("power", host).parts] == [6, -1, -1]
    squeeze(s, 5, 5)
    assert s.power(host) == 3


@pytest.mark.ruling("modifiers.2", "cumulatively.1")
def test_a_vine_snake_adds_up_with_itself_and_with_the_opponents():
    s, host = strangled("dark")
    for left in (5, 4, 3):
        squeeze(s, 5)
        assert s.power(host) == left
    s, host = strangled("dark", "light")
    squeeze(s, 5, 5)
    assert s.power(host) == 4


# -- up to a limit -----------------------------------------------------------------------------------------------------

NIMBLE = [Rebel(f"Nimble {n}", f"readings nimble {n}", icons=["pilot"],
                text=[Modify("maneuver", n, STARFIGHTER & Piloted(SELF))], **{**BODY, "ability": 1})
          for n in (1, 2, 3)]  # fmt: skip
OILED = Effect("Oiled", LIGHT, "readings oiled", destiny=1, text=[DeployOnTable(), Modify("maneuver", +1, STARFIGHTER)])


@pytest.mark.parametrize(("pilot", "plain", "dressed"), [
    ("Red Ace", 3, 5), ("Nimble 1", 4, 5), ("Nimble 2", 5, 5), ("Nimble 3", 6, 6),
])  # fmt: skip
def test_a_flight_suit_and_its_bearer_add_two_at_most(pilot: str, plain: int, dressed: int):
    s = scene(*NIMBLE, OILED)
    ship = s.put("Fighter", at=s.location("Calm"))
    flier = s.put(pilot, aboard=ship, as_="pilot")
    assert s.maneuver(ship) == plain
    s.put("Rebel Flight Suit", on=flier)
    assert s.maneuver(ship) == dressed
    s.put("Oiled", on="table")  # what others add is no matter of the suit's
    assert s.maneuver(ship) == dressed + 1


# -- falling back ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("fall-back.2", "move-away.2")
@pytest.mark.parametrize(("hull", "goes"), [("Skiff", True), ("Crawler", False)])
@pytest.mark.parametrize("seat", ["pilot", "passenger"])
def test_who_rides_an_open_vehicle_falls_back_without_it(hull: str, goes: bool, seat: str):
    s = scene()
    place, goal = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    walker, craft = s.put("Rebel 1", at=place), s.put(hull, at=place)
    rider = s.put("Red Ace", aboard=craft, as_=seat)
    for _ in range(12):
        s.put("Imperial 1", at=place)
    card = s.hand("light", "Fall Back!")
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    s.do("play", card, goal)
    assert s.at(walker) == goal and s.at(craft) == place
    assert (s.at(rider), s.aboard(rider)) == ((goal, None) if goes else (place, craft))


def test_who_has_moved_this_turn_falls_back_too():
    """Moving away is no regular move."""
    s = scene()
    place, goal = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    walker, foes = s.put("Rebel 1", at=place), [s.put("Imperial 1", at=place) for _ in range(3)]
    card = s.hand("light", "Fall Back!")
    s.start(turn="dark", phase="battle")
    s.game.engine.mark("turn", "moved", walker.id)
    s.do("battle", place)
    s.do("play", card, goal)
    assert s.at(walker) == goal and {s.at(each) for each in foes} == {place}


def test_who_has_no_landspeed_does_not_fall_back():
    rooted = Character("Rooted", LIGHT, "readings rooted", "rebel", ability=1, text=[Modify("landspeed", 0, how="set")],
                       **BODY)  # fmt: skip
    s = scene(rooted)
    place, goal = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    walker, stays = s.put("Rebel 1", at=place), s.put("Rooted", at=place)
    for _ in range(5):
        s.put("Imperial 1", at=place)
    card = s.hand("light", "Fall Back!")
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    s.do("play", card, goal)
    assert (s.at(walker), s.at(stays)) == (goal, place)


# -- Captive Fury ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captive-fury.1")
@pytest.mark.parametrize("destiny", [9, 0])
def test_only_a_furious_captive_that_was_hit_is_forfeited(destiny: int):
    s = scene()
    town = s.location("Tatooine: Box")
    guard = s.put("Dark Guard", at=town)
    rifle = s.put("Blaster Rifle", on=guard, side="dark")
    prey, card = s.put("Rebel 3", captive_of=guard), s.hand("light", "Captive Fury")
    s.put("Imperial 6", at=town), s.hand("light", "Light Trick")
    s.start(turn="light", phase="battle")
    s.do("play", card, prey)
    s.until(player="dark")
    s.destinies("dark", destiny)
    s.do("fire", rifle, prey)
    assert s.hit(prey) is (destiny == 9)
    s.until(verb="lose")
    assert s.decision.player == "light" and s.can("forfeit", prey) is (destiny == 9)


# -- kept out of a battle ----------------------------------------------------------------------------------------------


def barred(stopped: bool) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A Rebel just deployed where another one is, behind Imperial Barrier or not; a walker there; Trample in hand."""
    s = scene()
    site = s.location("Tatooine: Box")
    friend = s.put("Rebel 1", at=site)
    s.put("Dark Flier", aboard=s.put("Blizzard 2", at=site), as_="driver"), s.put("Imperial 6", at=site)
    rebel, barrier, trample = *s.hand("light", "Rebel 2"), *s.hand("dark", "Imperial Barrier", "Trample")
    s.hand("light", "Light Trick")
    s.start(turn="light", phase="deploy")
    s.do("deploy", rebel, site)
    if stopped:
        s.do("play", barrier, rebel)
    s.until(phase="battle", player="light")
    assert s.active(rebel)
    s.do("battle", site)
    return s, friend, rebel, trample


@pytest.mark.ruling("may-not-participate-in-battle.2")
@pytest.mark.parametrize("stopped", [True, False])
def test_who_is_kept_out_of_a_battle_is_no_target_in_it(stopped: bool):
    s, friend, rebel, trample = barred(stopped)
    s.until(player="dark")
    assert s.can("play", trample, friend) and s.can("play", trample, rebel) is not stopped
    assert s.active(rebel) is not stopped and s.active(friend)
    table = [card for row in s.game.view("public")["table"]["rows"] for place in row["locations"]
             for card in place["cards"] if card["id"] == rebel.id]  # fmt: skip
    assert [card["status"] for card in table] == [["excluded"] if stopped else []]


@pytest.mark.ruling("may-not-participate-in-battle.2")
def test_who_was_kept_out_counts_again_after_the_battle():
    s, friend, rebel, trample = barred(stopped=True)
    over(s, rebel)
    assert s.active(rebel) and s.on_table(rebel)
    s.until(player="dark", phase="control")
    assert s.can("play", trample, rebel)


# -- who may yet come, and who was there -------------------------------------------------------------------------------


@pytest.mark.ruling("blast-the-door-kid.1", "blast-the-door-kid.3")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_door_is_blasted_though_nobody_able_is_inside_yet(side: str):
    runner = Alien("Runner", LIGHT, "readings runner", text=[ReactMove(to=Adjacent(HERE))], **{**BODY, "ability": 3})
    s = scene(runner)
    vault = s.location("Tatooine: Vault")
    late = s.put("Runner", at=s.location("Tatooine: Box"))
    s.put("Rebel 1", at=vault), s.put("Imperial 1", at=vault)
    card, _ = s.hand("light", "Blast The Door, Kid!", "Light Trick")
    fight(s, vault, "dark")
    s.do("play", card)
    s.until(verb="react")
    s.do("react", late)
    assert s.at(late) == vault and late not in s.battle.participants("light") and not s.active(late)


def lose_battle(s: Scenario, site: CardRef, *forfeited: CardRef) -> None:
    """Lose a battle against sixteen Imperials: forfeit these cards, then lose Force, up to the end or an offer."""
    for _ in range(16):
        s.put("Imperial 2", at=site)
    s.do("battle", site)
    s.until(player="light", verb="lose")
    for card in forfeited:
        s.do("forfeit", card)
    while s.battle and s.decision is not None and any(option.verb == "lose" for option in s.decision.options):
        s.decide(lambda option: option.verb == "lose")


@pytest.mark.ruling("ben-kenobi.3")
@pytest.mark.parametrize(("where", "given_up", "offered"), [
    ("Tatooine: Box", True, True), ("Tatooine: Box", False, False), ("Kessel: Box", True, False),
])  # fmt: skip
def test_ben_is_asked_only_where_somebody_was_forfeited(where: str, given_up: bool, offered: bool):
    s = scene()
    site, ben_at = s.location("Tatooine: Box"), s.location(where)
    ben, rebel = s.put("Ben Kenobi", at=ben_at), s.put("Rebel 1", at=site)
    s.put("Rebel 2", at=site)
    s.pile("light", "lost", "Rebel 3", "Rebel 4")
    s.start(turn="dark", phase="battle")
    lose_battle(s, site, *([rebel] if given_up else []))
    assert s.can("use", ben) is offered


def test_ben_waits_for_the_end_of_the_battle():
    s = scene()
    site = s.location("Tatooine: Box")
    ben, rebel = s.put("Ben Kenobi", at=site), s.put("Rebel 1", at=site)
    for _ in range(16):
        s.put("Imperial 2", at=site)
    fight(s, site, "dark")
    s.until(player="light", verb="lose")
    s.do("forfeit", rebel)
    assert s.battle and not s.can("use", ben)


def test_ben_lets_the_end_of_a_battle_elsewhere_pass():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    ben, rebel, away = s.put("Ben Kenobi", at=site), s.put("Rebel 1", at=site), s.put("Rebel 2", at=other)
    s.start(turn="dark", phase="battle")
    lose_battle(s, site, rebel)
    assert s.can("use", ben)
    s.do("pass")
    lose_battle(s, other, away)
    assert not s.can("use", ben)


def test_ben_is_not_asked_about_one_who_was_forfeited_elsewhere_before():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    ben, away = s.put("Ben Kenobi", at=site), s.put("Rebel 2", at=other)
    s.start(turn="dark", phase="battle")
    lose_battle(s, other, away)
    lose_battle(s, site)
    assert s.zone(away) == "lost" and not s.can("use", ben)


@pytest.mark.parametrize("friend", [True, False])
def test_ben_brings_back_characters_only(friend: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    ben, skiff = s.put("Ben Kenobi", at=site), crewed(s, "Skiff", at=site)
    rebel = s.put("Rebel 1", at=site)
    s.start(turn="dark", phase="battle")
    lose_battle(s, site, *([rebel] if friend else []), skiff)
    assert s.zone(skiff) == "lost" and not s.can("use", ben, skiff)
    assert s.can("use", ben) is friend


def test_ben_brings_back_nobody_of_the_opponents():
    s = scene()
    site = s.location("Tatooine: Box")
    ben, foe = s.put("Ben Kenobi", at=site), s.put("Imperial 1", at=site)
    s.pile("light", "lost", "Rebel 3", "Rebel 4")
    fight(s, site, "light")
    s.until(player="dark", verb="forfeit")
    s.do("forfeit", foe)
    while s.battle and any(option.verb == "lose" for option in s.decision.options):
        s.decide(lambda option: option.verb == "lose")
    assert s.zone(foe) == "lost" and not s.can("use", ben)


def test_the_three_functions_of_someone_who_loves_you():
    s = scene()
    town, prison = s.location("Tatooine: Box"), s.location("Death Star: Detention Block Corridor", side="dark")
    han, leia = s.put("Han Solo", at=town), s.put("Leia Organa", at=town)
    card = s.hand("light", "Someone Who Loves You")
    s.put("Imperial 1", at=prison)
    s.start(turn="dark", phase="control")
    s.do("drain", prison)
    assert [option.mode for option in s.decision.options if option.card == card] == [3]
    s.pass_()
    s.happen("lose", leia)
    assert [option.mode for option in s.decision.options if option.card == card] == [1]
    s.pass_()
    s.put("Leia Organa", at=town), s.happen("lose", han)
    assert [option.mode for option in s.decision.options if option.card == card] == [1]
    s.pass_()
    captive = s.put("Han Solo", captive_of=s.put("Dark Guard", at=town))
    s.start(turn="light", phase="control")
    assert s.can("play", card, captive, mode=2) and not s.can("play", card, mode=1)


@pytest.mark.ruling("captives-frozen.16")
@pytest.mark.parametrize(("frozen", "may"), [(True, False), (False, True)])
def test_binders_give_no_room_for_a_frozen_captive(frozen: bool, may: bool):
    s = scene()
    town = s.location("Tatooine: Box")
    guard = s.put("Dark Guard", at=town)
    s.put("Binders", on=guard), s.put("Rebel 1", captive_of=guard)
    other = s.put("Rebel 2", captive_at=town, frozen=True) if frozen else s.put("Rebel 2", at=town)
    s.start(turn="dark", phase="move")
    if frozen:
        assert s.can("collect", guard, other) is may
    else:
        s.happen("capture", other)
        assert s.can("seize", guard, other) is may


def test_a_function_costs_what_it_says():
    s = scene()
    site, card = s.location("Yavin 4: Box"), s.hand("light", "Yavin Sentry")
    s.start(turn="light", phase="deploy")
    assert s.deploy_cost(card, at=site) == s.deploy_cost(card) == 2
    before = s.count("light", "force")
    s.do("deploy", card, site, mode=3)
    assert before - s.count("light", "force") == 2


# -- stealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thieves", "named", "goes_to"), [
    (("Imperial 1", "Dark Droid"), 1, 1), (("Imperial 1", "Imperial 2"), None, 0), ((), None, None),
])  # fmt: skip
def test_a_stolen_weapon_goes_to_a_thief_or_is_lost(thieves: tuple[str, ...], named: int | None, goes_to: int | None):
    s = scene()
    site = s.location("Tatooine: Box")
    owner = s.put("Rebel 1", at=site)
    stick, people = s.put("Light Stick", on=owner), [s.put(title, at=site) for title in thieves]
    s.put("Imperial 3", at=s.location("Kessel: Box"))
    s.start(turn="dark", phase="control")
    s.happen("steal", stick, by="dark", other=None if named is None else people[named])
    if goes_to is None:
        assert s.zone(stick) == "lost"
    else:
        assert s.carrier(stick) == people[goes_to] and s.game.engine.card(stick.id).side == "dark"


# -- cards as players name them ----------------------------------------------------------------------------------------


def test_a_reference_is_equal_or_not():
    one, same, other = CardRef(1, "Luke"), CardRef(1, "Vader"), CardRef(2, "Luke")
    assert one == same and not one != same  # noqa: SIM202
    assert one != other and not one == other  # noqa: SIM201
    assert one != 1 and one != "Luke"


# -- whose turn it is, and whose pile ----------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", ["dark", "light"])
@pytest.mark.parametrize(
    ("title", "side"), [("Cloud City: Security Tower", "dark"), ("Dagobah: Training Area", "light")]
)
def test_once_is_once_in_either_turn(title: str, side: str, turn: str):
    s = scene()
    place = s.location(title, side=side)
    s.pile(side, "reserve", "Great Warrior" if side == "light" else "Lando Calrissian")
    s.start(turn=turn, phase="control")
    s.until(player=side)
    assert s.can("use", place)


@pytest.mark.parametrize(("lang", "said", "unsaid"), [
    ("en", "their Force Pile", "opponent's Force Pile"), ("fr", "sa pile de Force", "la pile de Force de l'adversaire"),
])  # fmt: skip
def test_who_recharges_is_not_called_his_own_opponent(lang: str, said: str, unsaid: str):
    s = scene()
    effect = s.put("Commence Recharging", on=s.put("Superlaser", on=s.location("Death Star", side="dark")))
    s.start(turn="dark", phase="control")
    (option,) = [option for option in s.decision.options if option.card == effect]
    assert said in option.text(lang) and unsaid not in option.text(lang)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "Replace another version with Lord Vader"), ("fr", "Remplacer une autre version par Lord Vader"),
])  # fmt: skip
def test_a_replacement_is_not_called_a_deployment(lang: str, said: str):
    s = scene()
    s.put("Darth Vader", at=s.location("Tatooine: Box"))
    lord = s.hand("dark", "Lord Vader")
    s.start(turn="dark", phase="deploy")
    (option,) = [option for option in s.decision.options if option.verb == "replace"]
    assert option.card == lord[0] and option.text(lang) == said


# -- what becomes immune, and what a vehicle's sites are adjacent to ---------------------------------------------------


@pytest.mark.ruling("field-promotion.3")
@pytest.mark.parametrize("promoted", [True, False])
def test_who_is_promoted_loses_a_demotion(promoted: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Darth Vader", at=site)
    young, peer = s.put("Imperial 4", at=site), s.put("Imperial 3", at=site)
    demotion, other = s.put("Demotion", on=young), s.put("Demotion", on=peer)
    card = s.hand("dark", "Field Promotion")
    s.start(turn="dark", phase="deploy")
    assert s.on_table(demotion) and s.on_table(other)
    s.do("deploy", card, young if promoted else peer)
    assert (s.on_table(demotion), s.on_table(other)) == ((False, True) if promoted else (True, False))


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.4")
@pytest.mark.parametrize(("stands", "reached"), [("Camp", True), ("Box", False)])
def test_an_empire_expands_into_a_sandcrawler(stands: str, reached: bool):
    camp = Site("Tatooine: Camp", DARK, "readings camp", ["exterior", "planet"], (1, 1),
                dark=[Modify("power", +2, your(CHARACTER) & At(HERE))])  # fmt: skip
    s = scene(camp)
    places = {name: s.location(f"Tatooine: {name}") for name in ("Camp", "Vault", "Box")}
    s.put("Sandcrawler", at=places[stands], side="dark")
    inside = s.put("Imperial 1", at=s.location("Sandcrawler: Loading Bay"))
    assert s.power(inside) == 1
    s.put("Expand The Empire", on=places["Camp"])
    assert s.power(inside) == (3 if reached else 1)
