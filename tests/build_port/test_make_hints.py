"""A line of a Makefile that is passed over as it says nothing of CUDA is one of which nothing becomes anything else."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport.build_port import make
from hipport.config import Options
from tests.build_port.test_cases import facts_of
from tests.build_port.test_cases import ported

_WORDS = """nvcc hipcc $(CC) $(NVCC) $(CUCC) ${TOOL} -arch=sm_70 -O3 -Xcompiler -std=c++11 -lcublas -lm -l$(LIB) cufft
-I$(INC) -I$(TOP)/include -I/usr/local/cuda/include $(ROCM_PATH)/include -L$(TOP)/lib64 main.cu main.cpp $< $@ -c -o
$(addprefix,-I,$(DIRS)) $(DIRS:%=-I%) $(shell,which,nvcc) "-G" -x cu -dc --version ; && $(CUDA_HOME)/bin/nvcc""".split()
_LINES = st.builds(
    lambda head, words: head + " ".join(words).replace(",-", " -").replace(",w", " w"),
    st.sampled_from(
        ["\t", "\t@", "all: ", "CC = ", "TOOL := ", "INC += ", "TOP ?= ", "DIRS = ", "LIB = ", "GENCODE = "]
    ),
    st.lists(st.sampled_from(_WORDS), max_size=5),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(_LINES, min_size=1, max_size=8))
def test_no_line_is_passed_over_that_changes(lines: list[str]) -> None:
    text = "all:\n" + "".join(f"{line}\n" for line in lines)
    facts = facts_of(["headers", "cxx17"])
    port, result = ported("Makefile", text, facts, Options())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(make, "_HINT", re.compile(""))  # every line is looked at
        other, other_result = ported("Makefile", text, facts, Options())
    assert (port, result.edits, result.diagnostics) == (other, other_result.edits, other_result.diagnostics)
