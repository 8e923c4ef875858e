"""French: players, nouns, amounts, conditions and triggers in words; what the other modules are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from cantina.lang import amounts, conditions, nouns, triggers
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
    clauses_of,
    facts,
    in_sentences,
    named_system,
    owner_of,
    product,
    times_and_facts,
    union,
    without_owner,
    without_where,
)
from cantina.text.lexicon import agree, listed

F = TypeVar("F", bound=Callable[..., Any])
PHRASES: dict[type, Callable[[Any, Context], Any]] = {}
TOGETHER: dict[type, Callable[[list[Any], Context], str]] = {}  # several lines in one sentence


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
    return [TOGETHER[type(same[0])](same, c) if len(same) > 1 else phrase(same[0], c) for same in in_sentences(text)]


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
        with_it = f"présent{{e}}{{s}} avec {c.title or 'cette carte'}{maybe_at(beyond_here(node), c)}"
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
        return f"{amount(node.left, c)} {added_if(node.right, c)}"
    if isinstance(node.right, int | float) and node.right < 0:
        return f"{amount(node.left, c)} - {decimal(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


def added_if(more: amounts.Depends, c: Context) -> str:
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
    return f"le nombre de paires formées {made_of(node, c)}"


def made_of(node: amounts.Pairs, c: Context) -> str:
    """What each pair is made of."""
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
    said = listed([si(each) for each in claimed(rest, c)], "et")
    return " ".join([*(f"pendant {time_words(each)}" for each in times), said]).strip()


def suffix(condition: conditions.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def time_words(node: conditions.Condition) -> str:
    """A time that a text names, after "pendant"."""
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


def claimed(parts: list[conditions.Condition], c: Context) -> list[str]:
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
        return f"il y a une bataille{maybe_at(node.at, c)}"
    return f"{do(node.player, 'avez', 'a')} engagé la bataille{maybe_at(node.at, c)}"


@says(conditions.NoBattle)
def _no_battle(node: conditions.NoBattle, c: Context) -> str:
    return "il n'y a pas de bataille"


@says(conditions.InDamageSegment)
@says(conditions.TurnOf)
def _at_a_time(node: conditions.Condition, c: Context) -> str:
    return f"c'est {time_words(node)}"


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
    first, *rest = claimed(facts(node), c)
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


def maybe_at(place: nouns.Filter | None, c: Context) -> str:
    """Where, if a text says so."""
    return f" {at(place, c)}" if place is not None else ""


def _did(node: triggers.Trigger, c: Context, infinitive: str, participle: str, be: str = "vient d'être") -> str:
    """A player, or somebody, just did something with a card."""
    said = join(describe(node.card or nouns.THAT, c), "a")
    place = maybe_at(node.at, c)
    if node.by == "any":
        return f"si {said.text} {be} {agree(participle, said.fem)}{place}"
    return f"si {do(node.by, 'venez', 'vient')} {de(infinitive)} {said.text}{place}"


def _began(node: triggers.Trigger, c: Context, what: str, fem: bool) -> str:
    if node.by == "any":
        return agree(f"si {what} vient d'être engagé{{e}}{maybe_at(node.at, c)}", fem)
    return f"si {do(node.by, 'venez', 'vient')} d'engager {what}{maybe_at(node.at, c)}"


HOW = {"hyperspeed": " à travers l'hyperespace"}


def _moving(node: triggers.Trigger, c: Context, verb: str) -> str:
    start = f" depuis {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "une carte"
    return f"si {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def _result(node: triggers.Trigger, c: Context, verb: str) -> str:
    return f"si {do(node.by, 'venez', 'vient')} de {verb} une bataille{maybe_at(node.at, c)}"


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
    "battle-ended": lambda t, c: f"à la fin {de(_a_battle(t))}{maybe_at(t.at, c)}",
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
