"""English. Bombing runs."""

from __future__ import annotations

from cantina.text.en.phrases import statuses

statuses({"bombing": "on a bombing run"})
