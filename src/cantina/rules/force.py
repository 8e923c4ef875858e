"""Force: generating, activating, using, losing, retrieving (glossary: force, force-generation, force-pile)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import words
from cantina.engine.values import player_value
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.options import explains, offers, option, refusal, starts
from cantina.rules.respond import announce

LOSABLE = ("reserve", "force", "used")


def force_icons(g: Engine, side: Side, location: int) -> int:
    """The Force icons on a player's side of a location, as texts leave them."""
    if g.card(location).collapsed:
        return 0
    return int(player_value(g, "force icons", side, icons_facing(g, side, location), location))


def icons_facing(g: Engine, side: Side, location: int) -> int:
    """The printed Force icons on the side of a location that faces a player; a location may be turned around."""
    return g.face(location).force_icons(other(side) if g.card(location).turned else side)


def generation(g: Engine, side: Side) -> int:
    """How much Force a player generates: by himself, by his icons, by his Jedi Masters, and with what texts add."""
    total: float = 1
    for location in table.board(g).locations:
        total += player_value(g, "generation here", side, force_icons(g, side, location), location)
    return int(player_value(g, "generation", side, total + len(masters(g, side))))


def masters(g: Engine, side: Side) -> list[int]:
    """A player's Jedi Masters or Dark Jedi Masters on table: each has a Force icon of its own."""
    return [id for id in table.board(g).active
            if g.card(id).side == side and words(g, id) & {"jedi master", "dark jedi master"}]  # fmt: skip


def left_to_activate(g: Engine, side: Side) -> int:
    """How much Force a player may still activate this turn."""
    return min(generation(g, side) - g.marked("turn", "activated", side), len(g.pile(side, "reserve")))


@offers
def offer_activate(g: Engine, player: Side) -> list[Option]:
    """Activating: one option for each amount."""
    if g.state.phase != "activate" or player != g.state.player:
        return []
    return [option(g, "activate", amount=amount) for amount in range(1, left_to_activate(g, player) + 1)]


@explains("activate")
def why_not_activate(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why no Force can be activated."""
    if g.state.phase != "activate" or player != g.state.player:
        return [refusal(g, "force-generation", "phase", phase="activate")]
    return [] if left_to_activate(g, player) > 0 else [refusal(g, "force-generation", "generated-all")]


@starts("activate")
def activate(g: Engine, player: Side, option: Option) -> None:
    """Move cards one at a time from the top of the Reserve Deck to the Force Pile."""
    amount = int(option.amount or 0)
    for _ in range(amount):
        zones.shift(g, player, "reserve", "force")
        g.mark("turn", "activated", player)
    g.tell("activated", player=player, amount=amount)
    acted(g)


def acted(g: Engine) -> None:
    """Tell the window that its action is done, for actions that need no frame of their own."""
    from cantina.engine.core import Scope as Handle

    Handle(g, len(g.state.stack) - 1).let(acted=True)


def use_force(g: Engine, player: Side, amount: int) -> None:
    """Using Force moves cards one at a time from Force Pile to Used Pile."""
    for _ in range(amount):
        zones.shift(g, player, "force", "used")
    if amount:
        g.tell("used-force", player=player, amount=amount)


@offers
def offer_draw(g: Engine, player: Side) -> list[Option]:
    """Drawing a card from the Force Pile into hand."""
    if g.state.phase != "draw" or player != g.state.player or not g.pile(player, "force"):
        return []
    return [option(g, "draw")]


@explains("draw")
def why_not_draw(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why no card can be drawn."""
    if g.state.phase != "draw" or player != g.state.player:
        return [refusal(g, "force-pile", "phase", phase="draw")]
    return [] if g.pile(player, "force") else [refusal(g, "force-pile", "empty-force-pile")]


@starts("draw")
def draw(g: Engine, player: Side, option: Option) -> None:
    """Draw one card."""
    draw_card(g, player, "force")
    acted(g)


def draw_card(g: Engine, player: Side, pile: str) -> int:
    """The top card of a pile goes to its owner's hand, seen by the owner alone."""
    id = zones.shift(g, player, pile, "hand")
    if id:
        g.tell("drew", seen_by=player, card=g.ref(id), pile=pile)
        g.tell("drew-hidden", hidden_from=player, player=player, pile=pile)
    return id


def retrieve(g: Engine, player: Side, amount: int) -> None:
    """The top cards of the Lost Pile go to the top of the Used Pile."""
    moved = 0
    while moved < amount and zones.shift(g, player, "lost", "used"):
        moved += 1
    g.tell("retrieved", player=player, amount=moved)


# -- losing Force ------------------------------------------------------------------------------------------------------


def lose_force(g: Engine, player: Side, amount: float, cause: str, source: int = 0) -> None:
    """A player must lose Force: cause is "drain", "battle" or "text"."""
    if amount > 0:
        g.push("lose-force", player=player, amount=amount, cause=cause, blame=source, lost=0, adjust=0)


def _about_to_lose(g: Engine, f: Scope) -> None:
    announce(g, "about-to-lose-force", by=f["player"], frame=f.i, of=f["cause"], loss=f["amount"])


def _fix_loss(g: Engine, f: Scope) -> None:
    """What texts do to the loss: limits and halves first, then what was paid to change it."""
    amount = player_value(g, "force loss", f["player"], f["amount"])
    if f["cause"] == "drain":
        amount = player_value(g, "drain loss", f["player"], amount)  # a limit is no modifier (force-drain-modifier.3)
    f.let(amount=max(int(amount + f["adjust"]), 0))


def _ask_loss(g: Engine, f: Scope) -> None:
    player: Side = f["player"]
    options = loss_options(g, player)
    if f["lost"] >= f["amount"] or not options:
        f.goto("_lost")
        return
    f.ask(player, say("prompt.lose", amount=f["amount"] - f["lost"]), options)


def loss_options(g: Engine, player: Side) -> list[Option]:
    """One Force is a card from hand, or the top card of a pile of Life Force."""
    hand = [option(g, "lose", id, pile="hand", key="lose-hand") for id in g.pile(player, "hand")]
    tops = [option(g, "lose", pile=pile, key="lose-pile") for pile in LOSABLE if g.pile(player, pile)]
    return tops + hand


def _lose_one(g: Engine, f: Scope) -> None:
    lose_one(g, f["player"], f["answer"])
    f.let(lost=f["lost"] + 1)
    f.goto("_ask_loss")


def lose_one(g: Engine, player: Side, answer: Option) -> int:
    """Carry out one `lose` option: the card goes face up to the Lost Pile."""
    id = answer.card.id if answer.card else zones.top_of(g, player, str(answer.pile))
    zones.to_pile(g, id, "lost")
    g.tell("lost-force", player=player, card=g.ref(id), pile=answer.pile)
    return id


def _lost(g: Engine, f: Scope) -> None:
    f.let(result=f["lost"])
    if f["lost"]:
        announce(g, "force-lost", by=f["player"], of=f["cause"], amount=f["lost"])


procedure("lose-force", _about_to_lose, _fix_loss, _ask_loss, _lose_one, _lost)
