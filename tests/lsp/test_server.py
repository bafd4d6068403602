"""The language server, asked by a client of its own in another process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable
from collections.abc import Callable
from pathlib import Path

import pytest
from lsprotocol import types
from pygls.lsp.client import LanguageClient

from hipport import convert_paths
from hipport import convert_text

WAIT = 30.0
CUDA = """\
#include <cuda_runtime.h>
/* \U0001d54f\u00e9 */ cudaGraphConditionalHandle h; const char *s = "\U0001d54f cudaMalloc failed";
cudaError_t e = cudaFree(nullptr);
"""


class Editor:
    """An editor with one folder open."""

    def __init__(self, client: LanguageClient, folder: Path) -> None:
        self.client, self.folder = client, folder
        self.published: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()
        self.shown: list[str] = []
        self.versions: dict[str, int] = {}

        @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)  # type: ignore[untyped-decorator]
        def published(params: types.PublishDiagnosticsParams) -> None:
            self.published.put_nowait(params)

        @client.feature(types.WINDOW_SHOW_MESSAGE)  # type: ignore[untyped-decorator]
        def shown(params: types.ShowMessageParams) -> None:
            self.shown.append(params.message)

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    async def initialize(self, encodings: list[types.PositionEncodingKind | str] | None = None) -> None:
        capabilities = types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=encodings),
            workspace=types.WorkspaceClientCapabilities(workspace_folders=True),
        )
        folders = [types.WorkspaceFolder(self.folder.as_uri(), "src")]
        params = types.InitializeParams(capabilities, process_id=None, root_uri=None, workspace_folders=folders)
        await self.client.initialize_async(params)
        self.client.initialized(types.InitializedParams())

    async def open(self, name: str, text: str) -> list[types.Diagnostic]:
        self.versions[name] = 1
        document = types.TextDocumentItem(self.uri(name), "cuda-cpp", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return await self.next()

    def change(self, name: str, text: str) -> None:
        self.versions[name] += 1
        document = types.VersionedTextDocumentIdentifier(self.versions[name], self.uri(name))
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    async def next(self) -> list[types.Diagnostic]:
        return list((await asyncio.wait_for(self.published.get(), WAIT)).diagnostics)

    async def hover(self, name: str, line: int, character: int) -> types.Hover | None:
        document = types.TextDocumentIdentifier(self.uri(name))
        return await self.client.text_document_hover_async(types.HoverParams(document, types.Position(line, character)))

    async def actions(self, name: str, place: types.Range, only: list[str] | None = None) -> list[types.CodeAction]:
        document = types.TextDocumentIdentifier(self.uri(name))
        context = types.CodeActionContext([], list(only) if only else None)
        found = await self.client.text_document_code_action_async(types.CodeActionParams(document, place, context))
        return [each for each in found or [] if isinstance(each, types.CodeAction)]


def in_editor(folder: Path, work: Callable[[Editor], Awaitable[None]], encoding: str | None = None) -> None:
    """Do some work in an editor that starts the server and ends it in the way in which editors do."""

    async def run() -> int | None:
        client = LanguageClient("editor", "1")
        editor = Editor(client, folder)
        await client.start_io(sys.executable, "-m", "hipport", "lsp")
        await editor.initialize([encoding] if encoding else None)
        await work(editor)
        await client.shutdown_async(None)
        client.exit(None)
        process = client._server
        assert process is not None
        await asyncio.wait_for(process.wait(), WAIT)
        await client.stop()  # type: ignore[no-untyped-call]
        return process.returncode

    assert asyncio.run(run()) == 0


def applied(text: str, edits: list[types.TextEdit]) -> str:
    """A text with edits applied, as an editor does it that counts in UTF-16."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)

    def offset(place: types.Position) -> int:
        line = text[starts[place.line] :].encode("utf-16-le")
        return starts[place.line] + len(line[: 2 * place.character].decode("utf-16-le"))

    parts, at = [], 0
    for edit in edits:
        parts += [text[at : offset(edit.range.start)], edit.new_text]
        at = offset(edit.range.end)
    return "".join((*parts, text[at:]))


def cut(text: str, place: types.Range) -> str:
    """What a range of a line has in it, counted in UTF-16."""
    line = text.split("\n")[place.start.line].encode("utf-16-le")
    return line[2 * place.start.character : 2 * place.end.character].decode("utf-16-le")


def edits_of(action: types.CodeAction, uri: str) -> list[types.TextEdit]:
    assert action.edit is not None
    assert action.edit.changes is not None
    return list(action.edit.changes[uri])


def test_a_session(tmp_path: Path) -> None:
    """Open, read, hover, choose a fix, type, convert, close."""
    uri = (tmp_path / "main.cu").as_uri()

    async def work(editor: Editor) -> None:
        found = await editor.open("main.cu", CUDA)
        assert [(d.code, d.severity, cut(CUDA, d.range)) for d in found] == [
            ("HP501", types.DiagnosticSeverity.Error, "cudaGraphConditionalHandle"),
            ("HP106", types.DiagnosticSeverity.Information, '"\U0001d54f cudaMalloc failed"'),
        ]
        assert found[0].range.start == types.Position(1, 10)
        assert found[0].source == "hipport"
        assert "\nreplace cudaGraphConditionalHandle" in found[0].message

        hover = await editor.hover("main.cu", 2, 3)
        assert hover is not None
        assert isinstance(hover.contents, types.MarkupContent)
        assert hover.contents.value.startswith("`cudaError_t` \u2192 `hipError_t`, `#include <hip/hip_runtime")
        assert hover.range is not None
        assert cut(CUDA, hover.range) == "cudaError_t"
        page = await editor.hover("main.cu", 1, 12)
        assert page is not None
        assert isinstance(page.contents, types.MarkupContent)
        assert "**HP501** (unsupported-name)" in page.contents.value
        header = await editor.hover("main.cu", 0, 12)
        assert header is not None
        assert "hip/hip_runtime.h" in str(header.contents)
        assert await editor.hover("main.cu", 1, 4) is None

        actions = await editor.actions("main.cu", found[1].range, ["quickfix"])
        assert [each.title for each in actions] == [
            "hipport: rename cudaMalloc in the literal (may change what the code means)"
        ]
        fixed = applied(CUDA, edits_of(actions[0], uri))
        assert fixed == CUDA.replace('"\U0001d54f cudaMalloc', '"\U0001d54f hipMalloc')

        editor.change("main.cu", "broken {")
        editor.change("main.cu", fixed)
        assert [d.code for d in await editor.next()] == ["HP501"], "the text in between was not looked at"

        convert = await editor.actions("main.cu", found[0].range, ["source"])
        assert [each.title for each in convert] == ["hipport: convert this file to HIP"]
        port = convert_text(fixed, path="main.cu").output
        assert port is not None
        assert applied(fixed, edits_of(convert[0], uri)) == port.decode()

        editor.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)))
        assert await editor.next() == []

    in_editor(tmp_path, work)


@pytest.mark.long
@pytest.mark.parametrize(("encoding", "character"), [("utf-8", 13), (None, 10)])
def test_columns_are_counted_as_the_editor_asks(tmp_path: Path, encoding: str | None, character: int) -> None:
    async def work(editor: Editor) -> None:
        found = await editor.open("main.cu", CUDA)
        assert found[0].range.start.character == character
        hover = await editor.hover("main.cu", 1, character + 4)
        assert hover is not None
        assert hover.range is not None
        assert hover.range.start.character == character

    in_editor(tmp_path, work, encoding)


@pytest.mark.long
def test_the_tree_and_its_configuration_count(tmp_path: Path) -> None:
    """A header of the tree is known, and so are findings that the configuration leaves out."""
    (tmp_path / "hipport.toml").write_text('ignore = ["HP106"]\n')
    (tmp_path / "a.cuh").write_text("#pragma once\n")

    async def work(editor: Editor) -> None:
        assert [d.code for d in await editor.open("main.cu", CUDA)] == ["HP501"]
        assert await editor.open("notes.txt", CUDA) == []
        (tmp_path / "hipport.toml").write_text("ignore = 3\n")
        editor.change("main.cu", CUDA + "\n")
        assert await editor.next() == []
        assert ["hipport.toml: ignore: expected a list" in said for said in editor.shown] == [True]

    in_editor(tmp_path, work)


@pytest.mark.long
def test_a_port_has_what_was_left_open_in_it(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.cu").write_text(CUDA)
    convert_paths(tmp_path / "src", output=tmp_path / "port")
    text = (tmp_path / "port" / "main.cu").read_text()

    async def work(editor: Editor) -> None:
        assert "HP501" in [d.code for d in await editor.open("main.cu", text)]

    in_editor(tmp_path / "port", work)
