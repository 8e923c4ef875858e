"""Effects that keep other cards: what comes to lie on them, what it is there for, and how it goes."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, scene

HERO = Rebel("Hero", "stacks hero", unique=1, personas=["Hero"], ability=3, **BODY)
OLD_HERO = Rebel("Old Hero", "stacks old hero", unique=1, personas=["Hero"], ability=4, **BODY)
STAR = Alien("Star", LIGHT, "stacks star", destiny=1, deploy="*", power=1, ability=1, forfeit=5)
GIFTED = Droid("Gifted", LIGHT, "stacks gifted", "power droid", unique=1, **BODY)
DEARNESS = Effect("Dearness", DARK, "stacks dear", destiny=1, text=[Modify("deploy", +2, Person("Hero"))])
BLOW = UsedInterrupt("Blow", DARK, "stacks blow", destiny=1, text=[
    Action([Lose(TARGET)], targets=(one(CHARACTER | VEHICLE | WEAPON | DEVICE | EFFECT),))])  # fmt: skip
TOOL = Device("Tool", LIGHT, "stacks tool", destiny=4, text=[DeployOn(CHARACTER)])
DARK_TOOL = Device("Dark Tool", DARK, "stacks dark tool", destiny=4, text=[DeployOn(your(CHARACTER))])
DROID_TOOL = Device("Droid Tool", DARK, "stacks droid tool", destiny=4, text=[DeployOn(DROID)])
QUEST = Effect("Quest", DARK, "stacks quest", "utinni", destiny=1, text=[DeployOn(VEHICLE)])
THEFT = UsedInterrupt("Theft", DARK, "stacks theft", destiny=1, text=[
    Action([Steal()], targets=(one(theirs(WEAPON)),))])  # fmt: skip


def struck(s, card):
    """A card is lost in the Dark Side's move phase."""
    blow = s.hand("dark", "Blow")
    s.start(turn="dark", phase="move")
    s.do("play", blow, card)


def drained(s, card, pile):
    """The Light Side loses a card to a Force drain, from hand or from the top of a pile."""
    away = s.location("Kessel: Box")
    s.put("Imperial 2", at=away)
    s.start(turn="dark", phase="control")
    s.do("drain", away)
    s.until(player="light")
    if pile == "hand":
        s.do("lose", card)
    else:
        s.do("lose", pile=pile)


# -- Bacta Tank --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("bacta-tank-card-face.1")
@pytest.mark.parametrize(("force", "offered"), [(3, False), (4, True)])
def test_a_tank_costs_four_force(force, offered):
    s = scene(force=force)
    s.location("Tatooine: Box")
    card = s.hand("light", "Bacta Tank")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card) is offered
    if offered:
        s.do("deploy", card)
        assert s.count("light", "force") == 0


def tank(*people, force=12):
    """A tank, and people of the Light Side at a site."""
    s = scene(HERO, OLD_HERO, STAR, BLOW, TOOL, DEARNESS, force=force)
    site = s.location("Tatooine: Box")
    return s, s.put("Bacta Tank", on="table"), site, *(s.put(title, at=site) for title in people)


@pytest.mark.ruling("bacta-tank.1", "bacta-tank.2", "bacta-tank-card-face.2")
@pytest.mark.parametrize(("who", "offered"), [
    ("Rebel 1", True), ("Settler 1", True), ("Light Droid", False), ("Imperial 1", False), ("Skiff", False),
])  # fmt: skip
def test_a_tank_takes_your_people_but_no_droids(who, offered):
    s, card, _, victim = tank(who)
    struck(s, victim)
    assert s.can("use", card) is offered
    if offered:
        s.do("use", card)
        assert s.zone(victim) == "stacked"


@pytest.mark.ruling("bacta-tank.1")
def test_a_tank_does_not_take_who_is_lost_from_hand_or_life_force():
    for pile in ("hand", "reserve"):
        s, card, _ = tank()
        lost = s.pile("light", pile, "Rebel 2")
        drained(s, lost, pile)
        assert s.zone(lost) == "lost" and not s.can("use", card)


@pytest.mark.ruling("mantellian-savrip.5")
def test_a_tank_does_not_take_who_was_forfeited_from_hand():
    s, card, site, fighter = tank("Rebel 1")
    s.put("Mantellian Savrip", on="table")
    extra = s.hand("light", "Rebel 2")
    for _ in range(8):
        s.put("Imperial 1", at=site)
    fight(s, site, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", extra)
    assert s.zone(extra) == "lost" and not s.can("use", card)
    s.until(verb="forfeit")
    s.do("forfeit", fighter)
    assert s.can("use", card)  # who was on table may be saved


@pytest.mark.ruling("bacta-tank.3")
def test_what_a_patient_carried_is_lost():
    s, card, _, victim = tank("Han Solo")
    stick, tool, away = s.put("Light Stick", on=victim), s.put("Tool", on=victim), s.location("Kessel: Box")
    mark = s.put("Death Mark", on=away, targets={"target": victim})
    struck(s, victim)
    s.until(verb="use")
    s.do("use", card)
    assert [s.zone(each) for each in (victim, stick, tool, mark)] == ["stacked", "lost", "lost", "lost"]


@pytest.mark.ruling("bacta-tank-card-face.3")
def test_a_tank_holds_one_patient():
    s, card, _, first, second = tank("Rebel 1", "Rebel 2")
    struck(s, first)
    s.do("use", card)
    struck(s, second)
    assert not s.can("use", card) and s.zone(second) == "lost"


def test_nobody_must_go_into_the_tank():
    s, card, _, victim = tank("Rebel 1")
    struck(s, victim)
    s.pass_()
    assert s.zone(victim) == "lost"


@pytest.mark.ruling("bacta-tank-card-face.4")
@pytest.mark.parametrize(("force", "turn", "phase", "offered"), [
    (2, "light", "deploy", True), (1, "light", "deploy", False), (2, "light", "control", False),
    (2, "dark", "deploy", False),
])  # fmt: skip
def test_a_patient_comes_back_to_hand_for_his_deploy_cost(force, turn, phase, offered):
    s, card, _, victim = tank("Rebel 1", force=force)
    struck(s, victim)
    s.do("use", card)
    s.start(turn=turn, phase=phase)
    s.until(player="light")
    assert s.can("use", card) is offered
    if offered:
        s.do("use", card)
        assert s.zone(victim) == "hand" and s.count("light", "force") == 0


def test_a_patient_may_stay():
    s, card, _, victim = tank("Rebel 1")
    struck(s, victim)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    s.until(phase="battle")
    assert s.zone(victim) == "stacked"


@pytest.mark.ruling("bacta-tank-card-face.4")
def test_the_deploy_cost_of_a_patient_is_the_modified_one():
    s, card, _, victim = tank("Hero", force=4)
    struck(s, victim)
    s.do("use", card)
    s.put("Dearness", on="table")
    s.start(turn="light", phase="deploy")
    s.do("use", card)
    assert s.zone(victim) == "hand" and s.count("light", "force") == 0


@pytest.mark.ruling("bacta-tank.4")
def test_a_patient_with_an_asterisk_comes_back_for_nothing():
    s, card, _, victim = tank("Star", force=0)
    struck(s, victim)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    s.do("use", card)
    assert s.zone(victim) == "hand"


@pytest.mark.ruling("bacta-tank.5", "bacta-tank.6", "face-up.6")
def test_a_patient_is_on_table_for_uniqueness_alone():
    s, card, site, victim, mate = tank("Hero", "Rebel 1")
    copy, version = s.hand("light", "Hero"), s.hand("light", "Old Hero")
    struck(s, victim)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", copy, site) and not s.can("deploy", version, site)
    assert not s.can("replace", version)
    assert not s.on_table(victim) and s.total_power("light", site) == 1
    s.do("use", card)
    assert s.can("deploy", copy, site) and s.can("deploy", version, site)


# -- Crash Site Memorial -----------------------------------------------------------------------------------------------


def memorial(*cards):
    """A memorial, and cards of the Light Side at a site."""
    s = scene(BLOW, TOOL, GIFTED, QUEST, HERO)
    site = s.location("Tatooine: Box")
    found = []
    for title in cards:
        host = s.put("Rebel 2", at=site) if title in ("Light Stick", "Tool") else None
        found.append(s.put(title, on=host) if host else s.put(title, at=site))
    return s, s.put("Crash Site Memorial", on="table"), site, *found


@pytest.mark.ruling("crash-site-memorial.1")
@pytest.mark.parametrize(("what", "offered"), [
    ("Skiff", True), ("Light Droid", True), ("Light Stick", True), ("Tool", True), ("Rebel 1", False),
    ("Barge", False), ("Dark Droid", False)])  # fmt: skip
def test_a_memorial_takes_your_vehicles_droids_weapons_and_devices(what, offered):
    s, card, _, victim = memorial(what)
    struck(s, victim)
    assert s.can("use", card) is offered
    if offered:
        s.do("use", card)
        assert s.zone(victim) == "stacked"
    else:
        assert s.zone(victim) == "lost"


@pytest.mark.ruling("crash-site-memorial.1")
def test_a_memorial_takes_nothing_from_hand_or_life_force():
    for pile in ("hand", "reserve"):
        s, card, *_ = memorial()
        lost = s.pile("light", pile, "Light Droid")
        drained(s, lost, pile)
        assert s.zone(lost) == "lost" and not s.can("use", card)


@pytest.mark.ruling("crash-site-memorial.2")
def test_what_was_on_a_lost_vehicle_does_not_come_along():
    s, card, _, skiff = memorial("Skiff")
    rider, quest = s.put("Rebel 1", aboard=skiff, as_="pilot"), s.put("Quest", on=skiff)
    struck(s, skiff)
    s.until(verb="use")
    s.do("use", card)
    assert [s.zone(each) for each in (skiff, rider, quest)] == ["stacked", "lost", "lost"]
    assert not s.can("use", card)


def test_a_droid_lost_with_its_vehicle_is_remembered_in_its_own_right():
    s, card, _, skiff = memorial("Skiff")
    droid = s.put("Light Droid", aboard=skiff, as_="passenger")
    struck(s, skiff)
    s.until(verb="use")
    s.do("use", card)
    s.until(verb="use")
    s.do("use", card)
    assert [s.zone(each) for each in (skiff, droid)] == ["stacked", "stacked"]


@pytest.mark.ruling("crash-site-memorial.3")
def test_a_memorial_does_not_save_what_was_lost_before():
    s = scene(BLOW)
    site = s.location("Tatooine: Box")
    early, late = s.put("Skiff", at=site), s.put("Skiff", at=site)
    struck(s, early)
    card = s.hand("light", "Crash Site Memorial")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert not s.can("use", card) and s.zone(early) == "lost"
    struck(s, late)
    s.do("use", card)
    assert [s.zone(each) for each in (early, late)] == ["lost", "stacked"]


def test_nothing_must_be_remembered():
    s, card, _, victim = memorial("Skiff")
    struck(s, victim)
    s.pass_()
    assert s.zone(victim) == "lost"


@pytest.mark.ruling("crash-site-memorial.4")
def test_a_droid_in_the_memorial_is_still_unique():
    s, card, site, droid = memorial("Gifted")
    copy = s.hand("light", "Gifted")
    struck(s, droid)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    assert s.zone(droid) == "stacked" and not s.can("deploy", copy, site)


@pytest.mark.ruling("crash-site-memorial.5")
@pytest.mark.parametrize("title", ["Rebel 1", "Light Trick", "Light Banner"])
def test_any_card_is_exchanged_into_the_memorial(title):
    s, card, _, skiff = memorial("Skiff")
    given = s.hand("light", title)
    struck(s, skiff)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    s.do("use", card)
    assert [s.zone(each) for each in (skiff, given)] == ["hand", "stacked"]
    assert not s.can("use", card)  # once in a deploy phase


@pytest.mark.ruling("crash-site-memorial.5")
@pytest.mark.parametrize(("turn", "phase", "reasons"), [
    ("light", "deploy", []), ("light", "control", ["not-now", "phase"]), ("dark", "deploy", ["not-now", "turn"]),
])  # fmt: skip
def test_exchanges_are_for_your_deploy_phase(turn, phase, reasons):
    s, card, _, skiff = memorial("Skiff")
    s.hand("light", "Rebel 1")
    struck(s, skiff)
    s.do("use", card)
    s.start(turn=turn, phase=phase)
    assert s.reasons("use", card, player="light") == reasons


def test_nothing_must_be_exchanged():
    s, card, _, skiff = memorial("Skiff")
    s.hand("light", "Rebel 1")
    struck(s, skiff)
    s.do("use", card)
    s.start(turn="light", phase="deploy")
    s.until(phase="battle")
    assert s.zone(skiff) == "stacked"


# -- Merc Sunlet -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("merc-sunlet.1", "merc-sunlet.4")
@pytest.mark.parametrize(("title", "mode"), [
    ("Rebel 1", 1), ("Thief", None), ("Imperial 1", None), ("Skiff", None), ("Light Stick", 2), ("Dark Stick", 2),
    ("Tool", None),
])  # fmt: skip
def test_merc_sunlet_teaches_the_honest_or_guards_a_weapon(title, mode):
    thief = Alien("Thief", LIGHT, "stacks thief", ability=1, traits=["thief"], **BODY)
    s = scene(thief, TOOL, force=0)
    site = s.location("Tatooine: Box")
    host = s.put("Imperial 2" if title.startswith("Dark") else "Thief", at=site)
    target = s.put(title, on=host) if title in ("Light Stick", "Dark Stick", "Tool") else s.put(title, at=site)
    card = s.hand("light", "Merc Sunlet")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, target, mode=each) for each in (1, 2)] == [mode == 1, mode == 2]


def sunlet(device="Dark Tool", away=False):
    """A Rebel taught by Merc Sunlet, and an Imperial with a device, at the same site or elsewhere."""
    counter = Effect("Counter", LIGHT, "stacks counter", destiny=1, text=[Modify("power", +3, THIEF)])
    s = scene(DARK_TOOL, DROID_TOOL, counter)
    site, other_site = s.location("Tatooine: Box"), s.location("Kessel: Box")
    student, victim = s.put("Rebel 1", at=site), s.put("Imperial 1", at=other_site if away else site)
    s.put("Counter", on="table")
    tool = s.put(device, on=victim)
    card = s.hand("light", "Merc Sunlet")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, student)
    return s, card, student, tool


@pytest.mark.ruling("merc-sunlet.1")
def test_who_learned_of_merc_sunlet_is_a_thief():
    s, _, student, _ = sunlet()
    assert s.power(student) == 4


@pytest.mark.ruling("merc-sunlet.2", "merc-sunlet.3")
@pytest.mark.parametrize(("drawn_", "stolen"), [(3, True), (4, False), (5, False)])
def test_a_device_is_stolen_by_a_lower_destiny(drawn_, stolen):
    s, card, student, tool = sunlet()
    s.destinies("light", drawn_)
    s.start(turn="light", phase="control")
    s.do("use", card, tool)
    assert (s.carrier(tool) == student) is stolen
    assert not s.can("use", card)  # one attempt a phase


@pytest.mark.ruling("merc-sunlet.2")
@pytest.mark.parametrize(("turn", "phase", "away", "offered"), [
    ("light", "control", False, True), ("light", "move", False, False), ("dark", "control", False, False),
    ("light", "control", True, False)])  # fmt: skip
def test_thieves_work_in_your_control_phase_at_their_own_site(turn, phase, away, offered):
    s, card, _, _ = sunlet(away=away)
    s.start(turn=turn, phase=phase)
    s.until(player="light")
    assert s.can("use", card) is offered


@pytest.mark.ruling("merc-sunlet.2")
def test_thieves_take_devices_of_the_opponent_alone():
    s, card, student, _ = sunlet(away=True)
    s.put("Dark Stick", on=s.put("Imperial 1", at=s.location("Tatooine: Box")))
    s.put("Droid Tool", on=student)
    s.game.engine.change(next(c.id for c in s.game.engine.state.cards if c.on == student.id and c.id != card.id),
                         side="light")  # fmt: skip
    s.start(turn="light", phase="control")
    assert not s.can("use", card)


def test_whom_merc_sunlet_taught_need_not_steal():
    s, _, _, tool = sunlet()
    s.start(turn="light", phase="control")
    s.destinies("light", 0)
    s.until(phase="deploy")
    assert s.game.engine.card(tool.id).side == "dark"


@pytest.mark.ruling("merc-sunlet.2")
def test_thieves_work_at_sites():
    s = scene(DARK_TOOL, force=0)
    space = s.location("Calm")
    student = s.put("Rebel 1", aboard=crewed(s, "Fighter", at=space), as_="passenger")
    s.put("Dark Tool", on=s.put("Imperial 1", aboard=crewed(s, "Raider", at=space), as_="passenger"))
    card = s.hand("light", "Merc Sunlet")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, student)
    s.start(turn="light", phase="control")
    assert not s.can("use", card)


def test_a_device_that_the_thief_cannot_carry_is_lost():
    s, card, _, tool = sunlet("Droid Tool")
    s.destinies("light", 0)
    s.start(turn="light", phase="control")
    s.do("use", card, tool)
    assert s.zone(tool) == "lost"


def test_nobody_must_steal():
    s, _, student, tool = sunlet()
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.carrier(tool) != student


@pytest.mark.ruling("merc-sunlet.4")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_guarded_weapon_cannot_be_stolen(guarded):
    s = scene(THEFT)
    owner = s.put("Rebel 1", at=s.location("Tatooine: Box"))
    thief = s.put("Imperial 1", at=s.at(owner))
    stick, other_stick = s.put("Light Stick", on=owner), s.put("Light Stick", on=owner)
    card, theft = s.hand("light", "Merc Sunlet"), s.hand("dark", "Theft")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, stick if guarded else other_stick)
    s.start(turn="dark", phase="control")
    s.do("play", theft, stick)
    assert s.game.engine.card(stick.id).side == ("light" if guarded else "dark")
    assert s.carrier(stick) == (owner if guarded else thief)


@pytest.mark.ruling("merc-sunlet.5")
def test_alter_does_not_touch_merc_sunlet():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Imperial 6", at=site)
    card, plain = s.put("Merc Sunlet", on=s.put("Rebel 1", at=site)), s.put("Light Banner", on="table")
    played = s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", played, plain) and not s.can("play", played, card)
