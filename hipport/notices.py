"""HP9xx: the tool itself. The engine says these of a file as a whole; HP904, which looks at tokens, is a rule."""

from __future__ import annotations

from hipport.context.registry import notice

UNREADABLE = notice(
    "HP901",
    "unreadable-file",
    """A file or folder of the tree that could not be read.

    What it finds: files without read permission, folders that cannot be entered, symbolic links that lead nowhere or
    in a circle, devices and pipes.

    Why: it is not in the port. The rest of the tree is converted.

    Fix safety: no fix. Give permission, mend the link, or exclude the path.
    """,
)
NOT_TEXT = notice(
    "HP902",
    "not-text",
    """A file with the name of a source file that holds no text.

    What it finds: NUL bytes and UTF-16 or UTF-32 text. UTF-8, Latin-1 and every other encoding that keeps ASCII pass.

    Why: the file is taken over as it is.

    Fix safety: no fix. Save the file as UTF-8, or exclude it.
    """,
)
TOO_LARGE = notice(
    "HP903",
    "too-large",
    """A source file larger than `max-size`.

    What it finds: files above the limit, 16 MiB unless configured: nearly always embedded data.

    Why: the file is taken over as it is.

    Fix safety: no fix. Raise the limit with `--max-size 64M` if it has CUDA code.
    """,
)
INTERNAL = notice(
    "HP905",
    "internal-error",
    """A conversion that failed hipport's own check.

    What it finds: output that changed a comment or a string, that a second run would change again, or an exception
    in a rule.

    Why: such output is not to be trusted; the file is taken over as it is.

    Fix safety: no fix. Please report it with the file.
    """,
)
NOT_WRITTEN = notice(
    "HP906",
    "not-written",
    """A file that was converted and could not be written.

    What it finds: a full disk, missing permission, a folder in the place of a file.

    Why: the output has the old file or none, never half of one.

    Fix safety: no fix. The message names the cause.
    """,
)
HAND_EDITED = notice(
    "HP907",
    "hand-edited-output",
    """A file of the output tree that was edited after hipport wrote it.

    What it finds: files in the output folder that are not as the last run left them.

    Why: the edits are kept; the new conversion of that file is not written.

    Fix safety: no fix. Move the edits into the input, or convert with `--overwrite` and merge.
    """,
)
STALE = notice(
    "HP908",
    "stale-output",
    """A file of the output tree whose input is gone.

    What it finds: files that an earlier run wrote and that no longer come from any file of the input.

    Why: hipport deletes nothing; a build may pick the old file up.

    Fix safety: no fix. Delete the file if it is not needed.
    """,
)
COMPILE_ERROR = notice(
    "HP911",
    "compile-error",
    """An error of the HIP compiler in the port.

    What it finds: what hipcc reports when it compiles a translation unit for the host and for each architecture. An
    error inside a header of HIP is put at the line of the project that led there: the macro used, the template
    instantiated or the header included.

    Why: the port does not compile. The message says whether `convert` had reported one of the lines that the compiler
    names, and by which codes (predicted), or not (not predicted).

    Fix safety: no fix. Answer the predicted ones as their codes say; the others are differences that hipport does not
    know yet.

    Source: the compiler.
    """,
)
MISSING_HEADER = notice(
    "HP912",
    "missing-third-party-header",
    """A header that belongs neither to the project nor to CUDA or HIP, and is not on this machine.

    What it finds: `#include` lines at which the compiler stops because nobody has the header.

    Why: the rest of the translation unit has not been compiled. That says nothing about the port.

    Fix safety: no fix. Install the library, or name the folder of its headers with `-I`, and check again.

    Source: the compiler.
    """,
)
COMPILER_FAILED = notice(
    "HP913",
    "compiler-failed",
    """A translation unit of which the compiler did not say whether it compiles.

    What it finds: a compiler that crashed, took longer than `--timeout`, or needed more memory than there is or than
    `--memory` allows; and files that compile_commands.json names and that are not there.

    Why: the check is not complete (exit code 2). All other units have been compiled.

    Fix safety: no fix. The message names the cause.

    Source: how the compiler ended.
    """,
)

UNSEEN = notice(
    "HP909",
    "no-parser-view",
    """A file that the parser could not look at.

    What it finds: files of which a rule asked a type that tokens do not tell, where libclang is not there, crashed, ran
    out of time, or could make nothing of the file.

    Why: rules went by the tokens alone. The port is the same; a warning or two may be missing.

    Fix safety: no fix is needed. `--no-ast` leaves the parser out altogether.
    """,
)
