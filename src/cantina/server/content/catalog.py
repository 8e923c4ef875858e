"""What does not change while the server runs: cards, decks, rules, bots. Worked out once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from cantina.bots import BOTS
from cantina.decks import (
    FORMATS,
    bundled,
    bundled_deck,
    read_deck,
    read_draft,
    standard_catalog,
    write_deck,
)
from cantina.decks.deck import Deck
from cantina.decks.problems import Problem
from cantina.glossary import Entry, Statement, load
from cantina.glossary.coverage import Coverage, read_record
from cantina.glossary.search_terms import Phrases, search_terms
from cantina.lang.titles import french_title
from cantina.model.card import Definition
from cantina.proofs.archive import bundled_proofs
from cantina.rules.player_actions import verbs_of
from cantina.server.errors import ApiError
from cantina.server.http.cached_response import CachedResponse
from cantina.text.render import LANGUAGES, card_text, word_label

NUMBERS = ("deploy", "forfeit", "power", "ability", "politics", "maneuver", "armor", "hyperspeed", "landspeed",
           "parsec", "ferocity", "defense")  # fmt: skip
BOT_NAMES = {
    "random": ("random", "au hasard"),
    "heuristic": ("experienced", "expérimenté"),
    "master": ("master", "maître"),
}
FACES = 5  # of a bundled deck that are shown before all cards are fetched
View = dict[str, Any]


@cache
def cards() -> CachedResponse:
    """Every implemented card."""
    faces = sorted(standard_catalog().by_id.values(), key=lambda face: (face.title, face.side, face.id))
    return CachedResponse.of(msgspec.json.encode([_written(face.id) for face in faces]))


@cache
def _written(id: str) -> msgspec.Raw:
    """A card written out: kept one by one, so that whoever is broken off leaves the next one less to do."""
    return msgspec.Raw(msgspec.json.encode(card_view(standard_catalog().by_id[id])))


def card_view(face: Definition) -> View:
    """A card as printed, with its text in both languages."""
    numbers: View = {name: getattr(face, name) for name in NUMBERS if getattr(face, name) is not None}
    return {
        "id": face.id, "title": face.title, "french": french_title(face.title), "side": face.side,
        "category": face.category, "types": list(face.types),
        "unique": face.unique, "numbers": {"destiny": list(face.destiny), **numbers}, "icons": list(face.icons),
        "traits": [{lang: word_label(each, lang) for lang in LANGUAGES} for each in face.traits],
        "model": face.model, "planet": face.planet,
        "force": {"light": face.light_icons, "dark": face.dark_icons},
        "text": {lang: card_text(face, lang) for lang in LANGUAGES}, "rules": _rules_of().get(face.id, []),
        "verbs": {zone: verbs_of(face, zone) for zone in ("hand", "table")}, "other": face.back or face.front,
        "back": bool(face.front),
    }  # fmt: skip


@cache
def _rules_of() -> dict[str, list[str]]:
    """The entries of the rulebook that speak of each card."""
    found: dict[str, list[str]] = {}
    for entry in load().entries:
        for card in entry.cards:
            found.setdefault(card, []).append(entry.id)
    return found


@cache
def decks() -> CachedResponse:
    """The decks that come with the game."""
    return CachedResponse.of(msgspec.json.encode([_deck(name) for name in bundled()]))


def _deck(name: str) -> View:
    deck = bundled_deck(name)
    faces = standard_catalog().by_id
    kinds = Counter(faces[id].category for id in deck.cards)
    return {"name": name, "side": deck.side, "cards": _listed(deck.cards), "outside": _listed(deck.outside),
            "kinds": dict(kinds.most_common()), "faces": [card_view(each) for each in _faces(deck)]}  # fmt: skip


def _faces(deck: Deck) -> list[Definition]:
    """Cards that stand for a deck, each title once: its unique characters, then the others, the strongest first."""
    cards = {face.title: face for face in map(standard_catalog().by_id.__getitem__, deck.cards)}

    def rank(face: Definition) -> tuple[bool, float, str]:
        return face.category != "character" or face.unique != 1, -(face.power or 0), face.title

    return sorted(cards.values(), key=rank)[:FACES]


def _listed(cards: tuple[str, ...]) -> list[View]:
    faces = standard_catalog().by_id
    return [{"card": id, "title": faces[id].title, "copies": n} for id, n in Counter(cards).items()]


def said_of(problems: Iterable[Problem]) -> list[dict[str, str]]:
    """Problems of a deck in both languages."""
    return [{lang: each.text(lang) for lang in LANGUAGES} for each in problems]


def check_deck(text: str) -> View:
    """Whether a deck list can be played, all that is wrong with it, and its cards as far as they are known."""
    draft = read_draft(text)
    said = said_of(draft.problems)
    zones = {zone: dict(Counter(getattr(draft, zone))) for zone in ("cards", "outside", "start")}
    return {"ok": not said, "side": draft.side, "count": len(draft.cards), "problems": said, **zones}


def write_list(text: str, format: str) -> View:
    """A sound deck list in another format; DeckError if it is not sound, or the format has no place for a card."""
    if format not in FORMATS:
        raise ApiError("malformed", why=f"format: {', '.join(FORMATS)}")
    return {"text": write_deck(read_deck(text), format)}


@cache
def bots() -> bytes:
    """The bots, weakest first."""
    named = [(name, *BOT_NAMES.get(name, (name.capitalize(),) * 2)) for name in BOTS]
    return msgspec.json.encode([{"name": name, "en": english, "fr": french} for name, english, french in named])


@cache
def rules() -> CachedResponse:
    """The entries of the rulebook."""
    return CachedResponse.of(msgspec.json.encode([_heading(entry) for entry in load().entries]))


@cache
def rulebook() -> CachedResponse:
    """All that the rulebook says, and what people call it, for pages that search it."""
    entries = [_whole(entry) for entry in load().entries]
    return CachedResponse.of(msgspec.json.encode({"small": sorted(search_terms().stop_words), "entries": entries}))


def _whole(entry: Entry) -> View:
    text = {"en": "\n".join(entry.texts("en")), "fr": "\n".join(entry.texts("fr"))}
    return {"id": entry.id, "kind": entry.kind, "title": {"en": entry.en, "fr": entry.fr}, "text": text,
            "also": search_terms().asked.get(entry.id, Phrases())}  # fmt: skip


def _heading(entry: Entry) -> View:
    return {"id": entry.id, "en": entry.en, "fr": entry.fr, "stage": entry.stage, "kind": entry.kind,
            "statements": len(entry.statements), "cards": len(entry.cards)}  # fmt: skip


@cache
def _coverage() -> Coverage:
    return Coverage(load(), read_record())


def rule(id: str) -> View:
    """One entry with all that it states."""
    try:
        entry = load().entry(id)
    except KeyError as error:
        raise ApiError("not-found") from error
    see = [{"id": each, "en": load().title(each, "en"), "fr": load().title(each, "fr")} for each in entry.see]
    return {
        **_heading(entry), "see": see, "cards": list(entry.cards),
        "reading": msgspec.to_builtins(entry.reading),
        "statements": [_statement(each) for each in entry.statements],
    }  # fmt: skip


def _statement(statement: Statement) -> View:
    """A sentence of the rules: whether it is proven, and how many proofs of it can be watched."""
    proofs = len(bundled_proofs().index.statements.get(statement.id, ()))
    return {**msgspec.to_builtins(statement), "state": _coverage().state(statement.id), "proofs": proofs}
