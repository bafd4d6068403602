"""HIP source as C++ that a host compiler takes: what the headers cannot express is edited, line for line.

Five things are: launches become nothing, as host code is not run; all names of dynamic shared memory are bound to one
block (``dynamic_shared.py``); the compiler's vectors get the type of their elements, whose size GCC wants; casts to
integers become calls (``casts.py``); after each kernel and each variable in device memory stands its registration,
within the same ``#if`` arm.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import field
from functools import partial
from pathlib import Path

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.code.launches import launch_at
from hipport.code.scopes import namespaces_around
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.code.statements import clause_start
from hipport.cpu import dynamic_shared
from hipport.cpu.casts import cast_edits
from hipport.cpu.host_code import HostCode
from hipport.cpu.integer_types import declared_types
from hipport.cpu.overloads import expression_of
from hipport.cpu.overloads import parameter_types
from hipport.cpu.project import ProjectFile
from hipport.cpu.project import line_of
from hipport.cpu.project import read_project
from hipport.cpu.spellings import spelling_replacements
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.text import BOM
from hipport.source.tokens import Tokens

_VARIABLE_KEYWORDS = frozenset(("__constant__", "__managed__", "__device__"))
_ATTRIBUTES = frozenset(("__launch_bounds__", "__attribute__", "__align__", "alignas", "__declspec"))
_NOT_A_VARIABLE = frozenset(("extern", "using", "typedef", "friend", "operator", "template", "struct", "class"))


@dataclass(frozen=True, slots=True)
class Unit:
    """A translation unit as C++. ``headers`` are those of the project's headers that differ from their files, by the
    names under which ``text`` and they include each other; ``files`` are the contents of all that were read.
    ``parameters`` are the names of kernels' parameters by the kernels' names without scopes and template arguments.
    ``overloads`` are the parameters' types of kernels that share a name, by this name.
    ``shared_may_overlap``: dynamic shared memory has several names that GCC takes for different variables.
    """

    text: str
    headers: dict[str, str]
    files: tuple[bytes, ...]
    parameters: dict[str, tuple[str, ...]]
    overloads: dict[str, tuple[str, ...]]
    has_dynamic_shared: bool
    shared_may_overlap: bool


@dataclass(slots=True)
class Edits:
    """Replacements of token ranges, which do not overlap: ``(first, end, text)``, the end excluded."""

    edits: list[tuple[int, int, str]] = field(default_factory=list)

    def replace(self, first: int, end: int, text: str) -> None:
        self.edits.append((first, end, text))

    def apply(self, tokens: Tokens) -> str:
        parts: list[str] = []
        at = 0
        for first, end, text in sorted(self.edits):
            if first < at:
                continue  # inside what an earlier edit replaces
            parts += tokens.texts[at:first]
            parts.append(text)
            at = end
        return "".join((*parts, *tokens.texts[at:]))


def translate(
    path: Path,
    data: bytes,
    include_dirs: Sequence[Path],
    moved: Set[Path] = frozenset(),
    *,
    kernels: Sequence[str] = (),
    only: bool = False,
) -> Unit:
    """Translate a HIP source and its project's headers that need it, and those of ``moved``, without host code.

    ``path`` names it in messages, and its folder is where its headers are sought first, then ``include_dirs``.
    ``kernels`` are those asked for besides what the source has, or with ``only`` instead of it.
    """
    files = read_project(path, data, include_dirs)
    project = _Project(files, HostCode(files, kernels, only=only), moved)
    text = project.translate(path)
    return Unit(
        text=from_first_line(path, text or data.decode("latin-1").removeprefix(BOM)),
        headers=project.headers,
        files=tuple(file.data for file in files.values()),
        parameters=project.parameters,
        overloads=project.overloads,
        has_dynamic_shared=bool(project.shared_names),
        shared_may_overlap=len(project.shared_names) > 1,
    )


def canonical(name: str) -> str:
    """A kernel's name without blanks that mean nothing: ``scan<float, 256>`` is ``scan<float,256>``."""
    return re.sub(r"(?<!\w) | (?!\w)", "", re.sub(r"\s+", " ", name.strip()))


def from_first_line(path: Path, text: str) -> str:
    """The text of a file with the directive that names it to the compiler."""
    name = str(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'#line 1 "{name}"\n{text}'


class _Project:
    """The files of a translation unit as they are translated."""

    def __init__(self, files: Mapping[Path, ProjectFile], host_code: HostCode, moved: Set[Path]) -> None:
        self.files = files
        self.host_code = host_code
        self.moved = moved
        self.integer_types: frozenset[str] = frozenset()
        self.headers: dict[str, str] = {}
        self.parameters: dict[str, tuple[str, ...]] = {}
        self.shared_names: set[str] = set()
        self._names: dict[Path, str | None] = {}  # by which a header is included; None for the file's own name
        self._registered = 0
        self._signatures: dict[str, set[str | None]] = defaultdict(set)  # of the kernels by their names
        for file in files.values():
            for index in file.tokens.places("__global__"):
                of_own = _template_before(file.tokens, index) in (None, "template")
                if of_own and (signature := _signature_at(file.tokens, index)):
                    name, _, opener = signature
                    self._signatures[name].add(parameter_types(file.tokens, opener))

    @property
    def overloads(self) -> dict[str, tuple[str, ...]]:
        """The parameters' types of the kernels that share a name, as far as they could be read."""
        read = {name: tuple(sorted(filter(None, types))) for name, types in self._signatures.items()}
        return {name: types for name, types in read.items() if len(types) > 1}

    def translate(self, path: Path) -> str | None:
        """The text of a file as C++, None where that is the text it has."""
        original = self.files[path].tokens
        text = self.host_code.without(path, "".join(original.texts))
        tokens = Tokens(text)
        edits = Edits()
        unchanged = Edits()
        self._redirect(path, tokens, edits, unchanged)
        for opener in tokens.places("<<<"):
            if launch := launch_at(tokens, opener):
                lines = "".join(tokens.texts[launch.kernel.first : launch.end]).count("\n")
                newline = "\\\n" if tokens.directive_at(opener) else "\n"
                edits.replace(launch.kernel.first, launch.end + 1, "((void)0)" + newline * lines)
        edits.edits += spelling_replacements(tokens)
        _size_vectors(tokens, edits)
        self.integer_types |= declared_types(tokens)
        for first, end, edited in cast_edits(tokens, self.integer_types):
            edits.replace(first, end, edited)
        self._share(tokens, edits)
        _bound_launches(tokens, edits)
        self._register_kernels(tokens, edits)
        self._register_variables(tokens, edits)
        if not edits.edits and text == "".join(original.texts) and path not in self.moved:
            return None
        edits.edits += unchanged.edits  # the text goes to another folder
        return edits.apply(tokens)

    def _redirect(self, path: Path, tokens: Tokens, edits: Edits, unchanged: Edits) -> None:
        """Let includes name translated headers where those differ, else the headers' files."""
        includes = {include.line: include.path for include in self.files[path].includes}
        for directive in tokens.directives:
            found = includes.get(line_of(tokens, directive.first)) if directive.name == "include" else None
            if found:
                name = self._header(found)
                where = edits if name else unchanged
                where.replace(directive.name_at, directive.end, f'include "{name or found}"')

    def _header(self, path: Path) -> str | None:
        if path not in self._names:
            self._names[path] = None  # a header that includes itself, guarded, comes to its own file
            if (text := self.translate(path)) is not None:
                name = f"{len(self.headers)}-{path.name}"
                self.headers[name] = from_first_line(path, text)
                self._names[path] = name
        return self._names[path]

    def _share(self, tokens: Tokens, edits: Edits) -> None:
        """Bind each name of dynamic shared memory to the engine's block."""
        found = tuple(dynamic_shared.declarations(tokens, partial(_scope, tokens)))
        for declaration in found:
            self.shared_names.update(dynamic_shared.symbols(tokens, declaration))
        edits.edits += dynamic_shared.edits(tokens, found)

    def _register_kernels(self, tokens: Tokens, edits: Edits) -> None:
        for index in tokens.places("__global__"):
            if tokens.directive_at(index):
                continue
            signature = _signature_at(tokens, index)
            if signature is None:
                continue
            name, _, opener = signature
            parameters = _parameter_names(tokens, opener)
            self.parameters.setdefault(name, parameters)
            if kernel := _kernel_at(tokens, index):
                qualified, end = kernel
                if len(self._signatures[name]) > 1:
                    qualified += parameter_types(tokens, opener) or ""
                    self.parameters[canonical(qualified)] = parameters
                self._registered += 1
                registration = f'{self._registered}, "{canonical(qualified)}", {expression_of(qualified)}'
                edits.replace(end, end, f" HIPPORT_CPU_KERNEL({registration})")

    def _register_variables(self, tokens: Tokens, edits: Edits) -> None:
        for index in tokens.where(_VARIABLE_KEYWORDS):
            names, end = ((), 0) if tokens.directive_at(index) else _variables_at(tokens, index)
            macro = "HIPPORT_CPU_CONSTANT" if tokens.texts[index] == "__constant__" else "HIPPORT_CPU_VARIABLE"
            for name in names:
                self._registered += 1
                edits.replace(end, end, f' {macro}({self._registered}, "{name}", {name})')


def _bound_launches(tokens: Tokens, edits: Edits) -> None:
    """Let each kernel have its launch bounds as a constant, which stands in the library by a name of its own.

    ``__launch_bounds__(threads, blocks) name(...) {``, ``__global__`` before or after it
    """
    for index in tokens.places("__launch_bounds__"):
        opener = tokens.after(index)
        if tokens.directive_at(index) or tokens.text_at(opener) != "(" or (closer := closer_of(tokens, opener)) < 0:
            continue
        signature = _signature_at(tokens, closer)
        end = closer_of(tokens, signature[2]) if signature else -1
        body = tokens.after(end) if end >= 0 else -1
        spans = split_arguments(tokens, opener, closer)
        if spans and tokens.text_at(body) == "{":
            threads = "".join(" " if is_blank(text) else text for text in tokens.texts[spans[0].first : spans[0].end])
            edits.replace(body + 1, body + 1, f" HIPPORT_CPU_LAUNCH_BOUNDS({threads})")


def _size_vectors(tokens: Tokens, edits: Edits) -> None:
    """Tell ``ext_vector_type(n)`` the type of its elements, in ``typedef T name`` and ``using name = T``."""
    for index in tokens.places("ext_vector_type"):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        words: list[str] = []
        at = tokens.before(index)
        while at >= 0 and tokens.texts[at] not in (";", "{", "}", "=", "typedef"):
            words.insert(0, tokens.texts[at])
            at = tokens.before(at)
        element = words[: words.index("__attribute__")] if "__attribute__" in words else []
        if tokens.text_at(at) == "typedef" and len(element) > 1:
            element.pop()
        if closer >= 0 and tokens.text_at(at) in ("typedef", "=") and element:
            edits.replace(index, index + 1, "HIPPORT_CPU_VECTOR_TYPE")
            edits.replace(closer, closer, f", {' '.join(element)}")


def _declaration(tokens: Tokens, index: int) -> Iterator[int]:
    """The tokens of the declaration around ``index``, blanks left out, without its ``;``."""
    first = clause_start(tokens, index, CLAUSE_ENDS | {":", ")"})
    yield first
    yield from clause_after(tokens, first)


def _scope(tokens: Tokens, index: int) -> str | None:
    """The namespaces around a token as ``a::b::``; None inside anything else."""
    names = namespaces_around(tokens, index)
    return None if names is None else "".join(f"{name}::" for name in names)


def _signature_at(tokens: Tokens, index: int) -> tuple[str, str, int] | None:
    """The kernel declared at ``__global__``: its name, its template arguments, and where its parameters open."""
    at = tokens.after(index)
    name = arguments = ""
    while at >= 0 and tokens.texts[at] not in (";", "{", "}"):
        text = tokens.texts[at]
        if text in _ATTRIBUTES:
            at = closer_of(tokens, tokens.after(at)) if tokens.text_at(tokens.after(at)) == "(" else at
        elif is_name(text):
            name, arguments = text, ""
        elif text == "<":
            closer = template_closer(tokens, at)
            if closer < 0:
                return None
            arguments = "".join(" " if is_blank(t) else t for t in tokens.texts[at : closer + 1])
            at = closer
        elif text == "(":
            return (name, arguments, at) if name else None
        at = tokens.after(at)
    return None


def _parameter_names(tokens: Tokens, opener: int) -> tuple[str, ...]:
    """The names of the parameters behind ``opener``; empty for one that has none."""
    closer = closer_of(tokens, opener)
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    names: list[str] = []
    for span in spans or ():
        words = tokens.texts[span.first : span.end]
        ends = [words.index(text) for text in ("[", "=") if text in words]
        names.append(next((word for word in reversed(words[: min(ends, default=len(words))]) if is_name(word)), ""))
    return tuple(names)


def _kernel_at(tokens: Tokens, index: int) -> tuple[str, int] | None:
    """The kernel whose ``__global__`` is at ``index``: its qualified name and the token index behind its definition or
    explicit instantiation. None for a declaration and for a template, which has no code of its own.
    """
    scope = _scope(tokens, index)
    signature = _signature_at(tokens, index)
    if scope is None or signature is None:
        return None
    name, arguments, at = signature
    closer = closer_of(tokens, at)
    body = tokens.after(closer) if closer >= 0 else -1
    if body < 0:
        return None
    template = _template_before(tokens, index)
    qualified = f"{scope}{name}{arguments}"
    if tokens.texts[body] == "{" and (template in (None, "specialization")):
        end = closer_of(tokens, body)
        return (qualified, end + 1) if end >= 0 else None
    if tokens.texts[body] == ";" and template == "instantiation" and arguments:
        return qualified, body + 1
    return None


def _template_before(tokens: Tokens, index: int) -> str | None:
    """What the ``template`` before a declaration makes of it, None where there is none."""
    at = next((at for at in clause_before(tokens, index) if tokens.texts[at] == "template"), -1)
    if at < 0:
        return None
    following = tokens.after(at)
    if tokens.texts[following] != "<":
        return "instantiation"
    return "specialization" if tokens.text_at(tokens.after(following)) == ">" else "template"


def _variables_at(tokens: Tokens, index: int) -> tuple[tuple[str, ...], int]:
    """The variables whose first keyword is at ``index``: their qualified names, none where functions are declared, and
    the token index after their declaration.

    ``static __device__ int a = 1, *b, c[2] = {1, 2};``
    """
    words = list(_declaration(tokens, index))
    scope = _scope(tokens, index)
    if scope is None or not words or not _NOT_A_VARIABLE.isdisjoint(tokens.texts[i] for i in words):
        return (), 0
    if next(i for i in words if tokens.texts[i] in _VARIABLE_KEYWORDS) != index:
        return (), 0
    names = [""]
    is_named = False  # from its extents or its value on
    at = words[0]
    while at >= 0 and tokens.texts[at] != ";":
        text = tokens.texts[at]
        if text in _ATTRIBUTES:
            at = closer_of(tokens, tokens.after(at))
        elif text == "<" and is_name(tokens.text_at(tokens.before(at))):
            at = max(at, template_closer(tokens, at))
        elif text == ",":
            names.append("")
            is_named = False
        elif text == "(" and not is_named:
            return (), 0
        elif text in ("[", "{", "("):
            is_named = True
            at = closer_of(tokens, at)
        elif text == "=":
            is_named = True
        elif is_name(text) and not is_named:
            names[-1] = text
        at = tokens.after(at) if at >= 0 else at
    return (tuple(f"{scope}{name}" for name in names if name), at + 1) if at >= 0 else ((), 0)
