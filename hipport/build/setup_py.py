"""Macros and the language standard that a setup.py gives to the extensions that it builds, as far as it can be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hipport.build.flags import Flags
from hipport.build.flags import read_flags

_OPTIONS = ("-D", "-U", "-std=", "--std=")
_HALF_SWITCH = re.compile(r"(?<=^-[DU])__CUDA_(?=NO_(?:HALF|BFLOAT16|HALF2)_)")
_UNSURE = (ast.If, ast.IfExp, ast.For, ast.While, ast.Try)  # what may not be run, or not for every extension


def flags_from_setup_py(path: Path) -> Flags:
    """The options ``-D``, ``-U`` and ``-std`` that stand in the file as they are, and ``define_macros``, less what is
    under a condition or for a build without GPU. Include folders are found without it, by the names of headers.
    """
    try:
        module = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return Flags()
    nodes = list(_nodes(module))
    constants = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    words = [text for text in constants if text.startswith(_OPTIONS) and len(text) > len("-D")]
    words += [word for node in nodes if isinstance(node, ast.keyword) for word in _defined(node)]
    return read_flags([_as_in_rocm(word) for word in words], path.parent)


def _as_in_rocm(word: str) -> str:
    """``-U__CUDA_NO_HALF_OPERATORS__`` as PyTorch's build for ROCm reads it: for HIP's macro of that name."""
    return _HALF_SWITCH.sub("__HIP_", word)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that are surely evaluated and are whole values, no parts of a text that is put together."""
    for child in _of_gpu_builds(node) if isinstance(node, ast.Dict) else ast.iter_child_nodes(node):
        if not isinstance(child, (*_UNSURE, ast.BinOp, ast.JoinedStr)):
            yield child
            yield from _nodes(child)


def _of_gpu_builds(choice: ast.Dict) -> Iterator[ast.AST]:
    """The values of a dictionary, less that of a build without GPU: ``{"cpu": ["-DCPU_ONLY"], "gpu": []}[target]``."""
    names = [key.value if isinstance(key, ast.Constant) else None for key in choice.keys]
    is_choice = "cpu" in names and ("gpu" in names or "cuda" in names)
    return (value for name, value in zip(names, choice.values, strict=True) if not (is_choice and name == "cpu"))


def _defined(keyword: ast.keyword) -> Iterator[str]:
    """``define_macros=[("NAME", "value"), ("OTHER", None)]`` as options."""
    if keyword.arg != "define_macros" or not isinstance(keyword.value, ast.List):
        return
    for pair in keyword.value.elts:
        match pair:
            case ast.Tuple(elts=[ast.Constant(value=str(name)), ast.Constant(value=None)]):
                yield f"-D{name}"
            case ast.Tuple(elts=[ast.Constant(value=str(name)), ast.Constant(value=str(value) | int(value))]):
                yield f"-D{name}={value}"
