"""English. Buried mines and decoys."""

from __future__ import annotations

from cantina.text.en.phrases import statuses

statuses({"buried": "buried"})
