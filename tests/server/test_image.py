"""The image of the Dockerfile: every stage built in an empty folder, and a game at its server.

Needs Debian, whose packages stand for those of the base images. `tests.support.image_stages` says what is
left out.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.support import plain_http
from tests.support.coroutines import run
from tests.support.image_stages import Image, sent
from tests.support.players import guests, is_over, play_out, seated
from tests.support.services import ROOT, Service, free_port, wait_until

pytestmark = pytest.mark.skipif(
    not Path("/var/lib/dpkg/status").exists(), reason="this system is not Debian"
)
PAGE = "src/fourfold/server/page"


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_command_in_a_stage_finds_only_programs_of_the_base_and_of_its_packages(tmp_path):
    text = "FROM node:22 AS one\nRUN {}make --version >made\nFROM node:22\nCOPY --from=one /made ."
    with pytest.raises(RuntimeError, match="make: not found"):
        Image(tmp_path / "bare", text.format(""), "*").build()
    image = Image(tmp_path / "fitted", text.format("apt-get install make && "), "*")
    image.build()
    assert (image.root / "made").read_text().startswith("GNU Make")


def test_dockerignore_lets_through_what_its_last_fitting_line_says(tmp_path):
    names = ["a.txt", "kept/b.txt", "kept/cache/c.txt", "kept/deep/cache/d.txt", "kept/out/e.txt"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    lines = ["# a remark", "*", "!kept", "kept/out", "**/cache", "!kept/deep/cache/d.*"]
    found = {path.as_posix() for path in sent(lines, tmp_path)}
    assert found == {"kept/b.txt", "kept/deep/cache/d.txt"}


@pytest.mark.slow
def test_image_is_built_stage_by_stage_in_empty_folders_and_serves_a_game(tmp_path):
    image = Image(
        tmp_path,
        (ROOT / "Dockerfile").read_text("utf-8"),
        (ROOT / ".dockerignore").read_text("utf-8"),
    )
    image.build()
    assert set(image.sent) - image.copied == set()
    (installed,) = image.root.glob("opt/fourfold/lib/python3.*/site-packages/fourfold")
    assert files(installed / "server/page") == files(ROOT / PAGE), "run make page first"
    for built in ("build", "usr/bin/g++", "usr/bin/node", "opt/fourfold/bin/cmake"):
        assert not (image.root / built).exists(), built

    port = free_port()

    def words(setting: str) -> list[str]:
        (listed,) = re.findall(r"\[.*\]", image.inside(image.settings[setting]))
        return [word.replace("8000", str(port)) for word in json.loads(listed)]

    def is_well() -> bool:
        check = subprocess.run(
            words("HEALTHCHECK"), env=image.environment, capture_output=True, check=False
        )
        return check.returncode == 0

    async def play() -> None:
        async with guests(url, 2) as people, seated(people) as seats:
            assert is_over(await play_out(seats))

    url = f"http://127.0.0.1:{port}"
    server = Service()
    log = tmp_path / "log"
    with log.open("wb") as out:
        server.process = subprocess.Popen(
            [*words("ENTRYPOINT"), *words("CMD")],
            cwd=image.workdir,
            env=image.environment,
            stdout=out,
            stderr=out,
        )
    try:
        wait_until(lambda: server.process.poll() is not None or is_well(), pause=0.5)
        assert server.process.poll() is None, log.read_text()
        run(play)
        assert plain_http.get(f"{url}/").headers["Content-Type"].startswith("text/html")
    finally:
        server.end()
    assert (image.root / "var/lib/fourfold/fourfold.db").exists()
