"""Facts in which a seed differs from the card database; the seed wins."""

SEED_DIFFERENCES: dict[tuple[str, str], str] = {
    ("1_162", "characteristics"): "mining-droid-rules",  # Timer Mine is a mine
    ("1_322", "characteristics"): "mining-droid-rules",
}
"""(card id, field) → the glossary entry that says otherwise."""
