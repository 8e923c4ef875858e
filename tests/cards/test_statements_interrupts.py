"""What the glossary says about Interrupts and Effects, proven on the cards themselves."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, fight, scene

# -- Counter Assault ---------------------------------------------------------------------------------------------------


def drained(s: Scenario, place: CardRef, *destinies: int) -> CardRef:
    """The Light Side drains; the Dark Side holds Counter Assault and will draw these destinies."""
    card = s.hand("dark", "Counter Assault")
    s.destinies("dark", *destinies)
    s.start(turn="light", phase="control")
    s.do("drain", place)
    return card


def drawn(s: Scenario) -> int:
    """How many destinies have been drawn."""
    return len([event for event in s.game.events("public") if event.kind == "destiny"])


def owed(s: Scenario) -> dict[str, int]:
    """The Force that each side has to lose at this point."""
    lost = {"light": 0, "dark": 0}
    while any(option.verb == "lose" for option in s.decision.options):
        lost[s.decision.player] += 1
        s.do("lose", pile="reserve")
    return lost


@pytest.mark.ruling("counter-assault.1")
@pytest.mark.parametrize(("force", "offered"), [(1, True), (0, False)])
def test_counter_assault_cancels_a_drain_for_one_force(force: int, offered: bool):
    s = scene(force=force)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    card = drained(s, site, 1)
    assert s.can("play", card) == offered
    if offered:
        s.do("play", card)  # 1 against a power of 1
        assert s.count("dark", "force") == 0 and owed(s) == {"light": 0, "dark": 0}
        assert s.zone(card) == "lost" and s.count("light", "lost") == 0


@pytest.mark.ruling("counter-assault.3")
@pytest.mark.parametrize(("destinies", "light", "dark"), [
    ((1, 2), 0, 1), ((2, 2), 0, 0), ((2, 3), 1, 0), ((6, 5), 7, 0)])  # fmt: skip
def test_counter_assault_makes_the_lower_total_pay_the_difference(destinies: tuple[int, int], light: int, dark: int):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Luke Skywalker", at=site)
    assert s.total_power("light", site) == 1 + 3
    card = drained(s, site, *destinies, 9)
    s.do("play", card)
    assert owed(s) == {"light": light, "dark": dark}


@pytest.mark.ruling("counter-assault.4")
def test_nothing_is_forfeited_to_a_counter_assault():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=s.location("Kessel: Box"))
    card = drained(s, site, 6)
    s.do("play", card)
    assert {option.verb for option in s.decision.options} == {"lose"} and s.battle is None


@pytest.mark.ruling("counter-assault.2", "counter-assault.5")
@pytest.mark.parametrize(("ships", "draws"), [(1, 1), (2, 2)])
def test_counter_assault_draws_once_for_each_starship_whoever_is_aboard(ships: int, draws: int):
    s = scene()
    calm = s.location("Calm")
    for _ in range(ships):
        ship = crewed(s, "Cruiser", calm)
        s.put("Rebel 1", aboard=ship, as_="passenger")
        s.put("Skiff", aboard=ship, as_="cargo")
    card = drained(s, calm, 1, 1, 1, 1)
    s.do("play", card)
    assert drawn(s) == draws


@pytest.mark.ruling("counter-assault.6")
def test_counter_assault_at_a_holosite_draws_nothing_and_compares_with_zero():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    s.put("Mantellian Savrip", at=board)
    card = drained(s, board, 6)
    s.do("play", card)
    assert drawn(s) == 0 and owed(s) == {"light": 0, "dark": 3}


@pytest.mark.ruling("counter-assault.7", "counter-assault.8")
def test_who_arrives_during_a_counter_assault_changes_nothing():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Tauntaun Bones", on="table")  # a character comes for free when the opponent draws a 5
    luke = s.hand("light", "Luke Skywalker")
    card = drained(s, site, 5, 5)
    s.do("play", card)
    assert s.at(luke) == site and s.total_power("light", site) == 4
    assert owed(s) == {"light": 4, "dark": 0} and drawn(s) == 1  # 5 against 1


@pytest.mark.ruling("counter-assault.7", "counter-assault.9")
def test_who_is_lost_during_a_counter_assault_still_counts():
    s = scene()
    site = s.location("Tatooine: Box")
    people = [s.put(title, at=site) for title in ("Light Droid", "Luke Skywalker")]
    s.put("Program Trap", on=people[0])  # two characters are there when a 2 is drawn
    card = drained(s, site, 2, 1)
    s.do("play", card)
    assert all(s.zone(who) == "lost" for who in people) and drawn(s) == 2
    assert owed(s) == {"light": 0, "dark": 1}  # 2 + 1 against 1 + 3


# -- Grimtaash ---------------------------------------------------------------------------------------------------------

SPEND = UsedInterrupt("Told Reply", DARK, "told reply", destiny=1, text=[
    Response(just_played(Named("Grimtaash")), [LoseForce(1, OPPONENT)])])  # fmt: skip


@pytest.mark.ruling("grimtaash.1", "grimtaash.4")
@pytest.mark.parametrize(("replies", "left"), [(0, 8), (1, 8), (3, 8)])
def test_thirteen_cards_are_counted_when_grimtaash_is_played(replies: int, left: int):
    s = scene(SPEND)
    card = s.hand("light", "Grimtaash")
    answers = s.hand("dark", *["Told Reply"] * 3)
    s.hand("dark", *["Dark Trick"] * 10)
    s.start(turn="light", phase="control")
    s.do("play", card, mode=1)
    for answer in answers[:replies]:
        s.do("play", answer)
        while s.decision.player == "light":
            s.do("lose", pile="reserve")
    if replies < 3:
        s.pass_()
    assert s.count("dark", "hand") == left and s.zone(card) == "used"


@pytest.mark.ruling("grimtaash.3", "grimtaash.5")
@pytest.mark.parametrize(("force", "offered"), [(4, True), (3, False)])
def test_grimtaash_takes_what_is_held_twice_for_four_force(force: int, offered: bool):
    s = scene(force=force)
    card = s.hand("light", "Grimtaash")
    twins = s.hand("dark", "Dark Trick", "Dark Trick", "Stormtrooper", "Stormtrooper", "Stormtrooper")
    single = s.hand("dark", "Darth Vader", "Vader", "Dark Guard")  # two versions of one person are two titles
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=3) == offered
    if offered:
        s.do("play", card, mode=3)
        assert {s.zone(each) for each in twins} == {"lost"} and {s.zone(each) for each in single} == {"hand"}
        seen = [event.text("en") for event in s.game.events("light")]
        assert any("Darth Vader" in line for line in seen) and s.zone(card) == "lost"


# -- Houjix ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("houjix.1")
@pytest.mark.parametrize("left", ["none", "one", "nothing owed"])
def test_houjix_waits_until_the_last_card_of_the_battle_is_lost(left: str):
    s = scene()
    site = s.location("Tatooine: Box")
    mine = [s.put("Rebel 1", at=site), s.put("Rebel 2", at=site)]  # worth 5 each
    for _ in range(10 if left == "nothing owed" else 13):
        s.put("Imperial 1", at=site)
    s.put("Imperial 1", at=site), s.put("Imperial 1", at=site)
    card = s.hand("light", "Houjix")
    fight(s, site, "light")
    s.until(verb="forfeit")
    assert not s.can("play", card)
    s.do("forfeit", mine[0])
    assert not s.can("play", card)
    if left == "one":
        s.do("lose", pile="reserve")
        assert not s.can("play", card)
        return
    s.do("forfeit", mine[1])
    assert s.can("play", card) == (left == "none")
    if left == "none":
        s.do("play", card)
        assert s.battle is None and s.count("light", "lost") == 3  # both Rebels and the Interrupt


@pytest.mark.ruling("houjix.2", "houjix.3")
@pytest.mark.parametrize("mode", [1, 2])
def test_sense_stops_only_the_other_function_of_houjix(mode: int):
    s = scene()
    site, planet = s.location("Tatooine: Box"), s.location("Tatooine", side="light")
    mine = s.put("Rebel 1", at=site)
    for _ in range(8):
        s.put("Imperial 6", at=site)
    sunsdown, card, sense = s.put("Sunsdown", on=planet), s.hand("light", "Houjix"), s.hand("dark", "Sense")
    if mode == 2:
        s.start(turn="light", phase="control")
        s.do("play", card, sunsdown)
        assert s.can("play", sense)
        s.pass_()
        assert s.zone(sunsdown) == "lost"
    else:
        fight(s, site, "light")
        s.until(verb="forfeit")
        s.do("forfeit", mine)
        s.do("play", card)
        assert s.zone(card) == "lost" and s.zone(sense) == "hand" and s.battle is None


# -- Gravity Shadow ----------------------------------------------------------------------------------------------------

NEAR = System("Told Haven", LIGHT, "told haven", ["planet"], (1, 1), parsec=4)
SQUADRONS = {
    f"Told Wing {total}": Starfighter(
        f"Told Wing {total}", LIGHT, f"told wing {total}", "X-wing", destiny=1, deploy=3, power=3, maneuver=3,
        hyperspeed=5, forfeit=5, icons=["nav computer"], text=[PermanentPilot(total, pilots=3), Carries(pilots=1)])
    for total in (3, 4)
}  # fmt: skip


def shadowed(ship: str, crew: dict[str, str], destiny: int) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A ship sets out from a calm system; Gravity Shadow is played at it."""
    s = scene(*SQUADRONS.values(), NEAR)
    start, goal = s.location("Calm"), s.location("Told Haven")
    craft, card = s.put(ship, at=start), s.hand("dark", "Gravity Shadow")
    for who, seat in crew.items():
        s.put(who, aboard=craft, as_=seat)
    s.destinies("dark", destiny)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", craft, goal)
    s.do("play", card)
    return s, craft, start, goal


@pytest.mark.ruling("gravity-shadow.2", "gravity-shadow.3")
@pytest.mark.parametrize(("ship", "crew", "ability"), [
    ("X-wing", {}, 1), ("Y-wing", {"Luke Skywalker": "pilot"}, 4), ("Y-wing", {"Luke Skywalker": "passenger"}, 1),
    ("Y-wing", {"Light Flier": "pilot"}, 1), ("Gold Leader In Gold 1", {}, 2), ("Home One", {}, 2),
    ("Home One", {"Biggs Darklighter": "pilot", "Luke Skywalker": "pilot"}, 4), ("Told Wing 3", {}, 1),
    ("Told Wing 4", {}, 2), ("Told Wing 4", {"Han Solo": "pilot"}, 3)])  # fmt: skip
def test_gravity_shadow_is_measured_against_the_best_pilot(ship: str, crew: dict[str, str], ability: int):
    s, craft, _, goal = shadowed(ship, crew, ability - 1)
    assert s.at(craft) == goal
    s, craft, *_ = shadowed(ship, crew, ability)
    assert s.zone(craft) == "lost"
    s, craft, start, _ = shadowed(ship, crew, ability + 1)
    assert s.at(craft) == start


@pytest.mark.ruling("gravity-shadow.1")
@pytest.mark.parametrize("title", ["Hyper Escape", "Hit And Run"])
@pytest.mark.parametrize(("destiny", "gone"), [(0, True), (2, False)])
def test_gravity_shadow_catches_a_ship_that_flees_from_battle(title: str, destiny: int, gone: bool):
    s = scene()
    calm, goal = s.location("Calm"), s.location("Tatooine", side="light")
    ship, raider = s.put("X-wing", at=calm), s.put("Raider", at=calm)
    s.put("Imperial Pilot", aboard=raider, as_="pilot")
    escape, card = s.hand("light", title), s.hand("dark", "Gravity Shadow")
    s.destinies("dark", destiny)
    fight(s, calm, "dark")
    s.until(player="light", verb="play")
    s.do("play", escape)
    s.until(player="dark", verb="play")
    s.do("play", card)
    assert s.at(ship) == (goal if gone else calm)
