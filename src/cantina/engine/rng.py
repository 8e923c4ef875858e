"""A small random generator whose whole state is one integer (SplitMix64): it clones and saves with the game."""

MASK = (1 << 64) - 1


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a number from 0 up to, not including, `bound`."""
    state, bits = step(state)
    return state, bits * bound >> 64


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The next state and the items in random order."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        state, j = below(state, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return state, tuple(deck)
