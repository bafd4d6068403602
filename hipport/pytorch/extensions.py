"""Extensions as ``CUDAExtension`` of a PyTorch for ROCm builds them: hipified, beside a port that stays as it is.

hipify writes beside the files that it reads, in the order of a build, and under other names. Here it works on a copy,
and the compiler is told of each file that it has written as one that stands in the port: a unit under its own name, so
that it is told by it, what other files include under the name that hipify gives it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from functools import partial
from pathlib import Path

from hipport.build.flags import Flags
from hipport.cache import cached
from hipport.cache import key_of
from hipport.project.survey import Survey
from hipport.project.translation_units import TranslationUnit
from hipport.pytorch.headers import flags_for_rocm
from hipport.pytorch.headers import key_of_pytorch
from hipport.pytorch.hipify import HipifyError
from hipport.pytorch.hipify import hipify
from hipport.pytorch.installed import PyTorch

Unit = tuple[TranslationUnit, Flags]
_OVERLAY, _UNCHANGED = "overlay.json", "unchanged"


@dataclass(frozen=True, slots=True)
class Extensions:
    """The units of a tree's extensions as PyTorch's build compiles them. ``refused`` is what hipify says of those that
    it does not translate, by their absolute paths.
    """

    torch: PyTorch
    units: dict[str, Flags] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)


def built_by(torch: PyTorch, units: Sequence[Unit], root: Path, survey: Survey) -> Extensions:
    """The units of extensions, each with the flags that PyTorch's build gives it; ``root`` is the top of their tree.

    Where hipify makes no headers of PyTorch's, none is.
    """
    found = Extensions(torch)
    try:
        given = flags_for_rocm(torch)
    except (HipifyError, OSError) as error:
        found.refused.update((str(unit.path), str(error)) for unit, _ in units)
        return found
    for top, members in _by_folder(units, root).items():
        extension = _Extension(top, root, members, _contents(members, root, survey))
        try:
            overlays = extension.hipified_by(torch)
        except HipifyError as error:
            found.refused.update((str(unit.path), str(error)) for unit, _ in members)
            overlays = ()
        for unit, flags in members:
            found.units[str(unit.path)] = replace(flags + given, overlays=overlays)
    return found


def _by_folder(units: Iterable[Unit], root: Path) -> dict[Path, list[Unit]]:
    """The units by the folder that their extension is built in: that of the nearest setup.py, else the top."""
    found: dict[Path, list[Unit]] = {}
    for unit, flags in units:
        above = [folder for folder in unit.path.parents if folder.is_relative_to(root)]
        top = next((folder for folder in above if (folder / "setup.py").is_file()), root)
        found.setdefault(top, []).append((unit, flags))
    return found


def _contents(units: Iterable[Unit], root: Path, survey: Survey) -> dict[str, bytes]:
    """The units and what they include of their tree, by their paths in it, without what cannot be read."""
    found: dict[str, bytes] = {}
    for name in sorted({name for unit, _ in units for name in survey.with_headers(str(unit.relative))}):
        with suppress(OSError):
            found[name] = (root / name).read_bytes()
    return found


@dataclass(frozen=True, slots=True)
class _Extension:
    """What is built in the folder ``top`` of the tree ``root``, with the contents of its units and of their headers."""

    top: Path
    root: Path
    members: Sequence[Unit]
    contents: Mapping[str, bytes]

    def hipified_by(self, torch: PyTorch) -> tuple[str, ...]:
        """What tells the compiler of the files that hipify writes, a file of the cache; none where it writes none.

        Raises HipifyError.
        """
        described = (key_of_pytorch(torch), str(self.root), self._inside, *self._units, "", *self._folders, "")
        parts = (part for name, content in self.contents.items() for part in (name, content))
        made = cached(f"hipified-{key_of((*described, *parts))}", partial(self._hipified, torch))
        overlay = made / _OVERLAY
        return (str(overlay),) if overlay.is_file() else ()

    @property
    def _inside(self) -> str:
        return str(self.top.relative_to(self.root))

    @property
    def _units(self) -> list[str]:
        return [str(unit.relative) for unit, _ in self.members]

    @property
    def _folders(self) -> list[str]:
        """The folders of the tree in which the units look for headers, by their paths in it."""
        given = (folder for _, flags in self.members for folder in (*flags.quote, *flags.include, *flags.after))
        inside = (folder for folder in given if Path(folder).is_relative_to(self.root))
        return list(dict.fromkeys(os.path.relpath(folder, self.root) for folder in inside))

    def _hipified(self, torch: PyTorch, target: Path) -> Path:
        """A folder with what hipify writes, and a file that tells of it, made in ``target``."""
        work, made = target / "work", target / "hipified"
        for name, content in self.contents.items():
            _write(work / name, content)
        top = work / self._inside
        top.mkdir(parents=True, exist_ok=True)
        written = hipify(
            torch,
            top,
            header_include_dirs=[str(work / folder) for folder in self._folders],
            includes=[str(top / "*")],
            extra_files=[str(work / name) for name in self._units],
            is_pytorch_extension=True,
            hipify_extra_files_only=True,
        )
        made.mkdir()
        seen = dict(entry for before, after in written.items() for entry in self._kept(before, after, work, made))
        if seen:
            # Others include what hipify leaves alone by folders that only hipify makes: "../../hipport/warp.h" in hip/.
            for name, content in self.contents.items():
                if (port := str(self.root / name)) not in seen:
                    seen[port] = f"{_UNCHANGED}/{name}"
                    _write(made / seen[port], content)
            (made / _OVERLAY).write_text(_overlay(seen), "utf-8")
        return made

    def _kept(self, before: Path, after: Path, work: Path, made: Path) -> Iterator[tuple[str, str]]:
        """Keep what hipify has written for a file, its lines told as those of that file in the port: where it seems to
        stand in the port, with its place in ``made``.
        """
        name, new_name = (str(path.relative_to(work)) for path in (before, after))
        old, new = (path.read_bytes().split(b"\n") for path in (before, after))
        added = max(len(new) - len(old), 0)
        mark = b'#line 1 "%s"' % os.fsencode(self.root / name)
        _write(made / new_name, b"\n".join((*new[:added], mark, *new[added:])))
        yield str(self.root / new_name), new_name
        if name in self._units:
            yield str(self.root / name), new_name


def _write(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)


def _overlay(seen: Mapping[str, str]) -> str:
    """What clang's ``-ivfsoverlay`` reads: files by where they seem to stand, with their places beside it."""
    roots = [{"type": "file", "name": name, "external-contents": place} for name, place in seen.items()]
    options = {"case-sensitive": "true", "use-external-names": "false", "overlay-relative": "true"}
    return json.dumps({"version": 0, **options, "roots": roots}, indent=1)
