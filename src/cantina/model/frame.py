"""Control flow as data: one stack of frames, each a procedure's name, the step it has reached, and its variables."""

from typing import Any

import msgspec


class Frame(msgspec.Struct, frozen=True):
    """One running procedure. `vars` is never changed in place, so that clones may share it."""

    proc: str
    step: int = 0
    vars: dict[str, Any] = {}
    into: str = ""  # the parent's variable that takes the result
