"""A Dockerfile without an engine: every COPY and RUN of each stage, in a folder that is empty at first.

Commands run as they are written, with the paths of the image moved below a folder that stands for ``/``. They
find only the programs of the base image and of the stage's ``apt-get install``. What differs from an engine:

- ``apt-get`` and ``useradd`` do nothing; Debian's packages, Node and Python are those of this machine.
- Compilers read every file with the preprocessor, and then take what the checkout's own build has made of the
  same sources, if that is up to date.
- ``npm install`` takes the libraries that the checkout has for the same lock. pip compiles no bytecode.
- Mounted caches are those in this user's ``~/.cache``. USER has no effect.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.support.services import ROOT

LANGUAGES = {
    "node": {name: name for name in ("node", "npm", "npx")},
    "python": dict.fromkeys(("python", "python3"), sys._base_executable),  # type: ignore[attr-defined]
}
"""Programs that a base image has beyond Debian, by the beginning of its name."""
LEFT_OUT = ("apt-get", "useradd")
COMPILERS = ("c++", "g++", "clang++")
KEPT_VARIABLES = re.compile(
    r"HOME|TMPDIR|SSL_\w+|(PIP|npm_config|NPM_CONFIG|NODE_EXTRA)_\w+|\w+_proxy"
)
"""Variables of this process that say where packages and caches are."""
COMPILER = """#!/bin/sh
# Reads the sources here, then takes what the checkout has built of the same ones.
for argument; do
  shift
  case $last in -o) out=$argument ;; *) [ "$argument" = -o ] || set -- "$@" "$argument" ;; esac
  last=$argument
done
case $out in /*) path=$out ;; *) path=$PWD/$out ;; esac
made=$(printf %s "$path" | sed 's|^{root}/build|{checkout}|; s|{root}/opt/fourfold|/.venv|')
if [ -f "$made" ] && [ -z "$(find {sources} -newer "$made")" ]; then
  {compiler} "$@" -E >/dev/null && cp "$made" "$out"
else
  exec {compiler} "$@" ${{out:+-o "$out"}}
fi
"""
NPM = """#!/bin/sh
# Takes the libraries that the checkout has fetched for the same lock.
checkout={checkout}/web
if [ "$1" = install ] && cmp -s package.json "$checkout/package.json" \\
  && cmp -s package-lock.json "$checkout/package-lock.json" \\
  && [ "$checkout/node_modules/.package-lock.json" -nt "$checkout/package-lock.json" ]; then
  mkdir node_modules
  cd "$checkout/node_modules" && cp -a .bin .package-lock.json * "$OLDPWD/node_modules"
else
  exec {npm} "$@"
fi
"""
BUILT_OF = ("native", "CMakeLists.txt", "requirements/run.txt", "scripts/wasm")


@dataclass
class Stage:
    """A stage of a Dockerfile: its name or number, its base, and its instructions."""

    name: str
    base: str
    instructions: list[tuple[str, str]] = field(default_factory=list)


def stages(text: str) -> list[Stage]:
    """Return the stages of a Dockerfile."""
    found: list[Stage] = []
    lines = "".join(line for line in text.splitlines(True) if not line.lstrip().startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        kind, _, rest = line.strip().partition(" ")
        if kind == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(name or str(len(found)), base))
        elif kind:
            found[-1].instructions.append((kind, rest.strip()))
    return found


def sent(ignored: list[str], folder: Path = ROOT) -> Iterator[Path]:
    """Return the files of a folder that the lines of a .dockerignore let through, relative to the folder."""
    rules = [
        (line.startswith("!"), line.removeprefix("!").split("/"))
        for line in ignored
        if line and not line.startswith("#")
    ]

    def is_sent(parts: tuple[str, ...]) -> bool:
        kept = True
        for keeps, pattern in rules:
            if any(_matches(pattern, parts[:end]) for end in range(1, len(parts) + 1)):
                kept = keeps
        return kept

    def may_hold(parts: tuple[str, ...]) -> bool:
        return any(keeps and _matches(pattern[: len(parts)], parts) for keeps, pattern in rules)

    for place, folders, files in os.walk(folder):
        inside = Path(place).relative_to(folder)
        folders[:] = [
            one
            for one in folders
            if is_sent((*inside.parts, one)) or may_hold((*inside.parts, one))
        ]
        yield from (inside / one for one in files if is_sent((*inside.parts, one)))


def _matches(pattern: list[str], parts: tuple[str, ...]) -> bool:
    if not pattern or not parts:
        return not pattern and not parts
    if pattern[0] == "**":
        return any(_matches(pattern[1:], parts[start:]) for start in range(len(parts) + 1))
    return Path(parts[0]).match(pattern[0]) and _matches(pattern[1:], parts[1:])


class Image:
    """An image that is built in a folder; `root` has the files of the stage that was built last."""

    def __init__(self, folder: Path, dockerfile: str, ignored: str) -> None:
        self._folder = folder
        self._stages = stages(dockerfile)
        self.root = folder / "root"
        self.sent = sorted(sent(ignored.splitlines()))
        self.copied: set[Path] = set()
        """The files of the checkout that some stage has copied."""
        self.workdir = self.root
        self.environment: dict[str, str] = {}
        self.settings: dict[str, str] = {}
        """HEALTHCHECK, ENTRYPOINT, CMD and so on of the last stage."""

    def build(self) -> None:
        """Run all stages, each with the same path as its root: files of the last one may name that path."""
        context = self._folder / "context"
        for path in self.sent:
            (context / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, context / path)
        for stage in self._stages:
            self._begin(stage)
            for kind, rest in stage.instructions:
                self._carry_out(kind, rest, context)
            if stage is not self._stages[-1]:
                self.root.rename(self._folder / stage.name)

    def inside(self, text: str) -> str:
        """Return a text with the absolute paths of the image moved below its root."""
        return re.sub(r"(?<!\w)/(?=(?:build|etc|home|opt|srv|usr|var)\b)", f"{self.root}/", text)

    def run(self, command: str) -> None:
        """Run a shell command in the stage; raise RuntimeError with what it printed if it fails."""
        done = subprocess.run(
            ["/bin/sh", "-c", self.inside(command)],
            cwd=self.workdir,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"RUN {command}\nexit status {done.returncode}:\n{done.stdout}")

    def _begin(self, stage: Stage) -> None:
        self.workdir = self.root
        self.settings = {}
        programs = self.root / "usr" / "bin"
        programs.mkdir(parents=True)
        self.environment = {
            name: value for name, value in os.environ.items() if KEPT_VARIABLES.fullmatch(name)
        } | {"PATH": str(programs), "PIP_NO_COMPILE": "no"}
        self._add_programs(_essential())
        for name, program in LANGUAGES[stage.base.partition(":")[0]].items():
            self._add_program(name, Path(shutil.which(program) or program))

    def _carry_out(self, kind: str, rest: str, context: Path) -> None:
        match kind:
            case "RUN":
                mounted, command = re.fullmatch(r"((?:--mount=\S+\s+)*)(.*)", rest).groups()
                for target in re.findall(r"--mount=type=cache,target=(\S+)", mounted):
                    self._mount_cache(target)
                for packages in re.findall(r"apt-get install ([^&]*)", command):
                    self._add_programs(_with_needed(_names(packages)))
                self.run(command)
            case "COPY":
                self._copy(rest.split(), context)
            case "WORKDIR":
                self.workdir = Path(self.inside(rest))
                self.workdir.mkdir(parents=True, exist_ok=True)
            case "ENV":
                for setting in shlex.split(rest):
                    name, _, value = setting.partition("=")
                    known = self.environment.get("PATH", "")
                    self.environment[name] = self.inside(value).replace("$PATH", known)
            case "USER" | "VOLUME" | "EXPOSE" | "HEALTHCHECK" | "ENTRYPOINT" | "CMD":
                self.settings[kind] = rest
            case _:
                raise ValueError(f"unknown instruction: {kind}")

    def _copy(self, words: list[str], context: Path) -> None:
        origin = context
        if words[0].startswith("--from="):
            origin = self._folder / words.pop(0).removeprefix("--from=")
        *sources, name = words
        target = Path(self.inside(name)) if name.startswith("/") else self.workdir / name
        for source in sources:
            found = origin / source.lstrip("/")
            if found.is_dir():
                # Nothing writes into files of an earlier stage: they need no second place on the disk.
                copy = shutil.copy2 if origin == context else os.link
                shutil.copytree(
                    found, target, symlinks=True, copy_function=copy, dirs_exist_ok=True
                )
                files = [path for path in found.rglob("*") if path.is_file()]
            else:
                place = target / found.name if name.endswith("/") else target
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, place)
                files = [found]
            if origin == context:
                self.copied.update(path.relative_to(context) for path in files)

    def _mount_cache(self, target: str) -> None:
        place = Path(self.inside(target))
        kept = Path.home() / ".cache" / place.name
        kept.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(kept)

    def _add_programs(self, packages: set[str]) -> None:
        owned = {os.path.realpath(path) for path in _files(frozenset(packages))}
        for folder in ("/usr/bin", "/usr/sbin", "/bin", "/sbin"):
            for program in Path(folder).iterdir():
                if os.path.realpath(program) in owned:
                    self._add_program(program.name, program)

    def _add_program(self, name: str, program: Path) -> None:
        place = self.root / "usr" / "bin" / name
        if place.is_symlink() or place.exists():
            return
        if name in COMPILERS:
            sources = " ".join(shlex.quote(str(ROOT / path)) for path in BUILT_OF)
            script = COMPILER.format(
                root=self.root, checkout=ROOT, compiler=program, sources=sources
            )
        elif name == "npm":
            script = NPM.format(checkout=ROOT, npm=program)
        else:
            place.symlink_to(shutil.which("true") or "" if name in LEFT_OUT else program)
            return
        place.write_text(script)
        place.chmod(0o755)


def _names(words: str) -> set[str]:
    return {word for word in words.split() if not word.startswith("-")}


@cache
def _installed() -> dict[str, tuple[bool, str]]:
    """Return Debian's packages on this machine: whether every system has the package, and what it needs."""
    wanted = "${Package}\t${Essential}\t${Priority}\t${Pre-Depends}, ${Depends}\n"
    listed = subprocess.run(
        ["dpkg-query", "--show", f"--showformat={wanted}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = (line.split("\t") for line in listed.splitlines())
    return {
        name: (essential == "yes" or priority == "required" or name == "apt", needs)
        for name, essential, priority, needs in rows
    }


def _essential() -> set[str]:
    return _with_needed({name for name, (is_essential, _) in _installed().items() if is_essential})


def _with_needed(packages: set[str]) -> set[str]:
    """Return packages and all that they need; raise LookupError if one of them is not installed."""
    if missing := packages - _installed().keys():
        raise LookupError(f"install Debian's {' '.join(sorted(missing))}")
    found: set[str] = set()
    waiting = list(packages)
    while waiting:
        name = waiting.pop()
        if name not in found and name in _installed():
            found.add(name)
            waiting += re.findall(
                r"[a-z0-9][a-z0-9+.-]+(?=[ ,|:]|$)", re.sub(r"\([^)]*\)", "", _installed()[name][1])
            )
    return found


@cache
def _files(packages: frozenset[str]) -> list[str]:
    return subprocess.run(
        ["dpkg-query", "--listfiles", *packages], capture_output=True, text=True, check=True
    ).stdout.splitlines()
