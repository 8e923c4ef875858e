"""What cards are called (glossary: characteristics, capitalization, card-type)."""

from __future__ import annotations

from typing import get_args

from cantina import lang
from cantina.engine.board import cached_per_board
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, Match, Words, evaluates, is_called, referenced_cards, use_words
from cantina.engine.statuses import goes_by_name, stripped
from cantina.engine.texts import Index, ability_applies, lines_of, own_abilities, printed_abilities
from cantina.engine.values import BaseOverride, overrides_base, value
from cantina.lang.characteristics import IN_LORE, KINDS_OF_INTERRUPT, belongs, canonical, species
from cantina.lang.titles import fold, titles_in
from cantina.lang.vocabulary import StandIn
from cantina.model.card import Definition
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.sides import SIDES, TABLE, Side
from cantina.rules.dejarik import PIECES, is_piece

STAND_INS = frozenset(get_args(StandIn))


@evaluates(lang.Is)
def _is(node: lang.Is) -> Match:
    """Capitals make no difference: every card carries its words in small letters too (glossary: capitalization)."""
    word = node.word.lower()
    if word in STAND_INS:
        return lambda c, id: is_called(c.g, id, word) or counts_as(c, word, id)
    return lambda c, id: is_called(c.g, id, word)


def counts_as(c: Context, word: str, id: int) -> bool:
    """Whether a card counts as such a one, or as such a person, for the card whose text asks."""
    if not c.self:
        return False
    there = c.g.state.cards[id].zone == TABLE
    lines = lines_of(c.g, lang.CountsAs) if there else own_abilities(c.g, id, lang.CountsAs)
    return any(
        each.source == id and each.ability.word == word and ability_applies(c.g, each, on=c.self) for each in lines
    )


@evaluates(lang.Named)
def _named(node: lang.Named) -> Match:
    title = fold(node.title)
    return lambda c, id: title in titles_in(c.g.faces[id].title) and goes_by_name(c.g.state.cards[id])


@evaluates(lang.Titled)
def _titled(node: lang.Titled) -> Match:
    wanted = fold(node.words)
    return lambda c, id: wanted in fold(c.g.faces[id].title)


@evaluates(lang.LoreSays)
def _lore_says(node: lang.LoreSays) -> Match:
    found = frozenset().union(*(IN_LORE[word] for word in lang.each_of(node.word)))
    return lambda c, id: c.g.faces[id].id in found


@evaluates(lang.Family)
def _family(node: lang.Family) -> Match:
    name = node.name.lower()
    return lambda c, id: goes_by_name(c.g.state.cards[id]) and is_called(c.g, id, name)


@evaluates(lang.Backed)
def _backed(node: lang.Backed) -> Match:
    return lambda c, id: c.g.faces[id].side == node.side


def card_types(g: Engine, id: int) -> frozenset[str]:
    """The card type: a character's types, any other card's category (glossary: characteristics.20, card-type)."""
    face = g.faces[id]
    return frozenset(face.types if face.category == "character" else (face.category,))


@evaluates(lang.SameTitle)
def _same_title(node: lang.SameTitle) -> Match:
    return lambda c, id: any(namesakes(c.g.face(id), c.g.face(each)) for each in referenced_cards(c, node.like))


def namesakes(one: Definition, other: Definition) -> bool:
    """Whether two cards have a title in common."""
    return not titles_in(one.title).isdisjoint(titles_in(other.title))


@evaluates(lang.OfSpecies)
def _of_species(node: lang.OfSpecies) -> Match:
    known = species()

    def match(c: Context, id: int) -> bool:
        own = known.get(c.g.faces[id].id)
        if node.like is None or own is None:
            return own is not None
        return any(known.get(c.g.faces[each].id) == own for each in referenced_cards(c, node.like))

    return match


@evaluates(lang.SameType)
def _same_type(node: lang.SameType) -> Match:
    return lambda c, id: any(card_types(c.g, id) & card_types(c.g, each) for each in referenced_cards(c, node.like))


@overrides_base("uniqueness")
def _dots(g: Engine, stat: str, id: int) -> BaseOverride:
    return BaseOverride(g.faces[id].unique)


def uniqueness(g: Engine, id: int) -> int:
    """How many of a card a player may have on table, as texts leave it; 0 is any number. Of some there may be one in
    each place (reading: cave-rules)."""
    if g.faces[id].is_restricted:
        return 0
    return int(value(g, "uniqueness", id) or 0)


def _extra_words(g: Engine, id: int) -> frozenset[str]:
    category = g.faces[id].category
    base = stripped(g.card(id), g.faces[id].words)
    if is_piece(g, id):
        base &= PIECES  # neither Effects nor Interrupts (reading: holosite)
    granted = [canonical(each.ability.word) for each in lines_of(g, lang.Grant)
               if belongs(canonical(each.ability.word), category) and ability_applies(g, each, to=id)]  # fmt: skip
    granted += [word.lower() for word in granted]
    if KINDS_OF_INTERRUPT.intersection(granted):
        base -= KINDS_OF_INTERRUPT
    more = _sensitivity(g, id) if "character" in base else _nature(g, id) if "creature" in base else ()
    return base.union(granted, more) if granted or more else base


def _nature(g: Engine, id: int) -> tuple[str, ...]:
    """A creature of a high defense value is ferocious, but for some (glossary: ferocious)."""
    face = g.faces[id]
    return ("ferocious",) if (face.defense or 0) > 2 and face.title not in MEEK else ()


MEEK = ("Mynock", "Vine Snake")


def _sensitivity(g: Engine, id: int) -> tuple[str, ...]:
    strength = g.faces[id].ability
    card = g.card(id)
    if card.zone == "table" and (card.statuses or lines_of(g, lang.Modify, "ability")):
        strength = value(g, "ability", id)
    return sensitivity(strength, card.side)


def sensitivity(strength: Num | None, side: Side) -> tuple[str, ...]:
    """Ability decides how sensitive to the Force a character is (glossary: force-sensitivity, character-jedi)."""
    if strength is None or strength < 3:
        return ()
    if strength < 6:
        return ("Force-attuned", "force-attuned") if strength < 4 else ("Force-sensitive", "force-sensitive")
    if side == "dark":
        return ("dark jedi",)
    return ("jedi", "jedi knight") if strength < 7 else ("jedi",)


def _are_steady(g: Engine, id: int) -> bool:
    """Whether no text that may come and go with more than the table has a say in what a card on table is called."""
    card = g.card(id)
    if card.zone != "table" or card.statuses:
        return False
    texts = printed_abilities(g).by_kind
    return lang.Grant not in texts and lang.Gives not in texts and "ability" not in texts.get(lang.Modify, {})


# What follows from a card's other facts, and what an Interrupt may cease to be.
DERIVED = KINDS_OF_INTERRUPT.union(
    ("ferocious",), (word for side in SIDES for strength in range(8) for word in sensitivity(strength, side))
)


def _is_printed_fact(g: Engine, id: int, word: str) -> bool:
    """Whether no status, rule or text on table has a say in whether a card is called so."""
    changing = _changing_words(g)
    return changing is not None and word not in changing and not g.card(id).statuses and not is_piece(g, id)


def _changing_words(g: Engine) -> frozenset[str] | None:
    """The words that print alone does not decide, in small letters; None where a text on table may be any text."""
    return cached_per_board(g, "changing words", lambda: _find_changing(printed_abilities(g).by_kind))


def _find_changing(texts: Index) -> frozenset[str] | None:
    given = [each.ability for lines in texts.get(lang.Gives, {}).values() for each in lines]
    if any(each.of is not None for each in given):
        return None
    lines = [each.ability for lines in texts.get(lang.Grant, {}).values() for each in lines]
    granted = [node for node in inside([*lines, *given]) if isinstance(node, lang.Grant)]
    return DERIVED.union(each.word.lower() for each in granted)


use_words(Words(_extra_words, _are_steady, _is_printed_fact))
