"""Bots in seats, their processes, and trials of decks."""
