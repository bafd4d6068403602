"""Take the pictures of the documentation: `python -m scripts.screenshots`.

They are of the tutorial's project, in docs/pictures/: the report of its conversion and that of its verified kernel,
each on a screen and, as NAME-narrow.png, on a phone. Needs Chromium, and Playwright (``pip install -e '.[browser]'``).
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import sync_playwright

from scripts.walkthrough import ROOT
from scripts.walkthrough import walked

PICTURES = ROOT / "docs/pictures"
#: Pixels of a window's width and height, by what a picture's name ends with.
WINDOWS = {"": (1280, 800), "-narrow": (360, 740)}
_REPORTS = {
    "report": "hipport convert row_norms --report report.html --quiet; test $? -eq 1",
    "verified": "hipport verify specs --report verified.html --quiet",
}
_SPEC = re.compile(r"<!-- file: specs.*?^```$", re.MULTILINE | re.DOTALL)


def main() -> int:
    """Exit code 0: the pictures are written; 2: there is no Chromium."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        print("there is no Chromium: apt-get install chromium", file=sys.stderr)
        return 2
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        _write_reports(Path(folder))
        browser = driver.chromium.launch(executable_path=chromium)
        for name in _REPORTS:
            _photograph(browser, Path(folder, f"{name}.html"), name)
        browser.close()
    return 0


def _write_reports(folder: Path) -> None:
    """The reports of the example, in a folder, with the spec that the tutorial has."""
    spec = _SPEC.search((ROOT / "docs/tutorial.md").read_text("utf-8"))
    assert spec is not None
    (folder / "specs/row_norms").mkdir(parents=True)
    commands = "".join(f"\n\n<!-- run -->\n```console\n$ {command}\n```" for command in _REPORTS.values())
    walked(f"{spec[0]}{commands}\n", folder, hipcc=False)


def _photograph(browser: Browser, page: Path, name: str) -> None:
    for suffix, (width, height) in WINDOWS.items():
        window = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
        window.goto(page.as_uri())
        window.screenshot(path=PICTURES / f"{name}{suffix}.png")
        window.close()


if __name__ == "__main__":
    sys.exit(main())
