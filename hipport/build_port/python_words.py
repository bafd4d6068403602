"""Where options for compilers stand in a setup.py: lists of strings, ``append`` after ``append``, strings to split."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from hipport.build.python_code import PythonCode

_FOR_CMAKE = re.compile(r"-D(?:CMAKE_\w+|CUDA_NVCC_FLAGS\w*)(?::\w+)?=")
_OF_NVCC = re.compile(r"^(?!.*cmake).*(?:nvcc|cuda)", re.IGNORECASE | re.DOTALL)
_WORD = re.compile(r"""(?:'[^']*'|"[^"]*"|\S)+""")  # --compiler-options='-Wall -fPIC'
VARIABLE = "$"  # in a word: what stands there is known when the build runs
FOLDER = re.compile(r"(?P<sign>-[IL])?/(?:usr/local|opt)/cuda(?:-[\d.]+)?(?P<inside>/include|/lib|/lib64|/bin)?/?")
ROCM = "/opt/rocm"


@dataclass(frozen=True, slots=True)
class Element:
    """One value in a list: ``node``, and its words, of which ``$`` stands for what only the build knows. ``call`` is
    the whole statement where the value is appended by one of its own. ``node`` may be a list of such values, too:
    ``[f"-gencode=arch=compute_{arch},code=sm_{arch}" for arch in archs]``.
    """

    node: ast.expr
    words: tuple[str, ...]
    call: ast.Expr | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """Values that follow one another. ``name`` is what the list is called: its variable, keyword or key. ``whole`` is
    the list, where they are not appended to one. ``compiles_cuda`` says that what gets them is known to.
    """

    name: str
    elements: tuple[Element, ...]
    whole: ast.List | ast.Tuple | None = None
    compiles_cuda: bool = False

    @property
    def of_nvcc(self) -> bool:
        """Whether they are for nvcc, or NVRTC; by the name: ``nvcc``, ``extra_cuda_cflags``."""
        return self.compiles_cuda or _OF_NVCC.search(self.name) is not None


def runs(code: PythonCode) -> Iterator[Run]:
    """The lists of strings in a file, less those in arms of conditionals that a build for HIP does not take."""
    compared = compared_lists(code)
    for node in ast.walk(code.tree):
        if isinstance(node, ast.List | ast.Tuple) and not code.is_settled(node):
            if node not in compared:
                yield from _of_list(code, node)
        elif isinstance(node, ast.ListComp) and not code.is_settled(node):
            yield Run(_name_of(code, node), (Element(node, _words(node.elt)),))
        elif isinstance(node, ast.Constant) and _is_split(code, node) and not code.is_settled(node):
            yield Run(_name_of(code, node), (Element(node, _words(node)),))
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(node, field, None)
            if isinstance(statements, list):
                yield from _appended(code, statements)


def compared_lists(code: PythonCode) -> frozenset[ast.expr]:
    """The lists of options that no compiler gets, as a program looks for them: ``option in ("-G", "-lineinfo")``; with
    their elements.
    """
    names = _compared(code)
    lists = [node for node in ast.walk(code.tree) if isinstance(node, ast.List | ast.Tuple | ast.Set)]
    found = [node for node in lists if isinstance(code.parents[node], ast.Compare) or _name_of(code, node) in names]
    return frozenset((*found, *(value for node in found for value in node.elts)))


def _compared(code: PythonCode) -> frozenset[str]:
    """The names of such lists: ``option in RDC``, ``any(option.startswith(each) for each in SKIPPED)``."""
    found: set[str] = set()
    loops: list[tuple[str, str]] = []
    for node in ast.walk(code.tree):
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Name(id=name)]):
                found.add(name)
            case ast.Call(func=ast.Attribute(attr="startswith" | "endswith"), args=[argument, *_]):
                found.update(part.id for part in ast.walk(argument) if isinstance(part, ast.Name))
            case ast.comprehension(target=ast.Name(id=each), iter=ast.Name(id=name)):
                loops.append((each, name))
            case ast.For(target=ast.Name(id=each), iter=ast.Name(id=name)):
                loops.append((each, name))
    return frozenset(found | {name for each, name in loops if each in found})


def _is_split(code: PythonCode, node: ast.Constant) -> bool:
    """``NVCC_FLAGS = "-O3 --use_fast_math"`` and ``"-O3 --use_fast_math".split()``."""
    outer = code.parents[node]
    if isinstance(outer, ast.Attribute):
        return outer.attr == "split"
    is_value = isinstance(outer, ast.Assign | ast.AugAssign | ast.keyword)
    return is_value and _OF_NVCC.search(_name_of(code, node)) is not None


def _of_list(code: PythonCode, node: ast.List | ast.Tuple) -> Iterator[Run]:
    """``["-O3", f"-maxrregcount={n}", *others]``: the values before and after what is unpacked."""
    name = _name_of(code, node)
    for unpacked, values in groupby(node.elts, lambda value: isinstance(value, ast.Starred)):
        if not unpacked:
            yield Run(name, tuple(Element(value, _words(value)) for value in values), node)


def _appended(code: PythonCode, statements: Sequence[ast.stmt]) -> Iterator[Run]:
    """``flags.append("-gencode")`` and, as the next statement, ``flags.append("arch=compute_80,code=sm_80")``."""
    for name, group in groupby(statements, lambda statement: _list_appended_to(code, statement)):
        if name:
            yield Run(name, tuple(_of_append(statement) for statement in group))


def _list_appended_to(code: PythonCode, statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=of, attr="append"), args=[ast.expr()], keywords=[])):
            return "" if code.is_settled(statement) else code.source_of(of)
    return ""


def _of_append(statement: ast.stmt) -> Element:
    assert isinstance(statement, ast.Expr)
    assert isinstance(statement.value, ast.Call)
    value = statement.value.args[0]
    return Element(value, _words(value), statement)


def _words(value: ast.expr) -> tuple[str, ...]:
    match value:
        case ast.Constant(value=str(text)):
            return _split(text)
        case ast.JoinedStr(values=parts):
            return _split("".join(str(p.value) if isinstance(p, ast.Constant) else VARIABLE for p in parts))
        case ast.BinOp(op=ast.Add(), left=ast.Constant(value=str(text))):
            return _split(text + VARIABLE)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format")):
            return _split(re.sub(r"\{[^{}]*\}", VARIABLE, text))
    return (VARIABLE,)


def _split(text: str) -> tuple[str, ...]:
    """The words of options that stand in one string, ``-gencode arch=compute_80,code=sm_80``; any other text is one,
    and so is a variable for CMake with blanks in its value, ``-DCMAKE_CUDA_FLAGS=-O3 -lineinfo``.
    """
    is_split = text.startswith("-") and not (_FOR_CMAKE.match(text) and " -D" not in text)
    return tuple(_WORD.findall(text)) if is_split else (text,)


def _name_of(code: PythonCode, node: ast.expr) -> str:
    """What a list is called: the nearest keyword, key or variable that it goes to; "" where there is none."""
    inner: ast.AST = node
    while outer := code.parents.get(inner):
        match outer:
            case ast.keyword(arg=str(name)):
                return name
            case ast.Dict(keys=keys, values=values):
                at = next((at for at, value in enumerate(values) if value is inner), -1)
                return _key(keys[at]) if at >= 0 else ""
            case ast.Assign(targets=[target]) | ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                return _key(target.slice) if isinstance(target, ast.Subscript) else code.source_of(target)
            case ast.Call(func=ast.Attribute(value=of, attr="append" | "extend" | "insert")):
                return _key(of.slice) if isinstance(of, ast.Subscript) else code.source_of(of)
            case ast.BinOp(left=ast.Name(id=name)) | ast.BinOp(right=ast.Name(id=name)):
                return name
            case ast.stmt():
                return ""
        inner = outer
    return ""


def _key(key: ast.expr | None) -> str:
    match key:
        case ast.Constant(value=str(name)):
            return name
    return ""


def folder_in_rocm(word: str) -> str:
    """What a folder of the CUDA toolkit, or an option with one, is in ROCm; empty for anything else.

    ``/usr/local/cuda/include``, ``-L/usr/local/cuda-11.8/lib64``
    """
    match = FOLDER.fullmatch(word)
    return f"{match['sign'] or ''}{ROCM}{(match['inside'] or '').replace('lib64', 'lib')}" if match else ""
