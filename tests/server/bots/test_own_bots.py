"""The operator's own bots on a server: settings name them; a client's bot name is never imported."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.players import guests, is_over, play_out, seated

from fourfold.client import RefusedByTable
from fourfold.server.settings import OWN_BOTS, ServerSettings

MODULE = """
from pathlib import Path

Path(__file__).with_suffix(".imported").touch()


class LastBot:
    def choose(self, view, rng):
        return view.moves[-1]


class RaisingBot:
    def choose(self, view, rng):
        raise RuntimeError("no move found")


class IllegalBot:
    def choose(self, view, rng):
        return "place z9"
"""


def test_operator_names_bots_and_clients_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("operators_module", "clients_module"):
        (tmp_path / f"{name}.py").write_text(MODULE, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def work() -> None:
        async with guests(server.url, 1) as people:
            async with seated(people, bots=["last"]) as (seat,):
                assert is_over(await play_out([seat]))
            for name in ("clients_module:LastBot", "operators_module:LastBot", "os:abort"):
                with pytest.raises(RefusedByTable):
                    async with seated(people, bots=[name]):
                        pass

    own = ("last=operators_module:LastBot",)
    # Only a new interpreter reads PYTHONPATH.
    with services.server(tmp_path, services.UNPACED, forked=False, own_bots=own) as server:
        run(work)
    assert (tmp_path / "operators_module.imported").exists()
    assert not (tmp_path / "clients_module.imported").exists()


@pytest.mark.parametrize(
    ("bot", "logged"),
    [("RaisingBot", "RuntimeError: no move found"), ("IllegalBot", "bot broken was refused")],
)
def test_operators_bot_without_a_legal_move_resigns(
    bot: str, logged: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "operators_module.py").write_text(MODULE, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def work() -> None:
        async with guests(server.url, 1) as people, seated(people, bots=["broken"]) as (seat,):
            match = (await play_out([seat]))["match"]
            outcome = match["view"]["outcome"]
            assert (outcome["winners"], outcome["reason"]) == (match["your_seats"], "resign")

    own = (f"broken=operators_module:{bot}",)
    with services.server(tmp_path, services.UNPACED, forked=False, own_bots=own) as server:
        run(work)
        assert logged in server.log.read_text()
        # The error of the operator's module is the only one that this log may have.
        server.log.write_text("")


def test_own_bots_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ServerSettings().own_bots == ()
    monkeypatch.setenv(OWN_BOTS, "one=a:B, two=c:D,")
    assert ServerSettings().own_bots == ("one=a:B", "two=c:D")
