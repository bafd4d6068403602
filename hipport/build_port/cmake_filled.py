"""Variables of packages for CUDA that CMake files fill themselves, or add to: a port keeps their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from hipport.build.table import BuildTable
from hipport.build_port.build_file import BuildFile

# find_path(NCCL_INCLUDE_DIR nccl.h)   set(NCCL_LIBRARIES ${NCCL_LIBRARY})   find_package_handle_standard_args(NCCL ...
# CMake's own modules fill those of the toolkit, and what a project sets stands beside these.
_FILLING = re.compile(
    r"\b(?:find_(?:path|file|library|program)\s*\(\s*(?P<found>\w+)|set\s*\(\s*(?P<given>(?!CUDA(?:Toolkit)?_)\w+)"
    r"|find_package_handle_standard_args\s*\(\s*(?P<package>(?!CUDA(?:Toolkit)?\b)\w+))",
    re.IGNORECASE,
)
# set(CUDA_LIBRARIES ${CUDA_LIBRARIES} ${MORE})   list(APPEND CUDA_INCLUDE_DIRS include)
_GIVEN = re.compile(
    r"\b(?:set\s*\(|(?:list|string)\s*\(\s*(?:APPEND|PREPEND)\s)\s*(CUDA(?:Toolkit)?_(?:LIBRARIES|INCLUDE_DIRS))\s",
    re.IGNORECASE,
)
_LOOKED_FOR = re.compile(r"\b(?:(?:rapids_)?find_package|find_dependency)\s*\(\s*(\w+)", re.IGNORECASE)


def fills(name: str, file: BuildFile) -> bool:
    """Whether the project gives a variable of a package its value, so that it has this in a port too."""
    is_of_package = name.partition("_")[0] in file.table.cmake.packages
    is_filled = name in file.facts.filled or name in _filled(file.text)
    return name in file.facts.added_to or (is_of_package and is_filled)


@lru_cache(maxsize=4)
def _filled(text: str) -> frozenset[str]:
    every = [*_FILLING.finditer(text)]
    found = {name for match in every for name in (match["found"], match["given"]) if name}
    return frozenset(found | {f"{match['package'].upper()}_FOUND" for match in every if match["package"]})


def variables_added_to(texts: Iterable[str], table: BuildTable) -> frozenset[str]:
    """The variables of the toolkit that CMake files give a value: where it is read, it has more than theirs."""
    found = {name for text in texts for name in _GIVEN.findall(text)}
    return frozenset(name for name in found if f"${{{name}}}" in table.cmake.values)


def filled_variables(texts: Iterable[str], table: BuildTable) -> frozenset[str]:
    """The variables that CMake files of a tree fill for all others: not those of find modules, whose packages a port
    replaces.
    """
    every = list(texts)
    packages = table.cmake.packages
    replaced = {packages[name] for text in every for name in _LOOKED_FOR.findall(text) if name in packages}
    found = frozenset[str]().union(*map(_filled, every))
    package = {name: packages.get(name.partition("_")[0]) for name in found}
    return frozenset(name for name, counterpart in package.items() if counterpart and counterpart not in replaced)
