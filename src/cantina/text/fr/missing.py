"""French. Missing characters."""

from __future__ import annotations

from cantina.text.fr.phrases import comings, did, endings, moments, statuses

statuses({"missing": "porté{e}{s} disparu{e}{s}", "searching": "parti{e}{s} à la recherche"})
comings({"missing": ("%s {est|est|sont|sont} porté{e}{s} disparu{e}{s}", "porter %s disparu{e}{s}")})
endings({"missing": ("%s {est|est|sont|sont} retrouvé{e}{s}", "retrouver %s")})
moments({"went-missing": lambda t, c: did(t, c, "porter disparu", "porté{e}{s} disparu{e}{s}")})
