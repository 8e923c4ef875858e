"""What is looked after before a question is asked, some of it at every step, in this order: cards that may not stay
where they are, texts that act at once, the end of the game."""

from __future__ import annotations

from cantina.engine.core import EAGER_STATE_CHECKS, STATE_CHECKS
from cantina.rules.actions import happen_at_once
from cantina.rules.battle import leave_out
from cantina.rules.bluffs import lose_stray_bluffs
from cantina.rules.capture import free_the_unguarded, keep_one_without_binders
from cantina.rules.captured_starships import keep_prizes
from cantina.rules.caves import watch_caves
from cantina.rules.converting import lose_what_is_resisted
from cantina.rules.creatures import fight_each_other, leave_strange_places
from cantina.rules.force import end_without_life_force, thaw_what_is_gone
from cantina.rules.inserts import show_what_surfaces
from cantina.rules.memory import lose_without_target
from cantina.rules.places import keep_turned, lose_homeless
from cantina.rules.seats import leave_forbidden_places

STATE_CHECKS.extend((
    show_what_surfaces, leave_out, leave_forbidden_places, lose_homeless, keep_turned, lose_stray_bluffs,
    thaw_what_is_gone, free_the_unguarded, keep_one_without_binders, happen_at_once, lose_without_target,
    lose_what_is_resisted, keep_prizes, leave_strange_places, fight_each_other, watch_caves, end_without_life_force,
))  # fmt: skip
EAGER_STATE_CHECKS.extend((
    show_what_surfaces, leave_forbidden_places, thaw_what_is_gone, free_the_unguarded, keep_one_without_binders,
    end_without_life_force,
))  # fmt: skip
