"""Facts in which a seed differs from the card database; the seed wins."""

SEED_DIFFERENCES: dict[tuple[str, str], str] = {
    ("1_162", "characteristics"): "mining-droid-rules",  # Timer Mine is a mine
    ("1_322", "characteristics"): "mining-droid-rules",
    ("1_189", "characteristics"): "characteristics",  # the lore names their people
    ("2_2", "destiny"): "brainiac",  # exactly pi
    ("7_20", "characteristics"): "characteristics",
    ("200_15", "characteristics"): "characteristics",
    ("6_39", "characteristics"): "characteristics",
    ("11_8", "characteristics"): "my-loyal-bodyguard",  # Padme is one of the handmaidens
    ("108_1", "characteristics"): "characteristics",  # what the title of his permanent weapon says
    ("108_2", "characteristics"): "characteristics",  # and of hers
    ("6_110", "characteristics"): "characteristics",
    ("108_5", "characteristics"): "characteristics",
    ("109_1", "characteristics"): "characteristics",
    ("109_6", "characteristics"): "characteristics",
    ("9_109", "persona"): "palpatine-and-the-emperor",  # two persons
    ("3_76", "characteristics"): "mining-droid-rules",  # and so is Infantry Mine
    ("3_160", "characteristics"): "mining-droid-rules",
    ("3_81", "characteristics"): "mining-droid-rules",  # and Vehicle Mine
    ("3_162", "characteristics"): "mining-droid-rules",
    ("9_91", "characteristics"): "mining-droid-rules",  # and Orbital Mine
    ("2_115", "characteristics"): "capturing-starships",  # what texts that name no title call a tractor beam
}
"""(card id, field) → the glossary entry that says otherwise."""
