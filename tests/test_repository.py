"""What the repository promises about itself: rules cited, short files, no traces of a machine, locks."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULE_IDS = [f"Q{number}" for number in range(1, 14)] + [f"T{number}" for number in range(1, 15)]

#: Put together, so that this file does not find itself.
TRACES = re.compile(
    "|".join(
        [
            "/" + r"root/",
            "/" + r"home/\w",
            "/" + r"Users/\w",
            r"\bfile" + "://",
            r"pypi" + r"\.org",
            r"pythonhosted" + r"\.org",
            r"registry\." + r"npmjs",
            r"\blocalhost:" + r"\d",
            r"(?<![\w.])(?:10\.\d+|192\.168|172\.16)\." + r"\d+\.\d+",
        ]
    )
)


def tracked() -> list[Path]:
    """The files that git knows, and those that it would take in."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    return sorted(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


def cited() -> set[str]:
    """The rules that first lines of docstrings name: ``Q5, T10: …`` or ``Q5: …``."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for first in re.findall(r'"""((?:[QT]\d+[a-z]?(?:\.| |, | and |–|-)*)+)', text_of(path)):
            found |= set(re.findall(r"[QT]\d+", first))
    return found


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_is_cited_by_a_test(rule):
    assert rule in cited()


def test_no_test_cites_a_rule_that_is_not_there():
    assert cited() <= set(RULE_IDS)


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_no_source_file_is_longer_than_500_lines(path):
    assert len(text_of(path).splitlines()) <= 500


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_every_module_says_what_lives_there(path):
    assert text_of(path).lstrip("r").startswith('"""')


def test_no_file_tells_of_a_machine_or_a_package_index():
    found = [
        f"{path.relative_to(ROOT)}: {trace[0]}"
        for path in tracked()
        if path.name != "LICENSE"
        for trace in TRACES.finditer(text_of(path))
    ]
    assert found == []


@pytest.mark.parametrize("name", ["run", "dev"])
def test_every_requirement_is_locked_with_hashes(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    joined = text.replace("\\\n", " ")
    required = [
        line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")
    ]
    assert len(required) > 5
    for line in required:
        assert re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^ ]+ ", line), line
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", line), line
    assert "://" not in text
    assert not re.search(
        r"^\s*(-i|-f|--\S*index\S*|--find-links|--trusted-host)\b", text, re.MULTILINE
    )


def test_what_runs_is_locked_at_the_same_version_for_work():
    locks = []
    for name in ("run", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        locks.append(dict(re.findall(r"^([A-Za-z0-9._-]+)==([^ ]+)", text, re.MULTILINE)))
    run, dev = locks
    assert {name: dev.get(name, version) for name, version in run.items()} == run
