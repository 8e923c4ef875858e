"""Mutants that may live: they change nothing, or nothing that a test of their card could show. Each has its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path


def read_accepted(path: Path) -> dict[str, str]:
    """Mutant → reason, from a table for each card: `["1_168"]`, then `"dropped <digest of its words>" = "why"`."""
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{card} {damage}": reason for card, reasons in tables.items() for damage, reason in reasons.items()}
