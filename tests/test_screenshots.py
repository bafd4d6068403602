"""The pictures of the documentation are what the script takes, in size and number."""

from __future__ import annotations

import shutil
import struct
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

PICTURES = Path(__file__).parents[1] / "docs/pictures"
WIDTHS = {"report.png": 1280, "report-narrow.png": 360, "verified.png": 1280, "verified-narrow.png": 360}
CHROMIUM = any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))


def widths(folder: Path) -> dict[str, int]:
    """The width of each picture, from the header of its file."""
    return {path.name: struct.unpack(">I", path.read_bytes()[16:20])[0] for path in folder.glob("*.png")}


def test_the_pictures_are_there_and_small() -> None:
    assert widths(PICTURES) == WIDTHS
    assert all(path.stat().st_size < 150_000 for path in PICTURES.iterdir())


@pytest.mark.browser
@pytest.mark.skipif(not CHROMIUM, reason="needs Chromium: apt-get install chromium")
@pytest.mark.skipif(find_spec("playwright") is None, reason="needs Playwright: pip install -e '.[browser]'")
def test_the_script_takes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screenshots = import_module("scripts.screenshots")
    monkeypatch.setattr(screenshots, "PICTURES", tmp_path / "pictures")
    assert screenshots.main() == 0
    assert widths(tmp_path / "pictures") == WIDTHS
