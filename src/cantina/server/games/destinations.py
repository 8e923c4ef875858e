"""Where a card can go with an option, so that a page can let its player choose both in one gesture."""

from __future__ import annotations

from typing import Any

from cantina.model.decision import Option
from cantina.play.game import Game
from cantina.rules.player_actions import PLAYER_ACTIONS

GOING = ("deploy", "walk", "hyperspeed", "land", "take-off", "shuttle", "sector")
PHASE = "prompt.phase."


def with_destinations(game: Game, shown: dict[str, Any]) -> dict[str, Any]:
    """The question of a phase as a seat sees it, with the destinations of each option that has several."""
    decision = game.decision
    if decision is None or not decision.prompt.key.startswith(PHASE):
        return shown
    options = [
        {**each, "places": places} if (places := _destinations(game, option)) else each
        for option, each in zip(decision.options, shown["options"], strict=True)
    ]
    return {**shown, "options": options}


def _destinations(game: Game, option: Option) -> list[dict[str, Any]]:
    """The cards to choose among next, with the Force that each costs; none if there is no such choice, or one of them
    is no card."""
    g, decision = game.engine, game.decision
    choices = PLAYER_ACTIONS[option.verb].choices if option.verb in GOING else None
    if choices is None or option.card is None or option.targets or decision is None:
        return []
    costs = choices(g, decision.player, option.card.id)
    if len(costs) < 2 or min(costs) <= 0:
        return []
    return [{"id": place, "title": g.ref(place).title, "cost": cost} for place, cost in costs.items()]
