"""The form that every error of the HTTP interface has."""

from __future__ import annotations

import httpx


def is_error(answer: httpx.Response, status: int, code: str) -> bool:
    """Whether an answer is this error, in the form that all errors have."""
    assert answer.status_code == status, answer.text
    error = answer.json()
    assert list(error) == ["code", "text", "params"]
    assert error["text"]
    assert isinstance(error["params"], dict)
    return bool(error["code"] == code)
