"""Headers that the configure script of the autotools makes: ``AC_CONFIG_HEADERS([config.h])``."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.build.configured import BUILD_FOLDER
from hipport.build.truth import is_gpu_switch

#: The names of the file that the script is made of.
_SCRIPTS = ("configure.ac", "configure.in")
_COMMENT = re.compile(r"(?:\bdnl\b|(?:^|(?<=\s))#).*")
_HEADERS = re.compile(r"\bA[CM]_CONFIG_HEADERS?\s*\(\s*\[?([^\])]*)")
_INIT = re.compile(r"\bAC_INIT\s*\(([^()]*)\)")
_QUOTED = re.compile(r"\s*\[?([^\[\]]*)\]?\s*\Z")
_UNDEF = re.compile(r"^([ \t]*#[ \t]*)undef[ \t]+(\w+)[^\n]*$", re.MULTILINE)
_OF_HEADER = re.compile(r"HAVE_(\w+)_H")
_SAID_OF_HEADER = re.compile(r"<([^<>\n]+)>\s+header")
_OF_FUNCTION = re.compile(r"HAVE_(\w+)")
_IN_FOLDERS = ("sys", "arpa", "netinet", "net", "linux", "asm")
_COMMENT_BEFORE = re.compile(r"/\*(?:(?!\*/).)*\*/\s*\Z", re.DOTALL)
#: What a macro says of any machine that ROCm runs on: 64-bit Linux, with Fortran's names as gfortran writes them.
_VALUES = {
    "STDC_HEADERS": "1",
    "TIME_WITH_SYS_TIME": "1",
    "SIZEOF_CHAR": "1",
    **{f"SIZEOF_{name}": f"__SIZEOF_{name}__" for name in "SHORT INT LONG LONG_LONG FLOAT DOUBLE SIZE_T".split()},
    "SIZEOF_UNSIGNED_INT": "__SIZEOF_INT__",
    "SIZEOF_UNSIGNED_LONG": "__SIZEOF_LONG__",
    "SIZEOF_VOID_P": "__SIZEOF_POINTER__",
    **dict.fromkeys(("FC_FUNC", "FC_FUNC_", "F77_FUNC", "F77_FUNC_"), "name ## _"),
}
_WITH_ARGUMENTS = "(name,NAME)"


@dataclass(frozen=True)
class AutoconfHeader:
    """A header below ``BUILD_FOLDER``, the template that the script makes it of, and what it says of the package."""

    path: str
    template: Path
    package: Mapping[str, str]

    def text(self) -> str:
        """What the script writes on a machine with ROCm, as far as that is known beforehand: headers are there if the
        compiler finds them, functions if it knows them, and a switch for CUDA is on unless there is one for HIP. Raises
        OSError for a template that cannot be read.
        """
        template = self.template.read_text("utf-8", "replace")
        names = {match[2] for match in _UNDEF.finditer(template)}
        return _UNDEF.sub(lambda match: self._line(match, names), template)

    def _line(self, match: re.Match[str], names: set[str]) -> str:
        """``#undef NAME``"""
        sign, name = match.groups()
        if value := self._value(name, names):
            return f"{sign}define {name}{_WITH_ARGUMENTS if '##' in value else ''} {value}"
        if condition := _condition(name, match):
            return f"#if {condition}\n{sign}define {name} 1\n#endif"
        return f"/* {sign.strip()}undef {name} */"

    def _value(self, name: str, names: set[str]) -> str:
        if is_gpu_switch(name) or name.startswith("HAVE_CUDA_"):
            return "1" if "CUDA" not in name or name.replace("CUDA", "HIP") not in names else ""
        if "HIP" in name and is_gpu_switch(cuda := name.replace("HIP", "CUDA")) and cuda in names:
            return "1"
        return self.package.get(name) or _VALUES.get(name, "")


def _condition(name: str, match: re.Match[str]) -> str:
    """What the compiler is asked for the header or the function that a macro tells of; empty for others."""
    if of := _OF_HEADER.fullmatch(name):
        comment = _COMMENT_BEFORE.search(match.string, 0, match.start())
        said = _SAID_OF_HEADER.search(comment[0]) if comment else None
        return f"__has_include(<{said[1] if said else _header(of[1])}>)"
    if of := _OF_FUNCTION.fullmatch(name):
        return f"__has_builtin({of[1].lower()})"
    return ""


def _header(name: str) -> str:
    """``sys/time.h`` of ``SYS_TIME``"""
    folder, _, rest = name.lower().partition("_")
    return f"{folder}/{rest}.h" if folder in _IN_FOLDERS and rest else f"{name.lower()}.h"


def top_of(folder: Path) -> Path:
    """The folder with the script that configures a folder of the autotools, which is itself where none is found."""
    around = (folder, *folder.parents)
    return next((each for each in around if any((each / name).is_file() for name in _SCRIPTS)), folder)


def autoconf_headers(folder: Path, root: Path) -> Iterator[AutoconfHeader]:
    """The headers that the configure script of a folder makes, and that the tree below ``root`` does not have."""
    script = next((path for name in _SCRIPTS if (path := folder / name).is_file()), None)
    if script is None:
        return
    try:
        text = script.read_text("utf-8", "replace")
    except OSError:
        return
    text = "\n".join(_COMMENT.sub("", line) for line in text.splitlines())
    package = _package(text)
    for match in _HEADERS.finditer(text):
        for word in match[1].split():
            name, _, given = word.partition(":")
            template = folder / (given.partition(":")[0] or f"{name}.in")
            if template.is_file() and not (folder / name).exists():
                place = os.path.relpath(folder / name, root)
                yield AutoconfHeader(str(root / BUILD_FOLDER / place), template, package)


def _package(text: str) -> dict[str, str]:
    """``AC_INIT([lab], [2.3])``; an argument that a macro makes is empty."""
    match = _INIT.search(text)
    words = [_QUOTED.match(word) for word in match[1].split(",")] if match else []
    name, version = ([word[1].strip() if word else "" for word in words] + ["", ""])[:2]
    values = {"NAME": name, "TARNAME": name.lower(), "VERSION": version, "STRING": f"{name} {version}"}
    values |= {"BUGREPORT": "", "URL": ""}
    said = {f"PACKAGE_{key}": f'"{value}"' for key, value in values.items()}
    return {**said, "PACKAGE": said["PACKAGE_TARNAME"], "VERSION": said["PACKAGE_VERSION"]}
