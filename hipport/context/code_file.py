"""One file as it is read: its text, its tokens, and what stands in it by the tables and the project around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as TypingMapping
from functools import cached_property
from itertools import chain

from hipport.code.bodies import DeviceBody
from hipport.code.bodies import device_bodies
from hipport.code.launches import KernelLaunch
from hipport.code.launches import launches_in
from hipport.code.statements import clause_words
from hipport.config import Options
from hipport.context.compiler_macros import CUDA_ONLY
from hipport.context.compiler_macros import CUDA_ONLY_BEGINNINGS
from hipport.context.compiler_macros import HIP_NAME
from hipport.context.compiler_macros import INCLUDE_GUARD
from hipport.context.compiler_macros import OF_CLANG
from hipport.context.includes import ResolvedInclude
from hipport.context.includes import read_includes
from hipport.context.macros_from_hip import defines
from hipport.mapping import Mapping
from hipport.mapping.table import GuardRow
from hipport.project.contents import Content
from hipport.project.mark_macros import mark_macros
from hipport.project.shared_macros import shared_macros
from hipport.project.survey import Survey
from hipport.project.translation_units import OF_ASCEND
from hipport.source.arms import Arms
from hipport.source.arms import arms_of
from hipport.source.text import Source
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import tokens_of

_OF_TEXT = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(CU\w+)[ \t]+\"", re.MULTILINE)
#: What only device code has; a file with one of these, or with a launch, is CUDA whatever its suffix.
_DEVICE_WORDS = frozenset(
    """__global__ __device__ __shared__ __constant__ __managed__ __launch_bounds__ __syncthreads threadIdx blockIdx
    blockDim gridDim warpSize""".split()
)
_SIZES_OF_LAUNCH = frozenset(("blockDim", "gridDim"))  # which are members of structs of the host, too


class CodeFile:
    """One file, with the tables, the options and the project that it is read with."""

    def __init__(self, source: Source, mapping: Mapping, options: Options, survey: Survey) -> None:
        self.source = source
        self.mapping = mapping
        self.options = options
        self.survey = survey
        self.tokens = tokens_of(source.text)
        self._in_texts: dict[tuple[re.Pattern[str], str], bool] = {}

    @cached_property
    def content(self) -> Content:
        """The file as what is asked of the project's other files takes it."""
        return Content(self.source.text.encode("latin-1"), self.tokens.distinct)

    def close(self) -> None:
        """Forget the file, of which nothing may be asked any more. Parts of it refer to it, so that all of them would
        stay until Python looks for such circles.
        """
        self.__dict__.clear()

    @cached_property
    def cuda_only_macros(self) -> frozenset[str]:
        """The macros in the file that only nvcc or CUDA's headers define."""
        found = frozenset(filter(CUDA_ONLY.fullmatch, self.tokens.beginning(*CUDA_ONLY_BEGINNINGS)))
        return found - self.own_versions - self.own_compilers

    @cached_property
    def own_compilers(self) -> frozenset[str]:
        """``__CUDA__`` in the file where the project defines it, in a source or by ``-D__CUDA__``. As nvcc does not, it
        is the project's own switch, of all its sources.
        """
        if OF_CLANG not in self.tokens.distinct:
            return frozenset()
        is_built = self.survey.build_file_defining(OF_CLANG, self.source.path) is not None
        texts = map(self.survey.text_of, self.neighbours)
        is_own = is_built or any(defines(OF_CLANG, text) for text in (self.source.text, *texts))
        return frozenset((OF_CLANG,) if is_own else ())

    @cached_property
    def own_versions(self) -> frozenset[str]:
        """The macros in the file that are called like those of CUDA's versions and that the project defines as a text,
        in the file or in a header that it includes, or that is made of a template: ``#define CUDA_VERSION
        "@CUDA_VERSION@"`` in ``version.h.in``.
        """
        names = frozenset(filter(CUDA_ONLY.fullmatch, self.tokens.beginning("CU")))
        if not names:
            return names
        survey = self.survey
        files = survey.with_headers(self.source.path)
        made = ((file, line.name) for file in files for line in survey.includes_of(file) if line.header is None)
        templates = filter(None, (survey.find_header(file, f"{name}.in") for file, name in made))
        headers = (text for name in names for text in survey.header_texts(self.source.path, name))
        texts = (self.source.text, *headers, *map(survey.text_of, templates))
        return names.intersection(name for text in texts for name in _OF_TEXT.findall(text))

    @cached_property
    def header_guards(self) -> dict[str, GuardRow]:
        """The macros in the file by which CUDA's headers say that they were included, without those that the project
        defines itself.
        """
        names = self.mapping.guards.keys() & self.tokens.distinct
        own = self.defined_macros.keys() | self.defined_elsewhere.keys()
        return {name: self.mapping.guards[name] for name in names - own}

    @cached_property
    def defined_macros(self) -> dict[str, int]:
        """The macros that the file defines, in any arm, and where."""
        tokens = self.tokens
        names = (tokens.after(line.name_at) for line in tokens.directives if line.name == "define")
        return {tokens.text_at(index): index for index in names}

    def looks_like_guard(self, name: str) -> bool:
        """Whether a macro is spelled as the include guard of a CUDA header."""
        if name in self.mapping.guards:
            return True
        spelled = INCLUDE_GUARD.fullmatch(name) and self.mapping.looks_like_cuda.match(name.lstrip("_"))
        return bool(spelled) and not HIP_NAME.fullmatch(name)

    @cached_property
    def is_device_code(self) -> bool:
        """Whether the file has kernels, device functions or launches, for a GPU."""
        words = self.tokens.distinct
        tokens = self.tokens
        found = _DEVICE_WORDS & words
        if found <= _SIZES_OF_LAUNCH:  # params.gridDim.x = 4;
            found = frozenset(
                tokens.texts[at] for at in tokens.where(found) if tokens.text_at(tokens.before(at)) not in OF_MEMBER
            )
        return OF_ASCEND not in words and (bool(found) or bool(self.launches))

    def may_have_device_code(self) -> bool:
        """Whether the file has device code, or functions that a macro of the project or an arm for device code makes
        so: ``HOST_DEVICE float rounded(float x) {``, ``#ifdef __CUDA_ARCH__``.
        """
        words = self.tokens.distinct
        return self.is_device_code or "__CUDA_ARCH__" in words or not words.isdisjoint(self.mark_macros)

    @cached_property
    def mark_macros(self) -> dict[str, frozenset[str]]:
        """The macros whose text marks functions, each with what ``project.mark_macros`` has of where a function runs:
        those of the file, of headers that it includes, and of what stands before it where it is included.
        """
        here = self.source.path
        around = (*self.survey.with_headers(here), *self.survey.standing_before(here))
        return dict(self._marks_of_includers()) | self.survey.mark_macros(around) | mark_macros(self.source.text)

    @cached_property
    def shared_words(self) -> frozenset[str]:
        """``__shared__``, and the macros that stand for it in the file and in the headers that it includes."""
        headers = self.survey.shared_macros(self.survey.with_headers(self.source.path)[1:])
        return headers | shared_macros(self.source.text) | {"__shared__"}

    def _marks_of_includers(self) -> Iterator[tuple[str, frozenset[str]]]:
        """The macros for marks that each file which includes this one defines itself, before it does so."""
        found: list[dict[str, frozenset[str]]] = []
        for includer in self.survey.includers_beside(self.source.path):
            names = (line.name for line in self.survey.includes_of(includer) if line.header == self.source.path)
            before, _, _ = self.survey.text_of(includer).partition(next(names))
            found.append(mark_macros(before))
        for macro, marks in found[0].items() if found else ():
            if all(each.get(macro) == marks for each in found):
                yield macro, marks

    @cached_property
    def defined_elsewhere(self) -> TypingMapping[str, str]:
        """What files of the same program define themselves, with the places."""
        return self.survey.defines.get(self.source.path, {})

    @cached_property
    def includes(self) -> tuple[ResolvedInclude, ...]:
        """The file's include lines."""
        return read_includes(self.tokens, self.source.path, self.mapping, self.survey)

    def is_in_texts(self, pattern: re.Pattern[str], name: str = "") -> bool:
        """Whether the file, or a header of the tree that it includes, matches a pattern; with a ``name``, only headers
        that have it are read.
        """
        if (pattern, name) not in self._in_texts:  # once, and not for each place that a rule asks about
            texts = chain((self.source.text,), self.survey.header_texts(self.source.path, name))
            self._in_texts[pattern, name] = any(map(pattern.search, texts))
        return self._in_texts[pattern, name]

    @cached_property
    def neighbours(self) -> tuple[str, ...]:
        """The file, and those of the tree that it may rely on, as ``Survey.with_neighbours`` has them."""
        return self.survey.with_neighbours(self.source.path)

    @cached_property
    def launches(self) -> dict[int, KernelLaunch | None]:
        """Every ``<<<``, ``<< <`` too, with its launch, None where it cannot be read with certainty."""
        return launches_in(self.tokens)

    @cached_property
    def device_bodies(self) -> tuple[DeviceBody, ...]:
        """The kernels, device functions and device lambdas, in order."""
        return device_bodies(self.tokens)

    def body_at(self, index: int) -> DeviceBody | None:
        """The innermost of the device bodies that a token stands in."""
        return max((b for b in self.device_bodies if b.has(index)), key=lambda body: body.first, default=None)

    def head_words(self, brace: int) -> frozenset[str]:
        """The words before a ``{`` that belong to what it opens."""
        if brace not in self._head_words:
            self._head_words[brace] = frozenset(clause_words(self.tokens, brace))
        return self._head_words[brace]

    @cached_property
    def _head_words(self) -> dict[int, frozenset[str]]:
        return {}

    @cached_property
    def arms(self) -> Arms:
        """The file's conditionals."""
        return arms_of(self.tokens)
