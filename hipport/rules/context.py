"""Everything that a rule may ask about one file, computed once and only if asked."""

from __future__ import annotations

from collections.abc import Mapping as TypingMapping
from functools import cached_property
from functools import partial
from types import MappingProxyType

from hipport.config import Options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.mapping.table import version_key
from hipport.rules.adopted import ARCH
from hipport.rules.adopted import Change
from hipport.rules.adopted import changes
from hipport.rules.adopted import cuda_worlds
from hipport.rules.adopted import seen_by_both
from hipport.rules.adopted import taken
from hipport.rules.adopted import undefined_arch
from hipport.rules.arguments import Reshaped
from hipport.rules.arguments import UnsureError
from hipport.rules.arguments import arguments_of
from hipport.rules.arguments import reshape
from hipport.rules.includes import Include
from hipport.rules.includes import read_includes
from hipport.rules.ptx_to_cxx import Translation
from hipport.rules.ptx_to_cxx import translation_of
from hipport.rules.qualified import QualifiedName
from hipport.rules.qualified import read_qualified_names
from hipport.rules.scope import Role
from hipport.rules.scope import role_of
from hipport.rules.uses import Ownership
from hipport.rules.uses import Use
from hipport.rules.world import CUDA_ONLY
from hipport.rules.world import as_cuda
from hipport.rules.world import as_hip
from hipport.rules.world import is_for_hip
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.asm import KEYWORDS
from hipport.source.asm import AsmStatement
from hipport.source.asm import asm_statements
from hipport.source.bodies import Body
from hipport.source.bodies import device_bodies
from hipport.source.calls import Launch
from hipport.source.calls import launch_at
from hipport.source.conditions import World
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_name
from hipport.source.ptx import PtxError
from hipport.source.ptx import is_ptx
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.survey import Survey
from hipport.unit.questions import Ask
from hipport.unit.questions import Fact
from hipport.unit.questions import Question
from hipport.waves.constants import Constants
from hipport.waves.functions import Functions
from hipport.waves.launches import kernels_of_one_warp

#: What only device code and its launches have; a file with one of these is CUDA whatever its suffix.
DEVICE_WORDS = frozenset(
    """__global__ __device__ __shared__ __constant__ __managed__ __launch_bounds__ __syncthreads threadIdx blockIdx
    blockDim gridDim warpSize <<<""".split()
)


def is_ours(entry: Entry) -> bool:
    """Whether a CUDA name becomes one of hipport's own, which a header of hipport's declares."""
    return entry.row.hip_header.startswith("hipport/")


def is_logical_warp(entry: Entry) -> bool:
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
        self._for_hip: dict[Arm, bool] = {}
        self._taken: dict[Arm, bool | None] = {}
        self._adopted: dict[Chain, tuple[Change, ...]] = {}
        self._worlds: dict[Chain, World] = {}

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
            if library.header and library.header in headers and not library.prefixes:
                found.update(
                    (name, entry(name)) for name in self.tokens.distinct.intersection(self.mapping.table(library).names)
                )
        if found or self.is_device_code:
            for token in self.tokens.distinct & self.mapping.unprefixed:
                found.setdefault(token, entry(token))
        own = self.mapping.own
        found.update((token, own[token]) for token in self.tokens.distinct & own.keys())
        return {name: known for name, known in found.items() if not (known and self._means_hips(known))}

    def _means_hips(self, entry: Entry) -> bool:
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
            self.source.path,
            self.tokens,
            self.arms,
            self._candidates,
            self.cuda_only_macros,
            self.survey.defines,
            self.written_for_hip,
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
            and not (name.entry and self._means_hips(name.entry))
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

    @cached_property
    def device_bodies(self) -> tuple[Body, ...]:
        """The kernels, device functions and device lambdas, in order."""
        return device_bodies(self.tokens)

    def body_at(self, index: int) -> Body | None:
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
                try:
                    shape = reshape(self.tokens, use.last, call, self.cuda_at(use.index))
                except UnsureError as error:
                    found[use.index] = str(error)
                else:
                    if shape is not None:
                        found[use.index] = shape
        return found

    @cached_property
    def _deletions(self) -> tuple[Edit, ...]:
        edits = (edit for shape in self.shapes.values() if isinstance(shape, Reshaped) for edit in shape.edits)
        return tuple(edit for edit in edits if edit.start < edit.end)

    def is_dropped(self, index: int) -> bool:
        """Whether a token stands in an argument that the port of a call does not have."""
        start = self.tokens.starts[index]
        return any(edit.start <= start < edit.end for edit in self._deletions)

    def is_settled(self, use: Use) -> bool:
        """Whether the number of arguments of a call says what it becomes, whatever else the tables have of the name."""
        call = self.mapping.calls.get(use.name)
        arguments = arguments_of(self.tokens, use.last) if call is not None else None
        return call is not None and arguments is not None and call.settles(len(arguments))

    @cached_property
    def inline_ptx(self) -> tuple[tuple[AsmStatement, Translation | PtxError], ...]:
        """The asm statements in PTX that are to be ported, each with the C++ for it or the reason why there is none."""
        statements = (s for s in asm_statements(self.tokens) if is_ptx(s.template, s.operands is not None))
        to_port = (statement for statement in statements if not self.written_for_hip(statement.first))
        return tuple((statement, translation_of(self.tokens, statement, self.mapping)) for statement in to_port)

    @cached_property
    def cross_lane(self) -> Functions:
        """The functions that work across the lanes of a warp, in code that is to be ported."""

        def is_left_out(index: int) -> bool:
            return self.written_for_hip(index) or role_of(self.tokens, index) is not Role.API

        small = kernels_of_one_warp(self.tokens, self.launches.values(), self.constants)
        return Functions(self.tokens, self.constants, is_left_out, small)

    def is_called(self, use: Use) -> bool:
        """Whether a name is followed by an argument list."""
        return self.tokens.text_at(self.tokens.after(use.last)) == "("

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
        return bool(self.tokens.directives) and any(self._is_for_hip(arm) for arm in self.arms.enclosing(index))

    def not_taken(self, index: int) -> bool:
        """Whether a token is in an arm that the HIP compiler surely does not take."""
        return bool(self.tokens.directives) and any(self.takes(arm) is False for arm in self.arms.enclosing(index))

    def takes(self, arm: Arm) -> bool | None:
        """Whether the HIP compiler takes an arm of the port; None where a macro of the project decides it."""
        if arm not in self._taken:
            self._taken[arm] = self._is_taken(arm)
        return self._taken[arm]

    def cuda_at(self, index: int) -> str:
        """The CUDA version that the code at a token was written for: the one of the options, or one that the arm around
        it tells; empty where neither does.
        """
        if self.options.cuda or not self.cuda_only_macros:
            return self.options.cuda
        fitting = [
            version
            for version in ("12.0", "13.0")
            for world in cuda_worlds(version, self._ported)
            if all(arm.holds(world) is not False for arm in self.arms.enclosing(index))
        ]
        return fitting[0] if len(fitting) == 1 else ""

    def agrees(self, chain: Chain) -> bool:
        """Whether HIP takes the arms of a conditional that CUDA takes, by what ``adopted`` changes or as it is."""
        self.adopted(chain)
        return chain in self._worlds

    def adopted(self, chain: Chain) -> tuple[Change, ...]:
        """What changes in the conditions of a conditional on CUDA's version or architecture, so that HIP takes the arm
        that CUDA takes; () where nothing does.
        """
        found = self._adopted.get(chain)
        if found is None:
            found = self._adopted[chain] = self._adopt(chain)
        return found

    def _adopt(self, chain: Chain) -> tuple[Change, ...]:
        first = chain.arms[0]
        if not self.cuda_only_macros or self.mentions_hip(first) or self.written_for_hip(first.directive.first):
            return ()
        for world in cuda_worlds(self.options.cuda, self._ported):
            found = changes(self.tokens, chain, world)
            if found is None:
                return ()
            # What the host takes of a conditional on the architecture, it takes anyway.
            before = self._ported if any(ARCH in arm.condition for arm in chain.arms) else None
            arms = list(taken(chain, world, before))
            if all(map(self._is_portable, arms)):
                if any(self._is_hidden(arm, world) for arm in arms):
                    found = self._shown(chain)
                if found or not any(self._is_hidden(arm, world) for arm in arms):
                    self._worlds[chain] = world
                    return found
        return ()

    def _is_portable(self, arm: Arm) -> bool:
        """Whether an arm has nothing that HIP lacks."""
        first, end = arm.directive.end, arm.end
        names = (use.entry for use in self.api_uses if first <= use.index < end)
        headers = (i.row.action for i in self.includes if i.row is not None and first <= i.at < end)
        return (
            all(entry is not None and entry.row.status != "unsupported" and not self.lacking(entry) for entry in names)
            and "unsupported" not in headers
            and not any(first <= index < end for index in self._assembly)
            and not any(text.startswith(_OF_NVCC) for text in self.tokens.texts[first:end])
            and not any(first <= index < end and self._is_in_code(index) for index in self._cuda_only_places)
        )

    @cached_property
    def _assembly(self) -> tuple[int, ...]:
        """The places of inline assembly that the port keeps."""
        translated = {s.first for s, outcome in self.inline_ptx if isinstance(outcome, Translation)}
        return tuple(index for index in self.tokens.where(KEYWORDS) if index not in translated)

    def _shown(self, chain: Chain) -> tuple[Change, ...]:
        """The changes that show hidden device functions to the host's pass, if what is beside them is for the host."""
        other = chain.arms[-1]
        marks = (index for mark in ("__device__", "__global__") for index in self.tokens.places(mark))
        beside = len(chain.arms) > 1 and any(other.directive.end <= index < other.end for index in marks)
        return () if beside else seen_by_both(self.tokens, chain, self.source.newline)

    def _is_hidden(self, arm: Arm, world: World) -> bool:
        """Whether an arm hides a device function from the host, on which clang has to see it too."""
        if arm.holds(undefined_arch(world)) is not False:
            return False
        marks = (index for mark in ("__device__", "__global__") for index in self.tokens.places(mark))
        return any(arm.directive.end <= i < arm.end and self.tokens.directive_at(i) is None for i in marks)

    @cached_property
    def _cuda_only_places(self) -> list[int]:
        return self.tokens.where(self.cuda_only_macros)

    def _is_in_code(self, index: int) -> bool:
        """Whether a token is part of the program, or of a macro, and not of a condition."""
        line = self.tokens.directive_at(index)
        return line is None or line.name == "define"

    def _ported(self, macro: str) -> int | str | None:
        """A macro in the port, as the HIP compiler sees it."""
        if macro == "__CUDACC__":
            return 1  # rule HP602 makes it __HIPCC__
        return as_hip(macro)

    def mentions_hip(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP: it knows already what it wants there."""
        current: Arm | None = arm
        while current is not None:
            if any(is_for_hip(name) for other in current.chain.arms for name in macro_names(other.condition)):
                return True
            current = current.chain.parent
        return False

    def _is_for_hip(self, arm: Arm) -> bool:
        """Whether somebody has written an arm for HIP."""
        known = self._for_hip.get(arm)
        if known is None:

            def assuming_hip(macro: str) -> int | str | None:
                value = as_hip(macro)
                return 1 if value is None and is_for_hip(macro) else value

            known = self.mentions_hip(arm) and arm.holds(as_cuda) is False and arm.holds(assuming_hip) is not False
            self._for_hip[arm] = known
        return known

    def _is_taken(self, arm: Arm) -> bool | None:
        if self.mentions_hip(arm):
            return arm.holds(as_hip)
        if not self.adopted(arm.chain):
            return arm.holds(self._ported)
        world = self._worlds[arm.chain]
        on_device, on_host = arm.holds(world), arm.holds(undefined_arch(world))
        return on_device if on_device == on_host else None

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
