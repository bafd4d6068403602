"""Which lines the preprocessor leaves, by its markers."""

from __future__ import annotations

from benchmarks.seen_lines import lines_left

TEXT = """\
# 1 "/tmp/a \\"b\\".cu"
# 1 "<built-in>" 1
#define A 1
# 1 "/tmp/a \\"b\\".cu" 2
#define SIZE 3
int x;

# 7 "/tmp/a \\"b\\".cu"
int y;
# 1 "/tmp/h.h" 1
int hidden;
# 8 "/tmp/a \\"b\\".cu" 2
int z;
"""


def test_lines_of_the_file_itself_are_left() -> None:
    assert list(lines_left(TEXT, '/tmp/a \\"b\\".cu')) == [1, 2, 7, 8]
    assert list(lines_left(TEXT, "/tmp/h.h")) == [1]
    assert list(lines_left(TEXT, "/tmp/other.cu")) == []
