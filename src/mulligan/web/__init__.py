"""The web table: requests, sockets and the built page."""

from mulligan.web.app import create_app
from mulligan.web.server import serve

__all__ = ["create_app", "serve"]
