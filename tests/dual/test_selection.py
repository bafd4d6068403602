"""The check that a source for both vendors is, for each of them, what it has to be."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport import Status
from hipport.dual import arms
from hipport.dual.selection import difference
from hipport.dual.selection import selection
from hipport.testing.case import read
from tests.cases.case import paths
from tests.dual.helpers import AMD
from tests.dual.helpers import NOT_AMD
from tests.dual.helpers import case_for_both
from tests.dual.helpers import for_both
from tests.samples import one_of

ORIGINAL = "#include <cuda_runtime.h>\n#if CUDA > 1 // new\nvoid f() { cudaFree(g()); }\n#endif\nint x;\n"
PORT = "#include <hip/hip_runtime.h>\n#if HIP > 2 // new\nvoid f() { hipFree(h()); }\n#endif\n"
NAMES = {"cudaFree": "hipFree"}
BOTH = (
    f'{AMD}#include <hip/hip_runtime.h>\n#include "hipport/cuda_names.h"\n#else\n#include <cuda_runtime.h>\n#endif\n'
    "#if (defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)) ? (HIP > 2) : (CUDA > 1) // new\n"
    f"{AMD}void f() {{ cudaFree(h()); }}\n#else\nvoid f() {{ cudaFree(g()); }}\n#endif\n#endif\n"
    f"{NOT_AMD}int x;\n#endif\n"
)


def test_a_source_for_both() -> None:
    assert not difference(BOTH, ORIGINAL, PORT, NAMES)


WRONG = {
    "the arms are exchanged": (AMD, NOT_AMD),
    "an arm is not closed": ("#endif\n#endif\n", "#endif\n"),
    "an arm has no other": ("#else\nvoid", "void"),
    "a line is in no arm": (NOT_AMD, ""),
    "a line is in the arm of the other": (NOT_AMD, AMD),
    "the port's text is the original's": ("h()", "g()"),
    "the original's text is the port's": ("g()", "h()"),
    "a condition has its questions exchanged": ("(HIP > 2) : (CUDA > 1)", "(CUDA > 1) : (HIP > 2)"),
    "a condition is the port's": ("(CUDA > 1)", "(HIP > 2)"),
    "a comment is lost": (" // new", ""),
    "the macros are not included": ('#include "hipport/cuda_names.h"\n', ""),
    "a name has no macro": ("cudaFree(h())", "cudaFreeAsync(h())"),
    "a token is in the original's place": ("int x;", "int y;"),
}


@pytest.mark.parametrize(("right", "wrong"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_source_is_seen(right: str, wrong: str) -> None:
    assert right in BOTH
    assert difference(BOTH.replace(right, wrong), ORIGINAL, PORT, NAMES)


NOT_REPLACED = ("#define cudaFree x", "#ifdef cudaFree\n#endif", "#define X(a) cudaFree##a", "#pragma cudaFree")


@pytest.mark.parametrize("line", NOT_REPLACED)
def test_a_macro_is_not_replaced_everywhere(line: str) -> None:
    head = '#include "hipport/cuda_names.h"\n'
    assert "cudaFree" in selection(f"{head}{line}\n", amd=True, names=NAMES)
    assert "cudaFree" not in selection(f"{head}cudaFree\n", amd=True, names=NAMES)


def test_a_wrong_arm_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arms, "IF_AMD", "#if defined(__CUDACC__)")
    conversion = for_both("a.cu", b"#include <cuda_runtime.h>\nint x;\n")
    assert conversion is not None
    result = conversion.result
    assert (result.status, result.output) == (Status.FAILED, None)
    assert [d.code for d in result.diagnostics] == ["HP905"]
    assert "in the source for both vendors, for NVIDIA" in result.diagnostics[0].message


@pytest.mark.parametrize("path", one_of(5, paths()), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_case_has_a_source_for_both(path: Path) -> None:
    conversion = case_for_both(read(path))
    if conversion is not None:
        assert conversion.result.status is Status.CONVERTED, conversion.result.diagnostics


LINES = st.sampled_from(
    """#include <cuda_runtime.h>
    #include <cublas_v2.h> // the library
    #ifdef __CUDACC__
    #if CUDART_VERSION >= 12000
    #elif defined(__CUDA_ARCH__)
    #else
    #endif
    #define ALL 0xffffffff
    #define FIRST(v) \\
    __global__ void k(float *p) {
    __device__ float f(float v) {
    return __shfl_sync(ALL, v, 0);
    v += __shfl_down_sync(ALL, v, 1) /* the
    next */ + 1;
    x = g(v,
    )
    }
    cudaFree(p);
    cudaError_t e = cudaSuccess
    /*
    */
    asm("mov.u32 %0, %laneid;" : "=r"(v));
    "a string \\
    R"(raw
    )";

    // a comment \\""".replace("    ", "").split("\n")
)


@settings(deadline=None, max_examples=150)
@given(st.lists(LINES, max_size=14), st.booleans())
def test_any_file_has_a_source_for_both_or_a_finding_that_says_why(lines: list[str], ends: bool) -> None:
    conversion = for_both("a.cu", ("\n".join(lines) + "\n" * ends).encode())
    if conversion is not None:
        codes = {d.code for d in conversion.result.diagnostics}
        assert "HP905" not in codes, conversion.result.diagnostics
        assert (conversion.result.status is Status.FAILED) == ("HP922" in codes)
