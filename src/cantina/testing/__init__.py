"""Scenarios for tests and bug reports: the names that a test needs."""

from cantina.play.scenario import Scenario, ScenarioError

__all__ = ["Scenario", "ScenarioError"]
