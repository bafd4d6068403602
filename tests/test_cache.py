"""Where hipport keeps what the next run can use again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cache_folder import cache_folder


@pytest.mark.parametrize("named", ["", "relative/folder"])
def test_is_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", named)
    assert cache_folder() == tmp_path / ".cache" / "hipport"


def test_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "hipport"


def test_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home)
    assert cache_folder() is None
