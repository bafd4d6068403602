"""What hipport knows of a subject: a rule, a CUDA or HIP name, a header, a library, a PTX instruction."""

from __future__ import annotations

from hipport.explain.explanation import Explanation
from hipport.explain.explanation import InstructionFacts
from hipport.explain.explanation import LibraryFacts
from hipport.explain.explanation import NameFacts
from hipport.explain.search import Found
from hipport.explain.search import near_misses
from hipport.explain.search import search
from hipport.explain.subjects import explain
from hipport.explain.subjects import explain_name

__all__ = [
    "explain",
    "explain_name",
    "search",
    "near_misses",
    "Explanation",
    "NameFacts",
    "LibraryFacts",
    "InstructionFacts",
    "Found",
]
