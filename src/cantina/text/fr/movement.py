"""French. Moves by the rules, and texts that allow more of them."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import at_price, describe, join, moments, moving, says, some, suffix, thing, to
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.AbleToMove)
def _able_to_move(node: lang.AbleToMove, c: Context) -> Nouns:
    return (Noun(more=("en mesure de faire un déplacement régulier",)),)


@says(lang.AbleToWalk)
def _able_to_walk(node: lang.AbleToWalk, c: Context) -> Nouns:
    return (Noun(where=(f"en mesure de se déplacer {to(node.to, c)} par vitesse terrestre",)),)


@says(lang.Moves)
def _moves(node: lang.Moves, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = "jusqu'ici" if node.end == lang.HERE else to(node.end, c)
    start, end = thing(node.start, c), thing(node.end, c)
    way = f"entre {start} et {end}" if node.back else f"depuis {start} {goal}"
    way += at_price(node.cost, c)
    can = "peuvent" if said.many else "peut"
    time = f"{'au début de' if node.first else 'pendant'} votre {lexicon.PHASES[node.during][1]}"
    return f"{time}, {said.text} {can} se déplacer {way}{suffix(node.when, c)}"


LIKE = {"character": "un personnage", "starfighter": "un chasseur stellaire", "undercover spy": "un espion clandestin"}


@says(lang.MovesLike)
def _moves_like(node: lang.MovesLike, c: Context) -> str:
    return f"se déploie et se déplace comme {LIKE[node.what]}"


@says(lang.Shuttles)
def _shuttles(node: lang.Shuttles, c: Context) -> str:
    who = some(node.characters, "personnage", "personnages", c)
    can = f"jusqu'à {who} peuvent" if node.characters > 1 else f"{who} peut"
    may = f"{can} prendre gratuitement cette navette vers ou depuis le même site"
    return f"lors d'un tour où ce véhicule n'utilise pas sa vitesse terrestre, {may}"


def _entered(node: lang.Trigger, c: Context) -> str:
    where = f" vers {thing(node.at, c)} ou de passer par là" if node.at is not None else ""
    return f"si {thing(node.card or lang.Is('card'), c)} vient de se déployer ou de se déplacer{where}"


moments(
    {
        "moved": lambda t, c: moving(t, c, "vient de se déplacer"),
        "entered": _entered,
        "reached": lambda t, c: moving(t, c, "arrive"),
        "about-to-move": lambda t, c: moving(t, c, "est sur le point de se déplacer"),
    }
)
