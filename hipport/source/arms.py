"""Which ``#if`` arm each token is in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field

from hipport.source.conditions import World
from hipport.source.conditions import evaluate
from hipport.source.lexer import is_blank
from hipport.source.open_brackets import ALTERNATIVES
from hipport.source.open_brackets import CONDITIONS
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens
from hipport.source.tokens import once


@dataclass(eq=False, slots=True)
class Arm:
    """One branch of a conditional. ``condition`` is an ``#if`` expression (empty for ``#else``).

    The arm's tokens are those from the end of ``directive`` to ``end``, the ``#`` that ends it (or the token count).
    """

    directive: Directive
    condition: str
    chain: Chain
    end: int = 0

    def holds(self, world: World) -> bool | None:
        """Whether the compiler takes this arm, given that it reaches the conditional; None if that is not known."""
        unknown = False
        for arm in self.chain.arms:
            value = evaluate(arm.condition, world) if arm.condition else True
            if arm is self:
                return (None if unknown else value) if value is not False else False
            if value:
                return None if unknown else False
            unknown = unknown or value is None
        raise AssertionError("an arm is in its own chain")

    def outwards(self) -> Iterator[Arm]:
        """This arm and those around it, innermost first."""
        arm: Arm | None = self
        while arm is not None:
            yield arm
            arm = arm.chain.parent


@dataclass(eq=False, slots=True)
class Chain:
    """A conditional from ``#if`` to ``#endif``: its arms in order, and the arm that it stands in."""

    parent: Arm | None
    arms: list[Arm] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Unbalanced:
    """A directive that has no partner: a stray ``#else``, an ``#if`` that is never closed."""

    directive: Directive


class Arms:
    """The conditionals of a file. A file in which they do not balance still gets arms; ``unbalanced`` says where."""

    def __init__(self, tokens: Tokens) -> None:
        self.chains: list[Chain] = []
        self.unbalanced: list[Unbalanced] = []
        self._boundaries: list[int] = []
        self._arms: list[Arm | None] = []
        self._scan(tokens)

    def _scan(self, tokens: Tokens) -> None:
        current: Arm | None = None
        for directive in tokens.directives:
            if directive.name in CONDITIONS:
                chain = Chain(current)
                self.chains.append(chain)
            elif directive.name in ALTERNATIVES or directive.name == "endif":
                if current is None:
                    self.unbalanced.append(Unbalanced(directive))
                    continue
                current.end = directive.first
                chain = current.chain
            else:
                continue
            if directive.name == "endif":
                current = chain.parent
            else:
                current = Arm(directive, _condition(tokens, directive), chain)
                chain.arms.append(current)
            self._boundaries.append(directive.end)
            self._arms.append(current)
        while current is not None:
            current.end = len(tokens)
            self.unbalanced.append(Unbalanced(current.chain.arms[0].directive))
            current = current.chain.parent

    def arm_at(self, index: int) -> Arm | None:
        """The innermost arm that a token is in; a conditional's own lines belong to the arm around it or before it."""
        at = bisect_right(self._boundaries, index) - 1
        return self._arms[at] if at >= 0 else None

    def enclosing(self, index: int) -> Iterator[Arm]:
        """The arms that a token is in, innermost first."""
        arm = self.arm_at(index)
        return arm.outwards() if arm is not None else iter(())


@once
def arms_of(tokens: Tokens) -> Arms:
    """The conditionals of a file, kept with its tokens."""
    return Arms(tokens)


def include_guard(tokens: Tokens, chain: Chain) -> Directive | None:
    """The ``#define X`` of an include guard, ``#ifndef X`` / ``#define X`` up to an ``#endif``; None where the
    conditional is something else: where it has another arm, or where X stands for code.
    """
    lines = tokens.directives
    at = bisect_right(lines, chain.arms[0].directive.first, key=lambda line: line.first)
    if len(chain.arms) > 1 or at == len(lines) or lines[at].name != "define":
        return None
    line = lines[at]
    name = tokens.after(line.name_at)
    body = "".join(tokens.texts[name + 1 : line.end]).strip()
    asked = "".join(chain.arms[0].condition.split())
    guards = asked in (f"!defined({tokens.text_at(name)})", f"!defined{tokens.text_at(name)}")
    return line if guards and (not body or body.isdecimal() or body.startswith("//")) else None


def guard_of_file(tokens: Tokens, arms: Arms) -> Directive | None:
    """The last line of ``#pragma once`` or ``#ifndef X`` / ``#define X`` where a file begins with it."""
    lines = tokens.directives
    if not lines or any(not is_blank(text) for text in tokens.texts[: lines[0].first]):
        return None
    first = lines[0]
    if first.name == "pragma" and tokens.text_at(tokens.after(first.name_at)) == "once":
        return first
    chain = arms.chains[0] if arms.chains else None
    guard = include_guard(tokens, chain) if chain and chain.arms[0].directive is first else None
    return guard if guard and chain and _ends_file(tokens, chain) else None


def _ends_file(tokens: Tokens, chain: Chain) -> bool:
    """Whether a conditional ends where the file ends."""
    last = tokens.directives[-1]
    return chain.arms[-1].end == last.first and all(is_blank(text) for text in tokens.texts[last.end :])


def _condition(tokens: Tokens, directive: Directive) -> str:
    text = "".join(tokens.texts[directive.name_at + 1 : directive.end]).strip()
    if directive.name in ("ifdef", "elifdef"):
        return f"defined({text.split()[0] if text else ''})"
    if directive.name in ("ifndef", "elifndef"):
        return f"!defined({text.split()[0] if text else ''})"
    if directive.name == "else":
        return ""
    return text or "0"
