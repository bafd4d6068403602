"""The code of a build file: its text without comments, and without what is for HIP already."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field
from functools import lru_cache

from hipport.build.make_recipes import with_tabs
from hipport.build.python_code import PythonSyntaxError
from hipport.build.python_code import parse
from hipport.project.build_files import AROUND
from hipport.project.build_files import BuildLanguage

# What is read as a whole, so that the sign of a comment inside it does not begin one. Three groups are not code:
# `comment`, `shown` for texts that are only printed, for docstrings, and for imports, which use nothing yet, and `help`
# for what is shown of an option or a command: option(FAST "..."), set(FLAGS "" CACHE STRING "..."), COMMENT "...".
_CMAKE = re.compile(
    r"(?P<comment>#\[(?P<level>=*)\[.*?\](?P=level)\]|#[^\n]*)"
    r"|(?P<shown>\b(?i:message)\s*\((?:\"(?:[^\"\\]|\\.)*\"|[^\"()]|\([^()]*\))*\))"
    r"|\b(?:(?i:(?:cmake_dependent_)?option)\s*\(\s*[^\s()\"]+|CACHE\s+[A-Z]+"
    r"|DOC|COMMENT|DESCRIPTION|HELPSTRING|BRIEF_DOCS|FULL_DOCS)\s+(?P<help>\"(?:[^\"\\]|\\.)*\")"
    r"|\"(?:[^\"\\]|\\.)*\"|\[(?P<bracket>=*)\[.*?\](?P=bracket)\]|\\.",
    re.DOTALL,
)
_MAKE = re.compile(
    r"(?:^|(?<=\s))(?P<comment>#(?:[^\n\\]|\\\r?\n|\\.)*)"
    r"|(?P<shown>\$\((?:info|warning|error)\s[^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"
    r"|^\t[@ \t]*echo\b(?:\"[^\"\n]*\"|'[^'\n]*'|[^\n;&|\"'])*)",
    re.DOTALL | re.MULTILINE,
)
_PYTHON = re.compile(
    r"(?P<comment>#[^\n]*)"
    r"|^[ \t]*(?P<shown>[rRbBuU]?(?:\"\"\".*?\"\"\"|'''.*?''')"
    r"|(?:from[ \t]+[\w.]+[ \t]+)?import[ \t]+(?:\([^()]*\)|[^\n(]*))"
    r"|\"\"\".*?\"\"\"|'''.*?'''|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'",
    re.DOTALL | re.MULTILINE,
)
_PRESETS = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)"
    r"|(?P<shown>\"(?:name|displayName|description)\"\s*:\s*\"(?:[^\"\\]|\\.)*\")"
    r"|\"(?:[^\"\\]|\\.)*\"",
    re.DOTALL,
)
_XML = re.compile(r"(?P<comment><!--.*?-->)|(?P<shown><Message\b[^<>]*>)", re.DOTALL)
# M4's dnl, with the rest of its line; the shell's # is M4's too, but for #include of a program. What is printed is for
# people.
_AUTOCONF = re.compile(
    r"(?P<comment>\bdnl\b[^\n]*|(?:^|(?<=\s))#(?![ \t]*include[ \t]*[<\"])[^\n]*)"
    r"|(?P<shown>\b(?:AC_MSG_\w+|AS_HELP_STRING|AC_HELP_STRING|echo)\b[^\n]*)",
    re.MULTILINE,
)
_QMAKE = re.compile(r"(?P<comment>#[^\n]*)|(?P<shown>\b(?:message|warning|error)\([^\n]*)")
_LUA = re.compile(
    r"(?P<comment>--\[(?P<level>=*)\[.*?\](?P=level)\]|--[^\n]*)|(?P<shown>\bprint\([^\n]*)"
    r"|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|\[(?P<text>=*)\[.*?\](?P=text)\]",
    re.DOTALL,
)
# echo "CUDA_HOME=/usr/local/cuda" >> $GITHUB_ENV   echo /usr/local/cuda/lib64 | sudo tee /etc/ld.so.conf.d/cuda.conf
_INTO_SETTINGS = (
    r"[^\n;&|]*(?:>|\|[ ]*(?:sudo[ ]+)?tee[ ]+(?:-a[ ]+)?)[ ]*[\"']?"
    r"(?:\$\{?GITHUB_(?:ENV|PATH|OUTPUT)|[\w./~${}-]*(?:rc|profile|\.conf|/environment|\.env|\.sh))\b"
)
# Scripts, and what has scripts in it. A string ends with its line at the latest, as an apostrophe may be a sentence's.
_SHELL = re.compile(
    r"(?:^|(?<=[\s;]))(?P<comment>#[^\n]*)"
    rf"|(?P<shown>(?<![\w./-])(?:echo|printf)\b(?!{_INTO_SETTINGS})"
    r"(?:\"(?:[^\"\\$]|\\.|\$(?!\())*\"|'[^']*'|[^\n;&|\"'$`]|\$(?!\())*"
    r"|^[ \t]*(?:-[ \t]+)?(?:id|name|description):[^\n]*)"
    r"|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'",
    re.DOTALL | re.MULTILINE,
)
# Scripts of Windows: rem about a line, :: about a line, and PowerShell's # and <# #>.
_BATCH = re.compile(
    r"(?P<comment><#.*?#>|(?:^|(?<=[\s;]))#[^\n]*|^[ \t]*(?:@?(?i:rem)\b|::)[^\n]*)"
    r"|(?P<shown>(?<![\w./-])(?i:echo|write-(?:host|output))\b[^\n&|]*)"
    r"|\"[^\"\n]*\"|'[^'\n]*'",
    re.DOTALL | re.MULTILINE,
)
# Programs in other languages. A preamble of cgo is a comment to Go.
_FORTRAN = re.compile(r"(?:(?<=[\s&;,)])|^)(?P<comment>![^\n]*)|\"[^\"\n]*\"|'[^'\n]*'", re.MULTILINE)
_SLASHES = re.compile(r"(?P<comment>//[^\n]*|/\*.*?\*/)|\"(?:[^\"\\\n]|\\.)*\"", re.DOTALL)
_GO = re.compile(r"(?P<comment>//(?![ \t]*#)[^\n]*)|\"(?:[^\"\\\n]|\\.)*\"")
_MATLAB = re.compile(r"(?P<comment>%[^\n]*)")
# Notebooks of Jupyter: a string for each line of a cell. Pictures are texts that may have any word in them.
_NOTEBOOK = re.compile(r"\"(?P<comment>(?:[ \t]*#[ \t]|(?:image|application|video)/[\w.+-]+\"[ \t]*:)[^\n]*)")
_SCANNERS = {
    BuildLanguage.CMAKE: _CMAKE,
    BuildLanguage.PRESETS: _PRESETS,
    BuildLanguage.MAKE: _MAKE,
    BuildLanguage.PYTHON: _PYTHON,
    BuildLanguage.MESON: _PYTHON,
    BuildLanguage.BAZEL: _PYTHON,
    BuildLanguage.VCXPROJ: _XML,
    BuildLanguage.AUTOCONF: _AUTOCONF,
    BuildLanguage.QMAKE: _QMAKE,
    BuildLanguage.LUA: _LUA,
    **dict.fromkeys(AROUND, _SHELL),
    BuildLanguage.BATCH: _BATCH,
    BuildLanguage.FORTRAN: _FORTRAN,
    BuildLanguage.RUST: _SLASHES,
    BuildLanguage.CSHARP: _SLASHES,
    BuildLanguage.GO: _GO,
    BuildLanguage.MATLAB: _MATLAB,
    BuildLanguage.NOTEBOOK: _NOTEBOOK,
}
_CONDITIONALS = {
    BuildLanguage.CMAKE: re.compile(
        r"^[ \t]*(?P<word>(?i:if|elseif|else|endif))\s*\((?P<condition>(?:[^()]|\([^()]*\))*)\)", re.MULTILINE
    ),
    BuildLanguage.MAKE: re.compile(
        r"^[ ]*(?P<word>else\b[ \t]*(?=if)|ifdef|ifndef|ifeq|ifneq|else|endif)\b(?P<condition>[^\n]*)", re.MULTILINE
    ),
    BuildLanguage.SHELL: re.compile(r"^[ \t]*(?P<word>if|elif|else|fi)\b(?P<condition>[^\n]*)", re.MULTILINE),
}
# USE_HIP, useHIP, ROCM and AMD; not SHIPPED, CHIPSET or AMD64
_HIP = re.compile(r"(?<![CcSsWw])(?i:HIP)|(?<=[a-z])H(?:IP|ip)|(?i:ROCM)|(?<![A-Za-z])(?i:AMD)(?![A-Za-z]|_?64)")
# ifeq ($(COMPILER),hipcc), which a port makes of nvcc, and what no port leaves in the arms
_COMPILER_ASKED = re.compile(r"[ \t]*\([ \t]*\$[({](?P<name>\w+)[)}][ \t]*,[ \t]*hipcc[ \t]*\)\s*")
_FOR_CUDA = re.compile(r"nvcc|cuda|\bsm_")
_NO_CODE = frozenset({"comment", "shown", "help"})
_CODE = re.compile(r"[^\n]")


@dataclass(frozen=True, slots=True)
class BuildText:
    """A build file's text, of the same length and lines, with blanks for what is not code or settled for HIP, and with
    tabs before all recipes of a Makefile; and the comments with their offsets. ``whole`` is the text with what is
    ``settled``: the begin and end of conditionals that have an arm for HIP.
    """

    text: str
    comments: tuple[tuple[int, str], ...]
    whole: str
    settled: tuple[tuple[int, int], ...]


@lru_cache(maxsize=8)  # what is read to be searched is read again to be ported and checked
def read_code(text: str, language: BuildLanguage) -> BuildText:
    """The code of a build file, whatever it looks like."""
    comments = []
    blanks = []
    text = with_tabs(text) if language is BuildLanguage.MAKE else text
    for match in _SCANNERS[language].finditer(text):
        blanks += [match.span(group) for group in _NO_CODE & match.groupdict().keys() if match[group] is not None]
        if match["comment"] is not None:
            comments.append((match.start("comment"), match["comment"]))
    code = _blanked(text, blanks)
    settled = sorted(_not_used_in_python(text) if language is BuildLanguage.PYTHON else _settled(code, language))
    return BuildText(_blanked(code, settled), tuple(comments), code, tuple(settled))


def read_whole(text: str, language: BuildLanguage) -> Iterator[tuple[int, int]]:
    """The begin and end of what is read as a whole in a build file: comments, literals, commands that print."""
    return (match.span() for match in _SCANNERS[language].finditer(text))


def _not_used_in_python(text: str) -> tuple[tuple[int, int], ...]:
    try:
        code = parse(text)
        return (*code.settled, *code.shown)
    except PythonSyntaxError:  # a list of requirements, or TOML
        return ()


def _blanked(text: str, spans: list[tuple[int, int]]) -> str:
    parts = []
    at = 0
    for start, end in spans:
        if start >= at:
            parts += [text[at:start], _CODE.sub(" ", text[start:end])]
            at = end
    return "".join((*parts, text[at:]))


@dataclass
class _Conditional:
    start: int
    speaks_of_hip: bool
    asks_for_hipcc: bool = False  # of a variable whose value it is
    inner: list[tuple[int, int]] = field(default_factory=list)  # settled ones inside


def _settled(code: str, language: BuildLanguage) -> Iterator[tuple[int, int]]:
    """The outermost conditionals of which an arm asks for HIP: its author has separated what holds for CUDA only. Not
    those that ask whether the compiler is hipcc, where it is and nothing in them is for CUDA.
    """
    pattern = _CONDITIONALS.get(language)
    open_ones: list[_Conditional] = []
    for match in pattern.finditer(code) if pattern else ():
        word = match["word"].strip().lower()
        is_hipcc = language is BuildLanguage.MAKE and _is_hipcc(match["condition"], code)
        speaks = _HIP.search(match["condition"]) is not None and not is_hipcc
        if word.startswith("if"):
            open_ones.append(_Conditional(match.start(), speaks, is_hipcc))
        elif open_ones and word in ("else", "elseif", "elif"):
            open_ones[-1].speaks_of_hip |= speaks
            open_ones[-1].asks_for_hipcc |= is_hipcc
        elif open_ones:
            closed = open_ones.pop()
            is_own = closed.asks_for_hipcc and _FOR_CUDA.search(code, closed.start, match.end()) is not None
            found = [(closed.start, match.end())] if closed.speaks_of_hip or is_own else closed.inner
            if open_ones:
                open_ones[-1].inner += found
            else:
                yield from found


def _is_hipcc(condition: str, code: str) -> bool:
    """Whether a condition of make asks if a variable is hipcc, to which the makefile sets it: ``($(COMPILER),hipcc)``
    after ``COMPILER ?= hipcc``
    """
    asked = _COMPILER_ASKED.fullmatch(condition)
    name = asked["name"] if asked else ""
    return bool(name) and re.search(rf"^[ \t]*{name}[ \t]*[?:]*=[ \t]*hipcc\b", code, re.MULTILINE) is not None
