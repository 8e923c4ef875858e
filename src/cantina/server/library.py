"""What does not change while the server runs: cards, decks, rules, bots. Worked out once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec

from cantina.bots import BOTS
from cantina.decks import DeckError, bundled, bundled_deck, read_deck, standard_catalog
from cantina.glossary import Entry, load
from cantina.glossary.coverage import Coverage, read_record
from cantina.lang.titles import french_title
from cantina.model.card import Definition
from cantina.rules.deeds import verbs_of
from cantina.server.errors import Refused
from cantina.text import LANGUAGES, card_text, word_label

NUMBERS = ("deploy", "forfeit", "power", "ability", "politics", "maneuver", "armor", "hyperspeed", "landspeed",
           "parsec", "ferocity", "defense")  # fmt: skip
BOT_NAMES = {"random": ("Plays at random", "Joue au hasard"), "heuristic": ("Plays sensibly", "Joue avec bon sens")}
View = dict[str, Any]


@cache
def cards() -> bytes:
    """Every implemented card."""
    faces = sorted(standard_catalog().by_id.values(), key=lambda face: (face.title, face.side, face.id))
    return msgspec.json.encode([card_view(face) for face in faces])


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
def decks() -> bytes:
    """The decks that come with the game."""
    return msgspec.json.encode([_deck(name) for name in bundled()])


def _deck(name: str) -> View:
    deck, faces = bundled_deck(name), standard_catalog().by_id
    copies = Counter(deck.cards)
    listed = [{"card": id, "title": faces[id].title, "copies": n} for id, n in copies.items()]
    return {"name": name, "side": deck.side, "cards": listed}


def check_deck(text: str) -> View:
    """Whether a deck list can be played, and all that is wrong with it."""
    try:
        deck = read_deck(text)
    except DeckError as error:
        said = [{lang: each.text(lang) for lang in LANGUAGES} for each in error.problems]
        return {"ok": False, "side": None, "count": None, "problems": said}
    return {"ok": True, "side": deck.side, "count": len(deck.cards), "problems": []}


@cache
def bots() -> bytes:
    """The bots, weakest first."""
    named = [(name, *BOT_NAMES.get(name, (name.capitalize(),) * 2)) for name in BOTS]
    return msgspec.json.encode([{"name": name, "en": english, "fr": french} for name, english, french in named])


def rules(query: str = "") -> list[View]:
    """The entries of the rulebook; with a query, those that answer it, best first."""
    found = load().search(query) if query else load().entries
    return [_heading(entry) for entry in found]


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
        raise Refused("not-found") from error
    see = [{"id": each, "en": load().title(each, "en"), "fr": load().title(each, "fr")} for each in entry.see]
    return {
        **_heading(entry), "see": see, "cards": list(entry.cards),
        "reading": msgspec.to_builtins(entry.reading),
        "statements": [{**msgspec.to_builtins(each), "state": _coverage().state(each.id)} for each in entry.statements],
    }  # fmt: skip
