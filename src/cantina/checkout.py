"""The project's own folder, for the tools that read or write its tests."""

from pathlib import Path

import cantina

ROOT = Path(cantina.__file__).parents[2]
