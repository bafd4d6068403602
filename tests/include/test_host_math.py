"""``math.h`` on the host: inverses and erfcx, against Python's own erf and erfc."""

from __future__ import annotations

import math
import shutil
import subprocess

import pytest

from tests.include.conftest import HEADERS
from tests.include.conftest import HERE

#: What HIP declares for the host and a C library may have too.
OF_HIP = ("sinpi", "cospi", "rsqrt", "cyl_bessel_i0", "cyl_bessel_i1")
PROGRAM = f"""#include <math.h>
#include <cstdio>
{"".join(f"#define {name} hip_{name}{chr(10)}#define {name}f hip_{name}f{chr(10)}" for name in OF_HIP)}
{"".join(f"double {name}(double); float {name}f(float);{chr(10)}" for name in OF_HIP)}
#define __CLANG_HIP_MATH_H__
#include "hipport/math.h"
int main() {{
    double x;
    while (std::scanf("%la", &x) == 1) {{
        std::printf("%.17g %.17g %.17g %.17g\\n", erfinv(x), erfcinv(x), erfcx(x), normcdfinv(x));
    }}
}}
"""
ARGUMENTS = (
    1e-300,
    1e-20,
    1e-5,
    0.02,
    0.3,
    0.5,
    0.7,
    0.999,
    1.0,
    -0.4,
    -0.9,
    1.7,
    1.99,
    2.0,
    24.9,
    25.1,
    1e5,
    -3.0,
    -1e200,
)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[float, tuple[float, ...]]:
    """The functions' values for each argument, in the order of the program."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler")
    folder = tmp_path_factory.mktemp("math")
    unit, program = folder / "unit.cpp", folder / "unit"
    unit.write_text(PROGRAM, "utf-8")
    options = ("-std=c++17", "-w", "-O1", f"-I{HERE / 'stub'}", f"-I{HEADERS}")
    subprocess.run([compiler, *options, unit, "-o", program], check=True, capture_output=True, text=True)
    given = "\n".join(value.hex() for value in ARGUMENTS)
    done = subprocess.run([program], input=given, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    return {x: tuple(map(float, line.split())) for x, line in zip(ARGUMENTS, lines, strict=True)}


def _scaled(x: float) -> float:
    """erfcx: for large x by the series 1 / (x * sqrt(pi)) * (1 - 1/(2 x^2) + 3/(4 x^4) - 15/(8 x^6))."""
    if x < 20:
        return math.exp(x * x) * math.erfc(x) if x > -20 else math.inf
    s = 1 / (2 * x * x)
    return (1 - s + 3 * s**2 - 15 * s**3 + 105 * s**4) / (x * math.sqrt(math.pi))


@pytest.mark.parametrize("x", ARGUMENTS)
def test_values_for_the_host(x: float, results: dict[float, tuple[float, ...]]) -> None:
    inverse, complement, scaled, quantile = results[x]
    if abs(x) < 1:
        assert math.erf(inverse) == pytest.approx(x, rel=4e-16)
    if 0 < x < 2:
        assert math.erfc(complement) == pytest.approx(x, rel=2e-13)
    if 0 < x < 1:
        assert 0.5 * math.erfc(-quantile * math.sqrt(0.5)) == pytest.approx(x, rel=2e-13)
    assert scaled == pytest.approx(_scaled(x), rel=1e-14)


def test_limits_of_the_inverses(results: dict[float, tuple[float, ...]]) -> None:
    assert results[1.0][0] == math.inf
    assert results[2.0][1] == -math.inf
    assert results[0.5][3] == 0
    assert math.isnan(results[1.7][0])
    assert math.isnan(results[-0.4][1])
