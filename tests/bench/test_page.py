"""The measurement of the page on a slow phone: one visit, its figures, and the section of the document."""

from __future__ import annotations

from bench.page import GOALS, Report, Visit, section
from bench.report import renew

FAST = Visit(seen_s=0.7, ready_s=2.5, act_s=2.0, shift=0.01, font_bytes=29_000)
SLOW = Visit(seen_s=0.9, ready_s=3.5, act_s=4.0, shift=0.3, font_bytes=72_000)


def test_medians_decide_whether_the_goals_are_reached():
    report = Report([FAST, SLOW, FAST], "abc1234", "two cores")
    assert report.medians == {name: getattr(FAST, name) for name in GOALS}
    assert report.is_well
    assert not Report([FAST, SLOW, SLOW], "abc1234", "two cores").is_well


def test_section_of_the_document_is_replaced_and_the_others_stay(tmp_path):
    document = tmp_path / "benchmarks.md"
    document.write_text("# Benchmarks\n\n## One\n\ntext\n", "utf-8")
    renew(document, section(Report([SLOW], "abc1234", "two cores")))
    document.write_text(document.read_text("utf-8") + "\n## Last\n\nmore\n", "utf-8")
    renew(document, section(Report([FAST], "def5678", "two cores")))
    text = document.read_text("utf-8")
    assert text.count("## The page on a slow phone") == 1
    assert "| Play is visible, s | 0.70 | 0.70 | 0.70 | 3.0 |" in text
    assert "abc1234" not in text
    assert text.startswith("# Benchmarks\n\n## One\n\ntext\n\n## The page")
    assert text.endswith("\n\n## Last\n\nmore\n")
