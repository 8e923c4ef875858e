"""French. Battles: who is in them, who began them, their destinies."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    at,
    began,
    de,
    denies,
    describe,
    do,
    join,
    lines,
    maybe_at,
    moments,
    order,
    que,
    says,
    some,
    statuses,
    time_words,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree, listed

statuses({"excluded": "exclu{e}{s} de la bataille"})


@says(lang.InBattle)
def _in_battle(node: lang.InBattle, c: Context) -> Nouns:
    return (Noun(where=("dans la bataille",)),)


@says(lang.Alone)
def _alone(node: lang.Alone, c: Context) -> Nouns:
    return (Noun(where=("seul{e}{s}",)),)


@says(lang.Defending)
def _defending(node: lang.Defending, c: Context) -> str:
    said = join(describe(node.who, c), "a")
    alone = agree(" seul{e}{s}", said.fem) if node.alone else ""
    return f"{said.text} se défend{alone} dans une bataille"


@says(lang.DuringBattle)
def _during_battle(node: lang.DuringBattle, c: Context) -> str:
    if node.segment or node.lost_by:
        return f"c'est {time_words(node, c)}"
    if node.by == lang.ANYONE:
        return f"il y a une bataille{maybe_at(node.at, c)}"
    return f"{do(node.by, 'avez', 'a')} initié la bataille{maybe_at(node.at, c)}"


def _result(node: lang.Trigger, c: Context, verb: str) -> str:
    return f"si {do(node.by, 'venez', 'vient')} de {verb} une bataille{maybe_at(node.at, c)}"


def _a_battle(node: lang.Trigger) -> str:
    return "la bataille" if node.at is None else "une bataille"


def _initiated(node: lang.Trigger) -> str:
    return "" if node.by == lang.ANYONE else f" {que(do(node.by, 'aviez', 'avait'))} initiée"


@says(lang.InitiateBattle)
def _initiate(node: lang.InitiateBattle, c: Context) -> Clause:
    during = f" ; pendant celle-ci, {listed(lines(list(node.text), c), 'et')}" if node.text else ""
    battle = f"une autre bataille {at(node.at, c)}" if node.again else f"la seule bataille de ce tour {at(node.at, c)}"
    return order("initier", "initiez", battle + during)


@says(lang.SwitchBattleDestinies)
def _switch(node: lang.SwitchBattleDestinies, c: Context) -> Clause:
    return order("échanger", "échangez", "les destinées de bataille des deux joueurs")


@says(lang.IfUnable)
def _if_unable(node: lang.IfUnable, c: Context) -> str:
    draws = some(node.draws, "destinée de bataille", "destinées de bataille", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}vous pouvez tirer {draws} si vous ne le pouvez pas autrement"


moments(
    {
        "battle": lambda t, c: began(t, c, "une bataille", True),
        "battle-destinies": lambda t, c: (
            f"si chaque joueur vient de tirer {some(int(t.of), 'destinée de bataille', 'destinées de bataille', c)}"
        ),
        "segment-ended": lambda t, c: (
            f"juste après {f'le segment {lexicon.SEGMENTS[t.of]}' if t.of else 'un segment'} d'une bataille"
            f"{maybe_at(t.at, c)}"
        ),
        "battle-won": lambda t, c: _result(t, c, "gagner"),
        "battle-lost": lambda t, c: _result(t, c, "perdre"),
        "battle-over": lambda t, c: f"si une bataille{_initiated(t)}{maybe_at(t.at, c)} vient de se terminer",
        "battle-ended": lambda t, c: f"à la fin {de(_a_battle(t))}{maybe_at(t.at, c)}",
    }
)


@says(lang.FoughtOver)
def _fought_over(node: lang.FoughtOver, c: Context) -> Nouns:
    return (Noun(where=("où une bataille a eu lieu ce tour-ci",), place=True),)


@denies(lang.FoughtOver)
def _at_peace(node: lang.FoughtOver, c: Context) -> str:
    return "où aucune bataille n'a eu lieu ce tour-ci"
