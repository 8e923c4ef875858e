"""Characters of the Premiere and A New Hope sets: one short table for each text."""

import pytest

from cantina.engine.statuses import set_status
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario

YAVIN = Site("Yavin 4: Hangar", LIGHT, "t_hangar", ["interior", "planet"], (1, 1))
LINKED = Site("Tatooine: Terminal", LIGHT, "t_link", ["exterior", "planet", "scomp link"], (1, 1))
BANTHA = Vehicle("Bantha", DARK, "t_bantha", "creature", traits=["bantha"], destiny=3, deploy=1, power=1,
                 maneuver=2, landspeed=1, forfeit=3,
                 text=[Carries(passengers=2), Modify("ability", 0.5, how="define")])  # fmt: skip
SLIP = UsedInterrupt("Corellian Slip", LIGHT, "t_slip", destiny=4, text=[Action([LoseForce(1, OPPONENT)])])
TURN = Effect("Wrong Turn", DARK, "t_turn", destiny=3, text=[DeployOnTable()])
HUSH = Effect("Hush", DARK, "t_hush", destiny=3, text=[DeployOnTable(), CancelText(Named("Kal'Falnl C'ndros"))])
CORE = Site("Death Star: Central Core", DARK, "t_core", ["interior", "mobile"], (0, 1))
SPEAK = LostInterrupt("Speak", LIGHT, "t_speak", destiny=3, text=[
    Action([Lose(TARGET)], targets=(one(Named("Hush")),))])  # fmt: skip
EXTRA = [SPEAK, YAVIN, LINKED, BANTHA, SLIP, TURN, HUSH, CORE]


def table(*sites: str) -> tuple[Scenario, list[CardRef]]:
    """Some locations, six Force for both sides."""
    s = Scenario(cards=EXTRA)
    placed = [s.location(title) for title in sites]
    s.force("light", 6)
    s.force("dark", 6)
    return s, placed


# -- Light Side --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("droids", "rebels", "bonus"), [(1, 1, 2), (2, 1, 2), (1, 2, 2), (2, 2, 4), (1, 0, 0)])
@pytest.mark.ruling("c-3po-see-threepio.1", "c-3po-see-threepio.2", "c-3po-see-threepio.3",
                    "c-3po-see-threepio-card-face.1")  # fmt: skip
def test_threepio_counts_pairs(droids: int, rebels: int, bonus: int):
    s, (site,) = table("Tatooine: Dune Sea")
    for title in ("C-3PO (See-Threepio)", "CZ-3 (Seezee-Three)")[:droids]:
        s.put(title, at=site)
    for _ in range(rebels):
        s.put("Rebel Trooper", at=site)
    assert s.total_power("light", site) == droids + rebels + bonus


@pytest.mark.ruling("c-3po-see-threepio-card-face.2")
def test_artoo_is_worth_more_with_threepio():
    s, (site, other) = table("Tatooine: Dune Sea", "Tatooine: Terminal")
    s.put("C-3PO (See-Threepio)", at=site)
    artoo, stray = s.put("R2-D2 (Artoo-Detoo)", at=site), s.put("R2-D2 (Artoo-Detoo)", at=other)
    assert (s.forfeit(artoo), s.forfeit(stray)) == (6, 4)


def wager(mine: tuple[int, ...], theirs: tuple[int, ...], lost: str) -> Scenario:
    s, (site,) = table("Tatooine: Dune Sea")
    figrin = s.put("Figrin D'an", at=site)
    s.pile(lost, "lost", "Jawa")
    s.destinies("light", *mine)
    s.destinies("dark", *theirs)
    s.start(turn="light", phase="control")
    s.do("use", figrin)
    return s


def test_figrin_wins_a_wager():
    s = wager((2, 2, 2), (2, 2), "light")
    s.do("yes")
    assert s.count("light", "lost") == 0 and s.count("light", "used") == 5  # 1 Force, 3 destinies, the card


def test_figrin_may_lose_his_wager():
    s = wager((1, 1, 1), (2, 2), "dark")
    assert s.decision.player == "dark"
    s.do("yes")
    assert s.count("dark", "lost") == 0


def test_figrin_wagers_once_a_turn():
    s = wager((1, 1, 1), (2, 1), "light")
    assert not any(option.verb == "use" for option in s.decision.options)


@pytest.mark.ruling("general-dodonna.1", "general-dodonna.2")
@pytest.mark.parametrize(("with_them", "power"), [(False, 9), (True, 10)])
def test_dodonna_raises_or_doubles_the_planners(with_them: bool, power: int):
    s, (base, hangar) = table("Yavin 4: Massassi War Room", "Yavin 4: Hangar")
    system = s.location("Yavin 4", side="light")
    s.put("Rebel Planners", on=base)
    for _ in range(2):
        s.put("X-wing", at=system)
    assert s.total_power("light", system) == 8
    s.put("General Dodonna", at=base if with_them else hangar)
    assert s.total_power("light", system) == power


def test_dodonna_cancels_wrong_turn():
    s, (site,) = table("Tatooine: Dune Sea")
    dodonna, turn = s.put("General Dodonna", at=site), s.put("Wrong Turn", on="table")
    s.start(turn="light", phase="control")
    s.do("use", dodonna, turn)
    assert s.zone(turn) == "lost" and s.count("light", "force") == 5


@pytest.mark.parametrize(("title", "site", "other"), [
    ("General Dodonna", "Yavin 4: Hangar", "Death Star: Docking Bay 327"),
    ("Leia Organa", "Death Star: War Room", "Yavin 4: Hangar"),
])  # fmt: skip
def test_a_leader_strengthens_rebels_at_his_own_place(title: str, site: str, other: str):
    s = Scenario(cards=EXTRA)
    for place, power in ((site, 2), (other, 1)):
        here = s.location(place, side="dark") if "Bay" in place else s.location(place)
        leader, trooper = s.put(title, at=here), s.put("Rebel Trooper", at=here)
        assert s.power(trooper) == power
        assert s.power(leader) == {"General Dodonna": 2, "Leia Organa": 3}[title]


@pytest.mark.ruling("han-solo.1", "han-solo.4")
def test_han_redraws_any_destiny_once_in_a_battle():
    s, (site,) = table("Tatooine: Dune Sea")
    han = s.put("Han Solo", at=site)
    gun, victim = s.put("Blaster", on=han), s.put("Stormtrooper", at=site)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.destinies("light", 0, 5)
    s.do("fire", gun, victim)
    s.do("use", han)
    assert s.hit(victim) or s.zone(victim) == "lost"
    assert s.count("light", "force") == 3  # battle, shot, redraw


@pytest.mark.ruling("han-solo.1")
def test_han_redraws_once_in_a_battle_and_not_without_force():
    for force, again in ((3, True), (2, False)):
        s, (site,) = table("Tatooine: Dune Sea")
        s.force("light", force)
        han = s.put("Han Solo", at=site)
        gun, victim = s.put("Blaster", on=han), s.put("Stormtrooper", at=site)
        s.start(turn="light", phase="battle")
        s.do("battle", site)
        s.destinies("light", 0, 5)
        s.do("fire", gun, victim)
        assert s.can("use", han) == again
        if again:
            s.do("use", han)
            assert not s.can("use", han)


def test_han_redraws_only_his_own_sides_destiny():
    s, (site,) = table("Tatooine: Dune Sea")
    han, vader = s.put("Han Solo", at=site), s.put("Darth Vader", at=site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", han) and s.on_table(vader)


@pytest.mark.parametrize(("mine", "theirs", "attrition"), [(5, 3, 0), (3, 5, 5), (4, 4, 4)])
def test_kalfalnl_wipes_out_a_lower_destiny(mine: int, theirs: int, attrition: int):
    s, (site,) = table("Tatooine: Dune Sea")
    for title in ("Kal'Falnl C'ndros", "Luke Skywalker", "Darth Vader"):
        s.put(title, at=site)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.destinies("light", mine)
    s.destinies("dark", theirs - 1)  # Vader adds 1
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.do("draw-destiny")
    assert s.battle is None or s.battle.attrition("light") == attrition


def test_kalfalnl_is_fast_and_too_tall():
    s, (site, system) = table("Tatooine: Dune Sea", "Kessel")
    kal, fighter = s.hand("light", "Kal'Falnl C'ndros"), s.put("Gold 1", at=system)
    ship = s.put("Corellian Corvette", at=system)
    s.put("Rebel Trooper", aboard=ship)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", kal, ship) and not s.can("deploy", kal, fighter)
    s.do("deploy", kal, site)
    assert s.landspeed(kal) == 3


@pytest.mark.ruling("cancel-game-text.9", "cancel-game-text.10")
def test_kalfalnl_is_lost_from_a_starfighter_when_her_text_returns():
    s, (system,) = table("Kessel")
    hush = s.put("Hush", on="table")
    fighter = s.put("Gold 1", at=system)
    kal = s.put("Kal'Falnl C'ndros", aboard=fighter, as_="pilot")
    s.start(turn="light", phase="control")
    assert s.on_table(kal) and s.landspeed(kal) == 1
    s.do("play", s.hand("light", "Speak"), hush)
    assert s.zone(hush) == "lost" and s.zone(kal) == "lost"


def test_leia_is_immune_to_a_little_attrition():
    s, (site,) = table("Tatooine: Dune Sea")
    leia = s.put("Leia Organa", at=site)
    s.put("Darth Vader", at=site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 0)  # 1 with Vader's addition
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.attrition("light") == 1
    while s.battle:
        s.do("lose", pile="reserve")
    assert s.on_table(leia)


@pytest.mark.parametrize(("place", "force"), [("Tatooine: Dune Sea", 2), ("Yavin 4: Hangar", 3)])
def test_luke_gives_force_away_from_tatooine(place: str, force: int):
    s, (site,) = table(place)
    s.put("Luke Skywalker", at=site)
    assert s.generation("light") == force  # 1, an icon, and Luke


def test_momaw_nadon_snares_a_bantha():
    s, (site,) = table("Tatooine: Dune Sea")
    nadon, beast = s.put("Momaw Nadon", at=site), s.put("Bantha", at=site)
    rider = s.put("Tusken Raider", aboard=beast, as_="passenger")
    s.start(turn="light", phase="control")
    s.do("use", nadon, beast)
    assert s.total_power("light", site) == 2 and s.aboard(rider) is None
    s.until(phase="move")
    assert s.can("embark", nadon, beast)


def test_momaw_nadon_snares_one_beast_a_phase():
    s, (site,) = table("Tatooine: Dune Sea")
    nadon, beast, other = s.put("Momaw Nadon", at=site), s.put("Bantha", at=site), s.put("Bantha", at=site)
    s.start(turn="light", phase="control")
    s.do("use", nadon, beast)
    s.until(player="light")
    assert s.decision.options and not s.can("use", nadon, other)


def kenobi(trapped: bool = False) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    s = Scenario(cards=EXTRA)
    site = s.location("Tatooine: Dune Sea")
    away = site if trapped else s.location("Tatooine: Mos Eisley", side="dark")
    obi_wan, trooper = s.put("Obi-Wan Kenobi", at=site), s.put("Stormtrooper", at=site)
    s.put("Grand Moff Tarkin", at=site)
    s.force("light", 2)
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("use", obi_wan, trooper)
    return s, trooper, away, obi_wan


def test_obi_wan_sends_a_weak_character_away():
    s, trooper, away, _ = kenobi()
    assert s.decision.player == "dark"
    paid = s.count("dark", "force")
    s.do("yes")
    assert s.at(trooper) == away and s.count("light", "force") == 1
    assert s.count("dark", "force") == paid  # the way costs nothing


def test_who_does_not_go_when_obi_wan_says_so_is_lost():
    s, trooper, _, _ = kenobi()
    s.pass_()
    assert s.zone(trooper) == "lost"


def test_who_cannot_go_when_obi_wan_says_so_is_lost():
    s, trooper, _, _ = kenobi(trapped=True)
    assert s.zone(trooper) == "lost"


@pytest.mark.parametrize(("aboard", "stats"), [("Red 1", (6, 6, 7)), ("Red 5", (7, 7, 8))])
def test_artoo_helps_a_starfighter(aboard: str, stats: tuple[int, ...]):
    red_five = Starfighter("Red 5", LIGHT, "t_red5", "X-wing", unique=1, personas=["Red 5"], destiny=1, deploy=2,
                           power=3, maneuver=4, hyperspeed=5, forfeit=5,
                           text=[Carries(pilots=1, astromechs=1)])  # fmt: skip
    s = Scenario(cards=[red_five])
    ship = s.put(aboard, at=s.location("Kessel"))
    s.put("R2-D2 (Artoo-Detoo)", aboard=ship, as_="astromech")
    assert (s.power(ship), s.maneuver(ship)) == (0, 0)  # nobody flies it
    s.put("Kal'Falnl C'ndros", at=s.location("Tatooine: Dune Sea"))
    s.put("Rebel Pilot", aboard=ship, as_="pilot")
    power, maneuver, hyperspeed = stats
    assert (s.power(ship), s.maneuver(ship), s.hyperspeed(ship)) == (power + 1, maneuver, hyperspeed)


def artoo(site: str, destiny: int) -> tuple[Scenario, CardRef]:
    s = Scenario(cards=EXTRA)
    here, fight = s.location(site), s.location("Tatooine: Mos Eisley", side="dark")
    droid = s.put("R2-D2 (Artoo-Detoo)", at=here)
    s.put("Darth Vader", at=fight)
    s.put("Rebel Trooper", at=fight)
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", fight)
    s.destinies("dark", destiny - 1)
    s.do("draw-destiny")
    return s, droid


def test_artoo_at_a_scomp_link_activates_force_on_a_low_destiny():
    s, droid = artoo("Tatooine: Terminal", 3)
    s.do("use", droid)
    assert (s.count("light", "force"), s.count("light", "hand")) == (1, 0)


def test_artoo_answers_a_destiny_only_once():
    s, droid = artoo("Tatooine: Terminal", 3)
    s.do("use", droid)
    assert s.count("light", "force") == 1 and not s.can("use", droid)


def test_artoo_at_a_scomp_link_draws_a_card_on_a_high_destiny():
    s, droid = artoo("Tatooine: Terminal", 4)
    s.do("use", droid)
    assert (s.count("light", "force"), s.count("light", "hand")) == (0, 1)


@pytest.mark.parametrize(("site", "destiny"), [("Tatooine: Dune Sea", 3), ("Tatooine: Terminal", 7)])
def test_artoo_needs_the_link_and_the_number(site: str, destiny: int):
    s, droid = artoo(site, destiny)
    assert not s.can("use", droid)


def test_extoo_helps_a_starfighter():
    s = Scenario()
    ship = s.put("Red 3", at=s.location("Kessel"))
    s.put("Rebel Pilot", aboard=ship, as_="pilot")
    s.put("R2-X2 (Artoo-Extoo)", aboard=ship, as_="astromech")
    assert (s.power(ship), s.maneuver(ship), s.hyperspeed(ship)) == (6, 5, 6)


def test_wedge_fetches_corellian_slip():
    s, (site,) = table("Tatooine: Dune Sea")
    wedge, slip = s.put("Wedge Antilles", at=site), s.pile("light", "reserve", "Corellian Slip")
    s.start(turn="light", phase="control")
    s.do("use", wedge)
    s.do("choose", slip)
    assert s.zone(slip) == "hand" and s.count("light", "force") == 5


@pytest.mark.ruling("chewbacca.1")
def test_chewbacca_is_stronger_with_han():
    s, (site,) = table("Tatooine: Dune Sea")
    chewie = s.put("Chewbacca", at=site)
    assert s.power(chewie) == 6
    s.put("Han Solo", at=site)
    assert s.power(chewie) == 7


@pytest.mark.ruling("chewbacca.4")
@pytest.mark.parametrize("there", [True, False])
def test_chewbacca_mends_what_was_hit(there: bool):
    s = Scenario(cards=EXTRA)
    site, other = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Chewbacca", at=site if there else other)
    trooper, droid = s.put("Rebel Trooper", at=site), s.put("CZ-3 (Seezee-Three)", at=site)
    shooter = s.put("Stormtrooper", at=site)
    rifle = s.put("Blaster Rifle", on=shooter, side="dark")
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 6)
    s.do("fire", rifle, droid)
    while s.on_table(droid):
        s.decide(lambda option: option.card in (droid, None) and option.verb != "cancel")
    assert s.zone(droid) == ("used" if there else "lost") and s.on_table(trooper)


@pytest.mark.ruling("chewbacca.4")
@pytest.mark.parametrize(("title", "zone"), [("Sandcrawler", "used"), ("X-wing", "used"), ("Rebel Trooper", "lost")])
def test_chewbacca_mends_vehicles_and_starships_too_but_nobody_else(title: str, zone: str):
    shot = LostInterrupt("Test Shot", DARK, "people shot", destiny=1, text=[
        Action([MakeHit()], targets=(one(CHARACTER | VEHICLE | STARSHIP),))])  # fmt: skip
    s = Scenario(cards=[shot])
    site = s.location("Tatooine: Docking Bay 94", side="light")
    s.put("Chewbacca", at=site)
    card, gun = s.put(title, at=site, side="light"), s.hand("dark", "Test Shot")
    s.start(turn="dark", phase="control")
    s.do("play", gun, card)  # outside battle what is hit is lost at once
    assert s.zone(card) == zone


@pytest.mark.parametrize(("place", "zone"), [("Tatooine: Docking Bay 94", "used"), ("Tatooine", "lost")])
def test_chewbacca_mends_ships_at_a_site_but_not_those_aboard(place: str, zone: str):
    s = Scenario()
    where = s.location(place, side="light")
    ship, other = s.put("Millennium Falcon", at=where), s.put("Red 6", at=where)
    pilot = s.put("Biggs Darklighter", aboard=other, as_="pilot")
    s.put("Chewbacca", aboard=ship)
    s.start(turn="light", phase="control")
    set_status(s.game.engine, other.id, HIT)
    s.happen("lose", other)
    assert (s.zone(other), s.zone(pilot)) == (zone, "lost")


# -- Dark Side ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "power"), [("Grand Moff Tarkin", 3), ("Darth Vader", 2)])
@pytest.mark.ruling("chief-bast.2")
def test_bast_admires_tarkin(friend: str, power: int):
    s, (site,) = table("Tatooine: Dune Sea")
    bast = s.put("Chief Bast", at=site)
    s.put(friend, at=site)
    assert s.power(bast) == power


def evacuation(companion: str | None) -> tuple[Scenario, CardRef, list[CardRef], CardRef]:
    s = Scenario()
    system, site = s.location("Tatooine", side="dark"), s.location("Tatooine: Mos Eisley", side="dark")
    ship = s.put("Devastator", at=system)
    bast = s.put("Chief Bast", aboard=ship, as_="passenger")
    others = [s.put(companion, aboard=ship, as_="passenger")] if companion else []
    s.put("Corellian Corvette", at=system)
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", system)
    return s, bast, others, site


@pytest.mark.ruling("chief-bast.3", "chief-bast.5")
def test_bast_evacuates_with_another():
    s, bast, (vader,), site = evacuation("Darth Vader")
    s.do("use", bast, vader)
    assert s.at(bast) == s.at(vader) == site
    assert s.count("dark", "used") == 0


@pytest.mark.ruling("chief-bast.4")
@pytest.mark.parametrize("companion", [None, "R3-T6 (Arthree-Teesix)"])
def test_bast_does_not_evacuate_alone_or_with_a_droid(companion: str | None):
    s, bast, _, _ = evacuation(companion)
    assert not s.can("use", bast)


@pytest.mark.ruling("colonel-wullf-yularen.1")
def test_yularen_is_one_stronger_however_many_are_there():
    s, (site,) = table("Tatooine: Dune Sea")
    yularen = s.put("Colonel Wullf Yularen", at=site)
    assert s.power(yularen) == 1
    for title in ("Chief Bast", "General Dodonna", "Grand Moff Tarkin"):
        s.put(title, at=site)
        assert s.power(yularen) == 2


@pytest.mark.ruling("darth-vader-card-face.1")
def test_vader_adds_to_each_battle_destiny():
    s, (site,) = table("Tatooine: Dune Sea")
    s.put("Darth Vader", at=site)
    s.put("Rebel Trooper", at=site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 2)
    s.do("draw-destiny")
    assert s.battle is None or s.battle.destinies("dark") == (3,)


@pytest.mark.parametrize(("title", "limit", "enemy"), [
    ("Darth Vader", 5, "light"), ("Obi-Wan Kenobi", 5, "dark"), ("Luke Skywalker", 3, "dark"),
])  # fmt: skip
def test_heroes_are_immune_to_attrition_below_a_number(title: str, limit: int, enemy: str):
    from cantina.rules.damage import immunity

    s, (site,) = table("Tatooine: Dune Sea")
    hero = s.put(title, at=site)
    assert immunity(s._engine, hero.id) == limit


def operation(patient: str, doctor_there: bool = True) -> tuple[Scenario, CardRef, CardRef]:
    s = Scenario(cards=EXTRA)
    site, other = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Mos Eisley", side="dark")
    doctor = s.put("Dr. Evazan", at=site if doctor_there else other)
    shooter, victim = s.put("Stormtrooper", at=site), s.put(patient, at=site)
    rifle = s.put("Blaster Rifle", on=shooter, side="dark")
    s.put("Rebel Trooper", at=site)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 6)
    s.do("fire", rifle, victim)
    return s, doctor, victim


def test_evazan_operates_on_who_was_hit():
    s, doctor, victim = operation("Luke Skywalker")
    s.do("use", doctor)
    assert s.zone(victim) == "lost" and s.battle is not None


def test_evazan_must_be_there_to_operate():
    s, doctor, _ = operation("Luke Skywalker", doctor_there=False)
    assert not s.can("use", doctor)


def test_evazan_operates_on_who_was_disarmed():
    s, (site,) = table("Tatooine: Dune Sea")
    doctor, luke, card = s.put("Dr. Evazan", at=site), s.put("Luke Skywalker", at=site), s.hand("dark", "Disarmed")
    s.put("Jedi Lightsaber", on=luke)
    s.put("Imperial Blaster", on=doctor)
    s.start(turn="dark", phase="control")
    s.do("deploy", card, luke)
    s.do("use", doctor)
    assert s.zone(luke) == "lost"


@pytest.mark.parametrize(("rebel", "saves"), [("Luke Skywalker", 1), ("Rebel Trooper", 0)])
def test_garindan_calls_imperials(rebel: str, saves: int):
    s = Scenario()
    site, other = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    s.put("Garindan", at=site)
    s.put(rebel, at=site)
    vader, trooper = s.hand("dark", "Darth Vader"), s.put("Stormtrooper", at=other)
    s.force("dark", 1)
    s.start(turn="dark", phase="move")
    assert s.deploy_cost(vader, at=site) == 6 - saves
    s.do("walk", trooper, site)
    assert s.count("dark", "force") == saves


def test_garindan_lets_nobody_react_for_free():
    runner = Imperial("Runner", "t_runner", destiny=1, deploy=1, power=1, ability=1, forfeit=1, text=[ReactMove()])
    s = Scenario(cards=[runner])
    site, other = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    s.put("Garindan", at=site)
    s.put("Luke Skywalker", at=site)
    helper = s.put("Runner", at=other)
    s.force("light", 3)
    s.force("dark", 3)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("react", helper)
    assert s.at(helper) == site and s.count("dark", "force") == 2


def test_tagge_is_worth_more_among_troopers():
    s, (site, other) = table("Tatooine: Dune Sea", "Tatooine: Terminal")
    tagge = s.put("General Tagge", at=site)
    for title in ("Stormtrooper", "Death Star Trooper", "Imperial Pilot"):
        s.put(title, at=site)
    s.put("Stormtrooper", at=other)
    assert s.forfeit(tagge) == 6


@pytest.mark.ruling("grand-moff-tarkin.2", "grand-moff-tarkin.5")
@pytest.mark.parametrize(("vader", "with_vader"), [("here", True), ("elsewhere", False), ("nowhere", False)])
def test_tarkin_cancels_one_destiny_beside_vader(vader: str, with_vader: bool):
    s, (site, away) = table("Tatooine: Dune Sea", "Tatooine: Terminal")
    tarkin = s.put("Grand Moff Tarkin", at=site)
    if vader != "nowhere":
        s.put("Darth Vader", at=site if with_vader else away)
    s.put("Chief Bast", at=site)
    s.put("Luke Skywalker", at=site)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.destinies("light", 5)
    s.do("draw-destiny")
    assert s.can("use", tarkin) == with_vader
    if with_vader:
        s.do("use", tarkin)
        assert s.battle is None or s.battle.destinies("light") == ()


@pytest.mark.parametrize(("doctor", "saber", "power"), [(True, False, 5), (False, False, 2), (True, True, 2)])
def test_ponda_baba_fights_beside_evazan(doctor: bool, saber: bool, power: int):
    s, (site,) = table("Tatooine: Dune Sea")
    ponda, luke = s.put("Ponda Baba", at=site), s.put("Luke Skywalker", at=site)
    if doctor:
        s.put("Dr. Evazan", at=site)
    if saber:
        s.put("Jedi Lightsaber", on=luke)
    assert s.power(ponda) == 2
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    assert s.power(ponda) == power


def test_r3_t6_helps_a_capital_starship_only():
    s = Scenario()
    kessel = s.location("Kessel")
    ship, other = s.put("Devastator", at=kessel), s.put("Conquest", at=kessel)
    s.put("R3-T6 (Arthree-Teesix)", aboard=ship, as_="passenger")
    assert (s.power(ship), s.hyperspeed(ship)) == (10, 5)
    assert (s.power(other), s.hyperspeed(other)) == (9, 3)


@pytest.mark.parametrize("at_the_core", [True, False])
def test_r3_t6_at_the_core_speeds_up_the_death_star(at_the_core: bool):
    from cantina.rules.mobile_systems import hyperspeeds

    s, (station, core, room) = table("Death Star", "Death Star: Central Core", "Death Star: War Room")
    s.put("R3-T6 (Arthree-Teesix)", at=core if at_the_core else room)
    assert hyperspeeds(s._engine)[station.id] == (2 if at_the_core else 1)


def spy_game() -> tuple[Scenario, CardRef, CardRef]:
    s, (site,) = table("Tatooine: Dune Sea")
    spy = s.hand("dark", "U-3PO (Yoo-Threepio)")
    s.put("Stormtrooper", at=site)
    s.put("Luke Skywalker", at=site)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", spy, site)
    return s, spy, site


def test_u_3po_deploys_undercover_and_helps_the_wrong_side():
    s, spy, site = spy_game()
    assert not s.active(spy) and s.total_power("light", site) == 3
    s.until(phase="battle")
    s.do("battle", site)
    assert s.total_power("light", site) == 4 and s.total_power("dark", site) == 1
    assert spy not in s.battle.participants("dark")


def test_u_3po_deploys_nowhere_but_to_a_site():
    s, (site, system) = table("Tatooine: Dune Sea", "Kessel")
    spy, ship = s.hand("dark", "U-3PO (Yoo-Threepio)"), s.put("Devastator", at=system)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", spy, site) and not s.can("deploy", spy, ship)


def test_the_light_side_may_steal_u_3po_when_his_cover_is_broken():
    s, spy, site = spy_game()
    s.do("break-cover", spy)
    assert s.active(spy) and s.decision.player == "light"
    s.do("use", spy)
    assert s.total_power("light", site) == 4 and s.total_power("dark", site) == 1


def test_u_3po_stays_dark_if_nobody_steals_him():
    s, spy, site = spy_game()
    s.do("break-cover", spy)
    s.pass_()
    assert s.total_power("dark", site) == 2


@pytest.mark.parametrize(("item", "own", "theirs"), [
    ("Comlink", "Stormtrooper", "Rebel Trooper"),
    ("Stormtrooper Utility Belt", "Stormtrooper", "Talz"),
    ("Electrobinoculars", "Rebel Trooper", "Stormtrooper"),
    ("Tatooine Utility Belt", "Talz", "Tusken Raider"),
])  # fmt: skip
def test_devices_go_on_ones_own_cards(item: str, own: str, theirs: str):
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    mine, other = s.put(own, at=site), s.put(theirs, at=site)
    side = "dark" if own == "Stormtrooper" else "light"
    card = s.hand(side, item)
    s.force(side, 3)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", card, mine) and not s.can("deploy", card, other)


def test_a_jawas_deploy_number_is_an_asterisk_and_its_text_says_what_it_costs():
    lift = LostInterrupt("Lift", LIGHT, "test lift", destiny=1, text=[
        Action([LoseForce(1, OPPONENT)], cost=[Use(ValueOf("deploy", TARGET))],
               targets=(one(your(ALIEN)),))])  # fmt: skip
    s = Scenario(cards=[lift])
    site = s.location("Tatooine: Dune Sea")
    jawa, card = s.hand("light", "1_12"), s.hand("light", "Lift")
    s.force("light", 1), s.force("dark", 1)
    s.start(turn="light", phase="deploy")
    assert s.deploy_cost(jawa, at=site) == 1 and s.game.explain("deploy", jawa).value == 0
    s.do("deploy", jawa, site)
    assert s.count("light", "force") == s.count("dark", "force") == 0
    assert s.can("play", card, jawa)  # an undefined number is none: it costs nothing
