"""The wording of efforts: times, and what is to be done where."""

from __future__ import annotations

from hipport.effort.effort import Effort
from hipport.effort.effort import Group
from hipport.effort.effort import Item
from hipport.effort.weights import Minutes
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.version import __version__

_HOUR = 60.0
_DAY = 8 * _HOUR  # of work
#: Up to these minutes, a time is said in minutes and in hours.
_IN_MINUTES = 1.5 * _HOUR
_IN_HOURS = 3 * _DAY
#: The steps that numbers below a limit are rounded to.
_STEPS = ((3.0, 0.5), (30.0, 1.0), (100.0, 5.0), (float("inf"), 10.0))


def title(effort: Effort) -> str:
    """What was estimated by what."""
    return f"hipport {__version__}: effort of a port to HIP for ROCm {effort.rocm}, an estimate"


def time_words(minutes: Minutes) -> str:
    """A time as people say it, ``20 to 80 min``, ``3 to 12 h``, ``4 to 25 d`` of 8 hours; ``-`` for none."""
    if minutes.high <= 0:
        return "-"
    unit, size = ("d", _DAY)
    if minutes.high <= _IN_MINUTES:
        unit, size = ("min", 1.0)
    elif minutes.high <= _IN_HOURS:
        unit, size = ("h", _HOUR)
    low, high = _rounded(minutes.low / size), _rounded(minutes.high / size)
    if low == high:
        return f"{high} {unit}"
    return f"{low} to {high} {unit}" if low != "0" else f"up to {high} {unit}"


def _rounded(number: float) -> str:
    """A number with no more digits than an estimate has."""
    step = next(step for below, step in _STEPS if number < below)
    return f"{round(number / step) * step:,g}"


def amount(group: Group | Effort) -> str:
    """How much is left: ``3 things in 40 places``."""
    things = group.items if isinstance(group, Group) else len(group.items)
    return f"{count(things, 'thing')} in {count(group.places, 'place')}"


def done(effort: Effort) -> str:
    """What hipport does itself: ``120 edits in 8 files``."""
    return f"{count(effort.edits, 'edit')} in {count(effort.changed, 'file')}"


def checking_words(effort: Effort) -> str:
    """How much of the work by hand is building and testing: ``33 % of the work by hand is building and testing``."""
    return f"{100 * effort.checking / (1 + effort.checking):.0f} % of the work by hand is building and testing"


def names_words(item: Item) -> str:
    """The first name of an item and how many more there are; empty without any."""
    names = item.entry.names
    if not names:
        return ""
    return prose(names[0]) + (f" and {len(names) - 1:,} more" if len(names) > 1 else "")
