"""Effects and ships of the Light Side: what they cost, whom they help, and how they end."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.rules.presence import total_ability
from tests.cards.sample_cards import crewed, draws, fight
from tests.cards.shared.crafts import field, someone

ALTERS = [UsedInterrupt("Test Alter", side, f"effects alter {side}", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),))]) for side in (LIGHT, DARK)]  # fmt: skip

# -- Rebel Fleet -------------------------------------------------------------------------------------------------------

ACE = Starfighter("Test Ace", LIGHT, "effects ace", "X-wing", unique=1, maneuver=3, hyperspeed=4, destiny=1, deploy=3,
                  power=3, forfeit=6, text=[PermanentPilot(1)])  # fmt: skip
WING = Starfighter("Test Wing", LIGHT, "effects wing", "X-wing", maneuver=3, hyperspeed=4, destiny=1, deploy=3,
                   power=3, forfeit=6, text=[PermanentPilot(1)])  # fmt: skip


def test_the_fleet_takes_a_fighter_to_cancel_a_drain_once_a_turn():
    s = field(ACE, WING)
    sites = [s.location("Tatooine: Box"), s.location("Kessel: Box")]
    for each in sites:
        s.put("Imperial 1", at=each)
    fleet = s.put("Rebel Fleet", on="table")
    hand = [*s.hand("light", "Test Wing", "Fighter", "Test Ace", "Cruiser")]
    s.start(turn="dark", phase="control")
    s.do("drain", sites[0])
    s.do("use", fleet)
    assert [s.can("choose", each) for each in hand] == [True, True, False, False]
    s.do("choose", hand[0])
    assert s.zone(hand[0]) == "stacked" and s.count("light", "lost") == 0
    s.do("drain", sites[1])
    assert not s.can("use", fleet)


def test_fighters_deploy_from_the_fleet_as_from_hand():
    s = field(ACE, WING)
    calm = s.location("Calm")
    fleet = s.put("Rebel Fleet", on="table")
    wing, ace, cruiser = s.stack(fleet, "Test Wing", "Test Ace", "Cruiser")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", ace, calm) and not s.can("deploy", cruiser, calm)
    s.do("deploy", wing, calm)
    assert s.at(wing) == calm and s.count("light", "force") == 9


@pytest.mark.parametrize(("by", "zone"), [("dark", "table"), ("light", "lost")])
def test_the_fleet_comes_out_when_the_opponent_ends_it(by: str, zone: str):
    s = field(ACE, WING, *ALTERS, force=0)
    calm = s.location("Calm")
    fleet = s.put("Rebel Fleet", on="table")
    (wing,) = s.stack(fleet, "Test Wing")
    alter = s.hand(by, f"effects alter {by}")
    s.start(turn=by, phase="control")
    s.do("play", alter, fleet)
    if by == "dark":
        s.do("choose", wing, calm) if s.can("choose", wing, calm) else s.do("choose", wing)
    assert (s.zone(fleet), s.zone(wing)) == ("lost", zone)


def test_the_fleet_stays_if_another_card_is_cancelled():
    s = field(WING, *ALTERS)
    s.location("Calm")
    fleet, banner = s.put("Rebel Fleet", on="table"), s.put("Light Banner", on="table")
    (wing,) = s.stack(fleet, "Test Wing")
    alter = s.hand("dark", "effects alter dark")
    s.start(turn="dark", phase="control")
    s.do("play", alter, banner)
    assert s.zone(wing) == "stacked"


def test_the_fleet_is_free():
    s = field(force=0)
    s.location("Calm")
    fleet = s.hand("light", "Rebel Fleet")
    s.start(turn="light", phase="deploy")
    s.do("deploy", fleet)
    assert s.on_table(fleet)


# -- Haven -------------------------------------------------------------------------------------------------------------

HAVENS = ["Rendezvous Point", "Hoth", "Yavin 4", "Alderaan", "Sullust", "Tatooine"]
SULLUST = System("Sullust", LIGHT, "effects sullust", ["planet"], (2, 1), parsec=7)


@pytest.mark.parametrize("title", HAVENS)
def test_where_a_haven_is(title: str):
    s = field(SULLUST, force=0)
    where = s.location("effects sullust" if title == "Sullust" else title, side="light")
    s.put("Rebel 1", aboard=crewed(s, "Fighter", at=where), as_="pilot")
    haven = s.hand("light", "Haven")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", haven, where) is (title != "Tatooine")


def test_a_site_of_hoth_is_no_haven():
    s = field()
    s.location("Hoth", side="light")
    bay, haven = s.location("Hoth: Echo Docking Bay", side="light"), s.hand("light", "Haven")
    s.put("Rebel 1", at=bay)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", haven, bay)


@pytest.mark.parametrize(("side", "who", "more"), [
    ("light", "Fighter", -2), ("light", "Cruiser", -2), ("light", "Light Flier", -1), ("light", "Rebel 1", 0),
    ("dark", "Raider", 0), ("dark", "Dark Flier", 0), ("light", "Skiff", 0)])  # fmt: skip
def test_who_comes_cheaper_to_a_haven(side: str, who: str, more: int):
    s = field()
    hoth, calm = s.location("Hoth", side="light"), s.location("Calm")
    s.put("Haven", on=hoth)
    card = s.hand(side, who)
    assert s.deploy_cost(card, at=hoth) == s.deploy_cost(card, at=calm) + more


@pytest.mark.parametrize(("place", "more"), [("Hoth", 1), ("Calm", 0)])
def test_a_haven_adds_a_battle_destiny(place: str, more: int):
    s = field()
    hoth, where = s.location("Hoth", side="light"), s.location(place, side="light")
    s.put("Haven", on=hoth)
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=where), as_="pilot")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=where), as_="pilot")
    fight(s, where, "dark")
    assert (draws(s, "light"), draws(s, "dark")) == (1 + more, 1)


@pytest.mark.parametrize(("foe", "guard", "stays"), [(True, False, False), (True, True, True), (False, False, True)])
def test_who_controls_the_system_ends_a_haven(foe: bool, guard: bool, stays: bool):
    s = field()
    hoth = s.location("Hoth", side="light")
    if foe:
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=hoth), as_="pilot")
    if guard:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", at=hoth), as_="pilot")
    haven = s.put("Haven", on=hoth)
    s.start(turn="dark", phase="deploy")
    assert s.on_table(haven) is stays


@pytest.mark.parametrize("title", ["Haven", "Do, Or Do Not & Wise Advice"])
def test_alter_does_not_reach_them(title: str):
    s = field()
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    effect = s.put(title, on=s.location("Hoth", side="light") if title == "Haven" else "table")
    banner, alter = s.put("Light Banner", on="table"), s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner, mode=1) and not s.can("play", alter, effect, mode=1)


# -- Independence ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "where", "below"), [
    ("", "aboard", 3), ("Rebel 1", "aboard", 3), ("Light Chief", "aboard", 3), ("Test Leader", "aboard", 4),
    ("Test Leader", "beside", 3)])  # fmt: skip
def test_who_leads_from_the_independence(who: str, where: str, below: int):
    s = field(someone("Test Leader", LIGHT, "rebel", traits=["leader"]))
    calm = s.location("Calm")
    ship, other = s.put("Independence", at=calm), crewed(s, "Cruiser", at=calm)
    if who:
        s.put(who, aboard=ship if where == "aboard" else other, as_="passenger")
    assert immunity(s._engine, ship.id) == below


@pytest.mark.parametrize(("guest", "seat", "room"), [
    ("Light Flier", "pilot", 5), ("Rebel 2", "passenger", 6), ("Skiff", "cargo", 1),
    ("Fighter", "cargo", 3)])  # fmt: skip
def test_room_aboard_the_independence(guest: str, seat: str, room: int):
    s = field()
    ship = s.put("Independence", at=s.location("Calm"))
    (card,) = s.hand("light", guest)
    s.start(turn="light", phase="deploy")
    for _ in range(room):
        assert s.can("deploy", card, ship, seat=seat)
        s.put(guest, aboard=ship, as_=seat)
    assert not s.can("deploy", card, ship, seat=seat)


def test_the_independence_flies_by_itself():
    s = field()
    calm = s.location("Calm")
    ship = s.put("Independence", at=calm)
    assert (s.power(ship), total_ability(s._engine, "light", calm.id)) == (8, 2)


# -- Do, Or Do Not & Wise Advice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "destiny", "by", "loss", "zone"), [
    (True, 1, "light", 2, "lost"), (True, 6, "light", 0, "lost"), (False, 1, "light", 0, "used"),
    (True, 1, "dark", 2, "lost")])  # fmt: skip
def test_sense_is_lost_and_costs_force(there: bool, destiny: int, by: str, loss: int, zone: str):
    s = field()
    box, foe = s.location("Kessel: Box"), "dark" if by == "light" else "light"
    s.put("Rebel 6", at=box), s.put("Imperial 6", at=box)
    if there:
        s.put("Do, Or Do Not & Wise Advice", on="table")
    trick, sense = s.hand(foe, f"{foe.title()} Trick"), s.hand(by, "Sense")
    s.destinies(by, destiny)
    s.start(turn=foe, phase="control")
    s.do("play", trick)
    s.do("play", sense)
    lost = 0
    while any(each.verb == "lose" for each in s.decision.options):
        assert s.decision.player == by
        s.do("lose", pile="reserve")
        lost += 1
    assert (lost, s.zone(sense)) == (loss, zone)


def test_do_or_do_not_is_free():
    s = field(force=0)
    s.location("Calm")
    card = s.hand("light", "Do, Or Do Not & Wise Advice")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)
