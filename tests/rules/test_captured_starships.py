"""Captured starships: tractor beams, what lies under what, who is trapped, theft and escape (glossary:
capturing-starships)."""

import pytest

from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, over

CORVETTE, BAY, BAY_327 = "Corellian Corvette", "Star Destroyer: Launch Bay", "Death Star: Docking Bay 327"


def after_a_battle(ship=CORVETTE, bay=False, crew=("Luke Skywalker",), **beams):
    """A battle at Tatooine between a Star Destroyer with a tractor beam and a ship of the Light Side is just over."""
    s = Scenario(cards=BOX)
    tatooine = s.location("Tatooine")
    devastator, prey = s.put("Devastator", at=tatooine), s.put(ship, at=tatooine)
    site = s.location(BAY) if bay else None
    people = [s.put(each, aboard=prey) for each in crew]
    beam = s.put("Tractor Beam", on=devastator)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="dark", phase="battle")
    s.do("battle", tatooine)
    over(s, prey, devastator, *people)
    return s, site or devastator, prey, beam, *people


def trapped(crew=("Luke Skywalker",), guards=(), bay="", beam=False, ship=CORVETTE, cargo=(), turn="dark",
            phase="control"):  # fmt: skip
    """A captured ship under a Star Destroyer or a docking bay, with guards there and a crew of its own."""
    s = Scenario(cards=BOX)
    s.location("Tatooine")
    destroyer = s.put("Devastator", at=s.location("Kessel", side="dark"))
    holder = s.location(bay) if bay else destroyer
    ray = s.put("Tractor Beam", on=destroyer) if beam else None
    prize = s.put(ship, captured_by=holder)
    inside = [s.put(each, aboard=prize) for each in (*crew, *cargo)]
    dark = [s.put(each, **({"at": holder} if bay else {"aboard": destroyer})) for each in guards]
    s.force("dark", 8), s.force("light", 8)
    s.start(turn=turn, phase=phase)
    return s, destroyer, holder, prize, ray, inside, dark


# -- tractor beams -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-starships.1", "capturing-starships.4")
@pytest.mark.parametrize(("destiny", "captured"), [(4, False), (5, True)])
def test_a_tractor_beam_captures_a_starship_under_its_star_destroyer(destiny, captured):
    s, devastator, prey, beam, luke = after_a_battle()
    assert s.defense(prey) == 4 and s.count("dark", "force") == 7
    s.destinies("dark", destiny)
    s.do("use", beam, prey)
    assert s.captured(prey) == captured and s.count("dark", "force") == 5
    assert s.carrier(prey) == (devastator if captured else None)
    assert s.zone(prey) == ("captured" if captured else "table")
    assert not s.can("use", beam)  # once for each battle


@pytest.mark.ruling("capturing-starships.4")
def test_a_launch_bay_takes_what_its_star_destroyer_captures():
    s, bay, prey, beam, luke = after_a_battle(bay=True)
    s.destinies("dark", 7)
    s.do("use", beam, prey)
    assert s.captured(prey) and s.at(prey) == bay and s.carrier(prey) is None


@pytest.mark.ruling("capturing-starships.3")
def test_a_beam_aims_at_the_opponents_starships():
    s, devastator, prey, beam, luke = after_a_battle()
    s.put("Black 2", at=s.at(devastator))
    s.do("use", beam)
    assert s.captured(prey) or s.count("dark", "force") == 5  # there was nothing else to choose


@pytest.mark.ruling("capturing-starships.2")
def test_the_light_side_captures_nothing():
    s, devastator, prey, beam, luke = after_a_battle()
    assert s.can("use", beam, prey)
    g = s.game.engine
    other = s.put("Black 2", at=s.at(devastator))
    g.change(devastator.id, side="light"), g.change(beam.id, side="light")
    s.force("light", 8)
    assert not s.can("use", beam) and s.active(other)


# -- on table only for what speaks of captured starships ---------------------------------------------------------------


@pytest.mark.ruling("capturing-starships.5")
def test_a_captured_starship_is_not_on_table():
    s, destroyer, _, prize, _, (luke,), _ = trapped(turn="dark", phase="battle")
    kessel = s.at(destroyer)
    assert not s.active(prize) and not s.on_table(prize) and not s.on_table(luke)
    assert not s.presence("light", kessel) and s.controls("dark", kessel) and not s.can("battle", kessel)
    assert s.at(prize) == kessel
    besieged = s.hand("dark", "Besieged")
    s.until("deploy", player="dark")
    assert s.can("deploy", besieged, prize)  # it speaks of captured starships


@pytest.mark.ruling("capturing-starships.6", "capturing-starships.7")
def test_captured_cards_count_for_uniqueness_and_for_persons():
    s, _, _, prize, _, (luke,), _ = trapped(ship="Gold 1", turn="light", phase="deploy")
    tatooine = s.location("Tatooine")
    town = s.location("Tatooine: Mos Eisley")
    gold, hero, farm_boy = s.hand("light", "Gold 1", "Luke Skywalker", "Commander Luke Skywalker")
    assert s.why_not("deploy", gold, tatooine)[0].card == prize
    assert s.why_not("deploy", hero, town)[0].card == luke and not s.can("deploy", farm_boy)
    s.happen("lose", prize)
    assert not s.why_not("deploy", gold, tatooine) and s.can("deploy", hero, town)


@pytest.mark.ruling("capturing-starships.7")
def test_a_permanent_pilot_with_a_name_counts_too():
    s, _, _, prize, _, (luke,), _ = trapped(ship="Red Leader In Red 1", turn="light", phase="deploy")
    town, leader = s.location("Tatooine: Mos Eisley"), s.hand("light", "Red Leader")
    assert s.captured(prize) and s.why_not("deploy", leader, town)[0].card == prize
    s.happen("lose", prize)
    assert s.can("deploy", leader, town)


@pytest.mark.ruling("capturing-starships.7")
def test_cards_aboard_do_nothing():
    s, _, _, prize, _, (luke, leia), _ = trapped(("Luke Skywalker", "Leia Organa"), turn="light", phase="deploy")
    blaster = s.put("Blaster", on=luke)
    assert not s.active(blaster) and not s.can("transfer", blaster) and not s.can("seat", luke)


@pytest.mark.ruling("capturing-starships.8")
def test_no_new_card_deploys_on_a_captured_starship_or_targets_it():
    s, destroyer, _, prize, _, (luke,), _ = trapped(turn="light", phase="deploy", ship="X-wing")
    cannon, blaster = s.hand("light", "Proton Torpedoes", "Blaster")
    assert not s.can("deploy", cannon, prize) and not s.can("deploy", blaster, luke)
    free = s.put("X-wing", at=s.at(prize))
    friend = s.put("Han Solo", aboard=free)
    assert s.can("deploy", cannon, free) and s.can("deploy", blaster, friend)
    damage = s.hand("dark", "Lateral Damage")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", damage, s.at(free))
    s.happen("lose", free)
    assert not s.can("deploy", damage)  # of the two starships it could target only the other one


@pytest.mark.ruling("capturing-starships.9")
def test_what_targeted_those_aboard_before_goes_on():
    s, devastator, prey, beam, han = after_a_battle(crew=("Han Solo",))
    mark = s.put("Death Mark", on=s.location("Tatooine: Mos Eisley"), targets={"target": han})
    s.destinies("dark", 5)
    s.do("use", beam, prey)
    assert s.captured(prey) and s.zone(mark) == "table"
    lost = s.count("light", "lost")
    s.until("control", player="light")
    s.do("lose", pile="reserve")
    assert s.captured(prey) and s.count("light", "lost") == lost + 1 and s.zone(mark) == "table"


# -- those aboard ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-starships.10")
def test_those_aboard_are_trapped_but_no_captives():
    s, _, _, prize, _, (luke,), _ = trapped()
    assert not s.captive(luke) and s.aboard(luke) == prize and not s.captured(luke) and not s.active(luke)


@pytest.mark.ruling("capturing-starships.11")
def test_nobody_embarks_on_a_captured_starship():
    s, _, bay, prize, _, (luke,), _ = trapped(bay=BAY, turn="light", phase="move")
    rebel = s.put("Rebel 1", at=bay)
    assert not s.can("embark", rebel, prize) and s.reasons("embark", rebel, prize) == ["no-way"]
    landed = s.put("Fighter", at=bay)
    pilot = s.put("Light Flier", at=bay)
    assert s.can("embark", pilot, landed)
    s.until("move", player="dark")
    trooper = s.put("Dark Flier", at=bay)
    assert not s.can("embark", trooper, prize)


@pytest.mark.ruling("capturing-starships.14", "capturing-starships.15")
@pytest.mark.parametrize("title", [BAY, BAY_327])
def test_they_disembark_under_a_site_that_their_side_controls(title):
    s, _, bay, prize, _, (luke, leia), (guard,) = trapped(("Luke Skywalker", "Leia Organa"), ("Imperial 1",), bay=title,
                                                         turn="light", phase="move")  # fmt: skip
    assert not s.can("disembark", luke) and s.reasons("disembark", luke) == ["not-now"]
    rescuer = s.put("Rebel 2", at=bay)
    assert not s.can("disembark", luke)  # contested
    s.happen("lose", guard)
    assert s.controls("light", bay)
    force = s.count("light", "force")
    s.do("disembark", luke)
    assert s.at(luke) == bay and s.active(luke) and s.count("light", "force") == force
    assert s.captured(prize) and s.active(rescuer)


@pytest.mark.ruling("capturing-starships.15")
def test_under_a_star_destroyer_nobody_gets_off():
    s, _, _, prize, _, (luke,), _ = trapped(turn="light", phase="move")
    assert not s.can("disembark", luke) and s.reasons("disembark", luke) == ["no-way"]


# -- theft -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-starships.13", "besieged.7")
@pytest.mark.parametrize("bay", ["", BAY, BAY_327])
def test_without_a_character_aboard_it_is_stolen(bay):
    s, destroyer, holder, prize, _, (luke,), _ = trapped(bay=bay)
    assert s.captured(prize) and s.game.engine.card(prize.id).side == "light"
    s.happen("lose", luke)
    assert not s.captured(prize) and s.on_table(prize) and s.game.engine.card(prize.id).side == "dark"
    assert s.at(prize) == (holder if bay else s.at(destroyer)) and s.carrier(prize) is None
    assert s.power(prize) == 5  # its permanent pilot flies it for the Dark Side


@pytest.mark.ruling("capturing-starships.16")
def test_it_is_stolen_when_the_last_of_them_disembarks():
    s, _, bay, prize, _, (luke, leia), _ = trapped(("Luke Skywalker", "Leia Organa"), bay=BAY, turn="light",
                                                   phase="move")  # fmt: skip
    s.put("Rebel 2", at=bay)
    s.do("disembark", luke)
    assert s.captured(prize)
    s.do("disembark", leia)
    assert not s.captured(prize) and s.game.engine.card(prize.id).side == "dark" and s.at(prize) == bay


@pytest.mark.ruling("besieged.8")
def test_its_cargo_is_stolen_with_it():
    s, destroyer, _, prize, _, (luke, skiff), _ = trapped(ship="Cruiser", cargo=["Skiff"])
    cannon = s.put("Proton Torpedoes", on=prize)
    assert s.captured(prize)
    s.happen("lose", luke)
    assert s.aboard(skiff) == prize and [s.game.engine.card(each.id).side for each in (prize, skiff, cannon)] == (
        ["dark"] * 3)  # fmt: skip
    assert s.active(skiff) and s.active(cannon)


# -- escape ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-starships.17")
@pytest.mark.parametrize("bay", ["", BAY])
def test_without_its_tractor_beam_it_is_released_to_the_system(bay):
    s, destroyer, _, prize, beam, (luke,), _ = trapped(bay=bay, beam=True)
    s.happen("lose", beam)
    assert s.decision.player == "light"
    s.do("release", prize, s.at(destroyer))
    assert not s.captured(prize) and s.at(prize) == s.at(destroyer) and s.active(luke) and s.carrier(prize) is None
    assert s.game.engine.card(prize.id).side == "light"


@pytest.mark.ruling("capturing-starships.17")
def test_or_to_the_used_pile_with_all_aboard():
    s, destroyer, _, prize, beam, (luke,), _ = trapped(beam=True)
    s.happen("lose", beam)
    s.do("release", prize, pile="used")
    assert s.zone(prize) == "used" and s.zone(luke) == "used"


@pytest.mark.ruling("capturing-starships.17")
def test_another_beam_on_the_same_ship_holds_it():
    s, destroyer, _, prize, beam, _, _ = trapped(beam=True)
    second = s.put("Tractor Beam", on=destroyer)
    s.happen("lose", beam)
    assert s.captured(prize)
    s.happen("lose", second)
    assert s.can("release", prize, pile="used")


@pytest.mark.ruling("capturing-starships.18")
def test_it_is_lost_with_the_card_that_it_lies_under():
    s, destroyer, _, prize, beam, (luke,), _ = trapped(beam=True)
    s.happen("lose", destroyer)
    assert [s.zone(each) for each in (destroyer, prize, luke)] == ["lost"] * 3
