"""Add when the clocks of parked tables expire."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns, and the index by which due tables are found."""
    for name in ("due", "span"):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column("leases", column)
    op.create_index("due_leases", "leases", ["due"])
