"""The shipped form computes, in integers, what the nets compute."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from fourfold.engine.core import core
from training.nets import Critic, Player, Reader
from training.reader import save_reader
from training.shipping import BLOCK, OUTPUT_ONE, player_bytes, reader_bytes
from training.tables import Seen
from training.tests.test_learning import CPU
from training.train import make_tables, save

SHAPES = {"player": (64, 2), "critic": (32, 1)}


@pytest.fixture(scope="module")
def nets() -> tuple[Player, Critic]:
    torch.manual_seed(1)
    player, critic = Player(*SHAPES["player"]), Critic(*SHAPES["critic"])
    with torch.no_grad():
        for head in (player.policy, player.belief, player.value, critic.value):
            head.weight *= 100  # as large as learned ones
    return player, critic


@pytest.fixture(scope="module")
def native(
    nets: tuple[Player, Critic], tmp_path_factory: pytest.TempPathFactory
) -> core.QuartinoNets:
    path: Path = tmp_path_factory.mktemp("nets") / "snapshot.pt"
    save(path, *nets, SHAPES)
    return core.QuartinoNets(player_bytes(path))


@pytest.fixture(scope="module")
def seen() -> Seen:
    tables = make_tables(60, [2, 3, 4], 1, CPU)
    for _ in range(40):
        now = tables.observe()
        tables.step(torch.multinomial(now.listed.float(), 1).flatten(), restarts=True)
    return tables.observe()


def close(found: list[list[int]], expected: torch.Tensor) -> bool:
    ours = torch.tensor(found) / OUTPUT_ONE
    return bool(((ours - expected).square().mean() / expected.var()).sqrt() < 0.05)


def test_players_answer_alike(nets, native, seen) -> None:
    expected = torch.cat(nets[0](seen.inputs.float()), -1)
    found = [native.answer(row.numpy().tobytes()) for row in seen.inputs]
    assert close(found, expected)
    assert not close([row[::-1] for row in found], expected)


def test_critics_answer_alike(nets, native, seen) -> None:
    expected = nets[1](seen.inputs.float(), seen.hidden.float())
    rows = torch.cat([seen.inputs, seen.hidden], -1)
    rows = torch.nn.functional.pad(rows, (0, -rows.shape[1] % BLOCK))
    found = [native.criticise(row.numpy().tobytes()) for row in rows]
    assert close(found, expected)
    assert not close([row[::-1] for row in found], expected)


def test_a_damaged_file_is_refused(nets, tmp_path) -> None:
    save(tmp_path / "snapshot.pt", *nets, SHAPES)
    file = player_bytes(tmp_path / "snapshot.pt")
    for damaged in (file[:-1], file + b"\0", b"x" + file[1:], b""):
        with pytest.raises(ValueError, match="nets"):
            core.QuartinoNets(damaged)


def test_readers_answer_alike(nets, seen, tmp_path) -> None:
    torch.manual_seed(2)
    reader = Reader(64, 1)
    with torch.no_grad():
        reader.belief.weight *= 100  # as large as a learned one
    save(tmp_path / "snapshot.pt", *nets, SHAPES)
    save_reader(tmp_path / "reader.pt", reader, {"reader": (64, 1)})
    player = player_bytes(tmp_path / "snapshot.pt")
    file = player + reader_bytes(tmp_path / "reader.pt")
    questions = [row.numpy().tobytes() for row in seen.inputs]
    native = core.QuartinoNets(file)
    found = [native.believe(question) for question in questions]
    assert close(found, reader(seen.inputs.float()))
    # Nets without a reader believe what the player does.
    native = core.QuartinoNets(player)
    without = [native.believe(question) for question in questions]
    assert close(without, nets[0](seen.inputs.float())[1])
    assert not close(found, torch.tensor(without) / OUTPUT_ONE)
    for damaged in (file[:-1], file + b"\0", file[: len(player) + 4]):
        with pytest.raises(ValueError, match="nets"):
            core.QuartinoNets(damaged)
