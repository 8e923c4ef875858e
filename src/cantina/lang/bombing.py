"""Bombing runs: ships that fly low over a site without landing there."""

from __future__ import annotations

from cantina.lang.battle import DuringBattle, in_battle
from cantina.lang.cards import Is, Named
from cantina.lang.places import Where
from cantina.lang.statuses import status

BOMBER, BOMBING = Is("bomber"), status("bombing")
BATTLE_BELOW = DuringBattle(at=Where(Named("Bombing Run")))
BOMBING_RUN_BATTLE = BATTLE_BELOW & in_battle(Is("TIE/sa"))  # bombing-run-battle.1
