"""Clauses of the Objectives about Jabba's court, of Mara Jade and of the Tusken Raiders at the races: what each word of
them keeps out."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, over, scene
from tests.cards.test_objectives_palace import found

WATCHING, PROFIT = "I Shall Enjoy Watching You Die", "You Can Either Profit By This..."
HALL, DUNGEON, DEN = "Jabba's Palace: Audience Chamber", "Jabba's Palace: Dungeon", "Jabba's Palace: Rancor Pit"
MARA, RAIDER = "Mara Jade, The Emperor's Hand", "12_124"

PARDON = UsedInterrupt("Pardon", LIGHT, "court pardon", destiny=1, text=[
    Response(just_played(Named("Trap Door")), [Restore(CAPTIVE, CHARACTER & CAPTIVE)])])  # fmt: skip
FEAST = Effect("Feast", LIGHT, "court feast", destiny=1, text=[
    DeployOnTable(), Automatic(just_released(CHARACTER), [LoseForce(1, OPPONENT)])])  # fmt: skip
FOG = Effect("Fog", LIGHT, "court fog", destiny=1, text=[DeployOnTable(), Cannot("fly", CHARACTER, to=SITE)])


# -- I Shall Enjoy Watching You Die ------------------------------------------------------------------------------------


def watching(*extra, cell=HALL):
    """The Objective on its back, a captive in the hall or elsewhere, and the trap in hand."""
    s = scene(PARDON, FEAST, FOG, *extra)
    s.objective("dark", WATCHING, flipped=True)
    places = {title: s.location(title, side="dark" if title == HALL else None) for title in (HALL, DUNGEON, DEN)}
    captive = s.put("Rebel 6", captive_of=s.put("Boba Fett", at=places[cell]))
    return s, places, captive, s.hand("dark", "Trap Door")


def chances(s, verb, *what, turn="dark", phase="deploy", **fields):
    """Whether a card may be played or used at any time until a phase has ended."""
    s.start(turn=turn, phase=phase)
    while s.game.engine.state.phase == phase:
        if s.can(verb, *what, **fields):
            return True
        s.pass_()
    return False


@pytest.mark.parametrize(("turn", "phase", "able"), [
    ("dark", "deploy", True), ("light", "deploy", False), ("dark", "control", False), ("dark", "battle", False),
])  # fmt: skip
def test_captives_fall_at_the_end_of_its_own_deploy_phase_alone(turn, phase, able):
    s, places, captive, trap = watching()
    assert chances(s, "play", trap, captive, mode=2, turn=turn, phase=phase) is able
    if able:
        s.do("play", trap, captive, mode=2)
    assert s.at(captive) == places[DEN if able else HALL] and s.captive(captive) is not able


@pytest.mark.parametrize(("below", "able"), [((), True), (("Rebel 1",), True), (("Rebel 1", "Rebel 2"), True),
                                             (("Brute 1",), False)])  # fmt: skip
def test_captives_fall_unless_somebody_of_its_own_is_below(below, able):
    s, places, captive, trap = watching()
    for title in below:
        s.put(title, at=places[DEN])
    assert chances(s, "play", trap, captive, mode=2) is able


@pytest.mark.parametrize(("cell", "able"), [(HALL, True), (DUNGEON, False)])
def test_captives_elsewhere_do_not_stand_on_the_trap(cell, able):
    s, places, captive, trap = watching(cell=cell)
    s.put("Rebel 5", captive_at=places[HALL], frozen=True)
    assert chances(s, "play", trap, captive, mode=2) is able


def test_they_may_be_spared():
    s, places, captive, _ = watching()
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.captive(captive) and s.at(captive) == places[HALL]


def test_other_cards_are_no_trap_doors():
    s, _, captive, trap = watching()
    banner, trick = s.put("Dark Banner", on="table"), s.hand("dark", "Dark Trick")
    assert not chances(s, "use", banner, captive) and not chances(s, "play", trick, captive, mode=2)
    assert chances(s, "play", trap, captive, mode=2)


@pytest.mark.parametrize("pardoned", [False, True])
def test_a_captive_whom_somebody_releases_meanwhile_is_not_released_again(pardoned):
    s, places, captive, trap = watching()
    s.put("Feast", on="table")
    pardon = s.hand("light", "Pardon")
    s.force("dark", 0)
    assert chances(s, "play", trap, captive, mode=2)
    s.do("play", trap, captive, mode=2)
    assert s.can("play", pardon)
    s.do("play", pardon) if pardoned else s.pass_()
    while s.game.engine.state.phase == "deploy":
        s.pass_()
    assert s.at(captive) == places[DEN] and not s.captive(captive) and s.count("dark", "lost") == 1


def test_they_fall_though_nobody_may_fly():
    s, places, captive, trap = watching()
    assert not s.adjacent(places[HALL], places[DEN])
    s.put("Fog", on="table")
    assert chances(s, "play", trap, captive, mode=2)
    s.do("play", trap, captive, mode=2)
    assert s.at(captive) == places[DEN]


@pytest.mark.parametrize(("title", "safe"), [("Trap Door", True), ("Dark Trick", False)])
def test_only_the_trap_door_cannot_be_cancelled(title, safe):
    s, places, captive, trap = watching()
    s.put("Rebel 5", at=places[DUNGEON])
    sense = s.hand("light", "Sense")
    if safe:
        assert chances(s, "play", trap, captive, mode=2)
        s.do("play", trap, captive, mode=2)
    else:
        trick = s.hand("dark", title)
        s.start(turn="dark", phase="deploy")
        s.do("play", trick)
    assert s.can("play", sense) is not safe


@pytest.mark.parametrize(("company", "stays"), [("Rancor", True), ("Brute 1", False), ("Rebel 2", False)])
def test_only_company_of_the_rancor_keeps_it_from_flipping_back(company, stays):
    s = scene()
    objective, den = s.objective("dark", WATCHING, flipped=True), s.location(DEN)
    s.put("Rebel 1", at=den), s.put(company, at=den)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is stays


# -- You Can Either Profit By This... ----------------------------------------------------------------------------------


def profit():
    """A game that begins so, with two aliens for Dark to bring."""
    s = Scenario.opening([PROFIT, "Tatooine: Jabba's Palace", HALL, "Han Solo"], ["Kessel: Box", "Brute 1", "Brute 2"],
                         cards=BOX)  # fmt: skip
    for title in ("Brute 1", "Brute 2"):
        s.decide(lambda option, title=title: option.card and option.card.title == title)
    return s


def test_the_aliens_at_the_beginning_come_by_their_own_player():
    s = profit()
    chamber = found(s, HALL)
    assert s.occupies("dark", chamber) and not s.occupies("light", chamber)
    came = [event.text.args for event in s.game.events("public") if event.kind == "deployed"]
    assert [(each["player"], each["card"].title) for each in came if each["card"].title.startswith("Brute")] == [
        ("dark", "Brute 1"), ("dark", "Brute 2")]  # fmt: skip


@pytest.mark.parametrize("frozen", [True, False])
def test_only_frozen_han_is_kept_out_of_prison(frozen):
    s = scene()
    s.objective("light", PROFIT)
    fett = s.put("Boba Fett", at=s.location(DUNGEON))
    han = s.put("Han Solo", captive_of=fett, frozen=frozen)
    s.start(turn="dark", phase="move")
    assert s.can("deliver", fett, han) is not frozen


# -- Mara Jade, The Emperor's Hand -------------------------------------------------------------------------------------


def test_mara_jade_fetches_weapons_and_nothing_else_that_could_be_on_her():
    charm = Device("Charm", DARK, "court charm", destiny=1, text=[DeployOn(CHARACTER)])
    curse = Effect("Curse", DARK, "court curse", destiny=1, text=[DeployOn(CHARACTER)])
    s = scene(charm, curse)
    mara = s.put(MARA, at=s.location("Tatooine: Box"))
    stick, *others = s.pile("dark", "reserve", "Dark Stick", "Charm", "Curse")
    held = s.hand("dark", "Charm", "Curse")
    s.start(turn="dark", phase="deploy")
    assert all(s.can("deploy", card, mara) for card in held)
    assert s.can("use", mara, stick) and not any(s.can("use", mara, card) for card in others)


# -- Tusken Raider -----------------------------------------------------------------------------------------------------

LAY, HEAP = (
    UsedInterrupt(title, side, f"court {title}", destiny=1, text=[
        Action([Put(one(Named(lap), among=In("hand")), to=On(TARGET))], targets=(one(PODRACER | EFFECT),))])
    for title, side, lap in (("Lay", LIGHT, "Rebel 1"), ("Heap", DARK, "Imperial 1"))
)  # fmt: skip


def ambush():
    s = scene(LAY, HEAP)
    arena = s.location("Tatooine: Podrace Arena")
    raider = s.put(RAIDER, at=arena)
    tracks = {title: s.put(title, on=arena) for title in ("Anakin's Podracer", "Dud Bolt's Podracer")}
    return s, arena, raider, {**tracks, "Light Banner": s.put("Light Banner", on="table")}


def lay(s, trick, lap, on):
    """A card comes to lie there."""
    s.do("play", trick, on, lap)
    assert lap in s.stacked(on)


@pytest.mark.parametrize(("trick", "lap", "on", "able"), [
    ("Lay", "Rebel 1", "Anakin's Podracer", True), ("Heap", "Imperial 1", "Anakin's Podracer", False),
    ("Lay", "Rebel 1", "Dud Bolt's Podracer", False), ("Lay", "Rebel 1", "Light Banner", False),
])  # fmt: skip
def test_raiders_shoot_when_the_opponent_places_a_card_on_a_racer_of_his(trick, lap, on, able):
    s, _, raider, tracks = ambush()
    side = "light" if trick == "Lay" else "dark"
    play, card = s.hand(side, trick, lap)
    s.start(turn=side, phase="control")
    lay(s, play, card, tracks[on])
    assert s.can("use", raider) is able


@pytest.mark.parametrize("later", ["after a battle", "in the next turn"])
def test_raiders_shoot_once_a_turn_whatever_battles_are_fought(later):
    s, _, raider, tracks = ambush()
    far, racer = s.location("Kessel: Box"), tracks["Anakin's Podracer"]
    s.put("Rebel 1", at=far), s.put("Imperial 1", at=far)
    first, second, lap, more = s.hand("light", "Lay", "Lay", "Rebel 1", "Rebel 1")
    s.start(turn="light", phase="battle")
    lay(s, first, lap, racer)
    s.destinies("dark", 1)
    s.do("use", raider)
    assert s.stacked(racer) == (lap,)
    s.until(player="light", verb="battle")
    s.do("battle", far)
    over(s)
    s.until(player="light", phase="battle" if later == "after a battle" else "control")
    lay(s, second, more, racer)
    assert s.can("use", raider) is (later == "in the next turn")
