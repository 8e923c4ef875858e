"""Both seats as agents of PettingZoo, one after the other as the game asks them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from cantina.decks import Deck, bundled_deck
from cantina.model.sides import SIDES, Side
from cantina.play.game import Game
from cantina.rl.observation import OPTION_SIZE, OPTIONS, TABLE_SIZE, encode_options, encode_table
from cantina.rl.paging import Pages

LONGEST = 4_000  # answers after which a game is broken off
SEEDS = 2**31

Observed = dict[str, Any]


def space_seen() -> spaces.Dict:
    """What a seat sees: the table, which actions it has, and a row of numbers for each of them."""
    return spaces.Dict({
        "observation": spaces.Box(-np.inf, np.inf, (TABLE_SIZE,), np.float32),
        "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
        "options": spaces.Box(-np.inf, np.inf, (OPTIONS, OPTION_SIZE), np.float32),
    })  # fmt: skip


def seen(game: Game, seat: Side, pages: Pages | None) -> Observed:
    """Return the observation of a seat; without pages while the other seat decides."""
    mask = np.zeros(OPTIONS, dtype=np.int8)
    mask[pages.actions if pages is not None else []] = 1
    return {"observation": encode_table(game, seat), "action_mask": mask,
            "options": encode_options(game, seat, pages.shown if pages is not None else ())}  # fmt: skip


class CantinaEnv(AECEnv[str, Observed, int]):
    """A game of two decks. The winner gets 1, the loser -1, neither anything before or when a game is broken off."""

    metadata = {"name": "cantina_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, light: Deck | str = "intro_light", dark: Deck | str = "intro_dark", most: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._light, self._dark = _deck(light), _deck(dark)
        self._most, self.render_mode = most, render_mode
        self.possible_agents: list[str] = list(SIDES)
        self.observation_spaces = {agent: space_seen() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object at each call, as all that learns expects."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object at each call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of the next one that the last seed leads to."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = Game.new(light=self._light, dark=self._dark, seed=int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = 0
        self._ask()

    def observe(self, agent: str) -> Observed:
        """What a seat may know."""
        return seen(self.game, "light" if agent == "light" else "dark", self._pages if self._asked == agent else None)

    def step(self, action: int | None) -> None:
        """The asked seat answers, or looks at its next page of options."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._pages is not None and action is not None
        chosen = self._pages.option(int(action))
        self._cumulative_rewards[agent] = 0
        if chosen is None:
            self._pages.turn()
        else:
            self.answer(chosen)
        self._accumulate_rewards()

    def answer(self, option: int) -> None:
        """Answer with an option of the game's decision itself, whatever page it is on."""
        self.game.choose(option)
        self._answers += 1
        self._ask()

    def _ask(self) -> None:
        """Whose answer is wanted now; at the end both learn how it went."""
        decision = self.game.decision
        self._pages = Pages(decision) if decision is not None else None
        self._asked = decision.player if decision is not None else ""
        if decision is not None:
            self.agent_selection = decision.player
        if decision is None:
            self.rewards = {agent: 1 if agent == self.game.winner else -1 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str:
        """The table as the asked seat sees it, in one line for each thing that it may do."""
        decision = self.game.decision
        info = f"turn {self.game.engine.state.turn}, {self.game.engine.state.phase}"
        options = [option.text("en") for option in decision.options] if decision is not None else []
        return "\n".join((info, *options))

    def close(self) -> None:
        """Nothing is held that must be given back."""


def _deck(deck: Deck | str) -> Deck:
    return bundled_deck(deck) if isinstance(deck, str) else deck
