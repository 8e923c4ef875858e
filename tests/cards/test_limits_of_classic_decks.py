"""Where cards of the classic decks stop: other people and weapons, other places, the other side, the next turn."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.box import BODY, crewed, draws, fight, gun, scene, was_hit
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
    other = s.location("Kessel: Box")
    s.put("Imperial 1", at=other), s.put("Rebel 1", at=other)
    fight(s, other, "dark")
    assert draws(s, "dark") == 0


@pytest.mark.parametrize("victim", ["pair", "aboard", "Fighter"])
def test_evazan_and_baba_finish_off_other_characters_who_are_present(victim: str):
    blast = CharacterWeapon("Blast", LIGHT, "limits blast", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | STARSHIP | VEHICLE, (MakeHit(),))])  # fmt: skip
    s, place = street(blast)
    pair, tank = s.put(PAIR, at=place), s.put("Tank", at=place)
    blaster = s.put("Blast", on=s.put("Rebel 4", at=place))
    target = {"pair": pair, "aboard": s.put("Dark Guard", aboard=tank, as_="pilot"), "Fighter": tank}[victim]
    fight(s, place, "light")
    if s.can("fire", blaster, target):
        s.do("fire", blaster, target)
    assert not s.can("use", pair)


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
    s, place = street(FOREST)
    s.location("8_68")
    shaft, calm = s.location("Death Star II"), s.location("Calm")
    places = (s.put("Executor", at=calm), crewed(s, "Dreadnaught", shaft), s.location("Endor: Field"), place)
    card = s.hand("dark", "Lord Vader")
    assert [s.deploy_cost(card, at=each) for each in (places[0], places[2], places[3])] == [6, 6, 8]


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
    s.put("Rebel 1", at=yard), s.put("Dark Spy", at=yard)
    fight(s, yard, "light")
    assert s.power(corran) == 2


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
    pilot = s.hand("light", "Light Flier")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", pilot, ship)


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
    assert s.generation("light") == ours + s.icons("light", bay)
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
    s = scene(*WILD)
    s.location("Calm")
    wood, waste, box = s.location("Wood"), s.location("Waste"), s.location("Tatooine: Box")
    s.put("No Escape", on="table")
    man, tank, raider = s.hand("dark", "Imperial 1", "Tank", "Raider")
    stick, rebel = s.hand("dark", "Dark Banner"), s.hand("light", "Skiff")
    assert [s.deploy_cost(man, at=each) for each in (wood, waste, box)] == [0, 2, 2]
    assert (s.deploy_cost(tank, at=wood), s.deploy_cost(raider, at=wood), s.deploy_cost(rebel, at=wood)) == (0, 3, 3)
    assert stick


@pytest.mark.parametrize("takes", [True, False])
def test_no_escape_may_take_back_a_card_when_it_comes(takes: bool):
    s = scene()
    card, man, box = s.hand("dark", "No Escape"), s.hand("dark", "Imperial 1"), s.location("Tatooine: Box")
    deep, lost = s.pile("dark", "lost", "Imperial 4", "Imperial 5")
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


def test_lord_vader_adds_to_the_card_drawn_and_not_to_another_in_its_place():
    s, place = street(SABER)
    blade, foe = s.put("Blade", on=s.put("Lord Vader", at=place)), s.put("Rebel 4", at=place)
    fish = s.put("Colo Claw Fish", on="table", side="dark")
    s.stack(fish, "Orn Free Taa")  # destiny 4
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
