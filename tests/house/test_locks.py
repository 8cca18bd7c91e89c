"""The lock files pin everything, name no registry and no machine, and answer what pyproject.toml asks for."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = {
    "requirements.lock": [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["build"]],
    "requirements-dev.lock": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["dependency-groups"]["build"],
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["project"]["optional-dependencies"]["postgres"],
        *PROJECT["project"]["optional-dependencies"]["survey"],
    ],
    "requirements-node.lock": PROJECT["dependency-groups"]["node"],
}


def pins(lock: str) -> dict[str, str]:
    """Name -> version of each package of a lock; a line without a hash is an error."""
    found = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip()):
        if entry.lstrip().startswith("#"):
            continue
        pin = re.match(r"([\w.\[\],-]+)==(\S+)", entry)
        assert pin, f"{lock}: not pinned: {entry.splitlines()[0]}"
        assert "--hash=sha256:" in entry, f"{lock}: no hash: {pin[0]}"
        found[canonicalize_name(pin[1].partition("[")[0])] = pin[2]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_answers_what_is_asked_for(lock: str) -> None:
    pinned = pins(lock)
    for text in LOCKS[lock]:
        asked = Requirement(text)
        assert asked.specifier.contains(pinned[canonicalize_name(asked.name)]), f"{lock} does not answer {text}"


def test_players_and_developers_run_the_same_versions() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_npm_packages_are_pinned_by_content_and_not_by_address() -> None:
    packages = json.loads((ROOT / "client/package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_no_committed_file_names_a_registry_or_a_machine() -> None:
    names = re.compile(
        rb"(?i)pypi[.]org|pythonhosted[.]org|npmjs[.](org|com)|deb[.]debian|(?<![\w.])/(work|root|home/\w+)/[\w.]"
    )
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git clone")
    found = []
    for name in filter(None, listed.stdout.decode().split("\0")):
        path = ROOT / name
        if path.is_file() and (hit := names.search(path.read_bytes())):
            found.append(f"{name}: {hit[0].decode()}")
    assert not found
