"""Rules of our own, in Python, for what a TOML file of names cannot say:

    hipport convert src/ --rules-module acme_rules.py
    hipport explain ACME002 --rules-module acme_rules.py

docs/testing-rules.md tells how a rule is written; tests/examples/test_scripts.py runs the cases in cases/.
"""

from __future__ import annotations

from collections.abc import Iterator

from hipport.rule_api import Context
from hipport.rule_api import RuleResult
from hipport.rule_api import Severity
from hipport.rule_api import rule


@rule("ACME001", "own-assert", edits=True)
def own_assert(ctx: Context) -> Iterator[RuleResult]:
    """The CUDA name of our own assertion in device code.

    Why: the HIP build of our headers has another macro. The header that defines it stays.
    """
    if "ACME_CUDA_ASSERT" in ctx.defined_macros:
        return
    for index in ctx.tokens.where({"ACME_CUDA_ASSERT"}):
        yield ctx.edit("ACME001", index, "ACME_HIP_ASSERT")


@rule("ACME002", "reduce-by-32", edits=True)
def reduce_by_32(ctx: Context) -> Iterator[RuleResult]:
    """A reduction of ours over 32 lanes.

    Why: acmeReduce is tuned for a whole wavefront, which has 64 lanes on CDNA.

    Fix safety: unsafe. The result is another one where the code means 32 elements.
    """
    tokens = ctx.tokens
    for index in tokens.where({"acmeReduce"}):  # acmeReduce<32>(x)
        opener = tokens.after(index)
        width = tokens.after(opener)
        if tokens.text_at(opener) == "<" and tokens.text_at(width) == "32":
            fix = ctx.unsafe_fix("reduce by wavefronts", ctx.edit("ACME002", width, "ACME_WAVEFRONT"))
            message, remedy = "acmeReduce by 32 lanes", "use ACME_WAVEFRONT if these are the lanes of a warp"
            yield ctx.diagnostic("ACME002", Severity.WARNING, width, message, remedy, symbol="acmeReduce", fix=fix)
