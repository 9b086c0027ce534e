"""What people have learnt, tables where somebody learns, and how their teacher is set."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("school", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "lessons",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(80), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_lessons_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "lesson", name="pk_lessons"),
    )
    op.create_table(
        "concepts",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("concept", sa.String(80), nullable=False),
        sa.Column("met", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_concepts_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", "concept", name="pk_concepts"),
    )
    op.create_table(
        "teachers",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("setting", sa.String(8), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_teachers_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_teachers_guest_id"),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_teachers"),
    )


def downgrade() -> None:
    op.drop_table("teachers")
    op.drop_table("concepts")
    op.drop_table("lessons")
    op.drop_column("tables", "school")
