import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromPage, FromServer } from "../wire";
import { Connection, patience } from "./socket";

it("waits longer each time, never longer than ten seconds, and not all clients alike", () => {
  expect(patience(0, 1)).toBe(400);
  expect(patience(3, 1)).toBe(3200);
  expect(patience(30, 1)).toBe(10_000);
  expect(patience(3, 0)).toBeLessThan(patience(3, 1));
});

/** The browser's end of a wire, as far as a connection uses it. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const hello: FromPage = { type: "hello", lang: "en" };

describe("a connection", () => {
  let heard: FromServer[];
  let turns: boolean[];
  let gone: number;
  let connection: Connection;
  const last = () => Wire.all.at(-1) as Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
    Wire.all = [];
    [heard, turns, gone] = [[], [], 0];
    connection = new Connection("ws://table", {
      hello: () => hello,
      hear: (message) => heard.push(message),
      turned: (up) => turns.push(up),
      gone: () => (gone += 1),
    });
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello first, each time that it comes back", () => {
    last().open();
    last().hear({ type: "position", said: "" });
    last().break();
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    last().open();
    expect(Wire.all.map(({ sent }) => sent)).toEqual([[JSON.stringify(hello)], [JSON.stringify(hello)]]);
    expect(turns).toEqual([true, false, true]);
    expect(heard).toHaveLength(1);
  });

  it("takes a long silence after something was said for the end, and hears nothing more from there", () => {
    last().open();
    vi.advanceTimersByTime(8000);
    expect(turns).toEqual([true, false]);
    last().hear({ type: "position", said: "late" });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
  });

  it("a quiet table is no silence: nothing was said that wants an answer", () => {
    last().open();
    last().hear({ type: "position", said: "" });
    vi.advanceTimersByTime(600_000);
    expect(Wire.all).toHaveLength(1);
  });

  it("gives up where the server says that there is no such table", () => {
    last().open();
    last().break(4404);
    vi.advanceTimersByTime(60_000);
    expect([gone, Wire.all.length]).toEqual([1, 1]);
  });
});
