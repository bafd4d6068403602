"""What CMake's conditions and generator expressions come to: true, false or unknown."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path

from hipport.build.truth import OFF
from hipport.build.truth import ON
from hipport.build.truth import Truth
from hipport.build.truth import both
from hipport.build.truth import either
from hipport.build.truth import is_for_gpu
from hipport.build.truth import is_gpu_switch

#: What CMake itself sets in a build with hipcc, which is a Clang, on the one system that ROCm is for, and for it.
OF_CMAKE = {
    **dict.fromkeys(("UNIX", "LINUX"), "1"),
    **dict.fromkeys(("WIN32", "APPLE", "MSVC", "MINGW", "CYGWIN", "ANDROID", "BORLAND"), "0"),
    **dict.fromkeys(("CMAKE_TOOLCHAIN_FILE", "CMAKE_CROSSCOMPILING"), ""),
    **dict.fromkeys(("CMAKE_SYSTEM_NAME", "CMAKE_HOST_SYSTEM_NAME"), "Linux"),
    **dict.fromkeys(("CMAKE_CXX_COMPILER_ID", "CMAKE_C_COMPILER_ID"), "Clang"),
}
_VARIABLE = re.compile(r"\$\{(\w+)\}")
_INNERMOST = re.compile(r"\$<([^<>]*)>")
_DEPTH = 8  # of variables in variables
_LONGEST = 2**16  # characters of a value: one that doubles with each line would have no end
_KEPT = "\0{"  # for the ${ of a variable that stays


def expanded(word: str, variables: Mapping[str, str]) -> str:
    """A word with its variables replaced by their values. Those that nothing sets stay as ``${NAME}``, and so do those
    inside of their own values and those with values of more than 64 KiB.
    """
    return _expanded(word, variables, frozenset()).replace(_KEPT, "${") if "${" in word else word


def known(word: str, variables: Mapping[str, str]) -> str:
    """A word with its variables replaced by their values, and without those that nothing sets."""
    return _VARIABLE.sub("", expanded(word, variables))


def _expanded(word: str, variables: Mapping[str, str], inside: frozenset[str]) -> str:
    def value(match: re.Match[str]) -> str:
        name = match[1]
        if name in variables and name not in inside and len(inside) < _DEPTH and len(variables[name]) <= _LONGEST:
            text = variables[name]
            return _expanded(text, variables, inside | {name}) if "${" in text else text
        return f"{_KEPT}{name}}}"

    count = 1
    while count:  # a name in another one, ${${A}_B}, is replaced before it
        word, count = _VARIABLE.subn(value, word)
    return word


def holds(words: Sequence[str], variables: Mapping[str, str]) -> Truth:
    """The value of the condition of an ``if``: ``NOT (A AND B) OR DEFINED C OR D STREQUAL "d"``."""
    return _Condition(words, variables).value()


class _Condition:
    """A condition that is being read, one word after the other."""

    def __init__(self, words: Sequence[str], variables: Mapping[str, str]) -> None:
        self._words = list(words)
        self._variables = variables

    def value(self) -> Truth:
        found = self._conjunction()
        while self._next_is("OR"):
            found = either(found, self._conjunction())
        return None if self._words and self._words[0] != ")" else found

    def _conjunction(self) -> Truth:
        found = self._negation()
        while self._next_is("AND"):
            found = both(found, self._negation())
        return found

    def _negation(self) -> Truth:
        if self._next_is("NOT"):
            value = self._negation()
            return None if value is None else not value
        if self._next_is("("):
            value = self.value()
            return value if self._next_is(")") else None
        return self._test()

    def _test(self) -> Truth:
        if not self._words:
            return None
        first = self._words.pop(0)
        if first in ("EXISTS", "IS_DIRECTORY") and self._words:
            return self._is_there(self._words.pop(0), of_folders=first == "IS_DIRECTORY")
        if first in ("DEFINED", "TARGET", "COMMAND", "POLICY") and self._words:
            name = self._words.pop(0)
            if first == "DEFINED" and name.startswith("ENV{"):  # the environment has it where somebody asks for it
                return False
            return True if first == "DEFINED" and name in self._variables else None
        if len(self._words) > 1 and (compare := _COMPARISONS.get(self._words[0])):
            return self._compared(first, compare)
        if self._words[:1] and self._words[0] not in ("AND", "OR", ")"):
            del self._words[:2]  # a comparison that is not read: IS_NEWER_THAN, PATH_EQUAL ...
            return None
        return self._switch(first)

    def _is_there(self, word: str, *, of_folders: bool) -> Truth:
        """Whether a file or a folder is there; not known of one that is not, outside of the project."""
        path = Path(expanded(word, self._variables))
        if "${" in str(path) or not path.is_absolute():
            return None
        if path.is_dir() if of_folders else path.exists():
            return True
        source = self._variables.get("CMAKE_SOURCE_DIR")
        return False if source and path.is_relative_to(source) else None

    def _compared(self, first: str, compare: Callable[[str, str], bool]) -> Truth:
        how, name = self._words[:2]
        is_name = first.isidentifier() and not is_for_gpu(first) and how != "IN_LIST"
        left = self._variables.get(first, "${}" if is_name else first)
        right = self._variables.get(name, "${}" if how == "IN_LIST" else name)
        del self._words[:2]
        left, right = expanded(left, self._variables), expanded(right, self._variables)
        try:
            return None if "${" in left + right else compare(left, right)
        except (ValueError, re.error):
            return None

    def _switch(self, name: str) -> Truth:
        value = expanded(self._variables.get(name, name), self._variables).upper()
        if value in ON or (name not in self._variables and is_gpu_switch(name)):
            return True
        if value in OFF or value.endswith("-NOTFOUND"):
            return False
        return True if name in self._variables and "${" not in value else None

    def _next_is(self, word: str) -> bool:
        found = self._words[:1] == [word]
        if found:
            del self._words[0]
        return found


def _version(text: str) -> tuple[int, ...]:
    numbers = [int(part) for part in text.split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


_COMPARISONS: dict[str, Callable[[str, str], bool]] = {
    "STREQUAL": lambda left, right: left == right,
    "MATCHES": lambda left, right: re.search(right, left) is not None,
    "IN_LIST": lambda left, right: left in right.split(";"),
    "EQUAL": lambda left, right: float(left) == float(right),
    "LESS": lambda left, right: float(left) < float(right),
    "GREATER": lambda left, right: float(left) > float(right),
    "LESS_EQUAL": lambda left, right: float(left) <= float(right),
    "GREATER_EQUAL": lambda left, right: float(left) >= float(right),
    "VERSION_EQUAL": lambda left, right: _version(left) == _version(right),
    "VERSION_LESS": lambda left, right: _version(left) < _version(right),
    "VERSION_GREATER": lambda left, right: _version(left) > _version(right),
    "VERSION_LESS_EQUAL": lambda left, right: _version(left) <= _version(right),
    "VERSION_GREATER_EQUAL": lambda left, right: _version(left) >= _version(right),
}


def generated(word: str, language: str) -> str | None:
    """A word with its generator expressions replaced by their values for a unit in ``language`` (CUDA, CXX), in a
    release build; None where one of them cannot be determined.
    """
    while match := _INNERMOST.search(word):
        value = _generated(match[1], language)
        if value is None:
            return None
        word = word[: match.start()] + value + word[match.end() :]
    return None if "$<" in word else word


def _generated(expression: str, language: str) -> str | None:
    """The value of ``NAME:arguments``, in which no other expression is left."""
    name, _, text = expression.partition(":")
    words = text.split(",")
    match name:
        case "1" | "BUILD_INTERFACE" | "BUILD_LOCAL_INTERFACE":
            return text
        case "0" | "INSTALL_INTERFACE":
            return ""
        case "COMPILE_LANGUAGE":
            return _bit(language in words or (language == "CUDA" and "HIP" in words))
        case "COMPILE_LANG_AND_ID":  # nvcc's options are read as its own build reads them
            return _bit(language == words[0] == "CUDA" and "NVIDIA" in words[1:])
        case "CONFIG":
            return _bit("Release" in words)
        case "PLATFORM_ID":
            return _bit("Linux" in words)
        case "CXX_COMPILER_ID" | "C_COMPILER_ID":
            return _bit("Clang" in words)
        case "COMMA" | "SEMICOLON":
            return "," if name == "COMMA" else ";"
    return _logic(name, words)


def _logic(name: str, words: Sequence[str]) -> str | None:
    if any("${" in word for word in words):
        return None
    truths = [word.upper() not in OFF and not word.upper().endswith("NOTFOUND") for word in words]
    match name:
        case "BOOL":
            return _bit(truths[0])
        case "NOT":
            return _bit(not truths[0])
        case "AND":
            return _bit(all(truths))
        case "OR":
            return _bit(any(truths))
        case "STREQUAL" if len(words) > 1:
            return _bit(words[0] == words[1])
    return None


def _bit(value: bool) -> str:
    return "1" if value else "0"
