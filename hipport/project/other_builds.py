"""What a file includes only in builds without a GPU, or only where nvcc reads it, by the ``#if`` lines around."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.project.contents import Content

#: What the names of macros have that are there in builds for CUDA or HIP.
FOR_GPU = re.compile(r"CUDA|GPU|NVCC|NVIDIA|CUB|HIP|ROCM", re.IGNORECASE)
#: What those have that are there in builds without a GPU.
_FOR_CPU = re.compile(r"(?:NO|WITHOUT|DISABLE)_?(?:CUDA|GPU)|CPU_?ONLY|ONLY_?CPU", re.IGNORECASE)
_OF_NVCC = re.compile(r"\b__(?:CUDACC|NVCC|CUDA_ARCH|HIPCC|HIP)__\b")
_LINES = re.compile(
    r"^[ \t]*#[ \t]*(?:(?P<word>if|ifdef|ifndef|elif|else|endif)\b(?P<condition>[^\n]*)"
    r"|include[ \t]*[<\"](?P<name>[^>\"\n]+)[>\"])",
    re.MULTILINE,
)
#: A line that asks. A newline before it instead of ``^`` lets the matcher skip to the next one.
_CONDITIONS = re.compile(r"\n[ \t]*#[ \t]*(?:el)?if[^\n]*")
#: The line that follows that of an include guard.
_GUARD = re.compile(r"\s*#[ \t]*define[ \t]+(\w+)")
#: A condition that one macro is not there: ``!defined(USE_CUDA)``
UNLESS = re.compile(r"\s*!\s*(?:defined\b\s*\(?\s*)?(\w+)\s*\)?\s*")
_ONE = re.compile(r"\s*!?\s*(?:defined\b\s*\(?\s*)?(\w+)\s*\)?\s*")


@dataclass
class _Conditional:
    """A conditional of which one arm is read: whether this one is for builds without what the macros are for, or for
    those with it, and whether one before asked for it.
    """

    is_without: bool
    is_with: bool = False
    had: bool = False


def includes_without_gpu(content: Content) -> frozenset[str]:
    """The names in the ``#include`` lines of a text that stand in arms for builds without a GPU and nowhere else:
    ``#ifdef __CUDACC__``, ``#else``, ``#include "stubs.h"``; ``#ifndef USE_CUDA``, ``#include "stubs.h"``;
    ``#ifdef CPU_ONLY``, ``#include "stubs.h"``
    """
    return _only(content.text, FOR_GPU, lambda arm: arm.is_without)


def includes_for_nvcc(content: Content) -> frozenset[str]:
    """The names in the ``#include`` lines of a text that only nvcc reads, and not the host's compiler:
    ``#ifdef __CUDACC__``, ``#include <thrust/sort.h>``
    """
    return _only(content.text, _OF_NVCC, lambda arm: arm.is_with)


def _only(text: str, macros: re.Pattern[str], is_one: Callable[[_Conditional], bool]) -> frozenset[str]:
    """The names that are included in arms of this kind and nowhere else."""
    asked = "".join(_CONDITIONS.findall(f"\n{text}"))
    if macros.search(asked) is None and _FOR_CPU.search(asked) is None:  # as in most files
        return frozenset()
    names: dict[bool, set[str]] = {True: set(), False: set()}
    for name, arms in _included(text, macros):
        names[any(map(is_one, arms))].add(name)
    return frozenset(names[True] - names[False])


def _included(text: str, macros: re.Pattern[str]) -> Iterator[tuple[str, list[_Conditional]]]:
    around: list[_Conditional] = []
    for line in _LINES.finditer(text):
        word, condition = line["word"], line["condition"]
        if line["name"]:
            yield line["name"], around
            continue
        asks = word in ("if", "ifdef", "ifndef", "elif") and (
            macros.search(condition) is not None or (macros is FOR_GPU and _is_for_cpu(condition))
        )
        if word == "ifndef":
            guard = _GUARD.match(text, line.end())
            asks = asks and not (guard and guard[1] == condition.strip())
            is_with = asks and _is_for_cpu(condition)
            around.append(_Conditional(asks and not is_with, is_with, is_with))
        elif word in ("if", "ifdef"):
            is_without = asks and (UNLESS.fullmatch(condition) is not None) != _is_for_cpu(condition)
            is_with = asks and not is_without
            around.append(_Conditional(is_without, is_with, is_with))
        elif around and word == "endif":
            around.pop()
        elif around:
            arm = around[-1]
            arm.is_with = asks or (word == "else" and arm.is_without)
            arm.is_without = arm.had and not asks
            arm.had = arm.had or asks


def _is_for_cpu(condition: str) -> bool:
    """Whether a condition is about one macro of builds without a GPU: ``CPU_ONLY``, ``!defined(NO_CUDA)``"""
    match = _ONE.fullmatch(condition)
    return match is not None and _FOR_CPU.search(match[1]) is not None
