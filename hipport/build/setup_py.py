"""Macros and the language standard that a setup.py gives to the extensions that it builds, as far as it can be read."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from pathlib import Path

from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.build.truth import OFF
from hipport.build.truth import ON
from hipport.build.truth import Truth
from hipport.build.truth import both
from hipport.build.truth import either

_MOST_FILES = 100  # that are read for one setup.py, which may import all of a project
_OPTIONS = ("-D", "-U", "-std=", "--std=")
_HALF_SWITCH = re.compile(r"(?<=^-[DU])__CUDA_(?=NO_(?:HALF|BFLOAT16|HALF2)_)")
#: The lists of options that torch.utils.cpp_extension gives to nvcc and to hipcc for every extension, and the macros of
#: the second that switch off operators and conversions of halves. Read in PyTorch 2.15.
COMMON_FLAGS = ("COMMON_NVCC_FLAGS", "COMMON_HIPCC_FLAGS")
NO_HALVES = ("__HIP_NO_HALF_OPERATORS__", "__HIP_NO_HALF_CONVERSIONS__")
_NO_HALF = re.compile(r"-D__(?:CUDA|HIP)_(NO_(?:HALF|BFLOAT16|HALF2)_\w+)(?:=1)?")
_UNSURE = (ast.For, ast.While, ast.Try)  # what may not be run, or not for every extension
_OF_GPU = re.compile(r"cuda|gpu", re.IGNORECASE)
_OF_OTHERS = re.compile(r"hip|rocm|cpu|(?:no|not|without|disable|skip)_?(?:cuda|gpu)", re.IGNORECASE)


def flags_from_setup_py(path: Path) -> Flags:
    """The options ``-D``, ``-U`` and ``-std`` that stand in the file as they are, or in one of its folder that it
    imports, and ``define_macros``, less what is under a condition or for a build without GPU: a port is one with a GPU,
    for which ``torch.cuda.is_available()`` and ``FORCE_CUDA`` hold. Include folders are found without it, by the names
    of headers.
    """
    modules = list(_modules(path))
    nodes = [node for module in modules for node in _nodes(module)]
    constants = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    words = [text for text in constants if text.startswith(_OPTIONS) and len(text) > len("-D")]
    words += [f"-D{name}" for option, name in pairwise(constants) if option == "-D"]
    words += [word for node in nodes for word in _defined(node)]
    words += [word for module in modules for word in _without_common_flags(module)]
    return read_options(words, path.parent)


def names_in_setup_py(path: Path) -> frozenset[str]:
    """The strings that stand in a setup.py, or in a file of its folder that it imports: sources are among them."""
    constants = (node.value for module in _modules(path) for node in ast.walk(module) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


def read_options(words: Sequence[str], folder: Path) -> Flags:
    """The flags in options for an extension of PyTorch's, as its build for ROCm takes them: macros that switch halves
    on and off are HIP's.
    """
    return read_flags([as_in_rocm(word) for word in words], folder)


def _modules(path: Path) -> Iterator[ast.Module]:
    """A file and those in and below its folder that it imports, itself or through others, which can be read."""
    waiting, seen = [path], {path}
    while waiting:
        current = waiting.pop(0)
        try:
            module = ast.parse(current.read_bytes())
        except (OSError, SyntaxError, ValueError, RecursionError):
            continue
        yield module
        for imported in _imported(module, current.parent, path.parent):
            if imported not in seen and len(seen) < _MOST_FILES:
                seen.add(imported)
                waiting.append(imported)


def _imported(module: ast.Module, folder: Path, top: Path) -> Iterator[Path]:
    """The files of the tree ``top`` that a module in a folder may import: ``from .flags import nvcc_flags``"""
    places: list[Path] = []
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            places += [top.joinpath(*alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = top if not node.level else folder.joinpath(*[".."] * (node.level - 1))
            place = base.joinpath(*(node.module or "").split("."))
            places += [place, *(place / alias.name for alias in node.names)]
    for place in places:
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                yield Path(os.path.normpath(file))


def as_in_rocm(word: str) -> str:
    """``-U__CUDA_NO_HALF_OPERATORS__`` for HIP's macro of that name, as PyTorch's build for ROCm reads it in a
    setup.py, and ``-D`` with it as it stands in the list that this build begins with; any other word as it is.
    """
    of_hip = _HALF_SWITCH.sub("__HIP_", word)
    is_in_list = of_hip != word and of_hip in (f"-D{macro}" for macro in NO_HALVES)
    return f"{of_hip}=1" if is_in_list else of_hip


def _without_common_flags(module: ast.Module) -> Iterator[str]:
    """``-U`` of what a file takes off the options that PyTorch gives to every extension:
    ``cpp_extension.COMMON_NVCC_FLAGS.remove(flag)`` of the macros that it names, ``COMMON_NVCC_FLAGS = [...]`` of all.
    """
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(value=changed, attr="remove")) if is_common_flags(changed):
                texts = (each.value for each in ast.walk(module) if isinstance(each, ast.Constant))
                found = (_NO_HALF.fullmatch(text) for text in texts if isinstance(text, str))
                yield from (f"-U__HIP_{match[1]}" for match in found if match)
            case ast.Assign(targets=[changed]) if is_common_flags(changed):
                yield from (f"-U{macro}" for macro in NO_HALVES)


def is_common_flags(node: ast.expr) -> bool:
    """Whether a value is PyTorch's list of options for every extension, by its name."""
    return ast.unparse(node).rpartition(".")[2] in COMMON_FLAGS


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that are surely evaluated and are whole values, no parts of a text that is put together."""
    if isinstance(node, ast.FunctionDef) and sum(isinstance(each, ast.Return) for each in ast.walk(node)) > 1:
        node = ast.Module([statement for statement in node.body if not isinstance(statement, ast.Return)], [])
    for child in _of_gpu_builds(node) if isinstance(node, ast.Dict) else ast.iter_child_nodes(node):
        if isinstance(child, ast.If | ast.IfExp):
            yield from _nodes(taken(child))
        elif not isinstance(child, (*_UNSURE, ast.BinOp, ast.JoinedStr)):
            yield child
            yield from _nodes(child)


def taken(choice: ast.If | ast.IfExp) -> ast.AST:
    """What surely is evaluated of two branches, as a node around it."""
    truth = _holds(choice.test)
    arm = [] if truth is None else choice.body if truth else choice.orelse
    if isinstance(arm, ast.expr):
        arm = [ast.Expr(arm)]
    return ast.Module(arm, [])


def _holds(test: ast.expr) -> Truth:
    """``torch.cuda.is_available() and CUDA_HOME is not None``, ``os.getenv("FORCE_CUDA", "0") == "1"``, and ``__name__
    == "__main__"``: the file is run.
    """
    match test:
        case ast.Compare(left=ast.Name(id="__name__"), ops=[ast.Eq()], comparators=[ast.Constant(value="__main__")]):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            value = _holds(operand)
            return None if value is None else not value
        case ast.BoolOp(op=op, values=values):
            return reduce(both if isinstance(op, ast.And) else either, map(_holds, values))
        case ast.Compare(left=left, ops=[op], comparators=[ast.Constant(value=value)]) if _is_for_gpu(left):
            is_on = str(value).upper() in ON
            if not is_on and value is not None and str(value).upper() not in OFF:
                return None  # a version, for instance
            return (
                is_on
                if isinstance(op, ast.Is | ast.Eq)
                else not is_on
                if isinstance(op, ast.IsNot | ast.NotEq)
                else None
            )
        case ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript() if _is_for_gpu(test):
            return True
    return None


def _is_for_gpu(test: ast.expr) -> bool:
    text = ast.unparse(test)
    return _OF_GPU.search(text) is not None and _OF_OTHERS.search(text) is None


def _of_gpu_builds(choice: ast.Dict) -> Iterator[ast.AST]:
    """The values of a dictionary, less that of a build without GPU: ``{"cpu": ["-DCPU_ONLY"], "gpu": []}[target]``."""
    names = [key.value if isinstance(key, ast.Constant) else None for key in choice.keys]
    is_choice = "cpu" in names and ("gpu" in names or "cuda" in names)
    return (value for name, value in zip(names, choice.values, strict=True) if not (is_choice and name == "cpu"))


def _defined(node: ast.AST) -> Iterator[str]:
    """``define_macros=[("NAME", "value"), ("OTHER", None)]`` and ``macros += [("NAME", None)]`` as options."""
    match node:
        case ast.keyword(arg="define_macros", value=ast.List(elts=pairs)):
            pass
        case ast.AugAssign(target=ast.Name(id=name), value=ast.List(elts=pairs)) if name.endswith("macros"):
            pass
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.List(elts=pairs)) if name.endswith("macros"):
            pass
        case _:
            return
    for pair in pairs:
        match pair:
            case ast.Tuple(elts=[ast.Constant(value=str(name)), ast.Constant(value=None)]):
                yield f"-D{name}"
            case ast.Tuple(elts=[ast.Constant(value=str(name)), ast.Constant(value=str(value) | int(value))]):
                yield f"-D{name}={value}"
