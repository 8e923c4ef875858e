"""English: players, nouns, amounts, conditions and triggers in words; what the other modules are made of."""

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
from cantina.text.lexicon import listed

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
        return (Noun(where=(f"present with {c.title or 'this card'}{maybe_at(beyond_here(node), c)}",)),)
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
        return f"{amount(node.left, c)} {added_if(node.right, c)}"
    if isinstance(node.right, int | float) and node.right < 0:
        return f"{amount(node.left, c)} - {lexicon.number(-node.right)}"
    return f"{amount(node.left, c)} + {amount(node.right, c)}"


def added_if(more: amounts.Depends, c: Context) -> str:
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
    return f"the number of pairs {made_of(node, c)}"


def made_of(node: amounts.Pairs, c: Context) -> str:
    """What each pair is made of."""
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
    said = f"if {listed(claimed(rest, c), 'and')}" if rest else ""
    return " ".join([*(f"during {time_words(each)}" for each in times), said]).strip()


def suffix(condition: conditions.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def time_words(node: conditions.Condition) -> str:
    """A time that a text names, after "during"."""
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


def claimed(parts: list[conditions.Condition], c: Context) -> list[str]:
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
        return f"there is a battle{maybe_at(node.at, c)}"
    return f"{do(node.player, 'initiated', 'initiated')} the battle{maybe_at(node.at, c)}"


@says(conditions.NoBattle)
def _no_battle(node: conditions.NoBattle, c: Context) -> str:
    return "there is no battle"


@says(conditions.InDamageSegment)
@says(conditions.TurnOf)
def _at_a_time(node: conditions.Condition, c: Context) -> str:
    return f"it is {time_words(node)}"


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
    return listed(claimed(facts(node), c), "and")


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


def maybe_at(place: nouns.Filter | None, c: Context, preposition: str = "at") -> str:
    """Where, if a text says so."""
    return f" {at(place, c, preposition)}" if place is not None else ""


def _did(node: triggers.Trigger, c: Context, past: str, preposition: str = "at", be: str = "was just") -> str:
    """A player, or somebody, just did something with a card."""
    card = thing(node.card, c) if node.card is not None else "a card"
    place = maybe_at(node.at, c, preposition)
    if node.by == "any":
        return f"if {card} {be} {past}{place}"
    return f"if {player(node.by)} just {past} {card}{place}"


def _began(node: triggers.Trigger, c: Context, what: str) -> str:
    by = f"{what} was just initiated" if node.by == "any" else f"{player(node.by)} just initiated {what}"
    return f"if {by}{maybe_at(node.at, c)}"


HOW = {"hyperspeed": " through hyperspace"}


def _moving(node: triggers.Trigger, c: Context, verb: str) -> str:
    start = f" from {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "a card"
    return f"if {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def _result(node: triggers.Trigger, c: Context, verb: str) -> str:
    return f"if {player(node.by)} just {verb} a battle{maybe_at(node.at, c)}"


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
    "battle-ended": lambda t, c: f"at the end of {'the' if t.at is None else 'a'} battle{maybe_at(t.at, c)}",
    "about-to-lose-force": lambda t, c: f"if {do(t.by, 'are', 'is')} about to lose Force{CAUSES[t.of]}",
    "force-lost": lambda t, c: f"if {player(t.by)} just lost Force{CAUSES[t.of]}",
    "start-of-turn": lambda t, c: f"at the start of {owner(t.by)} turn",
    "end-of-turn": lambda t, c: f"at the end of {owner(t.by)} turn",
}


@says(triggers.Trigger)
def _trigger(node: triggers.Trigger, c: Context) -> str:
    text = TRIGGERS[node.kind](node, c)
    return text if node.also is None else f"{text} or {phrase(node.also, c).removeprefix('if ')}"


def deed(who: str, plain: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    if who == "you":
        return Clause(f"{plain} {rest}", f"{plain} {rest}")
    return Clause(f"{player(who)} {third} {rest}", f"make {player(who)} {plain} {rest}")
