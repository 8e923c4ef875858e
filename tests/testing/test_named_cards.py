"""Options, prompts and events name the cards that they speak of."""

import pytest

from cantina.lang import *
from cantina.model.decision import Option
from cantina.play.game import Game
from cantina.play.scenario.cards import ScenarioError
from cantina.testing import Scenario
from cantina.text.render import LANGUAGES

TITHE = UsedInterrupt("Tithe", DARK, "t_tithe", text=[Action([LoseForce(2, OPPONENT)])])
GRUDGE = UsedInterrupt("Grudge", DARK, "t_grudge", text=[
    Action([May((Lose(TARGET),))], targets=(one(theirs(CHARACTER)),))])  # fmt: skip


def told(s: Scenario, lang: str = "en") -> list[str]:
    return [event.text(lang) for event in s.game.events("light")]


def offered(s: Scenario, verb: str) -> Option:
    assert s.decision is not None
    return next(option for option in s.decision.options if option.verb == verb)


def deployed_against_a_barrier() -> tuple[Scenario, object, object, object]:
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="light")
    vader = s.put("Darth Vader", at=site)
    (luke,) = s.hand("light", "Luke Skywalker")
    (barrier,) = s.hand("dark", "Imperial Barrier")
    s.hand("light", "Sense")
    s.force("light", 6)
    s.force("dark", 6)
    s.start(turn="light", phase="deploy")
    s.do("deploy", luke, site)
    return s, luke, barrier, vader


def test_a_response_names_the_card_of_its_moment():
    s, luke, barrier, _ = deployed_against_a_barrier()
    option = offered(s, "play")
    assert option.card == barrier and option.targets == (luke,)
    assert "Luke Skywalker cannot battle or move" in option.text("en")
    assert "Luke Skywalker ne peut ni participer à une bataille ni se déplacer" in option.text("fr")
    assert all("Luke Skywalker" in s.decision.prompt(lang) for lang in LANGUAGES)
    s.do("play", barrier, luke)
    assert "Dark plays Imperial Barrier on Luke Skywalker." in told(s)


def test_a_response_cannot_be_played_on_another_card():
    s, _, barrier, vader = deployed_against_a_barrier()
    assert not s.can("play", barrier, vader)
    with pytest.raises(ScenarioError):
        s.do("play", barrier, vader)
    assert s.can("play", barrier)


def test_what_is_cancelled_goes_by_its_name():
    s, luke, barrier, _ = deployed_against_a_barrier()
    s.do("play", barrier, luke)
    sense = offered(s, "play")
    assert sense.targets == (barrier,)
    assert sense.text("en").endswith("cancel Imperial Barrier")
    assert sense.text("fr").endswith("annulez Imperial Barrier")


def test_a_card_that_the_result_does_not_speak_of_is_named_beside_it():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke = s.put("Luke Skywalker", at=site)
    s.put("Darth Vader", at=site)
    s.pile("dark", "lost", "Chief Bast")
    (strider,) = s.hand("dark", "Kintan Strider")
    s.force("dark", 6)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    s.do("forfeit", luke)
    option = offered(s, "play")
    assert option.card == strider and option.targets == (luke,)
    assert "in answer to Luke Skywalker" in option.text("en")
    assert "en réponse à Luke Skywalker" in option.text("fr")


def test_a_text_on_table_names_what_was_just_hit():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke = s.put("Luke Skywalker", at=site)
    s.put("Dr. Evazan", at=site)
    trooper = s.put("Stormtrooper", at=site)
    gun = s.put("Blaster", on=luke)
    s.destinies("light", 6)
    s.force("light", 6)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("fire", gun, trooper)
    option = offered(s, "use")
    assert option.targets == (trooper,)
    assert "Stormtrooper" in option.text("en") and "that card" not in option.text("en")
    assert "Stormtrooper" in option.text("fr") and "cette carte" not in option.text("fr")


def test_a_question_within_an_action_names_what_was_chosen_before():
    s = Scenario(cards=[GRUDGE])
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke, _ = s.put("Luke Skywalker", at=site), s.put("Han Solo", at=site)
    (grudge,) = s.hand("dark", "Grudge")
    s.start(turn="dark", phase="control")
    assert s.can("play", grudge, luke)
    s.do("play", grudge)
    assert s.decision.prompt("en") == "Grudge: target an opponent's character"
    assert s.decision.prompt("fr") == "Grudge\u00a0: ciblez un personnage de l'adversaire"
    s.do("choose", luke)
    assert s.decision.prompt("en") == "Grudge: you may cause Luke Skywalker to be lost"
    assert offered(s, "yes").text("en") == "Yes: Luke Skywalker is lost"


def test_a_miss_is_told_with_its_numbers():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke = s.put("Luke Skywalker", at=site)
    vader = s.put("Darth Vader", at=site)
    gun = s.put("Blaster", on=luke)
    s.destinies("light", 1)
    s.force("light", 6)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("fire", gun, vader)
    assert not s.hit(vader)
    assert "Blaster misses Darth Vader (1 against 6)." in told(s)
    assert "Blaster manque Darth Vader (1 contre 6)." in told(s, "fr")


def test_a_hit_is_no_miss():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke = s.put("Luke Skywalker", at=site)
    trooper = s.put("Stormtrooper", at=site)
    gun = s.put("Blaster", on=luke)
    s.destinies("light", 6)
    s.force("light", 6)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("fire", gun, trooper)
    assert s.hit(trooper)
    assert not any("misses" in line for line in told(s))


def test_a_loss_says_what_it_is_for_and_how_large_it_is():
    s = Scenario(cards=[TITHE])
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Darth Vader", at=site)
    s.hand("light", "Sense")
    (tithe,) = s.hand("dark", "Tithe")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    assert s.decision.prompt("en") == "Lose 1 Force (Force drain at Tatooine: Mos Eisley)"
    assert s.decision.prompt("fr") == "Perdez 1 Force (drainage de Force à Tatooine: Mos Eisley)"
    s.do("lose", pile="reserve")
    s.do("play", tithe)
    assert "Light must lose 2 Force (Tithe)." in told(s)
    assert "Le côté lumineux doit perdre 2 Force (Tithe)." in told(s, "fr")
    assert s.decision.prompt("en") == "Lose 2 Force (Tithe)"
    s.do("lose", pile="reserve")
    assert s.decision.prompt("en") == "Lose 1 Force (Tithe)"
    again = Game.load(s.game.save())
    assert [event.text("fr") for event in again.events("light")] == told(s, "fr")


def test_an_effect_that_is_being_deployed_goes_by_its_name():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Darth Vader", at=site)
    (empire,) = s.hand("dark", "Expand The Empire")
    (alter,) = s.hand("light", "Alter")
    s.put("Luke Skywalker", at=site)
    s.force("dark", 6)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", empire, site)
    option = offered(s, "play")
    assert option.card == alter and option.targets == (empire,)
    assert option.text("en").endswith("cancel Expand The Empire")
    assert option.text("fr").endswith("annulez Expand The Empire")
