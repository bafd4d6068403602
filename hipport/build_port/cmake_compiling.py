"""Commands of a CMake file that call nvcc themselves, to make modules for instance, call hipcc in a port."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import PurePath

from hipport.build.cmake_commands import Argument
from hipport.build.nvcc_options import changes
from hipport.build.nvcc_options import unnamed_module
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import NVCC_CALL
from hipport.rules.build.files import NVCC_OPTION

_RUN_LATER = frozenset({"add_custom_command", "add_custom_target"})
_NVCC = re.compile(r"(?:.*/)?nvcc|\$\{(?:CMAKE_CUDA_COMPILER|CUDA_NVCC_EXECUTABLE|CUDAToolkit_NVCC_EXECUTABLE)\}")
#: The older form of ``COMMAND nvcc -ptx k.cu`` has it after the program, and CMake ignores it.
_IGNORED = "ARGS"
#: What the words of one command end at.
_KEYWORD = re.compile(r"[A-Z][A-Z_]{3,}")
#: The list of options for the GPUs that hip.cmake has.
_GPUS = "${HIPPORT_OFFLOAD}"


def compiling(place: Place) -> Iterator[Edit | Diagnostic]:
    """``add_custom_command(OUTPUT k.ptx COMMAND nvcc -ptx k.cu -o k.ptx)``"""
    if place.command.lower not in _RUN_LATER:
        return
    number = 0
    numbered: list[tuple[int, Argument]] = []
    for argument in place.command.arguments:
        if argument.text == _IGNORED:
            continue
        number += _KEYWORD.fullmatch(argument.text) is not None
        numbered.append((number, argument))
    for _, group in groupby(numbered, key=lambda pair: pair[0]):
        keyword, *words = (argument for _, argument in group)
        if keyword.text == "COMMAND" and words and _NVCC.fullmatch(words[0].value):
            yield from _by_hipcc(place, words)


def _by_hipcc(place: Place, words: list[Argument]) -> Iterator[Edit | Diagnostic]:
    """The words of a command, the compiler first."""
    compiler, *options = words
    found = list(changes([word.value for word in options], place.file.table, ("",), of_nvcc=True))
    says_gpus = any(change.option.write == ("{archs}",) for change in found)
    called = ['"${HIPPORT_ROCM_PATH}/bin/hipcc"', *([] if says_gpus else [_GPUS])]
    kind = unnamed_module(" ".join(word.value for word in options))
    if source := next((word.value for word in options if kind and word.value.endswith(".cu")), None):
        called.append(f"-o {PurePath(source).stem}.{kind}")
    yield place.file.edit(NVCC_CALL, compiler.start, compiler.end, " ".join(called))
    for change in found:
        first, last = options[change.first], options[change.last - 1]
        if change.words is None:
            continue
        written = [_GPUS if word == "--offload-arch=" else renamed(word, place.file) for word in change.words]
        if written:
            yield place.file.edit(NVCC_OPTION, first.start, last.end, " ".join(written))
        else:
            yield place.without(NVCC_OPTION, first.start, last.end)
        if change.loses:
            yield place.file.lost(first.start, last.end, change.loses)
