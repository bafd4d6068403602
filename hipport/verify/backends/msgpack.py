"""Read MessagePack, the form of the metadata of AMD's code objects."""

from __future__ import annotations

import struct

#: Marker -> format of the number behind it.
_NUMBERS = {
    0xCA: ">f",
    0xCB: ">d",
    0xCC: ">B",
    0xCD: ">H",
    0xCE: ">I",
    0xCF: ">Q",
    0xD0: ">b",
    0xD1: ">h",
    0xD2: ">i",
    0xD3: ">q",
}
_CONSTANTS = {0xC0: None, 0xC2: False, 0xC3: True}
#: Marker -> kind of what follows, format of its length.
_SIZED = {
    0xC4: ("bytes", ">B"),
    0xC5: ("bytes", ">H"),
    0xC6: ("bytes", ">I"),
    0xD9: ("text", ">B"),
    0xDA: ("text", ">H"),
    0xDB: ("text", ">I"),
    0xDC: ("list", ">H"),
    0xDD: ("list", ">I"),
    0xDE: ("map", ">H"),
    0xDF: ("map", ">I"),
}


def unpack(data: bytes) -> object:
    """The value at the beginning of ``data``: numbers, texts, bytes, lists and dicts.

    Raises ValueError for what is no MessagePack, extension types among it. Source: the specification at msgpack.org.
    """
    try:
        return _Reader(data).value()
    except (struct.error, IndexError, UnicodeDecodeError, TypeError, RecursionError) as error:
        raise ValueError(f"no MessagePack: {error}") from None


class _Reader:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def value(self) -> object:
        marker = self._number(">B")
        assert isinstance(marker, int)
        if marker < 0x80:
            return marker
        if marker >= 0xE0:
            return marker - 0x100
        if marker < 0x90:
            return self._sized("map", marker & 0x0F)
        if marker < 0xA0:
            return self._sized("list", marker & 0x0F)
        if marker < 0xC0:
            return self._sized("text", marker & 0x1F)
        if marker in _CONSTANTS:
            return _CONSTANTS[marker]
        if marker in _NUMBERS:
            return self._number(_NUMBERS[marker])
        if marker in _SIZED:
            kind, length = _SIZED[marker]
            return self._sized(kind, int(self._number(length)))
        raise ValueError(f"no MessagePack: marker {marker:#x}")

    def _number(self, form: str) -> int | float:
        number: int | float = struct.unpack_from(form, self._data, self._at)[0]
        self._at += struct.calcsize(form)
        return number

    def _sized(self, kind: str, size: int) -> object:
        if kind == "list":
            return [self.value() for _ in range(size)]
        if kind == "map":
            return {self.value(): self.value() for _ in range(size)}
        if self._at + size > len(self._data):
            raise ValueError("no MessagePack: it is cut off")
        data = self._data[self._at : self._at + size]
        self._at += size
        return data.decode() if kind == "text" else data
