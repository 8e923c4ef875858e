"""French: the lines of a card, one phrase for each ability, and the words around them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cantina.lang import abilities, amounts, conditions, nouns
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    TOGETHER,
    a,
    amount,
    at,
    at_price,
    claimed,
    de,
    decimal,
    describe,
    do,
    elides,
    force,
    join,
    lines,
    made_of,
    maybe_at,
    owned,
    phrase,
    says,
    si,
    some,
    suffix,
    the,
    thing,
    time_words,
    to,
    when,
)
from cantina.text.fr.verbs import clauses
from cantina.text.grammar import Context, Said, subject, times_and_facts, together
from cantina.text.lexicon import agree, capital, listed, sentences


def _names_of(stat: str | tuple[str, ...]) -> list[lexicon.Stat]:
    return [lexicon.STATS[name] for name in (stat if isinstance(stat, tuple) else (stat,))]


def _change(how: str, by: Any, many: bool, fem: bool, c: Context) -> str:
    """What happens to a value: "augmente de 2", "diminuent de 1", "vaut 6"."""
    if how == "most":
        return f"{'sont' if many else 'est'} d'au plus {amount(by, c)}"
    if how in ("set", "define"):
        return f"{'valent' if many else 'vaut'} {amount(by, c)}"
    if how == "times":
        return agree(f"{'sont' if many else 'est'} multiplié{{e}}{{s}} par {amount(by, c)}", fem, many)
    if how == "halve":
        halved = agree(f"{'sont' if many else 'est'} divisé{{e}}{{s}} par deux", fem, many)
        return f"{halved}, en arrondissant {_rounding(by, c)}"
    if isinstance(by, amounts.Times) and isinstance(by.left, amounts.Pairs):
        each = f"{amount(by.right, c)} pour chaque paire formée {made_of(by.left, c)}"
        return f"{'augmentent' if many else 'augmente'} de {each}"
    less = _negative(by)
    verb = ("diminuent" if many else "diminue") if less else ("augmentent" if many else "augmente")
    return f"{verb} {_by(by, less, c)}"


def _negative(by: Any) -> bool:
    by = by.otherwise if isinstance(by, amounts.Depends) else by
    return isinstance(by, int | float) and by < 0


def _by(by: Any, less: bool, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_by(by.otherwise, less, c)} (ou {_by(by.then, less, c)} {when(by.when, c)})"
    return de(amount(-by if less else by, c))


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_rounding(by.otherwise, c)} (ou {_rounding(by.then, c)} {when(by.when, c)})"
    return "vers le haut" if by else "vers le bas"


@says(abilities.Modify)
def _modify(node: abilities.Modify, c: Context) -> str:
    return _modify_several([node], c)


def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "leur puissance augmente de 1 et leur hypervitesse augmente de 2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    who = join(named, "many")
    if (node.stat, node.how, node.by) == ("move cost", "set", 0):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        verb = "se déplacent" if who.many else "se déplace"
        return f"{join(what, 'many').text} {verb}{goal} gratuitement{_tail(node, who, c)}"
    names = listed([the(stat.fr, stat.fem, stat.many) for stat in _names_of(node.stat)], "et")
    whose = f"{names} {join(named, 'many', preposition='de').text}{maybe_at(node.at, c)}"
    changes = [f"{whose} {_changed(node, c)}", *(f"{_its(each, who.many)} {_changed(each, c)}" for each in found[1:])]
    return listed(changes, "et") + _while(where, who) + _tail(node, who, c)


TOGETHER[abilities.Modify] = _modify_several


def _changed(node: abilities.Modify, c: Context) -> str:
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    return _change(node.how, node.by, many, all(stat.fem for stat in stats), c)


def _its(node: abilities.Modify, theirs: bool) -> str:
    """Values after "son", "sa" or "leur"."""
    stats = _names_of(node.stat)
    if theirs:
        return listed([f"leur {stat.fr}" for stat in stats], "et")
    return listed([f"{'sa' if stat.fem and not elides(stat.fr) else 'son'} {stat.fr}" for stat in stats], "et")


def _pronoun(said: Said) -> str:
    return ("elle" if said.fem else "il") + ("s" if said.many else "")


def _while(where: tuple[str, ...], said: Said) -> str:
    be = "sont" if said.many else "est"
    return agree(f" quand {_pronoun(said)} {be} {' '.join(where)}", said.fem, said.many) if where else ""


def _tail(node: abilities.Modify, said: Said, c: Context) -> str:
    cumulatively = ", de façon cumulative" if node.cumulative else ""
    if isinstance(node.when, conditions.Defending) and node.when.who == node.of:
        alone = agree(" seul{e}{s}", said.fem, said.many) if node.when.alone else ""
        defend = "se défendent" if said.many else "se défend"
        return f" quand {_pronoun(said)} {defend}{alone} dans une bataille{cumulatively}"
    return suffix(node.when, c) + cumulatively


SPECIAL = {
    (
        "destiny requirement",
        "set",
    ): "pour tirer une destinée de bataille{at}, {who} d'une habileté totale d'au moins {by}",
    ("ability to control", "set"): "pour contrôler {place}, {who} d'une habileté totale d'au moins {by}",
    ("most battle destinies", "set"): "{may} tirer plus de {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("destinies to power", "add"): "{adds} {plain} à la puissance seulement{at}",
}


@says(abilities.ModifyPlayer)
def _modify_player(node: abilities.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", de façon cumulative" if node.cumulative else "")
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "destinée de bataille", "destinées de bataille", c),
            plain=some(node.by, "destinée", "destinées", c), adds=do(node.player, "ajoutez", "ajoute"),
            at=maybe_at(node.at, c), by=amount(node.by, c), who=do(node.player, "avez besoin", "a besoin"),
            place=thing(node.at, c) if node.at is not None else "une localisation",
            may=do(node.player, "ne pouvez pas", "ne peut pas"),
        )  # fmt: skip
        return text + tail
    stats = _names_of(node.stat)
    many = len(stats) > 1 or stats[0].many
    who = "chaque joueur" if node.player == "any" else node.player
    values = listed([owned(who, stat.fr, stat.fem, stat.many) + stat.during for stat in stats], "et")
    change = _change(node.how, node.by, many, all(stat.fem for stat in stats), c)
    return f"{values}{maybe_at(node.at, c)} {change}{tail}"


@says(abilities.CancelModifiers)
def _cancel_modifiers(node: abilities.CancelModifiers, c: Context) -> str:
    kind = "bonus" if node.bonuses_only else "modificateurs"
    whats = listed([f"{kind} {de(stat.fr)}" for stat in _names_of(node.stat)], "et")
    return f"{owned(node.player, whats, False, True)}{maybe_at(node.at, c)} sont annulés{suffix(node.when, c)}"


AGAINST = {"modify": "modifiés", "cancel": "annulés"}


@says(abilities.ProtectDrains)
def _protect_drains(node: abilities.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "ou")
    drains = owned(node.player, "drainages de Force", False, True)
    by = "l'adversaire" if node.player == "you" else "l'adversaire de ce joueur"
    return f"{drains}{maybe_at(node.at, c)} ne peuvent pas être {what} par {by}{suffix(node.when, c)}"


@says(abilities.DrainsAgain)
def _drains_again(node: abilities.DrainsAgain, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    return f"{said.text} {'peuvent' if said.many else 'peut'} participer à plus d'un drainage de Force par tour"


@says(abilities.StackOnTable)
def _stack_on_table(node: abilities.StackOnTable, c: Context) -> str:
    return "pour l'unicité, les cartes placées ici comptent comme étant sur la table"


@says(abilities.NotAboard)
def _not_aboard(node: abilities.NotAboard, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    can = "ne peuvent pas" if said.many else "ne peut pas"
    return f"{said.text} {can} être à bord {thing(node.what, c, 'a', preposition='de')}"


@says(abilities.Grant)
def _grant(node: abilities.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    word = lexicon.noun(node.word)
    granted = f"sont des {word.frs}" if said.many else f"est {'une' if word.fem else 'un'} {word.fr}"
    return f"{said.text} {granted}"


@says(abilities.Cannot)
def _cannot(node: abilities.Cannot, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    what = (node.what,) if isinstance(node.what, str) else node.what
    can = "peuvent" if said.many else "peut"
    deeds_ = [agree(lexicon.DEEDS[each][1], said.fem, said.many) for each in what]
    text = f"ne {can} pas {deeds_[0]}" if len(deeds_) == 1 else f"ne {can} " + " ".join(f"ni {each}" for each in deeds_)
    return f"{said.text} {text}{suffix(node.when, c)}"


@says(abilities.ImmuneToAttrition)
def _immune_to_attrition(node: abilities.ImmuneToAttrition, c: Context) -> str:
    found, where = subject(describe(node.who, c))
    said = join(found, "many")
    immune = agree(f"{'sont' if said.many else 'est'} immunisé{{e}}{{s}}", said.fem, said.many)
    limit = f"à l'attrition < {amount(node.below, c)}"
    return f"{said.text} {immune} {limit}{_while(where, said)}{suffix(node.when, c)}"


@says(abilities.ImmuneTo)
def _immune_to(node: abilities.ImmuneTo, c: Context) -> str:
    return f"cette carte est immunisée à {node.title}"


@says(abilities.LostIf)
def _lost_if(node: abilities.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = agree("annulé{e}{s}" if node.cancelled else "perdu{e}{s}", said.fem, said.many)
    return f"{said.text} {'sont' if said.many else 'est'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: conditions.Condition, c: Context) -> str:
    """Une condition qui décide aussitôt : « si … n'est plus … »."""
    part = condition.part if isinstance(condition, conditions.Unless) else None
    if isinstance(part, conditions.Fits):
        return si(phrase(part, c).replace(" est ", " n'est plus ", 1))
    return when(condition, c)


@says(abilities.Rotates)
def _rotates(node: abilities.Rotates, c: Context) -> str:
    return (
        "la localisation est retournée : ses icônes et ses textes de jeu, ainsi que les cartes qui les étendent, "
        "servent l'autre camp"
    )


@says(abilities.Expands)
def _expands(node: abilities.Expands, c: Context) -> str:
    return f"votre texte de jeu de cette localisation s'applique aussi {at(node.to, c)}, comme s'il y figurait"


@says(abilities.PutsUndercover)
def _puts_undercover(node: abilities.PutsUndercover, c: Context) -> str:
    return "le porteur passe du côté adverse du site et devient clandestin"


@says(abilities.Transfers)
def _transfers(node: abilities.Transfers, c: Context) -> str:
    what = thing(nouns.other(node.to), c, preposition="à")
    who = c.title or "cette carte"
    return f"pendant votre phase de déploiement, vous pouvez transférer gratuitement {who} {what}"


@says(abilities.ForfeitFromHand)
def _forfeit_from_hand(node: abilities.ForfeitFromHand, c: Context) -> str:
    return (
        "pendant le segment des dommages d'une bataille que vous avez perdue, vous pouvez comptabiliser en perte des "
        "cartes de votre main dotées d'une valeur de perte"
    )


@says(abilities.MobileSystem)
def _mobile_system(node: abilities.MobileSystem, c: Context) -> str:
    return (
        f"se déploie seulement au parsec {node.parsec} ; son nombre de parsecs est celui de sa position. "
        f"Hypervitesse = {node.hyperspeed}"
    )


@says(abilities.DejarikRules)
def _dejarik_rules(node: abilities.DejarikRules, c: Context) -> str:
    return (
        "seuls les cartes de dejarik et les hologrammes se déploient ici, comme des personnages dont le coût de "
        "déploiement, la puissance, l'habileté et la valeur de perte égalent la destinée et qui n'ont pas de texte de "
        "jeu ; ils ne se déplacent jamais"
    )


@says(abilities.ConvertedBy)
def _converted_by(node: abilities.ConvertedBy, c: Context) -> str:
    return f"{node.title} convertit ce site"


@says(abilities.CancelText)
def _cancel_text(node: abilities.CancelText, c: Context) -> str:
    done = {"suspend": "est suspendu", "forbid": "ne peut pas être utilisé"}.get(node.word, "est annulé")
    node, c = together(node, c)
    return f"le texte de jeu {thing(node.of, c, 'many', preposition='de')} {done}{suffix(node.when, c)}"


@says(abilities.IfUnable)
def _if_unable(node: abilities.IfUnable, c: Context) -> str:
    draws = some(node.draws, "destinée de bataille", "destinées de bataille", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}vous pouvez tirer {draws} si vous ne le pouvez pas autrement"


@says(abilities.InsteadOfLost)
def _instead_of_lost(node: abilities.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    about = agree("{est|est|sont|sont} sur le point d'être perdu{e}{s}", said.fem, said.many)
    go = "vont" if said.many else "va"
    return f"{said.text} qui {about} {go} plutôt à la {lexicon.PILES[node.pile][1]}"


@says(abilities.MayBattle)
def _may_battle(node: abilities.MayBattle, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    attacked = agree("être attaqué{e}{s}", said.fem, said.many)
    deeds_ = ["initier une bataille"] * node.initiates + [attacked] * node.is_battled
    return f"{said.text} {'peuvent' if said.many else 'peut'} {listed(deeds_ or ['se battre'], 'et')}"


@says(abilities.MayDrain)
def _may_drain(node: abilities.MayDrain, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    return f"{said.text} {'peuvent' if said.many else 'peut'} drainer de la Force"


@says(abilities.DeployOn)
def _deploy_on(node: abilities.DeployOn, c: Context) -> str:
    what = f"le côté adverse {thing(node.on, c, preposition='de')}" if node.opponents_side else thing(node.on, c)
    if node.cost == 0:
        return f"déployez gratuitement sur {what}"
    return f"déployez sur {what}{at_price(node.cost, c)}"


@says(abilities.DeployOnTable)
def _deploy_on_table(node: abilities.DeployOnTable, c: Context) -> str:
    near = f", près de la {lexicon.PILES[node.near][1]} de l'adversaire," if node.near else ""
    return f"déployez sur la table{near}{at_price(node.cost, c)}"


@says(abilities.DeployOnly)
def _deploy_only(node: abilities.DeployOnly, c: Context) -> str:
    return f"ne se déploie que {at(node.to, c)}, mais peut se déplacer ailleurs"


@says(abilities.DeployAnywhere)
def _deploy_anywhere(node: abilities.DeployAnywhere, c: Context) -> str:
    return f"peut être déployé sans présence ni icône de Force{maybe_at(node.to, c)}"


@says(abilities.NoDeploy)
def _no_deploy(node: abilities.NoDeploy, c: Context) -> str:
    return f"ne peut pas se déployer {when(node.when, c)}"


@says(abilities.DeployFor)
def _deploy_for(node: abilities.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    price = at_price(node.yours, c)
    if node.opponents and node.opponents == node.yours:
        price = f" pour {force(node.yours, c)} de chaque joueur"
    elif node.opponents:
        price = f" pour {force(node.yours, c)} à vous et {force(node.opponents, c)} à l'adversaire"
    verb = "se déploient" if said.many else "se déploie"
    place = maybe_at(node.at, c)
    where = f"{price}{place}" if node.yours == 0 and not node.opponents else f"{place}{price}"
    return f"{said.text} {verb}{where}{suffix(node.when, c)}"


@says(abilities.TransitCost)
def _transit_cost(node: abilities.TransitCost, c: Context) -> str:
    price = "est gratuit" if node.amount == 0 else f"coûte {force(node.amount, c)}"
    if node.to:
        price = f"coûte {force(node.amount, c)} de plus"
        return f"votre transit par les aires de mise à quai vers cette localisation {price}"
    return f"votre transit par les aires de mise à quai depuis cette localisation {price}"


@says(abilities.ReactMove)
def _react_move(node: abilities.ReactMove, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    move = "s'éloigner" if node.away else "se déplacer"
    return f"{said.text} {'peuvent' if said.many else 'peut'} {move}{goal} comme réaction{suffix(node.when, c)}"


@says(abilities.ReactDeploy)
def _react_deploy(node: abilities.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "des cartes"
    pilot = " avec un pilote" if node.with_pilot else ""
    against = f" {REACTED_TO[node.against]}" if node.against else ""
    return f"vous pouvez déployer {what}{pilot} {at(node.to, c)} comme réaction{against}"


REACTED_TO = {"battle": "à une bataille", "drain": "à un drainage de Force"}


@says(abilities.Moves)
def _moves(node: abilities.Moves, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    goal = "jusqu'ici" if node.end == nouns.HERE else to(node.end, c)
    way = f"depuis {thing(node.start, c)} {goal}{at_price(node.cost, c)}"
    can = "peuvent" if said.many else "peut"
    return f"pendant votre {lexicon.PHASES[node.during][1]}, {said.text} {can} se déplacer {way}{suffix(node.when, c)}"


@says(abilities.ForfeitInPlace)
def _forfeit_in_place(node: abilities.ForfeitInPlace, c: Context) -> str:
    said = join(describe(nouns.HIT & node.of, c), "a", preposition="de")
    restored = agree("rétabli{e}", said.fem)
    who = c.title or "cette carte"
    return f"vous pouvez comptabiliser {who} en perte à la place {said.text}, qui est alors {restored}"


ROOM = {
    "pilots": ("pilote", "pilotes"), "drivers": ("conducteur", "conducteurs"), "passengers": ("passager", "passagers"),
    "either": ("pilote ou passager", "pilotes ou passagers"), "astromechs": ("astromécano", "astromécanos"),
    "vehicles": ("véhicule", "véhicules"), "starfighters": ("chasseur stellaire", "chasseurs stellaires"),
    "ties": ("TIE", "TIE"),
}  # fmt: skip


@says(abilities.Carries)
def _carries(node: abilities.Carries, c: Context) -> str:
    room = [some(getattr(node, kind), *names, c) for kind, names in ROOM.items() if getattr(node, kind)]
    only = f" (seulement {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"capacité : {listed(room, 'et') or 'aucune'}{only}"


@says(abilities.Shuttles)
def _shuttles(node: abilities.Shuttles, c: Context) -> str:
    who = some(node.characters, "personnage", "personnages", c)
    return f"à chaque tour, jusqu'à {who} peuvent prendre gratuitement cette navette vers ou depuis le même site"


@says(abilities.PermanentPilot)
def _permanent_pilot(node: abilities.PermanentPilot, c: Context) -> str:
    who = f"{node.person} en est le pilote permanent" if node.person else "possède un pilote permanent"
    power = f", qui ajoute {node.power} à la puissance" if node.power else ""
    return f"{who} d'habileté {decimal(node.ability)}{power}"


@says(abilities.CountsAsMatching)
def _counts_as_matching(node: abilities.CountsAsMatching, c: Context) -> str:
    return f"{thing(node.pilot, c)} compte comme pilote assorti {de(thing(node.of, c))}"


@says(abilities.OpponentMayReplace)
def _opponent_may_replace(node: abilities.OpponentMayReplace, c: Context) -> str:
    return f"l'adversaire peut remplacer {c.title or 'cette carte'} par {thing(node.by, c)}{suffix(node.when, c)}"


@says(abilities.DeploysUndercover)
def _deploys_undercover(node: abilities.DeploysUndercover, c: Context) -> str:
    return "ne se déploie que comme espion clandestin sur un site"


@says(abilities.PermanentWeapon)
def _permanent_weapon(node: abilities.PermanentWeapon, c: Context) -> str:
    return f"{node.title} est son arme permanente : {phrase(node.fire, c)}"


@says(abilities.Disarms)
def _disarms(node: abilities.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} n'a aucune arme, pas même une arme permanente, et ne peut en porter"


@says(abilities.WhileUndercover)
def _while_undercover(node: abilities.WhileUndercover, c: Context) -> str:
    return f"en clandestinité : {sentences(lines(node.text, c))}"


@says(abilities.Function)
def _function(node: abilities.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


def _period(act: abilities.Act) -> str:
    if act.during:
        name = lexicon.PHASES[act.during][1]
        return f"pendant {owned(act.whose, name, True) if act.whose != 'any' else f'une {name}'}"
    return f"pendant {owned(act.whose, 'tour', False)}" if act.whose != "any" else ""


def _lead(act: abilities.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    each_phase = act.limit == "phase" and act.during
    limit = "une fois " if each_phase else f"une fois par {lexicon.PERIODS[act.limit][1]}, " if act.limit else ""
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("si ") for each in said) and not isinstance(act.when, conditions.Unless):
        claims = [*said, *(si(each) for each in claimed(rest, c))]
        said = [listed(claims, "et")] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"pendant {time_words(each)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _span(act: abilities.Act, c: Context) -> str:
    most = [pick.most for pick in act.targets if pick.most]
    return f" (X de 1 {a(amount(most[0], c))})" if most else ""


@says(abilities.Act)
def _act(node: abilities.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, trigger=node.to))
    first, *rest = clauses(node, c)
    optional = node.may and not c.interrupt
    if node.cost != 0:
        use = f"{do(node.by, 'pouvez', 'peut')} utiliser" if optional else "utilisez"
        start = f"{use} {force(node.cost, c)}{_span(node, c)}"
        start += f" pour {first.to}" if first.to else f" : {first.say}"
    elif optional:
        start = f"{do(node.by, 'pouvez', 'peut')} {first.to or f'faire ceci : {first.say}'}"
    else:
        start = first.say
    immune = [f"cette fonction est immunisée à {node.immune_to}"] if node.immune_to else []
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *immune])


@says(abilities.Fire)
def _fire(node: abilities.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    reach = "" if isinstance(node.reach, nouns.Here) else f" {at(node.reach, c)}"
    first = f"{trigger}peut cibler {thing(node.at, c)}{reach}{at_price(node.cost, c)}"
    return sentences([first, *(phrase(each, c) for each in node.do)])


@says(abilities.FirstTurn)
def _first_turn(node: abilities.FirstTurn, c: Context) -> str:
    return f"si c'est votre localisation de départ, {lexicon.SIDES[node.side][1]} joue le premier tour"


# -- a whole card ------------------------------------------------------------------------------------------------------

OR = "OU"
GOES_TO = {"": "", "used": "UTILISÉE : ", "lost": "PERDUE : "}
LABELS = {
    "light": "Côté lumineux", "dark": "Côté obscur", "icons": "Icônes", "traits": "Caractéristiques",
    "force": "Icônes de Force", "model": "Modèle", "empty": "Pas de texte de jeu.", "colon": " : ",
    "light short": "lumineux", "dark short": "obscur",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destinée", "power": "Puissance", "ability": "Habileté", "deploy": "Déploiement",
    "forfeit": "Valeur de perte", "maneuver": "Manœuvre", "armor": "Blindage", "hyperspeed": "Hypervitesse",
    "landspeed": "Vitesse terrestre", "parsec": "Parsec",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself."""
    if word in lexicon.ADJECTIVES:
        adjective = lexicon.ADJECTIVES[word]
        return adjective.label or agree(adjective.fr)
    return lexicon.noun(word).fr


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


def finish(text: str) -> str:
    """Typography: no line breaks before high punctuation or inside quotation marks."""
    text = re.sub(" ([:;!?»])", "\u00a0\\1", text)
    return text.replace("« ", "«\u00a0")
