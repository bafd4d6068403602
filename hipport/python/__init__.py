"""CUDA inside Python: sources in strings, found by Python's own parser, converted, and put back in their quotes."""

from hipport.rules.python.pages import AS_IT_IS

__all__ = ["AS_IT_IS", "is_python"]


def is_python(name: str) -> bool:
    """Whether a file of this name is Python code."""
    return name.lower().endswith(".py")
