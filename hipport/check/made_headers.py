"""Headers that the configure step of a project makes, made for a check: nobody has to configure the port first."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from hipport.build.configured import BUILD_FOLDER
from hipport.build.flags import Flags
from hipport.build.project_flags import MadeHeader
from hipport.cache import cached
from hipport.cache import key_of

_MADE = "configured-"
_HEADERS = "headers"


@dataclass(frozen=True)
class MadeHeaders:
    """The headers, each with the absolute path of its template, and the folder that they are in."""

    root: Path
    folder: Path
    templates: Mapping[str, Path]

    def found_by(self, flags: Flags) -> Flags:
        """The flags of a unit, with the folders of the build where they are now, and all folders of the headers after
        the others.
        """
        moved = flags.moved(self._place)
        return replace(moved, after=(*moved.after, *self._folders))

    @cached_property
    def _folders(self) -> tuple[str, ...]:
        """All folders of the headers, the innermost first."""
        around = {folder for name in self.templates for folder in (self.folder / name).parents}
        inside = (str(folder) for folder in around if self.folder in folder.parents)
        return tuple(sorted(inside, reverse=True))

    def _place(self, path: str) -> str:
        if f"/{BUILD_FOLDER}" not in path:
            return path
        return os.path.join(self.folder, os.path.relpath(path, self.root))  # noqa: PTH118 - a folder that flags name


def make_headers(root: Path, configured: Mapping[str, MadeHeader]) -> MadeHeaders | None:
    """Write the headers below a folder of the cache; None where there is nothing to write."""
    texts: dict[str, str] = {}
    templates: dict[str, Path] = {}
    for path, header in sorted(configured.items()):
        try:
            text = header.text()
        except OSError:
            continue
        name = os.path.relpath(path, root)
        texts[name], templates[name] = text, header.template
    if not texts:
        return None

    def write(target: Path) -> Path:
        for name, text in texts.items():
            place = target / _HEADERS / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
        return target / _HEADERS

    key = key_of(tuple(part for pair in texts.items() for part in pair))
    return MadeHeaders(root, cached(f"{_MADE}{key}", write), templates)


def is_made(path: str) -> bool:
    """Whether a file is one of the headers that ``make_headers`` has written."""
    folders = pairwise(Path(path).parts)
    return any(folder.startswith(_MADE) and inside == _HEADERS for folder, inside in folders)
