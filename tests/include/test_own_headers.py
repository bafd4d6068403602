"""The headers that go with a port are whole: each comes with those that it includes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.include import FOLDER
from hipport.include import own_headers
from hipport.project.includes import include_lines

HEADERS = sorted(f"hipport/{path.name}" for path in (FOLDER / "hipport").iterdir())


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_comes_with_those_that_it_includes(name: str) -> None:
    given = own_headers((name,))
    assert given[name] == (FOLDER / name).read_bytes()
    for header, content in given.items():
        quoted = [str(Path(header).parent / other) for is_quoted, other in include_lines(content) if is_quoted]
        assert given.keys() >= set(quoted), f"{header} includes what the port does not get"


def test_a_header_that_is_not_there_stops() -> None:
    with pytest.raises(FileNotFoundError):
        own_headers(("hipport/not_there.h",))
