"""The commands of CMake's module FindCUDA."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LIBRARY

OWN = "hipport/hip.cmake"  # which has hipport_options()
_LIBRARIES = {"cuda_add_cublas_to_target": "cublas", "cuda_add_cufft_to_target": "cufft"}


def findcuda(place: Place) -> Iterator[Edit]:
    """``cuda_add_library(x a.cu OPTIONS -O3)`` and the like become commands of CMake itself and of hip.cmake."""
    command, file = place.command, place.file
    values = [argument.text for argument in command.arguments]
    match command.lower:
        case "cuda_add_executable" | "cuda_add_library" if values:
            yield from _target(place)
        case "cuda_add_cublas_to_target" | "cuda_add_cufft_to_target" if len(values) == 1:
            target = file.table.libraries[_LIBRARIES[command.lower]].target
            yield place.written(CUDA_LIBRARY, f"target_link_libraries({values[0]} {target})")
        case "cuda_include_directories":
            yield _renamed(place, "include_directories")
        case "cuda_select_nvcc_arch_flags" | "cuda_detect_installed_gpus" | "torch_cuda_get_nvcc_gencode_flag" if (
            values
        ):
            yield place.written(CUDA_LIBRARY, f'set({values[0]} "")')
        case "cuda_compile" if len(values) > 1:
            yield _called(place, 0, "hipport_sources(")
        case "cuda_wrap_srcs" if len(values) > 3 and values[1] == "OBJ":
            yield _called(place, 2, "hipport_sources(")
        case "cuda_wrap_srcs" if len(values) > 3 and values[1] == "PTX":
            yield _called(place, 2, "hipport_compile(ptx ")
        case "cuda_compile_ptx" | "cuda_compile_fatbin" | "cuda_compile_cubin" if len(values) > 1:
            yield _called(place, 0, f"hipport_compile({command.lower.removeprefix('cuda_compile_')} ")
        case "cuda_build_clean_target":
            yield place.removed(CUDA_LIBRARY)


def _target(place: Place) -> Iterator[Edit]:
    """A target, and after it ``hipport_options`` with the options that were for it alone."""
    command = place.command
    name = command.arguments[0].text
    yield _renamed(place, command.lower.removeprefix("cuda_"))
    for argument in command.arguments:
        if argument.text == "OPTIONS":
            start = place.after_text(argument.start)
            text = f")\n{place.indent}hipport_options({name}"
            yield place.file.edit(CUDA_LIBRARY, start, argument.end, text)
            return
    yield place.after(CUDA_LIBRARY, f"hipport_options({name})")


def _renamed(place: Place, name: str) -> Edit:
    start = place.command.start
    return place.file.edit(CUDA_LIBRARY, start, start + len(place.command.name), name)


def _called(place: Place, first: int, head: str) -> Edit:
    """The command with another head before its argument ``first``: ``cuda_wrap_srcs(x OBJ LIST k.cu)`` as
    ``hipport_sources(LIST k.cu)``.
    """
    return place.file.edit(CUDA_LIBRARY, place.command.start, place.command.arguments[first].start, head)
