"""The rooms of the house: imports point one way, and cards are nothing but data."""

import ast
import re
import tokenize
from io import StringIO
from pathlib import Path

import pytest

import cantina
from cantina import compiled
from cantina.lang import STATUSES

ROOT = Path(cantina.__file__).parent
ORDER = ["model", "lang", "records", "engine", "rules", "cards", "text", "glossary", "decks", "view", "play", "testing",
         "proofs", "academy", "bots", "sim", "analysis", "facts", "mutants", "invariants", "scaffold", "server",
         "terminal"]  # fmt: skip
ALONE = {"cards": {"lang", "model", "cards"}, "text": {"model", "lang", "engine", "text"}}


def imports(path: Path) -> set[str]:
    """The rooms that a module imports from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return {name.split(".")[1] for name in names if name.startswith("cantina.")}


def test_imports_point_one_way():
    wrong = []
    for room in ORDER:
        for path in sorted((ROOT / room).rglob("*.py")):
            allowed = ALONE.get(room, set(ORDER[: ORDER.index(room) + 1]))
            wrong += [f"{path.relative_to(ROOT)} imports {name}" for name in imports(path) - allowed if name in ORDER]
    assert not wrong


# What rules of the game are about; statuses come in besides. Facts of print (titles, characteristics) are no rules.
RULES_OF_THE_GAME = (
    "attrition", "battle", "captive", "character(?!istic)", "creature", "dejarik", "deploy", "destiny", "device",
    "drain", "driver", "droid", "duel", "escort", "forfeit", "holosite", "jedi", "missing", "pilot", "react",
    "spies", "spy", "starship", "transit", "vehicle", "weapon", "wreck",
)  # fmt: skip
CITED = re.compile(r"\((?:glossary: |[^()]*\b[a-z-]+\.\d)[^()]*\)")
OF_PYTHON = {"frozen", "frozenset"}


def test_the_engine_names_no_rule_and_no_status_of_the_game():
    """Neither in names nor in strings: topics tell it what they know. Rulings may be cited."""
    words = re.compile(rf"(?<![a-z])({'|'.join((*RULES_OF_THE_GAME, *STATUSES))})", re.IGNORECASE)
    named = []
    for path in sorted((ROOT / "engine").glob("*.py")):
        for token in tokenize.generate_tokens(StringIO(path.read_text(encoding="utf-8")).readline):
            if token.type in (tokenize.NAME, tokenize.STRING) and token.string not in OF_PYTHON:
                found = words.findall(CITED.sub("", token.string))
                named += [f"{path.name}:{token.start[0]} names {word!r}" for word in found]
    assert not named


# Lists of functions all of which count, so that their order makes no difference (no two rules speak of one value of a
# card; there is only one way to find words), and what was worded before.
UNORDERED = {"_CANCELLED", "_SPARED", "_SPEECHLESS", "_WORDS", "RULES", "RULE_HANDLERS", "_SAID"}


def test_nothing_is_declared_by_overwriting():
    """What topics declare goes through `register_once`, so that the order of imports decides nothing."""
    wrong = []
    rooms = ("model", "lang", "engine", "rules", "text")
    for path in sorted(path for room in rooms for path in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            written = [each.value for each in targets if isinstance(each, ast.Subscript)]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                written += [node.func.value] if node.func.attr in ("append", "insert", "setdefault", "update") else []
            named = {each.id for each in written if isinstance(each, ast.Name) and each.id.isupper()}
            wrong += [f"{path.relative_to(ROOT)}:{node.lineno} writes to {name}" for name in named - UNORDERED]
    assert not wrong


def test_cards_are_data():
    for path in (ROOT / "cards").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.Lambda | ast.FunctionDef | ast.ClassDef)]


def test_a_card_takes_few_lines():
    lengths = []
    for path in (ROOT / "cards").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "CARDS":
                assert isinstance(node.value, ast.List | ast.Tuple)
                lengths += [each.end_lineno - each.lineno + 1 for each in node.value.elts if isinstance(each, ast.Call)]
    assert sorted(lengths)[len(lengths) // 2] <= 12 and max(lengths) <= 25


# What a room needs besides its topics: card kinds and characteristics; shared phrases and the words around a text; what
# all topics say, the moments that can be answered, the table, the terminal and reports.
APART = {
    "lang": {"definitions", "characteristics", "names", "titles", "vocabulary"},
    "text/en": {"phrases", "page"},
    "text/fr": {"phrases", "page"},
    "text/messages": {"general", "report", "responses", "table", "terminal"},
}


def topics(room: str) -> set[str]:
    return {path.stem for path in (ROOT / room).glob("*.py")} - {"__init__"} - APART.get(room, set())


def test_every_room_is_cut_by_the_same_topics():
    assert topics("text/en") == topics("lang") == topics("text/fr")
    assert topics("text/messages") <= topics("lang")
    assert not topics("lang") - topics("rules") - topics("engine")


def files_about(*folders: str) -> list[str]:
    """What the files of tests in some folders are about, by their names."""
    tests = ROOT.parents[1] / "tests"
    return [path.stem.removeprefix("test_") for folder in folders for path in (tests / folder).glob("test_*.py")]


def is_about(name: str, topic: str) -> bool:
    return name == topic or name.startswith(topic + "_")


def test_the_tests_of_rules_are_named_after_their_topics():
    known = topics("rules") | topics("engine")
    assert not [name for name in files_about("rules") if not any(is_about(name, each) for each in known)]


def test_every_topic_has_tests_of_its_name():
    """Among those of the rules, or, where a topic is all about a few cards, among those of the cards."""
    names = files_about("rules", "cards")
    assert not [topic for topic in topics("lang") if not any(is_about(name, topic) for name in names)]


def test_what_a_topic_says_is_about_its_own_words():
    """A topic declares the phrases, the meanings and the results of the words that its namesake in `lang` defines."""
    homes = {name: path.stem for path in (ROOT / "lang").glob("*.py") for name in classes(path)}
    paths = [path for room in ("rules", "text/en", "text/fr") for path in (ROOT / room).glob("*.py")]
    found = [(path, name) for path in paths for name in declared(path)]
    wrong = [f"{path.relative_to(ROOT)} speaks of {name}" for path, name in found if homes[name] != path.stem]
    assert len(found) > 350 and not wrong


def classes(path: Path) -> list[str]:
    return [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]


def declared(path: Path) -> list[str]:
    """The words that a module declares something about."""
    return re.findall(
        r"^@(?:says|evaluates|performs|performs_on_cards)\(lang\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_no_test_needs_the_main_thread_to_itself():
    """The browser tests leave a running event loop in it (tests/server/harness.py has `run`): any selection passes."""
    wrong = [path.name for path in Path(__file__).parent.rglob("*.py") if "asyncio." + "run(" in path.read_text()]
    assert wrong == []


HERE = Path(__file__).parent
WAITING = HERE / "waiting.py"  # the one place that looks at the clock: it says that a test hangs
CLOCK = {"time.sleep", "time.time", "time.monotonic", "time.perf_counter", "asyncio.sleep"}


def depends_on_chance_or_time(node: ast.AST) -> bool:
    """Whether this makes a test depend on the speed of the machine, or on chance without a seed."""
    if isinstance(node, ast.ImportFrom):
        return any(f"{node.module}.{each.name}" in CLOCK for each in node.names)
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    name = ast.unparse(node.func)
    yields = name == "asyncio.sleep" and ast.unparse(node.args[0]) == "0"
    unseeded = name.startswith("random.") and not (name == "random.Random" and node.args)
    return node.func.attr == "wait_for_timeout" or (name in CLOCK and not yields) or unseeded


def test_no_test_depends_on_the_speed_of_the_machine_or_on_chance():
    wrong = []
    for path in sorted(set(HERE.rglob("*.py")) - {WAITING}):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        wrong += [f"{path.relative_to(HERE)}:{node.lineno} {ast.unparse(node)}" for node in ast.walk(tree)
                  if depends_on_chance_or_time(node)]  # fmt: skip
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("call", ["time.sleep(1)", "time.monotonic() + 3", "page.wait_for_timeout(50)",
                                  "random.random()", "random.Random()", "asyncio.sleep(0.1)",
                                  "from time import sleep"])  # fmt: skip
def test_a_call_that_would_make_a_test_unsteady_is_seen(call: str):
    assert any(map(depends_on_chance_or_time, ast.walk(ast.parse(call))))


@pytest.mark.parametrize(
    "call", ["random.Random(3)", "rng.random()", "asyncio.sleep(0)", "expect(page).to_be_visible()"]
)
def test_a_seeded_or_state_driven_call_is_allowed(call: str):
    assert not any(map(depends_on_chance_or_time, ast.walk(ast.parse(call))))


def cannot_be_compiled(node: ast.AST) -> bool:
    """mypyc makes no msgspec records (their fields lose their types), and does not know `x in (a, *b)`."""
    if isinstance(node, ast.Compare):
        parts = [part for each in node.comparators for part in getattr(each, "elts", ())]
        return any(isinstance(part, ast.Starred) for part in parts)
    return isinstance(node, ast.ClassDef) and bool(node.keywords)


def test_what_is_compiled_can_be_compiled():
    wrong = []
    for path in sorted(path for room in compiled.PACKAGES for path in (ROOT / room).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        wrong += [f"{path.name}:{node.lineno}" for node in ast.walk(tree) if cannot_be_compiled(node)]
    assert not wrong
