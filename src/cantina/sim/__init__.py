"""Many games: planned, played by bots in many processes or on a cluster, kept in a table, added up."""
