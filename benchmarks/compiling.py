"""Compile the translation units of a port; what the compiler said stays in a cache, by what it was asked."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hipport.build.flags import Flags
from hipport.check import compile as compiling
from hipport.check.compile import Task
from hipport.check.compile import command_for
from hipport.check.compile import compile_task
from hipport.check.compile import run_compiler
from hipport.check.compile import tasks_of
from hipport.check.judge import CompiledUnit
from hipport.check.on_host import HostCompiler
from hipport.check.on_host import compile_on_host
from hipport.check.on_host import find_host_compiler
from hipport.check.on_host import may_be_for_host
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import as_cxx
from hipport.result import Compiler
from hipport.toolchain.hipcc import find_hipcc
from hipport.toolchain.hipcc import require_working
from hipport.toolchain.messages import OPTIONS
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

UNOPTIMIZED = "-O0"
#: Errors in generated code of which optimization may leave nothing.
_OF_GENERATED_CODE = re.compile(
    r"error: (?:.*stack frame size|error in backend|Illegal instruction|undefined (?:\w+ )?symbol)"
)
_INCLUDE = re.compile(rb"""^(?:\xef\xbb\xbf)?[ \t]*\#[ \t]*include[ \t]*["<]([^">\n]+)[">]""", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class _Contents:
    """A file's checksum, the names that it includes, and those of them that are files of the tree."""

    checksum: str
    names: tuple[str, ...]
    included: tuple[Path, ...]


class Tree:
    """A tree of sources with its include folders, relative to it; it must not change while this object lives."""

    def __init__(self, root: Path, folders: Iterable[str]) -> None:
        self.root = root
        self._folders = [root / folder for folder in folders]
        self._read: dict[Path, _Contents] = {}

    def files_of(self, units: Iterable[Path]) -> list[Path]:
        """Translation units and all that they may include from this tree, whatever their conditions say, in order."""
        waiting = list(units)
        found = set(waiting)
        while waiting:
            included = self._contents(waiting.pop()).included
            waiting.extend(path for path in included if path not in found)
            found.update(included)
        return sorted(found)

    def names_in(self, paths: Iterable[Path]) -> set[str]:
        """What these files include, by the names that they use."""
        return {name for path in paths for name in self._contents(path).names}

    def digest(self, unit: Path) -> str:
        """A checksum of a unit with all that it may include, and of their places."""
        whole = hashlib.sha256()
        for path in self.files_of([unit]):
            whole.update(f"{path}\0{self._contents(path).checksum}\0".encode("utf-8", "surrogateescape"))
        return whole.hexdigest()

    def _contents(self, path: Path) -> _Contents:
        known = self._read.get(path)
        if known is None:
            data = path.read_bytes()
            names = tuple(dict.fromkeys(os.fsdecode(name) for name in _INCLUDE.findall(data)))
            found = (self._find(path.parent, name) for name in names)
            known = _Contents(hashlib.sha256(data).hexdigest(), names, tuple(target for target in found if target))
            self._read[path] = known
        return known

    def _find(self, beside: Path, name: str) -> Path | None:
        for folder in (beside, *self._folders):
            path = Path(os.path.normpath(folder / name))
            if path.is_file() and path.is_relative_to(self.root):
                return path
        return None


@contextmanager
def caching_compiler(
    hipcc: str | None, architectures: Sequence[str], timeout: float, cache: Path
) -> Iterator[CachingCompiler]:
    """A HIP compiler that works. Raises HipportError where there is none."""
    with Processes() as processes:
        compiler = require_working(find_hipcc(hipcc), architectures, processes)
        yield CachingCompiler(
            compiler, processes, ProcessLimits(timeout), cache, host=find_host_compiler(compiler, processes)
        )


def spread(paths: Iterable[str], limit: int | None) -> list[str]:
    """At most ``limit`` of the paths of units, spread by a checksum of their names, in order."""
    chosen = sorted(paths, key=lambda path: hashlib.sha256(path.encode("utf-8", "surrogateescape")).digest())[:limit]
    return sorted(chosen)


@dataclass(frozen=True, slots=True)
class CachingCompiler:
    """The HIP compiler, with the folder where its answers are kept. ``sooner`` is a task that gives the same answer in
    less time: a header that the unit includes is compiled already. ``host`` is the host's own compiler, if it has one.
    """

    compiler: Compiler
    processes: Processes
    limits: ProcessLimits
    cache: Path
    sooner: Callable[[Task, Tree], Task] = lambda task, _: task
    host: HostCompiler | None = None

    def compile(self, unit: TranslationUnit, flags: Flags, tree: Tree) -> CompiledUnit:
        """What the compiler says of a translation unit of ``tree``, for the host and every architecture, as ``hipport
        check`` asks: what fails as HIP may be C++ of the host, for its own compiler.
        """
        compiled = self._compiled(unit, flags, tree)
        host = None if compiled.succeeded() else as_cxx(unit)
        again = self._compiled(host, flags, tree) if host else None
        likelier = again if again and again.is_likelier_than(compiled) else compiled
        if likelier.succeeded() or self.host is None or not may_be_for_host(likelier):
            return likelier
        return compile_on_host(likelier, self.host, self.processes, self.limits) or likelier

    def _compiled(self, unit: TranslationUnit, flags: Flags, tree: Tree) -> CompiledUnit:
        tasks = tasks_of(unit, flags, self.compiler.architectures)
        return CompiledUnit(unit, flags, {task.target: self._answer(task, tree) for task in tasks})

    def _answer(self, task: Task, tree: Tree) -> Ended:
        place = self.cache / f"{self._key(task, tree)}.json"
        try:
            known = json.loads(place.read_text("utf-8"))
            return Ended(Ending(known["ending"]), known["output"], known["seconds"])
        except (OSError, ValueError, KeyError):
            pass  # not there, or a run that was stopped has left half of it
        ended = self._ended(task, self.sooner(task, tree))
        if ended.ending in (Ending.SUCCESS, Ending.FAILURE):  # the others may end better another time
            self.cache.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"ending": ended.ending.value, "output": ended.output, "seconds": ended.seconds})
            place.write_text(text, "utf-8")
        return ended

    def _ended(self, task: Task, sooner: Task) -> Ended:
        """How a compilation ends that does not optimize, which takes minutes for some units; what it alone refuses in
        code that was generated, large frames for instance, is asked again as ``hipport check`` does.
        """
        command = command_for(sooner, self.compiler, UNOPTIMIZED)
        ended = run_compiler(command, task.unit.path, self.processes, self.limits)
        if ended.ending is Ending.FAILURE and _OF_GENERATED_CODE.search(ended.output):
            return compile_task(task, self.compiler, self.processes, self.limits)
        return ended

    def _key(self, task: Task, tree: Tree) -> str:
        """A checksum of all that an answer depends on."""
        options = (task.target, task.unit.language.value, *OPTIONS, *task.flags.arguments())
        asked = "\0".join((self.compiler.version, *options, tree.digest(task.unit.path)))
        key = hashlib.sha256(Path(compiling.__file__).read_bytes())  # it puts the command together
        key.update(asked.encode("utf-8", "surrogateescape"))
        return key.hexdigest()
