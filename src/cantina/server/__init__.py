"""The table's server: games over HTTP and WebSocket, kept in a database. There are no rules of play in here."""
