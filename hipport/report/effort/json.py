"""The effort of a port as JSON. ``schema.json`` and docs/effort.md describe the form."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hipport.effort.effort import Effort
from hipport.effort.effort import Group
from hipport.effort.effort import Item
from hipport.effort.effort import together
from hipport.effort.weights import Minutes
from hipport.version import __version__

SCHEMA = "hipport-effort/1"


def render(trees: Sequence[Effort]) -> str:
    """The report, the trees in the order given; ASCII only."""
    whole = together(trees)
    report = {
        "schema": SCHEMA,
        "version": __version__,
        "rocm": whole.rocm,
        "checking": whole.checking,
        "total": _figures(whole),
        "trees": [_tree(tree) for tree in trees],
    }
    return json.dumps(report, indent=1) + "\n"


def _figures(effort: Effort) -> dict[str, object]:
    return {
        "minutes": _minutes(effort.minutes),
        "by_hand": _minutes(effort.by_hand),
        "automatic": _minutes(effort.automatic),
        "files": effort.files,
        "lines": effort.lines,
        "changed": effort.changed,
        "edits": effort.edits,
        "fixed": effort.fixed,
        "infos": effort.infos,
        "classes": [_group(group) for group in effort.by_class],
        "libraries": [_group(group) for group in effort.by_library],
    }


def _tree(effort: Effort) -> dict[str, object]:
    return {
        "name": effort.name,
        **_figures(effort),
        "folders": [_group(group) for group in effort.by_folder],
        "by_file": [_group(group) for group in effort.by_file],
        "items": [_item(item) for item in effort.items],
    }


def _group(group: Group) -> dict[str, object]:
    return {"name": group.name, "items": group.items, "places": group.places, "minutes": _minutes(group.minutes)}


def _item(item: Item) -> dict[str, object]:
    entry, weight = item.entry, item.weight
    first = entry.first.diagnostic
    return {
        "code": entry.code,
        "severity": entry.severity.value,
        "library": entry.library,
        "names": list(entry.names),
        "message": first.message,
        "remedy": first.remedy,
        "class": item.work_class.value,
        "work": weight.work.key,
        "reason": weight.reason,
        "minutes": _minutes(item.minutes),
        "places": [[found.path, found.diagnostic.line, found.diagnostic.column] for found in entry.findings],
    }


def _minutes(minutes: Minutes) -> dict[str, float]:
    return {"low": round(minutes.low, 1), "likely": round(minutes.likely, 1), "high": round(minutes.high, 1)}
