"""Seats know since when they have their link or their person; a seated person may make links for other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.String(32), nullable=True))
    op.create_table(
        "links",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=True),
        sa.Column("guest_id", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_links_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_links"),
        sa.UniqueConstraint("hash", name="uq_links_hash"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])


def downgrade() -> None:
    op.drop_table("links")
    op.drop_column("seats", "since")
