"""Every row of the header table that the port follows has a case that includes the header, and its port is known."""

from __future__ import annotations

import re

from hipport import convert_text
from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import read_headers
from hipport.testing.case import read
from tests.cases.case import paths

INCLUDE = re.compile(r"^#include [<\"](.+)[>\"]", re.MULTILINE)


def test_every_header_that_is_mapped_or_dropped_is_in_a_case() -> None:
    mapping = load_mapping()
    included = {name for path in paths() for name in INCLUDE.findall(read(path).data.decode("latin-1"))}
    covered = {row.cuda for name in included if (row := mapping.header(name))}
    followed = {row.cuda for row in read_headers(mapping.folder / "headers.csv") if row.action in ("map", "drop")}
    assert followed <= covered, sorted(followed - covered)


def test_no_header_of_a_port_is_taken_for_cudas() -> None:
    """Neither those that include lines become nor those that the tables name for HIP's declarations."""
    mapping = load_mapping()
    written = {row.hip for row in read_headers(mapping.folder / "headers.csv") if row.action == "map"}
    written |= {row.hip_header for library in mapping.libraries if library.table for row in mapping.table(library)}
    text = "".join(f"#include <{name}>\n" for name in sorted(written) if name)
    assert len(written) > 500
    result = convert_text("#include <hip/hip_runtime.h>\n" + text)
    assert result.output is None
    assert [d.symbol for d in result.diagnostics] == []
