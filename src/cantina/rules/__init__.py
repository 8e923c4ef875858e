"""The rules of play, one module for each topic of the glossary. Importing this package makes them known."""

from cantina.rules import (  # noqa: F401
    acts,
    battle,
    boarding,
    damage,
    deploy,
    destiny,
    drain,
    force,
    matching,
    movement,
    react,
    replacement,
    respond,
    results,
    setup,
    transfer,
    turn,
    weapons,
    zones,
)
