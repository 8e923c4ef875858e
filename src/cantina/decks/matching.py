"""Finds the cards whose titles are most like what was written, however it was misspelt or shortened."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from math import log
from typing import NamedTuple

from cantina.decks.known import SHIELD, Known, is_virtual, names
from cantina.decks.sets import set_of, set_shortened
from cantina.decks.words import SMALL, as_initials, initials, key, tokens
from cantina.lang.titles import Printed
from cantina.model.sides import Side

LIKELY = 0.57  # from this likeness on, a card is worth asking for
_MISSPELT = 0.7  # two words so alike may be one
_ONE_WORD = 0.75  # titles without spaces so alike may be one
_FEW = 40  # so many candidates are compared in full
_SHOWN = 3  # and so many are offered
_LONGEST = 9  # so many words are shortened to their initials at most
_WRITTEN = 0.9  # how much likeness in letters alone counts
_RIGHT_KIND, _WRONG_KIND, _VIRTUAL = 0.06, -0.12, -0.08
_FOUND = 0.25  # how much less a word counts that the list leaves out than one that the title lacks
_JOINED = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[0-9])(?=[A-Z][a-z])")
_SAID_FOR = dict.fromkeys(("saber", "sabre", "sabers", "lightsabre", "stick", "ls"), "lightsaber")


class Near(NamedTuple):
    """A card that may be meant, and how like it is to what was written."""

    likeness: float
    card: Printed


class _Name(NamedTuple):
    """One of the names of a card, by its words."""

    card: Printed
    words: list[str]
    letters: str


class Matcher:
    """The words of all titles, and which titles have them."""

    def __init__(self, cards: Known) -> None:
        self._names = [_Name(card, tokens(name), key(name))
                       for card in cards.cards.values() for name in dict.fromkeys(names(card))]  # fmt: skip
        self._made = cards.made
        self._with: dict[str, list[int]] = defaultdict(list)
        for n, name in enumerate(self._names):
            for word in {*name.words, *_runs(name.words)}:
                self._with[word].append(n)
        often = Counter(word for name in self._names for word in set(name.words))
        self._weights = {word: self._weight_of(word, count) for word, count in often.items()}
        self._unknown = 0.6 * max(self._weights.values())
        self._by_part: dict[str, list[str]] = defaultdict(list)
        for word in self._weights:
            for part in _parts(word):
                self._by_part[part].append(word)
        self._alike: dict[str, dict[str, float]] = {}

    def _weight_of(self, word: str, count: int) -> float:
        return 0.5 if word in SMALL else log(1 + len(self._names) / count)

    def nearest(self, wanted: str, side: Side | None, kind: str = "", zone: str = "") -> tuple[Near, ...]:
        """The cards of a side that are most like it, the likest first; `kind` is what they were listed among."""
        words = self._words(wanted)
        best: dict[str, Near] = {}
        for n in self._candidates(words, side):
            name = self._names[n]
            if name.card.category == SHIELD and zone != "outside":
                continue
            likeness = self._likeness(words, key(wanted), name) + _of_kind(kind, name.card)
            known = best.get(name.card.id)
            if likeness >= LIKELY and (known is None or likeness > known.likeness):
                best[name.card.id] = Near(likeness, name.card)
        if not best:
            best = {near.card.id: near for near in self._by_letters(key(wanted), side)}
        ranked = sorted(best.values(), key=lambda near: (-round(near.likeness, 2), near.card.id not in self._made))
        return tuple(ranked[:_SHOWN])

    def _by_letters(self, letters: str, side: Side | None) -> list[Near]:
        """The names that are most like it without its words being known: it may be written as one."""
        fitting = {name.letters: name.card for name in self._names if side in (None, name.card.side)}
        close = get_close_matches(letters, fitting, cutoff=_ONE_WORD)
        return [Near(_ONE_WORD, fitting[each]) for each in close]

    def _words(self, wanted: str) -> list[str]:
        """The words of what was written, those put together again that a title has as one."""
        said = [_SAID_FOR.get(word, word) for word in tokens(_JOINED.sub(" ", wanted))]
        found: list[str] = []
        for word in said:
            if found and found[-1] + word in self._weights:
                found[-1] += word
            else:
                found.append(word)
        return found

    def _candidates(self, words: list[str], side: Side | None) -> list[int]:
        """The names that share the weightiest words with it, or words like them."""
        scores: Counter[int] = Counter()
        for word in words:
            for other, alike in self.similar(word).items():
                for n in self._with[other]:
                    scores[n] += int(1000 * alike * self._weights[other])
            if word not in self._weights:
                for n in self._with.get(as_initials(word), ()):
                    scores[n] += int(1000 * len(word) * self._unknown / 2)
        fitting = (n for n, _ in scores.most_common(20 * _FEW) if side in (None, self._names[n].card.side))
        return [n for n, _ in zip(fitting, range(_FEW), strict=False)]

    def similar(self, word: str) -> dict[str, float]:
        """The words of titles that are like a word, with their likeness."""
        if word not in self._alike:
            shared = Counter(other for part in _parts(word) for other in self._by_part.get(part, ()))
            alike = {other: _alike(word, other) for other, parts in shared.items()
                     if other[0] == word[0] or 2 * parts >= len(word) - 2}  # fmt: skip
            self._alike[word] = {other: much for other, much in alike.items() if much}
        return self._alike[word]

    def _likeness(self, words: list[str], letters: str, name: _Name) -> float:
        """How alike the words are, or the letters, whichever is more."""
        free = dict(enumerate(name.words))
        said = found = 0.0
        whole = sum(self._weights[word] for word in name.words)
        for word in sorted(words, key=lambda each: -self._weights.get(each, self._unknown)):
            own = self._weights.get(word, self._unknown)
            if set_shortened(word) == set_of(name.card.id):  # as good as a word of the title
                said, found, whole = said + own, found + own, whole + own
                continue
            much, places = self._fit(word, free)
            weight = sum(self._weights[free.pop(place)] for place in places)
            found += much * weight
            said += weight or own
        lettered = SequenceMatcher(None, letters, name.letters).ratio() * _WRITTEN
        if not found:
            return lettered
        precision, recall = found / said, found / whole
        return max(lettered, (1 + _FOUND) * precision * recall / (_FOUND * precision + recall))

    def _fit(self, word: str, free: dict[int, str]) -> tuple[float, list[int]]:
        """How well a word fits one that is left, or the initials of several, and which they are."""
        alike = self.similar(word)
        much, place = max(((alike.get(other, 0.0), -at) for at, other in free.items()), default=(0.0, 0))
        run = _run_in(word, free) if much < _MISSPELT else []
        if run:
            return _WRITTEN, run
        return (much, [-place]) if much else (0.0, [])


@lru_cache(maxsize=4)
def matcher(cards: Known) -> Matcher:
    """The matcher of what is known, made when a list first has a doubtful title."""
    return Matcher(cards)


def _of_kind(kind: str, card: Printed) -> float:
    """How much likelier a card is for what it was listed among, and for being of the game's own time."""
    later = _VIRTUAL if is_virtual(card.id) else 0
    if not kind:
        return later
    return later + (_RIGHT_KIND if kind == card.category else _WRONG_KIND)


def _runs(words: list[str]) -> set[str]:
    """The initials of all neighbours."""
    last = len(words)
    return {initials(words[a:b]) for a in range(last) for b in range(a + 2, min(last, a + _LONGEST) + 1)}


def _run_in(word: str, free: dict[int, str]) -> list[int]:
    """The places of neighbours whose initials a word is."""
    for start in free:
        places = [place for place in range(start, start + len(word)) if place in free]
        if len(word) > 1 and initials([free[place] for place in places]) == as_initials(word):
            return places
    return []


def _parts(word: str) -> set[str]:
    """The first letter of a word, and all its neighbours."""
    return {word[0], *(word[n : n + 2] for n in range(len(word) - 1))}


def _alike(word: str, other: str) -> float:
    """How likely a word of a list is one of a title: the same, a part of it, shortened or misspelt; 0 if not."""
    if word == other:
        return 1
    if word.isdigit() or other.isdigit():
        return 0
    if other.startswith(word):
        return 0.9 if len(word) > 2 else 0.6 if len(word) == 2 else 0.3
    if len(other) > 3 and word.startswith(other):
        return 0.85
    if len(word) > 1 and word[0] == other[0] and len(word) < len(other) and _is_within(word, other):
        return 0.5
    return _misspelt(word, other)


def _is_within(word: str, other: str) -> bool:
    """Whether the letters of a word come in the other one, in their order."""
    rest = iter(other)
    return all(letter in rest for letter in word)


def _misspelt(word: str, other: str) -> float:
    if min(len(word), len(other)) < 3 or abs(len(word) - len(other)) > 3:
        return 0
    shared = sum((Counter(word) & Counter(other)).values())
    if 2 * shared < _MISSPELT * (len(word) + len(other)):
        return 0
    ratio = SequenceMatcher(None, word, other).ratio()
    return 0.95 * ratio if ratio >= _MISSPELT else 0
