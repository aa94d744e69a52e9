"""Rules of the repository: cited rules, file lengths, imports of tests, no traces of a machine, locks."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULE_IDS = [f"Q{number}" for number in range(1, 14)] + [f"T{number}" for number in range(1, 15)]

SOURCE_FOLDERS = {"bench", "examples", "native", "scripts", "src", "tests", "training", "web"}
SOURCE_SUFFIXES = {".c", ".cpp", ".cu", ".hpp", ".mjs", ".py", ".svelte", ".ts"}
MAX_LINES = 500

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


@cache
def tracked() -> list[Path]:
    """Return the files that git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    return sorted(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


@cache
def cited() -> set[str]:
    """Return the rules that docstrings of tests cite first: ``Q5, T10: …`` or ``Q5: …``."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for first in re.findall(r'"""((?:[QT]\d+[a-z]?(?:\.| |, | and |–|-)*)+)', text_of(path)):
            found |= set(re.findall(r"[QT]\d+", first))
    return found


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_is_cited_by_a_test(rule):
    assert rule in cited()


def test_no_test_cites_an_unknown_rule():
    assert cited() <= set(RULE_IDS)


def sources() -> list[Path]:
    """Return the files with code that people write: neither message catalogues nor data."""
    return [
        path
        for path in tracked()
        if path.relative_to(ROOT).parts[0] in SOURCE_FOLDERS and path.suffix in SOURCE_SUFFIXES
    ]


def test_no_source_file_holds_more_than_500_lines():
    assert [path for path in sources() if len(text_of(path).splitlines()) > MAX_LINES] == []


@cache
def imports_of_tests(path: Path) -> set[str]:
    """Return the modules below `tests` that a Python file imports, at whatever level."""
    found: set[str] = set()
    package = ".".join(path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = f"{package}.{node.module or ''}".rstrip(".") if node.level else node.module
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.partition(".")[0] == "tests"}


def is_test_file(module: str) -> bool:
    return any(part.startswith("test_") or part == "conftest" for part in module.split("."))


def test_no_test_file_imports_another_test_file():
    found = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for module in imports_of_tests(path)
        if is_test_file(module)
    ]
    assert found == []


def test_bench_and_scripts_import_only_the_support_modules_of_the_tests():
    scripts = [
        path
        for path in (ROOT / "scripts").iterdir()
        if path.is_file() and text_of(path).startswith("#!/usr/bin/env python")
    ]
    assert scripts
    found = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in [*sorted((ROOT / "bench").glob("*.py")), *scripts]
        for module in imports_of_tests(path)
        if not module.startswith("tests.support.")
    ]
    assert found == []


def test_support_modules_import_no_other_tests():
    for path in sorted((ROOT / "tests" / "support").glob("*.py")):
        assert all(module.startswith("tests.support.") for module in imports_of_tests(path)), path


def test_only_the_tests_of_bench_import_bench():
    for path in sorted((ROOT / "tests").rglob("*.py")):
        imported = re.findall(r"^ *(?:from|import) (\w+)", text_of(path), re.MULTILINE)
        assert "bench" not in imported or path.parent.name == "bench", path


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_every_module_has_a_docstring(path):
    assert text_of(path).lstrip("r").startswith('"""')


def test_no_file_names_a_machine_or_a_package_index():
    found = [
        f"{path.relative_to(ROOT)}: {trace[0]}"
        for path in tracked()
        if path.name != "LICENSE"
        for trace in TRACES.finditer(text_of(path))
    ]
    assert found == []


@pytest.mark.parametrize("name", ["run", "dev", "docs"])
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


@pytest.mark.parametrize("other", ["run", "docs"])
def test_requirements_lock_the_same_versions_as_those_of_development(other):
    locks = []
    for name in (other, "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        locks.append(dict(re.findall(r"^([A-Za-z0-9._-]+)==([^ ]+)", text, re.MULTILINE)))
    others, dev = locks
    assert {name: dev.get(name, version) for name, version in others.items()} == others
