"""A Python file as it is read: its text, what its parser says, and where its nodes are."""

from __future__ import annotations

import ast
import io
import tokenize
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from hipport.config import Options
from hipport.mapping import Mapping
from hipport.project.survey import Survey
from hipport.python.literals import LiteralText
from hipport.python.literals import read_formatted
from hipport.python.literals import read_literal
from hipport.python.sources import Literal
from hipport.python.sources import text_of
from hipport.source.text import BOM
from hipport.source.text import Source


class UnreadableError(ValueError):
    """Python's parser refuses the file; ``line`` is where, from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class PythonFile:
    """A file that Python's parser has read, with the options and the project that it is converted with. ``is_built``
    says that it is ported as a build file, too.
    """

    source: Source
    module: ast.Module
    mapping: Mapping
    options: Options
    survey: Survey
    is_built: bool

    @property
    def surroundings(self) -> tuple[Mapping, Options, Survey, bool]:
        """What the file is converted with."""
        return self.mapping, self.options, self.survey, self.is_built

    def offset(self, line: int, column: int) -> int:
        """The offset in the file of a place that the parser gives: a line from 1, and bytes of UTF-8 in it."""
        return (
            self._line_starts[line - 1] + column + (len(BOM) if line == 1 and self.source.text.startswith(BOM) else 0)
        )

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node stands in the file."""
        start = self.offset(node.lineno, node.col_offset)
        return start, start if node.end_lineno is None else self.offset(node.end_lineno, node.end_col_offset or 0)

    def literal(self, node: Literal) -> LiteralText | None:
        """The text of a literal with its places; None where that is not certain."""
        start, end = self.span(node)
        if isinstance(node, ast.JoinedStr):
            return read_formatted(self.source.text, start, end, text_of(node))
        assert isinstance(node.value, str | bytes)
        return read_literal(self.source.text, start, end, node.value)

    @cached_property
    def _line_starts(self) -> list[int]:
        r"""The lines as Python counts them: ``\r`` alone ends one too."""
        starts = [0]
        for line in self.source.text.encode("latin-1").splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    def comments(self) -> Iterator[tuple[int, str]]:
        """The comments with their offsets."""
        lines = io.StringIO(self.source.text.removeprefix(BOM), newline="")
        try:
            for token in tokenize.generate_tokens(lines.readline):
                if token.type == tokenize.COMMENT:
                    yield self.offset(*token.start), token.string
        except (tokenize.TokenError, SyntaxError):
            return


def parse(data: bytes) -> ast.Module:
    """The tree of a file in UTF-8. Raises UnreadableError."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if not data.isascii():
                encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
                if not encoding.startswith("utf-8"):
                    raise UnreadableError(f"in {encoding}, not UTF-8", 1)
                data.decode("utf-8")
            return ast.parse(data)
    except UnicodeDecodeError as error:
        raise UnreadableError("not UTF-8", data.count(b"\n", 0, error.start) + 1) from error
    except UnreadableError:
        raise
    except SyntaxError as error:
        raise UnreadableError(error.msg, error.lineno or 1) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise UnreadableError(str(error) or type(error).__name__, 1) from error
