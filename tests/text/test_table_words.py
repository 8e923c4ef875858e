"""The table in the browser has a word, and a drawing where it wants one, for all that the engine can send it."""

import re
from pathlib import Path
from typing import get_args

import pytest

from cantina.bots import BOTS
from cantina.decks import bundled, bundled_deck, standard_catalog
from cantina.lang import STATUSES
from cantina.lang.characteristics import CATEGORIES
from cantina.lang.vocabulary import Seat, Segment
from cantina.model.sides import PHASES
from cantina.play.scenario.queries import ZONES, ScenarioQueries
from cantina.rules.player_actions import explained, verbs_of
from cantina.server.content.catalog import BOT_NAMES, NUMBERS
from cantina.server.games.pass_settings import MOMENTS
from cantina.text.messages import ROWS
from cantina.view.seat import SHOWN

WEB = Path(__file__).parents[2] / "web" / "src"
FACES = standard_catalog().by_id.values()
STATS = {*NUMBERS, *SHOWN}
ICONS = {icon for face in FACES for icon in face.icons}
# What a proof may ask of a table: the questions of scenarios that are told to who looks on.
ASKED = {name for name, question in vars(ScenarioQueries).items() if hasattr(question, "__wrapped__")}
# What the pages look up by the engine's word, by the group that its message begins with.
WORDS: dict[str, set[str]] = {
    "category": {*CATEGORIES} - {"card"},
    "type": {each for face in FACES for each in face.types},
    "icon": ICONS,
    "stat": STATS,
    "seat": {*get_args(Seat)},
    "phase": {*PHASES},
    "segment": {"initiation", *get_args(Segment), "ended"},
    "verb": explained() | {verb for face in FACES for zone in ("hand", "table") for verb in verbs_of(face, zone)},
    "zone": {*ZONES},
    "asked": ASKED - {"can", "why_not"} - STATS,
    "pile": {"reserve", "force", "used", "lost"},
    "ask": {*MOMENTS},
    "deck": {*bundled()},
    "bot": {*BOTS},
}
# Where the story of a game tells kinds of event apart.
LISTS_OF_EVENTS = {"HOLDS": "beats", "NEWS": "beats", "LARGE": "showing", "CHANGES": "intermediateView"}


def messages(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+) =", (WEB / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8"), re.M))


def key(group: str, word: str) -> str:
    """The message of a word: the page makes it in the same way (`term`)."""
    return f"{group}-" + re.sub("[^a-z0-9]+", "-", word.lower())


def source(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def constant(path: str, name: str) -> str:
    """What a constant of the pages is said to be."""
    found = re.search(rf"^ *(?:export )?const {name}\b[^=]*= (.*?);$", source(path), re.M | re.S)
    assert found, f"{name} is not in {path}"
    return found.group(1)


def keys(record: str) -> set[str]:
    """The keys of a record: first in a line, or before a plain value."""
    return set(re.findall(r"(?:^  ['\"]?|, '?(?=[a-z' -]+: [A-Z0]))([A-Za-z][A-Za-z' -]*?)['\"]?[:,]", record, re.M))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("group", WORDS)
def test_every_word_of_the_engine_is_said_in_both_languages(group: str, lang: str) -> None:
    assert WORDS[group]
    assert {word for word in WORDS[group] if key(group, word) not in messages(lang)} == set()


def listed(path: str, name: str) -> list[str]:
    """The words of a constant that is a list."""
    return re.findall(r"'(\w+)'", constant(path, name))


def test_the_pages_know_the_bundled_decks_before_they_are_fetched() -> None:
    assert listed("decks/bundled.svelte.ts", "NAMES") == list(bundled())
    assert all(bundled_deck(name).side == name.rpartition("_")[2] for name in bundled())


def test_bots_have_one_name_everywhere() -> None:
    assert tuple(listed("home/OpponentChoice.svelte", "BOTS")) == BOTS
    for lang, said in zip(("en", "fr"), zip(*BOT_NAMES.values(), strict=True), strict=True):
        found = dict(re.findall(r"^bot-(\w+) = (.*)$", source(f"i18n/{lang}.ftl"), re.M))
        assert tuple(found[bot] for bot in BOT_NAMES) == said


@pytest.mark.parametrize("words", [ICONS, {*STATUSES}, STATS], ids=["icons", "statuses", "numbers"])
def test_what_is_shown_small_is_drawn(words: set[str]) -> None:
    assert words - keys(constant("card/glyphs.ts", "GLYPHS")) == set()


def test_numbers_that_are_sent_are_shown() -> None:
    shown = set(re.findall(r"'(\w+)'", constant("card/numbers.ts", "STATS")))
    assert STATS - shown == {"destiny"}, "destiny has a place of its own"


@pytest.mark.parametrize("name", LISTS_OF_EVENTS)
def test_the_story_calls_events_as_the_engine_does(name: str) -> None:
    listed = constant(f"story/{LISTS_OF_EVENTS[name]}.ts", name)
    kinds = set(re.findall(r"'([a-z-]+)'", listed)) if listed.startswith("new Set") else keys(listed)
    assert len(kinds) > 9
    assert {kind for kind in kinds if f"event.{kind}" not in ROWS} == set()
