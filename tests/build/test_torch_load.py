"""Options of sources that a Python program has PyTorch compile."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.project_flags import BuildFlags

HEAD = "from torch.utils.cpp_extension import load\n"
FLAGS = "extra_cflags=['-DBOTH'], extra_cuda_cflags=['-O3', '-DX', '-U__CUDA_NO_HALF_OPERATORS__']"
CUDA = ("-DBOTH", "-DX", "-U__HIP_NO_HALF_OPERATORS__")


def macros(root: Path, unit: str, **files: str) -> tuple[str, ...]:
    """The macros of a unit; ``files`` have ``__`` for a slash in their names, which end with ``_py`` or ``_cu``."""
    for name, text in {**files, "csrc__a_cu": "", "csrc__b_cpp": "", "other__a_cu": ""}.items():
        path = root / ".".join(name.replace("__", "/").rsplit("_", 1))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return BuildFlags(root).of(unit).macros


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (f"load('a', ['csrc/a.cu', 'csrc/b.cpp'], {FLAGS})", CUDA),
        (f"load(name='a', sources=[os.path.join(here, 'csrc', 'a.cu')], {FLAGS})", CUDA),
        (f"load(name='a', sources=[str(here / 'csrc' / 'a.cu')], {FLAGS})", CUDA),
        (f"load(name='a', sources=[f'{{here}}/csrc/a.cu'], {FLAGS})", CUDA),
        (f"load(name='a', sources=glob.glob(here + '/csrc/*.cu'), {FLAGS})", CUDA),
        (f"s = ['csrc/b.cpp']\nif cuda:\n    s += ['csrc/a.cu']\ncpp_extension.load('a', s, {FLAGS})", CUDA),
        (f"try:\n    import a\nexcept ImportError:\n    load('a', 'csrc/a.cu', {FLAGS})", CUDA),
        ("load('a', ['csrc/a.cu'], None, ['-DX'])", ("-DX",)),
        ("f = ['-DX']\nload('a', ['csrc/a.cu'], extra_cuda_cflags=f + ['-DY' if rocm else '-DZ'])", ("-DX",)),
        ("if fast:\n    f = ['-DX']\nelse:\n    f = ['-DY']\nload('a', ['csrc/a.cu'], extra_cuda_cflags=f)", ()),
        (f"load('a', ['csrc/c.cu'], {FLAGS})", ()),
        (f"json.load(file)\ndump('a', ['csrc/a.cu'], {FLAGS})", ()),
        (f"load('a', ['csrc/a.cu'], {FLAGS}", ()),
    ],
)
def test_calls(tmp_path: Path, call: str, expected: tuple[str, ...]) -> None:
    assert macros(tmp_path, "csrc/a.cu", ops_py=HEAD + call) == expected


def test_only_the_sources_that_are_named_and_their_language(tmp_path: Path) -> None:
    program = f"{HEAD}load('a', ['csrc/a.cu', 'csrc/b.cpp'], {FLAGS})"
    assert macros(tmp_path, "other/a.cu", ops_py=program) == ()
    assert macros(tmp_path, "csrc/b.cpp") == ("-DBOTH",)


def test_the_call_comes_before_other_build_files(tmp_path: Path) -> None:
    files = {"ops_py": f"{HEAD}load('a', ['a.cu'], {FLAGS})", "setup_py": "E(define_macros=[('SETUP', None)])"}
    assert macros(tmp_path, "csrc/a.cu", **files) == CUDA  # wherever the program finds it below its folder
    assert macros(tmp_path, "csrc/b.cpp") == ("-DSETUP",)


def test_load_of_something_else(tmp_path: Path) -> None:
    assert macros(tmp_path, "csrc/a.cu", ops_py=f"from lab import load\nload('a', ['csrc/a.cu'], {FLAGS})") == ()
