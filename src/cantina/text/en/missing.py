"""English. Missing characters."""

from __future__ import annotations

from cantina.text.en.phrases import comings, did, endings, moments, statuses

statuses({"missing": "missing", "searching": "searching"})
comings({"missing": ("%s {becomes|becomes|become|become} missing", "make %s missing")})
endings({"missing": ("%s {is|is|are|are} found", "find %s")})
moments({"went-missing": lambda t, c: did(t, c, "missing", be="just became")})
