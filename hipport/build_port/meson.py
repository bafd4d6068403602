"""Meson's files in a port: ROCm's packages for CUDA's. Meson has no HIP language, so the CUDA language is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.meson_calls import Call
from hipport.build.meson_calls import MesonSyntaxError
from hipport.build.meson_calls import Token
from hipport.build.meson_calls import calls
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.diagnostics import Edit
from hipport.project.build_files import BuildLanguage
from hipport.rules.build.files import CUDA_PACKAGE

_KNOWN = frozenset({"modules", "required", "version", "static"})
_STRING = re.compile(r"'[\w.-]*'")
_RUNTIME = "cudart"


def port_meson(file: BuildFile) -> Iterator[Edit]:
    """What becomes of a file of Meson's. Raises BrokenBuildFileError where Meson would not read it."""
    try:
        found = list(calls(file.text))
    except MesonSyntaxError as error:
        raise BrokenBuildFileError(error.offset, str(error)) from error
    comments = read_code(file.text, BuildLanguage.MESON).comments
    for call in found:
        if text := _dependency(call, file):
            inside = [comment.rstrip("\r") for start, comment in comments if call.start <= start < call.end]
            line = file.source.line_start(call.start)
            if inside:  # a comment cannot stand between all of Meson's words, but before the line
                yield file.edit(CUDA_PACKAGE, line, line, "".join(f"{comment}\n" for comment in inside))
            yield file.edit(CUDA_PACKAGE, call.start, call.end, text)


def _dependency(call: Call, file: BuildFile) -> str:
    """``dependency('cuda', version: '>=11', modules: ['cublas'], required: false)`` by ROCm's packages for CMake; ""
    where a person has to decide. Versions are CUDA's.
    """
    if call.name != "dependency" or [_words(words) for words in call.positional] != ["'cuda'"]:
        return ""
    modules = _modules(call.keywords.get("modules", ()))
    if modules is None or not call.keywords.keys() <= _KNOWN:
        return ""
    targets: dict[str, str] = {}
    for module in modules or (_RUNTIME,):
        known = file.table.libraries.get(module)
        if known is None or not known.package or "::" not in known.target:
            return ""
        targets[known.target] = known.package
    required = call.keywords.get("required")
    given = f", required: {file.text[required[0].start : required[-1].end]}" if required else ""
    written = [f"dependency('{of}', method: 'cmake', modules: ['{name}']{given})" for name, of in targets.items()]
    if len(written) == 1:
        return written[0]
    if given and given != ", required: true":  # whether one of several was found, nobody could ask
        return ""
    return f"declare_dependency(dependencies: [{', '.join(written)}])"


def _words(tokens: Sequence[Token]) -> str:
    return " ".join(token.text for token in tokens)


def _modules(tokens: Sequence[Token]) -> list[str] | None:
    """The strings of a list or of one string; None where something else is among them."""
    words = [token.text for token in tokens if token.text not in ("[", "]", ",")]
    return [word[1:-1] for word in words] if all(map(_STRING.fullmatch, words)) else None
