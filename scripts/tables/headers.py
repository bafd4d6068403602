"""The header table: the hand-kept list, and every header of CUB and Thrust by rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import fields
from pathlib import Path

from scripts.tables.inputs import FACTS
from scripts.tables.inputs import HERE
from scripts.tables.inputs import InputError
from scripts.tables.inputs import read_csv
from scripts.tables.symbols import ROCM
from scripts.tables.symbols import Facts

_OURS = HERE.parents[1] / "hipport" / "include"
ACTIONS = ("map", "drop", "unsupported", "project")
_STANDARD = ("stdint.h",)
_CUB_INTERNAL = ("detail", "agent", "dispatch", "kernels", "specializations", "tuning")


@dataclass(frozen=True, slots=True)
class HeaderRow:
    """`cuda` may have `*` for any rest. A row without one goes before those with it."""

    cuda: str
    hip: str
    action: str
    note: str


@dataclass(frozen=True, slots=True)
class CxxRow:
    """`hip` is a header that does not compile as C, though CUDA's does."""

    hip: str
    why: str


COLUMNS = tuple(field.name for field in fields(HeaderRow))
CXX_COLUMNS = tuple(field.name for field in fields(CxxRow))


def rocm_headers(folder: Path = FACTS) -> frozenset[str]:
    """The public headers of ROCm, as they are written in an include."""
    return frozenset((folder / "rocm_headers.txt").read_text(encoding="utf-8").split())


def our_headers() -> frozenset[str]:
    """The headers that hipport gives to a port, as they are written in an include."""
    return frozenset(path.relative_to(_OURS).as_posix() for path in _OURS.rglob("*.h"))


def our_guards() -> dict[str, str]:
    """The headers that hipport gives to a port, each with its include guard, which is the first that it asks for."""
    return {
        name: (_OURS / name).read_text(encoding="utf-8").split("#ifndef ", 1)[1].split()[0] for name in our_headers()
    }


def header_rows(facts: Facts, existing: frozenset[str], folder: Path = HERE) -> list[HeaderRow]:
    """All rows, sorted; `existing` are ROCm's headers and ours.

    Raises InputError for a row of the hand-kept list that is wrong: an unknown action, a header given twice, a target
    that ROCm does not have, a missing reason.
    """
    by_hand = [HeaderRow(**row) for row in read_csv(folder / "headers.csv")]
    names = [row.cuda for row in by_hand]
    faults = [f"headers.csv: {row.cuda}: {fault}" for row in by_hand if (fault := _fault(row, existing))]
    faults += [f"headers.csv: {name} is given twice" for name in sorted({n for n in names if names.count(n) > 1})]
    if faults:
        raise InputError("\n".join(faults))
    by_rule = (*_cub_headers(facts, existing), *_thrust_headers(facts, existing))
    rows = {row.cuda: row for row in (*by_rule, *by_hand)}  # by hand goes before by rule
    return [rows[name] for name in sorted(rows)]


def cxx_rows(headers: list[HeaderRow], folder: Path = HERE) -> list[CxxRow]:
    """The headers of HIP for C++ only, sorted. Raises InputError for one that no header of CUDA becomes."""
    rows = [CxxRow(**row) for row in read_csv(folder / "cxx_headers.csv")]
    targets = {row.hip for row in headers}
    if faults := [f"cxx_headers.csv: {row.hip}: no header becomes this" for row in rows if row.hip not in targets]:
        raise InputError("\n".join(faults))
    return sorted(rows, key=lambda row: row.hip)


def _fault(row: HeaderRow, existing: frozenset[str]) -> str:
    if row.action not in ACTIONS:
        return f"action {row.action!r} is none of {', '.join(ACTIONS)}"
    if row.action != "project" and (row.action == "map") != bool(row.hip):
        return "the action map has a target, project may have one, the others have none"
    if row.hip and row.hip not in existing and row.hip not in _STANDARD:
        return f"ROCm has no header {row.hip}"
    if row.action in ("unsupported", "project") and not row.note:
        return "say why"
    return ""


def _cub_headers(facts: Facts, existing: frozenset[str]) -> Iterator[HeaderRow]:
    """`cub/block/block_scan.cuh` -> `hipcub/block/block_scan.hpp`, where hipCUB has it."""
    declaring = {header for header in _public(facts, "cub") if not set(header.split("/")) & set(_CUB_INTERNAL)}
    mirrored = {f"{h.removeprefix('hip').removesuffix('.hpp')}.cuh" for h in existing if h.startswith("hipcub/")}
    for header in declaring | mirrored:
        hip = f"hip{header.removesuffix('.cuh')}.hpp"
        if hip in existing:
            yield HeaderRow(header, hip, "map", "")
        else:
            yield HeaderRow(header, "", "unsupported", f"hipCUB of ROCm {ROCM} has no such header")


def _thrust_headers(facts: Facts, existing: frozenset[str]) -> Iterator[HeaderRow]:
    """The paths are Thrust's, with the backend `hip` for `cuda`."""
    for header in existing:
        if header.startswith("thrust/system/hip/"):
            yield HeaderRow(header.replace("/hip/", "/cuda/"), header, "map", "")
        elif header.startswith("thrust/") and header.endswith(".h"):
            yield HeaderRow(header, header, "map", "")
    for header in _public(facts, "thrust"):
        if header not in existing and not {"detail", "system"} & set(header.split("/")):
            yield HeaderRow(header, "", "unsupported", f"rocThrust of ROCm {ROCM} has no such header")


def _public(facts: Facts, library: str) -> set[str]:
    found = {header.removeprefix("cccl/") for header in facts.cuda_headers(library)}
    return {header for header in found if header.startswith(f"{library}/")}
