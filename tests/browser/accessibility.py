"""What axe finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
ONLY_VIOLATIONS = {"resultTypes": ["violations"]}  # the lists of what is right are long


def accessible(page: Page) -> None:
    """Assert that axe finds nothing serious or critical."""
    found = Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]
    assert [
        (each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found if each["impact"] in GRAVE
    ] == []
