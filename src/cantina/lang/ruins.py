"""Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina.lang.statuses import status

CRASHED = status("crashed")
COLLAPSED = status("collapsed")
