"""What clang refuses in units of a port, by the headers of the CPU engine, and what is left out as these may be the
reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit import ViewStatus
from hipport.unit.prelude import FOLDER
from hipport.unit.units import Units
from scripts.unit.__main__ import BY_HAND

pytestmark = pytest.mark.needs("g++")  # with which the headers of C++ come

RUNTIME = "#include <hip/hip_runtime.h>\n"
REFUSED = [
    pytest.param("hipError_t f();\n", {1: "unknown type name 'hipError_t'"}, id="a header that is not included"),
    pytest.param(f"{RUNTIME}auto e = cudaFree(0);\n", {2: "undeclared identifier 'cudaFree'"}, id="a name of CUDA's"),
    pytest.param(f"{RUNTIME}auto e = hipMemcpy(1, 2);\n", {2: "call to 'hipMemcpy'"}, id="arguments of HIP's function"),
    pytest.param(
        f"{RUNTIME}__global__ void k(void *p) {{\n    hipFree(p);\n}}\n", {3: "'hipFree'"}, id="HIP's in a kernel"
    ),
    pytest.param(f"{RUNTIME}struct float3;\n", {2: "conflicts with type alias"}, id="a type that is no struct in HIP"),
    pytest.param(
        "#include <hipblas/hipblas.h>\nvoid f(hipblasHandle_t h) {\n    hipblasCreate(h);\n}\n",
        {3: "'hipblasCreate'"},
        id="a pointer that is missing",
    ),
    pytest.param(
        "#include <miopen/miopen.h>\nmiopenHandle_t h;\nint n = miopenCreate(h);\n",
        {3: "'miopenCreate'"},
        id="a library that the engine does not have",
    ),
    pytest.param(
        f"{RUNTIME}__global__ void k(int *a) {{\n    *a = missing;\n}}\n",
        {3: "'missing'"},
        id="a name that is not there",
    ),
    pytest.param(
        f"{RUNTIME}void f() {{\n    int n = threadIdx.x;\n}}\n", {3: "'__get_x'"}, id="a thread's place on the host"
    ),
]
#: Code that HIP's compiler takes.
RIGHT = {
    "limits": """
        #include <climits>
        static_assert(LONG_LONG_MIN < LLONG_MAX && LONG_LONG_MAX == LLONG_MAX && ULONG_LONG_MAX == ULLONG_MAX);
    """,
    "runtime": """
        __constant__ float table[4];
        __managed__ int shared_by_all;
        template <class T> __global__ void __launch_bounds__(256, 2) k(T *a, float3 v, int n) {
            int2 place = {blockIdx.x, 2 * threadIdx.y};
            __shared__ T tile[256];
            extern __shared__ int more[];
            const int i = blockIdx.x * blockDim.x + threadIdx.x;
            tile[threadIdx.x] = a[i] + v.x * table[0] + more[0] + warpSize;
            __syncthreads();
            tile[0] += __shfl_down(tile[1], 1) + __ballot(i < n) + __popc(n) + __ldg(&a[0]);
            atomicAdd(a, tile[0]);
            printf("%d %f\\n", i, static_cast<double>(v.y));
        }
        void f(float *a) {
            hipStream_t stream;
            (void)hipStreamCreate(&stream);
            k<<<dim3(1, 2), 256, 16, stream>>>(a, make_float3(1, 2, 3), 4);
            hipLaunchKernelGGL(HIP_KERNEL_NAME(k<float>), dim3(1), 256, 0, 0, a, float3{1, 2, 3}, 4);
            (void)hipMemcpyToSymbol(HIP_SYMBOL(table), a, 16);
            (void)hipDeviceSynchronize();
        }
    """,
    "mathematics": """
        __global__ void k(float *a, double *b, int n) {
            a[0] = sinf(a[1]) + sin(a[1]) + sin(n) + std::sin(a[1]) + pow(a[1], 2) + powf(a[1], 2) + std::pow(b[1], 2);
            a[1] = abs(a[0]) + abs(n) + abs(b[0]) + std::abs(a[0]) + fabs(b[0]) + fabsf(a[1]) + labs(1L) + floor(a[2]);
            a[2] = max(1, 2) + min(n, 2u) + max(a[0], 2.0) + fmaxf(a[0], 1) + fmin(b[0], 2.0) + std::max(a[0], a[1]);
            a[3] = rsqrtf(a[0]) + __expf(a[1]) + sqrt(2) + exp2f(a[1]) + isnan(a[0]) + std::isinf(b[0]);
            sincosf(a[0], a + 1, a + 2);
            enum { WIDTH = 32 };
            a[4] = min(threadIdx.x, WIDTH) + max(WIDTH, n) + max(WIDTH, 3) + min(WIDTH, WIDTH);
        }
        float f(float x) { return abs(x) + std::abs(x) + sin(x) + sin(1) + std::max(x, 1.0f) + powf(x, 2); }
    """,
    "mathematics without the runtime's header": """
        __attribute__((host, device)) double f(double x) { return std::sqrt(x) + std::exp(x) + sqrt(x) + std::abs(x); }
        __attribute__((device)) float g(float x) { return std::sqrt(x) + std::pow(x, 2.0f) + std::fma(x, x, x); }
    """,
    "the C library": """
        #include <assert.h>
        struct Node { int n; };
        __global__ void k(char *a, clock_t *t) {
            memcpy(a, a + 1, 3);
            memset(a, 0, 3);
            Node *node = new Node{1};
            delete node;
            int *many = new int[3];
            delete[] many;
            free(malloc(3));
            new (a) Node;
            *t = clock() + clock64();
            assert(a[0] == 0);
            std::memcpy(a, a + 1, 3);
            std::memset(a, 0, 3);
            std::free(std::malloc(3));
            a[0] = std::abs(a[1]) + std::abs(*t) + std::labs(1L) + std::llabs(1LL);
        }
        void f(void *a) { delete new Node; memcpy(a, a, 0); free(malloc(1)); assert(a != nullptr); }
    """,
    "textures": """
        texture<float, hipTextureType2D, hipReadModeElementType> reference;
        __global__ void k(hipTextureObject_t t, float *a) { *a = tex2D<float>(t, 1, 2) + tex2D(reference, 1, 2); }
    """,
    "numbers of 16 bits": """
        #include <hip/hip_fp16.h>
        #include <hip/hip_bf16.h>
        __global__ void k(__half *a, __half2 *b, __hip_bfloat16 *c) {
            a[0] = __hadd(a[1], __float2half(1.0f)) + a[2] * __half(2);
            b[0] = __hfma2(b[1], b[2], b[0]);
            c[0] = __float2bfloat16(__bfloat162float(c[1]));
        }
    """,
    "templates of templates": """
        template <class T, int N = 4> struct Pack { T values[N]; };
        template <template <class> class C, class T> __global__ void fill(C<T> to, T value) { to.values[0] = value; }
        void f() { fill<Pack, float><<<1, 1>>>(Pack<float>(), 2.0f); }
    """,
    "cooperative groups": """
        #include <hip/hip_cooperative_groups.h>
        namespace cg = cooperative_groups;
        __global__ void k(int *a) {
            auto block = cg::this_thread_block();
            auto tile = cg::tiled_partition<32>(block);
            a[block.thread_rank()] = tile.shfl_down(a[0], 1);
            tile.sync();
            cg::this_grid().sync();
        }
    """,
    "Thrust and hipCUB": """
        #include <thrust/device_vector.h>
        #include <thrust/sort.h>
        #include <thrust/transform_reduce.h>
        #include <hipcub/hipcub.hpp>
        struct Twice { __host__ __device__ float operator()(float x) const { return 2 * x; } };
        float f(thrust::device_vector<float> &v, size_t &bytes) {
            thrust::sort(v.begin(), v.end());
            float *raw = thrust::raw_pointer_cast(v.data());
            (void)hipcub::DeviceReduce::Sum(nullptr, bytes, raw, raw, 3);
            return thrust::transform_reduce(v.begin(), v.end(), Twice(), 0.0f, thrust::plus<float>());
        }
        __global__ void k(float *a) {
            using Reduce = hipcub::BlockReduce<float, 256>;
            __shared__ typename Reduce::TempStorage storage;
            a[0] = Reduce(storage).Sum(a[threadIdx.x]);
        }
    """,
    "random numbers and libraries": """
        #include <hiprand/hiprand.h>
        #include <hiprand/hiprand_kernel.h>
        #include <hipfft/hipfft.h>
        #include <hipsparse/hipsparse.h>
        #include <hipsolver/hipsolver.h>
        __global__ void k(hiprandState *s, float *a) { hiprand_init(1, 2, 3, s); *a = hiprand_uniform(s); }
        void f(hipfftHandle plan, hipfftComplex *a) { hipfftExecC2C(plan, a, a, HIPFFT_FORWARD); }
    """,
    "hipport's own headers": """
        #include "hipport/warp.h"
        #include "hipport/sample_math.h"
        #include "hipport/sample_cuda.h"
        #include "hipport/c_string.h"
        #include "hipport/host_call.h"
        #include "hipport/declval.h"
        #include "hipport/mma.h"
        #include "hipport/device.h"
        __device__ int length(const char *s) { return strlen(s) + std::strcmp(s, "a") + memcmp(s, s, 1); }
        __host__ __device__ void say(bool is_wrong) { if (is_wrong) HIPPORT_HOST_CALL(puts("wrong")); }
        __device__ auto one(int n) -> decltype(std::declval<int>() + n) { return n; }
        void f(void *p) { checkCudaErrors(hipFree(p)); }
        __global__ void k(float3 *a) { *a = 2.0f * normalize(cross(*a, make_float3(1.0f))); }
    """,
}
UNCERTAIN = [
    pytest.param("auto x = hipNewerThanThis(1);\n", id="a name of HIP's that the headers lack"),
    pytest.param("#include <thrust/pair.h>\nint n = thrust::does_not_exist;\n", id="a name in such a library"),
    pytest.param("int n = __builtin_amdgcn_no_such(1);\n", id="a builtin"),
    pytest.param(
        "#include <hipfft/hipfftXt.h>\nint f(hipLibXtDesc *d) { return d->version; }\n", id="a type without members"
    ),
    pytest.param(
        f"{RUNTIME}__global__ void k() {{ __shared__ alignas(16) float a[4]; }}\n", id="what newer versions take"
    ),
    pytest.param(
        f"{RUNTIME}__global__ void k() {{\n#pragma unroll 0\nfor (int i = 0; i < 3; ++i) {{}}\n}}\n", id="no unrolling"
    ),
    pytest.param("typedef struct { int a; void f() {} } A;\n", id="a struct with functions that a typedef names"),
    pytest.param(
        f"{RUNTIME}template <class T> struct Box {{ T x; __host__ __device__ Box(T x) : x(x) {{}} }};\n"
        "template <class T> Box(T) -> Box<T>;\n__host__ __device__ int f(int n) { return Box(n).x; }\n",
        id="a guide for deduction",
    ),
    pytest.param(f"{RUNTIME}static_assert(sizeof(hipDeviceProp_t) == 1);\n", id="a size"),
    pytest.param(
        "#include <thrust/pair.h>\nusing Mine = thrust::Missing<int>;\nint n = Mine::size;\nMine f();\n",
        id="a declaration's name",
    ),
    pytest.param("#include <no_such_header.h>\nint n = missing;\n", id="a header that is not there"),
]


def refused(units: Units, folder: Path, code: str, flags: Flags | None = None, *, host: bool = False) -> dict[int, str]:
    path = folder / "a.cu"
    path.write_text("int n = of_the_original;\n")
    answers = units.refusals(path, code.encode(), folder, flags, host=host, port=())
    assert answers.view.status is ViewStatus.PARSED
    return {each.line: each.text for each in answers.refusals}


def check(found: dict[int, str], expected: dict[int, str]) -> None:
    assert [*found] == [*expected], found
    assert all(text in found[line] for line, text in expected.items()), found


@pytest.mark.parametrize(("code", "expected"), REFUSED)
def test_refused(units: Units, tmp_path: Path, code: str, expected: dict[int, str]) -> None:
    check(refused(units, tmp_path, code), expected)


@pytest.mark.long
@pytest.mark.parametrize("name", RIGHT)
def test_what_hip_has_is_not_refused(units: Units, tmp_path: Path, name: str) -> None:
    code = f"{RUNTIME}{RIGHT[name]}\nint last = missing;\n"  # of whose parse something is said
    check(refused(units, tmp_path, code), {code.count("\n"): "'missing'"})


@pytest.mark.parametrize("code", UNCERTAIN)
def test_nothing_is_said_of_what_is_not_certain(units: Units, tmp_path: Path, code: str) -> None:
    assert refused(units, tmp_path, code) == {}


def test_what_a_doubtful_line_does_not_declare_is_certain(units: Units, tmp_path: Path) -> None:
    code = "#include <thrust/pair.h>\nusing Mine = thrust::Missing<int>;\nint n = missing;\n"
    check(refused(units, tmp_path, code), {3: "'missing'"})


def test_a_source_of_the_host_has_no_kernels(units: Units, tmp_path: Path) -> None:
    code = (
        f"{RUNTIME}hipError_t f(void *p) {{ return hipFree(p); }}\nfloat3 v;\nint n = threadIdx.x;\nint m = missing;\n"
    )
    check(refused(units, tmp_path, code, host=True), {4: "'threadIdx'", 5: "'missing'"})


def test_the_files_of_the_port_are_parsed_and_not_those_that_are_there(units: Units, tmp_path: Path) -> None:
    header = tmp_path / "a.h"
    header.write_text("#include <cuda_runtime.h>\nint n = first;\n")
    code = b'#include "a.h"\nint m = second;\n'
    answers = units.refusals(tmp_path / "a.cu", code, tmp_path, port=[(str(header), b"\nint n = third;\n")])
    assert answers.view.missing == ()
    assert [(Path(each.path).name, each.line, each.text.split("'")[1]) for each in answers.refusals] == [
        ("a.h", 2, "third"),
        ("a.cu", 2, "second"),
    ]


def test_a_macro_that_has_the_name_of_a_member_of_hips_is_told_where_the_header_is_included(
    units: Units, tmp_path: Path
) -> None:
    (tmp_path / "between.h").write_text(f"\n{RUNTIME}")
    told = "hip/hip_runtime_api.h has a name arch, which is a macro here"
    check(refused(units, tmp_path, f"#define arch 70\n{RUNTIME}int n = missing;\n"), {2: told})
    flags = Flags(macros=("-Darch=70",))
    check(refused(units, tmp_path, '#include "between.h"\nint n = missing;\n', flags), {2: told})
    check(refused(units, tmp_path, "#define arch 70\nint n = missing;\n"), {2: "'missing'"})


@pytest.mark.parametrize("header", ["stdalign.h", "stdnoreturn.h", "iso646.h", "cpuid.h", "mm_malloc.h", "immintrin.h"])
@pytest.mark.parametrize("host", [False, True])
def test_headers_of_the_compiler(units: Units, tmp_path: Path, header: str, host: bool) -> None:
    check(refused(units, tmp_path, f"#include <{header}>\nint n = missing;\n", host=host), {2: "'missing'"})


@pytest.mark.parametrize("host", [False, True])
def test_all_headers_together_are_parsed(units: Units, tmp_path: Path, host: bool) -> None:
    place = FOLDER / "port"
    names = [path.relative_to(place).as_posix() for path in sorted(place.rglob("*.*"))]
    public = [name for name in names if f"port/{name}" not in BY_HAND]
    if host:
        public = [name for name in public if not name.startswith(("hipcub/", "rocwmma/", "thrust/", "hiprand/"))]
    code = "".join(f"#include <{name}>\n" for name in public)
    check(refused(units, tmp_path, f"{code}int n = missing;\n", host=host), {len(public) + 1: "'missing'"})
