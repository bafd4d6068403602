"""What errors that may be due to the stubs of CUDA's headers lead to, which is no more certain than they are."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.unit.syntax import FUNCTIONS
from hipport.unit.syntax import ParserError
from hipport.unit.syntax import Scope
from hipport.unit.syntax import Tree

_SEMANTIC, _OF_SYNTAX = "Semantic Issue", "Parse Issue"  # clang's names for kinds of errors
_QUOTED = re.compile(r"'([^'\n]*)'")
_NAME = re.compile(r"[A-Za-z_]\w*")
_MOST_LINES = 12  # of a statement that clang made nothing of

#: The lines of a file; none of one that cannot be read.
Lines = Callable[[str], Sequence[str]]


def quoted_names(error: ParserError) -> set[str]:
    """The names that an error and its notes quote."""
    texts = (error.text, *(note.text for note in error.notes))
    return {name for text in texts for quoted in _QUOTED.findall(text) for name in _NAME.findall(quoted)}


class Doubts:
    """What doubtful errors of one compilation may have led to.

    What is wrong in the body of a function stays in the function; a broken declaration makes its name doubtful, and
    that of the class that it is a member of; of one that clang has made nothing of, all names that stand in it. Broken
    syntax outside of a function, or a broken declaration of somebody else's, makes all doubtful that comes after.
    """

    def __init__(self, tree: Tree, root: str, lines: Lines) -> None:
        self._tree = tree
        self._root = root
        self._lines = lines
        self._all = False
        self._names: set[str] = set()
        self._extents: defaultdict[str, set[tuple[int, int]]] = defaultdict(set)

    def add(self, error: ParserError) -> None:
        """Doubt what an error may lead to, from now on."""
        if self._all:
            return
        scopes = self._scopes(error)
        if not scopes and error.kind == _SEMANTIC and error.is_below(self._root):
            self._names |= self._declared_by(error)
            return
        is_in_body = bool(scopes) and _is_in_body(scopes[-1], error)
        is_contained = error.kind in (_SEMANTIC, _OF_SYNTAX) if is_in_body else error.kind == _SEMANTIC
        if not scopes or not is_contained or not (is_in_body or error.is_below(self._root)):
            self._all = True
            return
        self._extents[error.path] |= {(scope.first, scope.last) for scope in scopes[-1 if is_in_body else 0 :]}
        if not is_in_body:
            self._names |= {scope.name for scope in scopes}
        elif scopes[-1].is_deduced:
            self._names.add(scopes[-1].name)

    def reach(self, error: ParserError) -> bool:
        """Whether one of the errors that were added may be the reason of this one."""
        if self._all:
            return True
        places = ((error.path, error.line), *((note.path, note.line) for note in error.notes))
        if any(first <= line <= last for path, line in places for first, last in self._extents[path]):
            return True
        return bool(self._names) and not self._names.isdisjoint(
            quoted_names(error) | {scope.name for scope in self._scopes(error)}
        )

    def _scopes(self, error: ParserError) -> tuple[Scope, ...]:
        """The declarations around an error, without what is inside of a function."""
        for line, column in self._places(error):
            scopes = self._tree.scopes(error.path, line, column)
            if scopes and scopes[-1].first <= error.line <= scopes[-1].last:
                function = next((i for i, scope in enumerate(scopes) if scope.kind in FUNCTIONS), len(scopes))
                return scopes[: function + 1]
        return ()

    def _declared_by(self, error: ParserError) -> set[str]:
        """The names of a declaration that clang has made nothing of: all that stand in it."""
        text = "".join(self._lines(error.path)[error.line - 1 : error.line - 1 + _MOST_LINES])
        return set(_NAME.findall(re.split(r"[;{}]", text, maxsplit=1)[0]))

    def _places(self, error: ParserError) -> Iterator[tuple[int, int]]:
        """Where clang may have something of the statement or declaration with an error: it has nothing of a call of
        what it does not know.
        """
        yield error.line, error.column
        lines = self._lines(error.path)
        for line in range(min(error.line, len(lines)), max(0, error.line - _MOST_LINES), -1):
            text = lines[line - 1]
            if text.strip():
                yield line, len(text) - len(text.lstrip()) + 1


def _is_in_body(scope: Scope, error: ParserError) -> bool:
    """Whether an error is in the body of the function that a scope is."""
    return scope.body is not None and (error.line, error.column) >= scope.body
