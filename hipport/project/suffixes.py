"""The suffixes of C++ files, in small letters."""

from __future__ import annotations

#: Of what is compiled by itself.
UNITS = frozenset((".cu", ".c", ".cc", ".cpp", ".cxx", ".c++", ".hip"))
#: Of what others include.
HEADERS = frozenset((".cuh", ".h", ".hh", ".hpp", ".hxx", ".h++", ".inl", ".inc", ".tpp", ".ipp", ".tcc"))
#: After them: of texts that another program makes such files of, whose own code may stand within.
TEMPLATES = frozenset((".in", ".j2", ".jinja", ".jinja2", ".template", ".tmpl"))
