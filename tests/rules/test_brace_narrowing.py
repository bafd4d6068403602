"""Long tables of literals between braces (HP228)."""

from __future__ import annotations

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
