"""The facts check: every implemented card against a card database that lies in a folder of its own."""

from cantina.facts.compare import Difference, compare
from cantina.facts.database import DatabaseError
from cantina.facts.seeds import SEED_DIFFERENCES

__all__ = ["SEED_DIFFERENCES", "DatabaseError", "Difference", "compare"]
