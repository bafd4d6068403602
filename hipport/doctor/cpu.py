"""What hipport needs where there is no GPU."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from hipport.cpu import CompilerNotFoundError
from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Purpose
from hipport.doctor.checks import ok
from hipport.doctor.machine import ExaminedMachine
from hipport.unit.clang import UnavailableError


def probe_cpu(machine: ExaminedMachine) -> Iterator[Check]:
    """Check the C++ compiler of the CPU engine, and libclang."""
    yield _compiler(machine)
    yield _libclang(machine)


def _compiler(machine: ExaminedMachine) -> Check:
    name = "C++ compiler"
    try:
        compiler = machine.cxx()
    except CompilerNotFoundError as error:
        wrong = "`unset CXX`" if machine.environment.get("CXX") else "`sudo apt install g++`"
        remedy = f"{wrong}, or `pip install 'hipport[cpu]'`, which needs no root"
        return Check(name, CheckState.MISSING, str(error).partition(":")[0], (Purpose.CPU,), remedy)
    version = compiler.version.partition("\n")[0]
    return ok(name, f"{version}: {shlex.join(compiler.command)}")


def _libclang(machine: ExaminedMachine) -> Check:
    try:
        return ok("libclang", machine.libclang())
    except UnavailableError as error:
        remedy = "`pip install --force-reinstall libclang`"
        return Check("libclang", CheckState.MISSING, str(error), (Purpose.TYPES,), remedy)
