"""The HTTP API (docs/protocol.md)."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from cantina.decks import DeckError, read_deck
from cantina.server.content import catalog, profiles, proofs
from cantina.server.errors import ApiError
from cantina.server.games import lessons, lobby
from cantina.server.games.hub import Hub
from cantina.server.games.replay import moment, whole
from cantina.server.games.table import Table
from cantina.server.http.cached_response import CachedResponse, answer
from cantina.server.http.middleware import refusal
from cantina.server.http.rate_limits import BODY, LARGE, LOG_BODY, PROFILE_BODY, body_of
from cantina.server.protocol import CheckDeck, CreateGame, JoinGame, KeepProfile, Rematch, Sandbox, TryDeck, WriteDeck

log = logging.getLogger("cantina.server")
T = TypeVar("T")
Handler = Callable[[Hub, Request], Awaitable[Response]]
KEEPING = 60.0  # seconds for what is made once, on the slowest machine


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer; bytes are JSON already."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


async def _body(request: Request, kind: type[T], most: int = BODY) -> T:
    """What a request brings. A large body is decoded aside: that takes longer than the event loop has time for."""
    hub: Hub = request.app.state.hub
    data = await body_of(request, most, hub.uploads)
    return await hub.shops.strangers.do(lambda: decoded(data, kind)) if len(data) > LARGE else decoded(data, kind)


def decoded(data: bytes, kind: type[T]) -> T:
    """A body in JSON, checked against what it should be."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError("malformed", why=str(error)) from error


def handled(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose refusals become answers, and so do all problems of the decks that it was given."""

    async def handle(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        try:
            return await handler(hub, request)
        except ApiError as refused:
            why = refused
        except DeckError as error:
            why = ApiError("deck", catalog.said_of(error.problems))
        except Exception:
            log.exception("a request failed", extra={"path": request.url.path})
            hub.metrics.failures.inc()
            why = ApiError("internal")
        hub.metrics.refusals.labels(why.code).inc()
        return refusal(why)

    return handle


async def _aside(hub: Hub, work: Callable[[], Any]) -> Response:
    """What is made and written out away from the event loop, at the expense of whoever asks."""
    return await hub.shops.strangers.do(lambda: json(work()))


async def _kept(hub: Hub, request: Request, work: Callable[[], CachedResponse]) -> Response:
    """What is made aside by whoever asks first, and kept; a browser that has it already is told no more. How long it
    takes is no stranger's doing."""
    return answer(request, await hub.shops.strangers.do(work, seconds=KEEPING))


async def decks(hub: Hub, request: Request) -> Response:
    """The bundled decks."""
    return await _kept(hub, request, catalog.decks)


async def check_deck(hub: Hub, request: Request) -> Response:
    """Whether a deck list can be played."""
    wanted = await _body(request, CheckDeck)
    return await _aside(hub, lambda: catalog.check_deck(wanted.text))


async def write_deck(hub: Hub, request: Request) -> Response:
    """A deck list in another format."""
    wanted = await _body(request, WriteDeck)
    return await _aside(hub, lambda: catalog.write_list(wanted.text, wanted.format))


async def try_deck(hub: Hub, request: Request) -> Response:
    """Games with a deck that are played meanwhile: lines of JSON until they are over."""
    wanted = await _body(request, TryDeck)
    deck = await hub.shops.strangers.do(lambda: read_deck(wanted.text, name=wanted.name))
    lines = hub.trials.lines(deck)
    first = await anext(lines)  # so that a refusal is one

    async def every() -> AsyncIterator[bytes]:
        yield first
        async for line in lines:
            yield line

    headers = {"cache-control": "no-store", "content-encoding": "identity"}  # packed, lines would wait for each other
    return StreamingResponse(every(), media_type="application/x-ndjson", headers=headers)


async def cards(hub: Hub, request: Request) -> Response:
    """Every implemented card."""
    return await _kept(hub, request, catalog.cards)


async def rules(hub: Hub, request: Request) -> Response:
    """The rulebook's entries."""
    return await _kept(hub, request, catalog.rules)


async def rulebook(hub: Hub, request: Request) -> Response:
    """All that the rulebook says."""
    return await _kept(hub, request, catalog.rulebook)


async def rule(hub: Hub, request: Request) -> Response:
    """One entry of the rulebook."""
    return await _aside(hub, lambda: catalog.rule(request.path_params["id"]))


async def proof(hub: Hub, request: Request) -> Response:
    """A proof of a statement, to be watched."""
    statement, n = request.path_params["statement"], request.path_params["n"]
    if not n.isdecimal() or len(n) > 9:
        raise ApiError("not-found")
    return await _kept(hub, request, lambda: proofs.proof(statement, int(n)))


async def bots(hub: Hub, request: Request) -> Response:
    """The bots."""
    return json(catalog.bots())


async def create(hub: Hub, request: Request) -> Response:
    """A new game."""
    return json(await lobby.create(hub, await _body(request, CreateGame)), 201)


async def games(hub: Hub, request: Request) -> Response:
    """The games that wait for an opponent."""
    return json(await lobby.open_games(hub))


async def join(hub: Hub, request: Request) -> Response:
    """Take the other seat."""
    return json(await lobby.join(hub, request.path_params["game"], await _body(request, JoinGame)), 201)


async def invitation(hub: Hub, request: Request) -> Response:
    """Who invites to a game, and to what."""
    return json(await lobby.invitation(hub, request.path_params["game"], _token(request) or None))


async def rematch(hub: Hub, request: Request) -> Response:
    """Play again."""
    wanted = await _body(request, Rematch)
    return json(await lobby.rematch(hub, request.path_params["game"], wanted.token, wanted.swap), 201)


async def sandbox(hub: Hub, request: Request) -> Response:
    """A table for one."""
    return json(await lobby.sandbox(hub, await _body(request, Sandbox, LOG_BODY)), 201)


async def replay(hub: Hub, request: Request) -> Response:
    """A game that is over (or one's own sandbox), with both hands open."""
    game = request.path_params["game"]
    room = await hub.room(game)
    if room.table.result is None and await hub.seat(game, _bearer(request)) != "both":
        raise ApiError("not-over")
    step = request.query_params.get("at")
    if step is None:
        return await room.ask(lambda table: json(whole(table)), slow=True)
    if not step.isdecimal() or len(step) > 9:
        raise ApiError("malformed", why="at")
    return await room.ask(lambda table: json(moment(table, int(step))), slow=True)


async def log_of(hub: Hub, request: Request) -> Response:
    """The whole log of a game, for a report. It shows both hands: while two people play it is nobody's."""
    game = request.path_params["game"]
    room = await hub.room(game)
    if room.table.result is None:
        seat = await hub.seat(game, _bearer(request))
        if seat == "public" or not (seat == "both" or room.table.setup.bots):
            raise ApiError("hidden")
    return json(await room.ask(Table.report))


def _bearer(request: Request) -> str:
    token = _token(request)
    if not token:
        raise ApiError("not-over")
    return token


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:128] if kind.lower() == "bearer" else ""


async def profile(hub: Hub, request: Request) -> Response:
    """A player's profile."""
    return json(await profiles.read(hub, _address(request)))


async def keep_profile(hub: Hub, request: Request) -> Response:
    """Keep a profile."""
    return json(await profiles.keep(hub, _address(request), await _body(request, KeepProfile, PROFILE_BODY)))


async def forget_profile(hub: Hub, request: Request) -> Response:
    """Delete a profile."""
    return json(await profiles.forget(hub, _address(request)))


def _address(request: Request) -> str:
    """Where a profile lies: as hard to guess as a seat's token."""
    address = _token(request)
    if not re.fullmatch(r"[0-9a-f]{64}", address):
        raise ApiError("malformed", why="authorization")
    return address


async def academy(hub: Hub, request: Request) -> Response:
    """The lessons of the academy, with all their texts."""
    return await _aside(hub, lessons.told)


async def words(hub: Hub, request: Request) -> Response:
    """The words of the game, explained."""
    return await _aside(hub, lessons.words_told)


async def lesson(hub: Hub, request: Request) -> Response:
    """A table for one lesson."""
    return json(await lobby.lesson(hub, request.path_params["lesson"]), 201)


async def health(hub: Hub, request: Request) -> Response:
    """Whether the process can do its work."""
    stored = await hub.database_ok()
    fine = stored and not hub.closing
    state = {"ok": fine, "database": stored, "closing": hub.closing, "games": len(hub.rooms)}
    return json(state, 200 if fine else 503)


async def metrics(hub: Hub, request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(hub.metrics.text(), media_type=hub.metrics.content_type)


async def nothing(hub: Hub, request: Request) -> Response:
    """An address of the API that does not exist."""
    raise ApiError("not-found")


def routes() -> list[Route]:
    """The whole API."""
    table: list[tuple[str, str, Handler]] = [
        ("GET", "/api/decks", decks),
        ("POST", "/api/decks/check", check_deck),
        ("POST", "/api/decks/write", write_deck),
        ("POST", "/api/decks/try", try_deck),
        ("GET", "/api/cards", cards),
        ("GET", "/api/rules", rules),
        ("GET", "/api/rules/{id}", rule),
        ("GET", "/api/rulebook", rulebook),
        ("GET", "/api/proofs/{statement}/{n}", proof),
        ("GET", "/api/bots", bots),
        ("POST", "/api/games", create),
        ("GET", "/api/games", games),
        ("GET", "/api/games/{game}/invitation", invitation),
        ("POST", "/api/games/{game}/join", join),
        ("POST", "/api/games/{game}/rematch", rematch),
        ("GET", "/api/games/{game}/replay", replay),
        ("GET", "/api/games/{game}/log", log_of),
        ("POST", "/api/sandbox", sandbox),
        ("GET", "/api/academy", academy),
        ("POST", "/api/academy/{lesson}", lesson),
        ("GET", "/api/words", words),
        ("GET", "/api/profile", profile),
        ("PUT", "/api/profile", keep_profile),
        ("DELETE", "/api/profile", forget_profile),
        ("GET", "/health", health),
        ("GET", "/metrics", metrics),
    ]
    every = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    found = [Route(path, handled(handler), methods=[method]) for method, path, handler in table]
    return [*found, Route("/api/{rest:path}", handled(nothing), methods=every)]
