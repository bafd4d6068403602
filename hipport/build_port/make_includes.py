"""Include folders of a Makefile that stand in lists, without ``-I``: host compilers that get HIP's among them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.build.make_lines import MakeLine
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Names
from hipport.build.make_words import Call
from hipport.build.make_words import Span
from hipport.build.make_words import calls
from hipport.build.make_words import words
from hipport.build_port.make_options import DEFINE
from hipport.build_port.make_options import Place
from hipport.rules.build import files

_OPTION = r"-(?:I|isystem )"
# $(NAMES:%=-I%)
_REPLACED = re.compile(rf"\$[({{](?P<name>[\w.-]+):%={_OPTION}%[)}}]")


def include_places(code: str, line: MakeLine, names: Names) -> Iterator[Place]:
    """The macro without which HIP's headers stop in a host compiler, after the first list in a line that has their
    folder; none where the line has it.
    """
    if DEFINE in code[line.text : line.end]:
        return
    ends = [call.end for call in calls(code, line.text, line.end) if _has_headers(_list(call), names)]
    ends += [
        match.end() for match in _REPLACED.finditer(code, line.text, line.end) if match["name"] in names.with_headers
    ]
    if ends:
        end = min(ends)
        yield Place(end - 1, end, (code[end - 1], DEFINE), files.CUDA_PACKAGE)


def _list(call: Call) -> Span | None:
    """The argument with the folders: ``$(addprefix -I,FOLDERS)``, ``$(patsubst %,-I%,FOLDERS)``,
    ``$(foreach folder,FOLDERS,-I$(folder))``.
    """
    texts = [argument.text.strip() for argument in call.arguments]
    match call.name, texts:
        case "addprefix", ["-I", _]:
            return call.arguments[1]
        case "patsubst", ["%", "-I%", _]:
            return call.arguments[2]
        case "foreach", [name, _, each] if re.search(rf"(?<![\w-]){_OPTION}\$[({{]{re.escape(name)}[)}}]", each):
            return call.arguments[1]
    return None


def _has_headers(folders: Span | None, names: Names) -> bool:
    found = [word.text for word in words(folders.text, 0, len(folders.text))] if folders else []
    return any(names.is_header_folder(word) or names.with_headers & {*REFERENCE.findall(word)} for word in found)
