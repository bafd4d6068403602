"""Whether a port has to include HIP's runtime where the CUDA code did not, and what a file includes through others."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Sequence
from functools import lru_cache

from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.context.compiler_macros import is_for_hip
from hipport.context.compiler_macros import is_of_hip
from hipport.context.conditionals import Conditionals
from hipport.context.context import Context
from hipport.context.insertion import GIVEN_BY_BOTH
from hipport.context.insertion import first_use
from hipport.context.insertion import in_gpu_arm
from hipport.context.insertion import include_line
from hipport.context.insertion import insertion
from hipport.context.insertion import is_for_gpus
from hipport.context.insertion import is_hidden_from_others
from hipport.context.insertion import is_read_by_others
from hipport.context.insertion import linkage_around
from hipport.context.insertion import use_before_includes
from hipport.context.origin import is_cuda_file
from hipport.context.platforms import is_for_another_system
from hipport.diagnostics import Edit
from hipport.mapping import Mapping
from hipport.project.survey import hiding_macro
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.conditions import macro_names
from hipport.source.tokens import tokens_of

RUNTIME = "hip/hip_runtime.h"
#: Names of the standard library that nvcc's implicit include declares, and HIP's runtime for the host as well. Source:
#: the includes of cuda_runtime.h of CUDA 11.8 and 12.9; hipcc of ROCm 7.2 with libstdc++.
_FUNCTIONS = {
    "stdio": "printf fprintf sprintf snprintf puts".split(),
    "stdlib": "malloc free calloc realloc exit abort atoi atof rand srand qsort getenv abs".split(),
    "math": "sqrt sin cos exp log pow fabs floor ceil sqrtf fabsf expf logf powf fminf fmaxf".split(),
    "time": "clock time".split(),
}
_HEADER_OF = {name: header for header, names in _FUNCTIONS.items() for name in names}
_UNITS = frozenset("cu hip cpp cc cxx".split())
_OTHERS = frozenset("INT_MAX UINT_MAX CHAR_BIT size_t NULL assert memcpy memset strlen strcmp".split())
# These headers do not compile, or declare nothing, unless the runtime's stands before them (seen with ROCm 7.2).
_AFTER_RUNTIME = ("hipcub/", "hip/hip_gl_interop.h", "hiprand/hiprand_mtgp32_host.h")

_OF_HIP = re.compile(r"\b__(?:host|device|shared)__\b|\bhipport::")
#: The headers of hipport's that device code alone has a use for.
_FOR_DEVICE_CODE = frozenset(
    f"hipport/{name}.h"
    for name in "atomics device groups mma ptx ptx_integer rounding scoped_atomics warp wmma".split()
)
#: The macro of a build for AMD GPUs, which hipcc does not define before HIP's headers do; also by its older name.
_OF_RUNTIME = frozenset(("__HIP_PLATFORM_AMD__", "__HIP_PLATFORM_HCC__"))
_CONDITIONAL = re.compile(r"^[ \t]*#[ \t]*if(n?def)?(?=[ \t(!])", re.MULTILINE)
#: ``NAME_H`` and the next line, ``#define NAME_H``
_GUARD = re.compile(r"[ \t]+(\w+)[^\n]*\n\s*#[ \t]*define[ \t]+\1\b")
_ASKS_FOR_HIP = re.compile(r"^[ \t]*#[ \t]*(?:el)?if.*(?:HIP|ROCM|AMD)", re.MULTILINE)


@lru_cache(maxsize=4)
def needs_runtime(ctx: Context) -> bool:
    """Whether the runtime has to be included before the first include: nvcc gave it to the file, or a header of HIP
    wants it before it.
    """
    suffix = ctx.source.path.rpartition(".")[2].lower()
    is_device = suffix == "hip" or ctx.survey.is_device_source(ctx.source.path)
    is_device = is_device or (suffix in _UNITS and _has_kernels(ctx))
    given = is_device and _uses_what_nvcc_gives(ctx)
    if suffix in _UNITS and _comes_after_macros(ctx, given=given):
        return True
    wanted = any(include.row is not None and include.row.hip.startswith(_AFTER_RUNTIME) for include in ctx.includes)
    if not (given or wanted):
        return False
    if given and use_before_includes(ctx) >= 0:
        return True
    always = given and _has_kernels(ctx)
    for include in ctx.includes:
        if ctx.not_taken(include.at) or _is_switched(ctx.conditionals, ctx.arms.enclosing(include.at)):
            continue
        if given and is_for_another_system(ctx.arms, include.at):
            continue
        if always and _is_optional(ctx.arms, include.at):
            continue
        if _gives_runtime(ctx.mapping, include.name, include.row is not None):
            return given and first_use(ctx, include.at) >= 0
        if include.row is not None and include.row.hip.startswith(_AFTER_RUNTIME):
            return given or not include.row.hip.startswith(_AFTER_RUNTIME[0])
        if include.project and given:  # another header may give it to some builds only
            wants = wants_first(
                ctx, include.project, ctx.survey.uses_cuda, _is_runtime(ctx.mapping), ctx.survey.uses_cuda_before
            )
            if wants is not None:
                return wants
    return given


def _has_kernels(ctx: Context) -> bool:
    """Whether a source has kernels or launches in every build: then nvcc compiles it (``nvcc -x cu a.cpp``), whatever
    its suffix.
    """
    kernels = [body.head for body in ctx.device_bodies if body.is_kernel]
    return any(ctx.arms.arm_at(place) is None for place in (*kernels, *ctx.launches))


def _comes_after_macros(ctx: Context, *, given: bool) -> bool:
    """Whether macros such as ``min(a, b)`` and ``T`` are defined before the runtime is included, by the file or by
    headers of the tree: HIP's uses these names, CUDA's does not. Where nvcc has ``given`` the runtime, it has to come
    first anyway.
    """
    is_runtime = _is_runtime(ctx.mapping)
    hidden = False
    own = hiding_macro(ctx.source.text)
    if own < 0 and not _reaches_hiding_macros(ctx):
        return False
    for include in ctx.includes:
        if ctx.not_taken(include.at) or _is_switched(ctx.conditionals, ctx.arms.enclosing(include.at)):
            continue
        if _gives_runtime(ctx.mapping, include.name, include.row is not None):
            return hidden or 0 <= own < ctx.tokens.starts[include.at]
        if include.project:
            first = wants_first(ctx, include.project, ctx.survey.hides_names, is_runtime)
            if first is False:
                return hidden
            hidden = hidden or bool(first)
            if hidden and (given or reaches(ctx, include.project, is_runtime)):
                return True
    return False


def _reaches_hiding_macros(ctx: Context) -> bool:
    """Whether a header of the tree that the file includes, itself or through others, defines such macros."""
    survey = ctx.survey
    reached = survey.with_headers(ctx.source.path)
    others = {include.project for include in ctx.includes if include.project}.difference(reached)
    return survey.one_hides_names(reached) or any(survey.one_hides_names(survey.with_headers(path)) for path in others)


def _uses_what_nvcc_gives(ctx: Context) -> bool:
    """Whether a file has CUDA's names, includes a header of the tree that has them, or calls the standard library
    without its header. An include that the port has no longer is none. The names of vector types count in sources for
    GPUs alone, as a host source may mean others, and not where another file includes them.
    """
    if ctx.is_device_code or ctx.names.api_uses or ctx.header_guards:
        return True
    is_for_gpu = ctx.source.path.lower().endswith((".cu", ".hip"))
    has_vectors = is_for_gpu and not GIVEN_BY_BOTH.isdisjoint(ctx.tokens.distinct)
    if has_vectors and not ctx.survey.includers_beside(ctx.source.path):
        return True
    if all(include.row is not None and include.row.action == "drop" for include in ctx.includes):
        return not _OTHERS.union(_HEADER_OF).isdisjoint(ctx.tokens.distinct)
    projects = (include.project for include in ctx.includes if include.project and not ctx.not_taken(include.at))
    headers = (path for project in projects for path in ctx.survey.with_headers(project))
    if any(map(ctx.survey.uses_cuda, headers)):
        return True
    called = {_HEADER_OF[ctx.tokens.texts[at]] for at in ctx.tokens.where(_HEADER_OF) if _calls_standard(ctx, at)}
    return any(not includes_any(ctx, {f"{header}.h", f"c{header}"}.__contains__) for header in called)


def _calls_standard(ctx: Context, index: int) -> bool:
    is_call = ctx.tokens.text_at(ctx.tokens.after(index)) == "(" and not ctx.not_taken(index)
    return is_call and role_of(ctx.tokens, index) is NameRole.API


def includes_any(ctx: Context, is_wanted: Callable[[str], bool], at: int = -1) -> bool:
    """Whether a file includes a header that is wanted, itself or through headers of the tree. With the index of a
    token, an include that only some builds have counts where the token stands under the same conditions:
    ``#ifdef USE_NAMES``
    """
    conditions = None if at < 0 else _choices(ctx, at)
    return any(
        is_wanted(include.name) or (include.project and reaches(ctx, include.project, is_wanted))
        for include in ctx.includes
        if not ctx.not_taken(include.at) and (conditions is None or _choices(ctx, include.at) <= conditions)
    )


def sees_hip(ctx: Context) -> bool:
    """Whether a compiler reads headers of HIP's in or before a file: in device code, in headers of it, and after an
    include of CUDA's.
    """
    is_device = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
    return is_device or includes_any(ctx, lambda name: ctx.mapping.header(name) is not None)


def _choices(ctx: Context, index: int) -> set[tuple[str, ...]]:
    """The conditions of the arms around a token that macros of the project decide, each after those of the arms before
    it in its conditional. What begins with ``_`` the compiler and the platform define.
    """
    arms = (arm for arm in ctx.arms.enclosing(index) if ctx.conditionals.takes(arm) is None)
    conditions = (tuple(each.condition for each in arm.chain.arms if each.end <= arm.end) for arm in arms)
    return {
        asked
        for asked in conditions
        if not all(name.startswith("_") for condition in asked for name in macro_names(condition))
    }


def _is_runtime(mapping: Mapping) -> Callable[[str], bool]:
    """Whether an include line of CUDA's, by its name, becomes that of HIP's runtime."""
    return lambda name: _gives_runtime(mapping, name, True)


def _gives_runtime(mapping: Mapping, name: str, is_cuda: bool) -> bool:
    row = mapping.header(name) if is_cuda else None
    return name == RUNTIME or (row is not None and row.hip == RUNTIME)


def reaches(ctx: Context, path: str, is_wanted: Callable[[str], bool]) -> bool:
    """Whether a header of the tree includes one that is wanted, itself or through others, and not only for the code of
    a library that the file does not ask for: ``#ifdef STB_IMAGE_IMPLEMENTATION``
    """
    return any(
        is_wanted(line.name) and ctx.survey.implementation_of(current, line.name) in ("", *ctx.defined_macros)
        for current in ctx.survey.with_headers(path, quoted_only=True)
        for line in ctx.survey.includes_of(current)
        if not (line.quoted and line.header)
    )


def _never_before(_path: str, _name: str) -> bool:
    return False


def wants_first(
    ctx: Context,
    path: str,
    wants: Callable[[str], bool],
    gives: Callable[[str], bool],
    wants_before: Callable[[str, str], bool] = _never_before,
) -> bool | None:
    """Whether, in the order in which the compiler reads a header of the tree and what that includes, a file that wants
    something comes before the include line that gives it; None where there is neither. ``wants_before`` says whether a
    file that includes a header, by the name in the line, wants it before that line.
    """
    return _wants_first(ctx, path, wants, gives, wants_before, set())


def _wants_first(
    ctx: Context,
    path: str,
    wants: Callable[[str], bool],
    gives: Callable[[str], bool],
    wants_before: Callable[[str, str], bool],
    seen: set[str],
) -> bool | None:
    if path in seen:
        return None
    seen.add(path)
    for line in ctx.survey.includes_of(path):
        first: bool | None = None
        if line.header and (line.quoted or not gives(line.name)):
            first = _wants_first(ctx, line.header, wants, gives, wants_before, seen)
        elif gives(line.name) and not _is_left_out(ctx, path, line.name):
            first = False
        if first is not None:
            return first or wants_before(path, line.name)
    return True if wants(path) else None


def _is_left_out(ctx: Context, path: str, name: str) -> bool:
    """Whether builds that compile the file may leave out an include line of a header of the tree: that of HIP's runtime
    one that is not for HIP, another one any, where the file has kernels in every build.
    """
    text = ctx.survey.text_of(path)
    if name == RUNTIME:
        return _only_switched(text)
    if _never_taken(text, name) or _each_in_arm(text, name, is_for_another_system):
        return True
    return _has_kernels(ctx) and _each_in_arm(text, name, _is_optional)


@lru_cache(maxsize=256)
def _never_taken(text: str, name: str) -> bool:
    """Whether each line of a header that includes ``name`` is in an arm that HIP does not take:
    ``#if !defined(CUDA_VERSION)``
    """
    if not _has_conditional_before(text, name):
        return False
    conditionals, lines = _arms_of_includes(text, name)
    return bool(lines) and all(any(conditionals.takes(arm) is False for arm in around) for around in lines)


def _has_conditional_before(text: str, name: str) -> bool:
    """Whether a line that includes ``name`` may be in an arm, but for that of an include guard: what most headers ask
    for at their begin is ``#ifndef NAME_H``.
    """
    before = text[: text.rfind(name)]
    return any(
        not (line.group(1) == "ndef" and _GUARD.match(before, line.end())) for line in _CONDITIONAL.finditer(before)
    )


def _arms_of_includes(text: str, name: str) -> tuple[Conditionals, list[list[Arm]]]:
    """The arms around each line of a header that includes ``name``, and what HIP takes of its conditionals."""
    tokens = tokens_of(text)
    arms = Arms(tokens)
    lines = (at for at in tokens.where({f"<{name}>", f'"{name}"'}) if tokens.directive_at(at))
    around = [list(arms.enclosing(at)) for at in lines]
    return Conditionals(tokens, arms, "", "\n", (), lambda _arm: True), around


@lru_cache(maxsize=256)
def _each_in_arm(text: str, name: str, is_wanted: Callable[[Arms, int], bool]) -> bool:
    """Whether each line of a header that includes ``name`` is in an arm that is wanted."""
    if not _has_conditional_before(text, name):
        return False
    tokens = tokens_of(text)
    arms = Arms(tokens)
    lines = [at for at in tokens.where({f"<{name}>", f'"{name}"'}) if tokens.directive_at(at)]
    return bool(lines) and all(is_wanted(arms, at) for at in lines)


def _is_optional(arms: Arms, index: int) -> bool:
    """Whether a token is in a conditional without ``#else`` that asks for macros of the project:
    ``#if USING_CUDA``

    One that asks whether a macro is not there is a guard more often than not; macros with ``_`` before their names are
    the compiler's.
    """
    for arm in arms.enclosing(index):
        names = macro_names(arm.condition)
        asks = names and not any(name.startswith("_") for name in names) and "!" not in arm.condition
        if asks and all(other.condition for other in arm.chain.arms):
            return True
    return False


def _is_switched(conditionals: Conditionals, arms: Iterable[Arm]) -> bool:
    """Whether only the build says if the compiler takes one of some arms: a macro of the project for HIP selects it,
    ``#ifdef USE_HIP``, or that by which builds ask for AMD GPUs.
    """
    return any(
        (conditionals.is_written_for_hip(arm) and conditionals.takes(arm) is None and _asks_the_project(arm))
        or _asks_for_runtime(arm)
        for arm in arms
    )


def _asks_for_runtime(arm: Arm) -> bool:
    """Whether an arm without ``#else`` asks for the macro that the runtime itself defines where the build does not:
    ``#ifdef __HIP_PLATFORM_AMD__``
    """
    names = set(macro_names(arm.condition))
    return bool(names) and names <= _OF_RUNTIME and "!" not in arm.condition and len(arm.chain.arms) == 1


def _asks_the_project(arm: Arm) -> bool:
    """Whether a conditional asks for a macro of the project for HIP; those of HIP itself, ``__HIPCC__``, are known."""
    names = {name for other in arm.chain.arms for name in macro_names(other.condition)}
    return any(is_for_hip(name) and not is_of_hip(name) for name in names)


@lru_cache(maxsize=256)
def _only_switched(text: str) -> bool:
    """Whether each line of a header that includes HIP's runtime is in an arm that such a macro selects."""
    if not _ASKS_FOR_HIP.search(text):
        return False
    conditionals, lines = _arms_of_includes(text, RUNTIME)
    return bool(lines) and all(_is_switched(conditionals, around) for around in lines)


def runtime_edit(ctx: Context) -> Edit:
    """The edit that includes the runtime before the first include: for the compiler of HIP alone in a source that
    builds without GPUs give to another one.
    """
    offset, lead = insertion(ctx)
    line = f"#include <{RUNTIME}>{ctx.source.newline}"
    is_for_one = ctx.survey.is_device_source(ctx.source.path) and is_read_by_others(ctx)
    return Edit(offset, offset, lead + (in_gpu_arm(ctx, line) if is_for_one else line), "HP114")


def writes_before_runtime(ctx: Context, edits: Iterable[Edit]) -> bool:
    """Whether edits write what the runtime declares before the include line of a file for GPUs that has it:
    ``struct Point { Point(float x); };``, whose constructor gets marks, before ``#include <cuda_runtime.h>``
    """
    place = None if needs_runtime(ctx) or not is_cuda_file(ctx) else _after_include(ctx)
    return place is not None and any(edit.start < place[0] and _OF_HIP.search(edit.text) for edit in edits)


def after_runtime(ctx: Context) -> tuple[int, str]:
    """Where an include that wants the runtime before it belongs, and what has to stand before it to begin a line: also
    where the port includes the runtime before all else, and the file after macros such as ``T``.
    """
    return (None if needs_runtime(ctx) else _after_include(ctx)) or insertion(ctx)


def _after_include(ctx: Context) -> tuple[int, str] | None:
    """The place after the include of the runtime, None where the file has none."""
    for include in ctx.includes:
        gives = _gives_runtime(ctx.mapping, include.name, include.row is not None)
        if not gives or ctx.not_taken(include.at) or linkage_around(ctx, include.at) >= 0:
            continue
        if not any(map(ctx.mentions_hip, ctx.arms.enclosing(include.at))):
            end = ctx.source.line_end(ctx.tokens.starts[include.at])
            return end, "" if ctx.source.text[end - 1 : end] == "\n" else ctx.source.newline
    return None


def own_include_line(ctx: Context, header: str, places: Sequence[int] = ()) -> str:
    """The line of a header of hipport's where ``after_runtime`` says: for the compiler of HIP alone in a file that
    others can read, and that does not include the runtime. ``places`` are the offsets of what needs the header, as far
    as they are known: others do not read one of them then, or all are in arms that a project chooses,
    ``#ifdef USE_GPU``.
    """
    needing = [ctx.tokens.at_offset(offset) for offset in places]
    is_read = is_read_by_others(ctx) and all(is_hidden_from_others(ctx, index) for index in needing)
    is_for_gpu = _after_include(ctx) is None and (is_read or _is_chosen(ctx, header, needing))
    return include_line(ctx, header, for_gpu_compiler=is_for_gpu)


def _is_chosen(ctx: Context, header: str, needing: Sequence[int]) -> bool:
    """Whether a header of the project needs one of those for device code in arms alone that the project chooses."""
    path = ctx.source.path
    if not needing or header not in _FOR_DEVICE_CODE or is_for_gpus(path) or ctx.survey.is_device_source(path):
        return False

    arms_around = (ctx.arms.enclosing(index) for index in needing)
    return all(
        any("!" not in arm.condition and any(macro_names(arm.condition)) for arm in arms) for arms in arms_around
    )


def include_after_runtime(ctx: Context, header: str, code: str) -> Edit:
    """The edit of a rule that includes a header of hipport's where ``after_runtime`` says."""
    offset, lead = after_runtime(ctx)
    return Edit(offset, offset, lead + own_include_line(ctx, header), code, header=header)
