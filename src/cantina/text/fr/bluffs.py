"""French. Bluff cards."""

from __future__ import annotations

from cantina.text.fr.phrases import statuses

statuses({"bluff": "de bluff"})
