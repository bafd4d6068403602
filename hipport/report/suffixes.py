"""The forms of a report by the suffix of its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from hipport.errors import ConfigError
from hipport.paths import printable

Form = TypeVar("Form", bound=str)


def form_of(path: Path, forms: Mapping[str, Form]) -> Form:
    """The form that the suffix of ``path`` names. Raises ConfigError for a suffix that names none of ``forms``."""
    try:
        return forms[path.suffix.lower()]
    except KeyError:
        raise ConfigError(
            f"cannot tell the report's format from {printable(path)}: end its name in {', '.join(forms)}"
        ) from None
