"""Questions about a hand: the one who asks chooses from closed lists (reading: hypo), the one who is asked tells the
truth or loses Force."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, compiled
from cantina.lang.characteristics import BY_CATEGORY, CATEGORIES
from cantina.lang.core import Filter
from cantina.model.decision import Option
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.interrogation import Interrogation
from cantina.rules.core import needs, performs
from cantina.rules.force import lose_force
from cantina.rules.options import option

KINDS = tuple(word for word in CATEGORIES if word not in ("card", "game aid"))
TRAITS = tuple(sorted({word for words in BY_CATEGORY.values() for word in words}, key=str.lower))


@performs(lang.AskAboutHand)
def _ask_about_hand(g: Engine, act: Scope[ActionState], verb: lang.AskAboutHand) -> None:
    g.push(Interrogation(player=act.vars.you, force=verb.force, source=act.vars.source))


@needs(lang.AskAboutHand)
def _somebody_to_ask(context: Context, verb: lang.AskAboutHand) -> bool:
    return bool(context.g.pile(other(context.you), "hand"))


def _subjects(g: Engine, side: Side) -> list[tuple[str, list[Filter]]]:
    """All questions, by what they are about: card types, characteristics, titles by their first letter."""
    titles = sorted(
        {face.title for face in g.catalog.by_id.values() if face.side == side and face.category != "filler"}
    )
    letters = sorted({title[0].upper() for title in titles})
    found: list[tuple[str, list[Filter]]] = [("type", [lang.Is(word) for word in KINDS])]
    found.append(("trait", [lang.Is(word) for word in TRAITS]))
    for letter in letters:
        found.append((letter, [lang.Named(each) for each in titles if each[0].upper() == letter]))
    return found


def _choose_subject(g: Engine, f: Scope[Interrogation]) -> None:
    found = _subjects(g, other(f.vars.player))
    f.ask(f.vars.player, say("prompt.question", card=g.ref(f.vars.source)),
          [_subject(g, n, name) for n, (name, _) in enumerate(found, 1)])  # fmt: skip


def _subject(g: Engine, n: int, name: str) -> Option:
    if name in ("type", "trait"):
        return option(g, "choose", key="ask-type" if name == "type" else "ask-trait", mode=n)
    return option(g, "choose", key="ask-title", mode=n, words={"letter": name})


def _choose_question(g: Engine, f: Scope[Interrogation]) -> None:
    f.let(subject=f.answer.mode or 0)
    _, nouns = _subjects(g, other(f.vars.player))[f.vars.subject - 1]
    asking = [option(g, "choose", key="ask-about", mode=n, words={"node": noun}) for n, noun in enumerate(nouns, 1)]
    f.ask(f.vars.player, say("prompt.question", card=g.ref(f.vars.source)), asking)


def _put_question(g: Engine, f: Scope[Interrogation]) -> None:
    f.let(question=f.answer.mode or 0)
    g.log_event("asked", player=f.vars.player, node=_noun(g, f))


def _noun(g: Engine, f: Scope[Interrogation]) -> Filter:
    return _subjects(g, other(f.vars.player))[f.vars.subject - 1][1][f.vars.question - 1]


def _ask_for_truth(g: Engine, f: Scope[Interrogation]) -> None:
    f.ask(other(f.vars.player), say("prompt.truth", node=_noun(g, f), amount=f.vars.force),
          [option(g, "yes", key="tell-truth"), option(g, "no", key="keep-silent", amount=f.vars.force)])  # fmt: skip


def _answer(g: Engine, f: Scope[Interrogation]) -> None:
    """Whose hand it is knows the answer; the game tells it."""
    asked = other(f.vars.player)
    if f.answer.verb == "no":
        lose_force(g, asked, f.vars.force, "text", f.vars.source)
        return
    context = Context(g, f.vars.player, f.vars.source, 0)
    fits = compiled(_noun(g, f))
    held = any(fits(context, id) for id in g.pile(asked, "hand"))
    g.log_event("has" if held else "has-not", player=asked, node=_noun(g, f))


procedure(Interrogation, _choose_subject, _choose_question, _put_question, _ask_for_truth, _answer)
