"""What the page weighs, and how soon there is a table to play at: ``python -m bench.page [--runs N]``.

Weight is what the server really sends of each file that a table needs, and what it is unpacked. Time runs from the
start of the navigation, in a browser that has seen nothing of the page before, to the cards lying there and to a first
move being settled by the server. Two things are timed by turns in the same run, so that a ratio holds on any machine:
the obvious other way, a plain document of the same cards as buttons without any rules behind it; and our front page.
All that again as on a phone of the cheap sort: a processor four times slower, 1.6 Mbit/s, 150 ms there and back.
"""

from __future__ import annotations

import argparse
import gzip
import http.server
import os
import platform
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser

from mulligan.games.registry import read_code
from tests.browser.chromium import chromium
from tests.web.server import Server

CODE = "GO1-E-AAAAAAB"
PHONE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
SLOWER = 4

# Looks at every frame whether what is waited for is there; a table's stock is clicked as soon as its cards lie there.
WATCH = """
(() => {
  const times = {};
  window.timed = new Promise((done) => {
    const look = () => {
      const now = performance.now();
      if (!times.shown && document.querySelectorAll(".sprite, [data-naive], [data-game]").length >= window.wanted) {
        times.shown = now;
        document.querySelector("[data-place=stock]")?.click();
      }
      const played = document.querySelector("[data-figure=moves]")?.textContent === "1" || window.wanted === 1;
      if (times.shown && played) done({ ...times, played: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
})();
"""


class Weight(NamedTuple):
    """A file of the page: its address, its bytes on the wire and unpacked."""

    path: str
    sent: int
    unpacked: int


class Times(NamedTuple):
    """Milliseconds from the start of the navigation."""

    shown: float
    played: float


def naive_page() -> bytes:
    """The cards of a deal as buttons, and a counter: nothing could be simpler."""
    deal = read_code(CODE)
    cards = [card.text for pile in deal.game.piles(deal.start()) for card in pile.cards]
    buttons = "".join(f"<button data-naive>{card}</button>" for card in cards)
    script = "document.querySelector('[data-place=stock]').onclick = () => document.querySelector('b').textContent = 1"
    return (
        "<!doctype html><meta charset=utf-8><link rel=icon href=data:,><title>Golf</title>"
        f"<button data-place=stock>Draw</button> <b data-figure=moves>0</b> {buttons}<script>{script}</script>"
    ).encode()


@contextmanager
def naive_server() -> Iterator[str]:
    """Serves the naive page."""
    body = gzip.compress(naive_page())

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def weigh(browser: Browser, server: str) -> tuple[list[Weight], int]:
    """Every file and answer that a table needs, as the server sends it to a browser.

    With them, the bytes of the socket's first message; the socket packs it by itself.
    """
    context = browser.new_context(locale="en")
    page = context.new_page()
    asked: list[str] = []
    page.on("response", lambda response: asked.append(response.url) if response.request.method == "GET" else None)
    frames: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    page.goto(f"{server}/deal/{CODE}")
    page.locator("[data-place=stock]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    context.close()
    found = []
    with httpx.Client(headers={"Accept-Encoding": "gzip"}, trust_env=False) as client:
        for url in dict.fromkeys(asked):
            with client.stream("GET", url) as answer:
                sent = b"".join(answer.iter_raw())
            unpacked = gzip.decompress(sent) if answer.headers.get("content-encoding") == "gzip" else sent
            path = urlsplit(url).path
            found.append(Weight("the document" if "/deal/" in path else path, len(sent), len(unpacked)))
    return sorted(found, key=lambda weight: -weight.sent), len(str(frames[0]).encode())


def measure(browser: Browser, url: str, wanted: int, phone: bool = False) -> Times:
    """Open an address with nothing kept from before, and wait for so many cards (for one: no move is made)."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 760})
    context.add_init_script(f"window.wanted = {wanted}; {WATCH}")
    page = context.new_page()
    if phone:
        debugger = context.new_cdp_session(page)
        debugger.send("Network.emulateNetworkConditions", PHONE)
        debugger.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="commit")
    # A link's page goes on to the table's address within the same document.
    times = page.evaluate("() => window.timed")
    context.close()
    return Times(times["shown"], times["played"])


def tell(name: str, values: list[float], baseline: list[float]) -> None:
    middle = statistics.median(values)
    ratio = middle / statistics.median(baseline)
    print(f"  {name:<34}{middle:>7,.0f} ms   ({min(values):,.0f} to {max(values):,.0f})   {ratio:>5.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9, help="how often each address is opened")
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder, chromium() as browser, naive_server() as naive:
        server = Server(Path(folder))
        try:
            load = "/".join(f"{one:.1f}" for one in os.getloadavg())
            print(
                f"Chromium {browser.version}, Python {platform.python_version()}, {os.cpu_count()} cores, load {load}"
            )
            weights, message = weigh(browser, server.url)
            total = Weight("all", sum(one.sent for one in weights), sum(one.unpacked for one in weights))
            print(f"\nWeight of a table in English{'sent':>16}{'unpacked':>12}")
            for weight in [*weights, total]:
                print(f"  {weight.path:<32}{weight.sent:>8,} B{weight.unpacked:>10,} B")
            print(f"  {'the first message of the socket':<42}{message:>10,} B")
            print(f"  {'a naive page of the same cards':<32}{len(gzip.compress(naive_page())):>8,} B")
            for phone in (False, True):
                addresses = {
                    "naive page": (naive, 52),
                    "front page": (f"{server.url}/", 1),
                    "table": (f"{server.url}/deal/{CODE}", 36),
                }
                times: dict[str, list[Times]] = {name: [] for name in addresses}
                for _ in range(runs):  # by turns, so that a disturbance meets all
                    for name, (url, wanted) in addresses.items():
                        times[name].append(measure(browser, url, wanted, phone))
                base = [one.played for one in times["naive page"]]
                where = "As on a cheap phone" if phone else "On this machine"
                print(f"\n{where}: median of {runs} (from, to), ratio to the naive page")
                tell("naive page, a click is counted", base, base)
                tell("front page, the games are there", [one.shown for one in times["front page"]], base)
                tell("table, the cards are there", [one.shown for one in times["table"]], base)
                tell("table, a move is settled", [one.played for one in times["table"]], base)
        finally:
            server.close()


if __name__ == "__main__":
    main()
