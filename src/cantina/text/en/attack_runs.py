"""English. Attack Runs."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import amount, group, says, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.LeadsRun)
def _leads_run(node: lang.LeadsRun, c: Context) -> Nouns:
    return (Noun(where=("leading the Attack Run",)),)


@says(lang.AttackRun)
def _attack_run(node: lang.AttackRun, c: Context) -> Clause:
    enter = (
        "your starfighters move here for free (their regular move), and the opponent may follow with up to "
        f"{node.most} of {thing(lang.theirs(node.followers), c, 'bare')} from that system (a squadron counts as three)"
    )
    lead = f"{thing(lang.STARFIGHTER & node.able, c)} is the lead and the others are its wingmen"
    fire = (
        "players act in turn: weapons here and on who followed may fire once each, at wingmen, or at the lead if no "
        "wingman is left; who is 'hit' is lost at once"
    )
    away = f"draw 2 destinies and work out {amount(node.total, c)}. All starships here go back for free"
    end = f"if the total > {amount(node.over, c)}, {group(node.then, c)}"
    return Clause(f"{enter}. Name the lead: {lead}. Then {fire}. If a lead is left, {away}. Then, {end}")
