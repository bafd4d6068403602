"""Compile every HIP target of the tables against its recommended header, with the real HIP compiler.

Per library and header one translation unit is compiled, for the host and, where names are left, for the device. It
names each target in the ways that a name of its kind can be named; a target exists where one of them compiles. The
other headers that ``headers.csv`` maps to are compiled alone for the host; for the device, all headers of a folder
together, and one by one only where that fails.

Run: ``python -m scripts.tables.check_targets [--hipcc PATH] [--library NAME] [--failures FILE]``; needs hipcc, no GPU.
Exit status: 0 all compile, 1 some do not, 2 there is no hipcc.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections import defaultdict
from collections.abc import Container
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
MAPPINGS = REPOSITORY / "mappings"
#: The folder of the headers that a port may use, as a port includes them.
OWN_HEADERS = REPOSITORY / "hipport" / "include"

_NO_ROCWMMA = "Debian's librocwmma-dev 7.2.4 lacks rocwmma/internal/"
#: Folder of headers, or header of ours -> why they may not compile although the table is right.
INCOMPLETE_PACKAGES = {"rocwmma": _NO_ROCWMMA, "hipport/wmma.h": _NO_ROCWMMA}

#: The instance of each class template in which to look for members.
TEMPLATE_INSTANCES = Path(__file__).resolve().parent / "template_instances.csv"

#: Headers that compile only after HIP's runtime header, and that no other header stands in for.
AFTER_RUNTIME = frozenset(("hip/hip_gl_interop.h", "hiprand/hiprand_mtgp32_host.h"))
#: Folders of headers that no program includes by itself.
INTERNAL_FOLDERS = frozenset(("detail", "system"))
#: Macros that programs define and a header asks for.
SWITCH = re.compile(r"__HIP_NO_\w+")

HOST, DEVICE = PASSES = ("--cuda-host-only", "--cuda-device-only")
DIAGNOSTIC = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?:fatal )?(?P<level>error|note): (?P<text>.*)$", re.M)
HIP_VERSION = re.compile(r"HIP version: (\d+)\.(\d+)")


@dataclass(frozen=True)
class Target:
    """A HIP name of a table, the CUDA name it stands for and the header that a program should include for it."""

    library: str
    cuda: str
    kind: str
    hip: str
    hip_header: str


@dataclass(frozen=True)
class Failure:
    """A target that does not compile, with the compiler's first message about it."""

    target: Target
    message: str


@dataclass(frozen=True)
class Hipcc:
    """The HIP compiler and the GPU architecture to compile for."""

    path: str
    arch: str

    def version(self) -> tuple[int, int]:
        """Return the ROCm release (major, minor) that the compiler belongs to."""
        done = subprocess.run([self.path, "--version"], capture_output=True, text=True, check=False)
        found = HIP_VERSION.search(done.stdout)
        if found is None:
            raise OSError(f"{self.path} --version does not tell a HIP version: {(done.stderr or done.stdout)[-200:]}")
        return int(found[1]), int(found[2])

    def errors(self, headers: Iterable[str], source: str, compiler_pass: str) -> dict[int, str]:
        """Return line -> first error of a translation unit about ``headers``.

        An error in a template of a header counts for the line that instantiates it, any other in a header for line 0.
        """
        return self._errors(headers, source, compiler_pass, "-w")

    def unused_macros(self, source: str) -> dict[int, str]:
        """Return line -> message of the macros of a unit that neither it nor a header asks for, and of its errors."""
        return self._errors((), source, HOST, "-Werror=unused-macros")

    def _errors(self, headers: Iterable[str], source: str, compiler_pass: str, warnings: str) -> dict[int, str]:
        with tempfile.TemporaryDirectory() as folder:
            unit = Path(folder, "unit.hip")
            unit.write_text(source, encoding="utf-8")
            command = [self.path, "-x", "hip", f"--offload-arch={self.arch}", compiler_pass, "-fsyntax-only", warnings]
            command += [
                "-std=c++17",
                f"-I{OWN_HEADERS}",
                "-ferror-limit=0",
                "-fno-caret-diagnostics",
                "-fno-spell-checking",
            ]
            command += ["-ftemplate-backtrace-limit=0", str(unit)]
            if not AFTER_RUNTIME.isdisjoint(headers):
                command += ["-include", "hip/hip_runtime.h"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            found = _by_line(done.stderr, str(unit))
            if done.returncode and not found:
                found[0] = (done.stderr.strip().splitlines() or ["the compiler gave no reason"])[-1]
            return found


def _by_line(output: str, unit: str) -> dict[int, str]:
    errors: list[tuple[int, str]] = []
    for diagnostic in DIAGNOSTIC.finditer(output):
        line = int(diagnostic["line"]) if diagnostic["file"] == unit else 0
        if diagnostic["level"] == "error":
            errors.append((line, diagnostic["text"]))
        elif line and errors and not errors[-1][0]:
            errors[-1] = line, errors[-1][1]
    return dict(reversed(errors))


# What to compile --------------------------------------------------------------------------------------------------


def read_targets(mappings: Path) -> list[Target]:
    """Return the supported targets of all tables, fields of structs included, each once a CUDA name."""
    targets: dict[Target, None] = {}
    for table in sorted(mappings.glob("*.csv")):
        for row in _rows(table):
            if row.get("hip_header") and row.get("status", "unsupported") != "unsupported":
                targets[Target(table.stem, row["cuda"], row["kind"], row["hip"], row["hip_header"])] = None
    headers = {(target.library, target.hip): target.hip_header for target in targets if target.kind == "type"}
    for row in _rows(mappings / "fields.csv"):
        if row["status"] != "unsupported":
            cuda, hip = (f"{row[s]}::{row[f]}" for s, f in (("struct", "field"), ("hip_struct", "hip_field")))
            header = headers[row["library"], row["hip_struct"]]
            targets[Target(row["library"], cuda, "field", hip, header)] = None
    return list(targets)


def needed_releases(mappings: Path) -> dict[tuple[str, str], str]:
    """Return (library, HIP name) -> the ROCm release that first has it, as the tables write it."""
    return {
        (table.stem, row["hip"]): row["rocm_since"]
        for table in sorted(mappings.glob("*.csv"))
        for row in _rows(table)
        if row.get("rocm_since")
    }


def mapped_headers(mappings: Path) -> list[str]:
    """Return the HIP headers that ``headers.csv`` maps to and that are for programs to include, each once."""
    headers = dict.fromkeys(row["hip"] for row in _rows(mappings / "headers.csv") if row["action"] == "map")
    return [header for header in headers if not INTERNAL_FOLDERS.intersection(Path(header).parts)]


def _rows(table: Path) -> Iterator[dict[str, str]]:
    with table.open(newline="", encoding="utf-8") as lines:
        yield from csv.DictReader(lines)


def is_newer(since: str, release: tuple[int, int]) -> bool:
    """Tell whether a name of ``rocm_since`` (``7.1``, ``>6.4``, ``<=5.2`` or empty) is missing in ``release``."""
    if not since or since.startswith("<="):
        return False
    first = tuple(map(int, since.lstrip(">").split(".")))
    return release <= first if since.startswith(">") else release < first


def ways_to_name(target: Target) -> list[str]:
    """Return lines of C++, each of which compiles only where the target exists in the way that it supposes.

    Each line is complete and declares nothing that another line could clash with; the last is the likeliest.
    """
    name = target.hip
    scope, _, member = name.rpartition("::")
    using = f"using ::{name};"
    if target.kind == "field":
        return [f"using n = decltype(::{name});"]
    if not scope:
        defined = f"#ifndef {name}\n#error {name} is not a macro\n#endif"
        # A type may be one of the language's own, a macro anything.
        return [using, defined] if target.kind == "macro" else [defined, f"using n = {name};", using]
    classes = [instance.type for instance in instances().get(scope, ())]
    if not classes:
        return [*_member_of(f"::{scope}", member), using]
    return [using, *(way for base in classes for way in _member_of(base, member))]


def _member_of(base: str, member: str) -> list[str]:
    return [
        f"using n = decltype({base}::{member});",
        f"using n = decltype(&{base}::{member});",
        f"using n = {base}::{member};",
        f"using n = decltype(::std::declval<{base}&>().{member}());",
        f"struct n : {base} {{ using {base}::{member}; }};",
    ]


@dataclass(frozen=True)
class Instance:
    """A class template with arguments, and the header that declares these, '' for the header of the template."""

    type: str
    include: str


@cache
def instances() -> dict[str, list[Instance]]:
    """Return class template -> the instances to look for members in."""
    known: dict[str, list[Instance]] = defaultdict(list)
    for row in _rows(TEMPLATE_INSTANCES):
        known[row["template"]].append(Instance(row["instance"], row["include"]))
    return known


def include_for(target: Target) -> str:
    """Return the header that declares the template arguments to look for the target with, '' when there is none."""
    return next((i.include for i in instances().get(target.hip.rpartition("::")[0], ()) if i.include), "")


def ways_to_reach(field: Target, fields: Iterable[Target]) -> list[str]:
    """Return lines like `ways_to_name` for a field inside of members whose structs have no name.

    The tables list such fields as the struct's own; the members are among the struct's other ``fields``.
    """
    struct, _, name = field.hip.rpartition("::")
    members = [other.hip.removeprefix(f"{struct}::") for other in fields if other.hip.startswith(f"{struct}::")]
    paths = [*members, *(f"{outer}.{inner}" for outer in members for inner in members)]
    return [f"using n = decltype(::{struct}{{}}.{path}.{name});" for path in paths]


def translation_unit(header: str, named: Mapping[Target, Sequence[str]]) -> tuple[str, dict[Target, list[range]]]:
    """Return the source that names each target in the given ways, and target -> the lines of each way."""
    lines = [f"#include <{header}>"]
    ways: dict[Target, list[range]] = defaultdict(list)
    # Further headers come last, lest they hide that the recommended one does not declare a name.
    for target, texts in sorted(named.items(), key=lambda item: include_for(item[0])):
        if (include := f"#include <{include_for(target)}>") != "#include <>" and include not in lines:
            lines.append(include)
        for way in texts:
            number = len(lines) + 1
            text = way.split("\n") if way.startswith("#") else [f"namespace check_{number} {{ {way} }}"]
            lines += text
            ways[target].append(range(number, len(lines) + 1))
    return "\n".join(lines) + "\n", ways


# Compiling --------------------------------------------------------------------------------------------------------


class HeaderError(Exception):
    """A header does not compile; the message is the compiler's first."""


def check(hipcc: Hipcc, header: str, targets: Sequence[Target]) -> list[Failure]:
    """Compile targets of one header and return those that exist neither for the host nor for the device.

    These are all where the header itself does not compile, so that a header without failures compiles for the host.
    """
    switches = [target for target in targets if SWITCH.fullmatch(target.hip)]
    missing = {target: "" for target in targets if target not in switches}
    unasked = [failure for switch in switches if (failure := check_switch(hipcc, header, switch))]
    try:
        for compiler_pass in PASSES:
            ways = {target: ways_to_name(target) for target in missing}
            missing = _missing(hipcc, header, compiler_pass, missing, ways)
        if any(target.kind == "field" for target in missing):
            fields = [target for target in targets if target.kind == "field"]
            reached = {target: ways_to_reach(target, fields) for target in missing if target.kind == "field"}
            left = _missing(hipcc, header, HOST, missing, reached)
            missing = {target: text for target, text in missing.items() if target not in reached or target in left}
    except HeaderError as error:
        missing = dict.fromkeys(targets, str(error))
    return [*unasked, *(Failure(target, message) for target, message in missing.items())]


def check_switch(hipcc: Hipcc, header: str, switch: Target) -> Failure | None:
    """Return the failure of a macro that programs define, where the header does not ask for it."""
    found = hipcc.unused_macros(f"#define {switch.hip}\n#include <{header}>\n")
    return Failure(switch, next(iter(found.values()))) if found else None


def _missing(
    hipcc: Hipcc, header: str, compiler_pass: str, known: Mapping[Target, str], ways: Mapping[Target, Sequence[str]]
) -> dict[Target, str]:
    """Return the targets that do not compile in any of their ways, with the first message that is known of each."""
    if not ways:
        return {}
    source, lines = translation_unit(header, ways)
    errors = hipcc.errors([header], source, compiler_pass)
    if header_error := errors.get(1) or errors.get(0):
        raise HeaderError(header_error)
    failed = {target: _failure(lines[target], errors) for target in ways}
    return {target: known[target] or message for target, message in failed.items() if message}


def _failure(ways: Sequence[range], errors: Mapping[int, str]) -> str:
    """Return the message of the likeliest way if no way compiled."""
    messages = [next((errors[line] for line in way if line in errors), "") for way in ways]
    return messages[-1] if all(messages) else ""


def check_headers(
    hipcc: Hipcc, headers: Iterable[str], compiled: Container[str], pool: ThreadPoolExecutor
) -> dict[str, str]:
    """Return header -> first error of those that do not compile; ``compiled`` ones are known to do so for the host."""
    broken = _broken_alone(hipcc, [header for header in headers if header not in compiled], HOST, pool)
    folders: dict[str, list[str]] = defaultdict(list)
    for header in headers:
        if header not in broken:
            folders[header.partition("/")[0]].append(header)
    errors = pool.map(lambda folder: _errors_of(hipcc, folder, DEVICE), folders.values())
    doubtful = [header for folder, found in zip(folders.values(), errors, strict=True) if found for header in folder]
    return broken | _broken_alone(hipcc, doubtful, DEVICE, pool)


def _broken_alone(hipcc: Hipcc, headers: Sequence[str], compiler_pass: str, pool: ThreadPoolExecutor) -> dict[str, str]:
    errors = pool.map(lambda header: _errors_of(hipcc, [header], compiler_pass), headers)
    return {header: next(iter(found.values())) for header, found in zip(headers, errors, strict=True) if found}


def _errors_of(hipcc: Hipcc, headers: Sequence[str], compiler_pass: str) -> dict[int, str]:
    return hipcc.errors(headers, "".join(f"#include <{header}>\n" for header in headers), compiler_pass)


def excuse(header: str) -> str:
    """Return why a header may fail to compile through no fault of the tables, '' where there is no reason."""
    return INCOMPLETE_PACKAGES.get(header) or INCOMPLETE_PACKAGES.get(header.partition("/")[0], "")


def find_hipcc(wanted: str | None) -> str | None:
    """Return the compiler's path: ``wanted``, that in $HIPCC, on the PATH, or in its usual place."""
    candidates = [wanted] if wanted else [os.environ.get("HIPCC"), "hipcc", "/opt/rocm/bin/hipcc"]
    return next((found for candidate in candidates if candidate and (found := shutil.which(candidate))), None)


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the tables; see the module for the exit status."""
    parser = argparse.ArgumentParser(description="Compile every HIP target of the tables.")
    parser.add_argument("--mappings", type=Path, default=MAPPINGS)
    parser.add_argument("--hipcc", help="the compiler, when it is neither in $HIPCC nor on the PATH")
    parser.add_argument("--arch", default="gfx90a", help="GPU architecture to compile for")
    parser.add_argument("--jobs", type=int, default=2, help="compilers that run at a time")
    parser.add_argument("--library", action="append", default=[], help="only this table; may be repeated")
    parser.add_argument("--failures", type=Path, help="write the failures to this CSV file")
    options = parser.parse_args(arguments)
    path = find_hipcc(options.hipcc)
    if path is None:
        print("no hipcc: install ROCm's hipcc and the libraries' -dev packages, or give --hipcc", file=sys.stderr)
        return 2
    hipcc = Hipcc(path, options.arch)
    groups, skipped = plan(options.mappings, hipcc.version(), options.library)
    headers = [] if options.library else mapped_headers(options.mappings)
    with ThreadPoolExecutor(options.jobs) as pool:
        checks = pool.map(lambda group: check(hipcc, group[0][1], group[1]), groups.items())
        failures = []
        compiled: set[str] = set()
        for (library, header), failed in zip(groups, checks, strict=True):
            if not failed:
                compiled.add(header)
            elif reason := excuse(header):
                skipped[f"{library}: {reason}"] += len(failed)
                groups[library, header] = [t for t in groups[library, header] if t not in {f.target for f in failed}]
            else:
                failures += failed
        broken = check_headers(hipcc, headers, compiled, pool)
    report(groups, failures, skipped)
    for header, message in broken.items():
        print(f"header {header}: {f'skipped, {excuse(header)}' if excuse(header) else message}")
    if headers:
        print(f"headers: {len(headers)} mapped to, {len(headers) - len(broken)} compile")
    if options.failures:
        write_failures(failures, options.failures)
    return 1 if failures or not all(map(excuse, broken)) else 0


def plan(
    mappings: Path, release: tuple[int, int], only: Sequence[str]
) -> tuple[dict[tuple[str, str], list[Target]], dict[str, int]]:
    """Return (library, header) -> targets to compile, and reason -> number of targets that are passed over."""
    since = needed_releases(mappings)
    groups: dict[tuple[str, str], list[Target]] = defaultdict(list)
    skipped: dict[str, int] = defaultdict(int)
    for target in read_targets(mappings):
        if only and target.library not in only:
            continue
        if is_newer(since.get((target.library, target.hip), ""), release):
            skipped[f"{target.library}: newer than ROCm {release[0]}.{release[1]}"] += 1
        else:
            groups[target.library, target.hip_header].append(target)
    return groups, skipped


def report(
    groups: Mapping[tuple[str, str], Sequence[Target]], failures: Sequence[Failure], skipped: Mapping[str, int]
) -> None:
    """Print each failure, and the figures per library."""
    for failure in failures:
        target = failure.target
        print(f"{target.library}: {target.cuda} -> {target.hip} ({target.hip_header}): {failure.message}")
    for reason, count in skipped.items():
        print(f"skipped, {reason}: {count}")
    targets = Counter(target.library for members in groups.values() for target in members)
    failed = Counter(failure.target.library for failure in failures)
    print(f"{'library':16}{'targets':>9}{'compiled':>10}{'failed':>8}")
    for library, count in [*sorted(targets.items()), ("total", targets.total())]:
        bad = failed.total() if library == "total" else failed[library]
        print(f"{library:16}{count:9}{count - bad:10}{bad:8}")


def write_failures(failures: Iterable[Failure], path: Path) -> None:
    """Write the failures as ``library,cuda,hip,hip_header,message``."""
    with path.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("library", "cuda", "hip", "hip_header", "message"))
        for failure in failures:
            target = failure.target
            writer.writerow((target.library, target.cuda, target.hip, target.hip_header, failure.message))


if __name__ == "__main__":
    sys.exit(main())
