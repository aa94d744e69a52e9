"""Samples for administrators: the systemd unit and the configuration of nginx."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import defaultdict

import pytest
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import ROOT

UNIT = ROOT / "deploy" / "fourfold.service"
MAX_EXPOSURE = 2.0
TABLE = "0123456789abcdef0123456789abcdef"
GIVEN_UP = [
    "DynamicUser",
    "LockPersonality",
    "NoNewPrivileges",
    "PrivateDevices",
    "PrivateTmp",
    "PrivateUsers",
    "ProtectClock",
    "ProtectControlGroups",
    "ProtectHome",
    "ProtectHostname",
    "ProtectKernelLogs",
    "ProtectKernelModules",
    "ProtectKernelTunables",
    "RestrictNamespaces",
    "RestrictRealtime",
    "RestrictSUIDSGID",
]


def directives() -> dict[str, list[str]]:
    """Return the values of each directive of the unit."""
    found = defaultdict(list)
    for name, value in re.findall(r"^(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE):
        found[name].append(value)
    return found


def test_systemd_unit_removes_rights_that_the_server_does_not_need():
    found = directives()
    for name in GIVEN_UP:
        assert found[name] == ["yes"], name
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["UMask"] == ["0077"]
    assert found["SystemCallFilter"][0] == "@system-service"


def test_systemd_unit_allows_connections_to_other_machines():
    found = directives()
    assert {"AF_INET", "AF_INET6", "AF_UNIX"} <= set(found["RestrictAddressFamilies"][0].split())
    assert not found["PrivateNetwork"]
    assert not found["IPAddressDeny"]
    # Bots think at a lower priority, which some filters of system calls forbid.
    assert "@resources" not in " ".join(found["SystemCallFilter"])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_analyze_rates_the_unit_as_well_protected():
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", UNIT],
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    (exposure,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert float(exposure) <= MAX_EXPOSURE


def nginx_samples() -> list[str]:
    """Return the samples in docs/running.md: for one process, and what several processes add to it."""
    text = (ROOT / "docs" / "running.md").read_text()
    return re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)


def test_nginx_sample_limits_addresses_and_hides_the_metrics():
    sample, _ = nginx_samples()
    for wanted in (
        r"limit_conn_zone \$binary_remote_addr",
        r"limit_req_zone \$binary_remote_addr",
        r"limit_conn fourfold_connections \d+;",
        r"limit_req zone=fourfold_requests burst=\d+ nodelay;",
        r"location /metrics \{\s*deny all;",
        r'add_header Strict-Transport-Security "max-age=\d+',
        r"proxy_set_header X-Forwarded-For \$remote_addr;",
    ):
        assert re.search(wanted, sample), wanted
    # All that is opened is closed.
    assert sample.count("{") == sample.count("}")


def test_nginx_sample_for_several_processes_finds_the_table_in_addresses_of_page_and_socket():
    _, sample = nginx_samples()
    (pattern,) = re.findall(r'"~(.*?)" \$id;', sample)
    for address in (f"/table/{TABLE}", f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/socket"):
        found = re.match(pattern.replace("?<", "?P<"), address)
        assert found
        assert found["id"] == TABLE
    assert not re.match(pattern.replace("?<", "?P<"), "/api/tables")
    assert "hash $fourfold_key consistent;" in sample
