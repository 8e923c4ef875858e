"""The Dark cards of the classic decks that no other deck has."""

import pytest

from cantina.engine.texts import text_cancelled
from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, crewed, draws, fight, gun, over, scene, was_hit

SABER = CharacterWeapon("Blade", DARK, "test blade", destiny=1, traits=["lightsaber"], text=[
    DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip


def street(*extra, force=12):
    s = scene(*extra, force=force)
    return s, s.location("Tatooine: Box")


# -- people ------------------------------------------------------------------------------------------------------------


def test_evazan_and_baba_fear_lightsabers_and_draw_by_themselves():
    s, place = street()
    pair = s.put("Dr. Evazan & Ponda Baba", at=place)
    assert s.power(pair) == 6
    rebel = s.put("Rebel 1", at=place)
    mine = s.put("Dark Saber", on=s.put("Imperial 1", at=place))
    assert s.power(pair) == 6 and mine
    s.put("Light Saber", on=rebel)
    assert s.power(pair) == 3
    s, place = street()
    s.put("Dr. Evazan & Ponda Baba", at=place)
    s.put("Rebel 1", at=place)
    fight(s, place, "dark")
    assert draws(s, "dark") == 1
    ship = s.put("Raider", at=s.location("Calm"))
    s.put("Dr. Evazan & Ponda Baba", aboard=ship, as_="pilot")
    assert s.power(ship) == 3 + 3


@pytest.mark.parametrize("who", ["Rebel 1", "Imperial 1"])
def test_they_finish_off_whoever_was_just_hit(who):
    s, place = street(gun("Pistol", DARK), gun("Rifle", LIGHT))
    pair = s.put("Dr. Evazan & Ponda Baba", at=place)
    shooter = s.put("Imperial 4" if who == "Rebel 1" else "Rebel 4", at=place)
    weapon = s.put("Pistol" if who == "Rebel 1" else "Rifle", on=shooter)
    s.put("Rebel 2", at=place)
    victim = s.put(who, at=place)
    by = "dark" if who == "Rebel 1" else "light"
    s.destinies(by, 9)
    fight(s, place, by)
    s.do("fire", weapon, victim)
    s.do("use", pair, victim)
    assert s.zone(victim) == "lost"


def test_they_are_both_persons():
    s, place = street()
    s.put("Dr. Evazan & Ponda Baba", at=place)
    evazan = s.hand("dark", "Dr. Evazan") if s._engine.catalog.find("Dr. Evazan") else None
    s.start(turn="dark", phase="deploy")
    if evazan is not None:
        assert not s.can("deploy", evazan, place)


def test_janus_greejatus_serves_the_emperor():
    s, place = street()
    yard = s.location("Kessel: Box")
    s.put("Emperor Palpatine", at=place)
    janus = s.hand("dark", "Janus Greejatus")
    assert s.deploy_cost(janus, at=place) == 1 and s.deploy_cost(janus, at=yard) == 4
    plain = s.drain_amount("dark", place)
    card = s.put("Janus Greejatus", at=place)
    assert s.drain_amount("dark", place) == plain + 1 and immunity(s._engine, card.id) == 3
    top = s.pile("dark", "reserve", "Imperial 1")
    kept = s.hand("dark", "Imperial 2")
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.pass_()
    s.do("use", card, kept)
    assert s.zone(top) == "hand" and s.zone(kept) == "used" and s.count("dark", "force") == 0
    s.force("dark", 1)
    assert not s.can("use", card)


def test_janus_adds_nothing_without_the_emperor():
    s, place = street()
    plain = s.drain_amount("dark", place)
    s.put("Janus Greejatus", at=place)
    assert s.drain_amount("dark", place) == plain


def test_lord_vader_and_his_lightsaber():
    s, place = street(SABER)
    holo = s.location("Executor: Holotheatre")
    vader = s.hand("dark", "Lord Vader")
    assert s.deploy_cost(vader, at=place) == 8 and s.deploy_cost(vader, at=holo) == 6
    lord, foe = s.put("Lord Vader", at=place), s.put("Rebel 4", at=place)
    bare = s.defense(lord)
    blade = s.put("Blade", on=lord)
    assert s.defense(lord) == bare + 2 and immunity(s._engine, lord.id) == 6
    s.destinies("dark", 4)
    fight(s, place, "dark")
    s.do("fire", blade, foe)
    assert was_hit(s, foe)  # 4 and one more against 4
    ship = s.put("Raider", at=s.location("Calm"))
    s.put("Lord Vader", aboard=ship, as_="pilot")
    assert s.power(ship) == 6


# -- Effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "works"), [(0, True), (1, True), (2, False)])
def test_come_here_you_big_coward(held, works):
    poor = Site("Kessel: Hole", LIGHT, "test hole", ["exterior", "planet"], (0, 2))
    again = LostInterrupt("Again", LIGHT, "test again", destiny=1, text=[Action([RetrieveForce(1)])])
    sanctuary = Effect("Asteroid Sanctuary", LIGHT, "test sanctuary", unique=1, destiny=1, text=[DeployOnTable()])
    s, place = street(poor, again, sanctuary)
    effect = s.put("Come Here You Big Coward", on="table")
    hole, yard = s.location("Kessel: Hole"), s.location("Yavin 4: Box")
    shelter = s.put("Asteroid Sanctuary", on="table")
    s.put("Rebel 1", at=hole)
    for where in (place, yard)[:held]:
        s.put("Rebel 1", at=where)
    card = s.hand("light", "Again")
    s.pile("light", "lost", "Rebel 2")
    s.start(turn="light", phase="control")
    assert (s.zone(shelter) == "lost") is works
    lost = s.count("light", "lost")
    s.do("play", card)
    assert s.count("light", "lost") == lost + (1 if works else 0)
    s.until(player="light", verb="drain")
    s.do("drain", hole)
    assert any(e.kind == "drain-cancelled" for e in s.game.events("public")) is works and effect
    if held:
        s.start(turn="light", phase="control")
        s.do("drain", place)
        assert not [e for e in s.game.events("public") if e.kind == "drain-cancelled" and "Tatooine" in e.text("en")]


def test_the_coward_is_free_and_leaves_its_own_side_alone():
    poor = Site("Kessel: Hole", LIGHT, "test hole", ["exterior", "planet"], (2, 0))
    again = LostInterrupt("Again", DARK, "test again", destiny=1, text=[Action([RetrieveForce(1)])])
    s, place = street(poor, again)
    effect, card = s.hand("dark", "Come Here You Big Coward", "Again")
    hole = s.location("Kessel: Hole")
    s.put("Imperial 1", at=hole)
    s.pile("dark", "lost", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", effect)
    assert s.on_table(effect) and s.count("dark", "force") == 12
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.zone(card) == "lost" and s.count("dark", "lost") == 1  # the other one was retrieved
    s.do("drain", hole)
    assert not any(event.kind == "drain-cancelled" for event in s.game.events("public"))


@pytest.mark.parametrize(("held", "immune"), [(True, True), (False, False)])
def test_the_coward_is_immune_to_alter_with_a_battleground(held, immune):
    s, place = street()
    effect = s.put("Come Here You Big Coward", on="table")
    s.put("Rebel 6", at=s.location("Kessel: Box"))
    if held:
        s.put("Imperial 1", at=place)
    alter = s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, effect) is not immune


def test_crush_the_rebellion_fetches_and_limits():
    s, place = street()
    effect = s.put("Crush The Rebellion", on="table")
    wanted, other = s.pile("dark", "reserve", "I Have You Now", "Imperial Barrier")
    evader = s.pile("dark", "reserve", "Evader & Monnok")
    s.start(turn="light", phase="control")
    s.pass_()
    s.do("use", effect)
    assert {each.card for each in s.decision.options if each.card} == {wanted, evader}  # a combination card is both
    s.do("choose", evader)
    assert s.zone(evader) == "hand" and not s.can("use", effect) and s.zone(other) == "reserve"


@pytest.mark.parametrize(("place", "most"), [("Death Star: Box", 2), ("Tatooine: Box", 3)])
def test_the_opponent_draws_two_at_most_at_mobile_sites(place, most):
    more = Effect("More", LIGHT, "test more", destiny=1, text=[DeployOnTable(), ModifyPlayer("battle destinies", +2)])
    s = scene(more)
    s.put("Crush The Rebellion", on="table")
    s.put("More", on="table")
    where = s.location(place)
    s.put("Rebel 4", at=where)
    s.put("Imperial 1", at=where)
    fight(s, where, "light")
    assert draws(s, "light") == most


@pytest.mark.parametrize(("ability_", "unique", "forfeit"), [(2, 1, 6), (3, 1, 5), (2, 0, 5)])
def test_arrest_orders_make_small_unique_imperials_worth_more(ability_, unique, forfeit):
    man = Imperial("Man", "test man", unique=unique, destiny=1, deploy=1, power=1, ability=ability_, forfeit=5)
    s, place = street(man)
    s.put("Imperial Arrest Order & Secret Plans", on="table")
    assert s.forfeit(s.put("Man", at=place)) == forfeit


@pytest.mark.parametrize("title", ["Imperial Arrest Order & Secret Plans", "Secret Plans"])
@pytest.mark.parametrize(("force", "paid"), [(2, True), (1, False), (2, False)])
def test_secret_plans_make_the_opponent_pay_for_what_he_retrieves(title, force, paid):
    again = LostInterrupt("Again", LIGHT, "test again", destiny=1, text=[Action([RetrieveForce(2)])])
    mine = LostInterrupt("Mine", DARK, "test mine", destiny=1, text=[Action([RetrieveForce(1)])])
    s, place = street(again, mine)
    s.put(title, on="table")
    s.pile("light", "lost", *["Rebel 1"] * 4)
    s.pile("dark", "lost", "Imperial 1")
    card, own = s.hand("light", "Again"), s.hand("dark", "Mine")
    s.force("light", force)
    s.start(turn="light", phase="control")
    s.do("play", card)
    if force == 2:
        s.do("yes") if paid else s.do("no")
    assert s.count("light", "lost") == (3 if paid else 5) and s.count("light", "force") == (0 if paid else force)
    s.do("play", own)
    assert s.count("dark", "lost") == 1  # for his own player it is free: the Interrupt alone lies there


def test_orders_bring_docking_bays():
    s, place = street()
    effect = s.put("Imperial Arrest Order & Secret Plans", on="table")
    bay, other = s.pile("dark", "reserve", "Tatooine: Docking Bay 94", "Kessel: Box")
    s.start(turn="dark", phase="deploy")
    s.do("use", effect)
    assert {each.card for each in s.decision.options if each.card} == {bay}
    s.do("choose", bay)
    assert s.zone(bay) == "table" and not s.can("use", effect) and s.zone(other) == "reserve"


@pytest.mark.parametrize(("turn", "phase", "may"), [("light", "move", True), ("light", "control", False),
                                                    ("dark", "move", False)])  # fmt: skip
def test_nabrun_leids_flies_in_his_owners_move_phase_between_exterior_sites(turn, phase, may):
    s, place = street()
    yard, vault = s.location("Kessel: Box"), s.location("Tatooine: Vault")
    s.put("Imperial Arrest Order & Secret Plans", on="table")
    s.put("Rebel 1", at=place)
    leids = s.hand("light", "Nabrun Leids")
    s.start(turn=turn, phase=phase)
    s.pass_() if turn == "dark" else None
    assert s.can("play", leids, place, yard) is may
    assert not s.can("play", leids, place, vault)


def test_mobilization_points():
    s, place = street()
    bay = s.location("Tatooine: Docking Bay 94")
    effect = s.put("Mobilization Points", on="table")
    plain = s.generation("dark")
    man = s.put("Imperial 1", at=bay)
    assert s.generation("dark") == plain + 2
    s.put("Rebel 1", at=bay)
    assert s.generation("dark") == plain + 1 and man
    kuat, executor, other = s.pile("dark", "reserve", "Kuat", "Executor", "Calm")
    s.start(turn="dark", phase="control")
    s.do("use", effect)
    assert {each.card for each in s.decision.options if each.card} == {kuat, executor}
    s.do("choose", kuat)
    assert s.zone(kuat) == "hand" and not s.can("use", effect) and s.zone(other) == "reserve"


def test_no_escape():
    wood = Site("Wood", LIGHT, "test wood", ["exterior", "planet"], (1, 1))
    mine = Site("Waste", DARK, "test waste", ["exterior", "planet"], (1, 1))
    s = scene(wood, mine)
    s.location("Calm")
    card = s.hand("dark", "No Escape")
    lost = s.pile("dark", "lost", "Imperial 5")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    s.do("use", card)
    assert s.zone(lost) == "hand"
    plain = s.generation("dark")
    theirs = s.location("Wood")
    assert s.generation("dark") == plain + 2
    own = s.location("Waste")
    assert s.generation("dark") == plain + 3
    man, ally = s.hand("dark", "Imperial 1"), s.hand("light", "Rebel 1")
    assert (
        s.deploy_cost(man, at=theirs) == 0 and s.deploy_cost(man, at=own) == 2 and s.deploy_cost(ally, at=theirs) == 2
    )


@pytest.mark.parametrize("there", [True, False])
def test_no_escape_keeps_honor_of_the_jedi_from_effects(there):
    drainer = Effect("Leech", DARK, "test leech", destiny=1, text=[
        DeployOnTable(), Action([LoseForce(3, OPPONENT)], limit=Limit("turn"))])  # fmt: skip
    s = Scenario(cards=[*BOX, drainer])
    if there:
        s.put("No Escape", on="table")
    s.put("Honor Of The Jedi", on="table")
    leech = s.put("Leech", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", leech)
    assert s.count("light", "lost") == (3 if there else 1)


# -- Interrupts --------------------------------------------------------------------------------------------------------


def test_evader_and_monnok():
    s, place = street()
    s.put("Revolution", on=place)
    card = s.hand("dark", "Evader & Monnok")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=1)
    assert s.zone(card) == "used" and not any(each["title"] == "Revolution" for each in s.game.view("dark")["shown"])
    s, place = street()
    card = s.hand("dark", "Evader & Monnok")
    s.hand("light", *["Rebel 1"] * 13)
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=2)
    assert s.count("light", "hand") == 8
    s, place = street(force=4)
    card = s.hand("dark", "Evader & Monnok")
    s.hand("light", "Rebel 1", "Rebel 1", "Rebel 2")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=3)
    assert s.count("light", "hand") == 1 and s.zone(card) == "lost" and s.count("dark", "force") == 0


def test_masterful_move():
    s, place = street()
    card = s.hand("dark", "Masterful Move & Endor Occupation")
    holo, other = s.pile("dark", "reserve", "Visage Of The Emperor", "Imperial Barrier")
    s.force("dark", 1)
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=2)
    assert {each.card for each in s.decision.options if each.card} == {holo}
    s.do("choose", holo)
    assert s.zone(holo) == "hand" and s.count("dark", "force") == 0 and s.zone(other) == "reserve"
    s, place = street()
    savrip = s.put("Mantellian Savrip", on="table")
    card = s.hand("dark", "Masterful Move & Endor Occupation")
    s.start(turn="dark", phase="control")
    s.do("play", card, savrip, mode=3)
    assert s.zone(savrip) == "lost" and s.zone(card) == "used"


def test_it_cancels_celebrations_whatever_sense_says():
    s, place = street()
    planet = s.location("Tatooine")
    feast = s.put("Tatooine Celebration", on=planet)
    s.put("Rebel 6", at=place)
    card = s.hand("dark", "Masterful Move & Endor Occupation")
    sense = s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    s.do("play", card, feast, mode=1)
    assert s.zone(feast) == "lost" and s.zone(sense) == "hand"


def test_ommni_box_shuffles_or_makes_it_worse():
    s, place = street()
    card = s.hand("dark", "Ommni Box & It's Worse")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, owner="light", pile="lost") is False  # there is nothing to shuffle
    s.do("play", card, owner="light", pile="reserve")
    assert s.zone(card) == "used"
    s, place = street(force=6)
    s.put("Imperial 4", at=place)
    s.put("Rebel 1", at=place)
    card = s.hand("dark", "Ommni Box & It's Worse")
    s.destinies("dark", 5)
    fight(s, place, "dark")
    over(s)
    assert s.zone(card) in ("hand", "lost")


def test_all_sections_on_alert():
    s = scene()
    site_, other = s.location("Death Star: Box"), s.location("Tatooine: Box")
    rebel, away = s.put("Han Solo", at=site_), s.put("Rebel 4", at=other)
    card = s.hand("dark", "Put All Sections On Alert")
    s.put("Rebel 6", at=other)
    sense = s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, away)
    s.do("play", card, rebel)
    assert s.zone(card) == "used" and s.zone(sense) == "hand"
    assert text_cancelled(s._engine, rebel.id)
    s.put("Imperial 1", at=site_)
    s.until(phase="battle")
    s.do("battle", site_)
    assert draws(s, "light") == 0


def test_it_also_finds_what_belongs_to_the_death_star():
    s, place = street()
    card = s.hand("dark", "Put All Sections On Alert")
    one_, two, three, other = s.pile("dark", "lost", "Death Star", "Death Star Trooper", "Death Star: Docking Bay 327",
                                     "Imperial 1")  # fmt: skip
    s.start(turn="dark", phase="control")
    s.do("play", card)
    for wanted in (one_, three):
        s.do("choose", wanted)
    assert s.zone(one_) == s.zone(three) == "hand" and s.zone(two) == s.zone(other) == "lost" and s.zone(card) == "lost"


def test_sniper_and_dark_strike():
    s, place = street(SABER)
    man, foe = s.put("Imperial 6", at=place), s.put("Rebel 4", at=place)
    blade = s.put("Blade", on=man)
    card = s.hand("dark", "Sniper & Dark Strike")
    s.destinies("dark", 2)
    fight(s, place, "dark")
    s.do("fire", blade, foe)
    s.do("play", card)
    assert was_hit(s, foe)  # 2 and 3 more against 4
    s, place = street(gun("Pistol", DARK))
    man, foe = s.put("Imperial 6", at=place), s.put("Rebel 1", at=place)
    pistol = s.put("Pistol", on=man)
    card = s.hand("dark", "Sniper & Dark Strike")
    s.destinies("dark", 5)
    s.start(turn="dark", phase="control")
    s.do("play", card, pistol)
    while s.zone(foe) == "table":
        s.decide(lambda each: each.card == foe or each.verb == "choose")
    assert s.zone(foe) == "lost"


def test_dark_strike_finishes_off_who_was_hit_for_one_force():
    s, place = street(gun("Pistol", DARK))
    man, foe = s.put("Imperial 6", at=place), s.put("Rebel 1", at=place)
    pistol = s.put("Pistol", on=man)
    card = s.hand("dark", "Sniper & Dark Strike")
    s.destinies("dark", 5)
    fight(s, place, "dark")
    s.do("fire", pistol, foe)
    s.do("play", card, foe)
    s.do("lose", pile="reserve")
    assert s.zone(foe) == "lost" and s.count("dark", "lost") == 2


@pytest.mark.parametrize("title", ["Alternatives To Fighting", "Cell 2187", "Ewok Rescue",
                                   "I'm Here To Rescue You", "Out Of Commission", "Plastoid Armor"])  # fmt: skip
def test_this_is_some_rescue(title: str):
    plan = Effect(title, LIGHT, "test plan", destiny=1, text=[DeployOnTable()])
    s, _ = street(plan)
    stood = s.put(title, on="table")
    banner = s.put("Light Banner", on="table")
    card = s.hand("dark", "This Is Some Rescue!")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, banner)
    s.do("play", card, stood)
    assert s.zone(stood) == "lost" and s.zone(card) == "used"


def test_twilek_advisor():
    s, place = street(force=3)
    card = s.hand("dark", "Twi'lek Advisor")
    effect, other = s.pile("dark", "reserve", "Resistance", "Imperial Barrier")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert {each.card for each in s.decision.options if each.card} == {effect}
    s.do("choose", effect)
    assert s.zone(effect) == "hand" and s.count("dark", "force") == 0 and s.zone(other) == "reserve"
    dear = Effect("Dear", DARK, "test dear", destiny=1, text=[DeployOnTable(cost=(Use(1),))])
    volunteer = Imperial("Volunteer", "test volunteer", destiny=1, deploy=0, power=1, ability=1, forfeit=1)
    s = Scenario.opening(["Kessel: Box"], ["Tatooine: Box", "Twi'lek Advisor", "Dark Banner", "Dear", "Volunteer"],
                         cards=[*BOX, dear, volunteer])  # fmt: skip
    s.decide(lambda each: each.verb == "start")
    if any(each.verb == "choose" for each in s.decision.options):
        assert {each.card.title for each in s.decision.options if each.card} == {"Dark Banner"}
        s.decide(lambda each: each.verb == "choose")
    beside = [each["title"] for each in s.game.view("dark")["table"]["beside"]]
    assert beside == ["Dark Banner"] and s.count("dark", "lost") == 1


def test_vaders_anger():
    s, place = street(SABER)
    man, foe = s.put("Imperial 6", at=place), s.put("Rebel 4", at=place)
    blade = s.put("Blade", on=man)
    card = s.hand("dark", "Vader's Anger")
    s.destinies("dark", 4)
    fight(s, place, "dark")
    s.do("fire", blade, foe)
    s.do("play", card)
    assert was_hit(s, foe) and s.zone(card) == "used"
    s, place = street()
    s.put("Darth Vader", at=place)
    s.put("Obi-Wan Kenobi", at=place)
    circle, anger = s.hand("dark", "The Circle Is Now Complete", "Vader's Anger")
    s.start(turn="dark", phase="control")
    s.do("play", circle)
    used, reserve = s.count("dark", "used"), s.count("dark", "reserve")  # what the duel has cost lies on top
    s.do("play", anger)
    assert (s.count("dark", "used"), s.count("dark", "reserve")) == (used - 1, reserve + 1) and s.zone(anger) == "lost"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_weapon_levitation(side):
    s, place = street()
    thief, victim = ("Rebel 4", "Imperial 1") if side == "light" else ("Imperial 4", "Rebel 1")
    stick = "Dark Stick" if side == "light" else "Light Stick"
    taker, loser = s.put(thief, at=place), s.put(victim, at=place)
    weak = s.put("Rebel 3" if side == "light" else "Imperial 3", at=place)
    weapon = s.put(stick, on=loser)
    card = s.hand(side, "Weapon Levitation")
    used = s.pile(side, "used", "Light Stick" if side == "light" else "Dark Stick")
    fight(s, place, side)
    assert not s.can("play", card, weak, weapon)
    s.do("play", card, taker, weapon)
    assert s.carrier(weapon) == taker and s._engine.card(weapon.id).side == side and s.zone(card) == "lost"
    again = s.hand(side, "Weapon Levitation")
    s.start(turn=side, phase="control")
    s.do("play", again)
    s.do("choose", used)
    assert s.zone(used) == "hand" and s.zone(again) == "used"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_weapon_levitation_takes_a_weapon_that_somebody_carries_there(side):
    s, place = street(gun("Light Cannon", LIGHT, kind=VehicleWeapon), gun("Dark Cannon", DARK, kind=VehicleWeapon))
    mine, theirs = ("Light", "Dark") if side == "light" else ("Dark", "Light")
    man, foe = ("Rebel", "Imperial") if side == "light" else ("Imperial", "Rebel")
    hull, box = ("Tank", "Crawler") if side == "light" else ("Crawler", "Tank")
    far = s.location("Kessel: Box")
    taker, away, victim = s.put(f"{man} 4", at=place), s.put(f"{man} 5", at=far), s.put(f"{foe} 4", at=place)
    rider, car = s.put(f"{man} 6", aboard=s.put(box, at=place), as_="passenger"), s.put(hull, at=place)
    stick, own = s.put(f"{theirs} Stick", on=victim), s.put(f"{mine} Stick", on=away)
    others = [s.put(f"{theirs} Stick", on=s.put(f"{foe} 1", at=far)), s.put(f"{mine} Stick", on=taker), own,
              s.put(f"{theirs} Stick", on=s.put(f"{foe} 1", aboard=car, as_="passenger")),
              s.put(f"{theirs} Cannon", on=car)]  # fmt: skip
    card = s.hand(side, "Weapon Levitation")
    s.hand("light", "Light Trick"), s.hand("dark", "Dark Trick")
    fight(s, place, side)
    assert not any(s.can("play", card, each, stick) for each in (away, victim, rider, car))
    assert not any(s.can("play", card, taker, each) for each in others)
    assert s.can("play", card, taker, stick)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_weapon_levitation_finds_nothing_but_weapons_and_shuffles(side):
    s, _ = street()
    card, used = s.hand(side, "Weapon Levitation"), s.pile(side, "used", f"{side.title()} Trick")
    s.start(turn=side, phase="control")
    s.do("play", card)
    assert s.zone(used) == "used"
    assert [event.text.args["pile"] for event in s.game.events(side) if event.kind == "shuffled"] == ["used"]


# -- places and weapons ------------------------------------------------------------------------------------------------


def test_kuat():
    s = scene()
    kuat, calm = s.location("Kuat"), s.location("Calm")
    destroyer = s.hand("dark", "Devastator")
    plain = s.deploy_cost(destroyer, at=calm)
    ship = crewed(s, "Fighter", kuat)
    s.put("Rebel 1", aboard=ship, as_="pilot")
    assert s.deploy_cost(destroyer, at=calm) == plain + 3
    mine = crewed(s, "Raider", kuat)
    s.put("Imperial 1", aboard=mine, as_="pilot")
    assert s.deploy_cost(destroyer, at=calm) == plain + 1
    near = crewed(s, "Raider", calm)
    s.put("Imperial 2", aboard=near, as_="pilot")
    s.force("dark", 0)
    fight(s, kuat, "light")
    assert s.can("react", near)
    s.do("react", near)
    assert s.at(near) == kuat


def test_docking_bays_of_the_empire():
    s = scene()
    bay, executor = s.location("Coruscant: Docking Bay"), s.location("Executor: Docking Bay")
    man = s.put("Imperial 1", at=executor)
    s.force("dark", 0)
    s.start(turn="dark", phase="move")
    s.do("transit", executor, bay, man)
    assert s.at(man) == bay
    s.until(phase="draw") if s.decision.options[0].verb == "pass" else None
    s.start(turn="dark", phase="move")
    assert s.can("transit", bay, executor, man)  # an Imperial is present


def test_mara_jades_lightsaber():
    s, place = street()
    mara, other = s.put("Mara Jade, The Emperor's Hand", at=place), s.put("Imperial 6", at=place)
    saber = s.hand("dark", "Mara Jade's Lightsaber")
    s.force("dark", 1)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", saber, other)
    s.do("deploy", saber, mara)
    assert s.count("dark", "force") == 0
    s.force("dark", 3)
    foe = s.put("Rebel 4", at=place)
    s.destinies("dark", 3, 2)
    fight(s, place, "dark")
    s.do("fire", saber, foe)
    assert was_hit(s, foe) and s.forfeit(foe) == 0


def test_darth_vaders_lightsaber_is_thrown_in_duels():
    s, place = street()
    vader = s.put("Darth Vader", at=place)
    saber = s.put("Darth Vader's Lightsaber", on=vader)
    obi = s.put("Obi-Wan Kenobi", at=place)
    s.put("Epic Duel", on="table")
    circle = s.hand("dark", "The Circle Is Now Complete")
    s.destinies("dark", 1, 1)
    s.destinies("light", 1, 1)
    s.start(turn="dark", phase="control")
    wanted = [each for each in s.decision.options if each.card == circle and not each.cost]
    s.decide(lambda each: each == wanted[0])
    while not s.can("use", saber):
        s.decide(lambda each: each.verb != "cancel")
    s.do("use", saber)
    while s.zone(circle) == "playing":
        s.decide(lambda each: True)
    assert s.zone(saber) == "used" and s.zone(obi) != "table"
    foe_scene, place = street()
    vader = foe_scene.put("Darth Vader", at=place)
    saber, foe = foe_scene.put("Darth Vader's Lightsaber", on=vader), foe_scene.put("Rebel 4", at=place)
    foe_scene.destinies("dark", 3, 2)
    fight(foe_scene, place, "dark")
    foe_scene.do("fire", saber, foe)
    assert was_hit(foe_scene, foe) and foe_scene.forfeit(foe) == 5
