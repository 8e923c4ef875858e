"""Where cards of the classic decks stop: other people and weapons, other places, the other side, the next turn."""

import pytest

from cantina.lang import *
from cantina.model.sides import other
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, gun, scene, was_hit
from tests.cards.test_classic_dark_deck import SABER
from tests.cards.test_classic_light_deck import flown
from tests.cards.test_duels import TRIAL_OF_ARMS, met, totals

HOLE = Site("Kessel: Hole", LIGHT, "limits hole", ["exterior", "planet"], (0, 1))
FOREST = Site("Endor: Field", DARK, "limits field", ["exterior", "planet"], (1, 1))
BEAST = Creature("Beast", LIGHT, "limits beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=2, defense=3,
                 text=[Habitat()])  # fmt: skip


def street(*extra: Definition, force: int = 12) -> tuple[Scenario, CardRef]:
    s = scene(*extra, force=force)
    return s, s.location("Tatooine: Box")


def offered(s: Scenario) -> set[CardRef]:
    """The cards that may be chosen now."""
    return {option.card for option in s.decision.options if option.card}


# -- Dr. Evazan & Ponda Baba -------------------------------------------------------------------------------------------

PAIR = "Dr. Evazan & Ponda Baba"


@pytest.mark.parametrize("where", ["elsewhere", "aboard"])
def test_evazan_and_baba_fear_lightsabers_that_are_present(where: str):
    s, place = street()
    pair = s.put(PAIR, at=place)
    jedi = (s.put("Rebel 1", at=s.location("Kessel: Box")) if where == "elsewhere"
            else s.put("Rebel 1", aboard=s.put("Crawler", at=place)))  # fmt: skip
    s.put("Light Saber", on=jedi)
    assert s.power(pair) == 6


def test_evazan_and_baba_draw_in_their_own_battle():
    s, place = street()
    s.put(PAIR, at=place)
    yard = s.location("Kessel: Box")
    s.put("Imperial 1", at=yard), s.put("Rebel 1", at=yard)
    fight(s, yard, "dark")
    assert draws(s, "dark") == 0


@pytest.mark.parametrize("victim", ["pair", "tank", "elsewhere"])
def test_evazan_and_baba_finish_off_other_characters_who_are_present(victim: str):
    blast = CharacterWeapon("Blast", LIGHT, "limits blast", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | STARSHIP | VEHICLE, (MakeHit(),))])  # fmt: skip
    s, place = street(blast)
    pair, yard = s.put(PAIR, at=place), s.location("Kessel: Box")
    where = yard if victim == "elsewhere" else place
    target = {"pair": pair, "tank": s.put("Tank", at=place), "elsewhere": s.put("Imperial 2", at=yard)}[victim]
    s.put("Dark Flier", aboard=target, as_="pilot") if victim == "tank" else None
    blaster = s.put("Blast", on=s.put("Rebel 4", at=where))
    fight(s, where, "light")
    s.do("fire", blaster, target)
    assert was_hit(s, target) and not s.can("use", pair)


def test_evazan_and_baba_need_not_finish_off_anybody():
    s, place = street(gun("Pistol", DARK))
    s.put(PAIR, at=place)
    pistol, victim = s.put("Pistol", on=s.put("Imperial 4", at=place)), s.put("Rebel 1", at=place)
    s.destinies("dark", 9)
    fight(s, place, "dark")
    s.do("fire", pistol, victim)
    s.pass_()
    assert s.zone(victim) == "table"


# -- Imperials ---------------------------------------------------------------------------------------------------------


def test_janus_serves_at_sites_that_are_battlegrounds():
    s, place = street(HOLE)
    hole, calm = s.location("Kessel: Hole"), s.location("Calm")
    ship = crewed(s, "Dreadnaught", calm)
    for title in ("Emperor Palpatine", "Janus Greejatus"):
        s.put(title, at=hole), s.put(title, aboard=ship, as_="passenger")
    yard = s.location("Yavin 4: Box")
    s.put("Janus Greejatus", at=yard), s.put("Imperial 1", at=yard)
    card = s.hand("dark", "Janus Greejatus")
    assert (s.deploy_cost(card, at=ship), s.deploy_cost(card, at=yard)) == (4, 4)
    before = s.drain_amount("light", place)
    s.put("Emperor Palpatine", at=place), s.put("Imperial 1", at=place)
    drains = [s.drain_amount("dark", each) for each in (hole, calm, yard, place)]
    assert drains == [s.icons("light", each) for each in (hole, calm, yard, place)]
    s.put("Janus Greejatus", at=place)
    assert (s.drain_amount("light", place), s.drain_amount("dark", yard)) == (before, drains[2])


def test_janus_asks_again_in_every_turn_and_puts_his_card_below():
    s, place = street()
    janus = s.put("Janus Greejatus", at=place)
    kept = [s.hand("dark", "Imperial 2"), s.hand("dark", "Imperial 2")]
    s.pile("dark", "used", "Imperial 3")
    s.start(turn="dark", phase="control")
    s.do("use", janus, kept[0])
    assert s.game.engine.pile("dark", "used")[0] == kept[0].id
    assert s.decision.player == "dark" and not s.can("use", janus)
    s.until(player="light", phase="deploy")
    s.until(player="dark", phase="deploy")
    s.force("dark", 1)
    assert s.can("use", janus)


def test_lord_vader_comes_to_the_executor_death_star_ii_and_endor_for_less():
    s, place = street(FOREST, Site("Death Star II: Hall", DARK, "limits hall", ["interior", "mobile"], (0, 1)))
    executor = s.put("Executor", at=s.location("Calm"))
    places = (executor, s.location("Death Star II: Hall"), s.location("Endor: Field"), place)
    card = s.hand("dark", "Lord Vader")
    assert [s.deploy_cost(card, at=each) for each in places] == [6, 6, 6, 8]


@pytest.mark.parametrize(("who", "weapon", "destiny", "hit"), [
    ("Lord Vader", "Blade", 4, True), ("Lord Vader", "Blade", 3, False), ("Lord Vader", "Pistol", 4, False),
    ("Imperial 6", "Blade", 4, False)])  # fmt: skip
def test_lord_vader_adds_one_with_his_lightsaber(who: str, weapon: str, destiny: int, hit: bool):
    s, place = street(SABER, gun("Pistol", DARK))
    vader, foe = s.put("Lord Vader", at=place), s.put("Rebel 4", at=place)
    bare = s.defense(vader)
    arm = s.put(weapon, on=vader if who == "Lord Vader" else s.put(who, at=place))
    assert s.defense(vader) == bare + (2 if who == "Lord Vader" and weapon == "Blade" else 0)
    s.destinies("dark", destiny)
    fight(s, place, "dark")
    s.do("fire", arm, foe)
    assert was_hit(s, foe) is hit


def test_lord_vader_is_not_furious():
    s, place = street()
    lord, old = s.put("Lord Vader", at=place), s.put("Darth Vader", at=s.location("Kessel: Box"))
    fury = s.hand("light", "Uncontrollable Fury")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", fury, old) and not s.can("deploy", fury, lord)


def test_mara_jade_is_stronger_with_the_emperor_on_table_and_fetches_a_weapon_once():
    s, place = street()
    mara = s.put("Mara Jade, The Emperor's Hand", at=place)
    assert s.power(mara) == 4
    s.put("Emperor Palpatine", at=s.location("Kessel: Box"))
    assert s.power(mara) == 6
    stick, rod, other = s.pile("dark", "reserve", "Dark Stick", "Dark Stick", "Dark Banner")
    s.start(turn="dark", phase="control")
    assert not s.can("use", mara, other)
    s.do("use", mara, stick)
    assert s.carrier(stick) == mara
    s.until(player="light", phase="control")
    s.until(player="dark", phase="control")
    assert not s.can("use", mara) and s.zone(rod) != "table"


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "owner", "destinies", "hit"), [
    ("Mara Jade's Lightsaber", "Mara Jade, The Emperor's Hand", (2, 2), False),
    ("Mara Jade's Lightsaber", "Mara Jade, The Emperor's Hand", (3, 2), True),
    ("Darth Vader's Lightsaber", "Darth Vader", (2, 2), False),
    ("Darth Vader's Lightsaber", "Darth Vader", (3, 2), True),
])  # fmt: skip
def test_lightsabers_draw_two_destinies(title: str, owner: str, destinies: tuple[int, int], hit: bool):
    s, place = street()
    saber, foe = s.put(title, on=s.put(owner, at=place)), s.put("Rebel 4", at=place)
    s.destinies("dark", *destinies)
    fight(s, place, "dark")
    s.force("dark", 0)
    s.do("fire", saber, foe)
    assert was_hit(s, foe) is hit


@pytest.mark.parametrize(("title", "owner"), [("Mara Jade's Lightsaber", "Mara Jade, The Emperor's Hand"),
                                              ("Darth Vader's Lightsaber", "Darth Vader")])  # fmt: skip
def test_lightsabers_strike_creatures_and_serve_their_owner(title: str, owner: str):
    s, place = street(BEAST)
    master, other, beast = s.put(owner, at=place), s.put("Imperial 6", at=place), s.put("Beast", at=place)
    saber = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", saber, master) and not s.can("deploy", saber, other)
    s.do("deploy", saber, master)
    s.until(phase="battle")
    s.do("attack", beast)
    assert s.can("fire", saber, beast)


@pytest.mark.parametrize("adds", [True, False])
def test_mara_jades_lightsaber_may_add_one_to_her_drain(adds: bool):
    s, place = street(force=0)
    saber = s.put("Mara Jade's Lightsaber", on=s.put("Mara Jade, The Emperor's Hand", at=place))
    s.start(turn="dark", phase="control")
    assert not s.can("use", saber)
    s.do("drain", place)
    s.do("use", saber) if adds else s.pass_()
    assert s.count("light", "lost") == 1 + adds


@pytest.mark.parametrize("place", ["Kessel: Box", "Tatooine: Box"])
def test_mara_jades_lightsaber_adds_nothing_where_it_is_not_present(place: str):
    s, box = street(force=0)
    saber = s.put("Mara Jade's Lightsaber", on=s.put("Mara Jade, The Emperor's Hand", aboard=s.put("Tank", at=box)))
    where = s.location(place)
    s.put("Imperial 3", at=where)
    s.start(turn="dark", phase="control")
    s.do("drain", where)
    assert not s.can("use", saber) and s.count("light", "lost") == 1


# -- Corran Horn, Artoo-Detoo In Red 5 ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "where", "power"), [
    ("Dark Spy", "here", 5), ("Boba Fett", "here", 5), ("Imperial 1", "here", 2), ("Light Spy", "here", 2),
    ("Dark Spy", "away", 2)])  # fmt: skip
def test_corran_horn_hunts_spies_and_bounty_hunters_in_battle(foe: str, where: str, power: int):
    s, place = street()
    corran = s.put("Corran Horn", at=place)
    s.put("Imperial 2", at=place)
    s.put(foe, at=place if where == "here" else s.location("Kessel: Box"))
    assert s.power(corran) == 2
    fight(s, place, "light")
    assert s.power(corran) == power


def test_corran_horn_is_no_stronger_in_the_battle_of_others():
    s, place = street()
    corran, yard = s.put("Corran Horn", at=place), s.location("Kessel: Box")
    s.put("Rebel 4", at=yard), s.put("Dark Spy", at=yard)
    fight(s, yard, "light")
    assert s.battle and s.power(corran) == 2


def test_corran_horn_finds_spies_at_his_site_in_his_own_move_phase():
    s, place = street()
    corran = s.put("Corran Horn", at=place)
    spies = [s.put("Dark Spy", at=where) for where in (place, s.location("Kessel: Box"))]
    for spy in spies:
        s.put("Undercover", on=spy, side="dark")
    own = s.put("Light Spy", at=place)
    s.put("Undercover", on=own, side="light")
    s.force("light", 1)
    s.start(turn="light", phase="control")
    assert not s.can("use", corran)
    s.until(phase="move")
    s.until(phase="draw")
    assert not s.active(spies[0])
    s.force("light", 0)
    s.start(turn="light", phase="move")
    assert not s.can("use", corran)
    s.force("light", 1)
    assert not s.can("use", corran, spies[1]) and not s.can("use", corran, own)
    s.do("use", corran)
    assert s.active(spies[0]) and not s.active(spies[1])


def test_corran_horn_flies_what_he_pilots_and_nothing_else():
    s, place = street()
    calm = s.location("Calm")
    own, other = flown(s, "Fighter", calm, "Corran Horn"), flown(s, "Fighter", calm, "Light Flier")
    skiff = flown(s, "Skiff", place, "Corran Horn")
    assert [s.maneuver(each) for each in (own, other, skiff)] == [5, 3, 4]


def test_artoo_in_red_5_is_for_a_young_luke():
    s = scene()
    calm = s.location("Calm")
    ship, fighter = s.put("Artoo-Detoo In Red 5", at=calm), s.put("Fighter", at=calm)
    luke, knight, other = s.hand("light", "Luke Skywalker", "Luke Skywalker, Jedi Knight", "Rebel 1")
    costs = [s.deploy_cost(*each) for each in ((luke, ship), (knight, ship), (other, ship), (luke, fighter))]
    assert costs == [0, 8, 2, 3]
    s.put("Rebel 1", aboard=ship, as_="pilot")
    assert (s.maneuver(ship), s.hyperspeed(ship)) == (6, 7)
    s.put("Luke Skywalker", aboard=fighter, as_="pilot")
    assert [immunity(s._engine, each.id) for each in (ship, fighter)] == [0, 0]
    assert (s.power(ship), s.maneuver(fighter), s.hyperspeed(fighter)) == (5, 3, 4)
    pilot, artoo, droid = s.hand("light", "Light Flier", "R2-D2 (Artoo-Detoo)", "C-3PO (See-Threepio)")
    box = s.location("Tatooine: Box")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", pilot, ship)
    assert s.can("deploy", droid, box) and not s.can("deploy", artoo, box)  # he is aboard


# -- Effects -----------------------------------------------------------------------------------------------------------


def test_mobilization_points_finds_five_systems_and_the_executor_once():
    names = ("Carida", "Wakeelmui", "Gall", "Rendili")
    s, place = street(*(System(name, DARK, f"limits {name}", ["planet"], (1, 1), parsec=4) for name in names))
    effect = s.put("Mobilization Points", on="table")
    before = s.generation("dark")
    s.put("Imperial 1", at=place)
    assert s.generation("dark") == before
    bay, ours = s.location("Tatooine: Docking Bay 94"), s.generation("light")
    s.put("Imperial 1", at=bay)
    assert s.generation("light") == ours
    wanted = {s.pile("dark", "reserve", name)[0] for name in (*names, "Kuat", "Executor")}
    s.pile("dark", "reserve", "Devastator")
    s.start(turn="dark", phase="control")
    s.do("use", effect)
    assert offered(s) == wanted
    s.decide(lambda option: option.card in wanted)
    s.until(player="light", phase="control")
    s.until(player="dark", phase="control")
    assert not s.can("use", effect)


def test_crush_the_rebellion_fetches_one_card_in_each_turn():
    s, _ = street()
    effect = s.put("Crush The Rebellion", on="table")
    first, second = s.pile("dark", "reserve", "Evader & Monnok", "I Have You Now")
    s.start(turn="dark", phase="control")
    s.do("use", effect, first)
    assert s.decision.player == "dark" and not s.can("use", effect, second)
    s.until(player="light", phase="control")
    s.pass_()
    s.do("use", effect, second)
    assert s.zone(second) == "hand"


@pytest.mark.parametrize(("place", "by", "most"), [("Death Star: Box", "dark", 3), ("Death Star", "light", 3)])
def test_crush_the_rebellion_hinders_the_opponent_at_sites(place: str, by: str, most: int):
    more = Effect("More", LIGHT, "limits more", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("battle destinies", +2, EACH)])  # fmt: skip
    s = scene(more)
    s.put("Crush The Rebellion", on="table"), s.put("More", on="table")
    s.location("Tatooine")
    where = s.location(place)
    for title, hull in (("Rebel 4", "Cruiser"), ("Imperial 4", "Dreadnaught")):
        s.put(title, aboard=s.put(hull, at=where), as_="pilot") if place == "Death Star" else s.put(title, at=where)
    fight(s, where, by)
    assert draws(s, by) == most


def test_crush_the_rebellion_gives_nobody_a_destiny():
    s = scene()
    site, _ = s.location("Death Star: Box"), s.put("Crush The Rebellion", on="table")
    s.put("Rebel 4", at=site), s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 1


def test_crush_the_rebellion_protects_evader_from_sense():
    evader = UsedInterrupt("Evader", DARK, "limits evader", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    for title, hindered in (("Evader", False), ("Dark Trick", True)):
        s, place = street(evader)
        s.put("Crush The Rebellion", on="table"), s.put("Rebel 6", at=place)
        card, sense = s.hand("dark", title), s.hand("light", "Sense")
        s.start(turn="dark", phase="control")
        s.do("play", card)
        assert s.can("play", sense) is hindered


def test_crush_the_rebellion_cancels_clash_of_sabers_for_one_force():
    clash = UsedInterrupt("Clash Of Sabers", LIGHT, "limits clash", destiny=1, text=[Action([LoseForce(2, OPPONENT)])])
    for title, cancels in (("Clash Of Sabers", True), ("Light Trick", False)):
        s, _ = street(clash)
        effect, card = s.put("Crush The Rebellion", on="table"), s.hand("light", title)
        s.start(turn="light", phase="control")
        s.do("play", card)
        assert any(card in option.targets for option in s.decision.options) is cancels
        if cancels:
            s.do("use", effect, card)
            s.do("lose", pile="reserve")
            assert (s.count("dark", "lost"), s.zone(card)) == (1, "lost")


WILD = [Site(name, side, f"limits {name}", ["exterior", "planet"], (1, 1))
        for name, side in (("Wood", LIGHT), ("Waste", DARK))]  # fmt: skip


def test_no_escape_is_for_characters_and_vehicles_at_their_generic_sites():
    dear = Imperial("Dear Man", "limits dear man", ability=1, **{**BODY, "deploy": 5})
    mist = Sector("Mist", LIGHT, "limits mist", "cloud", "", ["planet"], (1, 1))
    s = scene(*WILD, dear, mist)
    s.location("Calm")
    wood, waste, box, sky = (s.location(each) for each in ("Wood", "Waste", "Tatooine: Box", "Mist"))
    man, tank, raider = s.hand("dark", "Dear Man", "Tank", "Raider")
    ship, skiff = crewed(s, "Dreadnaught", sky), s.hand("light", "Skiff")
    before = s.generation("light"), s.generation("dark")
    s.put("No Escape", on="table")
    assert (s.generation("light"), s.generation("dark")) == (before[0], before[1] + 1)  # for the wood alone
    assert [s.deploy_cost(man, at=each) for each in (wood, waste, box, ship)] == [2, 5, 5, 5]
    assert [s.deploy_cost(each, at=wood) for each in (tank, raider, skiff)] == [0, 3, 3]


@pytest.mark.parametrize("takes", [True, False])
def test_no_escape_may_take_back_a_card_when_it_comes(takes: bool):
    s = scene()
    card, man, box = s.hand("dark", "No Escape"), s.hand("dark", "Imperial 1"), s.location("Tatooine: Box")
    *_, deep, lost = s.pile("dark", "lost", *["Imperial 3"] * 8, "Imperial 4", "Imperial 5")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    s.do("use", card) if takes else s.pass_()
    assert (s.zone(lost), s.zone(deep)) == ("hand" if takes else "lost", "lost")
    s.do("deploy", man, box)
    assert not s.can("use", card)


@pytest.mark.parametrize(("kind", "loss"), [("epic", 3), ("objective", 3), ("character", 1)])
def test_no_escape_keeps_honor_from_effects_events_and_objectives(kind: str, loss: int):
    text = [Action([LoseForce(3, OPPONENT)], limit=Limit("turn"))]
    leech = {
        "epic": EpicEvent("Leech", DARK, "limits leech", destiny=1, text=[DeployOnTable(), *text]),
        "objective": Effect("Leech", DARK, "limits leech", destiny=1,
                            text=[DeployOnTable(), Grant("objective", SELF), *text]),
        "character": Alien("Leech", DARK, "limits leech", ability=1, text=text, **BODY),
    }[kind]  # fmt: skip
    s, place = street(leech, force=0)
    s.put("No Escape", on="table"), s.put("Honor Of The Jedi", on="table")
    card = s.put("Leech", at=place) if kind == "character" else s.put("Leech", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", card)
    assert s.count("light", "lost") == loss


# -- Insurrection & Aim High, Imperial Arrest Order & Secret Plans -----------------------------------------------------

ORDERS = {"light": "Insurrection & Aim High", "dark": "Imperial Arrest Order & Secret Plans"}
EVERY_ORDER = pytest.mark.parametrize(
    ("order", "side"),
    [
        (ORDERS["light"], "light"),
        (ORDERS["dark"], "dark"),
        ("Insurrection", "light"),
        ("Imperial Arrest Order", "dark"),
    ],
)
BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


@EVERY_ORDER
@pytest.mark.parametrize(("kind", "unique", "skill", "worth_more"), [
    ("own", 1, 2, True), ("own", 1, 3, False), ("own", 0, 2, False), ("alien", 1, 2, False)])  # fmt: skip
def test_orders_make_small_unique_people_of_ones_cause_worth_more(order, side, kind, unique, skill, worth_more):
    cause = "alien" if kind == "alien" else "rebel" if side == "light" else "imperial"
    man = Character("Man", side, "limits man", cause, unique=unique, ability=skill, **BODY)
    s, place = street(man)
    s.put(order, on="table")
    assert s.forfeit(s.put("Man", at=place)) == 5 + worth_more * (1 if "&" in order else 2)


@EVERY_ORDER
@pytest.mark.parametrize(("pilot", "owner"), [("Nabrun Leids", "light"), ("Elis Helrot", "dark")])
@pytest.mark.parametrize(("turn", "phase"), [("own", "move"), ("own", "control"), ("other", "move")])
def test_orders_let_pilots_fly_in_the_move_phase_of_their_owner(order, side, pilot, owner, turn, phase):
    s, place = street()
    yard, vault = s.location("Kessel: Box"), s.location("Tatooine: Vault")
    s.put(order, on="table")
    s.put("Rebel 1" if owner == "light" else "Imperial 1", at=place)
    card, trick = s.hand(owner, pilot, f"{owner.title()} Trick")
    s.start(turn=owner if turn == "own" else other(owner), phase=phase)
    s.until(player=owner)
    assert s.can("play", trick) and s.can("play", card, place, yard) is (turn == "own" and phase == "move")
    assert not s.can("play", card, place, vault)


@EVERY_ORDER
def test_orders_bring_one_docking_bay_in_each_deploy_phase(order, side):
    s, _ = street()
    effect = s.put(order, on="table")
    bays = {"light": ("Tatooine: Docking Bay 94", "Yavin 4: Docking Bay"),
            "dark": ("Tatooine: Docking Bay 94", "Executor: Docking Bay")}[side]  # fmt: skip
    first, second, yard = s.pile(side, "reserve", *bays, "Kessel: Box")
    s.start(turn=side, phase="control")
    assert not s.can("use", effect)
    s.until(phase="deploy")
    assert not s.can("use", effect, yard)
    s.do("use", effect, first)
    assert s.zone(first) == "table" and s.decision.player == side and not s.can("use", effect)
    s.until(player=other(side), phase="deploy")
    s.until(player=side, phase="deploy")
    assert s.can("use", effect, second)


@EVERY_ORDER
def test_nobody_must_bring_a_docking_bay(order, side):
    s, _ = street()
    s.put(order, on="table")
    bay = s.pile(side, "reserve", "Tatooine: Docking Bay 94")
    s.start(turn=side, phase="deploy")
    s.until(phase="battle")
    assert s.zone(bay) == "reserve"


@BOTH_SIDES
@pytest.mark.parametrize(("force", "paid"), [(2, True), (1, False)])
def test_orders_make_the_opponent_pay_for_what_he_retrieves(side, force, paid):
    again = [LostInterrupt("Again", each, f"limits {each} again", destiny=1, text=[Action([RetrieveForce(2)])])
             for each in ("light", "dark")]  # fmt: skip
    s, _ = street(*again, force=force)
    s.put(ORDERS[side], on="table")
    foe, man = other(side), {"light": "Rebel 1", "dark": "Imperial 1"}
    for each in (side, foe):
        s.pile(each, "lost", *[man[each]] * 4)
    theirs, own = s.hand(foe, "Again"), s.hand(side, "Again")
    s.start(turn=foe, phase="control")
    s.do("play", theirs)
    if paid:
        s.do("yes")
    assert (s.count(foe, "lost"), s.count(foe, "force")) == ((3, 0) if paid else (5, force))
    s.start(turn=side, phase="control")
    s.do("play", own)
    assert (s.count(side, "lost"), s.count(side, "force")) == (3, force)


# -- Battle Plan & Draw Their Fire -------------------------------------------------------------------------------------

PLAN = "Battle Plan & Draw Their Fire"
BOTH_PLANS = pytest.mark.parametrize("plan", [PLAN, "Battle Plan"])


@pytest.mark.parametrize(("player", "by", "cost"), [
    ("dark", "light", 1), ("dark", "dark", 0), ("light", "light", 0), ("dark", None, 0)])  # fmt: skip
def test_draw_their_fire_makes_interrupts_of_the_opponent_dear_in_your_battles(player, by, cost):
    s, place = street(force=5)
    s.put(PLAN, on="table")
    s.put("Rebel 1", at=place), s.put("Imperial 1", at=place)
    trick = s.hand(player, f"{player.title()} Trick")
    if by:
        fight(s, place, by)
        s.until(player=player)
    else:
        s.start(turn=player, phase="control")
    before = s.count(player, "force")
    s.do("play", trick)
    assert before - s.count(player, "force") == cost


POOR = [Site("Kessel: Hole", DARK, "limits poor hole", ["exterior", "planet"], (0, 0)),
        System("Void", DARK, "limits poor void", [], (0, 0), parsec=3)]  # fmt: skip


@BOTH_PLANS
@BOTH_SIDES
@pytest.mark.parametrize(("places", "cost"), [
    (("Tatooine: Box", "Calm"), 0), (("Calm",), 3), (("Kessel: Hole", "Calm"), 3)])  # fmt: skip
def test_battle_plan_wants_a_site_and_a_system_that_are_battlegrounds(plan, side, places, cost):
    assert drain_cost(plan, side, "Calm", places) == cost


@BOTH_PLANS
@BOTH_SIDES
@pytest.mark.parametrize("places", [("Tatooine: Box",), ("Tatooine: Box", "Void")])
def test_battle_plan_wants_a_system_that_is_a_battleground(plan, side, places):
    assert drain_cost(plan, side, "Tatooine: Box", places) == 3


def drain_cost(plan: str, side: str, drained: str, places: tuple[str, ...]) -> int:
    """What a drain costs a player who is at these places."""
    s = scene(*POOR, force=5)
    s.put(plan, on="table")
    man, ship = {"light": ("Rebel 1", "Fighter"), "dark": ("Imperial 1", "Raider")}[side]
    for title in places:
        where = s.location(title)
        flown(s, ship, where, man) if title in ("Calm", "Void") else s.put(man, at=where)
    s.start(turn=side, phase="control")
    s.do("drain", s.location(drained))
    return 5 - s.count(side, "force")


# -- Your Insight Serves You Well & Staging Areas ----------------------------------------------------------------------

INSIGHT = "Your Insight Serves You Well & Staging Areas"


def test_insight_stages_force_at_docking_bays_of_yours():
    s, place = street()
    bay, other_bay = s.location("Tatooine: Docking Bay 94"), s.location("Yavin 4: Docking Bay")
    s.put("Rebel 1", at=place), s.put("Imperial 1", at=other_bay)
    before = s.generation("light"), s.generation("dark")
    s.put(INSIGHT, on="table")
    assert (s.generation("light"), s.generation("dark")) == before
    s.put("Rebel 1", at=bay)
    assert (s.generation("light"), s.generation("dark")) == (before[0] + 1, before[1])


def test_insight_sees_through_dark_jedi_of_the_opponent():
    rogue = Character("Rogue Jedi", LIGHT, "limits rogue", "dark jedi", ability=6, **BODY)
    s, place = street(rogue)
    people = [s.put(title, at=place) for title in ("Darth Vader", "Imperial 4", "Rogue Jedi")]
    before = [s.defense(each) for each in people]
    s.put(INSIGHT, on="table")
    assert [s.defense(each) for each in people] == [before[0] - 1, *before[1:]]


@pytest.mark.parametrize(("title", "gone"), [("3,720 To 1", True), ("Dark Bore", False)])
def test_insight_cancels_two_interrupts(title: str, gone: bool):
    odds = LostInterrupt(title, DARK, "limits odds", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s, _ = street(odds, force=0)
    s.put(INSIGHT, on="table")
    card = s.hand("dark", title)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert (s.count("light", "lost") == 0) is gone


def test_insight_gives_way_to_free_effects_of_endor_and_death_star_ii():
    finds = [Effect("Grove", LIGHT, "limits grove", destiny=1, icons=["Endor"], text=[DeployOnTable()]),
             Effect("Tower", LIGHT, "limits tower", destiny=1, icons=["Death Star II"], text=[DeployOnTable()]),
             Effect("Dear", LIGHT, "limits dear", destiny=1, icons=["Endor"], text=[DeployOnTable(cost=(Use(1),))]),
             Rebel("Scout", "limits scout", ability=1, icons=["Endor"], **{**BODY, "deploy": 0})]  # fmt: skip
    s, _ = street(*finds)
    effect = s.put(INSIGHT, on="table")
    s.pile("light", "reserve", *(each.title for each in finds), "Light Banner")
    s.start(turn="light", phase="control")
    s.do("use", effect)
    assert {each.title for each in offered(s)} == {"Grove", "Tower"}
    s.decide(lambda option: option.card is not None and option.card.title == "Grove")
    assert s.count("light", "hand") == 1


# -- Interrupts --------------------------------------------------------------------------------------------------------


def test_evader_cancels_revolution_and_nothing_else():
    s, place = street()
    banner, card = s.put("Light Banner", on="table"), s.hand("dark", "Evader & Monnok")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, mode=1)
    s.put("Revolution", on=place)
    s.do("play", card, mode=1)
    assert s.zone(banner) == "table"


@pytest.mark.parametrize(("held", "may"), [(12, False), (13, True)])
def test_evader_thins_out_a_hand_of_thirteen(held: int, may: bool):
    s, _ = street()
    card = s.hand("dark", "Evader & Monnok")
    s.hand("light", *["Rebel 1"] * held)
    s.start(turn="dark", phase="control")
    assert s.can("play", card, mode=2) is may
    if may:
        s.do("play", card, mode=2)
        assert (s.count("light", "used"), s.zone(card)) == (5, "used")


def test_ommni_box_shuffles_lost_piles_too():
    s, _ = street()
    card = s.hand("dark", "Ommni Box & It's Worse")
    s.pile("light", "lost", "Rebel 1", "Rebel 2")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, owner="light", pile="lost")


def test_ommni_box_makes_worse_what_could_be():
    s, place = street(force=3)
    s.put("Imperial 1", at=place)
    card, could, trick = s.hand("dark", "Ommni Box & It's Worse"), *s.hand("light", "It Could Be Worse", "Light Trick")
    s.start(turn="light", phase="control")
    s.do("play", trick)
    assert not s.can("play", card, mode=2)
    s.start(turn="dark", phase="control")
    s.do("drain", place)
    s.do("play", could, amount=1)
    assert [s.can("play", card, mode=2, amount=each) for each in (0, 3, 4)] == [True, True, False]
    s.do("play", card, mode=2, amount=2)
    for _ in range(3):
        s.do("lose", pile="reserve")
    assert (s.zone(could), s.zone(card), s.count("dark", "force")) == ("lost", "lost", 1)
    assert s.count("light", "lost") == 3 + 2  # and both Interrupts


@pytest.mark.parametrize(("mine", "theirs", "offered_"), [(2, 1, True), (1, 2, False)])
def test_ommni_box_adds_to_the_battle_damage_of_the_opponent(mine: int, theirs: int, offered_: bool):
    s, place = street()
    for title, number in (("Imperial 1", mine), ("Rebel 1", theirs)):
        for _ in range(number):
            s.put(title, at=place)
    card = s.hand("dark", "Ommni Box & It's Worse")
    fight(s, place, "dark")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    assert s.can("play", card, mode=3) is offered_
    if offered_:
        s.do("play", card, mode=3)
        s.do("lose", pile="reserve")
        assert (s.count("light", "lost"), s.count("dark", "lost"), s.zone(card)) == (2, 1, "lost")


def test_ommni_box_adds_nothing_to_drains():
    s, place = street(force=0)
    s.put("Imperial 1", at=place)
    card = s.hand("dark", "Ommni Box & It's Worse")
    s.start(turn="dark", phase="control")
    s.do("drain", place)
    assert s.count("light", "lost") == 1 and not s.can("play", card, mode=3)


LIGHT_BLADE = CharacterWeapon("Light Blade", LIGHT, "limits light blade", destiny=1, traits=["lightsaber"],
                              text=SABER.text)  # fmt: skip


@pytest.mark.parametrize(("by", "offered_", "destiny", "hit"), [("dark", True, 1, False), ("light", False, 9, True)])
def test_sniper_adds_three_to_a_lightsaber_of_yours(by: str, offered_: bool, destiny: int, hit: bool):
    s, place = street(SABER, LIGHT_BLADE)
    people = {"dark": s.put("Imperial 4", at=place), "light": s.put("Rebel 4", at=place)}
    blade = s.put("Blade" if by == "dark" else "Light Blade", on=people[by])
    foe, card = people["light" if by == "dark" else "dark"], s.hand("dark", "Sniper & Dark Strike")
    s.destinies(by, destiny)
    fight(s, place, by)
    s.do("fire", blade, foe)
    assert s.can("play", card, mode=1) is offered_
    if offered_:
        s.do("play", card, mode=1)
    assert was_hit(s, foe) is hit


def test_sniper_fires_a_weapon_of_yours_in_your_control_phase():
    s, place = street(gun("Pistol", DARK), gun("Rifle", LIGHT))
    man, foe = s.put("Imperial 6", at=place), s.put("Rebel 1", at=place)
    pistol, rifle, card = s.put("Pistol", on=man), s.put("Rifle", on=foe), s.hand("dark", "Sniper & Dark Strike")
    s.start(turn="dark", phase="control")
    assert [s.can("play", card, each) for each in (pistol, rifle, man)] == [True, False, False]
    s.until(phase="deploy")
    assert not s.can("play", card)


@pytest.mark.parametrize(("victim", "by"), [("Imperial 1", "light"), ("Skiff", "dark")])
def test_dark_strike_is_for_characters_of_the_opponent(victim: str, by: str):
    blast = CharacterWeapon("Blast", by, "limits blast", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | VEHICLE, (MakeHit(),))])  # fmt: skip
    s, place = street(blast)
    blaster = s.put("Blast", on=s.put("Rebel 4" if by == "light" else "Imperial 4", at=place))
    target = crewed(s, victim, place) if victim == "Skiff" else s.put(victim, at=place)
    s.put("Rebel 2", at=place), s.put("Imperial 2", at=place)
    card = s.hand("dark", "Sniper & Dark Strike")
    fight(s, place, by)
    s.do("fire", blaster, target)
    assert was_hit(s, target) and not s.can("play", card)


@pytest.mark.parametrize(("weapon", "by", "destiny", "offered_", "hit"), [
    ("Blade", "dark", 4, True, True), ("Blade", "dark", 3, True, False), ("Pistol", "dark", 4, False, False),
    ("Light Blade", "light", 4, False, False)])  # fmt: skip
def test_vaders_anger_adds_one_to_a_lightsaber_of_yours(weapon, by, destiny, offered_, hit):
    s, place = street(SABER, LIGHT_BLADE, gun("Pistol", DARK))
    people = {"dark": s.put("Imperial 4", at=place), "light": s.put("Rebel 4", at=place)}
    arm, foe, card = s.put(weapon, on=people[by]), people[other(by)], s.hand("dark", "Vader's Anger")
    s.destinies(by, destiny)
    fight(s, place, by)
    s.do("fire", arm, foe)
    assert s.can("play", card) is offered_
    if offered_:
        s.do("play", card)
    assert was_hit(s, foe) is hit


def test_vaders_anger_takes_back_the_top_used_card_when_a_duel_begins():
    s, card, vader, foe = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4")
    anger = s.hand("dark", "Vader's Anger")
    s.pile("dark", "used", "Imperial 1", "Imperial 2", "Imperial 3", "Emperor Palpatine")  # his destiny is 6
    assert not s.can("play", anger)
    s.do("play", card, vader, foe)
    assert not [event for event in s.game.events("public") if event.kind == "duel"]
    s.do("play", anger)
    assert totals(s)[0] == 6 + 6


def test_vaders_anger_is_for_the_card_drawn_and_not_for_another_in_its_place():
    s, place = street(SABER)
    blade, foe = s.put("Blade", on=s.put("Imperial 4", at=place)), s.put("Rebel 4", at=place)
    fish, card = s.put("Colo Claw Fish", on="table", side="dark"), s.hand("dark", "Vader's Anger")
    s.stack(fish, "Orn Free Taa")  # destiny 4
    fight(s, place, "dark")
    s.do("fire", blade, foe)
    s.do("play", card)
    s.do("use", fish)
    assert not was_hit(s, foe)


@pytest.mark.parametrize("title", ["Tatooine Celebration", "Cloud City Celebration", "Coruscant Celebration"])
def test_masterful_move_ends_three_celebrations_and_nothing_else(title: str):
    feasts = [Effect(each, LIGHT, f"limits {each}", destiny=1, text=[DeployOnTable()])
              for each in ("Cloud City Celebration", "Coruscant Celebration")]  # fmt: skip
    s, _ = street(*feasts)
    planet, card = s.location("Tatooine"), s.hand("dark", "Masterful Move & Endor Occupation")
    feast = s.put(title, on=planet) if title.startswith("Tatooine") else s.put(title, on="table")
    banner = s.put("Light Banner", on="table")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, feast, mode=1)
    assert not s.can("play", card, banner, mode=1) and not s.can("play", card, banner, mode=3)


MASTERS = pytest.mark.parametrize(("title", "mode"), [
    ("Masterful Move & Endor Occupation", 2), ("Masterful Move", 1)])  # fmt: skip


@MASTERS
def test_masterful_move_finds_holograms_dejariks_and_the_holotable(title: str, mode: int):
    s, _ = street(force=1)
    card = s.hand("dark", title)
    wanted = {s.pile("dark", "reserve", title)[0] for title in ("Visage Of The Emperor", "2_145", "Molator")}
    s.pile("dark", "reserve", "Imperial Barrier")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=mode)
    assert offered(s) == wanted
    assert s.count("dark", "force") == 0


@MASTERS
def test_masterful_move_ends_the_mantellian_savrip(title: str, mode: int):
    s, _ = street(force=0)
    savrip, banner = s.put("Mantellian Savrip", on="table"), s.put("Light Banner", on="table")
    card = s.hand("dark", title)
    s.pile("dark", "reserve", "Molator")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, mode=mode) and not s.can("play", card, banner, mode=mode + 1)
    s.do("play", card, savrip, mode=mode + 1)
    assert s.zone(savrip) == "lost" and s.zone(card) == "used"


@MASTERS
@pytest.mark.parametrize(("place", "by", "cancels"), [
    ("2_145", "light", True), ("Tatooine: Box", "light", False), ("2_145", "dark", False)])  # fmt: skip
def test_masterful_move_cancels_drains_of_the_opponent_at_holosites(title, mode, place: str, by: str, cancels: bool):
    s = scene(force=0)
    where, card = s.location(place), s.hand("dark", title)
    piece = {"light": "Houjix", "dark": "Molator"}[by]
    s.put(piece if place == "2_145" else "Rebel 1", at=where)
    s.start(turn=by, phase="control")
    s.do("drain", where)
    assert s.can("play", card, mode=mode + 2) is cancels
    if cancels:
        s.do("play", card, mode=mode + 2)
        assert s.count("dark", "lost") == 0


def test_all_wings_report_in_for_unique_starfighters_without_a_pilot_of_their_own():
    flag = Capital("Flag", LIGHT, "limits flag", "Corellian Corvette", unique=1, armor=3, **HULL)
    s = scene(flag)
    card = s.hand("light", "All Wings Report In & Darklighter Spin")
    wanted, *_ = s.pile("light", "reserve", "Red 10", "Fighter", "Flag", "Artoo-Detoo In Red 5", "Red Leader In Red 1")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert wanted in offered(s)
    assert {each.title for each in offered(s)} == {"Red 10", "Artoo-Detoo In Red 5"}


def test_darklighter_spin_is_for_battle_destiny_and_ships_of_yours():
    flag = Capital(
        "Flag", LIGHT, "limits flag", "Corellian Corvette", unique=1, armor=3, text=[PermanentPilot(1)], **HULL
    )
    s = scene(flag, gun("Laser", LIGHT, kind=StarshipWeapon))
    calm = s.location("Calm")
    ship, foe = flown(s, "Red 10", calm, "Rebel 4"), s.put("IG-88 In IG-2000", at=calm)
    big, laser = s.put("Flag", at=calm), s.put("Laser", on=ship)
    flown(s, "Raider", calm, "Imperial 1")
    card = s.hand("light", "All Wings Report In & Darklighter Spin")
    fight(s, calm, "light")
    s.until(verb="fire")
    s.do("fire", laser, foe)
    assert not s.can("play", card, ship, mode=2)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert [s.can("play", card, each, mode=2) for each in (ship, foe, big)] == [True, False, False]


@pytest.mark.parametrize(("hull", "place", "by", "may"), [
    ("Red 10", "Calm", "light", True), ("Red 10", "4_81", "light", True),
    ("Fighter", "Calm", "light", False), ("Red 10", "Void", "light", False),
    ("Red 10", "Calm", "dark", False), ("Red 10", "Tatooine: Box", "light", False)])  # fmt: skip
def test_darklighter_spin_is_for_unique_starfighters_of_yours_in_a_battle_in_space(hull, place, by, may):
    s = scene(System("Void", LIGHT, "limits void", [], (1, 1), parsec=3))
    where = s.location("Calm" if place == "Void" else place)
    ship = flown(s, hull, s.location("Void") if place == "Void" else where, "Light Flier")
    if place == "Tatooine: Box":
        s.put("Rebel 4", at=where), s.put("Imperial 4", at=where)
    else:
        flown(s, "Fighter", where, "Rebel 4"), flown(s, "Raider", where, "Imperial 4")
    card = s.hand("light", "All Wings Report In & Darklighter Spin")
    fight(s, where, by)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", card, ship, mode=2) is may


@pytest.mark.parametrize(
    ("who", "target", "lent"),
    [("Lord Vader", "Rebel 4", "Orn Free Taa"), ("Darth Maul, Young Apprentice", "Rebel 6", "Emperor Palpatine")],
)
def test_what_is_added_to_the_card_drawn_is_not_added_to_another_in_its_place(who: str, target: str, lent: str):
    s, place = street(SABER)
    blade, foe = s.put("Blade", on=s.put(who, at=place)), s.put(target, at=place)
    fish = s.put("Colo Claw Fish", on="table", side="dark")
    s.stack(fish, lent)  # its destiny is as high as the ability of the target
    s.destinies("dark", 1)
    fight(s, place, "dark")
    s.do("fire", blade, foe)
    s.do("use", fish)
    assert not was_hit(s, foe)


# -- Darth Vader's Lightsaber in duels ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrown", "dark"), [(True, 6 + 2 + 1), (False, 6 + 2)])
def test_darth_vaders_lightsaber_adds_one_to_his_duel_destiny(thrown: bool, dark: int):
    s, card, vader, foe = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4")
    saber = s.put("Darth Vader's Lightsaber", on=vader)
    s.destinies("dark", 2), s.destinies("light", 2)
    s.do("play", card, vader, foe)
    s.do("use", saber) if thrown else s.pass_()
    assert totals(s) == (dark, 1 + 2) and (s.zone(saber) == "used") is thrown


def test_darth_vaders_lightsaber_is_thrown_by_a_duelist():
    s, card, man, foe = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4", dark="Imperial 4")
    saber = s.put("Darth Vader's Lightsaber", on=s.put("Darth Vader", at=s.location("Kessel: Box")))
    s.do("play", card, man, foe)
    assert not s.can("use", saber) and s.zone(saber) == "table"
