"""HP303: programs for the run-time compiler that have the name of a file."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_CREATE = "nvrtcCreateProgram"
_HEADER = "hipport/rtc.h"
#: The place of the program's name among the arguments.
_NAME = 2
_NULLS = frozenset(("NULL", "nullptr"))


@rule("HP303", "rtc-program-folder", edits=True, words=(Subject.NAMES,))
def rtc_program_folder(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A program for the run-time compiler whose name may be the path of a file.

    What it finds: calls of nvrtcCreateProgram whose third argument, the name, is not a literal.

    Why: NVRTC looks for `#include "file"` in the folder of the program's name, hiprtc in folders that options name and
    among the headers that the program is given: what includes a file beside it does not compile.

    Example:
        nvrtcCreateProgram(&program, text.c_str(), path.c_str(), 0, NULL, NULL);

    Keep:
        nvrtcCreateProgram(&program, text.c_str(), "scale.cu", 0, NULL, NULL);

    Fix safety: safe. The call goes to a function of hipport/rtc.h, which gives such includes, and those of hipport's
    own headers, the whole paths of files that are there; others stay. C has no such function: there `-I` with the
    folder is an option for hiprtcCompileProgram.

    Source: NVRTC 13.0, which finds what is in the folder before what is in folders of options, and not with
    `--no-source-include`; hiprtc of ROCm 7.2, which compiles in a temporary folder.
    """
    for use in ctx.names.api_uses:
        if use.name != _CREATE or not ctx.calls.is_called(use) or ctx.is_settled(use.index):
            continue
        arguments = arguments_of(ctx.tokens, use.last) or ()
        if len(arguments) <= _NAME or not _may_be_path(ctx, arguments[_NAME]):
            continue
        if ctx.survey.is_for_c(ctx.source.path):
            yield ctx.diagnostic(
                "HP303",
                Severity.WARNING,
                use.index,
                "NVRTC looks for headers in the folder of the program's name, hiprtc does not",
                "give hiprtcCompileProgram the option -I with this folder",
                symbol=_CREATE,
            )
        else:
            at = ctx.tokens.starts[use.index]
            yield Edit(at, at, "hipport::", "HP303", header=_HEADER)


def _may_be_path(ctx: Context, name: Span) -> bool:
    return any(is_name(text) and text not in _NULLS for text in ctx.tokens.texts[name.first : name.end])
