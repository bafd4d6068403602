"""Functions, macros and loops of CMake: what their bodies are, and what a call or a round gives them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import Quoting
from hipport.build.cmake_language import expanded
from hipport.build.cmake_language import known

_CLOSERS = {"function": "endfunction", "macro": "endmacro", "foreach": "endforeach", "while": "endwhile"}
_UNSET = re.compile(r"\$\{\w+\}")
_LISTED = ("LISTS", "ITEMS")
_MOST_ROUNDS = 1000


@dataclass(frozen=True, slots=True)
class Block:
    """The command that begins a function, a macro or a loop, and what stands before the one that ends it."""

    opener: Command
    body: tuple[Command, ...]

    @property
    def lower(self) -> str:
        """The name of the command, as ``Command.lower``."""
        return self.opener.lower


@dataclass(frozen=True, slots=True)
class Function:
    """A function or macro of a project, and the folder of the file that defines it."""

    parameters: tuple[str, ...]
    body: tuple[Command, ...]
    is_macro: bool
    folder: str

    def given(self, arguments: Sequence[str]) -> dict[str, str]:
        """The variables that a call sets: ``ARGC``, ``ARGV``, ``ARGV0``, ``ARGN`` and the parameters."""
        named = dict(zip(self.parameters, [*arguments, *[""] * len(self.parameters)], strict=False))
        numbered = {f"ARGV{number}": argument for number, argument in enumerate(arguments)}
        rest = arguments[len(self.parameters) :]
        return {**numbered, "ARGC": str(len(arguments)), "ARGV": ";".join(arguments), "ARGN": ";".join(rest), **named}


def blocks(commands: Iterable[Command]) -> Iterator[Command | Block]:
    """Commands with functions, macros and loops as one; what is not closed is left out."""
    opener: Command | None = None
    body: list[Command] = []
    depth = 0
    for command in commands:
        if opener is None:
            if command.lower in _CLOSERS:
                opener, body, depth = command, [], 0
            else:
                yield command
            continue
        depth += (command.lower == opener.lower) - (command.lower == _CLOSERS[opener.lower])
        if depth >= 0:
            body.append(command)
        else:
            yield Block(opener, tuple(body))
            opener = None


def arguments_of(command: Command, variables: Mapping[str, str]) -> list[str]:
    """The arguments that a command gets: lists are several, unless they stand in quotes. A variable that nothing sets
    is empty where it is the whole argument, and stays as part of one, whose value nobody knows then.
    """
    found: list[str] = []
    for argument in command.arguments:
        value = expanded(argument.value, variables)
        value = "" if _UNSET.fullmatch(value) else value
        found += [value] if argument.quoting is not Quoting.NONE else filter(None, value.split(";"))
    return found


def rounds(command: Command, variables: Mapping[str, str]) -> list[str]:
    """The values of the variable of a loop: ``foreach(X a b)``, ``foreach(X IN LISTS A ITEMS b)``,
    ``foreach(X RANGE 1 3)``
    """
    words = arguments_of(command, variables)[1:]
    if words[:1] == ["RANGE"]:
        numbers = [int(word) for word in words[1:4] if word.isdecimal()]
        if not numbers:
            return []
        first, last, step = (0, *numbers, 1) if len(numbers) == 1 else (*numbers, 1)[:3]
        return [str(number) for number in range(first, last + 1, max(step, 1))][:_MOST_ROUNDS]
    if words[:1] != ["IN"]:
        return words[:_MOST_ROUNDS]
    found: list[str] = []
    how = ""
    for word in words[1:]:
        if word in _LISTED:
            how = word
        elif how == "ITEMS":
            found.append(word)
        elif how == "LISTS":
            found += filter(None, known(variables.get(word, ""), variables).split(";"))
    return found[:_MOST_ROUNDS]


def parsed(arguments: Sequence[str], variables: Mapping[str, str]) -> dict[str, str]:
    """The variables that ``cmake_parse_arguments(NAME "SHARED" "TYPE" "SOURCES;LIBS" ${ARGN})`` sets: what is not among
    the arguments is empty, which counts as off.
    """
    if arguments[:1] == ["PARSE_ARGV"]:
        given = variables.get("ARGV", "").split(";")[int(arguments[1]) if arguments[1].isdecimal() else 0 :]
        prefix, *lists = arguments[2:6]
    else:
        given = list(arguments[4:])
        prefix, *lists = arguments[:4]
    options, single, several = (text.split(";") for text in (*lists, "", "", "")[:3])
    found: dict[str, list[str]] = {name: [] for name in (*options, *single, *several, "UNPARSED_ARGUMENTS") if name}
    name = ""
    for word in given:
        if word in found and word != "UNPARSED_ARGUMENTS":
            name = "" if word in options else word
            found[word] += ["TRUE"] if word in options else []
        else:
            found[name or "UNPARSED_ARGUMENTS"].append(word)
            name = "" if name in single else name
    return {f"{prefix}_{name}": ";".join(words) for name, words in found.items()}
