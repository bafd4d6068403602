"""What hatchling asks when hipport is built: the project's URLs, and its README with links that lead somewhere from a
package index too. Both come from one fact, ``repository`` in pyproject.toml; while that is empty there are no URLs.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: The URLs of the metadata, by their names: what follows the repository's own.
PAGES = {
    "Repository": "",
    "Documentation": "/tree/{tag}/docs",
    "Changelog": "/blob/{tag}/CHANGELOG.md",
    "Issues": "/issues",
}
_LINK = re.compile(r"\]\((?![a-z]+:|#)(?P<path>[^)\s]+)")  # ](docs/run.md


def urls(repository: str, version: str) -> dict[str, str]:
    """The project's URLs, those of its pages as of a version; none without a repository."""
    return {name: repository + page.format(tag=f"v{version}") for name, page in PAGES.items()} if repository else {}


def with_absolute_links(markdown: str, repository: str, version: str) -> str:
    """A text whose links are relative to the repository's root, with links to that repository as of a version."""
    if not repository:
        return markdown

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link["path"].endswith(".png") else "blob"
        return f"]({repository}/{kind}/v{version}/{link['path']}"

    return _LINK.sub(absolute, markdown)


class Links(MetadataHookInterface):
    """The fields ``urls`` and ``readme``."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set them; the version is there already."""
        repository, version = self.config["repository"].rstrip("/"), metadata["version"]
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["urls"] = urls(repository, version)
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_absolute_links(text, repository, version),
        }
