"""Options that a Python program gives to sources which PyTorch compiles when it runs: ``load(name, sources, ...)``."""

from __future__ import annotations

import ast
import os
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from pathlib import PurePosixPath

from hipport.build.flags import Flags
from hipport.build.setup_py import read_options
from hipport.build.setup_py import taken

#: The first arguments of PyTorch's ``load``, in their order.
_ARGUMENTS = ("name", "sources", "extra_cflags", "extra_cuda_cflags")
_DEPTH = 8  # of variables in variables


@dataclass(frozen=True)
class Load:
    """A call of ``load`` in a program: the sources that it names, as they stand there less what is not known
    (``csrc/a.cu``, ``csrc/*.cu``), the options for all of them, and those for GPU sources.
    """

    program: Path
    sources: tuple[str, ...]
    common: tuple[str, ...]
    cuda: tuple[str, ...]

    def names(self, unit: Path) -> bool:
        """Whether a source is among those that are named: relative to the program, or else below its folder."""
        folder = self.program.parent
        for source in self.sources:
            place = Path(os.path.normpath(folder / source))
            if place == unit:
                return True
            if not place.is_file() and unit.is_relative_to(folder) and PurePosixPath(unit).match(source):
                return True
        return False

    def flags(self, *, is_cuda: bool) -> Flags:
        """The flags of a source. PyTorch's build for ROCm gives a GPU source those for C++ too."""
        return read_options([*self.common, *(self.cuda if is_cuda else ())], self.program.parent)


def loads_in(program: Path) -> tuple[Load, ...]:
    """The calls of ``load`` in a program of PyTorch's; none in one that cannot be read."""
    try:
        data = program.read_bytes()
        module = ast.parse(data if b"cpp_extension" in data else b"")
    except (OSError, SyntaxError, ValueError, RecursionError):
        return ()
    return tuple(_loads(program, module))


def _loads(program: Path, module: ast.Module) -> Iterator[Load]:
    values = _values(module)
    certain = {name: found for name, found in values.items() if len(found) == 1}
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id="load") | ast.Attribute(attr="load"), args=args, keywords=keywords):
                given = dict(zip(_ARGUMENTS, args, strict=False)) | {each.arg or "": each.value for each in keywords}
                sources, common, cuda = (given.get(name, ast.Tuple([])) for name in _ARGUMENTS[1:])
                named = (text.lstrip("/") for text in _texts(sources, values))
                options = (tuple(_texts(each, certain)) for each in (common, cuda))
                yield Load(program, tuple(filter(None, named)), *options)


def _values(module: ast.Module) -> Mapping[str, Sequence[ast.expr]]:
    """The values of variables: ``flags = ["-O3"]``, ``flags += ["-DX"]``."""
    found: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(module):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                | ast.AugAssign(target=ast.Name(id=name), value=value)
            ):
                found[name].append(value)
    return found


def _texts(node: ast.AST, values: Mapping[str, Sequence[ast.expr]], depth: int = _DEPTH) -> Iterator[str]:
    """The strings of a list; of a path, its known parts in one.

    ``["a.cu", os.path.join(here, "csrc", "b.cu"), here / "c.cu", f"{here}/d.cu"] + more``
    """
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
        case ast.Call(func=ast.Attribute(attr="join"), args=[_, _, *_] as parts):
            yield _path(parts, values, depth)
        case ast.BinOp(op=ast.Div(), left=left, right=right):
            yield _path((left, right), values, depth)
        case ast.Name(id=name):
            for value in values.get(name, ()) if depth else ():
                yield from _texts(value, values, depth - 1)
        case ast.IfExp():
            yield from _texts(taken(node), values, depth)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _texts(child, values, depth)


def _path(parts: Sequence[ast.expr], values: Mapping[str, Sequence[ast.expr]], depth: int) -> str:
    return "/".join(filter(None, ("".join(_texts(part, values, depth)) for part in parts)))
