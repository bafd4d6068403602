"""Functions that files of a tree declare together, with ``__host__`` and ``__device__`` at some declarations only."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.convert import FileConversion
from hipport.project.programs import Programs
from hipport.project.survey import MarkedFunction
from hipport.project.survey import MarksElsewhere
from hipport.project.survey import Survey
from hipport.source.text import clause_in_text

_Placed = tuple[str, MarkedFunction]
_BOTH = frozenset(("__host__", "__device__"))
_RESULT = re.compile(r"\b(?!return\b|else\b|throw\b|new\b)[A-Za-z_]\w*[\s*&]+(?:\w+::)*\Z")
_TAG = re.compile(r"\b(?:class|struct|union)\s")
_TO_BODY = re.compile(r"[^;{}()]*\{")
_VALUE = re.compile(r"[=(]")


def marks_by_file(
    conversions: Mapping[str, FileConversion], programs: Programs, survey: Survey, displays: Mapping[str, str]
) -> dict[str, dict[tuple[object, ...], MarksElsewhere]]:
    """``Survey.marks``, from the functions of each file; ``displays`` says how a file is shown to the user."""
    by_name: dict[tuple[str, ...], list[_Placed]] = defaultdict(list)
    for path, conversion in conversions.items():
        for function in conversion.functions:
            by_name[function.name].append((path, function))
    found: dict[str, dict[tuple[object, ...], MarksElsewhere]] = defaultdict(dict)
    for same in (each for of_name in by_name.values() for each in _in_same_arms(of_name)):
        if len({function.space for _, function in same}) < 2:
            continue
        for together in _compiled_together(same, programs):
            for group, (path, function) in _lacking(together):
                place = next(f"{displays[p]}:{f.line}" for p, f in group if f.marks - function.marks)
                in_arm = not _knows_marks(path, conversions[path], programs, survey)
                given = not _declared_by_others(path, function, group, programs, survey, for_hip=in_arm)
                marks = frozenset(mark for _, other in group for mark in other.marks)
                macros = frozenset(macro for _, other in group for macro in other.macros)
                elsewhere = MarksElsewhere(marks, macros, place, given, in_arm)
                found[path][function.name, function.parameters] = elsewhere
    return dict(found)


def _in_same_arms(of_name: list[_Placed]) -> Iterator[list[_Placed]]:
    """Functions of one name, divided into those in arms that ask the same. What defines a member is of its class, also
    where only one of the two is in an arm: ``struct Box { void check(); };``, ``#ifdef SLOW``, ``void Box::check() {}``
    """
    declared = {function.asked for _, function in of_name if function.in_class}
    if len(declared) == 1:
        (asked,) = declared
        yield [(path, f) for path, f in of_name if f.asked <= asked or asked <= f.asked]
        return
    by_arms: dict[object, list[_Placed]] = defaultdict(list)
    for path, function in of_name:
        by_arms[function.asked].append((path, function))
    yield from by_arms.values()


def _compiled_together(same: list[_Placed], programs: Programs) -> Iterator[list[_Placed]]:
    """Functions of one name, divided into those whose files are compiled together, directly or by way of a third."""
    left = {path for path, _ in same}
    while left:
        waiting = [min(left)]
        reached = set(waiting)
        while waiting:
            found = (programs.together(waiting.pop()) & left) - reached
            reached |= found
            waiting += found
        left -= reached
        yield [placed for placed in same if placed[0] in reached]


def _lacking(together: list[_Placed]) -> Iterator[tuple[list[_Placed], _Placed]]:
    """The functions that lack marks which others of their name have, each after those it is one with."""
    for group in _declared_as_one(together):
        yield from ((group, placed) for placed in _lacking_of_other_files(group))
    for declarations, definition in _declared_otherwise(together):
        if declarations[0][1].marks - definition[1].marks and _may_be_marked(definition[1]):
            yield [*declarations, definition], definition


def _declared_as_one(together: list[_Placed]) -> Iterator[list[_Placed]]:
    """The functions that are one to CUDA, and several or none to clang: those with the same parameters; a template and
    its specializations, where it is clear which template is meant.
    """
    by_parameters: dict[tuple[object, ...], list[_Placed]] = defaultdict(list)
    for placed in together:
        by_parameters[placed[1].parameters].append(placed)
    special = by_parameters.pop((), [])
    for group in by_parameters.values():
        spaces = {function.space for _, function in group}
        in_class = sum(function.in_class for _, function in group)
        bodies = sum(function.has_body for _, function in group)
        if len(spaces) > 1 and in_class < 2 and bodies < 2 and (in_class or _BOTH in spaces):
            yield group
    patterns = [placed for group in by_parameters.values() for placed in group if placed[1].is_pattern]
    if special and len({function.parameters for _, function in patterns}) == 1:
        in_class = sum(function.in_class for _, function in patterns)
        if in_class < 2 and len({function.space for _, function in (*patterns, *special)}) > 1:
            yield [*patterns, *special]


def _lacking_of_other_files(group: Iterable[_Placed]) -> Iterator[_Placed]:
    """The functions of a group that lack marks which no other declaration in their own file has."""
    in_file: dict[str, set[str]] = defaultdict(set)
    for path, function in group:
        in_file[path] |= function.marks
    marks = set[str]().union(*in_file.values())
    for path, function in group:
        if marks - in_file[path] and _may_be_marked(function):
            yield path, function


def _declared_otherwise(together: Iterable[_Placed]) -> Iterator[tuple[list[_Placed], _Placed]]:
    """The members that are defined outside of their class with types in other words than there, each after the
    declarations that may be its own, where these have the same marks: ``bool is_close(const Scalar &to) const;``,
    ``template <class T> bool Vector<T>::is_close(const typename Traits<T>::Scalar &to) const {``
    """
    declared: dict[object, dict[tuple[object, ...], _Placed]] = defaultdict(dict)
    defined: dict[object, dict[tuple[object, ...], _Placed]] = defaultdict(dict)
    for path, function in together:
        if function.parameters:
            kind = declared if function.in_class else defined
            kind[_shape(function.parameters)][function.parameters] = path, function
    for shape, definitions in defined.items():
        open_ones = [placed for key, placed in declared[shape].items() if key not in definitions]
        if len({function.marks for _, function in open_ones}) == 1:
            for key, (path, function) in definitions.items():
                if function.has_body and key not in declared[shape]:
                    yield open_ones, (path, function)


def _shape(parameters: Sequence[object]) -> tuple[object, ...]:
    """How many parameters a function has, and what follows them, whatever their types."""
    depth = count = 0
    for at, word in enumerate(parameters):
        if word == ")" and not depth:
            return (count, *parameters[at:])
        depth += (word in ("<", "(")) - (word in (">", ")"))
        count += word == "," and not depth
    return (count,)


def _may_be_marked(function: MarkedFunction) -> bool:
    return bool(function.marks) or function.space != _BOTH


def _knows_marks(path: str, conversion: FileConversion, programs: Programs, survey: Survey) -> bool:
    """Whether each compiler that reads a file takes marks: one of its functions has them in every build, or nvcc alone
    compiles it.
    """
    units = programs.units(path)
    return any(function.marks and not function.macros for function in conversion.functions) or (
        bool(units) and all(map(survey.is_device_source, units))
    )


def _declared_by_others(
    path: str,
    function: MarkedFunction,
    group: Iterable[_Placed],
    programs: Programs,
    survey: Survey,
    *,
    for_hip: bool,
) -> bool:
    """Whether a file that is compiled with one that lacks marks seems to declare the function too, without being of the
    group. Then marks that fit the group may not fit that file. ``for_hip`` leaves out files that the HIP compiler does
    not compile as device code, as only that one sees the marks.
    """
    is_member = any(other.in_class for _, other in group)
    names = function.name[-2:] if is_member else function.name[-1:]
    declares = _declares_member if is_member else _declares
    others = tuple(programs.together(path) - {other for other, _ in group})
    for word in names:
        others = survey.with_name(others, word)
    for other in others:
        is_declared = declares(survey.text_of(other), *names)
        if is_declared and (not for_hip or any(map(survey.is_device_source, programs.units(other)))):
            return True
    return False


def _declares(text: str, name: str) -> bool:
    """Whether a text has ``int *area(``, ``float Box::area(``."""
    places = (match.start() for match in re.finditer(rf"{re.escape(name)}\s*\(", text))
    return any(_RESULT.search(text, clause_in_text(text, at), at) for at in places)


def _declares_member(text: str, owner: str, name: str) -> bool:
    """Whether a text has ``struct Box : Shape {`` or ``template <class T> float Box<T>::area(``: functions of other
    classes may have the same name.
    """
    member = re.compile(rf"\s*(?:<[^;{{}}]*>)?::\s*{re.escape(name)}\s*\(")
    for found in re.finditer(rf"{re.escape(owner)}(?<=\b{re.escape(owner)})\b", text):
        start, end = found.span()
        if _TAG.search(text, clause_in_text(text, start), start) and _TO_BODY.match(text, end):
            return True
        if member.match(text, end) and not _VALUE.search(text, text.rfind("\n", 0, start) + 1, start):
            return True
    return False
