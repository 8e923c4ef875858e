"""English: one phrase for each node of the card language."""

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
    plain_change,
    product,
    subject,
    times_and_facts,
    together,
    union,
    without_owner,
    without_where,
)
from cantina.text.lexicon import capital, listed, sentences

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


# -- players and numbers -----------------------------------------------------------------------------------------------

PLAYERS = {"you": "you", "opponent": "the opponent", "any": "a player", "loser": "the loser", "winner": "the winner"}
OWNERS = {"you": "your", "opponent": "opponent's", "any": "any player's", "self": "their"}


def player(who: str) -> str:
    """A player as a subject."""
    return PLAYERS.get(who, who)


def owner(who: str) -> str:
    """Whose something is."""
    return OWNERS.get(who, f"{player(who)}'s")


def do(who: str, plain: str, third: str) -> str:
    """A subject and its verb: "you lose", "the opponent loses"."""
    return f"{player(who)} {plain if who == 'you' else third}"


def amount(value: Any, c: Context) -> str:
    """A number, fixed or worked out."""
    return lexicon.number(value) if isinstance(value, int | float) else str(PHRASES[type(value)](value, c))


def signed(value: Any, c: Context, place: str = "") -> str:
    """A change and where it applies: "+2 here", "-1 here (or -2 if …)"."""
    if isinstance(value, amounts.Depends):
        return f"{signed(value.otherwise, c, place)} (or {signed(value.then, c)} {when(value.when, c)})"
    return f"{'+' if value >= 0 else '-'}{lexicon.number(abs(value))}{place}"


def force(value: Any, c: Context) -> str:
    """An amount of Force."""
    if isinstance(value, amounts.Depends):
        return f"{force(value.otherwise, c)} (or {force(value.then, c)} {when(value.when, c)})"
    plain = isinstance(value, int | float) or value == amounts.X
    return f"{amount(value, c)} Force" if plain else f"Force equal to {amount(value, c)}"


def at_price(value: Any, c: Context) -> str:
    """What something costs, at the end of a sentence."""
    if isinstance(value, amounts.Depends):
        return f"{at_price(value.otherwise, c)} (or{at_price(value.then, c)} {when(value.when, c)})"
    return " for free" if value == 0 else f" for {force(value, c)}"


def some(value: Any, one: str, many: str, c: Context) -> str:
    """So many things."""
    if isinstance(value, int | float):
        return f"{lexicon.number(value)} {one if value == 1 else many}"
    if value == amounts.X:
        return f"X {many}"
    return f"a number of {many} equal to {amount(value, c)}"


# -- noun phrases ------------------------------------------------------------------------------------------------------


def article(text: str) -> str:
    """The same words after "a", "an" or, for another one, "another"."""
    if text.startswith("other "):
        return f"an{text}"
    vowel = text[0].lower() in "aeiou" and not text.lower().startswith(("uni", "use", "one"))
    return f"{'an' if vowel or text.startswith('X-') else 'a'} {text}"


def render(noun: Noun, form: str, word: str = "") -> Said:
    """A noun phrase. Form: "a", "the", "many" or "bare" (the plural after a number)."""
    many = form in ("many", "bare")
    heads = noun.heads or (_head("location" if noun.place else "card"),)
    names = [head.many if many and not head.proper else head.one for head in heads]
    core = " ".join((*noun.before, listed(names, word or ("and" if many else "or"))))
    core = re.sub(r"(non-[\w-]+)(?= non-)", r"\1,", core)
    tail = "".join(f" {each}" for each in (*noun.after, *noun.where))
    plural = many and (not noun.proper or len(heads) > 1)
    return Said(_determined(noun, form, core) + tail, plural)


def _determined(noun: Noun, form: str, core: str) -> str:
    if noun.determiner:
        return f"{'this' if noun.alone == 'here' else noun.determiner} {core}"
    if noun.owner:
        possessive = f"{owner(noun.owner)} {core}"
        return article(possessive) if form == "a" and noun.owner == "opponent" and not noun.proper else possessive
    if noun.proper or form in ("many", "bare"):
        return core
    return f"the {core}" if form == "the" else article(core)


def join(found: Nouns, form: str, word: str = "") -> Said:
    """All alternatives of a noun phrase."""
    said = [render(noun, form, word) for noun in found]
    glue = word or ("and" if form in ("many", "bare") else "or")
    return Said(listed([each.text for each in said], glue), any(each.many for each in said) or len(said) > 1)


def thing(what: nouns.Filter, c: Context, form: str = "a", word: str = "") -> str:
    """A filter as a noun phrase."""
    return join(describe(what, c), form, word).text


def describe(what: nouns.Filter, c: Context) -> Nouns:
    """The noun phrase of a filter, not yet in words."""
    found: Nouns = PHRASES[type(what)](what, c)
    return found


def at(place: nouns.Filter, c: Context, preposition: str = "at") -> str:
    """Where: "here", "on Tatooine", "at an adjacent site"."""
    spots = [noun.alone or f"{preposition} {render(noun, 'a').text}" for noun in describe(place, c)]
    return listed(spots, "or")


def to(place: nouns.Filter, c: Context) -> str:
    """Whither: "here", "to Tatooine", "to an adjacent site"."""
    text = at(place, c, "to")
    return "to " + text.removeprefix("on ") if text.startswith("on ") else text


def of_them(what: nouns.Filter, number: Any, c: Context, mine: str = "") -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found = describe(what, c)
    if mine:
        own = {mine: "self"} if mine != "you" else {}
        found = tuple(msgspec.structs.replace(noun, owner=own.get(noun.owner, noun.owner)) for noun in found)
    owned = any(noun.owner for noun in found)
    if number == 1:
        return f"one of {join(found, 'many', 'or').text}" if owned else join(found, "a").text
    many = join(found, "bare").text
    if isinstance(number, int | float):
        return f"{lexicon.number(number)} {'of ' if owned else ''}{many}"
    return f"a number of {many} equal to {amount(number, c)}"


def _head(word: str) -> Head:
    entry = lexicon.noun(word)
    return Head(entry.en, entry.ens, beside=entry.en, general=entry.general)


def _name(title: str) -> Nouns:
    return (Noun((Head(title, title, beside=title, proper=True),)),)


@says(nouns.Is)
def _is(node: nouns.Is, c: Context) -> Nouns:
    if node.word in lexicon.ADJECTIVES:
        place = node.word in ("interior", "exterior", "nighttime", "planet", "scomp link")
        return (Noun(before=(lexicon.ADJECTIVES[node.word].en,), place=place),)
    return (Noun((_head(node.word),)),)


@says(nouns.Named)
def _named(node: nouns.Named, c: Context) -> Nouns:
    return _name(node.title)


@says(nouns.Person)
def _person(node: nouns.Person, c: Context) -> Nouns:
    return _name(node.name)


@says(nouns.Family)
def _family(node: nouns.Family, c: Context) -> Nouns:
    return (Noun((Head(node.name, f"{node.name}s", beside=node.name),)),)


@says(nouns.Matching)
def _matching(node: nouns.Matching, c: Context) -> Nouns:
    head = _head(node.what)
    return (Noun((head,), before=("matching",), after=(f"of {thing(node.of, c)}",)),)


@says(nouns.Armed)
def _armed(node: nouns.Armed, c: Context) -> Nouns:
    return (Noun(after=(f"with {article(lexicon.noun(node.weapon).en)}",)),)


@says(nouns.Both)
def _both(node: nouns.Both, c: Context) -> Nouns:
    if title := named_system(node.parts):
        return _name(f"the {title} system")
    return product([describe(part, c) for part in node.parts], "or", beside_before=True)


@says(nouns.Either)
def _either(node: nouns.Either, c: Context) -> Nouns:
    return union([describe(part, c) for part in node.parts])


@says(nouns.Not)
def _not(node: nouns.Not, c: Context) -> Nouns:
    if isinstance(node.part, nouns.Self):
        return (Noun(before=("other",)),)
    if isinstance(node.part, nouns.Is) and node.part.word[0].isupper():
        return (Noun(after=(f"other than {lexicon.noun(node.part.word).ens}",)),)
    if isinstance(node.part, nouns.Is | nouns.Unique):
        noun = describe(node.part, c)[0]
        return (Noun(before=(f"non-{noun.heads[0].one if noun.heads else noun.before[0]}",), place=noun.place),)
    if isinstance(node.part, nouns.PartOf):
        return (Noun(after=(f"outside {node.part.planet}",), place=True),)
    found = describe(node.part, c)
    if all(noun.bare for noun in found):
        return (Noun(after=(f"other than {join(found, 'a').text}",)),)
    text = " ".join((*found[0].before, *found[0].after, *found[0].where))
    return (Noun(after=(f"not {text or join(found, 'a').text}",), place=found[0].place),)


@says(nouns.Of)
def _of(node: nouns.Of, c: Context) -> Nouns:
    return (Noun(owner=node.player),)


@says(nouns.Self)
def _self(node: nouns.Self, c: Context) -> Nouns:
    return _name(c.title or "this card")


@says(nouns.Host)
def _host(node: nouns.Host, c: Context) -> Nouns:
    return _name("the bearer")


BOUND = {"target": "the target", "card": "that card", "place": "that card", "site": "that site",
         "origin": "the first site", "destination": "the second site", "travellers": "those characters"}  # fmt: skip


@says(nouns.Bound)
def _bound(node: nouns.Bound, c: Context) -> Nouns:
    if node.name == "location":
        return (Noun(determiner="that", alone="there", place=True),)
    if node == nouns.TARGET and c.target is not None:
        return describe(c.target, c)
    return _name(BOUND.get(node.name, "that " + node.name.replace("_", " ")))


@says(nouns.Unique)
def _unique(node: nouns.Unique, c: Context) -> Nouns:
    return (Noun(before=("unique",)),)


@says(nouns.Restricted)
def _restricted(node: nouns.Restricted, c: Context) -> Nouns:
    return (Noun(before=("restricted",)),)


@says(nouns.Backed)
def _backed(node: nouns.Backed, c: Context) -> Nouns:
    return (Noun(before=(f"{lexicon.SIDES[node.side][0]} Side",)),)


@says(nouns.SameType)
def _same_type(node: nouns.SameType, c: Context) -> Nouns:
    return (Noun(after=(f"of the same card type as {thing(node.like, c)}",)),)


@says(nouns.HighestAbility)
def _highest_ability(node: nouns.HighestAbility, c: Context) -> Nouns:
    return (Noun((_head("character"),), owner=node.of, before=("highest-ability",)),)


@says(nouns.Measure)
def _measure(node: nouns.Measure, c: Context) -> Nouns:
    name = lexicon.STATS[node.stat].en
    if (node.op, node.amount) == (">", 0):
        return (Noun(after=(f"with {name}",)),)
    return (Noun(after=(f"of {name} {node.op} {amount(node.amount, c)}",)),)


@says(nouns.Hit)
def _hit(node: nouns.Hit, c: Context) -> Nouns:
    return (Noun(before=("'hit'",)),)


@says(nouns.Undercover)
def _undercover(node: nouns.Undercover, c: Context) -> Nouns:
    return (Noun(before=("undercover",)),)


@says(nouns.EvenUndercover)
def _even_undercover(node: nouns.EvenUndercover, c: Context) -> Nouns:
    return (Noun(after=("(even undercover)",)),)


@says(nouns.OnTable)
def _is_on_table(node: nouns.OnTable, c: Context) -> Nouns:
    return (Noun(where=("on table",)),)


@says(nouns.At)
def _at(node: nouns.At, c: Context) -> Nouns:
    return (Noun(where=(at(node.place, c),)),)


@says(nouns.Present)
def _present(node: nouns.Present, c: Context) -> Nouns:
    if c.together and at_hand(node):
        return (Noun(where=(f"present with {c.title or 'this card'}{_maybe_at(beyond_here(node), c)}",)),)
    return (Noun(where=(f"present {at(node.place, c)}",)),)


@says(nouns.InBattle)
def _in_battle(node: nouns.InBattle, c: Context) -> Nouns:
    return (Noun(where=("in battle",)),)


@says(nouns.Alone)
def _alone(node: nouns.Alone, c: Context) -> Nouns:
    return (Noun(where=("alone",)),)


@says(nouns.With)
def _with(node: nouns.With, c: Context) -> Nouns:
    return (Noun(where=(f"with {thing(node.who, c)}",)),)


@says(nouns.Aboard)
def _aboard(node: nouns.Aboard, c: Context) -> Nouns:
    seat = f" as {lexicon.SEATS[node.seat][0]}" if node.seat else ""
    return (Noun(where=(f"aboard {thing(node.what, c)}{seat}",)),)


@says(nouns.Piloted)
def _piloted(node: nouns.Piloted, c: Context) -> Nouns:
    return (Noun(where=(f"piloted by {thing(node.by, c)}",)),)


@says(nouns.Working)
def _working(node: nouns.Working, c: Context) -> Nouns:
    return (Noun(before=("working",)),)


@says(nouns.Carrying)
def _carrying(node: nouns.Carrying, c: Context) -> Nouns:
    if node.aboard or node.seat or isinstance(node.what, nouns.Self):
        seat = f" as {lexicon.SEATS[node.seat][0]}" if node.seat else ""
        return (Noun(where=(f"with {thing(node.what, c)} aboard{seat}",)),)
    return (Noun(where=(f"carrying {thing(node.what, c)}",)),)


@says(nouns.Here)
def _here(node: nouns.Here, c: Context) -> Nouns:
    return (Noun(determiner="the same", alone="here", place=True),)


@says(nouns.Adjacent)
def _adjacent(node: nouns.Adjacent, c: Context) -> Nouns:
    if node.to in (nouns.HERE, nouns.THERE):
        return (Noun((_head("site"),), before=("adjacent",), place=True),)
    return (Noun((_head("site"),), after=(f"adjacent to {thing(node.to, c, 'a')}",), place=True),)


@says(nouns.Related)
def _related(node: nouns.Related, c: Context) -> Nouns:
    if node.to in (nouns.HERE, nouns.THERE):
        return (Noun(before=("related",), place=True),)
    return (Noun(after=(f"related to {thing(node.to, c)}",), place=True),)


@says(nouns.PartOf)
def _part_of(node: nouns.PartOf, c: Context) -> Nouns:
    return (Noun(before=(node.planet,), alone=f"on {node.planet}", place=True),)


@says(nouns.Where)
def _where(node: nouns.Where, c: Context) -> Nouns:
    found, present = describe(node.who, c), " present" if node.present else ""
    if who := owner_of(found):
        return (Noun(after=(f"where {_has(who)} {join(without_owner(found), 'a').text}{present}",), place=True),)
    return (Noun(after=(f"where {join(found, 'a').text} is{present}",), place=True),)


@says(nouns.Occupied)
def _occupied(node: nouns.Occupied, c: Context) -> Nouns:
    deed = do(node.by, "control", "controls") if node.controlled else do(node.by, "occupy", "occupies")
    return (Noun(after=(f"that {deed}",), place=True),)


@says(nouns.AtScompLink)
def _at_scomp_link(node: nouns.AtScompLink, c: Context) -> Nouns:
    return (Noun(where=("at a Scomp link",)),)


@says(nouns.AbleToWalk)
def _able_to_walk(node: nouns.AbleToWalk, c: Context) -> Nouns:
    return (Noun(where=(f"able to move {to(node.to, c)} by landspeed",)),)


# -- amounts -----------------------------------------------------------------------------------------------------------


@says(amounts.Count)
def _count(node: amounts.Count, c: Context) -> str:
    return f"the number of {_on_table(node.of, c)}"


def _on_table(what: nouns.Filter, c: Context) -> str:
    found = describe(what, c)
    return join(found, "many").text + ("" if any(noun.where for noun in found) else " on table")


@says(amounts.ValueOf)
def _value_of(node: amounts.ValueOf, c: Context) -> str:
    return f"{thing(node.of, c, 'the')}'s {lexicon.STATS[node.stat].en}"


@says(amounts.Var)
def _var(node: amounts.Var, c: Context) -> str:
    return lexicon.VARIABLES[node.name][0] if node.name in lexicon.VARIABLES else node.name.replace("_", " ")


@says(amounts.Plus)
def _plus(node: amounts.Plus, c: Context) -> str:
    if isinstance(node.right, amounts.Depends) and node.right.otherwise == 0:
        return f"{amount(node.left, c)} {_extra(node.right, c)}"
    if isinstance(node.right, int | float) and node.right < 0:
        return f"{amount(node.left, c)} - {lexicon.number(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


def _extra(more: amounts.Depends, c: Context) -> str:
    """What is added only under a condition."""
    return f"({signed(more.then, c)} {when(more.when, c)})"


@says(amounts.Minus)
def _minus(node: amounts.Minus, c: Context) -> str:
    if isinstance(node.right, amounts.Depends):
        less = node.right
        other = f"(or - {amount(less.then, c)} {when(less.when, c)})"
        return f"{amount(node.left, c)} - {amount(less.otherwise, c)} {other}"
    return f"{amount(node.left, c)} - {amount(node.right, c)}"


@says(amounts.Times)
def _times(node: amounts.Times, c: Context) -> str:
    return f"{amount(node.right, c)} times {amount(node.left, c)}"


@says(amounts.Half)
def _half(node: amounts.Half, c: Context) -> str:
    return f"half of {amount(node.of, c)}, rounded {'up' if node.up else 'down'}"


@says(amounts.LifeForce)
def _life_force(node: amounts.LifeForce, c: Context) -> str:
    return f"the number of cards in {owner(node.player)} Life Force"


@says(amounts.HandSize)
def _hand_size(node: amounts.HandSize, c: Context) -> str:
    return f"the number of cards in {owner(node.player)} hand"


@says(amounts.ForceIcons)
def _force_icons(node: amounts.ForceIcons, c: Context) -> str:
    return f"the number of {owner(node.player)} Force icons {at(node.place, c)}"


@says(amounts.TotalPower)
def _total_power(node: amounts.TotalPower, c: Context) -> str:
    return f"{owner(node.player)} total power {at(node.place, c)}"


@says(amounts.PilotAbility)
def _pilot_ability(node: amounts.PilotAbility, c: Context) -> str:
    return f"the ability of {thing(node.ship, c, 'the')}'s highest-ability pilot"


@says(amounts.Pairs)
def _pairs(node: amounts.Pairs, c: Context) -> str:
    return f"the number of pairs {_made_of(node, c)}"


def _made_of(node: amounts.Pairs, c: Context) -> str:
    one, two = describe(node.one, c), describe(node.other, c)
    (short, where), (_, there) = without_where(one), without_where(two)
    first = short if where == there else one  # where both are is said once
    return f"of {_one_of(first)} and {_one_of(two)}"


def _one_of(found: Nouns) -> str:
    owned = any(noun.owner for noun in found)
    return f"one of {join(found, 'many', 'or').text}" if owned else join(found, "a").text


@says(amounts.BattleDestiny)
def _battle_destiny(node: amounts.BattleDestiny, c: Context) -> str:
    return f"{owner(node.player)} total battle destiny"


@says(amounts.Depends)
def _depends(node: amounts.Depends, c: Context) -> str:
    return f"{amount(node.otherwise, c)} (or {amount(node.then, c)} {when(node.when, c)})"


# -- conditions --------------------------------------------------------------------------------------------------------

RELATIONS = {">": "exceeds", "<": "is less than", ">=": "is at least", "<=": "is at most", "=": "equals"}
OPPOSITES = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "≠"}


COUNTS = {">": "more than", "<": "fewer than", ">=": "at least", "<=": "at most", "=": "exactly"}


def when(condition: conditions.Condition, c: Context) -> str:
    """A condition with its conjunction: "if …", "unless …", "during …"."""
    if isinstance(condition, conditions.Unless):
        return f"unless {phrase(condition.part, c)}"
    times, rest = times_and_facts(condition)
    said = f"if {listed(_claimed(rest, c), 'and')}" if rest else ""
    return " ".join([*(f"during {_time(each)}" for each in times), said]).strip()


def suffix(condition: conditions.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def _time(node: conditions.Condition) -> str:
    if isinstance(node, conditions.InDamageSegment):
        lost = f" {player(node.lost_by)} lost" if node.lost_by else ""
        return f"the damage segment of a battle{lost}"
    assert isinstance(node, conditions.TurnOf)
    return f"{owner(node.player)} {lexicon.PHASES[node.phase][0] if node.phase else 'turn'}"


@says(conditions.Compare)
def _compare(node: conditions.Compare, c: Context) -> str:
    if isinstance(node.right, int | float) and isinstance(node.left, COUNTED):
        return _counted(node.left, f"{COUNTS[node.op]} {lexicon.number(node.right)}", c)
    left, right = amount(node.left, c), amount(node.right, c)
    plain = isinstance(node.left, amounts.Var | amounts.Plus | amounts.Minus)
    return f"{left} {node.op if plain else RELATIONS[node.op]} {right}"


COUNTED = (amounts.Count, amounts.HandSize, amounts.LifeForce)


def _counted(what: amounts.Amount, number: str, c: Context) -> str:
    """That there are so many of some cards."""
    if isinstance(what, amounts.Count):
        return _claim_all([_claim(what.of, c, number)])
    assert isinstance(what, amounts.HandSize | amounts.LifeForce)
    return f"{_has(what.player)} {number} cards in {'hand' if isinstance(what, amounts.HandSize) else 'Life Force'}"


@says(conditions.There)
def _there(node: conditions.There, c: Context) -> str:
    return _claim_all([_exists(node, c)])


def _exists(node: conditions.There, c: Context) -> Claim:
    return _claim(node.of, c, f"at least {node.least}" if node.least > 1 else "")


def _claim(what: nouns.Filter, c: Context, number: str = "") -> Claim:
    found, where = without_where(describe(what, c))
    place = " ".join(where) or ("" if any(noun.where for noun in found) else "on table")
    who = owner_of(found)
    found = without_owner(found) if who else found
    if number:
        of = "of " if any(noun.owner for noun in found) else ""
        return Claim(who, Said(f"{number} {of}{join(found, 'bare').text}", many=True), place)
    return Claim(who, Said(join(found, "a").text), place)


def _claim_all(claims: list[Claim]) -> str:
    """One clause for cards of one owner at one place."""
    who, place = claims[0].who, claims[0].where
    what = listed([claim.what.text for claim in claims], "and")
    if who:
        return f"{_has(who)} {what} {place}".strip()
    if len(claims) > 1 and place == "in battle":
        return f"{what} are in battle together"
    return f"{what} {'are' if len(claims) > 1 or claims[0].what.many else 'is'} {place}".strip()


def _claimed(parts: list[conditions.Condition], c: Context) -> list[str]:
    """Conditions as clauses."""
    return clauses_of(parts, lambda node: _exists(node, c), _claim_all, lambda node: phrase(node, c))


def _has(who: str) -> str:
    return do(who, "have", "has")


def _absent(node: conditions.There, c: Context) -> str:
    claim = _claim(node.of, c, f"fewer than {node.least}" if node.least > 1 else "")
    what = claim.what.text
    if claim.who and node.least == 1:
        what = f"no {_without_article(what)}"
    if claim.who or node.least > 1:
        return _claim_all([Claim(claim.who, Said(what, many=True), claim.where)])
    if any(noun.proper for noun in describe(node.of, c)):
        return f"{what} is not {claim.where}".strip()
    return f"no {_without_article(what)} is {claim.where}".strip()


def _without_article(text: str) -> str:
    return re.sub("^an? |^an(?=other)", "", text)


@says(conditions.Controls)
def _controls(node: conditions.Controls, c: Context) -> str:
    return f"{do(node.player, 'control', 'controls')} {thing(node.place, c)}"


@says(conditions.Occupies)
def _occupies(node: conditions.Occupies, c: Context) -> str:
    return f"{do(node.player, 'occupy', 'occupies')} {thing(node.place, c)}"


@says(conditions.Defending)
def _defending(node: conditions.Defending, c: Context) -> str:
    return f"{thing(node.who, c)} is defending a battle{' alone' if node.alone else ''}"


@says(conditions.BattleBy)
def _battle_by(node: conditions.BattleBy, c: Context) -> str:
    if node.player == "any":
        return f"there is a battle{_maybe_at(node.at, c)}"
    return f"{do(node.player, 'initiated', 'initiated')} the battle{_maybe_at(node.at, c)}"


@says(conditions.NoBattle)
def _no_battle(node: conditions.NoBattle, c: Context) -> str:
    return "there is no battle"


@says(conditions.InDamageSegment)
@says(conditions.TurnOf)
def _at_a_time(node: conditions.Condition, c: Context) -> str:
    return f"it is {_time(node)}"


@says(conditions.NothingToForfeit)
def _nothing_to_forfeit(node: conditions.NothingToForfeit, c: Context) -> str:
    return f"{do(node.player, 'have', 'has')} no card left in it that can be forfeited"


@says(conditions.Nighttime)
def _nighttime(node: conditions.Nighttime, c: Context) -> str:
    return f"'nighttime conditions' exist {at(node.at, c) if node.at is not None else 'anywhere on table'}"


@says(conditions.Between)
def _between(node: conditions.Between, c: Context) -> str:
    return f"{amount(node.amount, c)} is from {node.low} to {node.high}"


@says(conditions.AsReact)
def _as_react(node: conditions.AsReact, c: Context) -> str:
    return "it deploys as a 'react'"


@says(conditions.Fits)
def _fits(node: conditions.Fits, c: Context) -> str:
    found = describe(node.description, c)
    if len(found) == 1 and found[0].where and not (found[0].heads or found[0].after or found[0].owner):
        return f"{thing(node.card, c)} is {' '.join((*found[0].before, *found[0].where))}"
    if len(found) == 1 and found[0].before and not (found[0].heads or found[0].after or found[0].owner):
        return f"{thing(node.card, c)} is {' '.join(found[0].before)}"
    return f"{thing(node.card, c)} is {join(found, 'a').text}"


@says(conditions.AllOf)
def _all_of(node: conditions.AllOf, c: Context) -> str:
    return listed(_claimed(facts(node), c), "and")


@says(conditions.AnyOf)
def _any_of(node: conditions.AnyOf, c: Context) -> str:
    return " or ".join(phrase(part, c) for part in node.parts)


@says(conditions.Unless)
def _unless(node: conditions.Unless, c: Context) -> str:
    part = node.part
    if isinstance(part, conditions.There):
        return _absent(part, c)
    if isinstance(part, conditions.Compare):
        return f"{amount(part.left, c)} {OPPOSITES[part.op]} {amount(part.right, c)}"
    return f"it is not so that {phrase(part, c)}"


# -- triggers ----------------------------------------------------------------------------------------------------------


def _maybe_at(place: nouns.Filter | None, c: Context, preposition: str = "at") -> str:
    return f" {at(place, c, preposition)}" if place is not None else ""


def _did(node: triggers.Trigger, c: Context, past: str, preposition: str = "at", be: str = "was just") -> str:
    """A player, or somebody, just did something with a card."""
    card = thing(node.card, c) if node.card is not None else "a card"
    place = _maybe_at(node.at, c, preposition)
    if node.by == "any":
        return f"if {card} {be} {past}{place}"
    return f"if {player(node.by)} just {past} {card}{place}"


def _began(node: triggers.Trigger, c: Context, what: str) -> str:
    by = f"{what} was just initiated" if node.by == "any" else f"{player(node.by)} just initiated {what}"
    return f"if {by}{_maybe_at(node.at, c)}"


HOW = {"hyperspeed": " through hyperspace"}


def _moving(node: triggers.Trigger, c: Context, verb: str) -> str:
    start = f" from {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "a card"
    return f"if {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def _result(node: triggers.Trigger, c: Context, verb: str) -> str:
    return f"if {player(node.by)} just {verb} a battle{_maybe_at(node.at, c)}"


def _destiny(node: triggers.Trigger, c: Context) -> str:
    what = lexicon.DESTINIES[node.of][0]
    if node.drawn_for is not None:
        what += f" for {thing(node.drawn_for, c)}"
    if node.target is not None:
        what += f" targeting {thing(node.target, c)}"
    return f"if {what} was just drawn" if node.by == "any" else f"if {player(node.by)} just drew {what}"


CAUSES = {"": "", "battle": " to battle damage", "drain": " to a Force drain", "text": " to a card's text"}

TRIGGERS: dict[str, Callable[[triggers.Trigger, Context], str]] = {
    "battle": lambda t, c: _began(t, c, "a battle"),
    "drain": lambda t, c: _began(t, c, "a Force drain"),
    "deployed": lambda t, c: _did(t, c, "deployed"),
    "played": lambda t, c: _did(t, c, "played"),
    "used": lambda t, c: _did(t, c, "used"),
    "forfeited": lambda t, c: _did(t, c, "forfeited", "from"),
    "lost": lambda t, c: _did(t, c, "lost", "from"),
    "hit": lambda t, c: _did(t, c, "'hit'"),
    "cover-broken": lambda t, c: f"if {thing(t.card or nouns.THAT, c)}'s cover was just broken",
    "fired": lambda t, c: _did(t, c, "fired"),
    "about-to-be-lost": lambda t, c: _did(t, c, "lost", "from", "is about to be"),
    "moved": lambda t, c: _moving(t, c, "just moved"),
    "reached": lambda t, c: _moving(t, c, "comes"),
    "about-to-move": lambda t, c: _moving(t, c, "is about to move"),
    "react": lambda t, c: _moving(t, c, "'reacts'"),
    "destiny": _destiny,
    "battle-destinies": lambda t, c: (
        f"if both players just drew {some(int(t.of), 'battle destiny', 'battle destinies', c)} each"
    ),
    "battle-won": lambda t, c: _result(t, c, "won"),
    "battle-lost": lambda t, c: _result(t, c, "lost"),
    "battle-ended": lambda t, c: f"at the end of {'the' if t.at is None else 'a'} battle{_maybe_at(t.at, c)}",
    "about-to-lose-force": lambda t, c: f"if {do(t.by, 'are', 'is')} about to lose Force{CAUSES[t.of]}",
    "force-lost": lambda t, c: f"if {player(t.by)} just lost Force{CAUSES[t.of]}",
    "start-of-turn": lambda t, c: f"at the start of {owner(t.by)} turn",
    "end-of-turn": lambda t, c: f"at the end of {owner(t.by)} turn",
}


@says(triggers.Trigger)
def _trigger(node: triggers.Trigger, c: Context) -> str:
    text = TRIGGERS[node.kind](node, c)
    return text if node.also is None else f"{text} or {phrase(node.also, c).removeprefix('if ')}"


# -- verbs -------------------------------------------------------------------------------------------------------------


def deed(who: str, plain: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    if who == "you":
        return Clause(f"{plain} {rest}", f"{plain} {rest}")
    return Clause(f"{player(who)} {third} {rest}", f"make {player(who)} {plain} {rest}")


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
    return "; ".join(each.say for each in clauses(act, c))


def group(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    """Several verbs in one clause."""
    text = listed([phrase(each, c) for each in do_], "and")
    return re.sub(r"\band (for the rest|until)\b", r"and, \1", text)


ZONES = {"table": "", "hand": " in hand", "stacked": " stacked on this card"}


@says(verbs.Pick)
def _pick(node: verbs.Pick, c: Context) -> Clause:
    if node.piles:
        piles = listed([lexicon.PILES[pile][0] for pile in node.piles], "or")
        return deed(node.by, "choose", "chooses", f"either player's {piles}")
    if node.most:
        return deed(node.by, "choose", "chooses", f"a number from 1 to {amount(node.most, c)}")
    if node.many:
        return deed(node.by, "choose", "chooses", f"any number of {thing(node.what or nouns.THAT, c, 'many')}")
    what = thing(node.what or nouns.THAT, c)
    return deed(node.by, "target", "targets", what + ZONES[node.zone])


@says(verbs.DrawDestiny)
def _draw_destiny(node: verbs.DrawDestiny, c: Context) -> Clause:
    what = "destiny" if node.number == 1 else some(node.number, "destiny", "destinies", c)
    return deed(node.by, "draw", "draws", what)


@says(verbs.If)
def _if(node: verbs.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)}; otherwise, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}, {group(node.then, c)}")


@says(verbs.May)
def _may(node: verbs.May, c: Context) -> Clause:
    first, *rest = clauses(node, c)
    text = listed([first.to or first.say, *(each.to or each.say for each in rest)], "and")
    return Clause(f"{player(node.by)} may {text}", text if node.by == "you" else None)


@says(verbs.MakeHit)
def _make_hit(node: verbs.MakeHit, c: Context) -> Clause:
    who = thing(node.who, c, "the")
    zero = " and its forfeit becomes 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, conditions.Condition) else ""
    return Clause(f"{who} is 'hit'{zero}", f"'hit' {who}{zero}")


@says(verbs.MayPay)
def _may_pay(node: verbs.MayPay, c: Context) -> Clause:
    text = f"you may use {force(node.amount, c)} to {_together(node.then, c)}"
    return Clause(text + (f"; otherwise, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "and")


@says(verbs.CancelCard)
def _cancel_card(node: verbs.CancelCard, c: Context) -> Clause:
    return deed("you", "cancel", "cancels", thing(node.what, c))


@says(verbs.CancelDamage)
def _cancel_damage(node: verbs.CancelDamage, c: Context) -> Clause:
    return deed("you", "cancel", "cancels", f"all battle damage {do(node.player, 'still owe', 'still owes')}")


@says(verbs.LostInstead)
def _lost_instead(node: verbs.LostInstead, c: Context) -> Clause:
    return deed("you", "place", "places", f"{c.title or 'this card'} in the Lost Pile")


@says(verbs.Relocate)
def _relocate(node: verbs.Relocate, c: Context) -> Clause:
    return deed("you", "relocate", "relocates", f"{thing(node.what, c, 'the', 'and')} to {thing(node.place, c, 'the')}")


@says(verbs.CutHand)
def _cut_hand(node: verbs.CutHand, c: Context) -> Clause:
    rest = f"all but {node.down_to} cards of the opponent's hand, chosen at random, in the Used Pile"
    return deed("you", "place", "places", rest)


@says(verbs.LoseDuplicates)
def _lose_duplicates(node: verbs.LoseDuplicates, c: Context) -> Clause:
    rest = "the opponent's hand; all cards of which it holds two or more with the same title are lost"
    return deed("you", "reveal", "reveals", rest)


@says(verbs.HandToUsedPile)
def _hand_to_used(node: verbs.HandToUsedPile, c: Context) -> Clause:
    return deed("you", "place", "places", "your entire hand in your Used Pile")


@says(verbs.DrawCards)
def _draw_cards(node: verbs.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return deed("you", "draw", "draws", f"{some(number, 'card', 'cards', c)} from your Reserve Deck")
    extra = ""
    if isinstance(number, amounts.Plus) and isinstance(number.right, amounts.Depends):
        number, extra = number.left, f" {_extra(number.right, c)}"
    return deed("you", "draw", "draws", f"{amount(number, c)} cards from your Reserve Deck{extra}")


@says(verbs.FetchFromReserve)
def _fetch(node: verbs.FetchFromReserve, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c)} into hand from your Reserve Deck, then reshuffle")


@says(verbs.Lose)
def _lose(node: verbs.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        return Clause(f"{said.text} {'are' if said.many else 'is'} forfeited", f"forfeit {said.text}")
    said = join(describe(node.what, c), "many")
    to = f"lose {said.text}" if node.what == nouns.SELF else f"cause {said.text} to be lost"
    return Clause(f"{said.text} {'are' if said.many else 'is'} lost", to)


@says(verbs.LoseChosen)
def _lose_chosen(node: verbs.LoseChosen, c: Context) -> Clause:
    return deed(node.by, "choose and lose", "chooses and loses", of_them(node.what, node.number, c, node.by))


@says(verbs.LoseForce)
def _lose_force(node: verbs.LoseForce, c: Context) -> Clause:
    return deed(node.player, "lose", "loses", force(node.amount, c))


@says(verbs.LowerTotalLoses)
def _lower_loses(node: verbs.LowerTotalLoses, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the lower total loses Force equal to the difference"
    return Clause(text, text)


@says(verbs.HigherTotalRetrieves)
def _higher_retrieves(node: verbs.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the higher total may retrieve a card at random from their own Lost Pile"
    return Clause(text, text)


@says(verbs.AddToDestiny)
def _add_to_destiny(node: verbs.AddToDestiny, c: Context) -> Clause:
    return deed("you", "add", "adds", f"{amount(node.by, c)} to that destiny")


@says(verbs.RaiseDrain)
def _raise_drain(node: verbs.RaiseDrain, c: Context) -> Clause:
    return deed("you", "add", "adds", f"{amount(node.by, c)} to that Force drain")


@says(verbs.CancelIt)
def _cancel_it(node: verbs.CancelIt, c: Context) -> Clause:
    pile = f" and put it on its owner's {lexicon.PILES[node.to][0]}" if node.to != "lost" else ""
    return deed("you", "cancel", "cancels", _moment(c.trigger) + pile)


def _moment(trigger: triggers.Trigger | None) -> str:
    if trigger is not None and isinstance(trigger.card, nouns.Named):
        return trigger.card.title
    kinds = trigger.kinds() if trigger is not None else ("",)
    return listed([lexicon.MOMENTS.get(kind, ("it", ""))[0] for kind in kinds], "or")


FACTORS = {2: "double", 3: "triple"}


@says(verbs.MultiplyDamage)
def _multiply(node: verbs.MultiplyDamage, c: Context) -> Clause:
    damage = f"{owner(node.against)} battle damage"
    if isinstance(node.by, int) and node.by in FACTORS:
        text = f"{FACTORS[node.by]} {damage}"
    else:
        text = f"multiply {damage} by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.ForRest)
def _for_rest(node: verbs.ForRest, c: Context) -> Clause:
    if only_adds_battle_destinies(node):
        added = listed([phrase(line, c).removeprefix("you ") for line in node.text], "and")
        return Clause(added, added)
    lasting = lines([line for line in node.text if not isinstance(line, abilities.Act)], c)
    later = "".join(f"; {phrase(line, c)}" for line in node.text if isinstance(line, abilities.Act))
    text = listed(lasting, "and") + later
    if node.of == "stay":
        return Clause(f"as long as the target stays on table, {text}")
    if node.of == "your next turn":
        return Clause(f"until the start of your next turn, {text}")
    return Clause(f"for the rest of the {lexicon.PERIODS[node.of][0]}, {text}")


@says(verbs.Redraw)
def _redraw(node: verbs.Redraw, c: Context) -> Clause:
    return Clause("ignore that destiny and draw another", "ignore that destiny and draw another")


@says(verbs.SwitchBattleDestinies)
def _switch(node: verbs.SwitchBattleDestinies, c: Context) -> Clause:
    return Clause("exchange the two players' battle destinies", "exchange the two players' battle destinies")


@says(verbs.ReduceLoss)
def _reduce(node: verbs.ReduceLoss, c: Context) -> Clause:
    text = f"reduce the loss by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.RaiseLoss)
def _raise(node: verbs.RaiseLoss, c: Context) -> Clause:
    text = f"increase the loss by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.UseForce)
def _use_force(node: verbs.UseForce, c: Context) -> Clause:
    return Clause("you may use X Force", "use X Force, as much as you like")


@says(verbs.MoveAway)
def _move_away(node: verbs.MoveAway, c: Context) -> Clause:
    return deed(node.by, "move", "moves", f"{thing(node.what, c, 'many')} away for free")


@says(verbs.MoveAwayOrLose)
def _move_away_or_lose(node: verbs.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} moves away by landspeed for free or is lost, as its player chooses")


@says(verbs.Steal)
def _steal(node: verbs.Steal, c: Context) -> Clause:
    return deed("you", "steal", "steals", thing(node.what, c))


@says(verbs.MoveTo)
def _move_to(node: verbs.MoveTo, c: Context) -> Clause:
    return deed("you", "move", "moves", f"{thing(node.what, c, 'the')} {to(node.place, c)} by landspeed for free")


@says(verbs.Convert)
def _convert(node: verbs.Convert, c: Context) -> Clause:
    return deed("you", "convert", "converts", f"{thing(node.what, c)} to your side")


@says(verbs.Crash)
def _crash(node: verbs.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} crashes", f"crash {who}")


@says(verbs.Collapse)
def _collapse(node: verbs.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} collapses", f"collapse {place}")


@says(verbs.GoUndercover)
def _go_undercover(node: verbs.GoUndercover, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} goes undercover", f"put {who} undercover")


@says(verbs.CrossOver)
def _cross_over(node: verbs.CrossOver, c: Context) -> Clause:
    return Clause(f"{thing(node.what, c, 'the')} crosses to the other side of the Force")


@says(verbs.StackHere)
def _stack_here(node: verbs.StackHere, c: Context) -> Clause:
    return deed("you", "place", "places", f"{thing(node.what, c, 'the')} here")


@says(verbs.TakeIntoHand)
def _take_into_hand(node: verbs.TakeIntoHand, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} into hand")


@says(verbs.ReturnToTable)
def _return_to_table(node: verbs.ReturnToTable, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} to the location it left")


@says(verbs.ReturnToHand)
def _return_to_hand(node: verbs.ReturnToHand, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} and all cards on it to their owners' hands")


@says(verbs.RetrieveChosen)
def _retrieve_chosen(node: verbs.RetrieveChosen, c: Context) -> Clause:
    what = thing(node.what, c, "bare", "or")
    if isinstance(node.most, int | float):
        return deed("you", "retrieve", "retrieves", f"up to {amount(node.most, c)} {what} from your Lost Pile")
    limit = f"at most as many as {amount(node.most, c)}"
    return deed("you", "retrieve", "retrieves", f"cards of your choice from your Lost Pile ({what}), {limit}")


@says(verbs.RetrieveForce)
def _retrieve_force(node: verbs.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "retrieve", "retrieves", force(node.amount, c))


@says(verbs.RegenerateTop)
def _regenerate(node: verbs.RegenerateTop, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} nearest the top of your Lost Pile into hand")


@says(verbs.ShufflePile)
def _shuffle(node: verbs.ShufflePile, c: Context) -> Clause:
    what = f"{owner(node.player)} Reserve Deck" if node.player else "that pile"
    return Clause(f"shuffle {what}", f"shuffle {what}")


@says(verbs.PeekTop)
def _peek(node: verbs.PeekTop, c: Context) -> Clause:
    return deed("you", "peek", "peeks", f"at {_top(node.number, c)} of {owner(node.whose)} Reserve Deck")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, amounts.Depends):
        return f"{_top(number.otherwise, c)} (or {_top(number.then, c)} {when(number.when, c)})"
    return "the top card" if number == 1 else f"the top {amount(number, c)} cards"


@says(verbs.TopToForcePile)
def _top_to_force(node: verbs.TopToForcePile, c: Context) -> Clause:
    return deed("you", "move", "moves", "the top card of your Reserve Deck to your Force Pile")


@says(verbs.LookAtHand)
def _look_at_hand(node: verbs.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return deed("you", "look at", "looks at", "opponent's hand")
    rest = f"opponent's hand; you may put {thing(node.may_discard, c)} found there on opponent's Used Pile"
    return deed("you", "look at", "looks at", rest)


@says(verbs.ScavengePile)
def _scavenge(node: verbs.ScavengePile, c: Context) -> Clause:
    pile = f"{owner(node.whose)} {lexicon.PILES[node.pile][0]}"
    return deed("you", "search", "searches", f"{pile}; all {thing(node.what, c, 'many')} there are lost")


@says(verbs.ActivateForce)
def _activate_force(node: verbs.ActivateForce, c: Context) -> Clause:
    return deed("you", "activate", "activates", force(node.amount, c))


@says(verbs.DeployFromReserve)
def _deploy_from_reserve(node: verbs.DeployFromReserve, c: Context) -> Clause:
    return deed("you", "deploy", "deploys", f"{thing(node.what, c)} from your Reserve Deck, then reshuffle")


@says(verbs.Duel)
def _duel(node: verbs.Duel, c: Context) -> Clause:
    text = (
        f"{thing(node.yours, c)} and {thing(node.opponents, c)} duel: each side adds "
        f"{some(node.destinies, 'destiny', 'destinies', c)} to its duelist's power. The duelist with the lower total "
        "is lost, its side loses Force equal to the difference, and the other side retrieves as much"
    )
    return Clause(text)


@says(verbs.Fix)
def _fix(node: verbs.Fix, c: Context) -> Clause:
    if node.name == amounts.X.name:
        return Clause(f"X = {amount(node.amount, c)}")
    return deed("you", "note", "notes", amount(node.amount, c))


# -- abilities ---------------------------------------------------------------------------------------------------------


def _stats(stat: str | tuple[str, ...]) -> str:
    names = stat if isinstance(stat, tuple) else (stat,)
    return listed([lexicon.STATS[name].en for name in names], "and")


def _change(how: str, by: Any, c: Context) -> str:
    """What becomes of a value: "+2", "6", "doubled", "increased by the number of …"."""
    if how == "most":
        return f"no more than {amount(by, c)}"
    if how in ("set", "define"):
        return amount(by, c)
    if how == "times":
        return "doubled" if by == 2 else f"multiplied by {amount(by, c)}"
    if plain_change(by):
        return signed(by, c)
    if isinstance(by, amounts.Times) and isinstance(by.left, amounts.Pairs):
        return f"increased by {amount(by.right, c)} for each pair {_made_of(by.left, c)}"
    return f"increased by {amount(by, c)}"


@says(abilities.Modify)
def _modify(node: abilities.Modify, c: Context) -> str:
    return _modify_several([node], c)


def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "they are power +1 and hyperspeed +2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    said = join(named, "many")
    if (node.stat, node.how, node.by) == ("move cost", "set", 0):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        return f"{join(what, 'many').text} {'move' if said.many else 'moves'}{goal} for free{_tail(node, c)}"
    place, stats = _maybe_at(node.at, c), _stats(node.stat)
    several = isinstance(node.stat, tuple)
    if node.how == "add" and plain_change(node.by) and (several or not lexicon.STATS[node.stat].many):
        changes = [f"{_stats(each.stat)} {signed(each.by, c, place if each is found[-1] else '')}" for each in found]
        text = f"{said.text} {'are' if said.many else 'is'} {listed(changes, 'and')}"
    else:
        be = "are" if several or lexicon.STATS[node.stat].many else "is"
        text = f"the {stats} of {said.text}{place} {be} {_change(node.how, node.by, c)}"
    return text + _while(where) + _tail(node, c)


def _while(where: tuple[str, ...]) -> str:
    return f" while {' '.join(where)}" if where else ""


def _tail(node: abilities.Modify, c: Context) -> str:
    cumulatively = ", cumulatively" if node.cumulative else ""
    if isinstance(node.when, conditions.Defending) and node.when.who == node.of:
        return f" while defending a battle{' alone' if node.when.alone else ''}{cumulatively}"
    return suffix(node.when, c) + cumulatively


SPECIAL = {
    ("destiny requirement", "set"): "to draw battle destiny{at}, {who} total ability of at least {by}",
    ("ability to control", "set"): "to control {place}, {who} total ability of at least {by}",
    ("most battle destinies", "set"): "{player} may draw no more than {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("destinies to power", "add"): "{adds} {plain} to power only{at}",
}


@says(abilities.ModifyPlayer)
def _modify_player(node: abilities.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", cumulatively" if node.cumulative else "")
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "battle destiny", "battle destinies", c),
            plain=some(node.by, "destiny", "destinies", c), adds=do(node.player, "add", "adds"),
            at=_maybe_at(node.at, c), by=amount(node.by, c), player=player(node.player),
            who=do(node.player, "need", "needs"), place=thing(node.at, c) if node.at is not None else "a location",
        )  # fmt: skip
        return text + tail
    plural = isinstance(node.stat, tuple) or lexicon.STATS[node.stat].many
    change = _rounding(node.by, c) if node.how == "halve" else _change(node.how, node.by, c)
    whose = "each player's" if node.player == "any" else owner(node.player)
    subject = f"{whose} {_stats(node.stat)}{_maybe_at(node.at, c)}"
    return f"{subject} {'are' if plural else 'is'} {change}{tail}"


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_rounding(by.otherwise, c)} (or {_rounding(by.then, c).removeprefix('halved, ')} {when(by.when, c)})"
    return f"halved, rounded {'up' if by else 'down'}"


@says(abilities.CancelModifiers)
def _cancel_modifiers(node: abilities.CancelModifiers, c: Context) -> str:
    names = node.stat if isinstance(node.stat, tuple) else (node.stat,)
    kind = "bonuses" if node.bonuses_only else "modifiers"
    whats = listed([f"{lexicon.STATS[name].en} {kind}" for name in names], "and")
    return f"{owner(node.player)} {whats}{_maybe_at(node.at, c)} are canceled{suffix(node.when, c)}"


AGAINST = {"modify": "modified", "cancel": "canceled"}


@says(abilities.ProtectDrains)
def _protect_drains(node: abilities.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "or")
    by = "opponent" if node.player == "you" else "that player's opponent"
    return f"{owner(node.player)} Force drains{_maybe_at(node.at, c)} may not be {what} by {by}{suffix(node.when, c)}"


@says(abilities.DrainsAgain)
def _drains_again(node: abilities.DrainsAgain, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may participate in more than one Force drain each turn"


@says(abilities.StackOnTable)
def _stack_on_table(node: abilities.StackOnTable, c: Context) -> str:
    return "cards here count as on table for uniqueness"


@says(abilities.NotAboard)
def _not_aboard(node: abilities.NotAboard, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may not be aboard {thing(node.what, c, 'many', 'or')}"


@says(abilities.Grant)
def _grant(node: abilities.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    word = lexicon.noun(node.word)
    return f"{said.text} {f'are {word.ens}' if said.many else f'is {article(word.en)}'}"


@says(abilities.Cannot)
def _cannot(node: abilities.Cannot, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([lexicon.DEEDS[each][0] for each in what], "or")
    return f"{thing(node.who, c, 'many')} cannot {deeds_}{suffix(node.when, c)}"


@says(abilities.ImmuneToAttrition)
def _immune_to_attrition(node: abilities.ImmuneToAttrition, c: Context) -> str:
    found, where = subject(describe(node.who, c))
    said = join(found, "many")
    immune = f"{'are' if said.many else 'is'} immune to attrition < {amount(node.below, c)}"
    return f"{said.text} {immune}{_while(where)}{suffix(node.when, c)}"


@says(abilities.ImmuneTo)
def _immune_to(node: abilities.ImmuneTo, c: Context) -> str:
    return f"immune to {node.title}"


@says(abilities.LostIf)
def _lost_if(node: abilities.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = "canceled" if node.cancelled else "lost"
    return f"{said.text} {'are' if said.many else 'is'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: conditions.Condition, c: Context) -> str:
    """A condition that decides at once: "if … no longer …" where it speaks of something that stops."""
    part = condition.part if isinstance(condition, conditions.Unless) else None
    if isinstance(part, conditions.Fits):
        return f"if {phrase(part, c).replace(' is ', ' is no longer ', 1)}"
    return when(condition, c)


@says(abilities.Rotates)
def _rotates(node: abilities.Rotates, c: Context) -> str:
    return "the location is turned round: its icons and game texts, and cards that expand them, serve the other side"


@says(abilities.Expands)
def _expands(node: abilities.Expands, c: Context) -> str:
    return f"your game text of this location also applies {at(node.to, c)}, as if it stood there"


@says(abilities.PutsUndercover)
def _puts_undercover(node: abilities.PutsUndercover, c: Context) -> str:
    return "the bearer crosses to the opponent's side of the site and is undercover"


@says(abilities.Transfers)
def _transfers(node: abilities.Transfers, c: Context) -> str:
    what = thing(nouns.other(node.to), c)
    return f"during your deploy phase, {c.title or 'this card'} may be transferred for free to {what}"


@says(abilities.ForfeitFromHand)
def _forfeit_from_hand(node: abilities.ForfeitFromHand, c: Context) -> str:
    return "during the damage segment of a battle you lost, you may forfeit cards with a forfeit value from your hand"


@says(abilities.MobileSystem)
def _mobile_system(node: abilities.MobileSystem, c: Context) -> str:
    where = f"deploys only at parsec {node.parsec}; its parsec number is that of its position"
    return f"{where}. Hyperspeed = {node.hyperspeed}"


@says(abilities.DejarikRules)
def _dejarik_rules(node: abilities.DejarikRules, c: Context) -> str:
    return (
        "only dejarik cards and holograms deploy here, as if they were characters whose deploy cost, power, ability "
        "and forfeit value equal their destiny number and who have no game text; they never move"
    )


@says(abilities.ConvertedBy)
def _converted_by(node: abilities.ConvertedBy, c: Context) -> str:
    return f"{node.title} converts this site"


@says(abilities.CancelText)
def _cancel_text(node: abilities.CancelText, c: Context) -> str:
    done = {"suspend": "is suspended", "forbid": "may not be used"}.get(node.word, "is canceled")
    node, c = together(node, c)
    return f"the game text of {thing(node.of, c, 'many')} {done}{suffix(node.when, c)}"


@says(abilities.IfUnable)
def _if_unable(node: abilities.IfUnable, c: Context) -> str:
    draws = some(node.draws, "battle destiny", "battle destinies", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}you may draw {draws} if not able to otherwise"


@says(abilities.InsteadOfLost)
def _instead_of_lost(node: abilities.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    go = "are about to be lost go" if said.many else "is about to be lost goes"
    return f"{said.text} that {go} to the {lexicon.PILES[node.pile][0]} instead"


@says(abilities.MayBattle)
def _may_battle(node: abilities.MayBattle, c: Context) -> str:
    deeds_ = ["initiate battle"] * node.initiates + ["be battled"] * node.is_battled
    return f"{thing(node.who, c, 'many')} may {listed(deeds_ or ['battle'], 'and')}"


@says(abilities.MayDrain)
def _may_drain(node: abilities.MayDrain, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may Force drain"


@says(abilities.DeployOn)
def _deploy_on(node: abilities.DeployOn, c: Context) -> str:
    what = ("opponent's side of " if node.opponents_side else "") + thing(node.on, c)
    return f"deploy free on {what}" if node.cost == 0 else f"deploy on {what}{at_price(node.cost, c)}"


@says(abilities.DeployOnTable)
def _deploy_on_table(node: abilities.DeployOnTable, c: Context) -> str:
    near = f" near opponent's {lexicon.PILES[node.near][0]}" if node.near else ""
    return f"deploy on table{near}{at_price(node.cost, c)}"


@says(abilities.DeployOnly)
def _deploy_only(node: abilities.DeployOnly, c: Context) -> str:
    return f"deploys only {at(node.to, c)}, but may move elsewhere"


@says(abilities.DeployAnywhere)
def _deploy_anywhere(node: abilities.DeployAnywhere, c: Context) -> str:
    return f"may deploy without presence or Force icons{_maybe_at(node.to, c)}"


@says(abilities.NoDeploy)
def _no_deploy(node: abilities.NoDeploy, c: Context) -> str:
    return f"cannot deploy {when(node.when, c)}"


@says(abilities.DeployFor)
def _deploy_for(node: abilities.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    verb = "deploy" if said.many else "deploys"
    place = _maybe_at(node.at, c)
    if node.opponents and node.opponents == node.yours:
        place += f" for {force(node.yours, c)} from each player"
    elif node.opponents:
        place += f" for {force(node.yours, c)} of yours and {force(node.opponents, c)} of the opponent's"
    else:
        place = f" free{place}" if node.yours == 0 else f"{place}{at_price(node.yours, c)}"
    return f"{said.text} {verb}{place}{suffix(node.when, c)}"


@says(abilities.TransitCost)
def _transit_cost(node: abilities.TransitCost, c: Context) -> str:
    price = "is free" if node.amount == 0 else f"costs {force(node.amount, c)}"
    if node.to:
        return f"your docking bay transit to here costs {force(node.amount, c)} more"
    return f"your docking bay transit from here {price}"


@says(abilities.ReactMove)
def _react_move(node: abilities.ReactMove, c: Context) -> str:
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    away = " away" if node.away else ""
    return f"{thing(node.who, c, 'many')} may move{away}{goal} as a 'react'{suffix(node.when, c)}"


@says(abilities.ReactDeploy)
def _react_deploy(node: abilities.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "cards"
    pilot = " with a pilot" if node.with_pilot else ""
    against = f" to {REACTED_TO[node.against]}" if node.against else ""
    return f"you may deploy {what}{pilot} {at(node.to, c)} as a 'react'{against}"


REACTED_TO = {"battle": "a battle", "drain": "a Force drain"}


@says(abilities.Moves)
def _moves(node: abilities.Moves, c: Context) -> str:
    phase = lexicon.PHASES[node.during][0]
    goal = "to here" if node.end == nouns.HERE else to(node.end, c)
    way = f"from {thing(node.start, c)} {goal}{at_price(node.cost, c)}"
    return f"during your {phase}, {thing(node.who, c, 'many')} may move {way}{suffix(node.when, c)}"


@says(abilities.ForfeitInPlace)
def _forfeit_in_place(node: abilities.ForfeitInPlace, c: Context) -> str:
    what = thing(nouns.HIT & node.of, c)
    return f"{c.title or 'this card'} may be forfeited in place of {what}, which is then restored"


ROOM = {
    "pilots": ("pilot", "pilots"), "drivers": ("driver", "drivers"), "passengers": ("passenger", "passengers"),
    "either": ("pilot or passenger", "pilots or passengers"), "astromechs": ("astromech", "astromechs"),
    "vehicles": ("vehicle", "vehicles"), "starfighters": ("starfighter", "starfighters"), "ties": ("TIE", "TIEs"),
}  # fmt: skip


@says(abilities.Carries)
def _carries(node: abilities.Carries, c: Context) -> str:
    room = [some(getattr(node, kind), *names, c) for kind, names in ROOM.items() if getattr(node, kind)]
    only = f" (only {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"carries {listed(room, 'and') or 'nobody'}{only}"


@says(abilities.Shuttles)
def _shuttles(node: abilities.Shuttles, c: Context) -> str:
    who = some(node.characters, "character", "characters", c)
    return f"each turn, up to {who} may shuttle to or from the same site for free"


@says(abilities.PermanentPilot)
def _permanent_pilot(node: abilities.PermanentPilot, c: Context) -> str:
    who = f"{node.person} is its permanent pilot" if node.person else "has a permanent pilot"
    power = f", who adds {node.power} to power" if node.power else ""
    return f"{who} of ability {lexicon.number(node.ability)}{power}"


@says(abilities.CountsAsMatching)
def _counts_as_matching(node: abilities.CountsAsMatching, c: Context) -> str:
    return f"{thing(node.pilot, c)} counts as the matching pilot of {thing(node.of, c)}"


@says(abilities.OpponentMayReplace)
def _opponent_may_replace(node: abilities.OpponentMayReplace, c: Context) -> str:
    return f"the opponent may replace {c.title or 'this card'} with {thing(node.by, c)}{suffix(node.when, c)}"


@says(abilities.DeploysUndercover)
def _deploys_undercover(node: abilities.DeploysUndercover, c: Context) -> str:
    return "deploys only as an undercover spy at a site"


@says(abilities.PermanentWeapon)
def _permanent_weapon(node: abilities.PermanentWeapon, c: Context) -> str:
    return f"{node.title} is its permanent weapon: {phrase(node.fire, c)}"


@says(abilities.Disarms)
def _disarms(node: abilities.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} has no weapon, not even a permanent one, and cannot carry any"


@says(abilities.WhileUndercover)
def _while_undercover(node: abilities.WhileUndercover, c: Context) -> str:
    return f"while undercover: {sentences(lines(node.text, c))}"


@says(abilities.Function)
def _function(node: abilities.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


def _period(act: abilities.Act) -> str:
    whose = "any" if act.whose == "any" else owner(act.whose)
    if act.during:
        return f"during {whose} {lexicon.PHASES[act.during][0]}"
    return f"during {whose} turn" if act.whose != "any" else ""


def _lead(act: abilities.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    each_phase = act.limit == "phase" and act.during
    limit = "once " if each_phase else f"once per {lexicon.PERIODS[act.limit][0]}, " if act.limit else ""
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("if ") for each in said) and not isinstance(act.when, conditions.Unless):
        claims = [*(each.removeprefix("if ") for each in said), *_claimed(rest, c)]
        said = [f"if {listed(claims, 'and')}"] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"during {_time(each)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _cost(act: abilities.Act, c: Context) -> str:
    most = [pick.most for pick in act.targets if pick.most]
    span = f" (X from 1 to {amount(most[0], c)})" if most else ""
    return f"use {force(act.cost, c)}{span}"


@says(abilities.Act)
def _act(node: abilities.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, trigger=node.to))
    first, *rest = clauses(node, c)
    optional = f"{player(node.by)} may " if node.may and not c.interrupt else ""
    if node.cost != 0:
        start = f"{optional}{_cost(node, c)}" + (f" to {first.to}" if first.to else f": {first.say}")
    elif optional:
        start = optional + (first.to or f"do this: {first.say}")
    else:
        start = first.say
    immune = [f"immune to {node.immune_to}"] if node.immune_to else []
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *immune])


@says(abilities.Fire)
def _fire(node: abilities.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    reach = "" if isinstance(node.reach, nouns.Here) else f" {at(node.reach, c)}"
    first = f"{trigger}may target {thing(node.at, c)}{reach}{at_price(node.cost, c)}"
    return sentences([first, *(phrase(each, c) for each in node.do)])


@says(abilities.FirstTurn)
def _first_turn(node: abilities.FirstTurn, c: Context) -> str:
    return f"if this is your starting location, the {lexicon.SIDES[node.side][0]} Side takes the first turn"


# -- a whole card ------------------------------------------------------------------------------------------------------

OR = "OR"
GOES_TO = {"": "", "used": "USED: ", "lost": "LOST: "}
LABELS = {
    "light": "Light Side", "dark": "Dark Side", "icons": "Icons", "traits": "Characteristics", "force": "Force icons",
    "model": "Model", "empty": "No game text.", "colon": ": ", "light short": "Light", "dark short": "Dark",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destiny", "power": "Power", "ability": "Ability", "deploy": "Deploy", "forfeit": "Forfeit",
    "maneuver": "Maneuver", "armor": "Armor", "hyperspeed": "Hyperspeed", "landspeed": "Landspeed", "parsec": "Parsec",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself."""
    return lexicon.ADJECTIVES[word].en if word in lexicon.ADJECTIVES else lexicon.noun(word).en


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


def finish(text: str) -> str:
    """Typography: nothing to do in English."""
    return text
