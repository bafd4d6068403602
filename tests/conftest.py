from __future__ import annotations

import os

from hypothesis import settings

# The same examples in every run of CI: a new counterexample is for a developer to find, not for a landing to fail on.
settings.register_profile("ci", derandomize=True, print_blob=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
