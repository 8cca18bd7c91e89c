"""Connections on which no request arrives are given up; those that ask are not."""

import socket
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from tests.web.server import Server


@pytest.mark.slow
def test_a_connection_without_a_request_is_given_up(tmp_path):
    with closing(Server(tmp_path)) as server:
        where = urlsplit(server.url)
        with socket.create_connection((where.hostname, where.port), timeout=30) as silent:
            silent.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: ")
            assert silent.recv(1) == b""
        assert server.get("/api/games").status_code == 200


def test_a_connection_that_has_asked_may_ask_again(tmp_path):
    with closing(Server(tmp_path)) as server:
        where = urlsplit(server.url)
        with socket.create_connection((where.hostname, where.port), timeout=30) as asking:
            for _ in range(2):
                asking.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
                assert asking.recv(9) == b"HTTP/1.1 "
                asking.recv(4096)
