"""``hipport lsp`` without what it needs; tests/lsp asks the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hipport.cli import lsp
from tests.cli.helpers import Command

if TYPE_CHECKING:
    import pytest


def test_without_pygls(hipport: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lsp, "find_spec", lambda _name: None)
    ran = hipport("lsp")
    assert (ran.code, ran.out) == (2, b"")
    assert ran.err == "hipport: error: the language server needs pygls: pip install 'hipport[lsp]'\n"
