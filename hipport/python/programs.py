"""Programs of NVIDIA's that a Python file runs: HP813."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.python.file import PythonFile
from hipport.python.findings import at
from hipport.python.table import Program
from hipport.rules.build.files import PROJECT_TOOL

#: Functions of Python that run a program or look for one, whose first argument is the command.
_RUNNING = frozenset("run call check_call check_output Popen popen system getoutput getstatusoutput which".split())
_RUNNING |= {"create_subprocess_exec", "create_subprocess_shell"}


def programs(file: PythonFile, known: tuple[Program, ...]) -> Iterator[Diagnostic]:
    """HP813 for the programs that a file runs, each at its first use, but for those beside which it names ROCm's."""
    text = file.source.text
    said = {program.name for program in known if any(other in text for other in program.unless)}
    nodes = (node for node in ast.walk(file.module) if isinstance(node, ast.Call | ast.List))
    for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):
        command = _command(node)
        name = _first_word(command).rpartition("/")[2]
        program = next((each for each in known if each.name == name), None)
        if program is not None and command is not None and name not in said:
            said.add(name)
            message = f"{name}: a program of NVIDIA's"
            yield at(file, command, PROJECT_TOOL, Severity.WARNING, message, program.instead, name)


def _command(node: ast.Call | ast.List) -> ast.expr | None:
    """The command of ``run(["nvidia-smi", "-L"])`` and ``system("nvcc k.cu")``, and a list that another line runs,
    ``command = ["nvcc", f"-arch={arch}"]``.
    """
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[command, *_]) if name in _RUNNING:
            return command
        case ast.List(elts=[_, second, *_]) if not isinstance(second, ast.Constant) or _first_word(second)[:1] == "-":
            return node
    return None


def _first_word(command: ast.expr | None) -> str:
    """The program of a command: ``["nvcc", "k.cu"]``, ``"nvcc k.cu"``, ``f"nvcc {source}"``, ``"nvcc k.cu".split()``"""
    match command:
        case ast.Constant(value=str(text)):
            return text.partition(" ")[0]
        case ast.List(elts=[first, *_]) | ast.JoinedStr(values=[first, *_]) | ast.Call(func=ast.Attribute(value=first)):
            return _first_word(first)
    return ""
