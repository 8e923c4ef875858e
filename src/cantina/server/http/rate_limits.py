"""Limits on how much and how fast: who a client is, leaky buckets for each, and the size of what is read."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import ClientDisconnect, Request
from starlette.types import Scope

from cantina.server.errors import ApiError
from cantina.server.time_source import Clock

BODY = 128 * 1024
LOG_BODY = 1024 * 1024
PROFILE = 192 * 1024  # characters of a sealed profile
PROFILE_BODY = PROFILE + 1024
LARGE = 16 * 1024  # from here on a body is decoded aside from the event loop
UPLOAD, UPLOAD_BURST = 256 * 1024.0, 4 * 1024 * 1024.0  # bytes of bodies of one address: a second, and at once
STORED, STORED_BURST = 256.0, 8 * 1024 * 1024.0  # bytes that one address may have stored: a second, and at once
STORED_IN_ALL, STORED_BURST_IN_ALL = 16 * 1024.0, 1024**3.0  # and all of them
BODY_PATIENCE = 15.0  # seconds for a whole body
CLIENTS = 10_000  # addresses that are remembered
CLIENT: ContextVar[str] = ContextVar("client", default="")  # for whom something is done now; nobody: the house itself


def client_of(scope: Scope) -> str:
    """Who asks."""
    return client_at(scope["client"][0] if scope.get("client") else "")


def client_at(host: str) -> str:
    """The client at an address. A home has 2**64 addresses of IPv6: they are one client."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped) if address.ipv4_mapped else address.packed[:8].hex()


class Proxies:
    """The addresses and networks of proxies that say whom they speak for; ValueError names what is neither."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(each) for each in named]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def written(self) -> list[str]:
        """The networks, and those of IPv4 as a socket of IPv6 names them, too."""
        old = [each for each in self._networks if isinstance(each, IPv4Network)]
        mapped = [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in old]
        return [*map(str, self._networks), *mapped]


def _network(named: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(named.strip(), strict=False)
    except ValueError as error:
        raise ValueError(f"“{named}” is neither the address nor the network of a proxy") from error


class Bucket:
    """Allows a burst, and then so many a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock, self._rate, self._burst, self._left = clock, rate, burst, burst
        self._at = clock.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is still room; takes it."""
        if self.left < cost:
            return False
        self._left -= cost
        return True

    def debit(self, cost: float) -> None:
        """Take what was used already, be there room or not."""
        self._left = self.left - cost

    @property
    def left(self) -> float:
        """How much room there is now."""
        now = self._clock.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left


class Buckets:
    """One bucket for each client, the least recently seen forgotten first."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock, self._rate, self._burst = clock, rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether a client may go on."""
        return self._of(client).take(cost)

    def debit(self, client: str, cost: float) -> None:
        """A client has used something."""
        self._of(client).debit(cost)

    def has_budget(self, client: str) -> bool:
        """Whether a client has not used more than its share."""
        return self._of(client).left > 0

    def _of(self, client: str) -> Bucket:
        bucket = self._known.get(client)
        if bucket is None:
            bucket = self._known[client] = Bucket(self._clock, self._rate, self._burst)
            if len(self._known) > CLIENTS:
                self._known.popitem(last=False)
        self._known.move_to_end(client)
        return bucket


class Storage:
    """What clients may have stored for good: each of them, and all together."""

    def __init__(self, clock: Clock) -> None:
        self._each = Buckets(clock, STORED, STORED_BURST)
        self._all = Bucket(clock, STORED_IN_ALL, STORED_BURST_IN_ALL)

    def take(self, client: str, size: int) -> None:
        """So many bytes for a client; refused if they are more than its share, or than there is."""
        if self._all.left < size:
            raise ApiError("full")
        if not self._each.take(client, size):
            raise ApiError("stored")
        self._all.debit(size)


class ConnectionCounter:
    """How many connections each client has."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()

    @contextlib.contextmanager
    def with_one_of(self, client: str) -> Iterator[int]:
        """One more, and how many that makes, for as long as it lasts."""
        self._here[client] += 1
        try:
            yield self._here[client]
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]


async def body_of(request: Request, most: int, uploads: Buckets | None) -> bytes:
    """A request's body, read no further than allowed: by its own measure, and by what its client may send."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise ApiError("too-large", most=most)
                if uploads is not None and not uploads.take(CLIENT.get(), len(chunk)):
                    raise ApiError("too-fast")
    except TimeoutError as error:
        raise ApiError("too-slow") from error
    except ClientDisconnect as error:
        raise ApiError("malformed", why="the client went away") from error
    return bytes(data)
