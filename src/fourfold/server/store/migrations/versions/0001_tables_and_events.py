"""Guests, tables, their events, who sat where, and leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the database tables."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_index("public_tables", "tables", ["public", "opened"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(32)),
        sa.Column("command", sa.String(40)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "seatings",
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.UniqueConstraint("session", "table_id"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
