"""English. Bluff cards."""

from __future__ import annotations

from cantina.text.en.phrases import statuses

statuses({"bluff": "bluff"})
