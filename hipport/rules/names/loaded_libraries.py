"""HP108: CUDA's libraries that a program loads by their file names."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity


@rule("HP108", "loaded-library", edits=True, literals=True)
def loaded_library(ctx: Context) -> Iterator[Diagnostic]:
    """A library of CUDA that the program loads by the name of its file.

    What it finds: string literals that are the file of a library, with or without its folder: `"libcuda.so.1"`,
    `"nvcuda.dll"`, `"cudart64_110.dll"`, `"libnvidia-ml.so"`; in Python files too.

    Why: such a program compiles after renaming, and finds no GPU: the machine has no such file, or it is that of
    another GPU. What it looks up in the library (`dlsym(library, "cuInit")`) is CUDA's name as well, see HP106.

    Example:
        void *library = dlopen("libcuda.so.1", RTLD_NOW);

    Keep:
        void *library = dlopen("libmine.so", RTLD_NOW);
        puts("libcuda.so was not found");

    A file that names HIP's library, too, is left alone.

    Fix safety: unsafe, for files of Linux only: the library gets the name of HIP's, without a folder and a version. The
    names that are looked up in it have to be renamed as well.

    Source: the names of the libraries for the linker (`mappings/build.toml`).
    """
    files = {text for text in ctx.tokens.strings if ".so" in text or ".d" in text}
    for index in ctx.tokens.where(files):
        text = ctx.tokens.texts[index]
        first = text.index('"') + 1
        found = ctx.mapping.loaded(text[first:-1])
        if found is None or ctx.written_for_hip(index) or not ctx.is_in_code(index):
            continue
        name, linked = found
        if linked and any(linked in other for other in files):
            continue
        fix = None
        if linked and ".so" in text:
            start = ctx.tokens.starts[index]
            edit = Edit(start + first, start + len(text) - 1, f"lib{linked}.so", "HP108")
            fix = ctx.unsafe_fix(f"load lib{linked}.so", edit)
        message, remedy = said_of_loaded(name, linked)
        yield ctx.diagnostic("HP108", Severity.WARNING, index, message, remedy, symbol=name, fix=fix)


def said_of_loaded(name: str, linked: str) -> tuple[str, str]:
    """The message and the remedy for a library of CUDA that is loaded, and HIP's, which may be empty."""
    message = f"a file of CUDA's library {name} is loaded by its name: ROCm"
    if linked:
        return (
            f"{message}'s is {linked}",
            f"load {linked} and look up HIP's names in it, or link it and call its functions",
        )
    return f"{message} has none", "leave out what needs the library, or use ROCm's own interface for it"
