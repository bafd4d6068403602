"""HIP's runtime compiler, hiprtc: it compiles device code to a code object, in this process and without a GPU."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from hipport.errors import ToolchainError

_NAME = "libhiprtc.so.7"


@cache
def _library() -> ctypes.CDLL:
    root = os.environ.get("ROCM_PATH") or os.environ.get("ROCM_HOME") or "/opt/rocm"
    for name in (_NAME, str(Path(root, "lib", _NAME))):
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        library.hiprtcGetErrorString.restype = ctypes.c_char_p
        return library
    raise ToolchainError(f"there is no {_NAME}, neither where the system looks nor in {root}/lib; install ROCm 7")


def compile_by_hiprtc(source: bytes, name: str, options: Sequence[str]) -> tuple[bytes | None, str]:
    """The code object, None where it does not compile, and what the compiler printed. ``name`` names the source.

    Raises ToolchainError where there is no hiprtc.
    """
    library = _library()
    program = ctypes.c_void_p()
    _check(library.hiprtcCreateProgram(ctypes.byref(program), source, os.fsencode(name), 0, None, None))
    try:
        arguments = (ctypes.c_char_p * len(options))(*map(os.fsencode, options))
        status = library.hiprtcCompileProgram(program, len(options), arguments)
        log = _bytes(program, "hiprtcGetProgramLog", "hiprtcGetProgramLogSize").rstrip(b"\0")
        text = log.decode("utf-8", "surrogateescape")
        if status:
            return None, text or _error(status)
        code = _bytes(program, "hiprtcGetCode", "hiprtcGetCodeSize")
        return code or None, text
    finally:
        library.hiprtcDestroyProgram(ctypes.byref(program))


def _bytes(program: ctypes.c_void_p, get: str, get_size: str) -> bytes:
    size = ctypes.c_size_t()
    _check(getattr(_library(), get_size)(program, ctypes.byref(size)))
    buffer = ctypes.create_string_buffer(size.value)
    if size.value:
        _check(getattr(_library(), get)(program, buffer))
    return buffer.raw


def _check(status: int) -> None:
    if status:
        raise ToolchainError(f"hiprtc: {_error(status)}")


def _error(status: int) -> str:
    text = _library().hiprtcGetErrorString(status)
    return text.decode() if text else f"error {status}"
