"""Device variables and functions that another translation unit of the tree defines: relocatable device code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from hipport.check.judge import CompiledUnit
from hipport.code.items import Item
from hipport.code.items import ItemKind
from hipport.code.outline import items_of
from hipport.code.scopes import Scope
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import scope_of
from hipport.project.survey import Survey
from hipport.project.translation_units import is_gpu_source
from hipport.source.tokens import Tokens

_OF_DEVICE = frozenset(("__device__", "__constant__", "__managed__"))
#: What no other unit sees, and what is in each unit that uses it.
_OWN = frozenset(("static", "inline", "__inline__", "__forceinline__", "template", "constexpr"))
_UNNAMED = Scope("namespace")
#: How the linker writes it: ``lab::width``, ``lab::area(float, int)``, ``lab::V::operator*(float) const``; an instance
#: of a template has a type before it.
_SYMBOL = re.compile(r"((?:\w+::)*(?:operator(?:\(\)|[^\w\s(]+| \w+)|\w+))(?:\(.*\))?(?: const)?")
_OPERATOR = "operator"
_NO_SPACE = re.compile(r"(?<!\w) | (?!\w)")


class DeviceSymbols:
    """The definitions of device variables and functions in a tree, read when the linker misses one."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._defined: dict[str, frozenset[str]] = {}

    def defined_in(self, symbol: str, unit: str) -> str:
        """The file of the tree that defines a symbol in another GPU source than ``unit``, itself or as a header of it;
        empty where there is none.
        """
        match = _SYMBOL.fullmatch(symbol)
        files = self._files_with(match[1], unit) if match else ()
        return next(iter(files), "")

    def linked(self, compiled: CompiledUnit) -> CompiledUnit:
        """A unit with what its device code takes from other units, where its build says nothing of that."""
        if compiled.succeeded() or compiled.flags.relocatable:
            return compiled
        missing = dict.fromkeys(message.undefined_symbol for _, message in compiled.messages())
        name = str(compiled.unit.relative)
        found = {symbol: self.defined_in(symbol, name) for symbol in missing if symbol}
        return replace(compiled, elsewhere={symbol: path for symbol, path in found.items() if path})

    def _files_with(self, name: str, unit: str) -> Iterator[str]:
        plain = name.rpartition("::")[2]
        plain = _OPERATOR if plain.startswith(_OPERATOR) else plain
        files = (path for path, text in self._texts.items() if plain in text and name in self._definitions(path))
        others = [source for source in self._sources if source != unit]
        return (path for path in files if any(path in self._survey.with_headers(other) for other in others))

    @cached_property
    def _sources(self) -> tuple[str, ...]:
        files = self._survey.files
        return tuple(path for path in files if is_gpu_source(Path(path)) or self._survey.is_device_source(path))

    @cached_property
    def _texts(self) -> dict[str, str]:
        """The texts of the files with something of the device."""
        texts = {path: self._survey.text_of(path) for path in sorted(self._survey.files)}
        return {path: text for path, text in texts.items() if any(mark in text for mark in _OF_DEVICE)}

    def _definitions(self, path: str) -> frozenset[str]:
        """The names that a file defines, each with its namespaces."""
        if path not in self._defined:
            self._defined[path] = frozenset(_definitions(Tokens(self._texts[path])))
        return self._defined[path]


def _definitions(tokens: Tokens) -> Iterator[str]:
    """The device variables and functions that a text defines outside of classes and for other files too.

    ``__constant__ float table[8];``   ``__device__ int lab::area(int width) { ... }``
    """
    for item in items_of(tokens) or ():
        around = namespaces_around(tokens, item.first)
        if around is None or _OF_DEVICE.isdisjoint(item.head) or not _OWN.isdisjoint(item.head):
            continue
        if any(scope_of(tokens, brace) == _UNNAMED for brace in tokens.open_braces(item.first)):
            continue
        if item.is_function and _OPERATOR in item.names:
            yield "::".join((*around, _operator(tokens, item)))
            continue
        if item.is_function:
            around += scope_of(tokens, item.body).names
        elif not _is_variable(tokens, item):
            continue
        yield from ("::".join((*around, name)) for name in item.names)


def _operator(tokens: Tokens, item: Item) -> str:
    """The name of an operator with its class: ``V::operator+`` of ``__device__ V V::operator+(const V &b) const {``"""
    words = [tokens.texts[index] for index in tokens.code(item.first, item.body)]
    first = words.index(_OPERATOR)
    opener = words.index("(", first)
    if opener == first + 1:  # of operator()
        opener += 2
    while words[first - 1] == "::":
        first -= 2
    return _NO_SPACE.sub("", " ".join(words[first:opener]))


def _is_variable(tokens: Tokens, item: Item) -> bool:
    """Whether a declaration defines variables: ``__device__ int a, *b;`` and not ``extern __device__ int a;``"""
    is_prototype = tokens.text_at(tokens.after(item.name_at)) == "("
    return item.kind is ItemKind.DECLARATION and not is_prototype and ("extern" not in item.head or item.has_value)
