"""A folder that stands in for ROCm in a project's own build: hipcc, headers, libraries and packages for CMake."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path

from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.config import Options
from hipport.cpu.compiler import HEADERS
from hipport.cpu.numerical import NumericalLibraryError
from hipport.cpu.program import ProgramCompiler
from hipport.cpu.shared_libraries import library
from hipport.run.cxx import COMPILER_VARIABLE
from hipport.run.cxx import OWN
from hipport.run.cxx import linker_script

#: Under which names builds call the compiler, by their places below ROCm's folder. CMake wants one that is not hipcc.
_COMPILERS = ("bin/hipcc", "bin/amdclang++", "llvm/bin/clang++")
_HIPCONFIG = """\
#!/bin/sh
case "$1" in
    --version) echo {version} ;;
    --platform) echo amd ;;
    --path | --rocmpath) echo {root} ;;
    --hipclangpath) echo {root}/llvm/bin ;;
    --cpp_config) echo "-D__HIP_PLATFORM_AMD__= -I{root}/include" ;;
esac
"""
#: A header for compilers that are not ours: what they compile is host code of a program.
_HEADER = """\
#ifndef HIPPORT_CPU_PROGRAM
#define HIPPORT_CPU_PROGRAM 1
#define HIPPORT_CPU_HOST_ONLY 1
#endif
#include "{path}"
"""
#: Where CMake's toolchain file is in the folder.
TOOLCHAIN = "toolchain.cmake"
_TOOLCHAIN = """\
# For cmake -D CMAKE_TOOLCHAIN_FILE=...: the HIP language by `hipport cxx`. What CMake would find out about a compiler
# for GPUs is said here.
set(CMAKE_HIP_COMPILER "${CMAKE_CURRENT_LIST_DIR}/llvm/bin/clang++")
set(CMAKE_HIP_COMPILER_FORCED TRUE)
set(CMAKE_HIP_COMPILER_ID_RUN TRUE)
set(CMAKE_HIP_COMPILER_ID Clang)
set(CMAKE_HIP_COMPILER_VERSION 20.0.0)
set(CMAKE_HIP_COMPILER_ROCM_ROOT "${CMAKE_CURRENT_LIST_DIR}")
set(CMAKE_HIP_PLATFORM amd)
set(CMAKE_HIP_STANDARD_COMPUTED_DEFAULT 17)
set(CMAKE_HIP_COMPILE_FEATURES "")
foreach(standard IN ITEMS 98 11 14 17 20 23)
  set(CMAKE_HIP${standard}_COMPILE_FEATURES "hip_std_${standard}")
  list(APPEND CMAKE_HIP_COMPILE_FEATURES "hip_std_${standard}")
  set(CMAKE_HIP${standard}_STANDARD_COMPILE_OPTION "-std=c++${standard}")
  set(CMAKE_HIP${standard}_EXTENSION_COMPILE_OPTION "-std=gnu++${standard}")
endforeach()
set(CMAKE_HIP_EXTENSIONS_COMPUTED_DEFAULT ON)
set(CMAKE_HIP_ARCHITECTURES "$ENV{HIPPORT_CXX_ARCH}" CACHE STRING "")
list(APPEND CMAKE_PREFIX_PATH "${CMAKE_CURRENT_LIST_DIR}")
"""
_HIP_TARGETS = """\
if(NOT TARGET hip::host)
  get_filename_component(_hipport_root "${{CMAKE_CURRENT_LIST_DIR}}/../../.." ABSOLUTE)
  add_library(hip::amdhip64 INTERFACE IMPORTED)
  set_target_properties(hip::amdhip64 PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${{_hipport_root}}/include"
    INTERFACE_COMPILE_DEFINITIONS "__HIP_PLATFORM_AMD__=1"
    INTERFACE_LINK_LIBRARIES "${{_hipport_root}}/lib/libamdhip64.so")
  foreach(name IN ITEMS hip::host hip::device hip-lang::host hip-lang::device hip-lang::amdhip64)
    add_library(${{name}} INTERFACE IMPORTED)
    set_target_properties(${{name}} PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
  endforeach()
endif()
set(hip_VERSION {version})
set(hip_INCLUDE_DIR "${{_hipport_root}}/include")
set(hip_INCLUDE_DIRS "${{hip_INCLUDE_DIR}}")
set(hip_LIBRARIES hip::host)
set(HIP_PLATFORM amd)
set(HIP_COMPILER clang)
set(HIP_RUNTIME rocclr)
"""
_HIP_LANG = """\
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hip-config.cmake")
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET hip-lang::device)
"""
_LIBRARY_TARGETS = """\
include("${{CMAKE_CURRENT_LIST_DIR}}/../hip/hip-config.cmake")
foreach(name IN ITEMS hip::{name} roc::{name} {name}::{name})
  if(NOT TARGET ${{name}})
    add_library(${{name}} INTERFACE IMPORTED)
    set_target_properties(${{name}} PROPERTIES INTERFACE_LINK_LIBRARIES "{linked}")
  endif()
endforeach()
set({name}_INCLUDE_DIRS "${{hip_INCLUDE_DIRS}}")
set({name}_LIBRARIES roc::{name})
"""
#: A package whose library needs what is not on the machine: find_package() says so, and only if it is required.
_LACKING = """\
set({name}_FOUND FALSE)
set({name}_NOT_FOUND_MESSAGE "{text}")
"""
_VERSION = """\
set(PACKAGE_VERSION {version})
if(NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
"""
#: What ROCm has as libraries and the engine in its runtime.
_RUNTIME = ("amdhip64", "roctx64")
#: Packages of CMake that are called otherwise than the folder of their headers.
_PACKAGES = {"thrust": "rocthrust"}
#: Packages whose headers are in HIP's folder.
_IN_HIP = frozenset({"hiprtc"})
#: Folders of headers without packages of their own.
_NO_PACKAGES = frozenset({"hip", OWN, "roctracer"})


def stand_in(compiler: ProgramCompiler, libraries: Sequence[str]) -> Path:
    """A folder like ``/opt/rocm``, with these libraries of HIP's in ``lib``, for the host's linker; hipport cxx finds
    the others when it links. Where one needs what is not on the machine, its package and the linker say so: a project
    may name it and not use it.

    Raises EngineError where a library does not compile.
    """
    files = dict(_files(compiler, libraries))
    parts = [part for name, text in files.items() for part in (name, text)]
    key = key_of((*parts, _TOOLCHAIN, content_of(HEADERS)))

    def make(folder: Path) -> Path:
        root = folder / "rocm"
        for name, text in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            path.chmod(0o755 if text.startswith("#!") else 0o644)
        (root / "include" / OWN).symlink_to(HEADERS / OWN)
        return root

    return cached(f"stand-in-{key}", make)


def build_environment(root: Path, compiler: ProgramCompiler) -> Mapping[str, str]:
    """What has a build take the stand-in in ``root`` for ROCm. The host's compiler stays what it is."""
    return {
        "PATH": os.pathsep.join((str(root / "bin"), os.environ.get("PATH", os.defpath))),
        "ROCM_PATH": str(root),
        "ROCM_HOME": str(root),
        "HIP_PATH": str(root),
        "HIPCC": str(root / "bin" / "hipcc"),
        "CMAKE_TOOLCHAIN_FILE": str(root / TOOLCHAIN),  # for a makefile that calls CMake
        "HIP_PLATFORM": "amd",
        COMPILER_VARIABLE: shlex.join(compiler.compiler.command),
    }


def _files(compiler: ProgramCompiler, libraries: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The files of the folder, by their places in it."""
    rocm = f"{Options().rocm}.0"
    # -P: what the project has in its folder is not for this interpreter.
    command = f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -P -m hipport cxx "$@"\n'
    yield from ((name, command) for name in _COMPILERS)
    yield "bin/hipconfig", _HIPCONFIG.format(version=rocm, root='"$(dirname "$(dirname "$(readlink -f "$0")")")"')
    yield TOOLCHAIN, _TOOLCHAIN
    for name in _RUNTIME:
        # A C compiler may link the program; the stubs of kernels are C++.
        yield f"lib/lib{name}.so", linker_script([*compiler.runtime_inputs(), *compiler.compiler.cxx_libraries])
    lacking = {}
    for name in libraries:
        try:
            yield f"lib/lib{name}.so", linker_script([library(compiler.compiler, name)])
        except NumericalLibraryError as error:
            lacking[name] = _LACKING.format(name=name, text=error)
            yield f"lib/lib{name}.so", linker_script([f'"{error}"'])
    for path in sorted(HEADERS.rglob("*")):
        place = path.relative_to(HEADERS)
        # ROCm's headers are in folders: a compiler of C would find assert.h here instead of its own.
        if path.is_file() and len(place.parts) > 1 and place.parts[0] != OWN:
            yield f"include/{place}", _HEADER.format(path=path)
    packages = {"hip": _HIP_TARGETS.format(version=rocm), "hip-lang": _HIP_LANG}
    names = {path.name for path in HEADERS.iterdir() if path.is_dir()} - _NO_PACKAGES | _IN_HIP
    for name in sorted(names):
        linked = [f"${{hip_INCLUDE_DIR}}/../lib/lib{name}.so"] if name in libraries else []
        package = _PACKAGES.get(name, name)
        packages[package] = _LIBRARY_TARGETS.format(name=package, linked=";".join((*linked, "hip::host")))
    for package, text in {**packages, **lacking}.items():
        yield f"lib/cmake/{package}/{package}-config.cmake", text
        yield f"lib/cmake/{package}/{package}-config-version.cmake", _VERSION.format(version=rocm)
