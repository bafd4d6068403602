"""Which of CUDA's names are macros in a tree for both vendors."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.dual.names import HEADER
from hipport.dual.names import header_text
from hipport.include import FOLDER
from hipport.mapping.mapping import load_mapping
from hipport.project.macro_names import MacroNames
from hipport.source.tokens import Tokens
from tests.dual.helpers import convert
from tests.dual.helpers import macros

FREE = "#include <cuda_runtime.h>\nvoid f(void *p) { cudaFree(p); }\n"

# Each: what it is, the file beside the one above, and the macros.
CASES = {
    "another use": ("#include <cuda_runtime.h>\nvoid g(void *p) { cudaFree(p); }\n", {"cudaFree": "hipFree"}),
    "another name": (
        "#include <cuda_runtime.h>\ncudaStream_t s;\n",
        {"cudaFree": "hipFree", "cudaStream_t": "hipStream_t"},
    ),
    "a member of that name": ("void g(Pool &pool, void *p) { pool.cudaFree(p); }\n", {}),
    "a function of that name in a namespace": ("namespace mine { void cudaFree(void *); }\n", {}),
    "a parameter of that name": ("#define RELEASE(cudaFree) delete cudaFree\n", {"cudaFree": "hipFree"}),
    "a file that is left out": ("// hipport: ignore-file\n#define cudaFree hipFree\n", {}),
    "a comment and a string with it": ('const char *s = "cudaFree"; // cudaFree\n', {"cudaFree": "hipFree"}),
    "a header of that name": ('#include "cudaFree.h"\n', {"cudaFree": "hipFree"}),
    "another tag in a struct": (
        "#include <cuda_runtime.h>\nstruct cudaDeviceProp p;\ncudaDeviceProp q, r;\n",
        {"cudaFree": "hipFree", "cudaDeviceProp": "hipDeviceProp_t"},
    ),
    "no name of CUDA's prefix": (
        "__device__ int f(int v) { return __shfl_sync(~0u, v, 0); }\n",
        {"cudaFree": "hipFree"},
    ),
}


@pytest.mark.parametrize(("other", "expected"), CASES.values(), ids=list(CASES))
def test_the_macros_of_a_tree(other: str, expected: dict[str, str], tmp_path: Path) -> None:
    _, files = convert(tmp_path, {"a.cu": FREE, "b.cu": other})
    assert macros(tmp_path) == expected
    assert ("hipFree(p)" in files["a.cu"]) is not ("cudaFree" in expected)


# Each: the lines after `void g(void *p) {`, and what of them stands in an arm for AMD.
IN_ARMS = {
    "pasted by a macro of the tree": ("JOIN(cudaFree, Async)(p, 0);", "JOIN(hipFree, Async)(p, 0);"),
    "defined again": ("}\n#undef cudaFree\nvoid h() {", "#undef hipFree"),
}


@pytest.mark.parametrize(("lines", "arm"), IN_ARMS.values(), ids=list(IN_ARMS))
def test_where_a_macro_is_not_replaced_is_an_arm(lines: str, arm: str, tmp_path: Path) -> None:
    header = "#define JOIN(a, b) a##b\n"
    text = (
        f'#include <cuda_runtime.h>\n#include "join.h"\nvoid g(void *p) {{\n    cudaFree(p);\n\n\n\n    {lines}\n}}\n'
    )
    _, files = convert(tmp_path, {"a.cu": text, "join.h": header})
    assert macros(tmp_path)["cudaFree"] == "hipFree"
    assert arm in files["a.cu"]
    assert "    cudaFree(p);\n" in files["a.cu"]


def test_a_name_before_the_include_is_in_an_arm(tmp_path: Path) -> None:
    _, files = convert(
        tmp_path, {"a.cu": "cudaError_t before();\n\n\n\n#include <cuda_runtime.h>\ncudaError_t after();\n"}
    )
    assert "hipError_t before();" in files["a.cu"]
    assert files["a.cu"].count("cudaError_t after();") == 1


def test_the_header_is_the_same_for_the_same_names() -> None:
    names = {"cudaMalloc": "hipMalloc", "cudaFree": "hipFree"}
    text = header_text(MacroNames(names, frozenset())).decode()
    assert text == header_text(MacroNames(dict(sorted(names.items())), frozenset())).decode()
    assert text.index("cudaFree") < text.index("cudaMalloc")
    assert text.startswith("//")


def test_no_header_of_hipports_has_a_name_that_may_be_a_macro() -> None:
    mapping = load_mapping()
    for path in sorted((FOLDER / "hipport").glob("*.h")):
        tokens = Tokens(path.read_bytes().decode("latin-1"))
        names = {text for text in tokens.distinct if text[:2] in ("cu", "CU", "nv", "NV")}
        assert not {name for name in names if any(e.hip not in ("", name) for e in mapping.entries(name))}, path.name
    assert not (FOLDER / HEADER).exists()
