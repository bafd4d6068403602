"""What becomes of parts of a Makefile's words, whatever is around them: nvcc, folders of the toolkit, libraries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.build.make_names import AS_FILE
from hipport.build.make_names import FOLDER
from hipport.build.make_names import IN_FOLDER
from hipport.build.make_names import NAMED
from hipport.build.make_names import QUIET
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Names
from hipport.build.table import LINKS
from hipport.build.table import Counterpart
from hipport.rules.build import files

_REFERENCE = r"\$\$?[({][\w.-]+[)}]"
_LIB = r"lib(?:64|32|/x64|/x86_64-linux-gnu|\$[({]\w+[)}])?(?:/stubs)?"
# /usr/local/cuda/bin/nvcc   $(CUDA_HOME)/bin/nvcc   ${CUDA_BIN}nvcc   nvcc, but not where it is asked for its version
_NVCC = (
    rf"(?<![\w./$(){{}}~-])(?P<quiet>{QUIET})?"
    rf"(?:(?:{_REFERENCE}|\$\$\w+|[\w.~+-])*/(?:(?:{_REFERENCE}|[\w.~+-])+/)*|{IN_FOLDER})?nvcc(?:\.exe)?"
    r"(?![\w./=-])(?![\"']?\s+(?:--version|-V|--help|-h)\b)"
)
_PLACE = (
    rf"(?P<folder>{FOLDER}|{NAMED}|\$[({{](?P<name>[\w.-]*CUDA[\w.-]*|[\w.-]+)[)}}])"
    rf"(?:/(?:targets/[\w-]+/)?(?:(?P<lib>{_LIB})(?:/lib(?P<file>\w+)\.(?:so|a)\b[\d.]*)?|(?P<include>include)))?(?P<rest>/?[\w.-]*)"
)
# $(wildcard /usr/bin/nvcc)   [ -x /usr/local/cuda/bin/nvcc ]
_AS_FILE = re.compile(rf"(?:{AS_FILE})$")
# $(subst bin/nvcc,lib64,$(shell which nvcc))
_BESIDE = r"(?<=bin/nvcc,)(?P<beside>/?lib64)\b"
# /opt/cuda/bin/g++: a link to the host's compiler that is right for nvcc
_HOST = rf"(?:{FOLDER}|{NAMED})/bin/(?P<host>(?:gcc|g\+\+|cc|c\+\+))(?![\w.+-])"
# FILES = bin/nvcc lib64/libcudart.so   $(foreach file,$(FILES),$(wildcard $(CUDA_HOME)/$(file)))
_INSIDE = re.compile(r"bin/nvcc")
_LIBRARY_INSIDE = r"(?<![\w./$(){}~-])lib(?:64)?/lib(?P<inside>\w+)\.so\b[\d.]*"
_HEADER = re.compile(r"/[\w-]+\.(?:h|hpp|cuh)")  # which has another name in ROCm
_ALL = re.compile(rf"(?P<nvcc>{_NVCC})|{_BESIDE}|{_HOST}|{_LIBRARY_INSIDE}|{LINKS}(?P<library>\w+)(?![\w-])|{_PLACE}")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a text, from ``start`` to ``end`` (excluded), that becomes ``text``, for the rule ``code``."""

    start: int
    end: int
    text: str
    code: str


def parts(text: str, names: Names, libraries: Mapping[str, Counterpart], *, is_file: bool = False) -> Iterator[Part]:
    """The parts of a text that change, in their order. ``is_file`` says that a program in it is asked for as a file."""
    for match in _ALL.finditer(text):
        if match["nvcc"]:
            called = f"{match['quiet'] or ''}hipcc"
            is_inside = _INSIDE.fullmatch(match["nvcc"])
            as_file = is_inside or ("/" in match["nvcc"] and (is_file or _AS_FILE.search(text[: match.start()])))
            yield Part(*match.span(), _file(match["nvcc"]) if as_file else called, files.NVCC_CALL)
        elif match["beside"]:
            yield Part(*match.span(), match["beside"].removesuffix("64"), files.CUDA_PACKAGE)
        elif match["host"]:
            yield Part(*match.span(), match["host"], files.CUDA_PACKAGE)
        elif match["inside"]:
            counterpart = libraries.get(match["inside"])
            if counterpart and counterpart.linked:
                yield Part(*match.span(), f"lib/lib{counterpart.linked}.so", files.CUDA_LIBRARY)
        elif match["library"]:
            counterpart = libraries.get(match["library"])
            if counterpart and counterpart.linked:
                yield Part(*match.span(), f"-l{counterpart.linked}", files.CUDA_LIBRARY)
        elif (folder := _place(match, names, libraries)) is not None and folder != match[0]:
            same = len(match["folder"]) if match["name"] else 0  # the variable, of which there may be more to say
            yield Part(match.start() + same, match.end(), folder[same:], files.CUDA_PACKAGE)


def _file(path: str) -> str:
    """The path of hipcc, where the file is asked for and not run: ``/usr/local/cuda/bin/nvcc``, ``/usr/bin/nvcc``."""
    return re.sub(rf"(?:{FOLDER}|{NAMED})(?=/)", "$(ROCM_PATH)", path).replace("nvcc", "hipcc")


def rewritten(text: str, names: Names, libraries: Mapping[str, Counterpart]) -> str:
    """A text with all of its parts changed."""
    at = 0
    done: list[str] = []
    for part in parts(text, names, libraries):
        done += text[at : part.start], part.text
        at = part.end
    return "".join((*done, text[at:]))


def _place(match: re.Match[str], names: Names, libraries: Mapping[str, Counterpart]) -> str | None:
    """A folder of the toolkit as ROCm has it; None for what ROCm does not have, and for other folders.

    ``/usr/local/cuda/lib64``, ``$(CUDA_HOME)/include``
    """
    name, rest = match["name"], match["rest"]
    if name and not (name in names.toolkits or ("CUDA" in name and "SDK" not in name)):
        return None
    if not name and names.includes.intersection(REFERENCE.findall(match["folder"])):
        return None  # CUDA_PATH = /usr/local/cuda/include
    if names.samples.intersection(REFERENCE.findall(match["folder"])):
        return None  # CUDA_PATH = /Developer/GPU\ Computing/C
    root = match["folder"] if name else "$(ROCM_PATH)"
    inside = "lib" if match["lib"] else match["include"]
    if match["file"]:
        counterpart = libraries.get(match["file"])
        return f"{root}/lib/lib{counterpart.linked}.so" if counterpart and counterpart.linked else None
    if inside:
        is_kept = rest[:1] in ("", "/") and not (match["include"] and _HEADER.fullmatch(rest))
        return f"{root}/{inside}{rest}" if is_kept else None
    return f"{root}{rest}" if not name and rest in ("", "/", "/bin") else None
