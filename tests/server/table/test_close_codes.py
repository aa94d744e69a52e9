"""Codes with which a WebSocket is closed: clients of other people rely on their numbers."""

from __future__ import annotations

from pathlib import Path

from fourfold.server.table import close_codes

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_close_codes_keep_their_numbers():
    codes = {name: code for name, code in vars(close_codes).items() if name.isupper()}
    assert codes == {
        "GOING_AWAY": 1001,
        "BAD_FRAMES": 4400,
        "NOT_ALLOWED": 4403,
        "NO_TABLE": 4404,
        "IDLE": 4408,
        "TOO_MUCH": 4429,
        "TOO_SLOW": 4430,
    }


def test_the_protocol_names_every_close_code():
    (sentence,) = (
        line
        for line in PROTOCOL.read_text("utf-8").replace("\n", " ").split(". ")
        if "closes a socket with" in line
    )
    codes = [code for name, code in vars(close_codes).items() if name.isupper()]
    assert [code for code in codes if str(code) not in sentence] == []
