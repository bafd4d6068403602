"""C++ namespaces of CUDA that a file knows by its headers: aliases, using-directives, using-declarations."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport.project.imports import Imports
from hipport.project.imports import imports_in
from hipport.tree.run import convert_tree

GROUPS = "#include <cooperative_groups.h>\n"
KERNEL = '#include "all.h"\n__global__ void k(int *x) {{ {} }}\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("namespace cg = cooperative_groups;\n", Imports(aliases=(("cg", "cooperative_groups"),))),
        ("  namespace w=::nvcuda::wmma ;\n", Imports(aliases=(("w", "nvcuda::wmma"),))),
        ("#define NS cub\n# define W ::nvcuda::wmma\n#define N 3\n", Imports((("NS", "cub"), ("W", "nvcuda::wmma")))),
        ("using namespace cub;\nusing cub::WarpReduce;\n", Imports(spaces=("cub",), names=("cub::WarpReduce",))),
        ("// using namespace cub;\nvoid f() {\n    using namespace cub;\n}\nusing A = cub::B;\nusing T;\n", Imports()),
    ],
)
def test_what_the_lines_of_a_header_say(text: str, expected: Imports) -> None:
    assert imports_in(text.encode()) == expected


@pytest.mark.parametrize(
    ("header", "code", "port", "codes"),
    [
        (
            GROUPS + "namespace cg = cooperative_groups;\n",
            "x[0] = cg::coalesced_threads().size();",
            "x[0] = hipport::coalesced_threads().size();",
            [],
        ),
        (
            GROUPS + "namespace cg = cooperative_groups;\n",
            "x[0] = cg::this_grid().num_blocks();",
            "x[0] = hipport::num_blocks(cg::this_grid());",
            [],
        ),
        (
            GROUPS + "using namespace cooperative_groups;\n",
            "x[0] = coalesced_threads().size();",
            "x[0] = hipport::coalesced_threads().size();",
            [],
        ),
        (
            GROUPS + "using cooperative_groups::this_cluster;\n",
            "this_cluster().sync();",
            "this_cluster().sync();",
            ["HP501"],
        ),
        (
            "#include <cub/cub.cuh>\nusing namespace cub;\n",
            "using Sum = WarpReduce<int>;",
            "using Sum = WarpReduce<int, 32>;",
            ["HP408"],
        ),
        (
            "#include <mma.h>\nusing namespace nvcuda;\n",
            "wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;",
            "wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;",
            ["HP418"],
        ),
        (
            "#include <cub/cub.cuh>\n#define NS cub\n",
            "using Sum = NS::WarpReduce<int>;",
            "using Sum = NS::WarpReduce<int, 32>;",
            ["HP408"],
        ),
        ("namespace cg = mine;\n", "cg::this_cluster();", "cg::this_cluster();", []),
    ],
)
def test_a_file_knows_what_its_headers_import(
    tmp_path: Path, header: str, code: str, port: str, codes: list[str]
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "inner.h").write_text(header)
    (source / "all.h").write_text('#include "inner.h"\n')
    (source / "a.cu").write_text(KERNEL.format(code))
    found = convert_tree([source], Options(), output=tmp_path / "port")
    assert KERNEL.format(port).splitlines()[1] in (tmp_path / "port" / "a.cu").read_text()
    said = [d.code for result in found.results if result.path.endswith("a.cu") for d in result.diagnostics]
    assert [code for code in said if code != "HP110"] == codes


def test_the_macro_of_a_header_for_a_namespace_is_ported(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text("#include <cub/cub.cuh>\n#define NS cub\n")
    (result,) = convert_tree([tmp_path], Options()).results
    assert b"#define NS hipcub\n" in (result.output or b"")


def test_a_namespace_of_the_tree_is_its_own_in_all_files(tmp_path: Path) -> None:
    (tmp_path / "tools.h").write_text("#pragma once\nnamespace cudaTools { void check(int); }\n")
    (tmp_path / "a.cpp").write_text('#include "tools.h"\nvoid f() { cudaTools::check(0); cudaOthers::check(0); }\n')
    found = [d.symbol for result in convert_tree([tmp_path], Options()).results for d in result.diagnostics]
    assert found == ["cudaOthers"]


@pytest.mark.parametrize(
    ("begin", "end", "is_global"),
    [
        ("", "", True),
        ("namespace lab {", "}", False),
        ("namespace lab::rows {", "}", False),
        ("LAB_NS_BEGIN", "LAB_NS_END", False),
        ("NAMESPACE_BEGIN(lab)", "NAMESPACE_END(lab)", False),
    ],
)
def test_a_type_with_a_name_of_std_that_a_header_has_in_a_namespace(
    tmp_path: Path, begin: str, end: str, is_global: bool
) -> None:
    files = {
        "array.cuh": f"#pragma once\n{begin}\ntemplate <class T>\nstruct array {{ T x; }};\n{end}\n",
        "math.cuh": "#pragma once\n#include <cmath>\nusing namespace std;\n",
        "row.cu": '#include "array.cuh"\n#include "math.cuh"\n'
        f"{begin}\n__device__ float first(array<float> a);\n{end}\n",
    }
    for path, text in files.items():
        (tmp_path / path).write_text(text)
    (port,) = (r.output for r in convert_tree([tmp_path], Options()).results if r.path.endswith("row.cu"))
    assert (b"::array<float>" in (port or b"")) is is_global


@pytest.mark.parametrize(
    ("code", "is_own"),
    [
        ("using namespace lab;\nvoid Buffer::clear() { cudaFree(p, 1); }\n", True),
        ("using namespace lab;\nvoid clear(Buffer &b) { cudaFree(b, 1); }\n", True),
        ("using namespace lab;\nvoid clear(void *p) { cudaFree(p); }\n", False),
        ("using namespace other;\nvoid Buffer::clear() { cudaFree(p, 1); }\n", False),
        ("using namespace lab;\nvoid Other::clear() { ::cudaFree(p); }\n", False),
        ("struct Pool : public lab::Buffer { void drop() { cudaFree(p, 1); } };\n", True),
        (
            "struct A : lab::Buffer { };\nstruct Pool : A { void drop(); };\nvoid Pool::drop() { cudaFree(p, 1); }\n",
            True,
        ),
        ("struct Pool : lab::Other { void drop() { cudaFree(p); } };\n", False),
    ],
    ids=[
        "in the class",
        "a function of the namespace",
        "CUDA's",
        "another namespace",
        "global",
        "a class that derives from it",
        "derives through another",
        "derives from another",
    ],
)
def test_functions_of_a_namespace_that_a_file_imports_whole(tmp_path: Path, code: str, is_own: bool) -> None:
    classes = "class Buffer { void *p; void clear(); static void cudaFree(void *p, int hints); };\n"
    header = f"#include <cuda_runtime.h>\nnamespace lab {{\n{classes}void cudaFree(Buffer &b, int hints);\n}}\n"
    (tmp_path / "buffer.h").write_text(header)
    (tmp_path / "buffer.cpp").write_text(f'#include "buffer.h"\n{code}')
    outputs = {Path(each.path).name: each.output or b"" for each in convert_tree([tmp_path], Options()).results}
    assert (b"hipFree" not in outputs["buffer.cpp"]) is is_own
