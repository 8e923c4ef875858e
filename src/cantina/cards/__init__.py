"""All implemented cards, one module for each set and side: data only."""

from cantina.cards import (
    a_new_hope_dark,
    a_new_hope_light,
    cloud_city_light,
    dagobah_light,
    hoth_dark,
    introductory,
    jabbas_palace_dark,
    jabbas_palace_light,
    jedi_pack,
    premiere_dark,
    premiere_light,
    rebel_leader,
    reflections_ii_dark,
    reflections_ii_light,
    reflections_iii_light,
    tatooine_light,
    theed_palace_dark,
    theed_palace_light,
)

CARDS = (
    *premiere_light.CARDS, *premiere_dark.CARDS, *a_new_hope_light.CARDS, *a_new_hope_dark.CARDS,
    *hoth_dark.CARDS, *dagobah_light.CARDS, *cloud_city_light.CARDS, *jabbas_palace_light.CARDS,
    *jabbas_palace_dark.CARDS, *reflections_ii_light.CARDS, *reflections_ii_dark.CARDS, *tatooine_light.CARDS,
    *reflections_iii_light.CARDS, *theed_palace_light.CARDS, *theed_palace_dark.CARDS,
    *introductory.CARDS, *jedi_pack.CARDS, *rebel_leader.CARDS,
)  # fmt: skip
