"""Costs: what a player does to begin something, or to have something happen."""

from __future__ import annotations

from cantina.lang.core import YOU, Number, Player, Verb

Cost = tuple[Verb, ...]  # verbs that are carried out in full, before anybody can respond
FREE: Cost = ()


class Use(Verb, frozen=True):
    """A player uses Force."""

    amount: Number
    player: Player = YOU


class Pays(Verb, frozen=True):
    """A player may pay a cost, so that some things happen; if not, others do."""

    cost: Cost
    then: tuple[Verb, ...] = ()
    otherwise: tuple[Verb, ...] = ()
    by: Player = YOU

    def __post_init__(self) -> None:
        if any(isinstance(verb, Use) and verb.player != self.by for verb in self.cost):
            raise ValueError("whoever pays uses his own Force")
