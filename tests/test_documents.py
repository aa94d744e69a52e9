"""Documents say what is so: targets that they name exist, links lead somewhere, the version is one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fourfold
from fourfold.cli import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(ROOT.glob("*.md"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_make_targets_that_a_document_names_exist(path):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(r"(?:^|`)make ([a-z-]+)", path.read_text("utf-8"), re.MULTILINE)
    assert set(named) <= targets


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_links_of_a_document_lead_to_files(path):
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_files_of_ours_that_a_document_names_exist(path):
    named = re.findall(
        r"`((?:src|tests|scripts|requirements|bench)/[\w./-]+)`", path.read_text("utf-8")
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


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


def test_the_version_is_one():
    assert fourfold.__version__ == PROJECT["version"]


def test_every_target_of_make_is_explained():
    text = (ROOT / "Makefile").read_text("utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    explained = re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE)
    assert set(explained) == set(phony.split())


def test_every_library_that_the_source_imports_is_declared():
    declared = {re.split(r"[<>=!~ \[]", name)[0].lower() for name in PROJECT["dependencies"]}
    modules = {"fluent": "fluent.runtime", "prometheus_client": "prometheus-client"}
    found = set()
    for source in (ROOT / "src").rglob("*.py"):
        found |= set(re.findall(r"^(?:from|import) (\w+)", source.read_text("utf-8"), re.MULTILINE))
    from sys import stdlib_module_names

    theirs = {modules.get(name, name) for name in found - stdlib_module_names - {"fourfold"}}
    assert theirs <= declared
