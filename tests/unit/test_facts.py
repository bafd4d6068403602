"""Every kind of answer, each about one place of a small file: that of ``@`` in the source."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit import Ask
from hipport.unit import Fact
from hipport.unit import Question
from hipport.unit import Receiver
from hipport.unit import ReceiverRole
from hipport.unit import Type
from hipport.unit import TypeKind
from hipport.unit.units import Units


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
    ("source", "kind", "bits", "signed", "pointers"),
    [
        pytest.param("unsigned @m;", TypeKind.INTEGER, 32, False, 0, id="unsigned"),
        pytest.param("unsigned long long @m;", TypeKind.INTEGER, 64, False, 0, id="64-bit"),
        pytest.param("long long const *@m;", TypeKind.INTEGER, 64, True, 1, id="pointer"),
        pytest.param("float @m[3][4];", TypeKind.FLOAT, 32, None, 2, id="array"),
        pytest.param("using mask = unsigned short; mask @m;", TypeKind.INTEGER, 16, False, 0, id="typedef"),
        pytest.param("void f(const double &r) { (void)@r; }", TypeKind.FLOAT, 64, None, 0, id="reference"),
        pytest.param("dim3 @d;", TypeKind.RECORD, 96, None, 0, id="record"),
        pytest.param("cudaError_t @e;", TypeKind.ENUM, 32, False, 0, id="enum"),
        pytest.param("template <class T> void f(T @t);", TypeKind.DEPENDENT, None, None, 0, id="dependent"),
        pytest.param(
            "void g(int); void g(float); template <class T> void f(T t) { @g(t); }",
            TypeKind.DEPENDENT,
            None,
            None,
            0,
            id="overloads",
        ),
        pytest.param(in_kernel("auto @m = __ballot_sync(~0u, n);"), TypeKind.INTEGER, 32, False, 0, id="auto"),
        pytest.param(in_kernel("p[@__ffsll(n)] = 0;"), TypeKind.INTEGER, 32, True, 0, id="result-of-a-call"),
        pytest.param(in_kernel("p[0] = @(n + 1ll);"), TypeKind.INTEGER, 64, True, 0, id="parenthesis"),
        pytest.param("#include <cuda_fp16.h>\nhalf @h;", TypeKind.RECORD, 16, None, 0, id="half"),
    ],
)
def test_type(
    units: Units, tmp_path: Path, source: str, kind: TypeKind, bits: int | None, signed: bool | None, pointers: int
) -> None:
    fact = ask(units, source, Ask.TYPE, tmp_path)
    assert isinstance(fact, Type)
    assert (fact.kind, fact.bits, fact.signed, fact.pointers) == (kind, bits, signed, pointers)


@pytest.mark.parametrize(
    ("source", "bits", "role"),
    [
        pytest.param(in_kernel("unsigned m = @__ballot_sync(~0u, n);"), 32, ReceiverRole.INITIALIZED, id="initialized"),
        pytest.param(in_kernel("unsigned long long m; m = @__ballot(n);"), 64, ReceiverRole.ASSIGNED, id="assigned"),
        pytest.param(in_kernel("unsigned m = n ^ ~@__ballot(n);"), 32, ReceiverRole.INITIALIZED, id="arithmetic"),
        pytest.param(in_kernel("unsigned m = 0; m |= @__ballot(n);"), 32, ReceiverRole.ASSIGNED, id="compound"),
        pytest.param(in_kernel("n = __popc(@__ballot(n));"), 32, ReceiverRole.ARGUMENT, id="argument"),
        pytest.param(in_kernel("p[0] = (unsigned long long)@__ballot(n);"), 64, ReceiverRole.CAST, id="cast"),
        pytest.param("__device__ short f() { return @__activemask(); }", 16, ReceiverRole.RETURNED, id="returned"),
        pytest.param(in_kernel("unsigned m{n ? @__ballot(n) : 0};"), 32, ReceiverRole.INITIALIZED, id="conditional"),
        pytest.param(
            in_kernel("unsigned m; auto all = __ballot(n); m = @all & n;"), 32, ReceiverRole.ASSIGNED, id="variable"
        ),
        pytest.param(
            "struct Lanes { unsigned short low; };\n__device__ void f(Lanes *l) { l->low = @__activemask(); }",
            16,
            ReceiverRole.ASSIGNED,
            id="member",
        ),
        pytest.param(
            "#define CHECK(call) do { cudaError_t e = (call); if (e) return; } while (0)\n"
            "void f() { CHECK(@cudaDeviceSynchronize()); }",
            32,
            ReceiverRole.INITIALIZED,
            id="in-macro",
        ),
    ],
)
def test_receiver(units: Units, tmp_path: Path, source: str, bits: int, role: ReceiverRole) -> None:
    fact = ask(units, source, Ask.RECEIVER, tmp_path)
    assert isinstance(fact, Receiver)
    assert (fact.type.bits, fact.role) == (bits, role)


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(in_kernel("@__ballot(n);"), id="dropped"),
        pytest.param(in_kernel("if (@__ballot(n) == 3) p = 0;"), id="compared"),
        pytest.param(in_kernel("n = 1 << @__ballot(n);"), id="shift-count"),
        pytest.param(in_kernel("n = @__ballot(n) >> 1;"), id="shifted"),
        pytest.param(in_kernel("n += @__ballot(n);"), id="added"),
        pytest.param(in_kernel("n = @__ballot(n) & 1;"), id="cut-out"),
        pytest.param(in_kernel("auto m = @__ballot(n);"), id="deduced"),
        pytest.param(in_kernel("const auto &m = @__ballot(n);"), id="deduced-reference"),
        pytest.param(in_kernel("decltype(__ballot(n)) m = @__ballot(n);"), id="type-of-the-value"),
        pytest.param(in_kernel("auto m = 0u; m = @__ballot(n);"), id="assigned-to-deduced"),
        pytest.param("__device__ auto f(int n) { return @__ballot(n); }", id="deduced-result"),
        pytest.param("template <class T> __device__ T f(int n) { T m = @__ballot(n); return m; }", id="template"),
        pytest.param(in_kernel("MissingType m = @__ballot(n);"), id="invalid-variable"),
    ],
)
def test_no_receiver(units: Units, tmp_path: Path, source: str) -> None:
    assert ask(units, source, Ask.RECEIVER, tmp_path) is None


@pytest.mark.parametrize("kind", [Ask.TYPE, Ask.RECEIVER])
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
