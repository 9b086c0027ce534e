"""Alembic's door: the connection comes from `upgrade`, or from `-x url=…` when a developer writes a new step."""

from alembic import context
from sqlalchemy import Connection, create_engine

from gwarek.server.models import Base


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if isinstance(given, Connection):
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as opened:
        run(opened)
