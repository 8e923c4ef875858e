"""English: what happens, one phrase for each verb of the card language."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cantina.lang import abilities, amounts, conditions, nouns, triggers, verbs
from cantina.model.node import Node
from cantina.text import lexicon
from cantina.text.en.phrases import (
    PHRASES,
    added_if,
    amount,
    deed,
    describe,
    do,
    force,
    join,
    lines,
    of_them,
    owner,
    phrase,
    player,
    says,
    some,
    suffix,
    thing,
    to,
    when,
)
from cantina.text.grammar import Clause, Context, chosen_at_once, only_adds_battle_destinies
from cantina.text.lexicon import listed


def clause(node: Node, c: Context) -> Clause:
    """A verb or a choice as a clause."""
    found: Clause = PHRASES[type(node)](node, c)
    return found


def clauses(act: abilities.Act | verbs.May, c: Context) -> list[Clause]:
    """All that an action does, choices first; an amount to choose goes with the cost."""
    if (target := chosen_at_once(act)) is not None:
        return [clause(act.do[0], msgspec.structs.replace(c, target=target))]
    picks = [pick for pick in getattr(act, "targets", ()) if not pick.most]
    return [clause(node, c) for node in (*picks, *act.do)]


def deeds(act: abilities.Act | verbs.May, c: Context) -> str:
    """All that an action does, in one breath."""
    c = msgspec.structs.replace(c, trigger=getattr(act, "to", None))
    return "; ".join(each.say for each in clauses(act, c))


def group(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    """Several verbs in one clause."""
    text = listed([phrase(each, c) for each in do_], "and")
    return re.sub(r"\band (for the rest|until)\b", r"and, \1", text)


ZONES = {"table": "", "hand": " in hand", "stacked": " stacked on this card"}


@says(verbs.Pick)
def _pick(node: verbs.Pick, c: Context) -> Clause:
    if node.piles:
        piles = listed([lexicon.PILES[pile][0] for pile in node.piles], "or")
        return deed(node.by, "choose", "chooses", f"either player's {piles}")
    if node.most:
        return deed(node.by, "choose", "chooses", f"a number from 1 to {amount(node.most, c)}")
    if node.many:
        return deed(node.by, "choose", "chooses", f"any number of {thing(node.what or nouns.THAT, c, 'many')}")
    what = thing(node.what or nouns.THAT, c)
    return deed(node.by, "target", "targets", what + ZONES[node.zone])


@says(verbs.DrawDestiny)
def _draw_destiny(node: verbs.DrawDestiny, c: Context) -> Clause:
    what = "destiny" if node.number == 1 else some(node.number, "destiny", "destinies", c)
    return deed(node.by, "draw", "draws", what)


@says(verbs.If)
def _if(node: verbs.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)}; otherwise, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}, {group(node.then, c)}")


@says(verbs.May)
def _may(node: verbs.May, c: Context) -> Clause:
    first, *rest = clauses(node, c)
    text = listed([first.to or first.say, *(each.to or each.say for each in rest)], "and")
    return Clause(f"{player(node.by)} may {text}", text if node.by == "you" else None)


@says(verbs.MakeHit)
def _make_hit(node: verbs.MakeHit, c: Context) -> Clause:
    who = thing(node.who, c, "the")
    zero = " and its forfeit becomes 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, conditions.Condition) else ""
    return Clause(f"{who} is 'hit'{zero}", f"'hit' {who}{zero}")


@says(verbs.MayPay)
def _may_pay(node: verbs.MayPay, c: Context) -> Clause:
    text = f"you may use {force(node.amount, c)} to {_together(node.then, c)}"
    return Clause(text + (f"; otherwise, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "and")


@says(verbs.CancelCard)
def _cancel_card(node: verbs.CancelCard, c: Context) -> Clause:
    return deed("you", "cancel", "cancels", thing(node.what, c))


@says(verbs.CancelDamage)
def _cancel_damage(node: verbs.CancelDamage, c: Context) -> Clause:
    return deed("you", "cancel", "cancels", f"all battle damage {do(node.player, 'still owe', 'still owes')}")


@says(verbs.LostInstead)
def _lost_instead(node: verbs.LostInstead, c: Context) -> Clause:
    return deed("you", "place", "places", f"{c.title or 'this card'} in the Lost Pile")


@says(verbs.Relocate)
def _relocate(node: verbs.Relocate, c: Context) -> Clause:
    return deed("you", "relocate", "relocates", f"{thing(node.what, c, 'the', 'and')} to {thing(node.place, c, 'the')}")


@says(verbs.CutHand)
def _cut_hand(node: verbs.CutHand, c: Context) -> Clause:
    rest = f"all but {node.down_to} cards of the opponent's hand, chosen at random, in the Used Pile"
    return deed("you", "place", "places", rest)


@says(verbs.LoseDuplicates)
def _lose_duplicates(node: verbs.LoseDuplicates, c: Context) -> Clause:
    rest = "the opponent's hand; all cards of which it holds two or more with the same title are lost"
    return deed("you", "reveal", "reveals", rest)


@says(verbs.HandToUsedPile)
def _hand_to_used(node: verbs.HandToUsedPile, c: Context) -> Clause:
    return deed("you", "place", "places", "your entire hand in your Used Pile")


@says(verbs.DrawCards)
def _draw_cards(node: verbs.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return deed("you", "draw", "draws", f"{some(number, 'card', 'cards', c)} from your Reserve Deck")
    extra = ""
    if isinstance(number, amounts.Plus) and isinstance(number.right, amounts.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return deed("you", "draw", "draws", f"{amount(number, c)} cards from your Reserve Deck{extra}")


@says(verbs.FetchFromReserve)
def _fetch(node: verbs.FetchFromReserve, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c)} into hand from your Reserve Deck, then reshuffle")


@says(verbs.Lose)
def _lose(node: verbs.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        return Clause(f"{said.text} {'are' if said.many else 'is'} forfeited", f"forfeit {said.text}")
    said = join(describe(node.what, c), "many")
    to = f"lose {said.text}" if node.what == nouns.SELF else f"cause {said.text} to be lost"
    return Clause(f"{said.text} {'are' if said.many else 'is'} lost", to)


@says(verbs.LoseChosen)
def _lose_chosen(node: verbs.LoseChosen, c: Context) -> Clause:
    return deed(node.by, "choose and lose", "chooses and loses", of_them(node.what, node.number, c, node.by))


@says(verbs.LoseForce)
def _lose_force(node: verbs.LoseForce, c: Context) -> Clause:
    return deed(node.player, "lose", "loses", force(node.amount, c))


@says(verbs.LowerTotalLoses)
def _lower_loses(node: verbs.LowerTotalLoses, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the lower total loses Force equal to the difference"
    return Clause(text, text)


@says(verbs.HigherTotalRetrieves)
def _higher_retrieves(node: verbs.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the higher total may retrieve a card at random from their own Lost Pile"
    return Clause(text, text)


@says(verbs.AddToDestiny)
def _add_to_destiny(node: verbs.AddToDestiny, c: Context) -> Clause:
    return deed("you", "add", "adds", f"{amount(node.by, c)} to that destiny")


@says(verbs.RaiseDrain)
def _raise_drain(node: verbs.RaiseDrain, c: Context) -> Clause:
    return deed("you", "add", "adds", f"{amount(node.by, c)} to that Force drain")


@says(verbs.CancelIt)
def _cancel_it(node: verbs.CancelIt, c: Context) -> Clause:
    pile = f" and put it on its owner's {lexicon.PILES[node.to][0]}" if node.to != "lost" else ""
    return deed("you", "cancel", "cancels", _moment(c.trigger) + pile)


def _moment(trigger: triggers.Trigger | None) -> str:
    if trigger is not None and isinstance(trigger.card, nouns.Named):
        return trigger.card.title
    kinds = trigger.kinds() if trigger is not None else ("",)
    return listed([lexicon.MOMENTS.get(kind, ("it", ""))[0] for kind in kinds], "or")


FACTORS = {2: "double", 3: "triple"}


@says(verbs.MultiplyDamage)
def _multiply(node: verbs.MultiplyDamage, c: Context) -> Clause:
    damage = f"{owner(node.against)} battle damage"
    if isinstance(node.by, int) and node.by in FACTORS:
        text = f"{FACTORS[node.by]} {damage}"
    else:
        text = f"multiply {damage} by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.ForRest)
def _for_rest(node: verbs.ForRest, c: Context) -> Clause:
    if only_adds_battle_destinies(node):
        added = listed([phrase(line, c).removeprefix("you ") for line in node.text], "and")
        return Clause(added, added)
    lasting = lines([line for line in node.text if not isinstance(line, abilities.Act)], c)
    later = "".join(f"; {phrase(line, c)}" for line in node.text if isinstance(line, abilities.Act))
    text = listed(lasting, "and") + later
    if node.of == "stay":
        return Clause(f"as long as the target stays on table, {text}")
    if node.of == "your next turn":
        return Clause(f"until the start of your next turn, {text}")
    return Clause(f"for the rest of the {lexicon.PERIODS[node.of][0]}, {text}")


@says(verbs.Redraw)
def _redraw(node: verbs.Redraw, c: Context) -> Clause:
    return Clause("ignore that destiny and draw another", "ignore that destiny and draw another")


@says(verbs.SwitchBattleDestinies)
def _switch(node: verbs.SwitchBattleDestinies, c: Context) -> Clause:
    return Clause("exchange the two players' battle destinies", "exchange the two players' battle destinies")


@says(verbs.ReduceLoss)
def _reduce(node: verbs.ReduceLoss, c: Context) -> Clause:
    text = f"reduce the loss by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.RaiseLoss)
def _raise(node: verbs.RaiseLoss, c: Context) -> Clause:
    text = f"increase the loss by {amount(node.by, c)}"
    return Clause(text, text)


@says(verbs.UseForce)
def _use_force(node: verbs.UseForce, c: Context) -> Clause:
    return Clause("you may use X Force", "use X Force, as much as you like")


@says(verbs.MoveAway)
def _move_away(node: verbs.MoveAway, c: Context) -> Clause:
    return deed(node.by, "move", "moves", f"{thing(node.what, c, 'many')} away for free")


@says(verbs.MoveAwayOrLose)
def _move_away_or_lose(node: verbs.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} moves away by landspeed for free or is lost, as its player chooses")


@says(verbs.Steal)
def _steal(node: verbs.Steal, c: Context) -> Clause:
    return deed("you", "steal", "steals", thing(node.what, c))


@says(verbs.MoveTo)
def _move_to(node: verbs.MoveTo, c: Context) -> Clause:
    return deed("you", "move", "moves", f"{thing(node.what, c, 'the')} {to(node.place, c)} by landspeed for free")


@says(verbs.Convert)
def _convert(node: verbs.Convert, c: Context) -> Clause:
    return deed("you", "convert", "converts", f"{thing(node.what, c)} to your side")


@says(verbs.Crash)
def _crash(node: verbs.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} crashes", f"crash {who}")


@says(verbs.Collapse)
def _collapse(node: verbs.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} collapses", f"collapse {place}")


@says(verbs.GoUndercover)
def _go_undercover(node: verbs.GoUndercover, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} goes undercover", f"put {who} undercover")


@says(verbs.CrossOver)
def _cross_over(node: verbs.CrossOver, c: Context) -> Clause:
    return Clause(f"{thing(node.what, c, 'the')} crosses to the other side of the Force")


@says(verbs.StackHere)
def _stack_here(node: verbs.StackHere, c: Context) -> Clause:
    return deed("you", "place", "places", f"{thing(node.what, c, 'the')} here")


@says(verbs.TakeIntoHand)
def _take_into_hand(node: verbs.TakeIntoHand, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} into hand")


@says(verbs.ReturnToTable)
def _return_to_table(node: verbs.ReturnToTable, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} to the location it left")


@says(verbs.ReturnToHand)
def _return_to_hand(node: verbs.ReturnToHand, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} and all cards on it to their owners' hands")


@says(verbs.RetrieveChosen)
def _retrieve_chosen(node: verbs.RetrieveChosen, c: Context) -> Clause:
    what = thing(node.what, c, "bare", "or")
    if isinstance(node.most, int | float):
        return deed("you", "retrieve", "retrieves", f"up to {amount(node.most, c)} {what} from your Lost Pile")
    limit = f"at most as many as {amount(node.most, c)}"
    return deed("you", "retrieve", "retrieves", f"cards of your choice from your Lost Pile ({what}), {limit}")


@says(verbs.RetrieveForce)
def _retrieve_force(node: verbs.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "retrieve", "retrieves", force(node.amount, c))


@says(verbs.RegenerateTop)
def _regenerate(node: verbs.RegenerateTop, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} nearest the top of your Lost Pile into hand")


@says(verbs.ShufflePile)
def _shuffle(node: verbs.ShufflePile, c: Context) -> Clause:
    what = f"{owner(node.player)} Reserve Deck" if node.player else "that pile"
    return Clause(f"shuffle {what}", f"shuffle {what}")


@says(verbs.PeekTop)
def _peek(node: verbs.PeekTop, c: Context) -> Clause:
    return deed("you", "peek", "peeks", f"at {_top(node.number, c)} of {owner(node.whose)} Reserve Deck")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, amounts.Depends):
        return f"{_top(number.otherwise, c)} (or {_top(number.then, c)} {when(number.when, c)})"
    return "the top card" if number == 1 else f"the top {amount(number, c)} cards"


@says(verbs.TopToForcePile)
def _top_to_force(node: verbs.TopToForcePile, c: Context) -> Clause:
    return deed("you", "move", "moves", "the top card of your Reserve Deck to your Force Pile")


@says(verbs.LookAtHand)
def _look_at_hand(node: verbs.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return deed("you", "look at", "looks at", "opponent's hand")
    rest = f"opponent's hand; you may put {thing(node.may_discard, c)} found there on opponent's Used Pile"
    return deed("you", "look at", "looks at", rest)


@says(verbs.ScavengePile)
def _scavenge(node: verbs.ScavengePile, c: Context) -> Clause:
    pile = f"{owner(node.whose)} {lexicon.PILES[node.pile][0]}"
    return deed("you", "search", "searches", f"{pile}; all {thing(node.what, c, 'many')} there are lost")


@says(verbs.ActivateForce)
def _activate_force(node: verbs.ActivateForce, c: Context) -> Clause:
    return deed("you", "activate", "activates", force(node.amount, c))


@says(verbs.DeployFromReserve)
def _deploy_from_reserve(node: verbs.DeployFromReserve, c: Context) -> Clause:
    return deed("you", "deploy", "deploys", f"{thing(node.what, c)} from your Reserve Deck, then reshuffle")


@says(verbs.Duel)
def _duel(node: verbs.Duel, c: Context) -> Clause:
    text = (
        f"{thing(node.yours, c)} and {thing(node.opponents, c)} duel: each side adds "
        f"{some(node.destinies, 'destiny', 'destinies', c)} to its duelist's power. The duelist with the lower total "
        "is lost, its side loses Force equal to the difference, and the other side retrieves as much"
    )
    return Clause(text)


@says(verbs.Fix)
def _fix(node: verbs.Fix, c: Context) -> Clause:
    if node.name == amounts.X.name:
        return Clause(f"X = {amount(node.amount, c)}")
    return deed("you", "note", "notes", amount(node.amount, c))
