"""Every route of the API, with every bundled deck in every format and in both languages: what a request can cause is
said in a sentence, never a failure of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from cantina.decks import FORMATS, Deck, DeckError, bundled, bundled_deck, standard_catalog, write_deck
from cantina.lang.titles import french_title
from cantina.model.sides import other
from cantina.server.bots.deck_trials import DeckTrials
from cantina.server.http.routes import routes

from .harness import LocalServer

Call = tuple[str, str, Any, dict[str, str]]
PLACES = {"id": "battle", "statement": "battle.10", "n": "1", "lesson": "none", "rest": "path"}


def in_french(deck: Deck) -> str:
    """The list of a deck as a French player types it, by titles alone."""
    titles = [standard_catalog().by_id[id].title for id in deck.cards]
    return "".join(f"{n}x {french_title(title) or title}\n" for title, n in Counter(titles).items())


def lists() -> Iterator[tuple[str, str]]:
    """Each bundled deck in each way to write it that has a place for all its cards."""
    for name in bundled():
        deck = bundled_deck(name)
        yield f"{name} by name", name
        yield f"{name} in French", in_french(deck)
        for format in FORMATS:
            try:
                yield f"{name} as {format}", write_deck(deck, format)
            except DeckError:
                continue


LISTS = dict(lists())


def bodies(deck: str, game: str, token: str) -> dict[str, list[Any]]:
    """What each route is sent that takes a body."""
    wanted = [{"side": side, "deck": deck, "opponent": {"kind": "link"}} for side in ("light", "dark")]
    bots = [{"side": side, "deck": deck, "opponent": {"kind": "bot", "bot": "random", "deck": deck}}
            for side in ("light", "dark")]  # fmt: skip
    return {
        "/api/decks/check": [{"text": deck}],
        "/api/decks/write": [{"text": deck, "format": format} for format in FORMATS],
        "/api/decks/try": [{"text": deck, "name": "mine"}],
        "/api/games": [*wanted, *bots],
        "/api/games/{game}/join": [{"deck": deck}, {"deck": deck, "token": token}],
        "/api/games/{game}/rematch": [{"token": token}],
        "/api/sandbox": [{}, {"position": {"hands": {"light": [deck[:40]]}}}, {"log": {"base": {"light": [deck]}}}],
        "/api/profile": [{"revision": 0, "data": deck}],
    }


def calls(deck: str, game: str, token: str) -> Iterator[Call]:
    """Every route with all its methods."""
    sent = bodies(deck, game, token)
    for route in routes():
        path = route.path.replace(":path", "").format(game=game, **PLACES)
        for method in sorted((route.methods or set()) - {"HEAD"}):
            for body in [None] if method == "GET" else sent.get(route.path, [{}]):
                for lang in ("en", "fr"):
                    yield method, path, body, {"authorization": f"Bearer {token}", "accept-language": lang}


@pytest.fixture
def tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No games are played with a deck on trial."""

    async def lines(self: DeckTrials, deck: Deck) -> AsyncIterator[bytes]:
        yield b"{}\n"

    monkeypatch.setattr(DeckTrials, "lines", lines)


@pytest.mark.usefixtures("tried_at_once")
@pytest.mark.parametrize("deck", LISTS)
def test_every_route_answers_every_deck_or_says_why_not(server: LocalServer, deck: str) -> None:
    made, failures = server.against_bot(), server.failures()
    counts: Counter[int] = Counter()
    for method, path, body, headers in calls(LISTS[deck], made["game"], made["token"]):
        status, answer = server.call(method, path, body, **headers)
        counts[status] += 1
        assert status < 500, (method, path, body, answer)
        if status >= 400:
            assert answer["error"]["en"] and answer["error"]["fr"], (method, path, answer)
    assert counts[200] >= 20 and counts[422] and counts[404]
    assert server.failures() == failures


def test_a_deck_that_a_format_has_no_place_for_is_refused_with_the_card(server: LocalServer) -> None:
    """It came with the game, and was a failure of the server."""
    text = write_deck(bundled_deck("classic_light"), "text")
    status, answer = server.call("POST", "/api/decks/write", {"text": text, "format": "htd"})
    assert (status, answer["error"]["code"]) == (422, "deck")
    (problem,) = answer["error"]["problems"]
    assert "Kessel [1_126]" in problem["en"] and "Kessel [1_126]" in problem["fr"]
    assert server.call("POST", "/api/decks/write", {"text": text, "format": "ids"})[0] == 200


def test_the_decks_of_both_sides_were_tried() -> None:
    sides = Counter(bundled_deck(name).side for name in bundled())
    assert all(sides[side] == sides[other(side)] > 1 for side in sides)
    assert len(LISTS) > 5 * len(bundled())
