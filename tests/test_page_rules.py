"""What the page knows about rules strings is what the rules in Python say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_generated_files_of_the_page_about_rules_and_editions_are_current():
    script = [sys.executable, "scripts/page-rules", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or "run '.venv/bin/python scripts/page-rules'"
