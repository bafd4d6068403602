from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hipport import Options
from hipport import Run
from hipport import convert_paths
from hipport.convert import FileConversion
from hipport.convert import convert_bytes
from hipport.dual.names import HEADER
from hipport.dual.names import macro_names
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.testing.case import Case

KEEP = Options(keep_cuda=True, ast=False)
#: What an arm for AMD begins with.
AMD = "#if defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)\n"
NOT_AMD = "#if !(defined(__HIP__) || defined(__HIP_PLATFORM_AMD__))\n"


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def convert(folder: Path, files: dict[str, str]) -> tuple[Run, dict[str, str]]:
    """The run over a tree of some files, and the text of each file that is for both vendors."""
    source, output = write(folder / "tree", files), folder / "both"
    run = convert_paths(source, KEEP, output=output)
    return run, {name: (output / name).read_text() for name in files}


def macros(folder: Path) -> dict[str, str]:
    """The macros in the generated header of an output tree."""
    path = folder / "both" / HEADER
    lines = path.read_text().splitlines() if path.exists() else []
    words = [line.split() for line in lines if line.startswith("#define ") and line.count(" ") == 2]
    return {cuda: hip for _, cuda, hip in words}


def for_both(name: str, data: bytes, options: Options = KEEP) -> FileConversion | None:
    """The conversion of a file in a tree of its own; None of one that does not change."""
    options = replace(options, keep_cuda=True, ast=False)
    mapping, survey = load_mapping(None, options.rules), Survey()
    first = convert_bytes(name, data, mapping, options, survey)
    if not first.result.edits or first.names is None:
        return None
    return convert_bytes(name, data, mapping, options, replace(survey, macros=macro_names([first.names])))


def case_for_both(case: Case) -> FileConversion | None:
    return for_both(case.path.name, case.data, case.options)
