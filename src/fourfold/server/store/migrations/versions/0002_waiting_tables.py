"""Add hashes of settings, and until when public tables wait for players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns, and the index by which waiting tables are found."""
    settings = sa.Column("settings", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", settings)
    waits = sa.Column("waits_until", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", waits)
    op.create_index("waiting_tables", "tables", ["public", "waits_until"])
