"""Where locations join the table: rows of planets, from the asteroids to the last exterior site (digest: deploying);
and where cards are."""

from __future__ import annotations

from collections.abc import Iterable

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import (
    Context,
    Holds,
    Match,
    Number,
    compiled,
    evaluates,
    is_called,
    looked_at,
    matches,
    referenced_cards,
    statuses_named,
)
from cantina.engine.statuses import (
    clear_status,
    define_status,
    end_statuses,
    forbidden,
    has_status,
    initial_statuses,
    set_status,
    zone_of,
)
from cantina.engine.texts import ActiveAbility, ability_applies, active_abilities, printed
from cantina.engine.values import value
from cantina.model.card import Definition
from cantina.model.num import Num, apart
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.ship_interiors import adjacent_sites, hull_of

define_status(lang.TURNED, halves_swapped=True)

Rank = tuple[int, int]  # the group of a location in its row, and its number in that group
OUTERMOST, BEYOND, SYSTEM, CLOUDS, LOWEST, INTERIOR, BAY, AT_THE_BAY, EXTERIOR, VILLAGE, LAST = range(11)
TO_THE_LEFT = (BEYOND, INTERIOR)  # the groups whose new members come first
OWN_GROUP = {
    "Big One": OUTERMOST, "Bespin: Cloud City": LOWEST, "Tatooine: Mos Eisley": AT_THE_BAY,
    "Endor: Ewok Village": VILLAGE, "Endor: Chirpa's Hut": LAST,
}  # fmt: skip


def rank(face: Definition) -> Rank:
    """Where a location stands in its row: sectors beyond the system, the system, clouds from the highest to the lowest,
    then sites from the inside out, markers by their number."""
    if "system" in face.types:
        return SYSTEM, 0
    if face.title in OWN_GROUP:
        return OWN_GROUP[face.title], 0
    if "sector" in face.types:
        return CLOUDS if "cloud sector" in face.words else BEYOND, 0
    if "docking bay" in face.words:
        return BAY, 0
    if "interior" in face.icons and "exterior" not in face.icons and "marker site" not in face.words:
        return INTERIOR, 0
    return EXTERIOR, marker_number(face) or UNMARKED


def marker_number(face: Definition) -> int:
    """The number of a marker site (glossary: marker-site); 0 of any other location."""
    found = lang.MARKER.fullmatch(face.title)
    return int(found[1][0]) if found else 0


UNMARKED = 8  # what has no number stands after all that have one


def standing(g: Engine, title: str, planet: str = "", holder: int = 0) -> int:
    """The location on table with this title, or one that this title converts, of a planet if one is named, or at a card
    if it is to lie there; else 0."""
    for location in table.board(g).locations:
        face = g.face(location)
        titles = [face.title, *(line.title for line in printed(face, lang.ConvertedBy))]
        there = planet in ("", table.planet_of(g, location)) and holder in (0, g.card(location).at)
        if title in titles and there:
            return location
    return 0


def is_held(face: Definition) -> bool:
    """Whether a location lies at another card: a cave in an asteroid, a hold in a vehicle."""
    return bool(_holders(face, face.side))


def holders_for(g: Engine, side: Side, id: int) -> list[int]:
    """The cards at which a location could lie, by its own text."""
    wanted = (
        []
        if id in g.state.quarantine
        else [ActiveAbility(line, id, side, 0, {}) for line in _holders(g.face(id), side)]
    )
    return [id for id in table.board(g).active if any(ability_applies(g, each, on=id) for each in wanted)]


def _holders(face: Definition, side: Side) -> list[lang.DeployOn]:
    return [line for line in face.half(side) if isinstance(line, lang.DeployOn)] if face.category == "location" else []


def planets_for(g: Engine, face: Definition) -> dict[str, int]:
    """The planets that a generic location could join, and the card that stands for each: for a sector the planet
    system, for a site the system or a site of the planet's own (cloud-sectors.1, generic-sites.1, .2)."""
    if "sector" in face.types:
        return {name: each for name, row in g.state.rows for each in row if {"system", "planet"} <= g.face(each).words}
    found: dict[str, int] = {}
    for name, row in g.state.rows:
        own = [each for each in row if "generic" not in g.face(each).words and "planet" in g.face(each).words]
        there = standing(g, name)  # in another row, if it is the name of a sector with a site of its own
        if name and own and (not there or there in row):
            found[name] = own[0]
    return found


def standing_at(g: Engine, face: Definition, planet: str) -> list[int]:
    """The locations of one title at a planet."""
    return [each for each in table.board(g).locations
            if g.face(each).title == face.title and table.planet_of(g, each) == planet]  # fmt: skip


def stands_several_times(face: Definition) -> bool:
    """A location of which several may be at one system: they do not convert each other."""
    return face.category == "location" and face.unique > 1


def place_location(g: Engine, id: int, side: Side, planet: str = "", holder: int = 0) -> int:
    """Put a location on table: it converts the other side's copy, or joins its planet's row, or that of the card at
    which it lies, at the end of its group. Where nothing says which of several, it is the first that has none yet."""
    face = g.face(id)
    if "generic" in face.words and not planet:
        room = max(face.unique, 1)
        planet = next((name for name in planets_for(g, face) if len(standing_at(g, face, name)) < room), "")
    if is_held(face) and not holder:
        holders = holders_for(g, side, id)
        holder = next((each for each in holders if not standing(g, face.title, holder=each)), next(iter(holders), 0))
    old = 0 if stands_several_times(face) else standing(g, face.title, planet, holder)
    if old:
        convert(g, old, id, side)
        return old
    planet = planet or face.planet
    zones.to_table(g, id, side, at=holder, statuses=initial_statuses(g, id))
    _join_row(g, id, planet, holder)
    g.invalidate()
    return id


def _join_row(g: Engine, id: int, planet: str, holder: int) -> None:
    for n, (name, row) in enumerate(g.state.rows):
        if name == planet and planet and g.card(row[0]).at == holder:
            place = _position(g, row, id)
            joined = (name, (*row[:place], id, *row[place:]))
            g.state.rows = (*g.state.rows[:n], joined, *g.state.rows[n + 1 :])
            return
    g.state.rows = (*g.state.rows, (planet, (id,)))


def _position(g: Engine, row: tuple[int, ...], id: int) -> int:
    """Interior sites grow away from the docking bays and sectors away from the system, both to the left; everything
    else to the right."""
    own = rank(g.face(id))
    before = own[0] in TO_THE_LEFT
    ranks = [rank(g.face(each)) for each in row]
    return next((i for i, each in enumerate(ranks) if each > own or (before and each == own)), len(row))


def convert(g: Engine, old: int, new: int, side: Side) -> None:
    """The new copy takes the old one's place, and the old one lies beneath it; what is there stays (glossary:
    converting-locations). The two records change faces, so that everything at the place keeps pointing at it."""
    owner = g.card(old).owner
    zones.detach(g, new)
    old_face, new_face = g.card(old).face, g.card(new).face
    g.faces = g.faces.copy()
    g.faces[old], g.faces[new] = g.faces[new], g.faces[old]
    g.change(old, face=new_face, owner=side, side=side)
    end_statuses(g, old, "converted")
    g.change(new, face=old_face, owner=owner, side=owner, zone="converted", on=old)


def unconvertible(g: Engine, face: Definition, planet: str, holder: int) -> int:
    """The card whose text keeps a location from being converted by a new copy of it; 0 if none does."""
    old = 0 if stands_several_times(face) else standing(g, face.title, planet, holder)
    return forbidden_by(g, "be converted", old) if old else 0


def beneath(g: Engine, place: int, side: Side) -> int:
    """A player's copy of a location that was converted there and could come to the top again; 0 if there is none."""
    copies = [id for id, card in enumerate(g.state.cards)
              if card.zone == "converted" and card.on == place and card.owner == side]  # fmt: skip
    barred = forbidden(g.card(place), "be converted") or forbidden_by(g, "be converted", place)
    return copies[-1] if copies and not barred else 0


@zones.weighs_on_host(lang.Rotates)
def _rotate(g: Engine, host: int, there: bool) -> None:
    """Each card that comes or goes turns the location round: two of them leave it as it was."""
    if has_status(g, host, lang.TURNED):
        clear_status(g, host, lang.TURNED)
    else:
        set_status(g, host, lang.TURNED)


def lose_homeless(g: Engine) -> None:
    """A location is lost, with all that is there, when the card at which it lies has left the table."""
    if g.state.decision is None or "homes" in g.board:
        return
    held = [id for id in table.board(g).locations if g.card(id).at]
    homeless = [id for id in held if g.card(g.card(id).at).zone != "table"]
    if not homeless:
        g.board["homes"] = True
        return
    g.rebuild_decision()
    zones.lose(g, tuple(each for id in homeless for each in (*table.cards_at(g, id), id)))


def keep_turned(g: Engine) -> None:
    """A location is turned round by texts that are in force, however often; the question waits until it is right."""
    if g.state.decision is None or "turned" in g.memo:
        return
    turning = [each.here for each in active_abilities(g, lang.Rotates)]
    turnable = [id for id in table.board(g).locations if turning or g.state.cards[id].statuses]
    wrong = [id for id in turnable if has_status(g, id, lang.TURNED) != bool(turning.count(id) % 2)]
    if not wrong:
        g.memo["turned"] = True
        return
    g.rebuild_decision()
    for id in wrong:
        _rotate(g, id, True)


@evaluates(lang.Distance)
def _distance(node: lang.Distance) -> Number:
    def amount(c: Context) -> Num:
        ends = [
            value(c.g, "parsec", each) or 0 for noun in (node.one, node.other) for each in referenced_cards(c, noun)
        ]
        return apart(ends[0], ends[1]) if len(ends) == 2 else 0

    return amount


@evaluates(lang.OnTable)
def _on_table(_: lang.OnTable) -> Match:
    return lambda c, id: zone_of(c.g, id) == "table"


@evaluates(lang.At)
def _at(node: lang.At) -> Match:
    place = compiled(node.place)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        return bool(where) and place(c, where)

    return match


@evaluates(lang.Present)
def _present(node: lang.Present) -> Match:
    place = compiled(node.place)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        return bool(where) and table.is_present(c.g, id) and place(c, where)

    return match


@evaluates(lang.With)
def _with(node: lang.With) -> Match:
    who, named = compiled(node.who), statuses_named(node.who)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        if not where or (node.present and not table.is_present(c.g, id)):
            return False
        return any(
            each != id and looked_at(c.g, each, named) and who(c, each)
            and (not node.present or table.is_present(c.g, each))
            for each in table.cards_at(c.g, where)
        )  # fmt: skip

    return match


@evaluates(lang.Inside)
def _inside(node: lang.Inside) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        hull = hull_of(c.g, id)
        return bool(hull) and what(c, hull)

    return match


@evaluates(lang.Here)
def _here(_: lang.Here) -> Match:
    return lambda c, id: id == c.here


@evaluates(lang.Adjacent)
def _adjacent(node: lang.Adjacent) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(to(c, each) for each in adjacent_sites(c.g, id))


@evaluates(lang.Related)
def _related(node: lang.Related) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(each != id and to(c, each) for each in table.fellows(c.g, id))


@evaluates(lang.ByDistance)
def _by_distance(node: lang.ByDistance) -> Match:
    def match(c: Context, id: int) -> bool:
        places = [table.location_of(c.g, each) for each in referenced_cards(c, node.place)]
        now = [
            each for who in referenced_cards(c, node.than) for each in _steps(c.g, places, table.location_of(c.g, who))
        ]
        then = _steps(c.g, places, id)
        if not (now and then):
            return False
        return min(then) < min(now) if node.nearer else min(then) > min(now)

    return match


def _steps(g: Engine, places: Iterable[int], site: int) -> list[int]:
    """How many sites one must go from a site to those of these places that are in its row."""
    sites = [each for each in table.row_of(g, site)[1] if "site" in g.face(each).words]
    return [abs(sites.index(site) - sites.index(each)) for each in places if {site, each} <= set(sites)]


@evaluates(lang.PartOf)
def _part_of(node: lang.PartOf) -> Match:
    return lambda c, id: table.is_part_of(c.g, id, node.planet)


@evaluates(lang.Where)
def _where(node: lang.Where) -> Match:
    who, named = compiled(node.who), statuses_named(node.who)

    def counts(c: Context, id: int) -> bool:
        return looked_at(c.g, id, named) and (not node.present or table.is_present(c.g, id)) and who(c, id)

    def match(c: Context, id: int) -> bool:
        missing = node.least
        for each in table.cards_at(c.g, id):
            if missing and counts(c, each):
                missing -= 1
        return not missing

    return match


@evaluates(lang.AtScompLink)
def _at_scomp_link(_: lang.AtScompLink) -> Match:
    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        spots = (table.location_of(c.g, id), card.on if card.seat else 0)
        return any(spot and is_called(c.g, spot, "scomp link") for spot in spots)

    return match


@evaluates(lang.Nighttime)
def _nighttime(node: lang.Nighttime) -> Holds:
    def check(c: Context) -> bool:
        dark = [id for id in table.board(c.g).locations if is_called(c.g, id, "nighttime")]
        return any(node.at is None or matches(c, node.at, id) for id in dark)

    return check
