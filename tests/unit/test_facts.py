"""Every kind of answer, each about one place of a small file: that of ``@`` in the source."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit import Arguments
from hipport.unit import Ask
from hipport.unit import Constant
from hipport.unit import Entity
from hipport.unit import Fact
from hipport.unit import Kind
from hipport.unit import Owner
from hipport.unit import Question
from hipport.unit import Receiver
from hipport.unit import Role
from hipport.unit import Type
from hipport.unit import Units
from hipport.unit import Whose


def ask(units: Units, source: str, kind: Ask, folder: Path, flags: Flags | None = None) -> Fact | None:
    data = source.encode("latin-1")
    offset = data.index(b"@")
    question = Question(offset, kind)
    answers = units.ask(folder / "file.cu", data.replace(b"@", b""), [question], flags)
    assert answers.view.parsed, answers.view
    return answers.facts[question]


def in_kernel(body: str) -> str:
    return f"__global__ void kernel(float *p, int n) {{ {body} }}\n"


@pytest.mark.parametrize(
    ("source", "owner", "entity"),
    [
        pytest.param("int main() { void *p; return @cudaMalloc(&p, 4); }", Owner.CUDA, Entity.FUNCTION, id="call"),
        pytest.param("void f() { int @cudaError = 0; }", Owner.PROJECT, Entity.VARIABLE, id="local-declared"),
        pytest.param(
            "int f() { int cudaError = 0; return @cudaError; }", Owner.PROJECT, Entity.VARIABLE, id="local-used"
        ),
        pytest.param("enum @cudaError e;", Owner.CUDA, Entity.TYPE, id="tag"),
        pytest.param("int f(int texture) { return @texture; }", Owner.PROJECT, Entity.PARAMETER, id="parameter"),
        pytest.param("@texture<float, 2, cudaReadModeElementType> t;", Owner.CUDA, Entity.TYPE, id="texture"),
        pytest.param("struct S { int umin; int f() { return @umin; } };", Owner.PROJECT, Entity.FIELD, id="field"),
        pytest.param(in_kernel("p[0] = @warpSize;"), Owner.CUDA, Entity.VARIABLE, id="warpSize"),
        pytest.param(in_kernel("p[0] = @threadIdx.x;"), Owner.CUDA, Entity.VARIABLE, id="threadIdx"),
        pytest.param("struct umin {}; @umin u;", Owner.PROJECT, Entity.TYPE, id="own-type"),
        pytest.param(
            "namespace own { __device__ int __shfl_down(int v, int d); }\n"
            "__device__ int f(int v) { return own::@__shfl_down(v, 1); }",
            Owner.PROJECT,
            Entity.FUNCTION,
            id="own-function",
        ),
        pytest.param(
            'extern "C" cudaError_t cudaFree(void *); void f() { @cudaFree(0); }',
            Owner.CUDA,
            Entity.FUNCTION,
            id="declared-again",
        ),
        pytest.param("#define OK(x) (x)\nvoid f() { OK(@cudaFree(0)); }", Owner.CUDA, Entity.FUNCTION, id="in-macro"),
        pytest.param("#define OK(x) (x)\nvoid f() { @OK(cudaFree(0)); }", Owner.PROJECT, Entity.MACRO, id="macro"),
        pytest.param("int e = @cudaSuccess;", Owner.CUDA, Entity.ENUMERATOR, id="enumerator"),
        pytest.param("int v = @CUDART_VERSION;", Owner.CUDA, Entity.MACRO, id="cuda-macro"),
        pytest.param(
            "template <class T> __device__ T f(T v) { return @__shfl_xor_sync(1, v, 1); }",
            Owner.CUDA,
            Entity.FUNCTION,
            id="dependent",
        ),
    ],
)
def test_whose(units: Units, tmp_path: Path, source: str, owner: Owner, entity: Entity) -> None:
    fact = ask(units, source, Ask.WHOSE, tmp_path)
    assert isinstance(fact, Whose)
    assert (fact.owner, fact.entity) == (owner, entity)


@pytest.mark.parametrize(
    ("source", "kind", "bits", "signed", "pointers"),
    [
        pytest.param("unsigned @m;", Kind.INTEGER, 32, False, 0, id="unsigned"),
        pytest.param("unsigned long long @m;", Kind.INTEGER, 64, False, 0, id="64-bit"),
        pytest.param("long long const *@m;", Kind.INTEGER, 64, True, 1, id="pointer"),
        pytest.param("float @m[3][4];", Kind.FLOAT, 32, None, 2, id="array"),
        pytest.param("using mask = unsigned short; mask @m;", Kind.INTEGER, 16, False, 0, id="typedef"),
        pytest.param("void f(const double &r) { (void)@r; }", Kind.FLOAT, 64, None, 0, id="reference"),
        pytest.param("dim3 @d;", Kind.RECORD, 96, None, 0, id="record"),
        pytest.param("cudaError_t @e;", Kind.ENUM, 32, False, 0, id="enum"),
        pytest.param("template <class T> void f(T @t);", Kind.DEPENDENT, None, None, 0, id="dependent"),
        pytest.param(
            "void g(int); void g(float); template <class T> void f(T t) { @g(t); }",
            Kind.DEPENDENT,
            None,
            None,
            0,
            id="overloads",
        ),
        pytest.param(in_kernel("auto @m = __ballot_sync(~0u, n);"), Kind.INTEGER, 32, False, 0, id="auto"),
        pytest.param(in_kernel("p[@__ffsll(n)] = 0;"), Kind.INTEGER, 32, True, 0, id="result-of-a-call"),
        pytest.param(in_kernel("p[0] = @(n + 1ll);"), Kind.INTEGER, 64, True, 0, id="parenthesis"),
        pytest.param("#include <cuda_fp16.h>\nhalf @h;", Kind.RECORD, 16, None, 0, id="half"),
    ],
)
def test_type(
    units: Units, tmp_path: Path, source: str, kind: Kind, bits: int | None, signed: bool | None, pointers: int
) -> None:
    fact = ask(units, source, Ask.TYPE, tmp_path)
    assert isinstance(fact, Type)
    assert (fact.kind, fact.bits, fact.signed, fact.pointers) == (kind, bits, signed, pointers)


@pytest.mark.parametrize(
    ("source", "bits", "role", "direct"),
    [
        pytest.param(in_kernel("unsigned m = @__ballot_sync(~0u, n);"), 32, Role.INITIALIZED, True, id="initialized"),
        pytest.param(in_kernel("unsigned long long m; m = @__ballot(n);"), 64, Role.ASSIGNED, True, id="assigned"),
        pytest.param(in_kernel("unsigned m = 7 & ~@__ballot(n);"), 32, Role.INITIALIZED, False, id="arithmetic"),
        pytest.param(in_kernel("unsigned m = 0; m |= @__ballot(n);"), 32, Role.ASSIGNED, False, id="compound"),
        pytest.param(in_kernel("n = __popc(@__ballot(n));"), 32, Role.ARGUMENT, True, id="argument"),
        pytest.param(in_kernel("p[0] = (unsigned long long)@__ballot(n);"), 64, Role.CAST, True, id="cast"),
        pytest.param("__device__ short f() { return @__activemask(); }", 16, Role.RETURNED, True, id="returned"),
        pytest.param(in_kernel("unsigned m{n ? @__ballot(n) : 0};"), 32, Role.INITIALIZED, True, id="conditional"),
        pytest.param(
            "#define CHECK(call) do { cudaError_t e = (call); if (e) return; } while (0)\n"
            "void f() { CHECK(@cudaDeviceSynchronize()); }",
            32,
            Role.INITIALIZED,
            True,
            id="in-macro",
        ),
    ],
)
def test_receiver(units: Units, tmp_path: Path, source: str, bits: int, role: Role, direct: bool) -> None:
    fact = ask(units, source, Ask.RECEIVER, tmp_path)
    assert isinstance(fact, Receiver)
    assert (fact.type.bits, fact.role, fact.direct) == (bits, role, direct)


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(in_kernel("@__ballot(n);"), id="dropped"),
        pytest.param(in_kernel("if (@__ballot(n) == 3) p = 0;"), id="compared"),
        pytest.param(in_kernel("n = 1 << @__ballot(n);"), id="shift-count"),
        pytest.param(in_kernel("MissingType m = @__ballot(n);"), id="invalid-variable"),
    ],
)
def test_no_receiver(units: Units, tmp_path: Path, source: str) -> None:
    assert ask(units, source, Ask.RECEIVER, tmp_path) is None


def test_receiver_knows_where_the_variable_is(units: Units, tmp_path: Path) -> None:
    source = in_kernel("unsigned mask; mask = @__ballot(n);")
    fact = ask(units, source, Ask.RECEIVER, tmp_path)
    assert isinstance(fact, Receiver)
    assert fact.offset == source.index("mask = ")


@pytest.mark.parametrize(
    ("source", "types", "values"),
    [
        pytest.param(
            "#define FULL 0xffffffffu\n" + in_kernel("p[0] = @__shfl_down_sync(FULL, p[0], n / 2);"),
            ["unsigned int", "float", "int"],
            [0xFFFFFFFF, None, None],
            id="macro-as-argument",
        ),
        pytest.param(
            "void f(double *d) { @cudaMalloc(&d, 3 * sizeof(double)); }",
            ["double **", "unsigned long"],
            [None, 24],
            id="overload",
        ),
        pytest.param(
            in_kernel("") + "void f(short s, float *q) { @kernel<<<dim3(1), 64>>>(q, s); }",
            ["float *", "short"],
            [None, None],
            id="launch",
        ),
        pytest.param(in_kernel("@__syncthreads();"), [], [], id="none"),
    ],
)
def test_arguments(units: Units, tmp_path: Path, source: str, types: list[str], values: list[int | None]) -> None:
    fact = ask(units, source, Ask.ARGUMENT, tmp_path)
    assert isinstance(fact, Arguments)
    assert [argument.type.canonical for argument in fact.arguments] == types
    assert [argument.value for argument in fact.arguments] == values


def test_the_extent_of_an_argument(units: Units, tmp_path: Path) -> None:
    source = "#define CHECK(x) (x)\nvoid f(void *d) { CHECK(@cudaMemset(d, 0, 2 * 4)); }"
    fact = ask(units, source, Ask.ARGUMENT, tmp_path)
    text = source.replace("@", "")
    assert isinstance(fact, Arguments)
    assert [text[argument.start : argument.end] for argument in fact.arguments] == ["d", "0", "2 * 4"]


@pytest.mark.parametrize(
    ("source", "value"),
    [
        pytest.param("#define WARP 32\nint a[@WARP * 2];", 32, id="macro"),
        pytest.param("#define WARP (1 << 5)\nint a = @WARP;", 32, id="macro-with-parentheses"),
        pytest.param("constexpr int lanes = 4 * 8; int a = @lanes + 1;", 32, id="constexpr"),
        pytest.param("constexpr int @lanes = 4 * 8;", 32, id="declaration"),
        pytest.param("enum { lanes = 32 }; int a = @lanes;", 32, id="enumerator"),
        pytest.param("int a = @(3 + 4) * 2;", 7, id="parenthesis"),
        pytest.param("unsigned long long m = @0xffffffffffffffff;", 0xFFFFFFFFFFFFFFFF, id="64-bit"),
        pytest.param("constexpr int n = 64; void f() { k<<<1, @n>>>(); }", None, id="callee-unknown"),
        pytest.param("__global__ void k(); constexpr int n = 64; void f() { k<<<1, @n>>>(); }", 64, id="launch"),
        pytest.param("int lanes = 32; int a = @lanes;", None, id="variable"),
        pytest.param("template <int n> int f() { return @n; }", None, id="template-parameter"),
        pytest.param("float f = @1.5f;", None, id="floating"),
    ],
)
def test_constant(units: Units, tmp_path: Path, source: str, value: int | None) -> None:
    fact = ask(units, source, Ask.CONSTANT, tmp_path)
    assert fact == (None if value is None else Constant(value))


@pytest.mark.parametrize("kind", [Ask.TYPE, Ask.WHOSE, Ask.CONSTANT])
@pytest.mark.parametrize("source", ["MissingType @m;", "int f() { MissingType m; return @m; }"])
def test_a_made_up_type_is_no_answer(units: Units, tmp_path: Path, source: str, kind: Ask) -> None:
    assert ask(units, source, kind, tmp_path) is None


@pytest.mark.parametrize("kind", list(Ask))
@pytest.mark.parametrize("source", ["@ ", "#define X @cudaFree(a)\n", "/* @cudaFree */", "#if 0\nint @x;\n#endif\n"])
def test_nothing_there_is_no_answer(units: Units, tmp_path: Path, source: str, kind: Ask) -> None:
    assert ask(units, source, kind, tmp_path) is None


def test_device_code_is_seen_by_the_device_compilation(units: Units, tmp_path: Path) -> None:
    source = in_kernel("\n#if __CUDA_ARCH__ >= 700\nunsigned m = @__ballot(n);\n#endif\n")
    assert isinstance(ask(units, source, Ask.RECEIVER, tmp_path), Receiver)


@pytest.mark.parametrize("test", ["#ifdef USE_CUDA", "#if defined(PROJECT_USE_CUDA) && 1", "#ifdef WITH_CUDA"])
def test_a_projects_switch_for_cuda_is_on(units: Units, tmp_path: Path, test: str) -> None:
    assert isinstance(ask(units, f"{test}\nint @x;\n#endif\n", Ask.TYPE, tmp_path), Type)


def test_flags_count(units: Units, tmp_path: Path) -> None:
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "own.h").write_text("typedef unsigned char lane;\n")
    source = "#include <own.h>\n#ifdef WIDE\nlong long @m;\n#else\nlane m;\n#endif\n"
    flags = Flags(include=(str(tmp_path / "include"),), macros=("-DWIDE",))
    fact = ask(units, source, Ask.TYPE, tmp_path, flags)
    assert isinstance(fact, Type)
    assert fact.bits == 64
    narrow = ask(
        units, source.replace("@", "").replace("lane m", "lane @m"), Ask.TYPE, tmp_path, Flags(include=flags.include)
    )
    assert isinstance(narrow, Type)
    assert narrow.bits == 8


def test_latin_1_before_the_place(units: Units, tmp_path: Path) -> None:
    assert isinstance(ask(units, "// caf\xe9 \xfc\nint @x;", Ask.TYPE, tmp_path), Type)
