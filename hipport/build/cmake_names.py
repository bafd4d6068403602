"""``[cmake]`` of ``mappings/build.toml``: names of CMake for CUDA, and what a port has instead."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CMakeNames:
    """Names for CUDA and what they become; ``mappings/build.toml`` says what each table holds. ``value`` finds
    a key of ``values`` in a text, ``target`` one of ``targets``; ``brings`` has the libraries that are linked with one.
    """

    packages: Mapping[str, str]
    targets: Mapping[str, str]
    properties: Mapping[str, str]
    dropped: Mapping[str, str]
    headers: Mapping[str, str]
    variables: Mapping[str, str]
    conditions: Mapping[str, str]
    values: Mapping[str, str]
    value: re.Pattern[str]
    target: re.Pattern[str]
    brings: Mapping[str, tuple[str, ...]]


def read_names(data: Mapping[str, Mapping[str, Any]]) -> CMakeNames:
    """The names in the table ``[cmake]``. Raises KeyError where one of its tables is missing."""
    names = ("packages", "targets", "properties", "dropped", "headers", "variables", "conditions", "values")
    brings = {library: tuple(others) for library, others in data["brings"].items()}
    target = re.compile(rf"(?<![\w-])(?<!::)(?:{_any_of(data['targets']).pattern})(?![\w-])")
    tables = {name: dict(data[name]) for name in names}
    return CMakeNames(**tables, value=_any_of(data["values"]), target=target, brings=brings)


def _any_of(names: Mapping[str, str]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)))
