"""French. What cards are called: categories, types, icons, skills, characteristics, titles."""

from __future__ import annotations

from cantina import lang
from cantina.lang.characteristics import AGENDAS, KINDS_OF_INTERRUPT
from cantina.text import lexicon
from cantina.text.fr.phrases import called, de, describe, head_of, join, que, says, suffix, thing
from cantina.text.grammar import Context, Head, Noun, Nouns
from cantina.text.lexicon import agree, listed


@says(lang.Is)
def _is(node: lang.Is, c: Context) -> Nouns:
    if node.word in lexicon.ADJECTIVES:
        place = node.word in ("interior", "exterior", "nighttime", "planet", "scomp link")
        return (Noun(after=(lexicon.ADJECTIVES[node.word].fr,), place=place),)
    if node.word in AGENDAS:
        return (Noun(more=(f"doté{{e}}{{s}} d'un {lexicon.noun(node.word).fr}",)),)
    if "#" in node.word:  # there is one of each number
        return called(f"le {lexicon.noun(node.word).fr}")
    return (Noun((head_of(node.word),)),)


@says(lang.Named)
def _named(node: lang.Named, c: Context) -> Nouns:
    return called(node.title)


@says(lang.Titled)
def _titled(node: lang.Titled, c: Context) -> Nouns:
    return (Noun(more=(f"dont le titre contient « {node.words} »",)),)


@says(lang.Family)
def _family(node: lang.Family, c: Context) -> Nouns:
    return (Noun((Head(node.name, node.name, False, node.name, "sur"),)),)


@says(lang.Backed)
def _backed(node: lang.Backed, c: Context) -> Nouns:
    return (Noun(more=(de(lexicon.SIDES[node.side][1]),)),)


@says(lang.SameTitle)
def _same_title(node: lang.SameTitle, c: Context) -> Nouns:
    return (Noun(more=(f"du même titre {que(thing(node.like, c))}",)),)


@says(lang.SameType)
def _same_type(node: lang.SameType, c: Context) -> Nouns:
    return (Noun(more=(f"du même type {que(thing(node.like, c))}",)),)


@says(lang.LoreSays)
def _lore_says(node: lang.LoreSays, c: Context) -> Nouns:
    words = listed([f"« {word} »" for word in lang.each_of(node.word)], "ou")
    return (Noun(more=(f"dont la légende contient le mot {words}",)),)


@says(lang.OfSpecies)
def _of_species(node: lang.OfSpecies, c: Context) -> Nouns:
    if node.like is None:
        return (Noun(more=("dont la légende précise l'espèce",)),)
    return (Noun(more=(f"de l'espèce {thing(node.like, c, preposition='de')}",)),)


@says(lang.CountsAs)
def _counts_as(node: lang.CountsAs, c: Context) -> str:
    word = node.word if node.word.istitle() else lexicon.noun(node.word).fr  # a person has a capital
    return f"{thing(lang.SELF, c)} compte comme {word} pour {thing(node.on, c, 'many')}"


@says(lang.Grant)
def _grant(node: lang.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    if node.word == "no battleground":
        be = "ne sont pas des terrains" if said.many else "n'est pas un terrain"
        return f"{said.text} {be} de bataille{suffix(node.when, c)}"
    if node.word in KINDS_OF_INTERRUPT:
        kind = agree(f"{{une|une|des|des}} Interruption{{s}} {lexicon.ADJECTIVES[node.word].fr}", True, said.many)
        return f"{said.text} {'sont' if said.many else 'est'} {kind}{suffix(node.when, c)}"
    if node.word in lexicon.ADJECTIVES:
        adjective = agree(lexicon.ADJECTIVES[node.word].fr, said.fem, said.many)
        return f"{said.text} {'sont' if said.many else 'est'} {adjective}{suffix(node.when, c)}"
    word = lexicon.noun(node.word)
    granted = f"sont des {word.frs}" if said.many else f"est {'une' if word.fem else 'un'} {word.fr}"
    return f"{said.text} {granted}{suffix(node.when, c)}"
