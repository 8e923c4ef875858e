"""Drafts of cards that are not made yet: printed facts filled in, and every sentence that is like one of ours."""
