"""Tokens: who has one may sit in a seat, or watch. They are unguessable, and only their digests are stored."""

import hashlib
import secrets


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """A name for a game: not secret, but not to be guessed either."""
    return secrets.token_urlsafe(9)


def source_of(client: str) -> str:
    """What is kept of an address: one of 65,536 drawers that all addresses share."""
    return hashlib.sha256(client.encode()).hexdigest()[:4]


def digest(token: str) -> str:
    """What is kept of a token. The token is random and long, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
