"""Extract the symbol facts from an include tree of CUDA or of ROCm with libclang.

Per library, one file ``OUT/sym/cuda-12.9/runtime.tsv`` with a line a symbol and kind, sorted: name, kind, header and a
JSON list with one object a declaration, separated by tabs. Names are fully qualified without inline namespaces. Kinds
and the keys of their objects:

=================  =====================================================================================
function           ``sig``: [result, [[type, canonical type, size, name, 0|1 default] ...]] and ``"..."`` when variadic;
                   ``tpl`` template; ``dep`` deprecated
method             ``sig``; ``static``
typedef            ``under`` the type as written, ``can`` canonical
struct, union      ``def`` defined here, ``tpl`` template (classes count as struct)
enum               ``scoped``
enumerator         ``val``, ``enum`` the enumeration, '' when unnamed
field              ``type``, ``can``
variable           ``type``
macro              ``body`` tokens joined by blanks, cut at 240 characters; ``fn`` 1 when it takes arguments
using              nothing
=================  =====================================================================================

Sizes are bytes, negative where the type is dependent or incomplete. Neither CUDA nor ROCm has to be installed; the
standard headers come from this machine. A header that is missing anywhere in the inclusion is an error that names it,
because the parser would go on and give a plausible half of the symbols.

Run: ``python -m scripts.tables.extract cuda INCLUDE --version 12.9 --out DIR [--against symbols.tar.xz]``
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import clang.cindex
from clang.cindex import CursorKind

from scripts.tables.fetch_cuda import wheel_of_header
from scripts.tables.header_sets import CUDA
from scripts.tables.header_sets import ROCM
from scripts.tables.header_sets import HeaderSet
from scripts.tables.header_sets import Pass
from scripts.tables.rocm_versions import DEBIAN_PACKAGES

STUBS = Path(__file__).resolve().parent / "stubs"
#: A library may lose this share of its symbols from one release to the next; more means that headers were not read.
TOLERATED_LOSS = 0.02
SHARED_PRELUDES = ("cuda_runtime.h", "hip/hip_runtime.h")

# cudaVDPAU.h expects its user to have included vdpau.h.
COMMON_ARGUMENTS = ("-std=c++17", "-w", "-ferror-limit=0", f"-I{STUBS}", "-include", "vdpau/vdpau.h")
CUDA_HOST_ARGUMENTS = ("-x", "c++")
CUDA_DEVICE_ARGUMENTS = (
    *("-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-path=/nonexistent", "--cuda-device-only"),
    *("--cuda-gpu-arch=sm_90", "-D__CUDACC__", "-D__NVCC__", "-D__NV_NO_HOST_COMPILER_CHECK=1"),
    *("-DCCCL_IGNORE_DEPRECATED_CPP_DIALECT", "-DCCCL_DISABLE_CTK_COMPATIBILITY_CHECK"),
)
HIP_ARGUMENTS = ("-x", "hip", "-nogpulib", "-D__HIP_PLATFORM_AMD__=1")
HIP_HOST_ARGUMENTS = (*HIP_ARGUMENTS, "--cuda-host-only")
HIP_DEVICE_ARGUMENTS = (*HIP_ARGUMENTS, "--cuda-device-only", "--offload-arch=gfx942")

# CXTranslationUnit_KeepGoing, which the bindings lack: report every missing header, not only the first.
KEEP_GOING = 0x200
PARSE_OPTIONS = (
    clang.cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
    | clang.cindex.TranslationUnit.PARSE_SKIP_FUNCTION_BODIES
    | KEEP_GOING
)
UNNAMED_PLACE = re.compile(r" at [^()]*:\d+:\d+(?=\))")
MISSING_HEADER = re.compile(r"'(.+)' file not found")

FUNCTIONS = {CursorKind.FUNCTION_DECL, CursorKind.FUNCTION_TEMPLATE}
TEMPLATES = {
    CursorKind.FUNCTION_TEMPLATE,
    CursorKind.CLASS_TEMPLATE,
    CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
}
RECORDS = {
    CursorKind.STRUCT_DECL,
    CursorKind.UNION_DECL,
    CursorKind.CLASS_DECL,
    CursorKind.CLASS_TEMPLATE,
    CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
}
TYPEDEFS = {CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_DECL, CursorKind.TYPE_ALIAS_TEMPLATE_DECL}

Details = dict[str, Any]
Symbols = dict[tuple[str, str], tuple[str, list[Details]]]


class ExtractionError(Exception):
    """Headers that cannot be trusted to give all their symbols; the message says which and what to install."""


@dataclass(frozen=True)
class Tree:
    """An include tree of one vendor, with how to parse it and where its headers come from."""

    product: str
    version: str
    roots: tuple[Path, ...]
    libraries: tuple[HeaderSet, ...]
    arguments: Mapping[Pass, tuple[str, ...]]
    package_of: Callable[[str], str]

    def find(self, header: str) -> bool:
        """Tell whether the tree has the header."""
        return any((root / header).is_file() for root in self.roots)

    def has(self, library: HeaderSet) -> bool:
        """Tell whether any header of the library's own is there."""
        return any(self.find(header) for header in library.headers if header not in SHARED_PRELUDES)

    def relative(self, file: str) -> str | None:
        """Return the path as a program would include it, or None for a file outside of the tree."""
        path = Path(file).resolve()
        return next((path.relative_to(root).as_posix() for root in self.roots if path.is_relative_to(root)), None)


def cuda_tree(include: Path, version: str, arguments: Sequence[str]) -> Tree:
    """Return the `Tree` of CUDA headers below ``include``; ``arguments`` are further compiler options."""
    major, _, minor = version.partition(".")
    roots = _existing(include / "cccl", include)
    common = (*COMMON_ARGUMENTS, *arguments, *(f"-I{root}" for root in roots))
    compiler_version = (f"-D__CUDACC_VER_MAJOR__={major}", f"-D__CUDACC_VER_MINOR__={minor}")
    passes = {
        Pass.HOST: (*CUDA_HOST_ARGUMENTS, *common),
        Pass.DEVICE: (*CUDA_DEVICE_ARGUMENTS, *compiler_version, *common),
    }
    return Tree("cuda", version, roots, CUDA, passes, wheel_of_header)


def rocm_tree(include: Path, version: str, arguments: Sequence[str], resource_dir: Path) -> Tree:
    """Return the `Tree` of ROCm headers below ``include``, with the device functions of the clang in ROCm."""
    roots = _existing(include, resource_dir / "include")
    common = (*COMMON_ARGUMENTS, *arguments, "-resource-dir", str(resource_dir), f"-I{include}")
    passes = {Pass.HOST: (*HIP_HOST_ARGUMENTS, *common), Pass.DEVICE: (*HIP_DEVICE_ARGUMENTS, *common)}
    return Tree("rocm", version, roots, ROCM, passes, package_of_rocm_header)


def package_of_rocm_header(header: str) -> str:
    """Return the Debian package that has ``header``; '' for none of ROCm's."""
    return DEBIAN_PACKAGES.get(header.partition("/")[0], "")


def _existing(*folders: Path) -> tuple[Path, ...]:
    return tuple(folder.resolve() for folder in folders if folder.is_dir())


def builtin_include_arguments() -> tuple[str, ...]:
    """Return the options for the compiler's own headers (stddef.h ...), which the libclang wheel does not bring.

    Taken from the libclang package where it has them, else from the machine's GCC.
    """
    resources = Path(clang.cindex.__file__).parent / "native" / "resource"
    if resources.is_dir():
        return ("-resource-dir", str(resources))
    gcc = shutil.which("gcc")
    if gcc is None:
        raise ExtractionError("no compiler headers (stddef.h ...): install gcc, or give --resource-dir of a clang")
    found = subprocess.run([gcc, "-print-file-name=include"], capture_output=True, text=True, check=True)
    return ("-isystem", found.stdout.strip())


# Parsing ---------------------------------------------------------------------------------------------------------


def extract(library: HeaderSet, tree: Tree) -> Symbols:
    """Return the symbols that a library's headers declare, sorted by name and kind.

    Raises `ExtractionError` when a header is missing, be it included by another header.
    """
    return dict(sorted(_Reader(library, tree).read(parse(library, tree).cursor).items()))


def parse(library: HeaderSet, tree: Tree) -> Any:
    """Return the translation unit of a library's headers.

    Raises `ExtractionError` when a header is missing, be it included by another header.
    """
    headers = [*library.headers, *(_public_headers(tree, library.folder) if library.folder else ())]
    if absent := {header: "" for header in headers if not tree.find(header)}:
        raise ExtractionError(_missing(library, tree, absent))
    text = "".join(f"#include <{header}>\n" for header in headers)
    unit = _index().parse(
        "unit.cpp", args=tree.arguments[library.mode], unsaved_files=[("unit.cpp", text)], options=PARSE_OPTIONS
    )
    errors = [d for d in unit.diagnostics if d.severity >= clang.cindex.Diagnostic.Error]
    if absent := dict(_unread(errors, tree)):
        raise ExtractionError(_missing(library, tree, absent))
    if unknown := [d.spelling for d in errors if d.spelling.startswith("unknown type name")]:
        raise ExtractionError(f"{library.library}: {len(unknown)} types are not known, first: {unknown[0]}")
    return unit


@cache
def _index() -> Any:
    # A libclang that brings its own libc++ puts it before the system's library, which makes size_t and others unknown.
    if hasattr(clang.cindex.Config, "libcxx_dir"):
        clang.cindex.Config.libcxx_dir = None
    return clang.cindex.Index.create()


def _unread(errors: Sequence[Any], tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield each header that was not found, with the header that includes it."""
    for error in errors:
        if match := MISSING_HEADER.search(error.spelling):
            includer = error.location.file
            yield match[1], (includer and tree.relative(includer.name)) or ""


def _missing(library: HeaderSet, tree: Tree, headers: Mapping[str, str]) -> str:
    """Return the message for missing headers, given with the header that includes each."""
    found_in = "; ".join(
        f"{header} (from {tree.package_of(header) or tree.package_of(includer) or 'the system, see --sysroot'})"
        for header, includer in headers.items()
    )
    return f"{library.library}: missing {found_in}"


def _public_headers(tree: Tree, folder: str) -> Iterator[str]:
    root = next(root for root in tree.roots if (root / folder).is_dir())
    for path in sorted((root / folder).rglob("*.h")):
        header = path.relative_to(root)
        if not {"detail", "system"}.intersection(header.parts):
            yield header.as_posix()


class _Reader:
    """Walks a translation unit and collects what the library's own headers declare."""

    def __init__(self, library: HeaderSet, tree: Tree) -> None:
        self._library = library
        self._keep = re.compile(library.keep)
        self._header = cache(lambda file: self._kept(tree.relative(file)))
        self._symbols: Symbols = {}

    def read(self, unit: Any) -> Symbols:
        self._walk(unit, "", in_record=False)
        return self._symbols

    def _kept(self, header: str | None) -> str | None:
        return header if header is not None and self._keep.match(header) else None

    def _walk(self, parent: Any, scope: str, *, in_record: bool) -> None:
        for cursor in parent.get_children():
            if cursor.kind == CursorKind.LINKAGE_SPEC:
                self._walk(cursor, scope, in_record=in_record)
            elif (file := cursor.location.file) and (header := self._header(file.name)):
                self._declaration(cursor, scope, header, in_record)

    def _declaration(self, cursor: Any, scope: str, header: str, in_record: bool) -> None:
        kind = cursor.kind
        name = scope + cursor.spelling
        members = self._library.members
        if in_record and members and not is_public(cursor):
            return
        if not in_record and cursor.semantic_parent and cursor.semantic_parent.kind in RECORDS:
            return  # a member defined outside of its class, which declares it
        if kind == CursorKind.NAMESPACE:
            self._walk(cursor, scope if is_transparent(cursor) else f"{name}::", in_record=False)
        elif kind in FUNCTIONS:
            self._add(name, "function", header, _function(cursor))
        elif kind == CursorKind.CXX_METHOD:
            if members:
                self._add(name, "method", header, _function(cursor))
        elif kind in TYPEDEFS:
            if members or not in_record:
                self._add(name, "typedef", header, _typedef(cursor))
        elif kind in RECORDS:
            self._record(cursor, scope, header)
        elif kind == CursorKind.ENUM_DECL:
            self._enumeration(cursor, scope, header)
        elif kind == CursorKind.FIELD_DECL:
            if self._library.fields and cursor.spelling:
                canonical = _spelling(cursor.type.get_canonical())[:160]
                self._add(name, "field", header, {"type": _spelling(cursor.type)[:160], "can": canonical})
        elif kind == CursorKind.VAR_DECL:
            if members or not in_record:
                self._add(name, "variable", header, {"type": _spelling(cursor.type)[:160]})
        elif kind == CursorKind.USING_DECLARATION:
            if not in_record:
                self._add(name, "using", header)
        elif kind == CursorKind.MACRO_DEFINITION:
            self._add(name, "macro", header, _macro(cursor))

    def _record(self, cursor: Any, scope: str, header: str) -> None:
        defined = cursor.is_definition()
        inner = scope
        if not _is_unnamed(cursor):
            kind = "union" if cursor.kind == CursorKind.UNION_DECL else "struct"
            details = {"def": int(defined), "tpl": int(cursor.kind in TEMPLATES)}
            self._add(scope + cursor.spelling, kind, header, details)
            inner = f"{scope}{cursor.spelling}::"
        if defined:
            self._walk(cursor, inner, in_record=True)

    def _enumeration(self, cursor: Any, scope: str, header: str) -> None:
        name = "" if _is_unnamed(cursor) else cursor.spelling
        if name:
            self._add(scope + name, "enum", header, {"scoped": int(cursor.is_scoped_enum())})
        if cursor.is_scoped_enum():
            scope = f"{scope}{name}::"
        for child in cursor.get_children():
            if child.kind == CursorKind.ENUM_CONSTANT_DECL:
                self._add(scope + child.spelling, "enumerator", header, {"val": child.enum_value, "enum": name})

    def _add(self, name: str, kind: str, header: str, details: Details | None = None) -> None:
        """Record a declaration: overloads are kept apart, repetitions are not, a definition replaces a mere name."""
        _, known = self._symbols.get((name, kind), (header, []))
        if kind == "struct" and known:
            if details is None or not details["def"]:
                return
            known = []
        if details is not None and details not in known:
            known.append(details)
        first = self._symbols[name, kind][0] if (name, kind) in self._symbols else header
        self._symbols[name, kind] = (first, known)


def is_public(cursor: Any) -> bool:
    return cursor.access_specifier not in (
        clang.cindex.AccessSpecifier.PRIVATE,
        clang.cindex.AccessSpecifier.PROTECTED,
    )


def _is_unnamed(cursor: Any) -> bool:
    return not cursor.spelling or cursor.spelling.startswith("(")


def is_transparent(namespace: Any) -> bool:
    """Tell whether a program leaves the namespace out of a qualified name."""
    return _is_unnamed(namespace) or bool(clang.cindex.conf.lib.clang_Cursor_isInlineNamespace(namespace))


def _function(cursor: Any) -> Details:
    parameters = [child for child in cursor.get_children() if child.kind == CursorKind.PARM_DECL]
    signature: list[Any] = [_spelling(cursor.result_type), [parameter_of(parameter) for parameter in parameters]]
    if cursor.type.kind == clang.cindex.TypeKind.FUNCTIONPROTO and cursor.type.is_function_variadic():
        signature.append("...")
    details: Details = {"sig": signature}
    if cursor.kind == CursorKind.CXX_METHOD:
        return details | {"static": int(cursor.is_static_method())}
    details["tpl"] = int(cursor.kind in TEMPLATES)
    if cursor.availability == clang.cindex.AvailabilityKind.DEPRECATED:
        details["dep"] = 1
    return details


def parameter_of(cursor: Any) -> list[Any]:
    canonical = cursor.type.get_canonical()
    # A template argument before the name and the bound of an array after it are expressions too.
    default = not cursor.type.spelling.endswith("]") and any(
        child.kind.is_expression() and child.extent.start.offset >= cursor.location.offset
        for child in cursor.get_children()
    )
    return [_spelling(cursor.type), _spelling(canonical), canonical.get_size(), cursor.spelling, int(default)]


def _spelling(written: Any) -> str:
    """Return a type's spelling, without the file and line that libclang gives for an unnamed one."""
    return UNNAMED_PLACE.sub("", written.spelling)


def _typedef(cursor: Any) -> Details:
    underlying = cursor.underlying_typedef_type
    return {"under": _spelling(underlying)[:200], "can": _spelling(underlying.get_canonical())[:200]}


def _macro(cursor: Any) -> Details:
    tokens = [token.spelling for token in cursor.get_tokens()]
    takes_arguments = clang.cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor)
    return {"body": " ".join(tokens[1:])[:240], "fn": int(bool(takes_arguments))}


# Files -----------------------------------------------------------------------------------------------------------


def write(symbols: Symbols, path: Path) -> None:
    """Write one library's facts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (
        f"{name}\t{kind}\t{header}\t{json.dumps(declarations, separators=(',', ':'))}\n"
        for (name, kind), (header, declarations) in symbols.items()
    )
    path.write_text("".join(lines), encoding="utf-8")


def reference_counts(archive: Path, product: str, version: str) -> dict[str, int]:
    """Return library -> `countable` symbols of the release ``version`` in the archive.

    Where the archive lacks that release, each library counts as in the newest release before it.
    """
    counts: dict[tuple[int, ...], dict[str, int]] = {}
    with tarfile.open(archive) as facts:
        for member in facts:
            path = Path(member.name)
            content = facts.extractfile(member) if member.isfile() else None
            if content is not None and path.parent.name.startswith(f"{product}-"):
                kinds = (line.split("\t")[1] for line in content.read().decode("utf-8").splitlines())
                release = _numbers(path.parent.name.removeprefix(f"{product}-"))
                counts.setdefault(release, {})[path.stem] = countable(kinds)
    wanted = _numbers(version)
    if wanted in counts:
        return counts[wanted]
    earlier = sorted(release for release in counts if release < wanted)
    return {library: count for release in earlier for library, count in counts[release].items()}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def countable(kinds: Iterable[str]) -> int:
    """Count symbols by their kinds, without the fields of structs, which come and go in great numbers with a struct."""
    return sum(kind != "field" for kind in kinds)


def check_count(library: str, count: int, reference: Mapping[str, int]) -> None:
    """Raise `ExtractionError` when a library has lost more symbols than releases lose."""
    expected = reference.get(library, 0)
    if count < expected * (1 - TOLERATED_LOSS):
        raise ExtractionError(f"{library}: {count} symbols, {expected} before: a header was not read, or not wholly")


def _without(library: HeaderSet, headers: Sequence[str]) -> HeaderSet:
    return replace(library, headers=tuple(header for header in library.headers if header not in headers))


def extract_tree(
    tree: Tree, out: Path, only: Sequence[str], skip: Sequence[str], reference: Mapping[str, int]
) -> Iterator[str]:
    """Extract the tree's libraries to ``out``, report each on the way and yield one line a failure."""
    for library in tree.libraries:
        name = library.library
        if name in skip or (only and name not in only):
            continue
        if not tree.has(library) and name not in only:
            if name in reference:
                yield _missing(library, tree, dict.fromkeys(library.headers, ""))
            continue
        try:
            symbols = extract(library, tree)
            check_count(name, countable(kind for _, kind in symbols), reference)
        except ExtractionError as error:
            yield str(error)
            continue
        write(symbols, out / "sym" / f"{tree.product}-{tree.version}" / f"{name}.tsv")
        print(f"{name}: {len(symbols)} symbols")


def main(arguments: Sequence[str] | None = None) -> int:
    """Extract what is asked for; return 0, or 1 when a library's headers are incomplete."""
    parser = argparse.ArgumentParser(description="Extract the symbols of a CUDA or ROCm include tree.")
    parser.add_argument("product", choices=("cuda", "rocm"))
    parser.add_argument("include", type=Path, help="the include folder")
    parser.add_argument("--version", required=True, help="release of the headers, 12.9 or 7.2.4 for instance")
    parser.add_argument("--out", type=Path, required=True, help="folder for sym/PRODUCT-VERSION/LIBRARY.tsv")
    parser.add_argument("--library", action="append", default=[], help="only this library; may be repeated")
    parser.add_argument("--skip", action="append", default=[], help="not this library; may be repeated")
    parser.add_argument("--without", action="append", default=[], help="a header that this release never had")
    parser.add_argument("--against", type=Path, help="facts archive that the symbol counts may not fall behind")
    parser.add_argument("--resource-dir", type=Path, help="clang's resource folder; needed for ROCm's device functions")
    parser.add_argument("--sysroot", help="root of the standard headers, where they are not this machine's")
    options = parser.parse_args(arguments)
    if not options.include.is_dir():
        parser.error(f"no folder {options.include}")
    system = (f"--sysroot={options.sysroot}",) if options.sysroot else ()
    try:
        if options.product == "rocm":
            if options.resource_dir is None:
                parser.error("ROCm's device functions are clang's: give --resource-dir .../lib/clang/VERSION")
            tree = rocm_tree(options.include, options.version, system, options.resource_dir)
        else:
            own = ("-resource-dir", str(options.resource_dir)) if options.resource_dir else builtin_include_arguments()
            tree = cuda_tree(options.include, options.version, (*system, *own))
        tree = replace(tree, libraries=tuple(_without(library, options.without) for library in tree.libraries))
    except ExtractionError as error:
        print(error, file=sys.stderr)
        return 1
    reference = reference_counts(options.against, options.product, options.version) if options.against else {}
    failures = list(extract_tree(tree, options.out, options.library, options.skip, reference))
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
