"""Occurrences of CUDA names, each with whose name it is: settled over the file and what the project defines."""

from __future__ import annotations

import re
from collections import Counter
from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property

from hipport.code.calls import default_at
from hipport.code.macro_members import used_by_macros
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import begins_pasted_name
from hipport.code.roles import is_alias
from hipport.code.roles import is_global
from hipport.code.roles import is_macro_parameter
from hipport.code.roles import redeclares_api
from hipport.code.roles import role_of
from hipport.code.roles import wraps_api
from hipport.code.scopes import block_range
from hipport.code.scopes import is_of_file
from hipport.code.scopes import local_range
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import owner
from hipport.code.special_members import bases_of
from hipport.code.special_members import classes_of
from hipport.code.statements import clause_after
from hipport.code.statements import statement_start
from hipport.context.arguments import arguments_of
from hipport.context.own_intrinsics import fits_pointers
from hipport.context.own_intrinsics import is_own_intrinsic
from hipport.context.own_intrinsics import pointers_of
from hipport.mapping import Entry
from hipport.mapping.mapping import OWN
from hipport.project.other_builds import FOR_GPU
from hipport.project.other_builds import UNLESS
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.arms import arms_of
from hipport.source.arms import include_guard
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

#: As many ``#define cudaX otherX`` in one file make it a header that maps CUDA to another platform.
COMPATIBILITY_HEADER = 8
#: What the macros begin with that a file defines for CUDA's headers.
_SWITCH = "__CUDA_NO_"
_INCLUDED = re.compile(r"[<\"/]([^<\"/>]+)[>\"]")
_RUNTIME = re.compile(r"(?:cuda|cuda_runtime|cuda_runtime_api|driver_types)\.h")
_UNITS = (".cu", ".c", ".cc", ".cpp", ".cxx", ".hip")
_DEPTH = 4  # of classes that derive from one another


@dataclass(frozen=True, slots=True)
class NameUse:
    """One occurrence of a name that is CUDA's or looks like it; ``entry`` is None where no table has it."""

    index: int
    name: str
    entry: Entry | None
    role: NameRole
    last: int  # its last token; not ``index`` where the name is qualified
    renamed: bool = True  # false where a namespace is all that changes, which is another rule's business


@dataclass(frozen=True, slots=True)
class _Own:
    """A name that the project has itself: within ``place`` (token indices) where that is given, else in the namespaces
    and classes of ``owner``, which is () for everywhere. ``counts`` are the fewest and the most arguments that it
    takes, None where it is not a function or that is not known; ``pointers`` are those that are pointers. A macro of
    the file is known from ``first`` on: ``#define cudaMalloc pool_malloc``, after the function that calls CUDA's own.
    """

    role: NameRole
    owner: tuple[str, ...]
    place: tuple[int, int] | None = None
    counts: tuple[int, int] | None = None
    pointers: frozenset[int] = frozenset()
    first: int = 0


@dataclass(frozen=True)
class Ownership:
    """What decides whose a name is in the file ``path``. ``candidates`` are the names in question with their rows,
    ``cuda_only`` the macros that HIP does not define, ``elsewhere`` what other files of the project define;
    ``written_for_hip`` tells of a token whether it is in an arm for HIP, where nothing is defined for the rest, and
    ``is_member_by_macro`` of a name whether a macro declares a member by it, which is renamed there. In a header that
    ``is_for_other_builds``, without CUDA, what stands outside of namespaces stands in for CUDA's. ``header_texts`` are
    those of the headers of the tree that the file includes and that have a name.
    """

    path: str
    tokens: Tokens
    arms: Arms
    candidates: Mapping[str, Entry | None]
    cuda_only: frozenset[str]
    elsewhere: Mapping[str, str]
    written_for_hip: Callable[[int], bool]
    is_member_by_macro: Callable[[str], bool]
    is_for_other_builds: Callable[[], bool]
    header_texts: Callable[[str], Iterable[str]]

    def uses(self) -> Iterator[NameUse]:
        """Every occurrence of the candidates, with its role."""
        found = []
        for index in self.tokens.where(self.candidates):
            name = self.tokens.texts[index]
            entry = self.candidates[name]
            role = role_of(self.tokens, index, entry.row.kind if entry else "")
            is_function = entry is not None and entry.row.kind == "function"
            if is_function and role is NameRole.API and self.tokens.text_at(self.tokens.after(index)) == "::":
                role = NameRole.QUALIFIED  # a namespace or class of that name: __any::type
            if entry is not None and entry.library == OWN and role in (*OWN_ROLES, NameRole.ALIAS):
                role = NameRole.API  # its definition is to be renamed too
            if role is NameRole.API and entry and "::" in entry.hip and is_macro_parameter(self.tokens, index):
                role = NameRole.DECLARATION  # no parameter has a qualified name
            if role is NameRole.API and entry and begins_pasted_name(self.tokens, index, entry.hip):
                role = NameRole.PIECE
            found.append(NameUse(index, name, entry, role, index))
        return self._settle(found)

    def defines(self, use: NameUse) -> str | None:
        """What a use defines for other files, with the namespaces and classes it is in (``mine::cudaFree``), if it
        does.
        """
        if use.role not in OWN_ROLES or not self._is_defined_here(use) or self.written_for_hip(use.index):
            return None
        if use.entry is not None and self._is_in_other_builds:
            return None
        return "::".join((*self._owner(use), use.name))

    def _settle(self, found: list[NameUse]) -> Iterator[NameUse]:
        """Give the roles that follow from other places: a name that this file or the project defines is its own."""
        uses = self._without_aliases(found)
        own = self._own_names(uses)
        types: set[int] = set()
        for use in uses:
            role = use.role
            if role is NameRole.API and use.index in self._used_by_macros:
                role = NameRole.MEMBER
            if role in OWN_ROLES and use.name not in own:
                role = NameRole.API
            elif role is NameRole.API and use.name in own:
                role = self._own_role(use, own[use.name])
            elif role is NameRole.QUALIFIED and use.name not in own and use.name in self._brought_into_namespaces:
                role = NameRole.API  # lab::cudaFree
            elif role is NameRole.MEMBER and use.entry is not None and self.is_member_by_macro(use.name):
                role = NameRole.API
            elif role is NameRole.QUALIFIED and _is_of_kind(use, "enum") and self._qualifier(use) in types:
                role = NameRole.API  # cudaMemcpyKind::cudaMemcpyHostToDevice
            if role is NameRole.API and _is_of_kind(use, "type"):
                types.add(use.index)
            yield use if role is use.role else replace(use, role=role)

    @cached_property
    def _used_by_macros(self) -> frozenset[int]:
        """The names of members that macros are given: ``#define LOAD(name, to) table.to = find(name)``"""
        return used_by_macros(self.tokens)

    @cached_property
    def _brought_into_namespaces(self) -> frozenset[str]:
        """The names that a namespace of the file's has of the global one: ``namespace lab { using ::cudaFree; }``"""
        tokens = self.tokens
        signs = (tokens.after(at) for at in tokens.places("using"))
        names = (tokens.after(at) for at in signs if tokens.text_at(at) == "::")
        return frozenset(tokens.texts[at] for at in names if tokens.text_at(tokens.after(at)) == ";")

    def _qualifier(self, use: NameUse) -> int:
        """Index of the name before the ``::`` before a name."""
        return self.tokens.before(self.tokens.before(use.index))

    def _own_names(self, uses: list[NameUse]) -> dict[str, list[_Own]]:
        """The names that the project has itself, with where each of them holds."""
        own: dict[str, list[_Own]] = {}
        api = frozenset(name for name, entry in self.candidates.items() if entry is not None)
        stand_ins = self._stand_ins_for_runtime(uses)
        for use in uses:
            if use.role is NameRole.DEFINITION and use.entry is not None and self._is_for_hip(use, api):
                continue
            place = local_range(self.tokens, use.index) if use.role is NameRole.DECLARATION else None
            is_plain = use.entry is not None and use.entry.hip and "::" not in use.entry.hip
            if place is None and is_plain and self._owner(use) in stand_ins:
                continue
            is_function = use.entry is not None and use.entry.row.kind == "function"
            counts = _counts(self.tokens, use.index) if is_function else None
            pointers = pointers_of(self.tokens, use.index) if counts else frozenset()
            if use.role is NameRole.DEFINITION and not self._stands_in_for_api(use, api):
                known = (0, len(self.tokens)) if self._is_of_file(use) else block_range(self.tokens, use.index)
                first = use.index if use.entry is not None and _is_defined_as_macro(self.tokens, use.index) else 0
                own.setdefault(use.name, []).append(_Own(use.role, self._owner(use), known, counts, pointers, first))
            elif use.role is NameRole.DECLARATION:
                inside = () if place else self._owner(use)
                own.setdefault(use.name, []).append(_Own(use.role, inside, place, counts, pointers))
        for qualified in self.elsewhere:
            *outer, name = qualified.split("::")
            is_here = any(each.owner == tuple(outer) and (each.counts or each.first) for each in own.get(name, ()))
            if name and not is_here and not self._is_of_rules(name):
                own.setdefault(name, []).extend(self._in_headers(name, tuple(outer)))
        return own

    def _in_headers(self, name: str, outer: tuple[str, ...]) -> Iterator[_Own]:
        """A name that another file defines: as the functions that headers have of it, or of which nothing is known."""
        functions: list[_Own] = []
        entry = self.candidates.get(name)
        for text in self.header_texts(name) if entry is not None and entry.row.kind == "function" else ():
            tokens = tokens_of(text)
            places = (at for at in tokens.places(name) if role_of(tokens, at, "function") in OWN_ROLES)
            functions += [
                _Own(NameRole.DEFINITION, outer, None, counts, pointers_of(tokens, at) if counts else frozenset())
                for at in places
                if owner(tokens, at) == outer and not _is_for_other_cuda(tokens, at)
                for counts in (_counts(tokens, at),)
            ]
        yield from functions or (_Own(NameRole.DEFINITION, outer),)

    def _is_for_hip(self, use: NameUse, api: frozenset[str]) -> bool:
        """Whether a definition of a table name is for HIP alone. One in a namespace or class that is made of CUDA's own
        is the project's in any arm: a port has ``#ifdef __HIPCC__`` where the project has ``#ifdef __CUDACC__``.
        """
        if not self.written_for_hip(use.index):
            return False
        return not (self._owner(use) and wraps_api(self.tokens, use.index, api))

    def _is_of_rules(self, name: str) -> bool:
        entry = self.candidates.get(name)
        return entry is not None and entry.library == OWN

    def _is_defined_here(self, use: NameUse) -> bool:
        """Whether this place is a definition that other files can see, not a use of what is defined elsewhere."""
        if use.entry is None:
            return role_of(self.tokens, use.index, "") is NameRole.DEFINITION
        if self._is_of_rules(use.name):
            return False
        role = role_of(self.tokens, use.index, use.entry.row.kind)
        if self._is_of_file(use) or block_range(self.tokens, use.index):
            return False
        return role is NameRole.DEFINITION or (
            role is NameRole.DECLARATION and local_range(self.tokens, use.index) is None
        )

    def _is_of_file(self, use: NameUse) -> bool:
        """Whether a definition is known in this file only. What a header defines, others see."""
        in_unit = self.path.endswith(_UNITS)
        in_code = in_unit and use.entry is not None and not self.tokens.directive_at(use.index)
        return in_code and is_of_file(self.tokens, use.index)

    def _owner(self, use: NameUse) -> tuple[str, ...]:
        return owner(self.tokens, use.index) if use.entry else ()

    def _own_role(self, use: NameUse, owns: list[_Own]) -> NameRole:
        """The role of a use of a name that the project has itself somewhere."""
        around: tuple[str, ...] | None = None
        explicit = is_global(self.tokens, use.index)
        for own in owns:
            if use.index < own.first and not self.tokens.directive_at(use.index):
                continue
            if own.place:
                holds = not explicit and own.place[0] <= use.index < own.place[1]
            elif own.owner:
                if around is None:
                    around = owner(self.tokens, use.index)
                holds = not explicit and (self._is_in(around, own) or self._is_call_in_macro(use))
            else:
                holds = True
            if own.role is NameRole.DECLARATION and own.place and self._is_api_despite(use):
                continue
            if holds and self._may_call(use, own):
                return own.role
        return NameRole.API

    def _is_in(self, around: tuple[str, ...], own: _Own) -> bool:
        """Whether a place is in the namespace or class of a name, in a class that derives from that one, or by
        ``using namespace lab;``: in a function of a class, ``void Buffer::clear() {``, and in any for a function.
        """
        if around[: len(own.owner)] == own.owner:
            return True
        if around and own.counts and self._derives(around[-1], own.owner[-1], _DEPTH):
            return True
        return any(
            own.owner[: len(space)] == space
            and around[: len(own.owner) - len(space)] == own.owner[len(space) :]
            and (space != own.owner or own.counts is not None)
            for space in self._imported
        )

    def _derives(self, name: str, base: str, depth: int) -> bool:
        """Whether a class has another one as a base, or as one of a base's: ``struct Pool : Buffer {``"""
        bases = self._bases(name) if depth else frozenset()
        return base in bases or any(self._derives(each, base, depth - 1) for each in bases - {name})

    def _bases(self, name: str) -> frozenset[str]:
        """The bases of a class, by the first text that defines it."""
        for tokens in (self.tokens, *map(tokens_of, self.header_texts(name))):
            brace = classes_of(tokens).get(name)
            if brace is not None:
                return frozenset(tokens.texts[at] for at in bases_of(tokens, brace))
        return frozenset()

    @cached_property
    def _imported(self) -> frozenset[tuple[str, ...]]:
        """The namespaces that the file imports whole: ``using namespace a::b;``"""
        tokens = self.tokens
        keywords = (tokens.after(at) for at in tokens.places("using"))
        names = (clause_after(tokens, at) for at in keywords if tokens.text_at(at) == "namespace")
        return frozenset(tuple(filter(is_name, map(tokens.texts.__getitem__, name))) for name in names)

    def _is_call_in_macro(self, use: NameUse) -> bool:
        """Whether a macro, which may be expanded in any class, calls a function by the name of a type: such a value is
        made of one. ``#define CHECK(call) if (call) cudaError(#call, __LINE__)``
        """
        if not _is_of_kind(use, "type") or self.tokens.directive_at(use.index) is None:
            return False
        arguments = arguments_of(self.tokens, use.index)
        return arguments is not None and len(arguments) > 1

    def _may_call(self, use: NameUse, own: _Own) -> bool:
        """Whether a use has as many arguments as the project's function takes, and none that is a number where that has
        a pointer, or the one or the other is not known.
        """
        spans = arguments_of(self.tokens, use.index) if own.counts else None
        if own.counts is None or spans is None:
            return True
        return own.counts[0] <= len(spans) <= own.counts[1] and fits_pointers(self.tokens, spans, own.pointers)

    def _without_aliases(self, uses: list[NameUse]) -> list[NameUse]:
        """In a header that maps CUDA name by name to another platform, nothing that it defines is the project's own.
        Macros that map CUDA's names to others of CUDA's, ``#define cuCadd cuCaddf``, do not make a header one.
        """
        macros = [use for use in uses if use.entry and use.entry.hip and self._is_defined_macro(use)]
        if sum(self._is_for_another_platform(use) for use in macros) < COMPATIBILITY_HEADER:
            return uses
        places = {use.index for use in macros}
        places.update(use.index for use in uses if use.entry and use.entry.hip and use.role in OWN_ROLES)
        return [replace(use, role=NameRole.ALIAS) if use.index in places else use for use in uses]

    def _is_for_another_platform(self, use: NameUse) -> bool:
        other = self.tokens.text_at(self.tokens.after(use.index))
        return is_alias(self.tokens, use.index) and self.candidates.get(other) is None

    def _is_defined_macro(self, use: NameUse) -> bool:
        line = self.tokens.directive_at(use.index)
        return line is not None and line.name == "define" and self.tokens.before(use.index) == line.name_at

    def _stand_ins_for_runtime(self, uses: list[NameUse]) -> frozenset[tuple[str, ...]]:
        """The namespaces in which the file stands in for CUDA's headers in builds without them, () for the global one:
        it defines a type of the runtime, or of the driver, for all (``using cudaStream_t = int;``), or is included in
        such builds only. All that it defines there follows, the macro ``cudaStreamPerThread`` too, and what it defines
        in a namespace with many names of CUDA's.
        """
        own = [use for use in uses if use.role in OWN_ROLES and use.entry is not None and use.entry.hip]
        if not own or (not any(map(self._is_type_of_runtime, own)) and not self._is_in_other_builds):
            return frozenset()
        defined = (use.index for use in own if use.role is NameRole.DEFINITION)
        found = Counter(around for index in defined if (around := namespaces_around(self.tokens, index)))
        return frozenset({(), *(around for around, count in found.items() if count >= COMPATIBILITY_HEADER)})

    @cached_property
    def _is_in_other_builds(self) -> bool:
        """Whether the file is a header that only builds without CUDA include."""
        return not self.path.endswith(_UNITS) and self.is_for_other_builds()

    def _is_type_of_runtime(self, use: NameUse) -> bool:
        """Whether the file defines a type of the runtime, or of the driver, for all."""
        return (
            use.role is NameRole.DEFINITION
            and use.entry is not None
            and use.entry.library in ("runtime", "driver")
            and use.entry.row.kind == "type"
            and use.entry.hip not in ("", use.name)
            and not self.tokens.directive_at(use.index)
            and not self._owner(use)
            and not self.written_for_hip(use.index)
            and local_range(self.tokens, use.index) is None
        )

    def _stands_in_for_api(self, use: NameUse, api: frozenset[str]) -> bool:
        """Whether a definition of a table name is a stand-in for CUDA's own, to be renamed with every use of it:
        a repeated typedef, a macro for another CUDA name, a substitute for older CUDA or for builds without it. One in
        a namespace or class that is made of CUDA's own is the project's, and a macro in an arm for CUDA.
        """
        if use.entry is None or not use.entry.hip or is_own_intrinsic(self.tokens, use.index):
            return False
        chains = _chains_around(self.tokens, self.arms, use.index)
        conditions = [arm.condition for chain in chains for arm in chain.arms]
        header = use.entry.row.header.rpartition("/")[2]
        is_without_header = any(self._is_without_header(arm, header) for arm in self.arms.enclosing(use.index))
        if self.tokens.directive_at(use.index):
            versions = any(macro in self.cuda_only for text in conditions for macro in macro_names(text))
            is_other_name = self.tokens.text_at(self.tokens.after(use.index)) in api
            return (
                use.name.startswith(_SWITCH)
                or versions
                or is_other_name
                or is_without_header
                or any(map(is_without_gpu, self.arms.enclosing(use.index)))
                or any(self._is_unless_for_gpu(chain.arms[0]) for chain in chains)
            )
        if self._owner(use) and wraps_api(self.tokens, use.index, api):
            return False
        if redeclares_api(self.tokens, use.index, api) or any(FOR_GPU.search(text) for text in conditions):
            return True
        return is_without_header or self._stands_before_api(use, api)

    def _is_unless_for_gpu(self, arm: Arm) -> bool:
        """Whether an arm is for builds in which a macro of the project for CUDA is not defined: ``#ifndef USE_CUDA``"""
        match = UNLESS.fullmatch(arm.condition)
        return match is not None and FOR_GPU.search(match[1]) is not None and match[1] not in self.candidates

    def _stands_before_api(self, use: NameUse, api: frozenset[str]) -> bool:
        """Whether a source defines a function of CUDA's for the linker, to be called before CUDA's or instead of it:
        ``cudaError_t cudaMalloc(void **pointer, size_t size) {``
        """
        is_function = _is_of_kind(use, "function") and self.tokens.text_at(self.tokens.after(use.index)) == "("
        if not is_function or not self.path.endswith(_UNITS) or self._owner(use) or self._is_of_file(use):
            return False
        start = statement_start(self.tokens, use.index)
        return any(self.tokens.texts[index] in api for index in range(start, use.index))

    def _is_without_header(self, arm: Arm, header: str) -> bool:
        """Whether an arm is for builds in which the file does not include the header of a name, or the runtime's:
        ``#ifdef LAB_DECODER`` with ``#include <cuda_runtime.h>``, and further down ``#ifdef LAB_DECODER``, ``#else``.
        """
        before = arm.chain.arms[: arm.chain.arms.index(arm)]
        with_header = (names for each in before if (names := self._headers_by_condition.get(each.condition)))
        return any(name == header or _RUNTIME.fullmatch(name) for names in with_header for name in names)

    @cached_property
    def _headers_by_condition(self) -> dict[str, set[str]]:
        """The headers that the file includes under each condition, without their folders."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for line in self.tokens.directives:
            if line.name == "include" and (name := _INCLUDED.search("".join(self.tokens.texts[line.first : line.end]))):
                for arm in self.arms.enclosing(line.first):
                    found[arm.condition].add(name[1])
        return dict(found)

    def _is_api_despite(self, use: NameUse) -> bool:
        """Where the file has a variable of a table name: whether this place still means CUDA's."""
        if use.entry is None:
            return False
        following = self.tokens.text_at(self.tokens.after(use.index))
        if use.entry.row.kind == "function":
            return following == "("
        return use.entry.row.kind == "type" and (following in ("*", "&", ">", "::") or is_name(following))


def is_for_gpu(arm: Arm) -> bool:
    """Whether an arm is for builds with CUDA or HIP, by the name of a macro: ``#ifdef USE_CUDA``."""
    return bool(FOR_GPU.search(arm.condition)) and "!" not in arm.condition


def is_without_gpu(arm: Arm) -> bool:
    """Whether an arm is for builds without CUDA or HIP: ``#else`` and ``#elif`` after ``#ifdef USE_CUDA``."""
    before = arm.chain.arms[: arm.chain.arms.index(arm)]
    return any(FOR_GPU.search(each.condition) for each in before) and not FOR_GPU.search(arm.condition)


def _chains_around(tokens: Tokens, arms: Arms, index: int) -> list[Chain]:
    """The ``#if`` chains around a token that are not the include guard."""
    around = (arm.chain for arm in arms.enclosing(index))
    return [chain for chain in around if include_guard(tokens, chain) is None]


def _is_for_other_cuda(tokens: Tokens, function: int) -> bool:
    """Whether a function of a header stands in for CUDA's: ``#if CUDA_VERSION < 6050`` around what CUDA has since."""
    if is_own_intrinsic(tokens, function):
        return False
    chains = _chains_around(tokens, arms_of(tokens), function)
    return any(FOR_GPU.search(arm.condition) for chain in chains for arm in chain.arms)


def _is_defined_as_macro(tokens: Tokens, index: int) -> bool:
    """``#define cudaMalloc(p, n) pool_malloc(p, n)``"""
    line = tokens.directive_at(index)
    return line is not None and line.name == "define" and tokens.before(index) == line.name_at


def _is_of_kind(use: NameUse, kind: str) -> bool:
    """Whether a name is one of CUDA's of some kind, which has no namespace in HIP."""
    return use.entry is not None and use.entry.row.kind == kind and "::" not in use.entry.hip


def _counts(tokens: Tokens, function: int) -> tuple[int, int] | None:
    """The fewest and the most arguments that a function takes, 1 and 2 for ``void f(int n, int m = 0) {``; None where
    that is not known.
    """
    spans = arguments_of(tokens, function) if not tokens.directive_at(function) else None
    if spans is None:
        return None
    if any("." in tokens.texts[span.first : span.end] for span in spans):  # a token of each of three dots
        return None
    if len(spans) == 1 and tokens.texts[spans[0].first : spans[0].end] == ["void"]:
        return 0, 0
    return sum(default_at(tokens, span) == span.end for span in spans), len(spans)
