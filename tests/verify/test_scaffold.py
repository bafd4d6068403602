"""Skeletons of specs: what they know, what they mark, and that a filled-in one verifies the user's kernel."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

import hipport
from hipport.cpu import CompilerNotFoundError
from hipport.cpu import find_compiler
from hipport.errors import HipportError
from hipport.errors import OutputError
from hipport.verify import In
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Struct
from hipport.verify import VerifyOptions
from hipport.verify.errors import SpecError
from hipport.verify.scaffold.project import ScaffoldRun
from hipport.verify.scaffold.project import scaffold
from hipport.verify.specs.arguments import is_variable
from hipport.verify.specs.load import load_file

ROOT = Path(__file__).resolve().parents[2]
#: The kernel of `vectors.cu` and a launch of it, for cases that are about something else.
SCALE = """
__global__ void scale(const float *x, float *y, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = factor * x[i];
}
"""


def project(folder: Path, **files: str) -> ScaffoldRun:
    """A project of files, a double underscore in whose names is a dot, with its specs in ``specs``."""
    for name, text in files.items():
        path = folder / "src" / name.replace("__", ".")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return scaffold([folder / "src"], folder / "specs")


def text_of(folder: Path, name: str) -> str:
    """The skeleton of a kernel, which is valid Python and refused."""
    path = folder / "specs" / name / "spec.py"
    ast.parse(path.read_text())
    with pytest.raises(SpecError, match=rf"{name}/spec.py:\d+: fill in "):
        load_file(path)
    return path.read_text()


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No libclang, whose process takes a while to start: for what tokens tell."""

    def unavailable(*_: object) -> None:
        raise OSError("no such library")

    monkeypatch.setattr("hipport.unit.process.ParserProcess._spawn", unavailable)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


PARAMETERS = [
    ("const float *x", 'In("x", "float32", fill_in('),
    ("float const *__restrict__ x", 'In("x", "float32", fill_in('),
    ("double *x", 'InOut("x", "float64", fill_in('),
    ("int x[]", 'InOut("x", "int32", fill_in('),
    ("unsigned long long *x", 'InOut("x", "uint64", fill_in('),
    ("size_t x", 'Scalar("x", "uint64")'),
    ("unsigned x", 'Scalar("x", "uint32")'),
    ("const short x", 'Scalar("x", "int16")'),
    ("long unsigned int x", 'Scalar("x", "uint64")'),
    ("bool x", 'Scalar("x", "bool", fill_in('),
    ("float x", 'Scalar("x", "float32", fill_in('),
    ("__half *x", 'InOut("x", "float16", fill_in('),
    ("const __nv_bfloat16 *x", 'In("x", "bfloat16", fill_in('),
    ("unsigned char *x", 'InOut("x", "uint8", fill_in('),
    ("float4 *x", 'InOut("x", FLOAT4, fill_in('),
    ("int2 x", 'Struct("x", INT2, fill_in('),
    ("real *x", 'InOut("x", "float64", fill_in('),
    ("Point *x", 'InOut("x", fill_in("the type of x of kernel k, Point *x: np.dtype('),
    ("Point x", 'Struct("x", fill_in("the type of x of kernel k, Point x: np.dtype('),
    ("float **x", 'fill_in("argument x of kernel k: float **x is a pointer to pointers")'),
    ("float &x", 'fill_in("argument x of kernel k: float &x is a type that'),
    ("int seed", 'Scalar("argument_1", "int32")'),
    ("int _n", 'Scalar("n", "int32")'),
    ("int", 'Scalar("argument_1", "int32")'),
    ("int x = 4", 'Scalar("x", "int32")'),
]


@pytest.fixture(scope="module")
def parameters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a kernel for each of the parameters: ``k0``, ``k1`` ..."""
    folder = tmp_path_factory.mktemp("parameters")
    head = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\ntypedef double real;\nstruct Point { float x; int id; };\n"
    kernels = (f"__global__ void k{number}({parameter}) {{ }}\n" for number, (parameter, _) in enumerate(PARAMETERS))
    project(folder, k__cu=head + "".join(kernels))
    return folder


@pytest.mark.parametrize("number", range(len(PARAMETERS)), ids=[parameter for parameter, _ in PARAMETERS])
def test_a_parameter(parameters: Path, number: int) -> None:
    argument = PARAMETERS[number][1].replace(" k,", f" k{number},").replace(" k:", f" k{number}:")
    assert argument in text_of(parameters, f"k{number}")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("y[i] = 1;", "Out"),
        ("if (i < 4) y[i] = 1;", "Out"),
        ("y[i] = 1; y[i + 1] = 2;", "Out"),
        ("y[i] += 1;", "InOut"),
        ("y[i] = y[i] + 1;", "InOut"),
        ("atomicAdd(&y[i], 1);", "InOut"),
        ("int *z = y; z[i] = 1;", "InOut"),
        ("", "InOut"),
    ],
)
@pytest.mark.usefixtures("no_parser")
def test_what_is_only_stored_to(tmp_path: Path, body: str, kind: str) -> None:
    project(tmp_path, k__cu=f"__global__ void k(int *y) {{ int i = threadIdx.x; {body} }}\n")
    assert f'        {kind}("y", "int32", ' in text_of(tmp_path, "k")


@pytest.mark.parametrize(
    ("launch", "expected"),
    [
        ("k<<<4, 256>>>(x, n);", ["grid=4,", "block=256,"]),
        ("k<<<dim3(4, 2), dim3(16, 16)>>>(x, n);", ["grid=(4, 2),", "block=(16, 16),"]),
        ("k<<<BLOCKS, threads, 2 * threads>>>(x, n);", ["grid=8,", "block=128,", "shared_bytes=256,"]),
        ("dim3 grid(4, BLOCKS); k<<<grid, 32>>>(x, n);", ["grid=(4, 8),", "block=32,"]),
        ("dim3 grid = dim3(4); k<<<grid, 32>>>(x, n);", ["grid=4,"]),
        ("k<<<(n + 31) / 32, 32>>>(x, n);", ['grid=fill_in("the grid of kernel k; in the code: (n + 31) / 32")']),
        ("dim3 g(n / 8, 2); k<<<g, 32>>>(x, n);", ["in the code: g, which is dim3(n / 8, 2)", "block=32,"]),
        ("k<<<1, n>>>(x, n);", ["grid=1,", 'block=fill_in("the block of kernel k; in the code: n")']),
        ("k<<<1, 32, n * 4>>>(x, n);", ['shared_bytes=fill_in("the shared memory of kernel k; in the code: n * 4")']),
        ("k<<<1, 32>>>(x, n); k<<<2, 32>>>(x, n);", ["grid=fill_in(", "block=32,"]),
        ("k<<<1, 32>>>(x, 7);", ['Scalar("n", "int32", 7)', "passes (x, 7)"]),
        ("k<<<1, 32>>>(x, n);", ["# k.cu:5 passes (x, n)", "# k.cu:5: <<<1, 32>>>"]),
        (
            "void *a[] = {&x, &n}; cudaLaunchCooperativeKernel((void *)k, dim3(2), dim3(64), a, 0, 0);",
            ["grid=2,", "block=64,", "cooperative=True,"],
        ),
        ("", ["no launch of it was found", 'grid=fill_in("the grid of kernel k")']),
    ],
)
@pytest.mark.usefixtures("no_parser")
def test_a_launch(tmp_path: Path, launch: str, expected: list[str]) -> None:
    head = "#define BLOCKS 8\nconstexpr int threads = 128;\n__global__ void k(int *x, int n) { }\n"
    project(tmp_path, k__cu=f"{head}void f(int *x, int n) {{\n{launch}\n}}\n")
    text = text_of(tmp_path, "k")
    for words in expected:
        assert words in text


@pytest.mark.parametrize(
    ("definition", "launch", "expected"),
    [
        ("static __global__ void k(int n) {}", "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        ('extern "C" __global__ void k(int n) {}', "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        ('extern "C" { __global__ void k(int n) {} }', "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        (
            "namespace a { namespace b { __global__ void k(int n) {} } }",
            "a::b::k<<<1, 32>>>(n);",
            ['"a::b::k"', "=32,"],
        ),
        ("namespace { __global__ void k(int n) {} }", "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        ("__global__ void __launch_bounds__(256) k(int n) {}", "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        ("#define KERNEL static __global__\nKERNEL void k(int n) {}", "k<<<1, 32>>>(n);", ['kernel="k"', "block=32,"]),
        (
            "template <typename T, int N> __global__ void k(T *x) {}",
            "k<float, 4><<<1, 32>>>(x); k<double, 8><<<1, 32>>>(y);",
            ['"k<{T}, {N}>"', '{"T": "float32", "N": "4"},', '{"T": "float64", "N": "8"},', 'InOut("x", "T", '],
        ),
        (
            "template <class T> __global__ void k(T *x) {}\ntemplate __global__ void k<int>(int *);",
            "",
            ['{"T": "int32"},'],
        ),
        (
            "constexpr int n4 = 4;\ntemplate <int N> __global__ void k(int *x) {}",
            "k<n4><<<1, 32>>>(x); k<2 * n4><<<1, 32>>>(x);",
            ['{"N": "4"},', '{"N": "8"},'],
        ),
        (
            "const int M = 4;\ntemplate <int N> __global__ void k(int *x) {}",
            "} template <int M> void g(int *x) { k<M><<<1, 32>>>(x);",
            ["depend on the code around: <M>", 'fill_in("the instances'],
        ),
        (
            """template <typename> struct S {};
            template <typename T, template <typename> class O> __global__ void k(T *x) {}
            template __global__ void k<float, S>(float *);""",
            "",
            ['"k<{T}, {O}>"', '{"T": "float32", "O": "S"},', 'InOut("x", "T", '],
        ),
        ("template <class T> __global__ void k(T *x) {}", "k<<<1, 32>>>(x);", ["such as [{'T': ...}]"]),
        ("template <class T> __global__ void k(T *x) {}", "k<U><<<1, 32>>>(x);", ["depend on the code around: <U>"]),
        ("#define ARGS int *x, int n\n__global__ void k(ARGS) {}", "", ["its parameters come from the macro ARGS"]),
        ("#define P(t, n) t n\n__global__ void k(P(int, x)) {}", "", ["its parameters come from the macro P"]),
        ("__global__ void k(int n\n#ifdef A\n, int m\n#endif\n) {}", "", ["a preprocessor line stands among its"]),
        ("template <class... T> __global__ void k(T... x) {}", "", ["it takes any number of parameters"]),
        ("__constant__ float c[4];\n__global__ void k(float *x) { x[0] = c[0]; }", "", ["what variable c "]),
        ("__global__ void k(float *x) { atomicAdd(x, 1.0f); }", "", ["deterministic=False"]),
    ],
)
@pytest.mark.usefixtures("no_parser")
def test_a_definition(tmp_path: Path, definition: str, launch: str, expected: list[str]) -> None:
    project(tmp_path, k__cu=f"{definition}\nvoid f(int n, float *x, double *y) {{ {launch} }}\n")
    text = text_of(tmp_path, "k")
    for words in expected:
        assert words in text


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("#define MAKE(name) __global__ void name(int *x) { x[0] = 1; }\nMAKE(k)", "a kernel in the macro MAKE"),
        ("struct S { static __global__ void k(int *x) {} };", "k is a member of a class"),
    ],
)
def test_what_gets_no_skeleton(tmp_path: Path, code: str, reason: str) -> None:
    run = project(tmp_path, k__cu=code)
    assert not run.specs
    [(place, said)] = run.unread
    assert re.fullmatch(rf"{tmp_path}/src/k\.cu:\d+", place)
    assert said.startswith(reason)


def test_declarations_are_not_kernels(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="there is no kernel in these files"):
        project(tmp_path, k__cu="__global__ void k(int *x);\n")
    with pytest.raises(HipportError):
        scaffold([tmp_path / "nowhere"], tmp_path / "specs")


def test_kernels_of_one_name(tmp_path: Path) -> None:
    run = project(
        tmp_path,
        a__cu="__global__ void k(int *x) {}\n__global__ void k(float *x, int n) {}\n",
        b__cu="__global__ void k(double *x) {}\n",
    )
    assert [spec.path.parent.name for spec in run.specs] == ["k", "k_a", "k_b"]
    assert 'kernel="k(float *, int)"' in text_of(tmp_path, "k_a")
    assert 'kernel="k"' in text_of(tmp_path, "k_b")


def test_a_file_that_exists_stays(tmp_path: Path) -> None:
    project(tmp_path, vectors__cu=SCALE)
    path = tmp_path / "specs" / "scale" / "spec.py"
    path.write_text("mine\n")
    [spec] = scaffold([tmp_path / "src"], tmp_path / "specs").specs
    assert spec.existed
    assert path.read_text() == "mine\n"


def test_files_and_folders_that_cannot_be_used(tmp_path: Path) -> None:
    project(tmp_path, vectors__cu=SCALE)
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError, match="file/scale"):
        scaffold([tmp_path / "src"], tmp_path / "file")


def test_a_source_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project(tmp_path, a__cu=SCALE, b__cu=SCALE.replace("scale", "grow"))
    read = Path.read_bytes

    def refused(path: Path) -> bytes:
        if path.name == "b.cu":
            raise PermissionError(13, "Permission denied")
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refused)
    run = scaffold([tmp_path / "src"], tmp_path / "specs")
    assert [spec.kernel for spec in run.specs] == ["scale"]
    assert run.unread == ((f"{tmp_path}/src/b.cu", "cannot be read: Permission denied"),)


def test_a_kernel_in_a_header(tmp_path: Path) -> None:
    """Its source is the CUDA source that includes it."""
    project(tmp_path, scale__cuh=SCALE, main__cu='#define N 4\n#include "scale.cuh"\nint main() {}\n')
    assert 'source="../../src/main.cu"' in text_of(tmp_path, "scale")


def test_folders_and_macros_of_the_build(tmp_path: Path) -> None:
    (tmp_path / "src" / "inc").mkdir(parents=True)
    (tmp_path / "src" / "inc" / "types.h").write_text("typedef REAL real;\n")
    lists = (
        "project(p CUDA)\nadd_executable(p k.cu)\n"
        "target_include_directories(p PRIVATE inc)\nadd_definitions(-DREAL=double)\n"
    )
    run = project(tmp_path, CMakeLists__txt=lists, k__cu='#include "types.h"\n__global__ void k(real *x) {}\n')
    text = text_of(tmp_path, "k")
    assert not run.parser
    assert 'include=["../../src/inc"]' in text
    assert 'defines={"REAL": "double"}' in text
    assert 'InOut("x", "float64", ' in text


@pytest.mark.usefixtures("no_parser")
def test_without_the_parser(tmp_path: Path) -> None:
    """Plain types are read from tokens, what these do not tell is marked, and the run says so."""
    run = project(tmp_path, k__cu="typedef float real;\n__global__ void k(const uint32_t *x, real *y, size_t n) {}\n")
    text = text_of(tmp_path, "k")
    assert "no such library" in run.parser
    assert 'In("x", "uint32", ' in text
    assert 'Scalar("n", "uint64")' in text
    assert 'InOut("y", fill_in("the type of y of kernel k, real *y' in text


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The skeletons for all kernels of the repository."""
    folder = tmp_path_factory.mktemp("repository")
    scaffold([ROOT / "kernels"], folder)
    return folder


def argument_calls(path: Path) -> dict[str, tuple[str, str]]:
    """The arguments of a skeleton by name: what they are, and their types where these are names."""
    lists = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.keyword)]
    [arguments] = [node.value.elts for node in lists if node.arg == "arguments" and isinstance(node.value, ast.List)]
    return {
        str(call.args[0].value): (ast.unparse(call.func), getattr(call.args[1], "value", ""))
        for call in arguments
        if isinstance(call, ast.Call) and len(call.args) > 1 and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.parametrize("name", [path.parent.name for path in sorted(ROOT.glob("kernels/*/spec.py"))])
def test_the_skeletons_of_our_kernels_agree_with_their_specs(repository: Path, name: str) -> None:
    """Types, order, and what is only read: for each spec of one launch, written by hand."""
    specs = load_file(ROOT / "kernels" / name / "spec.py")
    compared = 0
    for spec in specs:
        path = repository / spec.kernel.partition("<")[0].rpartition("::")[2] / "spec.py"
        passed = [each for each in spec.arguments if not is_variable(each)]
        launches = [] if callable(spec.launches) else [*spec.launches]  # type: ignore[misc]
        if len(launches) != 1 or not path.is_file() or name not in path.read_text():
            continue
        found = argument_calls(path)
        assert len(found) == len(passed)
        for (kind, dtype), argument in zip(found.values(), passed, strict=True):
            compared += 1
            if dtype and isinstance(argument.dtype, str):
                assert dtype == argument.dtype, argument.name
            if kind == "In":
                assert isinstance(argument, In), argument.name
            if kind in ("Scalar", "Struct"):
                assert isinstance(argument, Scalar | Struct), argument.name
            if kind == "Out":
                assert isinstance(argument, Out | Scratch), argument.name
    if not compared:
        pytest.skip("its specs have several launches or kernels")


# To the end: a project of ours, filled in


def fill(path: Path, replacements: dict[str, str]) -> None:
    """Replace each marked part that begins with a text."""
    text = path.read_text()
    for begins, by in replacements.items():
        pattern = rf'fill_in\("{re.escape(begins)}[^\n]*?"\)'
        text, number = re.subn(pattern, lambda _match, by=by: by, text)  # type: ignore[misc]
        assert number == 1, begins
    path.write_text(text)


FILLED = {
    "the sizes": '[{"count": n, "window": w} for n, w in ((1, 1), (100, 33), (1000, 256))]',
    "the shape of samples": '"count"',
    "the shape of rms": "lambda v: blocks(v.count, v.window)",
    "the shape of peak": "lambda v: blocks(v.count, v.window)",
    "the grid": "lambda v: blocks(v.count, v.window)",
}
REFERENCE = """def windows(v):
    return [v.samples[at : at + v.window] for at in range(0, v.count, v.window)]


def reference(v):
    return {
        "rms": [(each @ each / len(each)) ** 0.5 for each in windows(v)],
        "peak": [abs(each).max() for each in windows(v)],
    }


SPEC = KernelSpec("""


@pytest.fixture
def stats(tmp_path: Path) -> Path:
    """The skeleton for the kernel of an example, filled in."""
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))
    shutil.copytree(ROOT / "examples" / "signal_stats", tmp_path / "signal_stats")
    [spec] = scaffold([tmp_path / "signal_stats"], tmp_path / "specs").specs
    fill(spec.path, {**FILLED, "the reference of kernel stats_of_windows": "reference"})
    text = spec.path.read_text().replace("SPEC = KernelSpec(", REFERENCE)
    tolerance = '    tolerance=Tolerance("sums of squares", terms=lambda v: v.window, magnitude=4.0),\n)\n'
    text = text.removesuffix(")\n") + tolerance
    imports = "from hipport.verify import Tolerance\nfrom hipport.verify import blocks\n"
    spec.path.write_text(text.replace("from hipport.verify import fill_in\n", imports))
    return spec.path


@pytest.mark.slow
def test_a_filled_in_spec_passes(stats: Path) -> None:
    run = hipport.verify_paths(stats.parent, VerifyOptions(jobs=1, sanitize=False, wave=(64,)))
    assert run.results
    assert [(result.status.value, result.reasons) for result in run.results if not result.passed] == []


@pytest.mark.slow
def test_a_wrong_reference_fails(stats: Path) -> None:
    stats.write_text(stats.read_text().replace("** 0.5", "** 0.25"))
    run = hipport.verify_paths(stats.parent, VerifyOptions(jobs=1, sanitize=False, wave=(64,), size=("window=33",)))
    assert {result.status.value for result in run.results} == {"failed"}


SAXPY = """#pragma once
#include "real.h"
static __global__ void saxpy(int n, float a, const real *x, real *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"""
MAIN = """#include <cuda_runtime.h>
#include "saxpy.cuh"
int main() {
    int n = 1000;
    float *x, *y;
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&y, n * sizeof(float));
    saxpy<<<(n + 255) / 256, 256>>>(n, 2.0f, x, y);
    return cudaDeviceSynchronize() != cudaSuccess;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(("reference", "status"), [("v.a * v.x + v.y", "passed"), ("v.a * v.x - v.y", "failed")])
def test_the_lines_of_the_documentation(tmp_path: Path, reference: str, status: str) -> None:
    """A kernel of a header, whose own include a folder of the build has; docs/verify.md shows what to write."""
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))
    (tmp_path / "src" / "inc").mkdir(parents=True)
    (tmp_path / "src" / "inc" / "real.h").write_text("#pragma once\ntypedef float real;\n")
    lists = "project(p CUDA)\nadd_executable(p main.cu)\ntarget_include_directories(p PRIVATE inc)\n"
    [spec] = project(tmp_path, CMakeLists__txt=lists, saxpy__cuh=SAXPY, main__cu=MAIN).specs
    page = (ROOT / "docs" / "verify.md").read_text()
    [shown] = re.findall(r"is filled in like this:\n\n```python\n(.*?)```", page, re.DOTALL)
    text = spec.path.read_text()
    imports, _, skeleton = text.partition("SPEC = ")
    given = skeleton[: skeleton.index("    # small and odd")].removeprefix("KernelSpec(\n")
    assert given in shown  # the lines above the sizes are the skeleton's
    filled = shown.replace("v.a * v.x + v.y", reference)
    spec.path.write_text(imports.replace("import fill_in", "import blocks") + filled)
    run = hipport.verify_paths(spec.path.parent, VerifyOptions(jobs=1, sanitize=False, wave=(64,), size=("n=33",)))
    assert [result.status.value for result in run.results] == [status] * 2, run.results[0].reasons


@pytest.mark.long
def test_what_is_not_filled_in_is_named_with_its_line(tmp_path: Path) -> None:
    project(tmp_path, vectors__cu=SCALE)
    path = tmp_path / "specs" / "scale" / "spec.py"
    parts = {
        "the sizes": '[{"n": 33}]',
        "the shape of x": '"n"',
        "the shape of y": '"n"',
        "the value of factor": "2.5",
        "the grid": "2",
        "the block": "32",
    }
    fill(path, parts)
    line = next(at for at, text in enumerate(path.read_text().splitlines(), 1) if "reference=" in text)
    run = hipport.verify_paths(path.parent, VerifyOptions(jobs=1))
    assert [result.reasons for result in run.results] == [(f"{path}:{line}: fill in the reference of kernel scale",)]
