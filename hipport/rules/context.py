"""Everything that a rule may ask about one file, computed once and only if asked."""

from __future__ import annotations

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
from hipport.rules.uses import Ownership
from hipport.rules.uses import Use
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
    """__global__ __device__ __shared__ __constant__ __managed__ __launch_bounds__ __syncthreads threadIdx blockIdx
    blockDim gridDim warpSize <<<""".split()
)


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
        return tuple(self._ownership.uses()) if self._candidates else ()

    @cached_property
    def _ownership(self) -> Ownership:
        return Ownership(
            self.source.path, self.tokens, self.arms, self._candidates, self.cuda_only_macros, self.survey.defines
        )

    @cached_property
    def defines(self) -> dict[str, int]:
        """What the file defines for the whole project, and where: names with the namespaces and classes that they are
        in (``mine::cudaFree``), and namespaces with ``::`` behind.
        """
        found = {f"{name}::": index for name, index in self.own_namespaces.items()}
        for use in self.uses:
            if name := self._ownership.defines(use):
                found.setdefault(name, use.index)
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
