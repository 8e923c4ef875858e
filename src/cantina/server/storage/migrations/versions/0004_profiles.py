"""What players carry from one device to another."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A place for profiles."""
    op.create_table(
        "profile",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, index=True),
        sa.Column("data", sa.Text, nullable=False),
    )
