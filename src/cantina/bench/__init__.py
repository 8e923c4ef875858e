"""What the engine costs: games, decisions on ever fuller tables, clones, saves, the start. Figures, no judgement."""
