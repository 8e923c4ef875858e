"""A game as its players and programs see it: choosing, cloning, saving, replaying, taking back."""
