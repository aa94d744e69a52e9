"""Add the heartbeats of the server's processes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, which processes fill."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("beaten_at", sa.BigInteger, nullable=False),
        sa.Column("read_until", sa.BigInteger, nullable=False),
    )
