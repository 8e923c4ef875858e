"""The interpreter: the stack, live texts, values, responses. It knows no rule of the game by name."""
