"""The content security policy: a browser takes scripts, styles and connections from this server only.

Lives here: the policy, and the hashes that allow the script and the styles inside of ``index.html``.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256

INLINE = r"<{0}>(.*?)</{0}>"
"""A script or style element without attributes, whose content stands in the page itself."""


def hashes(html: str, element: str) -> list[str]:
    """Return the policy's words for the inline elements of a page, ``script`` or ``style``.

    >>> hashes("<style></style>", "style")
    ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]
    """
    found = re.findall(INLINE.format(element), html, re.DOTALL)
    return [f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in found]


def policy(scripts: Sequence[str] = (), styles: Sequence[str] = ()) -> str:
    """Return the policy, which also allows inline scripts and styles with these hashes."""
    return "; ".join(
        [
            "default-src 'self'",
            " ".join(["script-src 'self' 'wasm-unsafe-eval'", *scripts]),
            " ".join(["style-src 'self'", *styles]),
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )
