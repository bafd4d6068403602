"""Rows of the corpus loop become a table of Markdown."""

from __future__ import annotations

from dataclasses import replace

from benchmarks.corpus_row import Row
from benchmarks.corpus_row import total
from benchmarks.corpus_table import table

ONE = Row("owner__one", "abc123", 1, "hipport", 1200, 2.0, 30, 10, 6, 1, 0, 2, 0, 5, 4, 8, 1, ("a.h", "b.h"))
TWO = Row("owner__two", "def456", 3, "hipport", 800, 1.0, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0)
PERL = replace(ONE, tool="hipify-perl", compiled=3, predicted=None)


def test_a_row_of_each_project_of_each_part_and_of_all() -> None:
    assert list(table([TWO, ONE])) == [
        "| project | commit | part | lines | units | compile | lacking | theirs | headers | errors | predicted | alarms | false |",  # noqa: E501
        "| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
        "| owner/one | abc123 | 1 | 1,200 | 10 of 30 | 6 of 7, 86 % | 1 | 0 | 2 | 5 | 4 | 8 | 1 |",
        "| owner/two | def456 | 3 | 800 | 5 of 5 | 5 of 5, 100 % | 0 | 0 | 0 | 0 | 0 | 0 | 0 |",
        "| all of part 1 |  |  | 1,200 | 10 of 30 | 6 of 7, 86 % | 1 | 0 | 2 | 5 | 4 | 8 | 1 |",
        "| all of part 3 |  |  | 800 | 5 of 5 | 5 of 5, 100 % | 0 | 0 | 0 | 0 | 0 | 0 | 0 |",
        "| all |  |  | 2,000 | 15 of 35 | 11 of 12, 92 % | 1 | 0 | 2 | 5 | 4 | 8 | 1 |",
    ]


def test_the_other_tool_has_a_column_where_it_was_asked() -> None:
    lines = list(table([ONE, PERL, TWO]))
    assert lines[0].endswith("| hipify-perl |")
    assert [line.rpartition("| ")[2] for line in lines[2:]] == ["3 of 7 |", " |", "3 of 7 |", " |", "3 of 7 |"]


def test_totals_add_up() -> None:
    both = total("both", [ONE, TWO])
    assert (both.units, both.possible, both.missing, both.predicted) == (15, 12, ("a.h", "b.h"), 4)
    assert total("peer", [PERL]).predicted is None
