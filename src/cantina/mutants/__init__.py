"""Damaged cards: each differs from a real one in one small thing, and the tests of that card should tell them apart."""
