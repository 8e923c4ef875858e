"""The words of the game, each explained in a sentence of both languages."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from cantina.academy.terms import terms
from cantina.decks import standard_catalog
from cantina.glossary import load
from cantina.model.sides import PHASES
from cantina.text.render import card_text


def test_every_word_means_something_in_both_languages() -> None:
    for word in terms():
        assert word.en and word.fr, word.id
        for said in (word.means.en, word.means.fr):
            assert 20 <= len(said) <= 170 and said.endswith("."), said
    assert not [id for id, times in Counter(word.id for word in terms()).items() if times > 1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_form_belongs_to_two_words(lang: Literal["en", "fr"]) -> None:
    forms = Counter(form.lower() for word in terms() for form in set(getattr(word, lang)))
    assert not [form for form, times in forms.items() if times > 1]


def test_more_is_said_in_entries_that_there_are() -> None:
    known = {entry.id for entry in load().entries}
    assert {word.entry for word in terms() if word.entry} <= known


def test_every_phase_is_explained() -> None:
    assert {f"{phase}-phase" for phase in PHASES} <= {word.id for word in terms()}


def test_the_words_are_those_that_cards_say() -> None:
    faces = [face for face in standard_catalog().by_id.values() if face.id.startswith("1_")]
    said = " ".join(card_text(face, "en") for face in faces).lower()
    spoken = [word.id for word in terms() if any(form.lower() in said for form in word.en)]
    assert len(spoken) >= 30
