"""Places of the values in TOML texts, against what Python's own reader makes of the same texts."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hipport.build.toml_text import Array
from hipport.build.toml_text import Table
from hipport.build.toml_text import Text
from hipport.build.toml_text import Value
from hipport.build.toml_text import entries_in
from hipport.build.toml_text import read_toml

TEXTS = [
    "",
    "a = 1 # x",
    'a = "x # y"\nb = \'c"d\'\n',
    "[t.\"u.v\".w]\na.b = ['x', \"y\", [1, 2.5], {c = 'z', d = []}] # end\n",
    '[t]\na = [\n  "x", # "no"\n  "y",\n]\nb = 1979-05-27T07:32:00Z\n',
    '[[t]]\na = """x\n"y" ""\\" z"""\n[[t]]\na = \'\'\'x\n\'y\'\'\'\'\n',
    "\ufeff".encode().decode("latin-1") + "a = true",
    'a = "\\u00e9\\"#"\r\n[b]\r\nc = {}\r\n',
    "a = {b = 1, c = { d = 'e' } }\nf = -inf\n",
]


def leaves(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for each in value.values() for text in leaves(each)]
    if isinstance(value, list):
        return [text for each in value for text in leaves(each)]
    return [value] if isinstance(value, str) else []


def texts_in(value: Value) -> list[Text]:
    if isinstance(value, Array):
        return [text for each in value.values for text in texts_in(each)]
    if isinstance(value, Table):
        return [text for each in value.entries for text in texts_in(each.value)]
    return [value] if isinstance(value, Text) else []


@pytest.mark.parametrize("text", TEXTS)
def test_texts_are_those_of_tomllib_and_where_they_stand(text: str) -> None:
    tables = list(read_toml(text))
    found = [each for table in tables for each in texts_in(table)]
    read = tomllib.loads(text.removeprefix("\ufeff".encode().decode("latin-1")))
    assert [each.value for each in found] == leaves(read)
    for each in found:
        assert tomllib.loads(f"x = {text[each.start : each.end]}")["x"] == each.value
    for entry in (entry for table in tables for entry in entries_in(table)):
        assert entry.path[-1] in text[slice(*entry.last)]
        assert text[entry.start : entry.end].count("=")


def test_paths_have_the_header_before_the_key() -> None:
    (_, table) = read_toml("[a.'b']\nc.\"d\" = { e = 1 }\n")
    assert [entry.path for entry in entries_in(table)] == [("a", "b", "c", "d"), ("a", "b", "c", "d", "e")]
