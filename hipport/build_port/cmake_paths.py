"""Where CMake files want paths: folders and files of the toolkit, and commands that no target's name can be given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from hipport.build.make_names import FOLDER
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_place import Place

# What stands for a package in a port is a target, which these take for a file that is not there.
_COMMANDS = frozenset(
    "get_filename_component cmake_path file install configure_file find_library find_path find_file find_program"
    " link_directories target_link_directories add_custom_command add_custom_target execute_process".split()
)
_BEFORE = re.compile(r"EXISTS|IS_DIRECTORY|(?:INTERFACE_)?IMPORTED_(?:LOCATION|IMPLIB)\w*")
# -DLINK_LIBRARIES:STRING=${CUDA_CUDART_LIBRARY}, for another CMake that does not know the targets
_OPTION = re.compile(r"-D[ \t]*\w+(?::\w+)?=[^\s=]*\Z")
_REST = re.compile(r"/[^\s;:,\"'>)]*")
_FOLDER = re.compile(
    r"(?P<up>/\.\.)?/(?:(?P<lib>lib(?:64|32)?(?:/x64|/Win32|/stubs)?)(?:/lib(?P<file>\w+)\.(?:so|a)[\d.]*)?|bin)/?"
)
_HEADER = re.compile(r"/(?P<name>[\w./-]+\.(?:h|hpp|cuh))")
_INCLUDE = "/include"
# /usr/local/cuda-12.8/targets/x86_64-linux
_TOOLKIT = re.compile(rf"{FOLDER}(?:/targets/[\w-]+)?")
_ROCM = "${HIPPORT_ROCM_PATH}"


def is_template(path: str) -> bool:
    """Whether a CMake file is a template for an installed package, which has no hip.cmake beside it."""
    return path.endswith(".in")


def folders(text: str, path: str) -> Iterator[re.Match[str]]:
    """The toolkit's folders that a text of the file ``path`` writes out, where variables of hip.cmake may stand."""
    return iter(()) if is_template(path) or path.endswith(".json") else _TOOLKIT.finditer(text)


def is_path(place: Place, at: int) -> bool:
    """Whether the text at an offset of a command's arguments has to be a path; ``set(ENV{LIBRARY} ...)`` is for other
    programs, which do not know the targets.
    """
    text = place.file.text
    is_of_environment = place.command.lower == "set" and place.command.values[:1] and "ENV{" in place.command.values[0]
    if place.command.lower in _COMMANDS or is_of_environment or _OPTION.search(text[text.rfind("\n", 0, at) + 1 : at]):
        return True
    before = [argument.text for argument in takewhile(lambda argument: argument.end <= at, place.command.arguments)]
    return bool(before) and _BEFORE.fullmatch(before[-1]) is not None


def in_toolkit(text: str, start: int, file: BuildFile) -> tuple[int, str] | None:
    """Where a path that begins with a variable of ``[cmake.values]`` or the folder of the toolkit ends, and what a port
    has for it: ``${CUDA_TOOLKIT_ROOT_DIR}/lib64/libcudart.so``, ``/usr/local/cuda/include/cuda_fp16.h``. None for what
    ROCm does not have, or has in another place.
    """
    if written_out := _TOOLKIT.match(text, start):
        end = written_out.end()
        root, include = _ROCM, f"{_ROCM}{_INCLUDE}"
    else:
        values = file.table.cmake.values
        end = text.index("}", start) + 1
        root, include = values[text[start:end]], values.get(f"{text[start:end]}{_INCLUDE}", "")
    rest = _REST.match(text, end)
    path = rest[0] if rest else ""
    last = rest.end() if rest else end
    if not path.strip("/"):
        return last, root + path
    if is_target(root):
        return None
    folder = _FOLDER.fullmatch(path)
    if folder and folder["file"]:
        counterpart = file.table.libraries.get(folder["file"])
        linked = counterpart.linked if counterpart else ""
        return (last, f"{root}{folder['up'] or ''}/lib/lib{linked}.so") if linked else None
    if folder:
        return last, f"{root}{folder['up'] or ''}{'/lib' if folder['lib'] else '/bin'}{'/' if path[-1] == '/' else ''}"
    if include:
        root, path = include, path.removeprefix(_INCLUDE)
        if not path.strip("/"):
            return last, root + path
    header = _HEADER.fullmatch(path)
    counterpart_of = file.table.cmake.headers.get(header["name"]) if header else None
    return (last, f"{root}/{counterpart_of}") if counterpart_of else None


def is_target(value: str) -> bool:
    """Whether what stands for a variable is a target, ``hip::host``, and not a folder."""
    return "$" not in value
