"""Python's collector of cycles. Looking through all games at once takes it some tenths of a second, in which everybody
would wait; so it does that seldom. What dies young, and nearly everything does, it looks for now and then: most of it
is gone by itself before that, as soon as an answer is worked out."""

import gc

YOUNG = (10_000, 5)
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
