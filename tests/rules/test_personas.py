"""Personas: Palpatine and the Emperor, and the replacement of one version by another."""

import pytest
from persona_cards import PLACES, bonus, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"


@pytest.mark.ruling("palpatine-and-the-emperor.1", "palpatine-and-the-emperor.4")
def test_palpatine_and_the_emperor_may_both_be_on_table():
    s = Scenario()
    dunes, town = s.location(DUNES), s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Senator Palpatine", at=dunes)
    s.force("dark", 5), s.force("light", 5)
    emperor, twin = s.hand("dark", "Emperor Palpatine"), s.hand("light", "Senator Palpatine")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", emperor, town)
    s.start(turn="light", phase="deploy")
    assert s.why_not("deploy", twin)[0].rule == "persona-replacement-rule"


@pytest.mark.ruling("palpatine-and-the-emperor.2", "palpatine-and-the-emperor.3")
def test_a_text_about_one_of_them_does_not_reach_the_other():
    for name, senator, emperor in (("Palpatine", 2, 4), ("Emperor", 1, 5)):
        s = Scenario(cards=[bonus(Person(name), side=DARK)])
        dunes = s.location(DUNES)
        first, second = s.put("Senator Palpatine", at=dunes), s.put("Emperor Palpatine", at=dunes)
        s.put("Bonus", on="table")
        assert (s.power(first), s.power(second)) == (senator, emperor)


@pytest.mark.ruling("palpatine-and-the-emperor.3")
@pytest.mark.parametrize(("host", "less"), [("Emperor Palpatine", 3), ("Senator Palpatine", 0)])
def test_sim_aloo_comes_for_less_to_the_emperor_alone(host, less):
    s = Scenario()
    dunes = s.location(DUNES)
    s.put(host, at=dunes)
    assert s.deploy_cost(s.hand("dark", "Sim Aloo"), at=dunes) == 5 - less


@pytest.mark.ruling("palpatine-and-the-emperor.5")
def test_neither_can_replace_the_other():
    s = Scenario()
    s.put("Senator Palpatine", at=s.location(DUNES))
    emperor = s.hand("dark", "Emperor Palpatine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("replace", emperor)
    assert s.why_not("replace", emperor)[0].rule == "persona-replacement-rule"


# -- replacement -------------------------------------------------------------------------------------------------------

OLD_LUKE = person("Old Luke", "t_old", power=5, ability=6, personas=["Luke"])
WEAK_LUKE = person("Weak Luke", "t_weak", power=2, ability=4, personas=["Luke"])
BLIND_LUKE = person("Blind Luke", "t_blind", power=4, ability=3, personas=["Luke"])
LUKES = [OLD_LUKE, WEAK_LUKE, BLIND_LUKE, *PLACES]


def luke_at(place: str, in_hand: str, phase: str = "deploy", turn: str = "light", more: list = ()) -> tuple:
    """Luke Skywalker on table, another version of him in hand."""
    s = Scenario(cards=[*LUKES, *more])
    site = s.location(place)
    luke = s.put("Luke Skywalker", at=site)
    card = s.hand("light", in_hand)
    s.start(turn=turn, phase=phase)
    return s, site, luke, card


@pytest.mark.ruling("persona-replacement-rule.1")
def test_another_version_replaces_a_unique_character_for_free():
    s, site, luke, old = luke_at(DUNES, "Old Luke")
    assert s.count("light", "force") == 0
    s.do("replace", old, luke)
    assert (s.at(old), s.zone(luke)) == (site, "lost")
    assert s.count("light", "used") == 0


@pytest.mark.ruling("persona-replacement-rule.1")
def test_the_same_version_does_not_replace_itself():
    s, _, _, twin = luke_at(DUNES, "Luke Skywalker")
    assert not s.can("replace", twin)


@pytest.mark.ruling("persona-replacement-rule.3")
@pytest.mark.parametrize("phase", ["activate", "control", "battle", "move", "draw"])
def test_only_in_the_deploy_phase(phase: str):
    s, _, luke, old = luke_at(DUNES, "Old Luke", phase)
    assert not s.can("replace", old)
    assert s.why_not("replace", old, luke)[0].rule == "persona-replacement-rule"


@pytest.mark.ruling("persona-replacement-rule.3")
def test_not_in_the_opponents_deploy_phase():
    s, _, luke, old = luke_at(DUNES, "Old Luke", turn="dark")
    assert s.why_not("replace", old, luke, player="light")[0].rule == "persona-replacement-rule"


@pytest.mark.ruling("persona-replacement-rule.4", "persona-replacement-rule.5")
@pytest.mark.parametrize("version", ["Weak Luke", "Blind Luke"])
def test_the_new_version_is_at_least_as_strong_in_power_and_in_ability(version: str):
    s, _, _, new = luke_at(DUNES, version)
    assert not s.can("replace", new)
    assert s.why_not("replace", new)[0].text.key == "refusal.weaker"


@pytest.mark.ruling("persona-replacement-rule.6", "persona-replacement-rule.7")
@pytest.mark.parametrize(("place", "possible"), [("Hoth: Ice Field", True), (DUNES, False)])
def test_commander_luke_skywalker_replaces_luke_only_on_hoth(place: str, possible: bool):
    s, _, luke, commander = luke_at(place, "Commander Luke Skywalker")
    assert s.can("replace", commander, luke) == possible


@pytest.mark.ruling("persona-replacement-rule.6")
def test_a_version_that_cannot_deploy_now_cannot_replace_now():
    shy = person("Shy Luke", "t_shy", power=5, ability=5, personas=["Luke"], text=[NoDeploy(There(theirs(CHARACTER)))])
    s, site, _, card = luke_at(DUNES, "Shy Luke", more=[shy])
    assert s.can("replace", card)
    s.put("Stormtrooper", at=site)
    assert not s.can("replace", card)


@pytest.mark.ruling("persona-replacement-rule.8")
def test_no_presence_and_no_force_icon_is_needed():
    """A droid version of no ability gives no presence, and the Light Side has no icon in the cellar."""
    unit = Droid("Unit", LIGHT, "t_unit", "power droid", unique=1, deploy=2, power=1, forfeit=2, personas=["Unit"])
    better = Droid("Better Unit", LIGHT, "t_unit2", "power droid", unique=1, deploy=2, power=2, forfeit=2,
                   personas=["Unit"])  # fmt: skip
    s = Scenario(cards=[unit, better, *PLACES])
    cellar = s.location("Tatooine: Cellar")
    old = s.put("Unit", at=cellar)
    s.force("light", 5)
    new, soldier = s.hand("light", "Better Unit", "Rebel Trooper")
    s.start(turn="light", phase="deploy")
    assert not s.presence("light", cellar)
    assert not s.can("deploy", soldier, cellar)
    assert s.can("replace", new, old)


@pytest.mark.ruling("persona-replacement-rule.9")
def test_the_dagobah_rules_of_deployment_do_not_bind_a_replacement():
    s, swamp, luke, old = luke_at("Dagobah: Swamp", "Old Luke")
    s.force("light", 5)
    other = s.hand("light", "Rebel Trooper")
    assert s.why_not("deploy", other, swamp)[0].text.key == "refusal.dagobah"
    assert s.can("replace", old, luke)


@pytest.mark.ruling("persona-replacement-rule.9")
def test_a_dagobah_restriction_of_the_new_version_itself_counts():
    shy = person("Shy Luke", "t_shy", power=5, ability=5, personas=["Luke"], text=[DeployOnly(~PartOf("Dagobah"))])
    s, _, _, card = luke_at("Dagobah: Swamp", "Shy Luke", more=[shy])
    assert s.why_not("replace", card)[0].text.key == "refusal.deploys-only"


@pytest.mark.ruling("persona-replacement-rule.10")
def test_a_text_that_lets_you_deploy_does_not_let_you_replace():
    """Called in by comlink, a new character may come as a 'react'; a new version of Luke may not."""
    caller = Device("Caller", LIGHT, "t_caller", text=[DeployOn(CHARACTER), ReactDeploy(to=HERE)])
    s = Scenario(cards=[*LUKES, caller])
    dunes = s.location(DUNES)
    s.put("Caller", on=s.put("Luke Skywalker", at=dunes))
    s.put("Stormtrooper", at=dunes)
    s.force("dark", 1)
    s.force("light", 5)
    old, friend = s.hand("light", "Old Luke", "Rebel Trooper")
    s.start(turn="dark", phase="battle")
    s.do("battle", dunes)
    assert s.decision.player == "light"
    assert s.can("react", friend)
    assert not s.can("react", old) and not s.can("replace", old)


@pytest.mark.ruling("persona-replacement-rule.11")
def test_a_version_out_of_play_does_not_stop_a_replacement():
    s, site, luke, old = luke_at(DUNES, "Old Luke")
    s.pile("light", "out-of-play", "Luke Skywalker")
    assert s.can("replace", old, luke)


@pytest.mark.parametrize(("gone", "card", "may"), [
    ("Luke Skywalker", "Luke Skywalker", False), ("Luke Skywalker", "Old Luke", False),
    ("Hermit", "Hermit", False), ("Rebel Trooper", "Rebel Trooper", True), ("Luke Skywalker", "Hermit", True),
])  # fmt: skip
def test_a_unique_card_or_persona_out_of_play_does_not_deploy_again(gone, card, may):
    hermit = person("Hermit", "t_hermit")  # unique, and no persona
    s = Scenario(cards=[*LUKES, hermit])
    site = s.location(DUNES)
    s.pile("light", "out-of-play", gone)
    fresh = s.hand("light", card)
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", fresh, site) == may


@pytest.mark.ruling("persona-replacement-rule.12")
def test_a_replacement_is_no_deployment_that_could_be_answered():
    s, site, luke, old = luke_at(DUNES, "Old Luke")
    s.force("dark", 1)
    s.force("light", 5)
    barrier, trooper = *s.hand("dark", "Imperial Barrier"), *s.hand("light", "Rebel Trooper")
    s.do("replace", old, luke)
    assert not s.can("play", barrier)
    s.until(player="light")
    s.do("deploy", trooper, site)
    assert s.can("play", barrier)


# -- what goes over to the new version ---------------------------------------------------------------------------------


@pytest.mark.ruling("persona-replacement-rule.13", "persona-replacement-rule.15")
def test_cards_on_the_old_version_go_over_if_they_can_and_are_lost_if_not():
    """A belt fits any Luke; a weapon only a warrior."""
    s, site, luke, old = luke_at(DUNES, "Old Luke")
    belt, gun = s.put("Tatooine Utility Belt", on=luke), s.put("Blaster", on=luke)
    s.do("replace", old, luke)
    assert s.carrier(belt) == old
    assert s.zone(gun) == s.zone(luke) == "lost"


@pytest.mark.ruling("persona-replacement-rule.13")
def test_a_weapon_that_still_fits_goes_over():
    s, _, luke, commander = luke_at("Hoth: Ice Field", "Commander Luke Skywalker")
    gun = s.put("Blaster", on=luke)
    s.do("replace", commander, luke)
    assert s.carrier(gun) == commander


@pytest.mark.ruling("persona-replacement-rule.14")
def test_a_barrier_holds_the_new_version_too():
    s = Scenario(cards=LUKES)
    field, ridge = s.location("Hoth: Ice Field"), s.location("Hoth: Ridge (4th Marker)")
    s.force("light", 4)
    s.force("dark", 1)
    luke, old = s.hand("light", "Luke Skywalker", "Old Luke")
    barrier = s.hand("dark", "Imperial Barrier")
    s.start(turn="light", phase="deploy")
    s.do("deploy", luke, field)
    s.do("play", barrier)
    s.until(player="light")
    s.do("replace", old, luke)
    s.until(phase="move", player="light")
    assert s.adjacent(field, ridge)
    assert s.why_not("walk", old)[0].rule == "cannot-move"


@pytest.mark.ruling("persona-replacement-rule.16", "persona-replacement-rule.13", "persona-replacement-rule.14")
def test_the_new_vader_keeps_his_fury_and_stays_under_clash_of_sabers():
    s = Scenario()
    dunes = s.location(DUNES)
    vader, luke = s.put("Darth Vader", at=dunes), s.put("Luke Skywalker", at=dunes)
    s.put("Jedi Lightsaber", on=luke)
    fury = s.put("Uncontrollable Fury", on=vader)
    lord, clash = *s.hand("dark", "Darth Vader, Dark Lord Of The Sith"), *s.hand("light", "Clash Of Sabers")
    s.force("dark", 3), s.force("light", 2)
    s.start(turn="dark", phase="deploy")
    s.pass_()
    s.do("play", clash, vader, mode=1)
    s.do("replace", lord, vader)
    assert s.carrier(fury) == lord and s.power(lord) == 8
    s.until(phase="battle")
    assert not s.can("battle", dunes)
    s.until(phase="move")
    assert not s.can("walk", lord)


@pytest.mark.ruling("persona-replacement-rule.15")
@pytest.mark.parametrize(("version", "stays"), [
    ("Darth Vader, Dark Lord Of The Sith", True), ("Lord Vader", False),
])  # fmt: skip
def test_a_version_immune_to_a_card_does_not_take_it_over(version: str, stays: bool):
    s = Scenario()
    vader, lord = s.put("Darth Vader", at=s.location(DUNES)), s.hand("dark", version)
    fury = s.put("Uncontrollable Fury", on=vader)
    s.start(turn="dark", phase="deploy")
    s.do("replace", lord, vader)
    assert (s.carrier(fury), s.zone(fury)) == ((lord, "table") if stays else (None, "lost"))


# -- the opponent's characters -----------------------------------------------------------------------------------------

DARK_LANDO_TWO = person("Baron Calrissian", "t_dlando2", DARK, power=4, ability=3, personas=["Lando"])


@pytest.mark.ruling("persona-replacement-rule.2", "converting-characters.1")
def test_the_opponent_replaces_a_character_whose_text_allows_it():
    s = Scenario()
    dunes = s.location(DUNES)
    lando = s.put("Lando Calrissian", at=dunes, side="dark")
    general = s.hand("light", "General Calrissian")
    s.start(turn="light", phase="deploy")
    s.do("replace", general, lando)
    assert s.at(general) == dunes and s.presence("light", dunes) and not s.presence("dark", dunes)
    assert s.count("dark", "lost") == 1  # each card goes to its owner's pile


@pytest.mark.ruling("persona-replacement-rule.2")
def test_without_such_a_text_the_opponents_character_is_safe():
    s = Scenario(cards=[DARK_LANDO_TWO])
    s.put("Baron Calrissian", at=s.location(DUNES))
    general = s.hand("light", "General Calrissian")
    s.start(turn="light", phase="deploy")
    assert not s.can("replace", general)


@pytest.mark.ruling("persona-replacement-rule.3")
def test_the_opponent_too_replaces_only_in_his_own_deploy_phase():
    s = Scenario()
    lando = s.put("Lando Calrissian", at=s.location(DUNES), side="dark")
    general = s.hand("light", "General Calrissian")
    s.start(turn="dark", phase="deploy")
    assert s.why_not("replace", general, lando)[0].text.key == "refusal.phase"


@pytest.mark.ruling("persona-replacement-rule.14")
def test_what_the_old_version_has_done_this_turn_the_new_one_has_done():
    tunnel = Site("Tatooine: Tunnel", LIGHT, "t_tunnel", ["exterior", "planet"], (1, 1), light=[
        Moves(your(CHARACTER), HERE, Named("Tatooine: Hall"), during="control")])  # fmt: skip
    hall = Site("Tatooine: Hall", LIGHT, "t_hall", ["exterior", "planet"], (1, 1))
    for walks in (True, False):
        s = Scenario(cards=[*LUKES, tunnel, hall])
        start, end = s.location("Tatooine: Tunnel"), s.location("Tatooine: Hall")
        luke, new = s.put("Luke Skywalker", at=start), s.hand("light", "Old Luke")
        s.force("light", 3)
        s.start(turn="light", phase="control")
        if walks:
            s.do("move", luke, end)
        s.until(phase="deploy")
        s.do("replace", new, luke)
        s.until(phase="move", player="light")
        assert s.can("walk", new) == (not walks)


@pytest.mark.parametrize("seat", ["pilot", "passenger"])
def test_the_new_version_takes_the_seat_of_the_old_one(seat):
    ship = Starfighter("Old Crate", LIGHT, "t_crate", "X-wing", deploy=1, power=3, maneuver=2, hyperspeed=2, forfeit=2,
                       destiny=1, text=[Carries(pilots=1, passengers=1)])  # fmt: skip
    s = Scenario(cards=[*LUKES, ship])
    crate = s.put("Old Crate", at=s.location("Kessel"))
    luke, new = s.put("Luke Skywalker", aboard=crate, as_=seat), s.hand("light", "Old Luke")
    s.start(turn="light", phase="deploy")
    s.do("replace", new, luke)
    assert s.aboard(new) == crate and s.power(crate) == (3 if seat == "pilot" else 0)
