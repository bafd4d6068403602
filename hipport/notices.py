"""Notices of hipport itself about a file as a whole: HP9xx, and HP814 about what of a tree is left out. HP904, which
looks at tokens, is a rule in rules/guards.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence

from hipport.config import Options
from hipport.context.registry import notice
from hipport.context.rule_modules import rules_of
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.text import Source
from hipport.suppressions import ALL
from hipport.suppressions import Suppression
from hipport.suppressions import unneeded

UNREADABLE = notice(
    "HP901",
    "unreadable-file",
    """A file or folder of the tree that could not be read.

    What it finds: files without read permission, folders that cannot be entered, symbolic links without a target or in
    a circle, devices and pipes.

    Why: the file or folder is missing from the port. The rest of the tree is converted.

    Fix safety: no fix. Give permission, fix the link, or exclude the path.
    """,
)
IGNORED = notice(
    "HP814",
    "ignored-code",
    """Code of a tree without its repository that a `.gitignore` names, and that is left out.

    What it finds: sources, build files and files of Python that a `.gitignore` of the tree names, and folders with such
    files, where neither the tree nor a folder above it has a `.git`: an archive of a release, or a copy. Folders that
    CMake, Ninja or Python's venv have made are left out unsaid.

    Why: what `.gitignore` names is what a build makes, in most projects. But git keeps files that were added all the
    same, `CMakeLists.txt` beside a pattern `*.txt`, and an archive has them. In a clone git is asked; here nobody can
    say, and without the file the port may not build.

    Fix safety: no fix. Convert with `--no-gitignore`, or in a clone of the repository, where the file is part of the
    project.

    Source: gitignore(5).
    """,
)
NOT_TEXT = notice(
    "HP902",
    "not-text",
    """A file with the name of a source file that is not text.

    What it finds: NUL bytes, but for stray ones in a text, and UTF-16 or UTF-32 text. UTF-8, Latin-1 and every other
    encoding that keeps ASCII pass.

    Why: the file is copied unchanged.

    Fix safety: no fix. Save the file as UTF-8, or exclude it.
    """,
)
TOO_LARGE = notice(
    "HP903",
    "too-large",
    """A source file larger than `max-size`.

    What it finds: files above the limit, 16 MiB unless configured; nearly always they are embedded data.

    Why: the file is copied unchanged.

    Fix safety: no fix. Raise the limit with `--max-size 64M` if it has CUDA code.
    """,
)
INTERNAL = notice(
    "HP905",
    "internal-error",
    """A conversion that failed hipport's own check.

    What it finds: output that changed a comment or a string, or that a second run would change again, rules that want
    the same bytes, and an exception in a rule.

    Why: such output cannot be trusted. Where it is known which rules are wrong, the file is converted without them, and
    the message names them; else it is copied unchanged.

    Fix safety: no fix. Do by hand what the rules that are named would do, and please report it with the file.
    """,
)
NOT_WRITTEN = notice(
    "HP906",
    "not-written",
    """A file that was converted and could not be written.

    What it finds: a full disk, missing permission, a folder where the file belongs.

    Why: the output tree has the old file or no file, never an incomplete one.

    Fix safety: no fix. The message names the cause.
    """,
)
HAND_EDITED = notice(
    "HP907",
    "hand-edited-output",
    """A file of the output tree that was edited after hipport wrote it, and could not be merged.

    What it finds: files in the output folder that differ from what the last run wrote, whose conversion has changed
    too, and that are not merged (HP916): binary data, links and files of 16 MiB and more; files whose text of the last
    run is not known, as it was lost or an older hipport wrote it; all files where git is not installed. Also files that
    hipport did not write, where one of the input belongs.

    Why: the edits are kept; the new conversion of that file is not written.

    Fix safety: no fix. Move the edits into the input, or convert with `--overwrite` and merge.
    """,
)
STALE = notice(
    "HP908",
    "stale-output",
    """A file of the output tree whose input no longer exists.

    What it finds: files that an earlier run wrote and that belong to no file of the input any more.

    Why: hipport deletes nothing; a build may compile the old file. One that was edited since is a warning: the edits
    are nowhere else. Where a new file of the input has the text that the old one had, the message names it.

    Fix safety: no fix. Delete the file if it is not needed.
    """,
)
MERGED = notice(
    "HP916",
    "merged-output",
    """A file of the output tree that has both its edits and a change of the CUDA side.

    What it finds: files that were edited after hipport wrote them, and whose conversion has changed since. The
    difference between the last conversion and the new one was brought into the edited file by `git merge-file`.

    Why: lines that do not conflict may still not fit together, as in every merge.

    Fix safety: no fix is needed. Read the difference, and run the tests of the port.
    """,
)
CONFLICT = notice(
    "HP917",
    "merge-conflict",
    """A file of the output tree in which an edit and a change of the CUDA side concern the same lines.

    What it finds: files with conflict markers: those of a merge of this run, and those of an earlier one that are still
    there. A file is not merged again before its conflict is resolved. Markers that the input has too are not meant.

    Why: the file does not compile. Between `<<<<<<<` and `=======` stand the lines of the port as they were edited,
    between `=======` and `>>>>>>>` those of the new conversion.

    Fix safety: no fix. Write the lines as they should be, remove the markers, and convert again.
    """,
)
RESTORED = notice(
    "HP918",
    "deleted-output",
    """A file of the output tree that was deleted there, and written again.

    What it finds: files that an earlier run wrote, that are not in the output folder, and whose input is still there.
    Nothing is said where no file of the earlier run is left.

    Why: a port without the file may have been intended.

    Fix safety: no fix is needed. To leave the file out for good, delete its input, or name it in `.gitignore`.
    """,
)
UNNEEDED = notice(
    "HP919",
    "unneeded-suppression",
    """A comment `// hipport: ignore[...]` that suppresses nothing any more.

    What it finds: comments in CUDA code, in build files, and in files around the code (`# hipport: ignore[...]`), for
    whose line no finding of one of their codes was made, by a run that asked for all rules with that code. Nothing is
    said in files where hipport changes nothing, and in build files and files around the code that have nothing for
    CUDA: a port keeps the comments of its original. Nor in a file that the parser could not answer all questions about,
    as some findings need its answers.

    Why: the next finding of that code in the line would not be seen.

    Fix safety: no fix. Delete the comment, or the codes that are named. Keep it where it is for another architecture or
    version than this run was for.
    """,
)
COPY_OF_CUDA = notice(
    "HP915",
    "copy-of-cuda-header",
    """A header of CUDA that the project has a copy of.

    What it finds: files with the name of a CUDA header that say they are NVIDIA's, and have the license of CUDA's
    headers, that of old toolkits too, or define the macro by which that header says that it was included; files of
    NVIDIA's in a folder cub or thrust that open that namespace, but for tests and examples of a checkout; and files in
    a folder cuda that say that they are part of libcu++.

    Why: what it declares is CUDA's and not the project's. Includes of it become those of HIP's header, as includes of
    the toolkit's do; beside HIP's own declarations a converted copy would declare everything twice.

    Fix safety: no fix is needed. Delete the copy from the port.

    Source: the include guards and the first lines of the headers of CUDA 11.8 and 13.0.
    """,
)
COMPILE_ERROR = notice(
    "HP911",
    "compile-error",
    """An error of the HIP compiler in the port.

    What it finds: errors that hipcc reports when it compiles a translation unit for the host and for each architecture.
    An error inside a header of HIP is reported at the line of the project that caused it: the macro that is used, the
    template that is instantiated or the header that is included.

    Why: the port does not compile. The message says whether `convert` had reported one of the lines of the compiler's
    message, with its codes (predicted), or not (not predicted).

    Fix safety: no fix. For predicted errors, follow the pages of their codes; the others are differences that hipport
    does not know yet.

    Source: the compiler.
    """,
)
MISSING_HEADER = notice(
    "HP912",
    "missing-third-party-header",
    """A header that belongs neither to the project nor to CUDA or HIP, and is not on this machine.

    What it finds: `#include` lines at which the compiler stops because the header does not exist, with the build file
    that makes it, if one does; those of a third party's headers that include one of CUDA's: that build of the library
    is for CUDA; and headers that the check has made itself of a template (HP925) and that do not compile, as a
    configuration finds out more.

    Why: the rest of the translation unit was not compiled. This does not mean that the port is wrong.

    Fix safety: no fix. Install the library, in a build for ROCm where it is GPU code itself, or name the folder of its
    headers with `-I`, and check again. A header that the build makes is there once the port is configured or built.

    Source: the compiler.
    """,
)
COMPILER_FAILED = notice(
    "HP913",
    "compiler-failed",
    """A translation unit for which the compiler gave no answer.

    What it finds: a compiler that crashed, took longer than `--timeout`, or needed more memory than there is or than
    `--memory` allows; and files in compile_commands.json that do not exist.

    Why: the check is not complete (exit code 2). All other units were compiled.

    Fix safety: no fix. The message names the cause.

    Source: the exit status of the compiler.
    """,
)
#: The codes of what only a compilation finds.
COMPILER_CODES = frozenset((COMPILE_ERROR, MISSING_HEADER, COMPILER_FAILED))
RAISED_STANDARD = notice(
    "HP914",
    "raised-standard",
    """A translation unit whose build asks for an older C++ than headers of ROCm or PyTorch need.

    What it finds: units that include rocPRIM, rocThrust, hipCUB or rocWMMA, themselves or through headers of the tree,
    where the build files ask for less than C++17, and those that include PyTorch's where they ask for less than C++20.
    They are compiled as C++17 and C++20.

    Why: these headers stop below C++17, and nothing else in the unit would be checked. CUDA's own take C++11 or C++14,
    by release.

    Fix safety: no fix: ask for the newer one in the build file (HP806). `--std` is taken as it is.

    Source: the headers of ROCm 7.2; PyTorch's `torch/all.h`.
    """,
)
MADE_HEADER = notice(
    "HP925",
    "made-header",
    """A header of the configure step that `hipport check` has made itself.

    What it finds: templates of `configure_file(config.h.in config.h)` and calls of `generate_export_header(lab)` in
    CMake files, and templates of `AC_CONFIG_HEADERS([config.h])` in a configure.ac, where the tree has no such header.
    `hipport check` writes the header into its cache and compiles with it: with the values that the CMake files give the
    variables by default; for the autotools with the headers and functions that the compiler finds, and switches like
    `HAVE_CUDA` on.

    Why: without it no unit that includes it could be checked before somebody configures the port, which takes ROCm.

    Fix safety: no fix is needed. What a configuration finds out on a machine is not in it: to check with the header of
    a real build, name its folder with `--include-dir`, or its `compile_commands.json`.
    """,
)
RELOCATABLE = notice(
    "HP926",
    "relocatable-device-code",
    """A translation unit whose device code needs another unit, in a build that does not ask for relocatable code.

    What it finds: units for which the linker misses a symbol of the device, `extern __device__ int width;` for
    instance, that another GPU source of the tree or a header of it defines, where no build file in its folder or above
    has `-fgpu-rdc` or an option of nvcc's for it (`-dc`, `-rdc=true`). Scripts are not read.

    Why: the unit is right, and hipcc refuses it without `-fgpu-rdc`. It counts as compiled. A symbol that nothing in
    the tree defines is an error (HP911).

    Fix safety: no fix. Compile all units with `-fgpu-rdc`, and link with `-fgpu-rdc --hip-link`.

    Source: hipcc of ROCm 7.2.
    """,
)
ON_HOST = notice(
    "HP927",
    "compiled-on-host",
    """A C++ source that the HIP compiler refuses and g++ compiles.

    What it finds: C++ sources with an error of hipcc's clang, which g++ of this machine compiles with the same options
    and HIP's headers.

    Why: a source without device code goes to the host's compiler in most builds, as nvcc gives it to g++, too. g++
    takes code that clang does not: a value that braces narrow, a generic lambda in C++11. It counts as compiled.

    Fix safety: no fix is needed where the build compiles the source with g++. For one that gives it to hipcc, change
    the line.

    Source: hipcc of ROCm 7.2 and g++.
    """,
)
EXTENSION = notice(
    "HP929",
    "extension-of-pytorch",
    """A unit that is compiled as PyTorch's own build compiles extensions.

    What it finds: units that include PyTorch's headers, where the machine has a PyTorch of any build or `--torch` names
    one. They are compiled with its headers for ROCm, which its own hipify makes of those for CUDA or for the CPU, and
    after this hipify has read them, as `CUDAExtension` has it read them. The port stays as it is. As an error: units of
    which hipify makes nothing, since it fails.

    Why: hipify changes what hipport has written once more before a compiler sees it, and its release decides how.

    Fix safety: no fix is needed. For another release name its folder with `--torch`. What hipify fails at stops the
    build of the extension, too: a text that is not UTF-8, for instance.

    Source: torch.utils.cpp_extension and tools/amd_build of PyTorch 2.13 and 2.14.
    """,
)
UNSEEN = notice(
    "HP909",
    "no-parser-view",
    """A file for which the parser gave no answer.

    What it finds: files for which a rule needed a type that cannot be determined from tokens, where libclang is not
    installed, crashed, ran out of time, or could not parse the file. With `--parse`, units that could not be parsed as
    their build compiles them, for want of a header or of a macro that an `#error` asks for.

    Why: the rules used only tokens. The port is the same; a few warnings may be missing, and nothing is said of what
    clang refuses in the unit (HP928).

    Fix safety: no fix is needed. `--no-ast` turns the parser off. For `--parse`, `-I` and `-D` give what is missing.
    """,
)
REFUSED = notice(
    "HP928",
    "refused-by-clang",
    """Code that clang does not take, seen without a HIP compiler.

    What it finds: with `--parse`, the errors that clang has for the port of the tree's units in their files, in HIP's
    host and device compilation, those of sources of the host as warnings: declarations that nvcc takes and clang does
    not (`__host__` beside `__host__ __device__`), jumps past an initialization, numbers that become narrower in braces,
    templates that need `typename`; and what the port lacks, a header or a name. Left out are units of the host, or
    written for HIP, in which nothing was changed; lines that the conversion has reported; units with a header that is
    not there or an `#error` (HP909); errors that may be due to hipport's own headers of HIP and its libraries, and what
    they may have led to. Where ROCm has a header that hipport does not have, the original of the unit is parsed, by
    declarations of CUDA's names, and lines that the conversion has changed are left out too.

    Why: the HIP compiler is clang, and has the same errors in the port. nvcc has other front ends, which take more.

    Fix safety: no fix. Change the code as the message asks; nvcc takes that too. A name that is not declared may be
    one for which the build defines a macro: name it in the build files, or see `hipport check`.

    Source: libclang.
    """,
)
PREPROCESSED = notice(
    "HP930",
    "preprocessed-file",
    """A file that a preprocessor has written.

    What it finds: files that begin with a preprocessor's line, `# 1 "kernel.cu"`, as nvcc leaves them with `--keep`.

    Why: such a file has all headers in it, CUDA's and the system's, and is made again from the source, which is ported.

    Fix safety: no fix is needed. Delete the file from the port.
    """,
)
KEPT_CUDA = notice(
    "HP920",
    "kept-cuda",
    """Lines that stand twice in a source for both vendors, in an `#if` arm each.

    What it finds: with `--keep-cuda`, the lines and conditions that HIP needs in another form than a name by which a
    macro stands for CUDA's; reported where one arm has the whole file.

    Why: on AMD the compiler takes the port, on NVIDIA the original. A file that is one arm is two files in one: a
    change of the CUDA side has to be made in both.

    Fix safety: no fix is needed. Convert again after changes of the CUDA side, or divide the file.
    """,
)
LEFT_FOR_CUDA = notice(
    "HP921",
    "left-for-cuda",
    """A file that a conversion for both vendors leaves to CUDA.

    What it finds: with `--keep-cuda`, build files with CUDA in them, and Python files with CUDA sources in strings.
    They are copied as they are.

    Why: the CUDA build goes on as it was. The build for AMD has to be given beside it.

    Fix safety: no fix. Compile the sources as HIP too: `hipcc -x hip`, or in CMake `enable_language(HIP)` and the
    property `LANGUAGE HIP` of the sources. docs/dual-source.md has an example.
    """,
)
NOT_DUAL = notice(
    "HP922",
    "not-for-both",
    """A file that could not be written for both vendors.

    What it finds: with `--keep-cuda`, files in which a change concerns an `#if` without an `#endif`, or an `#else` or
    `#endif` without an `#if`, and files that end inside of a comment or a literal: no arm can be put around that. The
    file is copied as it is.

    Why: it compiles for NVIDIA as it did, and not for AMD.

    Fix safety: no fix. Give what is open its end (HP904 names the line of a conditional), and convert again.
    """,
)
MARKED = notice(
    "HP923",
    "finding-mark",
    """A comment of hipport's own that says at the line what the port left open there.

    What it finds: nothing. With `--mark` it is the code of the edits that write a comment
    `// hipport HP501: message; remedy` above the line of a finding, and that remove those of findings that are settled.

    Why: a person who reads the port meets the finding where it has to be answered.

    Fix safety: safe. A mark is a comment on a line of its own. `--no-mark` removes all of them. See docs/marks.md.
    """,
)
OWN_RULE = notice(
    "HP924",
    "own-rule-failed",
    """A file in which a rule of the user's own failed.

    What it finds: with `--rules-module`, an exception in a rule, a finding that is not in the file, an edit by a rule
    that does not say `edits=True`, edits that overlap with those of another rule or that a second run would make again.

    Why: nobody knows what the rule would have said of the file; it is copied unchanged. The others are converted.

    Fix safety: no fix. Correct the rule at the line that the message names, or leave it out with `--ignore`. See
    docs/testing-rules.md.
    """,
)


def unneeded_suppressions(
    source: Source, silenced: Sequence[Suppression], found: Sequence[Diagnostic], options: Options
) -> Iterator[Diagnostic]:
    """What to say of comments of a file that suppress nothing any more; ``found`` are all findings about it. To be
    asked of what is CUDA: in a port most findings are gone with CUDA's names, and the comments are there for the
    original.
    """
    if not options.selects(UNNEEDED):
        return

    def asked(prefix: str) -> bool:
        if prefix and REFUSED.startswith(prefix):  # which only a run with --parse finds, and after this
            return False
        return all(options.selects(code) for code in rules_of(options) if code.startswith(prefix))

    for each, codes in unneeded(silenced, found, asked):
        what = "" if ALL in codes else f" of {', '.join(codes)}"
        message = f"line {each.line} has no finding{what} that this comment could suppress"
        remedy = "delete the comment" if codes == each.codes else "delete these codes from the comment"
        place = source.position(each.start)
        yield Diagnostic(UNNEEDED, Severity.INFO, message, remedy, each.start, each.end, *place)
