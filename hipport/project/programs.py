"""Which files of a tree are compiled or linked together, so that what one of them defines concerns the other."""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Mapping
from functools import cached_property
from functools import lru_cache
from pathlib import PurePosixPath

from hipport.project.suffixes import HEADERS
from hipport.project.suffixes import UNITS
from hipport.project.survey import Survey

_INTERFACES = (".swig", ".i")  # what they declare is for SWIG, not for the compiler


class Programs:
    """The programs of a tree, as far as its includes and its functions ``main`` determine them; ``paths`` are its
    sources.
    """

    def __init__(self, survey: Survey, paths: Iterable[str]) -> None:
        self._survey = survey
        self._paths = frozenset(paths)
        self._together: dict[str, frozenset[str]] = {}
        self._linked: dict[str, frozenset[str]] = {}

    def see(self, path: str) -> frozenset[str]:
        """The files in which a name may mean what ``path`` defines, itself included.

        These are the files that are compiled with it, and for a source the files of its program. A header that no file
        of the tree includes may be meant for all files; an interface of SWIG is for none.
        """
        if path.endswith(_INTERFACES):
            return frozenset((path,))
        if not is_unit(path) and not self._includers.get(path):
            return self._paths
        together = self.together(path)
        return together | self.linked(path) if is_unit(path) else together

    def together(self, path: str) -> frozenset[str]:
        """The files of all translation units that a file is part of."""
        if path not in self._together:
            roots = filter(self._may_be_compiled, _closure((path,), self._includers))
            self._together[path] = _closure((path, *roots), self._includes)
        return self._together[path]

    def _may_be_compiled(self, path: str) -> bool:
        """Whether a file is a source or a header by its suffix, or one that others include: not ``sort.cu.old``."""
        return PurePosixPath(path).suffix.lower() in UNITS | HEADERS or bool(self._includers.get(path))

    def includes(self, path: str, header: str) -> bool:
        """Whether a file includes a header of the tree, itself or through others."""
        return header in _closure((path,), self._includes)

    def linked(self, path: str) -> frozenset[str]:
        """The files of a source's program: those in the innermost folder around it in or below which a file has
        ``main``. Another source with ``main`` is another program, if this one has it too.
        """
        if path in self._linked:
            return self._linked[path]
        folder = posixpath.dirname(path)
        while folder and folder not in self._folders_of_programs:
            folder = posixpath.dirname(folder)
        own = self._mains if path in self._mains else frozenset()
        inside = (other for other in self._paths if not folder or other.startswith(f"{folder}/"))
        self._linked[path] = frozenset(other for other in inside if other not in own or other == path)
        return self._linked[path]

    def are_linked(self, one: str, other: str) -> bool:
        """Whether two files are parts of sources of one program."""
        others = self.units(other)
        return any(not others.isdisjoint(self.linked(unit)) for unit in self.units(one))

    def units(self, path: str) -> frozenset[str]:
        """The sources that a file is part of, itself among them."""
        return frozenset(filter(is_unit, _closure((path,), self._includers)))

    def always_reads_before(self, path: str, definer: str, above: Iterable[str]) -> bool:
        """Whether each source that a file is part of reads that file before a line of another one, ``definer``, which
        includes the headers ``above`` before this line; a source that never reads the line counts.
        """
        return all(self._reads_before(unit, path, definer, tuple(above)) for unit in self.units(path))

    def _reads_before(self, unit: str, path: str, definer: str, above: tuple[str, ...]) -> bool:
        seen: set[str] = set()
        waiting: list[str | None] = [unit]  # the last one is read next; None is the line
        while waiting and (file := waiting.pop()) != path:
            if file is None:
                return False
            if file in seen:
                continue
            seen.add(file)
            if file == definer:
                waiting += (None, *reversed(above))
            else:
                headers = (line.header for line in self._survey.includes_of(file))
                waiting += reversed([header for header in headers if header is not None])
        return True

    @cached_property
    def _includes(self) -> Mapping[str, frozenset[str]]:
        found = {}
        for path in self._paths:
            headers = (line.header for line in self._survey.includes_of(path))
            found[path] = frozenset(header for header in headers if header is not None)
        return found

    @cached_property
    def _includers(self) -> Mapping[str, set[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for path, headers in self._includes.items():
            for header in headers:
                found[header].add(path)
        return found

    @cached_property
    def _mains(self) -> frozenset[str]:
        return frozenset(path for path in self._paths if is_unit(path) and self._survey.has_main(path))

    @cached_property
    def _folders_of_programs(self) -> frozenset[str]:
        return frozenset(str(folder) for path in self._mains for folder in PurePosixPath(path).parents)


@lru_cache(maxsize=2**16)
def is_unit(path: str) -> bool:
    """Whether a file is compiled by itself, as its suffix shows."""
    return PurePosixPath(path).suffix.lower() in UNITS


def _closure(starts: Iterable[str], edges: Mapping[str, Iterable[str]]) -> frozenset[str]:
    """What can be reached from some files, themselves included."""
    seen = set(starts)
    waiting = list(seen)
    while waiting:
        for path in edges.get(waiting.pop(), ()):
            if path not in seen:
                seen.add(path)
                waiting.append(path)
    return frozenset(seen)
