"""What becomes of the values in one list of a setup.py: options of nvcc, libraries, standards, macros."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field

from hipport.build.nvcc_options import changes
from hipport.build.nvcc_options import makes_module
from hipport.build.setup_py import as_in_rocm
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_variables import option_in_port
from hipport.build_port.python_words import VARIABLE
from hipport.build_port.python_words import Run
from hipport.build_port.python_words import folder_in_rocm
from hipport.rules.build import files

_LIBRARIES = re.compile(r"(?:\w*_)?(?:libraries|libs)", re.IGNORECASE)
_LINKED = re.compile(r"-l(\w+)")
_OLD_STANDARD = re.compile(r"--?std=(?:c|gnu)\+\+(?:98|03|0x|11|1y|14|1z|17)")
# PyTorch's build for ROCm writes HIP for CUDA in a setup.py's options of nvcc, but the sources go on asking for
# WITH_CUDA.
_RENAMED_MACRO = re.compile(r"(-[DU])(\w*CUDA[^$]*)")


@dataclass(frozen=True, slots=True)
class Rewrite:
    """The words that stand for the element ``index`` of a run, () where it goes; ``$`` is the source of the element
    ``of``. ``loses`` is what goes with it.
    """

    index: int
    code: str
    words: tuple[str, ...]
    loses: str = ""


@dataclass
class _Words:
    """The words of a run, and what has become of them."""

    run: Run
    written: dict[int, tuple[str, ...]] = field(default_factory=dict)
    codes: dict[int, str] = field(default_factory=dict)
    loses: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.flat = [(word, index) for index, each in enumerate(self.run.elements) for word in each.words]

    def write(self, first: int, last: int, words: tuple[str, ...], code: str, loses: str = "") -> None:
        """Write words for those from ``first`` to ``last`` (excluded), unless only the build knows one of them."""
        if any(VARIABLE in word for word in words):
            return
        for at in range(first, last):
            self.written[at] = words if at == first else ()
            self.codes.setdefault(self.flat[at][1], code)
        self.loses[self.flat[first][1]] = loses

    def rewrites(self) -> Iterator[Rewrite]:
        """The elements that change."""
        for index, code in self.codes.items():
            places = [at for at, (_, of) in enumerate(self.flat) if of == index]
            words = tuple(word for at in places for word in self.written.get(at, (self.flat[at][0],)))
            if not any(VARIABLE in word for word in words):
                yield Rewrite(index, code, words, self.loses.get(index, ""))


def rewrites(run: Run, file: BuildFile, *, of_torch: bool) -> list[Rewrite]:
    """The elements of a run that change, in a file that builds an extension of PyTorch or does not. PyTorch's build
    chooses the architectures and the standard itself, where the file does not.
    """
    words = _Words(run)
    architectures = () if of_torch else file.facts.architectures
    flat = [word for word, _ in words.flat]
    for change in changes(flat, file.table, architectures, of_nvcc=run.of_nvcc):
        if run.compiles_cuda and makes_module(flat[change.first]):
            continue  # what compiles them decides what it makes
        if change.words is not None:
            written = tuple(word for word in change.words if not (of_torch and _OLD_STANDARD.fullmatch(word)))
            words.write(change.first, change.last, written, files.NVCC_OPTION, change.loses)
    _definitions(words, file)
    _libraries(words, file)
    _folders(words)
    if of_torch:
        _for_torch(words)
    return list(words.rewrites())


def _definitions(words: _Words, file: BuildFile) -> None:
    """``cmake_args=["-DCMAKE_CUDA_ARCHITECTURES=80"]``."""
    for at, (word, _) in enumerate(words.flat):
        new = option_in_port(word, file)
        if new.name:
            words.write(at, at + 1, (new.value,) if new.value else (), new.rule, ": ".join(new.lost))


def _libraries(words: _Words, file: BuildFile) -> None:
    """``libraries=["cublas", "cudart"]``, ``extra_link_args=["-lcublas"]``."""
    seen = set()
    for at, (word, _) in enumerate(words.flat):
        match = _LINKED.fullmatch(word)
        name = match[1] if match else word if _LIBRARIES.fullmatch(words.run.name) else ""
        counterpart = file.table.libraries.get(name)
        sign = "-l" if match else ""
        if counterpart and counterpart.package:
            linked = f"{sign}{counterpart.linked}"
            written = () if linked in seen or not counterpart.linked else (linked,)
            words.write(at, at + 1, written, files.CUDA_LIBRARY)
            seen.add(linked)


def _folders(words: _Words) -> None:
    """``["-L/usr/local/cuda/lib64 -lcudart"]``: a folder among several words of one string."""
    for at, (word, index) in enumerate(words.flat):
        if len(words.run.elements[index].words) > 1 and (folder := folder_in_rocm(word)):
            words.write(at, at + 1, (folder,), files.CUDA_PACKAGE)


def _for_torch(words: _Words) -> None:
    for at, (word, _) in enumerate(words.flat):
        if _OLD_STANDARD.fullmatch(word):
            words.write(at, at + 1, (), files.OLD_STANDARD)
        elif (of_hip := as_in_rocm(word)) != word:  # which PyTorch does not do for load() and load_inline()
            words.write(at, at + 1, (of_hip,), files.OTHER_FRAMEWORK)
        elif words.run.of_nvcc and (macro := _RENAMED_MACRO.fullmatch(word)):
            words.write(at, at + 1, macro.groups(), files.OTHER_FRAMEWORK)
