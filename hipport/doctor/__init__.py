"""What is on this machine, what each missing thing prevents, and how it is mended. Nothing is changed.

The probes are functions of a ``Machine``; all that they know of the world comes through it.
"""

from __future__ import annotations

from hipport.doctor.diagnosis import Diagnosis
from hipport.doctor.diagnosis import Part
from hipport.doctor.diagnosis import diagnose
from hipport.doctor.finding import Finding
from hipport.doctor.finding import Gpu
from hipport.doctor.finding import State
from hipport.doctor.finding import Use
from hipport.doctor.this_machine import ThisMachine

__all__ = ["diagnose", "Diagnosis", "Finding", "Gpu", "Part", "State", "ThisMachine", "Use"]
