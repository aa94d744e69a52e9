"""Hooks of the documentation site: pages and files that lie outside of docs/.

The documents in the root of the repository (`ROOT_DOCUMENTS`) become pages of the site, with their links
changed to match. Links from any document to source files become plain text, because the site has no source
files. Sequence diagrams become pictures (`sequence_diagrams`).
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from sequence_diagrams import draw_diagrams

ROOT = Path(__file__).resolve().parents[2]
#: The page of the site for each document in the root of the repository.
ROOT_DOCUMENTS = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
FONTS = "web/node_modules/@fontsource-variable"
#: Other files that pages show, by their paths on the site.
ASSETS = {
    "site/icon.svg": "web/public/icon.svg",
    "site/fraunces.woff2": f"{FONTS}/fraunces/files/fraunces-latin-wght-normal.woff2",
    "site/atkinson.woff2": f"{FONTS}/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
LINK = re.compile(r"(?P<bang>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)#\s]*)(?P<anchor>#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the documents of the root, the icon and, if the web page's libraries are installed, the fonts."""
    for name, page in ROOT_DOCUMENTS.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    for path, source in ASSETS.items():
        if (ROOT / source).exists():
            files.append(File.generated(config, path, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return the text of a page with links of the site instead of the repository, and drawn diagrams."""
    source = next((name for name, to in ROOT_DOCUMENTS.items() if to == page.file.src_uri), None)
    folder = "" if source else posixpath.join("docs", posixpath.dirname(page.file.src_uri))

    def changed(link: re.Match[str]) -> str:
        target = link["target"]
        if "://" in target or not target:
            return link[0]
        return _on_site(link, posixpath.normpath(posixpath.join(folder, target)), page.file.src_uri)

    return draw_diagrams(LINK.sub(changed, markdown))


def _on_site(link: re.Match[str], path: str, page: str) -> str:
    """Return a link to a file of the repository as the site has it."""
    if path in ROOT_DOCUMENTS:
        target = ROOT_DOCUMENTS[path]
    elif path.startswith("docs/"):
        target = path.removeprefix("docs/")
    elif (ROOT / path).exists():
        return link["text"]
    else:
        return link[0]  # strict mode refuses it
    to = posixpath.relpath(target, posixpath.dirname(page) or ".")
    return f"{link['bang']}[{link['text']}]({to}{link['anchor'] or ''})"
