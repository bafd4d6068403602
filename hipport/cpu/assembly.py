"""Inline assembly of GPUs, which no CPU executes: what has it left does not compile, as with the compiler of HIP."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator

from hipport.code.asm import AsmStatement
from hipport.code.asm import asm_statements
from hipport.code.bodies import device_bodies
from hipport.code.statements import begins_statement
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.ptx import is_ptx
from hipport.source.tokens import Tokens

#: What may stand in assembly that does nothing but keep the compiler from moving code.
_COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/|[\s;]+", re.DOTALL)
#: How much of the assembly a message shows.
_SHOWN = 60
#: What the compiler refuses where it makes code of it: not in functions that nobody calls.
_REFUSED = "do {{ void {name}() __attribute__((error({text}))); {name}(); }} while (0)"


def assembly_edits(tokens: Tokens) -> Iterator[Edit]:
    """Errors in place of the ``asm`` statements of code that only a device executes, and of PTX elsewhere."""
    only_device = [body for body in device_bodies(tokens) if not body.is_for_host]
    for statement in asm_statements(tokens):
        is_of_device = any(body.has(statement.first) for body in only_device)
        if is_ptx(statement.template, statement.operands is not None) or (
            is_of_device and _COMMENTS.sub("", statement.template) and begins_statement(tokens, statement.first)
        ):
            yield replaced(tokens, statement.first, statement.last + 1, _refused(tokens, statement))


def _refused(tokens: Tokens, statement: AsmStatement) -> str:
    words = " ".join(statement.template.split())
    shown = words if len(words) <= _SHOWN else f"{words[:_SHOWN]}..."
    kind = "PTX" if is_ptx(statement.template, statement.operands is not None) else "assembly of a GPU"
    text = f"{kind} cannot run on a CPU: {shown} (write it in C++ or with HIP's device functions)"
    name = f"hipport_cpu_assembly_{zlib.crc32(text.encode()):08x}"
    line_ends = "".join(tokens.texts[statement.first : statement.last + 1]).count("\n")
    line_end = "\\\n" if tokens.directive_at(statement.first) else "\n"
    return _REFUSED.format(name=name, text=json.dumps(text)) + line_end * line_ends
