"""Set-up: Starting Effects, Objectives or starting locations, starting Interrupts, the first hand (digest: set-up)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, holds
from cantina.engine.texts import printed
from cantina.model.card import Memory
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import say
from cantina.records.core import Names, Run
from cantina.records.deploy import Deployed
from cantina.records.setup import Mission, Opening, Setup
from cantina.records.turn import Turn
from cantina.rules import places, zones
from cantina.rules.choices import CARD_VERBS, fitting
from cantina.rules.core import cards_named, context_of, done_in_full
from cantina.rules.options import decline, option
from cantina.rules.responses import emit_automatic

HAND = 8
BROUGHT_ALONG = lang.just_deployed(lang.SELF)


def starting_locations(g: Engine, side: Side, without: tuple[str, ...]) -> list[int]:
    """The different locations of a deck that may start: generic sites belong to a planet that is there already."""
    found: dict[str, int] = {}
    for id in sorted(g.pile(side, "reserve"), key=lambda each: (g.face(each).title, each)):
        face = g.face(id)
        if face.category == "location" and "generic" not in face.words and face.title not in without:
            found.setdefault(face.id, id)
    return list(found.values())


# -- Starting Effects --------------------------------------------------------------------------------------------------


def _first_of_all(g: Engine, f: Scope[Setup]) -> None:
    """Before anything is shown, Dark, then Light; what is pushed last comes first."""
    for side in SIDES:
        if effect := _only(g, side, "starting effect"):
            g.push(_mission(g, effect, side))


def _only(g: Engine, side: Side, word: str) -> int:
    """The card of a deck that can be called so; 0 if it has none."""
    return next((id for id in sorted(g.pile(side, "reserve")) if word in g.face(id).words), 0)


# -- Objectives and starting locations ---------------------------------------------------------------------------------


def _dark_chooses(g: Engine, f: Scope[Setup]) -> None:
    _choose(g, f, "dark")


def _dark_chose(g: Engine, f: Scope[Setup]) -> None:
    _chose(f, "dark")


def _light_chooses(g: Engine, f: Scope[Setup]) -> None:
    _choose(g, f, "light")


def _choose(g: Engine, f: Scope[Setup], side: Side) -> None:
    """Each side chooses for itself; nothing is shown until both have chosen. Who has an Objective starts with it; whose
    choice stands already is not asked again."""
    if side in f.vars.starts:
        return
    objective = _only(g, side, "objective")
    options = [option(g, "start", id) for id in (objective,) if id] or [
        option(g, "start", id) for id in starting_locations(g, side, f.vars.without)]  # fmt: skip
    if options:
        f.ask(side, say("prompt.start"), options)


def _chose(f: Scope[Setup], side: Side) -> None:
    if side not in f.vars.starts:
        f.let(starts={**f.vars.starts, side: f.chosen if f.vars.answer else 0})
    f.let(answer=None)


def _reveal(g: Engine, f: Scope[Setup]) -> None:
    """The same unique title twice: either player may let his be converted, else both choose again without it."""
    _chose(f, "light")
    light, dark = f.vars.starts["light"], f.vars.starts["dark"]
    if not (light and dark and g.face(light).title == g.face(dark).title):
        f.goto("_set_aside")
        return
    g.log_event("same-start", card=g.ref(dark))
    f.let(asked="light")


def _ask_conversion(g: Engine, f: Scope[Setup]) -> None:
    f.ask(f.vars.asked, say("prompt.convert-start", card=g.ref(f.vars.starts[f.vars.asked])),
          [option(g, "yes", key="convert-yes"), option(g, "no", key="convert-no")])  # fmt: skip


def _conversion_answered(g: Engine, f: Scope[Setup]) -> None:
    if f.answer.verb == "yes":
        f.let(converted=f.vars.asked)
    elif f.vars.asked == "light":
        f.let(asked="dark")
        f.goto("_ask_conversion")
    else:
        title = g.face(f.vars.starts["light"]).title
        f.let(without=(*f.vars.without, title), starts={}, answer=None)
        f.goto("_dark_chooses")


def _set_aside(g: Engine, f: Scope[Setup]) -> None:
    """A location that must bring another one along, which its deck has not, is set aside: its player chooses again
    (glossary: hoth-main-power-generators.3)."""
    for side, id in f.vars.starts.items():
        if id and _comes_alone(g, id, side, f.vars.starts):
            g.log_event("set-aside", player=side, card=g.ref(id))
            kept = {each: start for each, start in f.vars.starts.items() if each != side}
            f.let(without=(*f.vars.without, g.face(id).title), starts=kept, answer=None)
            f.goto("_dark_chooses")
            return


def _comes_alone(g: Engine, id: int, side: Side, starts: dict[Side, int]) -> bool:
    """Whether what a location's text deploys with it is needed, with both starting locations on table, and not in its
    deck."""
    lines = [line for line in g.face(id).half(side) if isinstance(line, lang.Act) and line.to == BROUGHT_ALONG]
    twin = g.clone() if lines else g
    for other_side, start in starts.items() if lines else ():
        if start and g.face(start).category == "location":
            places.place_location(twin, start, other_side)
    context = Context(twin, side, id, id)
    try:
        verbs = [verb for line in lines if holds(context, line.when) for verb in line.do]
        return any(not fitting(context, verb.what) for verb in verbs
                   if isinstance(verb, lang.Deploy) and isinstance(verb.what, lang.Choice))  # fmt: skip
    except Exception as error:
        g.silence(id, error)
        return False


def _deploy(g: Engine, f: Scope[Setup]) -> None:
    """Locations before Objectives, Dark before Light; of two copies the converted one goes down first, the other one
    over it."""
    first: Side = f.vars.converted or "dark"
    for side in (first, other(first)):
        id = f.vars.starts[side]
        if id and g.face(id).category == "location":
            place = places.place_location(g, id, side)
            g.log_event("started", player=side, card=g.ref(place))
            for line in g.face(place).half(side):
                if isinstance(line, lang.FirstTurn):
                    g.state.first = line.side
            emit_automatic(g, Deployed(by=side, card=place, location=place))
    for side in SIDES:
        id = f.vars.starts[side]
        if id and g.face(id).category == "objective":
            f.let(starts={**f.vars.starts, side: 0})  # no location of its own
            g.push(_mission(g, id, side))


def _mission(g: Engine, id: int, side: Side) -> Mission:
    (line,) = printed(g.face(id), lang.AtStart)
    face, node = g.catalog.address(line)
    return Mission(source=id, face=face, node=node, you=side, here=0, names={})


def _show_mission(g: Engine, f: Scope[Mission]) -> None:
    """Nothing else that the card says is in force before this is done."""
    zones.set_aside(g, f.vars.source, "playing")
    g.log_event("opened", player=f.vars.you, card=g.ref(f.vars.source))
    f.let(before=tuple(table.board(g).on_table), fruitless=_lacks_something(g, f))
    if not f.vars.fruitless:
        g.push(Run(act=f.i, face=f.vars.face, node=f.vars.node, field="do"))


def _lacks_something(g: Engine, f: Scope[Mission]) -> bool:
    """Whether a card that must be found is not there, so that nothing need be begun."""
    line = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(line, lang.AtStart)
    wanted = [verb for verb in line.do if type(verb) in CARD_VERBS]
    return not all(done_in_full(context_of(g, f), verb) for verb in wanted)


def _mission_begun(g: Engine, f: Scope[Mission]) -> None:
    """If something is missing, the card is out of play, and what it has brought goes back; else it remembers for good
    what it has found."""
    id = f.vars.source
    if f.vars.fruitless:
        brought = [each for each in table.board(g).on_table if each not in f.vars.before]
        for each in (*brought, *table.stacked_on(g, id)):
            zones.to_pile(g, each, "reserve")
        zones.to_pile(g, id, "out-of-play")
        g.log_event("out-of-play", cards=(g.ref(id),))
        f.finish()
        return
    zones.to_table(g, id, f.vars.you)
    found = {name: cards_named(f, name) for name in f.vars.names}
    g.change(id, memory=tuple(Memory(name, each) for name, cards in found.items() for each in cards))
    zones.speak_for_good(g, id)
    f.finish()


procedure(Mission, _show_mission, _mission_begun)


# -- starting Interrupts -----------------------------------------------------------------------------------------------


def starting_interrupts(g: Engine, side: Side, start: int) -> list[int]:
    """The different Interrupts of a deck that its player may start with."""
    found: dict[str, int] = {}
    for id in sorted(g.pile(side, "reserve"), key=lambda each: (g.face(each).title, each)):
        if any(_may_open(g, side, id, start, line) for line in printed(g.face(id), lang.Starting)):
            found.setdefault(g.face(id).id, id)
    return list(found.values())


def _may_open(g: Engine, side: Side, id: int, start: int, line: lang.Starting) -> bool:
    """Whether the text of a starting Interrupt lets it be chosen; one that raises is silenced."""
    try:
        return id not in g.state.quarantine and holds(_opening(g, side, id, start), line.when)
    except Exception as error:
        g.silence(id, error)
        return False


def _opening(g: Engine, side: Side, id: int, start: int) -> Context:
    return Context(g, side, id, 0, {lang.START.name: start})


def _dark_opens(g: Engine, f: Scope[Setup]) -> None:
    f.let(answer=None)
    _open(g, f, "dark")


def _dark_opened(g: Engine, f: Scope[Setup]) -> None:
    _opened(f, "dark")


def _light_opens(g: Engine, f: Scope[Setup]) -> None:
    _open(g, f, "light")


def _open(g: Engine, f: Scope[Setup], side: Side) -> None:
    """None or one; nothing is shown until both have chosen."""
    options = [option(g, "start", id) for id in starting_interrupts(g, side, f.vars.starts[side])]
    if options:
        f.ask(side, say("prompt.start-interrupt"), [*options, decline(g, "no")])


def _opened(f: Scope[Setup], side: Side) -> None:
    answer = f.vars.answer
    chosen = answer.card.id if answer is not None and answer.card is not None else 0
    f.let(openings={**f.vars.openings, side: chosen}, answer=None)


def _resolve_openings(g: Engine, f: Scope[Setup]) -> None:
    """The player who will have the first turn resolves first: his goes on the stack last."""
    _opened(f, "light")
    for side in (other(g.state.first), g.state.first):
        if id := f.vars.openings[side]:
            (line,) = printed(g.face(id), lang.Starting)
            face, node = g.catalog.address(line)
            names: Names = {lang.START.name: f.vars.starts[side]}
            g.push(Opening(source=id, face=face, node=node, you=side, here=0, names=names))


def _show_opening(g: Engine, f: Scope[Opening]) -> None:
    zones.set_aside(g, f.vars.source, "playing")
    g.log_event("opened", player=f.vars.you, card=g.ref(f.vars.source))
    g.push(Run(act=f.i, face=f.vars.face, node=f.vars.node, field="do"))


def _opening_over(g: Engine, f: Scope[Opening]) -> None:
    f.finish()


procedure(Opening, _show_opening, _opening_over)


def _deal(g: Engine, f: Scope[Setup]) -> None:
    for side in SIDES:
        g.shuffle(side, "reserve")
        for _ in range(HAND):
            zones.shift(g, side, "reserve", "hand")
        dealt = tuple(g.ref(id) for id in g.pile(side, "hand"))
        g.log_event("dealt", seen_by=side, player=side, cards=dealt)


def _begin(g: Engine, f: Scope[Setup]) -> None:
    """What was deployed so far was not deployed in a turn."""
    g.end_period("turn")
    g.state.player = g.state.first
    g.push(Turn())


procedure(
    Setup, _first_of_all, _dark_chooses, _dark_chose, _light_chooses, _reveal, _ask_conversion, _conversion_answered,
    _set_aside, _deploy, _dark_opens, _dark_opened, _light_opens, _resolve_openings, _deal, _begin,
)  # fmt: skip
