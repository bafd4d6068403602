"""The machine that hipport runs on."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cached_property
from importlib.metadata import distributions
from pathlib import Path

from hipport.cpu import CxxCompiler
from hipport.cpu import find_compiler
from hipport.doctor.machine import Answer
from hipport.doctor.machine import Package
from hipport.process import run_group
from hipport.toolchain.hipcc import find_hipcc
from hipport.toolchain.install import platform_name
from hipport.unit.clang import Clang

_LOAD = """
import ctypes
import sys
try:
    ctypes.CDLL(sys.argv[1])
except OSError as error:
    sys.exit(str(error))
"""


class ThisMachine:
    """The machine of this process, as an ``ExaminedMachine``; each command runs once."""

    def __init__(self) -> None:
        self._answers: dict[tuple[str, ...], Answer] = {}

    @property
    def environment(self) -> Mapping[str, str]:
        return os.environ

    @cached_property
    def user(self) -> str:
        import pwd  # noqa: PLC0415 - Windows does not have it, nor the devices that are asked about

        try:
            return pwd.getpwuid(os.geteuid()).pw_name
        except KeyError:
            return str(os.geteuid())

    @cached_property
    def groups(self) -> frozenset[str]:
        return frozenset(map(_group_name, {os.getegid(), *os.getgroups()}))

    @cached_property
    def packages(self) -> Sequence[Package]:
        found: dict[str, Package] = {}
        for distribution in distributions():
            metadata = distribution.metadata  # read again at each access
            if metadata["Name"] is None:
                continue  # what a broken uninstallation leaves behind
            name = re.sub(r"[-_.]+", "-", metadata["Name"]).lower()
            folder = str(distribution.locate_file(""))
            requires = tuple(metadata.get_all("Requires-Dist") or ())
            found.setdefault(name, Package(name, metadata["Version"], folder, requires))
        return [found[name] for name in sorted(found)]

    @property
    def python(self) -> str:
        return platform.python_version()

    @property
    def platform(self) -> str:
        return platform_name()

    def exists(self, path: str) -> bool:
        return Path(path).exists()

    def names(self, folder: str) -> Sequence[str]:
        try:
            return sorted(entry.name for entry in Path(folder).iterdir())
        except OSError:
            return []

    def read(self, path: str) -> str:
        try:
            return Path(path).read_text("utf-8", "replace")
        except OSError:
            return ""

    def writable(self, path: str) -> bool:
        return os.access(path, os.R_OK | os.W_OK)

    def group(self, path: str) -> str:
        try:
            return _group_name(Path(path).stat().st_gid)
        except OSError:
            return ""

    def which(self, program: str) -> str | None:
        return shutil.which(program)

    def run(self, *command: str, seconds: float = 5.0) -> Answer:
        if command not in self._answers:
            self._answers[command] = _run(command, seconds)
        return self._answers[command]

    def load(self, library: str) -> str:
        answer = self.run(sys.executable, "-I", "-S", "-c", _LOAD, library)
        return "" if answer.status == 0 else answer.reason

    def run_python(self, code: str, *, seconds: float) -> Answer:
        return self.run(sys.executable, "-P", "-c", code, seconds=seconds)

    def hipcc(self) -> Path:
        return find_hipcc()

    def cxx(self) -> CxxCompiler:
        return find_compiler()

    def libclang(self) -> str:
        return Clang().version


def _group_name(number: int) -> str:
    import grp  # noqa: PLC0415 - as above

    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def _run(command: Sequence[str], seconds: float) -> Answer:
    try:
        finished = run_group(command, seconds)
    except OSError as error:
        return Answer(None, f"it cannot be started: {error.strerror}")
    if finished.status is None:
        return Answer(None, f"it did not answer within {seconds:g} s")
    return Answer(finished.status, finished.output.decode("utf-8", "replace"))
