"""HIP's old names: the headers do not have them, and have what they are called now."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport.mapping.mapping import load_mapping


@pytest.mark.rocm
def test_rocm_has_what_is_written_and_not_what_was(hipcc: Path, tmp_path: Path) -> None:
    old = load_mapping().old_hip
    lines = ["#include <hip/hip_runtime.h>", "#include <hipblas/hipblas.h>"]
    lines += [f"using is_{number} = {name};" for number, name in enumerate(sorted(set(old.names.values())))]
    # A name that is declared already cannot be one of a class.
    lines += [f"namespace was {{ struct {name} {{}}; }} using namespace was; {name} *a_{name};" for name in old.names]
    lines += [f"namespace was {{ struct {name} {{}}; }} {name} *a_{name};" for name in old.gone]
    unit = tmp_path / "unit.hip"
    unit.write_text("\n".join([*lines, ""]))
    command: list[str | Path] = [hipcc, "--offload-arch=gfx942", "-fsyntax-only", "--cuda-host-only", "-w", unit]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
