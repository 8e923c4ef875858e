"""The bot that thinks ahead: it compares plans and answers by following them in the same possible worlds."""

from cantina.bots.search.bot import SearchBot
from cantina.bots.search.budget import Budget, read_budget

__all__ = ["Budget", "SearchBot", "read_budget"]
