"""Where lanes meet again after conditions and loops with volatile accesses to shared memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.translate import translate


def _body(statement: str) -> str:
    """What becomes of a statement of a kernel, in one line."""
    kernel = f"__global__ void k(volatile int* s, int n) {{\n{statement}\n}}\n"
    text = translate(Path("a.hip"), f"#include <hip/hip_runtime.h>\n{kernel}".encode(), ()).text
    body = text[text.index("{", text.index("void k(")) + 1 : text.rindex("}")]
    return " ".join(body.split()).replace("hipport_cpu::", "")


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("s[n] = 1;", "in_step(s[n]) = 1;"),
        ("if (n) s[n] = 1;", "{ if (n) in_step(s[n]) = 1; rejoin(s); }"),
        ("if (n) { s[n] = 1; }", "{ if (n) { in_step(s[n]) = 1; } rejoin(s); }"),
        ("if (n) n = 2; else s[n] = 1;", "{ if (n) n = 2; else in_step(s[n]) = 1; rejoin(s); }"),
        ("for (;;) if (n) s[n] = 1;", "{ for (;;) { if (n) in_step(s[n]) = 1; rejoin(s); } rejoin(s); }"),
        ("while (n) { int m = s[n]; n = m; }", "{ while (n) { int m = in_step(s[n]); n = m; } rejoin(s); }"),
        ("do n = s[n]; while (n);", "{ do n = in_step(s[n]); while (n); rejoin(s); }"),
        (
            "do if constexpr (N) { s[n] = 1; } else n = 2; while (n); n = 3;",
            "{ do { if constexpr (N) { in_step(s[n]) = 1; } else n = 2; rejoin(s); } while (n); rejoin(s); } n = 3;",
        ),
        ("if (n) n = 2; s[n] = 1;", "if (n) n = 2; in_step(s[n]) = 1;"),
        ("if (n) { volatile int* p = s; p[n] = 1; }", "if (n) { volatile int* p = s; in_step(p[n]) = 1; }"),
        ("if (n) *s = 1;", "{ if (n) in_step(*s) = 1; rejoin(s); }"),
        ("if (n) (*s)++;", "{ if (n) (in_step(*s))++; rejoin(s); }"),
        (
            "if (n) reinterpret_cast<volatile int*>(n)[1] = 1;",
            "if (n) in_step(reinterpret_cast<volatile int*>(n)[1]) = 1;",
        ),
        ("if (n) *(volatile int*)p = 1;", "if (n) in_step(*(volatile int*)p) = 1;"),
        ("switch (n) { case 1: s[n] = 1; }", "switch (n) { case 1: in_step(s[n]) = 1; }"),
        (
            "if (n) {\n#ifdef A\ns[n] = 1;\n#else\ns[n] = 2;\n#endif\n}",
            "{ if (n) { #ifdef A in_step(s[n]) = 1; #else in_step(s[n]) = 2; #endif } rejoin(s); }",
        ),
        (
            "if (n)\n#ifdef A\ns[n] = 1;\n#else\ns[n] = 2;\n#endif",
            "if (n) #ifdef A in_step(s[n]) = 1; #else in_step(s[n]) = 2; #endif",
        ),
    ],
)
def test_where_lanes_meet_again(statement: str, expected: str) -> None:
    assert _body(statement) == expected
