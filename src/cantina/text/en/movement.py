"""English. Moves by the rules, and texts that allow more of them."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import at_price, moments, moving, says, some, suffix, thing, to
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.AbleToMove)
def _able_to_move(node: lang.AbleToMove, c: Context) -> Nouns:
    return (Noun(after=("able to make a regular move",)),)


@says(lang.AbleToWalk)
def _able_to_walk(node: lang.AbleToWalk, c: Context) -> Nouns:
    return (Noun(where=(f"able to move {to(node.to, c)} by landspeed",)),)


@says(lang.Moves)
def _moves(node: lang.Moves, c: Context) -> str:
    phase = lexicon.PHASES[node.during][0]
    goal = "to here" if node.end == lang.HERE else to(node.end, c)
    start, end = thing(node.start, c), thing(node.end, c)
    way = f"between {start} and {end}" if node.back else f"from {start} {goal}"
    way += at_price(node.cost, c)
    time = f"{'at the start of' if node.first else 'during'} your {phase}"
    return f"{time}, {thing(node.who, c, 'many')} may move {way}{suffix(node.when, c)}"


LIKE = {"character": "a character", "starfighter": "a starfighter", "undercover spy": "an undercover spy"}


@says(lang.MovesLike)
def _moves_like(node: lang.MovesLike, c: Context) -> str:
    return f"deploys and moves like {LIKE[node.what]}"


@says(lang.Shuttles)
def _shuttles(node: lang.Shuttles, c: Context) -> str:
    who = some(node.characters, "character", "characters", c)
    many = "up to " if node.characters > 1 else ""
    may = f"{many}{who} may shuttle to or from the same site for free"
    return f"in a turn in which it does not use its landspeed, {may}"


def _entered(node: lang.Trigger, c: Context) -> str:
    where = f" to or across {thing(node.at, c)}" if node.at is not None else ""
    return f"if {thing(node.card or lang.Is('card'), c)} just deployed or moved{where}"


moments(
    {
        "moved": lambda t, c: moving(t, c, "just moved"),
        "entered": _entered,
        "reached": lambda t, c: moving(t, c, "comes"),
        "about-to-move": lambda t, c: moving(t, c, "is about to move"),
    }
)
