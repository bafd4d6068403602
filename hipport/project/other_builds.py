"""What a file includes only in builds without a GPU, by the ``#if`` lines around."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

#: What the names of macros have that are there in builds for CUDA or HIP.
FOR_GPU = re.compile(r"CUDA|GPU|NVCC|NVIDIA|CUB|HIP|ROCM", re.IGNORECASE)
_LINES = re.compile(
    r"^[ \t]*#[ \t]*(?:(?P<word>if|ifdef|ifndef|elif|else|endif)\b(?P<condition>[^\n]*)"
    r"|include[ \t]*[<\"](?P<name>[^>\"\n]+)[>\"])",
    re.MULTILINE,
)
#: The line that follows that of an include guard.
_GUARD = re.compile(r"\s*#[ \t]*define[ \t]+(\w+)")
#: A condition that one macro is not there: ``!defined(USE_CUDA)``
UNLESS = re.compile(r"\s*!\s*(?:defined\b\s*\(?\s*)?(\w+)\s*\)?\s*")


@dataclass
class _Conditional:
    """A conditional of which one arm is read: whether this one is for builds without a GPU, and one before with it."""

    is_without: bool
    had_gpu: bool = False


def includes_without_gpu(data: bytes) -> frozenset[str]:
    """The names in the ``#include`` lines of a text that stand in arms for builds without a GPU and nowhere else:
    ``#ifdef __CUDACC__``, ``#else``, ``#include "stubs.h"``; ``#ifndef USE_CUDA``, ``#include "stubs.h"``
    """
    text = data.decode("latin-1")
    if FOR_GPU.search(text) is None:
        return frozenset()
    names: dict[bool, set[str]] = {True: set(), False: set()}
    for name, is_without in _included(text):
        names[is_without].add(name)
    return frozenset(names[True] - names[False])


def _included(text: str) -> Iterator[tuple[str, bool]]:
    around: list[_Conditional] = []
    for line in _LINES.finditer(text):
        word, condition = line["word"], line["condition"]
        if line["name"]:
            yield line["name"], any(each.is_without for each in around)
            continue
        names_gpu = word in ("if", "ifdef", "ifndef", "elif") and FOR_GPU.search(condition) is not None
        if word == "ifndef":
            guard = _GUARD.match(text, line.end())
            around.append(_Conditional(names_gpu and not (guard and guard[1] == condition.strip())))
        elif word in ("if", "ifdef"):
            is_without = names_gpu and UNLESS.fullmatch(condition) is not None
            around.append(_Conditional(is_without, names_gpu and not is_without))
        elif around and word == "endif":
            around.pop()
        elif around:
            around[-1].is_without = around[-1].had_gpu and not names_gpu
            around[-1].had_gpu = around[-1].had_gpu or names_gpu
