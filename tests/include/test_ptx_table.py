"""Every instruction of ``mappings/ptx.toml`` is translated, to functions that hipport's headers have."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from tests.compile.helpers import ARCHITECTURES
from tests.include.conftest import HEADERS
from tests.include.ptx_statements import TABLE
from tests.include.ptx_statements import all_statements

KERNEL = "__global__ void kernel_{}(unsigned *r, unsigned long long *l, float *f, double *d, unsigned short *h) {{\n"


def statements() -> Iterator[str]:
    yield from (statement.text for statement in all_statements())
    for name, special in TABLE.registers.items():
        kind = "l" if special.type == "u64" else "r"
        yield f'asm volatile("mov.{special.type} %0, %{name};" : "={kind}"({kind}[0]));'


def kernels(texts: list[str]) -> str:
    return "".join(f"{KERNEL.format(number)}    {text}\n}}\n" for number, text in enumerate(texts))


def converted(texts: list[str]) -> str:
    result = convert_bytes("all.cu", kernels(texts).encode(), load_mapping(), Options()).result
    assert [d.message for d in result.diagnostics if d.code == "HP503"] == []
    assert result.output is not None
    return result.output.decode()


@pytest.mark.slow
def test_every_instruction_is_translated() -> None:
    assert "asm" not in converted(list(statements()))


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_every_translation_compiles(architecture: str, hipcc: Path, tmp_path: Path) -> None:
    # Types of an instruction differ in a template argument only, orders in two: every fifth statement will do.
    unit = tmp_path / "all.hip"
    unit.write_text(converted(list(statements())[::5]), "utf-8")
    command: list[str | Path] = [
        hipcc,
        f"--offload-arch={architecture}",
        "-w",
        f"-I{HEADERS}",
        "-c",
        unit,
        "-o",
        tmp_path / "all.o",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:3000]
