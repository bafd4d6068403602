"""The server: the language server protocol over standard input and output, by pygls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.errors import HipportError
from hipport.lsp.analysis import Analysis
from hipport.lsp.analysis import Change
from hipport.lsp.analysis import Project
from hipport.lsp.analysis import analyse
from hipport.lsp.analysis import read_project
from hipport.tree.discover import is_source_name
from hipport.version import __version__

#: The kind of the action that converts a file, for editors that run actions by their kind.
CONVERT = "source.hipport.convert"
_PAUSE = 0.3  # seconds without a change, after which a text is looked at
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


class HipportServer(LanguageServer):
    """A server for the files that one editor has open."""

    def __init__(self) -> None:
        # whole texts: editors and pygls do not agree on where lines end that have a form feed in them
        super().__init__("hipport", __version__, text_document_sync_kind=types.TextDocumentSyncKind.Full)
        self._projects: dict[Path | None, Project] = {}
        self._analyses: dict[str, tuple[int | None, Analysis]] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._said: set[str] = set()
        # one at a time: of the texts of somebody who types on, only the last one waits
        self._worker = ThreadPoolExecutor(1)

    def look_at(self, uri: str, pause: float = 0.0) -> None:
        """Publish the findings of a text after a pause; what was to be published of an earlier one is not."""
        self.forget(uri)
        self._waiting[uri] = asyncio.create_task(self._publish(uri, pause))

    def forget(self, uri: str) -> None:
        """Publish nothing more of a text."""
        if task := self._waiting.pop(uri, None):
            task.cancel()

    def forget_projects(self) -> None:
        """Read folders again when they are needed."""
        self._projects.clear()

    async def analysis(self, uri: str) -> Analysis | None:
        """What there is to say of a text as it is now; None for a file that is not C++ or C, and where the
        configuration cannot be used, which the person is told once.
        """
        document = self.workspace.get_text_document(uri)
        path = to_fs_path(uri)
        if path is None or not is_source_name(Path(path).name):
            return None
        version, known = self._analyses.get(uri, (None, None))
        if known is not None and version == document.version:
            return known
        version, data = document.version, document.source.encode("utf-8", "surrogatepass")
        try:
            units = document.position_codec.client_num_units
            found = await asyncio.get_running_loop().run_in_executor(
                self._worker, self._analysed, Path(path), data, units
            )
        except HipportError as error:
            if str(error) not in self._said:
                self._said.add(str(error))
                message = types.ShowMessageParams(types.MessageType.Error, f"hipport: {error}")
                self.window_show_message(message)
            return None
        self._analyses[uri] = version, found
        return found

    def _analysed(self, path: Path, data: bytes, units: Callable[[str], int]) -> Analysis:
        folders = [Path(place) for uri in self.workspace.folders if (place := to_fs_path(uri))]
        root = next((folder for folder in folders if path.is_relative_to(folder)), None)
        if root not in self._projects:
            self._projects[root] = read_project(root)
        return analyse(path, data, self._projects[root], units)

    async def _publish(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        version = self.workspace.get_text_document(uri).version
        found = await self.analysis(uri)
        if self.workspace.get_text_document(uri).version == version:
            said = [] if found is None else [_diagnostic(found, d) for d in found.result.diagnostics]
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, said, version))


def _range(found: Analysis, start: int, end: int) -> types.Range:
    at = found.positions
    return types.Range(types.Position(*at.position(start)), types.Position(*at.position(end)))


def _diagnostic(found: Analysis, d: Diagnostic) -> types.Diagnostic:
    """A finding as the protocol has it. One that ``convert`` settles by itself is a hint."""
    severity = types.DiagnosticSeverity.Hint if d.fixed else _SEVERITIES[d.severity]
    message = "\n".join(filter(None, (d.message, d.remedy)))
    return types.Diagnostic(_range(found, d.start, d.end), message, severity, d.code, source="hipport")


def _action(uri: str, found: Analysis, change: Change) -> types.CodeAction:
    """A change as the protocol has it."""
    edits = [_text_edit(found, edit) for edit in change.edits]
    d = change.finding
    title = f"hipport: {change.title}" + ("" if change.is_safe else " (may change what the code means)")
    return types.CodeAction(
        title,
        types.CodeActionKind.QuickFix if d else CONVERT,
        [_diagnostic(found, d)] if d else None,
        edit=types.WorkspaceEdit({uri: edits}),
    )


def _text_edit(found: Analysis, edit: Edit) -> types.TextEdit:
    text = edit.text.encode("latin-1").decode("utf-8", "surrogatepass")
    return types.TextEdit(_range(found, edit.start, edit.end), text)


def create_server() -> HipportServer:
    """A server that is ready to be started."""
    server = HipportServer()

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(ls: HipportServer, params: types.DidOpenTextDocumentParams) -> None:
        ls.look_at(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(ls: HipportServer, params: types.DidChangeTextDocumentParams) -> None:
        ls.look_at(params.text_document.uri, _PAUSE)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def saved(ls: HipportServer, params: types.DidSaveTextDocumentParams) -> None:
        ls.forget_projects()
        ls.look_at(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(ls: HipportServer, params: types.DidCloseTextDocumentParams) -> None:
        ls.forget(params.text_document.uri)
        ls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(ls: HipportServer, params: types.HoverParams) -> types.Hover | None:
        uri, place = params.text_document.uri, params.position
        found = await ls.analysis(uri)
        if found is None:
            return None
        text, start, end = found.explained(found.positions.offset(place.line, place.character))
        if not text:
            return None
        content = types.MarkupContent(types.MarkupKind.Markdown, text)
        return types.Hover(content, _range(found, start, end))

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, CONVERT]),
    )
    async def actions(ls: HipportServer, params: types.CodeActionParams) -> list[types.CodeAction]:
        uri, wanted = params.text_document.uri, params.context.only
        found = await ls.analysis(uri)
        if found is None:
            return []
        at = found.positions
        start, end = (at.offset(place.line, place.character) for place in (params.range.start, params.range.end))
        offered = [_action(uri, found, change) for change in found.changes(start, end)]
        return [each for each in offered if wanted is None or _is_of(each, wanted)]

    return server


def _is_of(action: types.CodeAction, wanted: Sequence[types.CodeActionKind | str]) -> bool:
    """Whether the kind of an action is one of those wanted, or below one: ``source.fixAll`` is below ``source``."""
    kind = _name(action.kind or "")
    return any(kind == name or kind.startswith(f"{name}.") for name in map(_name, wanted))


def _name(kind: types.CodeActionKind | str) -> str:
    return kind.value if isinstance(kind, types.CodeActionKind) else kind
