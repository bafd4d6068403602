"""What a file of a tree needs because of its other files: the runtime's header, guards that the project defines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.config import Options
from hipport.tree import convert_tree

RUNTIME = "#include <hip/hip_runtime.h>\n"
HEADER = "#pragma once\n__forceinline__ float4 twice(float4 a) { return a; }\n"


def converted(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """What becomes of the files of a tree."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    run = convert_tree([folder], Options())
    outputs = {Path(result.path).name: result for result in run.results}
    return {name: (outputs[name].output or text.encode()).decode() for name, text in files.items()}


@pytest.mark.parametrize(
    ("header", "is_given"),
    [
        (HEADER, True),
        ("#pragma once\nvoid run(cudaStream_t stream);\n", True),
        ("#pragma once\nvoid run(dim3 grid);\n", True),
        ("#pragma once\n#include <cuda_runtime.h>\nvoid run(cudaStream_t stream);\n", False),
        ("#pragma once\nvoid run(int n);\n", False),
    ],
    ids=["a mark", "a type", "dim3", "includes it itself", "no CUDA"],
)
def test_a_cu_file_gets_the_runtime_for_its_headers(tmp_path: Path, header: str, is_given: bool) -> None:
    files = {"a.h": header, "a.cu": '#include "a.h"\nint main() { return 0; }\n', "b.cpp": '#include "a.h"\n'}
    outputs = converted(tmp_path, files)
    assert outputs["a.cu"].startswith(RUNTIME) is is_given
    assert outputs["b.cpp"] == files["b.cpp"]


def test_a_guard_that_another_file_defines_is_the_projects(tmp_path: Path) -> None:
    files = {
        "curand.h": "#ifndef CURAND_H_\n#define CURAND_H_\nint random();\n#endif\n",
        "__cuda_frob.h": "#ifndef __CUDA_FROB_H__\n#define __CUDA_FROB_H__\n#endif\n",
        "use.cpp": '#include "curand.h"\n#ifdef CURAND_H_\nint x;\n#endif\n#ifdef __CUDA_FROB_H__\nint y;\n#endif\n',
    }
    assert converted(tmp_path, files) == files
    run = convert_tree([tmp_path], Options())
    assert not [d for result in run.results for d in result.diagnostics if d.code in ("HP605", "HP606")]


def test_a_header_of_the_tree_gives_the_standard_header(tmp_path: Path) -> None:
    files = {
        "text.h": "#include <string.h>\n",
        "a.cu": '#include "text.h"\n__global__ void k() {}\nsize_t f() { return strlen("a"); }\n',
    }
    assert "#include <string.h>" not in converted(tmp_path, files)["a.cu"]
