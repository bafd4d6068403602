"""Which headers of rocThrust include which others."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

from hipport.mapping.mapping import load_mapping
from scripts.tables.brought import BroughtRow
from scripts.tables.brought import main
from scripts.tables.brought import read_headers


def test_headers_of_the_librarys_own_are_followed(tmp_path: Path) -> None:
    files = {
        "a.h": "#include <thrust/detail/a.inl>\n#  include <thrust/b.h>\n#include <vector>\n",
        "b.h": "#include <thrust/c.h>\n",
        "c.h": "// #include <thrust/a.h>\n",
        "detail/a.inl": '#include "thrust/detail/a.inl"\n#include <thrust/iterator/d.h>\n#include <thrust/gone.h>\n',
        "detail/x.h": "#include <thrust/b.h>\n",
        "iterator/d.h": "",
    }
    for name, text in files.items():
        path = tmp_path / "thrust" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert read_headers(tmp_path) == [
        BroughtRow("thrust/a.h", "thrust/b.h thrust/gone.h thrust/iterator/d.h"),
        BroughtRow("thrust/b.h", "thrust/c.h"),
        BroughtRow("thrust/c.h", ""),
        BroughtRow("thrust/iterator/d.h", ""),
    ]


def test_nothing_is_written_without_headers(tmp_path: Path) -> None:
    with redirect_stderr(StringIO()) as said:
        assert main([str(tmp_path), "--out", str(tmp_path / "out.csv")]) == 2
    assert "install librocthrust-dev" in said.getvalue()
    assert not (tmp_path / "out.csv").exists()


def test_the_mapping_follows_the_headers() -> None:
    mapping = load_mapping()
    assert "thrust/device_ptr.h" in mapping.brought_by("thrust/sort.h")  # through thrust/device_vector.h
    assert "thrust/device_ptr.h" not in mapping.brought_by("thrust/remove.h")
    assert mapping.brought_by("vector") == frozenset()
