"""Commands of other compilers than hipcc in a Makefile that had found CUDA's headers where every compiler looks."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Command
from hipport.build.make_names import Names
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_head import is_template
from hipport.build_port.make_link import values_of
from hipport.build_port.make_link import with_values
from hipport.build_port.make_options import DEFINE
from hipport.build_port.make_options import Place
from hipport.rules.build import files

_COMPILER = re.compile(
    r"(?:\S*/)?(?:[\w.]+-)*(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|icc|icpc|icx|icpx|mpicc|mpicxx|mpic\+\+|mpiCC)(?:-[\d.]+)?"
)
_BUILT_IN = frozenset({"$(CC)", "${CC}", "$(CXX)", "${CXX}"})  # which make gives a value
_SOURCE = re.compile(r"(?:\$[({][^(){}]*[)}]|[^\s(){}$'\"])*[\w%*)}]\.(?:c|cc|cpp|cxx|C)(?![\w.])")
# -I/opt/cuda/include   -isystem $(CUDA_INC)   $(CUDA_FLAGS)   `pkg-config --cflags cuda`
_HAS_HEADERS = re.compile(
    r"-(?:I|isystem|idirafter)[ ]*[\"']?[/$~]\S*(?i:cuda|rocm|hip)|\$[({]\w*(?i:cuda|rocm|hip)\w*[)}]"
    r"|pkg-config|hipconfig"
)
_PATHS = frozenset({"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"})
_PREREQUISITES = frozenset({"$<", "$^", "$+"})
_WILD = re.compile(r"%|\\\*|\\\$\\\([^()]*\)|\\\$\\\{[^{}]*\}|\\\$.")


def host_places(file: BuildFile, code: str, lines: Sequence[MakeLine], names: Names) -> Iterator[Place]:
    """The folder of ROCm's headers and their macro, in each command of another compiler that compiles sources which
    include them, and has neither: ``g++ -c main.cpp``, ``$(CXX) $(CXXFLAGS) -c $<``. CUDA's are in /usr/include on
    Debian, or where ``CPATH`` says. Not where another makefile may have more to say.
    """
    folder = posixpath.dirname(file.source.path)
    sources = [posixpath.relpath(path, folder or ".") for path in file.facts.host_with_cuda]
    is_whole = not any(line.kind is Kind.INCLUDE for line in lines) and _PATHS.isdisjoint(names.values)
    if not sources or not is_whole or is_template(file.source.path):
        return
    values = values_of(code, lines)
    prerequisites = ""
    for line in lines:
        if line.kind is Kind.TARGETS:
            prerequisites = code[line.start : line.end].partition(":")[2]
        if line.kind is Kind.RECIPE:
            for command in names.commands:
                if line.start <= command.words[0].start < line.end and _compiles(
                    command, values, prerequisites, sources
                ):
                    end = command.words[0].end
                    yield Place(end, end, ("", "-I$(ROCM_PATH)/include", DEFINE), files.CUDA_PACKAGE)


def _compiles(command: Command, values: Mapping[str, str], prerequisites: str, sources: Collection[str]) -> bool:
    """Whether a command is of a host compiler that gets some of the sources, and no folder of CUDA's headers."""
    if command.of_nvcc or not _is_compiler(command.words[0].text, values):
        return False
    text = with_values(command, values)
    if any(word.text in _PREREQUISITES for word in command.words):
        text += " " + " ".join([prerequisites, *(values.get(name, "") for name in REFERENCE.findall(prerequisites))])
    if _HAS_HEADERS.search(text) or DEFINE in text:
        return False
    return any(_is_one_of(name, sources) for name in _SOURCE.findall(text))


def _is_compiler(word: str, values: Mapping[str, str]) -> bool:
    reference = REFERENCE.fullmatch(word)
    if reference is None:
        return _COMPILER.fullmatch(word) is not None
    value = values.get(reference["name"], "").split()
    return _COMPILER.fullmatch(value[0]) is not None if value else word in _BUILT_IN


def _is_one_of(name: str, sources: Collection[str]) -> bool:
    """``main.cpp``   ``%.cpp``   ``src/*.cc``   ``$(SRC)/%.cpp``"""
    pattern = re.compile(_WILD.sub(".*", re.escape(name.removeprefix("./"))))
    return any(pattern.fullmatch(source) for source in sources)
