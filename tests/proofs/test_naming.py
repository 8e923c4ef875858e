"""Which cards a statement is about."""

from __future__ import annotations

import pytest

from cantina.proofs.naming import cards_of, names_in


@pytest.mark.parametrize(("text", "names"), [
    ("Transport by Elis Helrot or Nabrun Leids", {"Elis Helrot", "Nabrun Leids"}),
    ("Luke Skywalker, Jedi Knight, is there", {"Luke Skywalker, Jedi Knight"}),
    ("Luke's Blaster Pistol works", {"Luke's Blaster Pistol"}),
    ("through Join Me! he crosses over", {"Join Me!"}),
    ("Hoth: Ice Plains is a site, and so is Upper Plaza Corridor", {"Hoth: Ice Plains", "Upper Plaza Corridor"}),
    ("nothing is named here", set()),
])  # fmt: skip
def test_titles_are_read_as_long_as_they_are_and_places_by_their_own_name(text: str, names: set[str]) -> None:
    assert names_in(text) == names


def test_a_statement_is_about_the_cards_of_its_entry_and_those_that_it_names() -> None:
    fish, prisons = cards_of("colo-claw-fish.6"), cards_of("captives-imprisoned.2")
    assert {"13_11", "13_60", "12_113", "12_179_BACK"} == fish  # the fish of both sides, Orn Free Taa, the Objective
    assert prisons == {"6_179", "2_124"}
