"""The web app manifest: its pictures exist in the sizes that it names, and its shortcuts lead to pages."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from tests.support.services import ROOT

PUBLIC = ROOT / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
MAX_SCREENSHOT_BYTES = 150_000


def size_of(picture: Path) -> str:
    """Return the size of a PNG or JPEG as the manifest writes it, such as ``192x192``."""
    data = picture.read_bytes()
    if data.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", data[16:24])
        return f"{width}x{height}"
    at = 2
    # Segments of a JPEG; the one that begins a frame (C0 to C2) has the size.
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return f"{width}x{height}"


def test_pictures_have_the_sizes_that_the_manifest_names():
    pictures = [
        one
        for one in [
            *MANIFEST["icons"],
            *MANIFEST["screenshots"],
            *(icon for shortcut in MANIFEST["shortcuts"] for icon in shortcut["icons"]),
        ]
        if one["sizes"] != "any"
    ]
    for one in pictures:
        assert size_of(PUBLIC / one["src"].removeprefix("/")) == one["sizes"], one["src"]
    for one in MANIFEST["screenshots"]:
        assert (PUBLIC / one["src"].removeprefix("/")).stat().st_size <= MAX_SCREENSHOT_BYTES


def test_screenshots_are_for_wide_and_for_narrow_windows():
    assert {one["form_factor"] for one in MANIFEST["screenshots"]} == {"wide", "narrow"}


def test_shortcuts_lead_to_pages():
    pages = {path.stem.lower() for path in (ROOT / "web" / "src" / "pages").glob("*.svelte")}
    assert len(MANIFEST["shortcuts"]) >= 2
    for one in MANIFEST["shortcuts"]:
        assert one["url"].partition("?")[0].removeprefix("/") in pages
