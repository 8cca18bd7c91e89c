"""The built page: one document for every address, its files, and what is said where it has not been built."""

import hashlib

import httpx
import pytest

from mulligan.web import create_app, pages

DOCUMENT = "<!doctype html><title>Mulligan</title><script type=module src=/assets/index-abc123.js></script>"
SCRIPT = "export const cards = 52;\n" * 200


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A built page in a folder of its own, and beside it what must not be served."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(DOCUMENT, encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


class InProcess:
    """A client of the application in this process; each request is a life of its own."""

    def __init__(self, database):
        self._database = database

    async def request(self, method, path, **keywords):
        app = create_app(self._database)
        transport = httpx.ASGITransport(app)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, **keywords)

    async def get(self, path, **keywords):
        return await self.request("GET", path, **keywords)

    async def head(self, path):
        return await self.request("HEAD", path)


@pytest.fixture
def client(tmp_path):
    return InProcess(f"sqlite:///{tmp_path / 'games.db'}")


@pytest.mark.parametrize(
    "path", ["/", "/t/abcDEF-_123", "/deal/GO1-E-AAAAAAB", "/deal/golf/strict/ms:5", "/deal/x?lang=hr"]
)
async def test_pl_1_every_address_of_the_page_is_the_document(built, client, path):
    """PL-1: opening a link is enough."""
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    head = await client.head(path)
    assert (head.status_code, head.text) == (200, "")


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/a/b", "/index.html", "/assets", "/assets/", "/x" * 3000])
async def test_an_unknown_address_is_the_document_that_says_so(built, client, path):
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (404, DOCUMENT)
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_part_of_an_older_build_is_not_there_and_no_page(built, client):
    answer = await client.get("/assets/index-OLD.js", headers={"accept-language": "hr"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_address")


async def test_what_has_its_content_in_its_name_is_kept_for_ever(built, client):
    answer = await client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    icon = await client.get("/icon.svg")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("app.js", "text/javascript; charset=utf-8"),
        ("app.css", "text/css; charset=utf-8"),
        ("letters.woff2", "font/woff2"),
        ("page.webmanifest", "application/manifest+json"),
        ("icon.png", "image/png"),
        ("what.ever", "application/octet-stream"),
    ],
)
async def test_each_file_says_what_it_is_since_browsers_may_not_guess(built, client, name, kind):
    (built / "assets" / name).write_bytes(b"content")
    assert (await client.get(f"/assets/{name}")).headers["content-type"] == kind


@pytest.mark.parametrize(
    "path",
    [
        "/link.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%00",
    ],
)
async def test_nothing_outside_the_built_page_is_served(built, client, path):
    answer = await client.get(f"http://here{path}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text
    assert "root:" not in answer.text


async def test_where_the_page_is_not_built_every_address_says_how_to(tmp_path, monkeypatch, client):
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nothing")
    for path in ("/", "/t/abc", "/nowhere"):
        answer = await client.get(path, headers={"accept-language": "it"})
        assert (answer.status_code, answer.text) == (503, "La pagina non è ancora stata costruita: lo fa scripts/build")
    assert (await client.get("/api/games")).status_code == 200
    assert not pages.is_built()


async def test_a_page_that_is_built_again_is_served_at_once(built, client):
    assert pages.is_built()
    (built / "index.html").write_text(DOCUMENT + "<!-- new -->", encoding="utf-8")
    (built / "assets" / "new.js").write_text("1", encoding="utf-8")
    assert (
        hashlib.sha256((await client.get("/")).content).digest()
        == hashlib.sha256((built / "index.html").read_bytes()).digest()
    )
    assert (await client.get("/assets/new.js")).text == "1"
