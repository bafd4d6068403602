"""Which files of a tree help a setup.py: their options are ported as its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options

FLAGS = 'COMMON = ["-O3", "-gencode=arch=compute_80,code=sm_80", "-lineinfo"]\n'
#: A port without PyTorch is for the architectures of the run; PyTorch chooses them itself.
PLAIN = 'COMMON = ["-O3", "--offload-arch=gfx942", "-gline-tables-only"]\n'
OF_TORCH = 'COMMON = ["-O3", "-gline-tables-only"]\n'
TORCH = "from torch.utils.cpp_extension import CUDAExtension\n"

TREES = {
    "import": ("import flags\n", "flags.py", PLAIN),
    "import of several": ("import os, flags as f\n", "flags.py", PLAIN),
    "import from a package": ("from tools import (\n    paths,\n    flags,\n)\n", "tools/flags.py", PLAIN),
    "import from a module": ("from tools.flags import COMMON\n", "tools/flags.py", PLAIN),
    "import of a package": ("import tools.flags\n", "tools/flags/__init__.py", PLAIN),
    "run": ('COMMON = runpy.run_path("tools/flags.py")["COMMON"]\n', "tools/flags.py", PLAIN),
    "for PyTorch": (f"{TORCH}from flags import COMMON\n", "flags.py", OF_TORCH),
    "not imported": ("import os\n", "flags.py", FLAGS),
    "copied": ('shutil.copyfile("flags.py", "package/flags.py")\n', "flags.py", FLAGS),
    "elsewhere": ("import flags\n", "tests/flags.py", FLAGS),
}


@pytest.mark.parametrize(("setup", "helper", "expected"), TREES.values(), ids=TREES)
def test_what_a_setup_py_imports_is_ported(setup: str, helper: str, expected: str, tmp_path: Path) -> None:
    tree, port = tmp_path / "project/python", tmp_path / "port"
    (tree / helper).parent.mkdir(parents=True)
    (tree / "setup.py").write_text(setup)
    (tree / helper).write_text(FLAGS)
    convert_paths(tmp_path / "project", Options(arch=("gfx942",)), output=port)
    assert (port / "python" / helper).read_text() == expected
