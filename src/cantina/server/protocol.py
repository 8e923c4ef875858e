"""The typed messages of the protocol (docs/protocol.md): what a client may say, and what it is told."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from cantina.model.sides import Side
from cantina.play.game import FORMAT
from cantina.play.scenario.positions import Position
from cantina.server.errors import ApiError
from cantina.server.games.pass_settings import Passing, Window
from cantina.server.http.rate_limits import PROFILE

T = TypeVar("T")
VERSION = 1
MESSAGE_BYTES = 16 * 1024
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{32,128}$")]  # as hard to guess as a token of our own
Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
DeckText = Annotated[str, msgspec.Meta(min_length=1, max_length=20_000)]
Question = Annotated[int, msgspec.Meta(ge=0, le=2**53)] | Annotated[str, msgspec.Meta(max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Unknown fields are refused: a mistake is better heard than guessed at."""


# -- what a client says over its WebSocket -----------------------------------------------------------------------------


class Hello(_Strict, frozen=True, tag="hello"):
    """The first message: who comes, and what it has seen already."""

    v: int
    token: Token
    since: Count | None = None


class Answer(_Strict, frozen=True, tag="answer"):
    """An answer to the decision of the state with this sequence number."""

    seq: Count
    option: Count


class Undo(_Strict, frozen=True, tag="undo"):
    """Take my last answer back, as I see the table; a second click is not a second wish."""

    seq: int


class UndoYes(_Strict, frozen=True, tag="undo-yes"):
    """The other player may take back, as I see the table; a later request is another one."""

    seq: Count


class UndoNo(_Strict, frozen=True, tag="undo-no"):
    """The other player may not take back."""

    seq: Count


class Redo(_Strict, frozen=True, tag="redo"):
    """In a sandbox: play again what was taken back."""


class Why(_Strict, frozen=True, tag="why"):
    """Why is that not possible?"""

    id: Question
    verb: Word
    card: Count
    target: Count | None = None


class Explain(_Strict, frozen=True, tag="explain"):
    """What is this number made of?"""

    id: Question
    stat: Word
    card: Count
    player: Side | None = None


class Look(_Strict, frozen=True, tag="look"):
    """The table as I saw it after that many answers."""

    id: Question
    step: Count


class Hint(_Strict, frozen=True, tag="hint"):
    """What would somebody do who thinks ahead, with what I may know?"""

    id: Question
    seq: Count


class Chat(_Strict, frozen=True, tag="chat"):
    """Words for the others at the table. With an `id` of their own they can be sent again, and are said once."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: Question | None = None


class Concede(_Strict, frozen=True, tag="concede"):
    """I give up."""

    side: Side | None = None  # in a sandbox, which of the two


class End(_Strict, frozen=True, tag="end"):
    """I would like to end this game without a winner; or: I agree to that. As I see the table."""

    seq: Count


class EndNo(_Strict, frozen=True, tag="end-no"):
    """I would rather play on."""

    seq: Count


class SetPassSettings(_Strict, frozen=True, tag="wishes"):
    """Where I want to be asked; null: where it is usual. What is not said stays as it is."""

    ask: Annotated[frozenset[Window], msgspec.Meta(max_length=40)] | msgspec.UnsetType | None = msgspec.UNSET
    passing: Passing | msgspec.UnsetType = msgspec.UNSET
    id: Question | None = None


class Ping(_Strict, frozen=True, tag="ping"):
    """Are you there, and how do things stand?"""

    id: Question | None = None


class Resend(_Strict, frozen=True, tag="resend"):
    """I missed what came after this sequence number; null: tell me everything once more."""

    since: Count | None


ClientMessage = (
    Answer
    | Undo
    | UndoYes
    | UndoNo
    | Redo
    | Why
    | Explain
    | Look
    | Hint
    | Chat
    | Concede
    | End
    | EndNo
    | SetPassSettings
    | Ping
    | Resend
)
_HELLO: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_SAID: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_hello(data: str) -> Hello:
    """The first message of a client."""
    return _checked(_HELLO, data)


def read_said(data: str) -> ClientMessage:
    """Any later message."""
    return _checked(_SAID, data)


def _checked(decoder: msgspec.json.Decoder[T], data: str) -> T:
    if len(data) > MESSAGE_BYTES:
        raise ApiError("too-large", most=MESSAGE_BYTES)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError("malformed", why=str(error)) from error


# -- what a client asks for over HTTP ----------------------------------------------------------------------------------


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class AgainstBot(_Body, frozen=True, tag_field="kind", tag="bot"):
    """A bot of a strength, with a deck."""

    bot: Word
    deck: DeckText | None = None


class AgainstLink(_Body, frozen=True, tag_field="kind", tag="link"):
    """Whoever is sent the invitation."""


class AgainstOpen(_Body, frozen=True, tag_field="kind", tag="open"):
    """Whoever picks the game from the list."""


class CreateGame(_Body, frozen=True):
    """A new game. A deck is the name of a bundled one or a whole deck list."""

    side: Side
    deck: DeckText
    opponent: AgainstBot | AgainstLink | AgainstOpen
    seed: Count | None = None
    clock: float | None = None
    discreet: bool = False
    name: Name = ""


class JoinGame(_Body, frozen=True):
    """Take the other seat: of an open game, or by invitation. `key` is a secret that the client made up: it opens the
    seat from then on, and who has not heard the answer joins again with it."""

    deck: DeckText
    token: Token | None = None
    name: Name = ""
    key: Key | None = None


class Rematch(_Body, frozen=True):
    """Play again, perhaps each with what was the other's side and deck."""

    token: Token
    swap: bool = False


class CheckDeck(_Body, frozen=True):
    """A deck list, of any format."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class WriteDeck(CheckDeck, frozen=True):
    """A deck list, and the format that it is wanted in."""

    format: Annotated[str, msgspec.Meta(max_length=8)]


class TryDeck(CheckDeck, frozen=True):
    """A deck list to be played with, and how the deck is called."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class KeepProfile(_Body, frozen=True):
    """A sealed profile, and the revision that it follows."""

    revision: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 2)]
    data: Annotated[str, msgspec.Meta(max_length=PROFILE)]


Answered = tuple[int, Annotated[str, msgspec.Meta(max_length=1000)], int | None]


class Log(_Body, frozen=True, forbid_unknown_fields=False):
    """A game or scenario as its log. A save, a report or the proof of a ruling is one too, and says more."""

    base: dict[str, Any]
    answers: Annotated[list[int | Answered], msgspec.Meta(max_length=20_000)] = []
    format: int = FORMAT
    revision: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Sandbox(_Body, frozen=True):
    """A table for one who plays both sides: empty, from a position, or from a log."""

    position: Position | None = None
    log: Log | None = None


# -- what a client is told ---------------------------------------------------------------------------------------------


def encode(type: str, **fields: Any) -> str:
    """A message to a client."""
    return msgspec.json.encode({"type": type, **fields}).decode()
