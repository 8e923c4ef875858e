"""Proofs that one can watch: what the tests of a statement lay out, play and ask, kept with the package."""
