"""The results of CUDA's overloaded mathematical functions, for each combination of argument types.

``facts/math_overloads.csv`` has one line for each group of functions and result: the functions, the result, and the
types that each argument may have. A combination that is in no line is ambiguous or missing in CUDA. The host's
compiler answers, with CUDA's headers before the program as nvcc has them; CUDA has the same functions for host and
device.

Run: ``python -m scripts.tables.math_overloads INCLUDE`` with the include folder of a CUDA toolkit and g++.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FACTS = Path(__file__).resolve().parent / "facts" / "math_overloads.csv"
BELOW_INT = ("bool", "char", "signed char", "unsigned char", "short", "unsigned short")
INTEGERS = (*BELOW_INT, "int", "unsigned int", "long", "unsigned long", "long long", "unsigned long long")
TYPES = (*INTEGERS, "float", "double")
UNARY = """abs acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcinv
erfcx erfinv exp exp10 exp2 expm1 fabs floor ilogb isfinite isinf isnan j0 j1 labs lgamma llabs llrint llround log log10
log1p log2 logb lrint lround nearbyint normcdf normcdfinv rcbrt rint round rsqrt signbit sin sinh sinpi sqrt tan tanh
tgamma trunc y0 y1""".split()
BINARY = (
    """atan2 copysign fdim fmax fmin fmod hypot ldexp max min nextafter pow remainder rhypot scalbln scalbn""".split()
)
TERNARY = "fma norm3d rnorm3d".split()
#: Each function with the number of its arguments.
FUNCTIONS = {name: count for count, names in enumerate((UNARY, BINARY, TERNARY), 1) for name in names}
#: The types that stand for all in functions of three arguments, which have 2,744 combinations of them.
_FEW = ("int", "float", "double")
# cudafe++ takes the functions that CUDA's headers declare in `std` for those of libstdc++, which are constexpr; g++
# wants them to be declared alike.
_BEFORE = """#include <limits>
#include <bits/stl_algobase.h>
#undef _GLIBCXX_CONSTEXPR
#define _GLIBCXX_CONSTEXPR
#include <bits/std_abs.h>
#include <cmath>
#undef _GLIBCXX_CONSTEXPR
#define _GLIBCXX_CONSTEXPR constexpr
#include <cuda_runtime.h>
#include <cstdio>
#include <utility>
struct None {};
template <class T> const char *name();
template <> const char *name<None>() { return ""; }
"""
_OPTIONS = ("-w", "-std=c++17", "-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_VER_MAJOR__=12", "-D__CUDACC_VER_MINOR__=9")


@dataclass(frozen=True, slots=True)
class Call:
    """A function with the types of its arguments."""

    function: str
    arguments: tuple[str, ...]


def combinations(function: str) -> Iterator[Call]:
    """All calls of a function that are looked at."""
    count = FUNCTIONS[function]
    for arguments in itertools.product(_FEW if count == 3 else TYPES, repeat=count):
        yield Call(function, arguments)


def read(path: Path = FACTS) -> dict[Call, str]:
    """The type of the result of every call that CUDA takes."""
    results = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            types = [row[f"argument_{number}"].split("|") for number in (1, 2, 3) if row[f"argument_{number}"]]
            for function in row["functions"].split():
                for arguments in itertools.product(*types):
                    results[Call(function, arguments)] = row["result"]
    return results


def of_cuda(include: Path) -> dict[Call, str]:
    """What CUDA's headers say. Raises CalledProcessError where the compiler does not take them."""
    calls = [call for function in FUNCTIONS for call in combinations(function)]
    lines = [_BEFORE]
    lines += [f'template <> const char *name<{type_}>() {{ return "{type_}"; }}' for type_ in TYPES]
    for function in FUNCTIONS:
        lines.append(f"template <class... A> auto try_{function}(int) -> decltype({function}(std::declval<A>()...));")
        lines.append(f"template <class... A> None try_{function}(...);")
    tries = (f"std::puts(name<decltype(try_{call.function}<{', '.join(call.arguments)}>(0))>());" for call in calls)
    lines += ["int main() {", *tries, "}"]
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder, "unit.cpp"), Path(folder, "unit")
        source.write_text("\n".join(lines), "utf-8")
        # The program calls nothing of CUDA; what the headers want to link is not there.
        link = "-Wl,--unresolved-symbols=ignore-all"
        subprocess.run(["g++", *_OPTIONS, f"-I{include}", source, "-o", program, link], check=True)
        output = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    return {call: result for call, result in zip(calls, output.splitlines(), strict=True) if result}


def rows(results: dict[Call, str]) -> list[tuple[str, ...]]:
    """The lines of the file: functions with the same results together, and types that make no difference together."""
    groups: dict[tuple[tuple[str, ...], ...], list[str]] = defaultdict(list)
    for function in FUNCTIONS:
        ours = ((call.arguments, results[call]) for call in combinations(function) if call in results)
        groups[tuple(_folded(ours))].append(function)
    return sorted((" ".join(functions), *line) for lines, functions in groups.items() for line in lines)


def _folded(results: Iterable[tuple[tuple[str, ...], str]]) -> Iterator[tuple[str, ...]]:
    """Result and types of each argument, with the types joined that differ in one place only."""
    sets: list[tuple[tuple[str, ...], ...]]
    sets = [((result,), *((type_,) for type_ in arguments)) for arguments, result in results]
    count = len(sets[0]) if sets else 0
    for place in range(count - 1, 0, -1):
        joined: dict[tuple[tuple[str, ...], ...], tuple[str, ...]] = defaultdict(tuple)
        for line in sets:
            joined[(*line[:place], *line[place + 1 :])] += line[place]
        sets = [(*rest[:place], types, *rest[place:]) for rest, types in joined.items()]
    for line in sets:
        yield *("|".join(types) for types in line), *[""] * (4 - len(line))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("include", type=Path, help="include folder of a CUDA toolkit")
    lines = rows(of_cuda(parser.parse_args().include))
    with FACTS.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("functions", "result", "argument_1", "argument_2", "argument_3"))
        writer.writerows(lines)


if __name__ == "__main__":
    main()
