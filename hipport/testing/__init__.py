"""Test rules as hipport's own are tested: by cases, source files that say in their comments what is expected of them.

    import pytest
    from hipport.testing import cases_in, check_case

    @pytest.mark.parametrize("path", cases_in("cases"), ids=lambda path: path.name)
    def test_case(path):
        check_case(path, rules_module="acme_rules.py")

The form of a case is in docs/testing-rules.md.
"""

from hipport.testing.checking import CaseMismatchError
from hipport.testing.checking import cases_in
from hipport.testing.checking import check_case
from hipport.testing.form import CaseError

__all__ = ["cases_in", "check_case", "CaseError", "CaseMismatchError"]
