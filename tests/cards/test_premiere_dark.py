"""Premiere, Dark Side: a test for each card that would fail if the card did otherwise."""

from cantina.lang import DARK, Alien
from cantina.testing import Scenario
from tests.cards.tables import battle, desert


def wastes() -> tuple[Scenario, object]:
    """Jundland Wastes, ten Force for each side."""
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    s.force("light", 10)
    s.force("dark", 10)
    return s, site


def test_death_star_trooper_is_at_home_on_the_death_star():
    s, site = desert()
    corridor = s.location("Death Star: Detention Block Corridor")
    home, away = s.put("Death Star Trooper", at=corridor), s.put("Death Star Trooper", at=site)
    card = s.hand("dark", "Death Star Trooper")
    assert (s.power(home), s.power(away)) == (2, 1)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, corridor) and not s.can("deploy", card, site)
    assert s.why_not("deploy", card, site)[0].rule == "but-may-move-elsewhere"


def test_imperial_trooper_guard_defends_and_stays():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="light")
    guard = s.put("Imperial Trooper Guard", at=site)
    s.put("Rebel Trooper", at=site)
    s.put("Talz", at=site)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", guard)
    s.until(player="light", phase="battle")
    s.do("battle", site)
    assert s.decision.player == "light"  # 2 against 4: the attacker must pay


def test_dark_jawa_costs_both_players():
    s, site = desert()
    jawa = s.hand("dark", "Jawa")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", jawa, site)
    assert (s.count("dark", "force"), s.count("light", "force")) == (9, 9)


def test_lin_v8m_defuses_a_mine():
    s, site = desert()
    droid, mine = s.put("LIN-V8M (Elleyein-Veeateemm)", at=site), s.put("Timer Mine", on=site, side="light")
    s.start(turn="dark", phase="control")
    s.do("use", droid, mine)
    assert s.zone(mine) == "lost"


def test_stormtrooper_deploys_free_beside_a_capable_imperial():
    s = Scenario()
    corridor, site = s.location("Death Star: Detention Block Corridor"), s.location("Tatooine: Dune Sea")
    s.put("Vader", at=corridor)
    trooper = s.hand("dark", "Stormtrooper")
    assert s.deploy_cost(trooper, at=corridor) == 0 and s.deploy_cost(trooper, at=site) == 1


def test_tusken_raiders_are_strong_in_numbers():
    s, site = desert()
    first = s.put("Tusken Raider", at=site)
    assert s.power(first) == 1
    s.put("Tusken Raider", at=site)
    assert s.power(first) == 2 and s.total_power("dark", site) == 4
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    assert s.power(first) == 2 and s.total_power("dark", site) == 10  # 4 × 2 + 2, not once for each Raider


def test_comlink_calls_help_to_its_bearers_site():
    s, site = desert()
    trooper = s.put("Stormtrooper", at=site)
    s.put("Comlink", on=trooper)
    s.put("Rebel Trooper", at=site)
    help_ = s.hand("dark", "Tusken Raider")
    battle(s, site, by="light")
    s.do("react", help_)
    assert help_[0] in s.battle.participants("dark")


def test_stormtrooper_utility_belt_is_better_on_the_death_star():
    s, site = desert()
    corridor = s.location("Death Star: Detention Block Corridor")
    here, there = s.put("Stormtrooper", at=site), s.put("Stormtrooper", at=corridor)
    s.put("Stormtrooper Utility Belt", on=here)
    s.put("Stormtrooper Utility Belt", on=there)
    assert (s.power(here), s.forfeit(here)) == (2, 3)
    assert (s.power(there), s.forfeit(there)) == (3, 4)


def test_ket_maliss_trains_a_warrior():
    s, site = desert()
    raider = s.put("Tusken Raider", at=site)
    card, gun = s.hand("dark", "Ket Maliss", "Imperial Blaster")
    droid = s.put("LIN-V8M (Elleyein-Veeateemm)", at=site)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, droid)
    s.do("deploy", card, raider)
    assert s.can("deploy", gun, raider)


def test_macroscan_peeks_at_the_opponents_deck():
    s, site = desert()
    scan = s.put("Macroscan", on="table")
    s.pile("light", "reserve", "Luke")
    s.start(turn="dark", phase="control")
    s.do("use", scan)
    assert any("Luke" in event.text("fr") for event in s.game.events("dark"))
    assert not any("Luke" in event.text("fr") for event in s.game.events("light"))
    assert s.count("dark", "force") == 9


def test_collateral_damage_hits_a_crowd():
    s, site = desert()
    shooter, other = s.put("Rebel Trooper", at=site), s.put("Talz", at=site)
    s.put("Blaster", on=shooter)
    s.put("Stormtrooper", at=site)
    card = s.hand("dark", "Collateral Damage")
    battle(s, site)
    s.destinies("dark", 2)
    s.do("play", card)
    assert s.on_table(shooter) and s.on_table(other)  # 2 is not less than 2
    s, site = desert()
    shooter, other = s.put("Rebel Trooper", at=site), s.put("Talz", at=site)
    s.put("Blaster", on=shooter)
    s.put("Stormtrooper", at=site)
    card = s.hand("dark", "Collateral Damage")
    battle(s, site)
    s.destinies("dark", 1)
    s.do("play", card)
    s.do("choose", other)
    assert s.zone(other) == "lost"


def test_counter_assault_makes_the_weaker_total_pay():
    s, site = desert()
    s.put("Luke Skywalker", at=site)  # of ability 4
    card = s.hand("dark", "Counter Assault")
    s.start(turn="light", phase="control")
    s.do("drain", site)
    s.destinies("dark", 2)
    s.do("play", card)
    s.do("lose", pile="force")  # 2 against 3
    assert s.decision.player == "light" and s.count("dark", "lost") == 2 and s.count("light", "lost") == 0


def test_imperial_barrier_stops_a_card_just_deployed():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    card, talz = s.hand("dark", "Imperial Barrier"), s.hand("light", "Talz")
    s.start(turn="light", phase="deploy")
    s.do("deploy", talz, site)
    s.do("play", card)
    s.until(phase="battle")
    assert not s.can("battle", site)


def test_imperial_reinforcements_retrieve_stormtroopers():
    s, site = desert()
    s.put("Talz", at=site)
    lost = s.pile("dark", "lost", "Stormtrooper", "Vader")
    card = s.hand("dark", "Imperial Reinforcements")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 3)
    s.do("play", card)
    s.do("choose", lost[0])
    assert s.zone(lost[0]) == "used" and s.zone(lost[1]) == "lost"


def test_its_worse_cancels_it_could_be_worse_and_raises_the_loss():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    worse, could = s.hand("dark", "It's Worse"), s.hand("light", "It Could Be Worse")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", could, amount=1)
    s.do("play", worse, mode=1, amount=2)
    for _ in range(3):
        s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 4 and s.zone(could) == "lost"
    assert s.count("light", "force") == 9  # its cost stays paid


def test_its_worse_adds_a_loss_after_battle_damage():
    s, site = desert()
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    worse = s.hand("dark", "It's Worse")
    battle(s, site)
    s.do("lose", pile="reserve")
    s.do("play", worse, mode=2)
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 2


def test_kintan_strider_brings_back_the_topmost_character():
    s, site = desert()
    rebel = s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    low, high, gun = s.pile("dark", "lost", "Stormtrooper", "Tusken Raider", "Comlink")
    card = s.hand("dark", "Kintan Strider")
    battle(s, site)
    s.do("forfeit", rebel)
    s.do("play", card)
    assert (s.zone(high), s.zone(low), s.zone(gun)) == ("hand", "lost", "lost")


def test_ommni_box_shuffles():
    s, site = desert()
    card = s.hand("dark", "Ommni Box")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, pile="lost", owner="light")  # an empty pile
    s.do("play", card, pile="reserve", owner="light")
    assert s.zone(card) == "used"


def test_scanning_crew_may_send_a_rebel_to_the_used_pile():
    s, site = desert()
    luke, jawa = s.hand("light", "Luke", "Jawa")
    card = s.hand("dark", "Scanning Crew")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert not s.can("choose", jawa)
    s.do("choose", luke)
    assert s.zone(luke) == "used"


def test_scanning_crew_cannot_scan_an_empty_hand():
    s, site = desert()
    card = s.hand("dark", "Scanning Crew")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)
    assert s.why_not("play", card)[0].rule == "hand-empty"


def test_set_for_stun_returns_a_character_and_its_cards():
    s, site = desert()
    trooper, droid = s.put("Rebel Trooper", at=site), s.put("CZ-3 (Seezee-Three)", at=site)
    gun = s.put("Blaster", on=trooper)
    card = s.hand("dark", "Set For Stun")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, droid)  # a droid has no ability to compare
    s.destinies("dark", 2)
    s.do("play", card, trooper)
    assert s.zone(trooper) == "hand" and s.zone(gun) == "hand"


def test_set_for_stun_fails_at_the_characters_ability():
    s, site = desert()
    trooper = s.put("Rebel Trooper", at=site)
    card = s.hand("dark", "Set For Stun")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 1)
    s.do("play", card, trooper)
    assert s.at(trooper) == site and (s.zone(card), s.count("dark", "force")) == ("lost", 8)


def test_takeel_switches_single_battle_destinies():
    s, site = wastes()
    for _ in range(6):
        s.put("Stormtrooper", at=site)
        s.put("Rebel Trooper", at=site)
    card = s.hand("dark", "Takeel")
    battle(s, site)
    s.destinies("dark", 1)
    s.destinies("light", 5)
    s.do("draw-destiny")
    s.do("draw-destiny")
    s.do("play", card)
    assert s.battle.destinies("dark") == (5,) and s.battle.power("dark") == 11


def test_tusken_scavengers_take_gear_from_the_used_pile():
    s, site = desert()
    for _ in range(3):
        s.put("Tusken Raider", at=site)
    gun, belt, luke = s.pile("light", "used", "Blaster", "Tatooine Utility Belt", "Luke")
    card = s.hand("dark", "Tusken Scavengers")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 2)
    s.do("play", card)
    s.do("yes")
    assert (s.zone(gun), s.zone(belt), s.zone(luke)) == ("lost", "lost", "used")


def test_tusken_scavengers_must_outnumber_the_destiny():
    s, site = desert()
    s.put("Tusken Raider", at=site)
    s.put("Tusken Raider", at=site)
    gun = s.pile("light", "used", "Blaster")
    card = s.hand("dark", "Tusken Scavengers")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 2)
    s.do("play", card)
    assert s.zone(gun) == "used" and s.zone(card) == "lost" and not s.can("yes")


def test_you_overestimate_their_chances_triples_damage():
    s, site = desert()
    s.put("Stormtrooper", at=site)
    s.put("Talz", at=site)
    s.put("Talz", at=site)
    card = s.hand("dark", "You Overestimate Their Chances")
    battle(s, site, by="light")
    s.do("play", card, mode=1)
    assert s.battle.damage("dark") == 3


def test_detention_block_corridor_helps_both_in_their_way():
    s = Scenario()
    corridor = s.location("Death Star: Detention Block Corridor")
    s.put("Rebel Trooper", at=corridor)
    assert s.drain_amount("light", corridor) == 2
    s.put("Stormtrooper", at=corridor)
    assert s.drain_amount("light", corridor) == 1


def test_dark_docking_bays():
    s = Scenario()
    home = s.location("Death Star: Docking Bay 327", side="dark")
    other = s.location("Tatooine: Docking Bay 94", side="dark")
    trooper, rebel = s.put("Stormtrooper", at=home), s.put("Rebel Trooper", at=home)
    s.start(turn="dark", phase="move")
    s.do("transit", home, other, trooper)  # free for the Dark Side
    assert s.at(trooper) == other
    s.until(player="light", phase="move")
    assert not s.can("transit", home, other, rebel)
    s.force("light", 2)
    assert s.can("transit", home, other, rebel)


def test_jawa_camp_dark():
    s = Scenario()
    camp = s.location("Tatooine: Jawa Camp", side="dark")
    light, dark = s.put("Jawa", at=camp, side="light"), s.put("Jawa", at=camp, side="dark")
    assert (s.power(light), s.forfeit(light)) == (0, 0)
    assert (s.power(dark), s.forfeit(dark)) == (1, 1)
    assert s.deploy_cost(s.hand("dark", "Jawa"), at=camp) == 1


def test_jundland_wastes():
    s, site = wastes()
    raider = s.put("Tusken Raider", at=site)
    assert s.forfeit(raider) == 2 and s.drain_amount("dark", site) == 2
    for _ in range(5):
        s.put("Rebel Trooper", at=site)
    assert s.drain_amount("dark", site) == 1  # no control any more
    battle(s, site, by="light")
    assert s.decision.player == "dark"  # ability 5 draws no battle destiny here: damage is to be paid


def test_mos_eisley_dark_favours_shady_characters():
    thief = Alien("Test Thief", DARK, "test_thief", power=1, ability=1, forfeit=1, traits=["thief"])
    s = Scenario(cards=[thief])
    town = s.location("Tatooine: Mos Eisley", side="dark")
    shady, trooper = s.put("Test Thief", at=town), s.put("Stormtrooper", at=town)
    assert (s.power(shady), s.forfeit(shady), s.power(trooper)) == (2, 2, 1)


def test_gaderffii_stick_knocks_weapons_away_at_the_start_of_a_battle():
    s, site = desert()
    raider, rebel = s.put("Tusken Raider", at=site), s.put("Rebel Trooper", at=site)
    stick, gun = s.put("Gaderffii Stick", on=raider), s.put("Blaster", on=rebel)
    battle(s, site)
    s.destinies("dark", 3, 3)
    s.do("fire", stick, rebel)
    assert s.battle is None or not s.can("fire", gun)
    assert s.count("light", "used") == 0


def test_gaderffii_stick_fails_at_five():
    s, site = desert()
    raider, rebel = s.put("Tusken Raider", at=site), s.put("Rebel Trooper", at=site)
    stick, gun = s.put("Gaderffii Stick", on=raider), s.put("Blaster", on=rebel)
    battle(s, site)
    s.destinies("dark", 3, 2)
    s.do("fire", stick, rebel)
    assert s.can("fire", gun, raider)
