"""MessagePack, as LLVM writes it."""

from __future__ import annotations

import struct
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.verify.backends.msgpack import unpack


@pytest.mark.parametrize(
    ("data", "value"),
    [
        ("07", 7),
        ("ff", -1),
        ("c0", None),
        ("c2", False),
        ("c3", True),
        ("cc ff", 255),
        ("cd 0100", 256),
        ("ce 00010000", 65536),
        ("cf 0000000100000000", 1 << 32),
        ("d0 80", -128),
        ("d1 ff00", -256),
        ("d2 ffff0000", -65536),
        ("d3 ffffffff00000000", -(1 << 32)),
        ("ca 3fc00000", 1.5),
        ("cb 3ff8000000000000", 1.5),
        ("a3 616263", "abc"),
        ("d9 03 616263", "abc"),
        ("da 0003 616263", "abc"),
        ("db 00000003 616263", "abc"),
        ("c4 02 00ff", b"\0\xff"),
        ("93 01 02 03", [1, 2, 3]),
        ("dc 0001 07", [7]),
        ("dd 00000001 07", [7]),
        ("82 a1 61 01 a1 62 91 02", {"a": 1, "b": [2]}),
        ("de 0001 a1 61 80", {"a": {}}),
        ("df 00000001 a1 61 90", {"a": []}),
    ],
)
def test_values(data: str, value: object) -> None:
    assert unpack(bytes.fromhex(data)) == value
    for end in range(len(bytes.fromhex(data))):
        with pytest.raises(ValueError, match="not MessagePack"):
            unpack(bytes.fromhex(data)[:end])


@pytest.mark.parametrize("data", ["c1", "d4 01 00", "81 90 01", "a1 ff", "91" * 100_000, "07 07", "81 07 01"])
def test_what_is_none(data: str) -> None:
    with pytest.raises(ValueError, match="not MessagePack"):
        unpack(bytes.fromhex(data))


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    with suppress(ValueError):
        unpack(data)


@given(st.integers(0, (1 << 64) - 1))
def test_numbers(number: int) -> None:
    assert unpack(b"\xcf" + struct.pack(">Q", number)) == number
