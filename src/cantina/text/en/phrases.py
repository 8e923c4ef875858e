"""English: players, numbers, noun phrases, conditions and clauses; what all topics are made of."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.grammar import (
    OWN,
    Claim,
    Clause,
    Context,
    Head,
    Noun,
    Nouns,
    Said,
    clauses_of,
    depends,
    excepts,
    is_determined,
    is_hull,
    owner_of,
    placed,
    relatives_joined,
    times_and_facts,
    without_owner,
    without_where,
)
from cantina.text.lexicon import listed
from cantina.text.phrase_registry import PhraseRegistry

READINGS = PhraseRegistry("English", lambda found: join(found, "a").text)
says, denies, says_together, moments = READINGS.says, READINGS.negation_of, READINGS.says_together, READINGS.moments
statuses, adjective = READINGS.statuses, READINGS.adjective
kinds_of_card = READINGS.kinds_of_card
comings, coming = READINGS.status_gain_phrases, READINGS.coming
endings, ending = READINGS.status_end_phrases, READINGS.ending
phrase, lines, describe = READINGS.phrase, READINGS.lines, READINGS.describe
clause, clauses, deeds = READINGS.clause, READINGS.clauses, READINGS.deeds


PLAYERS: dict[lang.Player, str] = {
    lang.YOU: "you", lang.OPPONENT: "the opponent", lang.ANYONE: "a player", lang.EACH: "each player",
    lang.WINNER: "the winner", lang.LOSER: "the loser", lang.THAT_PLAYER: "that player",
}  # fmt: skip
OWNERS: dict[lang.Player, str] = {
    lang.YOU: "your", lang.OPPONENT: "opponent's", lang.ANYONE: "any player's", OWN: "their",
}  # fmt: skip


def player(who: lang.Player) -> str:
    """A player as a subject."""
    return PLAYERS.get(who, "its opponent" if isinstance(who, lang.OpponentOf) else "its player")


def owner(who: lang.Player) -> str:
    """Whose something is."""
    return OWNERS.get(who, f"{player(who)}'s")


def do(who: lang.Player, plain: str, third: str) -> str:
    """A subject and its verb: "you lose", "the opponent loses"."""
    return f"{player(who)} {plain if who == lang.YOU else third}"


def amount(value: Any, c: Context) -> str:
    """A number, fixed or worked out."""
    return lexicon.number(value) if isinstance(value, Num) else phrase(value, c)


def signed(value: Any, c: Context, place: str = "") -> str:
    """A change and where it applies: "+2 here", "-1 here (or -2 if …)"."""
    if isinstance(value, lang.Depends):
        return f"{signed(value.otherwise, c, place)} (or {signed(value.then, c)} {when(value.when, c)})"
    return f"{'+' if value >= 0 else '-'}{lexicon.number(abs(value))}{place}"


def force(value: Any, c: Context) -> str:
    """An amount of Force."""
    if isinstance(value, lang.Depends):
        return f"{force(value.otherwise, c)} (or {force(value.then, c)} {when(value.when, c)})"
    plain = isinstance(value, Num) or value == lang.X
    return f"{amount(value, c)} Force" if plain else f"Force equal to {amount(value, c)}"


def at_price(value: Any, c: Context) -> str:
    """What something costs, at the end of a sentence."""
    if isinstance(value, lang.Depends):
        return f"{at_price(value.otherwise, c)} (or{at_price(value.then, c)} {when(value.when, c)})"
    return " for free" if value == 0 else f" for {force(value, c)}"


def at_cost(cost: lang.Cost, c: Context) -> str:
    """What a cost asks for, at the end of a sentence."""
    shares = [at_price(verb.amount, c) + SHARES.get(verb.player, "") for verb in cost if isinstance(verb, lang.Use)]
    rest = [phrase(verb, c) for verb in cost if not isinstance(verb, lang.Use)]
    besides = f" ({listed(rest, 'and')} to do so)" if rest else ""
    return " and".join(shares) + besides if cost else " for free"


SHARES: dict[lang.Player, str] = {lang.EACH: " from each player", lang.OPPONENT: " of the opponent's"}


def doing(who: lang.Player, verbs: tuple[lang.Verb, ...], c: Context) -> str:
    """What a player does, after "may", "must" or "to"."""
    return listed([clause(verb, c).done_by(who) for verb in verbs], "and")


def some(value: Any, one: str, many: str, c: Context) -> str:
    """So many things."""
    if isinstance(value, Num):
        return f"{lexicon.number(value)} {one if value == 1 else many}"
    if value == lang.X:
        return f"X {many}"
    return f"a number of {many} equal to {amount(value, c)}"


def article(text: str) -> str:
    """The same words after "a", "an" or, for another one, "another"."""
    if text.startswith("other "):
        return f"an{text}"
    if re.match(r"[A-Z]+(?=[-\d])", text):  # spelt letter by letter: an R-unit, a U-wing
        vowel = text[0] in "AEFHILMNORSX"
    else:
        vowel = text.lstrip("[")[0].lower() in "aeiou" and not text.lower().startswith(("uni", "use", "one"))
    return f"{'an' if vowel else 'a'} {text}"


def render(noun: Noun, form: str, word: str = "") -> Said:
    """A noun phrase. Form: "a", "the", "each", "many" or "bare" (the plural after a number)."""
    if noun.owner is not None and is_determined(noun):
        whose = "yours" if noun.owner == lang.YOU else owner(noun.owner)
        be = "are" if form in ("many", "bare") and len(noun.heads) > 1 else "is"
        noun = msgspec.structs.replace(noun, owner=None, after=(*noun.after, f"that {be} {whose}"))
    many = form in ("many", "bare") and not noun.determiner  # this site is one
    heads = noun.heads or (head_of(noun.stands_for or ("location" if noun.place else "card")),)
    names = [head.many if many and not head.proper else head.one for head in heads]
    if form == "a" and noun.owner and noun.before[:1] == ("other",):
        mine = msgspec.structs.replace(noun, before=noun.before[1:])
        return Said(f"another of {render(mine, 'many', word or 'or').text}")
    core = " ".join((*noun.before, listed(names, word or ("and" if many else "or"))))
    core = re.sub(r"(non-[\w-]+)(?= non-)", r"\1,", core)
    tail = "".join(f" {each}" for each in (*relatives_joined(noun.after, "and"), placed(noun.where, "and")) if each)
    plural = (many and (not noun.proper or len(heads) > 1)) or all(head.several for head in heads)
    return Said(_determined(noun, form, core) + tail, plural)


def _determined(noun: Noun, form: str, core: str) -> str:
    if noun.determiner:
        return f"{'this' if noun.alone == 'here' else noun.determiner} {core}"
    if noun.owner:
        possessive = f"{owner(noun.owner)} {core}"
        return article(possessive) if form == "a" and noun.owner == lang.OPPONENT and not noun.proper else possessive
    if (noun.proper and "other" not in noun.before) or form in ("many", "bare"):
        return core
    return f"{form} {core}" if form in ("the", "each") else article(core)


def join(found: Nouns, form: str, word: str = "") -> Said:
    """All alternatives of a noun phrase."""
    said = [render(noun, form, word) for noun in found]
    glue = word or ("and" if form in ("many", "bare") else "or")
    return Said(listed([each.text for each in said], glue), any(each.many for each in said) or len(said) > 1)


def thing(what: lang.Filter, c: Context, form: str = "a", word: str = "") -> str:
    """A filter as a noun phrase."""
    return join(describe(what, c), form, word).text


def at(place: lang.Filter, c: Context, preposition: str = "at", form: str = "a") -> str:
    """Where: "here", "on Tatooine", "at an adjacent site"."""
    spots = [noun.alone or f"{preposition} {render(noun, form).text}" for noun in describe(place, c)]
    return listed(spots, "or")


def to(place: lang.Filter, c: Context) -> str:
    """Whither: "here", "to Tatooine", "to an adjacent site"."""
    text = at(place, c, "to")
    return "to " + text.removeprefix("on ") if text.startswith("on ") else text


def head_of(word: str) -> Head:
    """A common noun."""
    entry = lexicon.noun(word)
    return Head(entry.en, entry.ens, beside=entry.en, general=entry.general)


def called(title: str, several: bool = False) -> Nouns:
    """A proper name."""
    several = several or title in lexicon.SEVERAL
    return (Noun((Head(title, title, beside=title, proper=True, several=several),)),)


def added_if(more: lang.Depends, c: Context) -> str:
    """What is added only under a condition."""
    return f"({signed(more.then, c)} {when(more.when, c)})"


def made_of(node: lang.Pairs, c: Context) -> str:
    """What each pair is made of."""
    one, two = describe(node.one, c), describe(node.other, c)
    (short, where), (_, there) = without_where(one), without_where(two)
    first = short if where == there else one  # where both are is said once
    return f"of {_one_of(first)} and {_one_of(two)}"


def _one_of(found: Nouns) -> str:
    owned = any(noun.owner for noun in found)
    return f"one of {join(found, 'many', 'or').text}" if owned else join(found, "a").text


def when(condition: lang.Condition, c: Context) -> str:
    """A condition with its conjunction: "if …", "unless …", "during …"."""
    if excepts(condition):
        return f"unless {phrase(condition.part, c)}"
    times, rest = times_and_facts(condition)
    said = f"if {listed(claimed(rest, c), 'and')}" if rest else ""
    return " ".join([*(f"during {time_words(each, c)}" for each in times), said]).strip()


def as_long_as(condition: lang.Condition, c: Context) -> str:
    """A condition over several sentences: "while …", "unless …", "during …"."""
    return re.sub(r"\bif ", "while ", when(condition, c), count=1)


def suffix(condition: lang.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def time_words(node: lang.Condition, c: Context) -> str:
    """A time that a text names, after "during"."""
    if isinstance(node, lang.DuringBattle):
        began = "" if node.by == lang.ANYONE else f" {player(node.by)} initiated"
        lost = f" {player(node.lost_by)} lost" if node.lost_by else ""
        segment = f"the {node.segment} segment of " if node.segment else ""
        return f"{segment}a battle{began}{lost}{maybe_at(node.at, c)}"
    assert isinstance(node, lang.TurnOf)
    return f"{owner(node.player)} {lexicon.PHASES[node.phase][0] if node.phase else 'turn'}"


def exists(node: lang.There, c: Context) -> Claim:
    """That so many such cards are there."""
    return claim_of(node.of, c, f"at least {node.least}" if node.least > 1 else "")


def claim_of(what: lang.Filter, c: Context, number: str = "") -> Claim:
    """That some cards are there."""
    found, where = without_where(describe(what, c))
    place = placed(where, "and") or ("" if any(noun.where for noun in found) else "on table")
    who = owner_of(found)
    found = without_owner(found) if who else found
    if number:
        of = "of " if any(noun.owner for noun in found) else ""
        return Claim(who, Said(f"{number} {of}{join(found, 'bare').text}", many=True), place)
    return Claim(who, Said(join(found, "a").text), place)


def claim_all(claims: list[Claim]) -> str:
    """One clause for cards of one owner at one place."""
    who, place = claims[0].who, claims[0].where
    what = listed([claim.what.text for claim in claims], "and")
    if who:
        return f"{has(who)} {what} {place}".strip()
    if len(claims) > 1 and place == "in battle":
        return f"{what} are in battle together"
    return f"{what} {'are' if len(claims) > 1 or claims[0].what.many else 'is'} {place}".strip()


def claimed(parts: list[lang.Condition], c: Context) -> list[str]:
    """Conditions as clauses."""
    return clauses_of(parts, lambda node: exists(node, c), claim_all, lambda node: phrase(node, c))


def has(who: lang.Player) -> str:
    """That a player has something."""
    return do(who, "have", "has")


def maybe_at(place: lang.Filter | None, c: Context, preposition: str = "at") -> str:
    """Where, if a text says so."""
    return f" {at(place, c, preposition)}" if place is not None else ""


def maybe_to(place: lang.Filter | None, c: Context) -> str:
    """Where something deploys to, if a text says so: at a location, or aboard a card."""
    if place is None:
        return ""
    parts = place.parts if isinstance(place, lang.Either) else (place,)
    spots = [f"aboard {thing(part, c)}" if is_hull(part) else at(part, c) for part in parts]
    return f" {listed(spots, 'or')}"


def did(node: lang.Trigger, c: Context, past: str, preposition: str = "at", be: str = "was just") -> str:
    """A player, or somebody, just did something with a card."""
    card = thing(node.card, c) if node.card is not None else "a card"
    place = maybe_at(node.at, c, preposition)
    if node.by == lang.ANYONE:
        return f"if {card} {be} {past}{place}"
    return f"if {player(node.by)} just {past} {card}{place}"


def began(node: lang.Trigger, c: Context, what: str) -> str:
    """A player, or somebody, just began something."""
    by = f"{what} was just initiated" if node.by == lang.ANYONE else f"{player(node.by)} just initiated {what}"
    return f"if {by}{maybe_at(node.at, c)}"


HOW = {"hyperspeed": " through hyperspace"}


def moving(node: lang.Trigger, c: Context, verb: str) -> str:
    """A card moves, just moved or is about to."""
    start = f" from {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "a card"
    return f"if {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def player_clause(who: lang.Player, plain: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    deed = f"{plain} {rest}"
    if who == lang.YOU:
        return Clause(deed, deed, who, deed)
    return Clause(f"{player(who)} {third} {rest}", f"make {player(who)} {deed}", who, deed)


def group(do_: tuple[lang.Verb, ...], c: Context) -> str:
    """Several verbs in one clause. What depends on a condition ends before what does not."""
    if depends(do_):
        return "; ".join([phrase(each, c) for each in do_])
    text = listed([phrase(each, c) for each in do_], "and")
    return re.sub(r"\band (for the rest|until)\b", r"and, \1", text)


def while_there(where: tuple[str, ...]) -> str:
    """Where a named card must be for a text to apply."""
    said = placed(where, "and")
    return f" {said if said.startswith('with ') else f'while {said}'}" if said else ""
