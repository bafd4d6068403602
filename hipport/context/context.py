"""Everything that a rule may ask about one file, computed once and only if asked."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping as TypingMapping
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from functools import partial
from types import MappingProxyType

from hipport.code.asm import KEYWORDS
from hipport.code.asm import AsmStatement
from hipport.code.asm import asm_statements
from hipport.code.roles import NameRole
from hipport.code.roles import declares_type
from hipport.code.roles import role_of
from hipport.code.scopes import owner
from hipport.config import Options
from hipport.context.arguments import SeenVersion
from hipport.context.arguments import arguments_of
from hipport.context.arguments import naming_token
from hipport.context.asm_macros import TranslationsInMacro
from hipport.context.asm_macros import translations_in_macro
from hipport.context.carries import Carries
from hipport.context.carries import carries
from hipport.context.changing_calls import ChangingCalls
from hipport.context.chosen_arguments import arguments_for_hip
from hipport.context.chosen_arguments import choosers
from hipport.context.chosen_arguments import choosers_in_header
from hipport.context.code_file import CodeFile
from hipport.context.compiler_macros import HIP_NAME
from hipport.context.compiler_macros import RENAMED
from hipport.context.compiler_macros import RENAMED_IN_CODE
from hipport.context.compiler_macros import as_hip
from hipport.context.compiler_macros import is_for_hip
from hipport.context.compilers_apart import tells_apart
from hipport.context.conditionals import Conditionals
from hipport.context.conditionals import within
from hipport.context.macros_from_hip import defines
from hipport.context.macros_from_hip import value_from_hip
from hipport.context.names import Names
from hipport.context.ptx_to_cxx import Translation
from hipport.context.ptx_to_cxx import translation_of
from hipport.context.qualified import imports_in_code
from hipport.context.qualified import read_plain_names
from hipport.context.qualified import read_ported_names
from hipport.context.string_macros import string_macros
from hipport.context.uses import NameUse
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Mapping
from hipport.project.asm_macros import asm_macros
from hipport.project.includes import is_of_library
from hipport.project.programs import is_unit
from hipport.project.survey import MarksElsewhere
from hipport.project.survey import Survey
from hipport.project.typed_names import TypedNames
from hipport.project.typed_names import aliases_of
from hipport.source.arms import Arm
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import macro_names
from hipport.source.ptx import PtxError
from hipport.source.ptx import is_ptx
from hipport.source.text import Source
from hipport.source.tokens import tokens_of
from hipport.unit import Ask
from hipport.unit import Fact
from hipport.unit import Question
from hipport.unit import Type
from hipport.waves.calls import INTRINSICS
from hipport.waves.constants import Constants
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions
from hipport.waves.launches import kernels_of_one_warp
from hipport.waves.locks import LOCKING

#: ``#if !defined(__HIPCC__)`` with ``#error`` after it: what is for HIP alone.
_WANTS_HIPCC = re.compile(
    r"^[ \t]*#[ \t]*if(?:ndef[ \t]+|[ \t]*![ \t]*(?:defined\b[ \t]*\(?[ \t]*)?)__HIPCC__[ \t]*\)?[ \t]*\r?\n"
    r"[ \t]*#[ \t]*error\b",
    re.MULTILINE,
)
_OF_NVCC = ("nv_diag", "nv_exec", "__nv_is_", "diag_suppress", "diag_default")  # its pragmas and builtins


class Context(CodeFile):
    """One file, and all that the tables and the project say of it."""

    def __init__(
        self,
        source: Source,
        mapping: Mapping,
        options: Options,
        survey: Survey,
        answers: TypingMapping[Question, Fact] = MappingProxyType({}),
    ) -> None:
        super().__init__(source, mapping, options, survey)
        self.answers = answers
        self.questions: set[Question] = set()

    def ask(self, kind: Ask, index: int) -> Fact | None:
        """What the parser's view tells of the name at a token. None where it does not know, or has not been asked yet:
        the engine asks all questions of a file together and runs the rules again. For diagnostics only: an edit must
        not depend on an answer, as the next run may not get it.
        """
        question = Question(self.tokens.starts[index], kind)
        self.questions.add(question)
        return self.answers.get(question)

    @cached_property
    def names(self) -> Names:
        """The names that are CUDA's or look like it."""
        return Names(self, self.is_hip, self.written_for_hip)

    @cached_property
    def calls(self) -> ChangingCalls:
        """The calls of CUDA's functions whose arguments change."""
        return ChangingCalls(self, self.names, self.conditionals)

    def seen_version(self, use: NameUse) -> SeenVersion | None:
        """The CUDA version that the types of a call's arguments show by the parser's view, which is asked where the
        tokens show none. For diagnostics only.
        """
        call = self.mapping.calls.get(use.name)
        if call is None or not call.told or self.calls.arguments_settle(use):
            return None
        arguments = arguments_of(self.tokens, use.last) or ()
        for place, versions in call.told.items():
            name = naming_token(self.tokens, arguments[place - 1]) if place <= len(arguments) else -1
            fact = self.ask(Ask.TYPE, name) if name >= 0 else None
            if isinstance(fact, Type) and fact.pointers == 0:
                cuda = versions.get(fact.canonical.removeprefix("const "), "")
                if cuda:
                    return SeenVersion(cuda, place, fact.spelled)
        return None

    @cached_property
    def is_hip(self) -> bool:
        """Whether the file as a whole has been written for HIP, or ported before."""
        mentions_compiler = self.conditionals.mentions_compiler
        if self.source.path.endswith(".hip") or any(
            include.name.startswith("hip/") and not any(map(mentions_compiler, self.arms.enclosing(include.at)))
            for include in self.includes
        ):
            return True
        return "__HIPCC__" in self.tokens.distinct and _WANTS_HIPCC.search(self.source.text) is not None

    @cached_property
    def constants(self) -> Constants:
        """The integer constants of the file and of the project's headers that it includes."""
        return Constants(self.tokens, self.source.path, self.survey, self.written_for_hip)

    @cached_property
    def inline_ptx(self) -> tuple[tuple[AsmStatement, Translation | TranslationsInMacro | PtxError], ...]:
        """The asm statements in PTX that are to be ported, each with the C++ for it or the reason why there is none."""
        return tuple((s, self._translation(s)) for s in self._asm if is_ptx(s.template, s.operands is not None))

    @cached_property
    def _asm(self) -> tuple[AsmStatement, ...]:
        """The asm statements that are to be ported."""
        macros = self._asm_macros
        if (KEYWORDS | macros).isdisjoint(self.tokens.distinct):
            return ()
        found = asm_statements(self.tokens, string_macros(self.tokens, self.arms), macros)
        return tuple(statement for statement in found if not self.written_for_hip(statement.first))

    @cached_property
    def _asm_macros(self) -> frozenset[str]:
        """The macros that stand for the keyword, of the file and of the project's headers that it includes."""
        headers = self.survey.with_headers(self.source.path)[1:] if self.is_device_code else ()
        return asm_macros(self.content) | self.survey.asm_macros(headers)

    def _translation(self, statement: AsmStatement) -> Translation | TranslationsInMacro | PtxError:
        if statement.parameters:
            translate = partial(translation_of, self.tokens, mapping=self.mapping)
            return translations_in_macro(self.tokens, statement, self.source.path, translate)
        outcome = translation_of(self.tokens, statement, self.mapping)
        carry = outcome.carry if isinstance(outcome, Translation) else None
        is_refused = carry is not None and self.carries.refuses(statement.first, carry)
        return PtxError("", self.carries.reason) if is_refused else outcome

    @cached_property
    def carries(self) -> Carries:
        """The functions that have to declare what carries between asm statements."""
        survey, path = self.survey, self.source.path
        others = self.neighbours if self.device_bodies else ()
        headers = (survey.text_of(name) for name in others if name != path and survey.carries(name))
        return carries(self.tokens, self._asm, headers)

    @cached_property
    def cross_lane(self) -> WarpFunctions:
        """The functions that work across the lanes of a warp, in code that is to be ported."""

        def is_left_out(index: int) -> bool:
            return self.written_for_hip(index) or role_of(self.tokens, index) is not NameRole.API

        small = kernels_of_one_warp(self.tokens, self.launches.values(), self.constants)
        return WarpFunctions(
            self.tokens, self.constants, is_left_out, small, self._cross_lane_of_headers, self.shared_words
        )

    def _cross_lane_of_headers(self) -> tuple[WarpFunctions, ...]:
        """The functions of the project's headers that the file includes, where they name an intrinsic or warpSize."""
        return tuple(self._functions_of_headers((*INTRINSICS, "warpSize")))

    @cached_property
    def locking_of_headers(self) -> tuple[WarpFunction, ...]:
        """The device functions of the project's headers that the file includes and names, where a header has what takes
        a lock.
        """
        headers = self.survey.with_headers(self.source.path, quoted_only=True)[1:]
        if not self.survey.one_may_have(headers, frozenset(LOCKING)):
            return ()
        functions = (function for found in self._functions_of_headers(LOCKING) for function in found.all)
        return tuple(function for function in functions if function.name in self.tokens.distinct)

    def _functions_of_headers(self, names: Iterable[str]) -> Iterator[WarpFunctions]:
        """The functions of each of the project's headers that the file includes, and that has one of some names."""
        for text in self.constants.headers:
            if any(name in text for name in names):
                yield WarpFunctions(tokens_of(text), self.constants, lambda _: False, shared_words=self.shared_words)

    @property
    def marks_elsewhere(self) -> TypingMapping[tuple[object, ...], MarksElsewhere]:
        """What other files of the project mark of the file's functions, by their names and parameters."""
        return self.survey.marks.get(self.source.path, {})

    # Preprocessor arms

    @cached_property
    def conditionals(self) -> Conditionals:
        """What HIP makes of the file's conditionals."""
        unset = frozenset(name for name, row in self.header_guards.items() if not row.hip)
        cuda, newline = self.options.cuda, self.source.newline

        def mark_macros() -> TypingMapping[str, frozenset[str]]:
            return self.mark_macros

        def knows_both() -> bool:
            headers = self.survey.with_headers(self.source.path, quoted_only=True)[1:]
            return any(
                is_of_library(self.source.path, path) and tells_apart(self.survey.text_of(path)) for path in headers
            )

        return Conditionals(
            self.tokens,
            self.arms,
            cuda,
            newline,
            unset,
            self._is_portable,
            mark_macros,
            knows_both,
            self._declares_api,
            self._value_from_others,
            self.own_compilers,
        )

    def written_for_hip(self, index: int) -> bool:
        """Whether a token is in an arm, or an argument of a macro, that somebody has already written for HIP."""
        if not self.tokens.directives:
            return False
        return self.conditionals.written_for_hip(index) or any(index in each for each in self._arguments_for_hip)

    @cached_property
    def _arguments_for_hip(self) -> tuple[range, ...]:
        """The tokens of arguments of the project's macros that choose between HIP's code and CUDA's."""
        found = [choosers(self.tokens, self.conditionals.written_for_hip)]
        if any(
            text.isupper() and HIP_NAME.fullmatch(text) for text in self.tokens.distinct - self.defined_macros.keys()
        ):
            headers = self.survey.with_macros_for_hip(self.survey.with_headers(self.source.path)[1:])
            found += map(choosers_in_header, map(self.survey.text_of, headers))
        return tuple(range(span.first, span.end) for span in arguments_for_hip(self.tokens, found))

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

    def aliases(self, types: frozenset[str]) -> TypingMapping[str, str]:
        """Other names for ``types``, each with the type, in the file and in the project's headers that it includes."""
        if types not in self._aliases:
            own = aliases_of(types)(self.content)
            self._aliases[types] = self.survey.aliases(self.sources_of_types, types) | own
        return self._aliases[types]

    @cached_property
    def _aliases(self) -> dict[frozenset[str], dict[str, str]]:
        return {}

    def typed_names(self, types: frozenset[str]) -> TypedNames:
        """Other names for ``types`` in the file and in the project's headers that it includes, and members and
        functions that these headers declare with them.
        """
        aliases: dict[str, str] = {}
        if not types.isdisjoint(self.tokens.distinct):
            aliases = aliases_of(types)(self.content)
        found = self.survey.typed_names(self.sources_of_types, types)
        return replace(found, aliases=found.aliases | aliases)

    @cached_property
    def sources_of_types(self) -> tuple[str, ...]:
        """The files of the tree whose types a file may name: those that it includes, and for a header those that stand
        before it in the files beside it that include it.
        """
        if is_unit(self.source.path):
            return self.survey.with_headers(self.source.path)[1:]
        return self.neighbours[1:]

    def _is_portable(self, arm: Arm) -> bool:
        """Whether an arm has nothing that HIP lacks, and switches on nothing that does: ``#define USE_PDL`` in it, and
        ``#ifdef USE_PDL`` elsewhere in the file around what HIP lacks.
        """
        if within(arm, self._obstacles):
            return False
        if not self._arms_with_obstacles:
            return True
        names = [self.tokens.after(line.name_at) for line in self.tokens.directives if line.name == "define"]
        return not any(self._switches_on_obstacles(self.tokens.texts[name]) for name in within(arm, names))

    def _value_from_others(self, macro: str) -> int | str | None:
        """What a macro is where the file does not define it, or for CUDA alone: its value by macros of HIP, UNDEFINED
        where no file that it sees defines it, and no build.
        """
        if (value := value_from_hip(macro, [self.source.text])) is not None:
            return value
        texts = map(self.survey.text_of, self.sources_of_types)
        if is_for_hip(macro):
            return value_from_hip(macro, texts)
        is_built = self.survey.build_file_defining(macro, self.source.path) is not None
        return None if is_built or any(defines(macro, text) for text in texts) else UNDEFINED

    def _declares_api(self, arm: Arm) -> bool:
        """Whether an arm declares types of CUDA's itself: ``typedef struct CUstream_st *CUstream;``"""
        types = (at for at in range(arm.directive.end, arm.end) if declares_type(self.tokens, at))
        outside = (self.tokens.texts[at] for at in types if not owner(self.tokens, at))
        return any(entry.row.kind == "type" for name in outside for entry in self.mapping.entries(name))

    def _switches_on_obstacles(self, macro: str) -> bool:
        """Whether HIP sees something that it lacks if a macro is defined, and does not if it is not."""
        return any(
            arm.holds(lambda name: UNDEFINED if name == macro else None) is False
            and arm.holds(lambda name: None if name == macro else as_hip(name)) is not False
            for arm in self._arms_with_obstacles.get(macro, ())
        )

    @cached_property
    def _arms_with_obstacles(self) -> TypingMapping[str, Sequence[Arm]]:
        """The arms that have something that HIP lacks, by the macros in their conditions."""
        found: dict[str, list[Arm]] = defaultdict(list)
        for arm in (arm for chain in self.arms.chains for arm in chain.arms) if self._obstacles else ():
            for name in set(macro_names(arm.condition)) if within(arm, self._obstacles) else ():
                found[name].append(arm)
        return found

    @cached_property
    def _obstacles(self) -> list[int]:
        """The places of everything that HIP lacks, in order: also in arms for HIP, which those for any GPU compiler are
        as soon as they are ported. Pieces of names, ``CUDA_##type``, are none: what they make, rule HP107 tells.
        """
        whole = (use for use in self.names.anywhere if self.tokens.text_at(self.tokens.after(use.index)) != "##")
        names = (use.index for use in whole if use.entry is None or self.names.is_missing(use.entry))
        qualified = tuple(read_ported_names(self.tokens, self.mapping, self.options.cuda))
        imports = imports_in_code(self.tokens, qualified)  # after ``using namespace hipcub;``
        ported = (*qualified, *read_plain_names(self.tokens, imports, self.mapping, self.options.cuda))
        lacking = (n.first for n in ported if n.unknown or (n.entry is not None and self.names.is_missing(n.entry)))
        headers = (i.at for i in self.includes if i.row is not None and i.row.action == "unsupported")
        translated = {s.first for s, outcome in self.inline_ptx if not isinstance(outcome, PtxError)}
        assembly = (index for index in self.tokens.where(KEYWORDS | self._asm_macros) if index not in translated)
        of_nvcc = self.tokens.where(set(self.tokens.beginning(*_OF_NVCC)))
        left = self.cuda_only_macros - RENAMED - RENAMED_IN_CODE.keys()
        macros = filter(self.is_in_code, self.tokens.where(left))
        return sorted((*names, *lacking, *headers, *assembly, *of_nvcc, *macros))

    def is_in_code(self, index: int) -> bool:
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
        lines = self.source.text.count("\n", start, end) + 1
        return Diagnostic(code, severity, message, remedy, start, end, line, column, symbol, library, fix, lines=lines)

    def unsafe_fix(self, title: str, *edits: Edit) -> Fix:
        """A fix that is applied only with ``--unsafe-fixes``."""
        return Fix(title, Applicability.UNSAFE, edits)
