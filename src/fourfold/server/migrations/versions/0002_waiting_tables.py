"""Until when a public table waits for players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    column = sa.Column("waits_until", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", column)
    op.create_index("waiting_tables", "tables", ["public", "waits_until"])
