"""What the files of a tree agree on where it is to compile for both vendors: which names become macros."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MacroNames:
    """The CUDA names that are macros for HIP's names in the whole tree (``names``, CUDA's to HIP's), and the macros of
    the tree that paste an argument (``pasting``), which is not expanded there.
    """

    names: Mapping[str, str]
    pasting: frozenset[str]
