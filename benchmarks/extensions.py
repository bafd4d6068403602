"""Extensions of PyTorch in the corpus: in less time than a check takes, and their originals, as nvcc has them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from benchmarks.compiling import UNOPTIMIZED
from benchmarks.compiling import CachingCompiler
from benchmarks.compiling import Tree
from hipport.build.flags import Flags
from hipport.check.compile import Task
from hipport.check.compile import command_for
from hipport.check.demands import PYTORCH
from hipport.check.demands import is_for_pytorch
from hipport.pytorch.headers import flags_for_rocm
from hipport.pytorch.installed import pytorch_at

_UNDEFINES = re.compile(rb"#[ \t]*undef[ \t]+__HIP_NO_")
_NAME = "-DTORCH_EXTENSION_NAME="  # of an extension, which clang compares with that of the precompiled header
_OWN_NAME = next(macro for macro in PYTORCH.macros if macro.startswith(_NAME))
#: Headers that take the compiler most of its time, those that include others before them.
_LARGE = ("torch/extension.h", "torch/torch.h", "torch/all.h", "ATen/ATen.h")
#: What PyTorch's build of extensions for CUDA gives to nvcc.
_MACROS_FOR_CUDA = (
    "-DTORCH_API_INCLUDE_EXTENSION_H",
    "-DTORCH_EXTENSION_NAME=extension",
    "-D__CUDA_NO_HALF_OPERATORS__",
    "-D__CUDA_NO_HALF_CONVERSIONS__",
    "-D__CUDA_NO_BFLOAT16_CONVERSIONS__",
    "-D__CUDA_NO_HALF2_OPERATORS__",
)


class TorchOfCorpus:
    """The PyTorch, a build for CUDA, that extensions are compiled with."""

    def __init__(self, folder: str) -> None:
        self.torch = pytorch_at(Path(folder))

    @cached_property
    def flags(self) -> Flags:
        """The folders of its headers for ROCm."""
        return flags_for_rocm(self.torch)

    def for_cuda(self, flags: Flags) -> Flags:
        """The flags of a unit for nvcc: PyTorch's headers for CUDA, and the macros of its build for CUDA."""
        if not is_for_pytorch(flags):
            return flags
        before, after = self.flags.system[0], str(self.torch.include)
        own = (macro for macro in flags.macros if macro not in PYTORCH.macros)
        macros = tuple(macro.replace("-U__HIP_NO_HALF", "-U__CUDA_NO_HALF") for macro in own)
        unchanged = replace(flags, macros=(*_MACROS_FOR_CUDA, *macros), overlays=())
        return unchanged.moved(lambda place: place.replace(before, after, 1))

    def precompiling(self, caching: CachingCompiler, cache: Path) -> Callable[[Task, Tree], Task]:
        """How a unit is compiled with what it includes of the large headers compiled before; each is kept in ``cache``,
        for each target.
        """

        def sooner(task: Task, tree: Tree) -> Task:
            names = tree.names_in(tree.files_of([task.unit.path])) if is_for_pytorch(task.flags) else ()
            large = next((name for name in _LARGE if name in names), None)
            if large is None or any(macro.startswith(_NAME) and macro != _OWN_NAME for macro in task.flags.macros):
                return task
            if _UNDEFINES.search(task.unit.path.read_bytes()):  # before it includes the header
                return task
            header = self._precompiled(large, task, caching, cache)
            return replace(task, flags=replace(task.flags, forced=(str(header), *task.flags.forced)))

        return sooner

    def _precompiled(self, name: str, task: Task, caching: CachingCompiler, cache: Path) -> Path:
        """A header that includes ``name`` and lies beside what the compiler has made of it for a task's target."""
        macros = tuple(macro for macro in task.flags.macros if macro.startswith("-U") or macro in PYTORCH.macros)
        flags = Flags(macros=macros, standard=task.flags.standard) + self.flags
        plain = replace(task, flags=flags)
        command = command_for(plain, caching.compiler, UNOPTIMIZED, "-fsyntax-only")
        key = hashlib.sha256("\0".join((name, caching.compiler.version, *command)).encode()).hexdigest()[:16]
        header = cache / f"{key}.h"
        made = header.with_suffix(".h.pch")
        if not made.is_file():
            header.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError), header.open("x", encoding="utf-8") as file:  # or another job has begun it
                file.write(f"#include <{name}>\n")
            words = ("-emit-pch", "-fpch-instantiate-templates", "-o", str(made))
            into = [option for word in words for option in ("-Xclang", word)]
            caching.processes.run([*command, *into, str(header)], caching.limits)
        return header
