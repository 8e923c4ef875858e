"""Builds the table's pages into the package: a wheel needs no Node where it is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface):
    """Runs tools/build-web before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        subprocess.run([sys.executable, str(Path(self.root) / "tools" / "build-web")], check=True)
