"""A player's profile: name, decks, settings and games, carried by a private link. The browser seals it before it is
sent: what is stored here is of no use to anybody who has not the link."""

from __future__ import annotations

from cantina.server.errors import ApiError
from cantina.server.games.hub import Hub
from cantina.server.games.tokens import digest
from cantina.server.http.rate_limits import PROFILE
from cantina.server.protocol import KeepProfile
from cantina.server.storage.profiles import delete_profile, read_profile, see_profile, write_profile

DAY = 24 * 3600.0


async def read(hub: Hub, address: str) -> dict[str, object]:
    """What was kept last. Who looks at it wants it to stay."""
    hash, now = digest(address), hub.clock.time()
    found = await hub.read(lambda db: read_profile(db, hash))
    if found is None:
        raise ApiError("no-profile")
    if now - found.seen > DAY:
        await hub.write(lambda db: see_profile(db, hash, now))
    return {"revision": found.revision, "data": found.data}


async def keep(hub: Hub, address: str, wanted: KeepProfile) -> dict[str, object]:
    """Keep what follows the revision that the browser knows. A new one is charged with all that it may grow to."""
    hash, now = digest(address), hub.clock.time()
    if not wanted.revision:
        hub.charge(PROFILE)
    if not await hub.write(lambda db: write_profile(db, hash, wanted.revision, wanted.data, now)):
        raise ApiError("profile-late")
    return {"revision": wanted.revision + 1}


async def forget(hub: Hub, address: str) -> dict[str, object]:
    """Delete it for good."""
    await hub.write(lambda db: delete_profile(db, digest(address)))
    return {}
