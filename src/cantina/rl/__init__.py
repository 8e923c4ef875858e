"""A field for learning: the game as an environment of PettingZoo (both seats) or Gymnasium (one seat against a bot).

Needs the extra `rl` (`pip install cantina[rl]`); nothing else in the package imports it."""

from __future__ import annotations

try:
    from cantina.rl.against import AgainstBot, many
    from cantina.rl.environment import Field
except ModuleNotFoundError as missing:
    raise ImportError(f"cantina.rl needs {missing.name}: pip install cantina[rl]") from missing

__all__ = ["AgainstBot", "Field", "many"]
