"""``scripts/screenshots``: how pictures of tall pages are cut."""

from __future__ import annotations

import runpy
from itertools import pairwise

import pytest
from tests.support.services import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "screenshots"))
MAX_HEIGHT_PX, OVERLAP_PX = SCRIPT["MAX_HEIGHT_PX"], SCRIPT["OVERLAP_PX"]


@pytest.mark.parametrize("height", [1, OVERLAP_PX, 800, MAX_HEIGHT_PX])
def test_page_that_fits_is_one_picture(height):
    assert SCRIPT["cut"](height) == [(0, height)]


@pytest.mark.parametrize("height", [MAX_HEIGHT_PX + 1, 2 * MAX_HEIGHT_PX, 24_000])
def test_tall_page_is_cut_into_pictures_that_overlap_and_show_all_of_it(height):
    parts = SCRIPT["cut"](height)
    assert len(parts) > 1
    assert (parts[0][0], parts[-1][1]) == (0, height)
    assert all(bottom - top <= MAX_HEIGHT_PX for top, bottom in parts)
    assert all(above[1] - below[0] == OVERLAP_PX for above, below in pairwise(parts))
