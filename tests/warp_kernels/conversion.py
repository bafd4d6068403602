"""The kernels of this folder as ports."""

from __future__ import annotations

from dataclasses import replace

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.mapping.mapping import load_mapping
from hipport.result import Result
from tests.warp_kernels.cases import Case

OF_WARPS = ("HP401", "HP402", "HP403", "HP404", "HP405", "HP406", "HP410", "HP411")


def ported(case: Case, *, warp: str, ignore: tuple[str, ...] = ()) -> Result:
    """A kernel's port with logical or native warps."""
    options = replace(Options(), warp=warp, ignore=ignore)
    return convert_bytes(case.source.name, case.source.read_bytes(), load_mapping(), options).result


def about_warps(result: Result) -> list[Diagnostic]:
    """What the port says of warps."""
    return [diagnostic for diagnostic in result.diagnostics if diagnostic.code in OF_WARPS]
