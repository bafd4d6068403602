"""HIP source as C++ that a host compiler takes: what the engine's headers cannot express is edited, line for line.

All names of dynamic shared memory are bound to one block (``dynamic_shared.py``). Clang's vectors are declared as GCC
wants them (``vectors.py``), some words are spelled in another way (``spellings.py``), casts to integers become calls
(``casts.py``), assembly of GPUs becomes an error (``assembly.py``). After each variable in device memory stands its
registration, within the same ``#if`` arm (``variables.py``).

Where only kernels are wanted, host code is left out (``host_code.py``), launches become nothing, launch bounds become
constants (``launches.py``), and each kernel is registered too (``kernels.py``). Of a whole program kernels become stubs
and launches calls of them (``stubs.py``); casts in its host code stay C++'s.
"""

from __future__ import annotations

from collections import ChainMap
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from functools import partial
from pathlib import Path

from hipport.code.launches import ConfigurationMacro
from hipport.code.launches import configuration_macros
from hipport.cpu import dynamic_shared
from hipport.cpu.assembly import assembly_edits
from hipport.cpu.casts import cast_edits
from hipport.cpu.host_code import HostCode
from hipport.cpu.integer_types import declared_types
from hipport.cpu.kernels import canonical
from hipport.cpu.kernels import definition_at
from hipport.cpu.kernels import own_signatures
from hipport.cpu.kernels import parameter_names
from hipport.cpu.kernels import scope_of
from hipport.cpu.kernels import signature_at
from hipport.cpu.launches import bounds_edits
from hipport.cpu.launches import launch_edits
from hipport.cpu.lock_step import VolatileNames
from hipport.cpu.lock_step import lock_step_edits
from hipport.cpu.overloads import expression_of
from hipport.cpu.overloads import parameter_types
from hipport.cpu.project import ProjectFile
from hipport.cpu.project import line_of
from hipport.cpu.project import read_project
from hipport.cpu.spellings import spelling_edits
from hipport.cpu.stubs import configuration_edits
from hipport.cpu.stubs import program_launch_edits
from hipport.cpu.stubs import stub_edits
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.cpu.variables import KEYWORDS
from hipport.cpu.variables import declares_variables
from hipport.cpu.variables import is_external
from hipport.cpu.variables import variables_at
from hipport.cpu.vectors import vector_edits
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.edits import outermost
from hipport.source.text import BOM
from hipport.source.tokens import Tokens

#: Of variables in device memory, by their keywords; all others are VARIABLE.
_VARIABLE_KINDS = {"__constant__": "CONSTANT", "__managed__": "MANAGED"}


@dataclass(frozen=True, slots=True)
class TranslatedUnit:
    """A translation unit as C++. ``headers`` are those of the project's headers that differ from their files, by the
    names under which ``text`` and they include each other; ``files`` are the contents of all that were read.
    ``parameters`` are the names of kernels' parameters by the kernels' names without scopes and template arguments.
    ``overloads`` are the parameters' types of kernels that share a name, by this name.
    ``shared_may_overlap``: dynamic shared memory has several names that GCC takes for different variables.
    ``host_lines`` are the first and last lines of what is for the host only, by the paths of the files.
    """

    text: str
    headers: dict[str, str]
    files: tuple[bytes, ...]
    parameters: dict[str, tuple[str, ...]]
    overloads: dict[str, tuple[str, ...]]
    has_dynamic_shared: bool
    shared_may_overlap: bool
    host_lines: dict[str, tuple[tuple[int, int], ...]]

    def is_for_host(self, path: str, line: int) -> bool:
        """Whether a line of a file is for the host only."""
        return any(first <= line <= last for first, last in self.host_lines.get(path, ()))


def translate(
    path: Path,
    data: bytes,
    include_dirs: Sequence[Path],
    moved: Set[Path] = frozenset(),
    *,
    kernels: Sequence[str] = (),
    only: bool = False,
) -> TranslatedUnit:
    """Translate a HIP source and its project's headers that need it, and those of ``moved``, without host code.

    ``path`` names it in messages, and its folder is where its headers are sought first, then ``include_dirs``.
    ``kernels`` are those asked for besides what the source has, or with ``only`` instead of it.
    """
    files = read_project(path, data, include_dirs)
    return _translated(_Project(files, HostCode(files, kernels, only=only), moved), path, data)


def translate_program(
    path: Path,
    data: bytes,
    include_dirs: Sequence[Path],
    moved: Set[Path] = frozenset(),
    *,
    relocatable: bool = False,
) -> TranslatedUnit:
    """Translate a HIP source of a program and its project's headers that need it, host code and kernels.

    Without ``relocatable`` (-fgpu-rdc) its variables in device memory are its own, as clang makes them: those of other
    sources, of the same header for instance, are others.
    """
    files = read_project(path, data, include_dirs)
    project = _Program(files, HostCode(files, ()), moved)
    project.has_own_variables = not (relocatable or any(declares_variables(file.data) for file in files.values()))
    return _translated(project, path, data)


def _translated(project: _Project, path: Path, data: bytes) -> TranslatedUnit:
    text = project.translate(path)
    return TranslatedUnit(
        text=from_first_line(path, text or data.decode("latin-1").removeprefix(BOM)),
        headers=project.headers,
        files=tuple(file.data for file in project.files.values()),
        parameters=project.parameters,
        overloads=project.overloads,
        has_dynamic_shared=bool(project.shared_names),
        shared_may_overlap=len(project.shared_names) > 1,
        host_lines=project.host_lines,
    )


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
        self.volatile = VolatileNames.read([file.tokens for file in files.values()])
        self.headers: dict[str, str] = {}
        self.parameters: dict[str, tuple[str, ...]] = {}
        self.shared_names: set[str] = set()
        self.host_lines: dict[str, tuple[tuple[int, int], ...]] = {}
        self.has_own_variables = False
        self._names: dict[Path, str | None] = {}  # by which a header is included; None for the file's own name
        self._registered = 0
        self._signatures: dict[str, set[str | None]] = defaultdict(set)  # of the kernels by their names
        for file in files.values():
            for signature in own_signatures(file.tokens):
                self._signatures[signature.name].add(parameter_types(file.tokens, signature.opener))

    @property
    def overloads(self) -> dict[str, tuple[str, ...]]:
        """The parameters' types of the kernels that share a name, as far as they could be read."""
        read = {name: tuple(sorted(filter(None, types))) for name, types in self._signatures.items()}
        return {name: types for name, types in read.items() if len(types) > 1}

    def translate(self, path: Path) -> str | None:
        """The text of a file as C++, None where that is the text it has."""
        original = self.files[path].tokens
        text = self._text(path)
        tokens = Tokens(text)
        redirected, unchanged = self._redirected(path, tokens)
        self.integer_types |= declared_types(tokens)
        edits = (
            *redirected,
            *spelling_edits(tokens),
            *assembly_edits(tokens),
            *vector_edits(tokens),
            *self._of_device(path, tokens),
            *self._shared(tokens),
            *self._kernels(tokens),
            *self._variables_registered(tokens),
        )
        if not edits and text == "".join(original.texts) and path not in self.moved:
            return None
        return apply(text, outermost((*edits, *unchanged)))  # the text goes to another folder

    def _text(self, path: Path) -> str:
        """What of a file is translated."""
        return self.host_code.without(path, "".join(self.files[path].tokens.texts))

    def _of_device(self, _path: Path, tokens: Tokens) -> Iterator[Edit]:
        """What only the device does in another way: casts, and accesses in lock step."""
        yield from cast_edits(tokens, self.integer_types)
        yield from lock_step_edits(tokens, self.volatile)

    def _kernels(self, tokens: Tokens) -> Iterator[Edit]:
        """Launches, bounds and registrations of kernels."""
        yield from launch_edits(tokens)
        yield from bounds_edits(tokens)
        yield from self._kernels_registered(tokens)

    def _redirected(self, path: Path, tokens: Tokens) -> tuple[list[Edit], list[Edit]]:
        """Let includes name translated headers where those differ, else the headers' files."""
        includes = {include.line: include.path for include in self.files[path].includes}
        translated: list[Edit] = []
        unchanged: list[Edit] = []
        for directive in tokens.directives:
            found = includes.get(line_of(tokens, directive.first)) if directive.name == "include" else None
            if found:
                name = self._header(found)
                edit = replaced(tokens, directive.name_at, directive.end, f'include "{name or found}"')
                (translated if name else unchanged).append(edit)
        return translated, unchanged

    def _header(self, path: Path) -> str | None:
        if path not in self._names:
            # A header that includes itself, by others or at once, comes to its copy: two files would be two guards.
            self._names[path] = name = f"{len(self._names)}-{path.name}"
            text = self.translate(path)
            if text is None:
                self._names[path] = None
            else:
                self.headers[name] = from_first_line(path, text)
        return self._names[path]

    def _shared(self, tokens: Tokens) -> Iterator[Edit]:
        """Bind each name of dynamic shared memory to the engine's block."""
        found = tuple(dynamic_shared.declarations(tokens, partial(scope_of, tokens)))
        for declaration in found:
            self.shared_names.update(dynamic_shared.symbols(tokens, declaration))
        yield from dynamic_shared.edits(tokens, found)

    def _kernels_registered(self, tokens: Tokens) -> Iterator[Edit]:
        """Write the registration of each kernel after its definition."""
        for index in tokens.places("__global__"):
            signature = None if tokens.directive_at(index) else signature_at(tokens, index)
            if signature is None:
                continue
            parameters = parameter_names(tokens, signature.opener)
            self.parameters.setdefault(signature.name, parameters)
            if kernel := definition_at(tokens, index):
                qualified, end = kernel
                if len(self._signatures[signature.name]) > 1:
                    qualified += parameter_types(tokens, signature.opener) or ""
                    self.parameters[canonical(qualified)] = parameters
                self._registered += 1
                registration = f'{self._registered}, "{canonical(qualified)}", {expression_of(qualified)}'
                yield inserted(tokens, end, f" HIPPORT_CPU_KERNEL({registration})")

    def _variables_registered(self, tokens: Tokens) -> Iterator[Edit]:
        """Write the registration of each variable in device memory after its declaration."""
        for index in tokens.where(KEYWORDS):
            names, end = ((), 0) if tokens.directive_at(index) else variables_at(tokens, index)
            if names and self.has_own_variables and is_external(tokens, index, names):
                yield inserted(tokens, index, "static ")
            words = tokens.texts[index:end]
            kind = next((kind for word, kind in _VARIABLE_KINDS.items() if word in words), "VARIABLE")
            for name in names:
                self._registered += 1
                yield inserted(tokens, end, f' HIPPORT_CPU_{kind}({self._registered}, "{name}", {name})')


class _Program(_Project):
    """The files of a translation unit of a program that is run whole."""

    @cached_property
    def _configurations(self) -> Mapping[str, ConfigurationMacro]:
        """The macros of all files that are a launch's configuration alone."""
        return ChainMap(*(configuration_macros(file.tokens) for file in self.files.values()))

    def _text(self, path: Path) -> str:
        return "".join(self.files[path].tokens.texts)

    def _of_device(self, path: Path, tokens: Tokens) -> Iterator[Edit]:
        """Casts and accesses of the device; those of host code are C++'s."""
        host = [(tokens.starts[item.first], tokens.starts[item.end]) for item in self.host_code.of_host(path)]
        text = "".join(tokens.texts)
        self.host_lines[str(path)] = tuple(
            (1 + text.count("\n", 0, first), 1 + text.count("\n", 0, end)) for first, end in host
        )
        for edit in super()._of_device(path, tokens):
            if not any(first <= edit.start < end for first, end in host):
                yield edit

    def _kernels(self, tokens: Tokens) -> Iterator[Edit]:
        yield from program_launch_edits(tokens)
        yield from configuration_edits(tokens, self._configurations)
        yield from stub_edits(tokens)
