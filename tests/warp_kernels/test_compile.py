"""The kernels' ports compile for every generation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.helpers import Build
from tests.compile.helpers import failures
from tests.warp_kernels.cases import CASES
from tests.warp_kernels.conversion import ported

INCLUDE = Path(__file__).parents[2] / "hipport/include"


@pytest.mark.rocm
@pytest.mark.parametrize("warp", ["logical", "native"])
def test_ports_compile(hipcc: Path, tmp_path: Path, warp: str) -> None:
    cases = [case for case in CASES if warp == "logical" or not case.breaks]
    includes, bodies = set(), []
    for case in cases:
        lines = (ported(case, warp=warp).output or b"").decode().splitlines()
        includes |= {line for line in lines if line.startswith("#include")}
        body = "\n".join(line for line in lines if not line.startswith("#include"))
        bodies.append(f"namespace {case.name}_unit {{\n{body}\n}}")
    unit = tmp_path / "kernels.hip"
    first = "#include <hip/hip_runtime.h>"
    unit.write_text("\n".join((first, *sorted(includes - {first}), *bodies)))
    assert not failures(hipcc, Build(tmp_path, (f"-I{INCLUDE}",)), [unit], 1)
