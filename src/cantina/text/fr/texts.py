"""French. Texts about texts: cancelled ones, ones that last, ones that apply elsewhere or one at a time."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.model.node import Node
from cantina.text.fr.phrases import as_long_as, at, describe, join, lines, order, phrase, player, says, suffix, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, only_adds_destinies, together
from cantina.text.lexicon import agree, listed, sentences


@says(lang.Says)
def _says(node: lang.Says, c: Context) -> Nouns:
    said = [f"« {phrase(each, Context())} »" for each in node.text]
    return (Noun(more=(f"dont le propre texte dit {listed(said, 'et')}",)),)


@says(lang.Expands)
def _expands(node: lang.Expands, c: Context) -> str:
    return f"votre texte de jeu de cette localisation s'applique aussi {at(node.to, c, 'each')}, comme s'il y figurait"


@says(lang.CancelText)
def _cancel_text(node: lang.CancelText, c: Context) -> str:
    done = {"suspend": "est suspendu", "forbid": "ne peut pas être utilisé"}.get(node.word, "est annulé")
    node, c = together(node, c)
    of = thing(node.of, c, "many", preposition="de")
    if node.facing == lang.YOU:
        return f"votre texte de jeu {of} {done}{suffix(node.when, c)}"
    facing = "" if node.facing is None else f" tourné vers {player(node.facing)}"
    return f"le texte de jeu {of}{facing} {done}{suffix(node.when, c)}"


@says(lang.Gives)
def _gives(node: lang.Gives, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    have = "ont" if said.many else "a"
    if node.of is not None:
        text = f"le texte de jeu {thing(node.of, c, preposition='de')}"
        return f"{said.text} {have} aussi {text}{suffix(node.when, c)}"
    if all(isinstance(each, lang.ImmuneTo) for each in node.text):
        immune = agree("{est|est|sont|sont} immunisé{e}{s}", said.fem, said.many)
        titles = listed([f"à {each.title}" for each in node.text if isinstance(each, lang.ImmuneTo)], "et")
        return f"{said.text} {immune} {titles}{suffix(node.when, c)}"
    own = msgspec.structs.replace(c, title="")
    return f"{said.text} {have} aussi ce texte de jeu{suffix(node.when, c)} : {sentences(lines(node.text, own))}"


@says(lang.Function)
def _function(node: lang.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


ENDS = {"turn": "du tour", "battle": "de la bataille", "phase": "de la phase", "game": "de la partie",
        "drain": "du drainage de Force", "shot": "du tir",
        "duel": "du duel"}  # fmt: skip


@says(lang.EveryFunction)
def _every_function(node: lang.EveryFunction, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    use = "appliquent toutes leurs" if said.many else "applique toutes ses"
    return f"{said.text} {use} fonctions à la fois{suffix(node.when, c)}"


@says(lang.While)
def _while(node: lang.While, c: Context) -> str:
    said = lines(node.text, c)
    return f"{as_long_as(node.when, c)}, {_one_after_the_other(said)}"


def _one_after_the_other(said: list[str]) -> str:
    if len(said) < 3:
        return ", et ".join(said)
    return " ; ".join([*said[:-1], f"et {said[-1]}"])


NEXT_TURNS = {
    "during your next turn": "pendant votre prochain tour",
    "during opponent's next turn": "pendant le prochain tour de l'adversaire",
}
AT_END = {"during your next turn": "à la fin de votre prochain tour", "turn": "à la fin du tour"}


def _is_end(line: Node) -> bool:
    """Whether it is what happens when the turn ends, and nothing before."""
    return isinstance(line, lang.Act) and line.to is not None and line.to.kind == "end-of-turn"


@says(lang.ForRest)
def _for_rest(node: lang.ForRest, c: Context) -> Clause:
    if only_adds_destinies(node):
        added = listed([phrase(line, c).removeprefix("vous ajoutez ") for line in node.text], "et")
        return order("ajouter", "ajoutez", added)
    if node.of in AT_END and all(_is_end(line) for line in node.text):
        due = [msgspec.structs.replace(line, to=None) for line in node.text]
        return Clause(f"{AT_END[node.of]}, {sentences([phrase(line, c) for line in due])}")
    lasting = lines([line for line in node.text if not isinstance(line, lang.Act)], c)
    later = "".join(f" ; {phrase(line, c)}" for line in node.text if isinstance(line, lang.Act))
    text = listed(lasting, "et") + later if lasting else later.removeprefix(" ; ")
    if node.of == "play":
        return Clause(f"jusqu'à ce que cette carte ait eu son effet, {text}")
    if node.of == "stay":
        return Clause(f"tant que {thing(lang.TARGET, c)} reste sur la table, {text}")
    if node.of in NEXT_TURNS:
        return Clause(f"{NEXT_TURNS[node.of]}, {text}")
    if node.of == "your next turn":
        return Clause(f"jusqu'au début de votre prochain tour, {text}")
    if node.of == "end of your next turn":
        return Clause(f"jusqu'à la fin de votre prochain tour, {text}")
    return Clause(f"jusqu'à la fin {ENDS[node.of]}, {text}")
