"""No text reads as nonsense: neither those of the cards nor any that their words could make."""

from collections.abc import Iterator
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from cantina.cards import CARDS
from cantina.lang import *
from cantina.model.node import Node
from cantina.text import lexicon
from cantina.text import render as text
from tests.text.nonsense import nonsense_in
from tests.text.samples import concrete, sample

BOTH = pytest.mark.parametrize("lang", text.LANGUAGES)
FILTERS = [sample(kind) for kind in concrete(Filter)] + [
    your(CHARACTER), theirs(SITE), HERE, SELF, TARGET, THAT, CHARACTER & PILOT & At(SITE), DROID | WEAPON,
    LOCATION & Occupied(YOU) & Occupied(OPPONENT), Named("Hoth"), ~PILOT & CHARACTER,
]  # fmt: skip
CONDITIONS = [sample(kind) for kind in concrete(Condition)]
AMOUNTS = [sample(kind) for kind in concrete(Amount)]
FILLERS = {Filter: FILTERS, Condition: CONDITIONS, Amount: AMOUNTS}


@BOTH
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.title} {card.side}")
def test_no_card_reads_as_nonsense(card, lang: str) -> None:
    assert not nonsense_in(text.card_text(card, lang), lang)


def filled(kind: type) -> Iterator[Node]:
    """A word of the language with each other word in each place that takes it."""
    plain = sample(kind)
    for name, hint in get_type_hints(kind).items():
        for taken, fillers in FILLERS.items():
            if name in kind.__struct_fields__ and _takes(hint, taken):
                yield from (msgspec.structs.replace(plain, **{name: each}) for each in fillers)


def _takes(hint: Any, kind: type) -> bool:
    return hint == kind or (get_origin(hint) in (Union, UnionType) and kind in get_args(hint))


@pytest.mark.parametrize("kind", concrete(), ids=lambda kind: kind.__name__)
def test_no_word_reads_as_nonsense_with_another_one_in_it(kind: type) -> None:
    for node in filled(kind):
        for lang in text.LANGUAGES:
            said = text.phrase(node, lang)
            assert not nonsense_in(said, lang), said


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "lose the loser's the target or second"), ("en", "the the target"), ("en", "more than 1 cards"),
    ("en", "your starships are cost to move and deploy +1"), ("en", "cards with 'bad feeling' in its title"),
    ("fr", "la la cible et la cette carte"), ("fr", "plus de 1 cartes"), ("fr", "Dès que vous l'avez ou si Luke l'a"),
    ("fr", "une localisation qui n'est pas où se trouve Luke"), ("fr", "un site hors de Hoth de planète"),
    ("fr", "le texte de jeu qui sert vous"), ("fr", "engager une bataille"),
])  # fmt: skip
def test_nonsense_is_noticed(lang: str, said: str) -> None:
    assert nonsense_in(said, lang)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "the target and that card that are the loser's are lost"),
    ("fr", "la cible et cette carte qui sont au perdant vont à la pile perdue"),
])  # fmt: skip
def test_whose_a_card_is_that_was_named_before(lang: str, said: str) -> None:
    """An article of its own leaves no room for an owner's."""
    node = Lose((TARGET | THAT) & Of(LOSER))
    assert nonsense_in(text.phrase(node, lang), lang) == [] and text.phrase(node, lang) == said


def test_women_are_women_in_french() -> None:
    women = [card for card in CARDS if "female" in card.traits and len(card.personas) < 2]
    assert {name for card in women for name in (card.title, *card.personas)} - lexicon.WOMEN == set()
