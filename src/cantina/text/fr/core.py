"""French. The core of the language: what joins descriptions, amounts, conditions and verbs."""

from __future__ import annotations

import re

from msgspec.structs import replace

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    HERS,
    READINGS,
    added_if,
    again,
    amount,
    called,
    claim_all,
    claim_of,
    claimed,
    clauses,
    de,
    decimal,
    denies,
    describe,
    do,
    exists,
    group,
    has,
    head_of,
    join,
    made_of,
    ne,
    order,
    phrase,
    player,
    que,
    says,
    thing,
    when,
)
from cantina.text.grammar import (
    RELATIVES,
    SEVERAL,
    Clause,
    Context,
    Noun,
    Nouns,
    Own,
    at_least_two,
    counts_cards,
    depends,
    facts,
    follows_up,
    named_system,
    product,
    union,
)
from cantina.text.lexicon import agree, listed


@says(lang.Both)
def _both(node: lang.Both, c: Context) -> Nouns:
    if title := named_system(node.parts):
        return called(f"le système {title}", at="dans")
    if (among := _several(node)) is not None:
        rest = describe(lang.Both(tuple(each for each in node.parts if each != among)), c)
        them = "parmi eux" if among.name in MASCULINE else "parmi elles"
        return tuple(replace(noun, more=(them, *noun.more)) for noun in rest)
    return product([describe(part, c) for part in node.parts], "ou", beside_before=False)


def _several(node: lang.Both) -> lang.Bound | None:
    """Cards named before, of which a text speaks only of some."""
    return next((each for each in node.parts if isinstance(each, lang.Bound) and each.name in SEVERAL), None)


@says(lang.Either)
def _either(node: lang.Either, c: Context) -> Nouns:
    return union([describe(part, c) for part in node.parts])


@says(lang.Not)
def _not(node: lang.Not, c: Context) -> Nouns:
    if isinstance(node.part, lang.Self):
        return (Noun(before=("autre{s}",)),)
    if isinstance(node.part, lang.Here):
        return (Noun(more=("autre{s} que {celui|celle|ceux|celles}-ci",), alone="ailleurs", place=True),)
    if isinstance(node.part, lang.Is) and node.part.word[0].isupper():
        return (Noun(more=(f"autre{{s}} que les {lexicon.noun(node.part.word).frs}",)),)
    if isinstance(node.part, lang.Is) and (whole := lexicon.made_of(node.part.word)):
        return (Noun((head_of(whole),), more=(f"autre{{s}} que les {lexicon.noun(node.part.word).frs}",)),)
    if isinstance(node.part, lang.Is | lang.Unique):
        noun = describe(node.part, c)[0]
        if isinstance(node.part, lang.Is) and lexicon.noun(node.part.word).at == "dans":
            return (Noun(more=(f"autre{{s}} {que(join((noun,), 'a').text)}",), place=noun.place),)
        word = noun.heads[0].beside if noun.heads else noun.after[0]
        if word.startswith("de "):
            return (Noun(more=(f"qui {{n'est|n'est|ne sont|ne sont}} pas {word}",), place=noun.place),)
        return (Noun(after=(f"non {word}",), place=noun.place),)
    if isinstance(node.part, lang.Occupied):
        deed = ("contrôlez", "contrôle") if node.part.controlled else ("occupez", "occupe")
        return (Noun(more=(f"{que(player(node.part.by))} {ne(deed[node.part.by != lang.YOU])} pas",), place=True),)
    if isinstance(node.part, lang.Battleground):
        none = "qui {n'est pas un|n'est pas un|ne sont pas des|ne sont pas des} {terrain|terrain|terrains|terrains}"
        return (Noun(more=(f"{none} de bataille",), place=True),)
    if isinstance(node.part, lang.PartOf):
        return (Noun(more=(f"hors {de(node.part.planet)}",), place=True),)
    if isinstance(node.part, lang.Piloted) and node.part.by is None:
        return (Noun(after=("sans pilote",)),)
    if isinstance(node.part, lang.Measure) and (node.part.op, node.part.amount) == (">", 0):
        return (Noun(after=(f"sans {lexicon.STATS[node.part.stat].fr}",)),)
    found = describe(node.part, c)
    if type(node.part) in READINGS.denials:
        return (Noun(more=(READINGS.denials[type(node.part)](node.part, c),), place=found[0].place),)
    if len(found) > 1:
        return (Noun(more=(f"autre{{s}} {que(join(found, 'a').text)}",)),)
    if all(noun.bare for noun in found) or any(each.startswith(RELATIVES) for each in found[0].more):
        return (Noun(more=(f"autre{{s}} {que(join(found, 'a').text)}",)),)
    if len(found) > 1 and all(noun.heads for noun in found):
        return (Noun(more=(f"autre{{s}} {que(join(found, 'a').text)}",)),)
    text = " ".join((*found[0].before, *found[0].after, *found[0].more, *found[0].where))
    be = "qui {n'est|n'est|ne sont|ne sont} pas"
    return (Noun(more=(f"{be} {text}",), place=found[0].place),)


@says(lang.Of)
def _of(node: lang.Of, c: Context) -> Nouns:
    return (Noun(owner=node.player),)


for kind in (lang.You, lang.Opponent, lang.Anyone, lang.Each, lang.Winner, lang.Loser, lang.ThatPlayer, Own):
    says(kind)(lambda node, c: player(node))


@says(lang.OwnerOf)
def _owner_of(node: lang.OwnerOf, c: Context) -> str:
    return f"le joueur {thing(node.card, c, preposition='de')}"


@says(lang.OpponentOf)
def _opponent_of(node: lang.OpponentOf, c: Context) -> str:
    return f"l'adversaire du joueur {thing(node.card, c, preposition='de')}"


@says(lang.Self)
def _self(node: lang.Self, c: Context) -> Nouns:
    return called(c.title) if c.title else called("cette carte", fem=True)


@says(lang.Host)
def _host(node: lang.Host, c: Context) -> Nouns:
    return called("le porteur")


BOUND = {
    "target": "la cible",
    "card": "cette carte",
    "place": "cette carte",
    "site": "ce site",
    "origin": "le premier site",
    "destination": "le second site",
    "travellers": "ces personnages",
    "character": "ce personnage",
    "victim": "la carte perdue",
    "stray": "la personne disparue",
    "ships": "ces vaisseaux spatiaux",
    "transported": "les personnages transportés",
    "grabbed": "cette Interruption",
    "walker": "ce marcheur",
    "mount": "cette monture",
    "revealed": "les cartes révélées",
    "characters": "ces personnages",
    "weapons": "ces armes",
    "weapon": "cette arme",
    "start": "votre localisation de départ",
    "chosen": "ces personnages",
    "itself": "chacun",
    "rebel": "un rebelle de départ",
    "probe": "cette carte",
    "planet": "cette planète",
    "rep": "votre représentant",
    "runner": "le coureur",
    "lead": "ce chasseur",
    "loot": "un butin",
    "apprentice": "l'apprenti",
    "mentor": "le mentor",
    "duelist": "votre duelliste",
    "placed": "la carte placée là",
    "defeated": "le duelliste vaincu",
    "first": "le premier système",
    "shown": "la carte révélée",
    "match": "la carte trouvée",
    "drawn": "la carte tirée",
    "captive": "ce captif",
    "trooper": "ce soldat",
    "spy": "cet espion",
}
MASCULINE = ("rebel", "captive", "trooper", "spy", "itself",
    "rep", "runner", "lead", "loot", "defeated", "first", "origin", "destination", "travellers", "transported",
    "site", "character", "ships", "walker", "characters", "chosen", "apprentice", "mentor", "duelist",
)  # fmt: skip


@says(lang.Bound)
def _bound(node: lang.Bound, c: Context) -> Nouns:
    if node == lang.TARGET and node.name in c.totals:
        return called("les cibles", fem=True, several=True)
    if node.name in c.bound:
        return called(c.bound[node.name], at="à")
    if node == lang.THAT and c.trigger is not None and isinstance(c.trigger.card, lang.Named):
        return called(c.trigger.card.title)
    if node.name == "location":
        return (Noun(determiner="ce", alone="à cet endroit", place=True),)
    if node == lang.TARGET and c.target is not None:
        return describe(c.target, c)
    return called(BOUND.get(node.name, "cette carte"), fem=node.name not in MASCULINE, several=node.name in SEVERAL)


@says(lang.Count)
def _count(node: lang.Count, c: Context) -> str:
    if isinstance(node.of, lang.Bound):
        return "leur nombre" if node.of.name in SEVERAL else "ce nombre"
    found = describe(node.of, c)
    place = "" if any(noun.where for noun in found) else " sur la table"
    hers = any(noun.owner in HERS for noun in found)
    text = join(found, "many", preposition="de").text if hers else de(join(found, "bare").text)
    return f"le nombre {text}{place}"


@says(lang.Var)
def _var(node: lang.Var, c: Context) -> str:
    said = lexicon.VARIABLES[node.name][1] if node.name in lexicon.VARIABLES else node.name.replace("_", " ")
    return said.replace("destinée", "destinée totale") if node.name in c.totals else said


@says(lang.Plus)
def _plus(node: lang.Plus, c: Context) -> str:
    if isinstance(node.right, lang.Depends) and node.right.otherwise == 0:
        return f"{amount(node.left, c)} {added_if(node.right, c)}"
    if isinstance(node.right, Num) and node.right < 0:
        return f"{amount(node.left, c)} - {decimal(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


@says(lang.Minus)
def _minus(node: lang.Minus, c: Context) -> str:
    if isinstance(node.right, lang.Depends):
        less = node.right
        other = f"(ou - {amount(less.then, c)} {when(less.when, c)})"
        return f"{amount(node.left, c)} - {amount(less.otherwise, c)} {other}"
    return f"{amount(node.left, c)} - {amount(node.right, c)}"


@says(lang.Times)
def _times(node: lang.Times, c: Context) -> str:
    left = amount(node.left, c)
    left = f"({left})" if isinstance(node.left, lang.Plus | lang.Minus) else left
    return f"{amount(node.right, c)} fois {left}"


@says(lang.Root)
def _root(node: lang.Root, c: Context) -> str:
    return f"la racine carrée de ({amount(node.of, c)})"


@says(lang.LargerOf)
def _larger_of(node: lang.LargerOf, c: Context) -> str:
    return f"le plus grand de ces nombres : {amount(node.left, c)} ou {amount(node.right, c)}"


@says(lang.ChoiceOf)
def _choice_of(node: lang.ChoiceOf, c: Context) -> str:
    return f"au choix {de(player(node.by))}, {listed([amount(each, c) for each in node.among], 'ou')}"


@says(lang.AtLeast)
def _at_least(node: lang.AtLeast, c: Context) -> str:
    return f"{amount(node.of, c)} (au moins {amount(node.least, c)})"


@says(lang.Pairs)
def _pairs(node: lang.Pairs, c: Context) -> str:
    return f"le nombre de paires formées {made_of(node, c)}"


@says(lang.Depends)
def _depends(node: lang.Depends, c: Context) -> str:
    return f"{amount(node.otherwise, c)} (ou {amount(node.then, c)} {when(node.when, c)})"


RELATIONS = {">": "dépasse", "<": "n'atteint pas", ">=": "atteint", "<=": "ne dépasse pas", "=": "vaut"}
OPPOSITES = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "≠"}
COUNTS = {">": "plus de", "<": "moins de", ">=": "au moins", "<=": "au plus", "=": "exactement"}


@says(lang.Compare)
def _compare(node: lang.Compare, c: Context) -> str:
    if isinstance(node.right, Num) and counts_cards(node.left):
        op, right = at_least_two(node)
        return _counted(node.left, f"{COUNTS[op]} {decimal(right)}", "cartes" if right > 1 else "carte", c)
    if node.op == ">" and isinstance(node.right, lang.Times) and node.right.right == 2:
        return f"{amount(node.left, c)} dépasse le double {de(amount(node.right.left, c))}"
    left, right = amount(node.left, c), amount(node.right, c)
    plain = isinstance(node.left, lang.Var | lang.Plus | lang.Minus)
    return f"{left} {node.op if plain else RELATIONS[node.op]} {right}"


def _counted(what: lang.Count | lang.PlayerValue, number: str, cards: str, c: Context) -> str:
    """That there are so many of some cards."""
    if isinstance(what, lang.Count):
        return claim_all([claim_of(what.of, c, number)])
    preposition = PREPOSITIONS.get(what.stat, "dans la")
    return f"{has(what.player)} {number} {cards} {preposition} {lexicon.PILES[what.stat][1]}"


PREPOSITIONS = {"hand": "en", "life force": "de"}


@says(lang.There)
def _there(node: lang.There, c: Context) -> str:
    return claim_all([exists(node, c)])


def _absent(node: lang.There, c: Context) -> str:
    claim = claim_of(node.of, c, f"moins de {node.least}" if node.least > 1 else "")
    if node.least > 1:
        return claim_all([claim])
    if any(noun.proper for noun in describe(node.of, c)):
        return f"{claim.what.text} n'est pas {agree(claim.where, claim.what.fem)}".strip()
    none = re.sub(r"\bune? ", lambda match: f"auc{match[0]}", claim.what.text)
    place = agree(claim.where, claim.what.fem)
    if claim.who:
        have_not = do(claim.who, "n'avez", "n'a")
        return f"{have_not} {none} {place}".strip()
    return f"{none} n'est {place}".strip()


@says(lang.Between)
def _between(node: lang.Between, c: Context) -> str:
    return f"{amount(node.amount, c)} vaut de {node.low} à {node.high}"


@says(lang.Fits)
def _fits(node: lang.Fits, c: Context) -> str:
    said, found = join(describe(node.card, c), "a"), describe(node.description, c)
    if len(found) == 1 and not (found[0].heads or found[0].owner or found[0].before or found[0].place):
        state = " ".join((*found[0].after, *found[0].more, *found[0].where))
        return f"{said.text} est {agree(state, said.fem)}"
    return f"{said.text} est {join(found, 'a').text}"


@denies(lang.Fits)
def _fits_not(node: lang.Fits, c: Context) -> str:
    return _fits(node, c).replace(" est ", " n'est pas ", 1)


@says(lang.AllOf)
def _all_of(node: lang.AllOf, c: Context) -> str:
    first, *rest = claimed(facts(node), c)
    return listed([first, *(again(part, c) for part in rest)], "et")


@says(lang.AnyOf)
def _any_of(node: lang.AnyOf, c: Context) -> str:
    first, *rest = (phrase(part, c) for part in node.parts)
    return " ou ".join([first, *(again(part, c) for part in rest)])


@says(lang.Unless)
def _unless(node: lang.Unless, c: Context) -> str:
    part = node.part
    if node == lang.NO_BATTLE:
        return "il n'y a pas de bataille"
    if isinstance(part, lang.There):
        return _absent(part, c)
    if isinstance(part, lang.Compare):
        return f"{amount(part.left, c)} {OPPOSITES[part.op]} {amount(part.right, c)}"
    if type(part) in READINGS.denials:
        return READINGS.denials[type(part)](part, c)
    return f"il est faux {que(phrase(part, c))}"


@says(lang.Trigger)
def _trigger(node: lang.Trigger, c: Context) -> str:
    text = READINGS.triggers[node.kind](node, c)
    return text if node.also is None else f"{text} ou {phrase(node.also, c)}"


@says(lang.If)
def _if(node: lang.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)} ; sinon, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}{' :' if depends(node.then) else ','} {group(node.then, c)}")


@says(lang.May)
def _may(node: lang.May, c: Context) -> Clause:
    text = listed([each.done_by(node.by) for each in clauses(node, c)], "et")
    then = "ensuite " if follows_up(node, c) else ""
    return Clause(f"{do(node.by, 'pouvez', 'peut')} {then}{text}", text if node.by == lang.YOU else None)


LETTERS = ("x", "z")  # numbers that are called by a letter


@says(lang.Fix)
def _fix(node: lang.Fix, c: Context) -> Clause:
    if node.name in LETTERS:
        return Clause(f"{lexicon.VARIABLES[node.name][1]} = {amount(node.amount, c)}")
    return order("noter", "notez", amount(node.amount, c))
