"""All implemented cards, one module for each set and side: data only."""

from cantina.cards import introductory, premiere_dark, premiere_light

CARDS = (*premiere_light.CARDS, *premiere_dark.CARDS, *introductory.CARDS)
