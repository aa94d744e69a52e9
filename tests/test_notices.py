"""Notices of works by others: complete, in the wheel, and linked from the page."""

from __future__ import annotations

import json
import re
from importlib.metadata import files, metadata, version

from tests.support.services import ROOT

NOTICES = (ROOT / "web" / "public" / "notices.txt").read_text("utf-8")
PAGE = ROOT / "src" / "fourfold" / "server" / "page"
PAGE_PACKAGES = ROOT / "build" / "page-packages.json"
#: What each Debian package brings that scripts/wasm links the browser's core with; compilers bring nothing.
LINKED = {
    "clang": None,
    "lld": None,
    "wasi-libc": "wasi-libc, with musl",
    "libc++-14-dev-wasm32": "libc++",
    "libc++abi-14-dev-wasm32": "libc++abi",
    "libclang-rt-14-dev-wasm32": "compiler-rt",
}
#: A phrase of each licence by which its text is recognised.
PHRASES = {
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "BSD-3-Clause": "Redistributions in binary form must reproduce",
    "MIT": "Permission is hereby granted, free of charge",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}


def sections() -> dict[str, str]:
    """Return the part of the file about each work, by the name and version of the work."""
    parts = re.split(r"^=+\n", NOTICES, flags=re.MULTILINE)[1:-1]
    return {part.partition("\n")[0]: part for part in parts}


def test_notices_name_every_package_that_the_page_contains():
    packages = json.loads(PAGE_PACKAGES.read_text("utf-8"))
    assert {"svelte", "@fluent/bundle"} <= set(packages)
    modules = ROOT / "web" / "node_modules"
    built = {
        f"{name} ({json.loads((modules / name / 'package.json').read_text('utf-8'))['version']})"
        for name in packages
    }
    named = {title for title, part in sections().items() if "\nIn: the page\n" in part}
    assert named == built, "Run `make notices`."


def test_notices_name_the_packages_of_every_font_in_the_page():
    families = {
        re.split(r"-(?:latin|vietnamese|cyrillic|greek)", font.name)[0]
        for font in PAGE.rglob("*.woff2")
    }
    assert families
    for family in families:
        assert f"@fontsource-variable/{family} (" in NOTICES


def test_notices_name_what_the_native_module_contains():
    assert f"nanobind ({version('nanobind')})" in sections(), "Run `make notices`."
    inside = {
        file.parts[2] for file in files("nanobind") or [] if file.parts[:2] == ("nanobind", "ext")
    }
    assert inside == {"robin_map"}
    assert f"robin-map (as in nanobind {version('nanobind')})" in sections()


def test_notices_name_the_libraries_that_the_core_of_the_browser_is_linked_with():
    (packages,) = re.findall(
        r'^packages="(.*)"$', (ROOT / "scripts" / "wasm").read_text("utf-8"), re.MULTILINE
    )
    assert set(packages.split()) == LINKED.keys()
    titles = "\n".join(sections())
    for library in filter(None, LINKED.values()):
        assert library in titles


def test_every_notice_has_the_text_of_its_licence():
    for title, part in sections().items():
        (licences,) = re.findall(r"^Licence: (.*)$", part, re.MULTILINE)
        for licence, phrase in PHRASES.items():
            if licence == "Apache-2.0":
                assert phrase in NOTICES
            elif licence in licences.split(", "):
                assert phrase in part, title


def test_wheel_contains_the_notices():
    assert "web/public/notices.txt" in (metadata("fourfold").get_all("License-File") or [])


def test_page_contains_the_notices_and_its_footer_links_to_them():
    assert (PAGE / "notices.txt").read_text("utf-8") == NOTICES
    scripts = [path.read_text("utf-8") for path in PAGE.rglob("*.js")]
    assert any('href="/notices.txt" target="_self"' in script for script in scripts)
