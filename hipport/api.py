"""The functions for migration scripts."""

from __future__ import annotations

import os
from collections.abc import Iterable
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING

from hipport.check.check import Progress as CheckProgress
from hipport.check.check import ready_checker
from hipport.check.options import CheckOptions
from hipport.config import Options
from hipport.config import require_folder
from hipport.convert import convert_bytes
from hipport.effort.effort import Effort
from hipport.effort.effort import estimate
from hipport.finding_marks import with_marks
from hipport.mapping import Mapping
from hipport.mapping.mapping import load_mapping
from hipport.python import is_python
from hipport.python.port import convert_python
from hipport.result import Result
from hipport.result import Run
from hipport.tree.batches import Progress
from hipport.tree.run import convert_tree

if TYPE_CHECKING:
    from hipport.run.results import RunResult
    from hipport.run.settings import RunOptions
    from hipport.verify.results import VerifyRun
    from hipport.verify.run import Progress as VerifyProgress
    from hipport.verify.settings import VerifyOptions


def convert_text(
    text: str | bytes, options: Options | None = None, *, path: str = "<text>.cu", mapping: Mapping | None = None
) -> Result:
    """Convert one file's content; no file is read or written.

    ``text`` is CUDA C++, or Python with CUDA in strings; a ``str`` is taken as UTF-8. ``path`` names it in the result,
    and its suffix counts: ``.py`` is Python, and only in a ``.cu`` does nvcc include the runtime by itself. The
    result's ``output`` is the port as bytes, None where there is nothing to change. Never raises for what is in the
    text; raises MappingError where the tables cannot be read, ConfigError for ``keep_cuda``, which is for folders.
    """
    options = options or Options()
    require_folder(options)
    data = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text
    convert_data = convert_python if is_python(path) else convert_bytes
    result = convert_data(path, data, mapping or load_mapping(None, options.rules), options).result
    return with_marks(result, path, data, options)


def convert_paths(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    options: Options | None = None,
    *,
    output: str | os.PathLike[str] | None = None,
    in_place: bool = False,
    overwrite: bool = False,
    executor: Executor | None = None,
    progress: Progress | None = None,
    compiler_options: Sequence[str] = (),
) -> Run:
    """Convert files and trees.

    With ``output`` the whole tree is written there, with ``in_place`` the converted files replace the originals; with
    neither nothing is written and each changed result carries its ``output``. ``overwrite`` replaces files of an
    earlier output that were edited by hand since; otherwise they are merged. ``executor`` is any ``concurrent.futures``
    executor; ``progress`` is called with the numbers of files done and of all, and the file that is next.
    ``compiler_options`` are what units are parsed with (``Options.parse``) beside what the build files say: ``-I``,
    ``-isystem``, ``-D``, ``-std=``.

    What goes wrong with one file is a result with a diagnostic. Raises HipportError where nothing can be done: a path
    that does not exist, an output folder inside the input, a mapping table that cannot be read.
    """
    if output is not None and in_place:
        raise ValueError("output and in_place exclude each other")
    several = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    return convert_tree(
        [Path(path) for path in several],
        options or Options(),
        output=None if output is None else Path(output),
        in_place=in_place,
        overwrite=overwrite,
        executor=executor,
        progress=progress,
        compiler_options=compiler_options,
    )


def check_paths(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    options: CheckOptions | None = None,
    *,
    progress: CheckProgress | None = None,
) -> Run:
    """Compile the translation units of a port with the HIP compiler of this machine; no GPU is needed.

    Each unit's result has its ``compilation``, and the compiler's errors are diagnostics at the lines of the files that
    they are in, with ``predicted`` saying by which codes ``convert`` had reported the same place. ``progress`` is
    called with the numbers of compilations done and of all, and with the files being compiled, from several threads.

    Raises HipportError where nothing can be checked: a path that does not exist, no file to compile, no compiler that
    works (ToolchainError), a compile_commands.json that cannot be used (ConfigError).
    """
    several = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    with ready_checker(options or CheckOptions()) as checker:
        return checker.check([Path(path) for path in several], progress)


def estimate_effort(run: Run, *, name: str = "", mapping: Mapping | None = None) -> Effort:
    """How much work a conversion leaves to people, by the weights of ``mappings/effort.toml``.

    ``run`` is what ``convert_paths`` has returned, ``name`` what the tree is called. The weights are in the folder of
    ``mapping``, by default that of hipport's own. Raises MappingError where these do not have a finding's rule.
    """
    return estimate(run, name, mapping)


def verify_paths(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]] = (),
    options: VerifyOptions | None = None,
    *,
    progress: VerifyProgress | None = None,
) -> VerifyRun:
    """Port kernels, run them, and compare what they compute with the references of their specs.

    ``paths`` are spec files and folders that have them; without any the folder ``kernels``, or else the kernels that
    come with hipport. ``progress`` is called with each result when it is there (None when a spec is finished), and with
    the numbers of specs done and of all.

    Whatever a spec or a kernel does is a result. Raises SpecError where there is no spec at all, ConfigError for
    options that cannot be used, CompilerNotFoundError where there is nothing to run kernels on.
    """
    from hipport.verify.run import verify  # noqa: PLC0415 - NumPy takes 0.2 s to load
    from hipport.verify.settings import VerifyOptions  # noqa: PLC0415

    several = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    return verify([Path(path) for path in several], options or VerifyOptions(), progress)


def run_program(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    arguments: Iterable[str] = (),
    options: RunOptions | None = None,
) -> RunResult:
    """Build a program for the CPU engine and run it, once for each wavefront size; no GPU is needed.

    ``paths`` are the sources of one program, in CUDA or HIP, or its folder. What it prints is in the result, with its
    exit status and what was found at the lines of the sources. It has this process's standard input.

    Whatever the program does is a result. Raises ProgramError for sources that are not a program or do not compile,
    ConfigError for options that cannot be used, CompilerNotFoundError where there is no C++ compiler.
    """
    from hipport.run.run import run_sources  # noqa: PLC0415 - NumPy takes 0.2 s to load
    from hipport.run.settings import RunOptions  # noqa: PLC0415

    several = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    return run_sources([Path(path) for path in several], list(arguments), options or RunOptions(), capture=True)
