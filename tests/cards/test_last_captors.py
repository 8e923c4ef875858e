"""The last cards about captives: All Wrapped Up, Trap Door, TK-422, Prisoner 2187, Spice Mines Of Kessel, the pit."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, fight, gun, over, scene

HUNTER = Alien("Tracker", DARK, "t tracker", destiny=1, deploy=1, power=1, ability=1, forfeit=5, icons=["warrior"],
               traits=["bounty hunter"])  # fmt: skip
TROOPER_CARD = Imperial("Footman", "t footman", destiny=1, deploy=2, power=1, ability=1, forfeit=5, icons=["warrior"],
                        traits=["trooper"])  # fmt: skip
BLADE = gun("Dark Blade", DARK)
LEIA_CARD = Rebel("Leia Herself", "t leia", unique=1, personas=["Leia"], destiny=1, deploy=2, power=2, ability=3,
                  forfeit=5)  # fmt: skip
UNMASK = UsedInterrupt("Unmask", DARK, "t unmask", destiny=1, text=[
    Action([Restore(UNDERCOVER, TARGET)], targets=(one(UNDERCOVER),))])  # fmt: skip
UNMASK_OWN = UsedInterrupt("Own Up", LIGHT, "t own up", destiny=1, text=[
    Action([Restore(UNDERCOVER, TARGET)], targets=(one(UNDERCOVER),))])  # fmt: skip
CALL_OFF = UsedInterrupt("Call It Off", LIGHT, "t call off", destiny=1, text=[
    Action([Put(TARGET, to=In("out-of-play"))], targets=(one(Is("objective")),))])  # fmt: skip
LIGHT_HUNTER = Alien("Light Tracker", LIGHT, "t light tracker", destiny=1, deploy=1, power=1, ability=1, forfeit=5,
                     traits=["bounty hunter"])  # fmt: skip
LANCE = CharacterWeapon("Dark Lance", DARK, "t lance", destiny=1, text=[
    DeployOn(CHARACTER), Fire(VEHICLE, (DrawDestiny(), If(DESTINY > 0, (MakeHit(),))))])  # fmt: skip
MOLE = Alien("Mole", LIGHT, "t mole", destiny=1, deploy=1, power=1, ability=1, forfeit=5, traits=["spy"],
             text=[DeploysUndercover()])  # fmt: skip
DEFECTOR = Rebel("Defector", "t defector", destiny=1, deploy=1, power=1, ability=1, forfeit=5, traits=["trooper"])
CHRONICLER = Imperial("Chronicler", "t chronicler", destiny=1, deploy=2, power=1, ability=1, forfeit=5, text=[
    Modify("power", +4, when=Completed("Spice Mines Of Kessel"))])  # fmt: skip
CARDS = (LIGHT_HUNTER, LANCE, HUNTER, TROOPER_CARD, BLADE, LEIA_CARD, UNMASK, UNMASK_OWN, CALL_OFF)


# -- All Wrapped Up ----------------------------------------------------------------------------------------------------


def beaten(
    *company: str, victim: str = "Rebel 3", wrapped: bool = True, hunter_aboard: str = "", blade: str = "Dark Blade"
):
    """A Light Side card was 'hit' in a battle and has to be forfeited."""
    s = scene(*CARDS)
    town, hall = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    effect = s.put("All Wrapped Up", on="table") if wrapped else None
    shooter = s.put("Dark Guard", at=town)
    rebel = s.put(victim, at=town)
    others = [s.put(title, at=town) for title in company]
    for hull in others if hunter_aboard else ():
        s.put("Tracker", aboard=hull, as_="driver")
    s.put("Tracker", at=hall)
    weapon = s.put(blade, on=shooter)
    fight(s, town, "dark")
    s.destinies("dark", 6)
    s.do("fire", weapon, rebel)
    while s.battle and s.battle.segment != "damage":
        s.pass_()
    return s, effect, rebel, others


def give_up(s, rebel):
    if s.zone(rebel) == "lost":  # there was nothing else to do
        return
    s.until(player="light")
    s.decide(lambda each: each.verb == "forfeit" and each.card == rebel)


@pytest.mark.ruling("capturing-characters.1")
def test_a_bounty_hunter_present_takes_who_is_about_to_be_forfeited():
    s, effect, rebel, (hunter,) = beaten("Tracker")
    give_up(s, rebel)
    assert s.decision.player == "dark"
    s.do("use", effect)
    s.do("seize", hunter, rebel)
    assert s.escort(rebel) == hunter and not s.hit(rebel)
    over(s)
    assert s.captive(rebel)


@pytest.mark.ruling("capturing-characters.1")
@pytest.mark.parametrize(("company", "wrapped"), [((), True), (("Dark Guard",), True), (("Tracker",), False)])
def test_without_a_hunter_at_hand_or_the_effect_they_are_lost(company: tuple[str, ...], wrapped: bool):
    s, _, rebel, _ = beaten(*company, wrapped=wrapped)
    give_up(s, rebel)
    assert s.zone(rebel) == "lost"


def test_who_is_lost_otherwise_is_not_wrapped_up():
    s = scene(*CARDS)
    town = s.location("Tatooine: Box")
    effect, rebel = s.put("All Wrapped Up", on="table"), s.put("Rebel 1", at=town)
    s.put("Tracker", at=town)
    s.start(turn="dark", phase="control")
    s.happen("lose", rebel)
    assert s.zone(rebel) == "lost" and not s.can("use", effect)


def test_an_imperial_who_is_forfeited_is_nobodys_captive():
    s = scene(*CARDS)
    town = s.location("Tatooine: Box")
    effect = s.put("All Wrapped Up", on="table")
    s.put("Tracker", at=town)
    weak, gun_man = s.put("Imperial 1", at=town), s.put("Light Guard", at=town)
    s.put("Rebel 6", at=town), s.put("Rebel 5", at=town), s.put("Rebel 4", at=town)
    fight(s, town, "light")
    while s.zone(weak) == "table":
        assert not s.can("use", effect)
        s.decide(lambda each: each.verb in ("pass", "done") or each.card == weak or each.verb == "draw-destiny")
    assert s.zone(weak) == "lost" and s.zone(gun_man) == "table"


@pytest.mark.parametrize(("wrapped", "price"), [(True, 0), (False, 1)])
def test_the_tricks_of_hunters_are_free_and_safe_from_sense(wrapped: bool, price: int):
    s, _, rebel, (guard,) = beaten("Dark Guard", wrapped=wrapped)
    s.hand("light", "Sense"), s.put("Rebel 6", at=s.at(rebel))
    trick = s.hand("dark", "We Have A Prisoner")
    s.force("dark", 1)
    give_up(s, rebel)
    before = s.count("dark", "force")
    s.do("play", trick)
    offered = any(each.verb == "play" for each in s.decision.options) and s.decision.player == "light"
    assert before - s.count("dark", "force") == price and offered is not wrapped


@pytest.mark.parametrize("wrapped", [True, False])
def test_the_other_trick_of_hunters_is_as_free_and_as_safe(wrapped: bool):
    trick = UsedInterrupt(
        "Oo-ta Goo-ta, Solo?", DARK, "t oota", destiny=1, text=[Action([LoseForce(1, OPPONENT)], cost=[Use(2)])]
    )
    s = scene(*CARDS, trick)
    s.put("Rebel 6", at=s.location("Tatooine: Box"))
    if wrapped:
        s.put("All Wrapped Up", on="table")
    card = s.hand("dark", "Oo-ta Goo-ta, Solo?")
    s.hand("light", "Sense")
    s.force("dark", 2)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    sensed = s.decision.player == "light" and any(each.verb == "play" for each in s.decision.options)
    assert s.count("dark", "force") == (2 if wrapped else 0) and sensed is not wrapped


def test_it_is_deployed_on_the_table():
    s = scene(*CARDS)
    s.location("Tatooine: Box")
    effect = s.hand("dark", "All Wrapped Up")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", effect)
    assert s.on_table(effect) and s.at(effect) is None


def test_a_hunter_of_the_other_side_takes_nobody():
    s, effect, rebel, _ = beaten("Light Tracker", "Dark Guard", "Dark Guard")
    assert not s.can("use", effect)
    give_up(s, rebel)
    assert s.zone(rebel) == "lost"


@pytest.mark.parametrize(("hull", "taken"), [("Barge", True), ("Tank", False)])
def test_a_hunter_in_a_closed_vehicle_is_not_present(hull: str, taken: bool):
    s, effect, rebel, _ = beaten(hull, hunter_aboard=hull)
    give_up(s, rebel)
    assert (s.zone(rebel) != "lost" and s.can("use", effect)) is taken


def test_a_vehicle_that_is_forfeited_is_nobodys_captive():
    s, effect, skiff, _ = beaten("Tracker", "Rebel 1", victim="Skiff", blade="Dark Lance")
    give_up(s, skiff)
    assert s.zone(skiff) == "lost" and not s.can("use", effect)


def test_other_cards_cost_what_they_say():
    trick = UsedInterrupt(
        "Dear Trick", DARK, "t dear", destiny=1, text=[Action([LoseForce(1, OPPONENT)], cost=[Use(2)])]
    )
    s = scene(*CARDS, trick)
    s.put("All Wrapped Up", on="table")
    card = s.hand("dark", "Dear Trick")
    s.force("dark", 2)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.count("dark", "force") == 0


def test_nothing_alters_it():
    s = scene()
    effect, alter = s.put("All Wrapped Up", on="table"), s.hand("light", "Alter")
    s.put("Rebel 6", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    assert not s.can("play", alter, effect)


# -- Trap Door ---------------------------------------------------------------------------------------------------------


def court(*in_pit: str, pit: bool = True):
    s = scene(*CARDS)
    hall = s.location("Jabba's Palace: Audience Chamber", side="dark")
    hole = s.location("Jabba's Palace: Rancor Pit") if pit else None
    for title in in_pit:
        s.put(title, at=hole)
    return s, hall, hole, s.hand("dark", "Trap Door")


def at_the_end(s, phase: str = "deploy", turn: str = "dark"):
    s.start(turn=turn, phase=phase)
    s.pass_()


@pytest.mark.parametrize(("drawn", "falls"), [(2, True), (1, False)])
def test_a_guest_falls_if_destiny_and_two_beat_his_ability(drawn: int, falls: bool):
    s, hall, pit, trap = court()
    guest = s.put("Rebel 3", at=hall)
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", trap)
    s.destinies("dark", drawn)
    s.until(verb="play")
    s.do("play", trap, guest)
    assert s.at(guest) == (pit if falls else hall) and s.zone(trap) == "used"


@pytest.mark.parametrize(("in_pit", "possible"), [((), True), (("Brute 1",), False), (("Rebel 1",), True),
                                                  (("Rancor",), True)])  # fmt: skip
def test_nobody_of_its_own_may_be_below(in_pit: tuple[str, ...], possible: bool):
    s, hall, _, trap = court(*in_pit)
    s.put("Rebel 3", at=hall)
    s.start(turn="dark", phase="deploy")
    for _ in range(12):
        if s.game.engine.state.phase != "deploy" or s.can("play", trap):
            break
        s.pass_()
    assert s.can("play", trap) is possible


@pytest.mark.parametrize(("turn", "phase"), [("dark", "control"), ("light", "deploy")])
def test_only_the_end_of_its_own_deploy_phase_springs_it(turn: str, phase: str):
    s, hall, _, trap = court()
    s.put("Rebel 3", at=hall)
    s.start(turn=turn, phase=phase)
    while s.game.engine.state.phase == phase:
        assert not s.can("play", trap)
        s.pass_()


def test_only_who_is_in_the_audience_chamber_stands_on_it():
    s, hall, _, trap = court()
    far = s.put("Rebel 1", at=s.location("Tatooine: Box"))
    near = s.put("Rebel 2", at=hall)
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    assert s.can("play", trap, near) and not s.can("play", trap, far)


def test_a_guest_falls_past_whatever_lies_between_and_what_he_carries_is_no_guest():
    s = scene(*CARDS)
    hall = s.location("Jabba's Palace: Audience Chamber", side="dark")
    between, pit = s.location("Jabba's Palace: Dungeon"), s.location("Jabba's Palace: Rancor Pit")
    assert s.adjacent(hall, between) and not s.adjacent(hall, pit)
    guest, trap = s.put("Rebel 3", at=hall), s.hand("dark", "Trap Door")
    stick = s.put("Light Stick", on=guest)
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    assert not s.can("play", trap, stick)
    s.destinies("dark", 4)
    s.do("play", trap, guest)
    assert s.at(guest) == s.at(stick) == pit


def test_a_captive_who_falls_is_free_below():
    s, hall, pit, trap = court()
    captive = s.put("Rebel 3", captive_of=s.put("Tracker", at=hall))
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    s.destinies("dark", 4)
    s.do("play", trap, captive)
    assert s.at(captive) == pit and not s.captive(captive) and s.presence("light", pit)


def enjoying(it: bool):
    s, hall, pit, trap = court()
    if it:
        s.objective("dark", "Court Of The Vile Gangster", flipped=True)
    return s, hall, pit, trap, s.put("Rebel 6", captive_of=s.put("Tracker", at=hall))


def test_a_court_that_enjoys_it_needs_no_luck_with_captives():
    s, hall, pit, trap, captive = enjoying(True)
    free = s.put("Rebel 5", at=hall)
    s.hand("light", "Sense")
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    s.destinies("dark", 0)
    assert not s.can("play", trap, free, mode=2)
    s.do("play", trap, captive, mode=2)
    assert s.at(captive) == pit and not s.captive(captive)
    assert s.count("dark", "used") == 1  # the Interrupt itself: no destiny was drawn


@pytest.mark.parametrize("it", [True, False])
def test_then_the_trap_cannot_be_cancelled(it: bool):
    s, hall, _, trap, captive = enjoying(it)
    s.put("Rebel 5", at=hall), s.hand("light", "Sense")
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    s.do("play", trap, captive, **({"mode": 1} if it else {}))
    sensed = s.decision.player == "light" and any(each.verb == "play" for each in s.decision.options)
    assert sensed is not it


# -- TK-422 ------------------------------------------------------------------------------------------------------------


def stable(force: int = 12):
    """TK-422 undercover at a site, with an Imperial."""
    s = scene(*CARDS, MOLE, force=force)
    town, vault, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    s.put("Imperial 1", at=town)
    tk = s.hand("light", "TK-422")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", tk, town) and not s.can("deploy", tk, vault) and not s.can("deploy", tk, far)
    s.do("deploy", tk, town)
    return s, tk, town, vault, far


def test_it_comes_undercover_where_an_imperial_is_and_makes_others_dear():
    s, tk, town, vault, far = stable()
    assert not s.active(tk) and s.at(tk) == town
    recruit, alien = s.hand("dark", "Imperial 2", "Brute 2")
    assert s.deploy_cost(recruit, vault) == 3 and s.deploy_cost(recruit, far) == 2
    assert s.deploy_cost(alien, vault) == 2


def test_they_are_no_dearer_once_it_shows_its_face():
    s, tk, _, vault, _ = stable()
    recruit = s.hand("dark", "Imperial 2")
    s.until(phase="move")
    s.do("use", tk)
    assert s.active(tk) and s.deploy_cost(recruit, vault) == 2


def test_it_breaks_cover_in_its_own_move_phase_for_three_force_and_in_no_other_way():
    s, tk, *_ = stable()
    assert not s.can("break-cover", tk) and not s.can("use", tk)
    s.until(phase="move")
    s.force("light", 2)
    assert not s.can("use", tk) and not s.can("break-cover", tk)
    s.force("light", 3)
    s.do("use", tk)
    assert s.active(tk) and s.count("light", "force") == 0 and not s.captive(tk)


def test_not_in_the_opponents_move_phase():
    s, tk, *_ = stable()
    s.start(turn="dark", phase="move")
    s.until(player="light")
    assert not s.can("use", tk)


@pytest.mark.parametrize(("side", "card", "captured"), [("dark", "Unmask", True), ("light", "Own Up", False)])
def test_whom_the_opponent_unmasks_is_captured(side: str, card: str, captured: bool):
    s, tk, town, *_ = stable()
    guard = s.put("Dark Guard", at=town)
    trick = s.hand(side, card)
    s.start(turn=side, phase="control")
    s.do("play", trick, tk)
    if captured:
        s.do("seize", guard, tk)
    assert s.captive(tk) is captured and s.active(tk) is not captured


def test_it_comes_to_no_system_whoever_flies_there():
    s = scene(*CARDS)
    sky = s.location("Tatooine")
    s.put("Imperial 1", aboard=crewed(s, "Raider", sky), as_="passenger")
    ship, tk = crewed(s, "Fighter", sky), s.hand("light", "TK-422")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", tk, ship) and not s.can("deploy", tk, sky)


def test_above_the_planet_nobody_is_dearer():
    s, *_ = stable()
    ship, recruit = crewed(s, "Dreadnaught", s.location("Tatooine")), s.hand("dark", "Imperial 2")
    assert s.deploy_cost(recruit, ship) == s.deploy_cost(recruit, s.at(ship)) == 2


def test_nobody_makes_it_show_its_face():
    s, tk, *_ = stable()
    s.until(phase="move", player="light")
    assert s.can("use", tk)
    s.until(phase="draw")
    assert not s.active(tk) and s.count("light", "force") == 12 - 3


@pytest.mark.parametrize("shown", [True, False])
def test_when_another_spy_is_unmasked_nobody_is_captured(shown: bool):
    s, tk, town, vault, _ = stable()
    mole = s.hand("light", "Mole")
    s.do("deploy", mole, vault)
    if shown:
        s.until(phase="move")
        s.do("use", tk)
    s.put("Dark Guard", at=town)
    trick = s.hand("dark", "Unmask")
    s.start(turn="dark", phase="control")
    s.do("play", trick, mole)
    assert s.active(mole) and s.active(tk) is shown and not s.captive(tk)


# -- Prisoner 2187 -----------------------------------------------------------------------------------------------------

RESCUE, AMAZE = "Rescue The Princess", "Sometimes I Amaze Even Myself"
CELL = "Death Star: Detention Block Corridor"


@pytest.mark.parametrize(("mission", "flipped", "comes"), [(RESCUE, False, True), (RESCUE, True, False),
                                                           ("Hidden Base", False, False)])  # fmt: skip
def test_she_comes_only_to_be_rescued(mission: str, flipped: bool, comes: bool):
    s = scene(*CARDS)
    town = s.location("Tatooine: Box")
    if flipped:
        s.put("Leia Herself", at=town)
    s.objective("light", mission, flipped=flipped)
    prisoner = s.hand("light", "Prisoner 2187")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", prisoner, town) is comes


def test_nobody_takes_her_out_of_her_cell():
    s = scene(*CARDS)
    cell = s.location(CELL)
    hunter = s.put("Tracker", at=cell)
    prisoner, other = s.put("Prisoner 2187", imprisoned_at=cell), s.put("Rebel 1", imprisoned_at=cell)
    s.start(turn="dark", phase="move")
    assert s.can("collect", hunter, other) and not s.can("collect", hunter, prisoner)


def test_who_escorts_her_may_bring_her_in():
    s = scene(*CARDS)
    hunter = s.put("Tracker", at=s.location(CELL))
    s.put("Prisoner 2187", captive_of=hunter)
    s.start(turn="dark", phase="move")
    assert s.can("deliver", hunter)


def test_she_drains_for_more():
    s = scene(*CARDS)
    town, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Prisoner 2187", at=town), s.put("Rebel 1", at=far)
    assert s.drain_amount("light", town) == 3 and s.drain_amount("light", far) == 1


@pytest.mark.parametrize(("came", "zone"), [(True, "table"), (False, "out-of-play")])
def test_with_her_in_the_game_the_mission_is_never_over(came: bool, zone: str):
    s = scene(*CARDS)
    town = s.location("Tatooine: Box")
    mission = s.objective("light", RESCUE)
    leia = s.put("Prisoner 2187" if came else "Leia Herself", at=town)
    s.start(turn="dark", phase="control")
    s.happen("lose", leia)
    assert s.zone(leia) == "lost" and s.zone(mission) == zone


def test_the_missions_of_the_opponent_can_be_over():
    s = scene(*CARDS)
    s.put("Prisoner 2187", at=s.location("Tatooine: Box"))
    theirs = s.objective("dark", "Court Of The Vile Gangster")
    trick = s.hand("light", "Call It Off")
    s.start(turn="light", phase="control")
    s.do("play", trick, theirs)
    assert s.zone(theirs) == "out-of-play"


@pytest.mark.parametrize(("came", "flipped"), [(True, False), (False, True)])
def test_without_leia_the_mission_begins_anew(came: bool, flipped: bool):
    s = scene(*CARDS)
    town = s.location("Tatooine: Box")
    if came:
        gone = s.put("Prisoner 2187", at=town)
        s.start(turn="dark", phase="control")
        s.happen("lose", gone)
    leia = s.put("Leia Herself", at=town)
    mission = s.objective("light", RESCUE, flipped=True)
    s.start(turn="dark", phase="control")
    assert s.flipped(mission)
    s.happen("lose", leia)
    assert s.flipped(mission) is flipped


# -- Spice Mines Of Kessel ---------------------------------------------------------------------------------------------


def caravan(aboard: bool = False):
    """A captive, a trooper who escorts it, and the mines."""
    s = scene(*CARDS)
    kessel, town = s.location("Kessel"), s.location("Tatooine: Box")
    ship = s.put("Dreadnaught", at=s.location("Tatooine"))
    s.put("Dark Flier", aboard=ship, as_="pilot")
    trooper = s.put("Footman", aboard=ship, as_="passenger") if aboard else s.put("Footman", at=town)
    captive = s.put("Rebel 3", captive_of=trooper)
    mines = s.hand("dark", "Spice Mines Of Kessel")
    return s, kessel, town, ship, trooper, captive, mines


def test_a_captive_is_sold_where_his_escort_brings_him():
    s, kessel, town, ship, trooper, captive, mines = caravan(aboard=True)
    free = s.put("Rebel 2", at=town)
    s.pile("dark", "lost", *["Imperial 1"] * 7)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", mines, kessel, free)
    s.do("deploy", mines, kessel, captive, trooper)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", ship, kessel)
    assert s.zone(captive) == "lost" and s.zone(mines) == "lost" and s.zone(trooper) == "table"
    assert s.count("dark", "lost") == 7 - 5 + 1


def test_no_guard_but_a_trooper_will_do():
    s, kessel, town, _, trooper, captive, mines = caravan()
    guard = s.put("Dark Guard", at=town)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mines, kessel)
    assert guard not in [each.card for each in s.decision.options]


@pytest.mark.parametrize("guarded_by", ["Footman", "Tracker"])
def test_the_trooper_is_one_who_escorts_the_captive(guarded_by: str):
    """A trooper who only stands beside them will not do, nor will an escort who is no trooper."""
    s, kessel, town, _, trooper, captive, mines = caravan()
    other, guard = s.put("Footman", at=town), s.put(guarded_by, at=town)
    second = s.put("Rebel 1", captive_of=guard)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", mines, kessel, captive, trooper) and not s.can("deploy", mines, kessel, captive, other)
    assert s.can("deploy", mines, kessel, second, guard) is (guarded_by == "Footman")


def test_he_is_free_if_the_trooper_is_lost_on_the_way():
    s, kessel, town, _, trooper, captive, mines = caravan()
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mines, kessel, captive, trooper)
    s.start(turn="dark", phase="control")
    s.happen("lose", trooper)
    s.do("release", captive, town)
    assert not s.captive(captive) and s.zone(mines) == "lost"


def test_who_is_rescued_from_the_mines_goes_free():
    s, kessel, town, _, trooper, captive, mines = caravan()
    other = s.put("Rebel 1", captive_of=s.put("Tracker", at=town))
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mines, kessel, captive, trooper)
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="light", phase="control")
    s.do("play", card, mines)
    s.do("release", captive, town)
    assert s.zone(mines) == "lost" and not s.captive(captive) and s.captive(other)


def test_nor_do_they_open_at_all():
    s, kessel, _, _, trooper, captive, mines = caravan()
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mines, kessel, captive, trooper)
    s.do("play", card)
    assert s.zone(mines) == "lost" and s.captive(captive)


def test_to_end_the_work_or_to_prevent_it_is_one_function():
    s, kessel, _, _, trooper, captive, mines = caravan()
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mines, kessel, captive, trooper)
    assert s.can("play", card, mode=2)
    s.until(player="light", phase="battle")
    assert s.can("play", card, mines, mode=2)


def test_nothing_else_is_kept_from_coming():
    s = scene(*CARDS)
    banner, card = s.hand("dark", "Dark Banner"), s.hand("light", "I'm Here To Rescue You")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", banner)
    assert s.zone(banner) == "table" and not s.can("play", card)


def mining():
    """The mines at work: their trooper is on one ship, their captive on another, with somebody else."""
    s = scene(*CARDS, CHRONICLER)
    kessel, sky = s.location("Kessel"), s.location("Tatooine")
    ships = [crewed(s, "Dreadnaught", sky) for _ in range(2)]
    trooper = s.put("Footman", aboard=ships[0], as_="passenger")
    captive = s.put("Rebel 3", captive_of=s.put("Tracker", aboard=ships[1], as_="passenger"))
    mines = s.put("Spice Mines Of Kessel", on=kessel, targets={"captive": captive, "trooper": trooper})
    return s, kessel, ships, trooper, captive, mines


@pytest.mark.parametrize("first", [0, 1])
def test_nobody_is_sold_before_both_are_there(first: int):
    s, kessel, ships, _, captive, mines = mining()
    teller = s.put("Chronicler", at=s.location("Tatooine: Box"))
    s.pile("dark", "lost", *["Imperial 1"] * 7)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", ships[first], kessel)
    assert s.captive(captive) and s.zone(mines) == "table" and s.count("dark", "lost") == 7
    s.until(player="dark")
    s.do("hyperspeed", ships[1 - first], kessel)
    assert s.zone(captive) == s.zone(mines) == "lost" and s.count("dark", "lost") == 7 - 5 + 1
    assert s.power(teller) == 1 + 4  # the work is done


def test_the_mines_are_on_kessel_and_want_a_trooper_of_their_own():
    s = scene(*CARDS, DEFECTOR)
    kessel, sky, town = s.location("Kessel"), s.location("Tatooine"), s.location("Tatooine: Box")
    trooper, other = s.put("Footman", at=town), s.put("Defector", at=town)
    captive, mines = s.put("Rebel 3", captive_of=trooper), s.hand("dark", "Spice Mines Of Kessel")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", mines, kessel, captive, trooper)
    assert not s.can("deploy", mines, kessel, captive, other) and not s.can("deploy", mines, sky)


def test_whoever_guards_him_he_is_free_if_the_trooper_is_lost():
    s = scene(*CARDS)
    kessel, town, cell = s.location("Kessel"), s.location("Tatooine: Box"), s.location(CELL)
    trooper, other = s.put("Footman", at=town), s.put("Footman", at=town)
    captive, fellow = s.put("Rebel 3", imprisoned_at=cell), s.put("Rebel 1", imprisoned_at=cell)
    mines = s.put("Spice Mines Of Kessel", on=kessel, targets={"captive": captive, "trooper": trooper})
    s.start(turn="dark", phase="control")
    s.happen("lose", other)
    assert s.captive(captive) and s.zone(mines) == "table"
    s.happen("lose", trooper)
    assert not s.captive(captive) and s.at(captive) == cell and s.captive(fellow) and s.zone(mines) == "lost"


# -- Great Pit Of Carkoon ----------------------------------------------------------------------------------------------


def pit(creature: str = "Sarlacc"):
    s = scene(*CARDS)
    hole = s.location("Tatooine: Great Pit Of Carkoon")
    return s, hole, s.put(creature, at=hole), s.put("Tracker", at=hole)


def test_the_sarlacc_takes_a_captive_at_once():
    s, hole, beast, hunter = pit()
    captive, bystander = s.put("Rebel 1", captive_of=hunter), s.put("Rebel 2", at=hole)
    s.start(turn="dark", phase="control")
    assert s.can("use", hole, captive) and not s.can("use", hole, bystander) and not s.can("use", hole, hunter)
    s.destinies("dark", 6)
    s.do("use", hole, captive)
    while s.attack:
        s.pass_()
    assert s.zone(captive) == "out-of-play" and s.zone(bystander) == s.zone(hunter) == "table"


@pytest.mark.ruling("captives-frozen.3")
def test_not_one_in_carbonite():
    s, hole, beast, hunter = pit()
    frozen = s.put("Rebel 1", captive_of=hunter, frozen=True)
    s.start(turn="dark", phase="control")
    assert not s.can("use", hole)
    other = s.put("Rebel 2", captive_of=s.put("Tracker", at=hole))
    assert s.can("use", hole, other) and not s.can("use", hole, frozen)


@pytest.mark.parametrize(("turn", "phase"), [("dark", "deploy"), ("light", "control")])
def test_only_in_its_own_control_phase(turn: str, phase: str):
    s, hole, _, hunter = pit()
    s.put("Rebel 1", captive_of=hunter)
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert not s.can("use", hole)


def test_without_a_sarlacc_nothing_attacks():
    s = scene(*CARDS)
    hole = s.location("Tatooine: Great Pit Of Carkoon")
    s.put("Rebel 1", captive_of=s.put("Tracker", at=hole))
    s.start(turn="dark", phase="control")
    assert not s.can("use", hole)
