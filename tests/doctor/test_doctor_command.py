"""``hipport doctor`` itself."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from importlib import import_module

import pytest
from click.testing import CliRunner

from hipport.cli import cli
from tests.doctor.machines import AMD_BOX
from tests.doctor.machines import BARE
from tests.doctor.machines import FakeMachine


@pytest.mark.parametrize(("machine", "code"), [(AMD_BOX, 0), (BARE, 1), (replace(BARE, compiler=None), 2)])
def test_exit_codes(machine: FakeMachine, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("hipport.cli.doctor"), "ThisMachine", lambda: machine)
    ran = CliRunner().invoke(cli, ["doctor"])
    assert ran.exit_code == code, ran.output
    assert "What works" in ran.output
    assert json.loads(CliRunner().invoke(cli, ["doctor", "--format", "json"]).output)["exit_code"] == code


def test_on_this_machine_whatever_it_is() -> None:
    begin = time.perf_counter()
    ran = CliRunner().invoke(cli, ["doctor", "--format", "json"])
    assert time.perf_counter() - begin < 30
    assert json.loads(ran.output)["exit_code"] == ran.exit_code
