"""A bot that thinks ahead: it compares plans for its turn by playing them out in worlds that its seat cannot tell apart."""
