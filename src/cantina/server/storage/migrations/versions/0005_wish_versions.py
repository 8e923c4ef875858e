"""Which of two wishes is the later one: several processes may store them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the changes of each seat's wishes."""
    op.add_column("wish", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
