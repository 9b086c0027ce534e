"""A table may allow hints; notes of the house stand among what people say."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chats", sa.Column("note", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("chats", "note")
    op.drop_column("tables", "hints")
