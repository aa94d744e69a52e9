"""Events name people by a random id per table; names and sessions move to rows that can be deleted."""

import json
import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BATCH_EVENTS = 2000
UNCHANGED = ('{"type":"played"', '{"type":"started"', '{"type":"stood"', '{"type":"taken-back"')
"""Beginnings of event bodies that name nobody, and need not be changed."""


def upgrade() -> None:
    """Add the tables and columns, rewrite all events, drop what participants replace."""
    op.create_table(
        "participants",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("session", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "forgotten",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    used = sa.Column("used", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("sessions", used)
    op.add_column("tables", sa.Column("review_at", sa.BigInteger))
    connection = op.get_bind()
    # The last use of guests is not known: the time of this migration counts.
    connection.execute(sa.text("UPDATE sessions SET used = :now"), {"now": int(1000 * time.time())})
    connection.execute(sa.text("UPDATE tables SET review_at = opened"))
    _rewrite_events(connection)
    op.drop_table("seatings")
    op.create_index("reviewed_tables", "tables", ["review_at"])
    op.create_index("sessions_of_participants", "participants", ["session"])
    op.create_index("unused_sessions", "sessions", ["used"])


def _rewrite_events(connection: sa.Connection) -> None:
    wanted = sa.text(
        "SELECT table_id, seq, session, body FROM events "
        "WHERE table_id > :table OR (table_id = :table AND seq > :seq) "
        "ORDER BY table_id, seq LIMIT :most"
    )
    changed = sa.text(
        "UPDATE events SET session = :session, body = :body WHERE table_id = :table AND seq = :seq"
    )
    added = sa.text(
        "INSERT INTO participants (table_id, id, number, session, name) "
        "VALUES (:table, :id, :number, :session, :name)"
    )
    last, people = ("", 0), _People("")
    while rows := connection.execute(
        wanted, {"table": last[0], "seq": last[1], "most": BATCH_EVENTS}
    ).all():
        events, new = [], []
        for table, seq, session, body in rows:
            if table != people.table:
                new += people.take_new()
                people = _People(table)
            stored = people.rewritten(body, session)
            by = None if session is None else people.id_of(session)
            events.append({"table": table, "seq": seq, "session": by, "body": stored})
        new += people.take_new()
        connection.execute(changed, events)
        if new:
            connection.execute(added, new)
        last = (rows[-1][0], rows[-1][1])


class _People:
    """The participants of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._ids: dict[str, str] = {}
        self._numbers: dict[tuple[str, str], int] = {}
        self._counts: dict[str, int] = {}
        self._new: list[dict[str, object]] = []

    def take_new(self) -> list[dict[str, object]]:
        new, self._new = self._new, []
        return new

    def id_of(self, session: str) -> str:
        if session not in self._ids:
            self._number_of(session, "")
        return self._ids[session]

    def _number_of(self, session: str, name: str) -> int:
        found = self._ids.setdefault(session, secrets.token_hex(8))
        if (found, name) not in self._numbers:
            number = self._counts.get(found, 0)
            self._counts[found] = number + 1
            self._numbers[found, name] = number
            row = {"id": found, "number": number, "session": session, "name": name}
            self._new.append({"table": self.table, **row})
        return self._numbers[found, name]

    def _person(self, who: dict[str, str]) -> dict[str, str]:
        number = self._number_of(who["session"], who["name"])
        return who | {"session": self._ids[who["session"]], "name": str(number)}

    def rewritten(self, body: str, session: str | None) -> str:
        """Return the body with ids in place of sessions and names; one that cannot be read stays as it is."""
        if body.startswith(UNCHANGED):
            return body
        try:
            event = json.loads(body)
        except ValueError:
            return body
        match event:
            case {"type": "opened", "host": str(host)}:
                event["host"] = self.id_of(host)
            case {
                "type": "sat" | "queued",
                "who": {"type": "person", "session": str(), "name": str()} as who,
            }:
                event["who"] = self._person(who)
            case {"type": "unqueued", "session": str(waited)}:
                event["session"] = self.id_of(waited)
            case {"type": "said", "name": str(name)} if session is not None:
                number = self._number_of(session, name)
                event |= {"name": str(number), "session": self._ids[session]}
            case {"type": "said"}:
                event["name"] = ""
            case _:
                return body
        return json.dumps(event, ensure_ascii=False, separators=(",", ":"))
