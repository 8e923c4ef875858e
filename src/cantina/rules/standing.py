"""What is looked after at every step, in this order: cards that may not stay where they are, texts that act
at once, the end of the game."""

from __future__ import annotations

from cantina.engine.core import STANDING
from cantina.rules.actions import happen_at_once
from cantina.rules.bluffs import lose_stray_bluffs
from cantina.rules.force import end_without_life_force, thaw_what_is_gone
from cantina.rules.memory import lose_without_target
from cantina.rules.places import keep_turned
from cantina.rules.seats import leave_forbidden_places

STANDING.extend((leave_forbidden_places, keep_turned, lose_stray_bluffs, thaw_what_is_gone, happen_at_once,
                 lose_without_target, end_without_life_force))  # fmt: skip
