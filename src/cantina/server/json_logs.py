"""Structured logs: one JSON object a line, without tokens, chat or anything that a player typed."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

_PLAIN = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None)))


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its extra fields."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(), "log": record.name, "message": record.getMessage(),
        }  # fmt: skip
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN and key != "color_message"}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def log_as_json(level: str = "INFO") -> None:
    """Send all logs of the process to standard error, as JSON lines. What libraries say for debugging is left out:
    they write down what goes over the wire, and that is tokens and chat."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=max(logging.INFO, logging.getLevelName(level)), handlers=[handler], force=True)
    logging.getLogger("cantina").setLevel(level)
