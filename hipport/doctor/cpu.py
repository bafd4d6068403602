"""What hipport needs where there is no GPU."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from hipport.cpu import CompilerNotFoundError
from hipport.doctor.finding import Finding
from hipport.doctor.finding import State
from hipport.doctor.finding import Use
from hipport.doctor.finding import ok
from hipport.doctor.machine import Machine
from hipport.unit.clang import UnavailableError


def probe_cpu(machine: Machine) -> Iterator[Finding]:
    """The C++ compiler of the CPU engine, and libclang."""
    yield _compiler(machine)
    yield _libclang(machine)


def _compiler(machine: Machine) -> Finding:
    name = "C++ compiler"
    try:
        compiler = machine.cxx()
    except CompilerNotFoundError as error:
        wrong = "`unset CXX`" if machine.environment.get("CXX") else "`sudo apt install g++`"
        remedy = f"{wrong}, or `pip install 'hipport[cpu]'`, which needs no root"
        return Finding(name, State.MISSING, str(error).partition(":")[0], (Use.CPU,), remedy)
    version = compiler.version.partition("\n")[0]
    return ok(name, f"{version}: {shlex.join(compiler.command)}")


def _libclang(machine: Machine) -> Finding:
    try:
        return ok("libclang", machine.libclang())
    except UnavailableError as error:
        remedy = "`pip install --force-reinstall libclang`"
        return Finding("libclang", State.MISSING, str(error), (Use.TYPES,), remedy)
