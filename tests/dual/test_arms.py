"""What stands in a source for both vendors, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Run
from hipport import Status
from tests.dual.helpers import AMD
from tests.dual.helpers import NOT_AMD
from tests.dual.helpers import convert

EITHER = "(defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)) ?"
BEFORE = "#include <cuda_runtime.h>\nint x;\nint y;\nint z;\n"  # more lines than arms that share one have between them
OPERATOR = "inline __host__ __device__ void operator+=(float2 &a, float2 b) { a.x += b.x; a.y += b.y; }\n"
AFTER = f"{AMD}#include <hip/hip_runtime.h>\n#else\n#include <cuda_runtime.h>\n#endif\nint x;\nint y;\nint z;\n"
AFTER_WITH_NAMES = AFTER.replace("#else", '#include "hipport/cuda_names.h"\n#else')
AFTER_WITH_WARP = AFTER.replace("#else", '#include "hipport/warp.h"\n#else')


def sum_of(*lines: str) -> str:
    return "\n".join(("__device__ int f(int v)", "{", *lines, "    return v;", "}", ""))


def both(hip: str, cuda: str) -> str:
    return f"{AMD}{hip}\n#else\n{cuda}\n#endif"


# Each: the lines after BEFORE, and all that becomes of the file.
CASES = {
    "a name stays": ("void f(void *p) { cudaFree(p); }\n", AFTER_WITH_NAMES + "void f(void *p) { cudaFree(p); }\n"),
    "a name in a macro stays": (
        "#define RELEASE(p) \\\n    cudaFree(p)\n",
        AFTER_WITH_NAMES + "#define RELEASE(p) \\\n    cudaFree(p)\n",
    ),
    "a call of another form has an arm": (
        sum_of("    v += __shfl_sync(~0u, v, 0);"),
        AFTER_WITH_WARP + sum_of(both("    v += hipport::shfl_sync(~0u, v, 0);", "    v += __shfl_sync(~0u, v, 0);")),
    ),
    "names in an arm are HIP's, and need no macro": (
        sum_of("    v = cudaSuccess + __shfl_sync(~0u, v, 0);"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "    v = hipSuccess + hipport::shfl_sync(~0u, v, 0);",
                "    v = cudaSuccess + __shfl_sync(~0u, v, 0);",
            )
        ),
    ),
    "an arm has all lines of a call": (
        sum_of("    v = g(", "        v,", "        __shfl_sync(~0u, v, 0));"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "    v = g(\n        v,\n        hipport::shfl_sync(~0u, v, 0));",
                "    v = g(\n        v,\n        __shfl_sync(~0u, v, 0));",
            )
        ),
    ),
    "an arm has all lines of a statement": (
        sum_of("    int r = v", "        + __shfl_sync(~0u, v, 0)", "        + 1;", "    v = r;"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "    int r = v\n        + hipport::shfl_sync(~0u, v, 0)\n        + 1;",
                "    int r = v\n        + __shfl_sync(~0u, v, 0)\n        + 1;",
            ),
            "    v = r;",
        ),
    ),
    "an arm has all of a macro": (
        "__device__ int v;\n#define FIRST(v) \\\n    __shfl_sync(~0u, v, 0) // of lane 0\n",
        f"{AFTER_WITH_WARP}__device__ int v;\n"
        + both(
            "#define FIRST(v) \\\n    hipport::shfl_sync(~0u, v, 0) // of lane 0",
            "#define FIRST(v) \\\n    __shfl_sync(~0u, v, 0) // of lane 0",
        )
        + "\n",
    ),
    "an arm has all of a comment": (
        sum_of("/* the", "first */ v = __shfl_sync(~0u, v, 0); /* of", "all */"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "/* the\nfirst */ v = hipport::shfl_sync(~0u, v, 0); /* of\nall */",
                "/* the\nfirst */ v = __shfl_sync(~0u, v, 0); /* of\nall */",
            )
        ),
    ),
    "an arm has all of a conditional that it cuts": (
        sum_of("    v = g(v,", "#ifdef LAST", "        __shfl_sync(~0u, v, 31)", "#else", "        0", "#endif", ");"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "    v = g(v,\n#ifdef LAST\n        hipport::shfl_sync(~0u, v, 31)\n#else\n        0\n#endif\n);",
                "    v = g(v,\n#ifdef LAST\n        __shfl_sync(~0u, v, 31)\n#else\n        0\n#endif\n);",
            )
        ),
    ),
    "an arm has all of a conditional in which a call begins": (
        sum_of("#ifdef A", "    v = f(", "#else", "    v = g(", "#endif", "        __shfl_sync(~0u, v, 31));"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "#ifdef A\n    v = f(\n#else\n    v = g(\n#endif\n        hipport::shfl_sync(~0u, v, 31));",
                "#ifdef A\n    v = f(\n#else\n    v = g(\n#endif\n        __shfl_sync(~0u, v, 31));",
            )
        ),
    ),
    "neighbours share an arm": (
        sum_of("    v += __shfl_sync(~0u, v, 1);", "", "    v += __shfl_sync(~0u, v, 0);"),
        AFTER_WITH_WARP
        + sum_of(
            both(
                "    v += hipport::shfl_sync(~0u, v, 1);\n\n    v += hipport::shfl_sync(~0u, v, 0);",
                "    v += __shfl_sync(~0u, v, 1);\n\n    v += __shfl_sync(~0u, v, 0);",
            )
        ),
    ),
    "others do not": (
        sum_of(
            "    v += __shfl_sync(~0u, v, 1);", "    ++v;", "    ++v;", "    ++v;", "    v += __shfl_sync(~0u, v, 0);"
        ),
        AFTER_WITH_WARP
        + sum_of(
            both("    v += hipport::shfl_sync(~0u, v, 1);", "    v += __shfl_sync(~0u, v, 1);"),
            *["    ++v;"] * 3,
            both("    v += hipport::shfl_sync(~0u, v, 0);", "    v += __shfl_sync(~0u, v, 0);"),
        ),
    ),
    "a condition asks for both": (
        "#ifdef __CUDACC__ // on a GPU\nint a;\n#endif\n",
        f"{AFTER}#if {EITHER} (defined(__HIPCC__)) : (defined(__CUDACC__)) // on a GPU\nint a;\n#endif\n",
    ),
    "a line that HIP does not need is left to CUDA": (
        "#include <device_launch_parameters.h>\n",
        f"{AFTER}{NOT_AMD}#include <device_launch_parameters.h>\n#endif\n",
    ),
    "a last line without an end": (
        "__device__ int g(int v) { return __shfl_sync(~0u, v, 0); }",
        AFTER_WITH_WARP
        + both(
            "__device__ int g(int v) { return hipport::shfl_sync(~0u, v, 0); }",
            "__device__ int g(int v) { return __shfl_sync(~0u, v, 0); }",
        )
        + "\n",
    ),
    "an arm that the port has already needs no other": (
        f"{OPERATOR}void f(void *p) {{ cudaFree(p); }}\n",
        f"{AFTER_WITH_NAMES}#if !defined(__HIP_PLATFORM_AMD__)\n{OPERATOR}#endif\nvoid f(void *p) {{ cudaFree(p); }}\n",
    ),
}


@pytest.mark.parametrize(("lines", "expected"), CASES.values(), ids=list(CASES))
def test_a_file(lines: str, expected: str, tmp_path: Path) -> None:
    _, files = convert(tmp_path, {"a.cu": BEFORE + lines})
    assert files["a.cu"] == expected


def test_an_arm_beside_the_includes_leaves_the_macros_to_all(tmp_path: Path) -> None:
    text = f"#include <cuda_runtime.h>\n{OPERATOR}void f(void *p) {{ cudaFree(p); }}\n"
    run, files = convert(tmp_path, {"a.cu": text})
    assert not run.statuses[Status.FAILED]
    assert files["a.cu"].index("cuda_names.h") < files["a.cu"].index("#if !defined")


def test_windows_line_ends_stay(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "a.cu").write_bytes(BEFORE.encode().replace(b"\n", b"\r\n"))
    convert(tmp_path, {})
    assert (tmp_path / "both" / "a.cu").read_bytes() == AFTER.encode().replace(b"\n", b"\r\n")


def test_a_file_that_is_one_arm_is_reported(tmp_path: Path) -> None:
    run, _ = convert(tmp_path, {"a.cu": "#include <cuda_runtime.h>\n"})
    assert codes(run) == ["HP920"]


def test_no_arm_is_put_around_half_of_a_conditional(tmp_path: Path) -> None:
    call = "    v = g(v, __shfl_sync(~0u, v, 0)"
    text = BEFORE + sum_of(f"{call},", "#ifdef LAST", "    v);")
    run, files = convert(tmp_path, {"a.cu": text})
    assert "HP922" in codes(run)
    assert run.statuses[Status.FAILED] == 1
    assert files["a.cu"] == text


@pytest.mark.parametrize("end", ['"a \\', "/* a", "/* a\n", 'R"(a', "// a \\", "\\\n"])
def test_no_arm_is_put_around_an_open_end(end: str, tmp_path: Path) -> None:
    run, files = convert(
        tmp_path, {"a.cu": BEFORE + f"__device__ int f(int v) {{ return __shfl_sync(~0u, v, 0); }} {end}"}
    )
    assert codes(run)[0] == "HP922"
    assert "__HIP" not in files["a.cu"]


def codes(run: Run) -> list[str]:
    return [d.code for result in run.results for d in result.diagnostics]
