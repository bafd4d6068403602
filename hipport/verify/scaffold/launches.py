"""The launches of kernels in a file: their expressions, and their values where these are constants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.launches import launch_at
from hipport.code.launches import launch_openers
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.verify.scaffold.kernels import text_of
from hipport.waves.constants import Constants

_TEMPLATE = re.compile(r"\btemplate\s*<([^{};]*?)>")
_WORD = re.compile(r"[A-Za-z_]\w*")
#: Runtime calls that launch, and whether the launch is cooperative: kernel, grid, block, arguments, shared memory.
_CALLS = {"cudaLaunchKernel": False, "cudaLaunchCooperativeKernel": True}


@dataclass(frozen=True, slots=True)
class LaunchExtents:
    """The extents of a grid or a block as the code writes them, and their values where all are constants."""

    text: str
    values: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class FoundLaunch:
    """A launch at a line of a file. ``kernel`` is the name without namespaces, ``template`` the texts of its template
    arguments, ``shared`` the bytes of dynamic shared memory (an empty text: none). ``arguments`` are the texts of the
    kernel's arguments with their values where they are constants; empty where the code passes an array of addresses.
    """

    kernel: str
    path: str
    line: int
    template: tuple[str, ...]
    grid: LaunchExtents
    block: LaunchExtents
    shared: LaunchExtents
    cooperative: bool
    arguments: tuple[LaunchExtents, ...]


def launches_of(tokens: Tokens, path: str, constants: Constants) -> Iterator[FoundLaunch]:
    """The launches in a file whose kernel is a name."""
    heads = _TEMPLATE.findall("".join(tokens.texts))
    reader = _Reader(tokens, path, constants, frozenset(word for head in heads for word in _WORD.findall(head)))
    found = (*_in_brackets(tokens, reader), *_by_calls(tokens, reader))
    return (launch for launch in found if launch is not None)


def _in_brackets(tokens: Tokens, reader: _Reader) -> Iterator[FoundLaunch | None]:
    """``kernel<<<grid, block>>>(arguments)``"""
    for opener in launch_openers(tokens):
        launch = launch_at(tokens, opener)
        if launch and len(launch.config) >= 2 and not tokens.directive_at(opener):
            arguments = split_arguments(tokens, launch.parenthesis, launch.end)
            yield reader.launch(launch.kernel, launch.config[:3], arguments or (), cooperative=False)


def _by_calls(tokens: Tokens, reader: _Reader) -> Iterator[FoundLaunch | None]:
    """``cudaLaunchKernel((void *)kernel, grid, block, arguments, bytes, stream)``"""
    for name, cooperative in _CALLS.items():
        for index in tokens.places(name):
            opener = tokens.after(index)
            closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
            spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
            if spans and len(spans) >= 4:
                config = (spans[1], spans[2], *spans[4:5])
                yield reader.launch(spans[0], config, (), cooperative=cooperative)


@dataclass(frozen=True, slots=True)
class _Reader:
    tokens: Tokens
    path: str
    constants: Constants
    parameters: frozenset[str]  # the names of all template parameters in the file

    def launch(
        self, kernel: Span, config: Sequence[Span], arguments: Sequence[Span], *, cooperative: bool
    ) -> FoundLaunch | None:
        """The launch of what a span names: ``a::k<float, 4>``, ``(void *)k<T>``, ``&k``."""
        tokens = self.tokens
        opener = next((at for at in range(kernel.first, kernel.end) if tokens.texts[at] == "<"), kernel.end)
        names = [tokens.texts[at] for at in tokens.code(kernel.first, opener) if is_name(tokens.texts[at])]
        if not names:
            return None
        closers = [at for at in range(opener, kernel.end) if tokens.texts[at] == ">"]
        template = split_arguments(tokens, opener, closers[-1]) if closers else ()
        shared = self._value(config[2]) if len(config) > 2 else LaunchExtents("", (0,))
        return FoundLaunch(
            names[-1],
            self.path,
            "".join(tokens.texts[: kernel.first]).count("\n") + 1,
            tuple(self._template_argument(span) for span in template or ()),
            self._extents(config[0]),
            self._extents(config[1]),
            shared,
            cooperative,
            tuple(self._value(span) for span in arguments),
        )

    def _template_argument(self, span: Span) -> str:
        """The text of a template argument, or its value where it is a constant of the file."""
        value = self._value(span)
        depends = not self.parameters.isdisjoint(_WORD.findall(value.text))
        return value.text if depends or value.values is None else str(value.values[0])

    def _value(self, span: Span) -> LaunchExtents:
        value = self.constants.value([self.tokens.texts[at] for at in self.tokens.code(span.first, span.end)])
        return LaunchExtents(text_of(self.tokens, span), None if value is None else (value,))

    def _extents(self, span: Span) -> LaunchExtents:
        """``256``, ``(n + 255) / 256``, ``dim3(16, 16)``, ``grid`` of ``const dim3 grid(n / 16, 4);`` before it"""
        tokens = self.tokens
        code = tokens.code(span.first, span.end)
        if len(code) > 1 and tokens.texts[code[0]] == "dim3":
            return self._of_list(code[1], text_of(tokens, span)) or self._value(span)
        if len(code) == 1 and is_name(tokens.texts[code[0]]):
            declared = self._declared(code[0])
            if declared is not None:
                return declared
        return self._value(span)

    def _declared(self, use: int) -> LaunchExtents | None:
        """What the nearest ``dim3`` of this name before its use is made with; None where there is none."""
        tokens = self.tokens
        name = tokens.texts[use]
        for index in reversed([at for at in tokens.places(name) if at < use]):
            if tokens.text_at(tokens.before(index)) not in ("dim3", ","):
                continue
            at = tokens.after(index)
            if tokens.text_at(at) == "=" and tokens.text_at(tokens.after(at)) == "dim3":
                at = tokens.after(tokens.after(at))
            if tokens.text_at(at) in ("(", "{") and tokens.text_at(tokens.before(index)) == "dim3":
                closer = closer_of(tokens, at)
                text = f"{name}, which is dim3{text_of(tokens, Span(at, closer + 1))}"
                return self._of_list(at, text)
            return None
        return None

    def _of_list(self, opener: int, text: str) -> LaunchExtents | None:
        closer = closer_of(self.tokens, opener)
        spans = split_arguments(self.tokens, opener, closer) if closer >= 0 else None
        if not spans:
            return None
        values = [self._value(span).values for span in spans]
        known = tuple(value[0] for value in values if value)
        return LaunchExtents(text, known if len(known) == len(values) else None)
