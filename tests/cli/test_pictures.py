"""Pictures that the command line writes: the final position of a record of either game."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import fourfold
from fourfold.cli import app

RECORDS = {
    "quarto": "game: quarto\nrules: classic\n\nA give 0\nB place b2\n",
    "quartino": (
        "game: quartino\nrules: quartino\ndeal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY\n"
        "first: A\n\nA place Y 1\n"
    ),
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_replay_writes_a_picture_of_the_final_position_as_a_spectator_sees_it(
    tmp_path: Path, text: str
):
    record, picture = tmp_path / "game.fgn", tmp_path / "game.svg"
    record.write_text(text, "utf-8")
    said = CliRunner().invoke(app, ["replay", str(record), "--svg", str(picture)])
    assert said.exit_code == 0, said.output
    assert picture.read_text("utf-8") == fourfold.draw(fourfold.read_record(text))


def test_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path):
    record = tmp_path / "game.fgn"
    record.write_text(RECORDS["quarto"], "utf-8")
    said = CliRunner().invoke(
        app, ["replay", str(record), "--svg", str(tmp_path / "no" / "game.svg")]
    )
    assert said.exit_code == 1
    assert len(said.stderr.splitlines()) == 1
