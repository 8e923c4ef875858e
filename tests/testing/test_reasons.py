"""`why_not`: a reason for everything that is not possible now, none for what is."""

import pytest

from cantina.glossary import load
from cantina.testing import Scenario


def mos_eisley(turn="light", phase="move"):
    """Luke and Threepio at Mos Eisley, with the Cantina, the docking bay and the desert on either side."""
    s = Scenario()
    s.location("Tatooine: Cantina", side="light")
    s.location("Tatooine: Docking Bay 94", side="light")
    town = s.location("Tatooine: Mos Eisley", side="light")
    desert = s.location("Tatooine: Dune Sea", side="light")
    luke = s.put("Luke Skywalker", at=town)
    s.force("light", 5)
    s.start(turn=turn, phase=phase)
    return s, luke, town, desert


def test_each_kind_of_move_has_its_own_reasons():
    s, luke, town, desert = mos_eisley()
    assert s.why_not("walk", luke) == () and s.why_not("walk", luke, desert) == ()
    for verb in ("hyperspeed", "land", "take-off", "shuttle", "sector", "embark", "disembark"):
        assert s.why_not(verb, luke), verb
        assert not s.can(verb, luke)


def test_nothing_is_possible_in_the_middle_of_a_choice_or_for_the_other_player():
    s, luke, town, desert = mos_eisley()
    s.do("walk", luke)
    assert s.why_not("walk", luke)[0].text.key == "refusal.not-now"
    other, luke, town, desert = mos_eisley(turn="dark")
    assert other.why_not("walk", luke)[0].rule == "move-phase"


def test_an_interrupt_is_played_and_a_card_on_table_is_used():
    s, luke, town, desert = mos_eisley()
    wedge = s.put("Wedge Antilles", at=town)
    gift = s.hand("light", "Gift Of The Mentor")
    assert s.why_not("use", wedge) == () and s.why_not("play", gift) == ()
    assert s.why_not("play", wedge) and s.why_not("use", gift)


def test_a_target_that_cannot_be_chosen_is_refused():
    s, luke, town, desert = mos_eisley()
    effect = s.put("Expand The Empire", on=desert)
    alter = s.hand("light", "Alter")
    assert s.why_not("play", alter, effect) == ()
    assert s.why_not("play", alter, luke)[0].text.key == "refusal.not-a-target"


def test_a_move_that_ended_by_itself_is_not_carried_on_with_another():
    s, luke, town, desert = mos_eisley()
    s.put("Obi-Wan Kenobi", at=desert)
    bay = s.location("Yavin 4: Docking Bay", side="light")
    chewie = s.put("Chewbacca", at=bay)
    assert not s.can("walk", luke, chewie)
    assert not s.can("walk", luke, desert, bay)


def test_every_reason_names_an_entry_of_the_glossary():
    s = Scenario()
    site = s.location("Death Star: Docking Control Room 327")
    s.put("Darth Vader", at=site)
    s.start(turn="dark", phase="control")
    assert load().entry(s.why_not("use", site, player="dark")[0].rule)


def test_questions_before_the_start():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    assert s.why_not("drain", site) and s.why_not("react", site)
    assert not s.can("drain", site)


def test_why_not_refuses_what_is_no_verb_and_no_side():
    s, luke, town, desert = mos_eisley()
    with pytest.raises(ValueError, match="'dance'"):
        s.why_not("dance", luke)
    with pytest.raises(ValueError, match="'Light'"):
        s.game.why_not("walk", luke, player="Light")
    with pytest.raises(ValueError, match="no card of this game"):
        s.game.why_not("walk", 9999)
    with pytest.raises(ValueError, match="no card of this game"):
        s.game.explain("power", None)
    assert s.why_not("attack", luke)


def test_a_seat_that_an_embarking_card_is_asked_for_can_be_taken():
    s, luke, town, desert = mos_eisley()
    s.put("Millennium Falcon", at=town)
    s.do("embark", luke)
    assert s.can("seat", luke, seat="pilot") and s.why_not("seat", luke) == ()


def test_a_move_that_leads_nowhere_names_the_rule_of_its_kind():
    s, luke, town, desert = mos_eisley()
    system = s.location("Tatooine", side="light")
    ship = s.put("Red 1", at=system)
    x_wing = s.put("X-wing", at=system)
    assert s.why_not("walk", luke, system)[0].rule == "movement-regular-using-landspeed"
    assert s.why_not("hyperspeed", x_wing)[0].rule == "movement-regular-using-hyperspeed"
    assert s.why_not("land", ship)[0].rule == "must-have-pilot-aboard-to-use-power-maneuver-or-hyperspeed"


def test_a_capital_starship_on_the_ground_names_the_rule_of_capital_starships():
    s, luke, town, desert = mos_eisley(turn="dark", phase="deploy")
    ship = s.hand("dark", "Devastator")
    assert s.why_not("deploy", ship, town)[0].rule == "capital-starships"


def test_who_stands_at_a_docking_bay_is_told_about_the_transit_from_there():
    s = Scenario()
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    street = s.location("Tatooine: Mos Eisley", side="light")
    luke, han = s.put("Luke Skywalker", at=bay), s.put("Han Solo", at=street)
    s.start(turn="light", phase="move")
    assert [each.text("en") for each in s.why_not("transit", luke)] == ["There is no other docking bay to go to."]
    assert [each.text("en") for each in s.why_not("transit", han)] == ["Han Solo is not at a docking bay."]
    assert [each.text("fr") for each in s.why_not("transit", street)] == [
        "Tatooine: Mos Eisley n'est pas une aire de mise à quai."
    ]
    s.location("Death Star: Docking Bay 327", side="light")
    s.force("light", 6)
    (reason,) = s.why_not("transit", luke)
    assert reason.text.key == "refusal.from-the-bay" and not s.why_not("transit", bay)


def test_a_weapon_says_whom_it_needs():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="light")
    droid = s.put("C-3PO (See-Threepio)", at=site)
    (rifle,) = s.hand("light", "Blaster Rifle")
    s.force("light", 6)
    s.start(turn="light", phase="deploy")
    (reason,) = s.why_not("deploy", rifle, droid)
    assert reason.text("en") == "Nothing there is what its text asks for: deploy on your warrior for 2 Force."
    assert reason.text("fr") == (
        "Il n'y a là rien de ce que demande son texte\u00a0: déployez sur votre guerrier pour 2 Force."
    )
