"""French: one phrase for each node of the card language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from cantina.lang import abilities, amounts, conditions, nouns, triggers, verbs
from cantina.model.node import Node
from cantina.text import lexicon
from cantina.text.grammar import (
    Claim,
    Clause,
    Context,
    Head,
    Noun,
    Nouns,
    Said,
    at_hand,
    beyond_here,
    chosen_at_once,
    clauses_of,
    facts,
    in_sentences,
    named_system,
    only_adds_battle_destinies,
    owner_of,
    product,
    subject,
    times_and_facts,
    together,
    union,
    without_owner,
    without_where,
)
from cantina.text.lexicon import agree, capital, listed, sentences

F = TypeVar("F", bound=Callable[..., Any])
PHRASES: dict[type, Callable[[Any, Context], Any]] = {}


def says(kind: type) -> Callable[[F], F]:
    """Declare how a node reads."""

    def declare(function: F) -> F:
        PHRASES[kind] = function
        return function

    return declare


def phrase(node: Node, c: Context) -> str:
    """Any node in words, without a capital and a full stop."""
    said = PHRASES[type(node)](node, c)
    if isinstance(said, Clause):
        return said.say
    return said if isinstance(said, str) else join(said, "a").text


def lines(text: Iterable[Node], c: Context) -> list[str]:
    """The lines of a text in words; what they say of the same cards goes together."""
    return [_modify_several(same, c) if len(same) > 1 else phrase(same[0], c) for same in in_sentences(text)]


# -- elision and contraction -------------------------------------------------------------------------------------------

_MUTE = ("habileté", "hyper", "homme")


def elides(text: str) -> bool:
    """Whether "de" and "que" lose their vowel before these words."""
    return text[:1].lower() in "aeiouâàéèêëîïôœ" or text.lower().startswith(_MUTE)


def de(text: str) -> str:
    """de, d', du, des."""
    if text.startswith("le "):
        return "du " + text[3:]
    if text.startswith("les "):
        return "des " + text[4:]
    return f"d'{text}" if elides(text) else f"de {text}"


def a(text: str) -> str:
    """à, au, aux."""
    if text.startswith("le "):
        return "au " + text[3:]
    return "aux " + text[4:] if text.startswith("les ") else f"à {text}"


def si(text: str) -> str:
    """si, s'il."""
    return f"s'{text}" if text.startswith(("il ", "ils ")) else f"si {text}"


def que(text: str) -> str:
    """que, qu'."""
    return f"qu'{text}" if elides(text) else f"que {text}"


def the(text: str, fem: bool, many: bool = False) -> str:
    """le, la, l', les."""
    if many:
        return f"les {text}"
    return f"l'{text}" if elides(text) else f"{'la' if fem else 'le'} {text}"


# -- players and numbers -----------------------------------------------------------------------------------------------

PLAYERS = {
    "you": "vous", "opponent": "l'adversaire", "any": "un joueur", "loser": "le perdant", "winner": "le vainqueur",
}  # fmt: skip
HERS = {"you": ("votre", "vos"), "self": ("son", "ses")}


def player(who: str) -> str:
    """A player as a subject."""
    return PLAYERS.get(who, who)


def owned(who: str, text: str, fem: bool, many: bool = False) -> str:
    """Something of a player's: "votre main", "la main de l'adversaire"."""
    if who == "you":
        return f"{'vos' if many else 'votre'} {text}"
    return f"{the(text, fem, many)} {de(player(who))}"


def do(who: str, you: str, third: str) -> str:
    """A subject and its verb: "vous perdez", "l'adversaire perd"."""
    return f"{player(who)} {you if who == 'you' else third}"


def amount(value: Any, c: Context) -> str:
    """A number, fixed or worked out."""
    return decimal(value) if isinstance(value, int | float) else str(PHRASES[type(value)](value, c))


def decimal(value: float) -> str:
    """A number with a French comma."""
    return lexicon.number(value).replace(".", ",")


def force(value: Any, c: Context) -> str:
    """An amount of Force."""
    if isinstance(value, amounts.Depends):
        return f"{force(value.otherwise, c)} (ou {force(value.then, c)} {when(value.when, c)})"
    plain = isinstance(value, int | float) or value == amounts.X
    return f"{amount(value, c)} Force" if plain else f"de la Force à hauteur {de(amount(value, c))}"


def at_price(value: Any, c: Context) -> str:
    """What something costs, at the end of a sentence."""
    if isinstance(value, amounts.Depends):
        return f"{at_price(value.otherwise, c)} (ou{at_price(value.then, c)} {when(value.when, c)})"
    return " gratuitement" if value == 0 else f" pour {force(value, c)}"


def some(value: Any, one: str, many: str, c: Context) -> str:
    """So many things."""
    if isinstance(value, int | float):
        return f"{decimal(value)} {one if value < 2 else many}"
    if value == amounts.X:
        return f"X {many}"
    return f"un nombre {de(many)} égal {a(amount(value, c))}"


# -- noun phrases ------------------------------------------------------------------------------------------------------


def render(noun: Noun, form: str, word: str = "", preposition: str = "") -> Said:
    """A noun phrase. Form: "a", "the", "many" or "bare" (the plural after a number); "de" or "à" may go before it."""
    many = form in ("many", "bare")
    heads = noun.heads or (_head("location" if noun.place else "card"),)
    plural = many and not noun.proper
    fem = all(head.fem for head in heads)
    put: Callable[[str], str] = {"de": de, "à": a}.get(preposition, str)
    names = _names(noun, heads, form, plural)
    names = [name if plural and n and not heads[n].proper else put(name) for n, name in enumerate(names)]
    text = listed(names, word or ("et" if many else "ou"))
    owner = [] if noun.owner in ("", *HERS) else [de(player(noun.owner))]
    tail = [*_neither(noun.after), *owner, *noun.more, *noun.where]
    several = plural or (many and len(heads) > 1)
    text = " ".join([text, *(agree(each, fem, several) for each in tail)])
    return Said(text, several, fem)


def _neither(described: tuple[str, ...]) -> tuple[str, ...]:
    """What a thing is not, if that is several things: "qui n'est ni guerrier ni droïde"."""
    negative = [each.removeprefix("non ") for each in described if each.startswith("non ")]
    if len(negative) < 2:
        return described
    others = tuple(each for each in described if not each.startswith("non "))
    return (*others, "qui {n'est|n'est|ne sont|ne sont} " + " ".join(f"ni {each}" for each in negative))


def _names(noun: Noun, heads: tuple[Head, ...], form: str, plural: bool) -> list[str]:
    """The heads with their determiners; in the plural the first determiner serves for all."""
    before = "".join(f"{each} " for each in noun.before)
    found = []
    for n, head in enumerate(heads):
        core = agree(before, head.fem, plural) + (head.many if plural else head.one)
        determined = _determined(noun, head, form, core, plural)
        found.append(core if plural and n else determined)
    return found


def _determined(noun: Noun, head: Head, form: str, core: str, plural: bool) -> str:
    if noun.determiner == "ce" or noun.alone == "ici":
        return f"{'cette' if head.fem else 'cet' if elides(core) else 'ce'} {core}"
    if noun.determiner:
        return f"{'la' if head.fem else 'le'} {noun.determiner} {core}"
    if noun.owner in HERS:
        return f"{HERS[noun.owner][plural]} {core}"
    if head.proper or form == "bare":
        return core
    if form == "the" or plural:
        return the(core, head.fem, plural)
    return f"{'une' if head.fem else 'un'} {core}"


def join(found: Nouns, form: str, word: str = "", preposition: str = "") -> Said:
    """All alternatives of a noun phrase."""
    said = [render(noun, form, word, preposition) for noun in found]
    glue = word or ("et" if form in ("many", "bare") else "ou")
    text = listed([each.text for each in said], glue)
    return Said(text, any(each.many for each in said) or len(said) > 1, all(each.fem for each in said))


def thing(what: nouns.Filter, c: Context, form: str = "a", word: str = "", preposition: str = "") -> str:
    """A filter as a noun phrase."""
    return join(describe(what, c), form, word, preposition).text


def describe(what: nouns.Filter, c: Context) -> Nouns:
    """The noun phrase of a filter, not yet in words."""
    found: Nouns = PHRASES[type(what)](what, c)
    return found


def at(place: nouns.Filter, c: Context) -> str:
    """Where: "ici", "sur Tatooine", "sur un site adjacent"."""
    return listed([noun.alone or _inside(noun) for noun in describe(place, c)], "ou")


def _inside(noun: Noun) -> str:
    head = noun.heads[0] if noun.heads else _head("location")
    return render(noun, "a", preposition="à").text if head.at == "à" else f"{head.at} {render(noun, 'a').text}"


def to(place: nouns.Filter, c: Context) -> str:
    """Whither: "ici", "vers un site adjacent"."""
    spots = []
    for noun in describe(place, c):
        text = noun.alone or f"vers {render(noun, 'a').text}"
        spots.append(re.sub("^(sur|à) ", "vers ", text))
    return listed(spots, "ou")


def of_them(what: nouns.Filter, number: Any, c: Context, mine: str = "") -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found = describe(what, c)
    if mine:
        own = {mine: "self"} if mine != "you" else {}
        found = tuple(msgspec.structs.replace(noun, owner=own.get(noun.owner, noun.owner)) for noun in found)
    hers = any(noun.owner in HERS for noun in found)
    said = join(found, "many" if hers else "bare", "ou", "de" if hers else "")
    if number == 1:
        return f"{'une' if said.fem else 'un'} {said.text}" if hers else join(found, "a").text
    if isinstance(number, int | float):
        return f"{decimal(number)} {said.text}"
    return f"un nombre {said.text if hers else de(said.text)} égal {a(amount(number, c))}"


def _head(word: str) -> Head:
    entry = lexicon.noun(word)
    beside = entry.adj or f"{{{entry.fr}|{entry.fr}|{entry.frs}|{entry.frs}}}"
    return Head(entry.fr, entry.frs, entry.fem, beside, entry.at, general=entry.general)


def _name(title: str, fem: bool = False, at: str = "sur") -> Nouns:
    fem = fem or title in lexicon.WOMEN
    return (Noun((Head(title, title, fem, title, at, proper=True),)),)


@says(nouns.Is)
def _is(node: nouns.Is, c: Context) -> Nouns:
    if node.word in lexicon.ADJECTIVES:
        place = node.word in ("interior", "exterior", "nighttime", "planet", "scomp link")
        return (Noun(after=(lexicon.ADJECTIVES[node.word].fr,), place=place),)
    return (Noun((_head(node.word),)),)


@says(nouns.Named)
def _named(node: nouns.Named, c: Context) -> Nouns:
    return _name(node.title)


@says(nouns.Person)
def _person(node: nouns.Person, c: Context) -> Nouns:
    return _name(node.name, fem=node.name in WOMEN)


@says(nouns.Family)
def _family(node: nouns.Family, c: Context) -> Nouns:
    return (Noun((Head(node.name, node.name, False, node.name, "sur"),)),)


@says(nouns.Matching)
def _matching(node: nouns.Matching, c: Context) -> Nouns:
    head = _head(node.what)
    return (Noun((head,), after=("assorti{e}{s}", de(thing(node.of, c)))),)


@says(nouns.Armed)
def _armed(node: nouns.Armed, c: Context) -> Nouns:
    word = lexicon.noun(node.weapon)
    return (Noun(after=(f"avec {'une' if word.fem else 'un'} {word.fr}",)),)


@says(nouns.Both)
def _both(node: nouns.Both, c: Context) -> Nouns:
    if title := named_system(node.parts):
        return _name(f"le système {title}", at="dans")
    return product([describe(part, c) for part in node.parts], "ou", beside_before=False)


@says(nouns.Either)
def _either(node: nouns.Either, c: Context) -> Nouns:
    return union([describe(part, c) for part in node.parts])


@says(nouns.Not)
def _not(node: nouns.Not, c: Context) -> Nouns:
    if isinstance(node.part, nouns.Self):
        return (Noun(before=("autre{s}",)),)
    if isinstance(node.part, nouns.Is) and node.part.word[0].isupper():
        return (Noun(after=(f"autre{{s}} que les {lexicon.noun(node.part.word).frs}",)),)
    if isinstance(node.part, nouns.Is | nouns.Unique):
        noun = describe(node.part, c)[0]
        return (Noun(after=(f"non {noun.heads[0].beside if noun.heads else noun.after[0]}",), place=noun.place),)
    if isinstance(node.part, nouns.PartOf):
        return (Noun(after=(f"hors {de(node.part.planet)}",), place=True),)
    found = describe(node.part, c)
    if all(noun.bare for noun in found):
        return (Noun(after=(f"autre{{s}} {que(join(found, 'a').text)}",)),)
    text = " ".join((*found[0].before, *found[0].after, *found[0].more, *found[0].where))
    be = "qui {n'est|n'est|ne sont|ne sont} pas"
    return (Noun(more=(f"{be} {text or join(found, 'a').text}",), place=found[0].place),)


@says(nouns.Of)
def _of(node: nouns.Of, c: Context) -> Nouns:
    return (Noun(owner=node.player),)


@says(nouns.Self)
def _self(node: nouns.Self, c: Context) -> Nouns:
    return _name(c.title) if c.title else _name("cette carte", fem=True)


@says(nouns.Host)
def _host(node: nouns.Host, c: Context) -> Nouns:
    return _name("le porteur")


BOUND = {"target": "la cible", "card": "cette carte", "place": "cette carte", "site": "ce site",
         "origin": "le premier site", "destination": "le second site", "travellers": "ces personnages"}  # fmt: skip
MASCULINE = ("origin", "destination", "travellers", "site")
WOMEN = ("Leia", "Beru")


@says(nouns.Bound)
def _bound(node: nouns.Bound, c: Context) -> Nouns:
    if node.name == "location":
        return (Noun(determiner="ce", alone="à cet endroit", place=True),)
    if node == nouns.TARGET and c.target is not None:
        return describe(c.target, c)
    return _name(BOUND.get(node.name, "cette carte"), fem=node.name not in MASCULINE)


@says(nouns.Unique)
def _unique(node: nouns.Unique, c: Context) -> Nouns:
    return (Noun(after=("unique{s}",)),)


@says(nouns.Restricted)
def _restricted(node: nouns.Restricted, c: Context) -> Nouns:
    return (Noun(after=("en nombre restreint",)),)


@says(nouns.Backed)
def _backed(node: nouns.Backed, c: Context) -> Nouns:
    return (Noun(more=(de(lexicon.SIDES[node.side][1]),)),)


@says(nouns.SameType)
def _same_type(node: nouns.SameType, c: Context) -> Nouns:
    return (Noun(more=(f"du même type {que(thing(node.like, c))}",)),)


@says(nouns.HighestAbility)
def _highest_ability(node: nouns.HighestAbility, c: Context) -> Nouns:
    return (Noun((_head("character"),), owner=node.of, more=("ayant l'habileté la plus haute",)),)


@says(nouns.Measure)
def _measure(node: nouns.Measure, c: Context) -> Nouns:
    name = de(lexicon.STATS[node.stat].fr)
    if (node.op, node.amount) == (">", 0):
        return (Noun(more=(f"doté{{e}}{{s}} {name}",)),)
    return (Noun(more=(f"{name} {node.op} {amount(node.amount, c)}",)),)


@says(nouns.Hit)
def _hit(node: nouns.Hit, c: Context) -> Nouns:
    return (Noun(after=("touché{e}{s}",)),)


@says(nouns.Undercover)
def _undercover(node: nouns.Undercover, c: Context) -> Nouns:
    return (Noun(after=("clandestin{e}{s}",)),)


@says(nouns.EvenUndercover)
def _even_undercover(node: nouns.EvenUndercover, c: Context) -> Nouns:
    return (Noun(more=("(même clandestin{e}{s})",)),)


@says(nouns.OnTable)
def _is_on_table(node: nouns.OnTable, c: Context) -> Nouns:
    return (Noun(where=("sur la table",)),)


@says(nouns.At)
def _at(node: nouns.At, c: Context) -> Nouns:
    return (Noun(where=(at(node.place, c),)),)


@says(nouns.Present)
def _present(node: nouns.Present, c: Context) -> Nouns:
    if c.together and at_hand(node):
        with_it = f"présent{{e}}{{s}} avec {c.title or 'cette carte'}{_maybe_at(beyond_here(node), c)}"
        return (Noun(where=(with_it,)),)
    return (Noun(where=(f"présent{{e}}{{s}} {at(node.place, c)}",)),)


@says(nouns.InBattle)
def _in_battle(node: nouns.InBattle, c: Context) -> Nouns:
    return (Noun(where=("dans la bataille",)),)


@says(nouns.Alone)
def _alone(node: nouns.Alone, c: Context) -> Nouns:
    return (Noun(where=("seul{e}{s}",)),)


@says(nouns.With)
def _with(node: nouns.With, c: Context) -> Nouns:
    return (Noun(where=(f"avec {thing(node.who, c)}",)),)


@says(nouns.Aboard)
def _aboard(node: nouns.Aboard, c: Context) -> Nouns:
    seat = f" comme {lexicon.SEATS[node.seat][1]}" if node.seat else ""
    return (Noun(where=(f"à bord {thing(node.what, c, preposition='de')}{seat}",)),)


@says(nouns.Piloted)
def _piloted(node: nouns.Piloted, c: Context) -> Nouns:
    return (Noun(where=(f"piloté{{e}}{{s}} par {thing(node.by, c)}",)),)


@says(nouns.Working)
def _working(node: nouns.Working, c: Context) -> Nouns:
    return (Noun(after=("en état de marche",)),)


@says(nouns.Carrying)
def _carrying(node: nouns.Carrying, c: Context) -> Nouns:
    if node.aboard or node.seat or isinstance(node.what, nouns.Self):
        seat = f" comme {lexicon.SEATS[node.seat][1]}" if node.seat else ""
        return (Noun(where=(f"avec {thing(node.what, c)} à bord{seat}",)),)
    return (Noun(where=(f"équipé{{e}}{{s}} {thing(node.what, c, preposition='de')}",)),)


@says(nouns.Here)
def _here(node: nouns.Here, c: Context) -> Nouns:
    return (Noun(determiner="même", alone="ici", place=True),)


@says(nouns.Adjacent)
def _adjacent(node: nouns.Adjacent, c: Context) -> Nouns:
    rest = "" if node.to in (nouns.HERE, nouns.THERE) else f" {thing(node.to, c, preposition='à')}"
    return (Noun((_head("site"),), after=(f"adjacent{{e}}{{s}}{rest}",), place=True),)


@says(nouns.Related)
def _related(node: nouns.Related, c: Context) -> Nouns:
    rest = "" if node.to in (nouns.HERE, nouns.THERE) else f" {thing(node.to, c, preposition='à')}"
    return (Noun(after=(f"connexe{{s}}{rest}",), place=True),)


@says(nouns.PartOf)
def _part_of(node: nouns.PartOf, c: Context) -> Nouns:
    return (Noun(after=(de(node.planet),), alone=f"sur {node.planet}", place=True),)


@says(nouns.Where)
def _where(node: nouns.Where, c: Context) -> Nouns:
    found = describe(node.who, c)
    who = owner_of(found)
    said = join(without_owner(found) if who else found, "a")
    if who:
        present = agree(" présent{e}", said.fem) if node.present else ""
        return (Noun(more=(f"où {_has(who)} {said.text}{present}",), place=True),)
    verb = agree("est présent{e}", said.fem) if node.present else "se trouve"
    return (Noun(more=(f"où {verb} {said.text}",), place=True),)


@says(nouns.Occupied)
def _occupied(node: nouns.Occupied, c: Context) -> Nouns:
    deed_ = do(node.by, "contrôlez", "contrôle") if node.controlled else do(node.by, "occupez", "occupe")
    return (Noun(more=(que(deed_),), place=True),)


@says(nouns.AtScompLink)
def _at_scomp_link(node: nouns.AtScompLink, c: Context) -> Nouns:
    return (Noun(where=("à un lien Scomp",)),)


@says(nouns.AbleToWalk)
def _able_to_walk(node: nouns.AbleToWalk, c: Context) -> Nouns:
    return (Noun(where=(f"en mesure de se déplacer {to(node.to, c)} par vitesse terrestre",)),)


# -- amounts -----------------------------------------------------------------------------------------------------------


@says(amounts.Count)
def _count(node: amounts.Count, c: Context) -> str:
    found = describe(node.of, c)
    place = "" if any(noun.where for noun in found) else " sur la table"
    hers = any(noun.owner in HERS for noun in found)
    text = join(found, "many", preposition="de").text if hers else de(join(found, "bare").text)
    return f"le nombre {text}{place}"


@says(amounts.ValueOf)
def _value_of(node: amounts.ValueOf, c: Context) -> str:
    stat = lexicon.STATS[node.stat]
    return f"{the(stat.fr, stat.fem, stat.many)} {thing(node.of, c, 'the', preposition='de')}"


@says(amounts.Var)
def _var(node: amounts.Var, c: Context) -> str:
    return lexicon.VARIABLES[node.name][1] if node.name in lexicon.VARIABLES else node.name.replace("_", " ")


@says(amounts.Plus)
def _plus(node: amounts.Plus, c: Context) -> str:
    if isinstance(node.right, amounts.Depends) and node.right.otherwise == 0:
        return f"{amount(node.left, c)} {_extra(node.right, c)}"
    if isinstance(node.right, int | float) and node.right < 0:
        return f"{amount(node.left, c)} - {decimal(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


def _extra(more: amounts.Depends, c: Context) -> str:
    """What is added only under a condition."""
    return f"(+{amount(more.then, c)} {when(more.when, c)})"


@says(amounts.Minus)
def _minus(node: amounts.Minus, c: Context) -> str:
    if isinstance(node.right, amounts.Depends):
        less = node.right
        other = f"(ou - {amount(less.then, c)} {when(less.when, c)})"
        return f"{amount(node.left, c)} - {amount(less.otherwise, c)} {other}"
    return f"{amount(node.left, c)} - {amount(node.right, c)}"


@says(amounts.Times)
def _times(node: amounts.Times, c: Context) -> str:
    return f"{amount(node.right, c)} fois {amount(node.left, c)}"


@says(amounts.Half)
def _half(node: amounts.Half, c: Context) -> str:
    return f"la moitié {de(amount(node.of, c))}, arrondie {'vers le haut' if node.up else 'vers le bas'}"


@says(amounts.LifeForce)
def _life_force(node: amounts.LifeForce, c: Context) -> str:
    return f"le nombre de cartes {de(owned(node.player, 'Force vitale', True))}"


@says(amounts.HandSize)
def _hand_size(node: amounts.HandSize, c: Context) -> str:
    return f"le nombre de cartes {de(owned(node.player, 'main', True))}"


@says(amounts.ForceIcons)
def _force_icons(node: amounts.ForceIcons, c: Context) -> str:
    return f"le nombre {de(owned(node.player, 'icônes de Force', True, True))} {at(node.place, c)}"


@says(amounts.TotalPower)
def _total_power(node: amounts.TotalPower, c: Context) -> str:
    return f"{owned(node.player, 'puissance totale', True)} {at(node.place, c)}"


@says(amounts.PilotAbility)
def _pilot_ability(node: amounts.PilotAbility, c: Context) -> str:
    return f"l'habileté du pilote le plus habile {thing(node.ship, c, 'the', preposition='de')}"


@says(amounts.Pairs)
def _pairs(node: amounts.Pairs, c: Context) -> str:
    return f"le nombre de paires formées {_made_of(node, c)}"


def _made_of(node: amounts.Pairs, c: Context) -> str:
    one, two = describe(node.one, c), describe(node.other, c)
    (short, where), (_, there) = without_where(one), without_where(two)
    first = short if where == there else one  # where both are is said once
    return f"{de(_one_of(first))} et {de(_one_of(two))}"


def _one_of(found: Nouns) -> str:
    hers = any(noun.owner in HERS for noun in found)
    said = join(found, "many", "ou", "de") if hers else join(found, "a")
    return f"{'une' if said.fem else 'un'} {said.text}" if hers else said.text


@says(amounts.BattleDestiny)
def _battle_destiny(node: amounts.BattleDestiny, c: Context) -> str:
    return owned(node.player, "destinée de bataille totale", True)


@says(amounts.Depends)
def _depends(node: amounts.Depends, c: Context) -> str:
    return f"{amount(node.otherwise, c)} (ou {amount(node.then, c)} {when(node.when, c)})"


# -- conditions --------------------------------------------------------------------------------------------------------

RELATIONS = {">": "dépasse", "<": "n'atteint pas", ">=": "atteint", "<=": "ne dépasse pas", "=": "vaut"}
OPPOSITES = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "≠"}


COUNTS = {">": "plus de", "<": "moins de", ">=": "au moins", "<=": "au plus", "=": "exactement"}


def when(condition: conditions.Condition, c: Context) -> str:
    """A condition with its conjunction: "si …", "sauf si …", "pendant …"."""
    if isinstance(condition, conditions.Unless):
        return f"sauf {si(phrase(condition.part, c))}"
    times, rest = times_and_facts(condition)
    said = listed([si(each) for each in _claimed(rest, c)], "et")
    return " ".join([*(f"pendant {_time(each)}" for each in times), said]).strip()


def suffix(condition: conditions.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def _time(node: conditions.Condition) -> str:
    if isinstance(node, conditions.InDamageSegment):
        lost = f" {que(do(node.lost_by, 'avez', 'a'))} perdue" if node.lost_by else ""
        return f"le segment des dommages d'une bataille{lost}"
    assert isinstance(node, conditions.TurnOf)
    return owned(node.player, lexicon.PHASES[node.phase][1], True) if node.phase else owned(node.player, "tour", False)


@says(conditions.Compare)
def _compare(node: conditions.Compare, c: Context) -> str:
    if isinstance(node.right, int | float) and isinstance(node.left, COUNTED):
        return _counted(node.left, f"{COUNTS[node.op]} {decimal(node.right)}", c)
    left, right = amount(node.left, c), amount(node.right, c)
    plain = isinstance(node.left, amounts.Var | amounts.Plus | amounts.Minus)
    return f"{left} {node.op if plain else RELATIONS[node.op]} {right}"


COUNTED = (amounts.Count, amounts.HandSize, amounts.LifeForce)


def _counted(what: amounts.Amount, number: str, c: Context) -> str:
    """That there are so many of some cards."""
    if isinstance(what, amounts.Count):
        return _claim_all([_claim(what.of, c, number)])
    assert isinstance(what, amounts.HandSize | amounts.LifeForce)
    where = "en main" if isinstance(what, amounts.HandSize) else "de Force vitale"
    return f"{_has(what.player)} {number} cartes {where}"


@says(conditions.There)
def _there(node: conditions.There, c: Context) -> str:
    return _claim_all([_exists(node, c)])


def _exists(node: conditions.There, c: Context) -> Claim:
    return _claim(node.of, c, f"au moins {node.least}" if node.least > 1 else "")


def _claim(what: nouns.Filter, c: Context, number: str = "") -> Claim:
    found, where = without_where(describe(what, c))
    place = " ".join(where) or ("" if any(noun.where for noun in found) else "sur la table")
    who = owner_of(found)
    found = without_owner(found) if who else found
    if number:
        hers = any(noun.owner in HERS for noun in found)
        said = join(found, "many" if hers else "bare", preposition="de" if hers else "")
        return Claim(who, Said(f"{number} {said.text}", True, said.fem), place)
    said = join(found, "a")
    return Claim(who, Said(said.text, False, said.fem), place)


def _claim_all(claims: list[Claim]) -> str:
    """One clause for cards of one owner at one place."""
    who, many = claims[0].who, len(claims) > 1 or claims[0].what.many
    place = agree(claims[0].where, all(claim.what.fem for claim in claims), many)
    what = listed([claim.what.text for claim in claims], "et")
    if who:
        return f"{_has(who)} {what} {place}".strip()
    ensemble = " ensemble" if len(claims) > 1 and place == "dans la bataille" else ""
    return f"{what} {'sont' if many else 'est'}{ensemble} {place}".strip()


def _claimed(parts: list[conditions.Condition], c: Context) -> list[str]:
    """Conditions as clauses."""
    return clauses_of(parts, lambda node: _exists(node, c), _claim_all, lambda node: phrase(node, c))


def _has(who: str) -> str:
    return do(who, "avez", "a")


def _absent(node: conditions.There, c: Context) -> str:
    claim = _claim(node.of, c, f"moins de {node.least}" if node.least > 1 else "")
    if node.least > 1:
        return _claim_all([claim])
    if any(noun.proper for noun in describe(node.of, c)):
        return f"{claim.what.text} n'est pas {agree(claim.where, claim.what.fem)}".strip()
    none = re.sub(r"\bune? ", lambda match: f"auc{match[0]}", claim.what.text)
    place = agree(claim.where, claim.what.fem)
    if claim.who:
        have_not = do(claim.who, "n'avez", "n'a")
        return f"{have_not} {none} {place}".strip()
    return f"{none} n'est {place}".strip()


@says(conditions.Controls)
def _controls(node: conditions.Controls, c: Context) -> str:
    return f"{do(node.player, 'contrôlez', 'contrôle')} {thing(node.place, c)}"


@says(conditions.Occupies)
def _occupies(node: conditions.Occupies, c: Context) -> str:
    return f"{do(node.player, 'occupez', 'occupe')} {thing(node.place, c)}"


@says(conditions.Defending)
def _defending(node: conditions.Defending, c: Context) -> str:
    said = join(describe(node.who, c), "a")
    alone = agree(" seul{e}{s}", said.fem) if node.alone else ""
    return f"{said.text} se défend{alone} dans une bataille"


@says(conditions.BattleBy)
def _battle_by(node: conditions.BattleBy, c: Context) -> str:
    if node.player == "any":
        return f"il y a une bataille{_maybe_at(node.at, c)}"
    return f"{do(node.player, 'avez', 'a')} engagé la bataille{_maybe_at(node.at, c)}"


@says(conditions.NoBattle)
def _no_battle(node: conditions.NoBattle, c: Context) -> str:
    return "il n'y a pas de bataille"


@says(conditions.InDamageSegment)
@says(conditions.TurnOf)
def _at_a_time(node: conditions.Condition, c: Context) -> str:
    return f"c'est {_time(node)}"


@says(conditions.NothingToForfeit)
def _nothing_to_forfeit(node: conditions.NothingToForfeit, c: Context) -> str:
    left = do(node.player, "n'y avez", "n'y a")
    return f"{left} plus aucune carte qui puisse être comptabilisée en perte"


@says(conditions.Nighttime)
def _nighttime(node: conditions.Nighttime, c: Context) -> str:
    return f"il fait nuit {at(node.at, c) if node.at is not None else 'quelque part sur la table'}"


@says(conditions.Between)
def _between(node: conditions.Between, c: Context) -> str:
    return f"{amount(node.amount, c)} vaut de {node.low} à {node.high}"


@says(conditions.AsReact)
def _as_react(node: conditions.AsReact, c: Context) -> str:
    return "le déploiement est une réaction"


@says(conditions.Fits)
def _fits(node: conditions.Fits, c: Context) -> str:
    said, found = join(describe(node.card, c), "a"), describe(node.description, c)
    if len(found) == 1 and not (found[0].heads or found[0].owner or found[0].before or found[0].place):
        state = " ".join((*found[0].after, *found[0].more, *found[0].where))
        return f"{said.text} est {agree(state, said.fem)}"
    return f"{said.text} est {join(found, 'a').text}"


@says(conditions.AllOf)
def _all_of(node: conditions.AllOf, c: Context) -> str:
    first, *rest = _claimed(facts(node), c)
    return listed([first, *(si(part) for part in rest)], "et")


@says(conditions.AnyOf)
def _any_of(node: conditions.AnyOf, c: Context) -> str:
    first, *rest = (phrase(part, c) for part in node.parts)
    return " ou ".join([first, *(si(part) for part in rest)])


@says(conditions.Unless)
def _unless(node: conditions.Unless, c: Context) -> str:
    part = node.part
    if isinstance(part, conditions.There):
        return _absent(part, c)
    if isinstance(part, conditions.Compare):
        return f"{amount(part.left, c)} {OPPOSITES[part.op]} {amount(part.right, c)}"
    return f"il est faux que {phrase(part, c)}"


# -- triggers ----------------------------------------------------------------------------------------------------------


def _maybe_at(place: nouns.Filter | None, c: Context) -> str:
    return f" {at(place, c)}" if place is not None else ""


def _did(node: triggers.Trigger, c: Context, infinitive: str, participle: str, be: str = "vient d'être") -> str:
    """A player, or somebody, just did something with a card."""
    said = join(describe(node.card or nouns.THAT, c), "a")
    place = _maybe_at(node.at, c)
    if node.by == "any":
        return f"si {said.text} {be} {agree(participle, said.fem)}{place}"
    return f"si {do(node.by, 'venez', 'vient')} {de(infinitive)} {said.text}{place}"


def _began(node: triggers.Trigger, c: Context, what: str, fem: bool) -> str:
    if node.by == "any":
        return agree(f"si {what} vient d'être engagé{{e}}{_maybe_at(node.at, c)}", fem)
    return f"si {do(node.by, 'venez', 'vient')} d'engager {what}{_maybe_at(node.at, c)}"


HOW = {"hyperspeed": " à travers l'hyperespace"}


def _moving(node: triggers.Trigger, c: Context, verb: str) -> str:
    start = f" depuis {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "une carte"
    return f"si {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def _result(node: triggers.Trigger, c: Context, verb: str) -> str:
    return f"si {do(node.by, 'venez', 'vient')} de {verb} une bataille{_maybe_at(node.at, c)}"


def _destiny(node: triggers.Trigger, c: Context) -> str:
    what = f"une {lexicon.DESTINIES[node.of][1]}"
    if node.drawn_for is not None:
        what += f" pour {thing(node.drawn_for, c)}"
    if node.target is not None:
        what += f" qui cible {thing(node.target, c)}"
    if node.by == "any":
        return f"si {what} vient d'être tirée"
    return f"si {do(node.by, 'venez', 'vient')} de tirer {what}"


CAUSES = {
    "": "", "battle": " comme dommages de bataille", "drain": " à cause d'un drainage de Force",
    "text": " à cause du texte d'une carte",
}  # fmt: skip


def _a_battle(node: triggers.Trigger) -> str:
    return "la bataille" if node.at is None else "une bataille"


TRIGGERS: dict[str, Callable[[triggers.Trigger, Context], str]] = {
    "battle": lambda t, c: _began(t, c, "une bataille", True),
    "drain": lambda t, c: _began(t, c, "un drainage de Force", False),
    "deployed": lambda t, c: _did(t, c, "déployer", "déployé{e}{s}"),
    "played": lambda t, c: _did(t, c, "jouer", "joué{e}{s}"),
    "used": lambda t, c: _did(t, c, "utiliser", "utilisé{e}{s}"),
    "forfeited": lambda t, c: _did(t, c, "comptabiliser en perte", "comptabilisé{e}{s} en perte"),
    "lost": lambda t, c: _did(t, c, "perdre", "perdu{e}{s}"),
    "hit": lambda t, c: _did(t, c, "toucher", "touché{e}{s}"),
    "cover-broken": lambda t, c: _did(t, c, "démasquer", "démasqué{e}{s}"),
    "fired": lambda t, c: _did(t, c, "utiliser", "utilisé{e}{s} pour tirer"),
    "about-to-be-lost": lambda t, c: _did(t, c, "perdre", "perdu{e}{s}", "est sur le point d'être"),
    "moved": lambda t, c: _moving(t, c, "vient de se déplacer"),
    "reached": lambda t, c: _moving(t, c, "arrive"),
    "about-to-move": lambda t, c: _moving(t, c, "est sur le point de se déplacer"),
    "react": lambda t, c: _moving(t, c, "réagit"),
    "destiny": _destiny,
    "battle-destinies": lambda t, c: (
        f"si chaque joueur vient de tirer {some(int(t.of), 'destinée de bataille', 'destinées de bataille', c)}"
    ),
    "battle-won": lambda t, c: _result(t, c, "gagner"),
    "battle-lost": lambda t, c: _result(t, c, "perdre"),
    "battle-ended": lambda t, c: f"à la fin {de(_a_battle(t))}{_maybe_at(t.at, c)}",
    "about-to-lose-force": lambda t, c: (
        f"si {do(t.by, 'êtes', 'est')} sur le point de perdre de la Force{CAUSES[t.of]}"
    ),
    "force-lost": lambda t, c: f"si {do(t.by, 'venez', 'vient')} de perdre de la Force{CAUSES[t.of]}",
    "start-of-turn": lambda t, c: f"au début {de(owned(t.by, 'tour', False))}",
    "end-of-turn": lambda t, c: f"à la fin {de(owned(t.by, 'tour', False))}",
}


@says(triggers.Trigger)
def _trigger(node: triggers.Trigger, c: Context) -> str:
    text = TRIGGERS[node.kind](node, c)
    return text if node.also is None else f"{text} ou {phrase(node.also, c)}"


# -- verbs -------------------------------------------------------------------------------------------------------------


def deed(who: str, infinitive: str, order: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    if who == "you":
        return Clause(f"{order} {rest}", f"{infinitive} {rest}")
    return Clause(f"{player(who)} {third} {rest}", f"faire {infinitive} {rest} {a(player(who))}")


def order(infinitive: str, imperative: str, rest: str) -> Clause:
    """What you do."""
    return deed("you", infinitive, imperative, "", rest)


def clause(node: Node, c: Context) -> Clause:
    """A verb or a choice as a clause."""
    found: Clause = PHRASES[type(node)](node, c)
    return found


def clauses(act: abilities.Act | verbs.May, c: Context) -> list[Clause]:
    """All that an action does, choices first; an amount to choose goes with the cost."""
    if (target := chosen_at_once(act)) is not None:
        return [clause(act.do[0], msgspec.structs.replace(c, target=target))]
    picks = [pick for pick in getattr(act, "targets", ()) if not pick.most]
    return [clause(node, c) for node in (*picks, *act.do)]


def deeds(act: abilities.Act | verbs.May, c: Context) -> str:
    """All that an action does, in one breath."""
    c = msgspec.structs.replace(c, trigger=getattr(act, "to", None))
    return " ; ".join(each.say for each in clauses(act, c))


def group(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    """Several verbs in one clause."""
    text = listed([phrase(each, c) for each in do_], "et")
    return re.sub(r"\bet (jusqu'|tant que\b)", r"et, \1", text)


ZONES = {"table": "", "hand": " en main", "stacked": " sous cette carte"}


@says(verbs.Pick)
def _pick(node: verbs.Pick, c: Context) -> Clause:
    if node.piles:
        piles = listed([f"la {lexicon.PILES[pile][1]}" for pile in node.piles], "ou")
        return deed(node.by, "choisir", "choisissez", "choisit", f"{piles} de l'un des joueurs")
    if node.most:
        return deed(node.by, "choisir", "choisissez", "choisit", f"un nombre de 1 {a(amount(node.most, c))}")
    if node.many:
        some_of = thing(node.what or nouns.THAT, c, "many", preposition="de")
        return deed(node.by, "choisir", "choisissez", "choisit", f"un nombre quelconque {some_of}")
    return deed(node.by, "cibler", "ciblez", "cible", thing(node.what or nouns.THAT, c) + ZONES[node.zone])


@says(verbs.DrawDestiny)
def _draw_destiny(node: verbs.DrawDestiny, c: Context) -> Clause:
    what = "une destinée" if node.number == 1 else some(node.number, "destinée", "destinées", c)
    return deed(node.by, "tirer", "tirez", "tire", what)


@says(verbs.If)
def _if(node: verbs.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)} ; sinon, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}, {group(node.then, c)}")


@says(verbs.May)
def _may(node: verbs.May, c: Context) -> Clause:
    text = listed([each.to or each.say for each in clauses(node, c)], "et")
    return Clause(f"{do(node.by, 'pouvez', 'peut')} {text}", text if node.by == "you" else None)


@says(verbs.MakeHit)
def _make_hit(node: verbs.MakeHit, c: Context) -> Clause:
    said = join(describe(node.who, c), "the")
    zero = " et sa valeur de perte devient 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, conditions.Condition) else ""
    return Clause(agree(f"{said.text} est touché{{e}}{zero}", said.fem), f"toucher {said.text}{zero}")


@says(verbs.MayPay)
def _may_pay(node: verbs.MayPay, c: Context) -> Clause:
    text = f"vous pouvez utiliser {force(node.amount, c)} pour {_together(node.then, c)}"
    return Clause(text + (f" ; sinon, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "et")


@says(verbs.CancelCard)
def _cancel_card(node: verbs.CancelCard, c: Context) -> Clause:
    return order("annuler", "annulez", thing(node.what, c))


@says(verbs.CancelDamage)
def _cancel_damage(node: verbs.CancelDamage, c: Context) -> Clause:
    owed = que(do(node.player, "devez encore", "doit encore"))
    return order("annuler", "annulez", f"tous les dommages de bataille {owed}")


@says(verbs.LostInstead)
def _lost_instead(node: verbs.LostInstead, c: Context) -> Clause:
    return order("placer", "placez", f"{c.title or 'cette carte'} dans la pile perdue")


@says(verbs.Relocate)
def _relocate(node: verbs.Relocate, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the', 'et')} vers {thing(node.place, c, 'the')}"
    return order("transporter", "transportez", rest)


@says(verbs.CutHand)
def _cut_hand(node: verbs.CutHand, c: Context) -> Clause:
    rest = f"dans la pile utilisée toutes les cartes de la main de l'adversaire sauf {node.down_to}, choisies au hasard"
    return order("placer", "placez", rest)


@says(verbs.LoseDuplicates)
def _lose_duplicates(node: verbs.LoseDuplicates, c: Context) -> Clause:
    rest = "la main de l'adversaire ; toutes les cartes qu'elle contient en plusieurs exemplaires vont à la pile perdue"
    return order("révéler", "révélez", rest)


@says(verbs.HandToUsedPile)
def _hand_to_used(node: verbs.HandToUsedPile, c: Context) -> Clause:
    return order("placer", "placez", "toute votre main dans votre pile utilisée")


@says(verbs.DrawCards)
def _draw_cards(node: verbs.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return order("tirer", "tirez", f"{some(number, 'carte', 'cartes', c)} de votre pile de réserve")
    extra = ""
    if isinstance(number, amounts.Plus) and isinstance(number.right, amounts.Depends):
        number, extra = number.left, f" {_extra(number.right, c)}"
    return order("tirer", "tirez", f"de votre pile de réserve un nombre de cartes égal {a(amount(number, c))}{extra}")


@says(verbs.FetchFromReserve)
def _fetch(node: verbs.FetchFromReserve, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c)} de votre pile de réserve, puis la mélanger"
    return Clause(f"prenez {rest.replace('la mélanger', 'mélangez-la')}", f"prendre {rest}")


@says(verbs.Lose)
def _lose(node: verbs.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        done = agree(f"{'sont' if said.many else 'est'} comptabilisé{{e}}{{s}} en perte", said.fem, said.many)
        return Clause(f"{said.text} {done}", f"comptabiliser {said.text} en perte")
    said = join(describe(node.what, c), "many")
    to_ = f"perdre {said.text}" if node.what == nouns.SELF else f"faire perdre {said.text}"
    return Clause(f"{said.text} {'vont' if said.many else 'va'} à la pile perdue", to_)


@says(verbs.LoseChosen)
def _lose_chosen(node: verbs.LoseChosen, c: Context) -> Clause:
    what = of_them(node.what, node.number, c, node.by)
    return deed(node.by, "choisir et perdre", "choisissez et perdez", "choisit et perd", what)


@says(verbs.LoseForce)
def _lose_force(node: verbs.LoseForce, c: Context) -> Clause:
    return deed(node.player, "perdre", "perdez", "perd", force(node.amount, c))


def _yours(value: Any, c: Context) -> str:
    return "votre destinée" if value == amounts.DESTINY else f"{amount(value, c)} (pour vous)"


@says(verbs.LowerTotalLoses)
def _lower_loses(node: verbs.LowerTotalLoses, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus bas perd autant de Force que la différence"
    return order("comparer", "comparez", rest)


@says(verbs.HigherTotalRetrieves)
def _higher_retrieves(node: verbs.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus haut peut récupérer une carte au hasard dans sa pile perdue"
    return order("comparer", "comparez", rest)


@says(verbs.AddToDestiny)
def _add_to_destiny(node: verbs.AddToDestiny, c: Context) -> Clause:
    return order("ajouter", "ajoutez", f"{amount(node.by, c)} à cette destinée")


@says(verbs.RaiseDrain)
def _raise_drain(node: verbs.RaiseDrain, c: Context) -> Clause:
    return order("ajouter", "ajoutez", f"{amount(node.by, c)} à ce drainage de Force")


@says(verbs.CancelIt)
def _cancel_it(node: verbs.CancelIt, c: Context) -> Clause:
    pile = f", qui va sur la {lexicon.PILES[node.to][1]} de son propriétaire" if node.to != "lost" else ""
    return order("annuler", "annulez", _moment(c.trigger) + pile)


def _moment(trigger: triggers.Trigger | None) -> str:
    if trigger is not None and isinstance(trigger.card, nouns.Named):
        return trigger.card.title
    kinds = trigger.kinds() if trigger is not None else ("",)
    return listed([lexicon.MOMENTS.get(kind, ("", "l'action"))[1] for kind in kinds], "ou")


FACTORS = {2: ("doubler", "doublez"), 3: ("tripler", "triplez")}


@says(verbs.MultiplyDamage)
def _multiply(node: verbs.MultiplyDamage, c: Context) -> Clause:
    damage = owned(node.against, "dommages de bataille", False, True)
    if isinstance(node.by, int) and node.by in FACTORS:
        return order(*FACTORS[node.by], damage)
    return order("multiplier", "multipliez", f"{damage} par {amount(node.by, c)}")


ENDS = {"turn": "du tour", "battle": "de la bataille", "phase": "de la phase", "game": "de la partie",
        "drain": "du drainage de Force"}  # fmt: skip


@says(verbs.ForRest)
def _for_rest(node: verbs.ForRest, c: Context) -> Clause:
    if only_adds_battle_destinies(node):
        added = listed([phrase(line, c).removeprefix("vous ajoutez ") for line in node.text], "et")
        return order("ajouter", "ajoutez", added)
    lasting = lines([line for line in node.text if not isinstance(line, abilities.Act)], c)
    later = "".join(f" ; {phrase(line, c)}" for line in node.text if isinstance(line, abilities.Act))
    text = listed(lasting, "et") + later
    if node.of == "stay":
        return Clause(f"tant que la cible reste sur la table, {text}")
    if node.of == "your next turn":
        return Clause(f"jusqu'au début de votre prochain tour, {text}")
    return Clause(f"jusqu'à la fin {ENDS[node.of]}, {text}")


@says(verbs.Redraw)
def _redraw(node: verbs.Redraw, c: Context) -> Clause:
    return Clause("ignorez cette destinée et tirez-en une autre", "ignorer cette destinée et en tirer une autre")


@says(verbs.SwitchBattleDestinies)
def _switch(node: verbs.SwitchBattleDestinies, c: Context) -> Clause:
    return order("échanger", "échangez", "les destinées de bataille des deux joueurs")


@says(verbs.ReduceLoss)
def _reduce(node: verbs.ReduceLoss, c: Context) -> Clause:
    return order("réduire", "réduisez", f"la perte {de(amount(node.by, c))}")


@says(verbs.RaiseLoss)
def _raise(node: verbs.RaiseLoss, c: Context) -> Clause:
    return order("augmenter", "augmentez", f"la perte {de(amount(node.by, c))}")


@says(verbs.UseForce)
def _use_force(node: verbs.UseForce, c: Context) -> Clause:
    return Clause("vous pouvez utiliser X Force", "utiliser X Force, à votre choix")


@says(verbs.MoveAway)
def _move_away(node: verbs.MoveAway, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'many')} gratuitement"
    return deed(node.by, "éloigner", "éloignez", "éloigne", rest)


@says(verbs.MoveAwayOrLose)
def _move_away_or_lose(node: verbs.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    rest = "s'éloigne par vitesse terrestre, gratuitement, ou va à la pile perdue, au choix de son joueur"
    return Clause(f"{who} {rest}")


@says(verbs.Steal)
def _steal(node: verbs.Steal, c: Context) -> Clause:
    return order("voler", "volez", thing(node.what, c))


@says(verbs.MoveTo)
def _move_to(node: verbs.MoveTo, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} {to(node.place, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)


@says(verbs.Convert)
def _convert(node: verbs.Convert, c: Context) -> Clause:
    return order("convertir", "convertissez", f"à votre camp {thing(node.what, c)}")


@says(verbs.Crash)
def _crash(node: verbs.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} s'écrase", f"faire s'écraser {who}")


@says(verbs.Collapse)
def _collapse(node: verbs.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} s'effondre", f"faire s'effondrer {place}")


@says(verbs.GoUndercover)
def _go_undercover(node: verbs.GoUndercover, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    return Clause(agree(f"{said.text} devient clandestin{{e}}", said.fem), f"rendre {said.text} clandestin")


@says(verbs.CrossOver)
def _cross_over(node: verbs.CrossOver, c: Context) -> Clause:
    return Clause(f"{thing(node.what, c, 'the')} passe de l'autre côté de la Force")


@says(verbs.StackHere)
def _stack_here(node: verbs.StackHere, c: Context) -> Clause:
    return order("placer", "placez", f"{thing(node.what, c, 'the')} ici")


@says(verbs.TakeIntoHand)
def _take_into_hand(node: verbs.TakeIntoHand, c: Context) -> Clause:
    return order("prendre", "prenez", f"{thing(node.what, c, 'the')} en main")


@says(verbs.ReturnToTable)
def _return_to_table(node: verbs.ReturnToTable, c: Context) -> Clause:
    return order("remettre", "remettez", f"{thing(node.what, c, 'the')} à la localisation d'où elle vient")


@says(verbs.ReturnToHand)
def _return_to_hand(node: verbs.ReturnToHand, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} et toutes les cartes posées dessus dans la main de leurs propriétaires"
    return order("remettre", "remettez", rest)


@says(verbs.RetrieveChosen)
def _retrieve_chosen(node: verbs.RetrieveChosen, c: Context) -> Clause:
    what, most = thing(node.what, c, "bare", "ou"), amount(node.most, c)
    if isinstance(node.most, int | float):
        return order("récupérer", "récupérez", f"au plus {most} {what} de votre pile perdue")
    rest = f"des cartes de votre choix dans votre pile perdue ({what}), au plus autant {que(most)}"
    return order("récupérer", "récupérez", rest)


@says(verbs.RetrieveForce)
def _retrieve_force(node: verbs.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "récupérer", "récupérez", "récupère", force(node.amount, c))


@says(verbs.RegenerateTop)
def _regenerate(node: verbs.RegenerateTop, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c, 'the')} le plus près du dessus de votre pile perdue"
    return order("reprendre", "reprenez", rest)


@says(verbs.ShufflePile)
def _shuffle(node: verbs.ShufflePile, c: Context) -> Clause:
    what = owned(node.player, "pile de réserve", True) if node.player else "cette pile"
    return order("mélanger", "mélangez", what)


@says(verbs.PeekTop)
def _peek(node: verbs.PeekTop, c: Context) -> Clause:
    pile = de(owned(node.whose, "pile de réserve", True))
    return order("regarder", "regardez", f"{_top(node.number, c)} {pile}")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, amounts.Depends):
        return f"{_top(number.otherwise, c)} (ou {_top(number.then, c)} {when(number.when, c)})"
    return "la carte du dessus" if number == 1 else f"les {amount(number, c)} cartes du dessus"


@says(verbs.TopToForcePile)
def _top_to_force(node: verbs.TopToForcePile, c: Context) -> Clause:
    return order("placer", "placez", "la carte du dessus de votre pile de réserve sur votre pile de Force")


@says(verbs.LookAtHand)
def _look_at_hand(node: verbs.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return order("regarder", "regardez", "la main de l'adversaire")
    put = f"vous pouvez placer {thing(node.may_discard, c)} de cette main sur la pile utilisée de l'adversaire"
    return order("regarder", "regardez", f"la main de l'adversaire ; {put}")


@says(verbs.ScavengePile)
def _scavenge(node: verbs.ScavengePile, c: Context) -> Clause:
    pile = owned(node.whose, lexicon.PILES[node.pile][1], True)
    what = thing(node.what, c, "many")
    return order("fouiller", "fouillez", f"{pile} ; {what} de cette pile vont à la pile perdue")


@says(verbs.ActivateForce)
def _activate_force(node: verbs.ActivateForce, c: Context) -> Clause:
    return order("activer", "activez", force(node.amount, c))


@says(verbs.DeployFromReserve)
def _deploy_from_reserve(node: verbs.DeployFromReserve, c: Context) -> Clause:
    rest = f"{thing(node.what, c)} depuis votre pile de réserve, puis la mélanger"
    return Clause(f"déployez {rest.replace('la mélanger', 'mélangez-la')}", f"déployer {rest}")


@says(verbs.Duel)
def _duel(node: verbs.Duel, c: Context) -> Clause:
    return Clause(
        f"{thing(node.yours, c)} et {thing(node.opponents, c)} se battent en duel : chaque camp ajoute "
        f"{some(node.destinies, 'destinée', 'destinées', c)} à la puissance de son duelliste. Le duelliste dont le "
        "total est le plus bas va à la pile perdue, son camp perd autant de Force que la différence, et l'autre camp "
        "en récupère autant"
    )


@says(verbs.Fix)
def _fix(node: verbs.Fix, c: Context) -> Clause:
    if node.name == amounts.X.name:
        return Clause(f"X = {amount(node.amount, c)}")
    return order("noter", "notez", amount(node.amount, c))


# -- abilities ---------------------------------------------------------------------------------------------------------


def _names_of(stat: str | tuple[str, ...]) -> list[lexicon.Stat]:
    return [lexicon.STATS[name] for name in (stat if isinstance(stat, tuple) else (stat,))]


def _change(how: str, by: Any, many: bool, fem: bool, c: Context) -> str:
    """What happens to a value: "augmente de 2", "diminuent de 1", "vaut 6"."""
    if how == "most":
        return f"{'sont' if many else 'est'} d'au plus {amount(by, c)}"
    if how in ("set", "define"):
        return f"{'valent' if many else 'vaut'} {amount(by, c)}"
    if how == "times":
        return agree(f"{'sont' if many else 'est'} multiplié{{e}}{{s}} par {amount(by, c)}", fem, many)
    if how == "halve":
        halved = agree(f"{'sont' if many else 'est'} divisé{{e}}{{s}} par deux", fem, many)
        return f"{halved}, en arrondissant {_rounding(by, c)}"
    if isinstance(by, amounts.Times) and isinstance(by.left, amounts.Pairs):
        each = f"{amount(by.right, c)} pour chaque paire formée {_made_of(by.left, c)}"
        return f"{'augmentent' if many else 'augmente'} de {each}"
    less = _negative(by)
    verb = ("diminuent" if many else "diminue") if less else ("augmentent" if many else "augmente")
    return f"{verb} {_by(by, less, c)}"


def _negative(by: Any) -> bool:
    by = by.otherwise if isinstance(by, amounts.Depends) else by
    return isinstance(by, int | float) and by < 0


def _by(by: Any, less: bool, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_by(by.otherwise, less, c)} (ou {_by(by.then, less, c)} {when(by.when, c)})"
    return de(amount(-by if less else by, c))


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_rounding(by.otherwise, c)} (ou {_rounding(by.then, c)} {when(by.when, c)})"
    return "vers le haut" if by else "vers le bas"


@says(abilities.Modify)
def _modify(node: abilities.Modify, c: Context) -> str:
    return _modify_several([node], c)


def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "leur puissance augmente de 1 et leur hypervitesse augmente de 2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    who = join(named, "many")
    if (node.stat, node.how, node.by) == ("move cost", "set", 0):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        verb = "se déplacent" if who.many else "se déplace"
        return f"{join(what, 'many').text} {verb}{goal} gratuitement{_tail(node, who, c)}"
    names = listed([the(stat.fr, stat.fem, stat.many) for stat in _names_of(node.stat)], "et")
    whose = f"{names} {join(named, 'many', preposition='de').text}{_maybe_at(node.at, c)}"
    changes = [f"{whose} {_changed(node, c)}", *(f"{_its(each, who.many)} {_changed(each, c)}" for each in found[1:])]
    return listed(changes, "et") + _while(where, who) + _tail(node, who, c)


def _changed(node: abilities.Modify, c: Context) -> str:
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    return _change(node.how, node.by, many, all(stat.fem for stat in stats), c)


def _its(node: abilities.Modify, theirs: bool) -> str:
    """Values after "son", "sa" or "leur"."""
    stats = _names_of(node.stat)
    if theirs:
        return listed([f"leur {stat.fr}" for stat in stats], "et")
    return listed([f"{'sa' if stat.fem and not elides(stat.fr) else 'son'} {stat.fr}" for stat in stats], "et")


def _pronoun(said: Said) -> str:
    return ("elle" if said.fem else "il") + ("s" if said.many else "")


def _while(where: tuple[str, ...], said: Said) -> str:
    be = "sont" if said.many else "est"
    return agree(f" quand {_pronoun(said)} {be} {' '.join(where)}", said.fem, said.many) if where else ""


def _tail(node: abilities.Modify, said: Said, c: Context) -> str:
    cumulatively = ", de façon cumulative" if node.cumulative else ""
    if isinstance(node.when, conditions.Defending) and node.when.who == node.of:
        alone = agree(" seul{e}{s}", said.fem, said.many) if node.when.alone else ""
        defend = "se défendent" if said.many else "se défend"
        return f" quand {_pronoun(said)} {defend}{alone} dans une bataille{cumulatively}"
    return suffix(node.when, c) + cumulatively


SPECIAL = {
    (
        "destiny requirement",
        "set",
    ): "pour tirer une destinée de bataille{at}, {who} d'une habileté totale d'au moins {by}",
    ("ability to control", "set"): "pour contrôler {place}, {who} d'une habileté totale d'au moins {by}",
    ("most battle destinies", "set"): "{may} tirer plus de {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("destinies to power", "add"): "{adds} {plain} à la puissance seulement{at}",
}


@says(abilities.ModifyPlayer)
def _modify_player(node: abilities.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", de façon cumulative" if node.cumulative else "")
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "destinée de bataille", "destinées de bataille", c),
            plain=some(node.by, "destinée", "destinées", c), adds=do(node.player, "ajoutez", "ajoute"),
            at=_maybe_at(node.at, c), by=amount(node.by, c), who=do(node.player, "avez besoin", "a besoin"),
            place=thing(node.at, c) if node.at is not None else "une localisation",
            may=do(node.player, "ne pouvez pas", "ne peut pas"),
        )  # fmt: skip
        return text + tail
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    who = "chaque joueur" if node.player == "any" else node.player
    values = listed([owned(who, stat.fr, stat.fem, stat.many) + stat.during for stat in stats], "et")
    change = _change(node.how, node.by, many, all(stat.fem for stat in stats), c)
    return f"{values}{_maybe_at(node.at, c)} {change}{tail}"


@says(abilities.CancelModifiers)
def _cancel_modifiers(node: abilities.CancelModifiers, c: Context) -> str:
    kind = "bonus" if node.bonuses_only else "modificateurs"
    whats = listed([f"{kind} {de(stat.fr)}" for stat in _names_of(node.stat)], "et")
    return f"{owned(node.player, whats, False, True)}{_maybe_at(node.at, c)} sont annulés{suffix(node.when, c)}"


AGAINST = {"modify": "modifiés", "cancel": "annulés"}


@says(abilities.ProtectDrains)
def _protect_drains(node: abilities.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "ou")
    drains = owned(node.player, "drainages de Force", False, True)
    by = "l'adversaire" if node.player == "you" else "l'adversaire de ce joueur"
    return f"{drains}{_maybe_at(node.at, c)} ne peuvent pas être {what} par {by}{suffix(node.when, c)}"


@says(abilities.DrainsAgain)
def _drains_again(node: abilities.DrainsAgain, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    return f"{said.text} {'peuvent' if said.many else 'peut'} participer à plus d'un drainage de Force par tour"


@says(abilities.StackOnTable)
def _stack_on_table(node: abilities.StackOnTable, c: Context) -> str:
    return "pour l'unicité, les cartes placées ici comptent comme étant sur la table"


@says(abilities.NotAboard)
def _not_aboard(node: abilities.NotAboard, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    can = "ne peuvent pas" if said.many else "ne peut pas"
    return f"{said.text} {can} être à bord {thing(node.what, c, 'a', preposition='de')}"


@says(abilities.Grant)
def _grant(node: abilities.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    word = lexicon.noun(node.word)
    granted = f"sont des {word.frs}" if said.many else f"est {'une' if word.fem else 'un'} {word.fr}"
    return f"{said.text} {granted}"


@says(abilities.Cannot)
def _cannot(node: abilities.Cannot, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    what = (node.what,) if isinstance(node.what, str) else node.what
    can = "peuvent" if said.many else "peut"
    deeds_ = [agree(lexicon.DEEDS[each][1], said.fem, said.many) for each in what]
    text = f"ne {can} pas {deeds_[0]}" if len(deeds_) == 1 else f"ne {can} " + " ".join(f"ni {each}" for each in deeds_)
    return f"{said.text} {text}{suffix(node.when, c)}"


@says(abilities.ImmuneToAttrition)
def _immune_to_attrition(node: abilities.ImmuneToAttrition, c: Context) -> str:
    found, where = subject(describe(node.who, c))
    said = join(found, "many")
    immune = agree(f"{'sont' if said.many else 'est'} immunisé{{e}}{{s}}", said.fem, said.many)
    limit = f"à l'attrition < {amount(node.below, c)}"
    return f"{said.text} {immune} {limit}{_while(where, said)}{suffix(node.when, c)}"


@says(abilities.ImmuneTo)
def _immune_to(node: abilities.ImmuneTo, c: Context) -> str:
    return f"cette carte est immunisée à {node.title}"


@says(abilities.LostIf)
def _lost_if(node: abilities.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = agree("annulé{e}{s}" if node.cancelled else "perdu{e}{s}", said.fem, said.many)
    return f"{said.text} {'sont' if said.many else 'est'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: conditions.Condition, c: Context) -> str:
    """Une condition qui décide aussitôt : « si … n'est plus … »."""
    part = condition.part if isinstance(condition, conditions.Unless) else None
    if isinstance(part, conditions.Fits):
        return si(phrase(part, c).replace(" est ", " n'est plus ", 1))
    return when(condition, c)


@says(abilities.Rotates)
def _rotates(node: abilities.Rotates, c: Context) -> str:
    return (
        "la localisation est retournée : ses icônes et ses textes de jeu, ainsi que les cartes qui les étendent, "
        "servent l'autre camp"
    )


@says(abilities.Expands)
def _expands(node: abilities.Expands, c: Context) -> str:
    return f"votre texte de jeu de cette localisation s'applique aussi {at(node.to, c)}, comme s'il y figurait"


@says(abilities.PutsUndercover)
def _puts_undercover(node: abilities.PutsUndercover, c: Context) -> str:
    return "le porteur passe du côté adverse du site et devient clandestin"


@says(abilities.Transfers)
def _transfers(node: abilities.Transfers, c: Context) -> str:
    what = thing(nouns.other(node.to), c, preposition="à")
    who = c.title or "cette carte"
    return f"pendant votre phase de déploiement, vous pouvez transférer gratuitement {who} {what}"


@says(abilities.ForfeitFromHand)
def _forfeit_from_hand(node: abilities.ForfeitFromHand, c: Context) -> str:
    return (
        "pendant le segment des dommages d'une bataille que vous avez perdue, vous pouvez comptabiliser en perte des "
        "cartes de votre main dotées d'une valeur de perte"
    )


@says(abilities.MobileSystem)
def _mobile_system(node: abilities.MobileSystem, c: Context) -> str:
    return (
        f"se déploie seulement au parsec {node.parsec} ; son nombre de parsecs est celui de sa position. "
        f"Hypervitesse = {node.hyperspeed}"
    )


@says(abilities.DejarikRules)
def _dejarik_rules(node: abilities.DejarikRules, c: Context) -> str:
    return (
        "seuls les cartes de dejarik et les hologrammes se déploient ici, comme des personnages dont le coût de "
        "déploiement, la puissance, l'habileté et la valeur de perte égalent la destinée et qui n'ont pas de texte de "
        "jeu ; ils ne se déplacent jamais"
    )


@says(abilities.ConvertedBy)
def _converted_by(node: abilities.ConvertedBy, c: Context) -> str:
    return f"{node.title} convertit ce site"


@says(abilities.CancelText)
def _cancel_text(node: abilities.CancelText, c: Context) -> str:
    done = {"suspend": "est suspendu", "forbid": "ne peut pas être utilisé"}.get(node.word, "est annulé")
    node, c = together(node, c)
    return f"le texte de jeu {thing(node.of, c, 'many', preposition='de')} {done}{suffix(node.when, c)}"


@says(abilities.IfUnable)
def _if_unable(node: abilities.IfUnable, c: Context) -> str:
    draws = some(node.draws, "destinée de bataille", "destinées de bataille", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}vous pouvez tirer {draws} si vous ne le pouvez pas autrement"


@says(abilities.InsteadOfLost)
def _instead_of_lost(node: abilities.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    about = agree("{est|est|sont|sont} sur le point d'être perdu{e}{s}", said.fem, said.many)
    go = "vont" if said.many else "va"
    return f"{said.text} qui {about} {go} plutôt à la {lexicon.PILES[node.pile][1]}"


@says(abilities.MayBattle)
def _may_battle(node: abilities.MayBattle, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    attacked = agree("être attaqué{e}{s}", said.fem, said.many)
    deeds_ = ["initier une bataille"] * node.initiates + [attacked] * node.is_battled
    return f"{said.text} {'peuvent' if said.many else 'peut'} {listed(deeds_ or ['se battre'], 'et')}"


@says(abilities.MayDrain)
def _may_drain(node: abilities.MayDrain, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    return f"{said.text} {'peuvent' if said.many else 'peut'} drainer de la Force"


@says(abilities.DeployOn)
def _deploy_on(node: abilities.DeployOn, c: Context) -> str:
    what = f"le côté adverse {thing(node.on, c, preposition='de')}" if node.opponents_side else thing(node.on, c)
    if node.cost == 0:
        return f"déployez gratuitement sur {what}"
    return f"déployez sur {what}{at_price(node.cost, c)}"


@says(abilities.DeployOnTable)
def _deploy_on_table(node: abilities.DeployOnTable, c: Context) -> str:
    near = f", près de la {lexicon.PILES[node.near][1]} de l'adversaire," if node.near else ""
    return f"déployez sur la table{near}{at_price(node.cost, c)}"


@says(abilities.DeployOnly)
def _deploy_only(node: abilities.DeployOnly, c: Context) -> str:
    return f"ne se déploie que {at(node.to, c)}, mais peut se déplacer ailleurs"


@says(abilities.DeployAnywhere)
def _deploy_anywhere(node: abilities.DeployAnywhere, c: Context) -> str:
    return f"peut être déployé sans présence ni icône de Force{_maybe_at(node.to, c)}"


@says(abilities.NoDeploy)
def _no_deploy(node: abilities.NoDeploy, c: Context) -> str:
    return f"ne peut pas se déployer {when(node.when, c)}"


@says(abilities.DeployFor)
def _deploy_for(node: abilities.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    price = at_price(node.yours, c)
    if node.opponents and node.opponents == node.yours:
        price = f" pour {force(node.yours, c)} de chaque joueur"
    elif node.opponents:
        price = f" pour {force(node.yours, c)} à vous et {force(node.opponents, c)} à l'adversaire"
    verb = "se déploient" if said.many else "se déploie"
    place = _maybe_at(node.at, c)
    where = f"{price}{place}" if node.yours == 0 and not node.opponents else f"{place}{price}"
    return f"{said.text} {verb}{where}{suffix(node.when, c)}"


@says(abilities.TransitCost)
def _transit_cost(node: abilities.TransitCost, c: Context) -> str:
    price = "est gratuit" if node.amount == 0 else f"coûte {force(node.amount, c)}"
    if node.to:
        price = f"coûte {force(node.amount, c)} de plus"
        return f"votre transit par les aires de mise à quai vers cette localisation {price}"
    return f"votre transit par les aires de mise à quai depuis cette localisation {price}"


@says(abilities.ReactMove)
def _react_move(node: abilities.ReactMove, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    move = "s'éloigner" if node.away else "se déplacer"
    return f"{said.text} {'peuvent' if said.many else 'peut'} {move}{goal} comme réaction{suffix(node.when, c)}"


@says(abilities.ReactDeploy)
def _react_deploy(node: abilities.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "des cartes"
    pilot = " avec un pilote" if node.with_pilot else ""
    against = f" {REACTED_TO[node.against]}" if node.against else ""
    return f"vous pouvez déployer {what}{pilot} {at(node.to, c)} comme réaction{against}"


REACTED_TO = {"battle": "à une bataille", "drain": "à un drainage de Force"}


@says(abilities.Moves)
def _moves(node: abilities.Moves, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = "jusqu'ici" if node.end == nouns.HERE else to(node.end, c)
    way = f"depuis {thing(node.start, c)} {goal}{at_price(node.cost, c)}"
    can = "peuvent" if said.many else "peut"
    return f"pendant votre {lexicon.PHASES[node.during][1]}, {said.text} {can} se déplacer {way}{suffix(node.when, c)}"


@says(abilities.ForfeitInPlace)
def _forfeit_in_place(node: abilities.ForfeitInPlace, c: Context) -> str:
    said = join(describe(nouns.HIT & node.of, c), "a", preposition="de")
    restored = agree("rétabli{e}", said.fem)
    who = c.title or "cette carte"
    return f"vous pouvez comptabiliser {who} en perte à la place {said.text}, qui est alors {restored}"


ROOM = {
    "pilots": ("pilote", "pilotes"), "drivers": ("conducteur", "conducteurs"), "passengers": ("passager", "passagers"),
    "either": ("pilote ou passager", "pilotes ou passagers"), "astromechs": ("astromécano", "astromécanos"),
    "vehicles": ("véhicule", "véhicules"), "starfighters": ("chasseur stellaire", "chasseurs stellaires"),
    "ties": ("TIE", "TIE"),
}  # fmt: skip


@says(abilities.Carries)
def _carries(node: abilities.Carries, c: Context) -> str:
    room = [some(getattr(node, kind), *names, c) for kind, names in ROOM.items() if getattr(node, kind)]
    only = f" (seulement {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"capacité : {listed(room, 'et') or 'aucune'}{only}"


@says(abilities.Shuttles)
def _shuttles(node: abilities.Shuttles, c: Context) -> str:
    who = some(node.characters, "personnage", "personnages", c)
    return f"à chaque tour, jusqu'à {who} peuvent prendre gratuitement cette navette vers ou depuis le même site"


@says(abilities.PermanentPilot)
def _permanent_pilot(node: abilities.PermanentPilot, c: Context) -> str:
    who = f"{node.person} en est le pilote permanent" if node.person else "possède un pilote permanent"
    power = f", qui ajoute {node.power} à la puissance" if node.power else ""
    return f"{who} d'habileté {decimal(node.ability)}{power}"


@says(abilities.CountsAsMatching)
def _counts_as_matching(node: abilities.CountsAsMatching, c: Context) -> str:
    return f"{thing(node.pilot, c)} compte comme pilote assorti {de(thing(node.of, c))}"


@says(abilities.OpponentMayReplace)
def _opponent_may_replace(node: abilities.OpponentMayReplace, c: Context) -> str:
    return f"l'adversaire peut remplacer {c.title or 'cette carte'} par {thing(node.by, c)}{suffix(node.when, c)}"


@says(abilities.DeploysUndercover)
def _deploys_undercover(node: abilities.DeploysUndercover, c: Context) -> str:
    return "ne se déploie que comme espion clandestin sur un site"


@says(abilities.PermanentWeapon)
def _permanent_weapon(node: abilities.PermanentWeapon, c: Context) -> str:
    return f"{node.title} est son arme permanente : {phrase(node.fire, c)}"


@says(abilities.Disarms)
def _disarms(node: abilities.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} n'a aucune arme, pas même une arme permanente, et ne peut en porter"


@says(abilities.WhileUndercover)
def _while_undercover(node: abilities.WhileUndercover, c: Context) -> str:
    return f"en clandestinité : {sentences(lines(node.text, c))}"


@says(abilities.Function)
def _function(node: abilities.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


def _period(act: abilities.Act) -> str:
    if act.during:
        name = lexicon.PHASES[act.during][1]
        return f"pendant {owned(act.whose, name, True) if act.whose != 'any' else f'une {name}'}"
    return f"pendant {owned(act.whose, 'tour', False)}" if act.whose != "any" else ""


def _lead(act: abilities.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    each_phase = act.limit == "phase" and act.during
    limit = "une fois " if each_phase else f"une fois par {lexicon.PERIODS[act.limit][1]}, " if act.limit else ""
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("si ") for each in said) and not isinstance(act.when, conditions.Unless):
        claims = [*said, *(si(each) for each in _claimed(rest, c))]
        said = [listed(claims, "et")] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"pendant {_time(each)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _span(act: abilities.Act, c: Context) -> str:
    most = [pick.most for pick in act.targets if pick.most]
    return f" (X de 1 {a(amount(most[0], c))})" if most else ""


@says(abilities.Act)
def _act(node: abilities.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, trigger=node.to))
    first, *rest = clauses(node, c)
    optional = node.may and not c.interrupt
    if node.cost != 0:
        use = f"{do(node.by, 'pouvez', 'peut')} utiliser" if optional else "utilisez"
        start = f"{use} {force(node.cost, c)}{_span(node, c)}"
        start += f" pour {first.to}" if first.to else f" : {first.say}"
    elif optional:
        start = f"{do(node.by, 'pouvez', 'peut')} {first.to or f'faire ceci : {first.say}'}"
    else:
        start = first.say
    immune = [f"cette fonction est immunisée à {node.immune_to}"] if node.immune_to else []
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *immune])


@says(abilities.Fire)
def _fire(node: abilities.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    reach = "" if isinstance(node.reach, nouns.Here) else f" {at(node.reach, c)}"
    first = f"{trigger}peut cibler {thing(node.at, c)}{reach}{at_price(node.cost, c)}"
    return sentences([first, *(phrase(each, c) for each in node.do)])


@says(abilities.FirstTurn)
def _first_turn(node: abilities.FirstTurn, c: Context) -> str:
    return f"si c'est votre localisation de départ, {lexicon.SIDES[node.side][1]} joue le premier tour"


# -- a whole card ------------------------------------------------------------------------------------------------------

OR = "OU"
GOES_TO = {"": "", "used": "UTILISÉE : ", "lost": "PERDUE : "}
LABELS = {
    "light": "Côté lumineux", "dark": "Côté obscur", "icons": "Icônes", "traits": "Caractéristiques",
    "force": "Icônes de Force", "model": "Modèle", "empty": "Pas de texte de jeu.", "colon": " : ",
    "light short": "lumineux", "dark short": "obscur",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destinée", "power": "Puissance", "ability": "Habileté", "deploy": "Déploiement",
    "forfeit": "Valeur de perte", "maneuver": "Manœuvre", "armor": "Blindage", "hyperspeed": "Hypervitesse",
    "landspeed": "Vitesse terrestre", "parsec": "Parsec",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself."""
    if word in lexicon.ADJECTIVES:
        adjective = lexicon.ADJECTIVES[word]
        return adjective.label or agree(adjective.fr)
    return lexicon.noun(word).fr


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


def finish(text: str) -> str:
    """Typography: no line breaks before high punctuation or inside quotation marks."""
    text = re.sub(" ([:;!?»])", "\u00a0\\1", text)
    return text.replace("« ", "«\u00a0")
