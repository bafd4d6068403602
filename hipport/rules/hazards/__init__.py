"""HP21x, HP51x, HP604, HP7xx: code that has HIP's names and yet does not compile, fails, or means something else."""

from hipport.rules.hazards import atomics
from hipport.rules.hazards import bit_scan
from hipport.rules.hazards import capability
from hipport.rules.hazards import clocks
from hipport.rules.hazards import code_loading
from hipport.rules.hazards import device_runtime
from hipport.rules.hazards import driver_pointers
from hipport.rules.hazards import error_codes
from hipport.rules.hazards import layout
from hipport.rules.hazards import memory_order
from hipport.rules.hazards import memory_scope
from hipport.rules.hazards import numerics
from hipport.rules.hazards import resources
from hipport.rules.hazards import runtime_behaviour
from hipport.rules.hazards import shared_objects
from hipport.rules.hazards import textures

__all__ = [
    "atomics",
    "bit_scan",
    "capability",
    "clocks",
    "code_loading",
    "device_runtime",
    "driver_pointers",
    "error_codes",
    "layout",
    "memory_order",
    "memory_scope",
    "numerics",
    "resources",
    "runtime_behaviour",
    "shared_objects",
    "textures",
]
