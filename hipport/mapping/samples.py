"""``samples.toml``: names of NVIDIA's samples, whose headers hipport has headers for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.errors import MappingError


@dataclass(frozen=True, slots=True)
class Samples:
    """``lacking`` are names that hipport's headers do not have, each with the header of the samples that has it;
    ``like_cuda`` are names that they have and that are spelled like CUDA's.
    """

    lacking: Mapping[str, str]
    like_cuda: frozenset[str]


def read_samples(path: Path) -> Samples:
    """Read ``samples.toml``. Raises MappingError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        lacking = {name: header for header, names in data["lacking"].items() for name in names}
        return Samples(lacking, frozenset(data["like_cuda"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise MappingError(f"{path}: the names of the samples cannot be read ({error}); reinstall hipport") from error
