"""Python's collector of cycles. It would look through whatever the games have worked out lately, tens of milliseconds
each second in which everybody waits, to find next to nothing: a game leaves no cycles behind, it is gone as soon as
nobody holds it. So the collector comes seldom, for what connections and errors leave."""

import gc

SELDOM = 900.0  # seconds


def settle() -> None:
    """What is there at the start stays; the collector comes only by `tidy`."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy() -> None:
    """Look through everything, about a millisecond for each game at hand."""
    gc.collect()
