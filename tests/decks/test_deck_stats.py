"""Which of many decks can be played, what they lack, and which cards would make most of them playable."""

from pathlib import Path

import pytest

from cantina.decks import bundled_deck, standard_catalog, write_deck
from cantina.decks.known import known
from cantina.decks.stats import Standing, decks_in, report, wishes
from cantina.lang.titles import printed_cards

CARDS = known(standard_catalog())
LACKING = sorted(id for id, card in printed_cards().items() if id not in CARDS.made
                 and card.side == "dark" and card.category == "character")  # fmt: skip
A, B, C = LACKING[:3]


def listed(folder: Path, *rows: str) -> list[Standing]:
    """A table of decks, each filled up with Jawas."""
    path = folder / "decks.tsv"
    path.write_text("# name, side, cards, outside\n" + "".join(f"{row}\n" for row in rows))
    return decks_in(path)


def lacks(name: str, *ids: str) -> str:
    """The row of a deck with these cards."""
    return f"{name}\tDark\t{''.join(f'1x{id},' for id in ids)}{60 - len(ids)}x1_182\t"


def test_a_table_has_many_decks(tmp_path: Path) -> None:
    decks = listed(tmp_path, lacks("whole"), lacks("short", A, B), "other\tLight\t60x1_12\t2x13_3")
    assert [(deck.name, deck.draft.side, deck.playable) for deck in decks] == [
        ("whole", "dark", True), ("short", "dark", False), ("other", "light", not decks[2].draft.problems)]  # fmt: skip
    assert decks[1].missing == {A, B} and not decks[1].faults
    assert len(decks[2].draft.outside) == 2


@pytest.mark.parametrize("form", ["text", "ids", "xml", "htd"])
def test_a_deck_file_is_one_deck(tmp_path: Path, form: str) -> None:
    path = tmp_path / "mine.any"
    path.write_text(write_deck(bundled_deck("intro_dark"), form))
    (deck,) = decks_in(path)
    assert (deck.name, deck.playable) == ("mine", True)


def test_other_faults_are_told_apart_from_missing_cards(tmp_path: Path) -> None:
    path = tmp_path / "small.txt"
    path.write_text(f"Side: Dark\n59x Jawa [1_182]\n2x [{A}]\n")
    (deck,) = decks_in(path)
    assert deck.faults == 1 and deck.missing == {A} and not deck.playable
    assert not list(wishes([deck], 5))


def test_a_file_that_cannot_be_read_is_faulty(tmp_path: Path) -> None:
    (deck,) = decks_in(tmp_path / "none.txt")
    assert deck.faults == 1 and not deck.missing


def test_a_file_that_is_no_table_is_a_list(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Side: Dark\nname\tDark\t60x1_182\n")
    assert len(decks_in(path)) == 1


def test_the_card_that_completes_most_decks_comes_first(tmp_path: Path) -> None:
    decks = listed(tmp_path, lacks("one", A), lacks("two", A, B), lacks("three", C), lacks("four", C), lacks("whole"))
    assert list(wishes(decks, 9)) == [(C, 2, 3), (A, 2, 4), (B, 1, 5)]
    assert list(wishes(decks, 1)) == [(C, 2, 3)]


def test_few_missing_cards_weigh_more_than_many(tmp_path: Path) -> None:
    others = LACKING[3:9]
    decks = listed(tmp_path, lacks("one", A), *(lacks(f"far {n}", B, *others) for n in range(3)))
    assert [wish.id for wish in wishes(decks, 2)] == [A, B if max(others) < B else max(others)]


def test_the_report_in_both_languages(tmp_path: Path) -> None:
    decks = [*listed(tmp_path, lacks("whole"), lacks("short", A)), *decks_in(tmp_path / "none.txt")]
    title = f"{printed_cards()[A].title} [{A}]"
    assert list(report(decks, 3)) == [
        "whole (dark): playable", f"short (dark): not in Cantina yet: {title}",
        "none (?): the deck cannot be read: No such file or directory", "Decks: 3. Playable: 1.",
        "Only cards are missing in: 1 (median: 1).", "Faulty otherwise: 1.", f"{title}: in 1, then 2 playable",
    ]  # fmt: skip
    assert list(report(decks, 3, "fr")) == [
        "whole (dark) : jouable", f"short (dark) : pas encore dans Cantina : {title}",
        "none (?) : le deck est illisible : No such file or directory", "Decks : 3. Jouables : 1.",
        "Il ne manque que des cartes à : 1 (médiane : 1).", "Autrement défectueux : 1.",
        f"{title} : dans 1, puis 2 jouables",
    ]  # fmt: skip


def test_no_decks_at_all() -> None:
    assert list(report([], 3))[:2] == ["Decks: 0. Playable: 0.", "Only cards are missing in: 0 (median: 0)."]
