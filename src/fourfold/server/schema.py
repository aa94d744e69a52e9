"""The database's tables, as the newest migration leaves them."""

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
    UniqueConstraint,
)

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    # Only a hash of the cookie: who reads the database cannot be anybody.
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("opened", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    # What tables of the same settings have in common, for those who would play now.
    Column("settings", String(64), nullable=False, server_default=""),
    # Until when, as far as is known, somebody sits there who waits for others.
    Column("waits_until", BigInteger, nullable=False, server_default="0"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Whose command it was, and its id, so that a repeat is known as one.
    Column("session", String(32)),
    Column("command", String(40)),
    Column("body", Text, nullable=False),
)

seatings = Table(
    "seatings",
    metadata,
    Column("session", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    UniqueConstraint("session", "table_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    # When the table's clock expires, if no process has the table in memory until shortly before; else 0.
    Column("due", BigInteger, nullable=False, server_default="0"),
    # Milliseconds from the table's last event to that moment.
    Column("span", BigInteger, nullable=False, server_default="0"),
)

Index("public_tables", tables.c.public, tables.c.opened)
Index("waiting_tables", tables.c.public, tables.c.waits_until)
Index("due_leases", leases.c.due)
