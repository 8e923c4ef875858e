"""Messages, card texts and card pages in English and in French, made from the same data."""
