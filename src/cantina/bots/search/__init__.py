"""The bot that thinks ahead: it compares plans and answers by following them in the same possible worlds."""

from cantina.bots.search.bot import SearchBot
from cantina.bots.search.budget import Budget, read_budget
from cantina.bots.search.hints import Hint, hints

__all__ = ["Budget", "Hint", "SearchBot", "hints", "read_budget"]
