"""Where a place of the input is in the output, and the other way round."""

from __future__ import annotations

import pytest

from hipport import convert_text
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.edits import moved
from hipport.edits import origin
from hipport.tree.predictions import Prediction
from hipport.tree.predictions import predictions

TEXT = "0123456789"
#: Makes "XX01abc56".
EDITS = (Edit(0, 0, "XX", "a"), Edit(2, 5, "abc", "b"), Edit(7, 10, "", "c"))


def test_every_byte_that_stays_is_found_again() -> None:
    text = apply(TEXT, EDITS)
    assert text == "XX01abc56"
    for offset in (0, 1, 5, 6):
        assert text[moved(EDITS, offset)] == TEXT[offset]
        assert origin(EDITS, moved(EDITS, offset)) == offset


@pytest.mark.parametrize(("offset", "there"), [(2, 4), (3, 4), (4, 4), (7, 9), (9, 9), (10, 9)])
def test_a_replaced_byte_is_where_its_replacement_begins(offset: int, there: int) -> None:
    assert moved(EDITS, offset) == there


@pytest.mark.parametrize(("offset", "here"), [(0, 0), (1, 0), (4, 2), (6, 2), (9, 10)])
def test_a_written_byte_was_put_where_its_edit_begins(offset: int, here: int) -> None:
    assert origin(EDITS, offset) == here


def test_predictions_are_at_the_lines_of_the_output() -> None:
    text = "#include <device_launch_parameters.h>\n#include <cuda_runtime.h>\ncudaGraphConditionalHandle h;\n"
    result = convert_text(text)
    assert predictions(result, result.output) == (Prediction(2, "HP501"),)
    assert predictions(result, None) == (Prediction(3, "HP501"),)


def test_a_prediction_covers_every_line_of_its_statement() -> None:
    text = (
        "#include <device_launch_parameters.h>\n#include <cuda_runtime.h>\n"
        '__device__ void f(float *d) {\n  asm("bar.sync 1, 64;"\n      : "+f"(d[0])\n  );\n}\n'
    )
    result = convert_text(text)
    assert predictions(result, result.output) == (Prediction(3, "HP503", 3),)
    assert predictions(result, None) == (Prediction(4, "HP503", 3),)
