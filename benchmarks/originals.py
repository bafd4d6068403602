"""Whether a unit compiles where it comes from: what nvcc does not compile either is not the port's to blame."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import hipport
from hipport.build.flags import Flags
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

_BACKSLASH = re.compile(rb"""^[ \t]*\#[ \t]*include[ \t]*["<][^">\n]*\\""", re.MULTILINE)
_STANDARD = re.compile(r"^-std=(?:gnu|c)\+\+(\w+)")  # of GNU's dialects nvcc has none, and of drafts only the standards
_DRAFTS = {"0x": "11", "1y": "14", "1z": "17", "2a": "20", "98": "03"} | dict.fromkeys(("2b", "23", "2c", "26"), "20")
_SOURCES = frozenset(".cu .cuh .c .cc .cpp .cxx .h .hh .hpp .hxx .inl".split())
_NO_HEADER = re.compile(
    r"fatal error: (?P<name>\S+): No such file or directory|(?:could not|cannot) open source file \"(?P<named>[^\"]+)\""
)
_RUNTIME = ("hip/hip_runtime.h", "hip/hip_runtime_api.h")
_ERROR = re.compile(r"(?<!fatal )(?<!catastrophic )error: ")
# What many builds ask for where nobody can read it: what nvcc refuses for want of these is not theirs to be blamed for.
_LENIENT = ("--expt-relaxed-constexpr", "--extended-lambda")
_HERE = re.compile(r"^#\$ _HERE_=(.+)$", re.MULTILINE)  # in what nvcc would do
_OF_LAUNCHES = ("host_runtime.h", "storage_class.h")
_NOT_STARTED = "nvcc fatal"  # an option that it does not have


def _for_nvcc(option: str) -> tuple[str, ...]:
    """An option as nvcc takes it: ``-std=c++20`` for ``-std=gnu++2a``; a standard of C is for the host compiler."""
    if option.startswith("-std=") and "++" not in option:
        return ("-Xcompiler", option)
    return (_STANDARD.sub(lambda m: f"-std=c++{_DRAFTS.get(m[1], m[1])}", option),)


def for_linux(project: Path, output: Path) -> Path:
    """A project whose include lines a compiler on Linux follows: itself or, where they have backslashes, a copy of it
    in ``output``, which is replaced, with what rule HP133 makes of such lines and all else as it was.
    """
    files = (path for path in project.rglob("*") if path.is_file() and path.suffix.lower() in _SOURCES)
    if not any(_BACKSLASH.search(path.read_bytes()) for path in files):
        return project
    shutil.rmtree(output, ignore_errors=True)
    hipport.convert_paths(project, hipport.Options(gitignore=False, select=("HP133",)), output=output)
    return output


@dataclass(frozen=True, slots=True)
class Nvcc:
    """NVIDIA's compiler at ``path``, with the folders of its libraries' headers; its answers are kept in ``cache``.

    ``older`` are the folders of the headers of an older CUDA, the runtime's among them, for code that calls what the
    compiler's own has dropped.
    """

    path: str
    folders: tuple[str, ...]
    cache: Path
    older: tuple[str, ...] = ()

    def refuses(self, source: Path, flags: Flags, processes: Processes, limits: ProcessLimits) -> bool:
        """Whether nvcc has all of CUDA's headers and options of a source and compiles it neither with its own headers
        nor with older ones; False where it gives no answer.

        What the source includes is taken to be as it was, so that an answer is kept by the source's content.
        """
        if not self._refuses(source, self._with(flags), processes, limits):
            return False
        if not self.older:
            return True
        launches = os.fspath(self._own_launches(processes, limits))
        flags = replace(self._with(flags), include=(launches, *self.older, *flags.quote, *flags.include))
        return self._refuses(source, flags, processes, limits)

    def _refuses(self, source: Path, flags: Flags, processes: Processes, limits: ProcessLimits) -> bool:
        words = replace(flags, after=()).arguments(c=source.suffix == ".c")
        arguments = ["-x=c++"] if source.suffix in (".C", ".c++") else []
        arguments += [part for word in words for part in _for_nvcc(word)]
        after = (word for folder in flags.after for word in ("-Xcompiler", "-idirafter", "-Xcompiler", folder))
        command = [self.path, "-arch=sm_80", "-rdc=true", "-w", *_LENIENT, *arguments, *after]
        key = hashlib.sha256("\0".join([*command, os.fspath(source)]).encode("utf-8", "surrogateescape"))
        key.update(source.read_bytes() + Path(__file__).read_bytes())  # which puts the headers of old together
        known = self.cache / f"{key.hexdigest()}.txt"
        if not known.is_file():
            output = processes.folder / f"{key.hexdigest()}.o"
            ended = processes.run([*command, "-c", os.fspath(source), "-o", os.fspath(output)], limits)
            output.unlink(missing_ok=True)
            if ended.ending not in (Ending.SUCCESS, Ending.FAILURE):
                return False
            self.cache.mkdir(parents=True, exist_ok=True)
            known.write_text(f"{ended.ending.value}\n{ended.output}", "utf-8", "surrogateescape")
        ending, _, said = known.read_text("utf-8", "surrogateescape").partition("\n")
        lacks = not _ERROR.search(said) and _NO_HEADER.search(said)  # errors before it are the unit's own
        name = str(lacks["name"] or lacks["named"]) if lacks else ""
        is_of_cuda = hipport.load_mapping().header(name) is not None
        return ending == Ending.FAILURE.value and not is_of_cuda and _NOT_STARTED not in said

    def _headers_of_old(self) -> Path:
        """A folder with an empty file for each header that only named what nvcc has built in, which a port drops or has
        HIP's runtime for: newer versions of CUDA lack some of them, and what is after their lines is to be judged, too.
        """
        folder = self.cache / "headers"
        mapping = hipport.load_mapping()
        for name in mapping.header_names:
            row = mapping.header(name)
            is_built_in = row is not None and (row.action == "drop" or row.hip in _RUNTIME)
            if is_built_in and "*" not in name and not (folder / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).touch()
        return folder

    def _with(self, flags: Flags) -> Flags:
        """The flags in options that nvcc has; the folders that come last are the host compiler's."""
        after = (*flags.after, os.fspath(self._headers_of_old()))
        return replace(flags, quote=(), include=(*flags.quote, *flags.include, *self.folders), after=after)

    def _own_launches(self, processes: Processes, limits: ProcessLimits) -> Path:
        """A folder with nvcc's own header for launches, which only goes with the code that this nvcc writes, and not
        with that of an older one.
        """
        folder = self.cache / "launches"
        said = processes.run([self.path, "--dryrun", "-c", "a.cu"], limits).output
        if found := _HERE.search(said):
            headers = Path(found[1]).parent / "include" / "crt"
            (folder / "crt").mkdir(parents=True, exist_ok=True)
            for name in _OF_LAUNCHES:
                shutil.copyfile(headers / name, folder / "crt" / name)
        return folder
