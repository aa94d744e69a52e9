"""The package: few required packages, extras that commands name, optional modules, and one version number."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.support.coroutines import run
from tests.support.players import guests, is_over, play_out, seated
from tests.support.services import SERVE, Server

import fourfold
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.cli.extras import EXTRAS
from fourfold.engine.core import core

ROOT = Path(__file__).parents[1]
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = CONFIGURATION["project"]
MAX_PACKAGES = 15
#: Without these the program works: they are faster or newer than what Python has.
OPTIONAL = {"pysqlite3", "uvloop"}
#: Offered to people who build opening tables on many machines, and declared by no extra.
BROUGHT_BY_USERS = {"distributed"}
#: Type checkers have it built in; Fourfold imports it for them alone.
KNOWN_TO_TYPE_CHECKERS = {"typing_extensions"}
EXAMPLE = ROOT / "docs" / "example.fgn"

#: Runs the command line in a Python that does not find the modules named first.
BARE = """
import sys

sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from fourfold.cli import main
main()
"""

#: Imports the package as if the native module had not been built.
WITHOUT_NATIVE = "import sys; sys.modules['fourfold._native'] = None; "


def required(extra: str = "") -> set[str]:
    """Return the names of the packages that installing Fourfold brings, with Fourfold itself."""
    found: set[str] = set()
    waiting = [("fourfold", extra)]
    while waiting:
        name, extras = waiting.pop()
        found.add(name)
        for text in distribution(name).requires or []:
            requirement = Requirement(text)
            wanted = canonicalize_name(requirement.name)
            here = requirement.marker is None or requirement.marker.evaluate({"extra": extras})
            if here and wanted not in found:
                waiting.append((wanted, ",".join(requirement.extras)))
    return found


@cache
def other_modules() -> str:
    """Return the modules of all installed packages that Fourfold does not require, separated by commas."""
    packages = required()
    return ",".join(
        module
        for module, owners in packages_distributions().items()
        if not packages & {str(canonicalize_name(owner)) for owner in owners}
    )


def bare(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command of Fourfold in an environment that has only the required packages."""
    return python(BARE, other_modules(), *map(str, arguments))


def python(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own, in English."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "FOURFOLD_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# --- Required packages -------------------------------------------------------------------------


def test_installing_fourfold_brings_at_most_15_packages():
    packages = required()
    assert {"fourfold", "typer", "fluent-runtime"} <= packages
    assert len(packages) <= MAX_PACKAGES, sorted(packages)


def test_every_library_that_the_source_imports_is_declared():
    groups = PROJECT["optional-dependencies"]
    declared = {
        canonicalize_name(Requirement(text).name)
        for texts in (PROJECT["dependencies"], *groups.values())
        for text in texts
    }
    found: set[str] = set()
    for source in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                found.add(node.module.split(".")[0])
    owners = packages_distributions()
    not_declared = {"fourfold"} | BROUGHT_BY_USERS | KNOWN_TO_TYPE_CHECKERS
    theirs = found - sys.stdlib_module_names - not_declared
    undeclared = {
        name for name in theirs if not declared & {canonicalize_name(n) for n in owners[name]}
    }
    assert undeclared == set()


@pytest.mark.parametrize("extra", EXTRAS)
def test_commands_look_for_every_package_of_their_extra(extra):
    owners = packages_distributions()
    looked_for = {canonicalize_name(owners[module][0]) for module in EXTRAS[extra]}
    listed = {
        canonicalize_name(Requirement(text).name)
        for text in PROJECT["optional-dependencies"][extra]
    }
    assert looked_for == listed - OPTIONAL


def test_extra_all_has_every_extra_that_a_command_needs():
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert Requirement(everything).extras == set(EXTRAS)
    assert set(PROJECT["optional-dependencies"]) - {"all"} - set(EXTRAS) == {"research"}


@pytest.mark.parametrize("module", ["numpy", "gymnasium", "pettingzoo", "pyspiel"])
def test_research_without_a_library_of_its_extra_names_the_extra(module):
    done = python(f"import sys; sys.modules['{module}'] = None; import fourfold.research")
    sentence = done.stderr.splitlines()[-1]
    assert sentence.startswith("ModuleNotFoundError: fourfold.research needs")
    assert sentence.endswith("run pip install 'fourfold[research]'.")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["play"], "play"),
        (["play", "quarto", "--plain"], "play"),
        (["serve"], "server"),
        (["backup", "file"], "server"),
        (["restore", "file"], "server"),
        (["clean"], "server"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_command_without_its_extra_names_the_extra_and_exits_2(arguments, extra):
    done = bare(*arguments)
    assert done.returncode == 2
    assert f"pip install 'fourfold[{extra}]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["replay", EXAMPLE], "outcome: "),
        (["perft", "quarto", "--depth", "2"], "256"),
        (["solve", "08a./b5.6/.cf2/4e17 -"], "draw"),
        (["prove", "--rules", "classic+traits:colour"], "draw"),
        (["arena", "--bots", "random,greedy", "--games", "2"], "games: 2"),
        (["analyse", EXAMPLE], "mistake"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_command_runs_with_the_required_packages_only(arguments, answer):
    done = bare(*arguments)
    assert done.returncode == 0, done.stderr
    assert answer in done.stdout


# --- Optional modules --------------------------------------------------------------------------


def test_rules_work_without_the_native_module():
    done = python(
        f"{WITHOUT_NATIVE}import fourfold; import fourfold.bots; "
        "print(fourfold.game('quarto').start().play('give 0').play('place a1').position); "
        "print(sorted(fourfold.bots.bots_of('quarto')))"
    )
    assert done.stderr == ""
    position, names = done.stdout.splitlines()
    assert position == "..../..../..../0... -"
    assert names == str(sorted(fourfold.bots.bots_of("quarto")))


@pytest.mark.parametrize(
    "asked",
    [
        "fourfold.Solver('classic')",
        "fourfold.solve('..../..../..../.... -')",
        *(
            f"fourfold.bots.bot('{name}').choose(fourfold.game('quarto').start().view('A'), random.Random(1))"
            for name in ("greedy", "level1", "perfect")
        ),
    ],
)
def test_solver_and_bots_without_the_native_module_raise_an_import_error_of_one_sentence(asked):
    done = python(
        f"{WITHOUT_NATIVE}import random, fourfold, fourfold.bots\n"
        f"try:\n    {asked}\nexcept ImportError as error:\n    print(error)"
    )
    assert done.stderr == ""
    (sentence,) = done.stdout.splitlines()
    assert "native module" in sentence
    assert re.fullmatch(r"[A-Z][^.]*\.", sentence)


def test_bots_of_quartino_play_without_the_native_module():
    done = python(
        f"{WITHOUT_NATIVE}import random, fourfold, fourfold.bots; rng = random.Random(1); "
        "state = fourfold.game('quartino').start(rng=rng); "
        "print(fourfold.bots.bot('greedy').choose(state.view(state.to_act), rng))"
    )
    assert done.stderr == ""
    assert done.stdout


def test_command_line_without_the_native_module_says_so_in_one_line():
    done = python(
        f"{WITHOUT_NATIVE}sys.argv[1:] = ['solve', '..../..../..../.... -']; "
        "from fourfold.cli import main; main()"
    )
    assert done.returncode == 2
    assert "native module" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_levels_have_the_names_that_python_gives_them():
    assert len(core.levels()) == len(LEVEL_NAMES)


@pytest.mark.slow
def test_server_runs_without_resource_uvloop_and_pysqlite3(tmp_path, monkeypatch):
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    hidden.joinpath("sitecustomize.py").write_text(
        "import sys\nsys.modules.update(dict.fromkeys(['resource', 'uvloop', 'pysqlite3']))\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(hidden))
    server = Server(tmp_path)
    server.program = f"import sys; assert sys.modules['resource'] is None; {SERVE}"
    # In an interpreter of its own, which reads the file above when it starts.
    server.is_forked = False
    server.start()

    async def play() -> None:
        async with guests(server.url, 1) as people, seated(people, bots=["level1"]) as seats:
            assert is_over(await play_out(seats))

    try:
        run(play)
    finally:
        server.end()
    assert "Traceback" not in server.log.read_text()


# --- One version number ------------------------------------------------------------------------


def test_version_is_written_in_one_place_and_the_same_everywhere():
    assert "version" not in PROJECT
    assert CONFIGURATION["tool"]["scikit-build"]["metadata"]["version"]["input"] == (
        "src/fourfold/__init__.py"
    )
    assert distribution("fourfold").version == fourfold.__version__
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == fourfold.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## (\d\S*) – (\S+)$", changelog, re.MULTILINE)
    assert released[0] == (fourfold.__version__, str(citation["date-released"]))


def test_only_one_file_of_the_package_has_the_version_number():
    number = re.compile(rf"(?<![\d.]){re.escape(fourfold.__version__)}(?![\d.])")
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "pyproject.toml", ROOT / "CMakeLists.txt"]
    named = [path for path in sources if number.search(path.read_text("utf-8"))]
    assert named == [ROOT / "src" / "fourfold" / "__init__.py"]


def test_classifiers_name_the_python_on_which_the_tests_run():
    python_versions = [
        name.rpartition(" ")[2]
        for name in PROJECT["classifiers"]
        if re.search(r"Python :: 3\.", name)
    ]
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in python_versions
    assert not [name for name in PROJECT["classifiers"] if "OS Independent" in name]


# --- Hooks of git ------------------------------------------------------------------------------


def test_hooks_before_commits_use_only_tools_of_this_repository():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (local,) = hooks["repos"]
    assert local["repo"] == "local"
    tools = {
        tool
        for hook in local["hooks"]
        for tool in re.findall(r"\S+/bin/[\w-]+|node_modules/\.bin/\w+", hook["entry"])
    }
    assert ".venv/bin/ruff" in tools
    for tool in tools:
        folder = ROOT / "web" if tool.startswith("node_modules") else Path(sys.prefix).parent
        assert (folder / tool).exists(), tool
    assert all(hook["language"] == "system" for hook in local["hooks"])
