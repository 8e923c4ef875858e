"""Lost Interrupts of later sets about weapons: shots out of battle, volleys, dodging, and what a hit may lead to."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, fight, over, scene


def gun(name: str, side: Side, at: Filter, cost: int = 0, draws: int = 1, **facts: object) -> Definition:
    """A weapon that 'hits' with more than the defense value."""
    make = StarshipWeapon if at == STARSHIP else CharacterWeapon
    shot = (DrawDestiny(draws), If(DESTINY > DEFENSE_VALUE, (MakeHit(),)))
    return make(name, side, f"shots {name}", destiny=1, text=[
        DeployOn(STARSHIP | CHARACTER), Fire(at, shot, cost=(Use(cost),) if cost else FREE)], **facts)  # fmt: skip


def someone(name: str, side: Side, persona: str, **facts: object) -> Definition:
    return Character(name, side, f"shots {name}", "rebel" if side == LIGHT else "imperial", personas=[persona],
                     unique=1, **{**BODY, "ability": 3, **facts})  # fmt: skip


CARDS = [
    gun("light gun", LIGHT, CHARACTER, cost=1), gun("dark gun", DARK, CHARACTER, cost=1),
    gun("light cannon", LIGHT, STARSHIP, cost=1), gun("twin cannon", LIGHT, STARSHIP, cost=2, draws=2),
    gun("dark cannon", DARK, STARSHIP),
    gun("dark blade", DARK, CHARACTER, traits=["lightsaber"]),
    someone("A Han", LIGHT, "Han"), someone("A Luke", LIGHT, "Luke"), someone("A Vader", DARK, "Vader", ability=6),
    someone("A Raider", DARK, "URoRRuR'R'R"),
    LostInterrupt("Ruse", DARK, "shots ruse", destiny=1, text=[Response(just_targeted(your(STARSHIP)), [CancelIt()])]),
]  # fmt: skip

# -- shots out of battle -----------------------------------------------------------------------------------------------

SNIPERS = {"light": ("Sorry About The Mess", "A Han", 1), "dark": ("Sniper", "A Raider", 2)}
MINE = {"light": "Rebel", "dark": "Imperial"}
FOE = {"light": "dark", "dark": "light"}
SEEKER = {"light": "Han Seeker", "dark": "Tagge Seeker"}  # the opponent's


def ambush(side: str, shooter: str, target: int = 3, force: int = 12) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """Somebody with a gun and an enemy of that ability, in the shooter's control phase: card, gun, enemy."""
    s = scene(*CARDS)
    s.force(side, force)
    site = s.location("Tatooine: Box")
    weapon = s.put(f"{side} gun", on=s.put(shooter, at=site))
    foe = s.put(f"{MINE[FOE[side]]} {target}", at=site)
    card = s.hand(side, SNIPERS[side][0])
    s.start(turn=side, phase="control")
    return s, card, weapon, foe


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("destiny", "fate"), [(4, "lost"), (3, "table")])
def test_a_sniper_fires_in_the_control_phase_at_the_usual_cost(side: str, destiny: int, fate: str):
    s, card, weapon, foe = ambush(side, f"{MINE[side]} 2")
    s.destinies(side, destiny)
    s.do("play", card, weapon)
    assert (s.zone(foe), s.zone(card), s.count(side, "force")) == (fate, "lost", 11)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_famous_shot_adds_to_his_draws(side: str):
    _, shooter, bonus = SNIPERS[side]
    for destiny, fate in ((4 - bonus, "lost"), (3 - bonus, "table")):
        s, card, weapon, foe = ambush(side, shooter)
        s.destinies(side, destiny)
        s.do("play", card, weapon)
        assert s.zone(foe) == fate


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_shot_needs_its_price_a_target_and_ones_own_control_phase(side: str):
    s, card, weapon, foe = ambush(side, f"{MINE[side]} 2", force=0)
    assert not s.can("play", card, weapon)
    s.force(side, 1)
    assert s.can("play", card, weapon)
    s.start(turn=side, phase="deploy")
    assert not s.can("play", card)
    s.start(turn=FOE[side], phase="control")
    s.until(player=side)
    assert not s.can("play", card)
    alone, card, weapon, foe = ambush(side, f"{MINE[side]} 2")
    away = alone.location("Kessel: Box")
    lonely = alone.put(f"{side} gun", on=alone.put(f"{MINE[side]} 1", at=away))
    theirs = alone.put(f"{FOE[side]} gun", on=foe)
    assert not alone.can("play", card, lonely) and not alone.can("play", card, theirs)


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("destiny", "fate"), [(5, "lost"), (4, "table")])
def test_a_seeker_is_a_target_with_a_defense_value_of_four(side: str, destiny: int, fate: str):
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    weapon = s.put(f"{side} gun", on=s.put(f"{MINE[side]} 5", at=site))
    seeker, mine = s.put(SEEKER[side], at=site), s.put(SEEKER[FOE[side]], at=site)
    far = s.put(SEEKER[side], at=s.location("Kessel: Box"))
    card = s.hand(side, SNIPERS[side][0])
    s.destinies(side, destiny)
    s.start(turn=side, phase="control")
    assert not s.can("play", card, weapon, mine) and not s.can("play", card, weapon, far)
    s.do("play", card, weapon, seeker)
    assert s.zone(seeker) == fate
    if fate == "table":
        assert s.defense(seeker) == 0  # only for that shot


def test_a_ships_weapon_does_not_target_seekers():
    s = scene(*CARDS, gun("light mortar", LIGHT, STARSHIP))
    site = s.location("Tatooine: Box")
    cannon = s.put("light mortar", on=s.put("Rebel 5", at=site))
    s.put("Han Seeker", at=site)
    card = s.hand("light", "Sorry About The Mess")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, cannon)


# -- a combined attack -------------------------------------------------------------------------------------------------


def squadron(*weapons: str, force: int = 12) -> tuple[Scenario, list[CardRef], CardRef, CardRef, CardRef]:
    """A fighter for each of these weapons against a Raider (defense value 3) and a Dreadnaught (4); the card."""
    s = scene(*CARDS)
    s.force("light", force)
    calm = s.location("Calm")
    armed = []
    for each in weapons:
        ship = s.put("Fighter", at=calm)
        s.put("Rebel 1", aboard=ship, as_="pilot")
        armed.append(s.put(each, on=ship))
    foes = [s.put(name, at=calm) for name in ("Raider", "Dreadnaught")]
    for each in foes:
        s.put("Imperial 1", aboard=each, as_="pilot")
        s.put("dark cannon", on=each)
    card = s.hand("light", "Combined Attack")
    s.hand("light", "Light Trick"), s.hand("dark", "Dark Trick")
    fight(s, calm, "light")
    return s, armed, *foes, card


@pytest.mark.ruling("combined-attack.1", "battle-weapons-segment.9")
@pytest.mark.parametrize(("weapons", "offered"), [(["light cannon"] * 2, True), (["light cannon"], False)])
def test_a_combined_attack_targets_a_starship_present_with_two_weapons(weapons: list[str], offered: bool):
    s, _, raider, _, card = squadron(*weapons)
    assert s.can("play", card, raider) is offered
    if offered:
        assert not s.can("play", card, next(each for each in s.battle.participants("light")))
        far = s.put("Raider", at=s.location("Tatooine", side="light"))
        assert not s.can("play", card, far)
    over(s)
    assert not s.can("play", card)


def test_weapons_in_a_cargo_bay_are_not_present_for_a_combined_attack():
    s, _, raider, _, card = squadron("light cannon")
    cruiser = s.put("Cruiser", at=s.battle.location)
    s.put("light cannon", on=s.put("Fighter", aboard=cruiser, as_="cargo"))
    assert not s.can("play", card, raider)


def test_a_combined_attack_is_by_starship_weapons_on_a_starship():
    flak = StarshipWeapon("light flak", LIGHT, "shots flak", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP | VEHICLE, (MakeHit(),))])  # fmt: skip
    flare = CharacterWeapon("light flare", LIGHT, "shots flare", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (MakeHit(),))])  # fmt: skip
    s = scene(*CARDS, flak, flare, Sector("Bespin: Haze", LIGHT, "shots haze", "cloud", "Bespin", [], (1, 1)))
    haze = s.location("Bespin: Haze")
    for _ in range(2):
        ship = s.put("Fighter", at=haze)
        s.put("Rebel 1", aboard=ship, as_="pilot"), s.put("light flak", on=ship)
    torch, barge, raider = s.put("light flare", on=ship), s.put("Barge", at=haze), s.put("Raider", at=haze)
    for each in (barge, raider):
        s.put("Imperial 1", aboard=each, as_="pilot")
    card, _ = s.hand("light", "Combined Attack", "Light Trick")
    fight(s, haze, "light")
    assert s.can("play", card, raider) and not s.can("play", card, barge)
    assert not s.can("play", card, raider, torch)


@pytest.mark.ruling("combined-attack.2")
@pytest.mark.parametrize(("draws", "hit"), [((2, 2), True), ((1, 2), False)])
def test_the_draws_are_added_and_the_total_is_applied_for_each_weapon(draws: tuple[int, int], hit: bool):
    s, (one, two), raider, dreadnaught, card = squadron("light cannon", "light cannon")
    s.destinies("light", *draws)
    s.do("play", card, raider, one, two)
    missed = [event.text.args["value"] for event in s.game.events("public") if event.kind == "missed"]
    assert (s.hit(raider), s.hit(dreadnaught)) == (hit, False) and missed == ([] if hit else [3, 3])
    assert s.zone(card) == "lost"


def test_a_weapon_with_two_draws_brings_both():
    s, (one, two), _, dreadnaught, card = squadron("twin cannon", "light cannon")
    s.destinies("light", 1, 1, 3)
    s.do("play", card, dreadnaught, one, two)
    assert s.hit(dreadnaught)


def test_a_weapon_whose_targeting_is_cancelled_takes_no_part_in_the_volley():
    s, (one, two), raider, _, card = squadron("light cannon", "light cannon")
    ruse = s.hand("dark", "Ruse")
    s.destinies("light", 5)
    s.do("play", card, raider, one, two)
    s.do("play", ruse)
    s.pass_() if s.decision.prompt.key == "prompt.respond.fired" else None
    shots = [event.kind for event in s.game.events("public") if event.kind in ("destiny", "hit")]
    assert shots == ["destiny", "hit"] and s.hit(raider)


@pytest.mark.ruling("combined-attack.3")
def test_firing_together_is_one_action():
    s, (one, two), raider, _, card = squadron("light cannon", "light cannon")
    s.do("play", card, raider, one, two)
    assert s.decision.player == "dark" and s.decision.prompt.key == "prompt.weapons"
    s.pass_()
    assert s.decision.player == "light" and not s.can("fire", one) and not s.can("fire", two)


@pytest.mark.ruling("combined-attack.4")
@pytest.mark.parametrize(("force", "chosen", "left"), [(12, 3, 7), (12, 2, 9), (3, 2, 0), (2, 1, 1)])
def test_any_of_the_weapons_fire_each_at_its_own_cost(force: int, chosen: int, left: int):
    """Prices of 1, 2 and 1; the battle itself costs 1 more."""
    s, armed, raider, _, card = squadron("light cannon", "twin cannon", "light cannon", force=force + 1)
    order = [armed[0], armed[1], armed[2]][:chosen]
    s.do("play", card, raider, *order)
    if any(option.verb == "done" for option in s.decision.options):
        s.do("done")
    assert s.count("light", "force") == left + (1 if chosen == 3 else 0)
    s.until(player="light")
    assert [s.can("fire", each) for each in armed[:chosen]] == [False] * chosen


def test_only_starship_weapons_that_can_fire_are_combined():
    s, (one, two), raider, _, card = squadron("light cannon", "light cannon")
    s.do("fire", one, raider)
    s.until(player="light")
    assert not s.can("play", card, raider, one) and s.can("play", card, raider, two)


# -- dodging -----------------------------------------------------------------------------------------------------------


BEAST = Vehicle("Beast", LIGHT, "shots beast", "creature", landspeed=1, text=[Modify("ability", 3, how="define")],
                **HULL)  # fmt: skip


@pytest.mark.parametrize(("who", "second", "offered", "struck"), [
    ("Rebel 3", 5, True, False), ("Rebel 3", 6, True, True), ("Rebel 2", 5, False, True), ("Beast", 5, False, True),
])  # fmt: skip
def test_dodge_takes_three_from_each_draw_at_an_able_character(who: str, second: int, offered: bool, struck: bool):
    s = scene(*CARDS, BEAST, gun("dark rifle", DARK, CHARACTER | VEHICLE, draws=2))
    site = s.location("Tatooine: Box")
    rebel, foe = s.put(who, at=site), s.put("Imperial 6", at=site)
    s.put("Rebel 1", at=site)
    rifle, card = s.put("dark rifle", on=foe), s.hand("light", "Dodge")
    s.destinies("dark", 4, second)
    fight(s, site, "dark")
    s.pass_() if s.decision.prompt.key.startswith("prompt.respond") else None
    s.do("fire", rifle, rebel)
    assert s.can("play", card, mode=1) is offered
    if offered:
        s.do("play", card, mode=1)
        assert s.hit(rebel) is struck  # 1 and 2 make 3, 1 and 3 make 4


def test_without_dodging_the_shot_hits():
    s = scene(*CARDS, gun("dark rifle", DARK, CHARACTER, draws=2))
    site = s.location("Tatooine: Box")
    rebel, foe = s.put("Rebel 3", at=site), s.put("Imperial 6", at=site)
    rifle = s.put("dark rifle", on=foe)
    s.hand("light", "Dodge")
    s.destinies("dark", 4, 5)
    fight(s, site, "dark")
    s.pass_() if s.decision.prompt.key.startswith("prompt.respond") else None
    s.do("fire", rifle, rebel)
    s.pass_()
    assert s.hit(rebel)


def test_ones_own_weapon_is_not_dodged():
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    rifle = s.put("light gun", on=s.put("Rebel 3", at=site))
    foe = s.put("Imperial 6", at=site)
    card = s.hand("light", "Dodge")
    fight(s, site, "light")
    s.do("fire", rifle, foe)
    assert not s.can("play", card)


def cornered(*company: str, by: str = "dark", reacted: bool = False) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A battle with a Rebel next to an empty site: Dodge, the Rebel, that site."""
    s = scene(*CARDS)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    rebel = s.put("Rebel 1", at=site)
    s.put("Rebel 2", at=s.location("Yavin 4: Box")), s.location("Yavin 4: Massassi Ruins")
    for each in ("Imperial 1", *company):
        s.put(each, at=site)
    card, _, _ = *s.hand("light", "Dodge", "Light Trick"), s.hand("dark", "Dark Trick")
    s.start(turn=by, phase="battle")
    if reacted:
        s.game.engine.mark("turn", "reacted", rebel.id)
    s.do("battle", site)
    return s, card, rebel, near


@pytest.mark.parametrize(("company", "by", "offered"), [
    ([], "dark", True), (["Rebel 2"], "dark", False), ([], "light", False),
])  # fmt: skip
def test_a_lone_character_dodges_the_battle_as_a_react(company: list[str], by: str, offered: bool):
    s, card, rebel, near = cornered(*company, by=by)
    assert s.can("play", card, mode=2) is offered
    if offered:
        s.do("play", card, near, mode=2)
        assert s.at(rebel) == near and s.count("light", "force") == 12 and s.battle is None
        assert s.game.engine.marked("turn", "reacted", rebel.id)


def test_who_is_alone_elsewhere_and_beasts_do_not_dodge():
    s, card, _, _ = cornered()
    far = next(each.id for each in s.game.engine.state.cards if s.game.engine.face(each.id).title == "Rebel 2")
    assert not s.can("play", card, s.game.engine.ref(far), mode=2)
    lair = scene(*CARDS, BEAST)
    site, _ = lair.location("Tatooine: Box"), lair.location("Tatooine: Jundland Wastes")
    lair.put("Beast", at=site), lair.put("Imperial 1", at=site)
    dodge, _ = lair.hand("light", "Dodge", "Light Trick")
    fight(lair, site, "dark")
    assert lair.battle and not lair.can("play", dodge, mode=2)


def test_who_has_reacted_this_turn_does_not_dodge():
    s, card, _, _ = cornered(reacted=True)
    assert not s.can("play", card, mode=2)


def test_sense_stops_who_dodges_as_a_react():
    s = scene(*CARDS)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    rebel = s.put("Rebel 1", at=site)
    s.put("Imperial 6", at=site)
    card, sense = s.hand("light", "Dodge"), s.hand("dark", "1_267")
    s.destinies("dark", 1)
    fight(s, site, "dark")
    s.do("play", card, mode=2)
    s.pass_()  # Sense leaves the Interrupt alone, and takes the 'react'
    s.do("choose", near) if any(option.verb == "choose" for option in s.decision.options) else None
    s.do("play", sense, mode=1)
    assert s.at(rebel) == site


def test_a_dodge_is_for_sites_and_for_who_is_present():
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    s.location("Tatooine: Vault")
    s.put("Rebel 1", aboard=s.put("Crawler", at=site), as_="pilot")
    s.put("Imperial 1", at=site)
    card, _ = s.hand("light", "Dodge", "Light Trick")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


# -- join me -----------------------------------------------------------------------------------------------------------


def struck(blade: str = "dark blade", victim: str = "A Luke", by: str = "A Vader", force: int = 4):
    """Somebody is just hit by a blade; Join Me! may answer."""
    s = scene(*CARDS)
    s.force("dark", force)
    site = s.location("Tatooine: Box")
    luke, vader = s.put(victim, at=site), s.put(by, at=site)
    s.put("Rebel 1", at=site)
    for _ in range(4):
        s.put("Imperial 2", at=site)
    weapon, card = s.put(blade, on=vader), s.hand("dark", "Join Me!")
    s.hand("dark", "Dark Trick"), s.hand("light", "Light Trick")
    s.destinies("dark", 9)
    fight(s, site, "dark")
    s.do("fire", weapon, luke)
    return s, card, luke


@pytest.mark.parametrize(("case", "offered"), [
    ({}, True), ({"blade": "dark gun", "force": 5}, False), ({"victim": "A Han"}, False), ({"by": "Imperial 6"}, False),
    ({"force": 3}, False),
])  # fmt: skip
def test_join_me_answers_vaders_lightsaber_that_has_hit_luke(case: dict[str, object], offered: bool):
    """The battle costs 1 of the Force."""
    s, card, luke = struck(**case)
    assert s.hit(luke) and s.can("play", card) is offered


def test_the_opponent_may_send_luke_to_the_used_pile():
    s, card, luke = struck()
    s.do("play", card)
    assert s.decision.player == "light" and s.count("dark", "force") == 0
    s.do("yes") if any(option.verb == "yes" for option in s.decision.options) else s.do("pay")
    assert s.zone(luke) == "used"


def test_or_else_luke_stays_unhurt_cannot_be_forfeited_and_crosses_over_at_the_end_of_the_turn():
    s, card, luke = struck()
    s.do("play", card)
    s.pass_()
    assert not s.hit(luke) and s.on_table(luke)
    while s.battle:
        assert not any(option.verb == "forfeit" and option.card == luke for option in s.decision.options)
        verbs = [option.verb for option in s.decision.options]
        s.game.choose(next((n for n, verb in enumerate(verbs) if verb in ("pass", "done", "no")), 0))
    assert s.on_table(luke) and s.game.engine.card(luke.id).side == "light"
    for whose in ("dark", "light"):
        while s.game.engine.state.player == whose:
            s.pass_()
        assert s.game.engine.card(luke.id).side == "dark" and s.on_table(luke)
