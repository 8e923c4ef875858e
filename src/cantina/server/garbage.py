"""Python's collector of cycles. Looking through all games at once takes it some tenths of a second, in which everybody
would wait; so it does that seldom. What dies young, and nearly everything does, it finds as always."""

import gc

YOUNG = (700, 10)
NEVER = 1_000_000_000
SELDOM = 900.0  # seconds


def settle() -> None:
    """What is there at the start stays; what is old is looked through only by `tidy`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def tidy() -> None:
    """Look through everything."""
    gc.collect()
