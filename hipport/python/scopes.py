"""Names of a Python file: what imports mean, and what is assigned to a name in the scope that it belongs to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_SCOPES = (*_FUNCTIONS, *_COMPREHENSIONS, ast.ClassDef)
#: The nodes that bind a name, or are a name, a literal or a call.
_SAYING = frozenset(
    (
        *_SCOPES,
        *(ast.Name, ast.arg, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.ExceptHandler),
        *(ast.MatchAs, ast.MatchStar, ast.MatchMapping, ast.Attribute, ast.Call, ast.Constant, ast.JoinedStr),
    )
)
_IMPORT_ERRORS = frozenset(("ImportError", "ModuleNotFoundError", "Exception", "BaseException"))


@dataclass
class Scope:
    """A module, class, function or comprehension. ``bindings`` has for each name what is assigned to it, None for a
    binding that is not a plain assignment: a parameter, a loop, ``+=``.
    """

    above: Scope | None = None
    is_class: bool = False
    bindings: dict[str, list[ast.expr | None]] = field(default_factory=dict)

    def bind(self, name: str, value: ast.expr | None) -> None:
        """Add a binding of a name."""
        self.bindings.setdefault(name, []).append(value)

    def with_above(self) -> Iterator[Scope]:
        """The scope and those around it."""
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.above

    def values(self, name: str) -> tuple[list[ast.expr | None], Scope] | None:
        """All that is bound to a name, and the scope that it belongs to; None where that is not in the file."""
        for scope in self.with_above():
            if name in scope.bindings and (scope is self or not scope.is_class):
                return scope.bindings[name], scope
        return None


@dataclass
class Names:
    """What a file has, in its order: ``imports`` are local names with the dotted ones, ``roots`` the packages of these,
    ``uses`` the dotted names of imports and of attributes of what was imported, with their nodes, and whether the file
    goes on where that import fails; ``defined`` the classes and functions. Calls stand with their scopes.
    """

    imports: dict[str, str] = field(default_factory=dict)
    roots: set[str] = field(default_factory=set)
    uses: list[tuple[str, ast.stmt | ast.expr, bool]] = field(default_factory=list)
    defined: set[str] = field(default_factory=set)
    calls: list[tuple[ast.Call, Scope]] = field(default_factory=list)
    literals: list[ast.Constant | ast.JoinedStr] = field(default_factory=list)

    def dotted(self, node: ast.expr) -> str:
        """``cp.RawKernel`` by its full name, ``cupy.RawKernel``; with ``?`` for a part that is not a name."""
        match node:
            case ast.Name(id=name):
                return self.imports.get(name, name)
            case ast.Attribute(value=value, attr=attr):
                return f"{self.dotted(value)}.{attr}"
        return "?"


def read_names(module: ast.Module) -> Names:
    """The names of a file. Raises RecursionError where it is nested too deeply."""
    names = Names()
    _read(module, module, Scope(), names, guarded=False)
    return names


def _read(node: ast.AST, parent: ast.AST, scope: Scope, names: Names, *, guarded: bool) -> None:
    if type(node) in _SAYING:
        _bind(node, parent, scope, names)
        _note(node, parent, scope, names, guarded=guarded)
    inner = Scope(scope, isinstance(node, ast.ClassDef)) if isinstance(node, _SCOPES) else scope
    expects = isinstance(node, ast.Try) and any(map(_is_for_imports, node.handlers))
    for child in _children(node):
        within = guarded or (expects and isinstance(node, ast.Try) and child in node.body)
        _read(child, node, inner, names, guarded=within)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes in a node that say something or hold others that do; a name that is only read does not."""
    for name in node._fields:
        value = getattr(node, name, None)
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST) and child._fields and not _is_read(child):
                yield child


def _is_read(node: ast.AST) -> bool:
    return type(node) is ast.Name and type(node.ctx) is ast.Load


def _is_for_imports(handler: ast.ExceptHandler) -> bool:
    """``except ImportError``, or whatever else takes that too."""
    asked = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(each is None or (isinstance(each, ast.Name) and each.id in _IMPORT_ERRORS) for each in asked)


def _note(node: ast.AST, parent: ast.AST, scope: Scope, names: Names, *, guarded: bool) -> None:
    match node:
        case ast.Import() | ast.ImportFrom():
            for local, dotted, used in _imports(node):
                names.imports.setdefault(local, dotted)
                names.roots.add(dotted.partition(".")[0])
                names.uses.append((used, node, guarded))
        case ast.Attribute():
            dotted = names.dotted(node)
            if dotted.partition(".")[0] in names.roots:
                names.uses.append((dotted, node, False))
        case ast.Call():
            names.calls.append((node, scope))
        case ast.Constant(value=str() | bytes()) if not isinstance(parent, ast.Expr | ast.JoinedStr):
            names.literals.append(node)
        case ast.JoinedStr() if not isinstance(parent, ast.FormattedValue):  # a format, f"{x:>{width}}"
            names.literals.append(node)


def _bind(node: ast.AST, parent: ast.AST, scope: Scope, names: Names) -> None:
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            for each in scope.with_above() if isinstance(parent, ast.NamedExpr) else (scope,):
                each.bind(name, _assigned(node, parent))
        case ast.arg(arg=name):
            scope.bind(name, None)
        case ast.Import() | ast.ImportFrom():
            for local, _, _ in _imports(node):
                scope.bind(local, None)
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            scope.bind(name, None)
            names.defined.add(name)
        case ast.Global(names=several) | ast.Nonlocal(names=several):
            for name in several:  # wherever the name belongs to: it is assigned from here too
                for each in scope.with_above():
                    each.bind(name, None)
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            scope.bind(name, None)
        case ast.MatchMapping(rest=str(name)):
            scope.bind(name, None)


def _assigned(node: ast.AST, parent: ast.AST) -> ast.expr | None:
    """The value of ``name = value``, None where the name gets something else."""
    match parent:
        case ast.Assign(targets=targets, value=value) if node in targets:
            return value
        case ast.AnnAssign(target=target, value=value) | ast.NamedExpr(target=target, value=value) if target is node:
            return value
    return None


def _imports(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, str, str]]:
    """The local names of an import, what they mean, and what is used: ``import a.b`` gives ``a``, and uses ``a.b``."""
    for alias in node.names:
        if isinstance(node, ast.ImportFrom):
            dotted = f"{'.' * node.level}{node.module or ''}.{alias.name}"
            yield alias.asname or alias.name, dotted, dotted
        elif alias.asname:
            yield alias.asname, alias.name, alias.name
        else:
            first = alias.name.partition(".")[0]
            yield first, first, alias.name
