"""Texts and cards as a view has them."""

from __future__ import annotations

from typing import Any

from cantina.model.text import CardRef, Text


def text_view(text: Text) -> dict[str, str]:
    """A text in both languages."""
    return {"en": text("en"), "fr": text("fr")}


def named(ref: CardRef) -> dict[str, Any]:
    """A card by its id and its title."""
    return {"id": ref.id, "title": ref.title}
