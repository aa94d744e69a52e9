"""The extras of the package, and the sentence of a command whose extra is not installed.

Lives here: which modules belong to an extra of ``pyproject.toml``. Does not live here: any command.
"""

from __future__ import annotations

from importlib.util import find_spec

from fourfold.cli.answers import fail
from fourfold.cli.words import words

EXTRAS = {
    "play": ("platformdirs", "textual"),
    "server": (
        *("alembic", "httptools", "httpx", "litestar", "msgspec", "platformdirs"),
        *("prometheus_client", "psycopg", "redis", "sqlalchemy", "uvicorn", "websockets"),
    ),
}
"""The modules that the commands of each extra import."""


def require_extra(extra: str, command: str) -> None:
    """Exit with code 2 and name the extra if a module of that extra is not installed."""
    if any(find_spec(module) is None for module in EXTRAS[extra]):
        fail(words("cli-missing-extra", command=f"fourfold {command}", extra=extra), 2)
