"""Profiles: what a player carries along, sealed by the player's own browser. Nobody else can read it, and only a
digest of its address is kept."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cantina.server.storage.schema import profiles


class Profile(msgspec.Struct, frozen=True):
    """A profile as it is stored: its revision, its sealed contents, and when it was last opened."""

    revision: int
    data: str
    seen: float


def read_profile(db: Connection, hash: str) -> Profile | None:
    """A profile by the digest of its address."""
    row = db.execute(select(profiles).where(profiles.c.hash == hash)).first()
    return Profile(row.revision, row.data, row.seen) if row else None


def see_profile(db: Connection, hash: str, at: float) -> None:
    """Note that a profile was opened."""
    db.execute(update(profiles).where(profiles.c.hash == hash).values(seen=at))


def write_profile(db: Connection, hash: str, revision: int, data: str, at: float) -> bool:
    """Store what follows a revision, 0 if there is none yet; False if somebody else was first."""
    values = {"revision": revision + 1, "seen": at, "data": data}
    if revision:
        same = (profiles.c.hash == hash) & (profiles.c.revision == revision)
        return db.execute(update(profiles).where(same).values(values)).rowcount > 0
    try:
        with db.begin_nested():
            db.execute(insert(profiles).values(hash=hash, **values))
    except IntegrityError:
        return False
    return True


def delete_profile(db: Connection, hash: str) -> None:
    """Forget a profile."""
    db.execute(delete(profiles).where(profiles.c.hash == hash))


def delete_unseen_profiles(db: Connection, since: float) -> None:
    """Forget the profiles that nobody has opened since a moment."""
    db.execute(delete(profiles).where(profiles.c.seen < since))
