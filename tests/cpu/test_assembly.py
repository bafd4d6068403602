"""Inline assembly in ported sources: what is an error, and what stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.errors import CompileError
from hipport.cpu.program import ProgramCompiler
from hipport.cpu.translate import translate_program

#: Statements that are refused, in the function around them.
REFUSED = {
    "PTX in a kernel": '__global__ void k() { asm volatile("bar.sync 1, 64;" ::: "memory"); }',
    "PTX in a function for both": '__host__ __device__ void f() { asm("prefetch.global.L2 [%0];" :: "l"(0)); }',
    "PTX in a macro": '#define TIME(t) asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t))\n',
    "PTX over two lines": '__device__ void f(int &x) { asm("{ .reg .u32 r;\\n"\n"mov.u32 %0, r; }" : "=r"(x)); }',
    "PTX in an arm of if": '__device__ void f(int x) { if (x) asm("trap;"); else asm("exit;"); }',
    "assembly of AMD": '__device__ void f() { asm volatile("s_waitcnt vmcnt(0)"); }',
}
LEFT = (
    '__device__ void f() { asm volatile("" ::: "memory"); }',
    '__device__ void f() { asm volatile("// here\\n" ::: "memory"); }',
    'void f() { asm volatile("pause"); }',
    '__host__ __device__ void f() { asm volatile("pause"); }',
    '#define PAUSE() asm volatile("pause")\n',
    'extern "C" void f() asm("g");',
)


def translated(source: str) -> str:
    return translate_program(Path("a.hip"), source.encode(), []).text


@pytest.mark.parametrize("case", REFUSED)
def test_assembly_of_gpus_is_an_error_where_code_is_made_of_it(case: str) -> None:
    text = translated(REFUSED[case])
    assert "asm" not in text.replace("hipport_cpu_assembly", "")
    assert text.count("__attribute__((error(") == REFUSED[case].count("asm")
    assert text.count("\n") == translated("").count("\n") + REFUSED[case].count("\n")


@pytest.mark.parametrize("source", LEFT)
def test_other_assembly_stays(source: str) -> None:
    assert source in translated(source)


@pytest.mark.slow
def test_the_error_is_ours_at_the_line_of_the_source(tmp_path: Path) -> None:
    source = tmp_path / "a.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\n"
        'template <class T> __device__ void unused(T x) { asm("trap;"); }\n'
        "__global__ void k(unsigned *x) {\n"
        '    asm("vabsdiff4.u32.u32.u32 %0, %1, %2, %2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));\n'
        "}\n"
    )
    with pytest.raises(CompileError) as error:
        ProgramCompiler().compile(source, tmp_path / "a.o")
    (message,) = error.value.messages
    assert message.place is not None
    assert message.place.line == 4
    assert message.text == (
        "PTX cannot run on a CPU: vabsdiff4.u32.u32.u32 %0, %1, %2, %2; "
        "(write it in C++ or with HIP's device functions)"
    )
