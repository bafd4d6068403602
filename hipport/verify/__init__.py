"""Run ported kernels and compare what they compute with NumPy references.

A spec (``KernelSpec``) says what a kernel is called with, how it is launched and what it has to compute; docs/verify.md
shows how to write one.
"""

from __future__ import annotations

from hipport.verify.errors import SpecError
from hipport.verify.results import CaseResult
from hipport.verify.results import Ceilings
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Output
from hipport.verify.results import Status
from hipport.verify.results import Timing
from hipport.verify.results import VerifyRun
from hipport.verify.settings import VerifyOptions
from hipport.verify.spec import Argument
from hipport.verify.spec import ArrayArgument
from hipport.verify.spec import Extents
from hipport.verify.spec import In
from hipport.verify.spec import InOut
from hipport.verify.spec import KernelSpec
from hipport.verify.spec import Launch
from hipport.verify.spec import Out
from hipport.verify.spec import Scalar
from hipport.verify.spec import Scratch
from hipport.verify.spec import Struct
from hipport.verify.spec import Tolerance
from hipport.verify.spec import Variable
from hipport.verify.spec import blocks
from hipport.verify.values import Choice
from hipport.verify.values import Computed
from hipport.verify.values import Constant
from hipport.verify.values import Fill
from hipport.verify.values import Filling
from hipport.verify.values import Normal
from hipport.verify.values import Uniform
from hipport.verify.values import Values

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
    "VerifyOptions",
    "VerifyRun",
    "CaseResult",
    "Status",
    "Machine",
    "Output",
    "Finding",
    "Timing",
    "Ceilings",
]
