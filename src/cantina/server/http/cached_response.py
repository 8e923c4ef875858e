"""Answers that stay the same while the server runs: written and packed once, and sent to whoever does not have them."""

from __future__ import annotations

import gzip
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response


class CachedResponse(msgspec.Struct, frozen=True):
    """An answer in JSON, plain and packed, and the mark by which a browser knows whether it has it already."""

    body: bytes
    packed: bytes
    mark: str

    @classmethod
    def of(cls, body: bytes) -> CachedResponse:
        """Packing a large answer takes longer than the event loop has time for: do it aside."""
        return cls(body, gzip.compress(body, mtime=0), f'W/"{blake2b(body, digest_size=12).hexdigest()}"')


def answer(request: Request, kept: CachedResponse) -> Response:
    """The whole of it, unless the browser has it."""
    headers = {"cache-control": "no-cache", "etag": kept.mark, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == kept.mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(kept.body, media_type="application/json", headers=headers)
