"""``mappings/build.toml``: what build files have for CUDA, and what stands there for ROCm."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hipport.diagnostics import Severity
from hipport.errors import MappingError
from hipport.project.build_files import BuildLanguage

OPTION = "HP801"
LIBRARY = "HP804"


@dataclass(frozen=True, slots=True)
class Construct:
    """Something for CUDA in build files of some languages: where ``pattern`` stands in their code. The group ``name``,
    where there is one, is what a finding is about. ``beside`` is what has to be on the same line too, if anything;
    ``severity`` that of its findings. A file without the text ``needed`` has none: a search for a text is a thousand
    times as fast as one for a pattern.
    """

    code: str
    languages: frozenset[BuildLanguage]
    pattern: re.Pattern[str]
    what: str
    instead: str
    beside: re.Pattern[str] | None = None
    severity: Severity = Severity.ERROR
    needed: str = ""


@lru_cache(maxsize=4)
def read_constructs(path: Path) -> tuple[Construct, ...]:
    """The constructs of the table. Raises MappingError where it cannot be read."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return (
            *(_option(name, instead) for name, instead in data["options"].items()),
            *(_option(name, instead, _NVCC) for name, instead in data["options_of_nvcc_only_beside_it"].items()),
            *(each for name, counterpart in data["libraries"].items() for each in _library(name, *counterpart)),
            *(_construct(entry) for entry in data["constructs"]),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, re.error) as error:
        raise MappingError(f"{path}: the table of build files cannot be read ({error}); reinstall hipport") from error


_EVERYWHERE = frozenset(BuildLanguage)
_NVCC = re.compile(r"nvcc|cuda", re.IGNORECASE)
# libraries=["m",   libraries += [   libraries.append(   "libraries": [
_LIST_OF_LIBRARIES = r"\blibraries\b[\"']?\s*(?:\+?=|:|\.(?:append|extend)\()\s*\[?(?:\s*[\"'][\w.+-]+[\"']\s*,)*\s*"


def _option(name: str, instead: str, beside: re.Pattern[str] | None = None) -> Construct:
    pattern = re.compile(rf"-(?<![\w./-]-)-?(?:{name})(?![\w-])")  # a sign first is what the engine searches for
    needed = name if re.fullmatch(r"[\w-]+", name) else ""
    what = "an option of nvcc that hipcc does not have"
    return Construct(OPTION, _EVERYWHERE, pattern, what, instead, beside, needed=needed)


def _library(name: str, package: str, target: str, linked: str) -> Iterator[Construct]:
    """``CUDA::cublas``, ``-lcublas`` and ``cublas.lib``; in Python, ``libraries=["m", "cublas"]``."""
    what = "a library of CUDA"
    end = r"(?![\w-])"
    escaped = re.escape(name)
    pattern = re.compile(rf"(?:CUDA::{escaped}{end}|(?<![\w-])-l{escaped}{end}|\b{escaped}\.lib\b)")
    instead = "leave it out: ROCm has no such library for HIP"
    if package:
        instead = f"write {target} of find_package({package})" + (f", or -l{linked}" if linked else "")
    yield Construct(LIBRARY, _EVERYWHERE, pattern, what, instead, needed=name)
    if linked or not package:
        pattern = re.compile(rf"{_LIST_OF_LIBRARIES}[\"'](?P<name>{escaped})[\"']")
        instead = f'write "{linked}"' if linked else instead
        yield Construct(LIBRARY, frozenset({BuildLanguage.PYTHON}), pattern, what, instead, needed=name)


def _construct(entry: dict[str, str | list[str]]) -> Construct:
    languages = frozenset(map(BuildLanguage, entry["languages"]))
    texts = {key: entry[key] for key in ("code", "what", "instead", "pattern")}
    assert all(isinstance(text, str) for text in texts.values())
    code, what, instead, pattern = (str(texts[key]) for key in ("code", "what", "instead", "pattern"))
    severity = Severity(entry.get("severity", "error"))
    return Construct(code, languages, re.compile(pattern), what, instead, severity=severity)
