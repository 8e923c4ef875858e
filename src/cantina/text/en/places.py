"""English. Where cards are: locations, what is next to what, what is present."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, denies, describe, has, head_of, join, maybe_at, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns, at_hand, beyond_here, owner_of, without_owner

statuses({"turned": "turned"})


@says(lang.Distance)
def _distance(node: lang.Distance, c: Context) -> str:
    return f"the number of parsecs between {thing(node.one, c)} and {thing(node.other, c)}"


@says(lang.OnTable)
def _is_on_table(node: lang.OnTable, c: Context) -> Nouns:
    return (Noun(where=("on table",)),)


@says(lang.At)
def _at(node: lang.At, c: Context) -> Nouns:
    return (Noun(where=(at(node.place, c),)),)


@says(lang.Present)
def _present(node: lang.Present, c: Context) -> Nouns:
    if c.together and at_hand(node):
        return (Noun(where=(f"present with {c.title or 'this card'}{maybe_at(beyond_here(node), c)}",)),)
    return (Noun(where=(f"present {at(node.place, c)}",)),)


@says(lang.With)
def _with(node: lang.With, c: Context) -> Nouns:
    return (Noun(where=(f"{'present ' if node.present else ''}with {thing(node.who, c)}",)),)


@says(lang.Here)
def _here(node: lang.Here, c: Context) -> Nouns:
    return (Noun(determiner="the same", alone="here", place=True),)


@says(lang.Adjacent)
def _adjacent(node: lang.Adjacent, c: Context) -> Nouns:
    if node.to in (lang.HERE, lang.THERE):
        return (Noun((head_of("site"),), before=("adjacent",), place=True),)
    return (Noun((head_of("site"),), after=(f"adjacent to {thing(node.to, c, 'a')}",), place=True),)


@says(lang.Related)
def _related(node: lang.Related, c: Context) -> Nouns:
    if node.to in (lang.HERE, lang.THERE):
        return (Noun(before=("related",), place=True),)
    return (Noun(after=(f"related to {thing(node.to, c)}",), place=True),)


@says(lang.PartOf)
def _part_of(node: lang.PartOf, c: Context) -> Nouns:
    return (Noun(before=(node.planet,), alone=f"on {node.planet}", place=True),)


@says(lang.ByDistance)
def _by_distance(node: lang.ByDistance, c: Context) -> Nouns:
    than = "" if isinstance(node.than, lang.Self) else f" than {thing(node.than, c)}"
    where = f"{'nearer to' if node.nearer else 'farther from'} {thing(node.place, c)}{than}"
    return (Noun((head_of("site"),), after=(where,), place=True),)


@says(lang.Inside)
def _inside(node: lang.Inside, c: Context) -> Nouns:
    return (Noun(after=(f"inside {thing(node.what, c)}",), place=True),)


@says(lang.Where)
def _where(node: lang.Where, c: Context) -> Nouns:
    if node.who == lang.IN_BATTLE:
        return (Noun(determiner="the", after=("of the battle",), place=True),)
    found, present = describe(node.who, c), " present" if node.present else ""
    who = owner_of(found)
    said = join(without_owner(found) if who else found, "a" if node.least == 1 else "bare").text
    many = f"at least {node.least} " if node.least > 1 else ""
    if who:
        return (Noun(after=(f"where {has(who)} {many}{said}{present}",), place=True),)
    return (Noun(after=(f"where {many}{said} {'are' if many else 'is'}{present}",), place=True),)


@denies(lang.Where)
def _without(node: lang.Where, c: Context) -> str:
    return f"without {thing(node.who, c)}"


@says(lang.AtScompLink)
def _at_scomp_link(node: lang.AtScompLink, c: Context) -> Nouns:
    return (Noun(where=("at a Scomp link",)),)


@says(lang.Nighttime)
def _nighttime(node: lang.Nighttime, c: Context) -> str:
    return f"'nighttime conditions' exist {at(node.at, c) if node.at is not None else 'anywhere on table'}"


@says(lang.Rotates)
def _rotates(node: lang.Rotates, c: Context) -> str:
    return "the location is turned round: its icons and game texts, and cards that expand them, serve the other side"


RULES = {
    "bluff": "once in each of his turns the Dark Side player may place a card from hand face down here as a bluff "
    "card, which is not in play; his opponent may turn one over at any time: a character deploys here for free, if it "
    "can, and is lost otherwise; any other card is lost, and the Dark Side player loses 2 Force",
    "bombing run": "bombers that have moved here fly over the site and battle there; at the end of your battle phase "
    "they return to the system for free, or are lost if they cannot",
    "energy shield": "an energy shield covers Hoth",
    "trench": "starships, vehicles, characters and creatures come here only by cards that name this place",
    "dejarik": "only dejarik cards and holograms deploy here, as if they were characters whose deploy cost, power, "
    "ability and forfeit value equal their destiny number and who have no game text; they never move",
}


@says(lang.Rules)
def _rules(node: lang.Rules, c: Context) -> str:
    return RULES[node.of]


@says(lang.ConvertedBy)
def _converted_by(node: lang.ConvertedBy, c: Context) -> str:
    return f"{node.title} converts this site"
