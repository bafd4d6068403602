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
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
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
_OVERLAY = "overlay.json"


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
    for top, members in _by_extension(units, root).items():
        try:
            overlay = _hipified(torch, top, members, root, survey)
        except HipifyError as error:
            found.refused.update((str(unit.path), str(error)) for unit, _ in members)
            overlay = ()
        for unit, flags in members:
            found.units[str(unit.path)] = replace(flags + given, overlays=overlay)
    return found


def _by_extension(units: Iterable[Unit], root: Path) -> dict[Path, list[Unit]]:
    """The units by the folder that their extension is built in: that of the nearest setup.py, else the top."""
    found: dict[Path, list[Unit]] = {}
    for unit, flags in units:
        above = [folder for folder in unit.path.parents if folder.is_relative_to(root)]
        top = next((folder for folder in above if (folder / "setup.py").is_file()), root)
        found.setdefault(top, []).append((unit, flags))
    return found


def _hipified(torch: PyTorch, top: Path, members: Sequence[Unit], root: Path, survey: Survey) -> tuple[str, ...]:
    """What hipify makes of an extension, as a file that tells the compiler of it; none where it changes nothing.

    Raises HipifyError.
    """
    names = sorted({name for unit, _ in members for name in survey.with_headers(str(unit.relative))})
    contents = {name: (root / name).read_bytes() for name in names}
    folders = dict.fromkeys(
        os.path.relpath(folder, root)
        for _, flags in members
        for folder in (*flags.quote, *flags.include, *flags.after)
        if Path(folder).is_relative_to(root)
    )
    own = [str(unit.relative) for unit, _ in members]
    described = (key_of_pytorch(torch), str(root), os.path.relpath(top, root), "\0".join(own), "\0".join(folders))

    def make(target: Path) -> Path:
        work = target / "work"
        for name, content in contents.items():
            place = work / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        inside = work / top.relative_to(root)
        inside.mkdir(parents=True, exist_ok=True)
        written = hipify(
            torch,
            inside,
            header_include_dirs=[str(work / folder) for folder in folders],
            includes=[str(inside / "*")],
            extra_files=[str(work / name) for name in own],
            is_pytorch_extension=True,
            hipify_extra_files_only=True,
        )
        made = target / "hipified"
        made.mkdir()
        entries = [entry for pair in written.items() for entry in _kept(*pair, work, root, made, frozenset(own))]
        if entries:
            (made / _OVERLAY).write_text(_overlay(entries), "utf-8")
        return made

    parts = (part for name, content in contents.items() for part in (name, content))
    overlay = cached(f"hipified-{key_of((*described, *parts))}", make) / _OVERLAY
    return (str(overlay),) if overlay.is_file() else ()


def _kept(
    before: Path, after: Path, work: Path, root: Path, made: Path, own: frozenset[str]
) -> Iterator[tuple[Path, str]]:
    """Keep what hipify has written for a file, its lines told as those of that file in the port: the places where it is
    to stand there, and its own in ``made``.
    """
    name = str(before.relative_to(work))
    place = made / after.relative_to(work)
    place.parent.mkdir(parents=True, exist_ok=True)
    old, new = (path.read_bytes().split(b"\n") for path in (before, after))
    added = len(new) - len(old)
    mark = b'#line 1 "%s"' % os.fsencode(root / name)
    place.write_bytes(b"\n".join((*new[:added], mark, *new[added:])))
    kept = str(place.relative_to(made))
    yield root / after.relative_to(work), kept
    if name in own:
        yield root / name, kept


def _overlay(entries: Iterable[tuple[Path, str]]) -> str:
    """What clang's ``-ivfsoverlay`` reads: files that stand in other places than they seem to."""
    roots = [{"type": "file", "name": str(seems), "external-contents": place} for seems, place in entries]
    options = {"case-sensitive": "true", "use-external-names": "false", "overlay-relative": "true"}
    return json.dumps({"version": 0, **options, "roots": roots}, indent=1)
