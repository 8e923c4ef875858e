"""What procedures hold while they run, and the moments that players may answer: one file for each topic."""
