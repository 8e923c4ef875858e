"""What the engine promises, as checks that can fail. `./test` runs a sample, `cantina promises` as many as you like."""
