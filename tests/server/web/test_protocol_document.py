"""docs/protocol.md names every command, message and code; its requests and the client's program play."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import typing
import urllib.request
from pathlib import Path

from tests.support.patience import PATIENCE_SECONDS

from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto
from fourfold.server.table import refusals, wire
from fourfold.server.table.commands import PHRASES

DOCS = Path(__file__).parents[3] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")


def chapter(title: str) -> str:
    """Return the text between a heading and the next heading of the same or a higher level."""
    level = title.partition(" ")[0]
    (text,) = re.findall(
        rf"^{re.escape(title)}\n(.*?)(?=^#{{2,{len(level)}}} |\Z)",
        PROTOCOL,
        re.MULTILINE | re.DOTALL,
    )
    return text


def test_every_command_has_a_row_with_its_fields():
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", chapter("## Commands"), re.MULTILINE))
    commands = {kind.__struct_config__.tag: kind for kind in typing.get_args(wire.Command)}
    assert set(rows) == {"do", *commands}
    for name, kind in commands.items():
        fields = set(kind.__struct_fields__) - {"id", "base"}
        assert set(re.findall(r"`([a-z]+)`", rows[name])) >= fields, name
    for phrase in PHRASES:
        assert f"`{phrase}`" in chapter("## Commands")


def test_every_message_of_the_server_is_described():
    for kind in typing.get_args(wire.Message):
        assert f'"kind": "{kind.__struct_config__.tag}"' in PROTOCOL


def test_every_code_of_a_refusing_table_is_listed_and_no_other():
    listed = re.findall(r"^\| [a-z ,]+ \| (`.*) \|$", chapter("## Errors"), re.MULTILINE)
    assert {code for row in listed for code in re.findall(r"`([a-z-]+)`", row)} == set(
        refusals.SENTENCES
    )


def test_fields_of_views_exist():
    views = {}
    for game in (Quarto(), Quartino()):
        deal = {"A": ["YBGP"] * 4, "B": ["YBGP"] * 4} if game.has_secrets else None
        deck = ["YBGP"] * 8 if game.has_secrets else None
        views[game.name] = game.start(deal=deal, deck=deck).view("A").to_json()
    for label in re.findall(
        r"^\| (.*?) \|", chapter("### News").rpartition("`match.view` is")[2], re.MULTILINE
    ):
        game, _, fields = label.rpartition(": ")
        for field in re.findall(r"`(\w+)`", fields):
            wanted = [views[game.lower()]] if game else list(views.values())
            assert all(field in view for view in wanted), field


def test_the_six_requests_start_a_game(server):
    token, table, answers = "", "", []
    for request in re.findall(
        r"^\| [a-z ]+ \| ([^|]*`.*?) \| ", chapter("## A game in six requests"), re.MULTILINE
    ):
        method, path = (
            re.findall(r"`(GET|POST) (\S+)`", request) or [("POST", "/api/tables/ID/commands")]
        )[0]
        body = re.findall(r"with `(\{.*\})`", request)
        call = urllib.request.Request(
            server.url + path.replace("ID", table),
            (body[0] if body else "{}").encode() if method == "POST" else None,
            {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        )
        with urllib.request.urlopen(call) as response:
            answer = json.loads(response.readline())
        token, table = answer.get("token", token), answer.get("table", table)
        answers.append(answer)
    assert [answer["kind"] for answer in answers[2:5]] == ["done"] * 3
    assert answers[-1]["kind"] == "news"
    assert answers[-1]["view"]["match"]["view"]["position"].startswith("..../")


def test_the_program_of_the_client_page_plays_a_game(server):
    text = (DOCS / "reference" / "client.md").read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    program, changed = re.subn(r'(?m)^URL = ".*"$', f'URL = "{server.url}"', program)
    assert changed == 1
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout
