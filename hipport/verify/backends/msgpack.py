"""Read MessagePack, the format of the metadata in AMD's code objects."""

from __future__ import annotations

import msgpack


def unpack(data: bytes) -> object:
    """The one value in ``data``: a number, text, bytes, list or dict, whose keys are text or bytes.

    Raises ValueError for what is not MessagePack, breaks off, or has an extension type.
    """
    try:
        value: object = msgpack.unpackb(data, ext_hook=_refuse)
    except ValueError as error:  # msgpack's errors are all of this kind, some without a text
        raise ValueError(f"not MessagePack: {error or type(error).__name__}") from None
    return value


def _refuse(code: int, _data: bytes) -> object:
    raise ValueError(f"extension type {code}")
