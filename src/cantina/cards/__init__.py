"""All implemented cards, one module for each set and side: data only."""

from cantina.cards import (
    a_new_hope_dark,
    a_new_hope_light,
    cloud_city_light,
    hoth_dark,
    introductory,
    jabbas_palace_dark,
    jedi_pack,
    premiere_dark,
    premiere_light,
    rebel_leader,
    reflections_ii_light,
    reflections_iii_light,
)

CARDS = (
    *premiere_light.CARDS, *premiere_dark.CARDS, *a_new_hope_light.CARDS, *a_new_hope_dark.CARDS,
    *hoth_dark.CARDS, *cloud_city_light.CARDS, *jabbas_palace_dark.CARDS, *reflections_ii_light.CARDS,
    *reflections_iii_light.CARDS,
    *introductory.CARDS, *jedi_pack.CARDS, *rebel_leader.CARDS,
)  # fmt: skip
