"""Many games: matches between bots."""
