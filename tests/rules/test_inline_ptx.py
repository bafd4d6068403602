"""What is said of inline PTX that stays, and of a table of PTX that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.errors import MappingError
from hipport.mapping.mapping import load_mapping
from hipport.mapping.ptx import read_ptx


def messages(statement: str) -> list[str]:
    source = f"__global__ void kernel(unsigned *p, float *f) {{\n{statement}\n}}\n"
    result = convert_bytes("kernel.cu", source.encode(), load_mapping(), Options()).result
    return [diagnostic.message for diagnostic in result.diagnostics]


@pytest.mark.parametrize(
    ("statement", "named", "reason"),
    [
        ('asm("mov.u32 %0, %%smid;" : "=r"(p[0]));', "%smid", "numbers compute units with gaps"),
        ('asm("mov.u32 %0, %%envreg3;" : "=r"(p[0]));', "%envreg3", "no such register"),
        (
            'asm("cp.async.mbarrier.arrive.shared.b64 [%0];" :: "r"(p[0]));',
            "cp.async.mbarrier.arrive.shared.b64",
            "no barrier objects",
        ),
        ('asm("bar.sync 1, 64;");', "bar.sync", "a part of a block"),
        ('asm("{ .reg .pred p; L: @p bra L; }");', "L:", "branches"),
        ('asm("brev.b32 %0, %1; frob.u32 %0, %0;" : "=r"(p[0]) : "r"(p[1]));', "frob.u32", "does not exist in HIP"),
        ('asm("brev.b32 %0, %1;" : "=r"(p[0]) : "f"(f[0]));', "brev.b32", "operands are not as expected"),
        ('asm("brev.b32 %0, %2;" : "=r"(p[0]) : "r"(p[1]));', "", "no operand %2"),
        ('asm("brev.b32 %0, %1;" : "=r"(p[0]) : "q"(p[1]));', "", 'constraint "q"'),
        ('asm("ld.global.cs" T " %0, [%1];" : "=r"(p[0]) : "l"(p));', "ld.global.csT", "form of a load"),
    ],
)
def test_the_message_names_the_instruction_and_the_reason(statement: str, named: str, reason: str) -> None:
    (message,) = messages(statement)
    assert message.startswith(f"inline PTX ({named}) " if named else "inline PTX cannot ")
    assert reason in message


ADDITION = """\
#define ADD(c, a, b) asm("add.cc.u32 %0, %1, %2;" : "=r"(c) : "r"(a), "r"(b))
#define ADDC(c, a, b) asm("addc.u32 %0, %1, %2;" : "=r"(c) : "r"(a), "r"(b))
#define ADD64(c, a, b) ADD(c[0], a[0], b[0]); ADDC(c[1], a[1], b[1])
"""
DECLARED = "unsigned int ptx_condition_code = 0;"


def test_a_function_has_a_variable_for_the_carries_of_macros_in_a_header(tmp_path: Path) -> None:
    (tmp_path / "cuda").mkdir()
    (tmp_path / "cuda/addition.cuh").write_text(ADDITION)
    (tmp_path / "cuda/a.cu").write_text(
        '#include "addition.cuh"\n__device__ void f(unsigned *p) { ADD64(p, p, p); }\n__device__ void g() {}\n'
    )
    (tmp_path / "cuda/fragment.cuh").write_text("__device__ void h(unsigned *p) { ADD64(p, p, p); }\n")
    (tmp_path / "cuda/b.cu").write_text('#include "addition.cuh"\n#include "fragment.cuh"\n')
    run = convert_paths(tmp_path / "cuda", output=tmp_path / "port")
    assert [d.message for r in run.results for d in r.open] == []
    assert "asm" not in (tmp_path / "port/addition.cuh").read_text()
    assert f"h(unsigned *p) {{ {DECLARED} ADD64" in (tmp_path / "port/fragment.cuh").read_text()
    written = (tmp_path / "port/a.cu").read_text()
    assert written.count(DECLARED) == 1
    assert f"f(unsigned *p) {{ {DECLARED} ADD64" in written


SHARED = "bool &ptx_condition_code = hipport::ptx::condition_code();"
TAKING = "__device__ void last(unsigned *p) { ADDC(p[0], p[1], p[2]); }\n"


@pytest.mark.parametrize(
    ("functions", "declared"),
    [
        (TAKING, SHARED),
        ("__device__ void f(unsigned *p) { ADDC(p[0], p[1], p[2]); ADD(p[0], p[1], p[2]); }", SHARED),
        (f"{TAKING}__device__ void f(unsigned *p) {{ ADD(p[0], p[1], p[2]); }}", SHARED),
        ("__device__ void f(unsigned *p) { ADD(p[0], p[1], p[2]); }", DECLARED),
        (f"{TAKING}__device__ void f(unsigned *p) {{ ADD64(p, p, p); last(p); }}", DECLARED),
        (f"{TAKING}__device__ void f(unsigned *p) {{ ADD(p[0], *p, *p); g(p); ADDC(p[1], *p, *p); }}", SHARED),
        ("__device__ void f(unsigned *p) { ADD(p[0], *p, *p); g(p); ADDC(p[1], *p, *p); }", DECLARED),
        ("struct A { DEVICE unsigned f(unsigned *p) const { if (p) { ADD64(p, p, p); } } };", DECLARED),
        ("void host() { run([=] __device__ (unsigned *p) { ADD64(p, p, p); }); }", DECLARED),
    ],
)
def test_where_a_function_has_its_carry(functions: str, declared: str) -> None:
    result = convert_bytes("kernel.cu", (ADDITION + functions).encode(), load_mapping(), Options()).result
    assert [d.message for d in result.open if d.code == "HP503"] == []
    last = (result.output or b"").decode().replace(" const {", " {").splitlines()[-1]
    assert f"*p) {{ {declared} " in last


def test_a_carry_of_a_chain_that_has_ended_stops_the_whole_file() -> None:
    body = (
        'ADD(p[0], p[1], p[2]); asm("add.cc.u32 %0, %0, %0; addc.u32 %0, %0, %0;" : "+r"(p[3])); ADDC(p[0], p[1], *p);'
    )
    source = f"{ADDITION}__device__ void f(unsigned *p) {{ {body} }}\n"
    result = convert_bytes("kernel.cu", source.encode(), load_mapping(), Options()).result
    assert [(d.code, d.line) for d in result.open] == [("HP503", 1), ("HP503", 2), ("HP503", 4)]
    assert f"*p) {{ {DECLARED}".encode() not in (result.output or b"")


@pytest.mark.parametrize(
    "statement",
    [
        'asm volatile("" ::: "memory");',
        'asm volatile("s_waitcnt vmcnt(0)");',
        'asm("v_add_f32 %0, %1, %2" : "=v"(f[0]) : "v"(f[1]), "v"(f[2]));',
        'asm("fmla %0.4s, %1.4s, %2.4s" : "+w"(f[0]) : "w"(f[1]), "w"(f[2]));',
        'asm("vmax.s32 %q0, %q1, %q2" : "=w"(f[0]) : "w"(f[1]), "w"(f[2]));',
        'asm volatile("fence rw, rw" ::: "memory");',
    ],
)
def test_assembly_of_other_machines_is_not_spoken_of(statement: str) -> None:
    assert messages(statement) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[instructions]\n'neg.s32' = 'd s'", "expected operands and C++"),
        ("[instructions]\n'neg.<signed>' = 'd s -> neg<T>'", "<signed> is not in [types]"),
        ("[instructions]\n'neg.word' = 'd s -> neg<T>'", "neg.word does not end in a type"),
        ("[instructions]\n'neg.s32' = 'd s x -> neg<T>'", "'x' is not an operand"),
        ("[instructions]\n'neg.s32' = 'd s:f99 -> neg<T>'", "'s:f99' has no known type"),
        ("[registers]\n'%laneid' = 'lane_id()'", "expected a type and C++"),
        ("[wishes]\na = 'b'", "wishes: expected a table of texts"),
        ("[unsupported]\na = 1", "unsupported: expected a table of texts"),
        ("[", "cannot be read"),
    ],
)
def test_a_wrong_table_is_refused_with_the_place(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "ptx.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(MappingError) as refused:
        read_ptx(path)
    assert str(path) in str(refused.value)
    assert said in str(refused.value)
