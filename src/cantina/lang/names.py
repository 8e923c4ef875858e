"""The words that give names to cards and numbers, for the text around them to speak of (engine: names)."""

from __future__ import annotations

from cantina.lang.attack_runs import AttackRun
from cantina.lang.choices import Choice, ForEach
from cantina.lang.core import Fix
from cantina.lang.creatures import Attacks, MeasureFerocity
from cantina.lang.deploy import DeployOn, DeployOnTable, Retarget
from cantina.lang.destiny import DrawDestiny
from cantina.lang.duels import Duel
from cantina.lang.movement import Moves
from cantina.lang.setup import AtStart, Starting
from cantina.lang.values import CompareTotals, Modify, ModifyPlayer
from cantina.lang.weapons import Fire
from cantina.model.node import Node

# The names that a word gives by itself, to what stands in it and to what follows in the same line.
SUPPLIED: dict[type[Node], tuple[str, ...]] = {
    AttackRun: ("destiny",),
    Attacks: ("location", "target"),
    CompareTotals: ("difference",),
    DeployOn: ("place",),
    DrawDestiny: ("drawn",),
    Duel: ("defeated", "difference"),
    Fire: ("location", "target"),
    ForEach: ("target",),
    Modify: ("itself", "location"),
    ModifyPlayer: ("location",),
    Moves: ("origin",),
    Starting: ("start",),
}
NAMING = (Choice, DrawDestiny, Fix, MeasureFerocity)  # those that give the name which they are given themselves
REMEMBERED = (AtStart, DeployOn, DeployOnTable, Retarget)  # what the card knows by a name from then on
