"""Measuring and wearing: load, and the soak."""
