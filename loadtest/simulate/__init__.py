"""The server in virtual time: whole games with everything that can go wrong, repeated exactly by their seeds."""
