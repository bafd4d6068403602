"""A Makefile in a port: it builds with hipcc what it built with nvcc."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_lines import MakeSyntaxError
from hipport.build.make_lines import lines
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Command
from hipport.build.make_names import Names
from hipport.build.make_names import read_names
from hipport.build.make_words import Span
from hipport.build.make_words import calls
from hipport.build.make_words import words
from hipport.build.nvcc_options import changes
from hipport.build.nvcc_options import not_joined
from hipport.build.nvcc_options import with_blanks
from hipport.build.table import NVCC_OR_CUDA
from hipport.build.table import OPTION_OF_NVCC
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_compilers import other_compilers
from hipport.build_port.make_head import head
from hipport.build_port.make_head import header_places
from hipport.build_port.make_head import is_template
from hipport.build_port.make_hosts import host_places
from hipport.build_port.make_includes import include_places
from hipport.build_port.make_libraries import library_places
from hipport.build_port.make_link import link_places
from hipport.build_port.make_modules import module_places
from hipport.build_port.make_options import Place
from hipport.build_port.make_options import Reader
from hipport.build_port.make_options import changed_words
from hipport.build_port.make_text import parts
from hipport.build_port.make_text import rewritten
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.build_files import BuildLanguage
from hipport.rules.build import files

_SEPARATORS = frozenset({";", "|", "&", "(", ")", "`"})
_QUOTED = re.compile(r"(?P<quote>[\"'])(?P<inside>(?:(?!(?P=quote)).)*)(?P=quote)", re.DOTALL)
_HANDS_ON = frozenset({"-Xcompiler", "--compiler-options"})
_FOR_HOST = re.compile(r"-(?:Xcompiler|-compiler-options)[=\s]\s*[\"']?\$[({](\w+)[)}]")
# $(CXXFLAGS:%=-Xcompiler %)
_GIVEN = re.compile(r"\w+=(?=-)")  # $(MAKE) "CUFLAGS=-arch=sm_35 -G"
_HANDED_ON = re.compile(r"\$[({](?P<name>[\w.-]+):%=(?:-Xcompiler|--compiler-options)[= ]%[)}]")
#: Programs that have options of nvcc's too, such as -arch, which stay as they are.
_INSPECTORS = frozenset(("cuobjdump", "nvdisasm", "nvprune"))
_BLANKS = " \t\r\n\\"
_NAMES = re.compile(r"(?<!@)\bCUDA\w+\b")  # @CUDA_HOME@ is of configure
# What a Makefile has, beside options and libraries, of which anything becomes something else in a port.
_HINT = re.compile(r"(?i:cuda|nvcc|hipcc|cucc|cud_c)|ROCM_PATH|-std=")
_CONDITION = re.compile(r"[ \t]*(?:else[ \t]+)?if(?:n?def)[ \t]+(?P<name>\w+)")


def port_makefile(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What becomes of a Makefile. Raises BrokenBuildFileError for one that make would not read."""
    code = read_code(file.text, BuildLanguage.MAKE).text
    automake = is_template(file.source.path)
    try:
        found = tuple(lines(code, file.text, automake=automake))
    except MakeSyntaxError as error:
        raise BrokenBuildFileError(error.offset, error.what) from error
    if not (_HINT.search(code) or file.table.hint.search(code)):
        return
    makefile = _Makefile(file, code, found, read_names(code, found))
    edits = list(makefile.edits())
    yield from edits
    compiles = bool(makefile.names.compilers) or any(command.of_nvcc for command in makefile.names.commands)
    yield from head(file, makefile.names, edits, compiles=compiles and not automake)
    yield from makefile.findings()


@dataclass(frozen=True)
class _Makefile:
    file: BuildFile
    code: str
    lines: tuple[MakeLine, ...]
    names: Names

    @cached_property
    def _commands(self) -> dict[int, list[Command]]:
        """The commands by the lines in which they begin."""
        firsts = [line.start for line in self.lines]
        found: dict[int, list[Command]] = defaultdict(list)
        for command in self.names.commands:
            found[firsts[bisect_right(firsts, command.words[0].start) - 1]].append(command)
        return found

    def edits(self) -> Iterator[Edit | Diagnostic]:
        """The edits of all lines, and what is lost with them."""
        said: dict[str, list[tuple[int, ...]]] = {}
        libraries = list(library_places(self.file, self.code, self.lines))
        yield from (each for each in libraries if isinstance(each, Diagnostic))
        more = [each for each in libraries if isinstance(each, Place)]
        more += header_places(self.file, self.names.commands)
        more += host_places(self.file, self.code, self.lines, self.names)
        more += module_places(self.file, self.code, self.lines, self.names)
        more += sorted(link_places(self.file, self.code, self.lines, self.names), key=lambda place: place.start)
        for line in self.lines:
            is_concerned = self._is_concerned(line)
            places = list(self._places(line)) if is_concerned else []
            for place in places:
                if place.loses:
                    yield self.file.lost(place.start, place.end, place.loses)
            places = [self._once(line, place, said) for place in places]
            places += [place for place in more if line.start <= place.start <= line.end]
            if is_concerned:
                places += [place for place in self._headers(line) if not _covered(place.start, places)]
            places = [self._kept(place) if self._is_of_fortran(line, place.start) else place for place in places]
            if places:
                yield from self._written(line, sorted(places, key=lambda place: (place.start, place.end)))
        yield from self._settled()

    def _is_concerned(self, line: MakeLine) -> bool:
        """Whether a line has anything of which something may become another: for most lines a search tells."""
        place = (self.code, line.start, line.end)
        if _HINT.search(*place) or self.file.table.hint.search(*place) or line.name in self._handed_on:
            return True
        return not self._folders.isdisjoint(REFERENCE.findall(*place))

    @cached_property
    def _handed_on(self) -> frozenset[str]:
        """The variables that an option for the host compiler hands on: ``-Xcompiler $(HOSTFLAGS)``."""
        return frozenset(_FOR_HOST.findall(self.code))

    @cached_property
    def _folders(self) -> frozenset[str]:
        """The variables with folders of the toolkit."""
        return self.names.toolkits | self.names.includes | self.names.with_headers

    def _places(self, line: MakeLine) -> Iterator[Place]:
        """What becomes of the words of a line."""
        value = self.code[line.text : line.end].strip()
        if line.kind is Kind.ASSIGNMENT and value and self.names.is_root(line.name):
            start = line.text
            end = start + len(self.code[start : line.end].rstrip())
            if line.operator == "?=":
                yield Place(line.named, end, (f"{line.name} :={self._between(line)}$(ROCM_PATH)",), files.CUDA_PACKAGE)
            else:
                yield Place(line.named, end, (f"{self.code[line.named : start]}$(ROCM_PATH)",), files.CUDA_PACKAGE)
            return
        if line.kind is Kind.ASSIGNMENT and line.name in self._handed_on:
            new = with_blanks(not_joined(value))
            if new != value:
                yield Place(line.text, line.text + len(value), (new,), files.NVCC_OPTION)
                return
        if line.kind is Kind.ASSIGNMENT and value in _HANDS_ON:  # what follows it where the variable is used
            yield Place(line.text, line.text + len(value), (), files.NVCC_OPTION)
            return
        condition = _CONDITION.match(self.code, line.start, line.end) if line.kind is Kind.OTHER else None
        if condition and self.names.is_root(condition["name"]):
            yield Place(*condition.span("name"), ("ROCM_PATH",), files.CUDA_PACKAGE)
        taken: list[Place] = []
        if line.kind in (Kind.ASSIGNMENT, Kind.RECIPE, Kind.OTHER):
            for start, end in self._regions(line, taken):
                for command in _between_separators(words(self.code, start, end)):
                    if command[0].text.lstrip("@-+") in _INSPECTORS:
                        taken += (Place(each.start, each.end, (each.text,), files.NVCC_OPTION) for each in command[1:])
                        continue
                    found = changed_words(self.file, self.names, command, self._reader(line, command[-1].start))
                    taken += (each for each in found if not _covered(each.start, taken))
        yield from taken
        is_file = line.kind is Kind.ASSIGNMENT and line.name in self.names.files
        for part in parts(self.code[line.start : line.end], self.names, self.file.table.libraries, is_file=is_file):
            start, end = line.start + part.start, line.start + part.end
            if start < line.text or (part.code == files.NVCC_CALL and line.kind in (Kind.TARGETS, Kind.INCLUDE)):
                continue
            if not any(place.start < end and start < place.end for place in taken):
                yield Place(start, end, (part.text,), part.code)

    def _is_of_fortran(self, line: MakeLine, at: int) -> bool:
        """Whether words are for a Fortran compiler for NVIDIA's GPUs, whose programs need CUDA's libraries."""
        commands = self.names.fortran if line.kind is Kind.RECIPE else ()
        return (line.kind is Kind.ASSIGNMENT and line.name in self.names.of_fortran) or any(
            command.words[0].start <= at < command.words[-1].end for command in commands
        )

    def _kept(self, place: Place) -> Place:
        return Place(place.start, place.end, (self.code[place.start : place.end],), place.code)

    def _headers(self, line: MakeLine) -> Iterator[Place]:
        """What other compilers than hipcc need for HIP's headers in a list of folders."""
        if line.kind in (Kind.ASSIGNMENT, Kind.RECIPE):
            found = include_places(self.code, line, self.names)
            yield from (place for place in found if not self._reader(line, place.start).alone)

    def _between(self, line: MakeLine) -> str:
        return self.code[line.assigned + len(line.operator) : line.text]

    def _regions(self, line: MakeLine, taken: list[Place]) -> Iterator[tuple[int, int]]:
        """Where words are: the text of a line, the arguments of functions in it, quoted texts."""
        for call in calls(self.code, line.text, line.end):
            if call.name == "addprefix" and len(call.arguments) == 2 and _hands_on(call.arguments[0].text):
                handed_on = rewritten(call.arguments[1].text.strip(), self.names, self.file.table.libraries)
                taken.append(Place(call.start, call.end, (handed_on,), files.NVCC_OPTION))
        lists = _HANDED_ON.finditer(self.code, line.text, line.end)
        taken += (Place(*match.span(), (f"$({match['name']})",), files.NVCC_OPTION) for match in lists)
        yield line.text, line.end
        for call in calls(self.code, line.text, line.end):
            for argument in call.arguments:
                if not _covered(argument.start, taken):
                    yield argument.start, argument.end
        for match in _QUOTED.finditer(self.code, line.text, line.end):
            if not _covered(match.start(), taken):
                start, end = match.span("inside")
                given = _GIVEN.match(self.code, start, end)
                yield given.end() if given else start, end

    def _reader(self, line: MakeLine, at: int) -> Reader:
        """Whom the words at a place are for."""
        of_line = self._commands.get(line.start, ())
        around = [each for each in of_line if each.words[0].start <= at < each.words[-1].end]
        if around:
            innermost = max(around, key=lambda command: command.words[0].start)
            return Reader(innermost.of_nvcc, innermost.of_nvcc)
        return Reader(self.names.reaches_nvcc(line.name), self.names.is_nvccs_alone(line.name))

    def _once(self, line: MakeLine, place: Place, said: dict[str, list[tuple[int, ...]]]) -> Place:
        """The place, without the architectures where the variable has them already.

        ``GENCODE += -gencode arch=compute_70,code=sm_70``
        """
        if line.kind is not Kind.ASSIGNMENT or not place.words or not place.words[0].startswith("--offload-arch="):
            return place
        inside = any(call.start <= place.start < call.end for call in calls(self.code, line.text, line.end))
        before = said.setdefault(line.name, [])
        if self._appends(line) and any(line.arms[: len(arms)] == arms for arms in before):
            return Place(place.start, place.end, (), place.code)
        if not inside and not line.in_define:
            before.append(line.arms)
        return place

    def _appends(self, line: MakeLine) -> bool:
        value = self.code[line.text : line.end]
        return line.operator == "+=" or f"$({line.name})" in value or f"${{{line.name}}}" in value

    def _written(self, line: MakeLine, places: list[Place]) -> Iterator[Edit]:
        """The edits for places of a line: what is left out goes with the blanks before it, or with its line."""
        left_out = [place for place in places if not place.words]
        value = "".join(_without(self.code, line.text, line.end, left_out)).strip(_BLANKS)
        if left_out and line.operator == "+=" and not value and not line.in_define and not self._has_comment(line):
            newline = self.file.text.find("\n", line.end) + 1 or len(self.file.text)
            yield self.file.edit(left_out[0].code, self._line_start(line.start), newline, "")
            return
        for place in places:
            if place.words:
                yield self.file.edit(place.code, place.start, place.end, " ".join(place.words))
        yield from self._left_out(line, left_out)

    def _has_comment(self, line: MakeLine) -> bool:
        end = self.file.source.line_end(line.end)
        return self.file.text[line.start : end].strip() != self.code[line.start : end].strip()

    def _line_start(self, offset: int) -> int:
        return self.code.rfind("\n", 0, offset) + 1

    def _left_out(self, line: MakeLine, places: list[Place]) -> Iterator[Edit]:
        """What is left out, with the blanks before it; with its line where that has nothing else."""
        groups: list[list[Place]] = []
        for place in places:
            if groups and not self.code[groups[-1][-1].end : place.start].strip(_BLANKS):
                groups[-1].append(place)
            else:
                groups.append([place])
        for group in groups:
            start, end = group[0].start, group[-1].end
            after = self.code[end : line.end]
            gap = after[: len(after) - len(after.lstrip(_BLANKS))]
            begin = self._line_start(start)
            if gap == after:
                start = line.text + len(self.code[line.text : start].rstrip(_BLANKS))
            elif start > line.text and self.code[begin:start].strip():
                start = begin + len(self.code[begin:start].rstrip(" \t"))
            elif "\n" in gap and begin > line.start:
                start, end = begin, end + gap.index("\n") + 1
            else:
                end += len(gap) - len(gap.lstrip(" \t"))
            yield self.file.edit(group[0].code, start, end, "")

    def _settled(self) -> Iterator[Edit]:
        """Variables of the tree's makefiles: their names stay, as their values are for ROCm."""
        own = self.names.values.keys() | self.file.facts.assigned
        for match in _NAMES.finditer(self.code):
            if match[0] in own:
                yield self.file.edit(files.CUDA_PACKAGE, *match.span(), match[0])

    def findings(self) -> Iterator[Diagnostic]:
        """Compilers of one machine; where nvcc is asked for its version, which hipcc says in another way; options for a
        person to port, where only the names of variables tell that they are nvcc's.
        """
        yield from other_compilers(self.file, self.code, self.lines, self.names)
        yield from self._options_left()
        for command in self.names.commands:
            first = command.words[0]
            version = next((word for word in command.words[1:] if word.text in ("--version", "-V")), None)
            if command.of_nvcc and version and "nvcc" not in first.text and "$" in first.text:
                message = "hipcc says its version in another form than nvcc, and it is that of ROCm"
                remedy = "compare with versions of ROCm, or leave the question out"
                yield self.file.diagnostic(files.NVCC_CALL, first.start, version.end, message, remedy, Severity.WARNING)

    def _options_left(self) -> Iterator[Diagnostic]:
        """``$(CC) -c a.cu -odir build``, where ``CC = nvcc``"""
        table, source = self.file.table, self.file.source
        for command in filter(lambda command: command.of_nvcc, self.names.commands):
            texts = [word.text for word in command.words]
            for change in changes(texts, table, self.file.facts.architectures, of_nvcc=True):
                word = command.words[change.first]
                line = self.code[source.line_start(word.start) : source.line_end(word.start)]
                if change.words is None and change.option.beside and not NVCC_OR_CUDA.search(line):
                    name = word.text.partition("=")[0]
                    message, end = f"{name}: {OPTION_OF_NVCC}", word.start + len(name)
                    yield self.file.diagnostic(files.NVCC_OPTION, word.start, end, message, change.option.instead)


def _hands_on(prefix: str) -> bool:
    return prefix.strip().removesuffix("=") in _HANDS_ON


def _between_separators(line: Sequence[Span]) -> Iterator[list[Span]]:
    command: list[Span] = []
    for word in (*line, Span(";", 0, 0)):
        if word.text not in _SEPARATORS:
            command.append(word)
        elif command:
            yield command
            command = []


def _covered(at: int, places: list[Place]) -> bool:
    return any(place.start <= at < place.end for place in places)


def _without(code: str, start: int, end: int, places: list[Place]) -> Iterator[str]:
    for place in places:
        yield code[start : place.start]
        start = place.end
    yield code[start:end]
