"""Statuses: a made-up one shows each facet at work where it matters, and real ones show in the views."""

import msgspec
import pytest
from movement_cards import CARDS as PLACES
from persona_cards import person

from cantina.engine import statuses as registry
from cantina.engine.board import is_present
from cantina.engine.statuses import STATUS_RULES, clear_status, define_status, has_status, set_status
from cantina.engine.values import BaseOverride
from cantina.lang import *
from cantina.lang import statuses as language
from cantina.lang.statuses import status
from cantina.model.card import Card, Status
from cantina.play.game import Game, SaveError
from cantina.testing import Scenario
from cantina.text.en.phrases import READINGS as ENGLISH
from cantina.text.fr.phrases import READINGS as FRENCH
from cantina.text.messages import ROWS
from cantina.text.render import card_text

TOWN, DUNES = "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes"


@pytest.fixture
def made_up(monkeypatch):
    """Declares, for one test, a status that the game does not have: what it means and how it is called."""
    monkeypatch.setattr(language, "STATUSES", dict(STATUSES))
    monkeypatch.setattr(registry, "STATUS_RULES", dict(STATUS_RULES))
    monkeypatch.setitem(ROWS, "status.asleep", ("asleep[ beside {other}][ until {value}]", "endormi[ près de {other}]"))
    monkeypatch.setitem(ENGLISH.adjectives, "asleep", "sleeping")
    monkeypatch.setitem(FRENCH.adjectives, "asleep", "endormi{e}{s}")

    def declare(**facets):
        noun = status("asleep")
        define_status(noun, **facets)
        return noun

    return declare


def asleep(noun, *cards, turn="light", phase="deploy", **about):
    """Two sleepers in town, a guard in the dunes."""
    s = Scenario(cards=[*cards, person("Sleeper", "t_sleeper"), person("Guard", "t_guard", side=DARK)])
    town, dunes = s.location(TOWN, side="light"), s.location(DUNES)
    sleeper, guard = s.put("Sleeper", at=town), s.put("Guard", at=dunes)
    s.force("light", 8), s.force("dark", 8)
    s.start(turn=turn, phase=phase)
    set_status(s.game.engine, sleeper.id, noun, **about)
    s.force("light", 8)  # set-up works the present decision out anew
    return s, town, dunes, sleeper, guard


def bonus(*lines):
    return Effect("Bonus", LIGHT, "t_bonus", text=[DeployOnTable(), *lines])


def shown(s, card):
    rows = s.game.view("dark")["table"]["rows"]
    found = [each for row in rows for place in row["locations"] for each in (place, *place["cards"])]
    return next(each for each in found if each["id"] == card.id)


# -- each facet at work ------------------------------------------------------------------------------------------------


def test_a_status_that_means_nothing_more_is_carried_shown_and_ended_by_leaving_the_table(made_up):
    s, _, _, sleeper, guard = asleep(made_up(), other=2, value=3)
    noun = InStatus("asleep")
    assert has_status(s.game.engine, sleeper.id, noun) and not has_status(s.game.engine, guard.id, noun)
    assert s.active(sleeper) and s.zone(sleeper) == "table" and s.at(sleeper) is not None
    s.happen("lose", sleeper)
    assert s.zone(sleeper) == "lost" and not has_status(s.game.engine, sleeper.id, noun)


def test_its_mark_stands_in_the_views_and_in_the_table_for_people(made_up):
    noun = made_up()
    s, _, _, sleeper, guard = asleep(noun)
    set_status(s.game.engine, sleeper.id, noun, other=guard.id, value=3)
    card = shown(s, sleeper)
    assert card["status"] == ["asleep"]
    assert card["marks"] == [{"en": "Asleep beside Guard until 3", "fr": "Endormi près de Guard"}]
    assert shown(s, guard)["status"] == []
    assert "Sleeper Power 3, ability 3, forfeit 3 [Asleep beside Guard until 3]" in s.show()


def test_an_inactive_card_does_not_count_and_nouns_find_it_only_by_its_status(made_up):
    noun = made_up(active=False)
    counting = bonus(*(Modify("power", Count(what), Person("Observer")) for what in (your(ALIEN), noun)))
    even = Effect("Even", LIGHT, "t_even", text=[
        DeployOnTable(), Modify("power", 10, Person("Observer"), when=There(ALIEN & EvenIn("asleep"), 2))])  # fmt: skip
    observer = person("Observer", "t_observer", power=0, personas=["Observer"])
    s, town, dunes, sleeper, _ = asleep(noun, counting, even, observer)
    assert not s.active(sleeper) and not s.presence("light", town)
    watcher = s.put("Observer", at=dunes)
    s.put("Bonus", on="table")
    assert s.power(watcher) == 2  # the only active alien of its side, and one sleeper
    s.put("Even", on="table")
    assert s.power(watcher) == 12
    clear_status(s.game.engine, sleeper.id, noun)
    assert s.power(watcher) == 12  # two active ones, and no sleeper


def test_equipment_rests_with_its_bearer(made_up):
    blade = CharacterWeapon("Blade", LIGHT, "t_blade", text=[
        DeployOn(your(CHARACTER)), Modify("power", 5, Person("Observer"))])  # fmt: skip
    observer = person("Observer", "t_observer", power=0, personas=["Observer"])
    noun = made_up(active=False)
    s, _, dunes, sleeper, _ = asleep(noun, blade, observer)
    watcher, weapon = s.put("Observer", at=dunes), s.put("Blade", on=sleeper)
    assert not s.active(weapon) and s.power(watcher) == 0
    clear_status(s.game.engine, sleeper.id, noun)
    assert s.active(weapon) and s.power(watcher) == 5


def test_who_is_aboard_a_card_that_does_not_count_does_not_count_either_and_is_said_to_be_where_it_is(made_up):
    noun = made_up(active=False, zone="captured")
    s = Scenario(cards=[person("Sleeper", "t_sleeper")])
    system = s.location("Tatooine")
    ship = s.put("Tantive IV", at=system)
    sleeper = s.put("Sleeper", aboard=ship)
    blaster, glued = s.put("Blaster", on=sleeper), s.put("Beggar", on=sleeper)
    s.start()
    assert s.active(sleeper) and s.active(blaster)
    set_status(s.game.engine, ship.id, noun)
    assert not s.active(sleeper) and not s.active(blaster) and s.active(glued)
    assert [s.zone(each) for each in (ship, sleeper, blaster, glued)] == ["captured"] * 3 + ["table"]


def test_who_is_astir_counts_and_is_present_though_what_carries_it_is_not(made_up):
    noun, awake = made_up(active=False), status("awake")
    define_status(awake, active_when_enclosed=True)
    s = Scenario(cards=[person("Sleeper", "t_sleeper")])
    ship = s.put("Tantive IV", at=s.location("Tatooine"))
    sleeper = s.put("Sleeper", aboard=ship)
    s.start()
    set_status(s.game.engine, ship.id, noun)
    assert not s.active(sleeper) and not is_present(s.game.engine, sleeper.id)
    set_status(s.game.engine, sleeper.id, awake)
    assert s.active(sleeper) and is_present(s.game.engine, sleeper.id) and not s.active(ship)


@pytest.mark.parametrize(
    ("facets", "swept"),
    [
        ({"counts_for_mass_effects": True}, True),
        ({}, False),
        ({"counts_for_mass_effects": True, "enclosed": True}, False),
    ],
)
def test_texts_about_all_cards_sweep_along_what_they_could_not_choose_unless_it_is_shut_away(made_up, facets, swept):
    noun = made_up(active=False, **facets)
    broom = LostInterrupt("Broom", DARK, "t_broom", text=[Action([Lose(ALIEN)])])
    brush = LostInterrupt("Brush", DARK, "t_brush", text=[Action([Lose(all_(ALIEN))])])
    needle = LostInterrupt("Needle", DARK, "t_needle", text=[Action([Lose(TARGET)], targets=(one(theirs(ALIEN)),))])
    for title in ("Broom", "Brush"):
        s, _, _, sleeper, guard = asleep(noun, broom, brush, needle, turn="dark")
        sweeper, aimed = s.hand("dark", title, "Needle")
        assert not s.can("play", aimed)
        s.do("play", sweeper)
        assert s.zone(guard) == "lost" and s.zone(sleeper) == ("lost" if swept else "table")


@pytest.mark.parametrize("active", [True, False])
def test_texts_that_speak_of_the_time_in_a_status_are_in_force_then_and_only_then(made_up, active):
    noun = made_up(active=active)
    snorer = person(
        "Snorer",
        "t_snorer",
        text=[WhileIn("asleep", (Modify("power", +4, theirs(CHARACTER)),)), Modify("ability", +1, theirs(CHARACTER))],
    )
    s, town, _, _, guard = asleep(noun, snorer)
    snoring = s.put("Snorer", at=town)
    assert (s.power(guard), s.ability(guard)) == (3, 4)
    set_status(s.game.engine, snoring.id, noun)
    assert (s.power(guard), s.ability(guard)) == (7, 4 if active else 3)


def test_a_text_reads_in_both_languages(made_up):
    made_up()
    card = person("Snorer", "t_snorer", text=[
        WhileIn("asleep", (Modify("power", +1),)), Modify("power", +1, theirs(InStatus("asleep") & ALIEN)),
        Modify("ability", +1, theirs(ALIEN & EvenIn("asleep")))])  # fmt: skip
    english, french = card_text(card), card_text(card, "fr")
    assert "While sleeping: Snorer is power +1" in english and "Opponent's sleeping aliens" in english
    assert "(even sleeping)" in english
    assert "Tant que cette carte est endormie" in french and "aliens endormis" in french and "(même endormi" in french


def test_a_silent_card_has_no_text(made_up):
    noun = made_up(text_blanked=True)
    leader = person("Leader", "t_leader", text=[Modify("power", +2, theirs(CHARACTER))])
    s, town, _, _, guard = asleep(noun, leader)
    card = s.put("Leader", at=town)
    assert s.power(guard) == 5
    set_status(s.game.engine, card.id, noun)
    assert s.power(guard) == 3 and s.active(card)


def test_texts_do_not_find_a_nameless_card_by_name_and_no_version_replaces_it(made_up):
    noun = made_up(named=False)
    named = bonus(*(Modify("power", by, who) for by, who in ((1, Named("Sleeper")), (2, Person("Dozer")), (4, ALIEN))))
    dozer = person("Dozer", "t_dozer", personas=["Dozer"])
    awake = person("Dozer Awake", "t_awake", power=4, ability=4, personas=["Dozer"])
    s, town, _, sleeper, _ = asleep(noun, named, dozer, awake)
    s.put("Bonus", on="table")
    card, version = s.put("Dozer", at=town), s.hand("light", "Dozer Awake")
    assert s.power(sleeper) == 7 and s.power(card) == 9 and s.can("replace", version, card)
    set_status(s.game.engine, card.id, noun)
    s.force("light", 8)
    assert s.power(card) == 7 and not s.can("replace", version, card)


def test_a_card_across_moves_in_the_other_players_move_phase(made_up):
    noun = made_up(on_opponents_side=True)
    s, _, _, sleeper, _ = asleep(noun, phase="move")
    assert not s.can("walk", sleeper) and shown(s, sleeper)["across"]
    s.start(turn="dark", phase="move")
    s.until(player="light")
    assert s.can("walk", sleeper)


def test_halves_that_are_swapped_serve_the_other_player(made_up):
    noun = made_up(halves_swapped=True)
    hill = Site("Tatooine: Hill", LIGHT, "t_hill", ["exterior", "planet"], (2, 1),
                light=[ModifyPlayer("total power", +3, at=HERE)])  # fmt: skip
    s, *_ = asleep(noun, hill)
    place = s.location("Tatooine: Hill")
    assert (s.icons("light", place), s.total_power("light", place), s.total_power("dark", place)) == (2, 3, 0)
    set_status(s.game.engine, place.id, noun)
    assert (s.icons("light", place), s.total_power("light", place), s.total_power("dark", place)) == (1, 0, 3)


def test_a_card_can_be_said_to_be_elsewhere(made_up):
    noun = made_up(active=False, zone="captive")
    s, town, _, sleeper, _ = asleep(noun)
    assert s.zone(sleeper) == "captive" and s.count("light", "captive") == 1
    assert not s.on_table(sleeper) and s.at(sleeper) == town
    assert not s.can("deploy", s.hand("light", "Sleeper"), town)  # uniqueness counts it


def test_a_toll_is_paid_for_deploying_to_a_location_and_for_moving_there_and_away(made_up):
    noun = made_up(entry_cost=2)
    s, town, dunes, sleeper, _ = asleep(noun)
    set_status(s.game.engine, dunes.id, noun)
    recruit = s.hand("light", "Rebel Trooper")
    there = s.deploy_cost(recruit, at=dunes)
    clear_status(s.game.engine, dunes.id, noun)
    assert there == s.deploy_cost(recruit, at=dunes) + 2
    set_status(s.game.engine, town.id, noun)
    s.start(turn="light", phase="move")
    before = s.count("light", "force")
    s.do("walk", sleeper, dunes)
    assert s.count("light", "force") == before - 3


def test_numbers_are_taken_away_or_fixed_before_texts_and_other_rules(made_up):
    def by_value(g, id, status):
        return None if status.value is None else BaseOverride(status.value, "forfeit-set", final=True)

    def gone(g, id, status):
        return BaseOverride(None, "crashed", final=True)

    noun = made_up(numbers={"power": by_value, "landspeed": gone})
    s, _, _, sleeper, _ = asleep(noun, bonus(Modify("power", +1, ALIEN)))
    s.put("Bonus", on="table")
    assert s.power(sleeper) == 4 and s.landspeed(sleeper) is None
    set_status(s.game.engine, sleeper.id, noun, value=2)
    assert s.power(sleeper) == 2 and s.game.explain("power", sleeper).value == 2


def test_deeds_that_are_forbidden_are_refused_with_the_reason(made_up):
    noun = made_up(forbids={"board": ("movement-unlimited-embarking", "undercover")})
    s = Scenario(cards=PLACES)
    site = s.location("Brum: Lower Tunnel")
    courier, mount = s.put("Courier", at=site), s.put("Woolly Mount", at=site)
    s.start(turn="light", phase="move")
    assert s.can("embark", courier, mount)
    set_status(s.game.engine, courier.id, noun)
    s.force("light", 3)
    assert not s.can("embark", courier)
    (reason,) = s.why_not("embark", courier, mount)
    assert (reason.rule, reason.card) == ("movement-unlimited-embarking", courier)


def test_what_the_opponent_is_hindered_in_is_refused_with_the_card(made_up):
    noun = made_up(active=False, restricts_opponent={"drain": ("force-drain", "spy")})
    s, town, _, sleeper, _ = asleep(noun, turn="dark", phase="control")
    s.put("Guard", at=town)
    (reason,) = s.why_not("drain", town)
    assert (reason.rule, reason.card) == ("force-drain", sleeper)
    clear_status(s.game.engine, sleeper.id, noun)
    assert sleeper not in [each.card for each in s.why_not("drain", town)]


@pytest.mark.parametrize("kept", [True, False])
def test_a_new_version_keeps_it_if_the_topic_says_so(made_up, kept):
    noun = made_up(kept=lambda g, new, status: kept)
    dozer = person("Dozer", "t_dozer", personas=["Dozer"])
    awake = person("Dozer Awake", "t_awake", power=4, ability=4, personas=["Dozer"])
    s, town, _, _, _ = asleep(noun, dozer, awake)
    old, new = s.put("Dozer", at=town), s.hand("light", "Dozer Awake")
    set_status(s.game.engine, old.id, noun, value=5)
    s.do("replace", new, old)
    assert registry.status_of(s.game.engine, new.id, noun) == (Status("asleep", value=5) if kept else None)
    assert not has_status(s.game.engine, old.id, noun)


def test_a_card_can_bring_it_to_the_table(made_up):
    made_up(brought=lambda g, id: Status("asleep") if g.face(id).title == "Late Riser" else None)
    s, town, *_ = asleep(InStatus("asleep"), person("Late Riser", "t_late"))
    riser, trooper = s.hand("light", "Late Riser", "Rebel Trooper")
    s.do("deploy", riser, town)
    s.do("deploy", trooper, town)
    assert shown(s, riser)["status"] == ["asleep"] and shown(s, trooper)["status"] == []


@pytest.mark.parametrize("ends", ["turn", "stolen", ""])
def test_periods_and_happenings_end_it(made_up, ends):
    noun = made_up(ends=frozenset({ends}))
    s, _, _, sleeper, _ = asleep(noun)
    s.happen("steal", sleeper, by="dark")
    assert has_status(s.game.engine, sleeper.id, noun) is (ends != "stolen")
    s.until(player="dark", phase="activate")
    assert has_status(s.game.engine, sleeper.id, noun) is (not ends)


# -- the vocabulary ----------------------------------------------------------------------------------------------------


def test_the_vocabulary_is_closed_and_a_mistake_names_the_nearest_word():
    for kind in (InStatus, EvenIn, lambda name: WhileIn(name, ())):
        with pytest.raises(ValueError, match=r"no status 'undercovr': do you mean 'undercover'\?"):
            kind("undercovr")
    with pytest.raises(ValueError, match="declared twice"):
        status("hit")


def test_every_status_means_something_and_has_words():
    assert STATUSES.keys() == STATUS_RULES.keys() == ENGLISH.adjectives.keys() == FRENCH.adjectives.keys()
    assert {f"status.{name}" for name in STATUSES} == {key for key in ROWS if key.startswith("status.")}


# -- real ones ---------------------------------------------------------------------------------------------------------


def test_a_wreck_and_a_ruin_show_as_such():
    s = Scenario(cards=PLACES)
    site, tunnel = s.location("Brum: Command Post"), s.location("Brum: Lower Tunnel")
    speeder = s.put("Woolly Mount", at=tunnel)
    s.start(turn="light", phase="move")
    s.happen("crash", speeder)
    s.happen("collapse", site)
    assert shown(s, speeder)["marks"] == [{"en": "Crashed", "fr": "Écrasé"}]
    assert shown(s, site)["status"] == ["collapsed"] and shown(s, tunnel)["status"] == []
    assert "Command Post (Light 0, Dark 0) [Collapsed]" in s.show()
    assert "[Effondré]" in s.show("fr")


def test_records_are_packed_and_unpacked_as_they_are():
    card = Card(1, "1_1", "light", "light", "table", statuses=(Status("hit", value=0), Status("asleep", other=3)))
    data = msgspec.json.encode(card)
    again = msgspec.json.decode(data, type=Card)
    assert again == card and msgspec.json.encode(again) == data


def test_a_record_of_another_shape_is_not_half_understood():
    for extra in ({"hit": True}, {"statuses": [{"name": "hit", "escort": 3}]}):
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.convert({"id": 1, "face": "1_1", "owner": "light", "side": "light", "zone": "table", **extra}, Card)


def test_a_save_with_a_status_that_nobody_knows_is_refused():
    s = Scenario()
    site = s.location("Tatooine: Cantina", side="light")
    luke = s.put("Luke Skywalker", at=site)
    s.start()
    set_status(s.game.engine, luke.id, HIT, value=0)
    data = s.game.save()
    assert has_status(Game.load(data).engine, luke.id, HIT)
    with pytest.raises(SaveError, match="unknown statuses: sleepy"):
        Game.load(data.replace(b'"name":"hit"', b'"name":"sleepy"'))
