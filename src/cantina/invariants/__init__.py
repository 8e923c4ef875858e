"""What the engine promises, as checks that can fail. `./test` runs a sample, `cantina invariants` as many as you
like."""
