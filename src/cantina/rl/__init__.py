"""A field for learning: the game as an environment of PettingZoo (both seats) or Gymnasium (one seat against a bot).

Needs the extra `rl` (`pip install cantina[rl]`); nothing else in the package imports it."""

from __future__ import annotations

try:
    from cantina.rl.gymnasium_env import VersusBotEnv, make_vec_env
    from cantina.rl.pettingzoo_env import CantinaEnv
except ModuleNotFoundError as missing:
    raise ImportError(f"cantina.rl needs {missing.name}: pip install cantina[rl]") from missing

__all__ = ["CantinaEnv", "VersusBotEnv", "make_vec_env"]
