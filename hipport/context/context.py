"""Everything that a rule may ask about one file, computed once and only if asked."""

from __future__ import annotations

from collections.abc import Mapping as TypingMapping
from functools import cached_property
from types import MappingProxyType

from hipport.code.asm import KEYWORDS
from hipport.code.asm import AsmStatement
from hipport.code.asm import asm_statements
from hipport.code.bodies import DeviceBody
from hipport.code.bodies import device_bodies
from hipport.code.calls import KernelLaunch
from hipport.code.calls import launch_at
from hipport.code.calls import launch_openers
from hipport.code.declarations import Declarations
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.config import Options
from hipport.context.arguments import Reshaped
from hipport.context.arguments import UnsureError
from hipport.context.arguments import arguments_of
from hipport.context.arguments import reshape
from hipport.context.arguments import told_version
from hipport.context.candidates import read_candidates
from hipport.context.compiler_macros import CUDA_ONLY
from hipport.context.compiler_macros import HIP_NAME
from hipport.context.compiler_macros import INCLUDE_GUARD
from hipport.context.conditionals import Conditionals
from hipport.context.conditionals import within
from hipport.context.includes import IncludeLine
from hipport.context.includes import read_includes
from hipport.context.ptx_to_cxx import Translation
from hipport.context.ptx_to_cxx import translation_of
from hipport.context.qualified import QualifiedName
from hipport.context.qualified import read_qualified_names
from hipport.context.uses import NameUse
from hipport.context.uses import Ownership
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Mapping
from hipport.mapping import TableEntry
from hipport.mapping.calls import CallChange
from hipport.mapping.table import GuardRow
from hipport.mapping.table import version_key
from hipport.project.survey import Survey
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.ptx import PtxError
from hipport.source.ptx import is_ptx
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.unit.questions import Ask
from hipport.unit.questions import Fact
from hipport.unit.questions import Question
from hipport.waves.constants import Constants
from hipport.waves.functions import WarpFunctions
from hipport.waves.launches import kernels_of_one_warp

#: What only device code has; a file with one of these, or with a launch, is CUDA whatever its suffix.
DEVICE_WORDS = frozenset(
    """__global__ __device__ __shared__ __constant__ __managed__ __launch_bounds__ __syncthreads threadIdx blockIdx
    blockDim gridDim warpSize""".split()
)


def is_ours(entry: TableEntry) -> bool:
    """Whether a CUDA name becomes one of hipport's own, which a header of hipport's declares."""
    return entry.row.hip_header.startswith("hipport/")


def is_logical_warp(entry: TableEntry) -> bool:
    """Whether a CUDA name becomes hipport's only to keep warps of 32 lanes: HIP has it too, for whole wavefronts."""
    if entry.hip in ("hipport::uni_sync", "hipport::coalesced_threads"):
        return entry.hip == "hipport::coalesced_threads"  # HIP has no __uni_sync
    return entry.row.hip_header == "hipport/warp.h"


_OF_NVCC = ("nv_diag", "nv_exec", "__nv_is_", "diag_suppress", "diag_default")  # its pragmas and builtins


class Context:
    """One file, its tokens and what the tables and the project say of them."""

    def __init__(
        self,
        source: Source,
        mapping: Mapping,
        options: Options,
        survey: Survey,
        answers: TypingMapping[Question, Fact] = MappingProxyType({}),
    ) -> None:
        self.source = source
        self.mapping = mapping
        self.options = options
        self.survey = survey
        self.answers = answers
        self.questions: set[Question] = set()
        self.tokens = Tokens(source.text)

    def ask(self, kind: Ask, index: int) -> Fact | None:
        """What the parser's view tells of the name at a token. None where it does not know, or has not been asked yet:
        the engine asks all questions of a file together and runs the rules again. For diagnostics only: an edit must
        not depend on an answer, as the next run may not get it.
        """
        question = Question(self.tokens.starts[index], kind)
        self.questions.add(question)
        return self.answers.get(question)

    # Which names there are

    @cached_property
    def _candidates(self) -> dict[str, TableEntry | None]:
        """The file's distinct names that need a decision, with their table entry."""
        headers = {include.name for include in self.includes}
        found = read_candidates(
            self.tokens.distinct, self.mapping, self.options.cuda, headers, is_device_code=self.is_device_code
        )
        return {name: entry for name, entry in found.items() if not (entry and self._means_hips(entry))}

    def _means_hips(self, entry: TableEntry) -> bool:
        """Whether a name that CUDA and HIP both have, and hipport too, is to be HIP's: __shfl of a whole wavefront."""
        if self.is_hip:
            return is_ours(entry)
        return self.options.warp == "native" and is_logical_warp(entry)

    @cached_property
    def is_hip(self) -> bool:
        """Whether the file as a whole has been written for HIP, or ported before."""
        return self.source.path.endswith(".hip") or any(
            include.name.startswith("hip/") and not any(map(self.mentions_hip, self.arms.enclosing(include.at)))
            for include in self.includes
        )

    @cached_property
    def cuda_only_macros(self) -> frozenset[str]:
        """The macros in the file that only nvcc or CUDA's headers define."""
        return frozenset(word for word in self.tokens.distinct if word[0] in "_C" and CUDA_ONLY.fullmatch(word))

    @cached_property
    def header_guards(self) -> dict[str, GuardRow]:
        """The macros in the file by which CUDA's headers say that they were included, without those that the project
        defines itself.
        """
        names = self.mapping.guards.keys() & self.tokens.distinct
        own = self.defined_macros.keys() | self.defined_elsewhere.keys()
        return {name: self.mapping.guards[name] for name in names - own}

    @cached_property
    def defined_macros(self) -> dict[str, int]:
        """The macros that the file defines, in any arm, and where."""
        tokens = self.tokens
        names = (tokens.after(line.name_at) for line in tokens.directives if line.name == "define")
        return {tokens.text_at(index): index for index in names}

    def looks_like_guard(self, name: str) -> bool:
        """Whether a macro is spelled as the include guard of a CUDA header."""
        if name in self.mapping.guards:
            return True
        spelled = INCLUDE_GUARD.fullmatch(name) and self.mapping.looks_like_cuda.match(name.lstrip("_"))
        return bool(spelled) and not HIP_NAME.fullmatch(name)

    @cached_property
    def is_device_code(self) -> bool:
        """Whether the file has kernels, device functions or launches."""
        return not DEVICE_WORDS.isdisjoint(self.tokens.distinct) or bool(self.launches)

    @cached_property
    def uses(self) -> tuple[NameUse, ...]:
        """Every occurrence of a name that is in the tables with something to do, or that looks like CUDA and is not."""
        return tuple(self._ownership.uses()) if self._candidates else ()

    @cached_property
    def _ownership(self) -> Ownership:
        return Ownership(
            self.source.path,
            self.tokens,
            self.arms,
            self._candidates,
            self.cuda_only_macros,
            self.defined_elsewhere,
            self.written_for_hip,
        )

    @cached_property
    def defined_elsewhere(self) -> TypingMapping[str, str]:
        """What files of the same program define themselves, with the places."""
        return self.survey.defines.get(self.source.path, {})

    @cached_property
    def defines(self) -> dict[str, int]:
        """What the file defines for its program, and where: names with the namespaces and classes that they are
        in (``mine::cudaFree``), and namespaces with ``::`` behind.
        """
        found = {f"{name}::": index for name, index in self.own_namespaces.items()}
        found |= {name: index for name, index in self.defined_macros.items() if self.looks_like_guard(name)}
        for use in self.uses:
            if name := self._ownership.defines(use):
                found.setdefault(name, use.index)
        return found

    @cached_property
    def api_uses(self) -> tuple[NameUse, ...]:
        """The uses that are CUDA's own names in code that is to be ported, qualified names and all.

        Macros that only nvcc or CUDA's headers define are the guards' business, not a name's; so are include guards.
        """
        return tuple(use for use in self._uses_anywhere if not self.written_for_hip(use.index))

    @cached_property
    def _uses_anywhere(self) -> tuple[NameUse, ...]:
        """Those in code that is written for HIP as well."""
        guards = self.cuda_only_macros | self.mapping.guards.keys()
        plain = (u for u in self.uses if u.role is NameRole.API and u.name not in guards)
        qualified = (
            NameUse(
                name.first, name.name, None if name.unknown else name.entry, NameRole.API, name.last, name.renamed_whole
            )
            for name in self._qualified_anywhere
            if name.hip is not None
            and not (name.entry and self._means_hips(name.entry))
            and (name.unknown or name.renamed_whole or (name.entry and self._is_noteworthy(name.entry)))
        )
        return (*plain, *qualified)

    def _is_noteworthy(self, entry: TableEntry) -> bool:
        return entry.row.status != "ok" or self.lacking(entry)

    @cached_property
    def qualified_names(self) -> tuple[QualifiedName, ...]:
        """The uses of CUDA's C++ namespaces in code that is to be ported."""
        return tuple(name for name in self._qualified_anywhere if not self.written_for_hip(name.first))

    @cached_property
    def _qualified_anywhere(self) -> tuple[QualifiedName, ...]:
        own = frozenset(name.removesuffix("::") for name in self.defined_elsewhere if name.endswith("::"))
        own |= self.own_namespaces.keys()
        return tuple(read_qualified_names(self.tokens, self.mapping, own, self.options.cuda))

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
    def includes(self) -> tuple[IncludeLine, ...]:
        """The file's include lines."""
        return read_includes(self.tokens, self.source.path, self.mapping, self.survey)

    @cached_property
    def launches(self) -> dict[int, KernelLaunch | None]:
        """Every ``<<<``, ``<< <`` too, with its launch, None where it cannot be read with certainty."""
        return {opener: launch_at(self.tokens, opener) for opener in sorted(launch_openers(self.tokens))}

    @cached_property
    def device_bodies(self) -> tuple[DeviceBody, ...]:
        """The kernels, device functions and device lambdas, in order."""
        return device_bodies(self.tokens)

    def body_at(self, index: int) -> DeviceBody | None:
        """The innermost of the device bodies that a token stands in."""
        return max((b for b in self.device_bodies if b.has(index)), key=lambda body: body.first, default=None)

    @cached_property
    def constants(self) -> Constants:
        """The integer constants of the file and of the project's headers that it includes."""
        return Constants(self.tokens, self.source.path, self.survey, self.written_for_hip)

    @cached_property
    def shapes(self) -> dict[int, Reshaped | str]:
        """By the index of the name: what calls with changing arguments become, or why that is not certain."""
        found: dict[int, Reshaped | str] = {}
        for use in self.api_uses:
            call = self.mapping.calls.get(use.name)
            if call is not None and self.is_called(use):
                cuda = self._told_version(use, call) or self.conditionals.cuda_at(use.index)
                try:
                    shape = reshape(self.tokens, use.last, call, cuda)
                except UnsureError as error:
                    found[use.index] = str(error)
                else:
                    if shape is not None:
                        found[use.index] = shape
        return found

    @cached_property
    def _dropped(self) -> frozenset[int]:
        edits = (edit for shape in self.shapes.values() if isinstance(shape, Reshaped) for edit in shape.edits)
        at = self.tokens.at_offset
        return frozenset(i for edit in edits if edit.start < edit.end for i in range(at(edit.start), at(edit.end)))

    def is_dropped(self, index: int) -> bool:
        """Whether a token stands in an argument that the port of a call does not have."""
        return index in self._dropped

    def arguments_settle(self, use: NameUse) -> bool:
        """Whether the number of arguments of a call, or the type of one, says what it becomes, whatever else the tables
        have of the name.
        """
        call = self.mapping.calls.get(use.name)
        arguments = arguments_of(self.tokens, use.last) if call is not None else None
        if call is None or arguments is None:
            return False
        return call.settles(len(arguments)) or self._told_version(use, call) != ""

    def _told_version(self, use: NameUse, call: CallChange) -> str:
        """The CUDA version that the types of a call's arguments show, empty where they do not."""
        arguments = arguments_of(self.tokens, use.last) if call.told else None
        return "" if arguments is None else told_version(self.tokens, arguments, call, self._telling)

    @cached_property
    def _telling(self) -> Declarations:
        """The declarations of a type that tells a CUDA version."""
        told = (types for call in self.mapping.calls.values() for types in call.told.values())
        return Declarations(self.tokens, {name for types in told for name in types})

    @cached_property
    def inline_ptx(self) -> tuple[tuple[AsmStatement, Translation | PtxError], ...]:
        """The asm statements in PTX that are to be ported, each with the C++ for it or the reason why there is none."""
        statements = (s for s in asm_statements(self.tokens) if is_ptx(s.template, s.operands is not None))
        to_port = (statement for statement in statements if not self.written_for_hip(statement.first))
        return tuple((statement, translation_of(self.tokens, statement, self.mapping)) for statement in to_port)

    @cached_property
    def cross_lane(self) -> WarpFunctions:
        """The functions that work across the lanes of a warp, in code that is to be ported."""

        def is_left_out(index: int) -> bool:
            return self.written_for_hip(index) or role_of(self.tokens, index) is not NameRole.API

        small = kernels_of_one_warp(self.tokens, self.launches.values(), self.constants)
        return WarpFunctions(self.tokens, self.constants, is_left_out, small)

    def is_called(self, use: NameUse) -> bool:
        """Whether a name is followed by an argument list."""
        return self.tokens.text_at(self.tokens.after(use.last)) == "("

    def is_unprefixed(self, name: str) -> bool:
        """Whether a name is one of those that only the tables, not its spelling, make CUDA's."""
        return name in self.mapping.unprefixed and not name.startswith(self.mapping.heads)

    def lacking(self, entry: TableEntry) -> bool:
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

    @cached_property
    def conditionals(self) -> Conditionals:
        """What HIP makes of them."""
        unset = frozenset(name for name, row in self.header_guards.items() if not row.hip)
        return Conditionals(self.tokens, self.arms, self.options.cuda, self.source.newline, unset, self._is_portable)

    def written_for_hip(self, index: int) -> bool:
        """Whether a token is in an arm that somebody has already written for HIP."""
        return bool(self.tokens.directives) and self.conditionals.written_for_hip(index)

    def not_taken(self, index: int) -> bool:
        """Whether a token is in an arm that the HIP compiler surely does not take."""
        return bool(self.tokens.directives) and self.conditionals.not_taken(index)

    def mentions_hip(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP: it knows already what it wants there."""
        return self.conditionals.mentions_hip(arm)

    def is_settled(self, index: int) -> bool:
        """Whether the project has decided already what HIP is to see of the code at a token."""
        knows_hip = any(map(self.mentions_hip, self.arms.enclosing(index)))
        return knows_hip or self.not_taken(index) or self.written_for_hip(index)

    def _is_portable(self, arm: Arm) -> bool:
        """Whether an arm has nothing that HIP lacks."""
        return not within(arm, self._obstacles)

    @cached_property
    def _obstacles(self) -> list[int]:
        """The places of everything that HIP lacks, in order: also in arms for HIP, which those for any GPU compiler are
        as soon as they are ported.
        """
        names = (use.index for use in self._uses_anywhere if use.entry is None or self._is_missing(use.entry))
        headers = (i.at for i in self.includes if i.row is not None and i.row.action == "unsupported")
        translated = {s.first for s, outcome in self.inline_ptx if isinstance(outcome, Translation)}
        assembly = (index for index in self.tokens.where(KEYWORDS) if index not in translated)
        of_nvcc = self.tokens.where({text for text in self.tokens.distinct if text.startswith(_OF_NVCC)})
        macros = (index for index in self.tokens.where(self.cuda_only_macros) if self._is_in_code(index))
        return sorted((*names, *headers, *assembly, *of_nvcc, *macros))

    def _is_missing(self, entry: TableEntry) -> bool:
        return entry.row.status == "unsupported" or self.lacking(entry)

    def _is_in_code(self, index: int) -> bool:
        """Whether a token is part of the program, or of a macro, and not of a condition."""
        line = self.tokens.directive_at(index)
        return line is None or line.name == "define"

    # Saying things

    def edit(
        self, code: str, first: int, text: str, *, last: int | None = None, library: str = "", header: str = ""
    ) -> Edit:
        """Replace the tokens ``first``..``last`` (both included) by ``text``."""
        starts = self.tokens.starts
        return Edit(starts[first], starts[(first if last is None else last) + 1], text, code, library, header)

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
