"""French titles: of every card that the rulebook speaks of, under titles that are in print, each of one card only."""

import pytest

from cantina.glossary import Entry, load
from cantina.lang.titles import french_title, in_french, in_print, letters, printed_title, speaks_of


def entries_of_one_card() -> list[Entry]:
    """The entries that are headed by the title of a card."""
    return [entry for entry in load().entries if entry.en in in_print().values()]


def test_no_row_has_an_unknown_title() -> None:
    assert sorted(in_french().keys() - set(in_print().values())) == []


def test_no_two_cards_have_the_same_french_title() -> None:
    assert len({letters(french) for french in in_french().values()}) == len(in_french())


def test_no_french_title_is_the_printed_title_of_another_card() -> None:
    printed = {letters(title): title for title in in_print().values()}
    others = {title: french for title, french in in_french().items() if french != title}
    assert all(printed.get(letters(french), title) == title for title, french in others.items())


def test_every_card_that_the_rulebook_speaks_of_has_a_row() -> None:
    spoken_of = {card for entry in load().entries for card in entry.cards}
    assert sorted({in_print()[card] for card in spoken_of} - in_french().keys()) == []


def test_the_rulebook_and_the_cards_have_the_same_french_titles() -> None:
    about = entries_of_one_card()
    assert len(about) > 150
    assert [(each.id, each.fr, in_french()[each.en]) for each in about if each.fr != in_french()[each.en]] == []


def test_only_another_title_than_the_printed_one_is_a_french_title() -> None:
    assert [french_title(title) for title in ("Beggar", "BoShek", "nobody")] == ["Mendiant", "", ""]


def test_a_card_is_found_by_its_french_title_whatever_the_case_and_the_accents() -> None:
    assert printed_title("MOINE B’OMARR") == printed_title("Moine B'omarr") == "B'omarr Monk"
    assert printed_title("les soeurs tonnika") == printed_title("Les sœurs Tonnika") == "Tonnika Sisters"
    assert printed_title("Haché gamorreenne") == "Gamorrean Ax"
    assert printed_title("nobody") == printed_title("") == ""


@pytest.mark.parametrize(("words", "found"), [("monk", True), ("MOINE", True), ("moines", False), ("!", False)])
def test_words_may_be_a_part_of_either_title(words: str, found: bool) -> None:
    assert speaks_of(words, "B'omarr Monk") is found
