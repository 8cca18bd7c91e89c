// PL-8: statistics in the storage of a browser, which may be full or forbidden.

import { beforeEach, expect, test, vi } from "vitest";
import { Clock } from "./clock";
import { note, type Part, PARTS_AT_MOST, together } from "./statistics";

const KEY = "mulligan.statistics";
const texts = new Map<string, string>();
let full = false;
let kept: typeof import("./kept");

beforeEach(async () => {
  texts.clear();
  full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("the quota has been exceeded", "QuotaExceededError");
      texts.set(key, text);
    },
  });
  vi.resetModules();
  kept = await import("./kept");
});

function win(table: string): void {
  const tally = { dealt: 1, rules: "E", score: 350, unit: "points", fewer: false } as const;
  for (const ended of [null, "won"] as const) {
    kept.changeStatistics((all) => note(all, { table, game: "golf", moves: 5, tally: { ...tally, ended } }, 1));
  }
}

const played = () => together(kept.keptStatistics().parts)[0]?.played;

test("wins are kept, and a page beside this one counts on", async () => {
  win("a");
  vi.resetModules();
  const beside = await import("./kept");
  beside.changeStatistics((all) => note(all, { table: "b", game: "golf", moves: 1, tally: { dealt: 1, rules: "E", score: 10, unit: "points", fewer: false, ended: null } }, 2));
  beside.leaveTable("b");
  expect(played()).toBe(2);
});

test("full or forbidden, it says so, and counts until the page is closed", () => {
  texts.set("other", "stays");
  expect(kept.keepsStatistics()).toBe(true);
  full = true;
  win("a");
  expect(kept.keepsStatistics()).toBe(false);
  expect(played()).toBe(1);
  expect(texts.get("other")).toBe("stays");
  full = false;
  expect(kept.keepsStatistics()).toBe(true);
  vi.stubGlobal("localStorage", undefined);
  expect(kept.keepsStatistics()).toBe(false);
});

test.each(["{", "5", "null", '{"version":1}'])("damaged, it begins anew: %s", (text) => {
  texts.set(KEY, text);
  expect(played()).toBeUndefined();
  win("a");
  expect(played()).toBe(1);
});

test("forgotten and added again, the figures are what they were; added twice, too", () => {
  win("a");
  const { parts } = kept.keptStatistics();
  kept.forgetStatistics();
  expect(played()).toBeUndefined();
  win("b");
  kept.addParts(parts);
  kept.addParts(parts);
  expect(played()).toBe(2);
});

test("more browsers than can be kept are refused, and change nothing", () => {
  win("a");
  const before = texts.get(KEY);
  const many: Part[] = Array.from({ length: PARTS_AT_MOST }, (_, at) => ({ device: String(at).padStart(32, "0"), changes: 1, sets: [] }));
  expect(() => kept.addParts(many)).toThrow("many");
  expect(texts.get(KEY)).toBe(before);
});

test("the clock counts what passes while it runs, and not that a machine has slept", () => {
  const clock = new Clock();
  expect(clock.look(1000, false)).toBe(0);
  expect(clock.look(2000, true)).toBe(0);
  expect(clock.look(3000.4, true)).toBe(1000);
  expect(clock.look(4000.4, false)).toBe(1000);
  expect(clock.look(9000, true)).toBe(0);
  expect(clock.look(1e9, true)).toBe(5000);
  expect(clock.look(0, true)).toBe(0);
});
