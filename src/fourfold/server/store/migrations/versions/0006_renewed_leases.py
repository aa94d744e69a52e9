"""Add when leases were last renewed: a process that takes a table over counts its clock until then."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; leases of older versions have NULL there."""
    op.add_column("leases", sa.Column("renewed", sa.BigInteger))
