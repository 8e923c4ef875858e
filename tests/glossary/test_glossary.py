"""The glossary is complete, its links are alive, and it can be searched in both languages."""

import json
from pathlib import Path

import pytest

from cantina.cards import CARDS
from cantina.glossary import Entry, Glossary, GlossaryError, load, load_from
from cantina.glossary.search_terms import search_terms

QUESTIONS: dict[str, str] = json.loads(Path(__file__).with_name("questions.json").read_text(encoding="utf-8"))
"""What people type, and the entry that answers: here and in the page (`tests/browser/test_searching.py`)."""


@pytest.fixture(scope="module")
def book() -> Glossary:
    return load()


def stage(book: Glossary, number: int) -> list[Entry]:
    return [entry for entry in book.entries if entry.stage == number]


def statements(entries: list[Entry] | tuple[Entry, ...]) -> int:
    return sum(len(entry.statements) for entry in entries)


def ids(entries: list[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def test_is_read_once() -> None:
    assert load() is load()


def test_holds_the_whole_book(book: Glossary) -> None:
    assert (len(book.entries), statements(book.entries)) == (444, 1687)


@pytest.mark.parametrize(("number", "entries", "sentences"), [(1, 162, 640), (2, 166, 513), (3, 116, 534)])
def test_stages(book: Glossary, number: int, entries: int, sentences: int) -> None:
    assert (len(stage(book, number)), statements(stage(book, number))) == (entries, sentences)


def test_keeps_the_order_of_the_book(book: Glossary) -> None:
    assert (book.entries[0].id, book.entries[-1].id) == ("bomarr-monk", "persona-replacement-rule")


def test_every_statement_is_said_otherwise_in_french(book: Glossary) -> None:
    assert not [s.id for entry in book.entries for s in entry.statements if s.en == s.fr]


def test_every_link_is_alive(book: Glossary) -> None:
    known = set(ids(list(book.entries)))
    assert not [(entry.id, link) for entry in book.entries for link in entry.see if link not in known]


def test_every_printed_face_is_marked_as_an_illustration(book: Glossary) -> None:
    faces = [entry for entry in book.entries if entry.kind == "example"]
    assert len(faces) == 25
    assert all(entry.reading and entry.see for entry in faces)


@pytest.mark.parametrize(
    "id",
    [
        "field-promotion",
        "for-luck",
        "bombing-run-battle",
        "fallen-portal",
        "blown-away-systems",
        "battle-destiny",
        "passengers",
        "cloud-sectors",
        "movement-regular-death-star-ii-sectors",
        "movement-carrying-cards",
        "movement-regular-using-landspeed",
        "movement-unlimited-relocating-cards-between-locations",
        "card-type",
        "commander",
        "maintenance-cards",
        "mining-droid-rules",
        "besieged",
        "ghhhk",
        "houjix",
        "colo-claw-fish",
        "crash-site-memorial",
        "blaster-rack",
        "hyperwave-scan-v",
        "gold-1-v",
        "mist-hunter-v",
        "molator-v",
        "hidden-base-systems-will-slip-through-your-fingers",
        "captives-releasing",
        "captives-frozen-releasing",
        "hypo",
    ],
)
def test_settled_readings_stand_in_both_languages(book: Glossary, id: str) -> None:
    reading = book.entry(id).reading
    assert reading is not None
    assert reading.en != reading.fr


def test_an_entry_about_a_card_that_is_not_made_says_so(book: Glossary) -> None:
    made = {card.id for card in CARDS}
    without = {entry.id for entry in book.entries if entry.kind in ("card-text", "card-ruling")
               and made.isdisjoint(entry.cards)}  # fmt: skip
    saying = {entry.id for entry in book.entries if entry.reading and "not in the game" in entry.reading.en
              and "pas dans le jeu" in entry.reading.fr}  # fmt: skip
    assert without == saying == {"gold-1-v", "mist-hunter-v"}


def test_derived_statements_are_marked(book: Glossary) -> None:
    assert book.statement("matching-pilot.5").derived
    assert not book.statement("matching-pilot.1").derived


def test_titles(book: Glossary) -> None:
    assert book.title("battle-damage", "en") == "Battle damage"
    assert book.title("battle-damage", "fr") == "Dommages de bataille"


def test_unknown_ids_suggest_near_ones(book: Glossary) -> None:
    with pytest.raises(KeyError, match="did you mean battleground"):
        book.entry("batleground")
    with pytest.raises(KeyError, match=r"battle\.1\b"):
        book.statement("battle.100")


@pytest.mark.parametrize(("query", "first"), QUESTIONS.items())
def test_search_finds_what_people_type(book: Glossary, query: str, first: str) -> None:
    assert ids(book.search(query))[0] == first


def test_what_people_type_leads_to_entries_that_exist(book: Glossary) -> None:
    assert not set(search_terms().asked) - set(ids(list(book.entries)))
    assert all(said.en and said.fr for said in search_terms().asked.values())


def test_search_takes_the_beginning_of_a_word(book: Glossary) -> None:
    assert "battleground" in ids(book.search("battlegr"))
    assert not book.search("ba zyzzyva")


def test_search_puts_titles_before_statements(book: Glossary) -> None:
    found = ids(book.search("drain"))
    assert found.index("may-force-drain") < found.index("cumulatively")


def test_search_needs_every_word(book: Glossary) -> None:
    assert not book.search("battle zyzzyva")
    assert not book.search("  ")


BROKEN = """
[[entry]]
id = "one"
en = "One"
see = ["nowhere", "four"]
  [[entry.statement]]
  id = "two.1"
  en = "A stray."
  fr = "Un égaré."

[[entry]]
id = "one"
fr = "Un"
stage = 1
  [[entry.statement]]
  id = "one.1"
  en = " "

[[entry]]
id = "four"
en = "Four"
fr = "Quatre"
stage = 9
"""


def test_load_errors_list_all_problems(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "b.toml").write_text('[[entry]]\nid = "five', encoding="utf-8")
    (tmp_path / "c.toml").write_text('title = "C"\n[entry]\nid = "six"', encoding="utf-8")
    with pytest.raises(GlossaryError) as caught:
        load_from(tmp_path)
    expected = [
        "a.toml: entry four: Invalid enum value 9",
        "b.toml: not TOML",
        "c.toml: unknown key 'title'",
        "c.toml: write [[entry]]",
        "a.toml: entry one: no French title",
        "a.toml: entry one: see 'nowhere' leads nowhere",
        "a.toml: entry one: statement two.1 does not begin",
        "a.toml: entry one is already in a.toml",
        "a.toml: entry one: no English title",
        "a.toml: entry one: statement one.1 says nothing in English",
        "a.toml: entry one: statement one.1 says nothing in French",
    ]
    problems = caught.value.problems
    assert len(problems) == len(expected)
    assert all(problem.startswith(start) for problem, start in zip(problems, expected, strict=True)), problems
    assert all(problem in str(caught.value) for problem in problems)


def test_a_statement_may_stand_in_one_place_only(tmp_path: Path) -> None:
    entry = '[[entry]]\nid = "x"\nen = "X"\nfr = "X"\n'
    statement = '[[entry.statement]]\nid = "x.1"\nen = "Said."\nfr = "Dit."\n'
    (tmp_path / "x.toml").write_text(entry + statement + statement, encoding="utf-8")
    with pytest.raises(GlossaryError, match=r"statement x\.1 is already in x\.toml"):
        load_from(tmp_path)
