"""English. Texts about texts: cancelled ones, ones that last, ones that apply elsewhere or one at a time."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.model.node import Node
from cantina.text import lexicon
from cantina.text.en.phrases import as_long_as, at, describe, join, lines, owner, phrase, says, suffix, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, only_adds_destinies, together
from cantina.text.lexicon import listed, sentences


@says(lang.Says)
def _says(node: lang.Says, c: Context) -> Nouns:
    said = [f'"{phrase(each, Context())}"' for each in node.text]
    return (Noun(after=(f"whose own text says {listed(said, 'and')}",)),)


@says(lang.Expands)
def _expands(node: lang.Expands, c: Context) -> str:
    return f"your game text of this location also applies {at(node.to, c, form='each')}, as if it stood there"


@says(lang.CancelText)
def _cancel_text(node: lang.CancelText, c: Context) -> str:
    done = {"suspend": "is suspended", "forbid": "may not be used"}.get(node.word, "is canceled")
    node, c = together(node, c)
    text = "the game text" if node.facing is None else f"{owner(node.facing)} game text"
    return f"{text} of {thing(node.of, c, 'many')} {done}{suffix(node.when, c)}"


@says(lang.Gives)
def _gives(node: lang.Gives, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    have = "have" if said.many else "has"
    if node.of is not None:
        return f"{said.text} {have} the game text of {thing(node.of, c)} as well{suffix(node.when, c)}"
    if all(isinstance(each, lang.ImmuneTo) for each in node.text):
        have = "are" if said.many else "is"
        titles = listed([each.title for each in node.text if isinstance(each, lang.ImmuneTo)], "and")
        return f"{said.text} {have} immune to {titles}{suffix(node.when, c)}"
    own = msgspec.structs.replace(c, title="")
    return f"{said.text} {have} this game text as well{suffix(node.when, c)}: {sentences(lines(node.text, own))}"


@says(lang.Function)
def _function(node: lang.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


@says(lang.EveryFunction)
def _every_function(node: lang.EveryFunction, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    use = "apply all their" if said.many else "applies all its"
    return f"{said.text} {use} functions at once{suffix(node.when, c)}"


@says(lang.While)
def _while(node: lang.While, c: Context) -> str:
    said = lines(node.text, c)
    return f"{as_long_as(node.when, c)}, {_one_after_the_other(said)}"


def _one_after_the_other(said: list[str]) -> str:
    if len(said) < 3:
        return ", and ".join(said)
    return "; ".join([*said[:-1], f"and {said[-1]}"])


NEXT_TURNS = {
    "during your next turn": "during your next turn",
    "during opponent's next turn": "during the opponent's next turn",
}
AT_END = {"during your next turn": "at the end of your next turn", "turn": "at the end of the turn"}


def _is_end(line: Node) -> bool:
    """Whether it is what happens when the turn ends, and nothing before."""
    return isinstance(line, lang.Act) and line.to is not None and line.to.kind == "end-of-turn"


@says(lang.ForRest)
def _for_rest(node: lang.ForRest, c: Context) -> Clause:
    if only_adds_destinies(node):
        added = listed([phrase(line, c).removeprefix("you ") for line in node.text], "and")
        return Clause(added, added)
    if node.of in AT_END and all(_is_end(line) for line in node.text):
        due = [msgspec.structs.replace(line, to=None) for line in node.text]
        return Clause(f"{AT_END[node.of]}, {sentences([phrase(line, c) for line in due])}")
    lasting = lines([line for line in node.text if not isinstance(line, lang.Act)], c)
    later = "".join(f"; {phrase(line, c)}" for line in node.text if isinstance(line, lang.Act))
    text = listed(lasting, "and") + later if lasting else later.removeprefix("; ")
    if node.of == "play":
        return Clause(f"until that card has had its result, {text}")
    if node.of == "stay":
        return Clause(f"as long as {thing(lang.TARGET, c)} stays on table, {text}")
    if node.of in NEXT_TURNS:
        return Clause(f"{NEXT_TURNS[node.of]}, {text}")
    if node.of == "your next turn":
        return Clause(f"until the start of your next turn, {text}")
    if node.of == "end of your next turn":
        return Clause(f"until the end of your next turn, {text}")
    return Clause(f"for the rest of the {lexicon.PERIODS[node.of][0]}, {text}")
