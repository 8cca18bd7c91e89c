// PL-8: what of a table's course is noted, and how much of the time.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewOf } from "../board/tables.fixture";
import type { Tally } from "../wire";

const TALLY: Tally = { dealt: 1, rules: "E", score: 10, unit: "points", fewer: false, ended: null };
const VIEWS = {
  begun: { ...viewOf([], []), moves: 1, tally: TALLY },
  won: { ...viewOf([], []), moves: 9, outcome: "won", tally: { ...TALLY, score: 350, ended: "won" } satisfies Tally },
};

const texts = new Map<string, string>();
const page = { visibilityState: "visible", addEventListener: () => undefined, removeEventListener: () => undefined };

let kept: typeof import("./kept");
let storage: typeof import("../net/storage");
let Watch: typeof import("./watch").Watch;
let reviewing = false;

beforeEach(async () => {
  vi.useFakeTimers();
  texts.clear();
  reviewing = false;
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => texts.set(key, text) });
  vi.resetModules();
  kept = await import("./kept");
  storage = await import("../net/storage");
  ({ Watch } = await import("./watch"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watched = () => new Watch("t", () => !reviewing);
const set = () => kept.keptStatistics().parts[0]?.sets[0];

test("time counts while the page is seen, the deal goes on and nobody reviews it", () => {
  const watch = watched();
  watch.see(VIEWS.begun);
  vi.advanceTimersByTime(3000);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(60_000);
  page.visibilityState = "visible";
  vi.advanceTimersByTime(3000);
  reviewing = true;
  vi.advanceTimersByTime(60_000);
  watch.see(VIEWS.won);
  vi.advanceTimersByTime(60_000);
  watch.close();
  const { played, won, time = 0 } = set() ?? {};
  expect([played, won]).toEqual([1, 1]);
  // To one look at the clock each time.
  expect(time).toBeGreaterThanOrEqual(5000);
  expect(time).toBeLessThanOrEqual(8000);
});

test("a page that is loaded again goes on with the time", () => {
  for (const last of [VIEWS.begun, VIEWS.won]) {
    const watch = watched();
    watch.see(VIEWS.begun);
    vi.advanceTimersByTime(30_000);
    watch.see(last);
    watch.close();
  }
  expect(set()).toMatchObject({ played: 1, time: 60_000, shortest: 60_000 });
});

test("a deal whose page is gone has kept most of its time", () => {
  watched().see(VIEWS.begun);
  vi.advanceTimersByTime(25_000);
  expect(kept.keptStatistics().deals[0]?.time).toBe(20_000);
});

test("whoever watches plays nothing", () => {
  const watch = watched();
  watch.see({ ...VIEWS.begun, mine: false });
  watch.see({ ...VIEWS.won, mine: false });
  watch.close();
  expect(kept.keptStatistics().deals).toEqual([]);
});

test("a deal that was begun at another table does not count, the next one there does", () => {
  storage.keepTable({ table: "t", token: "x", code: "GO1-E-AAAAAAB", game: "golf", at: 1, closed: false, playedOn: true });
  const watch = watched();
  for (const view of [VIEWS.begun, VIEWS.won]) watch.see(view);
  expect(set()).toBeUndefined();
  for (const view of [VIEWS.begun, VIEWS.won]) watch.see({ ...view, tally: { ...view.tally, dealt: 2 } });
  watch.close();
  expect(set()?.played).toBe(1);
});
