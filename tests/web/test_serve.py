"""Starting and stopping: one line that says where it is, one sentence that says why not."""

import os
import re
import socket
import subprocess
import sys

import pytest

from mulligan.web import server as web_server


def run(*arguments, **environment):
    """``mulligan serve`` with something wrong: it ends by itself."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "mulligan", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | environment,
        check=False,
    )


def test_it_says_where_it_is_once_it_listens(own_server):
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", own_server.url)
    assert own_server.get("/api/games").status_code == 200
    assert own_server.stop() == 0
    assert own_server.database.exists()


def test_a_port_that_is_taken_gets_one_sentence(own_server, tmp_path):
    port = own_server.url.rpartition(":")[2]
    done = run("--port", port, "--db", f"sqlite:///{tmp_path / 'other.db'}")
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr == f"Port {port} of 127.0.0.1 cannot be had: it is in use already; name another one with --port\n"
    )
    assert not (tmp_path / "other.db").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--host", "no.such.host.invalid"), "There is no address “no.such.host.invalid” on this machine: name another one with --host\n"),
        (("--host", "192.0.2.1"), "Port 0 of 192.0.2.1 cannot be had: the address is not one of this machine; name another one with --port\n"),
        (("--db", "games"), "“games” is no database URL: write it like sqlite:///games.db, postgresql://user@host/name\n"),
        (("--db", "sqlite:////no/such/folder/games.db"), "The database sqlite:////no/such/folder/games.db cannot be opened: there is no folder /no/such/folder\n"),
    ],
)  # fmt: skip
def test_what_cannot_be_had_gets_one_sentence(arguments, sentence):
    done = run("--port", "0", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.replace("The page has not been built yet: scripts/build does it\n", "") == sentence


def test_pl_4_what_cannot_be_had_is_told_in_the_language_that_was_asked_for():
    done = run("--port", "0", "--db", "games", "--lang", "fi")
    assert (done.returncode, done.stdout) == (1, "")
    assert "”games” ei ole tietokannan osoite" in done.stderr
    assert run("--port", "0", "--lang", "xx").stderr.startswith("There is no language “xx”")


def test_without_a_database_it_takes_the_file_in_the_data_folder_of_the_user(tmp_path):
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "mulligan", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | environment,
    )
    with process:
        assert process.stdout.readline().startswith("Mulligan is at http://127.0.0.1:")
        process.terminate()
    assert process.returncode == 0
    assert [path.name for path in tmp_path.rglob("*.db")] == ["mulligan.db"]


def test_the_address_that_is_shown_can_be_gone_to():
    for host, family, shown in [
        ("127.0.0.1", socket.AF_INET, "http://127.0.0.1:{}/"),
        ("0.0.0.0", socket.AF_INET, "http://localhost:{}/"),
        ("::1", socket.AF_INET6, "http://[::1]:{}/"),
        ("::", socket.AF_INET6, "http://localhost:{}/"),
    ]:
        if family == socket.AF_INET6 and not socket.has_ipv6:
            continue
        try:
            listener = web_server._listen(host, 0)
        except SystemExit:
            assert family == socket.AF_INET6, "a machine may be without IPv6, not without IPv4"
            continue
        with listener:
            assert web_server._address(host, listener) == shown.format(listener.getsockname()[1])


@pytest.mark.parametrize(
    ("platform", "environment", "display"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_the_page_is_opened_only_where_there_is_a_display(monkeypatch, platform, environment, display):
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert web_server._has_display() is display
