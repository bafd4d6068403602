"""What the variables of a Makefile are for: the compiler nvcc, its options, the folder of the toolkit."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_words import Span
from hipport.build.make_words import calls
from hipport.build.make_words import words

#: ``$(NAME)``, ``${NAME}``, ``$(NAME:.cu=.o)``
REFERENCE = re.compile(r"\$[({](?P<name>[\w.-]+)(?:[:)}])")
#: The folder of the toolkit: written out, as modules of clusters have it too, ``/apps/CUDA/11.4.1``, in a variable that
#: CUDA's installer or its users set, or as a port has it.
FOLDER = (
    r"(?:(?<![\w./)}-])|(?<=-[IL])|(?<=-isystem))(?:/(?:[\w.+-]+/)+(?i:cuda(?:[-_]?toolkit)?)/v?\d+\.\d[\w.+-]*(?:/cuda)?"
    r"|/(?:usr/local|opt|opt/nvidia)/cuda(?:-?[\d.]*\d(?:/cuda)?)?|/usr/lib/cuda|/Developer/NVIDIA/CUDA-[\d.]*\d"
    r"|/(?:usr/local|opt|(?:[\w.+-]+/)*nvidia_hpc_sdk)/(?:(?!src/)[\w.+-]+/)+cuda|/(?:[\w.+-]+/)+(?:cuda-\d[\d.]*|cuda_\d+\.\d[\w.]*)|/usr/lib/nvidia-cuda-toolkit)"
    r"(?![\w.-])"
)
NAMED = (
    r"\$?\$(?:[({](?:CUDA_(?:HOME|PATH|INSTALL_PATH|TOOLKIT_PATH|TOOLKIT_ROOT_DIR|TOOLKIT_ROOT)|CUDATOOLKIT_HOME|EBROOTCUDA)"
    r"[)}]|CUDA_(?:HOME|PATH)\b)"
)
ROCM = r"\$[({]ROCM_PATH[)}]"
#: What may stand before a program in its word: ``$(Q)``, which is ``@`` or nothing.
QUIET = r"\$[({](?:Q|V|E|AT|QUIET|SILENT|VERBOSE|AM_V_\w+|\w*_?ECHO)[)}]"
#: A folder in a variable, with the slash that stands before a program: ``${CUDA_BIN}nvcc``.
IN_FOLDER = r"\$[({]\w*(?:BIN|DIR|PATH|PREFIX|HOME|ROOT|CUDA)\w*[)}]"
#: Names of variables that hold the toolkit's folder, whatever it is.
_ROOT_NAME = re.compile(
    r"CUDA_(?:HOME|PATH|INSTALL_PATH|TOOLKIT_PATH|TOOLKIT_ROOT_DIR|TOOLKIT_ROOT)|CUDATOOLKIT_HOME|EBROOTCUDA"
)
#: Folders of NVIDIA's samples, which have no toolkit in them: ``/Developer/GPU\ Computing/C``.
_OF_SAMPLES = re.compile(
    r"NVIDIA_(?:CUDA_SDK|GPU_Computing_SDK|CUDA-\d[\d.]*_Samples)|\bGPU\\? Computing(?!\\? Toolkit)"
)
# $(CUDA_DIR)/bin/nvcc   -I${CUDADIR}/include   -L$(CUDA_ROOT)/lib64
_BELOW = re.compile(
    r"\$[({](?P<name>(?!\w*(?:SDK|SAMPLE))\w*(?i:cuda)\w*)[)}]/(?P<below>bin/nvcc|include|lib64)(?![\w.-])"
)
_ASKED_FOLDER = re.compile(r"\$[({]wildcard[ \t]+(?P<folder>/[\w./+-]+)/bin/(?:nvcc|hipcc)[)}]")

#: What stands before a program that is asked for as a file: ``$(wildcard nvcc)``, ``$(subst /bin/nvcc,,...)``,
#: ``test -x nvcc``.
AS_FILE = r"\$[({](?:wildcard|realpath|abspath|dir|subst|patsubst)[ \t]+[^()]*|(?<![\w-])-[efrsx][ \t]+[\"']?"

_ASKED_FOR = re.compile(rf"(?:{AS_FILE}){REFERENCE.pattern}")
_OF_TOOLKIT = re.compile(rf"[\"']?(?:{FOLDER}|{NAMED}|{ROCM})/?[\"']?")
_IN_TOOLKIT = re.compile(
    rf"[\"']?(?P<folder>{FOLDER}|{NAMED}|{ROCM}|\$[({{](?P<name>[\w.-]+)[)}}])/(?:targets/[\w-]+/)?include/?[\"']?"
)
_VARIABLE = re.compile(r"\$[({]([\w.-]+)[)}]")
_COMPILER = re.compile(rf"[\"']?(?:\S*/|{IN_FOLDER})?(?:nvcc|hipcc)(?:\.exe)?[\"']?|@?(?:NVCC|HIPCC)@")
# CUDA Fortran, and Fortran whose loops go to NVIDIA's GPUs: the compilers, and what says so.
_FORTRAN = re.compile(r"[\"']?(?:\S*/)?(?:nvfortran|pgfortran|pgf9[05])[\"']?")
_FORTRAN_ON_GPUS = re.compile(
    r"\.cuf\b|(?<![\w-])-(?:Mcuda\b|cuda\b|cudalib\b|(?:stdpar|acc)=gpu\b|gpu=|ta=(?:nvidia|tesla)\b)"
)
_FOR_NVCC = re.compile(r"NVCC|NVCU|GENCODE|CUDA_?(?:CC|CXX|C|NV)?_?(?:FLAGS|OPT)", re.IGNORECASE)
_COMPILER_NAME = re.compile(r"NVCC|CUDA_?(?:CC|CXX|COMPILER)|CUDAC|CU(?:CC|D_C)", re.IGNORECASE)
_SOURCE = re.compile(r"\S+\.(?:cu|cpp|cc|cxx)")
_QUIET = re.compile(rf"^(?:[@+-]*{QUIET})+(?=.)")
_BEFORE = re.compile(rf"\w+=.*|{QUIET}|@*(?:ccache|sccache|time|env|nice|\$[({{](?:CCACHE|LAUNCHER)[)}}])", re.DOTALL)
# Of make's own rules for host sources, which a Makefile uses where it has none for them.
_BUILT_IN = frozenset({"CPPFLAGS", "CFLAGS", "CXXFLAGS"})
_HOST_SOURCE = re.compile(r"\.(?:c|cc|cpp|C)\b")
_SEPARATORS = frozenset({";", "|", "&", "(", ")", "`"})


@dataclass(frozen=True, slots=True)
class Command:
    """A command of a recipe or of ``$(shell ...)``: its words, the program first."""

    words: tuple[Span, ...]
    of_nvcc: bool


@dataclass(frozen=True, slots=True)
class Names:
    """Variables by what they are for: ``compilers`` hold nvcc; ``device`` are used on its command lines and ``host`` on
    those of others and in rules of make's own, both directly or through others; ``toolkits`` hold its folder, ``roots``
    those of them that only what is looked for below them tells, whatever their value is, ``samples`` that of NVIDIA's
    samples,
    ``includes`` that of its headers, ``with_headers`` that folder among other words, directly or through others;
    ``sources`` hold sources; ``files`` are asked for as files, ``$(wildcard $(NVCC))``, directly or through others;
    ``values`` has all that have a value here, and these; ``of_fortran`` are used on the command lines ``fortran``, of a
    Fortran compiler for NVIDIA's GPUs, and not on those of nvcc. ``commands`` are those of nvcc and of others
    in the Makefile.
    """

    compilers: frozenset[str]
    device: frozenset[str]
    host: frozenset[str]
    toolkits: frozenset[str]
    roots: frozenset[str]
    samples: frozenset[str]
    includes: frozenset[str]
    with_headers: frozenset[str]
    sources: frozenset[str]
    files: frozenset[str]
    values: Mapping[str, Sequence[str]]
    fortran: tuple[Command, ...]
    of_fortran: frozenset[str]
    commands: tuple[Command, ...]

    def reaches_nvcc(self, name: str) -> bool:
        """Whether nvcc gets the value of a variable."""
        return name in self.device or _FOR_NVCC.search(name) is not None

    def is_nvccs_alone(self, name: str) -> bool:
        """Whether nvcc gets the value of a variable, and no other program."""
        return self.reaches_nvcc(name) and name not in self.host

    def is_root(self, name: str) -> bool:
        """Whether a variable has the toolkit's folder by its name or by its uses, and not that of its headers:
        ``CUDA_PATH = /usr/local/cuda/include``, nor that of the samples, ``CUDA_PATH = ~/NVIDIA_GPU_Computing_SDK/C``.
        """
        is_named = _ROOT_NAME.fullmatch(name) is not None or name in self.roots
        return is_named and name not in self.includes and name not in self.samples

    def expanded(self, text: str, inside: frozenset[str] = frozenset()) -> str:
        """The text with all values of each variable in its place, but for those in the values of itself."""

        def values(reference: re.Match[str]) -> str:
            name = reference[1]
            if name not in self.values or name in inside:
                return reference[0]
            return " ".join(self.expanded(value, inside | {name}) for value in self.values[name])

        return _VARIABLE.sub(values, text)

    def is_header_folder(self, word: str) -> bool:
        """Whether a word is the folder of the toolkit's headers."""
        return _is_include(word, self.toolkits)

    def is_nvcc(self, word: str) -> bool:
        """Whether the first word of a command is nvcc."""
        return _is_nvcc(word, self.compilers)


def read_names(code: str, lines: Sequence[MakeLine]) -> Names:
    """What the variables of a Makefile are for."""
    values: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for line in lines:
        if line.kind is Kind.ASSIGNMENT:
            values[line.name].append((line.text, line.end))
    texts = {name: [code[start:end].strip() for start, end in places] for name, places in values.items()}
    compilers = _compilers(texts)
    device: set[str] = set()
    host: set[str] = set(_BUILT_IN) if _HOST_SOURCE.search(code) else set()
    found = tuple(commands(code, lines, compilers))
    for command in found:
        (device if command.of_nvcc else host).update(_used([command]))
    fortran = tuple(each for each in found if _is_fortran(each, texts)) if _FORTRAN_ON_GPUS.search(code) else ()
    roots = _roots(code, texts)
    toolkits = {name for name in texts if any(map(_OF_TOOLKIT.fullmatch, texts[name]))} | roots
    return Names(
        compilers,
        _reached(device, texts),
        _reached(host, texts),
        frozenset(toolkits),
        roots,
        frozenset(name for name in texts if all(map(_OF_SAMPLES.search, texts[name]))),
        frozenset(name for name in texts if any(_is_include(text, toolkits) for text in texts[name])),
        _with_headers(texts, toolkits),
        frozenset(
            name for name in texts if any(_SOURCE.fullmatch(word) for text in texts[name] for word in text.split())
        ),
        _reached({match["name"] for match in _ASKED_FOR.finditer(code)}, texts),
        texts,
        fortran,
        _reached(_used(fortran), texts) - _reached(device, texts),
        found,
    )


def _roots(code: str, texts: Mapping[str, Sequence[str]]) -> frozenset[str]:
    """The variables below whose folder nvcc is called, or headers and libraries of 64 bits are looked for:
    ``CUDA_DIR = /usr``, ``$(CUDA_DIR)/bin/nvcc``   ``CUDADIR = $(SOFTWARE)/cuda``, ``-I$(CUDADIR)/include``,
    ``-L$(CUDADIR)/lib64``. Not where ``$(wildcard /usr/bin/nvcc)`` or ``$(shell which nvcc)`` finds the folder: a
    port asks for hipcc there.
    """
    below: dict[str, set[str]] = defaultdict(set)
    for match in _BELOW.finditer(code):
        below[match["name"]].add(match["below"])
    asked = {match["folder"] for match in _ASKED_FOLDER.finditer(code)}
    return frozenset(
        name
        for name in below.keys() & texts.keys()
        if ("bin/nvcc" in below[name] or len(below[name]) > 1)
        and asked.isdisjoint(texts[name])
        and not any("nvcc" in text or "hipcc" in text for text in texts[name])
    )


def commands(code: str, lines: Iterable[MakeLine], compilers: frozenset[str]) -> Iterator[Command]:
    """The commands of recipes and of ``$(shell ...)``, and values that begin with nvcc."""
    for line in lines:
        if line.kind is Kind.RECIPE:
            yield from _commands(words(code, line.text, line.end), compilers)
        elif line.kind is Kind.ASSIGNMENT:
            yield from (each for each in _commands(words(code, line.text, line.end), compilers) if each.of_nvcc)
        for call in calls(code, line.text, line.end):
            if call.name == "shell":
                yield from _commands(words(code, call.arguments[0].start, call.arguments[0].end), compilers)


def _commands(line: Sequence[Span], compilers: frozenset[str]) -> Iterator[Command]:
    """The commands between ``;``, ``&&`` and ``|``, without ``@`` and settings of variables before them."""
    command: list[Span] = []
    for word in (*line, Span(";", 0, 0)):
        if word.text in _SEPARATORS:
            if command:
                yield Command(tuple(command), _is_nvcc(command[0].text, compilers))
            command = []
        elif command or not (_BEFORE.fullmatch(word.text) or not word.text.strip("@+-")):
            bare = word.text if command else word.text.lstrip("@+-")
            command.append(Span(bare, word.end - len(bare), word.end))


def _is_nvcc(word: str, compilers: frozenset[str]) -> bool:
    bare = _QUIET.sub("", word).strip("\"'")
    reference = _VARIABLE.fullmatch(bare)
    if reference:
        return reference[1] in compilers or _COMPILER_NAME.search(reference[1]) is not None
    return _COMPILER.fullmatch(bare) is not None


def _used(commands: Iterable[Command]) -> set[str]:
    """The variables on command lines."""
    return {name for command in commands for word in command.words for name in REFERENCE.findall(word.text)}


def _is_fortran(command: Command, texts: Mapping[str, Sequence[str]]) -> bool:
    """Whether a command is of a Fortran compiler for NVIDIA's GPUs: ``nvfortran``, or ``$(F90)`` with that value."""
    reference = _VARIABLE.fullmatch(command.words[0].text)
    named = texts.get(reference[1], ()) if reference else (command.words[0].text,)
    return any(text and _FORTRAN.fullmatch(text.split(maxsplit=1)[0]) for text in named)


def _compilers(texts: dict[str, list[str]]) -> frozenset[str]:
    """The variables whose value begins with nvcc, or with such a variable."""
    found: frozenset[str] = frozenset()
    while True:
        new = frozenset(name for name in texts for text in texts[name] if text and _is_compiler_value(text, found))
        if new == found:
            return found
        found = new


def _is_compiler_value(text: str, compilers: frozenset[str]) -> bool:
    if re.match(r"\$[({](?:shell|if|firstword|wildcard|or)[ \t]", text):
        return re.search(r"(?<![\w-])(?:nvcc|hipcc)(?![\w.-])", text) is not None and "--version" not in text
    return _is_nvcc(text.split(maxsplit=1)[0], compilers)


def _reached(used: set[str], texts: dict[str, list[str]]) -> frozenset[str]:
    """The variables, and those that their values refer to."""
    found: set[str] = set()
    waiting = set(used)
    while waiting:
        found |= waiting
        waiting = {name for each in waiting for text in texts.get(each, ()) for name in REFERENCE.findall(text)} - found
    return frozenset(found)


def _with_headers(texts: dict[str, list[str]], toolkits: set[str]) -> frozenset[str]:
    """The variables of which a word is the folder of the headers, or such a variable."""
    of_each = {name: {word for text in texts[name] for word in text.split()} for name in texts}
    found: set[str] = set()
    waiting = {name for name in texts if any(_is_include(word, toolkits) for word in of_each[name])}
    while waiting:
        found |= waiting
        references = {f"${opened}{name}{closed}" for name in found for opened, closed in ("()", "{}")}
        waiting = {name for name in texts if of_each[name] & references} - found
    return frozenset(found)


def _is_include(text: str, toolkits: Collection[str]) -> bool:
    match = _IN_TOOLKIT.fullmatch(text)
    return match is not None and (match["name"] is None or match["name"] in toolkits or "CUDA" in match["name"])
