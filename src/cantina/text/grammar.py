"""What both languages share: the noun phrase that filters build, the clause that verbs make, the context of a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby, takewhile
from typing import Any, TypeGuard, TypeVar

import msgspec

from cantina import lang
from cantina.lang import Trigger, characteristics
from cantina.model.node import Node, inside
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.lexicon import listed


class Context(msgspec.Struct, frozen=True):
    """Whose text it is: the card's title ("" if it is not known), and whether playing it is the choice itself."""

    title: str = ""
    interrupt: bool = False
    act: lang.Act | None = None  # the action that it stands in
    target: lang.Filter | None = None  # what is said in place of "the target"
    bound: dict[str, str] = {}  # what names stand for: titles of cards, and the kind of the moment that is answered
    totals: frozenset[str] = frozenset()  # the destinies spoken of that are sums of several
    lasting: bool = False  # whether its conditions go on from "as soon as" or "as long as", not from "if"
    together: bool = False  # whether this card is present, so that what is present here is "present with" it

    @property
    def trigger(self) -> Trigger | None:
        """What the action answers."""
        return self.act.to if self.act is not None else None

    @property
    def instead(self) -> bool:
        """Whether it happens to a card in place of something else: then what is on the card does not go along."""
        return self.act is not None and self.act.instead

    def home(self, what: lang.Filter) -> str:
        """The zone where cards are that a text speaks of; "" if it is a name that comes from elsewhere."""
        if not isinstance(what, lang.Bound):
            return "table"
        return self.act.home(what.name) if self.act is not None else ""

    def holder(self, what: lang.Filter) -> lang.Player | None:
        """The player of whose hand or pile cards are that a text speaks of; None if it does not say."""
        choice = self.act.chosen(what.name) if self.act is not None and isinstance(what, lang.Bound) else None
        return choice.among.whose if choice is not None and isinstance(choice.among, lang.In) else None


# Names that stand for several cards.
SEVERAL = ("travellers", "transported", "ships", "revealed", "characters", "weapons", "chosen")


def one_of_them(choice: lang.Choice) -> bool:
    """Whether a choice takes one of several cards that were named before."""
    return choice.number == 1 and isinstance(choice.what, lang.Bound) and choice.what.name in SEVERAL


def worked_out_number(choice: lang.Choice) -> bool:
    """Whether how many cards a choice takes must be worked out."""
    return isinstance(choice.number, lang.Amount) and choice.number != lang.X and not choice.named_before


class Own(lang.Player, frozen=True):
    """The player whom a sentence has just spoken of: "their", "son"."""


OWN = Own()


def holder_of(zone: lang.In, c: Context) -> lang.Player:
    """The player of a zone: his own, if it is an opponent's action that speaks of it."""
    acting = c.act is not None and c.act.by == zone.whose != lang.YOU
    return OWN if acting else zone.whose


class Head(msgspec.Struct, frozen=True):
    """What a noun phrase is about. `beside` is its form next to another noun; a proper name has one form only, which
    may be a plural: `several`."""

    one: str
    many: str
    fem: bool = False
    beside: str = ""
    at: str = ""
    proper: bool = False
    general: bool = False
    several: bool = False


class Noun(msgspec.Struct, frozen=True):
    """A noun phrase in the making. `where` says where the thing is and may move to the end of the sentence."""

    heads: tuple[Head, ...] = ()
    owner: lang.Player | None = None
    determiner: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    more: tuple[str, ...] = ()  # what comes after the owner, where the owner comes after the noun
    where: tuple[str, ...] = ()
    alone: str = ""  # how it reads as a place if nothing is added to it: "here"
    place: bool = False
    stands_for: str = ""  # the word that is said if no head is there

    @property
    def bare(self) -> bool:
        """Nothing but heads."""
        return bool(self.heads) and not (
            self.owner or self.determiner or self.before or self.after or self.more or self.where
        )

    @property
    def proper(self) -> bool:
        """Whether it names one particular card."""
        return bool(self.heads) and all(head.proper for head in self.heads)


Nouns = tuple[Noun, ...]  # alternatives: "here or at an adjacent site"


class Said(msgspec.Struct, frozen=True):
    """A noun phrase in words, with what verbs and adjectives must agree with."""

    text: str
    many: bool = False
    fem: bool = False


class Clause(msgspec.Struct, frozen=True):
    """Something that happens: as a clause, and after "you may" or "use Force to" (None where that cannot be said). If
    it is a deed of somebody's, whose (None: of whoever is spoken of), and what he does: "lose 1 Force"."""

    say: str
    to: str | None = None
    by: lang.Player | None = None
    deed: str | None = None

    def done_by(self, player: lang.Player) -> str:
        """What a player may do or must."""
        own = self.by is None or self.by == player
        return self.deed if self.deed is not None and own else self.to or self.say


def merge(left: Noun, right: Noun, beside_before: bool) -> Noun:
    """One phrase of two. Of two common nouns one becomes a description of the other."""
    heads, extra = _heads(left.heads, right.heads)
    return Noun(
        heads,
        left.owner or right.owner,
        left.determiner or right.determiner,
        tuple(sorted(left.before + right.before, key=_place)) + (extra if beside_before else ()),
        (() if beside_before else extra) + left.after + right.after,
        left.more + right.more,
        left.where + right.where,
        "",
        left.place or right.place,
        left.stands_for or right.stands_for,
    )


def _place(word: str) -> int:
    """ "Other" comes before all else, then how a place lies to another."""
    return 0 if word.startswith(("other", "autre")) else 1 if word in ("adjacent", "related") else 2


def _heads(left: tuple[Head, ...], right: tuple[Head, ...]) -> tuple[tuple[Head, ...], tuple[str, ...]]:
    if not left or not right:
        return left or right, ()
    if any(head.proper for head in left):
        return left, ()
    if any(head.proper for head in right):
        return right, ()
    main, other = (left, right) if all(head.general for head in left) else (right, left)
    if len(other) > 1 and all(head.general for head in main):
        return other, ()  # "a smuggler or gambler" says that it is a character
    return main, tuple(head.beside for head in other if head not in main)


def product(parts: list[Nouns], word: str, beside_before: bool) -> Nouns:
    """All of these descriptions at once; alternatives multiply, but for those that differ in the place alone."""
    found: Nouns = parts[0]
    for part in parts[1:]:
        found = tuple(merge(a, b, beside_before) for a in found for b in part)
    bare = {msgspec.structs.replace(noun, where=()) for noun in found}
    if len(bare) > 1 or any(len(noun.where) != 1 for noun in found):
        return found
    return (msgspec.structs.replace(found[0], where=(listed([noun.where[0] for noun in found], word),)),)


def union(parts: list[Nouns]) -> Nouns:
    """One of these descriptions; plain nouns share one phrase, names another."""
    found = tuple(noun for part in parts for noun in part)
    if all(noun.bare for noun in found) and len({noun.proper for noun in found}) == 1:
        return (Noun(tuple(head for noun in found for head in noun.heads)),)
    return found


PREDICATES = ("able to", "carrying", "en mesure", "équipé")


def placed(where: tuple[str, ...], word: str) -> str:
    """Where a thing is, and what it has or can do there: "at a site and able to move"."""
    parts = sorted(where, key=lambda part: part.startswith(PREDICATES))
    return "".join(f" {word} {part}" if n and part.startswith(PREDICATES) else f" {part}"
                   for n, part in enumerate(parts)).strip()  # fmt: skip


DETERMINERS = ("the ", "that ", "those ", "this ", "your ", "la ", "le ", "les ", "l'", "ce ", "cet ", "cette ", "ces ",
               "votre ", "vos ")  # fmt: skip


def is_determined(noun: Noun) -> bool:
    """Whether a noun stands for a card that was named before, with an article of its own: "the target"."""
    return any(head.proper and head.one.startswith(DETERMINERS) for head in noun.heads)


RELATIVES = ("that ", "where ", "que ", "qu'", "où ", "qui ", "dont ")


def relatives_joined(parts: Iterable[str], word: str) -> list[str]:
    """What describes a thing, one relative clause after the other: "that you occupy and where no battle took place"."""
    found: list[str] = []
    for part in parts:
        follows = part.startswith(RELATIVES) and any(each.startswith(RELATIVES) for each in found)
        found.append(f"{word} {part}" if follows else part)
    return found


def without_where(found: Nouns) -> tuple[Nouns, tuple[str, ...]]:
    """The phrase and, apart from it, where the thing is; only if that is the same for all alternatives."""
    places = {noun.where for noun in found}
    if len(places) > 1:
        return found, ()
    return tuple(msgspec.structs.replace(noun, where=()) for noun in found), places.pop()


def subject(found: Nouns) -> tuple[Nouns, tuple[str, ...]]:
    """What a sentence is about; where a named card is goes to the end of it."""
    return without_where(found) if all(noun.proper for noun in found) else (found, ())


def owner_of(found: Nouns) -> lang.Player | None:
    """The player who has such cards, unless they go by their names."""
    owners = {noun.owner for noun in found}
    return owners.pop() if len(owners) == 1 and not any(noun.proper for noun in found) else None


def without_owner(found: Nouns) -> Nouns:
    """The phrase without whose the thing is."""
    return tuple(msgspec.structs.replace(noun, owner=None) for noun in found)


# -- what texts have in common, whatever the language ------------------------------------------------------------------

HERE_MYSELF = lang.There(lang.SELF & lang.Present(lang.HERE))
Line = TypeVar("Line", bound=lang.Ability)


def facts(condition: lang.Condition | None) -> list[lang.Condition]:
    """The conditions that must all hold, one by one."""
    if isinstance(condition, lang.AllOf):
        return [fact for part in condition.parts for fact in facts(part)]
    return [] if condition is None else [condition]


def _names_a_time(condition: lang.Condition) -> bool:
    if isinstance(condition, lang.DuringBattle):
        return bool(condition.segment or condition.lost_by)
    return isinstance(condition, lang.TurnOf)


def excepts(condition: lang.Condition) -> TypeGuard[lang.Unless]:
    """Whether a condition reads as an exception ("unless …"); that there is no battle is said straight."""
    return isinstance(condition, lang.Unless) and condition != lang.NO_BATTLE


def at_least_two(node: lang.Compare) -> tuple[str, Any]:
    """How a number of cards compares: more than one is at least two."""
    return (">=", 2) if (node.op, node.right) == (">", 1) else (node.op, node.right)


def counts_cards(amount: object) -> TypeGuard[lang.Count | lang.PlayerValue]:
    """Whether an amount is a number of cards."""
    return isinstance(amount, lang.Count) or (isinstance(amount, lang.PlayerValue) and amount.stat in lexicon.PILES)


def times_and_facts(
    condition: lang.Condition | None,
) -> tuple[list[lang.Condition], list[lang.Condition]]:
    """The conditions that name a time, and the others."""
    found = facts(condition)
    rest = [each for each in found if not _names_a_time(each)]
    return [each for each in found if each not in rest], rest


def together(node: Line, c: Context) -> tuple[Line, Context]:
    """A text that holds only where this card is present, and speaks of others present here: they are "present with" it,
    which says the condition."""
    found = facts(getattr(node, "when", None))
    rest = [each for each in found if each != HERE_MYSELF]
    unconditional = msgspec.structs.replace(node, when=None)
    spoken_of = any(isinstance(each, lang.Present) and at_hand(each) for each in inside(unconditional))
    if len(rest) == len(found) or not spoken_of:
        return node, c
    when = None if not rest else rest[0] if len(rest) == 1 else lang.AllOf(tuple(rest))
    return msgspec.structs.replace(node, when=when), msgspec.structs.replace(c, together=True)


HULLS = {*characteristics.CLASSES, "starship", "vehicle", "capital", "starfighter"}


def is_hull(place: lang.Filter) -> bool:
    """Whether a noun says a ship or vehicle that others come aboard, by its name or its kind."""
    parts = _both(place)
    return any(isinstance(part, lang.Person | lang.Self) or (isinstance(part, lang.Is) and part.word in HULLS)
               for part in parts)  # fmt: skip


def done_free(node: lang.Modify) -> list[tuple[str, str, str, str]]:
    """What such cards do for free, if a text says that: its verbs (lexicon.DONE_FREE)."""
    stats = node.stat if isinstance(node.stat, tuple) else (node.stat,)
    free = (node.how, node.by) == ("set", 0) and all(stat in lexicon.DONE_FREE for stat in stats)
    return [lexicon.DONE_FREE[stat] for stat in stats] if free else []


def at_hand(node: lang.Present) -> bool:
    """Whether it means this card's own location."""
    return lang.HERE in _both(node.place)


def beyond_here(node: lang.Present) -> lang.Filter | None:
    """What a place is besides this card's own location: "a Death Star site"."""
    rest = tuple(part for part in _both(node.place) if part != lang.HERE)
    return None if not rest else rest[0] if len(rest) == 1 else lang.Both(rest)


def _both(place: lang.Filter) -> tuple[lang.Filter, ...]:
    return place.parts if isinstance(place, lang.Both) else (place,)


def with_this_card(ship: lang.Filter) -> lang.Filter | None:
    """What a ship is besides having this card aboard; None if it need not have it."""
    parts = [part for part in _both(ship) if part != lang.Carrying(lang.SELF)]
    return (
        None
        if len(parts) == len(_both(ship)) or not parts
        else parts[0]
        if len(parts) == 1
        else lang.Both(tuple(parts))
    )


def named_system(parts: tuple[lang.Filter, ...]) -> str:
    """The title, if these describe a system by its title."""
    titles = [part.title for part in parts if isinstance(part, lang.Named)]
    return titles[0] if len(parts) == 2 and lang.SYSTEM in parts and titles else ""


IN_ONE_BREATH = (lang.CancelCard, lang.Steal, lang.Convert, lang.Retarget)


def chosen_at_once(act: lang.Act | lang.May | lang.Starting) -> lang.Filter | None:
    """What an action targets, if it does one thing to it and says no more of it: "cancel an Effect"."""
    targets: tuple[lang.Target, ...] = getattr(act, "targets", ())
    if len(targets) != 1 or len(act.do) != 1 or not isinstance(act.do[0], IN_ONE_BREATH):
        return None
    target = targets[0]
    if not isinstance(target, lang.Choice) or target != lang.one(target.what):
        return None
    return target.what if act.do[0].what == lang.TARGET else None


def plainly_deployed(do: tuple[lang.Verb, ...]) -> list[lang.Choice]:
    """The cards of your deck that some verbs deploy first of all, one by one, wherever they may go."""
    first = takewhile(lambda verb: isinstance(verb, lang.Deploy) and verb.to is None, do)
    found = [verb.what for verb in first if isinstance(verb, lang.Deploy) and isinstance(verb.what, lang.Choice)]
    return list(takewhile(lambda each: each.named("") == lang.one(each.what, lang.In("reserve")), found))


def follows_up(node: lang.May, c: Context) -> bool:
    """Whether something optional is about cards that the result itself has found, or goes on with an action that is
    limited: "you may then …"."""
    act, what = c.act, getattr(node.do[0], "what", None)
    if act is None:
        return False
    if isinstance(what, lang.Bound):
        return what.name not in act.targeted() and act.chosen(what.name) is not None
    return act.limit is not None and node in act.do[1:]


def only_adds_destinies(node: lang.ForRest) -> bool:
    """Whether it lasts for a battle or a duel and is about more of your destinies in it."""
    return node.of in ("battle", "duel") and all(
        isinstance(line, lang.ModifyPlayer)
        and (line.stat, line.how, line.player, line.at, line.when)
        == (f"{node.of} destinies", "add", lang.YOU, None, None)
        for line in node.text
    )


def depends(do: tuple[lang.Verb, ...]) -> bool:
    """Whether the first of several things that happen has a condition of its own."""
    return len(do) > 1 and isinstance(do[0], lang.If) and not do[0].otherwise


def of_result(do: tuple[lang.Verb, ...], c: Context) -> Context:
    """The context of a result: after several destinies their total is spoken of."""
    several = {verb.name for verb in do if isinstance(verb, lang.DrawDestiny) and verb.number != 1}
    return msgspec.structs.replace(c, totals=c.totals | several) if several else c


def of_shot(node: lang.Fire, c: Context) -> Context:
    """The context of what a shot does: of several targets all are spoken of."""
    c = of_result(node.do, c)
    return c if node.most is None else msgspec.structs.replace(c, totals=c.totals | {"target"})


def names_winner(node: lang.CompareTotals | lang.Duel) -> bool:
    """Whether something happens to who wins, not only to who loses."""
    return any(isinstance(each, lang.Winner) for each in inside(node.then))


def plain_change(by: object) -> bool:
    """Whether a change is a number, be it one of two."""
    if isinstance(by, lang.Depends):
        return plain_change(by.then) and plain_change(by.otherwise)
    return isinstance(by, Num)


def raises_hyperspeed(found: list[lang.Modify]) -> bool:
    """Whether a change is about the hyperspeed of a ship that may have none."""
    chosen = isinstance(found[0].of, lang.Bound)
    return chosen and any(
        "hyperspeed" in (node.stat if isinstance(node.stat, tuple) else (node.stat,)) for node in found
    )


def in_sentences(lines: Iterable[Node]) -> list[list[Node]]:
    """The lines of a text; those in a row that change several values of the same cards make one sentence."""
    found: list[list[Node]] = []
    for line in lines:
        if found and _alike(found[-1][0], line):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _alike(one: Node, other: Node) -> bool:
    if not (isinstance(one, lang.Modify) and isinstance(other, lang.Modify)):
        return False
    same = (one.of, one.when, one.at, one.how, one.cumulative, one.limit) == (
        other.of, other.when, other.at, other.how, other.cumulative, other.limit)  # fmt: skip
    return same and one.how == "add" and isinstance(one.by, int) and isinstance(other.by, int)


class Claim(msgspec.Struct, frozen=True):
    """That some cards are there: who has them (None: nobody in particular), which, and where."""

    who: lang.Player | None
    what: Said
    where: str


def clauses_of(
    parts: list[lang.Condition],
    claim: Callable[[lang.There], Claim],
    say: Callable[[list[Claim]], str],
    phrase: Callable[[lang.Condition], str],
) -> list[str]:
    """Conditions as clauses; claims in a row about the same owner and place are made in one."""
    found: list[str] = []
    for there, same in groupby(parts, lambda part: isinstance(part, lang.There)):
        if there:
            claims = [claim(part) for part in same if isinstance(part, lang.There)]
            found += [say(list(row)) for _, row in groupby(claims, lambda each: (each.who, each.where))]
        else:
            found += map(phrase, same)
    return found


def answered(c: Context) -> lang.Filter:
    """The card that the moment is about, as the text that answers it names it."""
    return c.trigger.card if c.trigger is not None and c.trigger.card is not None else lang.THAT
