"""The exceptions that hipport raises for a caller's mistake; a bad input file is a Result, not an exception."""

from __future__ import annotations


class HipportError(Exception):
    """Root of every exception that hipport raises on purpose; its text names the cause and the remedy."""


class ConfigError(HipportError):
    """An option or a configuration file that cannot be used."""


class MappingError(HipportError):
    """A mapping table that cannot be read or contradicts itself."""


class OutputError(HipportError):
    """An output place that cannot be used or written."""


class ToolchainError(HipportError):
    """A HIP compiler that cannot be found or used."""
