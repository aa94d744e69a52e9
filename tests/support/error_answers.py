"""The form that every error of the HTTP interface has."""

from __future__ import annotations

import httpx


def is_error(answer: httpx.Response, status: int, code: str) -> bool:
    """Return True if an answer is the error with this code; assert its status and form."""
    assert answer.status_code == status, answer.text
    error = answer.json()
    assert list(error) == ["code", "text", "params"]
    assert error["text"]
    assert isinstance(error["params"], dict)
    return bool(error["code"] == code)
