"""English: the lines of a card, one phrase for each ability, and the words around them."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.lang import abilities, amounts, conditions, nouns
from cantina.text import lexicon
from cantina.text.en.phrases import (
    TOGETHER,
    amount,
    article,
    at,
    at_price,
    claimed,
    describe,
    do,
    force,
    join,
    lines,
    made_of,
    maybe_at,
    owner,
    phrase,
    player,
    says,
    signed,
    some,
    suffix,
    thing,
    time_words,
    to,
    when,
)
from cantina.text.en.verbs import clauses
from cantina.text.grammar import Context, plain_change, subject, times_and_facts, together
from cantina.text.lexicon import capital, listed, sentences


def _stats(stat: str | tuple[str, ...]) -> str:
    names = stat if isinstance(stat, tuple) else (stat,)
    return listed([lexicon.STATS[name].en for name in names], "and")


def _change(how: str, by: Any, c: Context) -> str:
    """What becomes of a value: "+2", "6", "doubled", "increased by the number of …"."""
    if how == "most":
        return f"no more than {amount(by, c)}"
    if how in ("set", "define"):
        return amount(by, c)
    if how == "times":
        return "doubled" if by == 2 else f"multiplied by {amount(by, c)}"
    if plain_change(by):
        return signed(by, c)
    if isinstance(by, amounts.Times) and isinstance(by.left, amounts.Pairs):
        return f"increased by {amount(by.right, c)} for each pair {made_of(by.left, c)}"
    return f"increased by {amount(by, c)}"


@says(abilities.Modify)
def _modify(node: abilities.Modify, c: Context) -> str:
    return _modify_several([node], c)


def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "they are power +1 and hyperspeed +2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    said = join(named, "many")
    if (node.stat, node.how, node.by) == ("move cost", "set", 0):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        return f"{join(what, 'many').text} {'move' if said.many else 'moves'}{goal} for free{_tail(node, c)}"
    place, stats = maybe_at(node.at, c), _stats(node.stat)
    several = isinstance(node.stat, tuple)
    if node.how == "add" and plain_change(node.by) and (several or not lexicon.STATS[node.stat].many):
        changes = [f"{_stats(each.stat)} {signed(each.by, c, place if each is found[-1] else '')}" for each in found]
        text = f"{said.text} {'are' if said.many else 'is'} {listed(changes, 'and')}"
    else:
        be = "are" if several or lexicon.STATS[node.stat].many else "is"
        text = f"the {stats} of {said.text}{place} {be} {_change(node.how, node.by, c)}"
    return text + _while(where) + _tail(node, c)


TOGETHER[abilities.Modify] = _modify_several


def _while(where: tuple[str, ...]) -> str:
    return f" while {' '.join(where)}" if where else ""


def _tail(node: abilities.Modify, c: Context) -> str:
    cumulatively = ", cumulatively" if node.cumulative else ""
    if isinstance(node.when, conditions.Defending) and node.when.who == node.of:
        return f" while defending a battle{' alone' if node.when.alone else ''}{cumulatively}"
    return suffix(node.when, c) + cumulatively


SPECIAL = {
    ("destiny requirement", "set"): "to draw battle destiny{at}, {who} total ability of at least {by}",
    ("ability to control", "set"): "to control {place}, {who} total ability of at least {by}",
    ("most battle destinies", "set"): "{player} may draw no more than {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("destinies to power", "add"): "{adds} {plain} to power only{at}",
}


@says(abilities.ModifyPlayer)
def _modify_player(node: abilities.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", cumulatively" if node.cumulative else "")
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "battle destiny", "battle destinies", c),
            plain=some(node.by, "destiny", "destinies", c), adds=do(node.player, "add", "adds"),
            at=maybe_at(node.at, c), by=amount(node.by, c), player=player(node.player),
            who=do(node.player, "need", "needs"), place=thing(node.at, c) if node.at is not None else "a location",
        )  # fmt: skip
        return text + tail
    plural = isinstance(node.stat, tuple) or lexicon.STATS[node.stat].many
    change = _rounding(node.by, c) if node.how == "halve" else _change(node.how, node.by, c)
    whose = "each player's" if node.player == "any" else owner(node.player)
    subject = f"{whose} {_stats(node.stat)}{maybe_at(node.at, c)}"
    return f"{subject} {'are' if plural else 'is'} {change}{tail}"


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, amounts.Depends):
        return f"{_rounding(by.otherwise, c)} (or {_rounding(by.then, c).removeprefix('halved, ')} {when(by.when, c)})"
    return f"halved, rounded {'up' if by else 'down'}"


@says(abilities.CancelModifiers)
def _cancel_modifiers(node: abilities.CancelModifiers, c: Context) -> str:
    names = node.stat if isinstance(node.stat, tuple) else (node.stat,)
    kind = "bonuses" if node.bonuses_only else "modifiers"
    whats = listed([f"{lexicon.STATS[name].en} {kind}" for name in names], "and")
    return f"{owner(node.player)} {whats}{maybe_at(node.at, c)} are canceled{suffix(node.when, c)}"


AGAINST = {"modify": "modified", "cancel": "canceled"}


@says(abilities.ProtectDrains)
def _protect_drains(node: abilities.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "or")
    by = "opponent" if node.player == "you" else "that player's opponent"
    return f"{owner(node.player)} Force drains{maybe_at(node.at, c)} may not be {what} by {by}{suffix(node.when, c)}"


@says(abilities.DrainsAgain)
def _drains_again(node: abilities.DrainsAgain, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may participate in more than one Force drain each turn"


@says(abilities.StackOnTable)
def _stack_on_table(node: abilities.StackOnTable, c: Context) -> str:
    return "cards here count as on table for uniqueness"


@says(abilities.NotAboard)
def _not_aboard(node: abilities.NotAboard, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may not be aboard {thing(node.what, c, 'many', 'or')}"


@says(abilities.Grant)
def _grant(node: abilities.Grant, c: Context) -> str:
    said = join(describe(node.to, c), "many")
    word = lexicon.noun(node.word)
    return f"{said.text} {f'are {word.ens}' if said.many else f'is {article(word.en)}'}"


@says(abilities.Cannot)
def _cannot(node: abilities.Cannot, c: Context) -> str:
    what = (node.what,) if isinstance(node.what, str) else node.what
    deeds_ = listed([lexicon.DEEDS[each][0] for each in what], "or")
    return f"{thing(node.who, c, 'many')} cannot {deeds_}{suffix(node.when, c)}"


@says(abilities.ImmuneToAttrition)
def _immune_to_attrition(node: abilities.ImmuneToAttrition, c: Context) -> str:
    found, where = subject(describe(node.who, c))
    said = join(found, "many")
    immune = f"{'are' if said.many else 'is'} immune to attrition < {amount(node.below, c)}"
    return f"{said.text} {immune}{_while(where)}{suffix(node.when, c)}"


@says(abilities.ImmuneTo)
def _immune_to(node: abilities.ImmuneTo, c: Context) -> str:
    return f"immune to {node.title}"


@says(abilities.LostIf)
def _lost_if(node: abilities.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = "canceled" if node.cancelled else "lost"
    return f"{said.text} {'are' if said.many else 'is'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: conditions.Condition, c: Context) -> str:
    """A condition that decides at once: "if … no longer …" where it speaks of something that stops."""
    part = condition.part if isinstance(condition, conditions.Unless) else None
    if isinstance(part, conditions.Fits):
        return f"if {phrase(part, c).replace(' is ', ' is no longer ', 1)}"
    return when(condition, c)


@says(abilities.Rotates)
def _rotates(node: abilities.Rotates, c: Context) -> str:
    return "the location is turned round: its icons and game texts, and cards that expand them, serve the other side"


@says(abilities.Expands)
def _expands(node: abilities.Expands, c: Context) -> str:
    return f"your game text of this location also applies {at(node.to, c)}, as if it stood there"


@says(abilities.PutsUndercover)
def _puts_undercover(node: abilities.PutsUndercover, c: Context) -> str:
    return "the bearer crosses to the opponent's side of the site and is undercover"


@says(abilities.Transfers)
def _transfers(node: abilities.Transfers, c: Context) -> str:
    what = thing(nouns.other(node.to), c)
    return f"during your deploy phase, {c.title or 'this card'} may be transferred for free to {what}"


@says(abilities.ForfeitFromHand)
def _forfeit_from_hand(node: abilities.ForfeitFromHand, c: Context) -> str:
    return "during the damage segment of a battle you lost, you may forfeit cards with a forfeit value from your hand"


@says(abilities.MobileSystem)
def _mobile_system(node: abilities.MobileSystem, c: Context) -> str:
    where = f"deploys only at parsec {node.parsec}; its parsec number is that of its position"
    return f"{where}. Hyperspeed = {node.hyperspeed}"


@says(abilities.DejarikRules)
def _dejarik_rules(node: abilities.DejarikRules, c: Context) -> str:
    return (
        "only dejarik cards and holograms deploy here, as if they were characters whose deploy cost, power, ability "
        "and forfeit value equal their destiny number and who have no game text; they never move"
    )


@says(abilities.ConvertedBy)
def _converted_by(node: abilities.ConvertedBy, c: Context) -> str:
    return f"{node.title} converts this site"


@says(abilities.CancelText)
def _cancel_text(node: abilities.CancelText, c: Context) -> str:
    done = {"suspend": "is suspended", "forbid": "may not be used"}.get(node.word, "is canceled")
    node, c = together(node, c)
    return f"the game text of {thing(node.of, c, 'many')} {done}{suffix(node.when, c)}"


@says(abilities.IfUnable)
def _if_unable(node: abilities.IfUnable, c: Context) -> str:
    draws = some(node.draws, "battle destiny", "battle destinies", c)
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    return f"{lead}you may draw {draws} if not able to otherwise"


@says(abilities.InsteadOfLost)
def _instead_of_lost(node: abilities.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    go = "are about to be lost go" if said.many else "is about to be lost goes"
    return f"{said.text} that {go} to the {lexicon.PILES[node.pile][0]} instead"


@says(abilities.MayBattle)
def _may_battle(node: abilities.MayBattle, c: Context) -> str:
    deeds_ = ["initiate battle"] * node.initiates + ["be battled"] * node.is_battled
    return f"{thing(node.who, c, 'many')} may {listed(deeds_ or ['battle'], 'and')}"


@says(abilities.MayDrain)
def _may_drain(node: abilities.MayDrain, c: Context) -> str:
    return f"{thing(node.who, c, 'many')} may Force drain"


@says(abilities.DeployOn)
def _deploy_on(node: abilities.DeployOn, c: Context) -> str:
    what = ("opponent's side of " if node.opponents_side else "") + thing(node.on, c)
    return f"deploy free on {what}" if node.cost == 0 else f"deploy on {what}{at_price(node.cost, c)}"


@says(abilities.DeployOnTable)
def _deploy_on_table(node: abilities.DeployOnTable, c: Context) -> str:
    near = f" near opponent's {lexicon.PILES[node.near][0]}" if node.near else ""
    return f"deploy on table{near}{at_price(node.cost, c)}"


@says(abilities.DeployOnly)
def _deploy_only(node: abilities.DeployOnly, c: Context) -> str:
    return f"deploys only {at(node.to, c)}, but may move elsewhere"


@says(abilities.DeployAnywhere)
def _deploy_anywhere(node: abilities.DeployAnywhere, c: Context) -> str:
    return f"may deploy without presence or Force icons{maybe_at(node.to, c)}"


@says(abilities.NoDeploy)
def _no_deploy(node: abilities.NoDeploy, c: Context) -> str:
    return f"cannot deploy {when(node.when, c)}"


@says(abilities.DeployFor)
def _deploy_for(node: abilities.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    verb = "deploy" if said.many else "deploys"
    place = maybe_at(node.at, c)
    if node.opponents and node.opponents == node.yours:
        place += f" for {force(node.yours, c)} from each player"
    elif node.opponents:
        place += f" for {force(node.yours, c)} of yours and {force(node.opponents, c)} of the opponent's"
    else:
        place = f" free{place}" if node.yours == 0 else f"{place}{at_price(node.yours, c)}"
    return f"{said.text} {verb}{place}{suffix(node.when, c)}"


@says(abilities.TransitCost)
def _transit_cost(node: abilities.TransitCost, c: Context) -> str:
    price = "is free" if node.amount == 0 else f"costs {force(node.amount, c)}"
    if node.to:
        return f"your docking bay transit to here costs {force(node.amount, c)} more"
    return f"your docking bay transit from here {price}"


@says(abilities.ReactMove)
def _react_move(node: abilities.ReactMove, c: Context) -> str:
    goal = f" {to(node.to, c)}" if node.to is not None else ""
    away = " away" if node.away else ""
    return f"{thing(node.who, c, 'many')} may move{away}{goal} as a 'react'{suffix(node.when, c)}"


@says(abilities.ReactDeploy)
def _react_deploy(node: abilities.ReactDeploy, c: Context) -> str:
    what = thing(node.what, c, "many") if node.what is not None else "cards"
    pilot = " with a pilot" if node.with_pilot else ""
    against = f" to {REACTED_TO[node.against]}" if node.against else ""
    return f"you may deploy {what}{pilot} {at(node.to, c)} as a 'react'{against}"


REACTED_TO = {"battle": "a battle", "drain": "a Force drain"}


@says(abilities.Moves)
def _moves(node: abilities.Moves, c: Context) -> str:
    phase = lexicon.PHASES[node.during][0]
    goal = "to here" if node.end == nouns.HERE else to(node.end, c)
    way = f"from {thing(node.start, c)} {goal}{at_price(node.cost, c)}"
    return f"during your {phase}, {thing(node.who, c, 'many')} may move {way}{suffix(node.when, c)}"


@says(abilities.ForfeitInPlace)
def _forfeit_in_place(node: abilities.ForfeitInPlace, c: Context) -> str:
    what = thing(nouns.HIT & node.of, c)
    return f"{c.title or 'this card'} may be forfeited in place of {what}, which is then restored"


ROOM = {
    "pilots": ("pilot", "pilots"), "drivers": ("driver", "drivers"), "passengers": ("passenger", "passengers"),
    "either": ("pilot or passenger", "pilots or passengers"), "astromechs": ("astromech", "astromechs"),
    "vehicles": ("vehicle", "vehicles"), "starfighters": ("starfighter", "starfighters"), "ties": ("TIE", "TIEs"),
}  # fmt: skip


@says(abilities.Carries)
def _carries(node: abilities.Carries, c: Context) -> str:
    room = [some(getattr(node, kind), *names, c) for kind, names in ROOM.items() if getattr(node, kind)]
    only = f" (only {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"carries {listed(room, 'and') or 'nobody'}{only}"


@says(abilities.Shuttles)
def _shuttles(node: abilities.Shuttles, c: Context) -> str:
    who = some(node.characters, "character", "characters", c)
    return f"each turn, up to {who} may shuttle to or from the same site for free"


@says(abilities.PermanentPilot)
def _permanent_pilot(node: abilities.PermanentPilot, c: Context) -> str:
    who = f"{node.person} is its permanent pilot" if node.person else "has a permanent pilot"
    power = f", who adds {node.power} to power" if node.power else ""
    return f"{who} of ability {lexicon.number(node.ability)}{power}"


@says(abilities.CountsAsMatching)
def _counts_as_matching(node: abilities.CountsAsMatching, c: Context) -> str:
    return f"{thing(node.pilot, c)} counts as the matching pilot of {thing(node.of, c)}"


@says(abilities.OpponentMayReplace)
def _opponent_may_replace(node: abilities.OpponentMayReplace, c: Context) -> str:
    return f"the opponent may replace {c.title or 'this card'} with {thing(node.by, c)}{suffix(node.when, c)}"


@says(abilities.DeploysUndercover)
def _deploys_undercover(node: abilities.DeploysUndercover, c: Context) -> str:
    return "deploys only as an undercover spy at a site"


@says(abilities.PermanentWeapon)
def _permanent_weapon(node: abilities.PermanentWeapon, c: Context) -> str:
    return f"{node.title} is its permanent weapon: {phrase(node.fire, c)}"


@says(abilities.Disarms)
def _disarms(node: abilities.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} has no weapon, not even a permanent one, and cannot carry any"


@says(abilities.WhileUndercover)
def _while_undercover(node: abilities.WhileUndercover, c: Context) -> str:
    return f"while undercover: {sentences(lines(node.text, c))}"


@says(abilities.Function)
def _function(node: abilities.Function, c: Context) -> str:
    return sentences(lines(node.text, c))


def _period(act: abilities.Act) -> str:
    whose = "any" if act.whose == "any" else owner(act.whose)
    if act.during:
        return f"during {whose} {lexicon.PHASES[act.during][0]}"
    return f"during {whose} turn" if act.whose != "any" else ""


def _lead(act: abilities.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    each_phase = act.limit == "phase" and act.during
    limit = "once " if each_phase else f"once per {lexicon.PERIODS[act.limit][0]}, " if act.limit else ""
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("if ") for each in said) and not isinstance(act.when, conditions.Unless):
        claims = [*(each.removeprefix("if ") for each in said), *claimed(rest, c)]
        said = [f"if {listed(claims, 'and')}"] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"during {time_words(each)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _cost(act: abilities.Act, c: Context) -> str:
    most = [pick.most for pick in act.targets if pick.most]
    span = f" (X from 1 to {amount(most[0], c)})" if most else ""
    return f"use {force(act.cost, c)}{span}"


@says(abilities.Act)
def _act(node: abilities.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, trigger=node.to))
    first, *rest = clauses(node, c)
    optional = f"{player(node.by)} may " if node.may and not c.interrupt else ""
    if node.cost != 0:
        start = f"{optional}{_cost(node, c)}" + (f" to {first.to}" if first.to else f": {first.say}")
    elif optional:
        start = optional + (first.to or f"do this: {first.say}")
    else:
        start = first.say
    immune = [f"immune to {node.immune_to}"] if node.immune_to else []
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *immune])


@says(abilities.Fire)
def _fire(node: abilities.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    reach = "" if isinstance(node.reach, nouns.Here) else f" {at(node.reach, c)}"
    first = f"{trigger}may target {thing(node.at, c)}{reach}{at_price(node.cost, c)}"
    return sentences([first, *(phrase(each, c) for each in node.do)])


@says(abilities.FirstTurn)
def _first_turn(node: abilities.FirstTurn, c: Context) -> str:
    return f"if this is your starting location, the {lexicon.SIDES[node.side][0]} Side takes the first turn"


# -- a whole card ------------------------------------------------------------------------------------------------------

OR = "OR"
GOES_TO = {"": "", "used": "USED: ", "lost": "LOST: "}
LABELS = {
    "light": "Light Side", "dark": "Dark Side", "icons": "Icons", "traits": "Characteristics", "force": "Force icons",
    "model": "Model", "empty": "No game text.", "colon": ": ", "light short": "Light", "dark short": "Dark",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destiny", "power": "Power", "ability": "Ability", "deploy": "Deploy", "forfeit": "Forfeit",
    "maneuver": "Maneuver", "armor": "Armor", "hyperspeed": "Hyperspeed", "landspeed": "Landspeed", "parsec": "Parsec",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself."""
    return lexicon.ADJECTIVES[word].en if word in lexicon.ADJECTIVES else lexicon.noun(word).en


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


def finish(text: str) -> str:
    """Typography: nothing to do in English."""
    return text
