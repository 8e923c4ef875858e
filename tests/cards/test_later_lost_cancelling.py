"""Lost Interrupts of later sets that cancel, exclude and protect: Control, the later Sense and Alter, and others."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, fight, over, scene

SIDES = ["light", "dark"]
FOE = {"light": "dark", "dark": "light"}
ABLE = {"light": "Rebel", "dark": "Imperial"}  # the box has them of every ability
CONTROL = {"light": ("4_48", "12_57"), "dark": ("4_139", "12_146")}
SWIFT = {"light": "12_57", "dark": "12_146"}
ALTER = {"light": "12_54", "dark": "12_145"}
SENSE = {"light": "12_68", "dark": "12_157"}


def _effects(side: Side) -> list[Definition]:
    return [
        Effect(f"{side} {kind}", side, f"control {side} {kind}", kind, destiny=1, text=[
            DeployOnTable(), ModifyPlayer("total power in battles", +3)])
        for kind in ("immediate", "mobile", "utinni", "political")
    ]  # fmt: skip


def _scout(side: Side) -> Definition:
    return Alien(f"{side} scout", side, f"control {side} scout", ability=1, text=[ReactMove(to=Adjacent(HERE))], **BODY)


def _beast(side: Side) -> Definition:
    return Vehicle(f"{side} beast", side, f"control {side} beast", "creature", landspeed=1, text=[
        Modify("ability", 4, how="define")], **HULL)  # fmt: skip


CARDS = [*_effects(LIGHT), *_effects(DARK), *(make(side) for make in (_scout, _beast) for side in (LIGHT, DARK))]


def banner(side: str) -> str:
    return f"{side.title()} Banner"


def trick(side: str) -> str:
    return f"{side.title()} Trick"


# -- Control -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize("title", ["Sense", "Alter"])
def test_control_cancels_sense_and_alter_and_sense_cannot_stop_it(side: str, version: int, title: str):
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    for each in SIDES:
        s.put(f"{ABLE[each]} 6", at=site)
    mine = s.hand(side, trick(side)) if title == "Sense" else s.put(banner(side), on="table")
    control = s.hand(side, CONTROL[side][version])
    answer, spare = s.hand(FOE[side], title, "Sense")
    s.destinies(FOE[side], 0)
    s.start(turn=side if title == "Sense" else FOE[side], phase="control")
    if title == "Sense":
        s.do("play", mine)
        s.do("play", answer, mode=1)
    else:
        s.do("play", answer, mine)
    s.do("play", control, mode=1)
    assert (s.zone(answer), s.zone(control), s.zone(spare)) == ("lost", "lost", "hand")
    if title == "Sense":
        s.pass_()  # the other Sense could still answer the trick itself
    assert s.count(side, "hand") == 1 if title == "Sense" else s.on_table(mine)


@pytest.mark.parametrize("side", SIDES)
def test_sense_can_stop_the_other_function_of_control(side: str):
    s = scene(*CARDS)
    s.put(f"{ABLE[FOE[side]]} 6", at=s.location("Tatooine: Box"))
    effect, control = s.put(f"{FOE[side]} immediate", on="table"), s.hand(side, CONTROL[side][0])
    sense = s.hand(FOE[side], "1_109" if side == "dark" else "1_267")
    s.destinies(FOE[side], 0)
    s.start(turn=side, phase="control")
    s.do("play", control, effect, mode=2)
    s.do("play", sense, mode=1)
    assert s.on_table(effect) and s.zone(control) == "lost"


@pytest.mark.ruling("control-and-episode-i-control.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize(("kind", "falls"), [("immediate", True), ("mobile", True), ("utinni", False)])
def test_control_cancels_an_effect_that_was_deployed_before(side: str, version: int, kind: str, falls: bool):
    s = scene(*CARDS)
    effect, control = s.put(f"{FOE[side]} {kind}", on="table"), s.hand(side, CONTROL[side][version])
    s.put(banner(FOE[side]), on="table")
    s.start(turn=side, phase="control")
    assert s.can("play", control) is falls
    if falls:
        s.do("play", control, effect, mode=2)
        assert (s.zone(effect), s.zone(control)) == ("lost", "lost")


@pytest.mark.ruling("control-and-episode-i-control.4")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.parametrize(("kind", "falls"), [("immediate", True), ("mobile", True), ("utinni", False)])
def test_control_answers_the_deployment_before_the_effect_does_anything(
    side: str, version: int, kind: str, falls: bool
):
    s = scene(*CARDS)
    foe = FOE[side]
    control, effect = s.hand(side, CONTROL[side][version]), s.hand(foe, f"{foe} {kind}")
    s.start(turn=foe, phase="deploy")
    s.do("deploy", effect)
    if falls:
        assert s.decision.player == side and not s.on_table(effect)
        s.do("play", control, mode=2)
    assert s.zone(effect) == ("lost" if falls else "table")
    assert s.zone(control) == ("lost" if falls else "hand")


@pytest.mark.ruling("control-and-episode-i-control.1", "control-and-episode-i-control.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", ["mobile", "immediate"])
def test_only_the_later_control_answers_an_effect_that_has_just_been_deployed(side: str, kind: str):
    foe = FOE[side]
    for control_id, offered in zip(CONTROL[side], (False, True), strict=True):
        s = scene(*CARDS)
        control, effect = s.hand(side, control_id), s.hand(foe, f"{foe} {kind}")
        s.start(turn=foe, phase="deploy")
        s.do("deploy", effect)
        s.pass_()  # while it is being deployed
        assert s.on_table(effect) and (s.decision.prompt.key == "prompt.respond.deployed") is offered
        if offered:
            s.do("play", control, mode=2)
            assert (s.zone(effect), s.zone(control)) == ("lost", "lost")


@pytest.mark.parametrize("side", SIDES)
def test_even_the_later_control_leaves_a_utinni_effect_just_deployed_alone(side: str):
    s = scene(*CARDS)
    foe = FOE[side]
    control, effect = s.hand(side, SWIFT[side]), s.hand(foe, f"{foe} utinni")
    s.start(turn=foe, phase="deploy")
    s.do("deploy", effect)
    assert s.on_table(effect) and s.decision.player == foe and s.zone(control) == "hand"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("version", [0, 1])
def test_control_cancels_a_force_drain(side: str, version: int):
    s = scene(*CARDS)
    foe, site = FOE[side], s.location("Tatooine: Box")
    s.put(f"{ABLE[foe]} 6", at=site)
    control = s.hand(side, CONTROL[side][version])
    s.start(turn=foe, phase="control")
    s.do("drain", site)
    assert s.decision.prompt.key == "prompt.respond.drain"
    s.do("play", control, mode=2)
    assert (s.zone(control), s.count(side, "lost")) == ("lost", 1)


# -- Alter and Sense with a character of one's choice ------------------------------------------------------------------


def strangers(s: Scenario, side: str) -> list[CardRef]:
    """A beast of one's own and a character of the opponent's, both with ability."""
    site = s.location("Kessel: Box")
    return [s.put(f"{side} beast", at=site), s.put(f"{ABLE[FOE[side]]} 5", at=site)]


def measured(side: str, destiny: int) -> tuple[Scenario, CardRef, CardRef]:
    """A side with characters of ability 2 and 5, the other one with more; the side's next destiny is this. The
    character of ability 2, and where all of them are."""
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    weak, _, _ = (s.put(f"{who} {n}", at=site) for who, n in ((ABLE[side], 2), (ABLE[side], 5), (ABLE[FOE[side]], 6)))
    s.destinies(side, destiny)
    return s, weak, site


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", ["Banner", "utinni", "political"])
@pytest.mark.parametrize(("destiny", "fate"), [(1, "lost"), (2, "table")])
def test_the_later_alter_measures_the_character_that_it_targets(side: str, kind: str, destiny: int, fate: str):
    s, weak, _ = measured(side, destiny)
    effect = s.put(banner(FOE[side]) if kind == "Banner" else f"{FOE[side]} {kind}", on="table")
    alter = s.hand(side, ALTER[side])
    s.start(turn=side, phase="control")
    s.do("play", alter, effect, weak)
    assert (s.zone(effect), s.zone(alter)) == (fate, "lost")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", ["Banner", "utinni", "political"])
@pytest.mark.parametrize(("destiny", "fate"), [(1, "lost"), (2, "table")])
def test_the_later_alter_answers_a_deployment_too(side: str, kind: str, destiny: int, fate: str):
    s, weak, _ = measured(side, destiny)
    foe = FOE[side]
    effect = s.hand(foe, banner(foe) if kind == "Banner" else f"{foe} {kind}")
    alter = s.hand(side, ALTER[side])
    s.start(turn=foe, phase="deploy")
    s.do("deploy", effect)
    assert s.decision.player == side and not s.on_table(effect)
    assert not any(s.can("play", alter, each, mode=1) for each in strangers(s, side))
    s.do("play", alter, weak, mode=1)
    assert s.zone(effect) == fate


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", ["immediate", "mobile"])
def test_the_later_alter_takes_no_other_effect(side: str, kind: str):
    s, _, _ = measured(side, 0)
    foe = FOE[side]
    s.put(f"{foe} {kind}", on="table")
    alter, effect = s.hand(side, ALTER[side]), s.hand(foe, f"{foe} {kind}")
    s.start(turn=side, phase="control")
    assert not s.can("play", alter)
    s.start(turn=foe, phase="deploy")
    s.do("deploy", effect)
    assert s.on_table(effect) and s.zone(alter) == "hand"


@pytest.mark.parametrize("side", SIDES)
def test_the_later_alter_measures_neither_droids_nor_the_opponents_people(side: str):
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    s.put(f"{side.title()} Droid", at=site)
    s.put(f"{ABLE[FOE[side]]} 6", at=site)
    s.put(banner(FOE[side]), on="table")
    strangers(s, side)
    alter = s.hand(side, ALTER[side])
    s.start(turn=side, phase="control")
    assert not s.can("play", alter)
    s.put(f"{ABLE[side]} 1", at=site)
    assert s.can("play", alter)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("destiny", "taken"), [(1, 0), (2, 1)])
def test_the_later_sense_measures_the_character_that_it_targets(side: str, destiny: int, taken: int):
    s, weak, _ = measured(side, destiny)
    foe = FOE[side]
    sense, played = s.hand(side, SENSE[side]), s.hand(foe, trick(foe))
    s.start(turn=foe, phase="control")
    s.do("play", played)
    assert not any(s.can("play", sense, each, mode=1) for each in strangers(s, side))
    s.do("play", sense, weak, mode=1)
    assert (s.count(foe, "hand"), s.zone(sense)) == (taken, "lost")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("destiny", "comes"), [(1, False), (2, True)])
def test_the_later_sense_answers_a_react(side: str, destiny: int, comes: bool):
    s, weak, site = measured(side, destiny)
    scout = s.put(f"{FOE[side]} scout", at=s.location("Tatooine: Vault"))
    sense = s.hand(side, SENSE[side])
    fight(s, site, side)
    s.do("react", scout)
    s.do("play", sense, weak, mode=1)
    assert (s.at(scout) == site) is comes


@pytest.mark.parametrize("side", SIDES)
def test_the_later_sense_is_for_the_opponents_interrupts_and_reacts(side: str):
    s, _, site = measured(side, 0)
    scout = s.put(f"{side} scout", at=s.location("Tatooine: Vault"))
    sense, mine = s.hand(side, SENSE[side], trick(side))
    s.start(turn=side, phase="control")
    s.do("play", mine)
    assert s.count(side, "hand") == 2 and s.zone(sense) == "hand"
    fight(s, site, FOE[side])
    s.do("react", scout)
    assert s.at(scout) == site and s.zone(sense) == "hand"


@pytest.mark.parametrize("side", SIDES)
def test_the_later_alter_cancels_sense_and_the_later_sense_alter(side: str):
    s, _, _ = measured(side, 9)
    foe = FOE[side]
    mine, alter = s.hand(side, trick(side), ALTER[side])
    theirs = s.hand(foe, SENSE[foe])
    s.start(turn=side, phase="control")
    s.do("play", mine)
    s.decide(lambda option: option.card == theirs)
    s.do("play", alter, mode=2)
    assert (s.zone(theirs), s.zone(alter)) == ("lost", "lost")
    effect = s.put(banner(side), on="table")
    sense, attack = s.hand(side, SENSE[side]), s.hand(foe, ALTER[foe])
    s.start(turn=foe, phase="control")
    s.do("play", attack, effect)
    s.do("play", sense, mode=2)
    assert (s.zone(attack), s.zone(sense)) == ("lost", "lost") and s.on_table(effect)


# -- Ghhhk -------------------------------------------------------------------------------------------------------------


def beaten(*mine: str, by: str = "dark") -> tuple[Scenario, list[CardRef], CardRef]:
    """A battle at an interior site that these people of the Dark Side lose to fourteen Rebels; Ghhhk."""
    s = scene()
    vault = s.location("Tatooine: Vault")
    people = [s.put(each, at=vault) for each in mine]
    for _ in range(14):
        s.put("Rebel 1", at=vault)
    card = s.hand("dark", "Ghhhk")
    s.start(turn=by, phase="battle")
    return s, people, card


@pytest.mark.ruling("ghhhk.1")
def test_ghhhk_wipes_out_the_damage_left_when_all_cards_are_gone():
    s, (imperial, brute), card = beaten("Imperial 1", "Brute 1")
    s.do("battle", s.at(imperial))
    s.until(verb="forfeit")
    s.do("forfeit", imperial)
    assert not s.can("play", card)
    s.do("forfeit", brute)
    s.do("play", card)
    assert (s.battle, s.zone(card), s.count("dark", "lost")) == (None, "lost", 3)


def test_ghhhk_waits_for_the_damage_segment():
    s, (imperial,), card = beaten("Imperial 1")
    assert not s.can("play", card)
    _ = s.hand("dark", "Dark Trick")
    s.do("battle", s.at(imperial))
    assert s.battle.segment == "weapons" and not s.can("play", card)


@pytest.mark.ruling("ghhhk.2")
def test_sense_cannot_stop_ghhhk_from_wiping_out_damage():
    s, (imperial,), card = beaten("Imperial 1")
    s.put("Rebel 6", at=s.location("Kessel: Box"))
    sense = s.hand("light", "1_109")
    s.destinies("light", 0)
    s.do("battle", s.at(imperial))
    s.until(verb="forfeit")
    s.do("forfeit", imperial)
    s.do("play", card)
    assert s.battle is None and s.zone(sense) == "hand"


@pytest.mark.ruling("ghhhk.3")
def test_ghhhk_cancels_nightfall():
    s, _, card = beaten()
    night, flag = s.put("Nightfall", on=s.location("Calm")), s.put("Light Banner", on="table")
    assert not s.can("play", card, flag)
    s.do("play", card, night)
    assert (s.zone(night), s.on_table(flag)) == ("lost", True)


@pytest.mark.ruling("ghhhk.4")
def test_ghhhk_stands_on_the_hologameboard_like_other_dejarik_cards():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    ghhhk, plain = s.hand("dark", "Ghhhk", "Dark Trick")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", plain, board)
    s.do("deploy", ghhhk, board)
    assert s.at(ghhhk) == board and s.power(ghhhk) == 1


@pytest.mark.ruling("ghhhk.5")
@pytest.mark.parametrize("excluded", [True, False])
def test_who_was_excluded_before_the_damage_segment_does_not_hinder_ghhhk(excluded: bool):
    """A leader stands by; whether the door was blasted decides whether he took part."""
    s, (imperial, chief), card = beaten("Imperial 1", "Dark Chief")
    door = s.hand("light", "Blast The Door, Kid!")
    s.do("battle", s.at(imperial))
    s.do("play", door) if excluded else s.pass_()
    s.until(verb="forfeit")
    s.do("forfeit", imperial)
    assert s.on_table(chief) and s.can("play", card) is excluded


# -- a door ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("blast-the-door-kid.1")
@pytest.mark.parametrize(("site", "by", "force", "offered"), [
    ("Tatooine: Vault", "dark", 1, True), ("Tatooine: Vault", "light", 2, True), ("Tatooine: Vault", "dark", 0, False),
    ("Tatooine: Box", "dark", 1, False),
])  # fmt: skip
def test_the_door_is_blasted_when_a_battle_begins_inside(site: str, by: str, force: int, offered: bool):
    s = scene()
    place = s.location(site)
    for name in ("Rebel 1", "Imperial 1", "Dark Chief", "Light Chief"):
        s.put(name, at=place)
    s.force("light", force)
    card, _ = s.hand("light", "Blast The Door, Kid!", "Light Trick")
    s.start(turn=by, phase="battle")
    assert not s.can("play", card)
    s.do("battle", place)
    assert s.can("play", card) is offered
    if offered:
        s.do("play", card)
        assert s.count("light", "force") == 0 and s.zone(card) == "lost"


@pytest.mark.ruling("blast-the-door-kid.2")
def test_the_able_and_the_leaders_of_both_sides_are_left_outside():
    s = scene(*CARDS)
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    inside = [s.put(name, at=vault) for name in ("Rebel 2", "Settler 1", "light beast", "Imperial 2", "Brute 1")]
    outside = [s.put(name, at=vault) for name in ("Rebel 3", "Light Chief", "Imperial 3", "Dark Chief")]
    far = [s.put(name, at=box) for name in ("Rebel 3", "Imperial 3")]
    card, _ = s.hand("light", "Blast The Door, Kid!"), s.hand("dark", "Dark Trick")
    fight(s, vault, "dark")
    s.do("play", card)
    fighting = [*s.battle.participants("light"), *s.battle.participants("dark")]
    assert all(each in fighting for each in inside) and not any(each in fighting for each in outside)
    over(s, *far)
    s.do("battle", box)
    assert far[0] in s.battle.participants("light")  # only that battle


@pytest.mark.ruling("blast-the-door-kid.3")
@pytest.mark.parametrize(("ability", "fights"), [(3, False), (2, True)])
def test_who_comes_after_the_door_is_blasted_stays_outside_too(ability: int, fights: bool):
    racer = Alien("Racer", LIGHT, "control racer", text=[ReactMove(to=Adjacent(HERE))],
                  **{**BODY, "ability": ability})  # fmt: skip
    s = scene(racer)
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    late = s.put("Racer", at=box)
    for name in ("Rebel 1", "Imperial 1", "Dark Chief"):
        s.put(name, at=vault)
    card, _ = s.hand("light", "Blast The Door, Kid!", "Light Trick")
    fight(s, vault, "dark")
    s.do("play", card)
    s.until(verb="react")
    s.do("react", late)
    assert s.at(late) == vault and (late in s.battle.participants("light")) is fights


# -- a glancing blow ---------------------------------------------------------------------------------------------------


LORD = Imperial("A Vader", "control vader", personas=["Vader"], unique=1, destiny=1, deploy=6, power=6, ability=6,
                forfeit=8)  # fmt: skip
HEIR = Rebel("A Luke", "control luke", personas=["Luke"], unique=1, destiny=1, deploy=4, power=3, ability=4, forfeit=6)


def struck(where: str, weapon: str, foe: str = "A Vader") -> tuple[Scenario, CardRef, dict[str, CardRef]]:
    """A battle with Vader, a Rebel who carries a weapon "there", "aboard" or "elsewhere"; Glancing Blow."""
    s = scene(LORD, HEIR)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    there = {name: s.put(name, at=site) for name in ("Rebel 1", foe)}
    if foe != "A Vader":
        s.put("A Vader", at=away)
    fencer = s.put("Rebel 2", at=away if where == "elsewhere" else site) if where != "aboard" else s.put(
        "Rebel 2", aboard=s.put("Crawler", at=site))  # fmt: skip
    s.put(weapon, on=fencer)
    card, _ = s.hand("light", "Glancing Blow", "Light Trick")
    fight(s, site, "dark")
    s.until(player="light")
    return s, card, there


@pytest.mark.parametrize(("where", "weapon", "foe", "offered"), [
    ("there", "Light Saber", "A Vader", True), ("there", "Light Stick", "A Vader", False),
    ("elsewhere", "Light Saber", "A Vader", False), ("aboard", "Light Saber", "A Vader", False),
    ("there", "Light Saber", "Imperial 6", False),
])  # fmt: skip
def test_glancing_blow_needs_a_lightsaber_present_with_vader(where: str, weapon: str, foe: str, offered: bool):
    s, card, _ = struck(where, weapon, foe)
    assert s.can("play", card) is offered


def test_vaders_own_lightsaber_is_no_glancing_blow():
    s = scene(LORD)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Dark Saber", on=s.put("A Vader", at=site))
    card, _ = s.hand("light", "Glancing Blow", "Light Trick")
    fight(s, site, "dark")
    s.until(player="light")
    assert not s.can("play", card)


@pytest.mark.ruling("glancing-blow.1")
def test_a_glancing_blow_weakens_vader_for_that_battle_only():
    s, card, there = struck("there", "Light Saber")
    vader, lost = there["A Vader"], s.count("light", "lost")
    s.do("play", card)
    s.do("lose", pile="reserve")
    assert (s.power(vader), s.power(there["Rebel 1"])) == (0, 1)
    assert s.count("light", "lost") == lost + 2  # the Force and the card
    over(s, vader)
    assert s.power(vader) == 6


@pytest.mark.parametrize(("armed", "cancelled"), [("A Luke", True), ("Rebel 1", False), ("A Vader", False)])
def test_in_a_duel_a_glancing_blow_cancels_one_destiny_of_the_opponent(armed: str, cancelled: bool):
    s = scene(LORD, HEIR)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    people = {"A Luke": s.put("A Luke", at=site), "Rebel 1": s.put("Rebel 1", at=site)}
    vader = people["A Vader"] = s.put("A Vader", at=near)
    s.put("Light Saber", on=people[armed])
    s.destinies("dark", 3, 3)
    s.destinies("light", 1, 1)
    card, duel = s.hand("light", "Glancing Blow"), s.hand("dark", "Vader's Obsession")
    s.start(turn="dark", phase="move")
    s.do("walk", vader, site)
    s.do("play", duel)
    assert s.can("play", card, mode=2) is cancelled
    if cancelled:
        s.do("play", card, mode=2)
        assert duel_totals(s) == (6 + 3, 3 + 1 + 1)


def duel_totals(s: Scenario) -> tuple[float, float]:
    totals = next(event.text.args for event in s.game.events("public") if event.kind == "duel")
    return totals["yours"], totals["opponents"]


def test_a_glancing_blow_does_not_cancel_ones_own_destiny():
    s = scene(LORD, HEIR)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    vader = s.put("A Vader", at=near)
    s.put("Light Saber", on=s.put("A Luke", at=site))
    s.destinies("dark", 3, 3)
    s.destinies("light", 1, 1)
    _, duel = s.hand("light", "Glancing Blow"), s.hand("dark", "Vader's Obsession")
    s.start(turn="dark", phase="move")
    s.do("walk", vader, site)
    s.do("play", duel)
    for _ in range(2):
        s.pass_()  # once for each destiny of the opponent's
    assert duel_totals(s) == (6 + 3 + 3, 3 + 1 + 1)


# -- ways of escape ----------------------------------------------------------------------------------------------------


def test_the_path_of_least_resistance_leads_to_a_related_interior_mobile_site():
    city = [Site(f"Cloud City: {name}", LIGHT, f"control {name}", [kind, place], (1, 1)) for name, kind, place in (
        ("Lounge", "interior", "mobile"), ("Hall", "interior", "planet"), ("Cellar", "interior", "mobile"),
        ("Roof", "exterior", "mobile"))]  # fmt: skip
    s = scene(*city, Site("Death Star: Closet", LIGHT, "control closet", ["interior", "mobile"], (1, 1)))
    lounge, hall, cellar, roof = (s.location(each.title) for each in city)
    closet, vault = s.location("Death Star: Closet"), s.location("Tatooine: Vault")
    rebel, *others = (s.put(name, at=place) for name, place in (
        ("Rebel 1", lounge), ("Rebel 2", roof), ("Rebel 3", vault), ("Rebel 4", hall), ("Skiff", lounge),
        ("Imperial 1", lounge)))  # fmt: skip
    card = s.hand("light", "Path Of Least Resistance")
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert not s.adjacent(lounge, cellar)
    assert not any(s.can("play", card, each, cellar) for each in others)
    assert not any(s.can("play", card, rebel, place) for place in (lounge, hall, roof, closet))
    s.do("play", card, rebel, cellar)
    assert s.at(rebel) == cellar and (s.zone(card), s.count("light", "force")) == ("lost", 12)


def test_the_path_of_least_resistance_cancels_a_rite_of_passage():
    rite = LostInterrupt("Rite Of Passage", DARK, "control rite", text=[Action([Put(top(1), to=In("hand"))])])
    s = scene(rite)
    card, played = s.hand("light", "Path Of Least Resistance"), s.hand("dark", "Rite Of Passage")
    s.start(turn="dark", phase="control")
    s.do("play", played)
    s.do("play", card)
    assert (s.zone(played), s.count("dark", "hand")) == ("lost", 0)


# -- a clash of sabers -------------------------------------------------------------------------------------------------


FENCER = Rebel("Fencer", "control fencer", destiny=1, deploy=1, power=1, ability=1, forfeit=5, icons=["warrior"])


def clash(turn: str, force: int = 12) -> tuple[Scenario, CardRef, CardRef]:
    """A fencer with a lightsaber faces an Imperial; next door is another. Clash Of Sabers, the Imperial."""
    s = scene(FENCER, force=force)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Light Saber", on=s.put("Fencer", at=site))
    foe = s.put("Imperial 1", at=site)
    s.put("Imperial 2", at=near)
    card, _ = s.hand("light", "Clash Of Sabers", "Light Trick")
    s.start(turn=turn, phase="control")
    s.until(player="light")
    return s, card, foe


@pytest.mark.parametrize(("turn", "free"), [("light", 3), ("dark", 2)])
def test_a_clash_of_sabers_holds_its_target_to_the_end_of_ones_next_turn(turn: str, free: int):
    """Played in one's own turn it lasts through the turn after the opponent's; played in his, through the next."""
    s, card, foe = clash(turn)
    site = s.at(foe)
    s.do("play", card, foe, mode=1)
    assert s.count("light", "force") == 10
    battles, walks = [], []
    for player in (turn, FOE[turn]) * 2:
        s.until(phase="battle", player=player)
        battles.append(s.can("battle", site))
        if player == "dark":
            s.until(phase="move", player=player)
            walks.append(s.can("walk", foe))
        s.until(phase="control", player=FOE[player])
    assert battles == [n >= free for n in range(4)]
    assert walks == [n >= free for n in range(4) if n % 2 == (turn == "light")]


def test_a_clash_of_sabers_needs_a_warrior_with_a_lightsaber_and_a_target_present():
    s, card, foe = clash("light")
    site = s.at(foe)
    tank = s.put("Tank", at=site)
    rider = s.put("Imperial 3", aboard=tank)
    guard = s.put("Light Guard", at=s.location("Kessel: Box"))
    s.put("Light Stick", on=guard)
    s.put("Light Saber", on=s.put("Rebel 1", at=s.at(guard)))
    other = s.put("Imperial 3", at=s.at(guard))
    s.put("Dark Saber", on=s.put("Dark Guard", at=s.at(guard)))
    s.put("Light Saber", on=s.put("Light Guard", aboard=s.put("Crawler", at=s.at(guard))))
    assert [s.can("play", card, each, mode=1) for each in (foe, rider, tank, other)] == [True, False, False, False]
    s.put("Light Saber", on=guard)
    assert s.can("play", card, other, mode=1)


def test_a_clash_of_sabers_costs_two_force():
    s, card, foe = clash("light", force=1)
    assert not s.can("play", card, foe, mode=1)


def test_clash_of_sabers_finds_uncontrollable_fury():
    s = scene(force=1)
    card = s.hand("light", "Clash Of Sabers")
    fury, other = s.pile("light", "reserve", "Uncontrollable Fury", "Light Banner")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, other)
    s.do("play", card, fury)
    assert (s.zone(fury), s.zone(card), s.count("light", "force")) == ("hand", "lost", 0)


def test_clash_of_sabers_cancels_presence_of_the_force():
    s = scene(force=0)
    effect = s.put("Presence Of The Force", on=s.location("Tatooine: Box"))
    flag = s.put("Dark Banner", on="table")
    card = s.hand("light", "Clash Of Sabers")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, flag)
    s.do("play", card, effect)
    assert s.zone(effect) == "lost"
