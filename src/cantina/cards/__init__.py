"""All implemented cards, one module for each set and side: data only."""

from cantina.cards import (
    a_new_hope_dark,
    a_new_hope_light,
    introductory,
    jedi_pack,
    premiere_dark,
    premiere_light,
    rebel_leader,
)

CARDS = (
    *premiere_light.CARDS, *premiere_dark.CARDS, *a_new_hope_light.CARDS, *a_new_hope_dark.CARDS,
    *introductory.CARDS, *jedi_pack.CARDS, *rebel_leader.CARDS,
)  # fmt: skip
