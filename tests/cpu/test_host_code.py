"""Sources whose host code does not compile here, or says otherwise what is HIP's: their kernels compile and compute."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import EngineError
from hipport.cpu import LaunchError
from hipport.cpu.translate import translate

pytestmark = pytest.mark.slow  # compiles one kernel after the other

_KERNEL = "__global__ void k(int* out) { out[threadIdx.x] = 7; }\n"
_STANDARD = (
    "algorithm array atomic cassert chrono cmath complex cstdio cstdlib cstring deque fstream functional "
    "iomanip iostream iterator limits list map memory mutex numeric optional ostream queue random regex "
    "set sstream stdexcept string thread tuple type_traits unordered_map utility valarray variant vector "
).split()

#: Sources with a kernel ``k`` that writes 7 for each of four threads.
SOURCES = {
    "the standard library after HIP": "#include <hip/hip_runtime.h>\n"
    + "".join(f"#include <{name}>\n" for name in _STANDARD)
    + _KERNEL,
    "the standard library before HIP": "".join(f"#include <{name}>\n" for name in _STANDARD)
    + "#include <hip/hip_runtime.h>\n"
    + _KERNEL,
    "noinline in all spellings": """
        #define APART __attribute__((__noinline__))
        #define FAR __noinline__
        APART __device__ int three() { return 3; }
        __device__ __noinline__ int two() { return 2; }
        __attribute__((__unused__, __noinline__)) __device__ int one() { return 1; }
        [[gnu::__noinline__]] __device__ int half() { return 0; }
        FAR __device__ int last() { return 1; }
        __global__ void k(int* out) { out[threadIdx.x] = three() + two() + one() + half() + last(); }""",
    "min of the host beside hipport's and HIP's": """
        #include "hipport/minmax.h"
        unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
        static inline float max(float a, float b) { return a; }
        __global__ void k(int* out) { out[threadIdx.x] = min(7u, 9u) + (int)max(-1.0f, 0.0f); }""",
    "a function of the host and one of the device": """
        float scaled(float x) { return host_only::scale * x; }
        __device__ float scaled(float x) { return 7 * x; }
        __global__ void k(int* out) { out[threadIdx.x] = scaled(1.0f); }""",
    "variables of the host named as HIP's": """
        dim3 gridDim(4), blockDim(16);
        struct Launch { dim3 gridDim, blockDim; };
        int main() {
            dim3 gridDim(4); uint3 threadIdx = {}; int blockIdx = 3, warpSize = 32;
            k<<<gridDim, 16>>>(nullptr);
        }
        """
    + _KERNEL,
    "parameters and members of device code named as HIP's": """
        struct Launch { dim3 gridDim; unsigned blockIdx = 1; };
        __host__ __device__ int rows(const Launch& launch) { return launch.gridDim.y + launch.blockIdx; }
        __device__ int columns(dim3 gridDim, const uint3 &threadIdx) { return gridDim.x * threadIdx.x; }
        __global__ void k(int* out) {
            Launch launch{dim3(1, 2)};
            { unsigned blockDim = 2, gridDim = 1; launch.blockIdx += blockDim - gridDim; }
            out[threadIdx.x] = rows(launch) + columns(dim3(blockDim.x), uint3{gridDim.x}) - 1;
        }""",
    "static shared memory": """
        #define TILE static __shared__ int
        __global__ void k(int* out) {
            static __shared__ int a[4];
            __shared__ static int b[4];
            TILE c[4];
            a[threadIdx.x] = 1; b[threadIdx.x] = 2; c[threadIdx.x] = 4;
            __syncthreads();
            out[threadIdx.x] = a[3 - threadIdx.x] + b[threadIdx.x] + c[threadIdx.x];
        }""",
    "arrays of variable length in copies": """
        int main(int n, char**) { float h[n]; float* d; hipMalloc(&d, n); hipMemcpy(d, h, n, hipMemcpyHostToDevice); }
        """
    + _KERNEL,
    "a launch over lines of a macro": """
        #define RUN(n, p) \\
            do { k<<<dim3(n), \\
                     256>>>(p, \\
                            n); \\
            } while (0)
        #define LINE __LINE__
        __global__ void k(int* out) { out[threadIdx.x] = LINE - 1; }""",
    "interfaces of the host that the engine lacks": """
        static hipblasHandle_t handle;
        hipMemPool_t pool_of(hipStream_t stream, hipMemPoolProps props = hipMemPoolProps());
        template <class T> hipError_t copy(T* p, hipMemcpyKind kind) { return hipMemcpyFancy(p, hipMemcpyNew); }
        template hipError_t copy<float>(float*, hipMemcpyKind);
        int main() { hipExternalMemoryHandleDesc desc; return hipImportExternalMemory(&desc); }
        """
    + _KERNEL,
    "headers that are not there": """
        #include <opencv2/core.hpp>
        #include "../../common/book.h"
        namespace fs = std;
        using namespace cv;
        using namespace boost::numeric;
        using namespace fs;
        cv::Mat image;
        void show(const cv::Mat& m) { CHECK(m); }
        TEST(Kernels, Run) { EXPECT_EQ(1, 1); }
        """
    + _KERNEL,
    "variables of the host with initializers": """
        int argument();
        static int global = argument();
        std::vector<int> table = make_table(3), others{1, 2};
        auto twice = [](int x) { return missing(x); };
        """
    + _KERNEL,
    "classes of the host, and of both": """
        class Window : public QWidget { Q_OBJECT void paint() override; };
        struct Both {
            int n;
            void upload(hipGraphNodeParams p) { missing(n, p); }
            static Both load(const char* path) { return Reader(path).read(); }
            __host__ __device__ int value() const { return n; }
        };
        Window::Window() : QWidget(nullptr), id{3} { paint(); }
        __global__ void k(int* out) { Both b{7}; out[threadIdx.x] = b.value(); }""",
    "device code that no kernel reaches": """
        #include <hipcub/hipcub.hpp>
        template <class T> struct Stride {
            typename T::difference_type n;
            __device__ int operator()(T i) { return n; }
        };
        __device__ thrust::tuple<int> pair_of(int n) { return hipcub::pair(n); }
        struct Number { int n; };
        __device__ Number operator+(Number a, Number b) { return {a.n + b.n}; }
        struct Range { int n; };
        __device__ const int* begin(const Range& r) { return &r.n; }
        __device__ const int* end(const Range& r) { return &r.n + 1; }
        __global__ void k(int* out) {
            Range range{3};
            for (int n : range) out[threadIdx.x] = (Number{n} + Number{4}).n;
        }""",
    "what device code reaches without marks": """
        constexpr int one() { return 1; }
        static const int two = 2;
        enum { three = 3 };
        #define MARKED __host__ __device__
        typedef int (*Function)(int);
        using Number = int;
        template <class T> struct Traits;
        template <> struct Traits<int> { static constexpr Number zero = 0; };
        MARKED int zero() { return Traits<int>::zero; }
        #define CONSTANT(type, name, value) static const type name##_value = value;
        CONSTANT(int, last, 1)
        namespace a { namespace { constexpr int nothing[] = {0, 0}; } }
        __global__ void k(int* out) {
            out[threadIdx.x] = one() + two + three + zero() + last_value + a::nothing[1];
        }""",
    "kernels that macros make": """
        #define KERNEL(name, value) __global__ void name(int* out) { out[threadIdx.x] = value; }
        int helper() { return missing(); }
        KERNEL(k, 7)
        int other() { return missing(); }""",
    "an unbalanced function stays": """
        #ifdef LARGE
        __device__ int f(long n) {
        #else
        __device__ int f(int n) {
        #endif
            return n;
        }
        __global__ void k(int* out) { out[threadIdx.x] = f(7); }""",
}  # fmt: skip


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_compiles_and_computes(source: str) -> None:
    out = np.zeros(4, np.int32)
    Engine().compile(source, kernels=["k"]).launch("k", 1, 4, [out])
    assert out.tolist() == [7, 7, 7, 7]


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_lines_stay(source: str) -> None:
    text = translate(Path("a.hip"), source.encode(), ()).text
    assert text.count("\n") == source.count("\n") + 1  # the #line before it


def test_parts_of_functions_in_files_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "body.inc").write_text("int unused = value(3);\nout[threadIdx.x] = value(7);\n")
    (tmp_path / "main.inc").write_text("run(missing);\n")
    source = tmp_path / "k.hip"
    source.write_text(
        "__device__ int value(int n) { return n; }\n"
        'int main() {\n#include "main.inc"\n}\n'
        '__global__ void k(int* out) {\n#include "body.inc"\n}\n'
    )
    out = np.zeros(1, np.int32)
    Engine().compile(source).launch("k", 1, 1, [out])
    assert out[0] == 7


def test_host_code_of_headers(tmp_path: Path) -> None:
    (tmp_path / "both.h").write_text(
        '#pragma once\n#include "below.h"\n'
        "inline void check(cublasStatus_t s) { exit(s); }\n__device__ inline int value() { return seven; }\n"
    )
    (tmp_path / "below.h").write_text("static const int seven = 7;\nstatic Unknown nothing;\n")
    source = tmp_path / "k.hip"
    source.write_text('#include "both.h"\n__global__ void k(int* out) { *out = value(); }\nint main() { check(0); }\n')
    out = np.zeros(1, np.int32)
    Engine().compile(source).launch("k", 1, 1, [out])
    assert out[0] == 7


def test_only_the_kernels_asked_for() -> None:
    source = f"template <class T> __global__ void other(T* p) {{ missing::call(p); }}\n{_KERNEL}"
    source += "__device__ int variable = 3;\n__global__ void another(int* p) { missing::call(p); }"
    with pytest.raises(CompileError, match="missing"):
        Engine().compile(source, kernels=["k"])
    module = Engine().compile(source, kernels=["k"], only=True)
    assert list(module.kernels) == ["k"]
    assert module.variable("variable", np.int32)[0] == 3


class TestMissingHeaders:
    def test_are_told_of(self) -> None:
        source = f'#include <no/such.hpp>\n#include "{"../" * 3}nor/this.h"\n{_KERNEL}'
        for _ in range(2):  # compiled, and from the cache
            library = Engine().compile(source).library
            assert library.missing_headers == ("no/such.hpp", "../../../nor/this.h")
        assert Engine().compile(_KERNEL).library.missing_headers == ()

    def test_are_named_where_device_code_needs_them(self) -> None:
        source = '#include "no/such.hpp"\n__global__ void k(int* out) { *out = such(); }\n'
        with pytest.raises(CompileError) as raised:
            Engine().compile(source, path="a.hip")
        first, second = raised.value.messages
        assert "no/such.hpp" in first.text
        assert "such" in second.text
        assert [message.place and message.place.line for message in (first, second)] == [1, 2]

    def test_further_up_than_folders_go(self) -> None:
        with pytest.raises(CompileError, match="such"):
            Engine().compile(f'#include "{"../" * 20}such.h"\n{_KERNEL}')


class TestUndefined:
    SOURCE = """
        namespace other { __device__ int file(int n, const float* p); }
        int host(int n);
        __global__ void k(int* out, bool call) { *out = call ? other::file(3, nullptr) : 7; }"""

    def test_functions_that_are_not_called(self) -> None:
        out = np.zeros(1, np.int32)
        Engine().compile(self.SOURCE).launch("k", 1, 1, [out, False])
        assert out[0] == 7

    @pytest.mark.parametrize("check", [False, True])
    def test_functions_that_are_called(self, check: bool) -> None:
        module = Engine(check=check).compile(self.SOURCE)
        with pytest.raises(LaunchError, match=r"calls other::file\(int, float const\*\), which no file"):
            module.launch("k", 1, 1, [np.zeros(1, np.int32), True])

    @pytest.mark.parametrize(
        ("source", "name"),
        [
            ("extern __constant__ float table[4]; __global__ void k(float* out) { *out = table[1]; }", "table"),
            ("namespace n { extern __device__ int v; } __global__ void k(int* out) { *out = n::v; }", "n::v"),
        ],
    )
    def test_variables(self, source: str, name: str) -> None:
        with pytest.raises(EngineError, match=rf"{name} is used and not defined: include the file that defines it"):
            Engine().compile(source)


class TestOverloads:
    SOURCE = """
        __global__ void k(float* out, int n) { *out = 1; }
        __global__ void k(double* __restrict__ out, const int n = 3) { *out = 2; }
        __global__ void k(const float (*p)[4], int out[1]) { *out = 3; }
        namespace a {
        template <class T> __global__ void t(T* out) { *out = 4; }
        __global__ void t(int* out) { *out = 5; }
        template __global__ void t<float>(float* out);
        template <class T, int n> __global__ void u(T* out) { *out = n; }
        template <class T, int n> __global__ void u(T* out, T value) { *out = n * value; }
        template <class T> __global__ void u(T* out, T a, T b) { *out = a + b; }
        }"""

    @pytest.mark.parametrize(
        ("kernel", "dtype", "expected"),
        [
            ("k(float*, int)", np.float32, 1),
            ("k( double * , const int )", np.float64, 2),
            ("a::t(int*)", np.int32, 5),
            ("a::t", np.int32, 5),
            ("a::t<float>(float*)", np.float32, 4),
            ("a::t<double>(double*)", np.float64, 4),
            ("a::u<float, 4>(float*)", np.float32, 4),
            ("a::u<float, 2>(float*, float)", np.float32, 6),
            ("a::t<double>", np.float64, 4),
        ],
    )
    def test_are_named_by_their_parameters(self, kernel: str, dtype: type[np.generic], expected: int) -> None:
        module = Engine().compile(self.SOURCE, kernels=[kernel])
        out = np.zeros(1, dtype)
        module.launch(kernel, 1, 1, [out, 3] if "," in kernel.partition("(")[2] else [out])
        assert out[0] == expected

    def test_are_told_where_the_name_is_not_enough(self) -> None:
        with pytest.raises(EngineError, match=r"k is overloaded: name it with its parameters, k\(.*double.*float"):
            Engine().compile(self.SOURCE, kernels=["k"]).launch("k", 1, 1, [np.zeros(1), 3])

    def test_of_templates_are_told(self) -> None:
        text = r"a::u<float, 4> is overloaded: name it with its parameters, a::u<float, 4>\(T\*\) or a::u<float, 4>\(T"
        with pytest.raises(CompileError, match=text):
            Engine().compile(self.SOURCE, kernels=["a::u<float, 4>"])

    def test_other_errors_are_told_as_they_are(self) -> None:
        with pytest.raises(CompileError, match="undeclared"):
            Engine().compile(self.SOURCE + "__global__ void v() { undeclared(); }", kernels=["a::u<float>"])

    def test_a_template_with_other_arguments_is_no_overload(self) -> None:
        source = """template <class T> __global__ void k(T* out) { *out = 1; }
        template <int n> __global__ void k(float* out) { *out = n; }"""
        module = Engine().compile(source, kernels=["k<float>", "k<3>"])
        out = np.zeros(1, np.float32)
        module.launch("k<3>", 1, 1, [out])
        assert out[0] == 3

    def test_a_declaration_before_is_none(self) -> None:
        source = "__global__ void k(int*);\n__global__ void k(int* out) { *out = 7; }"
        assert list(Engine().compile(source).kernels) == ["k"]
