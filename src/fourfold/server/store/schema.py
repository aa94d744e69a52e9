"""The schema of the database after the newest migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    # A hash of the token: reading the database does not allow anybody to act as a guest.
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("opened", BigInteger, nullable=False),
    # When the guest last used the server; updated about once per day.
    Column("used", BigInteger, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    # A hash of the settings, by which a table is found for a guest who wants to play now.
    Column("settings", String(64), nullable=False, server_default=""),
    # Until when somebody at the table is expected to wait for players.
    Column("waits_until", BigInteger, nullable=False, server_default="0"),
    # When retention reviews the table; NULL if a finished game is kept there.
    Column("review_at", BigInteger),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # The participant and the id of the command that caused the event, to recognise repeated commands.
    Column("session", String(32)),
    Column("command", String(40)),
    Column("body", Text, nullable=False),
)

# Participants of tables: id and number are in the events, session and name can be deleted.
participants = Table(
    "participants",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("session", String(32)),
    Column("name", Text, nullable=False),
)

# Forgotten guests, kept for a day after their names were erased: ``at``, which is 0 until then. Every process
# learns of them meanwhile, and a command that was on its way cannot name them again.
forgotten = Table(
    "forgotten",
    metadata,
    Column("session", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Jobs that one process at a time does for all, and when they are due next.
jobs = Table(
    "jobs",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    # When the holder last took or renewed the lease; NULL if an older version did.
    Column("renewed", BigInteger),
    # When the clock of a parked table expires; 0 for other tables.
    Column("due", BigInteger, nullable=False, server_default="0"),
    # Milliseconds from the parked table's last event to ``due``.
    Column("span", BigInteger, nullable=False, server_default="0"),
)

# Processes of the server that share the database, each under a name of its own since its start.
processes = Table(
    "processes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("beaten_at", BigInteger, nullable=False),
    # Until when, by the clock of the database, the process has read its connections.
    Column("read_until", BigInteger, nullable=False),
)

# Random keys that all processes share. Backups leave them out: a restored database gets new ones.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

Index("public_tables", tables.c.public, tables.c.opened)
Index("waiting_tables", tables.c.public, tables.c.waits_until)
Index("due_leases", leases.c.due)
Index("reviewed_tables", tables.c.review_at)
Index("sessions_of_participants", participants.c.session)
Index("unused_sessions", sessions.c.used)
