"""Merge all that is wrong with one spec into one result."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path

from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus


@dataclass
class Invalid:
    """Collects the results of a spec that are ``invalid-spec``; ``path`` and ``name`` are the spec's."""

    path: Path
    name: str
    results: list[CaseResult] = field(default_factory=list)

    def add(self, result: CaseResult) -> None:
        """Collect one more result."""
        self.results.append(result)

    def add_end(self, text: str, case: CaseName | None, *, last: bool) -> None:
        """Collect that the spec's code ended its process, with ``text`` for how; ``last``: no more cases are run for
        it.
        """
        instance, label = (case.instance, case.label) if case else ("", "")
        reasons = (text, *["no more cases of this spec are run: its code came to such an end before"] * last)
        self.add(CaseResult(self.name, str(self.path), instance, label, CaseStatus.INVALID_SPEC, reasons=reasons))

    def merged(self) -> CaseResult | None:
        """The first result, with the reasons of all of them; None where none was collected."""
        if not self.results:
            return None
        reasons = dict.fromkeys(reason for result in self.results for reason in result.reasons)
        cases = len({(result.instance, result.label) for result in self.results})
        more = [f"so {cases:,} cases could not be judged"] if cases > 1 else []
        return replace(self.results[0], machine=None, outputs=(), reasons=(*reasons, *more))
