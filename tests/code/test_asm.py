"""Assembly statements as the tokens show them."""

from __future__ import annotations

from hipport.code.asm import asm_statements
from hipport.source.tokens import Tokens


def test_a_statement_of_any_length_has_its_operands() -> None:
    lines = "".join(f'"add.u32 %0, %0, {number};"\n' for number in range(10_000))
    (statement,) = asm_statements(Tokens(f'void f(int x) {{ asm({lines} : "+r"(x)); }}'))
    assert statement.operands is not None
    assert [operand.constraint for operand in statement.operands] == ["+r"]
    assert statement.template.count("add.u32") == 10_000


def test_a_statement_without_an_end_has_none() -> None:
    (statement,) = asm_statements(Tokens('void f(int x) { asm("add.u32 %0, %0, 1;" : "+r"(x); }'))
    assert statement.operands is None
