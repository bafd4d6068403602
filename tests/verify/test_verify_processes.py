"""What processes that run other people's code share."""

from __future__ import annotations

import tempfile

import pytest

from hipport.verify.running.process import address_space
from hipport.verify.running.process import last_line


@pytest.mark.parametrize(
    ("written", "line"),
    [
        (b"", ""),
        (b"\n\n", ""),
        (b"one", "one"),
        (b"one\ntwo\n\n", "two"),
        (b"one\r\ntwo\xff", "two\ufffd"),
        (b"a" * 10_000 + b"\nlast", "last"),
    ],
)
def test_last_line(written: bytes, line: str) -> None:
    with tempfile.TemporaryFile() as file:
        file.write(written)
        assert last_line(file) == line


def test_address_space_grows_with_what_is_reserved() -> None:
    before = address_space()
    held = bytearray(2**28)
    assert address_space() - before >= len(held)
