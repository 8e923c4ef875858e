"""Making games: against a bot, by invitation, on the open list, again, as a lesson or as a sandbox."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cantina.bots import BOTS
from cantina.decks import Deck, bundled, bundled_deck, read_deck
from cantina.model.sides import SIDES, Side, other
from cantina.play.game import Game
from cantina.play.revision import revision
from cantina.server.errors import ApiError
from cantina.server.games import game_setup as setups
from cantina.server.games import lessons
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.hub import Hub
from cantina.server.games.player_commands import NewEntry, printable
from cantina.server.games.sandbox import opened
from cantina.server.games.table import Table
from cantina.server.games.tokens import digest, new_game_id, new_token, source_of
from cantina.server.http.rate_limits import CLIENT
from cantina.server.protocol import AgainstBot, AgainstLink, CreateGame, JoinGame, Sandbox
from cantina.server.storage import GameRow

LISTED = 100
PATIENCE = 60.0  # seconds that an open game stays listed without its creator
CLOCK = (10.0, 24 * 3600.0)
Made = dict[str, Any]


def named_deck(text: str, side: Side) -> Deck:
    """A bundled deck by its name, or a deck list, for a side; DeckError if it is not sound."""
    deck = bundled_deck(text) if text in bundled() else read_deck(text)
    if deck.side != side:
        raise ApiError("deck-side", side=deck.side)
    return deck


@cache
def default_deck(side: Side) -> Deck:
    """The bundled deck of a side that a bot plays if nobody says otherwise."""
    decks = [bundled_deck(name) for name in bundled()]
    return next(deck for deck in decks if deck.side == side)


async def create(hub: Hub, wanted: CreateGame) -> Made:
    """A new game, and the tokens that open it."""
    source = source_of(CLIENT.get())
    setup = await hub.shops.strangers.do(lambda: msgspec.structs.replace(_setup(hub, wanted), source=source))
    secret = {wanted.side: new_token(), "public": new_token()}
    if setup.empty is not None:
        secret["invite"] = new_token()
    status = "playing" if setup.empty is None else "open" if setup.kind == "open" else "private"
    game = await _store(hub, setup, secret, status)
    made: Made = {"game": game, "seat": wanted.side, "token": secret[wanted.side], "watch": secret["public"]}
    return {**made, "invite": secret["invite"]} if "invite" in secret else made


def _setup(hub: Hub, wanted: CreateGame) -> Setup:
    if wanted.clock is not None and not CLOCK[0] <= wanted.clock <= CLOCK[1]:
        raise ApiError("clock", least=int(CLOCK[0]), most=int(CLOCK[1]))
    deck = named_deck(wanted.deck, wanted.side)
    mine, rival, against = Seat("human", printable(wanted.name), deck), other(wanted.side), wanted.opponent
    if isinstance(against, AgainstBot):
        if against.bot not in BOTS:
            raise ApiError("no-bot", name=against.bot)
        theirs = Seat("bot", against.bot, named_deck(against.deck, rival) if against.deck else default_deck(rival))
        kind: setups.Kind = "bot"
    else:
        # Who knows the seed knows both decks' order: only a bot may be played that way.
        if wanted.seed is not None:
            raise ApiError("seed")
        theirs, kind = Seat("empty"), "link" if isinstance(against, AgainstLink) else "open"
    seats = {wanted.side: mine, rival: theirs}
    seed = hub.new_seed() if wanted.seed is None else wanted.seed
    discreet = wanted.discreet and kind != "bot"  # a bot learns nothing from pauses
    return _dealt(Setup(kind, seats["light"], seats["dark"], seed, clock=wanted.clock, discreet=discreet))


def _dealt(setup: Setup) -> Setup:
    """With the base of the game's log, if both decks are there."""
    light, dark = setup.light.deck, setup.dark.deck
    if light is None or dark is None:
        return setup
    base = Game.new(light=light, dark=dark, seed=setup.seed, discreet=setup.discreet).log["base"]
    return msgspec.structs.replace(setup, base=base, revision=revision())


async def _store(hub: Hub, setup: Setup, secret: dict[str, str], status: str) -> str:
    row = GameRow(new_game_id(), hub.clock.time(), status, setups.pack(setup))
    hub.charge(len(row.setup))
    roles = {digest(token): role for role, token in secret.items()}
    await hub.write(lambda db: hub.store.create(db, row, roles))
    return row.id


async def open_games(hub: Hub) -> list[Made]:
    """The games that wait for anybody."""
    since = hub.clock.time() - PATIENCE
    rows = await hub.read(lambda db: hub.store.open_games(db, since, LISTED))
    read = [(row, *setups.read(row.setup)) for row in rows]
    return [_listed(row, setup) for row, setup, damage in read if not damage]


def _listed(row: GameRow, setup: Setup) -> Made:
    return {"game": row.id, "created": row.created, **_invited(setup, setup.empty or "dark")}


def _invited(setup: Setup, side: Side) -> Made:
    against = setup.seat(other(side)).name
    return {"side": side, "against": against, "clock": setup.clock, "discreet": setup.discreet}


async def join(hub: Hub, game: str, wanted: JoinGame) -> Made:
    """Take the empty seat of a game; or take it again, with the key that it was taken with."""
    if wanted.key is None:
        return await _take_seat(hub, game, wanted)
    side = await hub.held(game, wanted.key)
    if side is None:
        try:
            return await _take_seat(hub, game, wanted)
        except ApiError as refused:
            side = (
                await hub.held(game, wanted.key) if refused.code == "taken" else None
            )  # a twin of this call was first
            if side is None:
                raise
    return {"seat": side, "token": wanted.key}


async def _take_seat(hub: Hub, game: str, wanted: JoinGame) -> Made:
    room = await hub.room(game)
    side = await _empty_seat(hub, game, wanted.token)
    deck = await hub.shops.strangers.do(lambda: named_deck(wanted.deck, side))
    token, name = wanted.key or new_token(), printable(wanted.name)

    def seated(table: Table) -> NewEntry:
        if table.setup.empty is None:
            raise ApiError("taken")
        if table.stopped is not None:
            raise ApiError("unplayable")  # somebody has joined, and what that said is damaged
        dealt = _dealt(table.setup.seated(side, Seat("human", name, deck)))
        data = {"side": side, "name": name, "deck": msgspec.to_builtins(deck), "base": dealt.base,
                "revision": dealt.revision}  # fmt: skip
        # With the token, in one step: a seat is never taken by somebody who cannot open it, and who comes second to it
        # cannot open it either.
        return NewEntry("join", data, None, "playing", {digest(token): side})

    await room.do(seated)
    return {"seat": side, "token": token}


async def _empty_seat(hub: Hub, game: str, token: str | None) -> Side:
    """The seat that somebody with an invitation may take; without one, if the game is open to all."""
    setup = (await hub.room(game)).table.setup
    if setup.kind != "open" and (token is None or await hub.role(game, token) != "invite"):
        raise ApiError("token")
    if setup.empty is None:
        raise ApiError("taken")
    return setup.empty


async def invitation(hub: Hub, game: str, token: str | None) -> Made:
    """What whoever is invited should know: by whom, to which side, with what clock."""
    side = await _empty_seat(hub, game, token)
    return _invited((await hub.room(game)).table.setup, side)


async def rematch(hub: Hub, game: str, token: str, swap: bool) -> Made:
    """The same players and decks again, perhaps with the sides swapped. The second player who asks comes to the game
    that the first one made."""
    seat = await hub.seat(game, token)
    room = await hub.room(game)
    if seat not in SIDES or room.table.setup.lesson:
        raise ApiError("not-yours")
    if room.table.result is None:
        raise ApiError("not-over")
    if room.table.rematch is None:
        await _offer(hub, game, swap)
    again = room.table.rematch
    assert again is not None
    if room.table.swapped:
        seat = other(seat)
    secret = {seat: new_token(), "public": new_token()}
    roles = {digest(token): role for role, token in secret.items()}
    await hub.write(lambda db: hub.store.add_tokens(db, again, roles))
    return {"game": again, "seat": seat, "token": secret[seat], "watch": secret["public"]}


async def _offer(hub: Hub, game: str, swap: bool) -> None:
    room = await hub.room(game)
    old = room.table.setup
    if old.light.deck is None or old.dark.deck is None:
        raise ApiError("unplayable")  # the set-up is damaged
    again = msgspec.structs.replace(old.swapped() if swap else old, seed=hub.new_seed(), base=None)
    setup = await hub.shops.tables.do(lambda: _dealt(again))
    new = await _store(hub, setup, {}, "playing")

    def offered(table: Table) -> NewEntry:
        if table.rematch is not None:
            raise ApiError("taken")
        return NewEntry("rematch", {"game": new, "swapped": swap})

    try:
        await room.do(offered)
    except ApiError as refused:
        if refused.code != "taken":
            raise


async def lesson(hub: Hub, id: str) -> Made:
    """A lesson of the academy, at its beginning."""
    setup = await hub.shops.tables.do(lambda: lessons.opened(id))
    secret = {lessons.LEARNER: new_token(), "public": new_token()}
    game = await _store(hub, setup, secret, "playing")
    return {"game": game, "seat": lessons.LEARNER, "token": secret[lessons.LEARNER], "watch": secret["public"]}


async def sandbox(hub: Hub, wanted: Sandbox) -> Made:
    """A table where one token plays both sides."""
    setup = await opened(hub.shops.strangers, wanted)
    secret = {"both": new_token(), "public": new_token()}
    game = await _store(hub, setup, secret, "playing")
    return {"game": game, "seat": "both", "token": secret["both"], "watch": secret["public"]}
