"""PyTorch for ROCm on a machine that has none: its headers, made by its own hipify, and what that makes of extensions.

Run it from the repository as ``python -m benchmarks.torch_headers WHEEL --into FOLDER``, where WHEEL is the folder
``torch`` of an unpacked wheel for CUDA. ``benchmarks.corpus --torch FOLDER`` compiles with what it makes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import io
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable
from collections.abc import Iterable
from contextlib import redirect_stderr
from contextlib import redirect_stdout
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.compiling import UNOPTIMIZED
from benchmarks.compiling import CachingCompiler
from benchmarks.compiling import Tree
from hipport.build.flags import Flags
from hipport.check.compile import Task
from hipport.check.compile import command_for
from hipport.check.demands import PYTORCH
from hipport.check.demands import is_for_pytorch
from hipport.project.translation_units import TranslationUnit

#: What PyTorch's tools/amd_build/build_amd.py has hipify read, by its places among the headers.
_READ = (
    "c10/cuda/*",
    "ATen/cuda/*",
    "ATen/native/cuda/*",
    "ATen/native/cudnn/*",
    "ATen/native/nested/cuda/*",
    "ATen/native/quantized/cuda/*",
    "ATen/native/quantized/cudnn/*",
    "ATen/native/sparse/cuda/*",
    "THC/*",
    "torch/*",
)
_NAME = "-DTORCH_EXTENSION_NAME="  # of an extension, which clang compares with that of the precompiled header
_OWN_NAME = next(macro for macro in PYTORCH.macros if macro.startswith(_NAME))
#: Headers that take the compiler most of its time, those that include others before them.
_LARGE = ("torch/extension.h", "torch/torch.h", "torch/all.h", "ATen/ATen.h")
_FOR_CUDA = "cuda"
#: What PyTorch's build of extensions for CUDA gives to nvcc.
_MACROS_FOR_CUDA = (
    "-DTORCH_API_INCLUDE_EXTENSION_H",
    "-DTORCH_EXTENSION_NAME=extension",
    "-D__CUDA_NO_HALF_OPERATORS__",
    "-D__CUDA_NO_HALF_CONVERSIONS__",
    "-D__CUDA_NO_BFLOAT16_CONVERSIONS__",
    "-D__CUDA_NO_HALF2_OPERATORS__",
)
_CONFIGURED = "ATen/hip/HIPConfig.h"  # CMake makes it from the same template as CUDAConfig.h


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.torch_headers", description=(__doc__ or "")[:115])
    parser.add_argument("wheel", type=Path, metavar="WHEEL", help="the folder torch of an unpacked wheel for CUDA")
    parser.add_argument("--into", type=Path, required=True, metavar="FOLDER", help="the folder to make")
    options = parser.parse_args()
    make(options.wheel, options.into)
    return 0


def make(wheel: Path, folder: Path) -> None:
    """Make ``folder``: ``include``, the headers of PyTorch for ROCm, ``cuda``, those that they are made of, and
    ``hipify``, which builds extensions.
    """
    include = folder.resolve() / "include"
    shutil.copytree(wheel / "include", include)
    shutil.copytree(wheel / "include", folder / _FOR_CUDA)
    shutil.copytree(wheel / "utils" / "hipify", folder / "hipify")
    _hipify(folder, include, includes=[str(include / pattern) for pattern in _READ], ignores=[str(include / "*/hip/*")])
    config = include / _CONFIGURED
    text = re.sub(r"(AT_CUDNN\w*\(\)) 1", r"\1 0", config.read_text("utf-8"))
    config.write_text(re.sub(r"(AT_ROCM\w*\(\)) 0", r"\1 1", text), "utf-8")


class TorchForRocm:
    """PyTorch for ROCm, as ``make`` has made it in ``folder``."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).resolve()

    @property
    def flags(self) -> Flags:
        """The include folders of an extension: those of torch.utils.cpp_extension, and Python's."""
        include = self.folder / "include"
        api = include / "torch" / "csrc" / "api" / "include"
        return Flags(system=(str(include), str(api), sysconfig.get_path("include")))

    def beside(self, flags: Flags, others: Flags) -> Flags:
        """What a unit with ``flags`` is compiled with, beside ``others``: an extension has PyTorch's folders before
        those of others, as its pybind11 is another than the machine's; what is none has them last, as its fmt is, too.
        """
        if is_for_pytorch(flags):
            return flags + self.flags + others
        return flags + others + Flags(after=self.flags.system)

    def for_cuda(self, flags: Flags) -> Flags:
        """The flags of a unit for nvcc: PyTorch's headers for CUDA, and the macros of its build for CUDA."""
        before, after = (str(self.folder / name) for name in ("include", _FOR_CUDA))
        own = (macro for macro in flags.macros if macro not in PYTORCH.macros)
        macros = tuple(macro.replace("-U__HIP_NO_HALF", "-U__CUDA_NO_HALF") for macro in own)
        if is_for_pytorch(flags):
            macros = (*_MACROS_FOR_CUDA, *macros)
        return replace(flags, macros=macros).moved(lambda place: place.replace(before, after, 1))

    def hipify(self, tree: Path, units: Iterable[tuple[TranslationUnit, Flags]]) -> None:
        """Do with the extensions of a tree what CUDAExtension does: hipify their units, and the headers that these
        include. A unit stays at its place, so that it is told by it; what hipify calls otherwise is beside it as well.
        """
        extensions: dict[Path, list[tuple[TranslationUnit, Flags]]] = {}
        for unit, flags in units:
            if is_for_pytorch(flags):
                extensions.setdefault(_extension_of(unit.path, tree), []).append((unit, flags))
        for top, members in extensions.items():
            folders = [folder for _, flags in members for folder in (*flags.quote, *flags.include, *flags.after)]
            written = _hipify(
                self.folder,
                top,
                header_include_dirs=[folder for folder in dict.fromkeys(folders) if Path(folder).is_relative_to(tree)],
                includes=[str(top / "*")],
                extra_files=[str(unit.path) for unit, _ in members],
                is_pytorch_extension=True,
                hipify_extra_files_only=True,
            )
            for before, after in written.items():
                _keep_lines(before, after)
            for unit, _ in members:
                if (made := written.get(unit.path)) is not None:
                    shutil.copyfile(made, unit.path)

    def precompiling(self, caching: CachingCompiler) -> Callable[[Task, Tree], Task]:
        """How a unit is compiled with what it includes of the large headers compiled before; each is kept in the
        folder, for each target.
        """

        def sooner(task: Task, tree: Tree) -> Task:
            names = tree.names_in(tree.files_of([task.unit.path])) if is_for_pytorch(task.flags) else ()
            large = next((name for name in _LARGE if name in names), None)
            if large is None or any(macro.startswith(_NAME) and macro != _OWN_NAME for macro in task.flags.macros):
                return task
            header = self._precompiled(large, task, caching)
            return replace(task, flags=replace(task.flags, forced=(str(header), *task.flags.forced)))

        return sooner

    def _precompiled(self, name: str, task: Task, caching: CachingCompiler) -> Path:
        """A header that includes ``name`` and lies beside what the compiler has made of it for a task's target."""
        macros = tuple(macro for macro in task.flags.macros if macro.startswith("-U") or macro in PYTORCH.macros)
        flags = Flags(macros=macros, standard=task.flags.standard) + self.flags
        plain = replace(task, flags=flags)
        command = command_for(plain, caching.compiler, UNOPTIMIZED, "-fsyntax-only")
        key = hashlib.sha256("\0".join((name, caching.compiler.version, *command)).encode()).hexdigest()[:16]
        header = self.folder / "precompiled" / f"{key}.h"
        made = header.with_suffix(".h.pch")
        if not made.is_file():
            header.parent.mkdir(exist_ok=True)
            with suppress(FileExistsError), header.open("x", encoding="utf-8") as file:  # or another job has begun it
                file.write(f"#include <{name}>\n")
            words = ("-emit-pch", "-fpch-instantiate-templates", "-o", str(made))
            into = [option for word in words for option in ("-Xclang", word)]
            caching.processes.run([*command, *into, str(header)], caching.limits)
        return header


def _extension_of(unit: Path, tree: Path) -> Path:
    """The folder that a unit's extension is built in: that of the nearest setup.py, else the top of the tree."""
    above = [folder for folder in unit.parents if folder.is_relative_to(tree)]
    return next((folder for folder in above if (folder / "setup.py").is_file()), tree)


def _hipify(home: Path, top: Path, **options: Any) -> dict[Path, Path]:
    """Run PyTorch's hipify of the folder ``home`` over the folder ``top``: the files that it has written, by those that
    they were written for.
    """
    sys.path.insert(0, str(home))
    try:
        hipify_python = importlib.import_module("hipify.hipify_python")
    finally:
        sys.path.remove(str(home))
    hipify_python.HIPIFY_FINAL_RESULT.clear()
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        results = hipify_python.hipify(str(top), output_directory=str(top), **options)
    found = ((Path(before), result.hipified_path) for before, result in results.items())
    return {before: Path(after) for before, after in found if after and Path(after) != before}


def _keep_lines(before: Path, after: Path) -> None:
    """Have the compiler name the lines of ``before`` for what hipify, which adds lines at the top, has made of it."""
    old, new = (path.read_bytes().split(b"\n") for path in (before, after))
    first = len(new) - len(old)
    mark = b'#line 1 "%s"' % os.fsencode(before)
    after.write_bytes(b"\n".join((*new[:first], mark, *new[first:])))


if __name__ == "__main__":
    sys.exit(main())
