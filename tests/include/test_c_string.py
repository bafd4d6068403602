"""``hipport/c_string.h`` has on the device what <string.h> has on the host: its functions beside those, by g++."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hipport.include import FOLDER

NAMES = "memcmp memmove strcat strcmp strcpy strlen strncmp strncpy".split()
PROGRAM = """\
#include <cstdio>
#include <cstring>
#include <string>
%s
#define __device__
#define __HIPCC__
#define __HIP_PLATFORM_AMD__
#include "hipport/c_string.h"
%s
static int sign(int x) { return (x > 0) - (x < 0); }
static int failures = 0;
static void expect(bool good, const char *what, const char *a, const char *b) {
    if (!good) failures += std::printf("%%s of '%%s' and '%%s'\\n", what, a, b) > 0;
}
int main() {
    const char *texts[] = {"", "a", "b", "ab", "abc", "abd", "ab\\xff", "\\x7f", "\\x80"};
    for (const char *a : texts) {
        expect(own_strlen(a) == strlen(a), "strlen", a, a);
        for (const char *b : texts) {
            expect(sign(own_strcmp(a, b)) == sign(strcmp(a, b)), "strcmp", a, b);
            char one[16] = "xxxxxxxxxxxxxxx", two[16] = "xxxxxxxxxxxxxxx";
            own_strcat(own_strcpy(one, a), b), strcat(strcpy(two, a), b);
            expect(!memcmp(one, two, sizeof one), "strcat", a, b);
            for (size_t n = 0; n < 6; ++n) {
                expect(sign(own_strncmp(a, b, n)) == sign(strncmp(a, b, n)), "strncmp", a, b);
                const std::string left = a + std::string(6, ' '), right = b + std::string(6, ' ');
                expect(sign(own_memcmp(left.data(), right.data(), n)) == sign(memcmp(left.data(), right.data(), n)),
                       "memcmp", a, b);
                expect(own_strncpy(one, b, n) == one && strncpy(two, b, n) && !memcmp(one, two, sizeof one),
                       "strncpy", a, b);
                own_memmove(one + n, one + 2, 6), memmove(two + n, two + 2, 6);
                expect(!memcmp(one, two, sizeof one), "memmove", a, b);
            }
        }
    }
    return failures != 0;
}
"""


@pytest.mark.parametrize(("old", "new"), [("", ""), ("static_cast<unsigned char>", ""), ("out < in", "true")])
def test_the_functions_are_those_of_the_host(tmp_path: Path, old: str, new: str) -> None:
    """As the header is, and with two faults that the comparison has to find."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("no g++ on this machine")
    for name in ("hip/hip_runtime.h", "hipport/c_string.h"):
        (tmp_path / name).parent.mkdir()
    (tmp_path / "hip/hip_runtime.h").touch()
    (tmp_path / "hipport/c_string.h").write_text((FOLDER / "hipport/c_string.h").read_text().replace(old, new))
    defines, undefines = (f"#define {name} own_{name}" for name in NAMES), (f"#undef {name}" for name in NAMES)
    source = tmp_path / "a.cpp"
    source.write_text(PROGRAM % ("\n".join(defines), "\n".join(undefines)))
    subprocess.run([compiler, "-std=c++11", "-w", "-I", tmp_path, source, "-o", tmp_path / "a"], check=True)
    done = subprocess.run([tmp_path / "a"], capture_output=True, check=False)
    assert (done.returncode != 0) == bool(old), done.stdout
