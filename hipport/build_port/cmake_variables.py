"""Variables of CMake that are given from outside of its files, with ``-D`` or by a preset: name and value in a port."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.build.nvcc_options import changes
from hipport.build.truth import OFF
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_names import standard
from hipport.rules.build.files import CUDA_LANGUAGE
from hipport.rules.build.files import NVCC_OPTION
from hipport.rules.build.files import OLD_STANDARD

_ARCHITECTURES = "CMAKE_CUDA_ARCHITECTURES"
_SEPARABLE = frozenset({"CUDA_SEPARABLE_COMPILATION", "CMAKE_CUDA_SEPARABLE_COMPILATION"})
_STANDARD = re.compile(r"CMAKE_(?:CXX|CUDA)_STANDARD")
_OF_NVCC = re.compile(r"nvcc|cuda", re.IGNORECASE)
_OF_HOST = re.compile(r"CMAKE_CXX_FLAGS")  # of sources without device code, which a newer C++ may break
_OLD = re.compile(r"\A(--?std=(?:c|gnu)\+\+)(?:98|03|0x|11|1y|14)\Z")
_DEFINED = re.compile(r"-D(?P<name>\w+)(?P<type>:\w+)?=(?P<value>.*)", re.DOTALL)
_OF_MODULE = "HIPPORT_"  # what hipport/hip.cmake sets, and nobody else
# of a text in quotes: -DX=\"a b\"   -Xcompiler '-a -b'
_WORD = re.compile(r"""(?:\\"(?:\\[^"]|[^"\\])*\\"|'[^']*'|\\.|[^\s;\\])+""")


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable in a port: its name, "" where it is left out; its value as it is written between quotes; the rule that
    asks for this value, and what is lost by it.
    """

    name: str
    value: str
    rule: str = CUDA_LANGUAGE
    lost: tuple[str, ...] = ()


def in_port(name: str, value: str, file: BuildFile) -> Variable:
    """What a variable of CMake becomes, or one of the environment, ``ENV{CUDAFLAGS}``. What CMake files do about the
    same in ``set()`` is the measure.
    """
    table = file.table.cmake
    if name in table.dropped:
        return Variable("", "", lost=tuple(filter(None, (file.table.lost_with(name, value),))))
    if name in _SEPARABLE and value.upper() in OFF:
        return Variable("", "")
    new = _renamed(name, table.variables, file)
    if name == _ARCHITECTURES:
        return Variable(new, value if value.upper() in OFF else ";".join(file.facts.architectures))
    if _STANDARD.fullmatch(name):
        return Variable(new, standard(value, file), OLD_STANDARD)
    return _of_options(name, new, value, file)


def option_in_port(word: str, file: BuildFile) -> Variable:
    """What ``-DNAME:TYPE=VALUE`` becomes, as the value of a variable, with its old name; any other word stays, and has
    none.
    """
    match = _DEFINED.fullmatch(word)
    new = in_port(match["name"], match["value"], file) if match else Variable("", word)
    if match is None or (new.name, new.value) == (match["name"], match["value"]):
        return Variable("", word)
    text = f"-D{new.name}{match['type'] or ''}={new.value}" if new.name else ""
    return Variable(match["name"], text, new.rule, new.lost)


def _renamed(name: str, variables: Mapping[str, str], file: BuildFile) -> str:
    new = variables.get(name) or renamed(name, file)
    return name if new.startswith(_OF_MODULE) else new


def _of_options(name: str, new: str, value: str, file: BuildFile) -> Variable:
    """A variable whose value may have options of nvcc. CMake has the architectures elsewhere."""
    words = list(_WORD.finditer(value))
    written: dict[int, tuple[str, ...]] = {}
    lost = []
    rule = CUDA_LANGUAGE
    for change in changes([word[0] for word in words], file.table, (), of_nvcc=bool(_OF_NVCC.search(name))):
        if change.words is not None:
            written |= dict.fromkeys(range(change.first, change.last), ()) | {change.first: change.words}
            lost += [change.loses] if change.loses else []
            rule = NVCC_OPTION
    raises = file.facts.needs_cxx17 and not _OF_HOST.match(name)
    for at, word in enumerate(words if raises else ()):
        texts = written.get(at, (word[0],))
        newer = tuple(_OLD.sub(r"\g<1>17", text) for text in texts)
        if newer != texts:
            rule = rule if at in written else OLD_STANDARD
            written[at] = newer
    return Variable(new, renamed(_joined(value, words, written), file), rule, tuple(lost))


def _joined(value: str, words: list[re.Match[str]], written: Mapping[int, tuple[str, ...]]) -> str:
    """The value with other words; what separates those that stay is as it was."""
    if not written:
        return value
    text, end = "", 0
    for at, word in enumerate(words):
        new = written.get(at, (word[0],))
        if new:
            between = value[end : word.start()] if text or at == 0 else ""
            separator = ";" if ";" in value else " "
            text += between + separator.join(new)
        end = word.end()
    return text + value[end:] if text else ""
