"""The example bot plays a whole game against another example bot on a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support.patience import PATIENCE_SECONDS

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def test_two_example_bots_play_a_game_to_its_end(server):
    command = [sys.executable, "-u", BOT, server.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        try:
            name = first.stdout.readline().strip().rpartition("/")[2]
            second = subprocess.run(
                [*command, name],
                capture_output=True,
                text=True,
                timeout=PATIENCE_SECONDS,
                check=True,
            )
            ended = first.communicate(timeout=PATIENCE_SECONDS)[0]
        finally:
            first.kill()
    assert "winners" in ended
    assert ended.splitlines()[-1] == second.stdout.splitlines()[-1]
    assert "refused" not in ended + second.stdout


def test_example_bot_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) <= 70
