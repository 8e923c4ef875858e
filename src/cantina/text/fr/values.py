"""French. The numbers of cards and players, and what changes them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    a,
    amount,
    de,
    describe,
    do,
    elides,
    group,
    join,
    made_of,
    maybe_at,
    maybe_to,
    order,
    owned,
    player,
    pronoun,
    que,
    says,
    says_together,
    some,
    suffix,
    the,
    thing,
    to,
    when,
    while_there,
)
from cantina.text.grammar import (
    Clause,
    Context,
    Noun,
    Nouns,
    Said,
    answered,
    done_free,
    names_winner,
    raises_hyperspeed,
    subject,
    together,
)
from cantina.text.lexicon import agree, listed


@says(lang.Measure)
def _measure(node: lang.Measure, c: Context) -> Nouns:
    name = de(lexicon.STATS[node.stat].fr)
    if node == lang.Measure("destiny", "=", lang.DESTINY):
        return (Noun(after=("portant ce nombre de destinée",)),)
    if (node.op, node.amount) == (">", 0):
        return (Noun(more=(f"doté{{e}}{{s}} {name}",)),)
    if (node.stat, node.op, node.amount) == ("destiny", "=", lang.DESTINY):
        return (Noun(more=("de cette destinée",)),)
    return (Noun(more=(f"{name} {node.op} {amount(node.amount, c)}",)),)


@says(lang.Highest)
def _highest(node: lang.Highest, c: Context) -> Nouns:
    stat = lexicon.STATS[node.stat]
    high = "{le plus bas|la plus basse|les plus bas|les plus basses}" if node.least else (
        "{le plus haut|la plus haute|les plus hauts|les plus hautes}")  # fmt: skip
    most = f"ayant {the(stat.fr, stat.fem, stat.many)} {agree(high, stat.fem, stat.many)}"
    if node.stat == "marker":
        first = "premier" if node.least else "dernier"
        return tuple(replace(noun, determiner=first) for noun in describe(node.of, c))
    return tuple(replace(noun, more=(*noun.more, most)) for noun in describe(node.of, c))


@says(lang.LowestSum)
def _lowest_sum(node: lang.LowestSum, c: Context) -> str:
    stat = lexicon.STATS[node.stat]
    low = agree("{bas|basse|bas|basses}", stat.fem, True)
    whose = thing(node.of, c, "many", preposition="de")
    return f"le total des {node.most} plus {low} {stat.fr}s (au plus) {whose} sur la table"


@says(lang.ValueOf)
def _value_of(node: lang.ValueOf, c: Context) -> str:
    stat = lexicon.STATS[node.stat]
    said = join(describe(node.of, c), "the", preposition="de")
    total = agree(" total{e}", stat.fem) if said.many and isinstance(node.of, lang.Bound) else ""
    return f"{the(stat.fr, stat.fem, stat.many)}{total} {said.text}"


@says(lang.PlayerValue)
def _player_value(node: lang.PlayerValue, c: Context) -> str:
    if node.stat in lexicon.PILES:
        return f"le nombre de cartes {de(owned(node.player, lexicon.PILES[node.stat][1], True))}"
    stat = lexicon.STATS[node.stat]
    said = owned(node.player, stat.fr, stat.fem, stat.many)
    if node.stat == "battle damage":
        return f"le montant {de(said)}"
    place = " sur la table" if node.at == lang.LOCATION else maybe_at(node.at, c)
    return (f"le nombre {de(said)}" if stat.many else said) + place


def _names_of(stat: str | tuple[str, ...]) -> list[lexicon.Stat]:
    return [lexicon.STATS[name] for name in (stat if isinstance(stat, tuple) else (stat,))]


def _change(how: str, by: Any, many: bool, fem: bool, c: Context) -> str:
    """What happens to a value: "augmente de 2", "diminuent de 1", "vaut 6"."""
    if how == "most":
        return f"{'sont' if many else 'est'} d'au plus {amount(by, c)}"
    if how == "least":
        return f"{'sont' if many else 'est'} d'au moins {amount(by, c)}"
    if how in ("set", "define"):
        return f"{'valent' if many else 'vaut'} {amount(by, c)}"
    if how == "fix":
        return f"{'valent' if many else 'vaut'} toujours {amount(by, c)}"
    if how == "extend":
        return f"{'augmentent' if many else 'augmente'} de {amount(by, c)}, s'il y en a une"
    if how == "lack":
        return f"{'valent' if many else 'vaut'} {amount(by, c)}, s'il n'y en a pas autrement"
    if how == "times":
        return agree(f"{'sont' if many else 'est'} multiplié{{e}}{{s}} par {amount(by, c)}", fem, many)
    if how == "halve":
        halved = agree(f"{'sont' if many else 'est'} divisé{{e}}{{s}} par deux", fem, many)
        return f"{halved}, en arrondissant {_rounding(by, c)}"
    if isinstance(by, lang.Times) and isinstance(by.left, lang.Pairs):
        each = f"{amount(by.right, c)} pour chaque paire formée {made_of(by.left, c)}"
        return f"{'augmentent' if many else 'augmente'} de {each}"
    less = _negative(by)
    verb = ("diminuent" if many else "diminue") if less else ("augmentent" if many else "augmente")
    return f"{verb} {_by(by, less, c)}"


def _negative(by: Any) -> bool:
    by = by.otherwise if isinstance(by, lang.Depends) else by
    return by < 0 if isinstance(by, Num) else isinstance(by, lang.Minus) and by.left == 0


def _by(by: Any, less: bool, c: Context) -> str:
    if isinstance(by, lang.Depends):
        return f"{_by(by.otherwise, less, c)} (ou {_by(by.then, less, c)} {when(by.when, c)})"
    if isinstance(by, lang.Minus) and less:
        return de(amount(by.right, c))
    return de(amount(-by if less else by, c))


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, lang.Depends):
        return f"{_rounding(by.otherwise, c)} (ou {_rounding(by.then, c)} {when(by.when, c)})"
    return "vers le haut" if by else "vers le bas"


@says(lang.Modify)
def _modify(node: lang.Modify, c: Context) -> str:
    return _modify_several([node], c)


MOVING = {"landspeed cost": "pour se déplacer par vitesse terrestre", "move cost": "pour se déplacer"}


@says_together(lang.Modify)
def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "leur puissance augmente de 1 et leur hypervitesse augmente de 2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    who = join(named, "many")
    if deeds := done_free(node):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        verbs = listed([many if who.many else one for *_, one, many in deeds], "et")
        return f"{join(what, 'many').text} {verbs}{goal} gratuitement{_tail(node, who, c)}"
    if node.stat in MOVING and node.how == "add":
        more = f"{amount(abs(node.by), c)} Force de {'plus' if node.by > 0 else 'moins'}"
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        need = f"{who.text} {'ont' if who.many else 'a'} besoin de {more} {MOVING[node.stat]}{goal}"
        return f"{need}{while_there(where, who)}{_tail(node, who, c)}"
    if node.stat == "play cost" and node.how == "add":
        plain = isinstance(node.by, Num)
        more = (
            f"{amount(node.by, c)} Force de plus"
            if plain
            else f"de la Force en plus à hauteur {de(amount(node.by, c))}"
        )
        need = f"{who.text} {'demandent' if who.many else 'demande'} {more}"
        return f"{need} pour être {agree('joué{e}{s}', who.fem, who.many)}{_tail(node, who, c)}"
    if node.stat == "crossing total":
        crossed = f"toute tentative de faire passer {join(what, 'a').text} de l'autre côté"
        return f"{crossed} {_changed(node, c)}{_tail(node, who, c)}"
    if node.stat == "uniqueness":
        be = ("sont", "ne sont pas") if who.many else ("est", "n'est pas")
        unique = f"{be[not node.by]} {agree('unique{s}', who.fem, who.many)}"
        return f"{who.text} {unique}{while_there(where, who)}{_tail(node, who, c)}"
    if (node.stat, node.by) == ("satisfies", lang.ALL_OWED):
        may = "peuvent être comptabilisé{e}s" if who.many else "peut être comptabilisé{e}"
        satisfied = "tous les dommages de bataille et toute l'attrition que vous devez"
        text = f"{who.text} {agree(may, who.fem)} en perte pour satisfaire {satisfied}"
        return f"{text}{while_there(where, who)}{_tail(node, who, c)}"
    if node.stat == "hyperspeed to":
        verb = f"augmente de {amount(node.by, c)} pour un déplacement jusqu'{_spot(node, c)}"
        return f"l'hypervitesse {join(named, 'many', preposition='de').text} {verb}{_tail(node, who, c)}"
    if node.stat in AGAINST:
        return f"la {lexicon.STATS[node.stat].fr} {who.text} {_changed(node, c)}{_tail(node, who, c)}"
    if node.stat in LEGS and node.how == "add":
        need = f"{who.text} {'ont' if who.many else 'a'} besoin de {amount(node.by, c)} de vitesse terrestre de plus"
        return f"pour {LEGS[node.stat]} {_spot(node, c)}, {need}{_tail(node, who, c)}"
    if (node.stat, node.how) == ("immunity", "least"):
        below = "" if node.by == lang.ALL_ATTRITION else f" < {amount(node.by, c)}"
        immune = agree(f"{'sont' if who.many else 'est'} immunisé{{e}}{{s}}", who.fem, who.many)
        return f"{who.text} {immune} à l'attrition{below}{while_there(where, who)}{_tail(node, who, c)}"
    if (node.stat, node.how, node.by) == ("immunity", "times", 0):
        lose = "perdent leur" if who.many else "perd son"
        return f"{who.text} {lose} immunité à l'attrition{while_there(where, who)}{_tail(node, who, c)}"
    names = listed([the(stat.fr, stat.fem, stat.many) for stat in _names_of(node.stat)], "et")
    place = maybe_to(node.at, c) if node.stat == "deploy" else maybe_at(node.at, c)
    whose = f"{names} {join(named, 'many', preposition='de').text}{place}"
    changes = [f"{whose} {_changed(node, c)}", *(f"{_its(each, who.many)} {_changed(each, c)}" for each in found[1:])]
    text = listed(changes, "et")
    if raises_hyperspeed(found):
        text += " (l'hypervitesse si elle possède un hyperdrive)"
    return text + while_there(where, who) + _tail(node, who, c)


def _changed(node: lang.Modify, c: Context) -> str:
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    return _change(node.how, node.by, many, all(stat.fem for stat in stats), c)


def _its(node: lang.Modify, theirs: bool) -> str:
    """Values after "son", "sa" or "leur"."""
    stats = _names_of(node.stat)
    if theirs:
        return listed([f"{'leurs' if stat.many else 'leur'} {stat.fr}" for stat in stats], "et")
    return listed([f"{'sa' if stat.fem and not elides(stat.fr) else 'son'} {stat.fr}" for stat in stats], "et")


@says(lang.Guards)
def _guards(node: lang.Guards, c: Context) -> str:
    stats = _names_of(node.stat)
    names = listed([the(stat.fr, stat.fem, stat.many) for stat in stats], "et")
    many = len(stats) > 1 or stats[0].many
    done = "augmenté{e}{s}" if node.against == "raise" else "réduit{e}{s}"
    be = agree(f"ne {'peuvent' if many else 'peut'} pas être {done}", all(stat.fem for stat in stats), many)
    return f"{names} {thing(node.of, c, 'many', preposition='de')} {be}{suffix(node.when, c)}"


AGAINST = ("asteroid destiny draw",)  # what is drawn against a card
LEGS = {"landspeed from": "partir", "landspeed to": "arriver"}


def _spot(node: lang.Modify, c: Context) -> str:
    if node.at is None:
        return "où que ce soit"
    leaving = node.stat == "landspeed from"
    if node.at == lang.HERE:
        return "d'ici" if leaving else "ici"
    return thing(node.at, c, preposition="de" if leaving else "à")


def _tail(node: lang.Modify, said: Said, c: Context) -> str:
    more = ", de façon cumulative" if node.cumulative is True else " à chaque fois" if node.cumulative else ""
    if node.limit is not None:
        more += f" (au plus +{node.limit} avec ce que le porteur ajoute)"
    if isinstance(node.when, lang.Defending) and node.when.who == node.of:
        alone = agree(" seul{e}{s}", said.fem, said.many) if node.when.alone else ""
        defend = "se défendent" if said.many else "se défend"
        return f" quand {pronoun(said)} {defend}{alone} dans une bataille{more}"
    return suffix(node.when, c) + more


SPECIAL = {
    (
        "destiny requirement",
        "set",
    ): "pour tirer une destinée de bataille{at}, {who} d'une habileté totale d'au moins {by}",
    ("ability to control", "set"): "pour contrôler {place}, {who} d'une habileté totale d'au moins {by}",
    ("most battle destinies", "set"): "{may} tirer plus de {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("duel destinies", "add"): "{adds} {plain} {own}",
    ("destinies to power", "add"): "{adds} {plain} à la puissance seulement{at}",
    ("attrition", "add"): "l'attrition contre {player}{at} {change}",
}


@says(lang.ModifyPlayer)
def _modify_player(node: lang.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", de façon cumulative" if node.cumulative else "")
    who = node.player
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "destinée de bataille", "destinées de bataille", c),
            plain=some(node.by, "destinée", "destinées", c), adds=do(who, "ajoutez", "ajoute"),
            at=maybe_at(node.at, c), by=amount(node.by, c), who=do(who, "avez besoin", "a besoin"),
            place=thing(node.at, c) if node.at is not None else "une localisation",
            own=a(owned(who, "total", False)), may=do(who, "ne pouvez pas", "ne peut pas"), player=player(who),
            change=_change("add", node.by, False, True, c),
        )  # fmt: skip
        return text + tail
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    values = listed([owned(who, stat.fr, stat.fem, stat.many) + stat.during for stat in stats], "et")
    change = _change(node.how, node.by, many, all(stat.fem for stat in stats), c)
    return f"{values}{maybe_at(node.at, c)} {change}{tail}"


@says(lang.CancelModifiers)
def _cancel_modifiers(node: lang.CancelModifiers, c: Context) -> str:
    kind = "bonus" if node.bonuses_only else "modificateurs"
    whats = listed([f"{kind} {f'aux {stat.fr}' if stat.many else de(stat.fr)}" for stat in _names_of(node.stat)], "et")
    by = "" if node.source is None else f" dus {thing(node.source, c, 'the', preposition='à')}"
    return f"{owned(node.player, whats, False, True)}{by}{maybe_at(node.at, c)} sont annulés{suffix(node.when, c)}"


FACTORS = {2: ("doubler", "doublez"), 3: ("tripler", "triplez")}


@says(lang.CompareTotals)
def _compare_totals(node: lang.CompareTotals, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    who = "le total le plus haut l'emporte" if names_winner(node) else "le total le plus bas perd"
    return order("comparer", "comparez", f"{pair} ({who}) : {group(node.then, c)}")


def _yours(value: Any, c: Context) -> str:
    if not isinstance(value, lang.Var):
        return amount(value, c)
    return amount(value, c).replace("la ", "votre ", 1) if value == lang.DESTINY else f"{amount(value, c)} (pour vous)"


@says(lang.Change)
def _change_at_hand(node: lang.Change, c: Context) -> Clause:
    what, by = _at_hand(node, c), amount(node.by, c)
    if node.what == "damage owed" and (node.how, node.by) == ("set", 0):
        return order("annuler", "annulez", f"tous {what}")
    if node.how == "times":
        factor = FACTORS.get(node.by) if isinstance(node.by, int) else None
        return order(*factor, what) if factor else order("multiplier", "multipliez", f"{what} par {by}")
    if node.how == "set":
        return Clause(f"{what} vaut {by}")
    if node.how == "subtract":
        return order("réduire", "réduisez", f"{what} {de(by)}")
    if node.what == "loss":
        return order("augmenter", "augmentez", f"{what} {de(by)}")
    return order("ajouter", "ajoutez", f"{by} {a(what)}")


def _at_hand(node: lang.Change, c: Context) -> str:
    """What changes."""
    what = lexicon.AT_HAND[node.what][1]
    if node.what == "battle damage":
        return owned(node.against, what, False, True)
    if node.what == "damage owed":
        return f"les {what} {que(do(node.against, 'devez encore', 'doit encore'))}"
    return f"{what} {thing(answered(c), c, preposition='de')}" if node.what == "result" else what
