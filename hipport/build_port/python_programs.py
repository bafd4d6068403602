"""The compiler nvcc as a program that a setup.py looks for or runs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from hipport.build.python_code import PythonCode
from hipport.build_port.python_lists import Change
from hipport.build_port.python_words import FOLDER
from hipport.build_port.python_words import ROCM
from hipport.rules.build import files

_NVCC, _HIPCC = "nvcc", "hipcc"
_PROGRAM = re.compile(r"(?:[^\s\"']*/)?nvcc")
_IN_FORMATTED = re.compile(r"/(nvcc)(?=[\"'])")  # f"{home}/bin/nvcc"
_VERSION = frozenset(("--version", "-V"))
_VERSION_FILES = frozenset(("version.txt", "version.json"))
#: Functions that look for a program, put its path together, run it, or make it a compiler: any argument may be it.
_OF_PROGRAMS = frozenset(
    (
        *("which", "find_executable", "find_in_path", "find_program", "search_on_path"),
        *("join", "pjoin", "joinpath", "Path"),
        *("run", "call", "check_call", "check_output", "Popen", "spawn", "set_executable", "set_executables"),
    )
)
_OF_DEFAULTS = frozenset(("get", "getenv"))  # os.environ.get("NVCC", "nvcc")


def programs(code: PythonCode) -> Iterator[Change]:
    """The changes of nvcc to hipcc where it is a program; no text is changed where it is a key: ``flags["nvcc"]``.

    A file that asks a program for its version may read what nvcc answers: of that a person has to think.
    """
    asks = any(_asks_for_version(node) for node in ast.walk(code.tree))
    for node in ast.walk(code.tree):
        if not isinstance(node, ast.expr) or code.is_settled(node):
            continue
        match node:
            case ast.Name(id=name) if name == _NVCC:  # a variable may be called so
                yield *code.span(node), name, files.NVCC_CALL
            case ast.Constant(value=str(text)) if _PROGRAM.fullmatch(text):
                start, end = code.span(node)
                at = code.text.find(text, start, end)
                if _is_key(code, node) and at >= 0:
                    yield at, at + len(text), text, files.NVCC_CALL
                elif at >= 0 and not asks and _is_program(code, node):
                    yield at, at + len(text), _hipcc(text), files.NVCC_CALL
            case ast.JoinedStr() if not asks:
                start, _ = code.span(node)
                for match in _IN_FORMATTED.finditer(code.source_of(node)):
                    yield start + match.start(1), start + match.end(1), _HIPCC, files.NVCC_CALL


def _hipcc(text: str) -> str:
    """``bin/nvcc``, ``/usr/local/cuda/bin/nvcc``."""
    folder = text.removesuffix(_NVCC)
    return (f"{ROCM}/bin/" if FOLDER.fullmatch(folder) else folder) + _HIPCC


def _asks_for_version(node: ast.AST) -> bool:
    """``[nvcc, "--version"]``, ``"nvcc -V"``, ``join(home, "version.json")``."""
    match node:
        case ast.List(elts=words) | ast.Tuple(elts=words):
            return any(isinstance(word, ast.Constant) and word.value in _VERSION for word in words)
        case ast.Constant(value=str(text)):
            return text in _VERSION_FILES or ("nvcc" in text and not _VERSION.isdisjoint(text.split()))
    return False


def _is_key(code: PythonCode, node: ast.Constant) -> bool:
    """``"nvcc" in flags``, ``flags.get("nvcc", [])``, ``flags["nvcc"]``, ``{"nvcc": []}``."""
    outer = code.parents[node]
    match outer:
        case ast.Compare(ops=[ast.In() | ast.NotIn(), *_], left=left):
            return left is node
        case ast.Call(func=ast.Attribute(attr="get" | "setdefault" | "pop"), args=[first, *_]):
            return first is node
        case ast.Subscript(slice=key):
            return key is node
        case ast.Dict(keys=keys):
            return node in keys
    return False


def _is_program(code: PythonCode, node: ast.Constant) -> bool:
    outer = code.parents[node]
    if isinstance(outer, ast.keyword):
        outer = code.parents[outer]
    match outer:
        case ast.Call(args=[_, default]) if default is node and _function(outer) in _OF_DEFAULTS:
            return True
        case ast.Call():
            return _function(outer) in _OF_PROGRAMS
        case ast.BinOp(right=right, op=ast.Div() | ast.Add()):  # home / "bin" / "nvcc", home + "/bin/nvcc"
            return right is node
        case ast.BoolOp(op=ast.Or()):  # os.environ.get("NVCC") or "nvcc"
            return True
        case ast.Assign(targets=[target]):
            return _NVCC in code.source_of(target).lower()
        case ast.List(elts=[first, *_]) | ast.Tuple(elts=[first, *_]):
            return first is node and _is_command(code, outer)
    return False


def _is_command(code: PythonCode, words: ast.List | ast.Tuple) -> bool:
    """``check_call(["nvcc", "-c", "lanes.cu"])``, ``command = ["nvcc", "-c"] + flags``."""
    outer = code.parents[words]
    is_run = isinstance(outer, ast.Call) and _function(outer) in _OF_PROGRAMS
    second = words.elts[1] if len(words.elts) > 1 else None
    return is_run or (isinstance(second, ast.Constant) and str(second.value).startswith("-"))


def _function(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
