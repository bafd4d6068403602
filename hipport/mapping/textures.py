"""Reading ``textures.toml``: the functions for textures and arrays that are ordinary memory."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.errors import MappingError


@dataclass(frozen=True)
class TextureTable:
    """The CUDA ``functions`` that ``header`` has by the names of HIP, and those that it is ``lacking``.

    ``only_with`` says of a function in which words of a file it has to do with textures at all.
    """

    header: str
    functions: frozenset[str]
    lacking: re.Pattern[str]
    only_with: Mapping[str, frozenset[str]]

    def functions_in(self, words: frozenset[str]) -> frozenset[str]:
        """The functions of the header that a file with these words uses."""
        used = words & self.functions
        return frozenset(name for name in used if name not in self.only_with or words & self.only_with[name])


def hip_name(function: str) -> str:
    """What a function of the header is called in a port: ``hipport::hipMallocArray``, ``hipport::tex2D``."""
    return f"hipport::hip{function[4:]}" if function.startswith("cuda") else f"hipport::{function}"


def read_textures(path: Path) -> TextureTable:
    """The table in a file. Raises MappingError where it cannot be read."""
    try:
        parts = tomllib.loads(path.read_text("utf-8"))
        only_with = {name: frozenset(words) for name, words in parts["only_with"].items()}
        return TextureTable(
            parts["header"], frozenset(parts["functions"]), re.compile("|".join(parts["lacking"])), only_with
        )
    except (OSError, tomllib.TOMLDecodeError, KeyError, re.error) as error:
        raise MappingError(f"{path}: {error}") from error
