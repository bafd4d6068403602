"""The server: the language server protocol over standard input and output, by pygls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
from hipport.lsp.positions import Positions
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
            found = await asyncio.to_thread(self._analysed, Path(path), data)
        except HipportError as error:
            if str(error) not in self._said:
                self._said.add(str(error))
                message = types.ShowMessageParams(types.MessageType.Error, f"hipport: {error}")
                self.window_show_message(message)
            return None
        self._analyses[uri] = version, found
        return found

    def _analysed(self, path: Path, data: bytes) -> Analysis:
        folders = [Path(place) for uri in self.workspace.folders if (place := to_fs_path(uri))]
        root = next((folder for folder in folders if path.is_relative_to(folder)), None)
        if root not in self._projects:
            self._projects[root] = read_project(root)
        return analyse(path, data, self._projects[root])

    async def _publish(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        version = self.workspace.get_text_document(uri).version
        found = await self.analysis(uri)
        if self.workspace.get_text_document(uri).version == version:
            said = [] if found is None else [self.diagnostic(uri, found, d) for d in found.result.diagnostics]
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, said, version))

    def positions(self, uri: str, found: Analysis) -> Positions:
        """The positions in a text, in the units that the editor asked for."""
        return Positions(found.data, self.workspace.get_text_document(uri).position_codec.client_num_units)

    def range(self, uri: str, found: Analysis, start: int, end: int) -> types.Range:
        """The range of some bytes."""
        at = self.positions(uri, found)
        return types.Range(types.Position(*at.position(start)), types.Position(*at.position(end)))

    def diagnostic(self, uri: str, found: Analysis, d: Diagnostic) -> types.Diagnostic:
        """A finding as the protocol has it. One that ``convert`` settles by itself is a hint."""
        severity = types.DiagnosticSeverity.Hint if d.fixed else _SEVERITIES[d.severity]
        message = "\n".join(filter(None, (d.message, d.remedy)))
        place = self.range(uri, found, d.start, d.end)
        return types.Diagnostic(place, message, severity, d.code, source="hipport")

    def action(self, uri: str, found: Analysis, change: Change) -> types.CodeAction:
        """A change as the protocol has it."""
        edits = [self._text_edit(uri, found, edit) for edit in change.edits]
        d = change.finding
        title = f"hipport: {change.title}" + ("" if change.is_safe else " (may change what the code means)")
        return types.CodeAction(
            title,
            types.CodeActionKind.QuickFix if d else CONVERT,
            [self.diagnostic(uri, found, d)] if d else None,
            edit=types.WorkspaceEdit({uri: edits}),
        )

    def _text_edit(self, uri: str, found: Analysis, edit: Edit) -> types.TextEdit:
        text = edit.text.encode("latin-1").decode("utf-8", "surrogatepass")
        return types.TextEdit(self.range(uri, found, edit.start, edit.end), text)


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
        text, start, end = found.explained(ls.positions(uri, found).offset(place.line, place.character))
        if not text:
            return None
        content = types.MarkupContent(types.MarkupKind.Markdown, text)
        return types.Hover(content, ls.range(uri, found, start, end))

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, CONVERT]),
    )
    async def actions(ls: HipportServer, params: types.CodeActionParams) -> list[types.CodeAction]:
        uri, wanted = params.text_document.uri, params.context.only
        found = await ls.analysis(uri)
        if found is None:
            return []
        at = ls.positions(uri, found)
        start, end = (at.offset(place.line, place.character) for place in (params.range.start, params.range.end))
        offered = [ls.action(uri, found, change) for change in found.changes(start, end)]
        return [each for each in offered if wanted is None or _is_of(each, wanted)]

    return server


def _is_of(action: types.CodeAction, wanted: Sequence[types.CodeActionKind | str]) -> bool:
    """Whether the kind of an action is one of those wanted, or below one: ``source.fixAll`` is below ``source``."""
    kind = _name(action.kind or "")
    return any(kind == name or kind.startswith(f"{name}.") for name in map(_name, wanted))


def _name(kind: types.CodeActionKind | str) -> str:
    return kind.value if isinstance(kind, types.CodeActionKind) else kind
