"""Where a player wants to be asked. Elsewhere the server passes for the seat, whether or not its page is open; a choice
that has to be made is always asked."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from cantina.model.decision import Decision
from cantina.model.sides import PHASES, Side
from cantina.play.game import Game

Passing = Literal["", "quiet", "turn", "control", "deploy", "battle", "move", "draw"]
Window = Literal[
    "own-activate", "own-control", "own-deploy", "own-battle", "own-move", "own-draw",
    "their-activate", "their-control", "their-deploy", "their-battle", "their-move", "their-draw",
    "battle", "drain", "played", "destiny", "moved", "lost", "turn",
]  # fmt: skip
PHASE, RESPOND, WEAPONS = (
    "prompt.phase.",
    "prompt.respond.",
    ("prompt.weapons", "prompt.weapons-attack", "prompt.trench"),
)

# The moments that can be answered, as a player chooses among them.
MOMENTS = {
    "battle": (
        "battle",
        "attack",
        "battle-destinies",
        "duel-begun",
        "duel-over",
        "battle-won",
        "battle-lost",
        "battle-ended",
        "battle-over",
        "segment-ended",
        "fired",
        "hit",
        "forfeited",
    ),
    "drain": ("drain", "about-to-lose-force", "force-lost", "retrieved"),
    "played": ("played", "used", "deploying", "deployed", "insert-revealed", "reached-top", "react"),
    "destiny": ("about-to-draw", "destiny", "draw-succeeded"),
    "moved": ("moved", "about-to-move", "transported", "stacked"),
    "lost": (
        "lost",
        "about-to-be-lost",
        "eaten",
        "cover-broken",
        "blown-away",
        "captured",
        "released",
        "delivered",
        "went-missing",
    ),
    "turn": (
        "start-of-turn",
        "start-of-phase",
        "end-of-phase",
        "end-of-turn",
        "about-to-activate",
        "flipped",
        "completed",
    ),
}
WINDOWS: tuple[Window, ...] = get_args(Window)
IDLE: frozenset[str] = frozenset(each for each in WINDOWS if each not in MOMENTS)
USUAL: frozenset[str] = frozenset(each for each in WINDOWS if not each.startswith("their-"))
_BEFORE = {phase: PHASES[:n] for n, phase in enumerate(PHASES)}
_GROUPS = {moment: group for group, moments in MOMENTS.items() for moment in moments}


class PassSettings(msgspec.Struct, frozen=True):
    """What one player wants to be asked. `passing`: pass until something happens, at the latest until a phase begins;
    or for the rest of the turn."""

    ask: frozenset[str] = USUAL
    passing: Passing = ""
    turn: int = 0  # in which `passing` was said
    version: int = 0  # how often they have been changed

    def asking(self) -> PassSettings:
        """The same, without passing any further."""
        return msgspec.structs.replace(self, passing="") if self.passing else self

    def shown(self) -> dict[str, Any]:
        """As the player is told."""
        return {"ask": [each for each in WINDOWS if each in self.ask], "passing": self.passing}


EVERYWHERE = PassSettings(frozenset(WINDOWS))


def window(game: Game) -> str | None:
    """The kind of window that the present decision is; None if it is none, or has to be answered."""
    decision = game.decision
    if decision is None or _pass(decision) is None:
        return None
    key = decision.prompt.key
    if key.startswith(PHASE):
        whose = "own" if game.engine.state.player == decision.player else "their"
        return f"{whose}-{key.removeprefix(PHASE)}"
    if key.startswith(RESPOND):
        return _GROUPS.get(key.removeprefix(RESPOND))
    return "battle" if key in WEAPONS else None


def auto_pass_option(game: Game, side: Side, wishes: PassSettings) -> int | None:
    """The option with which the server passes for a player; None if it is to be asked. Who can do nothing else is asked
    only to keep up appearances."""
    decision, kind = game.decision, window(game)
    if kind is None or decision is None or decision.player != side:
        return None
    if len(decision.options) == 1:
        return _pass(decision)
    if wishes.turn == game.engine.state.turn and (wishes.passing == "turn" or _idle(game, kind, wishes)):
        return _pass(decision)
    return _pass(decision) if kind not in wishes.ask else None


def _idle(game: Game, kind: str, wishes: PassSettings) -> bool:
    return kind in IDLE and (wishes.passing == "quiet" or game.engine.state.phase in _BEFORE.get(wishes.passing, ()))


def expire_settings(game: Game, side: Side, wishes: PassSettings) -> PassSettings:
    """The same wishes, without what is over: something has happened, or another turn has begun."""
    asked = game.decision is not None and game.decision.player == side and auto_pass_option(game, side, wishes) is None
    over = wishes.turn != game.engine.state.turn or (asked and wishes.passing != "turn")
    return wishes.asking() if over else wishes


def _pass(decision: Decision) -> int | None:
    return next((n for n, option in enumerate(decision.options) if option.verb == "pass"), None)


def pack(wishes: PassSettings) -> str:
    """As they are stored. The version stands beside them."""
    said = msgspec.to_builtins(wishes)
    del said["version"]
    return msgspec.json.encode(said).decode()


def unpack(data: str, version: int = 0) -> PassSettings:
    """As they were stored."""
    return msgspec.structs.replace(msgspec.json.decode(data, type=PassSettings), version=version)
