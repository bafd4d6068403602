"""``old_hip.toml``: names of HIP's that earlier releases of ROCm have, and the one of the tables does not."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.errors import MappingError


@dataclass(frozen=True, slots=True)
class OldHip:
    """``names`` are called otherwise now, ``gone`` have no counterpart, each with what to do. ``computing`` are calls
    by the place of the argument, from 1, for the type that they compute in, ``compute_types`` what that was called.
    """

    names: Mapping[str, str]
    gone: Mapping[str, str]
    computing: Mapping[str, int]
    compute_types: Mapping[str, str]


def read_old_hip(path: Path) -> OldHip:
    """Read ``old_hip.toml``. Raises MappingError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return OldHip(**{part: dict(data[part]) for part in ("names", "gone", "computing", "compute_types")})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MappingError(f"{path}: HIP's old names cannot be read ({error}); reinstall hipport") from error
