"""The ``#include`` lines of a file and what each names."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass

from hipport.context.cuda_copies import is_copy_of_cuda
from hipport.context.cuda_copies import name_in_library
from hipport.mapping import HeaderRow
from hipport.mapping import Mapping
from hipport.mapping.mapping import OWN
from hipport.project.includes import may_be_own
from hipport.project.includes import with_slashes
from hipport.project.survey import Survey
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_INCLUDES = frozenset(("include", "include_next", "import"))
# "/usr/local/cuda-12.4/targets/x86_64-linux/include/cuda_runtime.h", "C:/Program Files/.../CUDA/v10.1/include/cufft.h"
_OF_TOOLKIT = re.compile(r"(?:/|[A-Z]:/).*/cuda\b.*/include/(.+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ResolvedInclude:
    """One include line. ``at`` is the index of the ``<name>`` or ``"name"`` token, ``name`` has slashes only.

    ``project`` is the tree's file that it means, if the tree has it; ``row`` CUDA's header, if it is one of CUDA's;
    ``is_copied`` says whether the tree has a copy of CUB's or Thrust's header.
    """

    directive: Directive
    at: int
    name: str
    quoted: bool
    project: str | None
    row: HeaderRow | None
    is_copied: bool = False


def read_includes(tokens: Tokens, path: str, mapping: Mapping, survey: Survey) -> tuple[ResolvedInclude, ...]:
    """Every include of a file whose name is spelled out.

    A quoted name is the project's file where the tree has one; one in angle brackets only if the tables do not have it,
    but for a pattern: ``<cuda/fast.hpp>`` may be in the tree, though ``cuda/*`` is libcu++. A copy of CUDA's own header
    in the tree is CUDA's: its declarations are not what the port has to see. So is a name of CUDA's where the tree's
    file of that name belongs to another program of the tree, and the path of a copy of CUB's or Thrust's header that
    the tree lacks, and a header's whole path in CUDA's toolkit.
    """
    found = []
    for directive in tokens.directives:
        if directive.name not in _INCLUDES:
            continue
        at = tokens.after(directive.name_at)
        token = tokens.text_at(at)
        if at < 0 or (not (quoted := kind(token) is TokenKind.STRING) and kind(token) is not TokenKind.HEADER):
            continue
        name = with_slashes(token[1:-1].strip())
        row = mapping.header(name)
        is_own_rule = row is not None and row.note == OWN
        is_sure = row is not None and row.action != "project" and "*" not in row.cuda
        maybe_own = may_be_own(name, quoted=quoted) and (quoted or not is_sure)
        project = survey.find_header(path, name) if maybe_own and not is_own_rule else None
        below = name_in_library(name)  # not <errno.h>, for which the tree's file may be thrust/system/detail/errno.h
        is_copied = bool(project and below and is_copy_of_cuda(project, survey.text_of(project), mapping))
        if is_copied:
            project, row = None, row or mapping.header(below)
        elif project and row is not None and _is_cudas(project, path, row, mapping, survey):
            project = None
        elif not project and row is None:  # a copy that is not here: a submodule, a folder that the build downloads
            row = mapping.header(below) or mapping.header(_in_toolkit(name))
        row = None if project else row
        found.append(ResolvedInclude(directive, at, name, quoted, project, row, is_copied))
    return tuple(found)


def _in_toolkit(name: str) -> str:
    """The name of a header that an include has with its whole path in CUDA's toolkit; empty for any other."""
    match = _OF_TOOLKIT.fullmatch(name)
    return match[1] if match else ""


def _is_cudas(project: str, path: str, row: HeaderRow, mapping: Mapping, survey: Survey) -> bool:
    """Whether a name of CUDA's in the file ``path`` does not mean the tree's file ``project`` of that name. Where only
    a pattern makes it CUDA's, ``cuda/*``, the file is what is meant, whatever program it belongs to.
    """
    if is_copy_of_cuda(project, survey.text_of(project), mapping):
        return True
    if "*" in row.cuda:
        return False
    folder = posixpath.dirname(project)
    return folder != posixpath.dirname(path) and not survey.may_include_from(folder, path)
