"""``[cmake]`` of ``mappings/build.toml``: names of CMake for CUDA, and what a port has instead."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CMakeNames:
    """Names for CUDA and what they become; ``mappings/build.toml`` says what each table holds. ``value`` finds
    a key of ``values`` in a text.
    """

    packages: Mapping[str, str]
    properties: Mapping[str, str]
    dropped: Mapping[str, str]
    headers: Mapping[str, str]
    variables: Mapping[str, str]
    values: Mapping[str, str]
    value: re.Pattern[str]


def read_names(data: Mapping[str, Mapping[str, str]]) -> CMakeNames:
    """The names in the table ``[cmake]``. Raises KeyError where one of its tables is missing."""
    names = ("packages", "properties", "dropped", "headers", "variables", "values")
    return CMakeNames(**{name: dict(data[name]) for name in names}, value=_any_of(data["values"]))


def _any_of(names: Mapping[str, str]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)))
