"""What the headers of a file may declare, those that the tree does not have too."""

from __future__ import annotations

from hipport.context.context import Context

#: How the names of headers end that are hardly the system's.
_OF_PROJECTS = (".cuh", ".hpp")


def may_be_in_headers(ctx: Context, name: str) -> bool:
    """Whether a file that is compiled together with this one has the name, or includes a header of a project that
    the tree does not have.
    """
    paths = ctx.neighbours
    if any(name in ctx.survey.text_of(path) for path in paths[1:]):
        return True
    unseen = (line for path in paths for line in ctx.survey.includes_of(path) if line.header is None)
    return any((line.quoted or line.name.endswith(_OF_PROJECTS)) and _is_not_cudas(ctx, line.name) for line in unseen)


def _is_not_cudas(ctx: Context, header: str) -> bool:
    return ctx.mapping.header(header) is None
