"""Measuring and wearing: load, the soak, and the simulation."""
