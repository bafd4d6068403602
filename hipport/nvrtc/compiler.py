"""NVRTC by its C interface: from a kernel's source to machine code for one GPU architecture."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from enum import Enum
from functools import cache
from functools import cached_property
from pathlib import Path

from hipport.cache import cached
from hipport.cache import key_of
from hipport.errors import HipportError
from hipport.nvrtc.headers import FOLDERS
from hipport.nvrtc.headers import IMPLIED
from hipport.nvrtc.headers import renamed_headers
from hipport.nvrtc.headers import standard_headers
from hipport.nvrtc.messages import NvrtcMessage
from hipport.nvrtc.messages import Usage
from hipport.nvrtc.messages import errors_in
from hipport.nvrtc.messages import usage_in
from hipport.nvrtc.toolkit import Toolkit

#: As nvcc and hipcc compile kernels: functions without an annotation are for the device too, as there is no host.
_OPTIONS = (
    "--std=c++17",
    "--device-as-default-execution-space",
    "--device-int128",
    "--ptxas-options=-v",
    f"--pre-include={IMPLIED}",
)
#: From this version on NVRTC has a cache of its own, for which it opens the GPU: a process that forks must not, and
#: what comes from that cache has no log.
_CACHES_SINCE, _NO_CACHE = (12, 9), "--no-cache"
_CODE, _DESCRIPTION = "kernels.cubin", "kernels.json"


class Dialect(Enum):
    """The dialect of a source: CUDA includes CUDA's headers, HIP also those of hipport."""

    CUDA = "cuda"
    HIP = "hip"


class NvrtcError(HipportError):
    """A source that NVRTC cannot compile. ``messages`` are the errors, ``log`` is all that NVRTC printed."""

    def __init__(self, messages: Sequence[NvrtcMessage], log: str) -> None:
        self.messages = tuple(messages)
        self.log = log
        super().__init__("\n".join(f"{m.path}:{m.line}: {m.text}" if m.path else m.text for m in messages) or log)


@dataclass(frozen=True, slots=True)
class CompiledCubin:
    """Machine code: the file, the symbols in it of what was asked for by C++ expressions, and what kernels need, by
    their symbols.
    """

    path: Path
    symbols: Mapping[str, str]
    usage: Mapping[str, Usage]


@dataclass(frozen=True)
class Nvrtc:
    """NVRTC as a compiler for one architecture, ``sm_90`` for instance."""

    toolkit: Toolkit
    arch: str

    @property
    def _library(self) -> ctypes.CDLL:
        return _loaded(self.toolkit.library)

    @cached_property
    def version(self) -> str:
        """NVRTC's version, such as ``13.0``. Raises NvrtcError where the library cannot be loaded."""
        return ".".join(map(str, self._numbers))

    @cached_property
    def _numbers(self) -> tuple[int, int]:
        major, minor = ctypes.c_int(), ctypes.c_int()
        self._call("Version", ctypes.byref(major), ctypes.byref(minor))
        return major.value, minor.value

    @cached_property
    def architectures(self) -> tuple[str, ...]:
        """The architectures that this version compiles for."""
        count = ctypes.c_int()
        self._call("GetNumSupportedArchs", ctypes.byref(count))
        numbers = (ctypes.c_int * count.value)()
        self._call("GetSupportedArchs", numbers)
        return tuple(f"sm_{number}" for number in numbers)

    def compile(
        self,
        source: bytes,
        dialect: Dialect,
        *,
        path: str,
        expressions: Collection[str] = (),
        include_dirs: Sequence[Path] = (),
        defines: Mapping[str, str] | None = None,
    ) -> CompiledCubin:
        """Compile a source, or take the result from the cache. ``path`` names the source in messages; ``expressions``
        are kernels and instances of template kernels (``saxpy<float>``); ``include_dirs`` has the project's own
        headers, ``defines`` macros with their values.

        Raises NvrtcError.
        """
        if self.arch not in self.architectures:
            raise NvrtcError([], f"NVRTC {self.version} does not know {self.arch}: install a newer one")
        is_hip = dialect is Dialect.HIP
        headers = standard_headers() | (renamed_headers() if is_hip else {})
        folders = [*include_dirs, *(FOLDERS if is_hip else ()), *self.toolkit.include_dirs]
        given = ({"__HIPCC_RTC__": "1"} if is_hip else {}) | dict(defines or {})
        macros = [f"--define-macro={name}={value}" for name, value in given.items()]
        searched = [f"--include-path={folder}" for folder in folders]
        own_cache = (_NO_CACHE,) if self._numbers >= _CACHES_SINCE else ()
        options = (f"--gpu-architecture={self.arch}", *_OPTIONS, *own_cache, *macros, *searched)
        texts = [file.read_bytes() for folder in folders[: -len(self.toolkit.include_dirs)] for file in _files(folder)]
        parts: list[str | bytes] = [self.version, path, source, *options, *sorted(expressions), *texts]
        key = key_of([*parts, *(part for header in sorted(headers.items()) for part in header)])

        def make(folder: Path) -> Path:
            code, symbols, log = self._compiled(source, path, headers, options, sorted(expressions))
            usage = {symbol: asdict(of) for symbol, of in usage_in(log).items()}
            made = folder / "nvrtc"
            made.mkdir()
            (made / _CODE).write_bytes(code)
            (made / _DESCRIPTION).write_text(json.dumps({"symbols": symbols, "usage": usage}))
            return made

        found = cached(f"nvrtc-{key}", make)
        told = json.loads((found / _DESCRIPTION).read_text())
        return CompiledCubin(found / _CODE, told["symbols"], {name: Usage(**of) for name, of in told["usage"].items()})

    def _compiled(
        self, source: bytes, path: str, headers: Mapping[str, str], options: Sequence[str], expressions: Sequence[str]
    ) -> tuple[bytes, dict[str, str], str]:
        """The machine code, the symbols of the expressions, and the log."""
        texts, names = _strings(list(headers.values())), _strings(list(headers))
        program = ctypes.c_void_p()
        self._call("CreateProgram", ctypes.byref(program), source, path.encode(), len(headers), texts, names)
        try:
            for expression in expressions:
                self._call("AddNameExpression", program, expression.encode())
            status = self._library.nvrtcCompileProgram(program, len(options), _strings(options))
            # The assembler's errors stand after a NUL.
            log = self._text("ProgramLog", program).decode("utf-8", "replace").replace("\0", "\n")
            messages = errors_in(log)
            if status or messages:
                raise NvrtcError(messages, log or self._error(status))
            symbols = {expression: self._symbol(program, expression) for expression in expressions}
            return self._text("CUBIN", program), symbols, log
        finally:
            self._call("DestroyProgram", ctypes.byref(program))

    def _symbol(self, program: ctypes.c_void_p, expression: str) -> str:
        name = ctypes.c_char_p()
        self._call("GetLoweredName", program, expression.encode(), ctypes.byref(name))
        assert name.value is not None
        return name.value.decode()

    def _text(self, what: str, program: ctypes.c_void_p) -> bytes:
        size = ctypes.c_size_t()
        self._call(f"Get{what}Size", program, ctypes.byref(size))
        text = ctypes.create_string_buffer(size.value)
        self._call(f"Get{what}", program, text)
        return text.raw

    def _call(self, function: str, *arguments: object) -> None:
        status = getattr(self._library, f"nvrtc{function}")(*arguments)
        if status:
            raise NvrtcError([], f"nvrtc{function}: {self._error(status)}")

    def _error(self, status: int) -> str:
        return str(self._library.nvrtcGetErrorString(status).decode())


@cache
def _loaded(path: Path) -> ctypes.CDLL:
    """The library, once for each process: workers get a compiler from the process that found it, and load their own.

    NVRTC opens its built-in headers, a library beside it, by name: some packages of it do not say where to look, so
    that they must be loaded already.
    """
    try:
        for builtins in path.parent.glob("libnvrtc-builtins.so.*"):
            ctypes.CDLL(str(builtins))
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise NvrtcError([], f"{path} cannot be loaded: {error}") from error
    library.nvrtcGetErrorString.restype = ctypes.c_char_p
    return library


def _strings(texts: Sequence[str]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".h", ".hpp", ".cuh", ".inc", ".hip"))
