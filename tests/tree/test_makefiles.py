"""Makefiles that only those which include them tell of."""

from __future__ import annotations

from pathlib import Path

from hipport.config import Options
from hipport.tree.discover import discover
from hipport.tree.makefiles import with_included

TREE = {
    "Makefile": "include targets config/linux $(OTHER)\n-include deps  # notes\n\techo include text\n",
    "targets": "all: ; nvcc a.cu\n",
    "config/linux": "sinclude config/more\ninclude own targets.txt\n",
    "config/more": "NVCC = nvcc\n",
    "config/own": "LIBS = -lcublas\n",
    "targets.txt": "include ../outside include\n",
    "notes": "nvcc\n",
    "text": "nvcc\n",
    "a.cu": "include notes\n",
}


def test_what_a_makefile_includes_is_a_makefile(tmp_path: Path) -> None:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    entries = with_included(list(discover([tmp_path], Options())))
    assert {entry.key for entry in entries} == TREE.keys()
    found = {entry.key for entry in entries if entry.language}
    assert found == {"targets", "config/linux", "config/more", "config/own", "targets.txt"}
