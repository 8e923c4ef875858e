"""Builds the table's pages into the package: a wheel needs no Node where it is installed. With CANTINA_COMPILE=1 the
wheel is one for this platform, with the hot rooms compiled; otherwise it is pure Python and fits everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):
    """Runs tools/build-web and, if it is wanted, tools/compile before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        """What the hook needs besides."""
        return ["mypy>=1.14", "setuptools", "msgspec>=0.19"] if self._compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        tools = Path(self.root) / "tools"
        subprocess.run([sys.executable, str(tools / "build-web")], check=True)
        if self._compiles and version == "standard":
            made = subprocess.run(
                [sys.executable, str(tools / "compile"), "--where"], check=True, stdout=subprocess.PIPE
            )
            folder = Path(made.stdout.decode().strip())
            found = (file for file in folder.rglob("*") if file.is_file())
            build_data["force_include"].update({str(file): str(file.relative_to(folder)) for file in found})
            build_data["pure_python"], build_data["infer_tag"] = False, True

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CANTINA_COMPILE") == "1"
