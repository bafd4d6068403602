"""Conditions of CMake files that ask whether a variable of a package for CUDA has a value."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.build.cmake_commands import Quoting
from hipport.build_port.cmake_filled import fills
from hipport.build_port.cmake_names import COMPARISONS
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LIBRARY

_VARIABLE = re.compile(r"\w+")
_TARGET = re.compile(r"TARGET\s+(?P<name>[\w:-]+)")
_WITH_VARIABLE = re.compile(r"\$\{(\w+)\}")


def asked_variables(place: Place) -> Iterator[Edit | Diagnostic]:
    """``if(CUDA_LIBRARIES AND CUDAToolkit_NVCC_EXECUTABLE)``: a port asks for what stands there where they are read."""
    arguments = place.command.arguments if place.is_condition else ()
    words = ["", *(argument.text for argument in arguments), ""]
    for argument, before, after in zip(arguments, words, words[2:], strict=False):
        name = argument.text
        if argument.quoting is not Quoting.NONE or not _VARIABLE.fullmatch(name) or fills(name, place.file):
            continue
        new = _asked(name, place)
        is_text = bool({before, after} & COMPARISONS) or before == "DEFINED"
        if new is None or before in ("TARGET", "COMMAND", "POLICY"):
            continue
        if not new or (is_text and " " in new):
            message = f"{name}: a variable of a package of CUDA, which a port does not have"
            remedy = "ask for hip_FOUND, or for a target: TARGET roc::hipblas"
            yield place.file.diagnostic(CUDA_LIBRARY, argument.start, argument.end, message, remedy)
        else:
            yield place.file.edit(CUDA_LIBRARY, argument.start, argument.end, new)


def asked_targets(place: Place) -> Iterator[Edit]:
    """``if(TARGET CUDA::nvToolsExt)``, where a port has a library without a package: whether the package has been found
    that had the target.
    """
    file, start, end = place.file, place.command.start, place.command.end
    libraries = {each.target for each in file.table.libraries.values() if each.target and not each.package}
    for match in _TARGET.finditer(file.text, start, end if place.is_condition else start):
        if renamed(match["name"], file) in libraries - {match["name"]}:
            package = match["name"].partition("::")[0]
            yield file.edit(
                CUDA_LIBRARY, *match.span(), file.table.cmake.variables.get(f"{package}_FOUND", f"{package}_FOUND")
            )


def _asked(name: str, place: Place) -> str | None:
    """What a condition of a port asks for in place of a variable, "" where there is nothing; None for any other name
    than those of CUDA's packages, and for those that are the same where they are read.
    """
    table = place.file.table.cmake
    if name in table.variables:
        return None
    if name in table.conditions:
        return table.conditions[name]
    read = f"${{{name}}}"
    value = renamed(read, place.file)
    if value == read:
        return None
    variable = _WITH_VARIABLE.match(value)
    return variable[1] if variable else f"TARGET {value}"
