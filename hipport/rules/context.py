"""Everything that a rule may ask about one file, computed once and only if asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from functools import partial

from hipport.config import Options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.mapping.table import version_key
from hipport.rules.includes import Include
from hipport.rules.includes import read_includes
from hipport.rules.qualified import QualifiedName
from hipport.rules.qualified import read_qualified_names
from hipport.rules.scope import Role
from hipport.rules.scope import is_alias
from hipport.rules.scope import is_global
from hipport.rules.scope import is_of_file
from hipport.rules.scope import local_range
from hipport.rules.scope import owner
from hipport.rules.scope import redeclares_api
from hipport.rules.scope import role_of
from hipport.rules.world import CUDA_ONLY
from hipport.rules.world import as_cuda
from hipport.rules.world import as_hip
from hipport.rules.world import is_for_hip
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.calls import Launch
from hipport.source.calls import launch_at
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_name
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.survey import Survey

#: What only device code and its launches have; a file with one of these is CUDA whatever its suffix.
DEVICE_WORDS = frozenset(
    [
        "__global__",
        "__device__",
        "__shared__",
        "__constant__",
        "__managed__",
        "__launch_bounds__",
        "__syncthreads",
        "threadIdx",
        "blockIdx",
        "blockDim",
        "gridDim",
        "warpSize",
        "<<<",
    ]
)
#: As many ``#define cudaX otherX`` in one file make it a header that maps CUDA to another platform.
COMPATIBILITY_HEADER = 8
_GPU_ARM = re.compile(r"CUDA|GPU|NVCC|NVIDIA|CUB|HIP|ROCM", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Use:
    """One occurrence of a name that is CUDA's or looks like it; ``entry`` is None where no table has it."""

    index: int
    name: str
    entry: Entry | None
    role: Role
    last: int  # its last token; not ``index`` where the name is qualified
    renamed: bool = True  # false where a namespace is all that changes, which is another rule's business


@dataclass(frozen=True, slots=True)
class _Own:
    """A name that the project has itself: within ``place`` (token indices) where that is given, else in the namespaces
    and classes of ``owner``, which is () for everywhere.
    """

    role: Role
    owner: tuple[str, ...]
    place: tuple[int, int] | None = None


class Context:
    """One file, its tokens and what the tables and the project say of them."""

    def __init__(self, source: Source, mapping: Mapping, options: Options, survey: Survey) -> None:
        self.source = source
        self.mapping = mapping
        self.options = options
        self.survey = survey
        self.tokens = Tokens(source.text)
        self._verdicts: dict[Arm, tuple[bool, bool | None]] = {}

    # Which names there are

    @cached_property
    def _candidates(self) -> dict[str, Entry | None]:
        """The file's distinct names that need a decision, with their table entry."""
        heads, initials = self.mapping.heads, self.mapping.initials
        headers = {include.name for include in self.includes}
        if "cublas_v2.h" in headers:
            headers.discard("cublas.h")  # the newer interface, which includes the older header
        entry = partial(self.mapping.entry, cuda=self.options.cuda, headers=headers)
        found: dict[str, Entry | None] = {}
        for token in self.tokens.distinct:
            if token[:2] in initials and token.startswith(heads) and is_name(token):
                known = entry(token)
                if known is None:
                    if self.mapping.looks_like_cuda.match(token):
                        found[token] = None
                elif known.hip != token or known.row.status != "ok":
                    found[token] = known
        for library in self.mapping.libraries:
            if library.header in headers and not library.prefixes:
                found.update(
                    (name, entry(name)) for name in self.tokens.distinct.intersection(self.mapping.table(library).names)
                )
        if found or self.is_device_code:
            for token in self.tokens.distinct & self.mapping.unprefixed:
                found.setdefault(token, entry(token))
        return found

    @cached_property
    def cuda_only_macros(self) -> frozenset[str]:
        """The macros in the file that only nvcc or CUDA's headers define."""
        return frozenset(word for word in self.tokens.distinct if word[0] in "_C" and CUDA_ONLY.fullmatch(word))

    @cached_property
    def is_device_code(self) -> bool:
        """Whether the file has kernels, device functions or launches."""
        return not DEVICE_WORDS.isdisjoint(self.tokens.distinct)

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """Every occurrence of a name that is in the tables with something to do, or that looks like CUDA and is not."""
        candidates = self._candidates
        if not candidates:
            return ()
        found = []
        for index, name in [(i, text) for i, text in enumerate(self.tokens.texts) if text in candidates]:
            entry = candidates[name]
            role = role_of(self.tokens, index, entry.row.kind if entry else "")
            found.append(Use(index, name, entry, role, index))
        return tuple(self._settle(found))

    def _settle(self, found: list[Use]) -> Iterator[Use]:
        """Give the roles that follow from other places: a name that this file or the project defines is its own."""
        uses = self._without_aliases(found)
        own = self._own_names(uses)
        for use in uses:
            role = use.role
            if role in (Role.DEFINITION, Role.DECLARATION) and use.name not in own:
                role = Role.API
            elif role is Role.API and use.name in own:
                role = self._own_role(use, own[use.name])
            yield use if role is use.role else replace(use, role=role)

    def _own_names(self, uses: list[Use]) -> dict[str, list[_Own]]:
        """The names that the project has itself, with where each of them holds."""
        own: dict[str, list[_Own]] = {}
        for qualified in self.survey.defines:
            *outer, name = qualified.split("::")
            if name:
                own.setdefault(name, []).append(_Own(Role.DEFINITION, tuple(outer)))
        api = frozenset(name for name, entry in self._candidates.items() if entry is not None)
        for use in uses:
            if use.role is Role.DEFINITION and not self._stands_in_for_api(use, api):
                whole = (0, len(self.tokens)) if self._is_of_file(use) else None
                own.setdefault(use.name, []).append(_Own(use.role, self._owner(use), whole))
            elif use.role is Role.DECLARATION:
                place = local_range(self.tokens, use.index)
                inside = () if place else self._owner(use)
                own.setdefault(use.name, []).append(_Own(use.role, inside, place))
        return own

    def _is_defined_here(self, use: Use) -> bool:
        """Whether this place is a definition that other files can see, not a use of what is defined elsewhere."""
        if use.entry is None:
            return role_of(self.tokens, use.index, "") is Role.DEFINITION
        role = role_of(self.tokens, use.index, use.entry.row.kind)
        if self._is_of_file(use):
            return False
        return role is Role.DEFINITION or (role is Role.DECLARATION and local_range(self.tokens, use.index) is None)

    def _is_of_file(self, use: Use) -> bool:
        """Whether a definition is known in this file only. What a header defines, others see."""
        in_unit = self.source.path.endswith((".cu", ".c", ".cc", ".cpp", ".cxx", ".hip"))
        in_code = in_unit and use.entry is not None and not self.tokens.directive_at(use.index)
        return in_code and is_of_file(self.tokens, use.index)

    def _owner(self, use: Use) -> tuple[str, ...]:
        return owner(self.tokens, use.index) if use.entry else ()

    def _own_role(self, use: Use, owns: list[_Own]) -> Role:
        """The role of a use of a name that the project has itself somewhere."""
        around: tuple[str, ...] | None = None
        explicit = is_global(self.tokens, use.index)
        for own in owns:
            if own.place:
                holds = not explicit and own.place[0] <= use.index < own.place[1]
            elif own.owner:
                if around is None:
                    around = owner(self.tokens, use.index)
                holds = not explicit and around[: len(own.owner)] == own.owner
            else:
                holds = True
            if holds and not (own.role is Role.DECLARATION and own.place and self._is_api_despite(use)):
                return own.role
        return Role.API

    def _without_aliases(self, uses: list[Use]) -> list[Use]:
        """In a header that maps CUDA name by name to another platform, the macros define nothing of the project's."""
        macros = [use for use in uses if use.entry and use.entry.hip and self._is_defined_macro(use)]
        if sum(is_alias(self.tokens, use.index) for use in macros) < COMPATIBILITY_HEADER:
            return uses
        places = {use.index for use in macros}
        return [replace(use, role=Role.ALIAS) if use.index in places else use for use in uses]

    def _is_defined_macro(self, use: Use) -> bool:
        line = self.tokens.directive_at(use.index)
        return line is not None and line.name == "define" and self.tokens.before(use.index) == line.name_at

    def _stands_in_for_api(self, use: Use, api: frozenset[str]) -> bool:
        """Whether a definition of a table name is a stand-in for CUDA's own, to be renamed with every use of it:
        a repeated typedef, a macro for another CUDA name, a substitute for older CUDA or for builds without it.
        """
        if use.entry is None or not use.entry.hip:
            return False
        conditions = [a.condition for arm in self.arms.enclosing(use.index) for a in arm.chain.arms]
        if self.tokens.directive_at(use.index):
            versions = any(macro in self.cuda_only_macros for text in conditions for macro in macro_names(text))
            return versions or self.tokens.text_at(self.tokens.after(use.index)) in api
        return redeclares_api(self.tokens, use.index, api) or any(_GPU_ARM.search(text) for text in conditions)

    def _is_api_despite(self, use: Use) -> bool:
        """Where the file has a variable of a table name: whether this place still means CUDA's."""
        if use.entry is None:
            return False
        following = self.tokens.text_at(self.tokens.after(use.index))
        if use.entry.row.kind == "function":
            return following == "("
        return use.entry.row.kind == "type" and (following in ("*", "&", ">", "::") or is_name(following or " "))

    @cached_property
    def defines(self) -> dict[str, int]:
        """What the file defines for the whole project, and where: names with the namespaces and classes that they are
        in (``mine::cudaFree``), and namespaces with ``::`` behind.
        """
        found = {f"{name}::": index for name, index in self.own_namespaces.items()}
        for use in self.uses:
            if use.role in (Role.DEFINITION, Role.DECLARATION) and self._is_defined_here(use):
                found.setdefault("::".join((*self._owner(use), use.name)), use.index)
        return found

    @cached_property
    def api_uses(self) -> tuple[Use, ...]:
        """The uses that are CUDA's own names in code that is to be ported, qualified names and all.

        Macros that only nvcc or CUDA's headers define are the guards' business, not a name's.
        """
        plain = (u for u in self.uses if u.role is Role.API and u.name not in self.cuda_only_macros)
        qualified = (
            Use(name.first, name.name, None if name.unknown else name.entry, Role.API, name.last, name.renamed_whole)
            for name in self.qualified_names
            if name.hip is not None
            and (name.unknown or name.renamed_whole or (name.entry and self._is_noteworthy(name.entry)))
        )
        return tuple(use for use in (*plain, *qualified) if not self.written_for_hip(use.index))

    def _is_noteworthy(self, entry: Entry) -> bool:
        return entry.row.status != "ok" or self.lacking(entry)

    @cached_property
    def qualified_names(self) -> tuple[QualifiedName, ...]:
        """The uses of CUDA's C++ namespaces in code that is to be ported."""
        own = frozenset(name.removesuffix("::") for name in self.survey.defines if name.endswith("::"))
        own |= self.own_namespaces.keys()
        found = read_qualified_names(self.tokens, self.mapping, own, self.options.cuda)
        return tuple(name for name in found if not self.written_for_hip(name.first))

    @cached_property
    def own_namespaces(self) -> dict[str, int]:
        """Namespaces called like one that HIP lacks (``cuda``), which the file itself opens, and where."""
        tokens = self.tokens
        roots = {space.split("::")[0] for space, (_, hip) in self.mapping.namespaces.items() if not hip}
        if roots.isdisjoint(tokens.distinct):
            return {}
        return {
            root: index
            for root in roots & tokens.distinct
            for index in tokens.places(root)
            if tokens.text_at(tokens.after(index)) == "{"
            and tokens.text_at(tokens.before(index)) in ("namespace", "::")
        }

    @cached_property
    def includes(self) -> tuple[Include, ...]:
        """The file's include lines."""
        return read_includes(self.tokens, self.source.path, self.mapping, self.survey)

    @cached_property
    def launches(self) -> dict[int, Launch | None]:
        """Every ``<<<`` with its launch, None where it cannot be read with certainty."""
        if "<<<" not in self.tokens.distinct:
            return {}
        return {index: launch_at(self.tokens, index) for index in self.tokens.places("<<<")}

    def is_called(self, use: Use) -> bool:
        """Whether a name is followed by an argument list."""
        return self.tokens.text_at(self.tokens.after(use.index)) == "("

    def is_unprefixed(self, name: str) -> bool:
        """Whether a name is one of those that only the tables, not its spelling, make CUDA's."""
        return name in self.mapping.unprefixed and not name.startswith(self.mapping.heads)

    def lacking(self, entry: Entry) -> bool:
        """Whether the HIP name is newer than the ROCm version converted for."""
        since = entry.row.rocm_since
        if not since or since.startswith("<="):
            return False
        target, first = version_key(self.options.rocm), version_key(since)
        return target <= first if since.startswith(">") else target < first

    # Preprocessor arms

    @cached_property
    def arms(self) -> Arms:
        """The file's conditionals."""
        return Arms(self.tokens)

    def written_for_hip(self, index: int) -> bool:
        """Whether a token is in an arm that somebody has already written for HIP."""
        return bool(self.tokens.directives) and any(self._verdict(arm)[0] for arm in self.arms.enclosing(index))

    def not_taken(self, index: int) -> bool:
        """Whether a token is in an arm that the HIP compiler surely does not take."""
        return bool(self.tokens.directives) and any(self.takes(arm) is False for arm in self.arms.enclosing(index))

    def takes(self, arm: Arm) -> bool | None:
        """Whether the HIP compiler takes an arm of the port; None where a macro of the project decides it."""
        return self._verdict(arm)[1]

    def mentions_hip(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP: it knows already what it wants there."""
        current: Arm | None = arm
        while current is not None:
            if any(is_for_hip(name) for other in current.chain.arms for name in macro_names(other.condition)):
                return True
            current = current.chain.parent
        return False

    def _verdict(self, arm: Arm) -> tuple[bool, bool | None]:
        verdict = self._verdicts.get(arm)
        if verdict is None:
            aware = self.mentions_hip(arm)

            def ported(macro: str) -> int | str | None:
                if macro == "__CUDACC__" and not aware:
                    return 1  # rule HP602 makes it __HIPCC__
                return as_hip(macro)

            def assuming_hip(macro: str) -> int | str | None:
                known = as_hip(macro)
                return 1 if known is None and is_for_hip(macro) else known

            for_hip = aware and arm.holds(as_cuda) is False and arm.holds(assuming_hip) is not False
            verdict = self._verdicts[arm] = (for_hip, arm.holds(ported))
        return verdict

    # Saying things

    def edit(self, code: str, first: int, text: str, *, last: int | None = None, library: str = "") -> Edit:
        """Replace the tokens ``first``..``last`` (both included) by ``text``."""
        starts = self.tokens.starts
        return Edit(starts[first], starts[(first if last is None else last) + 1], text, code, library)

    def diagnostic(
        self,
        code: str,
        severity: Severity,
        index: int,
        message: str,
        remedy: str,
        *,
        last: int | None = None,
        symbol: str = "",
        library: str = "",
        fix: Fix | None = None,
    ) -> Diagnostic:
        """A diagnostic at the tokens ``index``..``last``. In an arm that HIP does not take it only informs."""
        starts = self.tokens.starts
        start = starts[index]
        line, column = self.source.position(start)
        if severity is not Severity.INFO and self.not_taken(index):
            severity = Severity.INFO
            message = f"{message} (in an #if arm that HIP does not take)"
        end = starts[(index if last is None else last) + 1]
        return Diagnostic(code, severity, message, remedy, start, end, line, column, symbol, library, fix)

    def unsafe_fix(self, title: str, *edits: Edit) -> Fix:
        """A fix that is applied only with ``--unsafe-fixes``."""
        return Fix(title, Applicability.UNSAFE, edits)
