"""Cards, decks, rules, proofs and profiles as the pages fetch them."""
