"""A command of a CMake file where it stands, and the edits that change, remove and add commands and arguments."""

from __future__ import annotations

from dataclasses import dataclass

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import Quoting
from hipport.build_port.build_file import BuildFile
from hipport.diagnostics import Edit


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A command in its file. ``arms`` are the offsets at which the arms of the blocks around it begin, the outermost
    first, ``definition`` that of the outermost function or macro around it, if any.
    """

    file: BuildFile
    command: Command
    arms: tuple[int, ...] = ()
    definition: int | None = None

    @property
    def arms_when_read(self) -> tuple[int, ...]:
        """The arms that are taken when the file is read: for a command in a function or macro, those around this."""
        return tuple(arm for arm in self.arms if self.definition is None or arm < self.definition)

    @property
    def in_function(self) -> bool:
        """Whether the command is in a function. What a macro has stands for itself wherever the macro is called."""
        return self.definition is not None and self.file.text[self.definition :][:8].lower() == "function"

    @property
    def is_condition(self) -> bool:
        """Whether the arguments are a condition."""
        return self.command.lower in ("if", "elseif", "while")

    @property
    def indent(self) -> str:
        """The blanks before the command, or before the definition that it is in."""
        return self._indent(self.command.start)

    def _indent(self, offset: int) -> str:
        line = self.file.text[self.file.source.line_start(offset) : offset]
        return line[: len(line) - len(line.lstrip())]

    def replaced(self, code: str, argument: Argument, value: str) -> Edit:
        """The argument has another value, and its quotes as before."""
        inner = argument.text.replace(argument.value, value) if argument.value else value
        text = inner if argument.quoting is Quoting.QUOTES else value
        return self.file.edit(code, argument.start, argument.end, text)

    def without(self, code: str, start: int, end: int) -> Edit:
        """The bytes are left out, and the blanks that go with them."""
        text, source = self.file.text, self.file.source
        before, after = text[source.line_start(start) : start], text[end : source.line_end(end)]
        if before.strip() and before[-1].isspace():
            start -= len(before) - len(before.rstrip())
        elif not before.strip() or before.endswith("("):
            end += len(after) - len(after.lstrip(" \t"))
        return self.file.edit(code, start, end, "")

    def after_text(self, offset: int) -> int:
        """The offset without the blanks before it, where no comment stands before these."""
        text = self.file.text
        start = len(text[:offset].rstrip())
        has_comment = "#" in text[self.file.source.line_start(start) : start]
        return self.file.source.line_start(offset) if has_comment else start

    def removed(self, code: str) -> Edit:
        """The command is left out."""
        return self.without(code, self.command.start, self.command.end)

    def written(self, code: str, *lines: str) -> Edit:
        """Other commands stand in place of this one."""
        return self.file.edit(code, self.command.start, self.command.end, f"\n{self.indent}".join(lines))

    def before(self, code: str, *lines: str, header: str = "") -> Edit:
        """Commands are added before this one, or before the definition that it is in."""
        at = self.command.start if self.definition is None else self.definition
        text = "".join(f"{line}\n{self._indent(at)}" for line in lines)
        return self.file.edit(code, at, at, text, header)

    def after(self, code: str, *lines: str) -> Edit:
        """Commands are added after this one, and after a comment on its line."""
        end = self.command.end
        rest = self.file.text[end : self.file.source.line_end(end)].rstrip()
        at = end + len(rest) if not rest or rest.lstrip().startswith("#") else end
        return self.file.edit(code, at, at, "".join(f"\n{self.indent}{line}" for line in lines))
