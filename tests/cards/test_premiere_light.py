"""Premiere, Light Side: a test for each card that would fail if the card did otherwise."""

import pytest

from cantina.lang import (
    CHARACTER,
    DARK,
    LIGHT,
    WARRIOR,
    CharacterWeapon,
    DeployOn,
    Effect,
    Fire,
    Grant,
    Is,
    MakeHit,
    Vehicle,
    your,
)
from cantina.testing import Scenario
from tests.cards.tables import battle, desert


def test_jawa_costs_each_player_one_force_and_deploys_only_on_tatooine():
    s, site = desert()
    bay = s.location("Death Star: Docking Bay 327", side="light")
    jawa = s.hand("light", "Jawa")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", jawa, bay)
    s.do("deploy", jawa, site)
    assert (s.count("light", "force"), s.count("dark", "force")) == (9, 9)


def test_jawa_cannot_deploy_if_the_opponent_has_no_force():
    s, site = desert()
    s.force("dark", 0)
    jawa = s.hand("light", "Jawa")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", jawa, site)


def test_wolfman_reacts_to_an_adjacent_site_only():
    s, site = desert()
    far = s.location("Tatooine: Jawa Camp", side="light")
    camp = s.location("Tatooine: Lars' Moisture Farm")
    near, away = s.put("Shistavanen Wolfman", at=far), s.put("Shistavanen Wolfman", at=camp)
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    battle(s, site)
    assert s.adjacent(site, far) and not s.adjacent(site, camp)
    assert s.can("react", near) and not s.can("react", away)
    s.do("react", near)
    assert near in s.battle.participants("light")


def test_talz_is_forfeited_in_place_of_a_hit_character():
    s, site = desert()
    talz, hero = s.put("Talz", at=site), s.put("Rebel Trooper", at=site)
    trooper = s.put("Stormtrooper", at=site)
    gun = s.put("Imperial Blaster", on=trooper)
    battle(s, site)
    s.destinies("dark", 6)
    s.do("fire", gun, hero)
    s.do("lose", pile="reserve")  # the Dark Side's battle damage comes first
    s.do("use", talz)
    assert s.zone(talz) == "lost" and s.on_table(hero) and not s.hit(hero)


def test_who_is_saved_by_talz_is_worth_as_much_as_before():
    blade = CharacterWeapon("Cruel Blade", DARK, "test_blade", text=[
        DeployOn(your(WARRIOR)), Fire(CHARACTER, (MakeHit(forfeit_zero=True),))])  # fmt: skip
    s = Scenario(cards=[blade])
    site = s.location("Tatooine: Dune Sea")
    talz, hero, trooper = (s.put(title, at=site) for title in ("Talz", "Rebel Trooper", "Stormtrooper"))
    gun, worth = s.put("Cruel Blade", on=trooper), s.forfeit(hero)
    s.force("dark", 1)
    battle(s, site)
    s.do("fire", gun, hero)
    assert s.forfeit(hero) == 0
    s.do("lose", pile="reserve")  # the Dark Side's battle damage comes first
    s.do("use", talz)
    assert s.on_table(hero) and s.forfeit(hero) == worth


def test_talz_is_stronger_at_night():
    night = Effect("Test Night", LIGHT, "test_night", text=[DeployOn(Is("site")), Grant("nighttime", Is("site"))])
    s = Scenario(cards=[night])
    site = s.location("Tatooine: Dune Sea")
    talz = s.put("Talz", at=site)
    assert s.power(talz) == 1
    s.put("Test Night", on=site)
    assert s.power(talz) == 3


def test_cz_3_lets_cards_deploy_as_a_react():
    s, site = desert()
    s.put("CZ-3 (Seezee-Three)", at=site)
    s.put("Stormtrooper", at=site)
    s.put("Talz", at=site)
    guard = s.hand("light", "Rebel Guard")
    battle(s, site)
    s.do("react", guard)
    assert guard[0] in s.battle.participants("light")
    assert s.count("light", "force") == 8


def test_cz_3_does_not_reach_a_site_that_is_not_adjacent():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="light")
    farm = s.location("Tatooine: Lars' Moisture Farm")
    s.put("CZ-3 (Seezee-Three)", at=farm)
    s.put("Stormtrooper", at=site)
    s.put("Talz", at=site)
    guard = s.hand("light", "Rebel Guard")
    battle(s, site)
    assert not s.can("react", guard)


def test_lin_v8k_defuses_a_mine_in_its_players_turn():
    s, site = desert()
    droid = s.put("LIN-V8K (Elleyein-Veeatekay)", at=site)
    mine = s.put("Timer Mine", on=site, side="dark")
    s.start(turn="light", phase="control")
    s.do("use", droid, mine)
    assert s.zone(mine) == "lost" and s.count("light", "force") == 9


def test_lin_v8k_defuses_nothing_in_the_opponents_turn():
    s, site = desert()
    droid = s.put("LIN-V8K (Elleyein-Veeatekay)", at=site)
    s.put("Timer Mine", on=site, side="dark")
    s.start(turn="dark", phase="control")
    s.pass_()
    assert not s.can("use", droid)


def test_rebel_guard_is_strong_in_defense_and_never_moves():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="light")
    guard = s.put("Rebel Guard", at=site)
    trooper = s.put("Stormtrooper", at=site)
    gun = s.put("Imperial Blaster", on=trooper)
    assert s.power(guard) == 0
    battle(s, site)
    assert s.power(guard) == 4 and s.can("fire", gun)
    other, place = desert()
    other.location("Tatooine: Jawa Camp", side="light")
    still = other.put("Rebel Guard", at=place)
    other.start(turn="light", phase="move")
    assert not other.can("walk", still)
    assert other.why_not("walk", still)[0].rule == "cannot-move"


def test_rebel_trooper_deploys_free_beside_a_capable_rebel():
    s, site = desert()
    farm = s.location("Tatooine: Lars' Moisture Farm")
    s.put("Luke", at=site)
    trooper = s.hand("light", "Rebel Trooper")
    assert s.deploy_cost(trooper, at=site) == 0
    assert s.deploy_cost(trooper, at=farm) == 1


def test_electrobinoculars_show_the_top_card_and_may_keep_it():
    s, site = desert()
    trooper = s.put("Rebel Trooper", at=site)
    glass = s.put("Electrobinoculars", on=trooper)
    top = s.pile("light", "reserve", "Luke")
    s.start(turn="light", phase="control")
    s.do("use", glass)
    assert any("Luke" in event.text("en") for event in s.game.events("light"))
    assert not any("Luke" in event.text("en") for event in s.game.events("dark"))
    s.do("yes")
    assert s.zone(top) == "force" and s.count("light", "force") == 9


def test_a_character_uses_only_one_of_its_devices_a_turn_but_that_one_again():
    s, site = desert()
    trooper = s.put("Rebel Trooper", at=site)
    first, second = (s.put("Electrobinoculars", on=trooper) for _ in range(2))
    s.start(turn="light", phase="deploy")
    s.do("use", first)
    s.pass_()
    assert s.can("use", first) and not s.can("use", second)
    assert s.why_not("use", second)[0].rule == "carrying"


def test_tatooine_utility_belt_works_on_tatooine_only():
    s, site = desert()
    bay = s.location("Death Star: Docking Bay 327", side="light")
    here, there = s.put("Rebel Trooper", at=site), s.put("Rebel Trooper", at=bay)
    s.put("Tatooine Utility Belt", on=here)
    s.put("Tatooine Utility Belt", on=there)
    assert (s.power(here), s.forfeit(here)) == (3, 4)
    assert (s.power(there), s.forfeit(there)) == (1, 2)


def test_the_system_above_a_planet_is_not_on_it():
    s = Scenario()
    system = s.location("Tatooine", side="light")
    falcon = s.put("Millennium Falcon", at=system)
    han = s.put("Han Solo", aboard=falcon)
    s.put("Tatooine Utility Belt", on=han)
    jawa = s.hand("light", "Jawa")
    s.force("light", 5)
    s.force("dark", 5)
    s.start(turn="light", phase="deploy")
    assert s.power(han) == 3 and not s.can("deploy", jawa, falcon)


def test_saitorr_kal_fas_makes_a_warrior_or_strengthens_one():
    s, site = desert()
    jawa, trooper = s.put("Jawa", at=site, side="light"), s.put("Rebel Trooper", at=site)
    first, second = s.hand("light", "Sai'torr Kal Fas", "Sai'torr Kal Fas")
    gun = s.hand("light", "Blaster")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", gun, jawa)
    s.do("deploy", first, jawa)
    s.until(player="light")
    assert s.can("deploy", gun, jawa) and s.power(jawa) == 1
    s.do("deploy", second, trooper)
    assert s.power(trooper) == 2


def test_dont_underestimate_our_chances_triples_battle_damage():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    card = s.hand("light", "Don't Underestimate Our Chances")
    battle(s, site)
    s.do("play", card, mode=1)
    assert s.battle.damage("light") == 9  # two Raiders at power 2 against 1


def test_two_copies_of_dont_underestimate_our_chances_triple_only_once():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    first, second = s.hand("light", "Don't Underestimate Our Chances", "Don't Underestimate Our Chances")
    battle(s, site)
    s.do("play", first, mode=1)
    assert not s.can("play", second)
    assert s.battle.damage("light") == 9


def test_dont_underestimate_our_chances_triples_its_rival():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    s.put("Tusken Raider", at=site)
    s.put("Talz", at=site)
    mine = s.hand("light", "Don't Underestimate Our Chances")
    theirs = s.hand("dark", "You Overestimate Their Chances")
    battle(s, site, by="light")
    s.do("play", theirs, mode=1)
    s.do("play", mine, mode=2)
    assert s.battle.damage("dark") == 9


@pytest.mark.parametrize(("mine", "rival", "side"), [
    ("Don't Underestimate Our Chances", "You Overestimate Their Chances", "light"),
    ("You Overestimate Their Chances", "Don't Underestimate Our Chances", "dark")])  # fmt: skip
def test_the_twins_of_chance_triple_nothing_that_is_then_cancelled(mine: str, rival: str, side: str):
    s, site = desert()
    foe = "dark" if side == "light" else "light"
    s.put("Luke Skywalker" if side == "light" else "Vader", at=site)
    s.put("Tusken Raider" if side == "light" else "Rebel Trooper", at=site)
    card, sense = s.hand(side, mine, "Sense")
    theirs = s.hand(foe, rival)
    s.destinies(side, 0)
    plain = s.total_power(side, site) - s.total_power(foe, site)
    battle(s, site, by=side)
    s.do("play", theirs, mode=1)
    s.do("play", card, mode=2)
    s.pass_()  # Sense waits for the other one
    assert s.zone(card) == "lost" and s.zone(theirs) == "playing"
    s.do("play", sense, mode=1)
    s.until(verb="lose")
    assert s.battle.damage(foe) == plain  # nothing is tripled


def test_friendly_fire_needs_two_characters_and_a_weapon():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "Friendly Fire")
    battle(s, site, by="light")
    assert not s.can("play", card)
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    shooter, victim = s.put("Stormtrooper", at=site), s.put("Stormtrooper", at=site)
    s.put("Imperial Blaster", on=shooter)
    card = s.hand("light", "Friendly Fire")
    battle(s, site, by="light")
    s.destinies("light", 1)
    s.do("play", card)
    assert s.decision.player == "dark"
    s.do("choose", victim)
    assert s.zone(victim) == "lost"


def test_friendly_fire_spares_everybody_at_a_destiny_as_high_as_their_number():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    shooter, victim = s.put("Stormtrooper", at=site), s.put("Stormtrooper", at=site)
    s.put("Imperial Blaster", on=shooter)
    card = s.hand("light", "Friendly Fire")
    battle(s, site, by="light")
    s.destinies("light", 2)
    s.do("play", card)
    assert s.zone(card) == "lost" and s.on_table(shooter) and s.on_table(victim)


def test_hans_dice_draws_another_destiny():
    s, site = desert()
    s.put("Luke", at=site)
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    dice = s.hand("light", "Han's Dice")
    battle(s, site, by="light")
    s.destinies("light", 0, 5)
    s.do("draw-destiny")
    s.do("play", dice)
    assert s.battle.destinies("light") == (5,) and s.battle.power("light") == 8
    assert s.count("light", "force") == 8


def test_it_could_be_worse_buys_off_a_loss():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "It Could Be Worse")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", card, amount=1)
    assert s.count("light", "lost") == 0 and s.count("light", "force") == 9


def test_bad_feeling_doubles_the_damage_of_the_stronger_loser():
    s, site = desert()
    s.put("Luke", at=site)
    s.put("Rebel Trooper", at=site)
    for _ in range(3):
        s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "I've Got A Bad Feeling About This")
    battle(s, site, by="light")
    s.do("play", card)
    s.destinies("light", 3)
    s.do("draw-destiny")
    assert s.battle.damage("dark") == 4  # 3 + 3 against 4, doubled


def test_bad_feeling_triples_the_damage_with_han_there():
    s, site = desert()
    s.put("Han Solo", at=site)
    s.put("Rebel Pilot", at=site)
    for _ in range(4):
        s.put("Stormtrooper", at=site)
    card = s.hand("light", "I've Got A Bad Feeling About This")
    battle(s, site, by="light")
    s.do("play", card)
    s.destinies("light", 3)
    s.do("draw-destiny")
    s.pass_()  # Han keeps the destiny
    assert s.battle.damage("dark") == 6  # 3 + 3 against 4, tripled


def test_bad_feeling_is_not_for_the_stronger():
    s, site = desert()
    s.put("Luke", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "I've Got A Bad Feeling About This")
    battle(s, site, by="light")
    assert not s.can("play", card)


def test_narrow_escape_moves_everyone_with_ability_away():
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    luke, guard = s.put("Luke", at=site), s.put("Rebel Guard", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "Narrow Escape")
    battle(s, site)
    s.do("play", card)
    assert s.at(luke) == camp and s.at(guard) == site  # the guard cannot move


def test_narrow_escape_needs_a_capable_rebel_and_leaves_droids_behind():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="light")
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "Narrow Escape")
    battle(s, site)
    assert not s.can("play", card)
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    luke, droid = s.put("Luke", at=site), s.put("CZ-3 (Seezee-Three)", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "Narrow Escape")
    battle(s, site)
    s.do("play", card)
    assert (s.at(luke), s.at(droid)) == (camp, site)


def test_old_ben_revives_a_character_forfeited_on_tatooine():
    s, site = desert()
    trooper = s.put("Rebel Trooper", at=site)
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    card = s.hand("light", "Old Ben")
    battle(s, site)
    s.do("forfeit", trooper)
    s.do("play", card)
    assert s.at(trooper) == site and s.zone(card) == "lost"


def test_old_ben_does_not_help_himself_or_anybody_off_tatooine():
    for title, place in (("Obi-Wan Kenobi", "Tatooine: Dune Sea"), ("Rebel Trooper", "Yavin 4: Docking Bay")):
        s = Scenario()
        site = s.location(place)
        hero = s.put(title, at=site)
        for _ in range(7):
            s.put("Stormtrooper", at=site)
        card = s.hand("light", "Old Ben")
        s.force("light", 5)
        s.force("dark", 5)
        battle(s, site)
        while not s.can("forfeit", hero):
            s.pass_()
        s.do("forfeit", hero)
        assert s.zone(hero) == "lost" and not s.can("play", card)


def test_rebel_barrier_stops_a_card_just_deployed():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="dark")
    s.put("Rebel Trooper", at=site)
    card = s.hand("light", "Rebel Barrier")
    raider = s.hand("dark", "Tusken Raider")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", raider, site)
    s.do("play", card)
    s.until(phase="battle")
    assert not s.can("battle", site)
    s.until(phase="move")
    assert not s.can("walk", raider)
    assert s.zone(card) == "used"


def test_rebel_barrier_stops_a_starship():
    s = Scenario()
    system, away = s.location("Tatooine", side="dark"), s.location("Yavin 4", side="dark")
    s.put("X-wing", at=system)
    ship = s.hand("dark", "Devastator")
    card = s.hand("light", "Rebel Barrier")
    s.force("light", 1)
    s.force("dark", 10)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", ship, system)
    s.do("play", card)
    s.until(phase="battle")
    assert not s.can("battle", system)
    s.until(phase="move")
    assert not s.can("hyperspeed", ship, away)


def test_rebel_reinforcements_retrieve_troopers_when_outnumbered():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    lost = s.pile("light", "lost", "Rebel Trooper", "Talz", "Rebel Trooper")
    card = s.hand("light", "Rebel Reinforcements")
    s.start(turn="light", phase="control")
    s.destinies("light", 2)
    s.do("play", card)
    assert not s.can("choose", lost[1])
    s.do("choose", lost[0])
    s.do("choose", lost[2])
    assert s.zone(lost[0]) == "used" and s.zone(lost[2]) == "used"


def test_rebel_reinforcements_need_fewer_cards_than_the_opponent():
    s, site = desert()
    s.pile("light", "lost", "Rebel Trooper")
    card = s.hand("light", "Rebel Reinforcements")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


def test_surprise_assault_cancels_a_drain_and_compares_totals():
    s, site = desert()
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    card = s.hand("light", "Surprise Assault")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.destinies("light", 3, 2)
    s.do("play", card)
    s.do("lose", pile="reserve")  # 5 against a power of 4
    assert s.count("dark", "lost") == 1 and s.count("light", "lost") == 1  # the Interrupt itself


def test_the_bith_shuffle_shuffles_a_pile_of_anybody():
    s, site = desert()
    s.pile("dark", "lost", "Vader", "Comlink")
    card = s.hand("light", "The Bith Shuffle")
    s.start(turn="light", phase="control")
    s.do("play", card, pile="lost", owner="dark")
    assert any(event.kind == "shuffled" and event.text.args["pile"] == "lost" for event in s.game.events("dark"))


def test_were_doomed_halves_losses_rounded_up():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    s.life_force("light", 14)
    card = s.hand("light", "We're Doomed")
    for _ in range(3):
        s.put("Stormtrooper", at=site)
    s.start(turn="dark", phase="control")
    s.pass_()
    s.do("play", card)
    assert s.zone(card) == "used"
    s.do("drain", site)
    assert s.count("light", "lost") == 0 and s.decision.player == "light"
    s.do("lose", pile="reserve")
    assert s.decision.player == "dark"


def test_were_doomed_rounds_down_with_a_famous_droid():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    s.put("C-3PO (See-Threepio)", at=s.location("Yavin 4: Docking Bay"))
    s.life_force("light", 14)
    card = s.hand("light", "We're Doomed")
    s.start(turn="dark", phase="control")
    s.pass_()
    s.do("play", card)
    s.do("drain", site)  # half of 1
    assert s.count("light", "lost") == 0 and s.decision.player == "dark"


def test_were_doomed_needs_less_than_fifteen_life_force():
    s, site = desert()
    s.life_force("light", 15)
    card = s.hand("light", "We're Doomed")
    s.start(turn="dark", phase="control")
    s.pass_()
    assert not s.can("play", card)


def test_docking_bays_charge_their_transit():
    s = Scenario()
    bay94 = s.location("Tatooine: Docking Bay 94", side="light")
    bay327 = s.location("Death Star: Docking Bay 327", side="light")
    trooper, dark_one = s.put("Rebel Trooper", at=bay94), s.put("Stormtrooper", at=bay94)
    s.force("light", 1)
    s.force("dark", 2)
    s.start(turn="light", phase="move")
    s.do("transit", bay94, bay327, trooper)
    assert s.at(trooper) == bay327 and s.count("light", "force") == 0
    s.until(player="dark", phase="move")
    assert s.can("transit", bay94, bay327, dark_one)
    s.force("dark", 1)
    assert not s.can("transit", bay94, bay327, dark_one)  # 2 Force for the Dark Side


def test_dune_sea_asks_for_ability_six_of_the_dark_side():
    s, site = desert()
    for _ in range(5):
        s.put("Stormtrooper", at=site)
        s.put("Rebel Trooper", at=site)
    battle(s, site)
    assert s.decision.player == "light"  # only the Light Side may draw: 5 ability is not enough for the other


def test_jawa_camp_light_makes_jawas_cheap():
    s = Scenario()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    s.force("light", 1)
    jawa = s.hand("light", "Jawa")
    s.start(turn="light", phase="deploy")
    s.do("deploy", jawa, camp)
    assert s.count("light", "force") == 0 and s.at(jawa) == camp


def test_jawas_are_free_at_the_light_camp_beside_a_sandcrawler():
    crawler = Vehicle("Sandcrawler", LIGHT, "test_crawler", "transport", power=1, maneuver=0, landspeed=1, forfeit=1)
    s = Scenario(cards=[crawler])
    camp, farm = s.location("Tatooine: Jawa Camp", side="light"), s.location("Tatooine: Lars' Moisture Farm")
    jawa = s.hand("light", "Jawa")
    s.put("Sandcrawler", at=farm)
    assert s.deploy_cost(jawa, at=camp) == 1
    s.put("Sandcrawler", at=camp)
    assert s.deploy_cost(jawa, at=camp) == 0
    s.start(turn="light", phase="deploy")
    s.do("deploy", jawa, camp)  # neither player has any Force
    assert s.at(jawa) == camp


def test_lars_moisture_farm_helps_luke_and_dark_weapons():
    s = Scenario()
    farm = s.location("Tatooine: Lars' Moisture Farm")
    luke = s.hand("light", "Luke")
    assert s.deploy_cost(luke, at=farm) == 3
    target, trooper = s.put("Rebel Trooper", at=farm), s.put("Stormtrooper", at=farm)
    gun = s.put("Imperial Blaster", on=trooper)
    s.force("dark", 5)
    battle(s, farm)
    s.destinies("dark", 1)
    s.do("fire", gun, target)
    assert s.zone(target) == "lost"  # 1 + 1 > 1


def test_light_blaster_and_rifle():
    for gun, destiny, hit in (("Blaster", 1, False), ("Blaster", 2, True), ("Blaster Rifle", 1, True)):
        s, site = desert()
        shooter, target = s.put("Rebel Trooper", at=site), s.put("Stormtrooper", at=site)
        weapon = s.put(gun, on=shooter, side="light")
        battle(s, site, by="light")
        s.destinies("light", destiny)
        s.do("fire", weapon, target)
        assert (s.zone(target) == "lost") == hit


def test_timer_mine_explodes_at_the_start_of_its_players_turn():
    s, site = desert()
    s.put("LIN-V8K (Elleyein-Veeatekay)", at=site)
    mine = s.hand("light", "Timer Mine")
    first, second = s.put("Stormtrooper", at=site), s.put("Tusken Raider", at=site)
    s.start(turn="light", phase="deploy")
    s.do("deploy", mine, site)
    s.until(player="dark")
    s.destinies("light", 1)
    while s.decision.player != "dark" or not any(o.verb == "choose" for o in s.decision.options):
        s.pass_()
    s.do("choose", first)
    assert s.zone(first) == "lost" and s.on_table(second) and s.zone(mine) == "lost"


def test_timer_mine_needs_a_mining_droid():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    mine = s.hand("light", "Timer Mine")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", mine)
