"""Conditionals on CUDA's version, architecture or compiler in which HIP can take the arm that CUDA takes.

HIP defines none of the macros, so that each counts as 0 and the arm for the oldest CUDA is taken. What hipport maps to
is the API of CUDA 12, and what an AMD GPU can do is what compute capability 6.2 means (64-bit atomics, half, dp4a; no
independent thread scheduling, no tensor cores of NVIDIA's). What there is for newer GPUs alone, with nothing in its
place, is decided as one of these would. A conditional that only compares is edited so that HIP decides as such a CUDA
would, provided that the arm it then takes has nothing that HIP lacks.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hipport.context.compiler_macros import COMPILERS
from hipport.context.compiler_macros import OF_CLANG
from hipport.mapping.table import version_key
from hipport.project.mark_macros import WITH_MARKS
from hipport.source.arms import Arm
from hipport.source.arms import Chain
from hipport.source.conditions import COMPARISONS
from hipport.source.conditions import MIRRORED
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import World
from hipport.source.conditions import evaluate
from hipport.source.conditions import macro_names
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

ARCH = "__CUDA_ARCH__"
ON_DEVICE = "__HIP_DEVICE_COMPILE__"
ON_AMD = "__HIP_PLATFORM_AMD__"
BY_HIPCC = "__HIPCC__"
NVCC = "__NVCC__"
_CLANG = "__clang__"
_MINOR = "__CUDACC_VER_MINOR__"
_BUILD = "__CUDACC_VER_BUILD__"
#: In code HIP_VERSION stands for them.
OF_CUDA = ("CUDART_VERSION", "CUDA_VERSION")
_VERSIONS = (*OF_CUDA, "__CUDACC_VER_MAJOR__", _MINOR, _BUILD)
_COMPILERS = (NVCC, OF_CLANG)
#: Macros of the versions of CUB, of what it is released with, and of libcu++, which is that since it has been in it.
_OF_CUB = (
    *(f"{library}_{part}VERSION" for library in ("CUB", "CCCL") for part in ("", "MAJOR_", "MINOR_")),
    *(f"_LIBCUDACXX_CUDA_API_VERSION{part}" for part in ("", "_MAJOR", "_MINOR")),
)
#: The version whose interface hipCUB has, the one of rocThrust, and the one of CUDA 13. Source: thrust/version.h of
#: ROCm 7.2, cub/version.cuh and cuda/std/__cccl/version.h of CUDA 13.0.
_CUB = (200805, 2, 8, *(2008005, 2, 8) * 2)
_CUB_OF_13 = (300001, 3, 0, *(3000001, 3, 0) * 2)
#: The macros whose conditionals can be adopted.
ADOPTED = (ARCH, *_VERSIONS, *_COMPILERS, *_OF_CUB)
_CAPABILITY = 620
#: GPUs with tensor cores and all instructions for numbers of 16 bits: HIP has them as functions on any AMD GPU.
NEWER_CAPABILITIES = (900, 890, 800, 750, 700)
_ASSUMED_CUDA = ("12.0", "13.0", "11.0")
_NAME = "(?:" + "|".join(ADOPTED) + ")"
_ADOPTED = re.compile(rf"\b{_NAME}\b")
# A question stands alone or between parentheses and logical operators; anything that binds stronger makes it another.
_QUESTION = re.compile(
    r"(?:^|(?<=\()|(?<=&&)|(?<=\|\|)|(?<=!))(?:\s|\\\r?\n)*"
    rf"(?P<whole>defined\s*(?P<open>\()?\s*(?P<defined>{_NAME})(?(open)\s*\))|"
    rf"(?P<left>{_NAME})\s*(?P<by>[<>]=?|[=!]=)\s*(?P<bound>\d+|[A-Za-z_]\w*)|"
    rf"(?P<limit>\d+|[A-Za-z_]\w*)\s*(?P<from>[<>]=?|[=!]=)\s*(?P<right>{_NAME})|"
    rf"(?P<value>{_NAME}))(?=\s*(?:$|[)\\]|&&|\|\||/[/*]))"
)
#: ``defined(NAME)``, ``IS_ENABLED(NAME)``: what comes before a name that is not a question of its own.
_ARGUMENT = re.compile(r"\w\s*\(\s*$")
_QUESTION_OF_IFDEF = re.compile(
    rf"^\s*(?P<whole>(?P<defined>{'|'.join((ARCH, *_COMPILERS))}))\b"
    r"(?P<left>(?!))?(?P<right>(?!))?(?P<bound>(?!))?(?P<limit>(?!))?(?P<value>(?!))?"
)
_ONLY_ON_DEVICE = re.compile(
    rf"(?:ifdef\s+(?P<name>{ARCH})"
    rf"|if\s+(?P<question>defined\s*(?:\(\s*{ARCH}\s*\)|{ARCH})(?P<bound>\s*&&\s*\(?{ARCH}\s*>=?\s*\d+\)?)?"
    rf"|(?P<number>{ARCH}(?:\s*>=?\s*\d+)?)))"
    r"\s*(?://.*|/\*.*\*/)?\s*"
)
_IN_HEADERS = frozenset(("static", "inline"))
_FOR_BOTH = "#pragma clang force_cuda_host_device"


@dataclass(frozen=True, slots=True)
class ConditionChange:
    """The bytes ``start``..``end`` of the file, in a condition or a macro that it is about, become ``text``."""

    start: int
    end: int
    text: str


def cuda_worlds(cuda: str, known: World, capability: int = _CAPABILITY) -> Iterator[World]:
    """What nvcc says of its version and, in device code, of the architecture; ``known`` says it of all else.

    For the CUDA version that is asked for, or else for those that HIP may be like, the likeliest first.
    """
    for wanted in (cuda,) if cuda else _ASSUMED_CUDA:
        major, minor, *_ = (*version_key(wanted), 0)
        version = 1000 * major + 10 * minor
        versions = (version, version, major, minor, 0)
        of_cub = _CUB_OF_13 if major >= 13 else _CUB
        values = dict(zip(ADOPTED, (capability, *versions, 1, 1, *of_cub), strict=True))
        yield partial(_in_world, values, known)


def _in_world(values: dict[str, int], known: World, macro: str) -> int | str | None:
    return values[macro] if macro in values else known(macro)


def not_known(macros: Collection[str], known: World, macro: str) -> int | str | None:
    """A macro as ``known`` has it, of ``macros`` nothing."""
    return None if macro in macros else known(macro)


def has_arm_for_clang(chain: Chain) -> bool:
    """Whether a conditional on nvcc has another arm for clang that compiles CUDA: ``#if defined(__NVCC__)``,
    ``#elif defined(__clang__) && defined(__CUDA__)``
    """
    asked = [macro_names(arm.condition) for arm in chain.arms]
    of_clang = [names for names in asked if _CLANG in names and not COMPILERS.isdisjoint(names)]
    return bool(of_clang) and any(NVCC in names and _CLANG not in names for names in asked)


def as_clang(known: World, macro: str) -> int | str | None:
    """A macro as ``known`` has it, by clang in place of nvcc."""
    return UNDEFINED if macro == NVCC else 1 if macro == _CLANG else known(macro)


def asked_whether_defined(tokens: Tokens, chain: Chain) -> tuple[int, ...]:
    """The macros of CUDA's version in the conditions of a conditional that asks for no more than whether they are
    defined, ``#ifndef CUDA_VERSION`` and ``#if !defined(CUDA_VERSION)``; () where it asks otherwise.
    """
    found = [at for arm in chain.arms for at in range(arm.directive.first, arm.directive.end)]
    found = [at for at in found if tokens.texts[at] in OF_CUDA]
    return tuple(found) if all(is_asked_whether_defined(tokens, at) for at in found) else ()


def is_asked_whether_defined(tokens: Tokens, index: int) -> bool:
    """``#ifndef CUDA_VERSION``, ``#if defined(CUDA_VERSION)``, ``#if defined CUDA_VERSION``"""
    if tokens.directive_at(index) is None:
        return False
    before = tokens.before(index)
    before = tokens.before(before) if tokens.text_at(before) == "(" else before
    return tokens.text_at(before) in ("defined", "ifdef", "ifndef", "elifdef", "elifndef")


@once
def macros_asked_for(tokens: Tokens) -> frozenset[str]:
    """The macros of which a file asks whether they are defined."""
    places = (at for line in tokens.directives for at in range(line.name_at, line.end))
    return frozenset(tokens.texts[at] for at in places if is_asked_whether_defined(tokens, at))


def arms_without(chain: Chain, macros: Collection[str]) -> Iterator[Arm]:
    """The arms that a compiler takes only where none of ``macros`` is defined."""
    for arm in chain.arms:
        defined, undefined = (partial(_as, value, macros) for value in (1, UNDEFINED))
        if arm.holds(defined) is False and arm.holds(undefined) is not False:
            yield arm


def _as(value: int | str, macros: Collection[str], macro: str) -> int | str | None:
    return value if macro in macros else None


def changes(tokens: Tokens, chain: Chain, world: World) -> tuple[ConditionChange, ...] | None:
    """What has to change in the conditions of a conditional; None where they do more than compare."""
    if _defines_adopted(tokens, chain):
        return None
    found: list[ConditionChange] = []
    for arm in chain.arms:
        if (asked_for := _version_asked_for(tokens, arm)) is not None:
            found.append(_version_is_there(tokens, arm, asked_for))
            continue
        begin = tokens.end(arm.directive.name_at)
        text = "".join(map(_without_comment, tokens.texts[arm.directive.name_at + 1 : arm.directive.end]))
        asked = _QUESTION_OF_IFDEF if "def" in arm.directive.name else _QUESTION
        questions = [match for match in asked.finditer(text) if _asks(match)]
        bounds = [_bound(tokens, match) for match in questions]
        if len(questions) != len(_ADOPTED.findall(text)) or None in bounds:
            return None
        replacements = [_replacement(*each, world) for each in zip(questions, bounds, strict=True)]
        if _answers_as_it_is(arm, world):
            continue
        for match, replacement in zip(questions, replacements, strict=True):
            if replacement is not None:
                first, last = match.span("whole")
                if replacement.startswith("(") and _is_enclosed(text, first, last):
                    replacement = replacement[1:-1]
                found.append(ConditionChange(begin + first, begin + last, replacement))
    return tuple(found)


def _is_enclosed(text: str, first: int, last: int) -> bool:
    """Whether a part of a condition is all of it, or stands between brackets of its own: ``(__CUDA_ARCH__ < 600)``."""
    before, after = text[:first].rstrip(), text[last:].lstrip()
    return not (before or after) or (before.endswith("(") and after.startswith(")"))


def _asks(match: re.Match[str]) -> bool:
    """Whether a match in a condition is a question: also ``__CUDA_ARCH__`` alone, which is not 0 in device code."""
    is_argument = _ARGUMENT.search(match.string, 0, match.start("whole")) is not None
    return any(match[name] for name in ("defined", "left", "right")) or not (is_argument or match["value"] is None)


def _bound(tokens: Tokens, match: re.Match[str]) -> int | None:
    """What a question compares a macro with, 0 where it does not; None where that is not a number:
    ``CUDA_VERSION < 3020``, ``CUDA_VERSION < LEAST_VERSION`` after ``#define LEAST_VERSION 3020``
    """
    bound: str = match["bound"] or match["limit"] or "0"
    return int(bound) if bound.isdecimal() else _numbers(tokens).get(bound)


def with_bounds(tokens: Tokens, chain: Chain, known: World) -> World:
    """What is ``known`` of macros, and the numbers that a conditional compares CUDA's with by names of their own."""
    matches = (match for arm in chain.arms for match in _QUESTION.finditer(arm.condition))
    names = {match["bound"] or match["limit"] for match in matches}
    bounds = {name: number for name, number in _numbers(tokens).items() if name in names}
    return partial(_with_numbers, bounds, known) if bounds else known


def _with_numbers(numbers: Mapping[str, int], known: World, macro: str) -> int | str | None:
    return numbers[macro] if macro in numbers else known(macro)


@once
def _numbers(tokens: Tokens) -> dict[str, int]:
    """The macros that a file defines once, as a number, whatever the build says: ``#define LEAST_VERSION 3020``"""
    definitions: defaultdict[str, list[str]] = defaultdict(list)
    for line in tokens.directives:
        words = [tokens.texts[at] for at in tokens.code(line.name_at + 1, line.end)]
        if words and line.name in ("define", "undef", "ifndef"):
            definitions[words[0]].append("".join(words[1:]).strip("()"))
    return {name: int(texts[0]) for name, texts in definitions.items() if len(texts) == 1 and texts[0].isdecimal()}


def _answers_as_it_is(arm: Arm, world: World) -> bool:
    """Whether a condition as a whole has the answer of a world without CUDA's macros, too. No half is to change of one
    that asks for two things, ``__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ > 3``,
    ``defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600``, ``defined(__CUDACC__) || defined(__NVCC__)``.
    """

    def without(macro: str) -> int | str | None:
        return UNDEFINED if macro in ADOPTED else world(macro)

    answers = {evaluate(arm.condition, each) for each in (world, without, undefined_arch(world))}
    return len(answers) == 1 and None not in answers


def _version_asked_for(tokens: Tokens, arm: Arm) -> str | None:
    """The macro of ``#ifdef CUDART_VERSION``, which nothing can be added to; None where an arm asks otherwise."""
    name = tokens.text_at(tokens.after(arm.directive.name_at))
    return name if "def" in arm.directive.name and name in _VERSIONS else None


def _defines_adopted(tokens: Tokens, chain: Chain) -> bool:
    """Whether a conditional defines what it asks for itself: ``#ifndef CUDA_VERSION``, ``#define CUDA_VERSION 0``."""
    within = range(chain.arms[0].directive.first, chain.arms[-1].end)
    lines = (line for line in tokens.directives if line.first in within and line.name == "define")
    return any(tokens.text_at(tokens.after(line.name_at)) in ADOPTED for line in lines)


def _version_is_there(tokens: Tokens, arm: Arm, macro: str) -> ConditionChange:
    """``#ifdef CUDART_VERSION`` as a question that HIP answers with yes, as CUDA does; ``#ifndef`` with no."""
    at = arm.directive.name_at
    word = "elif" if arm.directive.name.startswith("el") else "if"
    asked = f"defined({ON_AMD}) || defined({macro})"
    text = f"{word} !({asked})" if arm.directive.name.endswith("ndef") else f"{word} {asked}"
    return ConditionChange(tokens.starts[at], tokens.end(tokens.after(at)), text)


def _without_comment(token: str) -> str:
    """A token, or blanks as long as it if it is a comment: ``#else  // CUDA_VERSION < 9000``."""
    return " " * len(token) if kind(token) is TokenKind.COMMENT else token


def _replacement(match: re.Match[str], bound: int | None, world: World) -> str | None:
    """What a question to a macro becomes, or None where it may stay. ``bound`` is what it is compared with."""
    name = match["defined"] or match["left"] or match["right"] or match["value"]
    if match["value"]:
        return _forced(name, name, holds=True) if world(name) not in (0, UNDEFINED) else None
    if match["defined"] and world(name) == UNDEFINED:
        return None
    if match["defined"]:
        whole = match["whole"]
        other = ON_DEVICE if name == ARCH else BY_HIPCC if name in _COMPILERS else ""
        return whole.replace(name, other) if other else _forced(whole, name, holds=True)
    value = world(name)
    symbol = match["by"] if match["left"] else MIRRORED[match["from"]]
    holds = isinstance(value, int) and bound is not None and COMPARISONS[symbol](value, bound)
    return (
        None if bound is None or holds == COMPARISONS[symbol](0, bound) else _forced(match["whole"], name, holds=holds)
    )


def taken(chain: Chain, world: World, before: World | None) -> Iterator[Arm]:
    """The arms that HIP may take, on the host or the device, without those that it takes as things are ``before``."""
    for arm in chain.arms:
        if before is not None and arm.holds(before) is not False:
            continue
        if arm.holds(world) is not False or arm.holds(undefined_arch(world)) is not False:
            yield arm


def seen_by_both(tokens: Tokens, chain: Chain, newline: str) -> tuple[ConditionChange, ...]:
    """The changes by which the host's pass sees a conditional's device functions as well, and by which HIP sees those
    for the host beside them: clang tells functions apart by what they are for, nvcc by hiding one. () where the
    conditional does more than ask whether device code is compiled, for an architecture that HIP counts as reached.

    ``#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300``
    """
    arms = chain.arms
    question, shown = _shown_to_host(tokens, chain)
    if shown is None or len(arms) > 2 or (len(arms) == 2 and arms[1].condition):
        return ()
    found = [shown]
    for arm in arms[1:]:
        other = arm.directive.name_at
        text = f"endif{newline}#if defined({BY_HIPCC}) || !{question}"
        found.append(ConditionChange(tokens.starts[other], tokens.end(other), text))
    return tuple(found)


def marked_for_both(tokens: Tokens, chain: Chain) -> tuple[ConditionChange, ...]:
    """The changes by which the host's pass takes the macros of a conditional that say where functions run, too, or the
    marks that a function has from it: clang checks in either pass what a kernel calls. A function that nvcc has on the
    device by one pass and on the host by the other is for both. () where the conditional does not have, beside the arm
    for the device, one for all hosts.
    """
    first = chain.arms[0]
    lines = [line for line in tokens.directives if first.directive.end <= line.first < first.end]
    others = chain.arms[1:]
    if (lines and not others) or (others and others[-1].condition):
        return ()
    conditions = taken_by_both(tokens, chain)
    if not conditions:
        return ()
    spans = [(line.first, line.end) for line in lines] or [(first.directive.end, first.end)]
    alone = [span for span in spans if "__host__" not in tokens.texts[slice(*span)]]
    marks = (at for span in alone for at in range(*span) if tokens.texts[at] == "__device__")
    given = "".join(f"{word} " for word in ("__host__", *_more_words(tokens, first, others)))
    return (*conditions, *(ConditionChange(tokens.starts[at], tokens.starts[at], given) for at in marks))


def taken_by_both(tokens: Tokens, chain: Chain) -> tuple[ConditionChange, ...]:
    """The changes by which either pass of HIP takes the first arm of a conditional,
    ``#if defined(__HIPCC__) || (...)``; () where that is not an ``#if`` and asks for more than device code.
    """
    first = chain.arms[0].directive
    _, shown = _shown_to_host(tokens, chain)
    if shown is not None:
        return (shown,)
    if first.name != "if":
        return ()
    code = [at for at in range(first.name_at + 1, first.end) if not is_blank(tokens.texts[at])]
    begin, end = tokens.starts[code[0]], tokens.end(code[-1])
    return ConditionChange(begin, begin, f"defined({BY_HIPCC}) || ("), ConditionChange(end, end, ")")


def _more_words(tokens: Tokens, first: Arm, others: Iterable[Arm]) -> list[str]:
    """The words for functions in headers that arms for the host have and the first one lacks: ``static inline``."""
    own = {*tokens.texts[first.directive.end : first.end]}
    own |= {"inline"} if "__forceinline__" in own else set()
    words = (text for other in others for text in tokens.texts[other.directive.end : other.end])
    return list(dict.fromkeys(word for word in words if word in _IN_HEADERS and word not in own))


def given_before(tokens: Tokens, chain: Chain, newline: str) -> tuple[ConditionChange, ...]:
    """The changes that define, for both passes, the macros that say where functions run and that the arm for the device
    defines, beside other things, where nobody has: ``#ifndef HD``, ``#define HD __device__``, ``#endif``. The host's
    pass, which has them from elsewhere as nothing, takes them too then.
    """
    first = chain.arms[0]
    lines = [line for line in tokens.directives if first.directive.end <= line.first < first.end]
    text = ""
    for asked, defined, ends in zip(lines, lines[1:], lines[2:], strict=False):
        name, marks = _marks_defined(tokens, defined)
        is_guarded = asked.name == "ifndef" and ends.name == "endif"
        if marks and is_guarded and tokens.text_at(tokens.after(asked.name_at)) == name:
            define = f"#define {name} {_for_both(marks)}"
            text += newline.join((f"#if defined({BY_HIPCC}) && !defined({name})", define, "#endif", ""))
    at = tokens.starts[first.directive.first]
    return (ConditionChange(at, at, text),) if text else ()


def marked_after(tokens: Tokens, chain: Chain, newline: str) -> tuple[ConditionChange, ...]:
    """The changes that define for the host's pass, after a conditional, the macros that say where functions run and
    that the arm for the device defines beside other things: ``#define HD __device__``, ``#define SQRT(x) sqrtf(x)``. A
    function that nvcc has on the device by one pass and on the host by the other is for both.
    """
    first = chain.arms[0]
    lines = [line for line in tokens.directives if first.directive.end <= line.first < first.end]
    found: list[ConditionChange] = []
    text = ""
    for before, line in zip((first.directive, *lines), lines, strict=False):
        name, marks = _marks_defined(tokens, line)
        if marks and before.name != "ifndef":
            if "__host__" not in marks:
                at = tokens.starts[tokens.after(tokens.after(line.name_at))]
                found.append(ConditionChange(at, at, "__host__ "))
            text += newline.join((f"#undef {name}", f"#define {name} {_for_both(marks)}", ""))
    if text:
        end = _end(tokens, chain)
        at, after = tokens.end(end - 1), tokens.text_at(end).find("\n") + 1
        written = f"#if defined({BY_HIPCC}) && !defined({ON_DEVICE}){newline}{text}#endif"
        written = f"{written}{newline}" if after else f"{newline}{written}"
        found.append(ConditionChange(at + after, at + after, written))
    return tuple(found)


def _marks_defined(tokens: Tokens, line: Directive) -> tuple[str, list[str]]:
    """The name and the marks of a macro that has a function run on the device, ``#define HD __device__``; ("", []) for
    another line.
    """
    words = [word for word in tokens.texts[line.name_at : line.end] if not is_blank(word)]
    marks = words[2:]
    is_one = line.name == "define" and "__device__" in marks and WITH_MARKS.issuperset(marks)
    return (words[1], marks) if is_one else ("", [])


def _for_both(marks: Sequence[str]) -> str:
    """Marks of the device's functions as those of functions for host and device."""
    return " ".join(marks if "__host__" in marks else ("__host__", *marks))


def _end(tokens: Tokens, chain: Chain) -> int:
    """The token after the line that closes a conditional, or the end of a text that does not close it."""
    return next((line.end for line in tokens.directives if line.first == chain.arms[-1].end), len(tokens))


def with_callable_classes(
    tokens: Tokens, chain: Chain, found: tuple[ConditionChange, ...], newline: str
) -> tuple[ConditionChange, ...]:
    """The changes ``found`` with those that make all functions of a conditional callable from host and device: either
    pass has classes of its own, and clang checks code of both kinds with those of the pass that it is in.
    """
    begin = tokens.starts[chain.arms[0].directive.first]
    end = tokens.end(_end(tokens, chain) - 1)
    opening = ConditionChange(begin, begin, f"{_FOR_BOTH} begin{newline}")
    return opening, *found, ConditionChange(end, end, f"{newline}{_FOR_BOTH} end")


def _shown_to_host(tokens: Tokens, chain: Chain) -> tuple[str, ConditionChange | None]:
    """What a conditional asks of the device's pass, and the change by which the host's pass answers it with yes."""
    first = chain.arms[0].directive
    match = _ONLY_ON_DEVICE.fullmatch("".join(tokens.texts[first.name_at : first.end]))
    if match is None:
        return "", None
    question = match["question"] or f"defined({ARCH})"
    asked = f"({question})" if match["bound"] or match["number"] else question
    begin = tokens.starts[first.name_at]
    end = begin + match.end("question" if match["question"] else "name")
    return asked, ConditionChange(begin, end, f"if defined({BY_HIPCC}) || {asked}")


def _forced(question: str, name: str, *, holds: bool) -> str:
    """A question that is answered with yes, or with no, where HIP compiles for AMD, and is what it was elsewhere."""
    here = ON_DEVICE if name == ARCH else BY_HIPCC if name in _COMPILERS else ON_AMD
    return f"(defined({here}) || {question})" if holds else f"(!defined({here}) && {question})"


def undefined_arch(world: World) -> World:
    """The macros of ``world`` as the host's pass sees them."""
    return lambda macro: UNDEFINED if macro == ARCH else world(macro)
