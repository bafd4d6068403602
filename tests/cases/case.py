"""The cases of hipport's own rules: the files of the folders below this one, as ``hipport.testing`` reads them."""

from __future__ import annotations

from pathlib import Path

from hipport.testing.checking import SUFFIXES

HERE = Path(__file__).parent


def paths(folder: str = "*") -> list[Path]:
    """The cases in one folder, or in all of them."""
    return [path for path in sorted(HERE.glob(f"{folder}/*")) if path.suffix in SUFFIXES]
