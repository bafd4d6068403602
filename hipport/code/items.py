"""An item: what a file declares by one function, one class, one list of variables, as far as the tokens tell."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.scopes import BEFORE_PARAMETERS
from hipport.code.scopes import TAGS
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: What makes code or data that of the device.
DEVICE_MARKS = frozenset(("__global__", "__device__", "__constant__", "__managed__", "__shared__"))
_WITH_ARGUMENTS = BEFORE_PARAMETERS | {"requires", "asm", "__asm__", "typeof", "__typeof__"}
_AFTER_NAME = frozenset(("(", "=", ";", ",", "[", "{", ":"))
TYPE_WORDS = frozenset("void bool char short int long float double signed unsigned auto".split())
_ALONE = frozenset(("static_assert", "asm", "__asm__", "friend", "concept"))
_CAPITALS = re.compile(r"[A-Z][A-Z0-9_]*")


class ItemKind(Enum):
    """What an item declares."""

    FUNCTION = "a function with its body"
    DECLARATION = "variables, or functions without bodies"
    CALL = "whatever a macro makes of its arguments"
    TYPE = "a class, a union, an enumeration, or another name for a type"
    OTHER = "nothing with a name of its own: an assertion, a using directive"


@dataclass(frozen=True, slots=True)
class Item:
    """A declaration: the indices of its first token and of the one after its last, what it may declare, and the words
    outside of its braces and parentheses. ``name_at`` is the index of the first of the names, ``body`` that of the
    brace of a function or a class, or -1; ``has_value`` says whether there is a ``=``.
    """

    kind: ItemKind
    first: int
    end: int
    names: frozenset[str]
    head: tuple[str, ...]
    name_at: int
    body: int
    has_value: bool

    @property
    def is_function(self) -> bool:
        """Whether it is a function with its body."""
        return self.kind is ItemKind.FUNCTION


def mentions(tokens: Tokens, first: int, end: int) -> frozenset[str]:
    """The names in a range of tokens."""
    return frozenset(text for text in tokens.texts[first:end] if is_name(text))


class ItemReader:
    """Reads the item that begins at a token, once."""

    def __init__(self, tokens: Tokens, first: int) -> None:
        self.tokens = tokens
        self.first = first
        self.names: list[int] = []
        self.head: list[str] = []
        self.word = ""  # class, struct, union, enum
        self.has_parameters = False  # of a function, or what looks like them
        self.has_value = self.in_value = False  # whether there is an initializer, and whether this is one
        self.has_initializers = False  # of members: ``A() : x(1), y{2} {``
        self.body = -1

    def read(self) -> Item | None:
        """The item, None where it cannot be read with certainty.

        ``template <class T> T f(T a) : b(1) { ... }``, ``struct A { ... } a;``, ``int a = 1, b[2];``, ``MACRO(a, b)``
        """
        at = self.first
        while at >= 0:
            text = self.tokens.texts[at]
            if text == ";":
                return self._item(at)
            if text in (")", "]", "}"):
                return None
            if text == "{":
                closer = self.tokens.brace_end(at)
                if closer < 0:
                    return None
                if self._opens_body(at):
                    self.body = at
                    return self._item(closer)
                self._open_type(at, closer)
                at = closer
            elif text in ("(", "["):
                closer = closer_of(self.tokens, at)
                if closer < 0:
                    return None
                if text == "(" and self._is_macro_call(at, closer):
                    return self._item(closer)
                at = closer
            elif text == "<" and (closer := self._template_closer(at)) >= 0:
                at = closer
            else:
                self._word(at, text)
            at = self.tokens.after(at)
        return None

    def _word(self, at: int, text: str) -> None:
        if text == "=" and self.head[-1:] != ["operator"]:
            self.has_value = self.in_value = True
        elif text == ",":
            self.in_value = False
        elif text == ":":
            self.has_initializers = self.has_parameters
        if not is_name(text):
            return
        if text in TAGS and not self.has_parameters:
            self.word = self.word or text
        following = self.tokens.after(at)
        if self.tokens.text_at(following) == "<" and (closer := self._template_closer(following)) >= 0:
            following = self.tokens.after(closer)
        after = self.tokens.text_at(following)
        is_operator = text == "operator"
        if after == "(" or is_operator:
            if text in _WITH_ARGUMENTS:
                self.head.append(text)
                return
            self.has_parameters = self.has_parameters or not self.has_value
        if (after in _AFTER_NAME or is_operator) and not (self.in_value or self.has_initializers):
            self.names.append(at)
        self.head.append(text)

    def _template_closer(self, at: int) -> int:
        before = self.tokens.text_at(self.tokens.before(at))
        return template_closer(self.tokens, at) if is_name(before) and before != "operator" else -1

    def _opens_body(self, at: int) -> bool:
        before = self.tokens.text_at(self.tokens.before(at))
        if self.has_initializers and (is_name(before) or before == ">"):
            return False
        return self.has_parameters and not self.has_value and "typedef" not in self.head

    def _open_type(self, at: int, closer: int) -> None:
        """Take note of the body of a class or an enumeration; other braces are an initializer."""
        if not self.word or self.has_value or self.body >= 0:
            return
        self.body = at
        if self.word == "enum":
            before = at
            for index in range(at + 1, closer):
                if is_name(self.tokens.texts[index]) and self.tokens.texts[before] in ("{", ","):
                    self.names.append(index)
                before = before if is_blank(self.tokens.texts[index]) else index

    def _is_macro_call(self, opener: int, closer: int) -> bool:
        """``MACRO(arguments)`` at the beginning of an item, with the next item on another line."""
        tokens = self.tokens
        following = tokens.after(closer)
        if tokens.before(opener) != self.first or not _CAPITALS.fullmatch(tokens.texts[self.first]):
            return False
        between = "".join(tokens.texts[closer:following]) if following >= 0 else "\n"
        return "\n" in between and (following < 0 or is_name(tokens.texts[following]) or tokens.texts[following] == "}")

    def _item(self, last: int) -> Item:
        head = tuple(self.head)
        kind = self._kind(head)
        texts = self.tokens.texts
        names = {texts[index] for index in self.names}
        if kind is ItemKind.TYPE:
            names |= self._type_names(last)
        elif kind is ItemKind.CALL:
            names |= mentions(self.tokens, self.first, self.body if self.body >= 0 else last)
        name_at = self.names[0] if self.names else -1
        return Item(kind, self.first, last + 1, frozenset(names), head, name_at, self.body, self.has_value)

    def _kind(self, head: tuple[str, ...]) -> ItemKind:
        if not head or head[0] in _ALONE or head[:2] == ("using", "namespace"):
            return ItemKind.OTHER
        if head[0] in ("typedef", "using", "namespace"):
            return ItemKind.TYPE
        if self.word and not self.has_parameters and (self.body >= 0 or len(head) - head.index(self.word) == 2):
            return ItemKind.TYPE
        if "concept" in head:
            return ItemKind.OTHER
        if self.has_parameters and self.names[0] == self.first:
            return ItemKind.CALL
        if not self.names:
            return ItemKind.OTHER
        return ItemKind.FUNCTION if self.body >= 0 and self.has_parameters else ItemKind.DECLARATION

    def _type_names(self, last: int) -> set[str]:
        """Of ``typedef``, ``using`` and of classes: any name that comes before what ends a declarator or a head."""
        tokens = self.tokens
        texts = tokens.texts
        if texts[self.first] == "typedef":
            places = (i for i in range(self.body_end(), last) if is_name(texts[i]))
            return {texts[i] for i in places if tokens.text_at(tokens.after(i)) in (";", ",", "[", ")", "(")}
        if texts[self.first] in ("using", "namespace"):
            return {self.head[1]} if self.has_value else set(self.head[-1:])
        names: list[str] = []
        at = self.first
        while 0 <= at < (self.body if self.body >= 0 else last):
            text = texts[at]
            if text in (":", "final") and names:
                break
            if text in ("(", "["):
                at = closer_of(tokens, at)
            elif text == "<":
                at = max(at, template_closer(tokens, at))
            elif is_name(text):
                names.append(text)
            at = tokens.after(at)
        return set(names[-1:])

    def body_end(self) -> int:
        """Where a class that a ``typedef`` names has ended."""
        return self.tokens.brace_end(self.body) if self.body >= 0 else self.first
