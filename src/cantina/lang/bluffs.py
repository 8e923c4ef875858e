"""Bluff cards: what they are called. Where they may lie a location says (`Rules`)."""

from __future__ import annotations

from cantina.lang.statuses import status

BLUFF = status("bluff")
