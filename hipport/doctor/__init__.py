"""What is on this machine, what each missing thing prevents, and how to fix it. Nothing is changed.

The probes are functions of an ``ExaminedMachine``; all that they know of the world comes through it.
"""

from __future__ import annotations

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Gpu
from hipport.doctor.checks import Purpose
from hipport.doctor.diagnosis import Diagnosis
from hipport.doctor.diagnosis import Part
from hipport.doctor.diagnosis import diagnose
from hipport.doctor.this_machine import ThisMachine

__all__ = ["diagnose", "Diagnosis", "Check", "Gpu", "Part", "CheckState", "ThisMachine", "Purpose"]
