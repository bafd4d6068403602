"""A hook of mkdocs: a link to a file outside of docs/ leads to the project's repository.

Its address is the ``repository`` of hatchling's hook in pyproject.toml. Without one, such a link becomes its text.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from posixpath import join
from posixpath import normpath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
_RELATIVE = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)\s]+)\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The configuration with the address of the repository."""
    hooks = (
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"].get("metadata", {}).get("hooks")
    )
    config.repo_url = hooks["custom"]["repository"].rstrip("/") if hooks else ""
    return config


def on_page_markdown(markdown: str, /, *, page: Page, config: MkDocsConfig, **_: object) -> str:
    """The text of a page, in which no link leaves docs/."""

    def in_repository(link: re.Match[str]) -> str:
        text, target = link.groups()
        path = normpath(join("docs", page.file.src_uri, "..", target))
        if path.startswith("docs/"):
            return link[0]
        return f"[{text}]({config.repo_url}/blob/HEAD/{path})" if config.repo_url else text

    return _RELATIVE.sub(in_repository, markdown)
