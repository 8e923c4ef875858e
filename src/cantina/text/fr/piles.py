"""French. Hands and piles: cards that are put into them, taken out, looked at, shuffled."""

from __future__ import annotations

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.fr.choices import at_random, found, goal, pile, reshuffled, source, upon, which, whose
from cantina.text.fr.phrases import (
    a,
    added_if,
    amount,
    at,
    de,
    deed,
    describe,
    do,
    join,
    moments,
    order,
    owned,
    que,
    says,
    some,
    statuses,
    thing,
)
from cantina.text.grammar import OWN, Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree, listed

statuses({"face up": "face visible", "face down": "face cachée"})


@says(lang.Duplicated)
def _duplicated(node: lang.Duplicated, c: Context) -> Nouns:
    return (Noun(where=("qu'elle contient en plusieurs exemplaires",)),)


@says(lang.Put)
def _put(node: lang.Put, c: Context) -> Clause:
    choice, to = node.what, node.to
    if not isinstance(choice, lang.Choice):
        return _put_named(choice, to, c)
    if choice.from_below and to == lang.In("hand"):
        return order("prendre", "prenez", f"en main {found(choice, c)}")
    if choice.how == "top" and choice.what is None:
        return _draw(choice, c) if to == lang.In("hand") else _move_top(choice, to, c)
    if choice.number is None and choice.what is None and choice.how != "choose" and isinstance(choice.among, lang.In):
        return _put_whole(choice, choice.among, to, c)
    if choice.searched == "hand" and isinstance(choice.among, lang.In) and choice.among.whose != choice.by:
        return _put_from_their_hand(choice, choice.among, to, c)
    return _put_chosen(choice, to, c)


TAKE, PLACE = ("prendre", "prenez", "prend"), ("placer", "placez", "place")
PUT, PUT_BACK = ("mettre", "mettez", "met"), ("remettre", "remettez", "remet")
RETRIEVE = ("récupérer", "récupérez", "récupère")
OUT_OF_PLAY = lang.In("out-of-play")


def _put_chosen(choice: lang.Choice, to: lang.Zone, c: Context) -> Clause:
    if choice.how == "top":
        return _deed(choice, ("reprendre", "reprenez", "reprend"), f"{_goal(choice, to, c)} {which(choice, c)}")
    cards = f"{which(choice, c)}{source(choice, c)}{at_random(choice, c)}"
    if isinstance(choice.among, lang.Table):
        return _deed(choice, *_leaves_table(cards, to, c))
    if isinstance(to, lang.Table):
        return _deed(choice, PLACE, f"{_goal(choice, to, c)} {which(choice, c)},{source(choice, c)}")
    if to == lang.In("hand"):
        return _deed(choice, TAKE, f"en main {cards}")
    if to == OUT_OF_PLAY:
        return _deed(choice, PUT, f"hors jeu {cards}")
    return _deed(choice, PLACE, f"{cards} {_goal(choice, to, c)}")


def _deed(choice: lang.Choice, verb: tuple[str, str, str], rest: str) -> Clause:
    """What the player does who chooses; one card at most is one that he may choose."""
    infinitive, order_, third = verb
    if choice.at_most and choice.number in (1, None):
        taken = reshuffled(order_, infinitive, rest, choice).to
        return Clause(f"{do(choice.by, 'pouvez', 'peut')} {taken}", taken if choice.by == lang.YOU else None)
    if choice.by == lang.YOU:
        return reshuffled(order_, infinitive, rest, choice)
    return deed(choice.by, infinitive, order_, third, rest)


def _goal(choice: lang.Choice, to: lang.Zone, c: Context) -> str:
    if isinstance(choice.among, lang.In):
        return goal(to, c, OWN if choice.among.whose == choice.by != lang.YOU else choice.among.whose)
    return goal(to, c, "owner")


def _put_whole(choice: lang.Choice, zone: lang.In, to: lang.Zone, c: Context) -> Clause:
    """A whole hand or pile, or all of it but some cards."""
    if choice.but:
        rest = f"{goal(to, c, '')} toutes les cartes {de(pile(zone))} sauf {choice.but}, choisies au hasard"
        return order("placer", "placez", rest)
    return order("placer", "placez", f"toute {pile(zone)} {_goal(choice, to, c)}")


def _put_from_their_hand(choice: lang.Choice, hand: lang.In, to: lang.Zone, c: Context) -> Clause:
    """Whoever chooses from another player's hand looks at it first."""
    put = f"{do(choice.by, 'pouvez', 'peut')} placer" if choice.at_most else "placez"
    where = _goal(choice, to, c).replace("dans", "sur", 1)
    rest = f"{pile(hand)} ; {put} {which(choice, c)} de cette main {where}"
    return deed(choice.by, "regarder", "regardez", "regarde", rest)


def _put_named(what: lang.Filter, to: lang.Zone, c: Context) -> Clause:
    """A card that the text spoke of before, or this one."""
    card = thing(what, c, "the")
    if isinstance(to, lang.Table):
        left = to.at == lang.THERE and c.home(what) == "lost"
        where = "à la localisation d'où elle vient" if left or to.at is None else f"sur la table {at(to.at, c)}"
        return order("remettre", "remettez", f"{card} {where}")
    if to == OUT_OF_PLAY:
        return order("mettre", "mettez", f"hors jeu {card}")
    if c.home(what) == "table" and what != lang.SELF and not c.instead:
        (infinitive, imperative, _), rest = _leaves_table(card, to, c)
        return order(infinitive, imperative, rest)
    if to == lang.In("hand") and c.home(what) == "stacked":
        return order("placer", "placez", f"{card} dans la main de son propriétaire")
    if to == lang.In("hand"):
        return order("prendre", "prenez", f"{card} en main")
    return order("placer", "placez", f"{card} {goal(to, c, '' if what == lang.SELF else c.holder(what) or 'owner')}")


def _leaves_table(cards: str, to: lang.Zone, c: Context) -> tuple[tuple[str, str, str], str]:
    """What is on a card that leaves the table goes along, unless it is put out of play or on another card."""
    if to == lang.In("hand"):
        return PUT_BACK, f"{cards} et toutes les cartes posées dessus dans la main de leurs propriétaires"
    if to == OUT_OF_PLAY:
        return PUT, f"hors jeu {cards}"
    if isinstance(to, lang.In):
        return PLACE, f"{cards} et toutes les cartes posées dessus {goal(to, c, 'owners')}"
    return PLACE, f"{cards} {goal(to, c, '')}"


def _draw(choice: lang.Choice, c: Context) -> Clause:
    assert isinstance(choice.among, lang.In)
    number, where = choice.number, de(pile(choice.among))
    if isinstance(number, int):
        return order("tirer", "tirez", f"{some(number, 'carte', 'cartes', c)} {where}")
    extra = ""
    if isinstance(number, lang.Plus) and isinstance(number.right, lang.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return order("tirer", "tirez", f"{where} un nombre de cartes égal {a(amount(number, c))}{extra}")


def _move_top(choice: lang.Choice, to: lang.Zone, c: Context) -> Clause:
    where = _goal(choice, to, c)
    if isinstance(to, lang.In) and isinstance(choice.among, lang.In) and to.pile == choice.among.pile:
        where = "sous cette pile"
    elif isinstance(to, lang.In) and to.pile in ("used", "lost"):
        where = where.replace("dans", "sur", 1)
    return order("placer", "placez", f"{found(choice, c)} {where}")


@says(lang.FaceDown)
def _face_down(node: lang.FaceDown, c: Context) -> str:
    lost = owned(node.player, lexicon.PILES["lost"][1], True)
    return f"{lost} est face cachée, et personne ne voit les cartes de la Force vitale qui y sont perdues"


@says(lang.Exchange)
def _exchange(node: lang.Exchange, c: Context) -> Clause:
    if not isinstance(node.what, lang.Choice):
        return order("échanger", "échangez", f"{thing(node.what, c)} contre {found(node.against, c)}")
    rest = f"{found(node.what, c)} contre {found(node.against, c)}"
    return _deed(node.what, ("échanger", "échangez", "échange"), rest)


@says(lang.Retrieve)
def _retrieve(node: lang.Retrieve, c: Context) -> Clause:
    choice, to = node.what, "en main " if node.to == lang.In("hand") else ""
    assert isinstance(choice.among, lang.In)
    if choice.at_most and not isinstance(choice.number, Num):
        kinds = f" ({thing(choice.what, c, 'bare', 'ou')})" if choice.what is not None else ""
        limit = f"au plus autant {que(amount(choice.number, c))}"
        return _deed(choice, RETRIEVE, f"{to}des cartes de votre choix dans {pile(choice.among)}{kinds}, {limit}")
    if choice.how == "random":
        return _deed(choice, RETRIEVE, f"{to}{which(choice, c)} au hasard dans {whose(choice.among, choice.by)}")
    return _deed(choice, RETRIEVE, f"{to}{which(choice, c)}{source(choice, c)}")


@says(lang.Peek)
def _peek(node: lang.Peek, c: Context) -> Clause:
    return deed(node.what.by, "regarder", "regardez", "regarde", _shown(node.what, c))


@says(lang.Rearrange)
def _rearrange(node: lang.Rearrange, c: Context) -> Clause:
    seen = listed([_shown(each, c) for each in node.what], "et")
    back = "et remettez ces cartes dans l'ordre de votre choix" + (", une par pile" if len(node.what) > 1 else "")
    told = back.replace("remettez", "remettre")
    return Clause(f"regardez {seen}, {back}", f"regarder {seen}, {told}")


@says(lang.Reveal)
def _reveal(node: lang.Reveal, c: Context) -> Clause:
    return deed(node.what.by, "révéler", "révélez", "révèle", _shown(node.what, c))


def _shown(choice: lang.Choice, c: Context) -> str:
    whole = choice.how == "all" and choice.what is None
    return pile(choice.among) if whole and isinstance(choice.among, lang.In) else found(choice, c)


@says(lang.ShufflePile)
def _shuffle(node: lang.ShufflePile, c: Context) -> Clause:
    return order("mélanger", "mélangez", "cette pile" if node.pile is None else pile(node.pile))


@says(lang.SiftForce)
def _sift_force(node: lang.SiftForce, c: Context) -> Clause:
    using = "un type de carte : utilisez de la Force, une carte à la fois, en révélant chacune"
    found = "jusqu'à en trouver une de ce type (prenez-la en main) ou jusqu'à ce que votre pile de Force soit vide"
    return order("déclarer", "déclarez", f"{using}, {found}")


def _stacked(t: lang.Trigger, c: Context) -> str:
    said, on = join(describe(t.card or lang.THAT, c), "a"), upon(lang.On(t.target or lang.THAT), c)
    card = said.text if t.card is not None else "une carte"
    if t.by == lang.ANYONE:
        return f"si {card} vient d'être {agree('placé{e}', said.fem)} {on}"
    return f"si {do(t.by, 'venez', 'vient')} de placer {card} {on}"


moments({"stacked": _stacked})
