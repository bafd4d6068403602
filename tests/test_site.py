"""The documentation builds as a site: each page is in the menu, each link and each anchor leads somewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts.site_links import ROOT
from scripts.site_links import on_page_markdown

needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="needs mkdocs: pip install -e '.[docs]'")


def build(project: Path, site: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@needs_mkdocs
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = build(ROOT, tmp_path)
    assert done.returncode == 0, done.stderr
    pages = [path.relative_to(ROOT / "docs").with_suffix("") for path in (ROOT / "docs").rglob("*.md")]
    assert not [page for page in pages if page.name != "README" and not (tmp_path / f"{page}.html").is_file()]
    assert (tmp_path / "index.html").is_file()


@pytest.mark.slow
@needs_mkdocs
def test_no_page_needs_what_the_site_lacks(tmp_path: Path) -> None:
    assert build(ROOT, tmp_path).returncode == 0
    for page in set(tmp_path.rglob("*.html")) - {tmp_path / "404.html"}:
        text = page.read_text("utf-8")
        assert not re.findall(r'(?:src|stylesheet" href)="(?:https?:)?//[^"]*', text), page  # from other sites
        links = re.findall(r'(?:href|src)="([^"#?]+)', text)
        assert not [link for link in links if "://" not in link and not (page.parent / link).resolve().exists()], page


@pytest.mark.slow
@needs_mkdocs
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[a](cli.md#no-such-heading)", "does not contain an anchor '#no-such-heading'"),
        ("[a](no-such-page.md)", "'no-such-page.md', but the target is not found"),
        ("![a](pictures/none.png)", "'pictures/none.png', but the target is not found"),
    ],
)
def test_a_link_that_leads_nowhere_is_found(text: str, said: str, tmp_path: Path) -> None:
    for name in ("docs", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("facts", "__pycache__"))
    for name in ("mkdocs.yml", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    with (tmp_path / "docs/marks.md").open("a") as page:
        page.write(text + "\n")
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode == 1
    assert said in done.stderr


@pytest.mark.parametrize(
    ("page", "link", "with_repository", "without"),
    [
        ("ci.md", "[a](../examples/ci/x.yml)", "[a](https://host/us/blob/HEAD/examples/ci/x.yml)", "a"),
        ("ci.md", "[a `b`](../README.md#c)", "[a `b`](https://host/us/blob/HEAD/README.md#c)", "a `b`"),
        ("rules/HP101.md", "[a](../rules.md)", "[a](../rules.md)", "[a](../rules.md)"),
        ("rules/HP101.md", "[a](../../README.md)", "[a](https://host/us/blob/HEAD/README.md)", "a"),
        ("ci.md", "[a](check.md#b), `[0](x)`", "[a](check.md#b), `[0](x)`", "[a](check.md#b), `[0](x)`"),
    ],
)
def test_links_out_of_docs_lead_to_the_repository(page: str, link: str, with_repository: str, without: str) -> None:
    def shown(repository: str) -> str:
        at: Any = SimpleNamespace(file=SimpleNamespace(src_uri=page))
        config: Any = SimpleNamespace(repo_url=repository)
        return on_page_markdown(link, page=at, config=config)

    assert (shown("https://host/us"), shown("")) == (with_repository, without)
