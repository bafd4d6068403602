"""Which headers a port loses: CUDA's headers include others whose counterparts those of ROCm do not include.

``facts/lost_includes.csv`` has one line for each such header of CUDA's, with the headers of ROCm that a port has to
include itself where it uses what they declare, and <string.h> where CUDA's brings it. HIP's runtime, which every port
includes, and what it includes are left out. The headers of CUB, libcu++ and Thrust have one line for each of the three,
``cub/*``, with what any of them brings.

Run: ``python -m scripts.tables.lost_includes CUDA ROCM`` with the include folders of both, and g++.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import subprocess
import sys
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import fields
from functools import partial
from pathlib import Path

from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import read_headers as read_headers_table

FACTS = Path(__file__).resolve().parent / "facts" / "lost_includes.csv"
MAPPINGS = Path(__file__).resolve().parents[2] / "mappings"
_RUNTIME = "hip/hip_runtime.h"
#: What declares the types that hipBLAS and hipBLASLt share, by the header that includes it.
_SHARED = {"hipblas/hipblas.h": "hipblas-common/hipblas-common.h"}
#: The headers of the C library that are asked for, beside those of the folders.
_STANDARD = frozenset(("string.h",))
#: The folders of CUB, libcu++ and Thrust, where they lie since CUDA 13, and how folders are called whose headers nobody
#: else includes.
_FAMILIES = ("cub", "cuda", "thrust")
_OF_FAMILIES = "cccl"
_INTERNAL = re.compile(r"__\w*|detail|internal")
_DECLARED = re.compile(r"^struct (\w+);", re.MULTILINE)
_CUDA = ("g++",)
_HIP = ("g++", "-D__HIP_PLATFORM_AMD__")


@dataclass(frozen=True, slots=True)
class LostRow:
    """A header of CUDA's, and those of ROCm that its counterpart does not include, with blanks between them."""

    cuda: str
    lost: str


COLUMNS = tuple(field.name for field in fields(LostRow))


def lost_rows(path: Path = FACTS) -> list[LostRow]:
    """The committed facts."""
    with path.open(newline="", encoding="utf-8") as lines:
        return [LostRow(**row) for row in csv.DictReader(lines)]


def read_headers(
    cuda: Path, rocm: Path, counterparts: Mapping[str, str], home_of: Callable[[str], str] = lambda _: ""
) -> list[LostRow]:
    """What the headers of two include folders say; ``counterparts`` are ROCm's headers by CUDA's, and ``home_of`` says
    which header of CUDA's has a type. One that another header declares, ``struct __nv_bfloat16;``, counts as included
    by that.
    """
    found = []
    of_runtime = included(rocm, _RUNTIME, _HIP)
    for header, counterpart in sorted(counterparts.items()):
        if counterpart == _RUNTIME or not (cuda / header).is_file() or not (rocm / counterpart).is_file():
            continue
        try:
            names = included(cuda, header, _CUDA)
            names |= set(map(home_of, _DECLARED.findall((cuda / header).read_text(encoding="utf-8"))))
            brought = {counterparts[name] for name in names if name in counterparts} | (names & _STANDARD)
            there = included(rocm, counterpart, _HIP)
            brought |= {_SHARED[name] for name in brought & _SHARED.keys()}
            lost = brought - there - of_runtime
        except subprocess.CalledProcessError as error:
            print(f"{header} is left out: {error.stderr.strip().splitlines()[0]}", file=sys.stderr)
            continue
        if lost:
            found.append(LostRow(header, " ".join(sorted(lost))))
    return found


def read_families(cuda: Path, rocm: Path, counterparts: Mapping[str, str]) -> list[LostRow]:
    """What the headers of CUB, libcu++ and Thrust bring, of which none is left out where one has it, but for headers of
    ROCm that only hipcc takes.
    """
    found = []
    of_runtime = included(rocm, _RUNTIME, _HIP)
    for family in _FAMILIES:
        brought: set[str] = set()
        for header in sorted((cuda / _OF_FAMILIES / family).rglob("*")):
            name = header.relative_to(cuda / _OF_FAMILIES)
            if header.is_dir() or any(map(_INTERNAL.fullmatch, name.parts)):
                continue
            with suppress(subprocess.CalledProcessError):  # what only nvcc reads
                names = included(cuda, str(name), (*_CUDA, f"-I{cuda / _OF_FAMILIES}"))
                brought |= {counterparts[each] for each in names if each in counterparts}
        if lost := set(filter(partial(_is_for_all, rocm), brought - of_runtime)):
            found.append(LostRow(f"{family}/*", " ".join(sorted(lost))))
    return found


def _is_for_all(rocm: Path, header: str) -> bool:
    with suppress(subprocess.CalledProcessError):
        return bool(included(rocm, header, _HIP))
    return False


def included(folder: Path, header: str, compiler: Sequence[str]) -> set[str]:
    """The headers below a folder, and those of the C library, that one of the former includes, itself or through
    others, as a compiler lists them.

    Raises CalledProcessError where it does not compile.
    """
    command = [*compiler, f"-I{folder}", "-M", "-w", "-include", header, "-x", "c++", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    paths = done.stdout.replace("\\\n", " ").split()[1:]
    below = {path for path in paths if Path(path).is_relative_to(folder)}
    return {os.path.relpath(path, folder) for path in below} | {Path(path).name for path in paths} & _STANDARD


def counterparts_of(rows: Iterable[tuple[str, str]]) -> dict[str, str]:
    """ROCm's headers by CUDA's, of those that lie in the folder itself."""
    return {cuda: hip for cuda, hip in rows if "/" not in cuda and "*" not in cuda and not hip.startswith("hipport/")}


def _home_of(name: str) -> str:
    entry = load_mapping().entry(name)
    return entry.row.header if entry is not None else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the facts; return 0, or 2 where there are no headers."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("cuda", type=Path, help="the include folder of CUDA")
    parser.add_argument("rocm", type=Path, help="that of ROCm")
    parser.add_argument("--out", type=Path, default=FACTS)
    options = parser.parse_args(arguments)
    rows_of = read_headers_table(MAPPINGS / "headers.csv")
    mapped = ((row.cuda, row.hip) for row in rows_of if row.action == "map")
    folders, counterparts = (options.cuda, options.rocm), counterparts_of(mapped)
    rows = [*read_headers(*folders, counterparts, _home_of), *read_families(*folders, counterparts)]
    if not rows:
        print(f"{options.cuda} and {options.rocm} have no headers that are mapped to one another", file=sys.stderr)
        return 2
    with options.out.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerows([COLUMNS, *((row.cuda, row.lost) for row in rows)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
