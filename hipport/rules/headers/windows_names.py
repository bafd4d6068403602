"""HP133: names of headers that only Windows finds."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude
from hipport.context.platforms import is_for_another_system
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP133", "windows-header-name", edits=True, literals=True)
def windows_header_name(ctx: Context) -> Iterator[Edit]:
    r"""A header's name with backslashes, or with other capitals than the file has.

    What it finds: `#include` lines whose names have backslashes; those in quotes that differ from a file of the tree in
    capitals only, where the name counts from the folder of the including file, or that file has names of Windows, or
    its line ends and a build that may give the compiler the other's folder. A name in small letters counts only where
    the file is in the including file's folder and neither C, POSIX nor CUDA has a header of that name: others may be
    the system's. One that would be found in another folder may be a header of a third party that the tree does not
    have, or one that a script writes, and is left alone, too, and so is an include in an arm for Windows,
    `#ifdef _WIN32`.

    Why: the port is compiled on Linux as well, where a backslash is a part of a file's name and `Sort.cuh` is another
    file than `sort.cuh`: "file not found".

    Example:
        #include "gpu\sort.cuh"

    Keep:
        #include "gpu/sort.cuh"

    Fix safety: safe. Compilers on Windows take slashes, and the file's own capitals, for the same file.

    Source: the C++ standard, [lex.header]; hipcc of ROCm 7.2.
    """
    for include in ctx.includes:
        written = ctx.tokens.texts[include.at][1:-1].strip()
        if (
            written == (name := _name_in_tree(ctx, include, written))
            or _is_replaced(include)
            or ctx.written_for_hip(include.at)
            or is_for_another_system(ctx.arms, include.at)
        ):
            continue
        start = ctx.tokens.starts[include.at] + 1
        yield Edit(start, ctx.tokens.end(include.at) - 1, name, "HP133")


def _name_in_tree(ctx: Context, include: ResolvedInclude, written: str) -> str:
    """The name of an include with slashes, and as far as a file of the tree has the same parts, with its capitals."""
    parts = include.name.split("/")
    is_of_windows = "\\" in written or (ctx.source.newline == "\r\n" and _may_be_found(ctx, include))
    is_known = is_of_windows or (include.project or "").lower() == _beside(ctx, include.name).lower()
    own = include.project.split("/") if include.project and include.quoted and is_known else []
    for place in range(1, min(len(parts), len(own)) + 1):
        if parts[-place].lower() != own[-place].lower():
            break
        parts[-place] = own[-place]
    return "/".join(parts)


def _may_be_found(ctx: Context, include: ResolvedInclude) -> bool:
    """Whether the build may look for the include in the folder from which its name leads to the tree's file."""
    folder = (include.project or "")[: -len(include.name) - 1]
    return ctx.survey.may_include_from(folder, ctx.source.path)


def _beside(ctx: Context, name: str) -> str:
    """The path in the tree that a name has from the folder of the including file."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(ctx.source.path), name))


def _is_replaced(include: ResolvedInclude) -> bool:
    """Whether the include is one of CUDA's headers that becomes another one, or goes: HP110 and HP111."""
    row = include.row
    return row is not None and row.action in ("map", "drop") and row.hip != include.name
