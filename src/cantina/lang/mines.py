"""Mines, and other cards, that are buried under a site."""

from __future__ import annotations

from cantina.lang.statuses import status

BURIED = status("buried")
