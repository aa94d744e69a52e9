"""Keys that all processes of a server share, in the database.

Lives here: drawing a key once, and reading it. Whoever can read the keys can read everything else in the
database, too; Redis and clients never see them. Does not live here: what is signed (`bus`).
"""

from __future__ import annotations

import secrets

from sqlalchemy import Engine, select

from fourfold.server.store import schema
from fourfold.server.store.database import WRITES
from fourfold.server.store.row_access import insert_unless_there

BUS_KEY = "bus"
"""The name of the key for messages between processes."""
KEY_BYTES = 32
NEW_KEY = insert_unless_there(schema.keys)


def shared_key(engine: Engine, name: str) -> bytes:
    """Return the key of this name; the first process that asks draws it at random."""
    wanted = select(schema.keys.c.value).where(schema.keys.c.name == name)
    with engine.execution_options(**WRITES).begin() as connection:
        new = {"name": name, "value": secrets.token_bytes(KEY_BYTES)}
        connection.execute(NEW_KEY[connection.dialect.name], new)
        return bytes(connection.execute(wanted).scalar_one())
