"""A deck can be read and written in four formats."""

from pathlib import Path

import msgspec
import pytest

from cantina.decks import (
    FORMATS,
    Deck,
    DeckError,
    bundled,
    bundled_deck,
    format_of,
    load_deck,
    read_deck,
    standard_catalog,
    write_deck,
)
from cantina.engine.catalog import Catalog
from cantina.lang import Device, Objective
from cantina.model.card import Definition

ERRAND = Objective("One Thing", "Another Thing", "dark", "7_900", text=(), back=())
JAWAS = ("1_182",) * 60


def card(id: str, title: str) -> Definition:
    return Device(title, "dark", id)


# -- round trips ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", bundled())
def test_a_bundled_deck_comes_back_from_every_format(name: str, format: str) -> None:
    deck = bundled_deck(name)
    if format == "htd" and deck.outside:
        with pytest.raises(DeckError, match="no place for"):  # that format knows none
            write_deck(deck, format)
        return
    written = write_deck(deck, format)
    assert format_of(written) == format
    assert read_deck(written, name=name) == deck


@pytest.mark.parametrize("format", ["text", "ids", "xml"])
def test_cards_outside_the_deck_come_back(format: str) -> None:
    deck = Deck("dark", JAWAS, outside=("1_196", "1_196", "101_5"))
    assert read_deck(write_deck(deck, format)) == deck


@pytest.mark.parametrize("format", ["text", "htd"])
def test_starting_cards_come_back(format: str) -> None:
    deck = Deck("dark", (*JAWAS[:58], "1_292", "1_295"), start=("1_292", "1_295"))
    assert read_deck(write_deck(deck, format)) == deck


def test_a_file_gives_the_deck_its_name(tmp_path: Path) -> None:
    path = tmp_path / "sandcrawler.txt"
    path.write_text("\ufeffSide: Dark\r\n60x Jawa [1_182]\r\n", encoding="utf-8")
    assert load_deck(path) == load_deck(str(path)) == Deck("dark", JAWAS, name="sandcrawler")


# -- our own -------------------------------------------------------------------------------------------------------


def test_text_needs_no_id_and_passes_over_comments() -> None:
    deck = read_deck("# scavengers\n\nside: dark\n 59 x  JAWA\n1x It’s Worse\n")
    assert deck.cards == ("1_182",) * 59 + ("1_252",)


@pytest.mark.parametrize("line", ["Le sabre laser de Vader", "LE SABRE LASER DE VADER [1_324]", "Équipe de détection",
                                  "equipe de detection"])  # fmt: skip
def test_text_takes_the_french_title(line: str) -> None:
    deck = read_deck(f"Side: Dark\n59x Jawa [1_182]\n1x {line}")
    assert deck.cards[-1] == ("1_324" if "sabre" in line.lower() else "1_266")


def test_a_misspelt_french_title_is_told_with_the_nearest_card() -> None:
    with pytest.raises(DeckError, match=r"Scanning Crew \[1_266\]"):
        read_deck("Side: Dark\n59x Jawa [1_182]\n1x Equipe de détections")


@pytest.mark.parametrize("line", ["4 Luke Skywalker", "Luke Skywalker x4", "Luke Skywalker ×4", "luke skywalker (4)",
                                  "4 Luke Skywalker [1_19]"])  # fmt: skip
def test_lists_from_elsewhere_are_read_generously(line: str) -> None:
    deck = read_deck(f"Characters (60):\nRebel Guard x 55\n{line}\nLocations\nTatooine")
    assert (deck.side, deck.cards) == ("light", ("1_26",) * 55 + ("1_19",) * 4 + ("1_127",))


def test_a_title_alone_is_one_copy_also_if_it_ends_like_a_number_of_copies() -> None:
    deck = read_deck("58 Jawa\nDarth Vader\nTIE Advanced x1")
    assert deck.cards[-2:] == ("1_168", "1_303")


def test_text_needs_no_title() -> None:
    assert read_deck("Side: Dark\n60x [1_182]").cards == JAWAS


def test_text_writes_side_then_cards() -> None:
    deck = Deck("dark", JAWAS, outside=("101_5",), start=("1_182",))
    assert write_deck(deck).splitlines() == ["Side: Dark", "60x Jawa [1_182]", "outside: 1x Vader [101_5]",
                                             "start: 1x Jawa [1_182]"]  # fmt: skip


# -- id list -------------------------------------------------------------------------------------------------------


def test_ids_behind_the_bar_are_outside() -> None:
    deck = read_deck(",".join(JAWAS) + "|101_5, 1_196")
    assert (deck.side, deck.cards, deck.outside) == ("dark", JAWAS, ("101_5", "1_196"))


def test_ids_may_take_several_lines_and_marks_of_foils() -> None:
    assert read_deck("\n".join(f"{id}*," for id in JAWAS)).cards == JAWAS


# -- XML -----------------------------------------------------------------------------------------------------------


def test_xml_of_the_incumbent() -> None:
    cards = '<card blueprintId="1_182" testingText="a"/>' * 60
    deck = read_deck(
        f'<?xml version="1.0" encoding="UTF-16"?><deck>{cards}<cardOutsideDeck blueprintId="101_5"/></deck>'
    )
    assert deck == Deck("dark", JAWAS, outside=("101_5",))


# -- Holotable -----------------------------------------------------------------------------------------------------


def test_holotable_marks_starting_cards() -> None:
    deck = read_deck(
        'card "/starwars/Premiere-Dark/t_jawa" 59 0\ncard "/starwars/Premiere-Dark/t_tatooinejawacamp" 1 1'
    )
    assert (deck.cards[-1], deck.start) == ("1_292", ("1_292",))


@pytest.mark.parametrize("folder", ["premiere-dark", "Premiere-DARK"])
@pytest.mark.parametrize("name", ["linv8m", "linv8melleyeinveeateemm", "LIN-V8M"])
def test_holotable_names_are_taken_with_leniency(folder: str, name: str) -> None:
    assert read_deck(f'card "/starwars/{folder}/t_{name}" 60').cards == ("1_186",) * 60


def test_holotable_tells_sets_with_the_same_title_apart() -> None:
    cards = Catalog([card("1_900", "Bowcaster"), card("2_900", "Bowcaster")])
    assert read_deck('card "/starwars/A New Hope-Dark/t_bowcaster" 60', cards).cards == ("2_900",) * 60


def test_holotable_names_two_sided_cards_by_their_front() -> None:
    cards = Catalog([*ERRAND, card("7_901", "Jawa")])
    deck = Deck("dark", ("7_900", *["7_901"] * 59))
    line, _ = write_deck(deck, "htd", cards).splitlines()
    assert line == 'card "/starwars/SpecialEdition-Dark/t_onething" 1'
    assert read_deck(f"{line}\n{line.replace('onething', 'jawa')[:-1]}59", cards).cards == deck.cards


@pytest.mark.parametrize("title", ["One Thing / Another Thing", "One Thing", "Another Thing"])
def test_a_card_with_two_faces_is_named_by_one_of_them_or_both(title: str) -> None:
    cards = Catalog([*ERRAND, card("7_901", "Jawa")])
    deck = read_deck(f"Side: Dark\n1x {title}\n59x Jawa", cards)
    assert deck.cards == ("7_900", *["7_901"] * 59)
    assert write_deck(deck, "text", cards).splitlines()[1] == "1x One Thing / Another Thing [7_900]"
    assert read_deck(write_deck(deck, "text", cards), cards) == deck


# -- bundled -------------------------------------------------------------------------------------------------------


def test_bundled_decks_are_complete() -> None:
    assert {"intro_dark", "intro_light"} <= set(bundled())
    for name in bundled():
        deck = bundled_deck(name)
        assert (len(deck.cards), deck.name, deck.side) == (60, name, name.split("_")[1])


def test_bundled_decks_can_be_read_with_another_catalogue() -> None:
    more = standard_catalog().extended([card("0_1", "Anything")])
    assert bundled_deck("intro_dark", more) == bundled_deck("intro_dark")


def test_an_unknown_bundled_deck_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="intro_dark"):
        bundled_deck("no_such_deck")


def test_decks_are_values() -> None:
    deck = bundled_deck("intro_dark")
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck
