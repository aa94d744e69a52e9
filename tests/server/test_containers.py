"""The Dockerfile and compose.yaml: linted, and true to the repository and to ``fourfold serve``."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import yaml
from tests.support.services import ROOT
from typer.main import get_command

from fourfold.cli import app

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def instructions(name: str) -> list[str]:
    """Return the arguments of every instruction of a kind, in order."""
    return re.findall(rf"^{name} (.*)$", DOCKERFILE, re.MULTILINE)


def last_stage() -> str:
    return DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]


def options_of_serve() -> set[str]:
    command: Any = get_command(app)
    return {name for parameter in command.commands["serve"].params for name in parameter.opts}


def test_hadolint_finds_nothing_in_the_dockerfile():
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run(
        [hadolint, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_image_is_built_in_stages_and_runs_without_root_and_with_a_health_check():
    assert len(instructions("FROM")) == 3
    stage = last_stage()
    assert re.findall(r"^USER (.*)$", stage, re.MULTILINE) == ["10001"]
    assert "HEALTHCHECK" in stage
    assert "/healthz" in stage
    assert not re.search(r"apt-get|npm|g\+\+|clang", stage)


def test_image_has_every_build_tool_removed_that_the_lock_installs():
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    tools = {re.split(r"[<>=]", text)[0] for text in groups["build"]}
    (removed,) = re.findall(r"pip uninstall --yes (.*)$", DOCKERFILE, re.MULTILINE)
    assert set(removed.split()) == tools


def test_compose_has_the_server_its_database_its_bus_and_a_proxy():
    assert COMPOSE["services"].keys() == {"app", "postgres", "valkey", "caddy"}
    assert COMPOSE["services"]["app"]["build"] == "."
    for name in ("postgres", "valkey"):
        service = COMPOSE["services"][name]
        assert service["healthcheck"]["test"]
        assert COMPOSE["services"]["app"]["depends_on"][name] == {"condition": "service_healthy"}
    assert "ports" not in COMPOSE["services"]["postgres"]
    assert "ports" not in COMPOSE["services"]["valkey"]


def test_services_without_capabilities_are_started_as_a_user_without_rights():
    # The entrypoint of Valkey's image, started as root, ends when it may not become another user.
    for name, service in COMPOSE["services"].items():
        if "cap_drop" in service:
            assert service.get("user") or (service.get("build") and "\nUSER " in last_stage()), name


def test_both_databases_have_passwords_that_are_no_arguments():
    for name, service in COMPOSE["services"].items():
        assert "_PASSWORD" not in " ".join(service.get("command", [])), name
    urls = COMPOSE["services"]["app"]["environment"]
    for name, variable in (("FOURFOLD_DATABASE_URL", "POSTGRES"), ("FOURFOLD_BUS_URL", "VALKEY")):
        assert f":${{{variable}_PASSWORD:?choose a password}}@" in urls[name]


def test_containers_start_the_server_with_options_that_exist():
    command, *options = COMPOSE["services"]["app"]["command"]
    assert command == "serve"
    given = dict(option.partition("=")[::2] for option in options)
    assert given.keys() <= options_of_serve()
    urls = COMPOSE["services"]["app"]["environment"]
    assert urls["FOURFOLD_DATABASE_URL"].endswith("@postgres/fourfold")
    assert urls["FOURFOLD_BUS_URL"].endswith("@valkey:6379/0")
    (default,) = instructions('CMD \\["serve",')
    assert set(re.findall(r"--[a-z-]+", default)) <= options_of_serve()


def test_proxy_passes_requests_on_to_the_port_of_the_server():
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy app:8000" in caddy
    volumes = COMPOSE["services"]["caddy"]["volumes"]
    assert any(volume.startswith("./deploy/Caddyfile:") for volume in volumes)
    assert "--port=8000" in COMPOSE["services"]["app"]["command"]


def test_wasm_packages_of_the_image_are_those_that_the_script_needs():
    script = (ROOT / "scripts" / "wasm").read_text("utf-8")
    (needed,) = re.findall(r'^packages="(.*)"$', script, re.MULTILINE)
    (installed, *_) = re.findall(r"apt-get install ([^&]*)", DOCKERFILE.replace("\\\n", " "))
    assert set(needed.split()) <= set(installed.split())


def test_documents_say_that_the_containers_have_not_been_run():
    assert "never been built or started" in (ROOT / "deploy" / "README.md").read_text("utf-8")
