"""Build and run a project as it does itself, by make or CMake, with its port and for the CPU engine."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.cache import key_of
from hipport.cache import work_folder
from hipport.config import load_options
from hipport.cpu.program import ProgramCompiler
from hipport.edits import PortedText
from hipport.elf import ElfError
from hipport.elf import open_elf
from hipport.paths import printable
from hipport.project.build_files import is_build_file
from hipport.run.building import engine_content
from hipport.run.building import named_libraries
from hipport.run.cxx import environment_of
from hipport.run.errors import ProgramError
from hipport.run.porting import ProgramPort
from hipport.run.porting import shown
from hipport.run.settings import RunOptions
from hipport.run.stand_in import TOOLCHAIN
from hipport.run.stand_in import build_environment
from hipport.run.stand_in import stand_in
from hipport.tree.run import convert_tree

#: Suffixes of files that compilers write.
_BUILT = frozenset((".o", ".obj", ".a", ".so", ".d", ".ptx", ".cubin", ".fatbin", ".pyc"))


@dataclass(frozen=True, slots=True)
class OwnBuild:
    """A project's port for one wavefront size, in a folder of its own, with the environment to build it in.
    ``left_out`` are files of the project that are not in it, as .gitignore names them, but for what a build makes.
    """

    port: ProgramPort
    environment: Mapping[str, str]
    toolchain: Path
    left_out: tuple[Path, ...] = ()

    @property
    def note(self) -> str:
        """What to say where a command of the project fails; empty where it has all files of the project."""
        if not self.left_out:
            return ""
        first, *others = self.left_out
        more = f" and {len(others)} more" if others else ""
        words = f"cp {shlex.quote(str(self.port.top / first))} {shlex.quote(str(first.parent))} && ..."
        return (
            f"{printable(first)}{more}: not where the command ran, as .gitignore leaves it out of the port; "
            f"if the program reads it, copy it there first: sh -c {shlex.quote(words)}"
        )


def prepare(project: Path, options: RunOptions, wavefront: int) -> OwnBuild:
    """Write the port of a project, or bring the one of the last run up to date, and set up what it is built with.

    Raises ProgramError for what is not a folder, and HipportErrors as ``convert_tree`` does.
    """
    top = Path(os.path.abspath(project))  # noqa: PTH100 - links stay as they are
    if not top.is_dir():
        raise ProgramError(f"{printable(project)} is not a folder: name the one that the project is in")
    folder = _work_folder(top, options, wavefront)
    converting = load_options(top, {"arch": [options.arch], "warp": options.warp})
    run = convert_tree([top], replace(converting, keep_cuda=False), output=folder, overwrite=True)
    left_out = tuple(_make_folders(top, folder))
    texts = {}
    findings = {}
    build_files = []
    for result in run.results:
        own = Path(os.path.abspath(result.path))  # noqa: PTH100
        findings[own] = result.open
        if result.target and result.lines and result.changed:
            texts[own] = PortedText(own.read_bytes(), Path(result.target).read_bytes(), result.edits)
        if result.target and is_build_file(own.name):
            build_files.append(Path(result.target).read_text("utf-8", "replace"))
    compiler = ProgramCompiler(options.arch, wavefront, options.sanitize)
    root = stand_in(compiler, named_libraries(build_files))
    environment = {**build_environment(root, compiler), **environment_of(options, wavefront)}
    return OwnBuild(ProgramPort(top, folder, texts, findings), environment, root / TOOLCHAIN, left_out)


def _make_folders(project: Path, port: Path) -> Iterator[Path]:
    """Make the folders of a project that hold no files of its port: objects and results of the project's own build are
    written there. Yields the places in them of files that the port lacks, but for what a build makes.
    """
    for path, names, files in os.walk(project):
        names[:] = [name for name in names if not name.startswith(".")]
        inside = Path(path).relative_to(project)
        (port / inside).mkdir(parents=True, exist_ok=True)
        for name in files:
            is_hidden = name.startswith(".")
            if not is_hidden and not os.path.lexists(port / inside / name) and not _is_built(Path(path) / name):
                yield inside / name


def _is_built(file: Path) -> bool:
    try:
        with file.open("rb") as content:
            return file.suffix in _BUILT or content.read(4) == b"\x7fELF"
    except OSError:
        return True  # nothing that a program could read


def _work_folder(top: Path, options: RunOptions, wavefront: int) -> Path:
    """Where the port is built: the same folder for each run with this engine, so that what has not changed is not built
    again.
    """
    key = key_of((str(top), options.arch, options.warp, str(wavefront), str(options.sanitize), engine_content()))
    return work_folder(f"builds/{key}") / (top.name or "project")


def build_by_cmake(build: OwnBuild, options: RunOptions, target: str | None) -> Path:
    """Build the port of a project by CMake, with the variables of ``options.define``; returns its program, that of
    ``target`` if there are several.

    Raises ProgramError where that fails or it is not clear which program is meant.
    """
    folder = build.port.folder.with_name("build")
    variables = (f"CMAKE_TOOLCHAIN_FILE={build.toolchain}", "CMAKE_BUILD_TYPE=Release", *options.define)
    given = [f"-D{variable}" for variable in variables]
    _call(["cmake", "-S", str(build.port.folder), "-B", str(folder), *given], build)
    targets = ["--target", target] if target else []
    _call(["cmake", "--build", str(folder), "-j", str(options.jobs), *targets], build)
    programs = sorted(path for path in folder.rglob("*") if _is_program(path, folder))
    named = [path for path in programs if target in (None, path.name)]
    if len(named) == 1:
        return named[0]
    if not programs:
        raise ProgramError(f"{shown(build.port.top)}: CMake has built no program")
    choices = "\n".join(f"    --target {printable(path.name)}" for path in programs)
    raise ProgramError(f"CMake has built {len(programs)} programs: choose one of them\n{choices}")


def _is_program(path: Path, folder: Path) -> bool:
    inside = path.relative_to(folder)
    if "CMakeFiles" in inside.parts or ".so" in path.suffixes or not path.is_file() or path.is_symlink():
        return False
    if not os.access(path, os.X_OK):
        return False
    try:
        with open_elf(path.read_bytes()) as elf:
            # An executable, at whatever addresses: a module has neither.
            return elf["e_type"] == "ET_EXEC" or elf.get_section_by_name(".interp") is not None
    except ElfError:
        return False


def _call(command: Sequence[str], build: OwnBuild) -> None:
    """Run a command of a build, silently unless it fails. Raises ProgramError with what it printed, at the lines of the
    user's files.
    """
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **build.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        raise ProgramError(f"{command[0]}: {error.strerror}") from None
    if done.returncode:
        lines = done.stdout.decode("utf-8", "replace").strip().splitlines()
        output = "\n".join(map(build.port.with_findings, lines))
        raise ProgramError(f"{' '.join(command[:3])} ... fails with exit status {done.returncode}:\n{output}")
