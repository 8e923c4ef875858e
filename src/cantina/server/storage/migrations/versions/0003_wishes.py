"""Where players want to be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A place for the wishes of each seat."""
    op.create_table(
        "wish",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
