"""French. Buried mines and decoys."""

from __future__ import annotations

from cantina.text.fr.phrases import statuses

statuses({"buried": "enterré{e}{s}"})
