"""Frozen records: what a card, a pile, a frame, a decision and an event are. No behaviour lives here."""
