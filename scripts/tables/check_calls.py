"""Call every function of CUDA's interfaces that HIP has, port the calls, and compile them with the real HIP compiler.

Each overload of the newest headers is called with variables of its parameters' own types. Where the port of a call does
not compile, the report of the conversion has to have a warning or an error at it. Templates are left out, and headers
for other graphics interfaces. With ``--addresses`` the functions of the host are not called: pointers of their types in
CUDA are given their addresses. With ``--results`` the type of each call is compared with CUDA's: another type is
another value in divisions, comparisons and wider numbers, and nothing says so.

Run: ``python -m scripts.tables.check_calls [--addresses | --results] [--hipcc PATH] [--library NAME]
[--cuda VERSION]``; needs hipcc, no GPU.
Exit status: 0 all compile or are announced, 1 some are not, 2 there is no hipcc.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum
from functools import partial

from hipport import Options
from hipport import Severity
from hipport import convert_text
from hipport.mapping import CudaLibrary
from hipport.mapping.mapping import load_mapping
from scripts.tables.check_targets import PASSES
from scripts.tables.check_targets import Hipcc
from scripts.tables.check_targets import find_hipcc
from scripts.tables.inputs import FACTS
from scripts.tables.libraries import LIBRARIES
from scripts.tables.libraries import OF_DEVICE
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Signature
from scripts.tables.symbols import load_facts

#: Those of C++, whose names have namespaces, and those of which the headers need others before them.
LEFT_OUT = frozenset(("cub", "thrust", "cg", "wmma", "cublas_legacy", "cufftw", "nvtx", "cusparselt"))
OTHER_INTERFACES = re.compile(r"interop|d3d|vdpau|egl|gl\b|GL\.h|profiler", re.IGNORECASE)
#: Calls of which nothing has to be said, and why.
EXCUSED = {
    "cudaCreateChannelDesc()": "without arguments CUDA's is a template",
    "fma(a0, a1, a2, a3)": "with a rounding mode it may be a function of the project",
    "&cudaGraphInstantiate": "HIP's has the type that it had before CUDA 12",
    "&cudaMemcpyBatchAsync": "HIP's has the type that it had before CUDA 13",
}
#: Calls whose result has another type in HIP, which makes no difference, and why.
_PROMOTED = "0 or 1 on both sides, which is an int in every expression"
OTHER_RESULTS = {
    "clock()": "both types are signed and have 64 bits",
    "syncthreads_and(a0)": _PROMOTED,
    "syncthreads_or(a0)": _PROMOTED,
    **{f"__{name}(a0)": _PROMOTED for name in "finite finitef isinf isinff isnan isnanf signbit signbitf".split()},
}
HEADING = f"{'library':16}{'calls':>7}{'announced':>11}{'not':>5}{'false':>7}"
_CALL = re.compile(r"namespace call_(\d+) \{")


class Subject(Enum):
    """What is asked of the functions."""

    CALLS = ""
    ADDRESSES = "take the functions' addresses"
    RESULTS = "compare the types of the functions' results"


@dataclass(frozen=True)
class Outcome:
    """The calls of a library: how many there are, how many do not compile and are announced, and the others of these,
    each with the compiler's first error; and those with an error in the report that compile.
    """

    calls: int
    announced: int
    unannounced: Mapping[str, str]
    false: Sequence[str]


def called(name: str, signature: Signature, *, on_device: bool, compared: bool = False) -> tuple[str, str]:
    """A function of C++ that calls an overload with variables of its parameters' types, and the call alone. Where the
    result is ``compared``, a variable whose type is deduced from it has to have CUDA's.
    """
    variables = [_declared(parameter.type, f"a{i}") for i, parameter in enumerate(signature.parameters)]
    call = f"{name}({', '.join(f'a{i}' for i in range(len(variables)))})"
    text = f"{call};"
    if compared and signature.result != "void":
        type_ = f"std::decay<{signature.result}>::type"
        text = f'auto r = {call}; static_assert(std::is_same<decltype(r), {type_}>::value, "");'
    if on_device:
        return f"__device__ void call({', '.join(variables)}) {{ {text} }}", call
    return f"{' '.join(f'extern {variable};' for variable in variables)} void call() {{ {text} }}", call


def pointed_to(name: str, signature: Signature) -> tuple[str, str]:
    """A function of C++ that gives a pointer the address of a function, and the address alone."""
    types = ", ".join(parameter.type for parameter in signature.parameters)
    return f"void call() {{ {signature.result} (*p)({types}) = &{name}; }}", f"&{name}"


def _declared(written: str, name: str) -> str:
    """``void (*)(int)`` -> ``void (*a0)(int)``, ``int []`` -> ``int a0[]``, ``const T &`` -> ``const T a0``"""
    if "(*)" in written:
        return written.replace("(*)", f"(*{name})", 1)
    base, bracket, rest = written.partition("[")
    return f"{base.removesuffix('&')} {name}{bracket}{rest}"


def functions(facts: Facts, library: CudaLibrary, cuda: str) -> dict[str, list[tuple[CudaSymbol, bool]]]:
    """The functions of a library that HIP has, by their header, each with whether device code calls it."""
    mapping = load_mapping()
    found: dict[str, list[tuple[CudaSymbol, bool]]] = defaultdict(list)
    for symbol in facts.cuda(LIBRARIES[library.name].header_set).values():
        entry = mapping.entry(symbol.name, cuda) if symbol.kind == "function" and "::" not in symbol.name else None
        if entry is None or entry.library != library.name or not entry.hip or OTHER_INTERFACES.search(entry.row.header):
            continue
        header = mapping.header(entry.row.header)
        if header is not None and header.action != "unsupported":
            side = "host" if "_host." in entry.row.header else library.side_of(symbol.name)
            on_device = side == "device" or (library.name in OF_DEVICE and side != "host")
            found[entry.row.header].append((symbol, on_device))
    return found


def program(
    header: str, symbols: Iterable[tuple[CudaSymbol, bool]], cuda: str, subject: Subject = Subject.CALLS
) -> tuple[str, list[str]]:
    """The source that calls functions of a header as CUDA of a version (empty: the newest) declares them, or takes the
    addresses of those of C and the host, and the calls by their numbers.
    """
    addresses = subject is Subject.ADDRESSES
    lines = ["#include <cuda_runtime.h>", f"#include <{header}>"]
    calls: list[str] = []
    for symbol, on_device in symbols:
        declared = symbol.versions.get(cuda) if cuda else symbol.newest
        signatures = declared.signatures if declared is not None else ()
        for signature in signatures[: 0 if on_device else 1] if addresses else signatures:
            types = [parameter.type for parameter in signature.parameters]
            if not signature.is_template and not any("..." in text or "&&" in text for text in types):
                if addresses:
                    text, call = pointed_to(symbol.name, signature)
                else:
                    compared = subject is Subject.RESULTS
                    text, call = called(symbol.name, signature, on_device=on_device, compared=compared)
                lines.append(f"namespace call_{len(calls)} {{ {text} }}")
                calls.append(call)
    return "\n".join([*lines, ""]), calls


def check(hipcc: Hipcc, facts: Facts, cuda: str, library: CudaLibrary, subject: Subject = Subject.CALLS) -> Outcome:
    """Port and compile the calls of a library, or its functions' addresses, those of each header by themselves."""
    by_header = functions(facts, library, cuda)
    programs = (program(header, symbols, cuda, subject) for header, symbols in by_header.items())
    outcome = together(check_unit(hipcc, cuda, *each) for each in programs)
    if subject is not Subject.RESULTS:
        return outcome
    return replace(outcome, unannounced={c: text for c, text in outcome.unannounced.items() if c not in OTHER_RESULTS})


def together(outcomes: Iterable[Outcome]) -> Outcome:
    """The outcome of several units."""
    several = list(outcomes)
    return Outcome(
        calls=sum(outcome.calls for outcome in several),
        announced=sum(outcome.announced for outcome in several),
        unannounced={call: text for outcome in several for call, text in outcome.unannounced.items()},
        false=[call for outcome in several for call in outcome.false],
    )


def check_unit(hipcc: Hipcc, cuda: str, source: str, calls: Sequence[str], passes: Iterable[str] = PASSES) -> Outcome:
    """Port and compile a unit, in which call ``i`` is on a line of its own that begins with ``namespace call_i {``."""
    result = convert_text(source, Options(cuda=cuda), path="calls.cu")
    lines = source.split("\n")
    severe = [d for d in result.diagnostics if d.severity is not Severity.INFO]
    told = {_number(lines[d.line - 1]) for d in severe}
    wrong = {_number(lines[d.line - 1]) for d in severe if d.severity is Severity.ERROR and not d.fixed}
    port = (result.output or source.encode()).decode()
    errors = dict(_errors(hipcc, port, passes))
    silent = {calls[number] if number >= 0 else "": text for number, text in errors.items() if number not in told}
    return Outcome(
        calls=len(calls),
        announced=len(errors.keys() & told),
        unannounced={call: text for call, text in silent.items() if call not in EXCUSED},
        false=[calls[number] for number in sorted(wrong - errors.keys()) if number >= 0],
    )


def _errors(hipcc: Hipcc, port: str, passes: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The first error of each call that does not compile for the host or the device; of the rest under -1."""
    lines = port.split("\n")
    for compiler_pass in passes:
        for line, text in hipcc.errors((), port, compiler_pass).items():
            yield _number(lines[line - 1]) if line else -1, text


def _number(line: str) -> int:
    """The number of the call on a line, -1 for another line."""
    match = _CALL.match(line)
    return int(match[1]) if match else -1


def report(name: str, outcome: Outcome) -> None:
    """Print a line of figures below `HEADING`, and the calls that fail the check."""
    figures = f"{outcome.announced:11}{len(outcome.unannounced):5}{len(outcome.false):7}"
    print(f"{name:16}{outcome.calls:7}{figures}", flush=True)
    for call, text in outcome.unannounced.items():
        print(f"  {call}: {text}")
    for call in outcome.false:
        print(f"  {call}: compiles, with an error in the report")


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the calls; see the module for the exit status."""
    parser = argparse.ArgumentParser(description="Call every function of CUDA that HIP has.")
    parser.add_argument("--hipcc", help="the compiler, when it is neither in $HIPCC nor on the PATH")
    parser.add_argument("--arch", default="gfx942", help="GPU architecture to compile for")
    subjects = parser.add_mutually_exclusive_group()
    for subject in (Subject.ADDRESSES, Subject.RESULTS):
        option = f"--{subject.name.lower()}"
        subjects.add_argument(option, dest="subject", action="store_const", const=subject, help=subject.value)
    parser.set_defaults(subject=Subject.CALLS)
    parser.add_argument("--cuda", default="", help="the version whose functions are called [the newest]")
    parser.add_argument("--jobs", type=int, default=2, help="libraries at a time")
    parser.add_argument("--library", action="append", default=[], help="only this one; may be repeated")
    options = parser.parse_args(arguments)
    path = find_hipcc(options.hipcc)
    if path is None:
        print("no hipcc: install ROCm's hipcc and the libraries' -dev packages, or give --hipcc", file=sys.stderr)
        return 2
    facts = load_facts(FACTS / "symbols.tar.xz")
    wanted = options.library or [name for name in LIBRARIES if name not in LEFT_OUT]
    libraries = [library for library in load_mapping().libraries if library.name in wanted]
    print(HEADING)
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        checking = partial(check, Hipcc(path, options.arch), facts, options.cuda, subject=options.subject)
        outcomes = pool.map(checking, libraries)
        for library, outcome in zip(libraries, outcomes, strict=True):
            failed += len(outcome.unannounced)
            report(library.name, outcome)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
