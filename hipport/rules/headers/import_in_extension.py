"""HP150: ``#import``, which PyTorch's hipify does not read."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.extensions import is_built_with_pytorch
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.arms import Arms
from hipport.source.arms import guard_of_file
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

_OBJECTIVE_C = (".m", ".mm")


@rule("HP150", "import-in-extension", edits=True, words=("import",))
def import_in_extension(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """`#import` of a file of the project, in code that is built with PyTorch.

    What it finds: `#import "name"` where the tree has the file, in files that include headers of PyTorch's, or where a
    build file has `CUDAExtension`, `torch.utils.cpp_extension` or `find_package(Torch)`. Objective-C has it by itself,
    and is left alone.

    Why: PyTorch for ROCm has its hipify go over the sources of an extension. It writes each `.cu` file once more, as
    `.hip`, and names that one in lines with `#include` only: what other files import is then there twice, "redefinition
    of 'f'".

    Example:
        #import "cuda_utils.h"

    Keep:
        #include "cuda_utils.h"

    Fix safety: safe: `#include` does the same where the file has `#pragma once` or an include guard. Others are
    reported.

    Source: RE_QUOTE_HEADER in torch/utils/hipify/hipify_python.py of PyTorch 2.14, which was run.
    """
    if ctx.source.path.endswith(_OBJECTIVE_C):
        return
    lines = [include for include in ctx.includes if include.directive.name == "import" and include.project]
    if not lines or not is_built_with_pytorch(ctx):
        return
    for include in lines:
        name_at = include.directive.name_at
        if ctx.is_settled(name_at) or include.project is None:
            continue
        if _is_read_once(tokens_of(ctx.survey.text_of(include.project))):
            yield ctx.edit("HP150", name_at, "include")
            continue
        yield ctx.diagnostic(
            "HP150",
            Severity.ERROR,
            name_at,
            f"#import of {include.name}: PyTorch's hipify does not follow it, and the file is read twice",
            f"write #include, and #pragma once in {include.name}",
            symbol=include.name,
        )


def _is_read_once(tokens: Tokens) -> bool:
    """``#pragma once``, or ``#ifndef SHAPES_H``, ``#define SHAPES_H``"""
    pragmas = (line for line in tokens.directives if line.name == "pragma")
    if any(tokens.text_at(tokens.after(line.name_at)) == "once" for line in pragmas):
        return True
    return guard_of_file(tokens, Arms(tokens)) is not None
