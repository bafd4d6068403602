"""Variables in device memory: each one of a declaration is known, and what is const is read and never written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu.translate import translate_program

SOURCE = Path(__file__).parent / "kernels" / "variables.hip"
CONST = ("number", "table", "constants", "expression", "rows", "nowhere")


@pytest.mark.parametrize("check", [False, True], ids=["plain", "check"])
def test_each_variable_of_a_declaration(engine: Engine, *, check: bool) -> None:
    module = replace(engine, check=check).compile(SOURCE)
    module.variable("scale", np.float32)[:] = 3
    module.variable("offsets", np.float32)[:] = 10, 20
    out = np.zeros(3, np.float32)
    assert not module.launch("read", 1, 1, [out])
    assert out.tolist() == [0.25 - 1 - 2 + 4 + 4, 23, 3]
    assert set(module.library.variables) == {*CONST, "scale", "offsets", "first", "second", "third"}


@pytest.mark.parametrize("name", CONST)
def test_const_is_read_only(engine: Engine, name: str) -> None:
    variable = engine.compile(SOURCE).variable(name)
    with pytest.raises(ValueError, match="read-only"):
        variable[:] = 0


DECLARED = {
    "__device__ int n;": "static __device__ int n;",
    "const int m = 2; __constant__ float a[m], b;": "static __constant__ float a[m], b;",
    "alignas(16) __device__ float4 v;__managed__ int w;": "alignas(16) static __device__ float4 v;",
    "namespace x { __device__ int n; }": "{ static __device__ int n;",
    "static __device__ int n;": "static __device__ int n;",
    "inline __device__ int n;": "inline __device__ int n;",
    "struct A { static __device__ int n; }; __device__ int A::n;": "; __device__ int A::n;",
    "extern __device__ int n; __device__ int m;": "; __device__ int m;",
    'extern "C" __device__ int f(); __device__ int m;': "; static __device__ int m;",
}


@pytest.mark.parametrize("source", DECLARED)
def test_variables_of_a_source_are_its_own(source: str, tmp_path: Path) -> None:
    path = tmp_path / "a.hip"
    written = translate_program(path, source.encode(), []).text
    assert DECLARED[source] in written
    assert "static static" not in written
    relocatable = translate_program(path, source.encode(), [], relocatable=True).text
    assert relocatable.count("static") == source.count("static")
