"""English. Hands and piles: cards that are put into them, taken out, looked at, shuffled."""

from __future__ import annotations

from cantina import lang
from cantina.model.num import Num
from cantina.model.sides import LIFE_FORCE
from cantina.text import lexicon
from cantina.text.en.choices import found, goal, inside, pile, reshuffle, source, upon, which
from cantina.text.en.phrases import (
    added_if,
    amount,
    at,
    moments,
    owner,
    player,
    player_clause,
    says,
    some,
    statuses,
    thing,
)
from cantina.text.grammar import OWN, Clause, Context, Noun, Nouns
from cantina.text.lexicon import listed

statuses({"face up": "face up", "face down": "face-down"})


@says(lang.Duplicated)
def _duplicated(node: lang.Duplicated, c: Context) -> Nouns:
    return (Noun(where=("of which it holds two or more with the same title",)),)


@says(lang.Put)
def _put(node: lang.Put, c: Context) -> Clause:
    choice, to = node.what, node.to
    if not isinstance(choice, lang.Choice):
        return _put_named(choice, to, c)
    if choice.from_below and to == lang.In("hand"):
        return player_clause(lang.YOU, "take", "takes", f"{found(choice, c)} into hand")
    if choice.how == "top" and choice.what is None:
        return _draw(choice, c) if to == lang.In("hand") else _move_top(choice, to, c)
    if choice.number is None and choice.what is None and choice.how != "choose" and isinstance(choice.among, lang.In):
        return _put_whole(choice, choice.among, to, c)
    if choice.searched == "hand" and isinstance(choice.among, lang.In) and choice.among.whose != choice.by:
        return _put_from_their_hand(choice, choice.among, to, c)
    return _put_chosen(choice, to, c)


def _put_chosen(choice: lang.Choice, to: lang.Zone, c: Context) -> Clause:
    at_random = ", chosen at random" if choice.how == "random" else ""
    if isinstance(choice.among, lang.Table):
        them = "it" if choice.number == 1 else "them"
        return _deed(choice, *_leaves_table(which(choice, c) + inside(choice.among, c), them, to, c))
    if to == lang.In("hand") and isinstance(choice.among, lang.In):
        cards = f"{which(choice, c)} into hand{source(choice, c)}"
        return _deed(choice, "take", f"{cards}{at_random}{reshuffle(choice)}")
    if isinstance(to, lang.Table):
        return _deed(choice, "place", f"{_goal(choice, to, c)} {which(choice, c)},{source(choice, c)}")
    cards = f"{which(choice, c)}{source(choice, c)}{at_random}{',' if at_random else ''}"
    if to == lang.In("hand"):
        return _deed(choice, "take", f"{cards} into hand")
    return _deed(choice, "place", f"{cards} {_goal(choice, to, c)}{reshuffle(choice)}")


def _deed(choice: lang.Choice, verb: str, rest: str) -> Clause:
    """What the player does who chooses; one card at most is one that he may choose."""
    if choice.at_most and choice.number in (1, None):
        return Clause(f"{player(choice.by)} may {verb} {rest}", f"{verb} {rest}" if choice.by == lang.YOU else None)
    return player_clause(choice.by, verb, f"{verb}s", rest)


def _goal(choice: lang.Choice, to: lang.Zone, c: Context) -> str:
    if isinstance(choice.among, lang.In):
        return goal(to, c, owner(OWN if choice.among.whose == choice.by != lang.YOU else choice.among.whose))
    return goal(to, c, "owner's")


def _put_whole(choice: lang.Choice, zone: lang.In, to: lang.Zone, c: Context) -> Clause:
    """A whole hand or pile, or all of it but some cards."""
    name = lexicon.PILES[zone.pile][0]
    if choice.but:
        whose = f"the {owner(zone.whose)}" if zone.whose == lang.OPPONENT else owner(zone.whose)
        rest = f"all but {choice.but} cards of {whose} {name}, chosen at random, {goal(to, c, 'the')}"
    else:
        rest = f"{owner(zone.whose)} entire {name} {_goal(choice, to, c)}"
    return player_clause(lang.YOU, "place", "places", rest)


def _put_from_their_hand(choice: lang.Choice, hand: lang.In, to: lang.Zone, c: Context) -> Clause:
    """Whoever chooses from another player's hand looks at it first."""
    put = f"{player(choice.by)} may put" if choice.at_most else "put"
    where = f"on {owner(hand.whose)} {lexicon.PILES[to.pile][0]}" if to == lang.In("used") else _goal(choice, to, c)
    return player_clause(
        choice.by, "look at", "looks at", f"{pile(hand)}; {put} {which(choice, c)} found there {where}"
    )


def _put_named(what: lang.Filter, to: lang.Zone, c: Context) -> Clause:
    """A card that the text spoke of before, or this one."""
    card = thing(what, c, "the")
    if isinstance(to, lang.Table):
        left = to.at == lang.THERE and c.home(what) == "lost"
        where = "the location it left" if left or to.at is None else f"table {at(to.at, c)}"
        return player_clause(lang.YOU, "return", "returns", f"{card} to {where}")
    if c.home(what) == "table" and what != lang.SELF and not c.instead:
        verb, rest = _leaves_table(card, "it", to, c)
        return player_clause(lang.YOU, verb, f"{verb}s", rest)
    if to == lang.In("hand") and c.home(what) == "stacked":
        return player_clause(lang.YOU, "place", "places", f"{card} in its owner's hand")
    if to == lang.In("hand"):
        return player_clause(lang.YOU, "take", "takes", f"{card} into hand")
    holder = c.holder(what)
    if holder and c.home(what) in LIFE_FORCE and isinstance(to, lang.In) and to.pile in LIFE_FORCE and not to.under:
        return player_clause(lang.YOU, "move", "moves", f"{card} to {owner(holder)} {lexicon.PILES[to.pile][0]}")
    where = goal(to, c, "the" if what == lang.SELF else owner(holder) if holder else "owner's")
    return player_clause(lang.YOU, "place", "places", f"{card} {where}")


def _leaves_table(cards: str, them: str, to: lang.Zone, c: Context) -> tuple[str, str]:
    """What is on a card that leaves the table goes along, unless it is put out of play or on another card."""
    if to == lang.In("hand"):
        return "return", f"{cards} and all cards on {them} to their owners' hands"
    if isinstance(to, lang.In) and to.pile != "out-of-play":
        where = goal(to, c, "their owners'")
        return "place", f"{cards} and all cards on {them} {where}s"
    return "place", f"{cards} {goal(to, c, '')}"


def _draw(choice: lang.Choice, c: Context) -> Clause:
    assert isinstance(choice.among, lang.In)
    number, where = choice.number, f"from {pile(choice.among)}"
    if isinstance(number, int):
        return player_clause(lang.YOU, "draw", "draws", f"{some(number, 'card', 'cards', c)} {where}")
    extra = ""
    if isinstance(number, lang.Plus) and isinstance(number.right, lang.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return player_clause(lang.YOU, "draw", "draws", f"{amount(number, c)} cards {where}{extra}")


def _move_top(choice: lang.Choice, to: lang.Zone, c: Context) -> Clause:
    assert isinstance(choice.among, lang.In)
    where = _goal(choice, to, c)
    if isinstance(to, lang.In) and not to.under and to.pile != "out-of-play":
        where = f"to {owner(choice.among.whose)} {lexicon.PILES[to.pile][0]}"
    elif isinstance(to, lang.In) and to.pile == choice.among.pile:
        where = "under that pile"
    return player_clause(lang.YOU, "move", "moves", f"{found(choice, c)} {where}")


@says(lang.FaceDown)
def _face_down(node: lang.FaceDown, c: Context) -> str:
    return f"{owner(node.player)} Lost Pile is face down, and nobody sees the cards lost to it from Life Force"


@says(lang.Exchange)
def _exchange(node: lang.Exchange, c: Context) -> Clause:
    if not isinstance(node.what, lang.Choice):
        return player_clause(lang.YOU, "exchange", "exchanges", f"{thing(node.what, c)} for {found(node.against, c)}")
    return _deed(node.what, "exchange", f"{found(node.what, c)} for {found(node.against, c)}")


@says(lang.Retrieve)
def _retrieve(node: lang.Retrieve, c: Context) -> Clause:
    choice, to = node.what, " into hand" if node.to == lang.In("hand") else ""
    if choice.at_most and not isinstance(choice.number, Num):
        kinds = f" ({thing(choice.what, c, 'bare', 'or')})" if choice.what is not None else ""
        limit = f"at most as many as {amount(choice.number, c)}"
        return _deed(choice, "retrieve", f"cards of your choice{source(choice, c)}{kinds}{to}, {limit}")
    at_random = " at random" if choice.how == "random" else ""
    return _deed(choice, "retrieve", f"{which(choice, c)}{at_random}{source(choice, c)}{to}")


@says(lang.Peek)
def _peek(node: lang.Peek, c: Context) -> Clause:
    if whole := _whole(node.what):
        return player_clause(node.what.by, "look at", "looks at", whole)
    return player_clause(node.what.by, "peek at", "peeks at", found(node.what, c))


@says(lang.Rearrange)
def _rearrange(node: lang.Rearrange, c: Context) -> Clause:
    seen = listed([_whole(each) or found(each, c) for each in node.what], "and")
    rest = f"{seen}, and put those cards back in any order"
    return player_clause(lang.YOU, "look at", "looks at", rest if len(node.what) == 1 else f"{rest}, one on each pile")


@says(lang.Reveal)
def _reveal(node: lang.Reveal, c: Context) -> Clause:
    return player_clause(node.what.by, "reveal", "reveals", _whole(node.what) or found(node.what, c))


def _whole(choice: lang.Choice) -> str:
    """A hand or pile, if all of it is shown."""
    if choice.how != "all" or choice.what is not None or not isinstance(choice.among, lang.In):
        return ""
    return f"{owner(choice.among.whose)} {lexicon.PILES[choice.among.pile][0]}"


@says(lang.ShufflePile)
def _shuffle(node: lang.ShufflePile, c: Context) -> Clause:
    what = "that pile" if node.pile is None else pile(node.pile)
    return Clause(f"shuffle {what}", f"shuffle {what}")


@says(lang.SiftForce)
def _sift_force(node: lang.SiftForce, c: Context) -> Clause:
    rest = "a card type: use Force one by one, revealing each card, until one of that type comes up"
    return player_clause(lang.YOU, "declare", "declares", f"{rest} (take it into hand) or your Force Pile is empty")


def _stacked(t: lang.Trigger, c: Context) -> str:
    card, on = thing(t.card, c) if t.card is not None else "a card", upon(lang.On(t.target or lang.THAT), c)
    return f"if {card} was just placed {on}" if t.by == lang.ANYONE else f"if {player(t.by)} just placed {card} {on}"


moments({"stacked": _stacked})
