"""One source file: rules, edits, self-check, result."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import closing
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from functools import partial
from itertools import accumulate

from hipport import notices
from hipport.config import Options
from hipport.context.cuda_copies import is_copy_of_cuda
from hipport.context.insertion import nested_includes
from hipport.context.joined_names import joining_macros
from hipport.context.marked_functions import marked_functions
from hipport.context.operator_macros import defines_operators
from hipport.context.overloads import overloads
from hipport.context.pasted_names import pasting_macros
from hipport.context.registry import Rule
from hipport.context.registry import RuleResult
from hipport.context.subjects import subjects_of
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.diagnostics import is_of_hipport
from hipport.dual.arms import dual_edits
from hipport.dual.layout import NoArmError
from hipport.dual.names import NameUses
from hipport.dual.names import name_uses
from hipport.dual.selection import difference
from hipport.edits import OverlapError
from hipport.edits import add
from hipport.edits import apply
from hipport.edits import in_order
from hipport.errors import HipportError
from hipport.kernel_strings import port_strings
from hipport.left_open import LeftOpen
from hipport.left_open import not_found_again
from hipport.left_open import still_open
from hipport.mapping import Mapping
from hipport.project.macro_names import MacroNames
from hipport.project.pasted import JoiningMacro
from hipport.project.pasted import PastingMacro
from hipport.project.survey import MarkedFunction
from hipport.project.survey import Overload
from hipport.project.survey import Survey
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Status
from hipport.rules import Context
from hipport.rules import OwnRuleError
from hipport.rules import asked
from hipport.rules import rules_of
from hipport.rules.headers.c_files import CODE as FOR_CXX
from hipport.rules.headers.c_files import calls_in_c
from hipport.rules.headers.hipport_headers import includes_for
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.text import NotTextError
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.suppressions import Suppression
from hipport.suppressions import suppressions_in_code
from hipport.suppressions import without_suppressed
from hipport.unit import Adviser
from hipport.unit import Fact
from hipport.unit import Question
from hipport.unit import View

_IGNORED = b"hipport: ignore-file"
_HEAD = 1024  # bytes in which that has to stand
_PREPROCESSED = re.compile(r'\s*# 1 "')  # # 1 "kernel.cu"


@dataclass(frozen=True, slots=True)
class FileConversion:
    """A result, with what it means for other files: the CUDA names and namespaces that the file defines, with their
    lines, the CUDA names that it renamed, its functions that may become one with another in HIP, its ``functions`` that
    marks of other files may concern, the headers of the tree that it includes inside of a namespace, its macros that
    may paste names of CUDA, those that may join such a name to one of the project's, and whether macros of it define
    ``operators``. With ``keep_cuda``, ``names`` says which of
    its names may be macros.
    """

    result: Result
    defines: tuple[tuple[str, int], ...] = ()
    renamed: frozenset[str] = frozenset()
    overloads: tuple[Overload, ...] = ()
    functions: tuple[MarkedFunction, ...] = ()
    nested: tuple[str, ...] = ()
    pasting: tuple[PastingMacro, ...] = ()
    joining: tuple[JoiningMacro, ...] = ()
    operators: bool = False
    names: NameUses | None = None


@dataclass(frozen=True, slots=True)
class _Findings:
    edits: tuple[Edit, ...]
    diagnostics: tuple[Diagnostic, ...]
    kept: tuple[Kept, ...]


class _SelfCheckError(Exception):
    """The output is not what a port has to be; ``codes`` are those of the rules that may have made it so."""

    def __init__(self, message: str, codes: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.codes = tuple(codes)


class _RuleError(Exception):
    """Rules are wrong about a file, ``codes``: without them it can be converted."""

    def __init__(self, message: str, *codes: str) -> None:
        super().__init__(message)
        self.codes = codes


def convert_bytes(
    path: str,
    data: bytes,
    mapping: Mapping,
    options: Options,
    survey: Survey | None = None,
    adviser: Adviser | None = None,
    recorded: Iterable[LeftOpen] = (),
    *,
    name: str | None = None,
) -> FileConversion:
    """Convert one file's content. ``path`` is its place in the tree, with ``/``; ``name`` is what the result calls it,
    by default the same. ``adviser`` answers what rules ask of the parser's view; without one they go by the tokens
    alone. ``recorded`` is what an earlier conversion left open in the file, to be reported again where its line is
    still there.

    Never raises for what is in the file: what cannot be converted is a result with a diagnostic that says why.
    """
    name = path if name is None else name
    if len(data) > options.max_size:
        size, limit = len(data) / 2**20, options.max_size / 2**20
        message = f"{size:.0f} MiB, more than the limit of {limit:.0f} MiB; copied unchanged"
        return _skipped(name, notices.TOO_LARGE, message, "raise the limit with --max-size if the file has CUDA code")
    if _IGNORED in data[:_HEAD]:
        names = _names_as_they_are(data.decode("latin-1"), options)
        return FileConversion(Result(name, Status.COPIED), names=names)
    try:
        source = Source.from_bytes(path, data)
    except NotTextError as error:
        return _skipped(name, notices.NOT_TEXT, f"{error}; copied unchanged", "save it as UTF-8, or exclude it")
    if is_copy_of_cuda(path, source.text, mapping):
        message = "a copy of CUDA's own header; copied unchanged, and the port does not include it"
        said = Diagnostic.of_file(notices.COPY_OF_CUDA, Severity.INFO, message, "delete it from the port")
        return FileConversion(Result(name, Status.UNCHANGED, diagnostics=(said,), lines=source.line_count))
    if _PREPROCESSED.match(source.text):
        message = "written by a preprocessor; copied unchanged"
        said = Diagnostic.of_file(notices.PREPROCESSED, Severity.INFO, message, "delete it from the port")
        return FileConversion(Result(name, Status.UNCHANGED, diagnostics=(said,), lines=source.line_count))
    left_out: tuple[Diagnostic, ...] = ()
    while True:
        try:
            with closing(Context(source, mapping, options, survey or Survey())) as context:
                conversion = _convert(name, data, context, adviser, recorded)
            result = conversion.result
            return replace(conversion, result=replace(result, diagnostics=(*left_out, *result.diagnostics)))
        except HipportError:  # the caller's mistake, a table that cannot be read
            raise
        except NoArmError as error:
            message = f"no arm for AMD can be put around the changes: {error}; copied unchanged"
            said = Diagnostic.of_file(notices.NOT_DUAL, Severity.ERROR, message, "give what is open its end")
        except OwnRuleError as error:
            said = _of_own_rule(str(error), "correct the rule, or leave it out with --ignore")
        except (OverlapError, _RuleError) as error:
            if all(map(is_of_hipport, error.codes)) and any(map(options.selects, error.codes)):
                options = replace(options, ignore=(*options.ignore, *error.codes))
                left_out = (*left_out, _left_out(error))
                continue
            said = _internal(error)
        except Exception as error:  # whatever is wrong, the other files are converted
            said = _internal(error)
        failed = Result(name, Status.FAILED, diagnostics=(said,), lines=source.line_count)
        return FileConversion(failed, names=_names_as_they_are(source.text, options))


def _left_out(error: OverlapError | _RuleError) -> Diagnostic:
    """What to say where a file is converted without some rules."""
    names = " and ".join(error.codes)
    message = f"internal error: {error}; the file was converted without {names}"
    explained = ", ".join(f"hipport explain {code}" for code in error.codes)
    remedy = f"do by hand what {names} would do ({explained}), and please report it with the file"
    return Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, remedy)


def _internal(error: Exception) -> Diagnostic:
    """What to say of output that cannot be trusted: of the user's own rules, where they may have made it so."""
    if not isinstance(error, OverlapError | _RuleError | _SelfCheckError):
        why = _named(error)
    elif own := sorted({code for code in error.codes if not is_of_hipport(code)}):
        names = ", ".join(own)
        return _of_own_rule(f"with the edits of {names}: {error}", f"correct {names}, or leave it out with --ignore")
    else:
        why = str(error)
    message = f"internal error: {why}; the file was not converted"
    return Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, "please report it with the file")


def _of_own_rule(what: str, remedy: str) -> Diagnostic:
    return Diagnostic.of_file(notices.OWN_RULE, Severity.ERROR, f"{what}; the file was not converted", remedy)


def _names_as_they_are(text: str, options: Options) -> NameUses | None:
    """What the names of a file that is not converted mean for the macros of its tree."""
    if not options.keep_cuda:
        return None
    tokens = Tokens(text)
    return name_uses(tokens, (), tokens)


def _named(error: Exception) -> str:
    return ": ".join(filter(None, (type(error).__name__, str(error))))


def _skipped(name: str, code: str, message: str, remedy: str) -> FileConversion:
    said = Diagnostic.of_file(code, Severity.WARNING, message, remedy)
    return FileConversion(Result(name, Status.SKIPPED, diagnostics=(said,)))


def _convert(
    name: str, data: bytes, context: Context, adviser: Adviser | None, recorded: Iterable[LeftOpen]
) -> FileConversion:
    source, mapping, options, survey = context.source, context.mapping, context.options, context.survey
    findings = _run_rules(context)
    facts: dict[Question, Fact] = {}
    if context.questions and adviser is not None:
        answers = adviser.ask(source.path, data, context.questions)
        facts = {question: fact for question, fact in answers.facts.items() if fact is not None}
        if facts:
            context = Context(source, mapping, options, survey, facts)
            findings = _run_rules(context)
        if not answers.view.parsed:
            findings = replace(findings, diagnostics=(_unseen(answers.view), *findings.diagnostics))
    strings = port_strings(context, partial(_result_of, mapping))
    said = _with_recorded(context, (*findings.diagnostics, *strings.diagnostics), recorded)
    silenced = _suppressions(context)
    diagnostics, fixes = _apply_fixes(without_suppressed(said, silenced), findings.edits, unsafe=options.unsafe_fixes)
    edits = (*findings.edits, *fixes, *strings.edits)
    in_c = tuple(calls_in_c(context, edits)) if options.selects(FOR_CXX) else ()
    idle: Iterable[Diagnostic] = ()
    if edits and context.questions <= facts.keys():
        idle = notices.unneeded_suppressions(source, silenced, (*said, *in_c), options)
    diagnostics = (*diagnostics, *without_suppressed(in_c, silenced), *idle)
    diagnostics = tuple(sorted(diagnostics, key=lambda d: (d.start, d.code)))
    edits = in_order((*edits, *includes_for(context, edits)))
    text = source.text
    if edits:
        text = apply(source.text, edits)
        with closing(Context(Source(source.path, text), mapping, options, survey)) as port:
            _check_output(context, port, edits)
    renamed = frozenset(source.text[e.start : e.end] for e in edits if e.library)
    names = name_uses(context.tokens, edits, Tokens(text)) if options.keep_cuda else None
    if edits and survey.macros is not None:
        edits, said_of_arms = _for_both(context, edits, text, survey.macros)
        diagnostics = (*said_of_arms, *diagnostics)
    result = Result(
        name,
        Status.CONVERTED if edits else Status.UNCHANGED,
        edits,
        diagnostics,
        (*findings.kept, *strings.kept),
        source.line_count,
        apply(source.text, edits).encode("latin-1") if edits else None,
        headers=strings.headers.union(edit.header for edit in edits if edit.header),
    )
    own = context.names.defines.items()
    defines = tuple((name, source.position(context.tokens.starts[index])[0]) for name, index in own)
    functions = (tuple(overloads(context)), tuple(marked_functions(context)))
    nested, pasting, joining = nested_includes(context), pasting_macros(context), joining_macros(context)
    operators = defines_operators(context.tokens)
    return FileConversion(result, defines, renamed, *functions, nested, pasting, joining, operators, names)


def _result_of(mapping: Mapping, path: str, data: bytes, options: Options, survey: Survey) -> Result:
    return convert_bytes(path, data, mapping, options, survey).result


def _for_both(
    context: Context, edits: tuple[Edit, ...], port: str, macros: MacroNames
) -> tuple[tuple[Edit, ...], tuple[Diagnostic, ...]]:
    """The edits that keep CUDA's text beside the ``port``, and what to say of them. Raises NoArmError, and
    _SelfCheckError where one of the vendors would not get what it has to.
    """
    dual = dual_edits(context, edits, macros)
    text = apply(context.source.text, dual.edits)
    if wrong := difference(text, context.source.text, port, macros.names):
        raise _SelfCheckError(f"in the source for both vendors, {wrong}")
    if not dual.is_one_arm:
        return dual.edits, ()
    message = "no smaller arm can be put around the changes: the whole file stands twice, for AMD and for CUDA"
    remedy = "divide the file, or change both arms together from now on"
    return dual.edits, (Diagnostic.of_file(notices.KEPT_CUDA, Severity.INFO, message, remedy),)


def _unseen(view: View) -> Diagnostic:
    message = f"the parser gave no answers ({view.reason or view.status.value}): rules went by the tokens alone"
    return Diagnostic.of_file(notices.UNSEEN, Severity.INFO, message, "nothing is lost but a few warnings")


def _run_rules(context: Context, *, edits_only: bool = False) -> _Findings:
    """What the rules say, be it suppressed or not; with ``edits_only``, those that can change nothing are left out."""
    edits: list[Edit] = []
    diagnostics: list[Diagnostic] = []
    kept: list[Kept] = []
    for rule in asked(context.options, context.tokens.distinct, subjects_of(context)):
        if edits_only and not rule.edits:
            continue
        for finding in _findings_of(rule, context):
            if isinstance(finding, Edit):
                if context.source.text[finding.start : finding.end] != finding.text:
                    edits.append(finding)
            elif isinstance(finding, Diagnostic):
                diagnostics.append(finding)
            else:
                kept.append(finding)
    diagnostics.sort(key=lambda d: (d.start, d.code))
    return _Findings(tuple(edits), tuple(diagnostics), tuple(sorted(kept, key=lambda k: (k.line, k.name))))


def _findings_of(rule: Rule, context: Context) -> Iterator[RuleResult]:
    """What one rule says of a file. Raises _RuleError where it fails."""
    try:
        yield from rule.check(context) if rule.check else ()
    except (HipportError, OwnRuleError, MemoryError):
        raise
    except Exception as error:
        raise _RuleError(_named(error), rule.code) from error


def _with_recorded(
    context: Context, found: tuple[Diagnostic, ...], recorded: Iterable[LeftOpen]
) -> tuple[Diagnostic, ...]:
    """The diagnostics of a run with those that an earlier one left open and that are selected."""
    options = context.options
    wanted = [each for each in recorded if options.selects(each.code)]
    if not wanted:
        return found
    again = list(not_found_again(still_open(wanted, context.source), found))
    return tuple(sorted((*found, *again), key=lambda d: (d.start, d.code))) if again else found


def _suppressions(context: Context) -> tuple[Suppression, ...]:
    """The comments of a file that suppress findings."""
    if "hipport:" not in context.source.text:
        return ()
    return suppressions_in_code(context.source, context.tokens)


def _apply_fixes(
    diagnostics: Iterable[Diagnostic], edits: tuple[Edit, ...], *, unsafe: bool
) -> tuple[tuple[Diagnostic, ...], tuple[Edit, ...]]:
    """Choose the fixes to apply: the diagnostics, those with an applied fix marked, and the edits of these fixes."""
    wanted = {Applicability.SAFE, Applicability.UNSAFE} if unsafe else {Applicability.SAFE}
    ordered = list(in_order(edits))
    taken: list[Edit] = []
    marked = []
    for diagnostic in diagnostics:
        fix = diagnostic.fix
        if fix is not None and fix.applicability in wanted:
            with suppress(OverlapError):
                add(ordered, fix.edits)
                taken.extend(fix.edits)
                diagnostic = replace(diagnostic, fixed=True)
        marked.append(diagnostic)
    return tuple(marked), tuple(taken)


def _check_output(before: Context, after: Context, edits: tuple[Edit, ...]) -> None:
    """Distrust the output: comments and strings are as they were, and a second run changes nothing."""
    rules = rules_of(before.options)
    meant = [edit for edit in edits if rules[edit.code].literals]
    touched = {index for edit in meant for index in _tokens_of(before, edit)}
    if _untouchable(before, touched) != _untouchable(after, _written(after, edits, meant)):
        raise _SelfCheckError("a comment or a string literal changed", (edit.code for edit in edits))
    again = _run_rules(after, edits_only=True)
    heard = without_suppressed(again.diagnostics, _suppressions(after))
    _, more_fixes = _apply_fixes(heard, again.edits, unsafe=after.options.unsafe_fixes)
    if again.edits or more_fixes:
        edit = (*again.edits, *more_fixes)[0]
        line, _ = after.source.position(edit.start)
        raise _RuleError(f"a second run would change line {line} of the output again", edit.code)


def _tokens_of(context: Context, edit: Edit) -> range:
    """The tokens that an edit replaces, in whole or in part."""
    at_offset = context.tokens.at_offset
    return range(at_offset(edit.start), at_offset(edit.end - 1) + 1) if edit.start < edit.end else range(0)


def _untouchable(context: Context, left_out: set[int]) -> list[str]:
    """The comments and string literals of a file, those of ``left_out`` not counted, nor the names of headers."""
    tokens = context.tokens
    left_out = left_out.union(include.at for include in context.includes)
    candidates = (text for text in tokens.distinct if text[0] == "/" or '"' in text or "'" in text)
    literal = {text for text in candidates if kind(text) in (TokenKind.COMMENT, TokenKind.STRING, TokenKind.CHAR)}
    return [tokens.texts[index] for index in tokens.where(literal) if index not in left_out]


def _written(after: Context, edits: tuple[Edit, ...], meant: Iterable[Edit]) -> set[int]:
    """The tokens of the output that may be literals by the edits ``meant``: the first one that each wrote in place of
    others, and its comments. ``edits`` are all of them, in order.
    """
    ends = [edit.end for edit in edits]
    shifts = list(accumulate((len(edit.text) - (edit.end - edit.start) for edit in edits), initial=0))
    at_offset = after.tokens.at_offset
    written: set[int] = set()
    for edit in meant:
        if edit.text and edit.start < edit.end:
            start = edit.start + shifts[bisect_right(ends, edit.start)]
            first, last = at_offset(start), at_offset(start + len(edit.text) - 1)
            texts = after.tokens.texts
            written.add(first)
            written.update(i for i in range(first, last + 1) if kind(texts[i]) is TokenKind.COMMENT)
    return written
