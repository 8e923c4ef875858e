"""Statistics of many games: weights of evaluations and reports on decks."""
