"""Macros of a header that paste names of CUDA or declare members by them, by their uses in other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

_HEADER = "#pragma once\n#include <cuda_runtime.h>\n#define CALL(name) check(cuda##name)\n"


@pytest.mark.parametrize(
    ("uses", "macro", "said"),
    [
        (("CALL(Malloc(&p, 4));", "CALL(Free(p));"), "check(hip##name)", []),
        (("CALL(Malloc(&p, 4));", "CALL(ThreadExit());"), "check(cuda##name)", ["error"]),
        (("CALL(Malloc(&p, 4));", "#define BOTH(name) CALL(name)"), "check(cuda##name)", ["warning"]),
        ((";", ";"), "check(cuda##name)", ["warning"]),
    ],
)
def test_uses_in_other_files(tmp_path: Path, uses: tuple[str, str], macro: str, said: list[str]) -> None:
    source, port = tmp_path / "source", tmp_path / "port"
    source.mkdir()
    (source / "call.h").write_text(_HEADER)
    for number, use in enumerate(uses):
        (source / f"{number}.cu").write_text(f'#include "call.h"\nvoid f{number}(void *p) {{\n{use}\n}}\n')
    (source / "other.cu").write_text("#define CALL(name) name\nvoid g() { CALL(ThreadExit()); }\n")
    run = convert_paths(source, output=port)
    found = [each.severity.value for result in run.results for each in result.diagnostics if each.code == "HP107"]
    assert (port / "call.h").read_text().endswith(f"#define CALL(name) {macro}\n")
    assert found == said


def test_a_header_without_its_tree(tmp_path: Path) -> None:
    (tmp_path / "call.h").write_text(f"{_HEADER}inline void f(void *p) {{ CALL(Free(p)); }}\n")
    (tmp_path / "main.cu").write_text('#include "call.h"\nvoid g() { CALL(ThreadExit()); }\n')
    run = convert_paths(tmp_path / "call.h")
    assert [each.severity.value for each in run.results[0].diagnostics if each.code == "HP107"] == ["warning"]


def test_members_that_a_macro_of_a_header_declares(tmp_path: Path) -> None:
    header = "#pragma once\n#define MEMBER(N) decltype(&::N) N\nstruct M { MEMBER(cusparseCreate); };\nM &m();\n"
    (tmp_path / "m.h").write_text(f"#include <cusparse.h>\n{header}")
    (tmp_path / "m.cpp").write_text('#include "m.h"\nvoid f(cusparseHandle_t *h) { m().cusparseCreate(h); }\n')
    ports = b"".join(result.output or b"" for result in convert_paths(tmp_path).results)
    assert b"MEMBER(hipsparseCreate)" in ports
    assert b"m().hipsparseCreate(h)" in ports
