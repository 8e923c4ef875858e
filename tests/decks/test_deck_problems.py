"""A deck that is not sound is refused with everything that is wrong, in English and French."""

from pathlib import Path

import pytest

from cantina.decks import Deck, DeckError, Problem, load_deck, read_deck, read_draft, write_deck
from cantina.engine.catalog import Catalog
from cantina.lang import DefensiveShield, Device, Effect, Objective

FULL = "Side: Dark\n60x Jawa [1_182]\n"


def refused(content: str, catalog: Catalog | None = None) -> tuple[Problem, ...]:
    with pytest.raises(DeckError) as caught:
        read_deck(content, catalog)
    return caught.value.problems


def kinds(content: str, catalog: Catalog | None = None) -> list[tuple[str, int]]:
    return [(problem.kind, problem.line) for problem in refused(content, catalog)]


def only(content: str, catalog: Catalog | None = None) -> Problem:
    (problem,) = refused(content, catalog)
    return problem


# -- the file ------------------------------------------------------------------------------------------------------


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="No such file"):
        load_deck(tmp_path / "none.txt")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError) as caught:
        load_deck(path)
    assert caught.value.problems[0].kind == "unreadable"


@pytest.mark.parametrize("content", ["", " \n\t\n", "\ufeff"])
def test_an_empty_file(content: str) -> None:
    assert kinds(content) == [("empty", 0)]


# -- the deck as a whole -------------------------------------------------------------------------------------------


def test_no_side_where_both_have_such_cards() -> None:
    problem = next(each for each in refused("60x Tatooine") if each.kind == "side")
    assert problem.text("fr").startswith("aucune carte ne montre de quel côté est le deck")


def test_no_side_that_exists() -> None:
    assert only("Side: Grey\n60x Jawa [1_182]").text() == "line 1: “Grey” is no side: it is Light or Dark"


def test_two_sides() -> None:
    assert kinds(FULL + "Side: Dark") == [("side", 3)]


def test_no_card_that_shows_the_side() -> None:
    assert kinds(",".join(["9_999"] * 60)) == [("unknown", 1), ("side", 0)]


@pytest.mark.parametrize(("count", "english", "french"), [
    (59, "the deck has 59 cards, not 60", "le deck compte 59 cartes au lieu de 60"),
    (1, "the deck has 1 card, not 60", "le deck compte 1 carte au lieu de 60"),
])  # fmt: skip
def test_not_sixty_cards(count: int, english: str, french: str) -> None:
    problem = only(f"Side: Dark\n{count}x Jawa [1_182]")
    assert (problem.text("en"), problem.text("fr")) == (english, french)


def test_sixty_one_cards() -> None:
    assert only(FULL + "1x Vader [101_5]").text() == "the deck has 61 cards, not 60"


def test_unknown_cards_count_towards_sixty() -> None:
    assert kinds("Side: Dark\n59x Jawa [1_182]\n1x Nobody [9_999]") == [("unknown", 3)]


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["1x Luke [101_2]", "1x Luke", "outside: Luke"])
def test_a_card_of_the_other_side(line: str) -> None:
    problem = next(each for each in refused(FULL + line) if each.line == 3)
    assert problem.text("en") == "line 3: Luke [101_2] is a card of the Light Side in a Dark Side deck"
    assert problem.text("fr") == "ligne 3 : Luke [101_2] est une carte du Côté Lumineux dans un deck du Côté Obscur"


def test_the_few_are_of_the_wrong_side_where_no_side_is_given() -> None:
    assert kinds(",".join([*["1_182"] * 59, "101_2"])) == [("other side", 1)]


def test_an_unknown_title_brings_the_nearest() -> None:
    problem = only("Side: Dark\n60x Stormtroper")
    assert "Stormtrooper [1_194]" in problem.text("en")
    assert "Stormtroper ; les plus proches : Stormtrooper [1_194]" in problem.text("fr")


def test_the_nearest_are_of_the_decks_side() -> None:
    assert "[1_186]" in only("Side: Dark\n60x LIM V8M").text()
    assert "[1_186]" not in only("Side: Light\n60x LIM V8M").text()


def test_an_unknown_id_is_shown_with_its_title() -> None:
    assert "Jawa [9_999]; the nearest: Jawa [1_182]" in only("Side: Dark\n60x Jawa [9_999]").text()


def test_a_title_that_several_cards_have_is_the_oldest_card_and_the_choice_is_told() -> None:
    cards = Catalog([Device("Bowcaster", "dark", "2_900"), Device("Bowcaster", "dark", "1_900")])
    draft = read_draft("Side: Dark\n60x Bowcaster", cards)
    assert (draft.cards, draft.problems) == (("1_900",) * 60, ())
    assert [(note.kind, note.line, "2_900" in note.text("fr")) for note in draft.notes] == [("same title", 2, True)]


def test_title_and_id_that_disagree() -> None:
    problem = only("Side: Dark\n60x Vader [1_182]")
    assert problem.text("en") == "line 2: the id 1_182 is Jawa, not Vader"
    assert problem.text("fr") == "ligne 2 : l’identifiant 1_182 est celui de Jawa, non de Vader"


@pytest.mark.parametrize("count", ["0", "-1", "two", "1.5", "61", "99999999999999999999"])
def test_a_bad_count(count: str) -> None:
    problem = refused(FULL + f"{count}x Vader [101_5]")[0]
    assert (problem.kind, problem.line, f"« {count} »" in problem.text("fr")) == ("count", 3, True)


@pytest.mark.parametrize(
    "line", ["Nobody at all", "2x", "3x []", "1x Vader [101_5] and more", "outside:", "[1_182", "xyzzy plugh"]
)
def test_a_line_that_cannot_be_understood(line: str) -> None:
    assert kinds(FULL + line) == [("malformed", 3)]


def test_a_starting_card_that_the_deck_does_not_hold() -> None:
    assert kinds(FULL + "start: Vader [101_5]") == [("start", 3)]


def test_more_starting_cards_than_copies() -> None:
    assert kinds('card "/starwars/Premiere-Dark/t_jawa" 59\ncard "/starwars/Premiere-Dark/t_comlink" 1 2') == [
        ("start", 2)
    ]


# -- other formats -------------------------------------------------------------------------------------------------


def test_an_id_list_with_two_bars() -> None:
    assert kinds(",".join(["1_182"] * 60) + "|101_5\n|101_5") == [("malformed", 2)]


def test_an_id_list_with_something_else_in_it() -> None:
    assert kinds(",".join([*["1_182"] * 59, "Vador"])) == [("unknown", 1)]


@pytest.mark.parametrize(("inner", "line"), [
    ("\n<sideboard/>", 2), ("\n\n<card/>", 3), ("Jawa", 1), ('<card blueprintId="1_182"><card/></card>', 1),
])  # fmt: skip
def test_xml_with_something_else_in_it(inner: str, line: int) -> None:
    cards = '<card blueprintId="1_182"/>' * (59 if "<card/></card>" in inner else 60)
    assert kinds(f"<deck>{inner}{cards}</deck>") == [("malformed", line)]


@pytest.mark.parametrize(
    "content", ["<deck>", "<deck></dek>", "<deck>&x;</deck>", "<deck/><deck/>", "<", '<deck id="\ud800">']
)
def test_broken_xml(content: str) -> None:
    assert kinds(content) == [("malformed", 1)]


def test_another_kind_of_xml() -> None:
    assert ("malformed", 1) in kinds('<decks><card blueprintId="1_182"/></decks>')


def test_xml_with_a_document_type_is_refused_before_it_is_read() -> None:
    laughs = '<!DOCTYPE deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<deck>&b;</deck>'
    assert kinds("<?xml version='1.0'?>\n" + laughs) == [("malformed", 2)]


@pytest.mark.parametrize("line", ['card "/starwars/Premiere/t_jawa" 1', "card t_jawa 1", 'card "/x/t_jawa" 1', "deck 1",
                                  'card "/starwars/Premiere-Dark/t_jawa"'])  # fmt: skip
def test_a_holotable_line_that_cannot_be_understood(line: str) -> None:
    assert kinds('card "/starwars/Premiere-Dark/t_jawa" 60\n' + line) == [("malformed", 2)]


@pytest.mark.parametrize("path", ["Premiere-Dark/t_jawwa", "NoSuchSet-Dark/t_jawa"])
def test_an_unknown_holotable_card_brings_the_nearest(path: str) -> None:
    content = f'card "/starwars/Premiere-Dark/t_comlink" 59\ncard "/starwars/{path}" 1 1'
    problem = only(content)
    assert (problem.kind, problem.line, "Jawa [1_182]" in problem.text()) == ("unknown", 2, True)


def test_a_bad_holotable_count() -> None:
    assert kinds('card "/starwars/Premiere-Dark/t_jawa" 60 y\n') == [("count", 1)]


# -- all at once ---------------------------------------------------------------------------------------------------


def test_all_problems_are_listed_at_once_and_in_order() -> None:
    content = """\
Side: Grey
50x Jawa [1_182]
0x Vader [101_5]
1x Luke [101_2]
1x Tusken Rader
1x Comlink [1_182]
xyzzy
outside: Nobody [9_999]
"""
    assert kinds(content) == [("side", 1), ("count", 3), ("other side", 4), ("unknown", 5), ("disagree", 6),
                              ("malformed", 7), ("unknown", 8), ("size", 0)]  # fmt: skip


def test_the_error_says_all_of_it_in_both_languages() -> None:
    with pytest.raises(DeckError) as caught:
        read_deck("Side: Dark\n1x Nobody\nxyzzy")
    assert str(caught.value).splitlines() == [
        "line 2: unknown card: Nobody", "line 3: cannot be understood: xyzzy",
        "the deck has 1 card, not 60"]  # fmt: skip
    assert caught.value.text("fr").splitlines() == [
        "ligne 2 : carte inconnue : Nobody", "ligne 3 : incompréhensible : xyzzy",
        "le deck compte 1 carte au lieu de 60"]  # fmt: skip
    assert isinstance(caught.value, ValueError)


# -- writing -------------------------------------------------------------------------------------------------------


def test_holotable_has_no_place_for_cards_outside_the_deck() -> None:
    with pytest.raises(DeckError, match=r"htd has no place for Vader \[101_5\]"):
        write_deck(Deck("dark", ("1_182",) * 60, outside=("101_5",)), "htd")


def test_holotable_has_no_place_for_a_set_without_a_folder() -> None:
    with pytest.raises(DeckError, match="test_1"):
        write_deck(Deck("dark", ("test_1",) * 60), "htd", Catalog([Device("Filler", "dark", "test_1")]))


def test_unknown_cards_are_not_written() -> None:
    with pytest.raises(DeckError, match=r"(?s)9_998.*9_999"):
        write_deck(Deck("dark", ("9_998", "9_999")), "text")


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="text, ids, xml, htd"):
        write_deck(Deck("dark", ("1_182",) * 60), "pdf")


@pytest.mark.parametrize("said", ["Darth Maul [11_54]", "Bossk With Mortar Gun", "9_99"])
def test_a_card_that_is_in_print_but_not_made_is_told_from_an_unknown_one(said: str) -> None:
    problem = next(each for each in refused(f"Side: Dark\n59x Jawa [1_182]\n1x {said}") if each.line == 3)
    assert problem.kind == "not made"
    assert "not in Cantina yet" in problem.text() and "pas encore dans Cantina" in problem.text("fr")


# -- what a game begins with ---------------------------------------------------------------------------------------


def beginning(*lines: str) -> list[str]:
    """What is wrong with a deck of these lines and Jawas."""
    goals = [face for n in (1, 2) for face in Objective(f"Goal {n}", f"End {n}", "dark", f"7_90{n}", text=(), back=())]
    first = [Effect(f"Dread {n}", "dark", f"13_90{n}", "starting", text=()) for n in (1, 2)]
    cards = Catalog(
        [*goals, *first, DefensiveShield("Wall", "dark", "13_903", text=()), Device("Jawa", "dark", "1_182")]
    )
    inside = sum(int(line.split("x")[0]) for line in lines if not line.startswith("outside"))
    try:
        read_deck("\n".join(("Side: Dark", f"{60 - inside}x Jawa", *lines)), cards)
    except DeckError as error:
        return [problem.english for problem in error.problems]
    return []


def test_a_deck_has_one_objective_and_one_starting_effect() -> None:
    assert beginning("1x Goal 1", "1x Dread 1") == []
    assert beginning("1x Goal 1", "1x Goal 2") == ["a deck has one Objective at most, this one has "
                                                   "Goal 1 / End 1 [7_901], Goal 2 / End 2 [7_902]"]  # fmt: skip
    assert "one Objective at most" in beginning("2x Goal 1")[0]
    assert "one Starting Effect at most" in beginning("1x Dread 1", "1x Dread 2")[0]


def test_shields_belong_outside_the_deck_and_there_are_not_too_many_cards_there() -> None:
    assert beginning("1x Dread 1", "outside: 10x Wall") == []
    assert beginning("1x Wall") == ["Defensive Shields belong outside the deck: Wall [13_903]"]
    assert beginning("1x Dread 1", "outside: 50x Wall") == []
    assert beginning("1x Goal 1", "outside: 51x Jawa") == ["51 cards are outside the deck: there may be 50"]
