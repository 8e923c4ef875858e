"""English. Battles: who is in them, who began them, their destinies."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import (
    at,
    began,
    denies,
    do,
    lines,
    maybe_at,
    moments,
    player,
    player_clause,
    says,
    some,
    statuses,
    thing,
    time_words,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import listed

statuses({"excluded": "excluded from the battle"})


@says(lang.InBattle)
def _in_battle(node: lang.InBattle, c: Context) -> Nouns:
    return (Noun(where=("in battle",)),)


@says(lang.Alone)
def _alone(node: lang.Alone, c: Context) -> Nouns:
    return (Noun(where=("alone",)),)


@says(lang.Defending)
def _defending(node: lang.Defending, c: Context) -> str:
    return f"{thing(node.who, c)} is defending a battle{' alone' if node.alone else ''}"


@says(lang.DuringBattle)
def _during_battle(node: lang.DuringBattle, c: Context) -> str:
    if node.segment or node.lost_by:
        return f"it is {time_words(node, c)}"
    if node.by == lang.ANYONE:
        return f"there is a battle{maybe_at(node.at, c)}"
    return f"{do(node.by, 'initiated', 'initiated')} the battle{maybe_at(node.at, c)}"


def _result(node: lang.Trigger, c: Context, verb: str) -> str:
    return f"if {player(node.by)} just {verb} a battle{maybe_at(node.at, c)}"


def _initiated(node: lang.Trigger) -> str:
    return "" if node.by == lang.ANYONE else f" {player(node.by)} initiated"


@says(lang.InitiateBattle)
def _initiate(node: lang.InitiateBattle, c: Context) -> Clause:
    during = f"; during it, {listed(lines(list(node.text), c), 'and')}" if node.text else ""
    battle = f"another battle {at(node.at, c)}" if node.again else f"the only battle {at(node.at, c)} this turn"
    return player_clause(lang.YOU, "initiate", "initiates", battle + during)


@says(lang.SwitchBattleDestinies)
def _switch(node: lang.SwitchBattleDestinies, c: Context) -> Clause:
    return Clause("exchange the two players' battle destinies", "exchange the two players' battle destinies")


@says(lang.IfUnable)
def _if_unable(node: lang.IfUnable, c: Context) -> str:
    draws = some(node.draws, "battle destiny", "battle destinies", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}you may draw {draws} if not able to otherwise"


moments(
    {
        "battle": lambda t, c: began(t, c, "a battle"),
        "battle-destinies": lambda t, c: (
            f"if both players just drew {some(int(t.of), 'battle destiny', 'battle destinies', c)} each"
        ),
        "segment-ended": lambda t, c: (
            f"just after {f'the {t.of}' if t.of else 'a'} segment of a battle{maybe_at(t.at, c)}"
        ),
        "battle-won": lambda t, c: _result(t, c, "won"),
        "battle-lost": lambda t, c: _result(t, c, "lost"),
        "battle-over": lambda t, c: f"if a battle{_initiated(t)}{maybe_at(t.at, c)} just ended",
        "battle-ended": lambda t, c: f"at the end of {'the' if t.at is None else 'a'} battle{maybe_at(t.at, c)}",
    }
)


@says(lang.FoughtOver)
def _fought_over(node: lang.FoughtOver, c: Context) -> Nouns:
    return (Noun(where=("where a battle took place this turn",), place=True),)


@denies(lang.FoughtOver)
def _at_peace(node: lang.FoughtOver, c: Context) -> str:
    return "where no battle took place this turn"
