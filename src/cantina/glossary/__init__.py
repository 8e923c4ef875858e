"""The living rulebook: the rules in our own words, English and French, by id.

The texts lie in `data/`, one TOML file per letter, and are edited by hand; `load` reads and checks them.
"""

from cantina.glossary.book import Glossary
from cantina.glossary.loading import GlossaryError, load, load_from
from cantina.glossary.records import Entry, Kind, Lang, Reading, Statement

__all__ = ["Entry", "Glossary", "GlossaryError", "Kind", "Lang", "Reading", "Statement", "load", "load_from"]
