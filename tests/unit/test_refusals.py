"""What clang refuses in units, and what is left out as it may be due to the stubs of CUDA's headers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit import ViewStatus
from hipport.unit.clang import Clang
from hipport.unit.parse import Parser
from hipport.unit.parse import ParseTask
from hipport.unit.units import Units

pytestmark = pytest.mark.needs("g++")  # with which the headers of C++ come

MORE_THAN_NVCC = [
    pytest.param(
        "struct Ray { __host__ __device__ void set(float x); };\n__host__ void Ray::set(float x) {}\n",
        {2: "cannot overload __host__ __device__ function 'set'"},
        id="marks that differ",
    ),
    pytest.param(
        "struct Size { int width; };\nSize of(size_t n) { return Size{n}; }\n",
        {2: "cannot be narrowed from type 'size_t'"},
        id="a number that becomes narrower",
    ),
    pytest.param(
        "template <class T> struct Box { typedef T type; };\ntemplate <class T> void f() { Box<T>::type one = 1; }\n",
        {2: "expected ';' after expression"},
        id="a dependent type without typename",
    ),
    pytest.param(
        "__global__ void k(int *a) {\n    __shared__ int sum = 0;\n    *a = sum;\n}\n",
        {2: "initialization is not supported for __shared__ variables"},
        id="an initialized shared variable",
    ),
    pytest.param(
        "int on_host() { return 1; }\n__global__ void k(int *a) { *a = on_host(); }\n",
        {2: "no matching function for call to 'on_host'"},
        id="a function of the host in a kernel",
    ),
    pytest.param(
        "#ifdef __CUDA_ARCH__\n__device__ int at(int i) { return i + missing; }\n#endif\n",
        {2: "undeclared identifier 'missing'"},
        id="an arm for the device",
    ),
    pytest.param(
        "template <class T> int size(T t) { return t.size(); }\nint n = size(1.0);\n",
        {1: "member reference base type 'double'"},
        id="what a template becomes",
    ),
    pytest.param(
        "#define VALUE_OF(type, name) type value_of_##name() { return name; }\nVALUE_OF(int,\n         missing)\n",
        {3: "undeclared identifier 'missing'"},
        id="an argument of a macro on its own line",
    ),
    pytest.param(
        "int first = one;\nint second = two;\n",
        {1: "undeclared identifier 'one'", 2: "undeclared identifier 'two'"},
        id="each once, though both compilations have them",
    ),
]
RIGHT = [
    pytest.param("texture<float, 1> t;\n__global__ void k(float *a) { *a = tex1Dfetch(t, 1); }\n", id="texture"),
    pytest.param("class texture {};\nnamespace surface { int n; }\n", id="types of the project called texture"),
    pytest.param(
        "struct A { int n; };\n__device__ void f(void *p) { new (p) A{1}; }\nvoid g(void *p) { new (p) A{1}; }\n",
        id="new in a place, for the host and the device",
    ),
    pytest.param("#include <emmintrin.h>\n__m128i v;\n", id="types of the processor"),
    pytest.param("#include <curand_kernel.h>\nstruct Walk { curandState state[2]; };\n", id="curand's states"),
    pytest.param("#include <host_defines.h>\n#include <device_functions.h>\n", id="headers that CUDA 12 dropped"),
    pytest.param(
        "#include <helper_cuda.h>\n#include <helper_math.h>\n#include <cutil_inline.h>\n"
        "void f() { checkCudaErrors(cudaFree(0)); cutilSafeCall(cudaFree(0)); }\n"
        "__global__ void k(float3 *a) { *a = 2.0f * normalize(cross(*a, make_float3(1.0f))); }\n",
        id="helpers of the samples",
    ),
    pytest.param("#include <omp.h>\nint n = omp_get_max_threads();\n", id="OpenMP"),
    pytest.param("__global__ void k(clock_t *t) { *t = clock(); }\nclock_t t = clock();\n", id="a clock for each side"),
    pytest.param("typeof(1) one = 1;\nbool is(float x) { return isfinite(x); }\n", id="what g++ knows"),
]
UNCERTAIN = [
    pytest.param("auto x = cudaNewerThanThis(1);\n", id="a name of CUDA's"),
    pytest.param("int n = cub::DoesNotExist<int>::value;\n", id="a library of templates"),
    pytest.param("float4 v;\nint n = v.q;\n", id="a type of CUDA's"),
    pytest.param("#include <emmintrin.h>\n__m128i v = _mm_no_such();\n", id="a function of the processor"),
    pytest.param("void f(cudaStream_t s);\nvoid g() { f(1.5); }\n", id="a type of CUDA's in a note"),
    pytest.param("static_assert(sizeof(cudaDeviceProp) == 1);\n", id="a size of a type of CUDA's"),
    pytest.param(
        "template <class T> struct Box { T x; __host__ __device__ Box(T x) : x(x) {} };\n"
        "template <class T> Box(T) -> Box<T>;\n__host__ __device__ int f(int n) { return Box(n).x; }\n",
        id="a guide for deduction",
    ),
    pytest.param("typedef cub::Missing<int> Mine;\nint n = Mine::size;\n", id="a declaration's name"),
    pytest.param(
        "struct Box : cub::Missing<int> {\n    int f();\n    int g() { return size; }\n};\n"
        "int Box::f() { return size; }\nint n = Box().size;\n",
        id="a class with a base of a library",
    ),
    pytest.param(
        "auto f() {\n    auto x = cudaNewerThanThis(1);\n    return x + 1;\n}\nint n = f().size;\n",
        id="a result that the body tells",
    ),
    pytest.param(
        "void f(int n) {\n    int a =\n        cudaNewerThanThis(n);\n    also(a);\n}\n", id="in the same function"
    ),
    pytest.param("cub::Missing<int> x y;\nint m = also;\n", id="after broken syntax"),
    pytest.param("CUB_BEGIN(1)\nint f() { return also; }\n", id="a macro of a library"),
    pytest.param(
        "namespace cub {\ntemplate <> struct Limits<int> : None<int> {};\n}\n", id="in a namespace of a library"
    ),
    pytest.param(
        "template <> struct cub::Limits<int> : None<int> {};\n", id="several of one line, one of which names a library"
    ),
    pytest.param("int n = missing;\n#error no timer for this system\n", id="an error line"),
    pytest.param("#include <hip/hip_runtime.h>\nint n = missing;\n", id="HIP already"),
    pytest.param('#include "config.h"\nint n = missing;\n', id="a header that is not there"),
]


def refused(units: Units, folder: Path, code: str, *, standard: str = "") -> list[tuple[str, int, str]]:
    path = folder / "a.cu"
    path.write_text(code)
    answers = units.refusals(path, code.encode(), folder, Flags(standard=standard))
    assert answers.view.status is ViewStatus.PARSED
    return [(Path(each.path).name, each.line, each.text) for each in answers.refusals]


@pytest.mark.parametrize(("code", "expected"), MORE_THAN_NVCC)
def test_refused(units: Units, tmp_path: Path, code: str, expected: dict[int, str]) -> None:
    found = refused(units, tmp_path, code)
    assert [line for _, line, _ in found] == [*expected], found
    assert all(text in found[index][2] for index, text in enumerate(expected.values())), found


@pytest.mark.parametrize(
    "standard", ["c++17", *(pytest.param(each, marks=pytest.mark.slow) for each in ("c++14", "c++20"))]
)
@pytest.mark.parametrize("code", RIGHT)
def test_not_refused(units: Units, tmp_path: Path, code: str, standard: str) -> None:
    assert refused(units, tmp_path, code, standard=f"-std={standard}") == []


@pytest.mark.slow
def test_the_standard_counts(units: Units, tmp_path: Path) -> None:
    code = "extern int a[];\nvoid f() { register int i = a[0]; }\n"
    assert refused(units, tmp_path, code, standard="-std=c++14") == []
    assert [line for _, line, _ in refused(units, tmp_path, code, standard="-std=c++17")] == [2]


@pytest.mark.parametrize("code", UNCERTAIN)
def test_nothing_is_said_of_what_is_not_certain(units: Units, tmp_path: Path, code: str) -> None:
    assert refused(units, tmp_path, code) == []


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("int n = missing;\nauto x = cudaNewerThanThis(1);\n", 1),
        ("auto x = cudaNewerThanThis(1);\nint n = missing;\n", 2),
        ("void f() {\n    cudaNewerThanThis(1);\n}\nvoid g() {\n    f();\n    missing();\n}\n", 6),
        ("struct A {\n    void f() { cudaNewerThanThis(1); }\n};\nint n = A().missing;\n", 4),
        ("struct A {\n    cub::Missing<int> a;\n};\nstruct B {\n    int n = missing;\n};\n", 5),
        ("struct A {};\nbool is = A() < 1;\n", 2),
    ],
    ids=[
        "before what is doubtful",
        "after a variable",
        "after a function",
        "a member of a class with a doubtful method",
        "in another class",
        "operands of the project, though the stubs have operators",
    ],
)
def test_what_nothing_doubtful_leads_to_is_certain(units: Units, tmp_path: Path, code: str, expected: int) -> None:
    assert [line for _, line, _ in refused(units, tmp_path, code)] == [expected]


def test_two_declarations_of_the_project_are_certain_whatever_comes_before(units: Units, tmp_path: Path) -> None:
    code = (
        "auto x = cudaNewerThanThis(1);\nint m = x.y;\n"
        "struct Ray { __host__ __device__ void all(float x); };\n__host__ void Ray::all(float x) {}\n"
    )
    assert [line for _, line, _ in refused(units, tmp_path, code)] == [4]


def test_nothing_is_said_where_there_are_no_headers(tmp_path: Path) -> None:
    parser = Parser(Clang(), None, lambda _seconds: None)
    task = ParseTask(str(tmp_path / "a.cu"), b"int n = missing;\n", Flags(), (), 20.0, system=False, root=str(tmp_path))
    answers = parser.run(task).answers
    assert answers.view.reason == "this machine has no headers of C++"
    assert answers.refusals == ()


def test_a_header_of_the_project_counts_and_one_of_others_ends_it(units: Units, tmp_path: Path) -> None:
    project, other = tmp_path / "project", tmp_path / "other"
    for folder in (project, other):
        folder.mkdir()
        (folder / f"{folder.name}.h").write_text("int of_header = nothing;\n")
    code = '#include "project.h"\n#include <other.h>\nint n = missing;\n'
    (project / "a.cu").write_text(code)
    answers = units.refusals(project / "a.cu", code.encode(), project, Flags(include=(str(other),)))
    assert [Path(each.path).name for each in answers.refusals] == ["project.h"]
