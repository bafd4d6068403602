"""HP145: what only compilers for Windows take."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.conditions import macro_names

_HEADERS = frozenset(
    """conio.h crtdbg.h d3d11.h d3d9.h direct.h intrin.h io.h mmsystem.h process.h psapi.h share.h shlwapi.h strsafe.h
    tchar.h winbase.h windef.h windows.h windowsx.h winsock.h winsock2.h ws2tcpip.h""".split()
)
#: Words of Microsoft's compiler and functions of its C library, which glibc and clang for Linux do not have.
_WORDS = frozenset(
    """__int8 __int16 __int32 __int64 __assume __noop _access _aligned_free _aligned_malloc _countof _fseeki64
    _ftelli64 _getch _getcwd _i64toa _itoa _kbhit _mkdir _pclose _popen _snprintf _stricmp _strdup _strnicmp _vsnprintf
    asctime_s ctime_s fopen_s fprintf_s freopen_s fscanf_s gmtime_s localtime_s memcpy_s memmove_s printf_s rand_s
    scanf_s sprintf_s sscanf_s strcat_s strcpy_s strncpy_s strtok_s vsprintf_s""".split()
)
_PLATFORM = re.compile(
    r"_*(?:\w+_)?(?:WIN(?:DOWS|32|64|NT)?|MSC_VER|MSVC|MINGW\w*|CYGWIN|LINUX|UNIX|POSIX|APPLE|GNUC|CLANG)_*",
    re.IGNORECASE,
)


@rule("HP145", "windows-only", literals=True)
def windows_only(ctx: Context) -> Iterator[Diagnostic]:
    """A header, a word or a function that only compilers for Windows have.

    What it finds: in files with CUDA, includes of `windows.h`, `conio.h` and other headers of Windows that the tree
    does not have, words such as `__int64`, and functions of Microsoft's C library that the project does not define,
    `fopen_s`, `_aligned_malloc`; each name once in a file, and not in code that asks for the platform, `#ifdef _WIN32`.

    Why: on Windows nvcc takes what Visual C++ takes. The port is compiled by clang, for Linux first: "file not found",
    "use of undeclared identifier".

    Example:
        #include <cuda_runtime.h>
        FILE *open(const char *name) { FILE *file; fopen_s(&file, name, "r"); return file; }

    Keep:
        #include <cuda_runtime.h>
        #ifdef _WIN32
        #include <windows.h>
        #endif

    Fix safety: no fix. A port that is for Windows alone needs nothing: mark the findings as known.

    Source: the C library of Visual Studio 2022; hipcc of ROCm 7.2 with glibc.
    """
    if not is_cuda_file(ctx):
        return
    for name, index in _found(ctx).items():
        kind = "a header of" if name in _HEADERS else "for compilers on"
        yield ctx.diagnostic(
            "HP145",
            Severity.WARNING,
            index,
            f"{name} is {kind} Windows: the port does not compile on Linux",
            "write it in standard C++, or put it between #ifdef _WIN32 and #endif",
            symbol=name,
        )


def _found(ctx: Context) -> dict[str, int]:
    """The first place of each name."""
    headers = [(each.name.lower(), each.at) for each in ctx.includes if each.project is None]
    words = [(ctx.tokens.texts[at], at) for at in ctx.tokens.where(_WORDS)]
    found: dict[str, int] = {}
    for name, index in (*((name, at) for name, at in headers if name in _HEADERS), *words):
        if name not in found and not ctx.is_settled(index) and not _asks_for_platform(ctx, index):
            found[name] = index
    return {name: index for name, index in found.items() if name in _HEADERS or not _is_own(ctx, name)}


def _is_own(ctx: Context, name: str) -> bool:
    """``#define fopen_s(f, n, m)``, ``inline int fopen_s(FILE **f, const char *n) {``, also in headers of the tree"""
    definition = rf"#\s*define\s+{name}\b|\btypedef\b[^;]*\b{name}\s*;|\w[\s*&]+{name}\s*\([^;{{}}]*\)\s*\{{"
    return ctx.is_in_texts(re.compile(definition), name)


def _asks_for_platform(ctx: Context, index: int) -> bool:
    """``#ifdef _WIN32``, ``#ifndef __linux__``, and the other arms of such lines"""
    conditions = (arm.condition for around in ctx.arms.enclosing(index) for arm in around.chain.arms)
    return any(_PLATFORM.fullmatch(name) for condition in conditions for name in macro_names(condition))
