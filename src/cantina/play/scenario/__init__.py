"""Scenarios: a position laid out in a few lines, played through the contract. For tests, judges and bug reports."""

from cantina.play.scenario.cards import ScenarioError
from cantina.play.scenario.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]
