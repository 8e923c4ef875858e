"""French: what happens, one phrase for each verb of the card language."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cantina.lang import abilities, amounts, conditions, nouns, triggers, verbs
from cantina.model.node import Node
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    PHRASES,
    a,
    added_if,
    amount,
    de,
    describe,
    do,
    force,
    join,
    lines,
    of_them,
    owned,
    phrase,
    player,
    que,
    says,
    some,
    suffix,
    thing,
    to,
    when,
)
from cantina.text.grammar import Clause, Context, chosen_at_once, only_adds_battle_destinies
from cantina.text.lexicon import agree, listed


def deed(who: str, infinitive: str, order: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    if who == "you":
        return Clause(f"{order} {rest}", f"{infinitive} {rest}")
    return Clause(f"{player(who)} {third} {rest}", f"faire {infinitive} {rest} {a(player(who))}")


def order(infinitive: str, imperative: str, rest: str) -> Clause:
    """What you do."""
    return deed("you", infinitive, imperative, "", rest)


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
    return " ; ".join(each.say for each in clauses(act, c))


def group(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    """Several verbs in one clause."""
    text = listed([phrase(each, c) for each in do_], "et")
    return re.sub(r"\bet (jusqu'|tant que\b)", r"et, \1", text)


ZONES = {"table": "", "hand": " en main", "stacked": " sous cette carte"}


@says(verbs.Pick)
def _pick(node: verbs.Pick, c: Context) -> Clause:
    if node.piles:
        piles = listed([f"la {lexicon.PILES[pile][1]}" for pile in node.piles], "ou")
        return deed(node.by, "choisir", "choisissez", "choisit", f"{piles} de l'un des joueurs")
    if node.most:
        return deed(node.by, "choisir", "choisissez", "choisit", f"un nombre de 1 {a(amount(node.most, c))}")
    if node.many:
        some_of = thing(node.what or nouns.THAT, c, "many", preposition="de")
        return deed(node.by, "choisir", "choisissez", "choisit", f"un nombre quelconque {some_of}")
    return deed(node.by, "cibler", "ciblez", "cible", thing(node.what or nouns.THAT, c) + ZONES[node.zone])


@says(verbs.DrawDestiny)
def _draw_destiny(node: verbs.DrawDestiny, c: Context) -> Clause:
    what = "une destinée" if node.number == 1 else some(node.number, "destinée", "destinées", c)
    return deed(node.by, "tirer", "tirez", "tire", what)


@says(verbs.If)
def _if(node: verbs.If, c: Context) -> Clause:
    if node.otherwise:
        return Clause(f"{group(node.then, c)} {when(node.when, c)} ; sinon, {group(node.otherwise, c)}")
    return Clause(f"{when(node.when, c)}, {group(node.then, c)}")


@says(verbs.May)
def _may(node: verbs.May, c: Context) -> Clause:
    text = listed([each.to or each.say for each in clauses(node, c)], "et")
    return Clause(f"{do(node.by, 'pouvez', 'peut')} {text}", text if node.by == "you" else None)


@says(verbs.MakeHit)
def _make_hit(node: verbs.MakeHit, c: Context) -> Clause:
    said = join(describe(node.who, c), "the")
    zero = " et sa valeur de perte devient 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, conditions.Condition) else ""
    return Clause(agree(f"{said.text} est touché{{e}}{zero}", said.fem), f"toucher {said.text}{zero}")


@says(verbs.MayPay)
def _may_pay(node: verbs.MayPay, c: Context) -> Clause:
    text = f"vous pouvez utiliser {force(node.amount, c)} pour {_together(node.then, c)}"
    return Clause(text + (f" ; sinon, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[verbs.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "et")


@says(verbs.CancelCard)
def _cancel_card(node: verbs.CancelCard, c: Context) -> Clause:
    return order("annuler", "annulez", thing(node.what, c))


@says(verbs.CancelDamage)
def _cancel_damage(node: verbs.CancelDamage, c: Context) -> Clause:
    owed = que(do(node.player, "devez encore", "doit encore"))
    return order("annuler", "annulez", f"tous les dommages de bataille {owed}")


@says(verbs.LostInstead)
def _lost_instead(node: verbs.LostInstead, c: Context) -> Clause:
    return order("placer", "placez", f"{c.title or 'cette carte'} dans la pile perdue")


@says(verbs.Relocate)
def _relocate(node: verbs.Relocate, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the', 'et')} vers {thing(node.place, c, 'the')}"
    return order("transporter", "transportez", rest)


@says(verbs.CutHand)
def _cut_hand(node: verbs.CutHand, c: Context) -> Clause:
    rest = f"dans la pile utilisée toutes les cartes de la main de l'adversaire sauf {node.down_to}, choisies au hasard"
    return order("placer", "placez", rest)


@says(verbs.LoseDuplicates)
def _lose_duplicates(node: verbs.LoseDuplicates, c: Context) -> Clause:
    rest = "la main de l'adversaire ; toutes les cartes qu'elle contient en plusieurs exemplaires vont à la pile perdue"
    return order("révéler", "révélez", rest)


@says(verbs.HandToUsedPile)
def _hand_to_used(node: verbs.HandToUsedPile, c: Context) -> Clause:
    return order("placer", "placez", "toute votre main dans votre pile utilisée")


@says(verbs.DrawCards)
def _draw_cards(node: verbs.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return order("tirer", "tirez", f"{some(number, 'carte', 'cartes', c)} de votre pile de réserve")
    extra = ""
    if isinstance(number, amounts.Plus) and isinstance(number.right, amounts.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return order("tirer", "tirez", f"de votre pile de réserve un nombre de cartes égal {a(amount(number, c))}{extra}")


@says(verbs.FetchFromReserve)
def _fetch(node: verbs.FetchFromReserve, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c)} de votre pile de réserve, puis la mélanger"
    return Clause(f"prenez {rest.replace('la mélanger', 'mélangez-la')}", f"prendre {rest}")


@says(verbs.Lose)
def _lose(node: verbs.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        done = agree(f"{'sont' if said.many else 'est'} comptabilisé{{e}}{{s}} en perte", said.fem, said.many)
        return Clause(f"{said.text} {done}", f"comptabiliser {said.text} en perte")
    said = join(describe(node.what, c), "many")
    to_ = f"perdre {said.text}" if node.what == nouns.SELF else f"faire perdre {said.text}"
    return Clause(f"{said.text} {'vont' if said.many else 'va'} à la pile perdue", to_)


@says(verbs.LoseChosen)
def _lose_chosen(node: verbs.LoseChosen, c: Context) -> Clause:
    what = of_them(node.what, node.number, c, node.by)
    return deed(node.by, "choisir et perdre", "choisissez et perdez", "choisit et perd", what)


@says(verbs.LoseForce)
def _lose_force(node: verbs.LoseForce, c: Context) -> Clause:
    return deed(node.player, "perdre", "perdez", "perd", force(node.amount, c))


def _yours(value: Any, c: Context) -> str:
    return "votre destinée" if value == amounts.DESTINY else f"{amount(value, c)} (pour vous)"


@says(verbs.LowerTotalLoses)
def _lower_loses(node: verbs.LowerTotalLoses, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus bas perd autant de Force que la différence"
    return order("comparer", "comparez", rest)


@says(verbs.HigherTotalRetrieves)
def _higher_retrieves(node: verbs.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus haut peut récupérer une carte au hasard dans sa pile perdue"
    return order("comparer", "comparez", rest)


@says(verbs.AddToDestiny)
def _add_to_destiny(node: verbs.AddToDestiny, c: Context) -> Clause:
    return order("ajouter", "ajoutez", f"{amount(node.by, c)} à cette destinée")


@says(verbs.RaiseDrain)
def _raise_drain(node: verbs.RaiseDrain, c: Context) -> Clause:
    return order("ajouter", "ajoutez", f"{amount(node.by, c)} à ce drainage de Force")


@says(verbs.CancelIt)
def _cancel_it(node: verbs.CancelIt, c: Context) -> Clause:
    pile = f", qui va sur la {lexicon.PILES[node.to][1]} de son propriétaire" if node.to != "lost" else ""
    return order("annuler", "annulez", _moment(c.trigger) + pile)


def _moment(trigger: triggers.Trigger | None) -> str:
    if trigger is not None and isinstance(trigger.card, nouns.Named):
        return trigger.card.title
    kinds = trigger.kinds() if trigger is not None else ("",)
    return listed([lexicon.MOMENTS.get(kind, ("", "l'action"))[1] for kind in kinds], "ou")


FACTORS = {2: ("doubler", "doublez"), 3: ("tripler", "triplez")}


@says(verbs.MultiplyDamage)
def _multiply(node: verbs.MultiplyDamage, c: Context) -> Clause:
    damage = owned(node.against, "dommages de bataille", False, True)
    if isinstance(node.by, int) and node.by in FACTORS:
        return order(*FACTORS[node.by], damage)
    return order("multiplier", "multipliez", f"{damage} par {amount(node.by, c)}")


ENDS = {"turn": "du tour", "battle": "de la bataille", "phase": "de la phase", "game": "de la partie",
        "drain": "du drainage de Force"}  # fmt: skip


@says(verbs.ForRest)
def _for_rest(node: verbs.ForRest, c: Context) -> Clause:
    if only_adds_battle_destinies(node):
        added = listed([phrase(line, c).removeprefix("vous ajoutez ") for line in node.text], "et")
        return order("ajouter", "ajoutez", added)
    lasting = lines([line for line in node.text if not isinstance(line, abilities.Act)], c)
    later = "".join(f" ; {phrase(line, c)}" for line in node.text if isinstance(line, abilities.Act))
    text = listed(lasting, "et") + later
    if node.of == "stay":
        return Clause(f"tant que la cible reste sur la table, {text}")
    if node.of == "your next turn":
        return Clause(f"jusqu'au début de votre prochain tour, {text}")
    return Clause(f"jusqu'à la fin {ENDS[node.of]}, {text}")


@says(verbs.Redraw)
def _redraw(node: verbs.Redraw, c: Context) -> Clause:
    return Clause("ignorez cette destinée et tirez-en une autre", "ignorer cette destinée et en tirer une autre")


@says(verbs.SwitchBattleDestinies)
def _switch(node: verbs.SwitchBattleDestinies, c: Context) -> Clause:
    return order("échanger", "échangez", "les destinées de bataille des deux joueurs")


@says(verbs.ReduceLoss)
def _reduce(node: verbs.ReduceLoss, c: Context) -> Clause:
    return order("réduire", "réduisez", f"la perte {de(amount(node.by, c))}")


@says(verbs.RaiseLoss)
def _raise(node: verbs.RaiseLoss, c: Context) -> Clause:
    return order("augmenter", "augmentez", f"la perte {de(amount(node.by, c))}")


@says(verbs.UseForce)
def _use_force(node: verbs.UseForce, c: Context) -> Clause:
    return Clause("vous pouvez utiliser X Force", "utiliser X Force, à votre choix")


@says(verbs.MoveAway)
def _move_away(node: verbs.MoveAway, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'many')} gratuitement"
    return deed(node.by, "éloigner", "éloignez", "éloigne", rest)


@says(verbs.MoveAwayOrLose)
def _move_away_or_lose(node: verbs.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    rest = "s'éloigne par vitesse terrestre, gratuitement, ou va à la pile perdue, au choix de son joueur"
    return Clause(f"{who} {rest}")


@says(verbs.Steal)
def _steal(node: verbs.Steal, c: Context) -> Clause:
    return order("voler", "volez", thing(node.what, c))


@says(verbs.MoveTo)
def _move_to(node: verbs.MoveTo, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} {to(node.place, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)


@says(verbs.Convert)
def _convert(node: verbs.Convert, c: Context) -> Clause:
    return order("convertir", "convertissez", f"à votre camp {thing(node.what, c)}")


@says(verbs.Crash)
def _crash(node: verbs.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} s'écrase", f"faire s'écraser {who}")


@says(verbs.Collapse)
def _collapse(node: verbs.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} s'effondre", f"faire s'effondrer {place}")


@says(verbs.GoUndercover)
def _go_undercover(node: verbs.GoUndercover, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    return Clause(agree(f"{said.text} devient clandestin{{e}}", said.fem), f"rendre {said.text} clandestin")


@says(verbs.CrossOver)
def _cross_over(node: verbs.CrossOver, c: Context) -> Clause:
    return Clause(f"{thing(node.what, c, 'the')} passe de l'autre côté de la Force")


@says(verbs.StackHere)
def _stack_here(node: verbs.StackHere, c: Context) -> Clause:
    return order("placer", "placez", f"{thing(node.what, c, 'the')} ici")


@says(verbs.TakeIntoHand)
def _take_into_hand(node: verbs.TakeIntoHand, c: Context) -> Clause:
    return order("prendre", "prenez", f"{thing(node.what, c, 'the')} en main")


@says(verbs.ReturnToTable)
def _return_to_table(node: verbs.ReturnToTable, c: Context) -> Clause:
    return order("remettre", "remettez", f"{thing(node.what, c, 'the')} à la localisation d'où elle vient")


@says(verbs.ReturnToHand)
def _return_to_hand(node: verbs.ReturnToHand, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} et toutes les cartes posées dessus dans la main de leurs propriétaires"
    return order("remettre", "remettez", rest)


@says(verbs.RetrieveChosen)
def _retrieve_chosen(node: verbs.RetrieveChosen, c: Context) -> Clause:
    what, most = thing(node.what, c, "bare", "ou"), amount(node.most, c)
    if isinstance(node.most, int | float):
        return order("récupérer", "récupérez", f"au plus {most} {what} de votre pile perdue")
    rest = f"des cartes de votre choix dans votre pile perdue ({what}), au plus autant {que(most)}"
    return order("récupérer", "récupérez", rest)


@says(verbs.RetrieveForce)
def _retrieve_force(node: verbs.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "récupérer", "récupérez", "récupère", force(node.amount, c))


@says(verbs.RegenerateTop)
def _regenerate(node: verbs.RegenerateTop, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c, 'the')} le plus près du dessus de votre pile perdue"
    return order("reprendre", "reprenez", rest)


@says(verbs.ShufflePile)
def _shuffle(node: verbs.ShufflePile, c: Context) -> Clause:
    what = owned(node.player, "pile de réserve", True) if node.player else "cette pile"
    return order("mélanger", "mélangez", what)


@says(verbs.PeekTop)
def _peek(node: verbs.PeekTop, c: Context) -> Clause:
    pile = de(owned(node.whose, "pile de réserve", True))
    return order("regarder", "regardez", f"{_top(node.number, c)} {pile}")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, amounts.Depends):
        return f"{_top(number.otherwise, c)} (ou {_top(number.then, c)} {when(number.when, c)})"
    return "la carte du dessus" if number == 1 else f"les {amount(number, c)} cartes du dessus"


@says(verbs.TopToForcePile)
def _top_to_force(node: verbs.TopToForcePile, c: Context) -> Clause:
    return order("placer", "placez", "la carte du dessus de votre pile de réserve sur votre pile de Force")


@says(verbs.LookAtHand)
def _look_at_hand(node: verbs.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return order("regarder", "regardez", "la main de l'adversaire")
    put = f"vous pouvez placer {thing(node.may_discard, c)} de cette main sur la pile utilisée de l'adversaire"
    return order("regarder", "regardez", f"la main de l'adversaire ; {put}")


@says(verbs.ScavengePile)
def _scavenge(node: verbs.ScavengePile, c: Context) -> Clause:
    pile = owned(node.whose, lexicon.PILES[node.pile][1], True)
    what = thing(node.what, c, "many")
    return order("fouiller", "fouillez", f"{pile} ; {what} de cette pile vont à la pile perdue")


@says(verbs.ActivateForce)
def _activate_force(node: verbs.ActivateForce, c: Context) -> Clause:
    return order("activer", "activez", force(node.amount, c))


@says(verbs.DeployFromReserve)
def _deploy_from_reserve(node: verbs.DeployFromReserve, c: Context) -> Clause:
    rest = f"{thing(node.what, c)} depuis votre pile de réserve, puis la mélanger"
    return Clause(f"déployez {rest.replace('la mélanger', 'mélangez-la')}", f"déployer {rest}")


@says(verbs.Duel)
def _duel(node: verbs.Duel, c: Context) -> Clause:
    return Clause(
        f"{thing(node.yours, c)} et {thing(node.opponents, c)} se battent en duel : chaque camp ajoute "
        f"{some(node.destinies, 'destinée', 'destinées', c)} à la puissance de son duelliste. Le duelliste dont le "
        "total est le plus bas va à la pile perdue, son camp perd autant de Force que la différence, et l'autre camp "
        "en récupère autant"
    )


@says(verbs.Fix)
def _fix(node: verbs.Fix, c: Context) -> Clause:
    if node.name == amounts.X.name:
        return Clause(f"X = {amount(node.amount, c)}")
    return order("noter", "notez", amount(node.amount, c))
