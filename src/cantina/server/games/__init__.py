"""Games that are being played: hub, rooms, tables, clocks, undo, replays, the sandbox and lessons."""
