"""The server of the web tests."""

import pytest

from tests.web.server import Server


def _served(folder):
    server = Server(folder)
    yield server
    server.close()
    assert "Traceback" not in server.log or server.forgiven, server.log


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that the tests of a module share."""
    yield from _served(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path):
    """A server that a test has for itself, to kill it."""
    yield from _served(tmp_path)
