"""Values between braces (HP228): long tables of literals, and members that headers of the tree declare."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipport


@pytest.mark.parametrize(
    ("type_name", "last", "narrows"),
    [
        ("unsigned char", "255", False),
        ("unsigned char", "256", True),
        ("unsigned char", "0377", False),
        ("unsigned", "-1", True),
        ("int", "-1", False),
        ("float", "-1.5", False),
        ("int", "1.0", True),
    ],
)
def test_a_long_table_is_read_by_its_literals(type_name: str, last: str, narrows: bool) -> None:
    table = ", ".join(["1"] * 1000 + [last])
    text = f"#include <cuda_runtime.h>\n__constant__ {type_name} table[] = {{{table}}};\n"
    assert (b"hipport/narrowing.h" in (hipport.convert_text(text).output or b"")) is narrows


@pytest.mark.parametrize(
    ("header", "member", "line", "narrows"),
    [
        (
            "struct Cloud { const size_t size; void run(); };",
            "int",
            "void Cloud::run() { Op op = {size}; start(op); }",
            True,
        ),
        ("struct Cloud { size_t size; };", "int", "void run(Cloud *of) { Op op = {of->size}; start(op); }", True),
        ("struct Cloud { double size; };", "float", "void run(Cloud &of) { Op op{of.size}; start(op); }", True),
        (
            "struct Cloud { size_t size; };",
            "int",
            "void run(Cloud &of) { const size_t n = of.size; Op op = {n}; start(op); }",
            True,
        ),
        ("struct Cloud { size_t size; };", "int", "void run() { const size_t n = 4; Op op = {n}; start(op); }", False),
        ("struct Cloud { size_t size; };", "size_t", "void run(Cloud &of) { Op op = {of.size}; start(op); }", False),
        ("struct Cloud { float size; };", "double", "void run(Cloud &of) { Op op = {of.size}; start(op); }", False),
        ("struct Cloud { size_t size; };", "int", "void run(Cloud &of) { Op op = {of.size()}; start(op); }", False),
        ("struct Cloud { size_t size; };", "int", "void run(Short size) { Op op = {size}; start(op); }", False),
        ("struct Cloud { size_t size; };", "int", "void run(Cloud &of) { Op op = {int(of.size)}; start(op); }", False),
    ],
)
@pytest.mark.parametrize("is_apart", [True, False])
def test_members_of_headers(tmp_path: Path, header: str, member: str, line: str, narrows: bool, is_apart: bool) -> None:
    structure = f"struct Op {{ {member} {'count' if is_apart else 'size'}; }};\n"
    (tmp_path / "cloud.h").write_text(f"#pragma once\n#include <cstddef>\n{header}\n{structure if is_apart else ''}")
    (tmp_path / "a.cu").write_text(f'#include "cloud.h"\n{"" if is_apart else structure}void start(Op);\n{line}\n')
    (result,) = (each for each in hipport.convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert (b"hipport/narrowing.h" in (result.output or b"")) is narrows
