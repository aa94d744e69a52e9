"""Documents name existing targets, commands, options, files and links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from fourfold.cli import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
each_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
WEB = ROOT / "web"
FOLDERS = "src|tests|scripts|requirements|bench|docs|web|examples|deploy|native"
#: Named, but there only when made.
BUILT = {"web/node_modules", "src/fourfold/server/page"}


def shown(path: Path) -> list[str]:
    """Yield the code of a document, one command each: lines between fences, and texts in backticks."""
    text = path.read_text("utf-8")
    fenced = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`([^`]+)`", fenced.sub("", text))
    lines = [line for block in fenced.findall(text) for line in block.splitlines()]
    return [" ".join(one.split()).removeprefix("$ ") for one in lines + inline]


@each_document
def test_the_make_targets_that_a_document_names_exist(path):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {one.split()[1] for one in shown(path) if re.match(r"make [a-z]", one)}
    assert sorted(named - targets) == []


@each_document
def test_the_test_and_bench_modules_that_a_document_runs_exist(path):
    for line in shown(path):
        for module in re.findall(r"python3? -m ((?:tests|bench)[.\w]*)", line):
            named = ROOT / module.replace(".", "/")
            assert named.with_suffix(".py").exists() or (named / "__main__.py").exists(), module


def options_of(line: str) -> set[str]:
    """Return the options of the command that a line calls; raise KeyError if there is no such command."""
    command: Any = get_command(app)
    for word in line.split()[1:]:
        if hasattr(command, "commands"):
            command = command.commands[word]
    return {name for parameter in command.params for name in parameter.opts}


@each_document
def test_the_commands_that_a_document_names_exist_with_their_options(path):
    for line in shown(path):
        if re.match(r"fourfold [a-z]", line):
            assert set(re.findall(r"--[a-z-]+", line)) <= options_of(line), line


def test_table_of_commands_lists_every_command_with_existing_options():
    readme = (ROOT / "README.md").read_text("utf-8")
    told = set()
    for row in re.findall(r"^\| `fourfold .*$", readme, re.MULTILINE):
        commands = re.findall(r"`(fourfold [^`]*)", row)
        told |= {command.split()[1] for command in commands}
        known = set().union(*map(options_of, commands))
        assert set(re.findall(r"--[a-z-]+", row)) <= known, row
    assert told == set(get_command(app).commands)


@each_document
def test_the_links_of_a_document_lead_to_files(path):
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


@each_document
def test_source_files_that_a_document_names_exist(path):
    """Named anywhere, in backticks or not; the page's own from its folder, too."""
    named = re.findall(rf"(?<![\w/.-])((?:{FOLDERS})/[\w./-]*\w)", path.read_text("utf-8"))
    missing = {name for name in named if not any((one / name).exists() for one in (ROOT, WEB))}
    assert sorted(missing - BUILT) == []


def test_the_analysis_that_the_readme_shows_is_what_the_program_says(tmp_path):
    picture = tmp_path / "example.svg"
    example = ROOT / "docs" / "example.fgn"
    said = CliRunner().invoke(
        app, ["analyse", str(example), "--svg", str(picture), "--language", "en"]
    )
    assert picture.read_text("utf-8") == (ROOT / "docs" / "example.svg").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    lines = re.findall(r"^1\d\. [AB] .*$", readme, re.MULTILINE)
    assert len(lines) == 4
    assert [line for line in lines if line.removesuffix(" …") not in said.stdout] == []


def test_changelog_has_at_most_25_entries_per_version_and_a_page_with_all():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(
        r"^## (\d+\.\d+)\S* – \S+\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    )
    assert versions
    for version, entries in versions:
        assert len(re.findall(r"^- ", entries, re.MULTILINE)) <= 25, version
        assert f"(docs/changes/{version}.md)" in entries, version


def test_every_target_of_make_is_explained():
    text = (ROOT / "Makefile").read_text("utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    explained = re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE)
    assert set(explained) == set(phony.split())


def described_in(folder: str) -> str:
    """Return what ARCHITECTURE.md says of a folder of the server, or of its modules outside folders."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    server = re.findall(r"^server/.*\n(?: .*\n)+", text, re.MULTILINE)[0]
    folders = re.compile(r"^  (\w+)/ .*\n(?: {4}.*\n)+", re.MULTILINE)
    if not folder:
        return folders.sub("", server)
    return next(found[0] for found in folders.finditer(server) if found[1] == folder)


@pytest.mark.parametrize(
    "folder", ["table", "rooms", "store", "bots", "web", "edge", "process", ""]
)
def test_architecture_lists_every_module_of_the_server(folder):
    modules = {path.name for path in (ROOT / "src/fourfold/server" / folder).glob("*.py")}
    assert modules - {"__init__.py"} - set(described_in(folder).split()) == set()


def test_architecture_lists_every_folder_of_messages():
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    (said,) = re.findall(r"^texts\.py .*\n(?: .*\n)*", text, re.MULTILINE)
    folders = {path.name for path in (ROOT / "src/fourfold/messages").iterdir() if path.is_dir()}
    assert {f"{name}/" for name in folders} - set(said.split()) == set()
    # Translators copy the file of each.
    copied = (ROOT / "docs/developing.md").read_text("utf-8")
    assert [name for name in sorted(folders) if f"`{name}`" not in copied] == []
