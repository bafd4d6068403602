"""Options of nvcc in the arguments of CMake's commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from itertools import pairwise

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Quoting
from hipport.build.nvcc_options import Change
from hipport.build.nvcc_options import changes
from hipport.build.nvcc_options import with_blanks
from hipport.build_port.cmake_names import COMPARISONS
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_place import Place
from hipport.build_port.cmake_words import Word
from hipport.build_port.cmake_words import words_in
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import NVCC_OPTION
from hipport.rules.build.files import OLD_STANDARD

#: What links objects of separable compilation, where hipcc links.
SEPARABLE_LINK = '"$<$<LINK_LANGUAGE:HIP>:SHELL:-fgpu-rdc --hip-link>"'
# Commands whose arguments are not options for a compiler that the project asks for.
_OTHERS = frozenset(
    "if elseif while message option cmake_dependent_option math execute_process add_custom_command add_custom_target"
    " file configure_file install"
    " check_cxx_compiler_flag check_c_compiler_flag check_cuda_compiler_flag check_compiler_flag find_program".split()
)
# CMAKE_CUDA_FLAGS   CMAKE_CUDA_FLAGS_RELEASE
_FOR_ALL = re.compile(r"CMAKE_CUDA_FLAGS(?:_[A-Z]+)?")
_OF_TEXTS = frozenset({"APPEND", "PREPEND", "CONCAT", "JOIN"})
_LISTS = frozenset({"list", "add_compile_options", "target_compile_options"})
_OF_NVCC = re.compile(r"nvcc|cuda", re.IGNORECASE)
_OF_HOST = re.compile(r"\bCMAKE_CXX_FLAGS")  # of sources without device code, which a newer C++ may break
_OLD = re.compile(r"(--?std=(?:c|gnu)\+\+)(?:98|03|0x|11|1y|14)")
# Commands of CMake's own, which take any number of options; a function of the project's may want one at its place.
_OF_CMAKE = frozenset(
    "list string set unset return foreach project add_compile_options add_definitions add_compile_definitions"
    " add_link_options add_library add_executable add_test try_compile try_run target_compile_options"
    " target_compile_definitions target_link_options target_link_libraries link_libraries set_target_properties"
    " set_property set_source_files_properties set_directory_properties set_tests_properties".split()
)
# -Xcompiler -Wall,${MORE}-O3   --compiler-options=${MORE}
_FOR_HOST = re.compile(r"--?(?:Xcompiler|compiler-options)(?:=|\s+)(?P<value>\\?\"[^\"]*\"|[^\s;\"]+)")
_OF_COMMAND_LINE = re.compile(r"\(\s*(?:APPEND\s+)?CMAKE_\w*FLAGS|SHELL:")
_REFERENCE = re.compile(r"\$\{(\w+)\}")
_CLOSING = re.compile(r">+")
_SEPARATORS = re.compile(r"(?:[\s;]|\\(?=\r?\n))*")


def asked_options(place: Place) -> Iterator[Edit]:
    """``if(NOT CMAKE_CUDA_FLAGS MATCHES "--expt-extended-lambda")``: what a port leaves out may be asked for."""
    arguments = place.command.arguments if place.is_condition else ()
    for sign, argument in pairwise(arguments):
        found = list(changes((argument.value,), place.file.table, (), of_nvcc=True)) if sign.text in COMPARISONS else []
        if found and found[0].words == ():
            yield place.file.edit(NVCC_OPTION, argument.start, argument.end, argument.text)


def flags(place: Place) -> Iterator[Edit | Diagnostic]:
    """Options of nvcc become those of hipcc. The architectures are left out: CMAKE_HIP_ARCHITECTURES has them."""
    command = place.command
    yield from _separated(place)
    if command.lower in _OTHERS or (command.lower == "string" and not _OF_TEXTS & {*command.values[:1]}):
        return
    of_list = command.values[0] if command.lower == "list" and command.values else ""
    if of_list == "FIND":
        return
    words = list(words_in(command.arguments))
    of_nvcc = _is_nvccs(place)
    written: dict[Word, tuple[str, ...]] = {}  # a word, and those that stand in its place
    removed = of_list == "REMOVE_ITEM"
    by_argument = command.lower.endswith("_properties") or removed  # each a value, or an item
    for _, group in groupby(
        words, key=lambda word: (word.expression, word.of_cuda, word.argument if by_argument else None)
    ):
        run = list(group)
        texts = [word.text for word in run]
        sure = of_nvcc or run[0].of_cuda or _has_nvccs(texts, place)
        for change in changes(texts, place.file.table, (), of_nvcc=sure):
            if change.words is None:
                continue
            written |= _written(place, run[change.first : change.last], change)
            if change.loses and not removed:  # what the list does not have is not lost
                yield place.file.lost(run[change.first].start, run[change.last - 1].end, change.loses)
    if place.file.facts.needs_cxx17 and not any(_OF_HOST.search(value) for value in command.values[:2]):
        written = {word: tuple(_newer(text) or text for text in texts) for word, texts in written.items()}
        for word in words:
            if word not in written and (new := _newer(word.text)):
                yield place.file.edit(OLD_STANDARD, word.start, word.end, new)
    if removed:  # which wants an item: what is left out elsewhere is not in the list, and stays here
        written = {word: texts or (word.text,) for word, texts in written.items()}
    yield from _edits(place, words, written)
    if not removed and any("-fgpu-rdc" in texts for texts in written.values()):
        yield from _linked(place)


def _linked(place: Place) -> Iterator[Edit]:
    """Options for linking, where those for compiling have separable compilation: CMake links the device code of nvcc's
    objects without being told to, and that of hipcc's not. A file with CMake's property for it has them already.

    ``set(CMAKE_CUDA_FLAGS "-rdc=true")``   ``target_compile_options(x PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-rdc=true>)``
    """
    if "CUDA_SEPARABLE_COMPILATION" in place.file.text:
        return
    match place.command.lower, place.command.values:
        case "target_compile_options", [target, *others]:
            scope = "INTERFACE" if "INTERFACE" in others else "PUBLIC"
            yield place.after(NVCC_OPTION, f"target_link_options({target} {scope} {SEPARABLE_LINK})")
        case ("set", [name, *_]) | ("string" | "list", ["APPEND" | "PREPEND", name, *_]) if _FOR_ALL.fullmatch(name):
            yield place.after(NVCC_OPTION, f"add_link_options({SEPARABLE_LINK})")
        case "add_compile_options", _:
            yield place.after(NVCC_OPTION, f"add_link_options({SEPARABLE_LINK})")


def _separated(place: Place) -> Iterator[Edit]:
    """What makes a variable that an option for the host compiler has in its value, ``-Wall,${MORE}-O3``: hipcc gets
    blanks for the commas there, and a list of options its items.

    ``set(MORE "-msse2,")``   ``string(REPLACE ";" "," MORE "${OPTIONS}")``   ``list(JOIN OPTIONS "," MORE)``
    """
    command = place.command
    match command.lower, command.values:
        case "set", [name, *_] if name in _handed_on(place.file.text):
            for argument in command.arguments[1:]:
                if (new := with_blanks(argument.value)) != argument.value:
                    yield place.replaced(NVCC_OPTION, argument, new)
        case "string", ["REPLACE", old, ",", name, _, *_] if name in _handed_on(place.file.text):
            if old == _glue(place, name):
                words = place.file.text[command.arguments[4].start : command.arguments[-1].end]
                yield place.written(NVCC_OPTION, f"set({name} {words})")
            else:
                yield place.replaced(NVCC_OPTION, command.arguments[2], _glue(place, name))
        case ("string", ["JOIN", ",", name, *_]) | ("list", ["JOIN", _, ",", name]) if name in _handed_on(
            place.file.text
        ):
            comma = command.arguments[command.values.index(",")]
            yield place.replaced(NVCC_OPTION, comma, _glue(place, name))


def _glue(place: Place, name: str) -> str:
    """What stands between the options in a variable: a blank where one command line has them,
    ``set(CMAKE_CUDA_FLAGS "-Xcompiler=${MORE}")`` and ``SHELL:-Xcompiler=${MORE}``, and else what divides a list.
    """
    text = place.file.text
    used = [match.start() for match in _FOR_HOST.finditer(text) if name in _REFERENCE.findall(match["value"])]
    lines = (text[text.rfind("(", 0, at) : at] for at in used)
    return " " if any(_OF_COMMAND_LINE.search(line) for line in lines) else ";"


@lru_cache(maxsize=4)
def _handed_on(text: str) -> frozenset[str]:
    """The variables in the values of options for the host compiler."""
    return frozenset(name for match in _FOR_HOST.finditer(text) for name in _REFERENCE.findall(match["value"]))


def _is_nvccs(place: Place) -> bool:
    """Whether the options are surely nvcc's: ``set(CMAKE_CUDA_FLAGS ...)``, ``cuda_add_library(...)``."""
    command = place.command
    at = 1 if command.lower in ("list", "string") else 0
    name = command.values[at] if len(command.arguments) > at and command.lower in ("set", "list", "string") else ""
    return _OF_NVCC.search(name) is not None or command.lower.startswith("cuda_")


def _has_nvccs(texts: Sequence[str], place: Place) -> bool:
    """Whether one of the options that stand together is nvcc's alone: ``-G -src-in-ptx``."""
    found = changes(texts, place.file.table, (), of_nvcc=False)
    return any(not change.option.of for change in found)


def _written(place: Place, run: Sequence[Word], change: Change) -> dict[Word, tuple[str, ...]]:
    texts = tuple(renamed(text, place.file) for text in change.words or ())
    return {run[0]: texts} | dict.fromkeys(run[1:], ())


def _edits(place: Place, words: Sequence[Word], written: dict[Word, tuple[str, ...]]) -> Iterator[Edit]:
    """The edits for words that are replaced and left out, argument by argument."""
    values = [word for word in words if word.argument != place.command.arguments[0]]
    own = place.command.lower not in _OF_CMAKE and not place.command.lower.startswith("cuda_")
    if (own or place.command.lower == "set") and values and all(written.get(word) == () for word in values):
        first, last = values[0].argument, values[-1].argument
        yield place.file.edit(NVCC_OPTION, first.start, last.end, '""')
        return
    for argument, group in groupby(words, key=lambda word: word.argument):
        inside = list(group)
        gone = [word for word in inside if written.get(word) == ()]
        if len(gone) == len(inside) and _may_go(place, argument, inside):
            yield place.without(NVCC_OPTION, argument.start, argument.end)
            continue
        yield from _left_out(place, inside, gone)
        for word in inside:
            if texts := written.get(word):
                yield place.file.edit(NVCC_OPTION, word.start, word.end, _separator(place, word).join(texts))


def _may_go(place: Place, argument: Argument, inside: Sequence[Word]) -> bool:
    """Whether an argument goes with its last word: not half of an expression, and not one that others count on."""
    text = argument.value
    if "," in place.file.text[inside[-1].end : argument.end]:
        return False
    closed = len(re.findall(r"(?<!-)>", text))
    if place.command.lower in ("string", "set_target_properties", "set_property", "set_source_files_properties"):
        return argument.quoting is Quoting.NONE and not closed
    return text.count("$<") == closed


def _left_out(place: Place, inside: Sequence[Word], gone: Sequence[Word]) -> Iterator[Edit]:
    """Words that are left out of an argument, each with the separator before it, the first ones with that after it."""
    text = place.file.text
    leading = True
    for at, word in enumerate(inside):
        if word not in gone:
            leading = False
            continue
        start, end = word.start, word.end
        if leading and at + 1 < len(inside) and _SEPARATORS.fullmatch(text[end : inside[at + 1].start]):
            end = inside[at + 1].start
        elif not leading and _SEPARATORS.fullmatch(text[inside[at - 1].end : start]):
            start = inside[at - 1].end
        elif at == 0 and _CLOSING.fullmatch(text[end : word.argument.end]):  # -default-stream per-thread>
            start = place.after_text(start)
        yield place.file.edit(NVCC_OPTION, start, end, "")


def _separator(place: Place, word: Word) -> str:
    """What stands between the words that are written for one."""
    argument = word.argument
    if word.expression is not None and "SHELL:" not in argument.text:
        return ";" if "$<" in argument.text or argument.quoting is Quoting.QUOTES else " "
    if argument.quoting is Quoting.QUOTES:
        if place.command.lower in _LISTS and argument.value == word.text:
            return '" "'
        return ";" if ";" in argument.value and " " not in argument.value else " "
    return " "


def _newer(text: str) -> str:
    """``-std=c++17`` for an older standard, which headers of ROCm that the tree includes do not take; "" for any other
    text.
    """
    match = _OLD.fullmatch(text)
    return f"{match[1]}17" if match else ""
