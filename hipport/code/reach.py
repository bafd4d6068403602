"""What a translation unit declares and is reached by name: through functions, types, variables, macros.

By name alone, in all ``#if`` arms, so that whatever may be used is reached, and some of what is not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property

from hipport.code.items import DEVICE_MARKS
from hipport.code.items import Item
from hipport.code.items import ItemKind
from hipport.code.items import mentions
from hipport.code.macros import MacroDefinition
from hipport.code.macros import macros_of
from hipport.code.outline import items_of
from hipport.code.scopes import scope_of
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens


@dataclass(frozen=True)
class FileOutline:
    """A file with its items, None where it cannot be read. ``fragments`` are the texts that it includes inside of a
    function or a class, by the index of the directive's first token.
    """

    tokens: Tokens
    fragments: Mapping[int, Tokens]

    @cached_property
    def items(self) -> tuple[Item, ...] | None:
        """Items of the file, None where it cannot be read."""
        return items_of(self.tokens)

    @cached_property
    def macros(self) -> tuple[MacroDefinition, ...]:
        """Macros that the file defines."""
        return tuple(macros_of(self.tokens))

    def mentions(self, item: Item) -> frozenset[str]:
        """The names in an item and in what it includes, without those in items inside of it."""
        inside = (text for at, text in self.fragments.items() if item.first < at < item.end)
        found = set().union(*(text.distinct for text in inside))
        at = item.first
        for first, end in (*self._inside.get(item.first, ()), (item.end, item.end)):
            if at <= first:
                found |= mentions(self.tokens, at, first)
                at = end
        return frozenset(found)

    @cached_property
    def _inside(self) -> Mapping[int, Sequence[tuple[int, int]]]:
        """The ranges of items inside of others, which come after them, by the first tokens of these."""
        found: dict[int, list[tuple[int, int]]] = {}
        around: list[Item] = []
        for item in self.items or ():
            while around and around[-1].end <= item.first:
                around.pop()
            for outer in around:
                found.setdefault(outer.first, []).append((item.first, item.end))
            around.append(item)
        return found


class UnitOutline:
    """The files of a translation unit."""

    def __init__(self, outlines: Iterable[FileOutline]) -> None:
        self.outlines = tuple(outlines)
        self._macros: dict[str, list[MacroDefinition]] = defaultdict(list)
        self._items: dict[str, list[tuple[FileOutline, Item]]] = defaultdict(list)
        for outline in self.outlines:
            for macro in outline.macros:
                self._macros[macro.name].append(macro)
        for outline, item in self.items():
            words = self.expanded(item.head[:1]) if item.kind is ItemKind.CALL else frozenset()
            for name in item.names | words:
                self._items[name].append((outline, item))

    def items(self) -> Iterator[tuple[FileOutline, Item]]:
        """All items of files that can be read."""
        return ((outline, item) for outline in self.outlines for item in outline.items or ())

    def named(self, name: str) -> tuple[Item, ...]:
        """The items that may declare a name."""
        return tuple(item for _, item in self._items.get(name, ()))

    def expanded(self, words: Iterable[str]) -> frozenset[str]:
        """Words and all that macros among them stand for."""
        found: set[str] = set()
        waiting = list(words)
        while waiting:
            word = waiting.pop()
            if word not in found:
                found.add(word)
                waiting += (name for macro in self._macros.get(word, ()) for name in macro.mentions)
        return frozenset(found)

    def pastes(self, item: Item) -> bool:
        """Whether the macro that an item calls pastes names, so that it may declare any."""
        words = self.expanded(item.head[:1]) if item.kind is ItemKind.CALL else ()
        return any(macro.pastes for word in words for macro in self._macros.get(word, ()))

    def is_for_device(self, item: Item) -> bool:
        """Whether an item is marked for the device, by macros too."""
        return not DEVICE_MARKS.isdisjoint(self.expanded(item.head))

    def reached(self, roots: Iterable[str], follow: Callable[[Item], bool] = lambda _item: True) -> Set[str]:
        """The names that can be reached from ``roots``, those included; only through items to ``follow``."""
        found: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found.add(name)
            for macro in self._macros.get(name, ()):
                waiting += macro.mentions
                for pattern in macro.pastes:
                    waiting += filter(pattern.fullmatch, (*self._items, *self._macros))
            for outline, item in self._items.get(name, ()):
                if follow(item):
                    waiting += outline.mentions(item)
        return found


def is_inside(tokens: Tokens, directive: Directive) -> bool:
    """Whether a directive stands in braces other than those of namespaces."""
    return any(not scope_of(tokens, brace).is_outside for brace in tokens.open_braces(directive.end))
