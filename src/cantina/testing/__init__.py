"""Scenarios: a position laid out in a few lines, played through the contract. For tests, judges and bug reports."""

from cantina.testing.cards import ScenarioError
from cantina.testing.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]
