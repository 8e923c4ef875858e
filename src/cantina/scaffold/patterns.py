"""Sentence patterns, learned from the made cards: their print in a database beside the nodes that say the same.

A printed sentence and its nodes share numbers, names and kinds of card. What they share becomes a slot, so that
a pattern that was learned from one pilot's bonus reads another's. Nothing of the print is kept longer than the program
runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cantina.facts.wording import COUNTED, IRREGULAR, KINDS, Names, TextFacts, distill
from cantina.lang import Carries, Is
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.scaffold.source import LANGUAGE, source
from cantina.text.render import phrase

MOST_LINES = 3  # nodes that one printed sentence can say
MOST_SENTENCES = 6  # printed sentences that one node can say
ALIKE = 0.34  # how much of the facts two texts must share to be taken for the same

SENTENCE = re.compile(r"(?<=[.;])(?<!vs\.)(?<!Dr\.)\s+(?=[A-Z'(\[])|\s+(?=OR\b)|(?<=\bOR)\s+|\b(?:USED|LOST):\s+")
VARIANTS = tuple((re.compile(said), plain) for said, plain in (
    (r"’", "'"), (r"\.'", "'."), (r"\b(he|she|him|her)\b", "it"), (r"\b(his|her)\b", "its"),
    (r"\bpilot aboard provides\b", "pilot provides"), (r"\bto the (?=power|maneuver|hyperspeed)", "to "),
    (r"\b(with|of) ability (?=[<>=])", "of ability "), (r"\bHas ship-docking capability\.", ""),
    (r"\bunable to\b", "not able to"), (r"\bDestiny\b", "destiny"), (r"\b(Deploys?) only (to|on)\b", "Deploy only on"),
))  # fmt: skip
"""Spellings that mean the same, brought to one of them."""
NUMBER = rf"(?i:\d+|{'|'.join(COUNTED[1:])})"
NAME = r"[A-Z0-9][\w'’.:&!?()-]*(?: (?:(?:of|the|in|on|a|to|and|With|[A-Z0-9(])[\w'’.:&!?()-]*))*"
KIND = {kind.lower(): IRREGULAR.get(kind, f"{re.escape(kind)}s?") for kind in KINDS}
ONE_KIND = rf"(?i:{'|'.join(sorted(KIND.values(), key=len, reverse=True))})"
SOME_KINDS = rf"{ONE_KIND}(?:(?:, | or | and |, or |, and ){ONE_KIND})*"  # "a character, creature or vehicle"


SPELLED = {value.word.lower(): value.word for value in LANGUAGE.values() if isinstance(value, Is)}


class Pattern(msgspec.Struct, frozen=True):
    """How a sentence looks, and the nodes that it makes: spelt out, with a slot for each group of the regex."""

    looks: str  # a regular expression, compiled when a text is alike
    literals: tuple[str, ...]  # what stands between its slots
    makes: tuple[str, ...]
    kinds: tuple[str, ...]  # what each group is: "number", "name" or "kind"

    def read(self, text: str) -> tuple[Node, ...] | None:
        """The nodes for a text, if it looks like that."""
        if not all(literal in text for literal in self.literals):
            return None
        found = re.fullmatch(self.looks, text)
        if not found:
            return None
        said = [_bracketed(_value(kind, group)) for kind, group in zip(self.kinds, found.groups(), strict=True)]
        try:
            return tuple(eval(_filled(each, said), dict(LANGUAGE)) for each in self.makes)
        except (LookupError, TypeError, ValueError):
            return None


def skeleton(sentence: str, names: Names) -> str:
    """A sentence without its numbers, names and kinds of card: a pattern reads only sentences of one skeleton."""
    bare, at = "", 0
    for start, end, kind in _tokens(sentence, names):
        bare += f"{sentence[at:start]}<{kind}>"
        at = end
    return bare + sentence[at:]


def sentences(text: str, own: Iterable[str] = ()) -> list[str]:
    """The sentences of a printed text; the card itself is called ~."""
    for name in sorted(own, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "~", text)
    for said, plain in VARIANTS:
        text = said.sub(plain, text)
    return [each.strip() for each in SENTENCE.split(text) if each.strip() not in ("", "OR")]


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str, own: Iterable[str], patterns: Sequence[Pattern]) -> list[Node | str]:
    """A printed text as nodes; what no pattern knows stays a sentence. The longest piece that is known comes first."""
    rest = sentences(text, own)
    found: list[Node | str] = []
    while rest:
        for length in range(min(MOST_SENTENCES, len(rest)), 0, -1):
            nodes = _known(" ".join(rest[:length]), patterns)
            if nodes:
                found += nodes
                rest = rest[length:]
                break
        else:
            found.append(rest.pop(0))
    return found


def _known(said: str, patterns: Sequence[Pattern]) -> tuple[Node, ...]:
    """What most of the patterns that know a piece make of it."""
    room = _room(said)
    if room:
        return (room,)
    readings = Counter(nodes for each in patterns if (nodes := each.read(said)))
    return readings.most_common(1)[0][0] if readings else ()


ROOM = re.compile(r"(\d+) (pilot|passenger|driver|astromech|vehicle|starfighter|TIE)s?( or passengers?)?\b")


def _room(said: str) -> Carries | None:
    """The room aboard a ship or vehicle: numbers of seats, whatever the list."""
    seats = ROOM.findall(said)
    if not re.fullmatch(rf"May add {ROOM.pattern}(?:(?:,| and|, and) {ROOM.pattern})*\.", said):
        return None
    room = {"either" if either else f"{kind.lower()}s": int(number) for number, kind, either in seats}
    return msgspec.structs.replace(Carries(), **room)


# -- learning ----------------------------------------------------------------------------------------------------------


def learn(card: Definition, text: str, lines: Sequence[Node], names: Names) -> Iterator[Pattern]:
    """The patterns that a made card teaches: each piece of its print with the lines that say it."""
    own = (card.title, *card.personas)
    printed = sentences(text, own)
    for said, nodes in _matched(printed, lines, card, names):
        yield _pattern(said, [source(node, short=False) for node in nodes], names)


def _matched(
    printed: Sequence[str], lines: Sequence[Node], card: Definition, names: Names
) -> Iterator[tuple[str, Sequence[Node]]]:
    """The best way to cut both into pieces, in their order, that say the same."""
    own = (card.title, *card.personas)
    theirs = [distill(each, ("~",), names) for each in printed]
    ours = [distill(phrase(line, "en", card.title), own, names) for line in lines]
    best: dict[tuple[int, int], tuple[float, list[tuple[int, int, int, int]]]] = {(0, 0): (0, [])}
    for n in range(len(printed) + 1):
        for m in range(len(lines) + 1):
            if (n, m) not in best:
                continue
            score, cuts = best[n, m]
            for p, q in _steps(n, m, len(printed), len(lines)):
                alike = _alike(theirs[n:p], ours[m:q]) * (p - n + q - m) if p > n and q > m else 0
                if (p, q) not in best or score + alike > best[p, q][0]:
                    best[p, q] = (score + alike, [*cuts, (n, p, m, q)])
    for n, p, m, q in best[len(printed), len(lines)][1]:
        if p > n and q > m and _alike(theirs[n:p], ours[m:q]) >= ALIKE:
            yield " ".join(printed[n:p]), lines[m:q]


def _steps(n: int, m: int, sentences: int, lines: int) -> Iterator[tuple[int, int]]:
    """How far the next piece may reach: one sentence and some lines, or some sentences and one line."""
    if n < sentences:
        yield from ((n + 1, q) for q in range(m, min(m + MOST_LINES, lines) + 1))
    if m < lines:
        yield from ((p, m + 1) for p in range(n, min(n + MOST_SENTENCES, sentences) + 1) if p != n + 1)


def _alike(some: Iterable[TextFacts], others: Iterable[TextFacts]) -> float:
    one, two = (set().union(*map(_facts, each)) for each in (some, others))
    return len(one & two) / len(one | two) if one | two else 0


def _facts(facts: TextFacts) -> set[object]:
    return {*facts.numbers, *facts.names, *facts.words}


# -- making a pattern --------------------------------------------------------------------------------------------------

TOKEN = re.compile(rf"(?P<number>\b{NUMBER}\b)|(?P<kind>\b{SOME_KINDS}\b)", re.IGNORECASE)


def _pattern(said: str, made: list[str], names: Names) -> Pattern:
    """A sentence with slots for what its nodes have, too."""
    looks = ""
    literals: list[str] = []
    kinds: list[str] = []
    slots: dict[tuple[str, str], int] = {}
    at = 0
    for start, end, kind in _tokens(said, names):
        value = _value(kind, said[start:end])
        looks += re.escape(said[at:start])
        literals.append(said[at:start])
        if (kind, value) in slots:
            looks += rf"(?:{SOME_KINDS})" if kind == "kind" else rf"\{slots[kind, value] + 1}"
        elif any(_place(kind, value).search(each) for each in made):
            slots[kind, value] = len(kinds)
            kinds.append(kind)
            looks += f"({_group(kind)})"
        else:
            looks += re.escape(said[start:end])
        at = end
    for (kind, value), n in slots.items():
        made = [_place(kind, value).sub(f"\0{n}\0", each) for each in made]
    return Pattern(looks + re.escape(said[at:]), (*literals, said[at:]), tuple(made), tuple(kinds))


def _tokens(said: str, names: Names) -> Iterator[tuple[int, int, str]]:
    """Where the names, kinds and numbers of a sentence stand, in order; what is inside a name is no token."""
    named = [(start, end, "name") for start, end in names.where(said)]
    others = [(each.start(), each.end(), str(each.lastgroup)) for each in TOKEN.finditer(said)]
    free = [each for each in others if not any(start < each[1] and each[0] < end for start, end, _ in named)]
    yield from sorted([*named, *free])


def _group(kind: str) -> str:
    return {"number": NUMBER, "name": NAME, "kind": SOME_KINDS}[kind]


def _value(kind: str, said: str) -> str:
    """A slot as it stands in the nodes: kinds of card as descriptions that are joined."""
    if kind == "number":
        return str(COUNTED.index(said.lower())) if said.lower() in COUNTED else said
    if kind == "kind":
        return " | ".join(f'Is("{_kind(each)}")' for each in re.findall(ONE_KIND, said, re.IGNORECASE))
    return said


def _kind(said: str) -> str:
    """A kind as the language spells it."""
    kind = next(kind for kind in KINDS if re.fullmatch(KIND[kind.lower()], said, re.IGNORECASE))
    return SPELLED.get(kind.lower(), kind)


def _place(kind: str, value: str) -> re.Pattern[str]:
    """Where a value stands in spelt-out nodes."""
    if kind == "number":
        return re.compile(rf"(?<![\w.\"\0]){value}(?![\w.\"\0])")
    if kind == "kind":
        return re.compile(re.escape(value), re.IGNORECASE)
    return re.compile(rf"(?<=\"){re.escape(value)}(?=\")")


def _bracketed(value: str) -> str:
    return f"({value})" if " | " in value else value


def _filled(template: str, said: Sequence[str]) -> str:
    return re.sub(r"\0(\d+)\0", lambda found: said[int(found[1])], template)
