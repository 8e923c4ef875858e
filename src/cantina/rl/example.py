"""An example: a small policy learns on one core, in minutes, to beat the random bot.

    python -m cantina.rl.example --minutes 5

It scores each option by itself (a hidden layer over the option's row of numbers), chooses by the softmax of the scores,
and after some games makes what went better than usual more likely (REINFORCE, Adam)."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.model.sides import SIDES
from cantina.rl.gymnasium_env import VersusBotEnv
from cantina.rl.observation import OPTION_SIZE
from cantina.sim.score import Score

Array = NDArray[np.float64]

HIDDEN = 24
GAMES = 4  # of each side between two steps of learning
RATE, DECAY = 0.01, (0.9, 0.999)
FORESIGHT = 0.97  # what a reward counts one answer earlier
SHAPED = 0.1  # what a Life Force counts on the way


class Policy:
    """Scores options; the best-scored one is the most likely."""

    def __init__(self, seed: int = 0) -> None:
        self.random = np.random.default_rng(seed)
        self.weights = [self.random.normal(0, 0.3, (OPTION_SIZE, HIDDEN)), self.random.normal(0, 0.3, HIDDEN)]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def chances(self, rows: Array) -> tuple[Array, Array]:
        """How likely each option is, and the hidden layer behind it."""
        hidden = np.tanh(rows @ self.weights[0])
        scores = hidden @ self.weights[1]
        raised = np.exp(scores - scores.max())
        return raised / raised.sum(), hidden

    def choose(self, seen: dict[str, Any], best: bool = False) -> tuple[int, Array, int]:
        """An action, the rows that it was chosen from, and which of them is its own."""
        actions = np.flatnonzero(seen["action_mask"])
        rows = seen["options"][actions].astype(np.float64)
        chances, _ = self.chances(rows)
        pick = int(chances.argmax()) if best else int(self.random.choice(len(actions), p=chances))
        return int(actions[pick]), rows, pick

    def learn(self, info: list[tuple[Array, int, float]]) -> None:
        """Make each choice more likely by as much as it was better than the others."""
        gains = np.array([gain for *_, gain in info])
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        slopes = [np.zeros_like(each) for each in self.weights]
        for (rows, pick, _), gain in zip(info, gains, strict=True):
            chances, hidden = self.chances(rows)
            error = -chances
            error[pick] += 1
            slopes[1] += gain * (error @ hidden)
            slopes[0] += gain * rows.T @ (np.outer(error, self.weights[1]) * (1 - hidden**2))
        self._climb([slope / len(info) for slope in slopes])

    def _climb(self, slopes: list[Array]) -> None:
        self._steps += 1
        first, second = DECAY
        for n, slope in enumerate(slopes):
            self._means[n] = first * self._means[n] + (1 - first) * slope
            self._squares[n] = second * self._squares[n] + (1 - second) * slope**2
            mean = self._means[n] / (1 - first**self._steps)
            square = self._squares[n] / (1 - second**self._steps)
            self.weights[n] += RATE * mean / (np.sqrt(square) + 1e-8)


def play(
    policy: Policy, env: VersusBotEnv, seed: int, best: bool = False
) -> tuple[list[tuple[Array, int, float]], float]:
    """A game: each choice with what came of it, and who won (1, -1; 0 if the game was broken off)."""
    seen, _ = env.reset(seed=seed)
    choices: list[tuple[Array, int]] = []
    rewards: list[float] = []
    over = broken_off = False
    while not (over or broken_off):
        action, rows, pick = policy.choose(seen, best)
        seen, reward, over, broken_off, _ = env.step(action)
        choices.append((rows, pick))
        rewards.append(reward)
    info, gain = [], 0.0
    for (rows, pick), reward in zip(reversed(choices), reversed(rewards), strict=True):
        gain = reward + FORESIGHT * gain
        info.append((rows, pick, gain))
    return info, float(np.sign(rewards[-1])) if over else 0.0


def train(minutes: float, seed: int = 0) -> Policy:
    """Play and learn for so long, and say how it goes."""
    policy, envs = Policy(seed), [VersusBotEnv(side=side, shaped=SHAPED) for side in SIDES]
    until, number, score = time.monotonic() + 60 * minutes, seed, Score()
    while time.monotonic() < until:
        info = []
        for env in envs * GAMES:
            number += 1
            choices, won = play(policy, env, number)
            info += choices
            score = score.after(int(won))
        policy.learn(info)
        print(f"{score.games} games, {score.won} won")
    return policy


def compare(policy: Policy, games: int, seed: int) -> Score:
    """Games against the random bot that nothing was learned from, both sides in turn."""
    envs, score = [VersusBotEnv(side=side) for side in SIDES], Score()
    for n in range(games):
        score = score.after(int(play(policy, envs[n % 2], seed + n // 2, best=True)[1]))
    return score


def main() -> None:
    """Train, then compare."""
    asked = argparse.ArgumentParser(description="Train a small policy against the random bot.")
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--games", type=int, default=100)
    given = asked.parse_args()
    score = compare(train(given.minutes), given.games, seed=10**6)
    low, high = score.interval()
    print(f"{score.won} of {score.games} won against the random bot (95%: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
