"""What porters of build files know of the whole tree."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from pathlib import Path

from hipport.build.table import read_table
from hipport.build.text import read_code
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.cmake_filled import filled_variables
from hipport.build_port.cmake_filled import variables_added_to
from hipport.build_port.cmake_linked import brought
from hipport.build_port.cmake_linked import linked_variables
from hipport.build_port.cmake_packages import own_modules
from hipport.build_port.cmake_tree import of_cmake_files
from hipport.build_port.make_head import is_template
from hipport.build_port.python import of_torch
from hipport.config import Options
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.project.includes import OF_PYTORCH_FOR_GPUS

# Headers whose ports need C++17: <thrust/sort.h>, "cub/cub.cuh"
_NO_CXX23 = ("cub/", "hipcub/")
_NEEDS_CXX17 = ("cub/", "hipcub/", "thrust/", "rocprim/", "rocwmma/", "mma.h")
# CUDA::cublas   -lcublas   cublas.lib   ${CUDA_cublas_LIBRARY}   ${CUDA_CUBLAS_LIBRARIES}   cuda_add_cublas_to_target(
_TOOLKIT = re.compile(r"\b(?:rapids_)?find_package\s*\(\s*CUDA(?:Toolkit)?\b|\binclude\s*\(\s*FindCUDA", re.IGNORECASE)
_OF_TOOLKIT = re.compile(r"\bCUDA::|\$\{CUDA(?:Toolkit)?_\w*(?:INCLUDE|LIBRAR|TOOLKIT)")
_LIBRARY = re.compile(  # each begins with a set of characters, which lets the matcher skip to the next of them
    r"[Cc](?<!\w.)(?i:uda)(?:::(\w+)|_(\w+?)_(?i:LIBRAR(?:Y|IES))\b|_(?i:add)_(\w+)_(?i:to_target)\b)|-(?<![\w-].)[Ll](\w+)"
)
# -arch=sm_80   -gencode arch=compute_80   --offload-arch=gfx942   --cuda-gpu-arch=$(X)   sm_$(X)
_GPUS = re.compile(
    r"-(?<![\w-]-)(?:-?arch|-?gencode|-gpu-architecture|-generate-code|-offload-arch|-cuda-gpu-arch)\b|\b(?:sm|compute)_[\d$]"
)
# ARCH := -arch=sm_35
_ASSIGNMENT = re.compile(
    r"^[ ]*(?:override[ \t]+)?(?P<name>[\w.-]+)[ \t]*(?::{0,3}|[?+!])=(?:\\\r?\n|[^\n])*", re.MULTILINE
)
# $(ARCH)   ${ARCH:%=-arch=%}   $A   export ARCH   ifdef ARCH
_USED = re.compile(r"(?:\$[({]?|\b(?:export|ifn?def|value|origin)[ \t]+)([\w.-]+)")
_COMPUTED = re.compile(r"\$[({][\w.-]*\$|^[ ]*(?:un)?export[ \t]*$|^[ ]*\.EXPORT_ALL", re.MULTILINE)
#: What make's own rules use.
_USED_BY_MAKE = frozenset(
    "CC CXX CPP LD FC CFLAGS CXXFLAGS CPPFLAGS FFLAGS LDFLAGS LDLIBS LOADLIBES TARGET_ARCH".split()
)
_TORCH_FOR_GPUS = re.compile(OF_PYTORCH_FOR_GPUS)
_CUDA_SOURCE = re.compile(r"\.cuh?$")
# add_library(cublas   add_library(NCCL::NCCL
_TARGET = re.compile(r"\badd_(?:library|executable)\s*\(\s*([\w:-]+)", re.IGNORECASE)
# project(x CXX CUDA)   enable_language(HIP)   set(LANGUAGES CUDA)   find_package(CUDA)   include(FindCUDA)
_ENABLING = re.compile(
    r"\b(?:project|enable_language|set|list)\s*\([^()]*(?<![\w$\{])(?:CUDA|HIP)(?![\w\}])|\bfind_package\s*\(\s*CUDA\b|\bFindCUDA\b",
    re.IGNORECASE,
)
# find_package(CUDA 11.0 QUIET)   find_package(CUDAToolkit ${MAYBE_REQUIRED})
_LOOKING = re.compile(r"\bfind_package\s*\(\s*CUDA(?:Toolkit)?\b([^()]*)", re.IGNORECASE)
_REQUIRED = re.compile(r"REQUIRED|\$", re.IGNORECASE)
# enable_language(CUDA), but not as it is indented in an if()
_IN_CUDA = re.compile(
    r"^(?:project|enable_language)\s*\([^()]*(?<![\w$\{])CUDA(?![\w\}])", re.IGNORECASE | re.MULTILINE
)
_PROJECT = re.compile(r"^[ \t]*project\s*\(", re.IGNORECASE | re.MULTILINE)
_NAMED_CUDA = re.compile(r"\.cu\b")
_MAKEFILE = re.compile(r"(?:GNU)?[Mm]akefile")
# What says that a build file is about sources outside of its folder, or in CUDA.
_MORE_THAN_HOST = re.compile(
    r"cuda|nvcc|\.cu\b|\bhip|thrust|\bcub\b|PARENT_SCOPE|\bCACHE\b|add_subdirectory\s*\(\s*[\"']?(?:\.\.|\$|/)",
    re.IGNORECASE,
)
# cmake/FindNCCL.cmake, and include(cmake/FindNCCL.cmake), include(FindNCCL)
_FIND_MODULE = re.compile(r"(?:.*/)?Find(?P<package>\w+)\.cmake")
_INCLUDED_MODULE = re.compile(r"\binclude\s*\([^()]*?\bFind(\w+)", re.IGNORECASE)
# cublas_v2.h   cusparse.h
_LIBRARY_HEADER = re.compile(r"(\w+?)(?:_v2)?\.h")
_LIBRARY_FILE = re.compile(r"\b(\w+)\.lib\b", re.IGNORECASE)
# import flags, tools.cuda   from tools import cuda, paths   "tools/flags.py"
_IMPORTED = re.compile(r"^[ \t]*import[ \t]+([\w., \t]+)", re.MULTILINE)
_FROM = re.compile(r"^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)", re.MULTILINE)
_NAMED = re.compile(r"(?:run_path|spec_from_file_location|SourceFileLoader|exec\w*)\b[^\n]*?[\"']([\w./-]+\.py)[\"']")
# CUDA_LIB ?= $(CUDA_HOME)/lib64
_ASSIGNED = re.compile(r"^[ \t]*(?:(?:export|override)[ \t]+)*(\w*CUDA\w*)[ \t]*(?::{0,3}|[?+!])=", re.MULTILINE)


def read_facts(
    build_files: Mapping[str, str], headers: Collection[str], files: Collection[str], options: Options, tables: Path
) -> BuildFacts:
    """The facts of a tree, from the paths and texts of its build files, the names of the headers that its sources
    include, and the paths of all its files.
    """
    texts = list(build_files.values())
    table = read_table(tables / "build.toml")
    unused = frozenset(_unused_modules(build_files, table.cmake.packages))
    used = [text for path, text in build_files.items() if path not in unused]
    known = {name.lower(): name for name in table.libraries}
    named = {match[match.lastindex or 0].lower() for text in used for match in _LIBRARY.finditer(text)}
    named |= {name.lower() for text in used if ".lib" in text.lower() for name in _LIBRARY_FILE.findall(text)}
    needs_cxx17 = any(name.startswith(_NEEDS_CXX17) for name in headers)
    included = {match[1] for name in headers if (match := _LIBRARY_HEADER.fullmatch(name))} & table.libraries.keys()
    targets = {match[1] for text in used for match in _LIBRARY.finditer(text) if match[1]}
    libraries = frozenset(known[name] for name in named & known.keys())
    libraries |= {other for target in targets for other in brought(target, table, included)}
    unfound = any(_OF_TOOLKIT.search(text) for text in texts) and not any(_TOOLKIT.search(text) for text in texts)
    assigned = frozenset(name for text in texts for name in _ASSIGNED.findall(text))
    helpers = {
        helper: of_torch(text)
        for path, text in build_files.items()
        if path.endswith(".py")
        for helper in _helpers(path, text, files)
    }
    of_targets = table.libraries.keys() | table.cmake.targets.keys()
    own = {name for text in used for name in _TARGET.findall(text)}
    facts = BuildFacts(
        options.arch,
        libraries,
        needs_cxx17,
        unfound,
        newest_cxx="20" if any(name.startswith(_NO_CXX23) for name in headers) else "23",
        assigned=assigned,
        helpers=helpers,
        included=frozenset(included),
        linked=linked_variables(texts),
        filled=filled_variables(texts, table),
        added_to=variables_added_to(_cmake_texts(build_files), table),
        own_targets=frozenset(own & of_targets),
        own_modules=frozenset(own_modules(build_files)),
        unused_modules=unused,
        toolkit_is_optional=_is_optional(build_files, unfound=unfound),
        without_language=_without_language(build_files),
        for_host=frozenset(_for_host(build_files, files)) if needs_cxx17 else frozenset(),
        has_cuda=any(name in table.cmake.headers for name in headers) or any(map(_CUDA_SOURCE.search, files)),
        has_torch=any(map(_TORCH_FOR_GPUS.match, headers)),
        names_gpus=_names_gpus(
            {path: text for path, text in build_files.items() if _language(path) is BuildLanguage.MAKE}
        ),
    )
    return of_cmake_files(build_files, table, facts)


def _unused_modules(build_files: Mapping[str, str], packages: Collection[str]) -> Iterator[str]:
    """The paths of find modules for packages that a port looks for under another name, and that no file includes."""
    modules = {path: match["package"] for path in build_files if (match := _FIND_MODULE.fullmatch(path))}
    replaced = {path: package for path, package in modules.items() if package in packages}
    if replaced:
        included = {name for text in build_files.values() for name in _INCLUDED_MODULE.findall(text)}
        yield from (path for path, package in replaced.items() if package not in included)


def _cmake_texts(build_files: Mapping[str, str]) -> Iterator[str]:
    """The texts of CMake files, without comments and but for modules that find a package."""
    for path, text in build_files.items():
        if _language(path) is BuildLanguage.CMAKE and not _FIND_MODULE.fullmatch(path):
            yield read_code(text, BuildLanguage.CMAKE).text


def _is_optional(build_files: Mapping[str, str], *, unfound: bool) -> bool:
    """Whether CMake files look for CUDA's toolkit, or use it ``unfound``, and none says that it is required or makes
    CUDA a language.
    """
    files = [text for path, text in build_files.items() if _language(path) is BuildLanguage.CMAKE]
    looking = [words for text in files for words in _LOOKING.findall(text)]
    if not looking:
        return unfound and not any(map(_ENABLING.search, files))
    return not any(map(_REQUIRED.search, looking)) and not any(map(_IN_CUDA.search, files))


def _without_language(build_files: Mapping[str, str]) -> str:
    """The path of the topmost CMake file with project() where CMake files name sources in CUDA, and none makes that a
    language, includes FindCUDA or is for HIP itself; "" for any other tree.
    """
    files = {path: text for path, text in build_files.items() if _language(path) is BuildLanguage.CMAKE}
    named = [path for path, text in files.items() if _NAMED_CUDA.search(text)]
    if not named or any(map(_ENABLING.search, files.values())):
        return ""
    if not any(_NAMED_CUDA.search(read_code(files[path], BuildLanguage.CMAKE).text) for path in named):
        return ""
    projects = [path for path, text in files.items() if _PROJECT.search(text)]
    return min(projects, key=lambda path: (path.count("/"), path), default="")


def _for_host(build_files: Mapping[str, str], files: Collection[str]) -> Iterator[str]:
    """The paths of files CMakeLists.txt and Makefile for folders without sources in CUDA, which say nothing of CUDA or
    of others.
    """
    with_cuda = {"."}
    for path in filter(_CUDA_SOURCE.search, files):
        folder = posixpath.dirname(path)
        while folder and folder not in with_cuda:
            with_cuda.add(folder)
            folder = posixpath.dirname(folder)
    for path, text in build_files.items():
        folder, name = posixpath.split(path)
        is_whole = name == "CMakeLists.txt" or _MAKEFILE.fullmatch(name)
        if is_whole and folder and folder not in with_cuda and not _MORE_THAN_HOST.search(text):
            yield path


def _language(path: str) -> BuildLanguage | None:
    return language_of(posixpath.basename(path))


def _names_gpus(makefiles: Mapping[str, str]) -> bool:
    """Whether makefiles, by their paths, name a GPU outside of their comments, and of variables that nothing uses. In
    one that is made from another file any variable counts: automake uses ``run_CXXFLAGS``.
    """
    if not any(map(_GPUS.search, makefiles.values())):
        return False
    codes = {path: read_code(text, BuildLanguage.MAKE).text for path, text in makefiles.items()}
    if any(_GPUS.search(code) for path, code in codes.items() if is_template(path)):
        return True
    text = "\n".join(codes.values())
    while _GPUS.search(text):
        left = _without_unused(text)
        if left == text or _COMPUTED.search(text):
            return True
        text = left
    return False


def _without_unused(makefile: str) -> str:
    """A makefile without variables that nothing in it uses."""
    used = {*_USED.findall(makefile), *_USED_BY_MAKE}
    return _ASSIGNMENT.sub(lambda match: match[0] if match["name"] in used else "", makefile)


def _helpers(path: str, text: str, files: Collection[str]) -> Iterator[str]:
    """The files of Python in the tree that a setup.py imports or runs: ``run_path("tools/flags.py")``."""
    folder = posixpath.dirname(path)
    modules = {name for match in _IMPORTED.finditer(text) for name in re.findall(r"[\w.]+", match[1])}
    for match in _FROM.finditer(text):
        modules.update((match[1], *(f"{match[1]}.{name}" for name in re.findall(r"\w+", match[2]))))
    named = {match[1] for match in _NAMED.finditer(text)}
    for place in (*(module.replace(".", "/") for module in modules), *(name.removesuffix(".py") for name in named)):
        for suffix in (".py", "/__init__.py"):
            helper = posixpath.normpath(posixpath.join(folder, place + suffix))
            if helper in files and helper != path:
                yield helper
