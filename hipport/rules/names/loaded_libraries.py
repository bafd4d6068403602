"""HP108: CUDA's libraries that a program loads by their file names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity

_DRIVER = "nvcuda"  # on Windows
_FILE = re.compile(
    r"""(?:L|u8)?"(?:[^"]*[/\\])?
        (?: lib(?P<name>[A-Za-z][\w-]*) \. (?:so(?:\.[0-9]+)* | dylib)
          | (?P<dll>nvcuda | [A-Za-z]+?) (?:32|64)? (?:_[0-9]+)* \. dll )"
    """,
    re.VERBOSE,
)


@rule("HP108", "loaded-library", edits=True, literals=True)
def loaded_library(ctx: Context) -> Iterator[Diagnostic]:
    """A library of CUDA that the program loads by the name of its file.

    What it finds: string literals that are the file of a library, with or without its folder: `"libcuda.so.1"`,
    `"nvcuda.dll"`, `"cudart64_110.dll"`, `"libnvidia-ml.so"`.

    Why: such a program compiles after renaming, and finds no GPU: the machine has no such file, or it is that of
    another GPU. What it looks up in the library (`dlsym(library, "cuInit")`) is CUDA's name as well, see HP106.

    Example:
        void *library = dlopen("libcuda.so.1", RTLD_NOW);

    Keep:
        void *library = dlopen("libmine.so", RTLD_NOW);
        puts("libcuda.so was not found");

    Fix safety: unsafe, for files of Linux only: the library gets the name of HIP's, without a folder and a version. The
    names that are looked up in it have to be renamed as well.

    Source: the names of the libraries for the linker (`mappings/build.toml`).
    """
    files = (text for text in ctx.tokens.distinct if text[-1] == '"' and (".so" in text or ".d" in text))
    literals = {text: file for text in files if (file := _FILE.fullmatch(text))}
    if not literals:
        return
    for index in ctx.tokens.where(literals):
        text = ctx.tokens.texts[index]
        name, linked = _library(ctx, literals[text])
        if linked is None or ctx.written_for_hip(index) or not ctx.is_in_code(index):
            continue
        start = ctx.tokens.starts[index]
        fix = None
        if linked and literals[text]["name"]:
            edit = Edit(start + text.index('"') + 1, start + len(text) - 1, f"lib{linked}.so", "HP108")
            fix = ctx.unsafe_fix(f"load lib{linked}.so", edit)
        counterpart = f"ROCm's is {linked}" if linked else "ROCm has none"
        yield ctx.diagnostic(
            "HP108",
            Severity.WARNING,
            index,
            f"a file of CUDA's library {name} is loaded by its name: {counterpart}",
            f"load {linked} and look up HIP's names in it, or link it and call its functions"
            if linked
            else "leave out what needs the library, or use ROCm's own interface for it",
            symbol=name,
            fix=fix,
        )


def _library(ctx: Context, file: re.Match[str]) -> tuple[str, str | None]:
    """The name of a library for the linker, and HIP's, empty where there is none; None for a library of others."""
    name = file["name"] or file["dll"]
    name = "cuda" if name == _DRIVER else name
    return name, ctx.mapping.linked.get(name)
