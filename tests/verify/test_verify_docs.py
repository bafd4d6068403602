"""The example of docs/verify.md does what that page says."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from hipport import verify_paths
from hipport.report.verification.summary import summarize
from hipport.report.verification.text import show

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "verify.md").read_text("utf-8")


def block(name: str) -> str:
    """The code under a comment with a name."""
    match = re.search(rf"<!-- {re.escape(name)} -->\n```\w*\n(.*?)```", PAGE, re.DOTALL)
    assert match is not None
    return match[1]


@pytest.mark.long
def test_the_example(compiler: None, tmp_path: Path) -> None:
    for name in ("scale.cu", "spec.py"):
        (tmp_path / name).write_text(block(name))
    stream = io.StringIO()
    show(summarize(verify_paths(tmp_path)), Console(file=stream, width=80))
    printed, expected = (
        re.sub(r"\d+\.\d(?:\d| s)$", "N", text, flags=re.MULTILINE) for text in (stream.getvalue(), block("output"))
    )
    assert printed == expected
