"""English. The core of the language: what joins descriptions, amounts, conditions and verbs."""

from __future__ import annotations

import re

from msgspec.structs import replace

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.en.phrases import (
    READINGS,
    added_if,
    amount,
    called,
    claim_all,
    claim_of,
    claimed,
    clauses,
    denies,
    describe,
    do,
    exists,
    group,
    has,
    head_of,
    join,
    made_of,
    owner,
    phrase,
    player,
    player_clause,
    says,
    thing,
    when,
)
from cantina.text.grammar import (
    RELATIVES,
    SEVERAL,
    Claim,
    Clause,
    Context,
    Noun,
    Nouns,
    Own,
    Said,
    at_least_two,
    counts_cards,
    depends,
    facts,
    follows_up,
    named_system,
    product,
    union,
)
from cantina.text.lexicon import listed


@says(lang.Both)
def _both(node: lang.Both, c: Context) -> Nouns:
    if title := named_system(node.parts):
        return called(f"the {title} system")
    if (among := _several(node)) is not None:
        rest = describe(lang.Both(tuple(each for each in node.parts if each != among)), c)
        return tuple(replace(noun, after=("among them", *noun.after)) for noun in rest)
    return product([describe(part, c) for part in node.parts], "or", beside_before=True)


def _several(node: lang.Both) -> lang.Bound | None:
    """Cards named before, of which a text speaks only of some."""
    return next((each for each in node.parts if isinstance(each, lang.Bound) and each.name in SEVERAL), None)


@says(lang.Either)
def _either(node: lang.Either, c: Context) -> Nouns:
    return union([describe(part, c) for part in node.parts])


@says(lang.Not)
def _not(node: lang.Not, c: Context) -> Nouns:
    if isinstance(node.part, lang.Self):
        return (Noun(before=("other",)),)
    if isinstance(node.part, lang.Here):
        return (Noun(after=("other than this one",), alone="elsewhere", place=True),)
    if isinstance(node.part, lang.Is) and node.part.word[0].isupper():
        return (Noun(after=(f"other than {lexicon.noun(node.part.word).ens}",)),)
    if isinstance(node.part, lang.Is) and (whole := lexicon.made_of(node.part.word)):
        return (Noun((head_of(whole),), before=(f"non-{lexicon.noun(node.part.word).en.removesuffix(f' {whole}')}",)),)
    if isinstance(node.part, lang.Is | lang.Unique | lang.Battleground):
        noun = describe(node.part, c)[0]
        return (Noun(before=(f"non-{noun.heads[0].one if noun.heads else noun.before[0]}",), place=noun.place),)
    if isinstance(node.part, lang.Occupied):
        deed = "control" if node.part.controlled else "occupy"
        return (Noun(after=(f"that {do(node.part.by, 'do', 'does')} not {deed}",), place=True),)
    if isinstance(node.part, lang.PartOf):
        return (Noun(after=(f"outside {node.part.planet}",), place=True),)
    if isinstance(node.part, lang.Piloted) and node.part.by is None:
        return (Noun(before=("unpiloted",)),)
    if isinstance(node.part, lang.Measure) and (node.part.op, node.part.amount) == (">", 0):
        return (Noun(after=(f"without {lexicon.STATS[node.part.stat].en}",)),)
    found = describe(node.part, c)
    if type(node.part) in READINGS.denials:
        return (Noun(after=(READINGS.denials[type(node.part)](node.part, c),), place=found[0].place),)
    if all(noun.bare for noun in found) or len(found) > 1:
        return (Noun(after=(f"other than {join(found, 'a').text}",)),)
    if any(each.startswith(RELATIVES) for each in found[0].after):
        return (Noun(after=(f"other than {join(found, 'a').text}",), place=found[0].place),)
    text = " ".join((*found[0].before, *found[0].after, *found[0].where))
    return (Noun(after=(f"not {text or join(found, 'a').text}",), place=found[0].place),)


@says(lang.Of)
def _of(node: lang.Of, c: Context) -> Nouns:
    return (Noun(owner=node.player),)


for kind in (lang.You, lang.Opponent, lang.Anyone, lang.Each, lang.Winner, lang.Loser, lang.ThatPlayer, Own):
    says(kind)(lambda node, c: player(node))


@says(lang.OwnerOf)
def _owner_of(node: lang.OwnerOf, c: Context) -> str:
    return f"the player of {thing(node.card, c)}"


@says(lang.OpponentOf)
def _opponent_of(node: lang.OpponentOf, c: Context) -> str:
    return f"the opponent of the player of {thing(node.card, c)}"


@says(lang.Self)
def _self(node: lang.Self, c: Context) -> Nouns:
    return called(c.title or "this card")


@says(lang.Host)
def _host(node: lang.Host, c: Context) -> Nouns:
    return called("the bearer")


BOUND = {
    "target": "the target",
    "card": "that card",
    "place": "that card",
    "site": "that site",
    "seen": "that card",
    "origin": "the first site",
    "destination": "the second site",
    "travellers": "those characters",
    "victim": "the lost card",
    "stray": "the character that went missing",
    "grabbed": "that Interrupt",
    "ships": "those starships",
    "transported": "the transported characters",
    "characters": "those characters",
    "weapons": "those weapons",
    "walker": "that walker",
    "revealed": "the revealed cards",
    "start": "your starting location",
    "chosen": "those characters",
    "itself": "each one",
    "rebel": "a starting Rebel",
    "weapon": "that weapon",
    "probe": "that card",
    "planet": "that planet",
    "rep": "your Rep",
    "runner": "the runner",
    "lead": "that starfighter",
    "loot": "loot",
    "apprentice": "the apprentice",
    "mentor": "the mentor",
    "duelist": "your duelist",
    "placed": "the card placed there",
    "defeated": "the defeated duelist",
    "first": "the first system",
    "shown": "the revealed card",
    "match": "the card found",
    "drawn": "the card drawn",
}


@says(lang.Bound)
def _bound(node: lang.Bound, c: Context) -> Nouns:
    if node == lang.TARGET and node.name in c.totals:
        return called("the targets", several=True)
    if node.name in c.bound:
        return called(c.bound[node.name])
    if node == lang.THAT and c.trigger is not None and isinstance(c.trigger.card, lang.Named):
        return called(c.trigger.card.title)
    if node.name == "location":
        return (Noun(determiner="that", alone="there", place=True),)
    if node == lang.TARGET and c.target is not None:
        return describe(c.target, c)
    return called(BOUND.get(node.name, "that " + node.name.replace("_", " ")), node.name in SEVERAL)


@says(lang.Count)
def _count(node: lang.Count, c: Context) -> str:
    if isinstance(node.of, lang.Bound):
        return "their number" if node.of.name in SEVERAL else "that many"
    return f"the number of {_on_table(node.of, c)}"


def _on_table(what: lang.Filter, c: Context) -> str:
    found = describe(what, c)
    return join(found, "many").text + ("" if any(noun.where for noun in found) else " on table")


@says(lang.Var)
def _var(node: lang.Var, c: Context) -> str:
    said = lexicon.VARIABLES[node.name][0] if node.name in lexicon.VARIABLES else node.name.replace("_", " ")
    return said.replace("destiny", "total destiny") if node.name in c.totals else said


@says(lang.Plus)
def _plus(node: lang.Plus, c: Context) -> str:
    if isinstance(node.right, lang.Depends) and node.right.otherwise == 0:
        return f"{amount(node.left, c)} {added_if(node.right, c)}"
    if isinstance(node.right, Num) and node.right < 0:
        return f"{amount(node.left, c)} - {lexicon.number(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


@says(lang.Minus)
def _minus(node: lang.Minus, c: Context) -> str:
    if isinstance(node.right, lang.Depends):
        less = node.right
        other = f"(or - {amount(less.then, c)} {when(less.when, c)})"
        return f"{amount(node.left, c)} - {amount(less.otherwise, c)} {other}"
    return f"{amount(node.left, c)} - {amount(node.right, c)}"


@says(lang.Times)
def _times(node: lang.Times, c: Context) -> str:
    left = amount(node.left, c)
    left = f"({left})" if isinstance(node.left, lang.Plus | lang.Minus) else left
    return f"{amount(node.right, c)} times {left}"


@says(lang.Root)
def _root(node: lang.Root, c: Context) -> str:
    return f"the square root of ({amount(node.of, c)})"


@says(lang.LargerOf)
def _larger_of(node: lang.LargerOf, c: Context) -> str:
    return f"the larger of {amount(node.left, c)} and {amount(node.right, c)}"


@says(lang.ChoiceOf)
def _choice_of(node: lang.ChoiceOf, c: Context) -> str:
    return f"{owner(node.by)} choice of {listed([amount(each, c) for each in node.among], 'or')}"


@says(lang.AtLeast)
def _at_least(node: lang.AtLeast, c: Context) -> str:
    return f"{amount(node.of, c)} (at least {amount(node.least, c)})"


@says(lang.Pairs)
def _pairs(node: lang.Pairs, c: Context) -> str:
    return f"the number of pairs {made_of(node, c)}"


@says(lang.Depends)
def _depends(node: lang.Depends, c: Context) -> str:
    return f"{amount(node.otherwise, c)} (or {amount(node.then, c)} {when(node.when, c)})"


RELATIONS = {">": "exceeds", "<": "is less than", ">=": "is at least", "<=": "is at most", "=": "equals"}
OPPOSITES = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "≠"}
COUNTS = {">": "more than", "<": "fewer than", ">=": "at least", "<=": "at most", "=": "exactly"}


@says(lang.Compare)
def _compare(node: lang.Compare, c: Context) -> str:
    if isinstance(node.right, Num) and counts_cards(node.left):
        op, right = at_least_two(node)
        return _counted(node.left, f"{COUNTS[op]} {lexicon.number(right)}", "card" if right == 1 else "cards", c)
    if node.op == ">" and isinstance(node.right, lang.Times) and node.right.right == 2:
        return f"{amount(node.left, c)} is more than double {amount(node.right.left, c)}"
    left, right = amount(node.left, c), amount(node.right, c)
    plain = isinstance(node.left, lang.Var | lang.Plus | lang.Minus)
    return f"{left} {node.op if plain else RELATIONS[node.op]} {right}"


def _counted(what: lang.Count | lang.PlayerValue, number: str, cards: str, c: Context) -> str:
    """That there are so many of some cards."""
    if isinstance(what, lang.Count):
        return claim_all([claim_of(what.of, c, number)])
    return f"{has(what.player)} {number} {cards} in {lexicon.PILES[what.stat][0]}"


@says(lang.There)
def _there(node: lang.There, c: Context) -> str:
    return claim_all([exists(node, c)])


def _absent(node: lang.There, c: Context) -> str:
    claim = claim_of(node.of, c, f"fewer than {node.least}" if node.least > 1 else "")
    what = claim.what.text
    if claim.who and node.least == 1:
        what = f"no {_without_article(what)}"
    if claim.who or node.least > 1:
        return claim_all([Claim(claim.who, Said(what, many=True), claim.where)])
    if any(noun.proper for noun in describe(node.of, c)):
        return f"{what} is not {claim.where}".strip()
    return f"no {_without_article(what)} is {claim.where}".strip()


def _without_article(text: str) -> str:
    return re.sub("^an? |^an(?=other)", "", text)


@says(lang.Between)
def _between(node: lang.Between, c: Context) -> str:
    return f"{amount(node.amount, c)} is from {node.low} to {node.high}"


@says(lang.Fits)
def _fits(node: lang.Fits, c: Context) -> str:
    found = describe(node.description, c)
    if len(found) == 1 and found[0].where and not (found[0].heads or found[0].after or found[0].owner):
        return f"{thing(node.card, c)} is {' '.join((*found[0].before, *found[0].where))}"
    if len(found) == 1 and found[0].before and not (found[0].heads or found[0].after or found[0].owner):
        return f"{thing(node.card, c)} is {' '.join(found[0].before)}"
    return f"{thing(node.card, c)} is {join(found, 'a').text}"


@denies(lang.Fits)
def _fits_not(node: lang.Fits, c: Context) -> str:
    return _fits(node, c).replace(" is ", " is not ", 1)


@says(lang.AllOf)
def _all_of(node: lang.AllOf, c: Context) -> str:
    return listed(claimed(facts(node), c), "and")


@says(lang.AnyOf)
def _any_of(node: lang.AnyOf, c: Context) -> str:
    return " or ".join(phrase(part, c) for part in node.parts)


@says(lang.Unless)
def _unless(node: lang.Unless, c: Context) -> str:
    part = node.part
    if node == lang.NO_BATTLE:
        return "there is no battle"
    if isinstance(part, lang.There):
        return _absent(part, c)
    if isinstance(part, lang.Compare):
        return f"{amount(part.left, c)} {OPPOSITES[part.op]} {amount(part.right, c)}"
    if type(part) in READINGS.denials:
        return READINGS.denials[type(part)](part, c)
    return f"it is not so that {phrase(part, c)}"


@says(lang.Trigger)
def _trigger(node: lang.Trigger, c: Context) -> str:
    text = READINGS.triggers[node.kind](node, c)
    return text if node.also is None else f"{text} or {phrase(node.also, c).removeprefix('if ')}"


@says(lang.If)
def _if(node: lang.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)}; otherwise, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}{':' if depends(node.then) else ','} {group(node.then, c)}")


@says(lang.May)
def _may(node: lang.May, c: Context) -> Clause:
    first, *rest = clauses(node, c)
    text = listed([each.done_by(node.by) for each in (first, *rest)], "and")
    then = "then " if follows_up(node, c) else ""
    return Clause(f"{player(node.by)} may {then}{text}", text if node.by == lang.YOU else None)


LETTERS = ("x", "z")  # numbers that are called by a letter


@says(lang.Fix)
def _fix(node: lang.Fix, c: Context) -> Clause:
    if node.name in LETTERS:
        return Clause(f"{lexicon.VARIABLES[node.name][0]} = {amount(node.amount, c)}")
    return player_clause(lang.YOU, "note", "notes", amount(node.amount, c))
