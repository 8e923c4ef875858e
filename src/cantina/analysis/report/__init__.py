"""What the games of a deck say about it: figures, as a page with plots, as text, as JSON."""
