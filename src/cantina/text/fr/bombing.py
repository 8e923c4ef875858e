"""French. Bombing runs."""

from __future__ import annotations

from cantina.text.fr.phrases import statuses

statuses({"bombing": "en mission de bombardement"})
