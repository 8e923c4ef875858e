"""Epic Events: attempts from hand and on table, what they come to, what they draw."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from cantina.text.render import card_text

TOWN, DUNES = "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes"
DOOM = If(AttemptTotal(DESTINY) > 4, [Become(BLOWN_AWAY, Named(TOWN)), Lose(SELF)], [Put(SELF, to=In("used"))])
FROM_HAND = EpicEvent("Doom", LIGHT, "t_doom", text=[
    Attempt([DrawDestiny(), DOOM], [Use(2)], during="control", whose=YOU)])  # fmt: skip
ON_SITE = EpicEvent("Standing Doom", LIGHT, "t_standing", text=[
    DeployOn(Named(TOWN)),
    Attempt([DrawDestiny(), If(AttemptTotal(DESTINY) > 4, [LoseForce(3, OPPONENT)])],
            during="control", whose=YOU, limit=Limit("phase"))])  # fmt: skip
HELP = Effect("Help", LIGHT, "t_help", text=[
    DeployOnTable(), Modify("attempt total", 1, Named("Doom") | Named("Standing Doom"))])  # fmt: skip


def table(*cards, phase="control", turn="light"):
    s = Scenario(cards=[FROM_HAND, ON_SITE, HELP, *cards])
    town = s.location(TOWN, side="dark")
    s.force("light", 5)
    s.start(turn=turn, phase=phase)
    return s, town


def test_an_event_without_a_place_is_attempted_from_hand():
    s, town = table()
    doom = s.hand("light", "Doom")
    s.destinies("light", 5)
    assert not s.can("deploy", doom) and not s.can("play", doom)
    s.do("attempt", doom)
    assert s.count("light", "force") == 3
    assert s.blown_away(town) and s.zone(doom) == "lost"


def test_an_attempt_that_fails_by_one_leaves_all_as_it_was():
    s, town = table()
    doom = s.hand("light", "Doom")
    s.destinies("light", 4)
    s.do("attempt", doom)
    assert not s.blown_away(town) and s.zone(doom) == "used"


def test_texts_add_to_what_an_attempt_comes_to():
    s, town = table()
    doom = s.hand("light", "Doom")
    s.put("Help", on="table")
    s.destinies("light", 4)
    s.do("attempt", doom)
    assert s.blown_away(town)


@pytest.mark.parametrize(("turn", "phase"), [("dark", "control"), ("light", "deploy")])
def test_an_attempt_waits_for_its_time(turn, phase):
    s, _ = table(turn=turn, phase=phase)
    doom = s.hand("light", "Doom")
    assert not s.can("attempt", doom)
    assert s.why_not("attempt", doom, player="light")


def test_an_event_with_a_place_deploys_for_free_and_is_attempted_from_there():
    s, town = table(phase="deploy")
    event = s.hand("light", "Standing Doom")
    assert not s.can("attempt", event)
    s.do("deploy", event, town)
    assert s.count("light", "force") == 5 and s.carrier(event) == town
    s.start(turn="light", phase="control")
    s.destinies("light", 5)
    s.do("attempt", event)
    assert s.count("dark", "lost") == 3


def test_an_event_on_table_stays_there_and_is_limited():
    s, town = table()
    event = s.put("Standing Doom", on=town)
    s.destinies("light", 4)
    s.do("attempt", event)
    assert s.on_table(event) and not s.can("attempt", event)


def test_its_destiny_is_of_a_kind_of_its_own():
    lift = Effect("Lift", LIGHT, "t_lift", text=[DeployOnTable(), ModifyPlayer("epic event destiny draw", 1)])
    other = Effect("Other", LIGHT, "t_other", text=[DeployOnTable(), ModifyPlayer("battle destiny draw", 1)])
    for title, reached in (("Lift", True), ("Other", False)):
        s, town = table(lift, other)
        doom = s.hand("light", "Doom")
        s.put(title, on="table")
        s.destinies("light", 4)
        s.do("attempt", doom)
        assert s.blown_away(town) == reached


def test_generic_sites_and_those_that_say_so_do_not_count():
    ridge = Site("Hoth: Ridge", LIGHT, "t_ridge", ["exterior", "planet"], (1, 1), light=[NotCounted()])
    plain = Site("Hoth: Plain", LIGHT, "t_plain", ["exterior", "planet"], (1, 1))
    marsh = Site("Marsh", LIGHT, "t_marsh", ["exterior", "planet"], (1, 1))
    event = EpicEvent("Sum", LIGHT, "t_sum", text=[
        DeployOnTable(), Attempt([LoseForce(Count(COUNTED & site("Hoth")), OPPONENT)])])  # fmt: skip
    s = Scenario(cards=[ridge, plain, marsh, event])
    for title in ("Hoth: Ridge", "Hoth: Plain", "Marsh"):
        s.location(title)
    sum_ = s.put("Sum", on="table")
    s.start(turn="light", phase="control")
    s.do("attempt", sum_)
    assert s.count("dark", "lost") == 1


def test_it_reads_as_an_attempt():
    assert "you may use 2 Force to attempt Doom: draw destiny" in card_text(FROM_HAND, "en")
    assert "vous pouvez utiliser 2 Force pour tenter Doom" in card_text(FROM_HAND, "fr")
