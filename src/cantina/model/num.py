"""Numbers of the game: most are whole, some are not. A whole one stays whole when it is unpacked."""

from typing import TypeAlias

Num: TypeAlias = int | float
