"""The value of a text in a Makefile: its variables, and the functions that put words together."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping
from pathlib import PurePosixPath

_OPENING = re.compile(r"\$(?:[({]|(?P<letter>[A-Za-z]))")
_NAME = re.compile(r"[\w.-]+")
_REPLACED = re.compile(r"([\w.-]+):([^=]*)=(.*)", re.DOTALL)
_CALL = re.compile(r"([a-z-]+)[ \t]+(.*)", re.DOTALL)
_UNAME = re.compile(r"shell uname(?: -s)?(?: 2>/dev/null)?")
_COMMANDS: dict[str, Callable[[str], str]] = {"dirname": lambda name: str(PurePosixPath(name).parent), "realpath": str}
_SUFFIX = re.compile(r"\.[^./]*$")
_CLOSERS = {"(": ")", "{": "}"}
_DEPTH = 16  # of variables and functions in others
_LONGEST = 2**16  # characters of a value: one that doubles with each line would have no end


def assigned(name: str, how: str, value: str, variables: Mapping[str, str]) -> str:
    """The value of a variable after ``NAME how= value``, where ``how`` is ``:``, ``+``, ``?`` or nothing."""
    before = variables.get(name, "")
    if how == "+":
        return f"{before} {value}"
    if how == "?" and name in variables:
        return before
    if not how.startswith(":") or len(before) > _LONGEST:
        return value
    return value.replace(f"$({name})", before).replace(f"${{{name}}}", before)


def expanded(text: str, variables: Mapping[str, str], unset: str, inside: tuple[str, ...] = ()) -> str:
    """A text with the values of its variables, and with what its functions make of words. A variable that nothing sets
    is ``unset``, as are one inside of its own value and one with more than 64 KiB; a function that has to look at the
    machine leaves a ``$`` as the sign that something is not known. ``inside`` names the variables that the text is
    part of, with an empty name for each function.
    """
    parts: list[str] = []
    done = 0
    while len(inside) < _DEPTH and (opening := _OPENING.search(text, done)):
        end = opening.end() - 1 if opening["letter"] else _closing(text, opening.end() - 1)
        if end < 0:
            break
        value = _value(opening["letter"] or text[opening.end() : end], variables, unset, inside)
        parts += text[done : opening.start()], "$" if value is None else value
        done = end + 1
    return "".join((*parts, text[done:]))


def _closing(text: str, opener: int) -> int:
    """The place of the bracket that closes the one at ``opener``; -1 where none does."""
    opening, closing = text[opener], _CLOSERS[text[opener]]
    level = 0
    for at in range(opener, len(text)):
        level += (text[at] == opening) - (text[at] == closing)
        if not level:
            return at
    return -1


def _value(what: str, variables: Mapping[str, str], unset: str, inside: tuple[str, ...]) -> str | None:
    """What ``$(what)`` is; None where the text does not say.

    ``$(NAME)``, ``$(NAME:%=-I%)``, ``$(addprefix -I,$(NAME))``, ``$(foreach d,$(NAME),-I$(d))``
    """

    def expand(text: str) -> str:
        return expanded(text, variables, unset, (*inside, ""))

    def value(name: str) -> str:
        known = name in variables and name not in inside and len(variables[name]) <= _LONGEST
        return expanded(variables[name], variables, unset, (*inside, name)) if known else unset

    if _UNAME.fullmatch(what):
        return "Linux"
    if _NAME.fullmatch(what):
        return value(what)
    if match := _REPLACED.fullmatch(what):
        old, new = (side if "%" in match[2] else f"%{side}" for side in match.group(2, 3))
        return _substituted(expand(old), expand(new), value(match[1]))
    if not (match := _CALL.fullmatch(what)):
        return None
    if match[1] == "shell":
        return _shell(expand(match[2]), variables)
    arguments = _arguments(match[2])
    if match[1] == "foreach" and len(arguments) == 3:
        name = arguments[0].strip()
        each = ({**variables, name: word} for word in expand(arguments[1]).split())
        return " ".join(expanded(arguments[2], own, unset, (*inside, "")) for own in each)
    function = _FUNCTIONS.get((match[1], len(arguments)))
    return function(*map(expand, arguments)) if function else None


def _arguments(text: str) -> list[str]:
    """The arguments of a function, with the commas in brackets inside them."""
    found = [""]
    level = 0
    for character in text:
        level += (character in "({") - (character in ")}")
        if character == "," and not level:
            found.append("")
        else:
            found[-1] += character
    return found


def _shell(command: str, variables: Mapping[str, str]) -> str | None:
    """What a command prints that only takes names of files apart; None for all others.

    ``$(shell pwd)``, ``$(shell dirname $(CURDIR))``
    """
    words = command.split()
    if words == ["pwd"]:
        return variables.get("CURDIR")
    known = len(words) == 2 and words[0] in _COMMANDS and "$" not in words[1]
    return _COMMANDS[words[0]](words[1]) if known else None


def _each(change: Callable[[str], str]) -> Callable[[str], str]:
    return lambda words: " ".join(map(change, words.split()))


def _folder(name: str) -> str:
    """``$(dir name)``."""
    return name[: name.rfind("/") + 1] or "./"


def _fits(patterns: str, word: str) -> bool:
    sides = (pattern.partition("%") for pattern in patterns.split())
    return any(
        word.startswith(before) and word.endswith(after) and len(word) >= len(before + after)
        if mark
        else word == before
        for before, mark, after in sides
    )


def _filtered(patterns: str, words: str, keep: bool = True) -> str:
    """``$(filter patterns,words)``."""
    return " ".join(word for word in words.split() if _fits(patterns, word) is keep)


def _substituted(old: str, new: str, words: str) -> str:
    """``$(patsubst old,new,words)``."""
    before, mark, after = old.strip().partition("%")
    replaced: list[str] = []
    for word in words.split():
        fits = len(word) >= len(before + after) and word.startswith(before) and word.endswith(after)
        stem = word[len(before) : len(word) - len(after)]
        replaced.append(new.replace("%", stem, 1) if fits and mark else new if word == old.strip() else word)
    return " ".join(replaced)


_FUNCTIONS: dict[tuple[str, int], Callable[..., str]] = {
    ("addprefix", 2): lambda prefix, words: " ".join(prefix + word for word in words.split()),
    ("addsuffix", 2): lambda suffix, words: " ".join(word + suffix for word in words.split()),
    ("patsubst", 3): _substituted,
    ("strip", 1): lambda words: " ".join(words.split()),
    ("abspath", 1): str,
    ("basename", 1): _each(lambda name: _SUFFIX.sub("", name)),
    ("dir", 1): _each(_folder),
    ("filter", 2): _filtered,
    ("filter-out", 2): lambda patterns, words: _filtered(patterns, words, False),
    ("firstword", 1): lambda words: " ".join(words.split()[:1]),
    ("lastword", 1): lambda words: " ".join(words.split()[-1:]),
    ("notdir", 1): _each(lambda name: name[name.rfind("/") + 1 :]),
    ("sort", 1): lambda words: " ".join(sorted(set(words.split()))),
    ("realpath", 1): str,
    ("subst", 3): lambda old, new, text: text.replace(old, new) if old else text,
}
