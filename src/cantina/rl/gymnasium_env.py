"""One seat as an environment of Gymnasium: a bot has the other one. And many of them at once, each in its process."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv
from numpy.typing import NDArray

from cantina.bots import make_bot
from cantina.decks import Deck
from cantina.model.sides import Side, other
from cantina.rl.observation import OPTIONS
from cantina.rl.pettingzoo_env import LONGEST, SEEDS, CantinaEnv, Observed, space_seen


class VersusBotEnv(gymnasium.Env[Observed, int]):
    """A game against a bot. Winning gives 1, losing -1; with `shaped`, each Life Force that is gained on the opponent
    or lost to it gives or takes that much on the way."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, bot: str = "random", side: Side = "light", light: Deck | str = "intro_light",
        dark: Deck | str = "intro_dark", most: int = LONGEST, shaped: float = 0.0, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._field = CantinaEnv(light, dark, most)
        self._bot_name, self._side, self._shaped, self.render_mode = bot, side, shaped, render_mode
        self.observation_space = space_seen()
        self.action_space: spaces.Space[Any] = spaces.Discrete(OPTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        self._field.reset(number)
        self._bot = make_bot(self._bot_name, number)
        self._let_bot_play()
        self._lead = self._leads_by()
        return self._field.observe(self._side), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bot play until this seat is asked again."""
        self._field.step(action)
        self._let_bot_play()
        before, self._lead = self._lead, self._leads_by()
        reward = self._field.rewards[self._side] + self._shaped * (self._lead - before)
        over, broken_off = self._field.terminations[self._side], self._field.truncations[self._side]
        return self._field.observe(self._side), reward, over, broken_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions mean something now, as learners with masks ask for it."""
        return np.asarray(self._field.observe(self._side)["action_mask"], dtype=np.bool_)

    def render(self) -> str:
        """The question and its options."""
        return self._field.render()

    def _leads_by(self) -> int:
        """By how much Life Force this seat is ahead."""
        g = self._field.game.engine
        return g.life_force(self._side) - g.life_force(other(self._side))

    def _let_bot_play(self) -> None:
        field = self._field
        while not any((*field.terminations.values(), *field.truncations.values())):
            if field.agent_selection == self._side:
                return
            field.answer(self._bot.choose(field.game))


def make_vec_env(number: int, **settings: Any) -> AsyncVectorEnv:
    """So many games at once, each in a process of its own; `settings` are those of `VersusBotEnv`."""
    return AsyncVectorEnv([partial(VersusBotEnv, **settings) for _ in range(number)], context="spawn")
