"""Missing characters: where they lie, what still sees them, and how they are found (glossary: missing)."""

import pytest

from cantina.testing import Scenario

DUNES, TOWN = "Tatooine: Jundland Wastes", "Tatooine: Mos Eisley"


def lost_in_the_dunes(*company, turn="light", phase="control"):
    """Han missing in the dunes, some of his friends looking around there."""
    s = Scenario()
    dunes = s.location(DUNES)
    han = s.put("Han Solo", missing=dunes)
    friends = [s.put(title, at=dunes) for title in company]
    s.force("light", 8), s.force("dark", 8)
    s.start(turn=turn, phase=phase)
    return s, dunes, han, *friends


@pytest.mark.ruling("missing.1")
def test_a_character_that_goes_missing_lies_under_its_site_and_stays_there():
    s = Scenario()
    dunes = s.location(DUNES)
    han = s.put("Han Solo", at=dunes)
    s.start(turn="light", phase="move")
    s.happen("missing", han)
    assert s.missing(han) and s.zone(han) == "missing" and s.at(han) == dunes and not s.on_table(han)
    assert not s.active(han) and not s.presence("light", dunes)
    s.happen("find", han)
    assert not s.missing(han) and s.on_table(han) and s.presence("light", dunes)


def test_who_is_aboard_something_leaves_it_to_go_missing():
    s = Scenario()
    dunes = s.location(DUNES)
    speeder = s.put("Luke's X-34 Landspeeder", at=dunes)
    han = s.put("Han Solo", aboard=speeder)
    s.start(turn="light", phase="move")
    s.happen("missing", han)
    assert s.aboard(han) is None and s.at(han) == dunes and s.missing(han)


def test_a_search_party_finds_somebody_with_more_than_five():
    s, dunes, han, luke, biggs = lost_in_the_dunes("Luke Skywalker", "Biggs Darklighter")
    s.destinies("light", 4)
    s.do("search", dunes, luke, biggs)
    s.do("done")
    assert not s.missing(han) and s.on_table(han)
