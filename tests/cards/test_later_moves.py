"""Interrupts and Devices that send cards away, suck them up, or draw what would be activated: where each sentence
applies, and where it stops."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, scene

# -- Move Along... -----------------------------------------------------------------------------------------------------

MASTER = Rebel("Test Jedi", "moves jedi", **{**BODY, "ability": 6})


def checkpoint(*guards: str, jedi: str = "Test Jedi", at: str = "Tatooine: Box", destiny: int = 2, by: str = "dark"):
    """A battle begins where a Jedi meets these people."""
    s = scene(MASTER)
    site = s.location("Tatooine: Box")
    beside = s.location("Tatooine: Dune Sea", side="light")
    s.put(jedi, at=site if at == "Tatooine: Box" else beside)
    if at != "Tatooine: Box" or jedi != "Test Jedi":
        s.put("Rebel 2", at=site)
    there = [s.put(each, at=site) for each in guards]
    card = s.hand("light", "Move Along...")
    s.destinies("light", destiny)
    fight(s, site, by)
    return s, beside, there, card


@pytest.mark.parametrize("by", ["light", "dark"])
def test_who_is_told_so_moves_along(by):
    s, beside, (first, second, third, clever), card = checkpoint(
        "Imperial 1", "Imperial 1", "Imperial 1", "Imperial 2", by=by
    )
    before, theirs = s.count("light", "force"), s.count("dark", "force")
    s.do("play", card)
    s.do("choose", first)
    s.do("choose", third)
    s.do("yes")
    s.do("yes")
    assert [s.at(each) == beside for each in (first, second, third, clever)] == [True, False, True, False]
    assert (s.zone(card), s.count("light", "force"), s.count("dark", "force")) == ("used", before - 1, theirs)


def test_who_does_not_move_along_is_lost():
    s, _, (first, second), card = checkpoint("Imperial 1", "Imperial 1", destiny=1)
    s.do("play", card, first)
    assert s.decision.player == "dark"
    s.do("no")
    assert (s.zone(first), s.on_table(second)) == ("lost", True)


def test_who_cannot_move_along_is_lost():
    chain = Effect("Test Chain", LIGHT, "moves chain", destiny=1, text=[DeployOn(CHARACTER), Cannot("move", HOST)])
    s = scene(MASTER, chain)
    site = s.location("Tatooine: Box")
    s.location("Tatooine: Dune Sea", side="light")
    s.put("Test Jedi", at=site)
    man = s.put("Imperial 1", at=site)
    s.put("Test Chain", on=man)
    card = s.hand("light", "Move Along...")
    s.destinies("light", 1)
    fight(s, site, "dark")
    s.do("play", card)
    assert s.zone(man) == "lost"


@pytest.mark.parametrize(("guards", "jedi", "at", "offered"), [
    (("Imperial 1",), "Test Jedi", "Tatooine: Box", True), (("Imperial 2",), "Test Jedi", "Tatooine: Box", False),
    (("Imperial 1",), "Test Jedi", "elsewhere", False), (("Imperial 1",), "Rebel 5", "Tatooine: Box", False),
])  # fmt: skip
def test_move_along_needs_a_jedi_and_somebody_to_tell_it(guards, jedi, at, offered):
    s, _, _, card = checkpoint(*guards, jedi=jedi, at=at)
    assert s.can("play", card) == offered


def test_a_destiny_of_nothing_sends_nobody_along():
    s, _, (man,), card = checkpoint("Imperial 1", destiny=0)
    s.do("play", card)
    assert s.on_table(man) and s.zone(card) == "used"


def test_move_along_costs_a_force():
    s, _, _, card = checkpoint("Imperial 1")
    assert s.can("play", card)
    s.force("light", 0)
    assert not s.can("play", card)


def test_move_along_is_for_the_opponents_characters_present():
    s, beside, (man, _), card = checkpoint("Imperial 1", "Imperial 4", destiny=5)
    site = s.battle.location
    inside = s.put("Imperial 1", aboard=crewed(s, "Tank", site), as_="passenger")
    friend, away = s.put("Rebel 1", at=site), s.put("Imperial 1", at=beside)
    s.do("play", card)
    s.do("no")
    assert [s.on_table(each) for each in (inside, friend, away, man)] == [True, True, True, False]


def test_a_jedi_who_has_gone_over_says_nothing():
    s = scene(MASTER)
    site = s.location("Tatooine: Box")
    jedi = s.put("Test Jedi", at=site)
    for title in ("Rebel 2", "Imperial 1"):
        s.put(title, at=site)
    card = s.hand("light", "Move Along...")
    s.start(turn="dark", phase="battle")
    s.happen("cross-over", jedi)
    s.do("battle", site)
    assert not s.can("play", card)


def test_a_jedi_in_a_crawler_says_nothing():
    s = scene(MASTER)
    site = s.location("Tatooine: Box")
    s.put("Test Jedi", aboard=crewed(s, "Crawler", site), as_="passenger")
    s.put("Imperial 1", at=site)
    card = s.hand("light", "Move Along...")
    fight(s, site, "dark")
    assert not s.can("play", card)


# -- Keep Your Eyes Open -----------------------------------------------------------------------------------------------

ROGUE = Rebel("Test Smuggler", "moves smuggler", traits=["smuggler"], icons=["pilot"], **{**BODY, "ability": 2})
FAR = System("Far", LIGHT, "moves far", ["planet"], (1, 1), parsec=4)


def trouble(smugglers: int = 2, force: int = 5, by: str = "dark"):
    """A battle begins where there are so many smugglers."""
    s = scene(ROGUE, FAR)
    site, beside = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea", side="light")
    men = [s.put("Test Smuggler", at=site) for _ in range(smugglers)]
    car, friend = crewed(s, "Skiff", site), s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    card = s.hand("light", "Keep Your Eyes Open")
    fight(s, site, by)
    s.force("light", force)
    return s, site, beside, men, car, friend, card


@pytest.mark.parametrize(("smugglers", "by", "offered"), [(2, "dark", True), (2, "light", True), (1, "dark", False)])
def test_two_smugglers_keep_their_eyes_open(smugglers, by, offered):
    s, *_, card = trouble(smugglers, by=by)
    assert s.can("play", card, mode=1) == offered


def test_whoever_likes_moves_away_at_the_usual_cost():
    s, site, beside, (one, two), car, friend, card = trouble()
    s.do("play", card, mode=1)
    for each in (one, car, friend):
        s.do("choose", each)
    s.do("done")
    assert [s.at(each) for each in (one, two, car, friend)] == [beside, site, beside, beside]
    assert (s.count("light", "force"), s.zone(card)) == (2, "used")


@pytest.mark.parametrize(("force", "offered"), [(1, True), (0, False)])
def test_nobody_moves_away_without_force(force, offered):
    s, _, beside, (one, two), _, _, card = trouble(force=force)
    assert s.can("play", card, mode=1) == offered
    if offered:
        s.do("play", card, mode=1)
        s.do("choose", one)
        s.do("choose", two)
        s.do("done")
        assert [s.at(each) == beside for each in (one, two)] == [True, False]


def test_smugglers_elsewhere_see_nothing_and_the_enemy_stays():
    s, site, beside, men, _, _, card = trouble(1)
    s.put("Test Smuggler", at=beside)
    assert not s.can("play", card, mode=1)


def test_the_opponents_smuggler_keeps_his_own_eyes_open():
    rival = Imperial("Dark Smuggler", "moves rival", traits=["smuggler"], **{**BODY, "ability": 2})
    s = scene(ROGUE, rival)
    site = s.location("Tatooine: Box")
    s.location("Tatooine: Dune Sea", side="light")
    for title in ("Test Smuggler", "Dark Smuggler"):
        s.put(title, at=site)
    card = s.hand("light", "Keep Your Eyes Open")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=1)


def test_only_ones_own_cards_there_move_away():
    s, site, beside, men, _, _, card = trouble()
    theirs, away = s.put("Imperial 3", at=site), s.put("Rebel 3", at=beside)
    s.do("play", card, mode=1)
    assert [s.can("choose", each) for each in (men[0], theirs, away)] == [True, False, False]


def test_ships_of_smugglers_leave_through_hyperspace():
    s = scene(ROGUE, FAR)
    calm, far = s.location("Calm"), s.location("Far")
    ship = s.put("Fighter", at=calm)
    for seat in ("pilot", "passenger"):
        s.put("Test Smuggler", aboard=ship, as_=seat)
    s.put("Imperial 2", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    card = s.hand("light", "Keep Your Eyes Open")
    fight(s, calm, "dark")
    before = s.count("light", "force")
    s.do("play", card, mode=1)
    assert (s.at(ship), s.count("light", "force"), s.battle) == (far, before - 1, None)


@pytest.mark.parametrize("whose", ["light", "dark"])
def test_one_may_look_through_any_lost_pile(whose):
    s = scene()
    lost = s.pile(whose, "lost", "Rebel 1" if whose == "light" else "Imperial 1", "Sense")
    card = s.hand("light", "Keep Your Eyes Open")
    s.start(turn="light", phase="control")
    s.do("play", card, mode=2)
    seen = [event.text.args for event in s.game.events("light") if event.kind == "peeked"]
    assert (seen[0]["owner"], set(seen[0]["cards"])) == (whose, set(lost))
    assert not [event for event in s.game.events("dark") if event.kind == "peeked"]
    assert [s.zone(each) for each in lost] == ["lost", "lost"]


def test_empty_lost_piles_show_nothing():
    s = scene()
    card = s.hand("light", "Keep Your Eyes Open")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


# -- Hydroponics Station -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("hydroponics-station.1")
@pytest.mark.parametrize(("place", "force", "offered"), [
    ("Tatooine: Box", 1, True), ("Tatooine: Box", 0, False), ("Tatooine: Vault", 1, False), ("Kessel: Box", 1, False),
])  # fmt: skip
def test_a_hydroponics_station_stands_outside_on_tatooine(place, force, offered):
    s = scene(force=force)
    site, station = s.location(place), s.hand("light", "Hydroponics Station")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", station, site) == offered


@pytest.mark.ruling("hydroponics-station.1")
def test_a_hydroponics_station_stays_where_it_is():
    s = scene()
    station = s.put("Hydroponics Station", on=s.location("Tatooine: Box"))
    s.put("Rebel 2", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="deploy")
    assert not s.can("transfer", station)
    s.until(phase="move")
    assert not s.can("walk", station)


def garden(vaporator: bool = False, turn: str = "light"):
    """A station, and cards of which one knows the first three."""
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    s.location("Yavin 4: Box")
    station = s.put("Hydroponics Station", on=site)
    if vaporator:
        s.put("Vaporator", on=site)
    third, second, first = s.pile("light", "reserve", "Rebel 3", "Rebel 2", "Rebel 1")
    s.start(turn=turn, phase="activate")
    return s, station, (first, second, third)


@pytest.mark.ruling("hydroponics-station.2", "hydroponics-station-printed-card-face.1")
def test_the_first_force_may_be_drawn_instead():
    s, station, (first, second, third) = garden()
    s.do("activate", amount=3)
    s.do("use", station)
    assert [s.zone(each) for each in (first, second, third)] == ["hand", "force", "force"]
    assert s.count("light", "force") == 2
    assert not s.can("activate")  # three were generated, and that is that


@pytest.mark.ruling("hydroponics-station.2", "hydroponics-station.3")
def test_what_is_drawn_is_up_to_the_player():
    s, _, cards = garden(vaporator=True)
    s.do("activate", amount=3)
    s.pass_()
    s.pass_()
    assert [s.zone(each) for each in cards] == ["force"] * 3


@pytest.mark.ruling("hydroponics-station.3", "hydroponics-station-printed-card-face.1")
def test_the_second_force_may_be_drawn_too_with_a_vaporator():
    s, station, (first, second, third) = garden(vaporator=True)
    s.do("activate", amount=1)
    s.pass_()
    s.do("activate", amount=2)
    s.do("use", station)
    assert [s.zone(each) for each in (first, second, third)] == ["force", "hand", "force"]
    assert s.count("light", "force") == 2


@pytest.mark.ruling("hydroponics-station.3")
def test_both_may_be_drawn_with_a_vaporator():
    s, station, (first, second, third) = garden(vaporator=True)
    s.do("activate", amount=3)
    s.do("use", station)
    s.do("use", station)
    assert [s.zone(each) for each in (first, second, third)] == ["hand", "hand", "force"]
    assert s.count("light", "force") == 1


@pytest.mark.ruling("hydroponics-station.2")
def test_the_opponent_activates_as_ever():
    s, station, _ = garden(turn="dark")
    s.do("activate", amount=1)
    assert not s.can("use", station)
    assert s.count("dark", "force") == 1


@pytest.mark.ruling("hydroponics-station.2")
def test_force_that_a_text_activates_is_not_drawn():
    stew = LostInterrupt("Test Stew", LIGHT, "moves stew", destiny=1, text=[Action([ActivateForce(2)])])
    s = scene(stew, force=0)
    station = s.put("Hydroponics Station", on=s.location("Tatooine: Box"))
    card = s.hand("light", "Test Stew")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert not s.can("use", station)
    assert s.count("light", "force") == 2


# -- Magnetic Suction Tube ---------------------------------------------------------------------------------------------

HOLDS = [Site(f"Sandcrawler: {name}", LIGHT, f"moves {name}", [kind, "vehicle"], (1, 1))
         for name, kind in (("Bay", "interior"), ("Heap", "interior"), ("Roof", "exterior"))]  # fmt: skip
BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


def prowl(side: str, *holds: str, destiny: int = 3):
    """A sandcrawler with a tube on it, and the sites in it that are on table."""
    s = scene(*HOLDS)
    site = s.location("Tatooine: Box")
    crawler = s.put("Sandcrawler", at=site, side=side)
    tube = s.put("Magnetic Suction Tube", on=crawler, side=side)
    decks = [s.location(f"Sandcrawler: {each}") for each in holds]
    s.destinies(side, destiny, destiny)
    return s, site, tube, decks


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.1")
def test_a_suction_tube_belongs_on_your_sandcrawler(side):
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    mine, theirs = (s.put("Sandcrawler", at=site, side=each) for each in (side, "dark" if side == "light" else "light"))
    car = s.put("Skiff" if side == "light" else "Barge", at=site)
    tube = s.hand(side, "Magnetic Suction Tube")
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", tube, each) for each in (mine, theirs, car)] == [True, False, False]


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.2")
def test_a_suction_tube_targets_any_character_present(side):
    s, site, tube, _ = prowl(side)
    people = [s.put(each, at=site) for each in ("Rebel 2", "Imperial 2")]
    hidden = s.put("Rebel 2", aboard=crewed(s, "Crawler", site), as_="passenger")
    away, car = s.put("Rebel 2", at=s.location("Tatooine: Vault")), s.put("Skiff", at=site)
    s.start(turn=side, phase="control")
    assert [s.can("use", tube, each) for each in (*people, hidden, away, car)] == [True, True, False, False, False]


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.2", "magnetic-suction-tube.6")
def test_a_suction_tube_works_once_in_each_of_your_control_phases(side):
    s, site, tube, _ = prowl(side, destiny=0)
    man = s.put("Rebel 2", at=site)
    s.start(turn=side, phase="control")
    s.do("use", tube, man)
    s.until(player=side)
    assert not s.can("use", tube, man)
    s.until(phase="deploy")
    assert not s.can("use", tube, man)
    s.until(phase="control")  # of the other player
    s.pass_()
    assert not s.can("use", tube, man)
    s.until(phase="deploy")
    s.until(phase="control")
    assert s.can("use", tube, man)


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.2")
def test_a_suction_tube_need_not_be_used(side):
    s, site, _, _ = prowl(side)
    man = s.put("Rebel 2", at=site)
    s.start(turn=side, phase="control")
    s.until(phase="deploy")
    assert s.on_table(man)


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.3", "magnetic-suction-tube.4")
@pytest.mark.parametrize(("destiny", "taken"), [(3, True), (2, False), (1, False)])
def test_a_suction_tube_takes_who_is_weaker_than_its_destiny(side, destiny, taken):
    s, site, tube, _ = prowl(side, destiny=destiny)
    man = s.put("Rebel 2", at=site)
    s.start(turn=side, phase="control")
    s.do("use", tube, man)
    assert (s.zone(man), s.on_table(tube)) == ("used" if taken else "table", True)


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.5")
@pytest.mark.parametrize("wanted", ["Bay", "Heap", "used"])
def test_who_is_sucked_up_ends_in_the_hold_or_the_used_pile(side, wanted):
    s, site, tube, (bay, heap, roof) = prowl(side, "Bay", "Heap", "Roof")
    vault = s.location("Tatooine: Vault")
    man = s.put("Imperial 2", at=site)
    s.start(turn=side, phase="control")
    s.do("use", tube, man)
    if wanted == "used":
        s.do("no")
        assert s.zone(man) == "used"
        return
    s.do("yes")
    assert [s.can("choose", each) for each in (bay, heap, roof, vault)] == [True, True, False, False]
    s.do("choose", bay if wanted == "Bay" else heap)
    assert s.at(man) == (bay if wanted == "Bay" else heap)


@BOTH_SIDES
@pytest.mark.ruling("magnetic-suction-tube.5")
def test_who_cannot_move_is_sucked_into_the_used_pile(side):
    chain = Effect("Test Chain", LIGHT, "moves chain", destiny=1, text=[DeployOn(CHARACTER), Cannot("move", HOST)])
    s = scene(*HOLDS, chain)
    site = s.location("Tatooine: Box")
    tube = s.put("Magnetic Suction Tube", on=s.put("Sandcrawler", at=site, side=side), side=side)
    s.location("Sandcrawler: Bay")
    man = s.put("Imperial 2", at=site)
    s.put("Test Chain", on=man)
    s.destinies(side, 5)
    s.start(turn=side, phase="control")
    s.do("use", tube, man)
    assert s.zone(man) == "used"
