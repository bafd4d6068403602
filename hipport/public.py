"""The names of the public API, with what they stand for; ``hipport`` has them."""

from __future__ import annotations

from hipport.api import check_paths
from hipport.api import convert_paths
from hipport.api import convert_text
from hipport.api import estimate_effort
from hipport.api import run_program
from hipport.api import verify_paths
from hipport.check.options import CheckOptions
from hipport.config import Options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.effort.effort import Effort
from hipport.errors import ConfigError
from hipport.errors import HipportError
from hipport.errors import MappingError
from hipport.errors import OutputError
from hipport.errors import ToolchainError
from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.mapping import Row
from hipport.mapping.mapping import load_mapping
from hipport.result import Compilation
from hipport.result import Compiler
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict
from hipport.version import __version__

__all__ = [
    "__version__",
    "convert_text",
    "convert_paths",
    "check_paths",
    "estimate_effort",
    "verify_paths",
    "run_program",
    "load_mapping",
    "Options",
    "CheckOptions",
    "Run",
    "Result",
    "Status",
    "Kept",
    "Compilation",
    "Compiler",
    "Verdict",
    "Effort",
    "Diagnostic",
    "Severity",
    "Fix",
    "Applicability",
    "Edit",
    "Mapping",
    "Entry",
    "Row",
    "HipportError",
    "ConfigError",
    "MappingError",
    "OutputError",
    "ToolchainError",
]
