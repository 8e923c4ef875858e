"""English. What cards are called: categories, types, icons, skills, characteristics, titles."""

from __future__ import annotations

from cantina import lang
from cantina.lang.characteristics import AGENDAS, KINDS_OF_INTERRUPT
from cantina.text import lexicon
from cantina.text.en.phrases import article, called, describe, head_of, join, says, suffix, thing
from cantina.text.grammar import Context, Head, Noun, Nouns
from cantina.text.lexicon import listed


@says(lang.Is)
def _is(node: lang.Is, c: Context) -> Nouns:
    if node.word in lexicon.ADJECTIVES:
        place = node.word in ("interior", "exterior", "nighttime", "planet", "scomp link")
        return (Noun(before=(lexicon.ADJECTIVES[node.word].en,), place=place),)
    if node.word in AGENDAS:
        return (Noun(after=(f"with {article(lexicon.noun(node.word).en)}",)),)
    if "#" in node.word:  # there is one of each number
        return called(lexicon.noun(node.word).en)
    return (Noun((head_of(node.word),)),)


@says(lang.Named)
def _named(node: lang.Named, c: Context) -> Nouns:
    return called(node.title)


@says(lang.Titled)
def _titled(node: lang.Titled, c: Context) -> Nouns:
    return (Noun(after=(f"with '{node.words}' in the title",)),)


@says(lang.Family)
def _family(node: lang.Family, c: Context) -> Nouns:
    return (Noun((Head(node.name, f"{node.name}s", beside=node.name),)),)


@says(lang.Backed)
def _backed(node: lang.Backed, c: Context) -> Nouns:
    return (Noun(before=(f"{lexicon.SIDES[node.side][0]} Side",)),)


@says(lang.SameTitle)
def _same_title(node: lang.SameTitle, c: Context) -> Nouns:
    return (Noun(after=(f"with the same title as {thing(node.like, c)}",)),)


@says(lang.SameType)
def _same_type(node: lang.SameType, c: Context) -> Nouns:
    return (Noun(after=(f"of the same card type as {thing(node.like, c)}",)),)


@says(lang.LoreSays)
def _lore_says(node: lang.LoreSays, c: Context) -> Nouns:
    words = listed([f"'{word}'" for word in lang.each_of(node.word)], "or")
    return (Noun(after=(f"whose lore uses the word {words}",)),)


@says(lang.OfSpecies)
def _of_species(node: lang.OfSpecies, c: Context) -> Nouns:
    if node.like is None:
        return (Noun(after=("whose lore specifies its species",)),)
    return (Noun(after=(f"of the species of {thing(node.like, c)}",)),)


@says(lang.CountsAs)
def _counts_as(node: lang.CountsAs, c: Context) -> str:
    word = node.word if node.word.istitle() else article(lexicon.noun(node.word).en)  # a person has a capital
    return f"{thing(lang.SELF, c)} counts as {word} for {thing(node.on, c, 'many')}"


@says(lang.Grant)
def _grant(node: lang.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    if node.word == "no battleground":
        return f"{said.text} {'are no battlegrounds' if said.many else 'is no battleground'}{suffix(node.when, c)}"
    if node.word in KINDS_OF_INTERRUPT:
        kind = f"{lexicon.ADJECTIVES[node.word].en} Interrupt"
        return f"{said.text} {f'are {kind}s' if said.many else f'is {article(kind)}'}{suffix(node.when, c)}"
    if node.word in lexicon.ADJECTIVES:
        return f"{said.text} {'are' if said.many else 'is'} {lexicon.ADJECTIVES[node.word].en}{suffix(node.when, c)}"
    word = lexicon.noun(node.word)
    return f"{said.text} {f'are {word.ens}' if said.many else f'is {article(word.en)}'}{suffix(node.when, c)}"
