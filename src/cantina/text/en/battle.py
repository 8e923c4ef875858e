"""English. Battles: who is in them, who began them, their destinies."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, began, do, maybe_at, moments, owner, player, says, some, thing, when
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.InBattle)
def _in_battle(node: lang.InBattle, c: Context) -> Nouns:
    return (Noun(where=("in battle",)),)


@says(lang.Alone)
def _alone(node: lang.Alone, c: Context) -> Nouns:
    return (Noun(where=("alone",)),)


@says(lang.BattleDestiny)
def _battle_destiny(node: lang.BattleDestiny, c: Context) -> str:
    return f"{owner(node.player)} total battle destiny"


@says(lang.TotalPower)
def _total_power(node: lang.TotalPower, c: Context) -> str:
    return f"{owner(node.player)} total power {at(node.place, c)}"


@says(lang.Defending)
def _defending(node: lang.Defending, c: Context) -> str:
    return f"{thing(node.who, c)} is defending a battle{' alone' if node.alone else ''}"


@says(lang.BattleBy)
def _battle_by(node: lang.BattleBy, c: Context) -> str:
    if node.player == "any":
        return f"there is a battle{maybe_at(node.at, c)}"
    return f"{do(node.player, 'initiated', 'initiated')} the battle{maybe_at(node.at, c)}"


@says(lang.NoBattle)
def _no_battle(node: lang.NoBattle, c: Context) -> str:
    return "there is no battle"


def _result(node: lang.Trigger, c: Context, verb: str) -> str:
    return f"if {player(node.by)} just {verb} a battle{maybe_at(node.at, c)}"


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
        "battle-won": lambda t, c: _result(t, c, "won"),
        "battle-lost": lambda t, c: _result(t, c, "lost"),
        "battle-ended": lambda t, c: f"at the end of {'the' if t.at is None else 'a'} battle{maybe_at(t.at, c)}",
    }
)
