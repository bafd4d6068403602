"""The brackets that are open at a place of a text with conditional preprocessor lines."""

from __future__ import annotations

CONDITIONS = frozenset(("if", "ifdef", "ifndef"))
#: What begins another arm of a conditional.
ALTERNATIVES = frozenset(("elif", "elifdef", "elifndef", "else"))

_Stack = list[tuple[int, ...]]


class OpenBrackets:
    """The open brackets, outermost first, while a text is read in order. Each entry has whatever the caller knows an
    opening bracket by; several where each is in another arm and one bracket closes them all::

        #ifdef A
            if (a) {
        #else
            if (b) {
        #endif
            }

    Each arm begins with what was open before its conditional. After arms that leave different brackets open it goes on
    with those that change most.
    """

    def __init__(self) -> None:
        self.stack: _Stack = []
        self._around: list[tuple[_Stack, list[_Stack]]] = []  # what was open before, and after each arm so far

    def pass_line(self, name: str) -> None:
        """Go on after a preprocessor line with that name."""
        if name in CONDITIONS:
            self._around.append((self.stack.copy(), []))
        elif self._around and name in ALTERNATIVES:
            before, after = self._around[-1]
            after.append(self.stack)
            self.stack = before.copy()
        elif self._around and name == "endif":
            before, after = self._around.pop()
            if after:
                self.stack = _joined(before, [*after, self.stack])


def _joined(before: _Stack, after: list[_Stack]) -> _Stack:
    """What is open after the arms of a conditional."""
    depth = len(max(after, key=lambda stack: abs(len(stack) - len(before))))
    levels = zip(*(stack for stack in after if len(stack) == depth), strict=True)
    return [tuple(dict.fromkeys(opener for entry in level for opener in entry)) for level in levels]
