"""What hipcc needs on a command line where nvcc needed nothing: objects after sources, separable compilation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Command
from hipport.build.make_names import Names
from hipport.build.make_words import calls
from hipport.build.make_words import words
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_options import Place
from hipport.rules.build import files

_RELOCATABLE = re.compile(
    r"(?<![\w-])(?:--?(?:dc|device-c)|--?(?:rdc|relocatable-device-code)[ \t=]*true|-fgpu-rdc)(?![\w-])"
)
_NO_LINK = re.compile(
    r"(?<![\w-])(?:-c|--compile|-dc|--device-c|-E|-MM?|--generate-(?:nonsystem-)?dependencies|--?ptx|--?cubin|--?fatbin|--genco|-dlink|--device-link|--version|-V)"
    r"(?![\w-])"
)
_ARCHITECTURE = re.compile(r"-gencode|--generate-code|-arch\b|--gpu-architecture|--offload-arch|--cuda-gpu-arch")
SOURCE = re.compile(r"\S+\.(?:cu|cpp|cc|cxx|c)")
_CXX_STANDARD = re.compile(r"(?:^|[\s=])(?:c|gnu)\+\+\w+(?!\S)")
_C_STANDARD = re.compile(r"-std=(?:c|gnu)\d")
_OBJECT = re.compile(r"\S+\.(?:o|obj|a|so)")
_ALL_PREREQUISITES = frozenset({"$^", "$+"})
_OBJECTS = "%.o %.obj %.a %.so"
#: Functions of make whose files have a kind that one of the arguments says; of others, the last argument has the files.
_SAYS_KIND = {"addsuffix": 0, "filter": 0, "patsubst": 1}


def link_places(file: BuildFile, code: str, lines: Sequence[MakeLine], names: Names) -> Iterator[Place]:
    """What goes into command lines of nvcc where hipcc needs more."""
    of_nvcc = [command for command in names.commands if command.of_nvcc]
    if not of_nvcc:
        return
    relocatable = _RELOCATABLE.search(code) is not None
    always = any(_RELOCATABLE.search(" ".join(word.text for word in command.words)) for command in of_nvcc)
    values = values_of(code, lines)
    certain = _certain_values(values, code, lines, names) if always else values
    prerequisites = ""
    for line in lines:
        if line.kind is Kind.TARGETS:
            prerequisites = code[line.start : line.end].partition(":")[2]
        if line.kind is not Kind.RECIPE:
            continue
        for command in (each for each in of_nvcc if line.start <= each.words[0].start < line.end):
            text = with_values(command, values)
            yield from _objects_after_sources(command, values, prerequisites)
            yield from _standard_of_c(command, values, prerequisites)
            if relocatable and not (_NO_LINK.search(text) or _RELOCATABLE.search(with_values(command, certain))):
                yield _linked(file, command, text)


def values_of(code: str, lines: Sequence[MakeLine]) -> dict[str, str]:
    """All that is assigned to each variable, in one text."""
    values = {line.name: "" for line in lines}
    for line in lines:
        if line.kind is Kind.ASSIGNMENT:
            values[line.name] += f" {code[line.text : line.end]}"
    return values


def _certain_values(values: Mapping[str, str], code: str, lines: Sequence[MakeLine], names: Names) -> Mapping[str, str]:
    """The values of variables, but empty for one that has ``-rdc=true`` in some of them alone: in ``NVFLAGS = -G``
    of a target or an arm it is gone, and objects of ``nvcc -dc`` are linked all the same. Not where the value is a
    command of another program: beside ``LINK = nvcc -rdc=true``, ``LINK = g++`` of a build without a GPU.
    """
    given = [line for line in lines if line.kind is Kind.ASSIGNMENT and line.operator != "+="]
    without = {
        line.name
        for line in given
        if not _RELOCATABLE.search(code, line.text, line.end) and not _calls_another(code[line.text : line.end], names)
    }
    return {name: "" if name in without and _RELOCATABLE.search(text) else text for name, text in values.items()}


def _calls_another(value: str, names: Names, inside: frozenset[str] = frozenset()) -> bool:
    """Whether a value begins with a program that is not nvcc, or not in all builds. ``inside`` are the variables in
    whose values it stands.

    ``g++ -O3``   ``$(CXX) -O3``   ``$(CC) -O3``, with ``CC = gcc`` and ``CC = nvcc`` in two arms
    """
    first = next(iter(value.split()), "")
    reference = REFERENCE.fullmatch(first)
    if reference is None:
        return bool(first) and not first.startswith(("-", "$")) and not names.is_nvcc(first)
    if reference["name"] not in names.values:
        return reference["name"] in ("CC", "CXX")
    if reference["name"] in inside:
        return False
    return any(_calls_another(text, names, inside | {reference["name"]}) for text in names.values[reference["name"]])


def with_values(command: Command, values: Mapping[str, str]) -> str:
    """The text of a command and of the variables that it uses."""
    texts = [word.text for word in command.words]
    known: set[str] = set()
    for text in texts:
        for name in REFERENCE.findall(text):
            if name not in known:
                known.add(name)
                texts.append(values.get(name, ""))
    return " ".join(texts)


def _linked(file: BuildFile, command: Command, text: str) -> Place:
    """``nvcc a.o b.o -o prog``: nvcc links device code without being told to."""
    first = command.words[0]
    return Place(first.end, first.end, ("", "-fgpu-rdc", *missing_architectures(file, text)), files.NVCC_OPTION)


def missing_architectures(file: BuildFile, text: str) -> list[str]:
    """The options for the GPUs that a command has to name, if it says nothing of architectures."""
    return [] if _ARCHITECTURE.search(text) else [*file.facts.offload_options]


def _objects_after_sources(command: Command, values: dict[str, str], prerequisites: str) -> Iterator[Place]:
    """``nvcc main.cu kernels.o -o prog``: hipcc takes for HIP what comes after a source, unless it is told; with ``-c``
    too, where nvcc leaves objects alone.
    """
    last = -1
    skip = False
    first = next(iter(prerequisites.split()), "")
    for at, word in enumerate(command.words[1:], 1):
        if skip or word.text.startswith("-"):
            skip = word.text in ("-o", "-x", "-Xcompiler", "-Xlinker", "-I", "-L", "-D")
            if word.text.startswith("-x") or (skip and command.words[at + 1 : at + 2] and word.text == "-x"):
                last = -1 if "none" in command.words[min(at + 1, len(command.words) - 1)].text else last
            continue
        if word.text in _ALL_PREREQUISITES and _mixes(prerequisites, values):
            others, objects = f"$(filter-out {_OBJECTS},{word.text})", f"$(filter {_OBJECTS},{word.text})"
            yield Place(word.start, word.end, (others, "-x none", objects), files.NVCC_OPTION)
        elif holds(first if word.text == "$<" else word.text, values, SOURCE):
            last = at
        elif last >= 0 and holds(word.text, values, _OBJECT):
            end = command.words[last].end
            yield Place(end, end, ("", "-x none"), files.NVCC_OPTION)
            last = -1


def _standard_of_c(command: Command, values: dict[str, str], prerequisites: str) -> Iterator[Place]:
    """``nvcc -std=c++14 -c main.c``: nvcc's compiler ignores a standard of C++ for C, and clang takes none."""
    files_of = {"$<": prerequisites.split()[:1], **dict.fromkeys(_ALL_PREREQUISITES, prerequisites.split())}
    options = [word for word in command.words[1:] if _CXX_STANDARD.search(with_values(Command((word,), True), values))]
    named = [name for word in command.words[1:] for name in files_of.get(word.text, [word.text])]
    sources = [name for name in named if not name.startswith("-") and holds(name, values, SOURCE)]
    has_own = _C_STANDARD.search(with_values(command, values)) is not None
    if options and sources and not has_own and all(name.endswith(".c") for name in sources):
        end = options[-1].end
        yield Place(end, end, ("", "-std=gnu17"), files.NVCC_OPTION)


def _mixes(prerequisites: str, values: dict[str, str]) -> bool:
    found = [word.text for word in words(prerequisites, 0, len(prerequisites))]
    sources = any(holds(word, values, SOURCE) for word in found)
    return sources and any(holds(word, values, _OBJECT) for word in found)


def holds(word: str, values: Mapping[str, str], pattern: re.Pattern[str], inside: frozenset[str] = frozenset()) -> bool:
    """Whether a word has a file of a kind: itself, by the value of the variable that it is, or by what the function
    that it calls gives. ``inside`` are the variables in whose values it stands.

    ``a.cu``   ``$(SRCS)``   ``$(SRCS:.cpp=.o)``   ``$(wildcard *.cu)``   ``$(patsubst %.cpp,build/%.o,$(SRCS))``
    """
    call = next(calls(word, 0, len(word)), None)
    if call and call.end - call.start == len(word):
        says = _SAYS_KIND.get(call.name)
        text = call.arguments[-1].text if says is None else f"x{call.arguments[says].text}".replace("%", "x")
    elif match := re.fullmatch(r"\$[({](?P<name>[\w.-]+)(?::[^=]*=(?P<new>[^)}]*))?[)}]", word):
        if match["new"] is not None:
            return pattern.fullmatch(f"x{match['new']}".replace("%", "x")) is not None
        text = "" if match["name"] in inside else values.get(match["name"], "")
        inside |= {match["name"]}
    else:
        return pattern.fullmatch(word) is not None
    return any(holds(each.text, values, pattern, inside) for each in words(text, 0, len(text)))
