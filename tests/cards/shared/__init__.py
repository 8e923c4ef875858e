"""Clauses that many cards share: a table of cases proves each of them for all."""
