"""The rules. Importing this package registers all of them."""

from hipport.rules import added_headers
from hipport.rules import assembly
from hipport.rules import build_files
from hipport.rules import calls
from hipport.rules import coordinates
from hipport.rules import guards
from hipport.rules import hazards
from hipport.rules import header_guards
from hipport.rules import headers
from hipport.rules import host_math
from hipport.rules import implicit_headers
from hipport.rules import language
from hipport.rules import launches
from hipport.rules import merged_cases
from hipport.rules import merged_overloads
from hipport.rules import names
from hipport.rules import namespaces
from hipport.rules import own_atomics
from hipport.rules import strings
from hipport.rules import tool
from hipport.rules import vector_operators
from hipport.rules import waves
from hipport.rules.context import Context
from hipport.rules.registry import RULES
from hipport.rules.registry import Rule
from hipport.rules.registry import is_selected
from hipport.rules.registry import selected

__all__ = [
    "RULES",
    "Context",
    "Rule",
    "added_headers",
    "assembly",
    "build_files",
    "calls",
    "coordinates",
    "guards",
    "hazards",
    "header_guards",
    "headers",
    "host_math",
    "implicit_headers",
    "is_selected",
    "language",
    "launches",
    "merged_cases",
    "merged_overloads",
    "names",
    "namespaces",
    "own_atomics",
    "selected",
    "strings",
    "tool",
    "vector_operators",
    "waves",
]
