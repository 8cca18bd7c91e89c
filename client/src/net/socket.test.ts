import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromPage, FromServer } from "../wire";
import { Connection, patience } from "./socket";
import { last, plugIn, Wire } from "./wire.fixture";

it("waits longer each time, never longer than ten seconds, and not all clients alike", () => {
  expect(patience(0, 1)).toBe(400);
  expect(patience(3, 1)).toBe(3200);
  expect(patience(30, 1)).toBe(10_000);
  expect(patience(3, 0)).toBeLessThan(patience(3, 1));
});

const hello: FromPage = { type: "hello", lang: "en" };

describe("a connection", () => {
  let heard: FromServer[];
  let turns: boolean[];
  let gone: number;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    plugIn();
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
