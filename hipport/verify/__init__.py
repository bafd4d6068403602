"""Run ported kernels and compare what they compute with NumPy references.

A spec (``KernelSpec``) says what a kernel is called with, how it is launched and what it has to compute; docs/verify.md
shows how to write one.
"""

from __future__ import annotations

from hipport.verify.errors import SpecError
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Ceilings
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Output
from hipport.verify.results import Timing
from hipport.verify.results import VerifyRun
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.arguments import Argument
from hipport.verify.specs.arguments import ArrayArgument
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import InOut
from hipport.verify.specs.arguments import Out
from hipport.verify.specs.arguments import Scalar
from hipport.verify.specs.arguments import Scratch
from hipport.verify.specs.arguments import Struct
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.arguments import Variable
from hipport.verify.specs.fill_in import fill_in
from hipport.verify.specs.launch import Extents
from hipport.verify.specs.launch import Launch
from hipport.verify.specs.launch import blocks
from hipport.verify.specs.spec import KernelSpec
from hipport.verify.specs.values import Choice
from hipport.verify.specs.values import Computed
from hipport.verify.specs.values import Constant
from hipport.verify.specs.values import Fill
from hipport.verify.specs.values import Filling
from hipport.verify.specs.values import Normal
from hipport.verify.specs.values import Uniform
from hipport.verify.specs.values import Values

__all__ = [
    "KernelSpec",
    "Launch",
    "Extents",
    "Tolerance",
    "Argument",
    "Scalar",
    "Struct",
    "ArrayArgument",
    "In",
    "Out",
    "InOut",
    "Scratch",
    "Variable",
    "Fill",
    "Filling",
    "Normal",
    "Uniform",
    "Choice",
    "Constant",
    "Computed",
    "Values",
    "SpecError",
    "blocks",
    "fill_in",
    "VerifyOptions",
    "VerifyRun",
    "CaseResult",
    "CaseStatus",
    "Machine",
    "Output",
    "Finding",
    "Timing",
    "Ceilings",
]
