"""docs/rules.md has every rule of the catalogue with its editions and sources."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import fourfold

ROOT = Path(__file__).parents[1]


def test_rules_document_is_what_its_script_writes():
    script = [sys.executable, "scripts/rules-document", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or "run '.venv/bin/python scripts/rules-document'"


def test_rules_document_has_a_chapter_for_every_rule_with_its_sources():
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    chapters = dict(
        re.findall(r"^### ([QT]\d+): [^\n]+\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    )
    ids = [rule.upper() for game in fourfold.GAMES.values() for rule in game.rule_ids]
    assert list(chapters) == ids
    sources = ("rulebook", "our reading", "Fourfold’s own", "pictures", "both printings compared")
    for rule, chapter in chapters.items():
        rows = re.findall(r"^\| .* \| (.+?) \|$", chapter, re.MULTILINE)[2:]
        assert rows, rule
        assert [row for row in rows if not row.startswith((*sources, "the rulebooks"))] == []
        # The text of the terminal marks the same rules as our reading as the table does.
        assert ("our reading" in chapter.split("|")[0]) <= ("our reading" in "".join(rows)), rule
