"""The commands of CMake files: names, arguments and places, and what is not closed."""

from __future__ import annotations

import contextlib

import pytest

from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands

CASES = {
    "project(x LANGUAGES CXX)": [("project", ["x", "LANGUAGES", "CXX"])],
    "SET (A # not an argument)\n b)": [("SET", ["A", "b"])],
    "set(A #[[ a\n) comment ]] b)": [("set", ["A", "b"])],
    'set(A "x # y\n(z" [=[ ]] "]=])': [("set", ["A", '"x # y\n(z"', '[=[ ]] "]=]'])],
    "if((A OR B) AND C)\nendif()": [("if", ["(", "A", "OR", "B", ")", "AND", "C"]), ("endif", [])],
    r'set(A "a \" b" c\;d\ e)': [("set", ["A", r'"a \" b"', r"c\;d\ e"])],
    'add(-DX="a b" ${V} $<$<CONFIG:Debug>:-g>)': [("add", ['-DX="a b"', "${V}", "$<$<CONFIG:Debug>:-g>"])],
    "@PACKAGE_INIT@\ninclude(a)": [("include", ["a"])],
    "[[ a ]]b()": [("b", [])],
}


@pytest.mark.parametrize("text", CASES)
def test_commands(text: str) -> None:
    commands = list(read_commands(text))
    assert [(c.name, [a.text for a in c.arguments]) for c in commands] == CASES[text]
    for command in commands:
        assert text[command.start : command.end].startswith(command.name)
        assert text[command.end - 1] == ")"
        assert all(text[a.start : a.end] == a.text for a in command.arguments)


def test_values_are_without_quotes() -> None:
    (command,) = read_commands('set(A "x" [==[y]==] z)')
    assert command.values == ("A", "x", "y", "z")


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ('set(A "b)\n', 6),
        ("project(x", 7),
        ("if(A\nset(B)", 2),
        ("if((A)\n", 2),
        ("set(A [[b)", 6),
        ("a()\n#[[ b", 4),
        ('a()\n"b', 4),
    ],
)
def test_what_is_not_closed(text: str, offset: int) -> None:
    with pytest.raises(UnclosedError) as error:
        list(read_commands(text))
    assert error.value.offset == offset


@pytest.mark.parametrize("text", ["(" * 3000, "a(" + "(" * 3000, '"' * 3001, "$<" * 3000, "\\" * 3000, "a(\\"])
def test_any_text_is_read(text: str) -> None:
    with contextlib.suppress(UnclosedError):
        list(read_commands(text))
